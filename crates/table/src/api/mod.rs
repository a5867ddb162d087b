//! What is sent over the wire: one struct per request and reply.

mod frames;
mod lesson;
mod puzzle;
mod reply;
mod request;
mod stand;
mod study;
mod trial;

pub use self::frames::{ClientFrame, Hello, ServerFrame, Update};
pub use self::lesson::{Course, Example, FirstGame, Lesson, LessonStep, Remark};
pub use self::puzzle::{
    Answered, ListedPuzzle, Puzzles, Puzzling, Solution, Solving, SolvingWhy, Verdict,
};
pub use self::reply::{
    BundleOffer, ChatLine, Forkable, Games, Invitation, Line, ListedGame, ListedOption, Mine,
    NewTable, Offer, Players, Position, Possible, PossibleOption, Reasons, Removed, SeatShown,
    Sitting, Snapshot, Stored, Summary, SummarySeat, UndoRequest, UndoSettled, UndoShown, You,
};
pub use self::request::{
    Answer, AskHint, Chat, Choosing, Claim, Create, Fork, ForkKind, Leave, Name, NewBot, NewInvite,
    Play, Redo, Resign, SeatWish, Sit, Undo, Why,
};
pub use self::stand::Stand;
pub use self::study::{FollowStudy, Judged, Moment, Outlook, Study, StudyState};
pub use self::trial::{Came, Forgo, Intended, Intention, Missed, Others, Tried, Try, WhyTried};
