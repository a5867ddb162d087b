//! The board: guilds and their queues, ships, the calendar; and where points come from.

use quadrivium_core::{Key, PerKey, named_enum, numbered};
use serde::{Deserialize, Serialize};

use crate::data::{HOLDS, HoldData};

named_enum! {
    /// The six buildings of the town, in the order of their stages.
    pub enum Guild / PerGuild {
        Bankers = "bankers",
        Builders = "builders",
        Notary = "notary",
        Crafts = "crafts",
        Merchants = "merchants",
        TownHall = "town_hall",
    }
}

impl Guild {
    /// The guild of the next stage.
    pub fn next(self) -> Option<Self> {
        Self::from_index(self.index() + 1)
    }
}

named_enum! {
    /// The spaces of a guild's queue, from the left.
    pub enum QueueSpace / PerQueueSpace {
        /// With the guild's privilege.
        Gold = "gold",
        Silver = "silver",
        /// Silver with a green ribbon: no fee for stacking.
        Ribbon = "ribbon",
    }
}

named_enum! {
    /// The seasons; winter is short.
    #[derive(Default)]
    pub enum Season / PerSeason {
        #[default]
        Spring = "spring",
        Summer = "summer",
        Autumn = "autumn",
        Winter = "winter",
    }
}

impl Season {
    /// The next season of the same year.
    pub fn next(self) -> Option<Self> {
        Self::from_index(self.index() + 1)
    }
}

named_enum! {
    /// The ends of a row of buildings.
    pub enum End / PerEnd {
        Left = "left",
        Right = "right",
    }
}

named_enum! {
    /// Tokens of the town hall.
    pub enum Token / PerToken {
        Privilege = "privilege",
        Work = "work",
    }
}

numbered! {
    /// A ship, from the left.
    pub struct Ship / PerShip (4)
}

/// The first hold of each ship, and where those of the last one end.
const FIRST_HOLDS: [usize; Ship::COUNT + 1] = {
    let mut first = [0; Ship::COUNT + 1];
    let mut hold = 0;
    while hold < HOLDS.len() {
        let ship = HOLDS[hold].ship as usize;
        assert!(hold == 0 || HOLDS[hold - 1].ship <= HOLDS[hold].ship, "ship by ship");
        assert!(hold == 0 || first[ship] > 0 || ship == 0, "a ship has holds");
        first[ship + 1] = hold + 1;
        hold += 1;
    }
    first
};

impl Ship {
    /// Its holds from the top down.
    pub(crate) fn holds(self) -> impl DoubleEndedIterator<Item = Hold> + Clone {
        (FIRST_HOLDS[self.index()]..FIRST_HOLDS[self.index() + 1]).map(|hold| Hold(hold as u8))
    }
}

/// A hold of a ship, the holds of the first ship from the top down first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Hold(u8);

/// One value per [`Hold`].
pub type PerHold<T> = PerKey<Hold, T, { HOLDS.len() }>;

impl Hold {
    /// All holds.
    pub fn all() -> impl ExactSizeIterator<Item = Self> + DoubleEndedIterator + Clone {
        (0..HOLDS.len()).map(|index| Self(index as u8))
    }

    /// What is printed beside it.
    pub(crate) fn data(self) -> &'static HoldData {
        &HOLDS[usize::from(self.0)]
    }

    /// The ship it belongs to.
    pub fn ship(self) -> Ship {
        Ship::from_index(self.data().ship.into()).expect("there are four ships")
    }
}

impl Key for Hold {
    const COUNT: usize = HOLDS.len();

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn from_index(index: usize) -> Option<Self> {
        (index < HOLDS.len()).then_some(Self(index as u8))
    }
}

named_enum! {
    /// Where points come from.
    pub enum Source / PerSource {
        /// For the place in the first order.
        Start = "start",
        /// For helpers that stayed at home.
        Idle = "idle",
        /// Fees for stacking, received and paid.
        Fees = "fees",
        /// Printed on the buildings that make goods.
        Production = "production",
        /// For the most markers on a ship.
        Majorities = "majorities",
        /// For each marker on a ship.
        Cargo = "cargo",
        /// For sets of four colours in a row of buildings.
        Growth = "growth",
        /// For each marker in the granary.
        Granary = "granary",
        /// For capital cards of four colours.
        Investment = "investment",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_hold_is_among_those_of_its_ship() {
        let of_ships = Ship::all().flat_map(|ship| ship.holds().map(move |hold| (ship, hold)));
        assert!(of_ships.eq(Hold::all().map(|hold| (hold.ship(), hold))));
    }
}
