//! Positions and actions as numbers, for learning.

use serde::Serialize;

use crate::{Game, Seat};

/// The layout of the numbers that [`Numbers::encode`] writes: named blocks, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Encoder {
    /// Changes whenever a block changes its place, its length or its meaning.
    pub version: u16,
    /// The blocks in order, each with its length.
    pub blocks: &'static [(&'static str, usize)],
}

impl Encoder {
    /// How many numbers there are.
    pub const fn len(&self) -> usize {
        let (mut length, mut block) = (0, 0);
        while block < self.blocks.len() {
            length += self.blocks[block].1;
            block += 1;
        }
        length
    }

    /// Whether there is nothing to write.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// A game whose positions and actions have numbers. A new game can do without until something is to
/// learn it.
pub trait Numbers: Game {
    /// How many player actions are numbered; chance has no number.
    const ACTION_IDS: u32;
    /// What [`Numbers::encode`] writes.
    const ENCODER: Encoder;

    /// The number of a player's action; nothing for chance, and for what nobody can ever do.
    fn action_id(action: Self::Action) -> Option<u32>;

    /// The action with this number.
    fn action_from_id(id: u32) -> Option<Self::Action>;

    /// Writes the position as numbers for learning, seen from one seat. They suffice: whoever is
    /// in turn may do the same in all positions with the same numbers. Nothing is allocated.
    ///
    /// # Panics
    /// When `out` is not as long as [`Numbers::ENCODER`] says.
    fn encode(&self, viewer: Seat, out: &mut [f32]);
}
