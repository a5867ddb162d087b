//! Places of the player board, place tiles, and the action spaces on them.

use std::fmt;
use std::str::FromStr;

use quadrivium_core::{BadNotation, Key, KeySet, PerKey, named_enum};
use serde::{Deserialize, Serialize};

use crate::data::{FIRST_SPACE, PLACE_OF, PLACES, SPACES, spaces_on};

named_enum! {
    /// The ten places of the player board, the twenty place tiles, and the six extra tiles.
    pub enum Place / PerPlace {
        Farmhouse = "farmhouse",
        Village = "village",
        University = "university",
        Castle = "castle",
        Monastery = "monastery",
        Ship = "ship",
        Wagon = "wagon",
        Guildhall = "guildhall",
        Scriptorium = "scriptorium",
        TownHall = "town_hall",
        Hayrick = "hayrick",
        CheeseFactory = "cheese_factory",
        Winery = "winery",
        WoolManufacturer = "wool_manufacturer",
        TailorShop = "tailor_shop",
        Brewery = "brewery",
        Sacristy = "sacristy",
        HerbGarden = "herb_garden",
        Bathhouse = "bathhouse",
        Windmill = "windmill",
        Library = "library",
        Hospital = "hospital",
        GunpowderTower = "gunpowder_tower",
        Cellar = "cellar",
        Office = "office",
        School = "school",
        Pharmacy = "pharmacy",
        HorseWagon = "horse_wagon",
        ShippingLine = "shipping_line",
        Laboratory = "laboratory",
        Goldsmith = "goldsmith",
        Bakery = "bakery",
        Hideaway = "hideaway",
        Court = "court",
        Barracks = "barracks",
        Theatre = "theatre",
    }
}

/// Some places.
pub type PlaceSet = KeySet<Place>;

named_enum! {
    /// The two stacks of place tiles.
    pub enum Stack / PerStack {
        First = "I",
        Second = "II",
    }
}

impl Place {
    /// How many places are printed on the player board.
    pub const ON_BOARD: usize = 10;

    /// Whether it is a tile and not printed on the player board.
    pub const fn is_tile(self) -> bool {
        self as usize >= Self::ON_BOARD
    }

    /// The stack in which a tile lies at first.
    pub const fn stack(self) -> Option<Stack> {
        PLACES.values[self as usize].stack
    }
}

/// An action space of a place. The Theatre has one that holds any number of followers.
///
/// ```
/// use quadrivium_orleans::{Place, Space};
///
/// let space: Space = "village.2".parse().unwrap();
/// assert_eq!((space.place(), space.number()), (Place::Village, 2));
/// assert!("village.4".parse::<Space>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Space(u8);

/// Some action spaces.
pub type SpaceSet = KeySet<Space>;
/// One value per action space.
pub type PerSpace<T> = PerKey<Space, T, SPACES>;

impl Space {
    /// The space of the Theatre, on which any number of followers stand.
    pub const THEATRE: Self = Self(FIRST_SPACE.values[Place::Theatre as usize]);

    /// A space of a place, counted from 1.
    pub fn new(place: Place, number: u8) -> Option<Self> {
        let fits = (1..=spaces_on(place)).contains(&number);
        fits.then(|| Self(FIRST_SPACE[place] + number - 1))
    }

    /// On which place it is.
    #[inline]
    pub fn place(self) -> Place {
        PLACE_OF[self.index()]
    }

    /// Its number on the place, counted from 1.
    pub fn number(self) -> u8 {
        self.0 - FIRST_SPACE[self.place()] + 1
    }
}

impl Key for Space {
    const COUNT: usize = SPACES;

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn from_index(index: usize) -> Option<Self> {
        (index < SPACES).then_some(Self(index as u8))
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.place(), self.number())
    }
}

impl FromStr for Space {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let wrong = || BadNotation::new(text, "an action space such as village.2");
        let (place, number) = text.split_once('.').ok_or_else(wrong)?;
        let place: Place = place.parse()?;
        let number = number.parse().ok().filter(|_| !number.starts_with(['+', '0']));
        number.and_then(|number| Self::new(place, number)).ok_or_else(wrong)
    }
}

quadrivium_core::as_text!(Space);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spaces_print_and_parse() {
        for index in 0..SPACES {
            let space = Space::from_index(index).unwrap();
            assert_eq!(space.to_string().parse(), Ok(space));
        }
        assert_eq!(Space::THEATRE.to_string(), "theatre.1");
        assert_eq!(Space::from_index(SPACES), None);
        for text in ["village", "village.0", "village.04", "village.+1", "school.1", "x.1", ""] {
            assert!(text.parse::<Space>().is_err(), "{text}");
        }
    }
}
