//! The depots of the board and their tile spaces.

use std::fmt;
use std::str::FromStr;

use quadrivium_core::{BadNotation, Key, PerKey, numbered};
use serde::Serialize;

use super::Pips;

numbered! {
    /// A numbered depot of the board.
    pub struct Depot / PerDepot (6)
}

impl Depot {
    /// The depot with this die number.
    #[inline]
    pub const fn of(pips: Pips) -> Self {
        Self::new(pips.number()).expect("there are as many depots as die faces")
    }

    /// The die number of this depot.
    #[inline]
    pub const fn pips(self) -> Pips {
        Pips::new(self.number()).expect("there are as many depots as die faces")
    }

    /// The next depot clockwise; the six lie in a ring (R18).
    #[must_use]
    pub const fn next(self) -> Self {
        Self::new(self.number() % 6 + 1).expect("the ring has six depots")
    }

    /// The four tile spaces of this depot.
    pub fn spaces(self) -> impl ExactSizeIterator<Item = DepotSpace> {
        let first = self.index() * DepotSpace::PER_DEPOT;
        (first..first + DepotSpace::PER_DEPOT).map(|index| DepotSpace(index as u8))
    }
}

/// A place for a tile on the board: four in each numbered depot, eight in the black one
/// (B-3.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DepotSpace(u8);

quadrivium_core::typescript! { DepotSpace = "string" }

impl DepotSpace {
    /// Tile spaces of a numbered depot.
    pub const PER_DEPOT: usize = 4;
    /// Tile spaces of all numbered depots.
    pub const NUMBERED: usize = 24;
    /// Tile spaces of the black depot.
    pub const BLACK: usize = 8;

    /// All spaces of numbered depots.
    pub fn numbered() -> impl ExactSizeIterator<Item = Self> {
        (0..Self::NUMBERED as u8).map(Self)
    }

    /// All spaces of the black depot.
    pub fn black() -> impl ExactSizeIterator<Item = Self> {
        (Self::NUMBERED as u8..<Self as Key>::COUNT as u8).map(Self)
    }

    /// The numbered depot that the space belongs to; nothing for the black one.
    #[inline]
    pub const fn depot(self) -> Option<Depot> {
        Depot::new(self.0 / Self::PER_DEPOT as u8 + 1)
    }

    /// Which space of its depot it is, counted from 1.
    pub const fn place(self) -> u8 {
        match self.depot() {
            Some(_) => self.0 % Self::PER_DEPOT as u8 + 1,
            None => self.0 - Self::NUMBERED as u8 + 1,
        }
    }

    /// The spaces of the same depot that come before this one.
    pub fn earlier(self) -> impl Iterator<Item = Self> {
        (self.0 + 1 - self.place()..self.0).map(Self)
    }
}

impl Key for DepotSpace {
    const COUNT: usize = Self::NUMBERED + Self::BLACK;

    #[inline]
    fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    fn from_index(index: usize) -> Option<Self> {
        (index < <Self as Key>::COUNT).then_some(Self(index as u8))
    }
}

/// One value per tile space of the board.
pub type PerDepotSpace<T> = PerKey<DepotSpace, T, { <DepotSpace as Key>::COUNT }>;

/// `4.2` is the second space of depot 4, `black.3` the third of the black depot.
impl fmt::Display for DepotSpace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.depot() {
            Some(depot) => write!(f, "{depot}.{}", self.place()),
            None => write!(f, "black.{}", self.place()),
        }
    }
}

impl FromStr for DepotSpace {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let bad = || BadNotation::new(text, "a depot space such as 4.2 or black.3");
        let (depot, place) = text.split_once('.').ok_or_else(bad)?;
        let (first, places) = if depot == "black" {
            (Self::NUMBERED, Self::BLACK)
        } else {
            let depot: Depot = depot.parse().map_err(|_| bad())?;
            (depot.index() * Self::PER_DEPOT, Self::PER_DEPOT)
        };
        let found = (0..places).find(|index| (index + 1).to_string() == place).ok_or_else(bad)?;
        Ok(Self((first + found) as u8))
    }
}

impl Serialize for DepotSpace {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn depot_spaces_print_and_parse() {
        for space in DepotSpace::numbered().chain(DepotSpace::black()) {
            assert_eq!(space.to_string().parse(), Ok(space));
        }
        for text in ["0.1", "7.1", "1.0", "1.5", "black.9", "black", "1.1.1", "+1.1", "1.01", "."] {
            assert!(text.parse::<DepotSpace>().is_err(), "{text}");
        }
    }

    #[test]
    fn the_earlier_spaces_are_of_the_same_depot() {
        let space: DepotSpace = "2.3".parse().unwrap();
        let earlier: Vec<_> = space.earlier().map(|space| space.to_string()).collect();
        assert_eq!(earlier, ["2.1", "2.2"]);
        assert_eq!(DepotSpace::black().next().unwrap().earlier().count(), 0);
    }

    #[test]
    fn depots_form_a_ring() {
        assert_eq!(Depot::new(6).unwrap().next(), Depot::new(1).unwrap());
    }
}
