//! The rules of The Castles of Burgundy, for two to four players.
//!
//! The state is [`Burgundy`], a flat value that is copied like a number; [`Action`] is what
//! players and chance do to it. `docs/rules/burgundy.md` maps every sentence of the rulebook to
//! the code here and the test that shows it.
//!
//! ```
//! use quadrivium_burgundy::{Action, Burgundy, Options};
//! use quadrivium_core::{Actor, Chance, Rules, Seat, Turn};
//!
//! let mut game = Burgundy::new(&Options::standard(2)).unwrap();
//!
//! // Chance is an action too: here B starts, and everybody draws three goods.
//! for action in ["start B", "good pink", "good red", "good red", "good pink", "good brown", "good orange"] {
//!     game.apply(Actor::Chance, action.parse().unwrap()).unwrap();
//! }
//!
//! // The board is filled with the first tile that chance can bring, until somebody has to act.
//! let mut outcomes = Vec::new();
//! while game.turn() == Turn::Chance {
//!     game.outcomes(&mut outcomes);
//!     game.apply(Actor::Chance, outcomes[0].0).unwrap();
//! }
//! assert_eq!(game.turn(), Turn::of(Seat::B));
//!
//! // B takes a building from depot 1 with one of the ones that were rolled.
//! game.apply(Seat::B.into(), "take d1 1.1".parse().unwrap()).unwrap();
//! ```

mod action;
mod audit;
#[cfg(any(test, feature = "typescript"))]
pub mod catalog;
mod characters;
mod data;
mod encode;
mod event;
mod heuristic;
mod illegal;
mod layout;
mod narrate;
mod options;
mod position;
mod rules;
mod score;
mod setup;
mod state;
mod types;
mod view;

/// The name of the game in commands and records.
pub const NAME: &str = "burgundy";

pub use action::Action;
pub use event::Event;
pub use illegal::Illegal;
pub use layout::Layout;
pub use options::{Options, Purchase, Setup};
pub use position::Position;
pub use state::{Burgundy, Choice, Dice, Draw, Estate, Income, Joint, Marker, Pending, Question};
pub use types::{
    Board, Building, Depot, DepotSpace, Die, Good, GoodSet, Ground, GroundSet, Knowledge,
    KnowledgeSet, Phase, Pips, PipsSet, Roll, Sheet, Slot, Source, Space, SpaceSet, Species, Tile,
    TileKind,
};
pub use view::{BonusView, DepotView, EstateView, PilesView, SpaceView, View};
