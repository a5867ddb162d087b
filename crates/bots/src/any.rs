//! Bots behind one object-safe face, for tables that hold any game.

use quadrivium_core::{AnyGame, Heuristic, Seat};
use rand::Rng;

use crate::Bot;

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
