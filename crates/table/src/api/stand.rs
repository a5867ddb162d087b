//! Where everybody stands, as it is sent.

use quadrivium_coach::Prospect;
use quadrivium_core::{Standing, Standings};
use serde::Serialize;
use utoipa::ToSchema;

/// Where everybody stands.
#[derive(Debug, Serialize, ToSchema)]
pub struct Stand {
    /// The points so far.
    #[schema(value_type = Vec<Standing>)]
    pub now: Standings,
    /// The points if the game ended now.
    #[schema(value_type = Vec<Standing>)]
    pub ended: Standings,
    /// What each can expect, as far as the own seat can know; empty for those who only look on, where
    /// hints are not given, and when the game is over.
    pub expected: Vec<Prospect>,
}
