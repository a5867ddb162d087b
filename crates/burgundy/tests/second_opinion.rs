//! A second opinion: what may be done in a turn and what it scores, worked out again from the view
//! alone, the slow way, and compared with the engine in whole random games.

use std::collections::BTreeSet;

use crate::common::Notated;
use quadrivium_burgundy::{
    Action, Building, Burgundy, Die, EstateView, Good, Ground, Knowledge, Options, Pending, Phase,
    Purchase, Question, Setup, Tile, TileKind, View,
};
use quadrivium_core::{Chance, Rules, Score, Seat, Sight, Turn, Viewer};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// Spaces count from 0 here.
fn neighbours(of: usize) -> Vec<usize> {
    let place = |mut left: i32| {
        let mut row = 0_i32;
        while left >= 7 - (row - 3).abs() {
            left -= 7 - (row - 3).abs();
            row += 1;
        }
        (row, 2 * left + (row - 3).abs())
    };
    let (row, column) = place(of as i32);
    let touches = |&other: &usize| {
        let (other_row, other_column) = place(other as i32);
        matches!(((row - other_row).abs(), (column - other_column).abs()), (0, 2) | (1, 1))
    };
    (0..37).filter(touches).collect()
}

fn region(estate: &EstateView, of: usize) -> BTreeSet<usize> {
    let mut region = BTreeSet::from([of]);
    let mut new = vec![of];
    while let Some(space) = new.pop() {
        for next in neighbours(space) {
            if estate.spaces[next].ground == estate.spaces[of].ground && region.insert(next) {
                new.push(next);
            }
        }
    }
    region
}

fn knows(estate: &EstateView, number: u8) -> bool {
    let wanted = TileKind::Knowledge(Knowledge::tile(number));
    estate.spaces.iter().filter_map(|space| space.tile).any(|tile| tile.kind() == wanted)
}

/// The fewest workers that turn one number into another, found by trying; a free step first.
fn workers_needed(estate: &EstateView, from: u8, to: u8, free: bool) -> u16 {
    let steps: &[i32] = if knows(estate, 8) { &[-2, -1, 1, 2] } else { &[-1, 1] };
    let turn = |from: u8, by: i32| ((i32::from(from) - 1 + by).rem_euclid(6) + 1) as u8;
    let mut reached = BTreeSet::from([from]);
    if free {
        reached.extend([turn(from, 1), turn(from, -1)]);
    }
    let mut workers = 0;
    while !reached.contains(&to) {
        let next: Vec<_> =
            reached.iter().flat_map(|&from| steps.iter().map(move |&by| turn(from, by))).collect();
        reached.extend(next);
        workers += 1;
    }
    workers
}

fn reaches(estate: &EstateView, die: Die, to: u8, free: bool) -> bool {
    match die.pips() {
        None => true,
        Some(pips) => workers_needed(estate, pips.number(), to, free) <= estate.workers,
    }
}

fn fits(estate: &EstateView, tile: Tile, space: usize) -> bool {
    let at = &estate.spaces[space];
    let touches = neighbours(space).iter().any(|&next| estate.spaces[next].tile.is_some());
    let twice = tile.ground() == Ground::Building
        && !knows(estate, 1)
        && region(estate, space).iter().any(|&other| estate.spaces[other].tile == Some(tile));
    at.tile.is_none() && at.ground == tile.ground() && touches && !twice
}

/// What is offered, in notation; nothing where this file has no opinion.
fn expected_actions(view: &View, seat: usize, question: Question) -> Option<BTreeSet<String>> {
    let estate = &view.estates[seat];
    let mut actions = BTreeSet::new();
    let mut optional = false;
    match question {
        Question::TakeTurn => {
            let pips = estate.dice.pips.expect("the dice are rolled");
            for (die, used) in pips.into_iter().zip(estate.dice.used) {
                if !used {
                    actions.extend(die_actions(view, estate, Die::showing(die)));
                }
            }
            if estate.dice.used == [true; 2] {
                actions.insert("end".to_owned());
            }
        }
        Question::ActAtOnce => actions.extend(die_actions(view, estate, Die::Any)),
        Question::FetchTile { building } => {
            let fetched = |tile: Tile| match building {
                Building::Carpenter => tile.ground() == Ground::Building,
                Building::Church => {
                    matches!(tile.ground(), Ground::Mine | Ground::Knowledge | Ground::Castle)
                }
                _ => matches!(tile.ground(), Ground::Ship | Ground::Animal),
            };
            actions.extend(takes(view, estate, Die::Any, fetched));
            optional = true;
        }
        Question::SellAtOnce => {
            actions.extend(sales(estate, Die::Any));
            optional = true;
        }
        Question::PlaceAtOnce => {
            actions.extend(places(estate, Die::Any));
            optional = true;
        }
        Question::LoadGoods => actions.extend(loads(view, estate)),
        Question::KeepGoods { .. } | Question::Discard { .. } => return None,
    }
    if optional {
        assert!(!actions.is_empty() || view.purchase == Purchase::AnyTime, "or it would be lost");
        actions.insert("skip".to_owned());
    }
    if question == Question::TakeTurn || view.purchase == Purchase::AnyTime {
        actions.extend(purchases(view, estate));
    }
    Some(actions)
}

