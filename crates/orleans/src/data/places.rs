//! The places, line by line: what followers they want and what they do.
//!
//! Slots of the player board: two public reconstructions agree. Slots and stacks of the tiles: one
//! of them only; the slots of the six extra tiles are reconstructed (facts `places.toml`).

use crate::types::{Good, Kind, PerKind, PerPlace, Place, SpaceSet, Stack, Way};

/// What a space asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// A follower of this kind, or whoever stands in for it.
    Of(Kind),
    /// Any follower.
    Any,
}

/// What a place does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A follower, one step on its track, and the bonus of that space.
    Recruit(Kind),
    /// The same for one of the three kinds of the Village.
    RecruitOneOf,
    /// The merchant moves along one route and may take a good.
    Travel(Way),
    /// A trading station in the merchant's town.
    TradingStation,
    /// Followers go to the board of Beneficial Deeds.
    Deeds,
    /// A good of this kind.
    Good(Good),
    /// Coins and development points.
    Gain { coins: u8, points: u8 },
    /// Coins for the development level.
    CoinsPerLevel,
    /// Coins for trading stations on the map.
    CoinsPerStation,
    /// One to three coins become development points.
    Pharmacy,
    /// A technology tile.
    Technology,
    /// Two followers are drawn, one of them is placed at once (with `bathhouse = active`).
    Bathhouse,
    /// A good for development points, one per trading station.
    Goldsmith,
    /// Grain becomes bread.
    Bakery,
    /// A good for the bonus of a track.
    Hideaway,
    /// Another player's merchant moves.
    Court,
    /// A coin for every follower here.
    Theatre,
    /// A monk here wards off an event; never an action.
    Protection,
    /// Whoever owns it has its power; never an action.
    Power,
}

/// A place as it is printed.
#[derive(Clone, Copy, Debug)]
pub struct PlaceData {
    /// In which stack a tile lies; nothing for the places of the player board.
    pub stack: Option<Stack>,
    /// What its spaces ask for.
    pub slots: &'static [Slot],
    /// What it does.
    pub effect: Effect,
}

const fn board(slots: &'static [Slot], effect: Effect) -> PlaceData {
    PlaceData { stack: None, slots, effect }
}

const fn one(slots: &'static [Slot], effect: Effect) -> PlaceData {
    PlaceData { stack: Some(Stack::First), slots, effect }
}

const fn two(slots: &'static [Slot], effect: Effect) -> PlaceData {
    PlaceData { stack: Some(Stack::Second), slots, effect }
}

const fn gain(coins: u8, points: u8) -> Effect {
    Effect::Gain { coins, points }
}

const FARMER: Slot = Slot::Of(Kind::Farmer);
const BOATMAN: Slot = Slot::Of(Kind::Boatman);
const CRAFTSMAN: Slot = Slot::Of(Kind::Craftsman);
const TRADER: Slot = Slot::Of(Kind::Trader);
const KNIGHT: Slot = Slot::Of(Kind::Knight);
const SCHOLAR: Slot = Slot::Of(Kind::Scholar);
const MONK: Slot = Slot::Of(Kind::Monk);
const ANY: Slot = Slot::Any;

