//! The settlements, line by line as on the cards.

use serde::Serialize;

use super::buildings::{COAST, HILLSIDE, LAND};
use crate::types::{PerSettlement, Stack, TerrainSet};

/// A settlement as it is printed.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SettlementData {
    /// With which buildings it comes.
    pub stack: Stack,
    /// What it costs in food.
    pub food: u8,
    /// What it costs in energy.
    pub energy: u8,
    /// Where it may stand.
    pub terrain: TerrainSet,
    /// Points at the end.
    pub economic: i8,
    /// Points for itself and for every settlement beside it.
    pub dwelling: i8,
}

const fn settlement(
    stack: Stack,
    food: u8,
    energy: u8,
    terrain: TerrainSet,
    economic: i8,
    dwelling: i8,
) -> SettlementData {
    SettlementData { stack, food, energy, terrain, economic, dwelling }
}

/// All settlements: stack, food, energy, terrain, economic value, dwelling value.
#[rustfmt::skip]
pub static SETTLEMENTS: PerSettlement<SettlementData> = PerSettlement::new([
    // Shanty Town
    settlement(Stack::Start, 1, 1, LAND, 0, -3),
    // Farming Village
    settlement(Stack::Start, 3, 3, LAND, 1, 1),
    // Market Town
    settlement(Stack::Start, 7, 0, LAND, 2, 2),
    // Fishing Village
    settlement(Stack::Start, 8, 3, COAST, 4, 6),
    // Artists' Colony
    settlement(Stack::A, 5, 1, LAND, -1, 5),
    // Hamlet
    settlement(Stack::B, 5, 6, LAND, 3, 4),
    // Village
    settlement(Stack::C, 15, 9, LAND, 8, 6),
    // Hilltop Village
    settlement(Stack::D, 30, 3, HILLSIDE, 10, 8),
]);
