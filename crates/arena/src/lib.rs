//! Matches between bots.
//!
//! A match is played in rounds. In a round everybody sits once on every seat, and chance is the same
//! each time, so that neither luck nor seats decide. What came of the rounds says who is stronger and
//! how sure that is; a [`Question`] ends the match as soon as it is answered.
//!
//! The same seed gives the same match on any number of threads, as long as nobody goes by time.

mod fair;
mod game;
mod question;
mod report;
mod tally;

pub use fair::{Contestant, Match, Terms, Unfair, seats};
pub use game::{Game, Labour};
pub use question::{Answer, Question};
pub use report::{Line, Rating, Report, Rung};
pub use tally::{Estimate, Tally};
