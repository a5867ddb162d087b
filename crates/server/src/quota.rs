//! How much of the storage one person and one address may fill.

use axum::http::StatusCode;

/// What there is too much of, said in a way that tells what to do about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Quota {
    /// Tables made within an hour.
    #[error("you have made many tables within an hour: play at one of them, or come back later")]
    Tables,
    /// New names from one address within an hour.
    #[error("many new names come from your network: come back later")]
    Names,
    /// Codes and links that somebody has tried within an hour.
    #[error("many codes were tried: come back later")]
    Codes,
    /// Names that somebody has looked for, invitations and clubs within an hour.
    #[error("you have looked for many people within an hour: come back later")]
    Calls,
    /// People whom somebody follows.
    #[error("you follow very many people: follow one of them no longer first")]
    Followed,
    /// Invitations of somebody that wait for an answer.
    #[error("many of your invitations wait for an answer")]
    Invitations,
    /// Clubs of somebody, or people in a club.
    #[error("there is no room: one can be in 20 clubs, and a club has 300 members at most")]
    Clubs,
    /// Tournaments that somebody organises or takes part in.
    #[error("you have very many tournaments that are not over")]
    Tournaments,
    /// Letters and tests that somebody has asked for within an hour.
    #[error("you have asked for many letters within an hour: come back later")]
    Letters,
    /// Reports that somebody has made within an hour.
    #[error("you have reported much within an hour: come back later")]
    Reports,
    /// Reports of somebody that no host has answered.
    #[error("many of your reports wait for an answer")]
    Waiting,
    /// Passkeys of somebody.
    #[error("you have very many passkeys: remove one first")]
    Passkeys,
    /// Days of a year on which somebody is away.
    #[error("that would be more than {0} days away within a year")]
    Away(u32),
    /// How often somebody has said within a day when they are away.
    #[error("you have changed your days away often today: come back tomorrow")]
    Plans,
    /// Tables on somebody's list that are not over.
    #[error("you have {0} tables that are not over: finish some, or delete them from your games")]
    Unfinished(u32),
    /// Listed tables of somebody, or of an address, at which nobody sits down yet.
    #[error(
        "you have listed tables that wait for people: wait until somebody sits down, or delete one"
    )]
    Listed,
    /// What somebody has said within an hour.
    #[error("you have said very much within an hour: come back later")]
    Chat,
}

impl Quota {
    /// The status of the answer and the code in its body.
    pub fn status(self) -> (StatusCode, &'static str) {
        match self {
            Self::Tables => (StatusCode::TOO_MANY_REQUESTS, "many_tables"),
            Self::Names => (StatusCode::TOO_MANY_REQUESTS, "many_names"),
            Self::Codes => (StatusCode::TOO_MANY_REQUESTS, "many_codes"),
            Self::Calls => (StatusCode::TOO_MANY_REQUESTS, "many_calls"),
            Self::Followed => (StatusCode::CONFLICT, "many_followed"),
            Self::Invitations => (StatusCode::CONFLICT, "many_invitations"),
            Self::Clubs => (StatusCode::CONFLICT, "many_clubs"),
            Self::Tournaments => (StatusCode::CONFLICT, "many_tournaments"),
            Self::Letters => (StatusCode::TOO_MANY_REQUESTS, "many_letters"),
            Self::Reports => (StatusCode::TOO_MANY_REQUESTS, "many_reports"),
            Self::Waiting => (StatusCode::CONFLICT, "many_waiting"),
            Self::Passkeys => (StatusCode::CONFLICT, "many_passkeys"),
            Self::Away(_) => (StatusCode::CONFLICT, "many_away"),
            Self::Plans => (StatusCode::TOO_MANY_REQUESTS, "many_plans"),
            Self::Unfinished(_) => (StatusCode::CONFLICT, "many_unfinished"),
            Self::Listed => (StatusCode::CONFLICT, "many_listed"),
            Self::Chat => (StatusCode::TOO_MANY_REQUESTS, "much_chat"),
        }
    }
}
