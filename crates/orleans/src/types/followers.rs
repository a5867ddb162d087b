//! Followers: seven kinds, and four of every player's own that are never lost.

use quadrivium_core::named_enum;

named_enum! {
    /// The kinds of followers, in the order of their supplies. Monks have no track.
    pub enum Kind / PerKind {
        Farmer = "farmer",
        Boatman = "boatman",
        Craftsman = "craftsman",
        Trader = "trader",
        Knight = "knight",
        Scholar = "scholar",
        Monk = "monk",
    }
}

named_enum! {
    /// A follower as it is told apart: the neutral ones by kind, and the four starting followers in
    /// the colour of their player.
    pub enum Follower / PerFollower {
        Farmer = "farmer",
        Boatman = "boatman",
        Craftsman = "craftsman",
        Trader = "trader",
        Knight = "knight",
        Scholar = "scholar",
        Monk = "monk",
        OwnFarmer = "own_farmer",
        OwnBoatman = "own_boatman",
        OwnCraftsman = "own_craftsman",
        OwnTrader = "own_trader",
    }
}

impl Follower {
    /// The followers with which everybody starts.
    pub const STARTING: [Self; 4] =
        [Self::OwnFarmer, Self::OwnBoatman, Self::OwnCraftsman, Self::OwnTrader];

    /// What a follower counts as: starting followers count as their kind.
    #[inline]
    pub const fn kind(self) -> Kind {
        let index = self as usize;
        Kind::ALL[if index < Kind::COUNT { index } else { index - Kind::COUNT }]
    }

    /// Whether it is one of the four in a player's colour.
    #[inline]
    pub const fn is_starting(self) -> bool {
        self as usize >= Kind::COUNT
    }

    /// The neutral follower of a kind.
    #[inline]
    pub const fn neutral(kind: Kind) -> Self {
        Self::ALL[kind as usize]
    }
}

named_enum! {
    /// From where a follower is sent to work.
    #[derive(Default)]
    pub enum Source / PerSource {
        #[default]
        Market = "market",
        /// The two market spaces of the Gunpowder Tower.
        Tower = "tower",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn starting_followers_count_as_their_kind() {
        let kinds = Follower::STARTING.map(Follower::kind);
        assert_eq!(kinds, [Kind::Farmer, Kind::Boatman, Kind::Craftsman, Kind::Trader]);
        for kind in Kind::ALL {
            let follower = Follower::neutral(kind);
            assert_eq!((follower.kind(), follower.is_starting()), (kind, false));
            assert_eq!(follower.name(), kind.name());
        }
        assert!(Follower::STARTING.into_iter().all(Follower::is_starting));
    }
}
