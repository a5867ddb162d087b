//! The conformance kit on every number of players and every switch.

use quadrivium_core::conformance::{Effort, bundles, check};
use quadrivium_core::{Options as _, Seat, Settings};
use quadrivium_craftsmen::{Craftsmen, Options};

fn conforms(players: u8, settings: &[(&str, &str)], games: u64) {
    let settings = settings
        .iter()
        .fold(Settings::players(players), |all, (name, value)| all.with(name, value));
    let options = Options::from_settings(&settings).unwrap();
    let effort = Effort { games, ..Effort::quick() };
    check::<Craftsmen>(&options, effort).unwrap();
    bundles::<Craftsmen>(&options, effort).unwrap();
}

#[test]
fn two_players() {
    conforms(2, &[], 12);
}

#[test]
fn three_players() {
    conforms(3, &[], 12);
}

#[test]
fn four_players() {
    conforms(4, &[], 10);
}

#[test]
fn five_players() {
    conforms(5, &[], 10);
}

const SWITCHES: [(&str, &str); 7] = [
    ("mayor_values_colour_sets", "true"),
    ("winter_privilege_grant", "true"),
    ("winter_work_token_window", "false"),
    ("granary_refill_all_empty", "false"),
    ("investments_per_year", "unlimited"),
    ("given_up_sawmill_can_be_taken", "false"),
    ("second_marker", "right"),
];

#[test]
fn each_switch() {
    for (index, switch) in SWITCHES.into_iter().enumerate() {
        conforms(2 + index as u8 % 4, &[switch], 2);
    }
}

#[test]
fn all_switches() {
    for players in 2..=5 {
        let ages: String = Seat::first(players).rev().map(|seat| seat.to_string()).collect();
        let all: Vec<_> = SWITCHES.into_iter().chain([("ages", ages.as_str())]).collect();
        conforms(players, &all, 2);
    }
}
