//! The table as teacher: what would a strong player do here, who stands how, and where a game was
//! decided.
//!
//! - [`Hint`]: the best turns that were found for a seat, with what they lead to and why.
//! - [`Projection`]: the points of everybody now, if the game ended now, and in the end.
//! - [`Review`]: one decision of a game, judged by what its player could know, and [`Told`] in words;
//!   [`Decisions`] walks through a game from one to the next, an [`Analysis`] is what all of them say
//!   together.
//! - [`Clear`]: a position in which one turn is clearly best, as puzzles want them.
//!
//! A [`Coach`] does the first three for one game, [`AnyCoach`] is the same behind an object-safe face.
//! It thinks as the bots do: about worlds that look the same to the seat, so it can tell nobody what
//! their seat may not know. It does no input or output, keeps no time and has no generator of its own;
//! whoever waits for it stops it.

mod analysis;
mod answer;
mod any;
mod clear;
mod coach;
mod decisions;
mod figure;
mod hint;
mod projection;
mod reader;
mod reason;
mod review;
#[cfg(test)]
mod testing;
mod told;
mod trial;
mod turn;

pub use analysis::{Analysis, Grade, PerGrade, Performance, Turning};
pub use answer::{Behind, LaterGain};
pub use any::AnyCoach;
pub use clear::{Bar, Clear};
pub use coach::{Coach, Depth, Patience};
pub use decisions::{Decision, Decisions};
pub use figure::Figure;
pub use hint::{Advice, Hint};
pub use projection::{Projection, Prospect};
pub use reason::{Gain, Reason};
pub use review::Review;
pub use told::Told;
pub use trial::{Trial, Until};
