//! The command line of Quadrivium: list games, play in the terminal, simulate, replay.
//!
//! - [`cli`] is what can be typed, [`command`] does it; [`run`] brings the two together.
//! - [`language`] and [`speech`] turn what a game says into English, Polish or Russian, [`page`]
//!   lays a position out for a terminal.
//!
//! No rule of any game is known here: everything is asked from the engine.

pub mod cli;
pub mod command;
mod file;
pub mod language;
mod line;
pub mod page;
mod play;
pub mod standings;

pub use command::run;
pub use quadrivium_speech as speech;
