//! A table in memory: the fold of its entries.
//!
//! - [`Fold`] is what the entries amount to; [`Fold::apply_batch`] takes more of them. It is made of
//!   the [`Line`] of play, the [`People`], the clocks, what was said and a request to go back.
//! - `command` says which entries a request leads to, without changing anything.
//! - `chance`, `undo` and `clock` hold rules of the table that no game knows.
//! - `removal` says what becomes of a table that somebody does not want any more.
//! - `intent` is what people want to do once they are asked, `trial` a private copy to find out.
//! - `show` is what one person gets to see.

mod chance;
mod clock;
mod command;
mod fold;
mod intent;
mod line;
mod people;
mod removal;
mod show;
mod talk;
mod trial;
mod undo;
mod written;

#[cfg(test)]
mod tests;

pub use self::clock::TimeLeft;
pub use self::command::check_length;
pub use self::fold::{Broken, Fold, State};
pub use self::line::{Line, Past, Step};
pub use self::people::{People, Sitter, Who};
pub use self::removal::Removal;
pub use self::show::{Eyes, Presence};
pub use self::talk::chat_weight;
pub use self::trial::Trial;
pub use self::undo::Outcome;
