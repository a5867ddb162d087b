//! What is printed on the boards, written down a second time and played: every step of every
//! track, every space of the development track, every deed, every pair of spaces for technology.

use crate::common::printed::{DEEDS, FARMER_GOODS, PLACES, STARS};
use crate::common::{A, B, Notated, Pieces, duel, goods, supply};
use quadrivium_orleans::{
    Citizen, Deed, Follower as F, Good, Illegal, Kind, Orleans, Place, Position, Stage, Ware,
};

/// A uses a place of the board with its marker on this step.
fn step(place: Place, crew: &[F], kind: Kind, from: u8) -> Orleans {
    let position = duel().filled(A, place, crew).track(A, kind, from);
    let mut game = position.game(Stage::Acting);
    game.play_lines(&[&format!("A use {place}")]);
    if place == Place::Village {
        game.play_lines(&[&format!("A recruit {kind}")]);
    }
    assert_eq!(game.player(A).tracks[kind], from + 1);
    assert_eq!(game.player(A).bag[F::ALL[kind as usize]], 1, "one new {kind}");
    game
}

const FARM: [F; 2] = [F::OwnBoatman, F::OwnCraftsman];
const VILLAGE: [F; 3] = [F::OwnFarmer, F::OwnBoatman, F::OwnCraftsman];

#[test]
fn the_eight_steps_of_the_farmer_track() {
    for (from, ware) in (0..).zip(FARMER_GOODS) {
        let game = step(Place::Farmhouse, &FARM, Kind::Farmer, from);
        let ware: Ware = ware.parse().unwrap();
        assert_eq!((game.wares(A, ware), game.player(A).wares.total()), (1, 1), "{from}");
    }
}

#[test]
fn the_five_steps_of_the_boatman_track() {
    for (from, coins) in (0..).zip([2, 3, 4, 5, 0]) {
        let game = step(Place::Village, &VILLAGE, Kind::Boatman, from);
        assert_eq!(game.coins(A), 5 + coins, "{from}");
        assert_eq!(game.player(A).citizens.contains(Citizen::Boatman), from == 4);
    }
}

#[test]
fn the_five_steps_of_the_craftsman_track() {
    for from in 0..5 {
        let game = step(Place::Village, &VILLAGE, Kind::Craftsman, from);
        assert_eq!((game.player(A).technologies, game.coins(A)), (1, 5), "{from}");
    }
}

#[test]
fn the_five_steps_of_the_trader_track() {
    for from in 0..5 {
        let game = step(Place::Village, &VILLAGE, Kind::Trader, from);
        let both = game.offered_like("A", "tile").len();
        assert_eq!(both, if from == 0 { 12 } else { 20 }, "{from}");
    }
}

#[test]
fn the_five_steps_of_the_scholar_track() {
    let crew = [F::OwnFarmer, F::OwnCraftsman, F::OwnTrader];
    for (from, points) in (0..).zip([2, 3, 4, 5, 6]) {
        let game = step(Place::University, &crew, Kind::Scholar, from);
        assert_eq!(game.player(A).development, points, "{from}");
    }
}

/// The limit is 7 on two spaces: the first who comes to the second of them takes a citizen.
#[test]
fn the_five_steps_of_the_knight_track() {
    let crew = [F::OwnFarmer, F::OwnBoatman, F::OwnTrader];
    let limits = |step: u8| {
        let position = Position::of(2).track(A, Kind::Knight, step).starters_in_bags();
        let game = position.bag(A, &[F::Farmer; 8]).game(Stage::Declaring);
        game.offered("A").len() - 1
    };
    assert_eq!([0, 1, 2, 3, 4, 5].map(limits), [4, 5, 6, 7, 7, 8]);
    for from in 0..5 {
        let game = step(Place::Castle, &crew, Kind::Knight, from);
        assert_eq!(game.player(A).citizens.contains(Citizen::Knight), from == 3, "{from}");
    }
}

