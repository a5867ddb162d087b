//! Players that think, generic over [`Game`](quadrivium_core::Game).
//!
//! - [`Level`] names them by rank, [`Bot`] is one of them for one game, [`AnyBot`] the same behind
//!   an object-safe face.
//! - [`Search`] looks ahead for one decision, [`Thinker`] for one after the other, at a [`Pace`].
//! - [`think_together`] looks ahead in many games at once with the judgement of a [`Guide`].
//! - [`plan`] looks for a whole line to the end of a game that one plays alone.
//! - [`play_game`] lets bots play a whole game; simulations, matches and tests share it.
//!
//! A bot is told only what its seat may know: it thinks about a world that looks the same to its
//! seat and deals the secrets of the others anew. This crate does no input or output and has no
//! generator of its own; it reads the clock only for a [`Pace`] or [`Limits`] by time and starts
//! threads only where there are several heads.

mod any;
mod apprentice;
mod bot;
mod budget;
mod mind;
mod net;
mod planner;
mod playout;
mod random;
mod search;
mod thinker;

pub use any::AnyBot;
pub use apprentice::Apprentice;
pub use bot::{Bot, Level, PerLevel, Tempo};
pub use budget::{Budget, Limit, Pace, Simulations};
pub use mind::{Aim, Judge, Liking, Mind, Outlook, Senses, Worth, shares};
pub use net::{BadNet, Net, Thought, soften};
pub use planner::{Limits, Line, Progress, Unplannable, plan};
pub use playout::{Outcome, play_game};
pub use random::Random;
pub use search::{Candidate, Found, Guide, Leaf, Manner, Search, Verdict, think_together};
pub use thinker::{Host, Thinker};
