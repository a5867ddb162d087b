//! A coach behind one object-safe face, for tables that hold any game.

use std::ops::ControlFlow;

use quadrivium_core::{AnyGame, Phrase, Playable, Seat};
use rand::Rng;

use crate::{Behind, Coach, Hint, LaterGain, Projection, Review, Told};

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

    /// See [`Coach::is_whole`]; turns are given in notation.
    fn is_whole(&self, game: &dyn AnyGame, seat: Seat, actions: &[String]) -> Option<bool>;

    /// See [`Coach::are_same`].
    fn are_same(&self, game: &dyn AnyGame, seat: Seat, one: &[String], other: &[String]) -> bool;

    /// See [`Coach::behind`].
    fn behind(
        &mut self,
        game: &dyn AnyGame,
        seat: Seat,
        turn: &[String],
        best: &[String],
        stop: &dyn Fn() -> bool,
        rng: &mut dyn Rng,
    ) -> Option<Behind>;

    /// See [`Coach::why`].
    fn why(
        &self,
        game: &dyn AnyGame,
        seat: Seat,
        turn: &[String],
        later: &[LaterGain<'_>],
        sure: bool,
    ) -> Vec<Phrase>;

    /// See [`Review::told`].
    fn tell(&self, game: &dyn AnyGame, review: &Review) -> Option<Told>;
}

/// Decisions from notation; nothing where one of them is none.
fn parsed<G: Playable>(actions: &[String]) -> Option<Vec<G::Action>> {
    actions.iter().map(|action| action.parse().ok()).collect()
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

    fn is_whole(&self, game: &dyn AnyGame, seat: Seat, actions: &[String]) -> Option<bool> {
        let game = game.concrete().downcast_ref::<G>()?;
        Self::is_whole(game, seat, &parsed::<G>(actions)?)
    }

    fn are_same(&self, game: &dyn AnyGame, seat: Seat, one: &[String], other: &[String]) -> bool {
        let game = game.concrete().downcast_ref::<G>();
        let both = parsed::<G>(one).zip(parsed::<G>(other));
        game.zip(both).is_some_and(|(game, (one, other))| Self::are_same(game, seat, &one, &other))
    }

    fn behind(
        &mut self,
        game: &dyn AnyGame,
        seat: Seat,
        turn: &[String],
        best: &[String],
        stop: &dyn Fn() -> bool,
        mut rng: &mut dyn Rng,
    ) -> Option<Behind> {
        let game = game.concrete().downcast_ref::<G>()?;
        let (turn, best) = (parsed::<G>(turn)?, parsed::<G>(best)?);
        Some(Coach::behind(self, game, seat, &turn, &best, stop, &mut rng))
    }

    fn why(
        &self,
        game: &dyn AnyGame,
        seat: Seat,
        turn: &[String],
        later: &[LaterGain<'_>],
        sure: bool,
    ) -> Vec<Phrase> {
        let game = game.concrete().downcast_ref::<G>();
        let found = game.zip(parsed::<G>(turn));
        found.map_or_else(Vec::new, |(game, turn)| Self::why(game, seat, &turn, later, sure))
    }

    fn tell(&self, game: &dyn AnyGame, review: &Review) -> Option<Told> {
        review.told(game.concrete().downcast_ref::<G>()?)
    }
}
