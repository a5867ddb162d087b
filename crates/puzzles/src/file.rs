//! From text to puzzles and back.
//!
//! ```text
//! quadrivium record 1
//! …
//! end 143
//! puzzle 143 B
//! chance 0.124 0.031
//! points 6.2 1.1
//! later knowledge 3 1
//! best take d3 3.1; place d5 12
//! equal take d3 3.1; place d5 14
//! next sell d3
//! ```
//!
//! `equal` and `later` may come several times or not at all; `perhaps` stands for `later` where it is
//! only likely.

use std::fmt::Write;
use std::str::FromStr;
use std::sync::Arc;

use quadrivium_core::{BadRecord, Record};

use crate::{Collection, Later, Margin, Puzzle};

/// Every record begins so.
const RECORD: &str = "quadrivium record ";
/// Between the decisions of a turn.
const THEN: &str = "; ";

/// Puzzles that cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum BadPuzzles {
    /// One of the games cannot be read.
    #[error("the record at line {line}: {fault}")]
    Record {
        /// Where it begins, counted from 1.
        line: usize,
        /// What is wrong with it.
        fault: BadRecord,
    },
    /// A line that says nothing about a puzzle.
    #[error("line {line}: '{text}' is nothing of a puzzle")]
    Line {
        /// The line, counted from 1.
        line: usize,
        /// What stands there.
        text: String,
    },
    /// A puzzle lies beyond its game, or has no answer.
    #[error("line {line}: the puzzle has no answer, or lies beyond its game")]
    Incomplete {
        /// Where it begins, counted from 1.
        line: usize,
    },
}

/// Reads a file.
///
/// # Errors
/// When a line is not as it should be.
pub fn read(text: &str) -> Result<Collection, BadPuzzles> {
    let lines: Vec<&str> = text.lines().collect();
    let mut puzzles = Vec::new();
    let mut at = 0;
    while at < lines.len() {
        let end = lines[at..].iter().position(|line| line.starts_with("end "));
        let end = end.map_or(lines.len(), |end| at + end + 1);
        let mut written = lines[at..end].join("\n");
        written.push('\n');
        let record = Record::parse(written.as_bytes())
            .map_err(|fault| BadPuzzles::Record { line: at + 1, fault })?;
        let record = Arc::new(record);
        let until = lines[end..].iter().position(|line| line.starts_with(RECORD));
        let until = until.map_or(lines.len(), |until| end + until);
        let mut began = Vec::new();
        for (line, text) in (end + 1..).zip(&lines[end..until]) {
            let bad = || BadPuzzles::Line { line, text: (*text).to_owned() };
            let (what, rest) = text.split_once(' ').ok_or_else(bad)?;
            if what == "puzzle" {
                began.push((line, begin(&record, rest).ok_or_else(bad)?));
            } else {
                let (_, puzzle) = began.last_mut().ok_or_else(bad)?;
                add(puzzle, what, rest).ok_or_else(bad)?;
            }
        }
        for (line, puzzle) in began {
            let whole = puzzle.at <= record.actions.len() && !puzzle.best().is_empty();
            if !whole || puzzle.next.is_empty() {
                return Err(BadPuzzles::Incomplete { line });
            }
            puzzles.push(puzzle);
        }
        at = until;
    }
    Ok(Collection { puzzles })
}

fn begin(record: &Arc<Record>, rest: &str) -> Option<Puzzle> {
    let (at, seat) = rest.split_once(' ')?;
    Some(Puzzle {
        record: Arc::clone(record),
        at: at.parse().ok()?,
        seat: seat.parse().ok()?,
        turns: Vec::new(),
        next: Vec::new(),
        chance: Margin::default(),
        points: Margin::default(),
        later: Vec::new(),
    })
}

/// Adds what a line says; nothing where it says nothing.
fn add(puzzle: &mut Puzzle, what: &str, rest: &str) -> Option<()> {
    match what {
        "chance" => puzzle.chance = rest.parse().ok()?,
        "points" => puzzle.points = rest.parse().ok()?,
        "later" | "perhaps" => {
            let mut parts = rest.split(' ');
            puzzle.later.push(Later {
                source: parts.next()?.to_owned(),
                points: parts.next()?.parse().ok()?,
                margin: parts.next()?.parse().ok()?,
                sure: what == "later",
            });
        }
        "best" if puzzle.turns.is_empty() => puzzle.turns.push(turn(rest)),
        "equal" if !puzzle.turns.is_empty() => puzzle.turns.push(turn(rest)),
        "next" => puzzle.next = turn(rest),
        _ => return None,
    }
    Some(())
}

