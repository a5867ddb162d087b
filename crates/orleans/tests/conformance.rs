//! The conformance kit on every number of players, edition, planning order and variant.

use crate::common::actions;
use quadrivium_core::{Options as _, Settings};
use quadrivium_kit::{Effort, bundles, check, numbers, orders, unlisted};
use quadrivium_orleans::{Action, Options, Orleans};

/// A follower that is given up is drawn from the bag before the next loss is asked for.
fn ordered(action: Action) -> bool {
    matches!(action, Action::Lose { .. })
}

/// Few games of each set-up: there are many set-ups.
fn effort() -> Effort {
    Effort { games: 3, every: 40, draws: 1_000, ..Effort::quick() }
}

fn conforms(players: u8, settings: &[(&str, &str)]) {
    let settings = settings
        .iter()
        .fold(Settings::players(players), |all, (name, value)| all.with(name, value));
    let options = Options::from_settings(&settings).unwrap();
    check::<Orleans>(&options, effort()).unwrap();
    bundles::<Orleans>(&options, effort()).unwrap();
    unlisted::<Orleans>(&options, effort(), &actions()).unwrap();
    numbers::<Orleans>(&options, effort(), &actions()).unwrap();
    orders::<Orleans>(&options, effort(), ordered).unwrap();
}

/// Everything that may go with an edition and a number of players.
fn all_variants(players: u8, edition: &str) {
    for order in ["simultaneous", "in_turn_order_one_by_one", "in_turn_order_whole"] {
        for (extra, remove) in
            [("false", "false"), ("true", "false"), ("false", "true"), ("true", "true")]
        {
            conforms(
                players,
                &[
                    ("edition", edition),
                    ("planning_order", order),
                    ("extra_tiles", extra),
                    ("remove_tiles", remove),
                ],
            );
        }
    }
}

macro_rules! editions {
    ($($edition:ident)+) => {
        $(mod $edition {
            use super::all_variants;

            #[test]
            fn two_players() {
                all_variants(2, stringify!($edition));
            }

            #[test]
            fn three_players() {
                all_variants(3, stringify!($edition));
            }

            #[test]
            fn four_players() {
                all_variants(4, stringify!($edition));
            }
        })+
    };
}

editions! { polish russian original }

/// Every option that no edition chooses.
#[test]
fn options_by_themselves() {
    for players in 2..=4 {
        for (name, value) in [
            ("town_hall_min", "2"),
            ("plague_starter", "redraw"),
            ("take_back", "bag"),
            ("hourglass_stack", "abc"),
            ("bank_total", "60"),
            ("start", "B"),
        ] {
            conforms(players, &[(name, value)]);
        }
        for order in ["in_turn_order_one_by_one", "in_turn_order_whole"] {
            conforms(players, &[("tower_deeds", "planning"), ("planning_order", order)]);
        }
    }
}
