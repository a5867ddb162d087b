//! What has changed at a table since somebody was last told of it, instead of all of it.
//!
//! - [`edits`] is what turns one text into another, [`texts`] the same for lists of what is offered.
//! - [`sent`] keeps what a connection was sent and makes the next frame of it; those who see the same and stand
//!   at the same place share it.
//! - [`Follower`] is the other side: a client that is told of changes and holds the table.

mod edits;
mod follower;
mod sent;
mod texts;

pub use self::edits::Edits;
pub use self::follower::{Follower, Missed};
pub use self::sent::{Base, Shared};
pub use self::texts::Relisted;

#[cfg(test)]
pub use self::{follower::Listed, follower::edited, texts::Texts};
