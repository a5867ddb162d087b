//! A position in words, laid out for a terminal.
//!
//! Everything comes out as text with colour codes; the stream it is written to takes the codes
//! away where there is no colour. Widths are those of a terminal, so Cyrillic and wide characters
//! line up.

mod changes;
mod colour;
mod grid;
mod line;
mod table;

use quadrivium_core::{Block, Page, Span};

pub use self::changes::changes;
use self::line::{Line, Piece};
use crate::speech::Speech;

/// The widest line, in columns; on a narrow terminal lines are as wide as that.
const WIDEST: usize = 100;

/// Boards and tables cannot be made narrower than this.
const NARROWEST: usize = 60;

/// How wide lines may be here.
fn width() -> usize {
    let terminal = console::Term::stdout().size_checked();
    terminal.map_or(WIDEST, |(_, columns)| usize::from(columns).clamp(NARROWEST, WIDEST))
}

/// The text of a page.
pub fn render(page: &Page, speech: &Speech) -> String {
    let width = width();
    let mut text = String::new();
    for block in &page.blocks {
        match block {
            Block::Heading(spans) => {
                if !text.is_empty() {
                    text.push('\n');
                }
                write_lines(&mut text, &read(spans, speech).strong().wrap(width));
            }
            Block::Line(spans) => write_lines(&mut text, &read(spans, speech).wrap(width)),
            Block::Table { head, rows } => {
                let cells =
                    |row: &Vec<Vec<Span>>| row.iter().map(|cell| read(cell, speech)).collect();
                write_lines(
                    &mut text,
                    &table::lay_out(cells(head), rows.iter().map(cells).collect(), width),
                );
            }
            Block::Grid(rows) => write_lines(&mut text, &grid::lay_out(rows)),
        }
    }
    text
}

/// A text broken into lines that fit the terminal and start so far in.
pub fn wrap(text: &str, indent: usize) -> String {
    let width = width().saturating_sub(indent).max(20);
    let mut wrapped = String::new();
    let parts = text.lines().flat_map(|line| Line::from(Piece::plain(line)).wrap(width));
    for part in parts {
        wrapped.extend(std::iter::repeat_n(' ', indent));
        wrapped += &part.to_string();
        wrapped.push('\n');
    }
    wrapped
}

fn read(spans: &[Span], speech: &Speech) -> Line {
    let piece =
        |span: &Span| Piece { text: speech.say_arg(&span.text), style: colour::of_text(span.tone) };
    spans.iter().map(piece).collect()
}

fn write_lines(text: &mut String, lines: &[Line]) {
    for line in lines {
        text.push_str(&line.to_string());
        text.push('\n');
    }
}

#[cfg(test)]
mod tests {
    use quadrivium_core::{Arg, GridCell, GridRow, Hue, Phrase, Tone};

    use super::*;
    use crate::language::Language;

    fn plain(blocks: Vec<Block>) -> String {
        let speech = Speech::new(Language::English);
        let text = anstream::adapter::strip_str(&render(&Page { blocks }, &speech)).to_string();
        // Filled spaces of a board end in blanks.
        text.lines().flat_map(|line| [line.trim_end(), "\n"]).collect()
    }

    fn cell(text: impl Into<Arg>) -> Vec<Span> {
        vec![Span::plain(text)]
    }

    #[test]
    fn numbers_stand_on_the_right_and_words_on_the_left() {
        let table = Block::Table {
            head: vec![cell("gracz"), cell("сумма")],
            rows: vec![vec![cell("Ann"), cell(7)], vec![cell("Włodzimierz"), cell(112)]],
        };
        insta::assert_snapshot!(plain(vec![table]), @r"
        gracz        сумма
        ──────────────────
        Ann              7
        Włodzimierz    112
        ");
    }

    #[test]
    fn a_wide_table_breaks_its_longest_column() {
        let words = "a long help text that goes on ".repeat(6);
        let table = Block::Table {
            head: vec![cell("name"), cell("text")],
            rows: vec![vec![cell("bank"), cell(words)]],
        };
        let text = plain(vec![table]);
        assert!(text.lines().all(|line| line.chars().count() <= WIDEST), "{text}");
        assert_eq!(text.matches("goes").count(), 6);
    }

    #[test]
    fn a_row_of_hexagons_is_shifted_by_half_a_cell() {
        let cell = |text: &str| GridCell {
            text: text.to_owned(),
            tone: Tone::Hue(Hue::Green),
            label: Phrase::new("space"),
        };
        let row = |indent, cells: &[&str]| GridRow {
            indent,
            cells: cells.iter().map(|text| cell(text)).collect(),
        };
        let grid = Block::Grid(vec![row(1, &["6", "5b"]), row(0, &["2", "1", "C17"])]);
        insta::assert_snapshot!(plain(vec![grid]), @r"
           6  5b
         2   1  C17
        ");
    }

    #[test]
    fn a_comma_stays_with_the_word_before_it() {
        let words = (0..30).flat_map(|_| [Span::plain("word"), Span::plain(", ")]);
        let text = plain(vec![Block::Line(words.collect())]);
        assert!(text.lines().count() > 1);
        assert!(
            text.lines().all(|line| line.starts_with("word, ") && line.ends_with(',')),
            "{text}"
        );
    }

    #[test]
    fn a_long_line_is_broken_between_words() {
        let line = Block::Line(vec![Span::plain("word ".repeat(30)), Span::plain("end")]);
        let text = plain(vec![line]);
        assert!(text.lines().count() > 1);
        assert!(text.ends_with(" end\n"));
    }
}
