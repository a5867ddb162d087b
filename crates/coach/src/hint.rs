//! What would a master do? The best turns that were found, and how sure that is.

use std::ops::ControlFlow;

use quadrivium_core::{Phrase, Playable, Seat};
use rand::Rng;
use serde::Serialize;

use crate::coach::{Coach, Patience};
use crate::figure::{Figure, falling};
use crate::reason::Reason;
use crate::trial::{Trial, Until};
use crate::turn::Turn;

/// So many turns are shown.
const SHOWN: usize = 3;
/// What part of the looks goes into trying the best in the same worlds, to the end of the game.
const TRIED: u32 = 2;
/// Before each showing the turns are tried for so small a part of what was thought since the last.
const IMPRESSION: u32 = 4;

/// One turn that could be played.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Advice {
    /// The decisions in notation, the first one first; each can be taken back.
    pub actions: Vec<String>,
    /// The decisions in words.
    pub words: Vec<Phrase>,
    /// The player's points in the end.
    pub points: Figure,
    /// The player's chance to win, from 0 to 1.
    pub chance: Figure,
    /// How many looks ahead that is taken from.
    pub looks: u32,
    /// By how many points it is behind the first one, in the same worlds with the same chances.
    #[serde(skip)]
    pub points_behind: Figure,
    /// By how much chance to win it is behind the first one.
    #[serde(skip)]
    pub chance_behind: Figure,
    /// Whether it is as good as the first one, as far as one can say.
    pub equal: bool,
    /// What speaks for it.
    pub reason: Reason,
    /// The same in words.
    pub why: Vec<Phrase>,
}

/// The best turns that were found, the best one first.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Hint {
    /// Whose turn it is.
    pub seat: Seat,
    /// How many looks ahead there were so far.
    pub looks: u32,
    /// How many there will be at most.
    pub of: u32,
    /// Whether it was thought to the end.
    pub done: bool,
    /// At most three.
    pub advice: Vec<Advice>,
}

impl<G: Playable> Coach<G> {
    /// Thinks about what a seat can do and shows, again and again, what was found so far, until it is
    /// done or whoever is shown it has had enough; `stop` is asked all the time. Nothing where the
    /// seat has nothing to decide.
    pub fn hint(
        &mut self,
        game: &G,
        seat: Seat,
        stop: &dyn Fn() -> bool,
        show: &mut dyn FnMut(&Hint) -> ControlFlow<()>,
        rng: &mut impl Rng,
    ) -> Option<Hint> {
        let mut offered = Vec::new();
        game.legal(seat, &mut offered);
        match offered[..] {
            [] => return None,
            [only] => return Some(self.only(game, seat, only, stop, rng)),
            _ => {}
        }
        let whole = self.depth.whole;
        let competed = whole - whole / TRIED;
        self.search.forget();
        let before = self.search.simulations();
        let thought = |coach: &Self| (coach.search.simulations() - before) as u32;
        let (mut left, mut slice) = (competed, self.depth.first.min(competed).max(1));
        let mut tried = 0;
        let mut known: Option<Found<G>> = None;
        let mut found = loop {
            self.search.think(game, seat, &mut Patience { looks: slice, stop }, rng)?;
            left = left.saturating_sub(slice);
            let turns = self.turns(game, seat, rng);
            // A first impression: a few games each, and what was found about the same turns before.
            let mut trial = known.take().and_then(|known| known.about(&turns)).unwrap_or_default();
            let patience = Patience { looks: slice / IMPRESSION, stop };
            let had = trial.looks();
            self.try_on(&mut trial, game, seat, &lines(&turns), &patience, rng);
            tried += trial.looks() - had;
            // What was found about turns that are no longer among the best was looked at all the same.
            let thought = thought(self) + tried - trial.looks();
            let mut found = Found { seat, turns, trial, thought, of: whole };
            found.rank();
            let hint = found.told(game, false);
            if stop() || show(&hint).is_break() {
                return Some(hint);
            }
            if left == 0 {
                break found;
            }
            known = Some(found);
            slice = slice.saturating_mul(2).min(left);
        };
        let patience = Patience { looks: (whole / TRIED).saturating_sub(tried), stop };
        self.try_on(&mut found.trial, game, seat, &lines(&found.turns), &patience, rng);
        found.rank();
        Some(found.told(game, !stop()))
    }

