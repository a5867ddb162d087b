//! What is printed on cards and board: tables made from `data/*.toml`, and what follows from them.

use quadrivium_core::KeySet;

use crate::types::{BuildingSet, Colour, Good, GoodSet, Kind, PerGood, PerKind};

/// A building card.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CardData {
    pub id: &'static str,
    pub trade: &'static str,
    pub kind: Kind,
    pub top: Colour,
    pub bottom: Colour,
    /// What has to lie on its upper icons.
    pub inputs: [Option<Good>; 2],
    pub output: Good,
    /// Points for making the good.
    pub points: u8,
    /// Whether there is a house in its corner: it comes early.
    pub house: bool,
}

/// A sawmill card.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SawmillData {
    pub id: &'static str,
    pub top: Colour,
    pub bottom: Colour,
}

/// A hold of a ship.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HoldData {
    pub ship: u8,
    pub good: Good,
    /// Points for each marker.
    pub points: u8,
}

include!(concat!(env!("OUT_DIR"), "/tables.rs"));

const fn bits_of_kind(kind: Kind) -> BuildingSet {
    let (mut bits, mut index) = (0, 0);
    while index < CARDS.len() {
        if CARDS[index].kind as u8 == kind as u8 {
            bits |= 1 << index;
        }
        index += 1;
    }
    KeySet::from_bits(bits)
}

/// The cards of each kind.
pub(crate) const OF_KIND: PerKind<BuildingSet> = PerKind::new([
    bits_of_kind(Kind::Basic),
    bits_of_kind(Kind::Extended),
    bits_of_kind(Kind::Advanced),
]);

/// The cards with a house in the corner.
pub(crate) const HOUSES: BuildingSet = {
    let (mut bits, mut index) = (0, 0);
    while index < CARDS.len() {
        if CARDS[index].house {
            bits |= 1 << index;
        }
        index += 1;
    }
    KeySet::from_bits(bits)
};

/// The cards that need each good, on their first and on their second icon.
pub(crate) const NEEDING: [PerGood<BuildingSet>; 2] = [needing(0), needing(1)];

const fn needing(icon: usize) -> PerGood<BuildingSet> {
    let mut sets = [KeySet::EMPTY; Good::COUNT];
    let mut index = 0;
    while index < CARDS.len() {
        if let Some(good) = CARDS[index].inputs[icon] {
            sets[good as usize].bits |= 1 << index;
        }
        index += 1;
    }
    PerGood::new(sets)
}

/// The cards that make each good.
pub(crate) const MAKING: PerGood<BuildingSet> = {
    let mut sets = [KeySet::EMPTY; Good::COUNT];
    let mut index = 0;
    while index < CARDS.len() {
        sets[CARDS[index].output as usize].bits |= 1 << index;
        index += 1;
    }
    PerGood::new(sets)
};

/// The goods of the full production line of each good: itself and everything on the way back to
/// its raw goods.
pub(crate) const LINES: PerGood<GoodSet> = {
    let mut lines = [KeySet::EMPTY; Good::COUNT];
    let mut good = 0;
    // A good is made only from goods of an earlier class, which stand before it.
    while good < Good::COUNT {
        lines[good] = line(&lines, good);
        good += 1;
    }
    PerGood::new(lines)
};

const fn line(lines: &[GoodSet; Good::COUNT], good: usize) -> GoodSet {
    let mut bits = 1 << good;
    let mut index = 0;
    while index < CARDS.len() {
        let card = &CARDS[index];
        if card.output as usize == good {
            let mut icon = 0;
            while icon < 2 {
                if let Some(input) = card.inputs[icon] {
                    bits |= lines[input as usize].bits;
                }
                icon += 1;
            }
        }
        index += 1;
    }
    KeySet::from_bits(bits)
}

/// The row of a table that is given by number of players from two.
#[inline]
pub(crate) fn by_players<T: Copy>(table: [T; 4], players: u8) -> T {
    table[usize::from(players) - 2]
}

