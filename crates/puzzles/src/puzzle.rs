//! What a puzzle is made of.

use std::sync::Arc;

use quadrivium_core::{Record, Seat};

/// All puzzles of a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Collection {
    /// In the order of the file.
    pub puzzles: Vec<Puzzle>,
}

impl Collection {
    /// The puzzle with this number, counted from 1.
    pub fn puzzle(&self, number: u16) -> Option<&Puzzle> {
        self.puzzles.get(usize::from(number).checked_sub(1)?)
    }

    /// The number of the puzzle of a day, counted in days of the calendar since any one day; nothing
    /// where there are no puzzles.
    pub fn of_day(&self, day: i64) -> Option<u16> {
        crate::of_day(self.puzzles.len(), day).map(|at| at as u16 + 1)
    }
}

/// A position in which one turn is clearly best.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    /// The game that it comes from, perhaps beyond the position.
    pub record: Arc<Record>,
    /// How many actions of the record lead to the position.
    pub at: usize,
    /// Whose turn it is.
    pub seat: Seat,
    /// The best turn, then what is as good, in notation.
    pub turns: Vec<Vec<String>>,
    /// The best turn that is not as good.
    pub next: Vec<String>,
    /// By how much chance to win the best is ahead of that.
    pub chance: Margin,
    /// By how many points it is ahead of that.
    pub points: Margin,
    /// What it brings in the end that the other does not.
    pub later: Vec<Later>,
}

impl Puzzle {
    /// The best turn.
    pub fn best(&self) -> &[String] {
        self.turns.first().map_or(&[], Vec::as_slice)
    }
}

/// A difference, and how far it may be off.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Margin {
    /// What is expected.
    pub mean: f32,
    /// How far that may usually be off.
    pub error: f32,
}

/// Points from one source in the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Later {
    /// The source, by its name in the breakdown.
    pub source: String,
    /// How many points more.
    pub points: i32,
    /// How far that may be off.
    pub margin: i32,
    /// Whether that is beyond doubt, or only likely.
    pub sure: bool,
}