/// All places: `board`, `one` (stack I) or `two` (stack II), the spaces, the effect.
#[rustfmt::skip]
pub static PLACES: PerPlace<PlaceData> = PerPlace::new([
    // The player board.
    /* Farm House        */ board(&[BOATMAN, CRAFTSMAN], Effect::Recruit(Kind::Farmer)),
    /* Village           */ board(&[FARMER, BOATMAN, CRAFTSMAN], Effect::RecruitOneOf),
    /* University        */ board(&[FARMER, CRAFTSMAN, TRADER], Effect::Recruit(Kind::Scholar)),
    /* Castle            */ board(&[FARMER, BOATMAN, TRADER], Effect::Recruit(Kind::Knight)),
    /* Monastery         */ board(&[SCHOLAR, TRADER], Effect::Recruit(Kind::Monk)),
    /* Ship              */ board(&[FARMER, BOATMAN, KNIGHT], Effect::Travel(Way::Water)),
    /* Wagon             */ board(&[FARMER, TRADER, KNIGHT], Effect::Travel(Way::Road)),
    /* Guildhall         */ board(&[FARMER, CRAFTSMAN, KNIGHT], Effect::TradingStation),
    /* Scriptorium       */ board(&[KNIGHT, SCHOLAR], gain(0, 1)),
    /* Town Hall         */ board(&[ANY, ANY], Effect::Deeds),
    // Place tiles of stack I.
    /* Hayrick           */ one(&[FARMER], Effect::Good(Good::Grain)),
    /* Cheese Factory    */ one(&[FARMER, FARMER], Effect::Good(Good::Cheese)),
    /* Winery            */ one(&[FARMER, TRADER], Effect::Good(Good::Wine)),
    /* Wool Manufacturer */ one(&[BOATMAN, TRADER], Effect::Good(Good::Wool)),
    /* Tailor Shop       */ one(&[TRADER, SCHOLAR], Effect::Good(Good::Brocade)),
    /* Brewery           */ one(&[MONK], gain(2, 0)),
    /* Sacristy          */ one(&[MONK], Effect::Protection),
    /* Herb Garden       */ one(&[], Effect::Power),
    // With `bathhouse = active` only; the passive Bathhouse is a power without a space.
    /* Bathhouse         */ one(&[ANY], Effect::Bathhouse),
    /* Windmill          */ one(&[CRAFTSMAN, CRAFTSMAN], gain(2, 1)),
    /* Library           */ one(&[KNIGHT, SCHOLAR], gain(0, 2)),
    /* Hospital          */ one(&[BOATMAN, SCHOLAR], Effect::CoinsPerLevel),
    // Place tiles of stack II.
    /* Gunpowder Tower   */ two(&[], Effect::Deeds),
    /* Cellar            */ two(&[MONK, SCHOLAR], gain(4, 0)),
    /* Office            */ two(&[SCHOLAR, SCHOLAR], Effect::CoinsPerStation),
    /* School            */ two(&[], Effect::Power),
    /* Pharmacy          */ two(&[ANY], Effect::Pharmacy),
    /* Horse Wagon       */ two(&[KNIGHT, TRADER], Effect::Travel(Way::Road)),
    /* Shipping Line     */ two(&[BOATMAN], gain(0, 1)),
    /* Laboratory        */ two(&[CRAFTSMAN, SCHOLAR], Effect::Technology),
    // Extra tiles: effects of the Polish rulebook, spaces and stacks reconstructed.
    /* Goldsmith         */ two(&[CRAFTSMAN, SCHOLAR], Effect::Goldsmith),
    /* Bakery            */ one(&[FARMER, CRAFTSMAN], Effect::Bakery),
    /* Hideaway          */ two(&[TRADER, KNIGHT], Effect::Hideaway),
    /* Court             */ two(&[KNIGHT, SCHOLAR], Effect::Court),
    /* Barracks          */ two(&[], Effect::Power),
    // Its one space takes any number of followers.
    /* Theatre           */ one(&[ANY], Effect::Theatre),
]);

const SLOTS: [&[Slot]; Place::COUNT] = {
    let mut slots: [&[Slot]; Place::COUNT] = [&[]; Place::COUNT];
    let mut place = 0;
    while place < Place::COUNT {
        slots[place] = PLACES.values[place].slots;
        place += 1;
    }
    slots
};

/// How many spaces there are on all places together.
pub const SPACES: usize = {
    let (mut spaces, mut place) = (0, 0);
    while place < Place::COUNT {
        spaces += SLOTS[place].len();
        place += 1;
    }
    spaces
};

const _: () = assert!(SPACES <= 64, "all spaces fit in a set");

/// The index of the first space of every place.
pub const FIRST_SPACE: PerPlace<u8> = {
    let (mut first, mut next, mut place) = ([0; Place::COUNT], 0, 0);
    while place < Place::COUNT {
        first[place] = next;
        next += SLOTS[place].len() as u8;
        place += 1;
    }
    PerPlace::new(first)
};

/// How many spaces a place has.
#[inline]
pub const fn spaces_on(place: Place) -> u8 {
    SLOTS[place as usize].len() as u8
}

/// The spaces of a place.
#[inline]
pub const fn spaces_of(place: Place) -> SpaceSet {
    SPACES_OF[place as usize]
}

const SPACES_OF: [SpaceSet; Place::COUNT] = {
    let (mut sets, mut place) = ([SpaceSet::EMPTY; Place::COUNT], 0);
    while place < Place::COUNT {
        let bits = (1 << SLOTS[place].len()) - 1;
        sets[place] = SpaceSet::from_bits(bits << FIRST_SPACE.values[place]);
        place += 1;
    }
    sets
};

