//! Goods and the markers of the production wheel.

use quadrivium_core::{KeySet, named_enum};

use super::Country;

named_enum! {
    /// The goods, each with the other side of its tile behind it.
    ///
    /// Money is counted in coins, not in tiles: one 5-coin tile and five 1-coin tiles can be changed
    /// into each other at any moment. The 5-coin tile is a kind of its own only where different
    /// goods or points are paid (R-USE-13).
    pub enum Good / PerGood {
        Peat = "peat",
        Coal = "coal",
        Sheep = "sheep",
        Meat = "meat",
        Grain = "grain",
        Straw = "straw",
        Wood = "wood",
        Whiskey = "whiskey",
        Clay = "clay",
        Ceramic = "ceramic",
        Coin = "coin",
        Book = "book",
        FiveCoins = "coin5",
        Reliquary = "reliquary",
        Stone = "stone",
        Ornament = "ornament",
        Grape = "grape",
        Wine = "wine",
        Flour = "flour",
        Bread = "bread",
        Malt = "malt",
        Beer = "beer",
        Wonder = "wonder",
    }
}

impl Good {
    /// The only country in whose game it occurs; nothing for those of both.
    pub const fn country(self) -> Option<Country> {
        match self {
            Self::Grape | Self::Wine | Self::Flour | Self::Bread => Some(Country::France),
            Self::Malt | Self::Beer | Self::Whiskey => Some(Country::Ireland),
            _ => None,
        }
    }
}

named_enum! {
    /// The markers on the production wheel.
    pub enum Marker / PerMarker {
        Clay = "clay",
        Coin = "coin",
        Grain = "grain",
        Sheep = "sheep",
        Wood = "wood",
        Peat = "peat",
        Joker = "joker",
        Grape = "grape",
        Stone = "stone",
    }
}

named_enum! {
    /// What is put together from goods of different worth, in the order in which it is paid.
    pub enum Pool / PerPool {
        /// Energy, counted in halves.
        HalfEnergy = "half_energy",
        Food = "food",
        Points = "points",
    }
}

/// Some kinds of goods.
pub type GoodSet = KeySet<Good>;

impl Good {
    /// The marker that says how much of this good is produced; nothing for goods that only the
    /// joker brings.
    pub const fn marker(self) -> Option<Marker> {
        match self {
            Self::Clay => Some(Marker::Clay),
            Self::Coin => Some(Marker::Coin),
            Self::Grain => Some(Marker::Grain),
            Self::Sheep => Some(Marker::Sheep),
            Self::Wood => Some(Marker::Wood),
            Self::Peat => Some(Marker::Peat),
            Self::Grape => Some(Marker::Grape),
            Self::Stone => Some(Marker::Stone),
            _ => None,
        }
    }
}
