//! The ranks of players, and one player of some rank.

use std::time::Duration;

use quadrivium_core::{Heuristic, Seat, named_enum};
use rand::Rng;

use crate::budget::Pace;
use crate::mind::{Aim, Mind};
use crate::thinker::Thinker;
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
        /// Looks ahead as long as it is given.
        Grandmaster = "grandmaster",
    }
}

/// How fast one can think about a game, and how its turns are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tempo {
    /// How many simulations take about a tenth of a second on one core.
    pub tenth: u32,
    /// How many decisions a turn usually has that are to be thought about.
    pub decisions: u8,
}

impl Default for Tempo {
    /// For a game that nobody has measured.
    fn default() -> Self {
        Self { tenth: 1000, decisions: 3 }
    }
}

impl Level {
    /// How long this rank thinks about a game; nothing for those who do not look ahead.
    pub fn pace(self, tempo: Tempo) -> Option<Pace> {
        let tenths = match self {
            Self::Random | Self::Apprentice => return None,
            Self::Journeyman => 2,
            // Two cores take half the time.
            Self::Master => 60,
            Self::Grandmaster => 600,
        };
        Some(Pace::turn(tempo.tenth * tenths, tempo.decisions))
    }

    /// The most time that a turn of this rank takes at a table, where people wait for it.
    pub fn patience(self) -> Duration {
        match self {
            Self::Random | Self::Apprentice | Self::Journeyman => Duration::from_millis(300),
            Self::Master => Duration::from_secs(3),
            Self::Grandmaster => Duration::from_secs(30),
        }
    }
}

/// A player of some rank, with the buffers it thinks in.
///
/// Make it once and let it play many games: after the first few decisions those who do not look
/// ahead allocate nothing.
#[derive(Clone, Debug)]
pub enum Bot<G: Heuristic> {
    /// Takes any offered action.
    Random(Random<G>),
    /// Takes the best-looking offered action.
    Apprentice(Apprentice<G>),
    /// Looks ahead.
    Thinker(Box<Thinker<G>>),
}

impl<G: Heuristic> Bot<G> {
    /// A player of this rank, for a game that nobody has measured. Those who look ahead do so with
    /// what was learned about the game, or with its heuristic where nothing was.
    pub fn new(level: Level, mind: Option<Mind<G>>) -> Self {
        match level.pace(Tempo::default()) {
            Some(pace) => Self::paced(mind, Aim::default(), pace),
            None if level == Level::Random => Self::Random(Random::default()),
            None => Self::Apprentice(Apprentice::default()),
        }
    }

    /// A player who looks ahead for so many simulations, each decision.
    pub fn thinker(mind: Option<Mind<G>>, simulations: u32) -> Self {
        Self::paced(mind, Aim::default(), Pace::decision(simulations))
    }

    /// A player who plays for this and looks ahead for so long.
    pub fn paced(mind: Option<Mind<G>>, aim: Aim, pace: Pace) -> Self {
        Self::Thinker(Box::new(Thinker::at_table(mind, aim, pace)))
    }

    /// Picks an action for the seat; nothing where none is offered to it.
    #[inline]
    pub fn pick(&mut self, game: &G, seat: Seat, rng: &mut impl Rng) -> Option<G::Action> {
        match self {
            Self::Random(bot) => bot.pick(game, seat, rng),
            Self::Apprentice(bot) => bot.pick(game, seat, rng),
            Self::Thinker(bot) => bot.pick(game, seat, rng),
        }
    }
}