/// "Once your marker stands on the last space you can no longer do the action of that track."
#[test]
fn no_action_at_the_end_of_a_track() {
    let ends = [
        (Kind::Farmer, 8, Place::Farmhouse, &FARM[..]),
        (Kind::Scholar, 5, Place::University, &[F::OwnFarmer, F::OwnCraftsman, F::OwnTrader]),
        (Kind::Knight, 5, Place::Castle, &[F::OwnFarmer, F::OwnBoatman, F::OwnTrader]),
    ];
    for (kind, end, place, crew) in ends {
        let position = duel().filled(A, place, crew).track(A, kind, end);
        let position = position.filled(A, Place::Scriptorium, &[F::Knight, F::Scholar]);
        let mut game = position.game(Stage::Acting);
        assert_eq!(game.play("A", &format!("use {place}")), Err(Illegal::TrackFinished), "{kind}");
    }
    for kind in [Kind::Boatman, Kind::Craftsman, Kind::Trader] {
        let position = duel().filled(A, Place::Village, &VILLAGE).track(A, kind, 5);
        let mut game = position.game(Stage::Acting);
        game.play_lines(&["A use village"]);
        assert_eq!(game.play("A", &format!("recruit {kind}")), Err(Illegal::TrackFinished));
    }
}

/// One space after the other: level, coins, citizen.
#[test]
fn every_space_of_the_development_track() {
    for from in 0..30 {
        let position = duel().filled(A, Place::Scriptorium, &[F::Knight, F::Scholar]);
        let mut game = position.development(A, from).game(Stage::Acting);
        game.play_lines(&["A use scriptorium"]);
        let to = from + 1;
        let level = STARS.iter().filter(|&&star| star <= to).count();
        assert_eq!(usize::from(game.player(A).level()), level, "level on {to}");
        let coins = match to {
            7 => 3,
            12 => 4,
            25 => 5,
            _ => 0,
        };
        assert_eq!(game.coins(A), 5 + coins, "coins on {to}");
        let citizen = match to {
            3 => Some(Citizen::Development1),
            18 => Some(Citizen::Development2),
            28 => Some(Citizen::Development3),
            _ => None,
        };
        assert_eq!(game.player(A).citizens.iter().next(), citizen, "citizen on {to}");
    }
}

/// Whoever comes last takes the citizen, whoever else served; nobody comes back.
#[test]
fn every_deed_from_the_first_to_the_last_follower() {
    for (deed, spaces, coins) in DEEDS {
        let deed: Deed = deed.parse().unwrap();
        let all: Vec<Kind> = Kind::ALL
            .into_iter()
            .flat_map(|kind| std::iter::repeat_n(kind, spaces[kind as usize].into()))
            .collect();
        for (last, &kind) in all.iter().enumerate() {
            let others = all.iter().enumerate().filter(|(index, _)| *index != last);
            let served = others.fold(duel(), |all, (_, &kind)| all.served(deed, kind, 1));
            let hall = served.filled(A, Place::TownHall, &[F::ALL[kind as usize]]);
            let mut game = hall.game(Stage::Acting);
            game.play_lines(&["A use town_hall", &format!("A deed {kind} {deed}")]);
            assert_eq!(game.coins(A), 5 + coins, "{kind} at {deed}");
            assert!(game.player(A).citizens.contains(deed.citizen()), "{kind} at {deed}");
            assert_eq!(game.bag(A), "");
        }
        let first = duel().filled(A, Place::TownHall, &[F::ALL[all[0] as usize]]);
        let mut game = first.game(Stage::Acting);
        game.play_lines(&["A use town_hall", &format!("A deed {} {deed}", all[0])]);
        assert!(game.player(A).citizens.is_empty(), "{deed} is only begun");
    }
}

