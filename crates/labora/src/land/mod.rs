//! Where things lie: cells, estates, and which cells are neighbours.

mod cells;
mod estate;

pub use cells::{Cell, CellSet, PerCell, Place};
