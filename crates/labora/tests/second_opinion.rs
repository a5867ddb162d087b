//! Legal actions of turns and settlement phases, and points, worked out once more from the view
//! and the printed values alone, and compared with the engine in whole random games.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::printed::{BUILDINGS, SETTLEMENTS};
use crate::common::{COUNTRIES, Look, Notated, SET_UPS, goods, new_game};
use quadrivium_core::{Key, Rules, Seat, Turn};
use quadrivium_labora::{
    Action, Building, CellView, Content, EstateView, Good, Labora, Question, Settlement, Stage,
    View,
};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

type Place = (i8, i8);

/// An estate by places.
struct Land<'a> {
    estate: &'a EstateView,
    cells: BTreeMap<Place, &'a CellView>,
}

impl<'a> Land<'a> {
    fn of(estate: &'a EstateView) -> Self {
        let cells = estate.cells.iter().map(|cell| ((cell.spot.col, cell.spot.row), cell));
        Self { estate, cells: cells.collect() }
    }

    /// Mountains are in column 6 and as tall as two rows; otherwise places share an edge that
    /// differ by one.
    fn neighbours(&self, (col, row): Place) -> Vec<&'a CellView> {
        let near: &[Place] = match col {
            6 => &[(5, row), (5, row + 1)],
            _ => &[(col, row - 1), (col, row + 1), (col - 1, row), (col + 1, row)],
        };
        let mut found: Vec<_> = near.iter().filter_map(|it| self.cells.get(it).copied()).collect();
        // The mountain of a hillside in the lower row of a plot is named by the upper row.
        let own_row = self.cells.contains_key(&(6, row));
        if col == 5 && !own_row {
            found.extend(self.cells.get(&(6, row - 1)).copied());
        }
        found
    }

    fn has(&self, good: Good) -> u16 {
        self.estate.goods.iter().find(|it| it.good == good).map_or(0, |it| it.count)
    }

    fn money(&self) -> u16 {
        self.has(Good::Coin) + self.has(Good::Wine) + 2 * self.has(Good::Whiskey)
    }

    fn count(&self, content: Content) -> usize {
        self.estate.cells.iter().filter(|cell| cell.content == content).count()
    }

    fn is_cloister(cell: &CellView) -> bool {
        match cell.content {
            Content::House(Building::CloisterOffice) => true,
            Content::House(building) => printed(building).is_some_and(|it| it.3 == "cloister"),
            _ => false,
        }
    }

    /// Whether a building of the display can be paid and put somewhere.
    fn can_build(&self, building: Building) -> bool {
        let &(.., kind, terrains, cost, _, _, _) = printed(building).expect("a card");
        let affordable = goods(cost).into_iter().all(|(good, count)| match good {
            Good::Straw => self.has(good) + self.has(Good::Grain) >= count,
            Good::Coin => self.money() >= count,
            _ => self.has(good) >= count,
        });
        let fits = self.cells.iter().any(|(&place, cell)| {
            let near = self.neighbours(place);
            cell.content == Content::Empty
                && terrains.contains(first_letter(cell))
                && (kind != "cloister" || near.into_iter().any(Self::is_cloister))
        });
        affordable && fits
    }

    fn can_settle(&self, settlement: Settlement) -> bool {
        let &(_, _, food, energy, terrains, ..) =
            SETTLEMENTS.iter().find(|it| it.0 == settlement.name()).expect("a settlement");
        let worth = |list: &[(Good, u16)]| -> u16 {
            list.iter().map(|&(good, worth)| self.has(good) * worth).sum()
        };
        let fuel = [(Good::Coal, 6), (Good::Peat, 4), (Good::Wood, 2), (Good::Straw, 1)];
        let meals = [
            (Good::Meat, 5),
            (Good::Beer, 5),
            (Good::Bread, 3),
            (Good::Sheep, 2),
            (Good::Whiskey, 2),
            (Good::Flour, 1),
            (Good::Malt, 1),
            (Good::Grape, 1),
            (Good::Wine, 1),
            (Good::Coin, 1),
        ];
        let eaten = food.saturating_sub(worth(&meals));
        let burnt = (2 * energy).saturating_sub(worth(&fuel));
        let room = self
            .cells
            .values()
            .any(|cell| cell.content == Content::Empty && terrains.contains(first_letter(cell)));
        eaten + burnt <= self.has(Good::Grain) && room
    }

    /// Rows in which a district or a plot can be put, by trying them.
    fn tiles(&self, view: &View, out: &mut BTreeSet<String>) {
        if view.bought {
            return;
        }
        let strip = |row: i8| self.cells.contains_key(&(0, row));
        let payable = |price: Option<u8>| price.is_some_and(|it| self.money() >= u16::from(it));
        for row in -30..30 {
            let beside = strip(row - 1) || strip(row + 1);
            if payable(view.districts.price) && beside && !strip(row) {
                out.extend([format!("district {row} plains"), format!("district {row} hills")]);
            }
            if !payable(view.plots.price) {
                continue;
            }
            for (col, side) in [(-1, "coast"), (5, "mountain")] {
                let taken = |row: i8| self.cells.contains_key(&(col, row));
                let touches = strip(row) || strip(row + 1) || taken(row - 1) || taken(row + 2);
                if touches && !taken(row) && !taken(row + 1) {
                    out.insert(format!("plot {row} {side}"));
                }
            }
        }
    }

    fn conversions(&self, out: &mut BTreeSet<String>) {
        for good in [Good::Grain, Good::Whiskey, Good::Wine] {
            if self.has(good) > 0 {
                out.insert(format!("convert {good}"));
            }
        }
    }
}

