//! Estates: their spaces, storage slots and the player boards they are printed on.

use std::fmt;
use std::str::FromStr;

use quadrivium_core::{BadNotation, KeySet, numbered};
use serde::{Deserialize, Serialize};

numbered! {
    /// One of the three spaces where a player keeps tiles before they are placed (B-7.4).
    pub struct Slot / PerSlot (3)
}

numbered! {
    /// A space of an estate, numbered row by row from the top left.
    pub struct Space / PerSpace (37)
}

/// Some of the spaces of an estate.
pub type SpaceSet = KeySet<Space>;

numbered! {
    /// An estate by the number printed on it.
    pub struct Board / PerBoard (9)
}

/// A player board of the box: one estate on each side.
///
/// A sheet with one side only stands for an estate that leaves nothing to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Sheet {
    /// One side.
    pub front: Board,
    /// The other side.
    pub back: Option<Board>,
}

impl Sheet {
    /// A sheet that leaves no choice of the side.
    pub const fn single(board: Board) -> Self {
        Self { front: board, back: None }
    }

    /// The estates to choose from, the smaller number first.
    pub fn sides(self) -> impl Iterator<Item = Board> {
        let back = self.back.filter(|back| *back != self.front);
        let low = back.map_or(self.front, |back| back.min(self.front));
        let high = back.map(|back| back.max(self.front));
        std::iter::once(low).chain(high)
    }
}

/// The filler of bounded lists.
impl Default for Sheet {
    fn default() -> Self {
        Self::single(Board(0))
    }
}

quadrivium_core::as_text!(Sheet);

/// `1-2`, or `7` for a sheet with one side.
impl fmt::Display for Sheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.back {
            Some(back) => write!(f, "{}-{back}", self.front),
            None => self.front.fmt(f),
        }
    }
}

impl FromStr for Sheet {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let bad = |_| BadNotation::new(text, "a sheet such as 1-2, or 7 alone");
        match text.split_once('-') {
            None => text.parse().map(Self::single).map_err(bad),
            Some((front, back)) => Ok(Self {
                front: front.parse().map_err(bad)?,
                back: Some(back.parse().map_err(bad)?),
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_with_the_same_number_twice_has_one_side() {
        let sheet: Sheet = "7-7".parse().unwrap();
        assert_eq!(sheet.sides().count(), 1);
        let sides: Vec<_> = "5-1".parse::<Sheet>().unwrap().sides().map(Board::number).collect();
        assert_eq!(sides, [1, 5]);
    }
}
