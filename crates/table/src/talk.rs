//! What was said at a table.

use crate::ids::GuestId;

/// The longest that can be said at once, in characters.
pub const LONGEST_CHAT: usize = 500;
/// What a line counts at least, in bytes: a row, a number and a name are kept with it.
const LEAST: u64 = 100;
/// The last lines that are kept in memory.
const KEPT: usize = 200;

/// What a line counts, in bytes.
pub fn chat_weight(text: &str) -> u64 {
    LEAST.max(text.len() as u64)
}

/// Something somebody said.
#[derive(Clone, Debug)]
pub struct Said {
    /// The entry.
    pub seq: u64,
    /// When.
    pub at: u64,
    /// Who.
    pub guest: GuestId,
    /// What they are called.
    pub name: String,
    /// What they said.
    pub text: String,
}

/// What was said last, and how much there was in all.
#[derive(Default)]
pub struct Talk {
    last: Vec<Said>,
    bytes: u64,
}

impl Talk {
    /// One more line.
    pub fn say(&mut self, said: Said) {
        self.bytes += chat_weight(&said.text);
        if self.last.len() == KEPT {
            self.last.remove(0);
        }
        self.last.push(said);
    }

    /// Whether there is room for a line among so many bytes.
    pub fn has_room(&self, text: &str, most_bytes: u64) -> bool {
        self.bytes + chat_weight(text) <= most_bytes
    }

    /// What was said after an entry.
    pub fn after(&self, seq: u64) -> impl Iterator<Item = &Said> {
        self.last.iter().filter(move |said| said.seq > seq)
    }
}
