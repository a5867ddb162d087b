//! Bots behind one object-safe face, for tables that hold any game.

use quadrivium_core::{AnyGame, Heuristic, Playable, Seat, Visitor};
use rand::Rng;

use crate::{Bot, Level};

/// A player of one game whose type is not known.
pub trait AnyBot: Send {
    /// Picks an action in notation; nothing where none is offered to the seat or the bot was
    /// made for another game.
    fn pick(&mut self, game: &dyn AnyGame, seat: Seat, rng: &mut dyn Rng) -> Option<String>;
}

impl<G: Heuristic> AnyBot for Bot<G> {
    fn pick(&mut self, game: &dyn AnyGame, seat: Seat, mut rng: &mut dyn Rng) -> Option<String> {
        let game = game.concrete().downcast_ref::<G>()?;
        Bot::pick(self, game, seat, &mut rng).map(|action| action.to_string())
    }
}

/// Makes a bot of this level for a game chosen by name.
#[derive(Clone, Copy, Debug)]
pub struct Hire(pub Level);

impl Visitor for Hire {
    type Output = Box<dyn AnyBot>;

    fn visit<G: Playable>(self) -> Self::Output {
        Box::new(Bot::<G>::new(self.0))
    }
}