/// The place of every space.
pub const PLACE_OF: [Place; SPACES] = {
    let (mut places, mut place) = ([Place::Farmhouse; SPACES], 0);
    while place < Place::COUNT {
        let mut slot = 0;
        while slot < SLOTS[place].len() {
            places[FIRST_SPACE.values[place] as usize + slot] = Place::ALL[place];
            slot += 1;
        }
        place += 1;
    }
    places
};

/// The spaces that ask for each kind.
pub const WANTED: PerKind<SpaceSet> = {
    let (mut sets, mut kind) = ([SpaceSet::EMPTY; Kind::COUNT], 0);
    while kind < Kind::COUNT {
        sets[kind] = spaces_where(Some(kind));
        kind += 1;
    }
    PerKind::new(sets)
};

/// The spaces that take anybody.
pub const ANY_SPACES: SpaceSet = spaces_where(None);

const fn spaces_where(wanted: Option<usize>) -> SpaceSet {
    let (mut bits, mut place) = (0, 0);
    while place < Place::COUNT {
        let mut slot = 0;
        while slot < SLOTS[place].len() {
            let fits = match (SLOTS[place][slot], wanted) {
                (Slot::Of(kind), Some(wanted)) => kind as usize == wanted,
                (Slot::Any, None) => true,
                _ => false,
            };
            if fits {
                bits |= 1 << (FIRST_SPACE.values[place] as usize + slot);
            }
            slot += 1;
        }
        place += 1;
    }
    SpaceSet::from_bits(bits)
}

/// Spaces that ask for the same as the space before them on the same place: the first of two equal
/// spaces is filled first, so that one choice has one spelling.
pub const SECOND_OF_TWO: SpaceSet = {
    let (mut bits, mut place) = (0, 0);
    while place < Place::COUNT {
        let mut slot = 1;
        while slot < SLOTS[place].len() {
            let equal = match (SLOTS[place][slot - 1], SLOTS[place][slot]) {
                (Slot::Of(a), Slot::Of(b)) => a as usize == b as usize,
                (Slot::Any, Slot::Any) => true,
                _ => false,
            };
            if equal {
                bits |= 1 << (FIRST_SPACE.values[place] as usize + slot);
            }
            slot += 1;
        }
        place += 1;
    }
    SpaceSet::from_bits(bits)
};

/// Spaces that can take a technology tile: on places with several spaces, for a certain kind of
/// follower other than a monk.
pub const FOR_TECHNOLOGY: SpaceSet = {
    let (mut bits, mut place) = (0, 0);
    while place < Place::COUNT {
        if SLOTS[place].len() > 1 {
            bits |= SPACES_OF[place].bits;
        }
        place += 1;
    }
    SpaceSet::from_bits(bits & !ANY_SPACES.bits & !WANTED.values[Kind::Monk as usize].bits)
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::Space;

    fn names(spaces: SpaceSet) -> Vec<String> {
        spaces.iter().map(|space| space.to_string()).collect()
    }

    #[test]
    fn stacks_hold_twelve_and_eight_tiles_and_six_extra_ones() {
        let count = |stack, range: std::ops::Range<usize>| {
            Place::ALL[range].iter().filter(|place| place.stack() == Some(stack)).count()
        };
        assert_eq!((count(Stack::First, 10..30), count(Stack::Second, 10..30)), (12, 8));
        assert_eq!((count(Stack::First, 30..36), count(Stack::Second, 30..36)), (2, 4));
        assert!(Place::ALL[..10].iter().all(|place| place.stack().is_none()));
    }

    #[test]
    fn only_four_pairs_of_spaces_are_equal() {
        let pairs = ["town_hall.2", "cheese_factory.2", "windmill.2", "office.2"];
        assert_eq!(names(SECOND_OF_TWO), pairs);
    }

    /// R-8b.
    #[test]
    fn the_first_technology_has_nine_places_to_go() {
        let farmers = WANTED[Kind::Farmer] & FOR_TECHNOLOGY;
        let mut places: Vec<_> = farmers.iter().map(Space::place).collect();
        places.dedup();
        let expected = [
            Place::Village,
            Place::University,
            Place::Castle,
            Place::Ship,
            Place::Wagon,
            Place::Guildhall,
            Place::CheeseFactory,
            Place::Winery,
            Place::Bakery,
        ];
        assert_eq!(places, expected);
    }
}
