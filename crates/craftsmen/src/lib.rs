//! The rules of Craftsmen, for two to five players.
//!
//! Much of what is printed on the cards and ships is reconstructed. It stands in `data/*.toml`, where
//! whoever owns the box can correct it; `docs/rules/craftsmen.md` says what is certain.
//!
//! ```
//! use quadrivium_core::{Actor, Chance, Rules, Score, Turn};
//! use quadrivium_craftsmen::{Craftsmen, Options};
//! use rand::SeedableRng;
//!
//! // A game in which everybody takes the first action on offer.
//! let mut dice = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(1);
//! let mut game = Craftsmen::new(&Options::standard(3)).unwrap();
//! let mut offered = Vec::new();
//! loop {
//!     let (by, action) = match game.turn() {
//!         Turn::Over => break,
//!         Turn::Chance => (Actor::Chance, game.sample(&mut dice)),
//!         Turn::Players(seats) => {
//!             let seat = seats.iter().next().unwrap();
//!             game.legal(seat, &mut offered);
//!             (seat.into(), offered[0])
//!         }
//!     };
//!     game.apply(by, action).unwrap();
//! }
//! assert_eq!(game.standings().leaders().count(), 1);
//! ```

mod action;
mod audit;
#[cfg(any(test, feature = "typescript"))]
pub mod catalog;
mod characters;
mod data;
mod deck;
mod encode;
mod event;
mod heuristic;
mod illegal;
mod knowledge;
mod narrate;
mod options;
mod pending;
mod position;
mod progress;
mod proposals;
mod purse;
mod rules;
mod score;
mod setup;
mod state;
mod told;
mod types;
mod view;
mod ways;
mod worlds;

/// The name of the game in commands and records.
pub const NAME: &str = "craftsmen";

pub use action::{Action, Place};
pub use event::Event;
pub use illegal::Illegal;
pub use options::{Investments, Options, SecondMarker};
pub use pending::{Act, Auction, Bill, Draw, Pending, Question, Works};
pub use position::Position;
pub use state::{Craftsmen, Cube, Step};
pub use types::{
    Ages, Building, Capital, Colour, End, Good, Guild, Hold, Kind, PerCapital, PerColour, PerKind,
    PerSource, QueueSpace, Sawmill, Season, Ship, Source, Token,
};
pub use view::{
    ActView, AskView, AuctionView, BidderView, BonusView, BuildingView, CapitalView, FitView,
    GranaryView, GuildView, HelperView, HoldView, KindView, LookView, PlayerView, RunView,
    ShipView, SpaceView, View, YearView,
};
pub use ways::{DeliveryView, PaymentView, WayView, WorkView};
