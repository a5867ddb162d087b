//! Players that think, generic over [`Game`](quadrivium_core::Game).
//!
//! - [`Level`] names them by rank, [`Bot`] is one of them for one game, [`AnyBot`] the same behind
//!   an object-safe face.
//! - [`play_game`] lets bots play a whole game; simulations, matches and tests share it.
//!
//! A bot is told only what its seat may know: it thinks about a world that looks the same to its
//! seat and deals the secrets of the others anew. This crate does no input or output and has no
//! clock, no thread and no generator of its own.

mod any;
mod apprentice;
mod bot;
mod mind;
mod net;
mod playout;
mod random;
mod search;

pub use any::AnyBot;
pub use apprentice::Apprentice;
pub use bot::{Bot, Level, PerLevel};
pub use mind::{Aim, Judge, Mind, Senses, Worth, shares};
pub use net::{BadNet, Net, Thought, soften};
pub use playout::{Outcome, play_game};
pub use random::Random;
pub use search::{Budget, Candidate, Manner, Search, Simulations};
