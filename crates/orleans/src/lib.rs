//! The rules of Orléans, for two to four players, in three editions.
//!
//! There are no secrets: everybody may count everybody's bag. What is unknown is only what chance
//! will bring, and chance is an action that nobody takes.

mod action;
mod audit;
mod data;
mod encode;
mod event;
mod game;
mod habit;
mod heuristic;
mod illegal;
mod options;
mod position;
mod rules;
mod score;
mod setup;
mod state;
mod types;
mod view;

/// The name of the game in commands and records.
pub const NAME: &str = "orleans";

pub use action::{Action, Loss};
pub use event::Event;
pub use illegal::Illegal;
pub use options::{
    Bank, Bathhouse, Edition, EmptyBonus, HourglassStack, Options, PlagueStarter, PlanningOrder,
    TechTiming, TowerDeeds,
};
pub use position::Position;
pub use state::{Ask, Orleans, Player, Stage};
pub use types::{
    Citizen, Deed, Follower, Good, Hourglass, Kind, Place, Route, Source, Space, Stack, Town, Ware,
    Way,
};
pub use view::View;
