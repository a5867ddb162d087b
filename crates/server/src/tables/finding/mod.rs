//! Finding people: listed tables and the lists of them, quick matches, whom one follows and invites,
//! and clubs.
//!
//! What is listed stands on the [`Board`], which is read once and then hears of every change, of this
//! node and of others. Who sees what of it is decided here, for each viewer; whoever may not sit down
//! at a table is not told of it.

mod board;
mod circle;
mod clubs;
mod company;
mod join;
mod listed;
mod quick;
mod standing;

pub use self::board::{Board, Changed, ListedTable};
pub use self::circle::{Call, Circle};
pub use self::clubs::{ClubAnswer, ClubMember, ClubShown, NewClub, Role};
pub use self::company::{
    AnswerInvitation, Company, FindPerson, Follow, Found, Invitable, InvitationShown, Invite,
    Inviting, PersonShown,
};
pub use self::listed::{OpenSeat, OpenTable};
pub use self::quick::{Matched, Pace, Seek};
pub(super) use self::standing::placed;