fn turn(text: &str) -> Vec<String> {
    text.split(THEN).map(str::to_owned).collect()
}

impl FromStr for Margin {
    type Err = std::num::ParseFloatError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (mean, error) = text.split_once(' ').unwrap_or((text, ""));
        Ok(Self { mean: mean.parse()?, error: error.parse()? })
    }
}

/// Writes puzzles down, each game once for those of its puzzles that stand beside each other.
pub fn write(collection: &Collection) -> String {
    let mut text = String::new();
    let mut last: Option<&Arc<Record>> = None;
    for puzzle in &collection.puzzles {
        if last.is_none_or(|last| !Arc::ptr_eq(last, &puzzle.record)) {
            text.push_str(&puzzle.record.to_string());
            last = Some(&puzzle.record);
        }
        put(&mut text, puzzle).expect("a string takes everything");
    }
    text
}

fn put(text: &mut String, puzzle: &Puzzle) -> std::fmt::Result {
    let Puzzle { at, seat, turns, next, chance, points, later, .. } = puzzle;
    writeln!(text, "puzzle {at} {seat}")?;
    writeln!(text, "chance {:.3} {:.3}", chance.mean, chance.error)?;
    writeln!(text, "points {:.1} {:.1}", points.mean, points.error)?;
    for Later { source, points, margin, sure } in later {
        let how = if *sure { "later" } else { "perhaps" };
        writeln!(text, "{how} {source} {points} {margin}")?;
    }
    for (at, turn) in turns.iter().enumerate() {
        writeln!(text, "{} {}", if at == 0 { "best" } else { "equal" }, turn.join(THEN))?;
    }
    writeln!(text, "next {}", next.join(THEN))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "quadrivium record 1\ngame chess\nrules 1\nplayers 2\n\
        seat A Ann\nseat B Bob\n\nA e4\nB e5\nend 2\n\
        puzzle 1 B\nchance 0.124 0.031\npoints 6.2 1.1\nlater pawns 3 1\n\
        best e5; ring 2\nequal d5\nnext a6\n\
        puzzle 2 A\nchance 0.200 0.050\npoints -1.0 2.0\nperhaps rooks -2 2\nbest f4\nnext Nf3\n\
        quadrivium record 1\ngame chess\nrules 1\nplayers 2\n\
        seat A Ann\nseat B Bob\n\nA d4\nend 1\n\
        puzzle 1 B\nchance 0.100 0.020\npoints 4.0 1.0\nbest d5\nnext h6\n";

    #[test]
    fn what_is_written_is_read_again() {
        let all = read(FILE).unwrap();
        assert_eq!(all.puzzles.len(), 3);
        let first = all.puzzle(1).unwrap();
        assert_eq!(first.best(), ["e5", "ring 2"]);
        assert_eq!((first.turns.len(), first.later[0].sure), (2, true));
        assert!(Arc::ptr_eq(&first.record, &all.puzzle(2).unwrap().record));
        assert!(all.puzzle(0).is_none() && all.puzzle(4).is_none());
        assert_eq!(write(&all), FILE);
    }

    fn fault(from: &str, to: &str) -> String {
        assert!(FILE.contains(from));
        read(&FILE.replacen(from, to, 1)).expect_err("something is wrong").to_string()
    }

    #[test]
    fn what_is_wrong_is_named_with_its_line() {
        assert!(fault("A e4", "A").starts_with("the record at line 1:"));
        assert!(fault("chance 0.124 0.031", "chance 0.124").starts_with("line 12:"));
        assert!(fault("later pawns 3 1", "later pawns").starts_with("line 14:"));
        assert!(fault("best e5; ring 2\n", "").starts_with("line 15: 'equal"));
        assert!(fault("next a6\n", "").starts_with("line 11:"));
        assert!(fault("puzzle 1 B", "puzzle 3 B").starts_with("line 11:"));
        assert!(fault("puzzle 1 B", "riddle 1 B").starts_with("line 11:"));
    }
}
