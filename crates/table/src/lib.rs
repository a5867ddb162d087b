//! The table as a library: what its entries amount to, which entries a request leads to, and what
//! each person is sent. Whoever uses it keeps the entries, brings the time and the entropy of the
//! [moment], and carries what is sent.
//!
//! - [`entry`] is what happens at a table, and what a table is before anything happens; [`ids`] are
//!   names that nobody can guess.
//! - [`api`] is what is sent over the wire, [`fault`] why something is not done.
//! - [`Fold`] is what the entries amount to; [`Fold::apply_batch`] takes more of them. It is made of
//!   the [`Line`] of play, the [`People`], the clocks, what was said and a request to go back.
//! - `command` says which entries a request leads to, without changing anything.
//! - `chance`, `undo` and `clock` hold rules of the table that no game knows; `next` says what a table
//!   waits for that no person has to do.
//! - `umpire` is for tables of tournaments, at which nobody has to ask that a time is up.
//! - `calls` says whom it waits for, and since which of their turns.
//! - `house` makes new tables, `records` those of written games, `games` lists what can be played.
//! - `listing` is to whom a table is listed, and who sits there without its game being played through.
//! - `round` is which round of a tournament a table belongs to.
//! - `rated` says which tables can be rated and what counts there.
//! - `removal` says what becomes of a table that somebody does not want any more, `shelf` what lists
//!   tell of it.
//! - `intent` is what people want to do once they are asked, `trial` a private copy to find out.
//! - `show` is what one person gets to see, `frames` what of it is sent when, `changes` how what has changed is
//!   told to those who have the rest.
//! - `lessons` and `puzzles` are positions of written games, at tables that are kept nowhere.
//! - [`study`] is the analysis of a finished game, as far as it is done.
//!
//! No rule of any game is known here, and no game is named: everything is asked from the engine. There
//! is no storage, no clock, no thread and no waiting.

pub mod api;
mod calls;
mod card;
mod chance;
mod changes;
mod clock;
mod command;
pub mod entry;
pub mod fault;
mod fold;
mod foresight;
mod forget;
mod frames;
mod games;
mod holiday;
mod house;
pub mod ids;
mod intent;
mod lessons;
mod line;
mod listing;
pub mod moment;
mod next;
mod people;
mod plain;
mod presence;
mod puzzles;
mod rated;
mod records;
mod removal;
mod rest;
mod round;
mod shelf;
mod show;
mod stage;
pub mod study;
mod talk;
mod trial;
mod umpire;
mod undo;
mod written;

#[cfg(test)]
mod tests;

pub use self::calls::Call;
pub use self::card::{Arms, CHARGES, Card, likeness, zone};
pub use self::changes::{Follower, Missed};
pub use self::clock::TimeLeft;
pub use self::command::check_length;
pub use self::fault::Fault;
pub use self::fold::{Broken, Fold, State};
pub use self::foresight::{Ahead, Foresee};
pub use self::forget::Parting;
pub use self::frames::{Known, json, short_json};
pub use self::games::{games, possible};
pub use self::house::{Founded, Founding, Rematch, bot_of};
pub use self::lessons::{Place, lessons};
pub use self::line::{Line, Past, Step};
pub use self::listing::{LANGUAGES, Public, PublicWish, Seating, Welcome};
pub use self::moment::Moment;
pub use self::next::Next;
pub use self::people::{Guest, LONGEST_NAME, People, Sitter, Who};
pub use self::plain::plain;
pub use self::presence::Presence;
pub use self::puzzles::{Riddle, Weighed, give_puzzles, lacks_puzzles, puzzles};
pub use self::rated::{Finish, Player, Unrated};
pub use self::removal::Removal;
pub use self::rest::Away;
pub use self::round::RoundOf;
pub use self::shelf::Ended;
pub use self::show::Eyes;
pub use self::talk::{LONGEST_CHAT, chat_weight};
pub use self::trial::Trial;
pub use self::undo::Outcome;
