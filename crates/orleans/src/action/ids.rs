//! The numbers of player actions: each kind has a stretch, and within it the fields count like
//! digits, the first one highest. Both directions use the same stretches.

use quadrivium_core::{Key, Numbering, key_at};

use super::{Action, BONUSES, Loss, MOST_BAKED, MOST_DRAWN, MOST_PAID, OF_PLAYERS, VILLAGERS};
use crate::data::{DEEDS, DeedReward};
use crate::state::MOST_PLAYERS;
use crate::types::{Deed, Follower, Good, Kind, Place, Source, Space, Town, Ware, Way};

const TILES: usize = Place::COUNT - Place::ON_BOARD;
const SPACES: usize = <Space as Key>::COUNT;
/// Everything that can be lost, one after the other.
const LOSSES: usize = (1 + Town::COUNT) + 2 + Ware::COUNT + TILES + (1 + SPACES);

/// How many values the fields of each kind of player action have, in the order of `VERBS`.
const NUMBERING: Numbering<OF_PLAYERS> = Numbering([
    [TILES, 1, 1],
    [MOST_DRAWN as usize + 1, 1, 1],
    [SPACES, Follower::COUNT, 1],
    [1, 1, 1],
    [Follower::COUNT, 1, 1],
    [Follower::COUNT, 1, 1],
    [Follower::COUNT, SPACES, Source::COUNT],
    [SPACES, 1, 1],
    [Kind::COUNT, Deed::COUNT, 2],
    [Place::COUNT, 1, 1],
    [1, 1, 1],
    [VILLAGERS.len(), 1, 1],
    [TILES, 1, 1],
    [MOST_PLAYERS, 1, 1],
    [Town::COUNT, Way::COUNT, 1],
    [Good::COUNT, 1, 1],
    [MOST_PAID as usize, 1, 1],
    [MOST_BAKED as usize, 1, 1],
    [Ware::COUNT, 1, 1],
    [BONUSES.len(), 1, 1],
    [LOSSES, 1, 1],
    [1, 1, 1],
    [1, 1, 1],
    [1, 1, 1],
    [1, 1, 1],
]);

/// How many player actions are numbered; a few numbers stand for nothing.
pub const ACTION_IDS: u32 = NUMBERING.total();

impl Action {
    /// Which of `VERBS` it is.
    pub(super) const fn verb(self) -> usize {
        match self {
            Self::Remove { .. } => 0,
            Self::Draw { .. } => 1,
            Self::Back { .. } => 2,
            Self::Bathe => 3,
            Self::Keep { .. } => 4,
            Self::Stow { .. } => 5,
            Self::Assign { .. } => 6,
            Self::Technology { .. } => 7,
            Self::Deed { .. } => 8,
            Self::Use { .. } => 9,
            Self::Pass => 10,
            Self::Recruit { .. } => 11,
            Self::Tile { .. } => 12,
            Self::Merchant { .. } => 13,
            Self::Move { .. } => 14,
            Self::Take { .. } => 15,
            Self::Pay { .. } => 16,
            Self::Bake { .. } => 17,
            Self::Give { .. } => 18,
            Self::Bonus { .. } => 19,
            Self::Lose { .. } => 20,
            Self::Protect => 21,
            Self::Skip => 22,
            Self::Next => 23,
            Self::Done => 24,
            Self::Start { .. } => 25,
            Self::Good { .. } => 26,
            Self::Reveal { .. } => 27,
            Self::Follower { .. } => 28,
        }
    }

    /// Its fields as digits; nothing where no digit stands for one of them.
    fn fields(self) -> Option<[usize; 3]> {
        let place_of = |kinds: &[Kind], kind| kinds.iter().position(|&it| it == kind);
        Some(match self {
            Self::Remove { tile } | Self::Tile { tile } => [tile_index(tile)?, 0, 0],
            Self::Draw { count } => [count.into(), 0, 0],
            Self::Back { space, follower } => [space.index(), follower.index(), 0],
            Self::Technology { space } => [space.index(), 0, 0],
            Self::Keep { follower } | Self::Stow { follower } => [follower.index(), 0, 0],
            Self::Assign { follower, space, source } => {
                [follower.index(), space.index(), source.index()]
            }
            Self::Deed { deed, point: true, .. }
                if DEEDS[deed].reward != DeedReward::CoinOrPoint =>
            {
                return None;
            }
            Self::Deed { kind, deed, point } => [kind.index(), deed.index(), point.into()],
            Self::Use { place } => [place.index(), 0, 0],
            Self::Recruit { kind } => [place_of(&VILLAGERS, kind)?, 0, 0],
            Self::Merchant { seat } => [seat.index(), 0, 0],
            Self::Move { town, way } => [town.index(), way.index(), 0],
            Self::Take { good } => [good.index(), 0, 0],
            Self::Pay { coins } => [usize::from(coins).checked_sub(1)?, 0, 0],
            Self::Bake { grain } => [usize::from(grain).checked_sub(1)?, 0, 0],
            Self::Give { ware } => [ware.index(), 0, 0],
            Self::Bonus { kind } => [place_of(&BONUSES, kind)?, 0, 0],
            Self::Lose { loss } => [loss.index()?, 0, 0],
            _ => [0; 3],
        })
    }

