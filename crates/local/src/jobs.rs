//! Questions that are being thought about, and what becomes of the answers.

use std::collections::BTreeMap;

use quadrivium_table::api::{Solution, Stand};
use quadrivium_table::ids::TableId;

/// Who waits for an answer.
pub enum Job {
    /// A table whose bot has the turn.
    Bot(TableId),
    /// A connection that wants a hint.
    Hint(u64),
    /// A request about where everybody stands, of which this is known.
    Stand(u64, Stand),
    /// A request about a puzzle, of which this is known.
    Behind(u64, Solution),
    /// The analysis of the game of a table.
    Review(TableId),
}

/// All questions that are being thought about, by number.
#[derive(Default)]
pub struct Jobs {
    open: BTreeMap<u64, Job>,
    last: u64,
}

impl Jobs {
    /// One more; its number.
    pub fn open(&mut self, job: Job) -> u64 {
        self.last += 1;
        self.open.insert(self.last, job);
        self.last
    }

    /// Who waits for this one.
    pub fn get(&self, job: u64) -> Option<&Job> {
        self.open.get(&job)
    }

    /// The table whose game is being analysed.
    pub fn reviewed(&self) -> Option<TableId> {
        self.open.values().find_map(|job| match job {
            Job::Review(table) => Some(*table),
            _ => None,
        })
    }

    /// Nobody waits for it any longer.
    pub fn close(&mut self, job: u64) -> Option<Job> {
        self.open.remove(&job)
    }
}
