//! Die numbers and rolls.

use quadrivium_core::{Key, KeySet, named_enum, numbered};

numbered! {
    /// The number that a die shows or a space asks for.
    pub struct Pips / PerPips (6)
}

/// Some of the die numbers.
pub type PipsSet = KeySet<Pips>;

named_enum! {
    /// What an action is taken with: one of the player's dice, named by what it shows, or no die.
    ///
    /// Two dice with the same number are as good as one another, so they share a name.
    pub enum Die / PerDie {
        D1 = "d1",
        D2 = "d2",
        D3 = "d3",
        D4 = "d4",
        D5 = "d5",
        D6 = "d6",
        /// The action of a castle or a building, which needs no die (B-9.16, B-11.1).
        Any = "any",
    }
}

impl Die {
    /// The die that shows this number.
    #[inline]
    pub const fn showing(pips: Pips) -> Self {
        Self::ALL[pips.number() as usize - 1]
    }

    /// What the die shows; nothing where no die is needed.
    #[inline]
    pub const fn pips(self) -> Option<Pips> {
        Pips::new(self as u8 + 1)
    }
}

/// Two dice rolled together, the smaller number first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Roll {
    low: Pips,
    high: Pips,
}

impl Roll {
    /// The roll with these two numbers, in either order.
    pub fn new(a: Pips, b: Pips) -> Self {
        Self { low: a.min(b), high: a.max(b) }
    }

    /// All rolls, rising.
    pub fn all() -> impl Iterator<Item = Self> {
        Pips::all()
            .flat_map(|low| Pips::all().skip(low.index()).map(move |high| Self { low, high }))
    }

    /// In how many of the 36 ways two dice fall like this.
    pub fn weight(self) -> u32 {
        if self.low == self.high { 1 } else { 2 }
    }

    /// The two numbers, the smaller first.
    pub const fn pips(self) -> [Pips; 2] {
        [self.low, self.high]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rolls_are_twenty_one_of_weight_thirty_six() {
        assert_eq!(Roll::all().count(), 21);
        assert_eq!(Roll::all().map(Roll::weight).sum::<u32>(), 36);
        assert!(Roll::all().is_sorted());
    }
}
