//! Bots behind one object-safe face, for tables that hold any game.

use quadrivium_core::{AnyGame, Heuristic, Seat};
use rand::Rng;

use crate::{Bot, Host};

/// A player of one game whose type is not known.
pub trait AnyBot: Send {
    /// Picks an action in notation; nothing where none is offered to the seat or the bot was
    /// made for another game.
    fn pick(&mut self, game: &dyn AnyGame, seat: Seat, rng: &mut dyn Rng) -> Option<String> {
        self.pick_beside(game, seat, rng, &())
    }

    /// The same on threads that somebody lends, who may want them back for a moment.
    fn pick_beside(
        &mut self,
        game: &dyn AnyGame,
        seat: Seat,
        rng: &mut dyn Rng,
        host: &dyn Host,
    ) -> Option<String>;
}

impl<G: Heuristic> AnyBot for Bot<G> {
    fn pick_beside(
        &mut self,
        game: &dyn AnyGame,
        seat: Seat,
        mut rng: &mut dyn Rng,
        host: &dyn Host,
    ) -> Option<String> {
        let game = game.concrete().downcast_ref::<G>()?;
        let picked = match self {
            Self::Thinker(bot) => bot.pick_beside(game, seat, &mut rng, host),
            quick => Bot::pick(quick, game, seat, &mut rng),
        };
        picked.map(|action| action.to_string())
    }
}