    /// Where nothing is to be chosen.
    fn only(
        &mut self,
        game: &G,
        seat: Seat,
        only: G::Action,
        stop: &dyn Fn() -> bool,
        rng: &mut impl Rng,
    ) -> Hint {
        let of = self.depth.first;
        let turns = vec![Turn::of(game, seat, vec![only])];
        let patience = Patience { looks: of, stop };
        let trial = self.try_out(game, seat, &lines(&turns), Until::Horizon, &patience, rng);
        Found { seat, turns, trial, thought: 0, of }.told(game, true)
    }

    /// The best turns of the last thought, as it ranks them: what leads to the same position is one.
    fn turns(&mut self, game: &G, seat: Seat, rng: &mut impl Rng) -> Vec<Turn<G>> {
        let mut candidates: Vec<_> =
            self.search.candidates().iter().filter(|one| one.visits > 0).copied().collect();
        candidates.sort_by(|a, b| b.weight.total_cmp(&a.weight));
        let mut turns: Vec<Turn<G>> = Vec::new();
        for candidate in candidates {
            let turn = self.turn(game, seat, candidate.action, rng);
            if !turns.iter().any(|other| other.comes_to(&turn)) {
                turns.push(turn);
            }
            if turns.len() == SHOWN {
                break;
            }
        }
        turns
    }
}

fn lines<G: Playable>(turns: &[Turn<G>]) -> Vec<&[G::Action]> {
    turns.iter().map(|turn| &turn.actions[..]).collect()
}

/// What was found so far.
struct Found<G: Playable> {
    seat: Seat,
    /// As the search ranks them, until they are ranked by how they did.
    turns: Vec<Turn<G>>,
    trial: Trial,
    /// How many looks there were besides those of the trial.
    thought: u32,
    of: u32,
}

impl<G: Playable> Found<G> {
    /// What was found about these turns; nothing where one of them is new.
    fn about(self, turns: &[Turn<G>]) -> Option<Trial> {
        let at = |turn: &Turn<G>| self.turns.iter().position(|known| known.comes_to(turn));
        let order: Option<Vec<usize>> = turns.iter().map(at).collect();
        let mut trial = self.trial;
        order.map(|order| {
            trial.reorder(&order);
            trial
        })
    }

    /// Puts the best first. What the search likes best stays there unless another turn is better beyond
    /// doubt: it has looked ahead, and those who played on have not.
    fn rank(&mut self) {
        let Self { seat, turns, trial, .. } = self;
        let better = |one: usize, other: usize| trial.worth_ahead(one, other, *seat);
        let first = (0..turns.len())
            .fold(0, |first, at| if better(at, first).is_sure() { at } else { first });
        let mut order: Vec<usize> = (0..turns.len()).filter(|&at| at != first).collect();
        order.sort_by(|&a, &b| better(b, a).mean.total_cmp(&0.0));
        order.insert(0, first);
        *turns = order.iter().map(|&at| turns[at].clone()).collect();
        trial.reorder(&order);
        for at in 0..turns.len() {
            // The best is compared with the second, every other one with the best.
            let other = usize::from(at == 0);
            if other < turns.len() {
                turns[at].reason.expect(&trial.sources_ahead(at, other, *seat));
            }
        }
    }

    fn told(&self, game: &G, done: bool) -> Hint {
        let Self { seat, turns, trial, thought, of } = self;
        let seat = *seat;
        let each = |of: fn(&Trial, usize, Seat) -> Figure| {
            falling((0..turns.len()).map(|at| of(trial, at, seat)).collect())
        };
        let (points, chance) = (each(Trial::points), each(Trial::chance));
        let advice = turns.iter().enumerate().map(|(at, turn)| Advice {
            words: turn.words(game, seat),
            actions: turn.actions.iter().map(ToString::to_string).collect(),
            points: points[at],
            chance: chance[at],
            looks: trial.looks() / turns.len() as u32,
            points_behind: trial.points_ahead(0, at, seat),
            chance_behind: trial.chance_ahead(0, at, seat),
            equal: !trial.worth_ahead(0, at, seat).is_sure(),
            why: turn.reason.words(G::NAME),
            reason: turn.reason.clone(),
        });
        let looks = thought + trial.looks();
        Hint { seat, looks, of: (*of).max(looks), done, advice: advice.collect() }
    }
}
