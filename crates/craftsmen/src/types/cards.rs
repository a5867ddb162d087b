//! Building cards and sawmills, by their names in `data/cards.toml`.

use std::fmt;
use std::str::FromStr;

use quadrivium_core::{BadNotation, Key, KeySet, PerKey, named_enum};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::data::{CARDS, CardData, SAWMILLS, SawmillData};
use crate::types::Colour;

named_enum! {
    /// The kinds of building cards, each with a deck of its own.
    pub enum Kind / PerKind {
        Basic = "basic",
        Extended = "extended",
        Advanced = "advanced",
    }
}

macro_rules! named_cards {
    ($(#[$meta:meta])* $Card:ident / $Set:ident, $table:ident: $Data:ident, $what:literal) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $Card(u8);

        quadrivium_core::typescript! { $Card = "string" }

        #[doc = concat!("A set of [`", stringify!($Card), "`].")]
        pub type $Set = KeySet<$Card>;

        impl $Card {
            /// How many there are.
            pub const COUNT: usize = $table.len();

            /// All of them, in order.
            pub fn all() -> impl ExactSizeIterator<Item = Self> + DoubleEndedIterator + Clone {
                (0..$table.len()).map(|index| Self(index as u8))
            }

            /// What is printed on it.
            #[inline]
            pub(crate) fn data(self) -> &'static $Data {
                &$table[usize::from(self.0)]
            }

            /// The name in notation.
            pub fn name(self) -> &'static str {
                self.data().id
            }

            /// The colour of its upper half.
            pub fn top(self) -> Colour {
                self.data().top
            }

            /// The colour of its lower half.
            pub fn bottom(self) -> Colour {
                self.data().bottom
            }
        }

        impl Key for $Card {
            const COUNT: usize = $table.len();

            #[inline]
            fn index(self) -> usize {
                usize::from(self.0)
            }

            #[inline]
            fn from_index(index: usize) -> Option<Self> {
                (index < $table.len()).then_some(Self(index as u8))
            }
        }

        impl fmt::Display for $Card {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }

        impl FromStr for $Card {
            type Err = BadNotation;

            fn from_str(text: &str) -> Result<Self, BadNotation> {
                Self::all().find(|card| card.name() == text).ok_or_else(|| {
                    let names: Vec<_> = Self::all().map(Self::name).collect();
                    match quadrivium_core::nearest(text, &names) {
                        Some(name) => BadNotation::new(text, format!("{name} perhaps")),
                        None => BadNotation::new(text, $what),
                    }
                })
            }
        }

        impl Serialize for $Card {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        impl<'de> Deserialize<'de> for $Card {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let name = String::deserialize(deserializer)?;
                name.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

named_cards! {
    /// A building card; every card is unlike every other.
    Building / BuildingSet, CARDS: CardData, "a building such as mine_red"
}

named_cards! {
    /// A sawmill: the building with which a player begins.
    Sawmill / SawmillSet, SAWMILLS: SawmillData, "a sawmill such as sawmill_1"
}

/// One value per [`Building`].
pub type PerBuilding<T> = PerKey<Building, T, { CARDS.len() }>;

impl Building {
    /// What kind of workshop it is: the same word for all cards that make the same good.
    pub fn trade(self) -> &'static str {
        self.data().trade
    }

    /// What it makes.
    pub fn output(self) -> crate::Good {
        self.data().output
    }

    /// Its kind.
    #[inline]
    pub fn kind(self) -> Kind {
        self.data().kind
    }
}
