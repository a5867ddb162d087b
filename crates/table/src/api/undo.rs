//! How one may go back and forth, and the requests for it.

use quadrivium_core::Seat;
use serde::Serialize;

use crate::Outcome;

/// How one may go back and forth.
#[derive(Debug, Default, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct UndoShown {
    /// Back over one own decision: how many moves would be left.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub to: Option<u32>,
    /// Back to the start of the turn: how many moves would be left.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub turn_start: Option<u32>,
    /// Forward over one decision: how many moves there would be.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub redo: Option<u32>,
    /// Whether going back to `to` needs nobody's consent.
    pub free: bool,
    /// Whether going back to `turn_start` needs the consent of the others.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub turn_asks: bool,
    /// Where a question gathers decisions, such as a plan: those of one's own since something new was
    /// shown, in order. Any of them may be taken back alone, as long as nothing builds on it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub own: Vec<OwnDecision>,
    /// A request that waits for answers.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub request: Option<UndoRequest>,
    /// What became of the last request, until the line of play changes again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub settled: Option<UndoSettled>,
}

/// A decision of one's own.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OwnDecision {
    /// For which seat.
    pub seat: Seat,
    /// How many moves come before it.
    pub to: u32,
    /// The action in notation.
    pub action: String,
}

/// A request to go back that is over.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct UndoSettled {
    /// Who had asked.
    pub seat: Seat,
    /// What became of it.
    pub outcome: Outcome,
    /// The entry that ended it.
    pub seq: u64,
}

/// A request to go back.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct UndoRequest {
    /// Who asks.
    pub seat: Seat,
    /// How many moves would be left.
    pub to: u32,
    /// Who has not answered.
    pub waiting_for: Vec<Seat>,
}