fn die_actions(view: &View, estate: &EstateView, die: Die) -> BTreeSet<String> {
    let mut actions = BTreeSet::from([format!("workers {die}")]);
    actions.extend(takes(view, estate, die, |_| true));
    actions.extend(places(estate, die));
    actions.extend(sales(estate, die));
    actions
}

fn purchases(view: &View, estate: &EstateView) -> Vec<String> {
    if view.purchased || estate.silver < 2 {
        return Vec::new();
    }
    let mut purchases = first_of_equals(&view.black_depot, |place| format!("buy black.{place}"));
    for depot in view.depots.iter().filter(|_| knows(estate, 6)) {
        let number = depot.depot;
        purchases.extend(first_of_equals(&depot.tiles, |place| format!("buy {number}.{place}")));
    }
    purchases
}

fn loads(view: &View, estate: &EstateView) -> Vec<String> {
    let mut loads: Vec<_> = (1..=6).map(|depot| format!("load {depot}")).collect();
    let has_goods = |depot: usize| view.depots[depot - 1].goods.total() > 0;
    for (depot, next) in (1..=6).zip([2, 3, 4, 5, 6, 1]) {
        if knows(estate, 5) && has_goods(depot) && has_goods(next) {
            loads.push(format!("load {depot} {next}"));
        }
    }
    loads
}

/// One text for each different tile, with the place of its first copy.
fn first_of_equals(tiles: &[Option<Tile>], text: impl Fn(usize) -> String) -> Vec<String> {
    let is_first = |&at: &usize| tiles[at].is_some() && !tiles[..at].contains(&tiles[at]);
    (0..tiles.len()).filter(is_first).map(|at| text(at + 1)).collect()
}

fn takes(view: &View, estate: &EstateView, die: Die, wanted: impl Fn(Tile) -> bool) -> Vec<String> {
    let free = knows(estate, 12);
    let reached = view.depots.iter().filter(|d| reaches(estate, die, d.depot.number(), free));
    let take = |depot, place| format!("take {die} {depot}.{place}");
    let takes = reached.flat_map(|depot| {
        let tiles: Vec<_> = depot.tiles.iter().map(|tile| tile.filter(|&t| wanted(t))).collect();
        first_of_equals(&tiles, |place| take(depot.depot, place))
    });
    takes.collect()
}

fn places(estate: &EstateView, die: Die) -> Vec<String> {
    let mut places = Vec::new();
    for (slot, tile) in estate.storage.iter().enumerate() {
        let Some(tile) = *tile else { continue };
        let helper = match tile.ground() {
            Ground::Building => 9,
            Ground::Ship | Ground::Animal => 10,
            Ground::Castle | Ground::Mine | Ground::Knowledge => 11,
        };
        let free = knows(estate, helper);
        for space in 0..37 {
            let number = estate.spaces[space].pips.number();
            let first = !estate.storage[..slot].contains(&Some(tile));
            if first && fits(estate, tile, space) && reaches(estate, die, number, free) {
                places.push(format!("place {die} {} {}", slot + 1, space + 1));
            }
        }
    }
    places
}

fn sales(estate: &EstateView, die: Die) -> Vec<String> {
    let goods = (1..=6).zip(Good::ALL);
    let sold = goods
        .filter(|&(number, good)| estate.stock[good] > 0 && reaches(estate, die, number, false));
    sold.map(|(_, good)| format!("sell {die} {good}")).collect()
}

/// The points that an action brings at once.
fn expected_points(before: &View, seat: usize, action: Action) -> u16 {
    let estate = &before.estates[seat];
    let players = usize::from(before.players);
    match action {
        Action::Sell { good, .. } => u16::from(estate.stock[good]) * before.players as u16,
        Action::Place { slot, space, .. } => {
            let tile = estate.storage[usize::from(slot.number()) - 1].expect("a stored tile");
            let space = usize::from(space.number()) - 1;
            let covered = |&other: &usize| other == space || estate.spaces[other].tile.is_some();
            let region = region(estate, space);
            let mut points = 0;
            if region.iter().all(covered) {
                let size = region.len() as u16;
                points += size * (size + 1) / 2;
                points +=
                    2 * (5 - Phase::ALL.iter().position(|p| *p == before.phase).unwrap()) as u16;
            }
            let colour = (0..37).filter(|&other| estate.spaces[other].ground == tile.ground());
            if colour.collect::<Vec<_>>().iter().all(covered) {
                let taken = before.estates.iter().filter(|other| {
                    other.large_bonus.contains(tile.ground())
                        || other.small_bonus.contains(tile.ground())
                });
                points += [3 + players, players, 0, 0][taken.count()] as u16;
            }
            match tile.kind() {
                TileKind::Building(Building::Watchtower) => points + 4,
                TileKind::Animals(species, animals) => {
                    let more = u16::from(knows(estate, 7));
                    let herd = region.iter().filter_map(|&other| estate.spaces[other].tile);
                    let again = herd.map(|tile| match tile.kind() {
                        TileKind::Animals(kind, animals) if kind == species => {
                            u16::from(animals) + more
                        }
                        _ => 0,
                    });
                    points + u16::from(animals) + more + again.sum::<u16>()
                }
                _ => points,
            }
        }
        _ => 0,
    }
}

