//! Why something was not done: what the table says, and what only a server has to say.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use quadrivium_core::UnknownGame;
use quadrivium_table::Fault;
use quadrivium_table::fault::{ErrorBody, Refused};
use quadrivium_table::moment::NoEntropy;

use crate::quota::Quota;
use crate::store::StoreError;
use crate::tables::Sanction;

/// Why a request was refused. Nothing has changed then.
#[derive(Debug, thiserror::Error)]
pub enum ApiError {
    /// The table refuses.
    #[error(transparent)]
    Table(Fault),
    /// The body or the frame is too large.
    #[error("the request is larger than {0} bytes")]
    TooLarge(usize),
    /// The body is not JSON by its content type.
    #[error("the request must be application/json")]
    NotJson,
    /// There is too much of something.
    #[error(transparent)]
    Quota(#[from] Quota),
    /// What the same person wanted before is still being worked on.
    #[error("what you asked for before is still being done: wait until it is there")]
    Busy,
    /// Too many requests.
    #[error("too many requests: wait a moment")]
    TooMany,
    /// The link to another device opens nothing.
    #[error("this link opens nothing: it was used, or its ten minutes are over")]
    NoLink,
    /// The recovery code opens nothing.
    #[error("this code opens nothing: look whether it is the newest, and spelt right")]
    BadCode,
    /// The question to a passkey is not open any more, or was answered before.
    #[error("this took too long, or was answered before: try again")]
    NoChallenge,
    /// The passkey opens nothing.
    #[error("this passkey opens nothing here: it was removed, or belongs to another site")]
    BadPasskey,
    /// The passkey is known here already.
    #[error("this passkey is known here already")]
    KeyTaken,
    /// There is no such passkey, or it is somebody else's.
    #[error("there is no such passkey of yours")]
    NoPasskey,
    /// There are no such days away.
    #[error("you are not away on these days")]
    NotAway,
    /// A letter, a push or a call did not arrive.
    #[error("nothing could be sent: look whether everything is spelt right, or try again later")]
    NotSent,
    /// Whoever runs the server does not want this here.
    #[error("this is switched off here")]
    SwitchedOff,
    /// There is nobody of that name or number, or not any more.
    #[error("this player has left, or shows nothing")]
    NoPlayer,
    /// Whoever asks is no host.
    #[error("only hosts may do this: open this page with the token of the site")]
    NotHost,
    /// The token opens nothing.
    #[error("this token opens nothing: `quadrivium admin token` makes a new one")]
    BadToken,
    /// The hosts let nothing be changed.
    #[error("the table is open for looking only at present: nothing can be changed")]
    ReadOnly,
    /// The person may not write.
    #[error("you may not write here at present: {}", .0.reason)]
    Muted(Sanction),
    /// The person may not come in.
    #[error("you may not come in here at present: {}", .0.reason)]
    Banned(Sanction),
    /// Nobody new may come in from there.
    #[error("nobody new is let in from your network at present")]
    Barred,
    /// Nobody comes in without an invitation.
    #[error("one needs an invitation to come in here: ask whoever runs this site")]
    ByInvitation,
    /// There is no such report, or somebody has answered it.
    #[error("there is no such report, or it was answered")]
    NoReport,
    /// This database is copied by its own tools.
    #[error(
        "a PostgreSQL is copied by its own tools: pg_dump --format custom --file quadrivium.dump"
    )]
    OwnBackup,
    /// A copy is being made.
    #[error("a copy is being made: wait until it is done")]
    BackingUp,
    /// There is no such device, or it is somebody else's.
    #[error("there is no such device of yours")]
    NoDevice,
    /// Nobody can be invited or followed so: they are not there, or do not want to be found.
    #[error("nobody can be reached so")]
    NoPerson,
    /// There is no such invitation, or it is over.
    #[error("this invitation is over")]
    NoInvitation,
    /// There is no such club, or what was to open it does not.
    #[error("there is no such club, or this link does not open it")]
    NoClub,
    /// Only the owner of the club may do this.
    #[error("only the owner of the club may do this")]
    NotClubOwner,
    /// There is no such tournament, or not for whoever asks.
    #[error("there is no such tournament, or this link does not open it")]
    NoTournament,
    /// Only the organiser of the tournament may do this.
    #[error("only the organiser of the tournament may do this")]
    NotOrganiser,
    /// The tournament has begun.
    #[error("this tournament has begun")]
    TournamentBegun,
    /// As many take part as may.
    #[error("this tournament is full")]
    TournamentFull,
    /// Too few take part.
    #[error("too few people take part")]
    TournamentFew,
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
            Self::Table(fault) => {
                let (status, code) = fault.status();
                let status = StatusCode::from_u16(status);
                (status.unwrap_or(StatusCode::INTERNAL_SERVER_ERROR), code)
            }
            Self::TooLarge(_) => (StatusCode::PAYLOAD_TOO_LARGE, "too_large"),
            Self::NotJson => (StatusCode::UNSUPPORTED_MEDIA_TYPE, "not_json"),
            Self::Quota(quota) => quota.status(),
            Self::Busy => (StatusCode::TOO_MANY_REQUESTS, "busy"),
            Self::TooMany => (StatusCode::TOO_MANY_REQUESTS, "too_many"),
            Self::NoLink => (StatusCode::GONE, "no_link"),
            Self::BadCode => (StatusCode::FORBIDDEN, "bad_code"),
            Self::NoChallenge => (StatusCode::GONE, "no_challenge"),
            Self::BadPasskey => (StatusCode::FORBIDDEN, "bad_passkey"),
            Self::KeyTaken => (StatusCode::CONFLICT, "key_taken"),
            Self::NoPasskey => (StatusCode::NOT_FOUND, "no_passkey"),
            Self::NotAway => (StatusCode::NOT_FOUND, "not_away"),
            Self::NotSent => (StatusCode::BAD_GATEWAY, "not_sent"),
            Self::SwitchedOff => (StatusCode::NOT_FOUND, "switched_off"),
            Self::NoPlayer => (StatusCode::NOT_FOUND, "no_player"),
            Self::NotHost => (StatusCode::FORBIDDEN, "not_host"),
            Self::BadToken => (StatusCode::FORBIDDEN, "bad_token"),
            Self::ReadOnly => (StatusCode::SERVICE_UNAVAILABLE, "read_only"),
            Self::Muted(_) => (StatusCode::FORBIDDEN, "muted"),
            Self::Banned(_) => (StatusCode::FORBIDDEN, "banned"),
            Self::Barred => (StatusCode::FORBIDDEN, "barred"),
            Self::ByInvitation => (StatusCode::FORBIDDEN, "by_invitation"),
            Self::NoReport => (StatusCode::NOT_FOUND, "no_report"),
            Self::OwnBackup => (StatusCode::CONFLICT, "own_backup"),
            Self::BackingUp => (StatusCode::CONFLICT, "backing_up"),
            Self::NoDevice => (StatusCode::NOT_FOUND, "no_device"),
            Self::NoPerson => (StatusCode::NOT_FOUND, "no_person"),
            Self::NoInvitation => (StatusCode::GONE, "no_invitation"),
            Self::NoClub => (StatusCode::NOT_FOUND, "no_club"),
            Self::NotClubOwner => (StatusCode::FORBIDDEN, "not_club_owner"),
            Self::NoTournament => (StatusCode::NOT_FOUND, "no_tournament"),
            Self::NotOrganiser => (StatusCode::FORBIDDEN, "not_organiser"),
            Self::TournamentBegun => (StatusCode::CONFLICT, "tournament_begun"),
            Self::TournamentFull => (StatusCode::CONFLICT, "tournament_full"),
            Self::TournamentFew => (StatusCode::CONFLICT, "tournament_few"),
            Self::OtherSite => (StatusCode::FORBIDDEN, "other_site"),
            Self::Stopping => (StatusCode::SERVICE_UNAVAILABLE, "stopping"),
            Self::Unavailable => (StatusCode::SERVICE_UNAVAILABLE, "unavailable"),
            Self::TooSlow => (StatusCode::REQUEST_TIMEOUT, "too_slow"),
            Self::Internal => (StatusCode::INTERNAL_SERVER_ERROR, "internal"),
        }
    }

    /// The reason as it is sent.
    pub fn body(&self) -> Refused {
        match self {
            Self::Table(fault) => fault.body(),
            Self::Muted(sanction) | Self::Banned(sanction) => Refused {
                reason: Some(sanction.reason.clone()),
                until: sanction.until,
                ..Refused::new(self.status().1, self.to_string())
            },
            _ => Refused::new(self.status().1, self.to_string()),
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        (self.status().0, Json(ErrorBody { error: self.body() })).into_response()
    }
}

impl From<Fault> for ApiError {
    fn from(fault: Fault) -> Self {
        if let Fault::Inside(reason) = &fault {
            tracing::error!(%reason, "something went wrong inside");
        }
        Self::Table(fault)
    }
}

impl From<UnknownGame> for ApiError {
    fn from(unknown: UnknownGame) -> Self {
        Fault::from(unknown).into()
    }
}

impl From<NoEntropy> for ApiError {
    fn from(none: NoEntropy) -> Self {
        Fault::from(none).into()
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Stopping => Self::Stopping,
            StoreError::Unavailable => Self::Unavailable,
            StoreError::ReadOnly => Self::ReadOnly,
            StoreError::Locked(reason) | StoreError::Failed(reason) => {
                tracing::error!(%reason, "storage failed");
                Self::Unavailable
            }
            StoreError::Damaged(reason) => {
                tracing::error!(%reason, "what is stored is damaged");
                Fault::Damaged.into()
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
