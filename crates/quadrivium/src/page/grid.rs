//! Boards: rows of cells, shifted by half cells where the board is made of hexagons.

use quadrivium_core::{GridCell, GridRow};
use unicode_width::UnicodeWidthStr;

use super::colour;
use super::line::{Line, Piece};

/// The lines of a board.
pub fn lay_out(rows: &[GridRow]) -> Vec<Line> {
    let widest = rows.iter().flat_map(|row| &row.cells).map(|cell| cell.text.width()).max();
    // One column between cells, and an even step so that half a cell is a whole column.
    let step = (widest.unwrap_or(0) + 1).next_multiple_of(2);
    rows.iter().map(|row| lay_out_row(row, step)).collect()
}

fn lay_out_row(row: &GridRow, step: usize) -> Line {
    let mut line = Line::default();
    line.space(usize::from(row.indent) * step / 2);
    for GridCell { text, tone, .. } in &row.cells {
        let free = step - 1 - text.width();
        let (left, right) = (free / 2, free - free / 2);
        let filled = format!("{:left$}{text}{:right$}", "", "");
        line.push(Piece { text: filled, style: colour::of_space(*tone) });
        line.space(1);
    }
    line
}
