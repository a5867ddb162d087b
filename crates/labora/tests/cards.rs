//! What is printed on the cards, written down a second time from the list of all buildings and
//! compared with what the game does: cost, terrain, values, stack, and in which games a card is.

use quadrivium_core::Rules;
use std::collections::BTreeSet;

use crate::common::printed::{BUILDINGS, SETTLEMENTS};
use crate::common::{
    A, B, COUNTRIES, Look, Notated, SET_UPS, Words, country_of, new_game, position, wide,
};
use quadrivium_labora::{Building, Content, Country, Good, Labora, Settlement, Stack, Terrain};

/// All goods with which anything is built, in plenty.
const PLENTY: &str = "wood 40, clay 40, stone 40, straw 40, coin 40";

fn letter(terrain: Terrain) -> char {
    terrain.name().to_uppercase().chars().next().expect("a name")
}

/// An estate of A with every terrain and a chain of cloister buildings from the sea to the
/// mountains, among which this building is not.
fn estate_for(building: Building) -> Labora {
    let country = country_of(building);
    let cloisters = match country {
        Country::France => "cloister_garden",
        Country::Ireland => "granary",
    };
    let chain =
        ["priory", "cloister_courtyard", cloisters, "cloister_chapter_house", "cloister_workshop"];
    let fifth = match country {
        Country::France => "cloister_library",
        Country::Ireland => "scriptorium",
    };
    let names = chain.into_iter().chain([fifth]).filter(|&name| name != building.name());
    let spots = [(3, 1), (3, 0), (2, 0), (1, 0), (0, 0)];
    let houses: Vec<_> = names.zip(spots).map(|(name, (col, row))| (name, col, row)).collect();
    let position = wide(position("4L", country)).all_cleared(A).with(A, &houses);
    position.display(&[building]).give(A, PLENTY).game()
}

#[test]
fn every_building_costs_what_is_printed_and_stands_where_it_may() {
    for (code, name, _, kind, terrains, cost, economic, dwelling, _) in BUILDINGS {
        let building: Building = name.parse().unwrap();
        let mut game = estate_for(building);
        let before = game.table().estates[0].economic_points;
        game.play_all("A", &[&format!("build {name}")]);
        let sites: Vec<_> = game.offered("A");
        let allowed: BTreeSet<_> = sites
            .iter()
            .map(|site| {
                let spot: Vec<i8> = site[3..].split(' ').map(|it| it.parse().unwrap()).collect();
                letter(game.cell(A, spot[0], spot[1]).terrain)
            })
            .collect();
        assert_eq!(allowed, terrains.chars().collect(), "{code} {name}: terrain");
        // Two hillsides are free and only one of them touches a cloister building.
        let cloister =
            !sites.contains(&"at 5 0".to_owned()) && sites.contains(&"at 5 1".to_owned());
        if terrains.contains('H') {
            assert_eq!(cloister, kind == "cloister", "{code} {name}: cloister");
        }
        let site = sites[0].clone();
        game.play_all("A", &[&site]);
        let spent = |good: Good| 40 - game.has(A, good);
        for (good, _) in crate::common::goods(PLENTY) {
            let price =
                crate::common::goods(cost).iter().find(|it| it.0 == good).map_or(0, |it| it.1);
            assert_eq!(spent(good), price, "{code} {name}: {good}");
        }
        let estate = game.table().estates.swap_remove(0);
        assert_eq!(estate.economic_points - before, economic, "{code} {name}: economic value");
        let cell = estate.cells.iter().find(|cell| cell.content == Content::House(building));
        assert_eq!(cell.unwrap().dwelling, dwelling, "{code} {name}: dwelling value");
    }
}

#[test]
fn every_game_has_its_cards() {
    for country in COUNTRIES {
        let side = if country == Country::France { 'F' } else { 'I' };
        for (set_up, ..) in SET_UPS {
            let table = new_game(set_up, country).table();
            let mut found: Vec<(String, String)> =
                table.display.iter().map(|it| (it.to_string(), "start".to_owned())).collect();
            for stack in &table.waiting {
                let name = stack.stack.to_string();
                found.extend(stack.buildings.iter().map(|it| (it.to_string(), name.clone())));
            }
            if set_up == "1" {
                found.push(("builders_market".to_owned(), "start".to_owned()));
            }
            let expected = BUILDINGS.iter().filter(|(code, .., games)| {
                let here = code.starts_with('G') || code.starts_with(side);
                here && games.split(' ').any(|it| it == set_up)
            });
            let mut expected: Vec<_> =
                expected.map(|it| (it.1.to_owned(), it.2.to_owned())).collect();
            found.sort();
            expected.sort();
            assert_eq!(found, expected, "{country} {set_up}");
        }
    }
}

