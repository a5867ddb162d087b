//! The ranks of players, and one player of some rank.

use quadrivium_core::{Heuristic, Seat, named_enum};
use rand::Rng;

use crate::mind::{Aim, Mind};
use crate::search::{Manner, Search, Simulations};
use crate::{Apprentice, Random};

named_enum! {
    /// How well a bot plays.
    pub enum Level / PerLevel {
        /// Any offered action.
        Random = "random",
        /// The best-looking offered action.
        Apprentice = "apprentice",
        /// Looks ahead for a moment.
        Journeyman = "journeyman",
        /// Looks ahead for a while.
        Master = "master",
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
    /// Looks ahead for so many simulations, each decision anew.
    Thinker(Box<Search<G>>, Simulations),
}

impl<G: Heuristic> Bot<G> {
    /// A player of this rank. Those who look ahead do so with what was learned about the game, or
    /// with its heuristic where nothing was.
    pub fn new(level: Level, mind: Option<Mind<G>>) -> Self {
        match level {
            Level::Random => Self::Random(Random::default()),
            Level::Apprentice => Self::Apprentice(Apprentice::default()),
            Level::Journeyman => Self::thinker(mind, 200),
            Level::Master => Self::thinker(mind, 2000),
        }
    }

    /// A player who looks ahead for so many simulations.
    pub fn thinker(mind: Option<Mind<G>>, simulations: u32) -> Self {
        let search = Search::new(mind, Aim::default(), Manner::default());
        Self::Thinker(Box::new(search), Simulations(simulations))
    }

    /// Picks an action for the seat; nothing where none is offered to it.
    #[inline]
    pub fn pick(&mut self, game: &G, seat: Seat, rng: &mut impl Rng) -> Option<G::Action> {
        match self {
            Self::Random(bot) => bot.pick(game, seat, rng),
            Self::Apprentice(bot) => bot.pick(game, seat, rng),
            Self::Thinker(bot, simulations) => bot.pick(game, seat, simulations, rng),
        }
    }
}
