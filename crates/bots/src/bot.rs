//! The ranks of players, and one player of some rank.

use quadrivium_core::{Heuristic, Seat, named_enum};
use rand::Rng;

use crate::{Apprentice, Random};

named_enum! {
    /// How well a bot plays.
    pub enum Level / PerLevel {
        /// Any offered action.
        Random = "random",
        /// The best-looking offered action.
        Apprentice = "apprentice",
    }
}

/// A player of some rank, with the buffers it thinks in.
///
/// Make it once and let it play many games: after the first few decisions it allocates nothing.
#[derive(Clone, Debug)]
pub enum Bot<G: Heuristic> {
    /// Takes any offered action.
    Random(Random<G>),
    /// Takes the best-looking offered action.
    Apprentice(Apprentice<G>),
}

impl<G: Heuristic> Bot<G> {
    /// A player of this rank.
    pub fn new(level: Level) -> Self {
        match level {
            Level::Random => Self::Random(Random::default()),
            Level::Apprentice => Self::Apprentice(Apprentice::default()),
        }
    }

    /// Picks an action for the seat; nothing where none is offered to it.
    #[inline]
    pub fn pick(&mut self, game: &G, seat: Seat, rng: &mut impl Rng) -> Option<G::Action> {
        match self {
            Self::Random(bot) => bot.pick(game, seat, rng),
            Self::Apprentice(bot) => bot.pick(game, seat, rng),
        }
    }
}