fn random_game(options: &Options, seed: u64) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Burgundy::new(options).unwrap();
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.sample(&mut rng);
                game.play_all("*", &[&outcome.to_string()]);
            }
            Turn::Players(seats) => {
                let seat = seats.iter().next().unwrap();
                let place = Seat::first(4).position(|other| other == seat).unwrap();
                let mut offered = Vec::new();
                game.legal(seat, &mut offered);
                assert!(offered.is_sorted());
                let before = game.view(Viewer::Public);
                if let Some(Pending::Player { question, .. }) = game.asked()
                    && let Some(expected) = expected_actions(&before, place, question)
                {
                    let found: BTreeSet<_> = offered.iter().map(ToString::to_string).collect();
                    assert_eq!(found, expected, "{question:?}");
                }
                // Placing and selling make games in which much happens.
                let lively: Vec<_> = offered
                    .iter()
                    .filter(|a| matches!(a, Action::Place { .. } | Action::Sell { .. }))
                    .collect();
                let pick = (rng.next_u64() >> 33) as usize;
                let action = if lively.is_empty() || pick.is_multiple_of(4) {
                    offered[pick % offered.len()]
                } else {
                    *lively[pick % lively.len()]
                };
                let expected = expected_points(&before, place, action);
                game.play_all(&seat.to_string(), &[&action.to_string()]);
                let gained = game.estate(seat).total() - before.estates[place].points;
                if game.turn() != Turn::Over {
                    assert_eq!(gained, expected, "{seat} {action}");
                }
            }
        }
    }
    check_final_scoring(&game);
}

/// The final scoring from what lies on the table at the end.
fn check_final_scoring(game: &Burgundy) {
    let view = game.view(Viewer::Public);
    for estate in &view.estates {
        let tiles: Vec<_> = estate.spaces.iter().filter_map(|space| space.tile).collect();
        let count = |wanted: Tile| tiles.iter().filter(|tile| **tile == wanted).count();
        let species = |names: [Tile; 3]| usize::from(names.iter().any(|&name| count(name) > 0));
        let all_species = species([Tile::Cow2, Tile::Cow3, Tile::Cow4])
            + species([Tile::Pig2, Tile::Pig3, Tile::Pig4])
            + species([Tile::Sheep2, Tile::Sheep3, Tile::Sheep4])
            + species([Tile::Chicken2, Tile::Chicken3, Tile::Chicken4]);
        let types = estate.sold.values.iter().filter(|tiles| **tiles > 0).count();
        let bonus = estate.large_bonus.len() + estate.small_bonus.len();
        let expected = [
            ("unsold_goods", true, estate.stock.total() as usize),
            ("silver", true, usize::from(estate.silver)),
            ("workers", true, usize::from(estate.workers) / 2),
            ("knowledge15", knows(estate, 15), 3 * types),
            ("knowledge16", knows(estate, 16), 4 * count(Tile::Warehouse)),
            ("knowledge17", knows(estate, 17), 4 * count(Tile::Watchtower)),
            ("knowledge18", knows(estate, 18), 4 * count(Tile::Carpenter)),
            ("knowledge19", knows(estate, 19), 4 * count(Tile::Church)),
            ("knowledge20", knows(estate, 20), 4 * count(Tile::Market)),
            ("knowledge21", knows(estate, 21), 4 * count(Tile::BoardingHouse)),
            ("knowledge22", knows(estate, 22), 4 * count(Tile::Bank)),
            ("knowledge23", knows(estate, 23), 4 * count(Tile::CityHall)),
            ("knowledge24", knows(estate, 24), 4 * all_species),
            ("knowledge25", knows(estate, 25), estate.sold.total() as usize),
            ("knowledge26", knows(estate, 26), 2 * bonus),
        ];
        let standings = game.standings();
        let breakdown = &standings.of(estate.seat).unwrap().breakdown;
        for (source, counts, points) in expected {
            let points = if counts { points as i32 } else { 0 };
            assert_eq!(breakdown.get(source), Some(points), "{source}");
        }
    }
}

#[test]
fn standard_games_agree() {
    for (seed, players) in (1..=12).zip([2, 3, 4].into_iter().cycle()) {
        random_game(&Options::standard(players), seed);
    }
}

#[test]
fn expert_games_agree() {
    for (seed, players) in (101..=112).zip([2, 3, 4].into_iter().cycle()) {
        let setup = if seed % 2 == 0 { Setup::ExpertOpen } else { Setup::ExpertSecret };
        random_game(&Options { setup, ..Options::standard(players) }, seed);
    }
}

#[test]
fn games_with_purchases_at_any_time_agree() {
    for (seed, players) in (201..=206).zip([2, 3, 4].into_iter().cycle()) {
        let purchase = Purchase::AnyTime;
        random_game(&Options { purchase, ..Options::standard(players) }, seed);
    }
}
