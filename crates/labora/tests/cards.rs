//! What is printed on the cards, written down a second time from the list of all buildings and
//! compared with what the game does: cost, terrain, values, stack, and in which games a card is.

mod common;

use std::collections::BTreeSet;

use common::{A, B, COUNTRIES, SET_UPS, Table, Words, country_of, new_game, position, wide};
use quadrivium_labora::{Building, Content, Country, Good, Labora, Settlement, Stack, Terrain};

/// Number, name, stack, kind, terrains by their first letters, cost, economic value, dwelling
/// value, games.
type Printed = (
    &'static str,
    &'static str,
    &'static str,
    &'static str,
    &'static str,
    &'static str,
    i32,
    i16,
    &'static str,
);

#[rustfmt::skip]
const BUILDINGS: [Printed; 67] = [
    ("G01", "priory", "start", "cloister", "CPH", "wood 1, clay 1", 4, 3, "1 2L 3L 4S 4L"),
    ("G02", "cloister_courtyard", "start", "cloister", "CPH", "wood 2", 4, 4, "1 2S 2L 3S 3L 4S 4L"),
    ("F03", "grain_storage", "start", "secular", "CPH", "wood 1, straw 1", 3, 4, "1 2L 4L"),
    ("I03", "granary", "start", "cloister", "CPH", "wood 1", 2, 3, "1 2L 4L"),
    ("F04", "windmill", "start", "secular", "CH", "wood 3, clay 2", 10, 6, "1 2S 2L 3S 3L 4S 4L"),
    ("I04", "malthouse", "start", "secular", "CPH", "clay 2", 5, 4, "1 2S 2L 3S 3L 4S 4L"),
    ("F05", "bakery", "start", "secular", "CPH", "clay 2, straw 1", 4, 5, "1 2S 2L 3S 3L 4S 4L"),
    ("I05", "brewery", "start", "secular", "CPH", "stone 2, straw 1", 9, 7, "1 2S 2L 3S 3L 4S 4L"),
    ("G06", "fuel_merchant", "start", "secular", "CPH", "clay 1, straw 1", 5, 2, "1 2L 3L 4S 4L"),
    ("G07", "peat_coal_kiln", "start", "secular", "CPH", "clay 1", 4, -2, "1 2S 2L 3S 3L 4S 4L"),
    ("F08", "market", "start", "secular", "CPH", "stone 2", 5, 8, "1 2S 2L 3S 3L 4S 4L"),
    ("I08", "false_lighthouse", "start", "secular", "C", "wood 2, clay 1", 5, 5, "1 2S 2L 3S 3L 4S 4L"),
    ("F09", "cloister_garden", "start", "cloister", "CPH", "coin 3", 5, 0, "1 2L 3L 4S 4L"),
    ("I09", "spinning_mill", "start", "secular", "CPH", "wood 1, straw 1", 3, 3, "1 2L 3L 4S 4L"),
    ("F10", "carpentry", "start", "secular", "CPH", "wood 2, clay 1", 7, 0, "4L"),
    ("I10", "cottage", "start", "secular", "CPH", "stone 1, straw 1", 5, 0, "1 2L 4L"),
    ("F11", "harbor_promenade", "start", "secular", "C", "wood 1, stone 1", 1, 7, "1 2S 2L 3S 3L 4S 4L"),
    ("I11", "houseboat", "start", "secular", "W", "wood 1", 4, 6, "1 2S 2L 3S 3L 4S 4L"),
    ("G12", "stone_merchant", "start", "secular", "CPH", "wood 1", 6, 1, "1 2S 2L 3S 3L 4S 4L"),
    ("G13", "builders_market", "start", "secular", "CPH", "clay 2", 6, 1, "1 2L 4L"),
    ("F14", "grapevine_a", "A", "secular", "H", "wood 1", 3, 6, "2S 2L 3S 3L 4S 4L"),
    ("I14", "sacred_site", "A", "secular", "CPH", "stone 1", 3, 6, "1 2S 2L 3S 3L 4S 4L"),
    ("F15", "financed_estate", "A", "secular", "CPH", "clay 1, stone 1", 4, 6, "1 2L 4L"),
    ("I15", "druids_house", "A", "secular", "H", "clay 1, stone 1", 6, 6, "1 2L 4L"),
    ("G16", "cloister_chapter_house", "A", "cloister", "CPH", "clay 3, straw 1", 2, 5, "1 2L 3L 4S 4L"),
    ("F17", "cloister_library", "A", "cloister", "CPH", "stone 2, straw 1", 7, 7, "1 2S 2L 3S 3L 4S 4L"),
    ("I17", "scriptorium", "A", "cloister", "CPH", "wood 1, straw 1", 3, 5, "1 2S 2L 3S 3L 4S 4L"),
    ("G18", "cloister_workshop", "A", "cloister", "CPH", "wood 3", 7, 2, "1 2S 2L 3S 3L 4S 4L"),
    ("G19", "slaughterhouse", "A", "secular", "CPH", "wood 2, clay 2", 8, -3, "1 2S 2L 3S 3L 4S 4L"),
    ("F20", "inn", "B", "secular", "CPH", "wood 2, straw 2", 4, 6, "1 2L 3L 4S 4L"),
    ("I20", "alehouse", "B", "secular", "CPH", "wood 1, stone 1", 3, 6, "1 2L 3L 4S 4L"),
    ("F21", "winery", "B", "secular", "CPH", "clay 2, straw 2", 4, 5, "1 2S 2L 3S 3L 4S 4L"),
    ("I21", "whiskey_distillery", "B", "secular", "CPH", "clay 2, straw 2", 6, 5, "1 2S 2L 3S 3L 4S 4L"),
    ("G22", "quarry_b", "B", "secular", "M", "coin 5", 7, -4, "1 2S 2L 3S 3L 4S 4L"),
    ("F23", "bathhouse", "B", "cloister", "CPH", "stone 1, straw 1", 2, 6, "1 2L 4L"),
    ("I23", "locutory", "B", "cloister", "CPH", "wood 3, clay 2", 7, 1, "1 2L 4L"),
    ("F24", "cloister_church", "B", "cloister", "CPH", "clay 5, stone 3", 12, 9, "1 2S 2L 3S 3L 4S 4L"),
    ("I24", "chapel", "B", "cloister", "CPH", "clay 3, stone 3", 10, 8, "1 2S 2L 3S 3L 4S 4L"),
    ("F25", "chamber_of_wonders", "B", "secular", "CPH", "wood 1, clay 1", 0, 6, "1 2L 4L"),
    ("I25", "portico", "B", "cloister", "CPH", "clay 2", 2, 6, "1 2L 4L"),
    ("G26", "shipyard", "B", "secular", "C", "clay 4, stone 1", 15, -2, "1 2S 2L 3S 3L 4S 4L"),
    ("F27", "palace", "C", "secular", "H", "coin 25", 25, 8, "1 2S 2L 3S 3L 4S 4L"),
    ("I27", "grand_manor", "C", "secular", "CPH", "coin 20", 18, 7, "1 2S 2L 3S 3L 4S 4L"),
    ("G28", "castle", "C", "secular", "HM", "wood 6, stone 5", 15, 7, "1 2S 2L 3S 3L 4S 4L"),
    ("F29", "quarry_c", "C", "secular", "M", "coin 5", 7, -4, "3L 4S 4L"),
    ("I29", "forest_hut", "C", "secular", "CPH", "clay 1, straw 1", 1, 5, "1 2L 3L 4S 4L"),
    ("F30", "town_estate", "C", "secular", "CPH", "stone 2, straw 2", 6, 5, "1 2S 2L 3S 3L 4S 4L"),
    ("I30", "refectory", "C", "cloister", "CPH", "clay 2, wood 1", 4, 5, "1 2S 2L 3S 3L 4S 4L"),
    ("F31", "grapevine_c", "C", "secular", "H", "wood 1", 3, 6, "4L"),
    ("I31", "coal_harbor", "C", "secular", "C", "clay 1, stone 2", 12, 0, "1 2L 4L"),
    ("F32", "calefactory", "C", "cloister", "CPH", "stone 1", 2, 5, "1 2L 3L 4S 4L"),
    ("I32", "filial_church", "C", "cloister", "CPH", "wood 3, clay 4", 6, 7, "1 2L 3L 4S 4L"),
    ("F33", "shipping_company", "C", "secular", "C", "wood 3, clay 3", 8, 4, "1 2S 2L 3S 3L 4S 4L"),
    ("I33", "cooperage", "C", "secular", "CPH", "straw 1, clay 3", 5, 3, "1 2S 2L 3S 3L 4S 4L"),
    ("G34", "sacristy", "D", "cloister", "CPH", "stone 3, straw 2", 10, 7, "1 2S 2L 3S 3L 4S 4L"),
    ("F35", "forgers_workshop", "D", "secular", "CPH", "clay 2, straw 1", 4, 2, "1 2S 2L 3S 3L 4S 4L"),
    ("I35", "round_tower", "D", "secular", "H", "stone 4", 6, 9, "1 2S 2L 3S 3L 4S 4L"),
    ("F36", "pilgrimage_site", "D", "secular", "CPH", "coin 6", 2, 6, "1 2L 3L 4S 4L"),
    ("I36", "camera", "D", "cloister", "CPH", "clay 2", 5, 3, "1 2L 3L 4S 4L"),
    ("F37", "dormitory", "D", "cloister", "CPH", "clay 3", 3, 4, "1 2S 2L 3S 3L 4S 4L"),
    ("I37", "bulwark", "D", "secular", "CPH", "wood 2, clay 4", 8, 6, "1 2S 2L 3S 3L 4S 4L"),
    ("F38", "printing_office", "D", "secular", "CPH", "wood 1, stone 2", 5, 5, "1 2S 2L 3S 3L 4S 4L"),
    ("I38", "festival_ground", "D", "secular", "CPH", "coin 10", 3, 7, "1 2S 2L 3S 3L 4S 4L"),
    ("G39", "estate", "D", "secular", "CPH", "wood 2, stone 2", 5, 6, "1 2L 4L"),
    ("F40", "hospice", "D", "cloister", "CPH", "wood 3, straw 1", 7, 5, "1 2L 3L 4S 4L"),
    ("I40", "guesthouse", "D", "secular", "CPH", "wood 3, straw 1", 7, 5, "1 2L 3L 4S 4L"),
    ("G41", "house_of_the_brotherhood", "D", "cloister", "CPH", "clay 1, stone 1", 3, 3, "1 2S 2L 3S 3L 4S 4L"),
];

