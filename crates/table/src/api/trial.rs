//! Trying things on a private copy of a table, and keeping what was tried for one's turn.

use quadrivium_core::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::Snapshot;
use crate::fault::Refused;

/// Who decides for the others where something is tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Others {
    /// Apprentices; not where no hints are given.
    Bots,
    /// Whoever tries.
    Hotseat,
}

/// Trying something on a private copy. Nothing of it is stored.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Try {
    /// An own seat: what it may not know is dealt anew.
    #[cfg_attr(feature = "openapi", schema(example = "A"))]
    pub seat: Seat,
    /// From the position after so many moves of the table.
    pub moves: u32,
    /// What is dealt anew, and what chance gives: the same for the same number.
    pub seed: u32,
    /// Who decides for the others.
    pub others: Others,
    /// What has happened on the copy so far, as in records: the answer to the last request, or the
    /// beginning of it, with one's next decisions. At most 300 moves.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(max_items = 300, example = json!(["A take d1 4.2", "* roll 3 5"])))]
    pub line: Vec<String>,
    /// Whether to show the position after exactly that, before chance and bots go on.
    #[serde(default)]
    pub stay: bool,
    /// Whether to add the position in words.
    #[serde(default)]
    pub page: bool,
}

/// A private copy of a table.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Tried<'a> {
    /// What has happened on the copy. Nothing in it is a secret: what the seat may not know was
    /// dealt anew.
    pub line: Vec<String>,
    /// The copy as a table. Its `log` begins where the copy does, and it knows no way back: to take
    /// something back is to ask with a shorter line.
    pub snapshot: Snapshot<'a>,
}

/// Asking why actions are not possible on a private copy.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct WhyTried {
    /// The copy.
    #[serde(flatten)]
    pub tried: Try,
    /// Actions of whoever is asked there, at most 64.
    #[cfg_attr(feature = "openapi", schema(max_items = 64))]
    pub actions: Vec<String>,
}

/// A decision that somebody intends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = IntendedStep))]
pub struct Intended {
    /// The action in notation.
    pub action: String,
    /// The action in words, as they were when it was tried.
    #[cfg_attr(feature = "openapi", schema(value_type = quadrivium_core::Phrase))]
    pub words: Value,
}

/// What one intends to do on a seat when it is asked, and what became of the last intention. Only
/// whoever sits there is told.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Intention<'a> {
    /// The seat.
    pub seat: Seat,
    /// The answers in the order in which they are tried: the first that is possible from its first
    /// decision to its last is played, and the others are forgotten.
    pub answers: Vec<&'a [Intended]>,
    /// What became of the last ones, until one decides anew.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub came: Option<Came<'a>>,
}

/// What became of what somebody intended.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Came<'a> {
    /// The entry that says so.
    pub seq: u64,
    /// The decisions that were taken; none where no answer was possible.
    pub played: &'a [Intended],
    /// The answers that were not possible.
    pub missed: &'a [Missed],
}

/// An answer that was not possible.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Missed {
    /// All of it.
    pub answer: Vec<Intended>,
    /// Why; its `action` is the first decision that was not possible.
    pub why: Refused,
}

/// Intending no longer what one intended.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Forgo {
    /// On which seat.
    #[cfg_attr(feature = "openapi", schema(example = "A"))]
    pub seat: Seat,
    /// Which of the answers, counted from 0; all of them without it.
    #[serde(default)]
    pub answer: Option<u8>,
}
