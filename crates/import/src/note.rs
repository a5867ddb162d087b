//! Where an import differs from its log, and goes on.

use crate::log::Line;
use crate::refused::{Place, Ruling, shown};

/// What is otherwise than in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Difference {
    /// Goods or forests that were named and could be left out (R-USE-18), in the words of the log:
    /// goods stay with whoever named them, forests stand.
    LeftOut(String),
    /// The other program gives other goods here.
    OtherGoods(Ruling),
}

/// A command that was not done to the letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// Where in the log.
    pub place: Place,
    /// The command there.
    pub command: String,
    /// What is otherwise.
    pub difference: Difference,
}

impl Note {
    pub(crate) fn new(line: &Line, difference: Difference) -> Self {
        Self { place: line.place, command: shown(&line.text), difference }
    }
}