/// Name, stack, food, energy, terrains, economic value, dwelling value.
type PrintedHome = (&'static str, &'static str, u16, u16, &'static str, i32, i16);

#[rustfmt::skip]
const SETTLEMENTS: [PrintedHome; 8] = [
    ("shanty_town",     "start",  1, 1, "CPH",  0, -3),
    ("farming_village", "start",  3, 3, "CPH",  1,  1),
    ("market_town",     "start",  7, 0, "CPH",  2,  2),
    ("fishing_village", "start",  8, 3, "C",    4,  6),
    ("artists_colony",  "A",      5, 1, "CPH", -1,  5),
    ("hamlet",          "B",      5, 6, "CPH",  3,  4),
    ("village",         "C",     15, 9, "CPH",  8,  6),
    ("hilltop_village", "D",     30, 3, "H",   10,  8),
];

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
        for (good, _) in common::goods(PLENTY) {
            let price = common::goods(cost).iter().find(|it| it.0 == good).map_or(0, |it| it.1);
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
    let mut options = common::set_up("4S", Country::France);
    options.second_quarry = false;
    let game: Labora = quadrivium_core::Game::new(&options).unwrap();
    let waits = |game: &Labora| {
        let waiting = game.table().waiting;
        waiting.iter().any(|stack| stack.buildings.contains(&Building::QuarryC))
    };
    assert!(!waits(&game));
    assert!(waits(&new_game("4S", Country::France)));
    options.country = Country::Ireland;
    assert!(<Labora as quadrivium_core::Game>::new(&options).is_err());
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