/// Nobody may serve where no space of its kind is printed.
#[test]
fn no_deed_takes_another_kind() {
    for (deed, spaces, _) in DEEDS {
        for kind in Kind::ALL.into_iter().filter(|&kind| spaces[kind as usize] == 0) {
            let hall = duel().filled(A, Place::TownHall, &[F::ALL[kind as usize]]);
            let mut game = hall.game(Stage::Acting);
            game.play_lines(&["A use town_hall"]);
            assert_eq!(game.play("A", &format!("deed {kind} {deed}")), Err(Illegal::NoDeed));
        }
    }
}

/// After the first tile technology stands for anybody but a monk, on any place with several spaces
/// but the Town Hall.
#[test]
fn all_spaces_for_technology() {
    let tiles = Place::ALL.into_iter().filter(|place| place.is_tile());
    let tiles = tiles.take(20);
    let position = Position::of(2).technology(A, "castle.1").technologies(A, 1);
    let game = tiles.fold(position, |all, tile| all.tile(A, tile)).game(Stage::Planning);
    let expected = [
        ("farmhouse", &[1, 2][..]),
        ("village", &[1, 2, 3]),
        ("university", &[1, 2, 3]),
        ("monastery", &[1, 2]),
        ("ship", &[1, 2, 3]),
        ("wagon", &[1, 2, 3]),
        ("guildhall", &[1, 2, 3]),
        ("scriptorium", &[1, 2]),
        // Of two equal spaces the first is named.
        ("cheese_factory", &[1]),
        ("winery", &[1, 2]),
        ("wool_manufacturer", &[1, 2]),
        ("tailor_shop", &[1, 2]),
        ("windmill", &[1]),
        ("library", &[1, 2]),
        ("hospital", &[1, 2]),
        ("cellar", &[2]),
        ("office", &[1]),
        ("horse_wagon", &[1, 2]),
        ("laboratory", &[1, 2]),
    ];
    let spaces = |(place, numbers): (&str, &[u8])| -> Vec<String> {
        numbers.iter().map(|number| format!("technology {place}.{number}")).collect()
    };
    let expected: Vec<_> = expected.into_iter().flat_map(spaces).collect();
    assert_eq!(game.offered_like("A", "technology"), expected);
}

/// A technology tile works like the follower it stands for, and stays.
#[test]
fn technology_fills_a_place_again_and_again() {
    let mut game = duel()
        .tile(A, Place::CheeseFactory)
        .technology(A, "cheese_factory.1")
        .market(A, &[F::Farmer])
        .game(Stage::Planning);
    game.play_lines(&["A assign farmer cheese_factory.2", "A done", "B done"]);
    let left = goods(&game, Good::Cheese);
    game.play_lines(&["A use cheese_factory"]);
    assert_eq!((goods(&game, Good::Cheese), game.bag(A).as_str()), (left - 1, "farmer"));
    assert_eq!(game.player(A).filled.len(), 1, "the technology tile stays");
}

/// Every place of the board asks for the followers that are printed on it, and only for those.
#[test]
fn followers_printed_on_the_board() {
    let all = [F::Farmer, F::Boatman, F::Craftsman, F::Trader, F::Knight, F::Scholar];
    // The starting followers make room on the market.
    let game = Position::of(2).starters_in_bags().market(A, &all).game(Stage::Planning);
    for kind in Kind::ALL.into_iter().filter(|&kind| kind != Kind::Monk) {
        let mut expected = Vec::new();
        for (place, _, wanted) in PLACES.into_iter().take(Place::ON_BOARD) {
            for (space, wanted) in (1..).zip(wanted.split(' ')) {
                if wanted == kind.to_string() {
                    expected.push(format!("assign {kind} {place}.{space}"));
                }
            }
        }
        // Of the two spaces of the Town Hall the first is named.
        expected.push(format!("assign {kind} town_hall.1"));
        assert_eq!(game.offered_like("A", &format!("assign {kind} ")), expected);
    }
    assert_eq!(supply(&game, Kind::Monk), 8);
    assert!(game.offered_like("B", "assign").is_empty(), "B has nobody on the market");
    assert_eq!(game.player(B).bag.total(), 4);
}
