//! The analysis of a finished game, as it is sent.

use quadrivium_coach::{Figure, Grade, Performance, Turning};
use quadrivium_core::{Phrase, Seat};
use serde::{Deserialize, Serialize};

/// How far an analysis is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum StudyState {
    /// Nobody works on it; something may have been found before.
    Resting,
    /// Decisions are being judged.
    Running,
    /// Every decision was judged.
    Done,
}

/// Where everybody stands at some moment, in seat order.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Outlook {
    /// The chance to win, from 0 to 1.
    pub chances: Vec<f32>,
    /// Points in the end.
    pub points: Vec<f32>,
}

/// A decision of the game, judged by what its player could know.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Judged {
    /// Before which move of the line of play, counted from 0.
    pub at: usize,
    /// Whose it was.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub seat: Seat,
    /// How good it was.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub grade: Grade,
    /// What could be had.
    pub best: Outlook,
    /// What was left.
    pub left: Outlook,
    /// What it cost the player in chance to win.
    pub lost: Figure,
    /// What it cost the player in points.
    pub lost_points: Figure,
    /// More about it, where there is something to say.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moment: Option<Moment>,
}

/// What is said about a decision that was not merely good.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Moment {
    /// What was played, in notation.
    pub played: String,
    /// The same in words.
    pub played_words: Vec<Phrase>,
    /// The best turn that was found, in notation; nothing where it begins with what was played.
    pub better: Vec<String>,
    /// The same in words.
    pub better_words: Vec<Phrase>,
    /// What speaks for the best turn.
    pub why: Vec<Phrase>,
}

/// The analysis of a finished game, as far as it is done.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Study {
    /// How far it is.
    pub state: StudyState,
    /// Whether whoever asks had it begun, and may stop it.
    pub yours: bool,
    /// How many decisions were judged.
    pub done: usize,
    /// How many there are.
    pub of: usize,
    /// The decisions that were judged, in the order of the game; over the live connection those that
    /// were not sent before.
    pub decisions: Vec<Judged>,
    /// Where the game turned, as far as it is known.
    pub turnings: Vec<Turning>,
    /// How well each played, in seat order; empty until all is done.
    pub players: Vec<Performance>,
    /// How it ended: everybody's share of the victory, and points.
    pub end: Outlook,
}

/// Wanting to hear of an analysis.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FollowStudy {
    /// How many decisions one knows already.
    pub have: usize,
}
