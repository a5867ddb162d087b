//! What goes over the live connection: JSON text frames.

use std::collections::BTreeMap;

use quadrivium_core::Seat;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::change::Change;
use super::reply::{ChatLine, Line, Snapshot};
use crate::fault::Refused;

/// The first frame of a client.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Hello {
    /// Whether to send positions in words too.
    #[serde(default)]
    pub page: bool,
    /// Whether to send what has changed, as frames of the type `change`, instead of all of it.
    #[serde(default)]
    pub changes: bool,
}

/// Whether whoever is connected can see the table.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Seen {
    /// Not so in a page that is hidden behind others.
    pub seen: bool,
}

/// What a client sends. `id` comes back in the answer.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ClientFrame {
    /// Starts the updates; whoever says it again is sent everything again.
    Hello(Hello),
    /// Whether the table can be seen: who cannot see it is told of their turns as if they were not there. Nothing comes
    /// back; who never says it can see it.
    Seen(Seen),
    /// A decision.
    Play {
        /// Comes back in the answer.
        id: u64,
        /// The decision.
        #[serde(flatten)]
        play: super::Play,
    },
    /// Going back.
    Undo {
        /// Comes back in the answer.
        id: u64,
        /// How far.
        #[serde(flatten)]
        undo: super::Undo,
    },
    /// Playing again what was taken back.
    Redo {
        /// Comes back in the answer.
        id: u64,
        /// At which entry.
        #[serde(flatten)]
        redo: super::Redo,
    },
    /// Answering a request to go back.
    AnswerUndo {
        /// Comes back in the answer.
        id: u64,
        /// The answer.
        #[serde(flatten)]
        answer: super::Answer,
    },
    /// Giving up.
    Resign {
        /// Comes back in the answer.
        id: u64,
        /// Who.
        #[serde(flatten)]
        resign: super::Resign,
    },
    /// Not waiting any longer for those whose time is up.
    Claim {
        /// Comes back in the answer.
        id: u64,
        /// At which entry.
        #[serde(flatten)]
        claim: super::Claim,
    },
    /// Asking what a master would do; whoever asks again no longer wants the first answer.
    Hint {
        /// Comes back in every answer.
        id: u64,
        /// For whom.
        #[serde(flatten)]
        ask: super::AskHint,
    },
    /// Having heard enough of a hint.
    EndHint {
        /// Comes back in the answer.
        id: u64,
    },
    /// Wanting to hear of the analysis of the game, while somebody works on it.
    Study {
        /// Comes back in every answer.
        id: u64,
        /// What one knows already.
        #[serde(flatten)]
        follow: super::FollowStudy,
    },
    /// Saying something.
    Chat {
        /// Comes back in the answer.
        id: u64,
        /// What.
        #[serde(flatten)]
        chat: super::Chat,
    },
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Hello,
    Seen,
    Play,
    Undo,
    Redo,
    AnswerUndo,
    Resign,
    Claim,
    Hint,
    EndHint,
    Study,
    Chat,
}

impl ClientFrame {
    /// Reads a frame: its kind first, and then the same text as what it is. The derived reader has readers of its own
    /// for all that a frame can hold, and they would travel to the browser beside those of requests.
    ///
    /// # Errors
    /// When it is none.
    pub fn read(text: &str) -> serde_json::Result<Self> {
        #[derive(Deserialize)]
        struct Head {
            #[serde(rename = "type")]
            kind: Kind,
            id: Option<u64>,
        }
        let Head { kind, id } = serde_json::from_str(text)?;
        let id = || id.ok_or_else(|| serde::de::Error::missing_field("id"));
        Ok(match kind {
            Kind::Hello => Self::Hello(serde_json::from_str(text)?),
            Kind::Seen => Self::Seen(serde_json::from_str(text)?),
            Kind::Play => Self::Play { id: id()?, play: serde_json::from_str(text)? },
            Kind::Undo => Self::Undo { id: id()?, undo: serde_json::from_str(text)? },
            Kind::Redo => Self::Redo { id: id()?, redo: serde_json::from_str(text)? },
            Kind::AnswerUndo => Self::AnswerUndo { id: id()?, answer: serde_json::from_str(text)? },
            Kind::Resign => Self::Resign { id: id()?, resign: serde_json::from_str(text)? },
            Kind::Claim => Self::Claim { id: id()?, claim: serde_json::from_str(text)? },
            Kind::Hint => Self::Hint { id: id()?, ask: serde_json::from_str(text)? },
            Kind::EndHint => Self::EndHint { id: id()? },
            Kind::Study => Self::Study { id: id()?, follow: serde_json::from_str(text)? },
            Kind::Chat => Self::Chat { id: id()?, chat: serde_json::from_str(text)? },
        })
    }

    /// The number of a frame that cannot be read otherwise.
    pub fn id_in(text: &str) -> Option<u64> {
        #[derive(Deserialize)]
        struct Numbered {
            id: u64,
        }
        serde_json::from_str::<Numbered>(text).ok().map(|numbered| numbered.id)
    }

    /// The number that comes back in the answer.
    pub fn id(&self) -> u64 {
        match self {
            Self::Hello(_) | Self::Seen(_) => 0,
            Self::Play { id, .. }
            | Self::Undo { id, .. }
            | Self::Redo { id, .. }
            | Self::AnswerUndo { id, .. }
            | Self::Resign { id, .. }
            | Self::Claim { id, .. }
            | Self::Hint { id, .. }
            | Self::EndHint { id }
            | Self::Study { id, .. }
            | Self::Chat { id, .. } => *id,
        }
    }
}

/// What the server sends.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerFrame<'a> {
    /// The answer to `hello`.
    Snapshot {
        /// The table.
        snapshot: Box<Snapshot<'a>>,
    },
    /// Something has changed.
    Update(Box<Update<'a>>),
    /// What has changed, for those who want to hear no more than that: instead of `snapshot` and `update`.
    Change(Box<Change<'a>>),
    /// What was asked for is stored.
    Done {
        /// The `id` of the request.
        id: u64,
        /// How many entries the table has now.
        seq: u64,
    },
    /// What was asked for was refused, and nothing has changed.
    Refused {
        /// The `id` of the request; nothing if it could not be read.
        id: Option<u64>,
        /// Why.
        error: Refused,
    },
    /// What was found so far; after the last one comes `done`.
    Hint {
        /// The `id` of the request.
        id: u64,
        /// What a master would do.
        #[cfg_attr(feature = "openapi", schema(value_type = quadrivium_coach::Hint))]
        hint: &'a RawValue,
    },
    /// What was found about the game since the last such frame; after the last one comes `done`.
    Study {
        /// The `id` of the request.
        id: u64,
        /// The analysis.
        study: Box<super::Study>,
    },
    /// The table was deleted; the connection ends.
    Deleted,
    /// Who is connected has changed, or whether a bot thinks.
    Presence {
        /// The seats of people.
        #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, bool>))]
        seats: BTreeMap<Seat, bool>,
        /// How many look on without a seat.
        spectators: u32,
        /// The seat of a bot that has been thinking for a while, until the next frame of any kind.
        #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
        thinking: Option<Seat>,
    },
}

/// What has changed at the table.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Update<'a> {
    /// The moves since the last frame; all of them with `reset`.
    pub lines: Vec<Line<'a>>,
    /// Whether `lines` replaces all lines before it.
    pub reset: bool,
    /// What was said since the last frame.
    pub chat: Vec<ChatLine<'a>>,
    /// The table; its `log` and `chat` are empty.
    pub snapshot: Snapshot<'a>,
}
