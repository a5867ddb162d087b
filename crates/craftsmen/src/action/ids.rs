//! The numbers of player actions: each kind has a stretch, and within it the fields count like digits.

use quadrivium_core::{Key, Numbering, key_at};

use super::{Action, Place, VERBS};
use crate::purse::MOST_WORTH;
use crate::types::{Building, Capital, End, Good, Guild, Kind, QueueSpace, Sawmill, Ship, Token};

/// How many kinds of actions are chance's: the last ones.
const CHANCES: usize = 4;
const CARDS: usize = Building::COUNT;

/// How many values the two fields of each kind of player action have, in the order of [`VERBS`].
const NUMBERING: Numbering<{ VERBS.len() - CHANCES }> = Numbering([
    [2, 1, 1],
    [Sawmill::COUNT, 1, 1],
    [CARDS, 1, 1],
    [Guild::COUNT, 1, 1],
    [Guild::COUNT, QueueSpace::COUNT, 1],
    [1, 1, 1],
    [Capital::COUNT, 1, 1],
    [Capital::COUNT, 1, 1],
    [Capital::COUNT, 1, 1],
    [Capital::COUNT, 1, 1],
    [Capital::COUNT, 1, 1],
    [1, 1, 1],
    [CARDS, 2 * End::COUNT, 1],
    [CARDS, 1, 1],
    [CARDS, 1, 1],
    [MOST_WORTH as usize, 1, 1],
    [Kind::COUNT, 1, 1],
    [CARDS, 1, 1],
    [Place::COUNT, 1, 1],
    [Good::RAW, CARDS + 1, 1],
    [Good::RAW, CARDS, 1],
    [CARDS, 1, 1],
    [CARDS, 1, 1],
    [1, 1, 1],
    [Ship::COUNT, 1, 1],
    [Ship::COUNT, 1, 1],
    [1, 1, 1],
    [Good::STORED, CARDS, 1],
    [1, 1, 1],
    [1, 1, 1],
    [Token::COUNT, 1, 1],
    [1, 1, 1],
    [1, 1, 1],
    [1, 1, 1],
]);

/// How many player actions are numbered.
pub const ACTION_IDS: u32 = NUMBERING.total();

impl Action {
    /// Which kind of action it is, and its fields as numbers: beyond the digits of its kind where
    /// nobody can ever be offered the action.
    pub(super) fn fields(self) -> (usize, usize, usize) {
        match self {
            Self::Exchange { kind } => (0, kind.index(), 0),
            Self::TakeSawmill { sawmill } => (1, sawmill.index(), 0),
            Self::Return { card } => (2, card.index(), 0),
            Self::Place { guild } => (3, guild.index(), 0),
            Self::Stack { guild, space } => (4, guild.index(), space.index()),
            Self::Points => (5, 0, 0),
            Self::Give { card } => (6, card.index(), 0),
            Self::Pay { card } => (7, card.index(), 0),
            Self::Discard { card } => (8, card.index(), 0),
            Self::Invest { card } => (9, card.index(), 0),
            Self::Take { card } => (10, card.index(), 0),
            Self::Draw => (11, 0, 0),
            Self::Build { card, end, privileged } => {
                (12, card.index(), end.index() * 2 + usize::from(privileged))
            }
            Self::Buy { card } => (13, card.index(), 0),
            Self::Auction { card } => (14, card.index(), 0),
            Self::Bid { amount } => (15, usize::from(amount).wrapping_sub(1), 0),
            Self::Look { kind } => (16, kind.index(), 0),
            Self::Lay { card } => (17, card.index(), 0),
            Self::Put { place } => (18, place.index(), 0),
            Self::Make { good, to } => (19, good.index(), to.map_or(0, |to| to.index() + 1)),
            Self::Fetch { good, to } => (20, good.index(), to.index()),
            Self::Work { card } => (21, card.index(), 0),
            Self::Deliver { card } => (22, card.index(), 0),
            Self::Store => (23, 0, 0),
            Self::Load { ship } => (24, ship.index(), 0),
            Self::Bribe { ship } => (25, ship.index(), 0),
            Self::Lose => (26, 0, 0),
            Self::Purchase { good, to } => {
                (27, good.granary_row().unwrap_or(Good::STORED), to.index())
            }
            Self::Privilege => (28, 0, 0),
            Self::Stall => (29, 0, 0),
            Self::TakeToken { token } => (30, token.index(), 0),
            Self::Precede => (31, 0, 0),
            Self::Pass => (32, 0, 0),
            Self::Done => (33, 0, 0),
            Self::Capital { card } => (34, card.index(), 0),
            Self::Building { card } => (35, card.index(), 0),
            Self::Sawmill { sawmill } => (36, sawmill.index(), 0),
            Self::Next { seat } => (37, seat.index(), 0),
        }
    }

    /// The player action of this kind with these fields.
    fn from_fields(kind: usize, one: usize, two: usize) -> Self {
        match kind {
            0 => Self::Exchange { kind: key_at(one) },
            1 => Self::TakeSawmill { sawmill: key_at(one) },
            2 => Self::Return { card: key_at(one) },
            3 => Self::Place { guild: key_at(one) },
            4 => Self::Stack { guild: key_at(one), space: key_at(two) },
            5 => Self::Points,
            6 => Self::Give { card: key_at(one) },
            7 => Self::Pay { card: key_at(one) },
            8 => Self::Discard { card: key_at(one) },
            9 => Self::Invest { card: key_at(one) },
            10 => Self::Take { card: key_at(one) },
            11 => Self::Draw,
            12 => Self::Build { card: key_at(one), end: key_at(two / 2), privileged: two % 2 == 1 },
            13 => Self::Buy { card: key_at(one) },
            14 => Self::Auction { card: key_at(one) },
            15 => Self::Bid { amount: one as u8 + 1 },
            16 => Self::Look { kind: key_at(one) },
            17 => Self::Lay { card: key_at(one) },
            18 => Self::Put { place: key_at(one) },
            19 => Self::Make { good: key_at(one), to: two.checked_sub(1).map(key_at) },
            20 => Self::Fetch { good: key_at(one), to: key_at(two) },
            21 => Self::Work { card: key_at(one) },
            22 => Self::Deliver { card: key_at(one) },
            23 => Self::Store,
            24 => Self::Load { ship: key_at(one) },
            25 => Self::Bribe { ship: key_at(one) },
            26 => Self::Lose,
            27 => Self::Purchase { good: key_at(Good::RAW + one), to: key_at(two) },
            28 => Self::Privilege,
            29 => Self::Stall,
            30 => Self::TakeToken { token: key_at(one) },
            31 => Self::Precede,
            32 => Self::Pass,
            _ => Self::Done,
        }
    }

    /// The number of a player's action; nothing for chance, and for what is never offered. Each kind
    /// has a stretch, and within it the fields count like digits.
    pub fn id(self) -> Option<u32> {
        let (kind, one, two) = self.fields();
        let &[ones, twos, _] = NUMBERING.0.get(kind)?;
        if one < ones && two < twos { NUMBERING.id(kind, [one, two, 0]) } else { None }
    }

    /// The action with this number.
    pub fn from_id(id: u32) -> Option<Self> {
        let (kind, [one, two, _]) = NUMBERING.fields(id)?;
        Some(Self::from_fields(kind, one, two))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_texts_go_both_ways() {
        for id in 0..ACTION_IDS {
            let action = Action::from_id(id).expect("every number is an action");
            assert_eq!(action.id(), Some(id), "{action}");
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        assert_eq!(Action::from_id(ACTION_IDS), None);
        assert_eq!(Action::from_id(u32::MAX), None);
    }
}
