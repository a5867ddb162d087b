//! The conformance kit on every number of players and every variant.

use quadrivium_burgundy::{Action, Board, Burgundy, Options, Roll, Sheet};
use quadrivium_core::{Options as _, Settings};
use quadrivium_kit::{Effort, all_of, bundles, check, every, orders, unlisted};

/// Every action that can be constructed, also where the notation has none.
fn actions() -> Vec<Action> {
    let fronts = all_of::<Board>();
    let sheets: Vec<_> =
        fronts.flat_map(|front| all_of().map(move |back| Sheet { front, back })).collect();
    every!(Action {
        Take { die, from },
        Place { die, slot, space },
        Sell { die, good },
        Workers { die },
        Buy { from },
        Discard { slot },
        Load { depot, and_next },
        Keep { good },
        Skip,
        End,
        Estate { board, castle },
        Start { seat },
        Draw { good },
        Deal { sheet in sheets.iter().copied() },
        Reveal { tile },
        Roll { roll in Roll::all() },
        White { pips },
    })
}

/// What is placed changes what can be placed: it may bring workers, an action or a neighbour.
fn ordered(action: Action) -> bool {
    matches!(action, Action::Place { .. })
}

fn conforms(players: u8, settings: &[(&str, &str)]) {
    let settings = settings
        .iter()
        .fold(Settings::players(players), |all, (name, value)| all.with(name, value));
    let options = Options::from_settings(&settings).unwrap();
    check::<Burgundy>(&options, Effort::quick()).unwrap();
    bundles::<Burgundy>(&options, Effort::quick()).unwrap();
    unlisted::<Burgundy>(&options, Effort::quick(), &actions()).unwrap();
    orders::<Burgundy>(&options, Effort::quick(), ordered).unwrap();
}

macro_rules! variants {
    ($($name:ident: $settings:expr;)+) => {
        $(mod $name {
            use super::conforms;

            #[test]
            fn two_players() {
                conforms(2, &$settings);
            }

            #[test]
            fn three_players() {
                conforms(3, &$settings);
            }

            #[test]
            fn four_players() {
                conforms(4, &$settings);
            }
        })+
    };
}

variants! {
    standard: [];
    purchases_at_any_time: [("purchase", "any_time")];
    expert_open: [("setup", "expert_open")];
    expert_secret: [("setup", "expert_secret")];
    single_estates: [("setup", "expert_secret"), ("sheets", "2,3,4,5,6,7,8,9")];
    everything_at_once: [("setup", "expert_open"), ("purchase", "any_time"), ("sheets", "7,7-8,9-4,4")];
}

/// Every estate can be fixed, with and without a choice of the castle space.
#[test]
fn fixed_estates() {
    for boards in ["1,2", "3,4", "5,6", "7,8", "9,9"] {
        conforms(2, &[("boards", boards)]);
        conforms(2, &[("boards", boards), ("setup", "expert_secret")]);
    }
}
