//! What is sent over the wire: one struct per request and reply.

mod frames;
mod reply;
mod request;

pub use self::frames::{ClientFrame, Hello, ServerFrame, Update};
pub use self::reply::{
    BundleOffer, ChatLine, Games, Line, ListedGame, ListedOption, Mine, NewTable, Offer, Players,
    Position, Reasons, Removed, SeatShown, Sitting, Snapshot, Stored, Summary, SummarySeat,
    UndoRequest, UndoShown, You,
};
pub use self::request::{
    Answer, Chat, Claim, Create, Fork, ForkKind, Leave, Name, NewInvite, Play, Redo, Resign,
    SeatWish, Sit, Undo, Why,
};
