//! Words in a language, and whole positions in words.

use std::cell::RefCell;
use std::collections::BTreeMap;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use quadrivium_core::{Block, Page, Phrase, Span, one_of};
use quadrivium_speech::{Language, Speech};
use serde::Serialize;

thread_local! {
    /// Reading the messages of a language takes a while, so each thread does it once.
    static SPEECHES: RefCell<BTreeMap<Language, Speech>> = const { RefCell::new(BTreeMap::new()) };
}

/// Speaks a language.
fn with_speech<T>(language: &str, speak: impl FnOnce(&Speech) -> T) -> PyResult<T> {
    let language: Language = language.parse().map_err(|_| {
        let known = one_of(&Language::NAMES);
        PyValueError::new_err(format!("there is no language '{language}': expected {known}"))
    })?;
    Ok(SPEECHES.with_borrow_mut(|speeches| {
        speak(speeches.entry(language).or_insert_with(|| Speech::new(language)))
    }))
}

/// A phrase as a sentence.
pub fn say(phrase: &Phrase, language: &str) -> PyResult<String> {
    with_speech(language, |speech| speech.say(phrase))
}

/// A piece of a line: what it says, and in which tone.
type Piece = (String, quadrivium_core::Tone);
type Line = Vec<Piece>;

/// A block of a page with everything said.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Spoken {
    Heading(Line),
    Line(Line),
    Table { head: Vec<Line>, rows: Vec<Vec<Line>> },
    Grid(Vec<(u8, Line)>),
}

/// A position in words, as JSON: blocks from top to bottom, each with its lines said.
pub fn read(page: &Page, language: &str) -> PyResult<String> {
    with_speech(language, |speech| {
        let line = |spans: &Vec<Span>| -> Line {
            spans.iter().map(|span| (speech.say_arg(&span.text), span.tone)).collect()
        };
        let lines = |cells: &Vec<Vec<Span>>| cells.iter().map(line).collect();
        let block = |block: &Block| match block {
            Block::Heading(spans) => Spoken::Heading(line(spans)),
            Block::Line(spans) => Spoken::Line(line(spans)),
            Block::Table { head, rows } => {
                Spoken::Table { head: lines(head), rows: rows.iter().map(lines).collect() }
            }
            Block::Grid(rows) => {
                let cells = rows.iter().map(|row| {
                    let cells = row.cells.iter().map(|cell| (cell.text.clone(), cell.tone));
                    (row.indent, cells.collect())
                });
                Spoken::Grid(cells.collect())
            }
        };
        let blocks: Vec<_> = page.blocks.iter().map(block).collect();
        serde_json::to_string(&blocks).expect("a page is plain data")
    })
}
