//! The rules of Craftsmen, for two to five players.

mod action;
mod audit;
mod data;
mod deck;
mod encode;
mod event;
mod game;
mod heuristic;
mod illegal;
mod knowledge;
mod options;
mod position;
mod purse;
mod rules;
mod score;
mod setup;
mod state;
mod types;
mod view;

/// The name of the game in commands and records.
pub const NAME: &str = "craftsmen";

pub use action::{Action, Place};
pub use event::Event;
pub use illegal::Illegal;
pub use options::{Investments, Options};
pub use position::Position;
pub use state::{Act, Ask, Auction, Bill, Craftsmen, Cube, Step};
pub use types::{
    Building, Capital, Colour, End, Good, Guild, Hold, Kind, PerCapital, PerKind, PerSource,
    QueueSpace, Sawmill, Season, Ship, Source, Token,
};
pub use view::{
    BonusView, BuildingView, CapitalView, GranaryView, GuildView, HelperView, HoldView, KindView,
    LookView, PlayerView, RunView, ShipView, SpaceView, View,
};