/// Sets of cards are bits of a machine word.
const _: () = assert!(CARDS.len() <= 64, "at most 64 building cards");

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::types::{Building, Capital, Hold, PerColour, Sawmill, Ship};

    fn of(kind: Kind) -> impl Iterator<Item = Building> + Clone {
        OF_KIND[kind].iter()
    }

    #[test]
    fn there_are_as_many_cards_as_in_the_box() {
        assert_eq!(COPIES.iter().map(|&copies| u32::from(copies)).sum::<u32>(), 48);
        assert_eq!(Sawmill::COUNT, 6);
        assert_eq!(Kind::ALL.map(|kind| of(kind).count()), [24, 24, 16]);
        let houses = |kind| (OF_KIND[kind] & HOUSES).len();
        assert_eq!(Kind::ALL.map(houses), [0, 8, 8]);
        let names: HashSet<_> = Building::all().map(Building::name).collect();
        assert_eq!(names.len(), Building::COUNT, "every card has a name of its own");
    }

    #[test]
    fn every_good_is_made_by_equally_many_cards() {
        for good in Good::ALL {
            let expected = match good {
                SAWMILL_OUTPUT => 0,
                good if good.is_raw() => 4,
                good if good.final_row().is_none() => 3,
                _ => 2,
            };
            assert_eq!(MAKING[good].len(), expected, "{good}");
            let houses = (MAKING[good] & HOUSES).len();
            assert_eq!(houses, usize::from(!good.is_raw()), "one card with a house makes {good}");
        }
    }

    #[test]
    fn kinds_make_goods_of_their_class_from_goods_of_the_class_before() {
        for card in Building::all() {
            let data = card.data();
            let inputs: Vec<_> = data.inputs.into_iter().flatten().collect();
            let right = match data.kind {
                Kind::Basic => data.output.is_raw() && inputs.is_empty() && data.points == 0,
                Kind::Extended => {
                    let half = !data.output.is_raw() && data.output.final_row().is_none();
                    half && matches!(inputs[..], [input] if input.is_raw())
                }
                Kind::Advanced => {
                    let fits = |good: &Good| good.is_raw() || good.granary_row().is_some();
                    data.output.final_row().is_some() && inputs.iter().all(fits)
                }
            };
            assert!(right, "{card}");
        }
    }

    #[test]
    fn cards_that_make_the_same_good_are_alike_but_for_their_colours() {
        for good in Good::ALL {
            let recipes: HashSet<_> = MAKING[good]
                .iter()
                .map(|card| (card.data().trade, card.data().inputs, card.data().points))
                .collect();
            assert!(recipes.len() <= 1, "{good}: {recipes:?}");
            let colours: HashSet<_> =
                MAKING[good].iter().map(|card| (card.top(), card.bottom())).collect();
            assert_eq!(colours.len(), MAKING[good].len(), "{good}");
        }
    }

    #[test]
    fn colours_are_spread_evenly() {
        for kind in Kind::ALL {
            let mut halves = [PerColour::<usize>::default(); 2];
            for card in of(kind) {
                halves[0][card.top()] += 1;
                halves[1][card.bottom()] += 1;
            }
            let share = of(kind).count() / Colour::COUNT;
            assert!(halves.iter().all(|half| half.values == [share; 4]), "{kind}: {halves:?}");
        }
        assert!(of(Kind::Basic).all(|card| card.top() == card.bottom()));
        let pairs: HashSet<_> = Sawmill::all()
            .map(|sawmill| {
                let (top, bottom) = (sawmill.top(), sawmill.bottom());
                (top.min(bottom), top.max(bottom))
            })
            .collect();
        assert_eq!(pairs.len(), 6, "every pair of colours has one sawmill");
        let mill: Vec<_> = MAKING[Good::Flour].iter().collect();
        let red_and_blue = |card: &&Building| {
            [card.top(), card.bottom()].contains(&Colour::Red)
                && [card.top(), card.bottom()].contains(&Colour::Blue)
        };
        assert_eq!(mill.iter().filter(red_and_blue).count(), 1, "the rulebook shows this mill");
    }

    #[test]
    fn capital_cards_have_four_colours_and_three_values() {
        for card in Capital::ALL {
            assert_eq!(card.name(), format!("{}{}", card.colour(), card.value()));
            assert!(Capital::of(card.colour()).any(|other| other == card));
        }
    }

    #[test]
    fn every_shipped_good_and_nothing_else_has_holds() {
        let shipped: HashSet<_> = Hold::all().map(|hold| hold.data().good).collect();
        for good in Good::ALL {
            assert_eq!(shipped.contains(&good), good.is_shipped(), "{good}");
        }
        let mut holds = [GoodSet::EMPTY; Ship::COUNT];
        for hold in Hold::all() {
            let holds = &mut holds[usize::from(hold.data().ship)];
            assert!(!holds.contains(hold.data().good), "one hold for a good");
            holds.insert(hold.data().good);
        }
        assert_eq!(MAJORITY.map(<[u8]>::len), [1, 2, 3, 4], "printed");
        assert_eq!(MAJORITY.len(), Ship::COUNT);
    }

    #[test]
    fn a_line_leads_back_to_its_raw_goods() {
        use Good::{Barrel, Beer, Clothes, Cow, Fabric, Flax, Leather, Wheat, Wood};
        let set = |goods: &[Good]| goods.iter().copied().collect::<GoodSet>();
        assert_eq!(LINES[Clothes], set(&[Clothes, Fabric, Leather, Flax, Cow]));
        assert_eq!(LINES[Beer], set(&[Beer, Wheat, Barrel, Wood]));
        for good in Good::finals() {
            let cards = LINES[good].len() - usize::from(LINES[good].contains(Wood));
            assert_eq!(usize::from(BONUS_POINTS[good.final_row().unwrap()]), cards, "{good}");
        }
    }
}
