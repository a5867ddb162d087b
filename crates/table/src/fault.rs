//! Why something was not done: one type, with a status and a code for every reason.

use quadrivium_core::{BadOptions, BadRecord, MessageKey, Refusal, Seat, UnknownGame};
use serde::Serialize;

use crate::rated::Unrated;

/// Why a request was refused. Nothing has changed then.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// The request comes from nobody.
    #[error("nobody is known by this cookie: choose a name first")]
    NoGuest,
    /// There is no such table, or it is somebody's private one.
    #[error("there is no such table")]
    NoTable,
    /// The line of play is shorter.
    #[error("there is no move {asked}: the line of play has {moves} moves")]
    NoMove {
        /// The move that was asked for.
        asked: u32,
        /// How many there are.
        moves: u32,
    },
    /// There is nothing at this address.
    #[error("there is nothing at this address")]
    NoPage,
    /// There is something at this address, but not for this method.
    #[error("this address takes no such request: the header `allow` says which")]
    WrongMethod,
    /// No game has this name.
    #[error(transparent)]
    NoGame(#[from] UnknownGame),
    /// The game cannot be set up like this.
    #[error(transparent)]
    BadOptions(#[from] BadOptions),
    /// A field of the request cannot be used.
    #[error("{field}: {reason}")]
    BadField {
        /// The field.
        field: &'static str,
        /// What is wrong with it.
        reason: String,
    },
    /// The body or the frame is not what was expected.
    #[error("the request cannot be read: {0}")]
    Malformed(String),
    /// The table has moved on since the request was made, or has not come so far.
    #[error("the table is at entry {seq}: look at it again")]
    Stale {
        /// The present number.
        seq: u64,
    },
    /// The seat belongs to somebody else.
    #[error("seat {0} is not yours")]
    NotYourSeat(Seat),
    /// Only those who sit at the table may do this.
    #[error("only those who sit at this table may do this")]
    NotSeated,
    /// The game has not begun.
    #[error("the game has not begun: a seat is still open")]
    Waiting,
    /// The game has begun.
    #[error("the game has begun already")]
    Begun,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The game is not over.
    #[error("the game is still running: its record is given out when it is over")]
    StillRunning,
    /// Only finished games are analysed.
    #[error("only finished games are analysed, and this one was not played to its end")]
    Unfinished,
    /// Another analysis runs for the same person.
    #[error("another game is being analysed for you: stop that, or wait until it is done")]
    Analysing,
    /// Somebody else has begun it.
    #[error("somebody else has begun this, and only they can stop it")]
    NotYours,
    /// No open seat has this key.
    #[error("this invitation is not valid, or somebody has taken the seat")]
    BadInvite,
    /// All seats of a listed table are taken.
    #[error("somebody was faster: the seat is taken")]
    SeatTaken,
    /// The table is listed, but not to this person.
    #[error("whoever made this table wants to play with others here")]
    NotWelcome,
    /// The action is not legal.
    #[error("{refusal}")]
    Refused {
        /// Which of several.
        action: String,
        /// Why.
        refusal: Refusal,
    },
    /// Of several actions one comes after chance, somebody else or a secret that comes out.
    #[error("{action:?} goes further than what is on the table: something else comes before it")]
    TooFar {
        /// The first that comes too late.
        action: String,
    },
    /// There is no move to take back.
    #[error("there is nothing to take back")]
    NothingToUndo,
    /// Later decisions build on the one that shall be taken back.
    #[error("later decisions build on this one; take those back first")]
    Entangled,
    /// There is no move to play again.
    #[error("there is nothing to play again")]
    NothingToRedo,
    /// Why a table cannot be rated.
    #[error(transparent)]
    Unrated(#[from] Unrated),
    /// In a rated game nobody is asked to take something back.
    #[error("in a rated game only decisions of your own turn can be taken back, until it is over")]
    RatedUndo,
    /// Nobody has asked, or not this player.
    #[error("there is no request for you to answer")]
    NoRequest,
    /// Whoever made the table wants no hints there.
    #[error("no hints are given at this table")]
    NoHints,
    /// The seat has nothing to decide.
    #[error("seat {0} has nothing to decide now")]
    NotYourTurn(Seat),
    /// Nobody's time is up.
    #[error("nobody's time is up")]
    NotUp,
    /// Whoever is waited for is away, and their time stands still.
    #[error("whoever is waited for is away, and their time stands still meanwhile")]
    IsAway,
    /// The position holds something that this viewer may not know, and cannot be dealt anew.
    #[error("this position holds secrets that you may not know yet")]
    Secret,
    /// The uploaded record does not replay.
    #[error(transparent)]
    BadRecord(#[from] BadRecord),
    /// The rules have changed since the table was made, and it no longer folds.
    #[error("this game was played by older rules and does not fit the present ones at entry {0}")]
    OldRules(u64),
    /// What is stored of the table does not fit together, and no change of rules explains it.
    #[error(
        "this table is damaged and cannot be shown: tell whoever runs this server, its log says \
         more. No other table is affected"
    )]
    Damaged,
    /// Only whoever made the table may do this.
    #[error("only whoever made this table may do this")]
    NotOwner,
    /// So much was said at the table that there is no room for more.
    #[error("enough has been said at this table: talk on at another one")]
    FullChat,
    /// The table has as many entries as a table may have.
    #[error("too much has happened at this table: go on from its position at a new one")]
    FullTable,
    /// It takes other people, or something that only a server has.
    #[error("this needs a server: at this table you are alone")]
    NoServer,
    /// Something inside failed, and this is what; nobody outside learns of it.
    #[error("something went wrong inside: try again")]
    Inside(String),
}

impl Fault {
    /// The status of the answer and the code in its body.
    pub fn status(&self) -> (u16, &'static str) {
        match self {
            Self::NoGuest => (401, "no_guest"),
            Self::NoTable => (404, "no_table"),
            Self::NoMove { .. } => (404, "no_move"),
            Self::NoPage => (404, "no_page"),
            Self::WrongMethod => (405, "wrong_method"),
            Self::NoGame(_) => (422, "no_game"),
            Self::BadOptions(_) => (422, "bad_options"),
            Self::BadField { .. } => (422, "bad_field"),
            Self::Malformed(_) => (400, "malformed"),
            Self::Stale { .. } => (409, "stale"),
            Self::NotYourSeat(_) => (403, "not_your_seat"),
            Self::NotSeated => (403, "not_seated"),
            Self::Waiting => (409, "waiting"),
            Self::Begun => (409, "begun"),
            Self::Over => (409, "over"),
            Self::StillRunning => (403, "still_running"),
            Self::Unfinished => (409, "unfinished"),
            Self::Analysing => (409, "analysing"),
            Self::NotYours => (403, "not_yours"),
            Self::BadInvite => (403, "bad_invite"),
            Self::SeatTaken => (409, "seat_taken"),
            Self::NotWelcome => (403, "not_welcome"),
            Self::Refused { refusal: Refusal::Notation(_), .. } => (422, "notation"),
            Self::Refused { refusal: Refusal::Illegal { .. }, .. } => (422, "illegal"),
            Self::TooFar { .. } => (422, "too_far"),
            Self::NothingToUndo => (409, "nothing_to_undo"),
            Self::Entangled => (409, "entangled"),
            Self::NothingToRedo => (409, "nothing_to_redo"),
            Self::Unrated(Unrated::Off) => (404, Unrated::Off.code()),
            Self::Unrated(why) => (422, why.code()),
            Self::RatedUndo => (403, "rated_undo"),
            Self::NoRequest => (409, "no_request"),
            Self::NoHints => (403, "no_hints"),
            Self::NotYourTurn(_) => (409, "not_your_turn"),
            Self::NotUp => (409, "not_up"),
            Self::IsAway => (409, "is_away"),
            Self::Secret => (403, "secret"),
            Self::BadRecord(_) => (422, "bad_record"),
            Self::OldRules(_) => (410, "old_rules"),
            Self::Damaged => (500, "damaged"),
            Self::NotOwner => (403, "not_owner"),
            Self::FullChat => (409, "full_chat"),
            Self::FullTable => (409, "full_table"),
            Self::NoServer => (501, "no_server"),
            Self::Inside(_) => (500, "internal"),
        }
    }

    /// The reason as it is sent.
    pub fn body(&self) -> Refused {
        let plain = Refused::new(self.status().1, self.to_string());
        Refused {
            key: match self {
                Self::Refused { refusal, .. } => refusal.message_key().to_owned(),
                _ => plain.key,
            },
            field: match self {
                Self::NoGame(_) => Some("game"),
                Self::BadOptions(_) => Some("settings"),
                Self::BadField { field, .. } => Some(field),
                Self::Unrated(_) => Some("rated"),
                _ => None,
            },
            option: match self {
                Self::BadOptions(bad) => bad.option().map(str::to_owned),
                _ => None,
            },
            action: match self {
                Self::Refused { action, .. } | Self::TooFar { action } => Some(action.clone()),
                _ => None,
            },
            seq: match self {
                Self::Stale { seq } => Some(*seq),
                _ => None,
            },
            ..plain
        }
    }
}

/// A refusal as it is sent.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Refused {
    /// A word for programs.
    pub code: &'static str,
    /// A sentence in English.
    pub message: String,
    /// The key of the sentence for players.
    pub key: String,
    /// The field of the request that is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub field: Option<&'static str>,
    /// With `bad_options`: the option of the game that is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub option: Option<String>,
    /// Of several actions the first that cannot be taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<String>,
    /// With `stale`: the present number of entries.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seq: Option<u64>,
    /// With `muted` and `banned`: what the host says about it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// With `muted` and `banned`: until when, in milliseconds since 1970; nothing for good.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub until: Option<u64>,
}

impl Refused {
    /// A reason that needs no more than its code and a sentence in English.
    pub fn new(code: &'static str, message: String) -> Self {
        let key = format!("error-{}", code.replace('_', "-"));
        Self {
            code,
            message,
            key,
            field: None,
            option: None,
            action: None,
            seq: None,
            reason: None,
            until: None,
        }
    }
}

/// The body of every answer that is not a success.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ErrorBody {
    /// Why.
    pub error: Refused,
}
