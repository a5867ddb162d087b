//! The conformance kit on all fourteen set-ups and the switches.

use quadrivium_core::conformance::{Effort, bundles, check};
use quadrivium_core::{Options as _, Settings};
use quadrivium_labora::{Labora, Options};

fn conforms(players: u8, settings: &[(&str, &str)]) {
    conforms_with(players, settings, Effort::quick());
}

fn conforms_with(players: u8, settings: &[(&str, &str)], effort: Effort) {
    for country in ["france", "ireland"] {
        let settings = settings
            .iter()
            .fold(Settings::players(players).with("country", country), |all, (name, value)| {
                all.with(name, value)
            });
        let options = Options::from_settings(&settings).unwrap();
        check::<Labora>(&options, effort).unwrap();
        bundles::<Labora>(&options, effort).unwrap();
    }
}

/// Random games of two have no last round and go on for hundreds of turns: a few of them show as
/// many positions as the games of the other set-ups.
fn fewer_long_games() -> Effort {
    Effort { games: 4, ..Effort::quick() }
}

/// For switches that change few lines of the rules: other games than those of the set-ups, and
/// fewer of them.
fn fewer_games() -> Effort {
    Effort { games: 2, ..Effort::quick().seeded(2) }
}

#[test]
fn solo() {
    conforms(1, &[]);
}

#[test]
fn two_players_long() {
    conforms_with(2, &[], fewer_long_games());
}

#[test]
fn two_players_short() {
    conforms_with(2, &[("length", "short")], fewer_long_games());
}

#[test]
fn three_players_long() {
    conforms(3, &[]);
}

#[test]
fn three_players_short() {
    conforms(3, &[("length", "short")]);
}

#[test]
fn four_players_long() {
    conforms(4, &[]);
}

#[test]
fn four_players_short() {
    conforms(4, &[("length", "short")]);
}

#[test]
fn nine_landscape_tiles_of_each_kind() {
    for players in [1, 3, 4] {
        conforms_with(players, &[("landscape_supply", "print9")], fewer_games());
    }
}

#[test]
fn one_quarry() {
    let settings = Settings::players(4).with("length", "short").with("second_quarry", false);
    let options = Options::from_settings(&settings).unwrap();
    check::<Labora>(&options, fewer_games()).unwrap();
}
