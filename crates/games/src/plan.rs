//! Planning a game whose type is not known to its end, in notation.

use std::ops::ControlFlow;

use quadrivium_bots::{Limits, Line, Progress, Unplannable};
use quadrivium_core::{AnyGame, UnknownGame};

use crate::{Learned, Visitor, visit};

/// Whoever is shown how far planning has come, and says whether it goes on.
type Shown<'a> = &'a mut dyn FnMut(&Progress<'_, String>) -> ControlFlow<()>;

struct Ahead<'a> {
    game: &'a dyn AnyGame,
    limits: Limits,
    progress: Shown<'a>,
}

impl Visitor for Ahead<'_> {
    type Output = Result<Line<String>, Unplannable>;

    fn visit<G: Learned>(self) -> Self::Output {
        let game = self.game.concrete().downcast_ref::<G>();
        let game = game.expect("a game of this name is of this type");
        let mut spelled = None;
        let mut show = |progress: &Progress<'_, G::Action>| {
            if progress.better {
                spelled = None;
            }
            let line = spelled.get_or_insert_with(|| progress.line.spelled());
            let Progress { tried, spent, better, .. } = *progress;
            (self.progress)(&Progress { tried, spent, line, better })
        };
        Ok(quadrivium_bots::plan(game, self.limits, &mut show)?.spelled())
    }
}

/// Looks for the best way to play a game on to its end, as [`quadrivium_bots::plan`] does.
///
/// # Errors
/// When the game is not in the list; inside, when it cannot be planned.
pub fn plan(
    game: &dyn AnyGame,
    limits: Limits,
    progress: Shown<'_>,
) -> Result<Result<Line<String>, Unplannable>, UnknownGame> {
    visit(game.name(), Ahead { game, limits, progress })
}

#[cfg(test)]
mod tests {
    use quadrivium_core::{Seat, Settings, Turn};

    use super::*;
    use crate::GAMES;

    #[test]
    fn a_line_in_notation_is_played_as_it_stands() {
        let mut game = GAMES.find("labora").unwrap().start(&Settings::players(1)).unwrap();
        let mut shown = 0;
        let line = plan(&*game, Limits::lines(300), &mut |progress| {
            shown = progress.line.points;
            ControlFlow::Continue(())
        })
        .unwrap()
        .unwrap();
        for action in &line.actions {
            game.advance(Seat::A.into(), action).unwrap();
        }
        assert_eq!(game.turn(), Turn::Over);
        assert_eq!(line.points, game.standings().of(Seat::A).unwrap().points);
        assert_eq!(line.points, shown);
    }

    #[test]
    fn a_table_of_several_is_refused() {
        for listing in GAMES.iter() {
            let game = listing.start(&Settings::players(2)).unwrap();
            let refused = plan(&*game, Limits::lines(300), &mut |_| ControlFlow::Continue(()));
            let company = Err(Unplannable::Company { players: 2 });
            assert_eq!(refused.unwrap(), company, "{}", listing.name);
        }
    }
}
