//! A coach behind one object-safe face, for tables that hold any game.

use std::ops::ControlFlow;

use quadrivium_core::{AnyGame, Playable, Seat};
use rand::Rng;

use crate::{Coach, Hint, Projection, Review};

/// Somebody who gives advice about a game whose type is not known. Nothing comes of it where the game
/// is another one.
pub trait AnyCoach: Send {
    /// See [`Coach::hint`].
    fn hint(
        &mut self,
        game: &dyn AnyGame,
        seat: Seat,
        stop: &dyn Fn() -> bool,
        show: &mut dyn FnMut(&Hint) -> ControlFlow<()>,
        rng: &mut dyn Rng,
    ) -> Option<Hint>;

    /// See [`Coach::project`].
    fn project(
        &mut self,
        game: &dyn AnyGame,
        viewer: Seat,
        stop: &dyn Fn() -> bool,
        rng: &mut dyn Rng,
    ) -> Option<Projection>;

    /// See [`Coach::review`]; the action is given in notation.
    fn review(
        &mut self,
        game: &dyn AnyGame,
        seat: Seat,
        action: &str,
        stop: &dyn Fn() -> bool,
        rng: &mut dyn Rng,
    ) -> Option<Review>;
}

impl<G: Playable> AnyCoach for Coach<G> {
    fn hint(
        &mut self,
        game: &dyn AnyGame,
        seat: Seat,
        stop: &dyn Fn() -> bool,
        show: &mut dyn FnMut(&Hint) -> ControlFlow<()>,
        mut rng: &mut dyn Rng,
    ) -> Option<Hint> {
        let game = game.concrete().downcast_ref::<G>()?;
        Coach::hint(self, game, seat, stop, show, &mut rng)
    }

    fn project(
        &mut self,
        game: &dyn AnyGame,
        viewer: Seat,
        stop: &dyn Fn() -> bool,
        mut rng: &mut dyn Rng,
    ) -> Option<Projection> {
        let game = game.concrete().downcast_ref::<G>()?;
        Some(Coach::project(self, game, viewer, stop, &mut rng))
    }

    fn review(
        &mut self,
        game: &dyn AnyGame,
        seat: Seat,
        action: &str,
        stop: &dyn Fn() -> bool,
        mut rng: &mut dyn Rng,
    ) -> Option<Review> {
        let game = game.concrete().downcast_ref::<G>()?;
        Coach::review(self, game, seat, action.parse().ok()?, stop, &mut rng)
    }
}
