//! The rules of Ora et Labora, for one to four players, in France and in Ireland.

mod action;
mod audit;
#[cfg(test)]
mod catalog;
mod data;
mod encode;
mod event;
mod game;
mod heuristic;
mod illegal;
mod land;
mod narrate;
mod options;
mod rules;
mod score;
mod setup;
mod state;
mod types;
mod view;

/// The name of the game in commands and records.
pub const NAME: &str = "labora";

pub use action::{Action, Fee};
pub use event::Event;
pub use illegal::Illegal;
pub use options::{LandscapeSupply, Length, Options};
pub use state::Labora;
