//! Where everybody stands, as it is sent.

use quadrivium_coach::Prospect;
use quadrivium_core::Standings;
use serde::Serialize;

/// Where everybody stands.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Stand {
    /// The points so far.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<quadrivium_core::Standing>))]
    pub now: Standings,
    /// The points if the game ended now.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<quadrivium_core::Standing>))]
    pub ended: Standings,
    /// What each can expect, as far as the own seat can know; empty for those who only look on, where
    /// hints are not given, and when the game is over.
    pub expected: Vec<Prospect>,
}