    /// The number of a player's action; nothing for chance, nor for what no text can say either,
    /// such as a payment of nine coins.
    pub fn id(self) -> Option<u32> {
        let (fields, values) = (self.fields()?, NUMBERING.0.get(self.verb())?);
        let numbered = fields.iter().zip(values).all(|(field, values)| field < values);
        NUMBERING.id(self.verb(), fields).filter(|_| numbered)
    }

    /// The action with this number.
    pub fn from_id(id: u32) -> Option<Self> {
        let (verb, [one, two, three]) = NUMBERING.fields(id)?;
        Some(match verb {
            0 => Self::Remove { tile: key_at(one + Place::ON_BOARD) },
            1 => Self::Draw { count: one as u8 },
            2 => Self::Back { space: key_at(one), follower: key_at(two) },
            3 => Self::Bathe,
            4 => Self::Keep { follower: key_at(one) },
            5 => Self::Stow { follower: key_at(one) },
            6 => Self::Assign { follower: key_at(one), space: key_at(two), source: key_at(three) },
            7 => Self::Technology { space: key_at(one) },
            8 => {
                let (deed, point) = (key_at(two), three == 1);
                if point && DEEDS[deed].reward != DeedReward::CoinOrPoint {
                    return None;
                }
                Self::Deed { kind: key_at(one), deed, point }
            }
            9 => Self::Use { place: key_at(one) },
            10 => Self::Pass,
            11 => Self::Recruit { kind: VILLAGERS[one] },
            12 => Self::Tile { tile: key_at(one + Place::ON_BOARD) },
            13 => Self::Merchant { seat: key_at(one) },
            14 => Self::Move { town: key_at(one), way: key_at(two) },
            15 => Self::Take { good: key_at(one) },
            16 => Self::Pay { coins: one as u8 + 1 },
            17 => Self::Bake { grain: one as u8 + 1 },
            18 => Self::Give { ware: key_at(one) },
            19 => Self::Bonus { kind: BONUSES[one] },
            20 => Self::Lose { loss: Loss::from_index(one) },
            21 => Self::Protect,
            22 => Self::Skip,
            23 => Self::Next,
            _ => Self::Done,
        })
    }
}

/// The digit of a place tile.
fn tile_index(tile: Place) -> Option<usize> {
    tile.index().checked_sub(Place::ON_BOARD)
}

impl Loss {
    const FOLLOWER: usize = 1 + Town::COUNT;
    const WARES: usize = Self::FOLLOWER + 2;
    const OF_TILES: usize = Self::WARES + Ware::COUNT;
    const TECHNOLOGY: usize = Self::OF_TILES + TILES;

    fn index(self) -> Option<usize> {
        Some(match self {
            Self::Station { town } => town.map_or(0, |town| town.index() + 1),
            Self::Follower => Self::FOLLOWER,
            Self::Point => Self::FOLLOWER + 1,
            Self::Ware { ware } => Self::WARES + ware.index(),
            Self::Tile { tile } => Self::OF_TILES + tile_index(tile)?,
            Self::Technology { space } => {
                Self::TECHNOLOGY + space.map_or(0, |space| space.index() + 1)
            }
        })
    }

    fn from_index(index: usize) -> Self {
        match index {
            0 => Self::Station { town: None },
            _ if index < Self::FOLLOWER => Self::Station { town: Some(key_at(index - 1)) },
            Self::FOLLOWER => Self::Follower,
            _ if index < Self::WARES => Self::Point,
            _ if index < Self::OF_TILES => Self::Ware { ware: key_at(index - Self::WARES) },
            _ if index < Self::TECHNOLOGY => {
                Self::Tile { tile: key_at(index - Self::OF_TILES + Place::ON_BOARD) }
            }
            Self::TECHNOLOGY => Self::Technology { space: None },
            _ => Self::Technology { space: Some(key_at(index - Self::TECHNOLOGY - 1)) },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_texts_go_both_ways() {
        let mut actions = Vec::new();
        for id in 0..ACTION_IDS {
            let Some(action) = Action::from_id(id) else { continue };
            assert_eq!(action.id(), Some(id), "{action}");
            assert_eq!(action.to_string().parse(), Ok(action));
            actions.push(action);
        }
        assert!(actions.is_sorted(), "numbers rise with the order of actions");
        assert_eq!(Action::from_id(ACTION_IDS), None);
    }
}
