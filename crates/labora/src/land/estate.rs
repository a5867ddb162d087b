//! The shape of estates: which cell lies where, and what lies beside it.

use quadrivium_core::Seat;
use tinyvec::ArrayVec;

use super::{Cell, CellSet, Place};
use crate::state::{Labora, Plot};
use crate::types::{PlotSide, Spot};

/// Where the heartland lies.
const HEARTLAND_ROWS: std::ops::RangeInclusive<i8> = 0..=1;
const COAST_COLS: [i8; 2] = [-2, -1];
const HILLSIDE_COL: i8 = 5;
const MOUNTAIN_COL: i8 = 6;

/// The neighbours of a cell.
pub type Neighbours = ArrayVec<[Cell; 4]>;

impl Labora {
    /// Whose estate a cell belongs to; nobody's while its tile is unsold.
    pub fn owner(&self, cell: Cell) -> Option<Seat> {
        match cell.place() {
            Place::Heartland(seat, _) => Some(seat),
            Place::District(tile, _) => self.districts[tile].map(|district| district.owner),
            Place::Plot(tile, _) => self.plots[tile].map(|plot| plot.owner),
        }
    }

    /// Where a cell lies on its estate.
    ///
    /// # Panics
    /// When its tile is unsold.
    pub fn spot(&self, cell: Cell) -> Spot {
        match cell.place() {
            Place::Heartland(_, index) => Spot::new((index % 5) as i8, (index / 5) as i8),
            Place::District(tile, index) => {
                let district = self.districts[tile].expect("the cell is on an estate");
                Spot::new(index as i8, district.row)
            }
            Place::Plot(tile, index) => {
                let plot = self.plots[tile].expect("the cell is on an estate");
                let row = plot.row + (index / 2) as i8;
                match plot.side {
                    PlotSide::Coast => Spot::new(COAST_COLS[index % 2], row),
                    PlotSide::Mountain => Spot::new(HILLSIDE_COL + (index % 2) as i8, row),
                }
            }
        }
    }

    /// The cell at a place of an estate.
    pub fn cell_at(&self, seat: Seat, spot: Spot) -> Option<Cell> {
        if !spot.is_within_reach() {
            return None;
        }
        match spot.col {
            0..=4 if HEARTLAND_ROWS.contains(&spot.row) => {
                Some(Cell::heartland(seat, spot.row as usize * 5 + spot.col as usize))
            }
            0..=4 => {
                let tile = self.districts.iter().position(|district| {
                    district.is_some_and(|it| it.owner == seat && it.row == spot.row)
                })?;
                Some(Cell::district(tile, spot.col as usize))
            }
            -2 | -1 => {
                let (tile, plot) = self.plot_beside(seat, PlotSide::Coast, spot.row)?;
                let index = (spot.row - plot.row) as usize * 2 + (spot.col + 2) as usize;
                Some(Cell::plot(tile, index))
            }
            HILLSIDE_COL => {
                let (tile, plot) = self.plot_beside(seat, PlotSide::Mountain, spot.row)?;
                Some(Cell::plot(tile, (spot.row - plot.row) as usize * 2))
            }
            MOUNTAIN_COL => {
                let (tile, plot) = self.plot_beside(seat, PlotSide::Mountain, spot.row)?;
                (plot.row == spot.row).then(|| Cell::plot(tile, 1))
            }
            _ => None,
        }
    }

    /// The plot of this kind that covers a row of an estate.
    fn plot_beside(&self, seat: Seat, side: PlotSide, row: i8) -> Option<(usize, Plot)> {
        self.plots.iter().enumerate().find_map(|(tile, plot)| {
            plot.filter(|it| {
                it.owner == seat && it.side == side && (it.row == row || it.row + 1 == row)
            })
            .map(|plot| (tile, plot))
        })
    }

    /// The cells that share an edge with this one. A mountain lies beside the two hillsides of its
    /// own plot and nothing else.
    pub fn neighbours(&self, cell: Cell) -> Neighbours {
        let mut near = Neighbours::new();
        if let Place::Plot(tile, index) = cell.place() {
            let plot = self.plots[tile].expect("the cell is on an estate");
            match (plot.side, index) {
                (PlotSide::Mountain, 1) => {
                    near.push(Cell::plot(tile, 0));
                    near.push(Cell::plot(tile, 2));
                    return near;
                }
                (PlotSide::Mountain, _) => near.push(Cell::plot(tile, 1)),
                (PlotSide::Coast, _) => {}
            }
        }
        let Some(owner) = self.owner(cell) else { return near };
        let Spot { row, col } = self.spot(cell);
        let right = if col == HILLSIDE_COL { None } else { Some(Spot::new(col + 1, row)) };
        let around = [
            Some(Spot::new(col, row - 1)),
            Some(Spot::new(col - 1, row)),
            right,
            Some(Spot::new(col, row + 1)),
        ];
        for spot in around.into_iter().flatten() {
            if let Some(cell) = self.cell_at(owner, spot) {
                near.push(cell);
            }
        }
        near
    }

    /// All cells beside any of these.
    pub(crate) fn beside(&self, cells: CellSet) -> CellSet {
        cells.iter().flat_map(|cell| self.neighbours(cell)).collect()
    }
}
