//! Why something was not done: one type, with a status and a code for every reason.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use quadrivium_core::{BadOptions, BadRecord, MessageKey, Refusal, Seat, UnknownGame};
use serde::Serialize;

use crate::quota::Quota;
use crate::store::StoreError;

/// Why a request was refused. Nothing has changed then.
#[derive(Debug, thiserror::Error)]
pub enum ApiError {
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
    /// The body or the frame is too large.
    #[error("the request is larger than {0} bytes")]
    TooLarge(usize),
    /// The body is not JSON by its content type.
    #[error("the request must be application/json")]
    NotJson,
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
    /// There is too much of something.
    #[error(transparent)]
    Quota(#[from] Quota),
    /// What the same person wanted before is still being worked on.
    #[error("what you asked for before is still being done: wait until it is there")]
    Busy,
    /// Too many requests.
    #[error("too many requests: wait a moment")]
    TooMany,
    /// The request comes from a page of another site.
    #[error("the request comes from a page of another site")]
    OtherSite,
    /// The server is stopping.
    #[error("the server is stopping: try again in a moment")]
    Stopping,
    /// The database is away, or its disk is full.
    #[error("nothing can be stored or read at present: try again in a moment")]
    Unavailable,
    /// It took too long.
    #[error("this took too long: try again")]
    TooSlow,
    /// Something inside failed; the log has the rest.
    #[error("something went wrong inside: try again")]
    Internal,
}

impl ApiError {
    /// The status of the answer and the code in its body.
    pub fn status(&self) -> (StatusCode, &'static str) {
        match self {
            Self::NoGuest => (StatusCode::UNAUTHORIZED, "no_guest"),
            Self::NoTable => (StatusCode::NOT_FOUND, "no_table"),
            Self::NoMove { .. } => (StatusCode::NOT_FOUND, "no_move"),
            Self::NoPage => (StatusCode::NOT_FOUND, "no_page"),
            Self::WrongMethod => (StatusCode::METHOD_NOT_ALLOWED, "wrong_method"),
            Self::NoGame(_) => (StatusCode::UNPROCESSABLE_ENTITY, "no_game"),
            Self::BadOptions(_) => (StatusCode::UNPROCESSABLE_ENTITY, "bad_options"),
            Self::BadField { .. } => (StatusCode::UNPROCESSABLE_ENTITY, "bad_field"),
            Self::Malformed(_) => (StatusCode::BAD_REQUEST, "malformed"),
            Self::TooLarge(_) => (StatusCode::PAYLOAD_TOO_LARGE, "too_large"),
            Self::NotJson => (StatusCode::UNSUPPORTED_MEDIA_TYPE, "not_json"),
            Self::Stale { .. } => (StatusCode::CONFLICT, "stale"),
            Self::NotYourSeat(_) => (StatusCode::FORBIDDEN, "not_your_seat"),
            Self::NotSeated => (StatusCode::FORBIDDEN, "not_seated"),
            Self::Waiting => (StatusCode::CONFLICT, "waiting"),
            Self::Begun => (StatusCode::CONFLICT, "begun"),
            Self::Over => (StatusCode::CONFLICT, "over"),
            Self::StillRunning => (StatusCode::FORBIDDEN, "still_running"),
            Self::Unfinished => (StatusCode::CONFLICT, "unfinished"),
            Self::Analysing => (StatusCode::CONFLICT, "analysing"),
            Self::NotYours => (StatusCode::FORBIDDEN, "not_yours"),
            Self::BadInvite => (StatusCode::FORBIDDEN, "bad_invite"),
            Self::Refused { refusal: Refusal::Notation(_), .. } => {
                (StatusCode::UNPROCESSABLE_ENTITY, "notation")
            }
            Self::Refused { refusal: Refusal::Illegal { .. }, .. } => {
                (StatusCode::UNPROCESSABLE_ENTITY, "illegal")
            }
            Self::TooFar { .. } => (StatusCode::UNPROCESSABLE_ENTITY, "too_far"),
            Self::NothingToUndo => (StatusCode::CONFLICT, "nothing_to_undo"),
            Self::Entangled => (StatusCode::CONFLICT, "entangled"),
            Self::NothingToRedo => (StatusCode::CONFLICT, "nothing_to_redo"),
            Self::NoRequest => (StatusCode::CONFLICT, "no_request"),
            Self::NoHints => (StatusCode::FORBIDDEN, "no_hints"),
            Self::NotYourTurn(_) => (StatusCode::CONFLICT, "not_your_turn"),
            Self::NotUp => (StatusCode::CONFLICT, "not_up"),
            Self::Secret => (StatusCode::FORBIDDEN, "secret"),
            Self::BadRecord(_) => (StatusCode::UNPROCESSABLE_ENTITY, "bad_record"),
            Self::OldRules(_) => (StatusCode::GONE, "old_rules"),
            Self::Damaged => (StatusCode::INTERNAL_SERVER_ERROR, "damaged"),
            Self::NotOwner => (StatusCode::FORBIDDEN, "not_owner"),
            Self::Quota(quota) => quota.status(),
            Self::Busy => (StatusCode::TOO_MANY_REQUESTS, "busy"),
            Self::TooMany => (StatusCode::TOO_MANY_REQUESTS, "too_many"),
            Self::OtherSite => (StatusCode::FORBIDDEN, "other_site"),
            Self::Stopping => (StatusCode::SERVICE_UNAVAILABLE, "stopping"),
            Self::Unavailable => (StatusCode::SERVICE_UNAVAILABLE, "unavailable"),
            Self::TooSlow => (StatusCode::REQUEST_TIMEOUT, "too_slow"),
            Self::Internal => (StatusCode::INTERNAL_SERVER_ERROR, "internal"),
        }
    }

    /// The reason as it is sent.
    pub fn body(&self) -> Refused {
        let key = match self {
            Self::Refused { refusal, .. } => refusal.message_key().to_owned(),
            _ => format!("error-{}", self.status().1.replace('_', "-")),
        };
        Refused {
            code: self.status().1,
            message: self.to_string(),
            key,
            field: match self {
                Self::NoGame(_) => Some("game"),
                Self::BadOptions(_) => Some("settings"),
                Self::BadField { field, .. } => Some(field),
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
        }
    }
}

/// A refusal as it is sent.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
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
}

/// The body of every answer that is not a success.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct ErrorBody {
    /// Why.
    pub error: Refused,
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        (self.status().0, Json(ErrorBody { error: self.body() })).into_response()
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Stopping => Self::Stopping,
            StoreError::Unavailable => Self::Unavailable,
            StoreError::Locked(reason) | StoreError::Failed(reason) => {
                tracing::error!(%reason, "storage failed");
                Self::Unavailable
            }
            StoreError::Damaged(reason) => {
                tracing::error!(%reason, "what is stored is damaged");
                Self::Damaged
            }
        }
    }
}

impl From<rand::rngs::SysError> for ApiError {
    fn from(error: rand::rngs::SysError) -> Self {
        tracing::error!(%error, "the operating system gives no entropy");
        Self::Internal
    }
}
