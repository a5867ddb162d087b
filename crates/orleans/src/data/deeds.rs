//! The board of Beneficial Deeds (facts `deeds.toml`; two public reconstructions agree).

use crate::types::{PerDeed, PerKind};

/// What each follower sent to a deed brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeedReward {
    /// So many coins.
    Coins(u8),
    /// A coin or a development point, by choice.
    CoinOrPoint,
}

/// A deed as it is printed.
#[derive(Clone, Copy, Debug)]
pub struct DeedData {
    /// Spaces by kind of follower.
    pub spaces: PerKind<u8>,
    /// The reward of each space.
    pub reward: DeedReward,
}

const fn deed(spaces: [u8; 7], reward: DeedReward) -> DeedData {
    DeedData { spaces: PerKind::new(spaces), reward }
}

/// All deeds: spaces for farmers, boatmen, craftsmen, traders, knights, scholars, monks; reward.
#[rustfmt::skip]
pub static DEEDS: PerDeed<DeedData> = PerDeed::new([
    /* City Wall        */ deed([3, 0, 3, 1, 3, 0, 0], DeedReward::Coins(1)),
    /* Papal Conclave   */ deed([0, 0, 0, 0, 1, 0, 2], DeedReward::Coins(3)),
    /* Defeating Plague */ deed([1, 1, 0, 1, 0, 2, 0], DeedReward::Coins(2)),
    /* Astronomy        */ deed([0, 0, 0, 1, 0, 2, 0], DeedReward::Coins(1)),
    /* Boatmen's Guild  */ deed([0, 3, 0, 0, 0, 1, 0], DeedReward::Coins(1)),
    /* Cathedral        */ deed([0, 0, 2, 2, 0, 0, 2], DeedReward::Coins(2)),
    /* Peace Treaty     */ deed([0, 0, 0, 0, 2, 1, 1], DeedReward::Coins(2)),
    /* Canalisation     */ deed([3, 3, 2, 2, 0, 0, 0], DeedReward::CoinOrPoint),
]);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::Kind;

    #[test]
    fn there_are_forty_five_spaces() {
        let of = |kind| DEEDS.values.iter().map(|deed| deed.spaces[kind]).sum::<u8>();
        assert_eq!(Kind::ALL.map(of), [7, 7, 7, 7, 6, 6, 5]);
    }
}
