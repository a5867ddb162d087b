//! What an import did otherwise than the log says, without harm to anybody.

use super::log::Line;
use super::refused::{Place, shown};

/// Goods or places that a command named and that could be left out (R-USE-18): goods stay with
/// whoever named them, forests stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// Where in the log.
    pub place: Place,
    /// The command there.
    pub command: String,
    /// What was left out, in the words of the log.
    pub left_out: String,
}

impl Note {
    pub(super) fn new(line: &Line, left_out: String) -> Self {
        Self { place: line.place, command: shown(&line.text), left_out }
    }
}
