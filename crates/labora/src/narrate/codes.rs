//! Short names for drawn estates: a few letters of the names in notation, the same in every
//! language.

use crate::types::{Building, PerBuilding, PerSettlement, PerTerrain, Settlement, Terrain};

/// Buildings.
const BUILDINGS: PerBuilding<&str> = PerBuilding::new([
    "ClayMd", "Farmyd", "ClOffi", //
    "Priory", "ClCour", "GrainS", "Granry", "Windml", "Malths", "Bakery", "Brewry", "FuelMe",
    "PeatCo", "Market", "FalseL", "ClGard", "SpinMl", "Carpen", "Cottge", "Harbor", "Housbt",
    "StoneM", "BuildM", //
    "GrapeA", "Sacred", "FinEst", "DruidH", "ChaptH", "Librry", "Script", "Worksh", "Slaugh",
    "Inn", "Aleho", "Winery", "Whisky", "QuarrB", "Bathho", "Locuto", "ClChur", "Chapel", "Chambr",
    "Portic", "Shipyd", //
    "Palace", "Manor", "Castle", "QuarrC", "ForHut", "TownEs", "Refect", "GrapeC", "CoalHa",
    "Calefa", "Filial", "ShipCo", "Cooper", //
    "Sacris", "Forger", "RTower", "Pilgri", "Camera", "Dormit", "Bulwrk", "Printg", "Festiv",
    "Estate", "Hospic", "Guesth", "Brothr",
]);

/// Settlements, in capitals.
const SETTLEMENTS: PerSettlement<&str> = PerSettlement::new([
    "SHANTY", "FARMVI", "MARKET", "FISHVI", "ARTIST", "HAMLET", "VILLAG", "HILLVI",
]);

/// Free places, in small letters.
const TERRAINS: PerTerrain<&str> = PerTerrain::new(["water", "coast", "plains", "hills", "mount"]);

/// A building.
pub fn building(building: Building) -> &'static str {
    BUILDINGS[building]
}

/// A settlement.
pub fn settlement(settlement: Settlement) -> &'static str {
    SETTLEMENTS[settlement]
}

/// A free place.
pub fn terrain(terrain: Terrain) -> &'static str {
    TERRAINS[terrain]
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Nine places, the number of the row and a mark for clergymen fit on a terminal.
    const LONGEST: usize = 6;

    #[test]
    fn everything_has_a_short_code_of_its_own() {
        let buildings = Building::ALL.into_iter().map(building);
        let settlements = Settlement::ALL.into_iter().map(settlement);
        let terrains = Terrain::ALL.into_iter().map(terrain);
        let codes: Vec<_> =
            buildings.chain(settlements).chain(terrains).chain(["forest", "moor"]).collect();
        assert!(codes.iter().all(|code| code.len() <= LONGEST), "{codes:?}");
        assert_eq!(codes.iter().collect::<BTreeSet<_>>().len(), codes.len());
    }
}
