//! The table as teacher: what would a strong player do here, who stands how, and where a game was
//! decided.
//!
//! - [`Hint`]: the best turns that were found for a seat, with what they lead to and why.
//! - [`Projection`]: the points of everybody now, if the game ended now, and in the end.
//! - [`Review`]: one decision of a game, judged by what its player could know; an [`Analysis`] is what
//!   all of them say together.
//!
//! A [`Coach`] does the first three for one game, [`AnyCoach`] is the same behind an object-safe face.
//! It thinks as the bots do: about worlds that look the same to the seat, so it can tell nobody what
//! their seat may not know. It does no input or output, keeps no time and has no generator of its own;
//! whoever waits for it stops it.

mod analysis;
mod any;
mod coach;
mod figure;
mod hint;
mod projection;
mod reader;
mod reason;
mod review;

pub use analysis::{Analysis, Grade, PerGrade, Performance, Turning};
pub use any::AnyCoach;
pub use coach::{Coach, Depth};
pub use figure::Figure;
pub use hint::{Advice, Hint};
pub use projection::{Projection, Prospect};
pub use reason::{Gain, Reason};
pub use review::Review;
