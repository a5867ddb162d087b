//! What is printed on cards, tiles and boards, in tables to be checked against the box.

mod buildings;
mod function;
mod goods;
mod land;
mod schedule;
mod settlements;

#[cfg(any(test, feature = "typescript"))]
pub use buildings::BuildingData;
pub use buildings::{BUILDINGS, LAND};
pub use function::{ANY, Allowance, Bill, Source, Step, Trade, Yield};
pub use goods::{BASIC_GOODS, ENERGY, FOOD, IMPROVEMENTS, POINTS, REWARDS, WONDERS, points_of};
pub use land::{HEARTLAND, TILES, district, district_prices, plot_prices};
pub use schedule::{Ending, SHORT_ROUND_GOODS, Schedule, Shape, WheelRow};
pub use settlements::SETTLEMENTS;
#[cfg(any(test, feature = "typescript"))]
pub use settlements::SettlementData;
