//! How one may go back and forth, and the requests for it.

use quadrivium_core::Seat;
use serde::Serialize;
use utoipa::ToSchema;

use crate::Outcome;

/// How one may go back and forth.
#[derive(Debug, Default, Serialize, ToSchema)]
pub struct UndoShown {
    /// Back over one own decision: how many moves would be left.
    #[schema(required)]
    pub to: Option<u32>,
    /// Back to the start of the turn: how many moves would be left.
    #[schema(required)]
    pub turn_start: Option<u32>,
    /// Forward over one decision: how many moves there would be.
    #[schema(required)]
    pub redo: Option<u32>,
    /// Whether going back to `to` needs nobody's consent.
    pub free: bool,
    /// Whether going back to `turn_start` needs the consent of the others.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[schema(required = false)]
    pub turn_asks: bool,
    /// A request that waits for answers.
    #[schema(required)]
    pub request: Option<UndoRequest>,
    /// What became of the last request, until the line of play changes again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub settled: Option<UndoSettled>,
}

/// A request to go back that is over.
#[derive(Debug, Serialize, ToSchema)]
pub struct UndoSettled {
    /// Who had asked.
    pub seat: Seat,
    /// What became of it.
    pub outcome: Outcome,
    /// The entry that ended it.
    pub seq: u64,
}

/// A request to go back.
#[derive(Debug, Serialize, ToSchema)]
pub struct UndoRequest {
    /// Who asks.
    pub seat: Seat,
    /// How many moves would be left.
    pub to: u32,
    /// Who has not answered.
    pub waiting_for: Vec<Seat>,
}
