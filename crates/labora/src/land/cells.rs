//! Cells of all estates, numbered once for the whole table.
//!
//! Estates grow in all directions, but landscape tiles are few: nine districts and nine plots at
//! most, whoever buys them. So a cell is named by the tile it is printed on, and the table has
//! 121 of them wherever the tiles go.

use std::ops::{BitAnd, BitOr, Not};

use quadrivium_core::{Key, PerKey, Seat};
use serde::{Deserialize, Serialize};

use crate::data::TILES;
use crate::state::MOST_PLAYERS;

const HEARTLAND_CELLS: usize = 10;
const DISTRICT_CELLS: usize = 5;
const PLOT_CELLS: usize = 4;
const FIRST_DISTRICT: usize = HEARTLAND_CELLS * MOST_PLAYERS;
const FIRST_PLOT: usize = FIRST_DISTRICT + DISTRICT_CELLS * TILES;

/// A cell of a heartland or of a landscape tile.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Cell(u8);

quadrivium_core::typescript! { Cell = "number" }

/// The tile that a cell is printed on, and which of its cells it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The heartland of a player: the upper row first.
    Heartland(Seat, usize),
    /// A district: from left to right.
    District(usize, usize),
    /// A plot: the upper row first. The fourth cell of a mountain plot does not exist.
    Plot(usize, usize),
}

impl Cell {
    /// A cell of a heartland.
    #[inline]
    pub fn heartland(seat: Seat, cell: usize) -> Self {
        Self((seat.index() * HEARTLAND_CELLS + cell) as u8)
    }

    /// A cell of a district.
    #[inline]
    pub const fn district(tile: usize, cell: usize) -> Self {
        Self((FIRST_DISTRICT + tile * DISTRICT_CELLS + cell) as u8)
    }

    /// A cell of a plot.
    #[inline]
    pub const fn plot(tile: usize, cell: usize) -> Self {
        Self((FIRST_PLOT + tile * PLOT_CELLS + cell) as u8)
    }

    /// The tile it is printed on.
    #[inline]
    pub fn place(self) -> Place {
        let index = self.index();
        if index < FIRST_DISTRICT {
            let seat = Seat::from_index(index / HEARTLAND_CELLS).expect("four heartlands");
            Place::Heartland(seat, index % HEARTLAND_CELLS)
        } else if index < FIRST_PLOT {
            let index = index - FIRST_DISTRICT;
            Place::District(index / DISTRICT_CELLS, index % DISTRICT_CELLS)
        } else {
            let index = index - FIRST_PLOT;
            Place::Plot(index / PLOT_CELLS, index % PLOT_CELLS)
        }
    }
}

impl Key for Cell {
    const COUNT: usize = FIRST_PLOT + PLOT_CELLS * TILES;

    #[inline]
    fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    fn from_index(index: usize) -> Option<Self> {
        (index < Self::COUNT).then_some(Self(index as u8))
    }
}

/// One value per cell.
pub type PerCell<T> = PerKey<Cell, T, { Cell::COUNT }>;

/// Some of the cells, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CellSet(u128);

impl CellSet {
    /// No cell.
    pub const EMPTY: Self = Self(0);
    /// The cells of all heartlands.
    pub const HEARTLANDS: Self = Self((1 << FIRST_DISTRICT) - 1);

    /// One cell.
    #[inline]
    pub const fn only(cell: Cell) -> Self {
        // Shifting one half: WebAssembly calls a function to shift both by an amount that it does not know.
        let bit = (1_u64 << (cell.0 % 64)) as u128;
        Self(if cell.0 < 64 { bit } else { bit << 64 })
    }

    /// The cells below 64, and those from there on.
    #[inline]
    const fn halves(self) -> (u64, u64) {
        (self.0 as u64, (self.0 >> 64) as u64)
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the cell is one of them.
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        let (low, high) = self.halves();
        let half = if cell.0 < 64 { low } else { high };
        half >> (cell.0 % 64) & 1 != 0
    }

    /// Puts a cell in.
    #[inline]
    pub fn insert(&mut self, cell: Cell) {
        *self = *self | Self::only(cell);
    }

    /// Takes a cell out.
    #[inline]
    pub fn remove(&mut self, cell: Cell) {
        *self = *self & !Self::only(cell);
    }

    /// Does something with each of the cells in order. Where it is done often this is faster than a
    /// loop over [`CellSet::iter`], which has to look which half it is in for every cell.
    #[inline]
    pub fn each(self, mut see: impl FnMut(Cell)) {
        let (low, high) = self.halves();
        for (first, mut half) in [(0, low), (64, high)] {
            while half != 0 {
                see(Cell(first + half.trailing_zeros() as u8));
                half &= half - 1;
            }
        }
    }

    /// The cells in order.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        // Half by half: arithmetic on words of the machine is several times as fast.
        let (mut low, mut high) = self.halves();
        std::iter::from_fn(move || {
            let (half, first) = match (low, high) {
                (0, 0) => return None,
                (0, _) => (&mut high, 64),
                _ => (&mut low, 0),
            };
            let cell = Cell(first + half.trailing_zeros() as u8);
            *half &= *half - 1;
            Some(cell)
        })
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut set = Self::EMPTY;
        cells.into_iter().for_each(|cell| set.insert(cell));
        set
    }
}

impl BitAnd for CellSet {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for CellSet {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Not for CellSet {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}
