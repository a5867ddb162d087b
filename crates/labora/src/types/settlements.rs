//! Settlements.

use quadrivium_core::{KeySet, named_enum};

named_enum! {
    /// The eight settlements that every player has a card of.
    pub enum Settlement / PerSettlement {
        ShantyTown = "shanty_town",
        FarmingVillage = "farming_village",
        MarketTown = "market_town",
        FishingVillage = "fishing_village",
        ArtistsColony = "artists_colony",
        Hamlet = "hamlet",
        Village = "village",
        HilltopVillage = "hilltop_village",
    }
}

/// Some of the settlements.
pub type SettlementSet = KeySet<Settlement>;
