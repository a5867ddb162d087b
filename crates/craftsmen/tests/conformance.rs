//! The conformance kit on every number of players and every switch.

use quadrivium_core::{Options as _, Seat, Settings};
use quadrivium_craftsmen::{Action, Craftsmen, Options};
use quadrivium_kit::{Effort, bundles, check, every, numbers, orders, unlisted};

/// Every action that can be constructed, also where the notation has none.
fn actions() -> Vec<Action> {
    every!(Action {
        Exchange { kind },
        TakeSawmill { sawmill },
        Return { card },
        Place { guild },
        Stack { guild, space },
        Points,
        Give { card },
        Pay { card },
        Discard { card },
        Invest { card },
        Take { card },
        Draw,
        Build { card, end, privileged },
        Buy { card },
        Auction { card },
        Bid { amount },
        Look { kind },
        Lay { card },
        Put { place },
        Make { good, to },
        Fetch { good, to },
        Work { card },
        Deliver { card },
        Store,
        Load { ship },
        Bribe { ship },
        Lose,
        Purchase { good, to },
        Privilege,
        Stall,
        TakeToken { token },
        Precede,
        Pass,
        Done,
        Capital { card },
        Building { card },
        Sawmill { sawmill },
        Next { seat },
    })
}

/// A building changes the end of the row that the next one must fit.
fn ordered(action: Action) -> bool {
    matches!(action, Action::Build { .. })
}

fn conforms(players: u8, settings: &[(&str, &str)], games: u64) {
    let settings = settings
        .iter()
        .fold(Settings::players(players), |all, (name, value)| all.with(name, value));
    let options = Options::from_settings(&settings).unwrap();
    let effort = Effort { games, ..Effort::quick() };
    check::<Craftsmen>(&options, effort).unwrap();
    bundles::<Craftsmen>(&options, effort).unwrap();
    numbers::<Craftsmen>(&options, effort, &actions()).unwrap();
    unlisted::<Craftsmen>(&options, effort, &actions()).unwrap();
    orders::<Craftsmen>(&options, effort, ordered).unwrap();
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