fn first_letter(cell: &CellView) -> char {
    cell.terrain.name().chars().next().expect("a name").to_ascii_uppercase()
}

fn printed(building: Building) -> Option<&'static crate::common::printed::Printed> {
    BUILDINGS.iter().find(|it| it.1 == building.name())
}

/// Everything that can be done in a turn.
fn in_turn(view: &View, seat: Seat) -> BTreeSet<String> {
    let mut out = BTreeSet::new();
    let lands: Vec<_> = view.estates.iter().map(Land::of).collect();
    let own = &lands[seat.index()];
    own.tiles(view, &mut out);
    own.conversions(&mut out);
    let bonus = view.stage == Stage::Bonus;
    if view.actions == 0 || bonus {
        out.insert("end".to_owned());
    }
    if view.actions == 0 {
        return out;
    }
    for &building in &view.display {
        if own.can_build(building) {
            out.insert(format!("build {building}"));
        }
    }
    let present = own.has(view.present) > 0;
    let payable = present || own.money() >= u16::from(view.contract_price);
    for land in &lands {
        let estate = land.estate;
        for cell in &estate.cells {
            let spot = cell.spot;
            let own_estate = estate.seat == seat;
            match cell.content {
                Content::House(building) if bonus => {
                    out.insert(format!("visit {} {building}", estate.seat));
                }
                Content::House(building) if cell.clergy.is_empty() && own_estate => {
                    if estate.prior_home {
                        out.insert(format!("place {building} prior"));
                    }
                    if estate.lay_home > 0 {
                        out.insert(format!("place {building} lay"));
                    }
                }
                Content::House(building)
                    if cell.clergy.is_empty()
                        && payable
                        && (estate.prior_home || estate.lay_home > 0) =>
                {
                    out.insert(format!("contract {} {building}", estate.seat));
                }
                Content::Forest if own_estate && !bonus => {
                    out.insert(format!("fell {spot}"));
                }
                Content::Moor if own_estate && !bonus => {
                    out.insert(format!("cut {spot}"));
                }
                _ => {}
            }
        }
    }
    if !bonus && (own.count(Content::Forest) == 0 || own.count(Content::Moor) == 0) {
        out.insert("idle".to_owned());
    }
    out
}

/// Everything that can be done in a settlement phase.
fn in_phase(view: &View, seat: Seat) -> BTreeSet<String> {
    let mut out = BTreeSet::from(["end".to_owned()]);
    let own = Land::of(&view.estates[seat.index()]);
    own.tiles(view, &mut out);
    own.conversions(&mut out);
    let hand = own.estate.hand.iter().filter(|&&it| own.can_settle(it));
    out.extend(hand.map(|it| format!("settle {it}")));
    out
}

