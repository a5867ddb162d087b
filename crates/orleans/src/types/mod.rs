//! The things on the table: followers, places and their spaces, goods, the map, deeds.

mod citizens;
mod followers;
mod goods;
mod hourglass;
mod map;
mod places;

pub use citizens::{Citizen, CitizenSet, Deed, PerDeed};
pub use followers::{Follower, Kind, PerFollower, PerKind, Source};
pub use goods::{Good, PerGood, PerWare, Ware};
pub use hourglass::{Hourglass, PerHourglass};
pub use map::{PerRoute, PerTown, Route, Town, TownSet, Way};
pub use places::{PerPlace, PerSpace, Place, PlaceSet, Space, SpaceSet, Stack};