#[test]
fn a_card_has_a_side_for_each_country() {
    for (code, name, ..) in BUILDINGS {
        let building: Building = name.parse().unwrap();
        let card = building.card().unwrap();
        assert_eq!(code[1..].parse(), Ok(quadrivium_core::Key::index(card) + 1), "{name}");
        let sides = COUNTRIES.map(|country| Building::on(card, country) == building);
        let expected = match &code[..1] {
            "G" => [true, true],
            "F" => [true, false],
            _ => [false, true],
        };
        assert_eq!(sides, expected, "{code} {name}");
    }
    assert_eq!(BUILDINGS.iter().filter(|it| it.0.starts_with('G')).count(), 15);
    assert_eq!(BUILDINGS.iter().filter(|it| it.0.starts_with('F')).count(), 26);
}

#[test]
fn the_second_quarry_may_be_left_out_of_the_short_game_of_four_in_france() {
    let mut options = crate::common::set_up("4S", Country::France);
    options.second_quarry = false;
    let game = Labora::new(&options).unwrap();
    let waits = |game: &Labora| {
        let waiting = game.table().waiting;
        waiting.iter().any(|stack| stack.buildings.contains(&Building::QuarryC))
    };
    assert!(!waits(&game));
    assert!(waits(&new_game("4S", Country::France)));
    options.country = Country::Ireland;
    assert!(Labora::new(&options).is_err());
}

/// Everybody starts with four settlements; each stack brings one more.
#[test]
fn every_settlement_costs_what_is_printed_and_stands_where_it_may() {
    for (name, stack, food, energy, terrains, economic, dwelling) in SETTLEMENTS {
        let settlement: Settlement = name.parse().unwrap();
        let start = new_game("4L", Country::France).table();
        assert_eq!(start.estates[0].hand.contains(&settlement), stack == "start", "{name}");
        let waits = start.waiting.iter().find(|it| it.settlement == Some(settlement));
        assert_eq!(waits.map_or("start", |it| it.stack.name()), stack, "{name}");
        // With exactly the food and energy it can be built, with less of either it cannot.
        for (fed, fuelled) in [(food, energy), (food - 1, energy), (food, energy.saturating_sub(1))]
        {
            let goods = format!("flour {fed}, wood {fuelled}");
            let position = wide(position("4L", Country::France)).all_cleared(A).opened(Stack::D);
            let mut game = position
                .settling(quadrivium_labora::Phase::E, 0)
                .give(A, &goods)
                .give(B, "coin 9")
                .game();
            let action = format!("settle {name}");
            if fed < food || fuelled < energy {
                assert!(!game.offered("A").contains(&action), "{name}: {goods}");
                continue;
            }
            game.play_all("A", &[&action]);
            let sites = game.offered("A");
            let allowed: BTreeSet<_> = sites
                .iter()
                .map(|site| {
                    let spot: Vec<i8> =
                        site[3..].split(' ').map(|it| it.parse().unwrap()).collect();
                    letter(game.cell(A, spot[0], spot[1]).terrain)
                })
                .collect();
            assert_eq!(allowed, terrains.chars().collect(), "{name}: terrain");
            game.play_all("A", &[&sites[0].clone()]);
            game.holds(A, "");
            let estate = game.table().estates.swap_remove(0);
            assert_eq!(estate.economic_points, economic, "{name}");
            let cell = estate.cells.iter().find(|it| it.content == Content::Home(settlement));
            assert_eq!(cell.unwrap().dwelling, dwelling, "{name}");
        }
    }
}

#[test]
fn the_basic_buildings_stand_on_every_heartland() {
    for (name, col, row, terrain, dwelling) in [
        ("clay_mound", 4, 0, Terrain::Hillside, 3),
        ("farmyard", 2, 1, Terrain::Plains, 2),
        ("cloister_office", 4, 1, Terrain::Plains, 2),
    ] {
        for (set_up, ..) in SET_UPS {
            let game = new_game(set_up, Country::Ireland);
            for seat in [A, B] {
                let cell = game.cell(seat, col, row);
                assert_eq!(cell.content, Content::House(name.parse().unwrap()), "{set_up} {name}");
                assert_eq!((cell.terrain, cell.dwelling), (terrain, dwelling));
            }
            // In the solo game the neutral Builders' Market is not A's.
            assert_eq!(game.table().estates[0].economic_points, 0);
        }
    }
}
