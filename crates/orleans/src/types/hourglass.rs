//! The events on the hourglass tiles.

use quadrivium_core::named_enum;

named_enum! {
    /// The event of a round.
    #[derive(Default)]
    pub enum Hourglass / PerHourglass {
        /// No monks are recruited in this round.
        #[default]
        Pilgrimage = "pilgrimage",
        /// Coins for the development level.
        Income = "income",
        /// A food is given up.
        Harvest = "harvest",
        /// A coin for every three goods.
        Taxes = "taxes",
        /// A coin for every trading station.
        TradingDay = "trading_day",
        /// A follower from the bag is lost.
        Plague = "plague",
    }
}

impl Hourglass {
    /// Whether the Sacristy protects from it.
    pub const fn is_negative(self) -> bool {
        matches!(self, Self::Harvest | Self::Taxes | Self::Plague)
    }
}
