//! Tables: columns as wide as their widest cell, narrowed and wrapped where the page is too small.

use super::line::{Line, Piece};

/// Empty columns between cells.
const GAP: usize = 2;

/// No column is made narrower than this to fit the page.
const NARROWEST: usize = 12;

/// The lines of a table on a page of this width: the head, a rule, the rows.
pub fn lay_out(head: Vec<Line>, rows: Vec<Vec<Line>>, width: usize) -> Vec<Line> {
    let columns = rows.iter().map(Vec::len).fold(head.len(), usize::max);
    let mut widths = vec![0; columns];
    for row in rows.iter().chain([&head]) {
        for (widest, cell) in widths.iter_mut().zip(row) {
            *widest = cell.width().max(*widest);
        }
    }
    shrink(&mut widths, width);
    let right: Vec<_> = (0..columns).map(|column| is_numeric(&rows, column)).collect();
    let mut lines = Vec::new();
    if !head.is_empty() {
        let head = head.into_iter().map(Line::strong).collect();
        lines.extend(lay_out_row(head, &widths, &right));
        let rule = widths.iter().sum::<usize>() + GAP * columns.saturating_sub(1);
        lines.push(Piece::plain("─".repeat(rule)).into());
    }
    for row in rows {
        lines.extend(lay_out_row(row, &widths, &right));
    }
    lines
}

/// Takes from the widest column until the page is wide enough.
fn shrink(widths: &mut [usize], width: usize) {
    let gaps = GAP * widths.len().saturating_sub(1);
    while widths.iter().sum::<usize>() + gaps > width {
        match widths.iter_mut().max() {
            Some(widest) if *widest > NARROWEST => *widest -= 1,
            _ => break,
        }
    }
}

/// Whether a column holds numbers only: those stand on the right.
fn is_numeric(rows: &[Vec<Line>], column: usize) -> bool {
    let numeric = |text: &str| matches!(text, "" | "–") || text.parse::<f64>().is_ok();
    rows.iter().filter_map(|row| row.get(column)).all(|cell| numeric(&cell.text()))
}

fn lay_out_row(row: Vec<Line>, widths: &[usize], right: &[bool]) -> Vec<Line> {
    let cells: Vec<_> =
        row.into_iter().zip(widths).map(|(cell, &width)| cell.wrap(width.max(1))).collect();
    let height = cells.iter().map(Vec::len).max().unwrap_or(0);
    let part = |nth: usize| {
        let mut line = Line::default();
        for (column, cell) in cells.iter().enumerate() {
            let cell = cell.get(nth).cloned().unwrap_or_default();
            let free = widths[column].saturating_sub(cell.width());
            if right[column] {
                line.space(free);
            }
            line.append(cell);
            if !right[column] {
                line.space(free);
            }
            line.space(GAP);
        }
        line
    };
    (0..height).map(part).collect()
}
