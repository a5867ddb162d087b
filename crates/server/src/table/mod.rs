//! A table in memory: the fold of its entries.
//!
//! - [`Fold`] is what the entries amount to; [`Fold::apply_batch`] takes more of them.
//! - `command` says which entries a request leads to, without changing anything.
//! - `undo`, `clock` and `secrets` hold the rules of the table that no game knows.
//! - `past` is the line of play as somebody may go on from it elsewhere.
//! - `removal` says what becomes of a table that somebody does not want any more.
//! - `show` is what one person gets to see.

mod clock;
mod command;
mod fold;
mod past;
mod removal;
mod seats;
mod show;
mod step;
mod undo;
mod written;

pub use self::clock::TimeLeft;
pub use self::command::chance;
pub use self::fold::{Broken, Fold, State, chat_weight};
pub use self::removal::Removal;
pub use self::seats::{Sitter, Who};
pub use self::show::{Eyes, Presence};
pub use self::step::Step;