/// The points of an estate.
fn points(estate: &EstateView) -> i32 {
    let land = Land::of(estate);
    let value = |good: Good| match good {
        Good::Book => 2,
        Good::Ceramic => 3,
        Good::Ornament => 4,
        Good::Reliquary => 8,
        Good::Wonder => 30,
        _ => 0,
    };
    let goods: i32 = estate.goods.iter().map(|it| value(it.good) * i32::from(it.count)).sum();
    let (wine, whiskey) = (land.has(Good::Wine), land.has(Good::Whiskey));
    let drinks = (0..=wine).flat_map(|a| (0..=whiskey).map(move |b| (a, b)));
    let money = drinks
        .map(|(a, b)| (land.has(Good::Coin) + a + 2 * b) / 5 * 2 + wine - a + whiskey - b)
        .max();
    let economic = |cell: &CellView| match cell.content {
        Content::House(building) => printed(building).map_or(0, |it| it.6),
        Content::Home(home) => home_values(home).0,
        _ => 0,
    };
    let economic: i32 = estate.cells.iter().map(economic).sum();
    let dwelling = |cell: &CellView| match cell.content {
        Content::House(Building::ClayMound) => 3,
        Content::House(Building::Farmyard | Building::CloisterOffice) => 2,
        Content::House(building) => printed(building).map_or(0, |it| i32::from(it.7)),
        Content::Home(home) => home_values(home).1,
        Content::Empty if first_letter(cell) == 'W' => 3,
        _ => 0,
    };
    let homes = land.cells.iter().filter(|(_, cell)| matches!(cell.content, Content::Home(_)));
    let dwellings: i32 = homes
        .map(|(&place, &cell)| {
            let near = land.neighbours(place);
            dwelling(cell) + near.into_iter().map(dwelling).sum::<i32>()
        })
        .sum();
    goods + i32::from(money.unwrap_or(0)) + economic + dwellings
}

fn home_values(home: Settlement) -> (i32, i32) {
    let it = SETTLEMENTS.iter().find(|it| it.0 == home.name()).expect("a settlement");
    (it.5, it.6.into())
}

fn compare(game: &Labora, context: &str) -> bool {
    let view = game.table();
    for estate in &view.estates {
        assert_eq!(estate.points, points(estate), "{context}: points of {}", estate.seat);
    }
    let Some(seat) = game.to_act() else { return false };
    let expected = match game.ask() {
        Some(Question::Turn) => in_turn(&view, seat),
        Some(Question::Settling) => in_phase(&view, seat),
        _ => return false,
    };
    let found: BTreeSet<_> = game.offered(&seat.to_string()).into_iter().collect();
    assert_eq!(found, expected, "{context}: round {}, {seat}", view.round);
    true
}

/// Somebody who likes to build, settle and buy land.
fn choose(actions: &[Action], rng: &mut Xoshiro256PlusPlus) -> Action {
    let fine = |action: &&Action| {
        matches!(
            action,
            Action::Build { .. }
                | Action::Settle { .. }
                | Action::District { .. }
                | Action::Plot { .. }
                | Action::Times { .. }
                | Action::Produce { .. }
        )
    };
    let liked: Vec<_> = actions.iter().filter(fine).copied().collect();
    let pick = if !liked.is_empty() && rng.random_range(0..4) > 0 { &liked[..] } else { actions };
    pick[rng.random_range(0..pick.len())]
}

#[test]
fn turns_phases_and_points_of_random_games() {
    let mut compared = 0;
    for country in COUNTRIES {
        for (name, ..) in SET_UPS {
            for seed in 0..2 {
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
                let mut game = new_game(name, country);
                let mut actions = Vec::new();
                for _ in 0..1_200 {
                    if game.turn() == Turn::Over {
                        break;
                    }
                    compared += u32::from(compare(&game, &format!("{country} {name} {seed}")));
                    let seat = game.to_act().expect("a player");
                    game.legal(seat, &mut actions);
                    let action = choose(&actions, &mut rng);
                    game.apply(seat.into(), action).expect("offered means accepted");
                }
                compare(&game, name);
            }
        }
    }
    assert!(compared > 3_000, "{compared} positions");
}
