//! A player without a plan.

use quadrivium_core::{Game, Seat};
use rand::{Rng, RngExt};

/// Takes any offered action, each with the same chance.
#[derive(Clone, Debug)]
pub struct Random<G: Game> {
    offered: Vec<G::Action>,
}

impl<G: Game> Default for Random<G> {
    fn default() -> Self {
        Self { offered: Vec::new() }
    }
}

impl<G: Game> Random<G> {
    /// Picks an action; nothing where none is offered to this seat.
    #[inline]
    pub fn pick(&mut self, game: &G, seat: Seat, rng: &mut impl Rng) -> Option<G::Action> {
        game.legal(seat, &mut self.offered);
        match self.offered.len() as u32 {
            0 => None,
            1 => Some(self.offered[0]),
            // 32 bits, not `usize`: the same draw on every machine.
            many => Some(self.offered[rng.random_range(0..many) as usize]),
        }
    }
}
