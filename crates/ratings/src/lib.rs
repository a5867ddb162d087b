//! How strong people are, from the places that they took in games of two to five.
//!
//! What is known of somebody is a [`Rating`]: a bell curve with a middle and a width. A game changes
//! the curves of all who took part, together, by [`after_game`]; time without games makes them wider,
//! by [`Rating::after`]. Bots are fixed points ([`bots`]): what is known of them does not change.
//!
//! 400 points are ten to one between any two who sit at one table. Why it is done so, and what it was
//! compared with, is in ADR 47; `examples/tournament` plays that comparison again.
//!
//! There is no clock, no storage and no chance in here: the same game gives the same numbers to the
//! last bit, in whatever order the seats are named.

pub mod bots;
mod model;
pub mod season;

pub use self::model::{Contestant, Rating, Shape, after_game, chance};
