//! A turn that somebody has thought of, held against one that is known to be best.

use quadrivium_core::{Phrase, Playable, Seat};
use rand::Rng;
use serde::{Deserialize, Serialize};

use crate::coach::{Coach, Patience};
use crate::figure::Figure;
use crate::reason::{Gain, Reason};
use crate::trial::Until;
use crate::turn::{Turn, goes_on};

/// How much a turn is behind a better one.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Behind {
    /// In chance to win.
    pub chance: Figure,
    /// In points.
    pub points: Figure,
    /// Whether it is behind beyond doubt.
    pub sure: bool,
}

/// What a turn brings in the end that another does not: the source, how many points, and how far that
/// may be off.
pub type LaterGain<'a> = (&'a str, i32, i32);

impl<G: Playable> Coach<G> {
    /// Whether these decisions of a player are a whole turn; nothing where one of them is not legal or
    /// comes after its end. A turn lasts until somebody else or chance has a say, or something
    /// comes out that nobody could know. Who plays alone ends it with what they have begun.
    pub fn is_whole(game: &G, seat: Seat, actions: &[G::Action]) -> Option<bool> {
        let mut position = game.clone();
        let mut over = false;
        for &action in actions {
            if over {
                return None;
            }
            over = position.reveals(seat, action);
            position.apply(seat.into(), action).ok()?;
            over |= ends_turn(&position, seat);
        }
        Some(over)
    }

    /// Whether two turns come to the same.
    pub fn are_same(game: &G, seat: Seat, one: &[G::Action], other: &[G::Action]) -> bool {
        let [one, other] = [one, other].map(|actions| Turn::of(game, seat, actions.to_vec()));
        one.comes_to(&other)
    }

    /// By how much a turn is behind another, in the same worlds with the same chances.
    pub fn behind(
        &mut self,
        game: &G,
        seat: Seat,
        turn: &[G::Action],
        best: &[G::Action],
        stop: &dyn Fn() -> bool,
        rng: &mut impl Rng,
    ) -> Behind {
        let patience = Patience { looks: self.depth.whole, stop };
        let trial = self.try_out(game, seat, &[best, turn], Until::NextTurn, &patience, rng);
        Behind {
            chance: trial.chance_ahead(0, 1, seat),
            points: trial.points_ahead(0, 1, seat),
            sure: trial.worth_ahead(0, 1, seat).is_sure(),
        }
    }

    /// What a turn does at once, and what was found before about what it brings in the end, in words.
    pub fn why(
        game: &G,
        seat: Seat,
        turn: &[G::Action],
        later: &[LaterGain<'_>],
        sure: bool,
    ) -> Vec<Phrase> {
        let (mut reason, _) = Reason::of(game, seat, turn);
        let standings = game.standings();
        let sources = standings.of(seat).map(|it| it.breakdown.0.clone()).unwrap_or_default();
        let known = later.iter().filter_map(|&(source, points, margin)| {
            let (source, _) = *sources.iter().find(|(name, _)| *name == source)?;
            Some((Gain { source, points }, margin))
        });
        let (gains, margins): (Vec<_>, Vec<_>) = known.unzip();
        reason.margins = margins;
        if sure {
            reason.later = gains;
        } else {
            reason.perhaps = gains.first().copied();
        }
        reason.words(G::NAME)
    }
}

/// Whether a player's turn is over in this position, which one of their decisions led to.
pub(crate) fn ends_turn<G: Playable>(position: &G, seat: Seat) -> bool {
    !goes_on(position, seat) || (position.players() == 1 && position.habit().is_none())
}

#[cfg(test)]
mod tests {
    use quadrivium_bots::Aim;
    use quadrivium_core::{Rules, game_rng};

    use super::*;
    use crate::Depth;
    use crate::testing::choice;

    #[test]
    fn a_turn_is_whole_or_open_or_none() {
        let (game, seat, offered) = choice();
        assert_eq!(Coach::is_whole(&game, seat, &[]), Some(false));
        let mut actions = vec![offered[0]];
        let mut after = game.clone();
        while Coach::is_whole(&game, seat, &actions) == Some(false) {
            after.apply(seat.into(), *actions.last().unwrap()).unwrap();
            let mut next = Vec::new();
            after.legal(seat, &mut next);
            actions.push(next[0]);
        }
        assert_eq!(Coach::is_whole(&game, seat, &actions), Some(true));
        actions.push(offered[0]);
        assert_eq!(Coach::is_whole(&game, seat, &actions), None, "nothing comes after its end");
    }

    #[test]
    fn no_turn_is_behind_itself() {
        let (game, seat, offered) = choice();
        let mut coach = Coach::new(None, Aim::VICTORY, Depth { first: 10, whole: 100 });
        let rng = &mut game_rng(3, 1);
        let one = &offered[..1];
        let same = coach.behind(&game, seat, one, one, &|| false, rng);
        assert!(!same.sure && same.points == Figure::default());
        assert!(Coach::are_same(&game, seat, one, one));
        let (there, back) = (
            coach.behind(&game, seat, one, &offered[1..2], &|| false, &mut game_rng(3, 1)),
            coach.behind(&game, seat, &offered[1..2], one, &|| false, &mut game_rng(3, 1)),
        );
        assert!((there.points.mean + back.points.mean).abs() < 1e-3, "{there:?} {back:?}");
    }

    #[test]
    fn what_was_found_before_is_told_again() {
        let (game, seat, offered) = choice();
        let standings = quadrivium_core::Score::standings(&game);
        let source = standings.of(seat).unwrap().breakdown.0[0].0;
        let later = [(source, 3, 1), ("nonsense", 9, 1)];
        let words = Coach::why(&game, seat, &offered[..1], &later, true);
        assert_eq!(words.last().unwrap().key, "coach-later");
        let words = Coach::why(&game, seat, &offered[..1], &later[..1], false);
        assert_eq!(words.last().unwrap().key, "coach-perhaps");
    }
}
