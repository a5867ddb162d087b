//! Terrain, the sides of landscape tiles, and where something lies on an estate.

use std::fmt;

use quadrivium_core::{BadNotation, Key, KeySet, Words, named_enum};
use serde::{Deserialize, Serialize};

named_enum! {
    /// The five terrains, from the sea to the mountains.
    pub enum Terrain / PerTerrain {
        Water = "water",
        Coast = "coast",
        Plains = "plains",
        Hillside = "hillside",
        Mountain = "mountain",
    }
}

/// Some of the terrains.
pub type TerrainSet = KeySet<Terrain>;

named_enum! {
    /// The two sides of a district, the strip of five.
    pub enum DistrictSide / PerDistrictSide {
        /// Forest, plains, plains, plains, hillside.
        Plains = "plains",
        /// Moor, forest, forest, hillside, hillside.
        Hills = "hills",
    }
}

named_enum! {
    /// The two sides of a plot, the square of four.
    pub enum PlotSide / PerPlotSide {
        /// Two water and two coast spaces, to the left.
        Coast = "coast",
        /// Two hillside spaces and one mountain, to the right.
        Mountain = "mountain",
    }
}

/// A place on an estate: the heartland lies in columns 0 to 4 and rows 0 and 1, the coast in
/// columns -2 and -1, the mountains in columns 5 and 6; rows grow downwards.
///
/// A mountain is as tall as two rows and is named by the upper one.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Spot {
    /// From the top; negative above the heartland.
    pub row: i8,
    /// From the left; negative on the coast.
    pub col: i8,
}

impl Spot {
    /// The lowest and the highest column.
    pub const COLS: (i8, i8) = (-2, 6);
    /// The highest and the lowest row that tiles can reach: nine districts and nine plots all
    /// above or all below the heartland.
    pub const ROWS: (i8, i8) = (-26, 27);

    const WIDTH: usize = (Self::COLS.1 - Self::COLS.0 + 1) as usize;
    const HEIGHT: usize = (Self::ROWS.1 - Self::ROWS.0 + 1) as usize;

    /// The place in this column and row.
    pub const fn new(col: i8, row: i8) -> Self {
        Self { row, col }
    }

    /// Whether tiles can reach it.
    pub(crate) const fn is_within_reach(self) -> bool {
        Self::COLS.0 <= self.col
            && self.col <= Self::COLS.1
            && Self::ROWS.0 <= self.row
            && self.row <= Self::ROWS.1
    }

    /// Reads column and row, if there can be such a place.
    pub(crate) fn read(words: &mut Words<'_>) -> Result<Self, BadNotation> {
        let within = |value: i8, (low, high): (i8, i8), what: &str| {
            if (low..=high).contains(&value) {
                Ok(value)
            } else {
                Err(BadNotation::new(&value.to_string(), what))
            }
        };
        let col =
            within(words.next("a column from -2 to 6")?, Self::COLS, "a column from -2 to 6")?;
        let row = within(words.next("a row")?, Self::ROWS, "a row from -26 to 27")?;
        Ok(Self { row, col })
    }
}

impl Key for Spot {
    const COUNT: usize = Self::WIDTH * Self::HEIGHT;

    fn index(self) -> usize {
        let (row, col) = (self.row - Self::ROWS.0, self.col - Self::COLS.0);
        row as usize * Self::WIDTH + col as usize
    }

    fn from_index(index: usize) -> Option<Self> {
        let (row, col) = ((index / Self::WIDTH) as i8, (index % Self::WIDTH) as i8);
        (index < Self::COUNT).then_some(Self { row: row + Self::ROWS.0, col: col + Self::COLS.0 })
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.col, self.row)
    }
}
