//! The things on the table: goods, buildings, settlements, land, clergy, the wheel.

mod buildings;
mod clergy;
mod goods;
mod land;
mod settlements;

pub use buildings::{Building, Card, CardSet, Country, PerBuilding, Phase, Stack};
pub use clergy::{Clergyman, PerClergyman, Rank};
pub use goods::{Good, GoodSet, Marker, PerGood, PerMarker, PerPool, Pool};
pub use land::{DistrictSide, PerTerrain, PlotSide, Spot, Terrain, TerrainSet};
pub use settlements::{PerSettlement, Settlement, SettlementSet};
