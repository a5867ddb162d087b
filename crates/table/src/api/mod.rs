//! What is sent over the wire: one struct per request and reply.

mod change;
mod frames;
mod games;
mod lesson;
mod puzzle;
mod reply;
mod request;
mod stand;
mod study;
mod trial;
mod undo;

pub use self::change::{Change, EditPart, ListPart};
pub use self::frames::{ClientFrame, Hello, Seen, ServerFrame, Update};
pub use self::games::{Games, ListedGame, ListedOption, Players, Possible, PossibleOption};
pub use self::lesson::{Course, Example, FirstGame, Lesson, LessonStep, Remark};
pub use self::puzzle::{
    Answered, ListedPuzzle, Puzzles, Puzzling, Solution, Solving, SolvingWhy, Verdict,
};
pub use self::reply::{
    BundleOffer, ChatLine, Forkable, Invitation, Line, Mine, NewTable, Offer, Position, Reasons,
    Removed, RoundShown, SeatShown, Sitting, Snapshot, Stored, Summary, SummarySeat, You,
};
pub use self::request::{
    Answer, AskHint, Chat, Choosing, Claim, Create, Fork, ForkKind, Leave, Name, NewBot, NewInvite,
    Play, Redo, Resign, SeatWish, Sit, Undo, Why,
};
pub use self::stand::Stand;
pub use self::study::{FollowStudy, Judged, Moment, Outlook, Study, StudyState};
pub use self::trial::{Came, Forgo, Intended, Intention, Missed, Others, Tried, Try, WhyTried};
pub use self::undo::{OwnDecision, UndoRequest, UndoSettled, UndoShown};
