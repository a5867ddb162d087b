//! What would a master do? The best turns that were found, and how sure that is.

use std::collections::HashSet;
use std::ops::ControlFlow;

use quadrivium_bots::Tally;
use quadrivium_core::{Phrase, Playable, Seat};
use rand::Rng;
use serde::Serialize;

use crate::coach::{Coach, Patience};
use crate::figure::Figure;
use crate::projection::Ends;
use crate::reason::Reason;

/// So many turns are shown.
const SHOWN: usize = 3;
/// What part of the looks goes into comparing the best.
const COMPARED: u32 = 3;
/// What part of the looks goes into playing the best to the end.
const PLAYED_ON: u32 = 3;

/// By how much judging errs: the same turn in another order was found to be worth five points more.
const POINTS_OFF: f32 = 5.0;
/// The same as a chance to win.
const CHANCE_OFF: f32 = 0.05;
/// The same as a worth, which is half points and half chance, or points alone.
const WORTH_OFF: f32 = 0.05;
const WORTH_OFF_ALONE: f32 = 0.005;

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

/// A turn of which there is something to say.
struct Line<G: Playable> {
    actions: Vec<G::Action>,
    tally: Tally,
    reason: Reason,
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
        let compared = self.depth.whole / COMPARED;
        let competed = self.depth.whole - compared;
        self.search.forget();
        let before = self.search.simulations();
        let looks = |coach: &Self| (coach.search.simulations() - before) as u32;
        let (mut thought, mut slice) = (0, self.depth.first.min(competed));
        while thought < competed {
            self.search.think(game, seat, &mut Patience { looks: slice, stop }, rng)?;
            thought += slice;
            let lines = self.lines(game, seat);
            let hint = self.told(game, seat, looks(self), false, &lines);
            if stop() || show(&hint).is_break() {
                return Some(hint);
            }
            slice = slice.saturating_mul(2).min(competed - thought);
        }
        let mut lines = self.lines(game, seat);
        let best: Vec<_> = lines.iter().filter_map(|line| line.actions.first().copied()).collect();
        self.search.compare(game, seat, &best, &mut Patience { looks: compared, stop }, rng);
        for line in &mut lines {
            if let Some(tally) = line.actions.first().and_then(|&it| self.search.tally(it)) {
                line.tally = *tally;
            }
        }
        rank(&mut lines, seat);
        if !stop() {
            let hint = self.told(game, seat, looks(self), false, &lines);
            if show(&hint).is_break() {
                return Some(hint);
            }
            self.play_on(game, seat, &mut lines, stop, rng);
        }
        Some(self.told(game, seat, looks(self), !stop(), &lines))
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
        let looks = self.depth.first;
        let tally = self.reader.glance(game, seat, looks, stop, rng);
        let (reason, _) = Reason::of(game, seat, &[only]);
        let line = Line { actions: vec![only], tally, reason };
        self.told(game, seat, looks, true, &[line])
    }

    /// The best turns of the last thought that lead to different positions.
    fn lines(&self, game: &G, seat: Seat) -> Vec<Line<G>> {
        let mut candidates: Vec<_> =
            self.search.candidates().iter().filter(|candidate| candidate.visits > 0).collect();
        candidates.sort_by(|a, b| b.weight.total_cmp(&a.weight));
        let (mut lines, mut reached) = (Vec::new(), HashSet::new());
        for candidate in candidates {
            let Some(&tally) = self.search.tally(candidate.action) else { continue };
            let actions = self.search.line(game, seat, candidate.action);
            let (reason, after) = Reason::of(game, seat, &actions);
            // What only shows something leads to a position that cannot be known.
            let shows = actions.last().copied().filter(|&last| after.reveals(seat, last));
            if reached.insert((after, shows)) {
                lines.push(Line { actions, tally, reason });
            }
            if lines.len() == SHOWN {
                break;
            }
        }
        lines
    }

    /// Plays the turns to the end, with the same chances for each, to see what they change there.
    fn play_on(
        &mut self,
        game: &G,
        seat: Seat,
        lines: &mut [Line<G>],
        stop: &dyn Fn() -> bool,
        rng: &mut impl Rng,
    ) {
        let decisions = self.depth.whole / PLAYED_ON;
        let turns: Vec<_> = lines.iter().map(|line| &line.actions[..]).collect();
        let ends = Ends::of(&mut self.reader, game, &turns, seat, decisions, stop, rng);
        for at in 0..lines.len() {
            // The best is compared with the second, every other one with the best.
            let other = usize::from(at == 0);
            if other < lines.len() {
                lines[at].reason.expect(ends.differences(at, other, seat));
            }
        }
    }

    fn told(&self, game: &G, seat: Seat, looks: u32, done: bool, lines: &[Line<G>]) -> Hint {
        let off = if game.players() == 1 { WORTH_OFF_ALONE } else { WORTH_OFF };
        let worth = |line: &Line<G>| Figure::judged(line.tally.worth(seat), off);
        let best = lines.first().map(worth).unwrap_or_default();
        let advice = lines.iter().map(|line| {
            let mut position = game.clone();
            let words = line.actions.iter().map(|&action| {
                let words = position.tell_action(seat.into(), action);
                position.apply(seat.into(), action).expect("a turn that was found is legal");
                words
            });
            Advice {
                words: words.collect(),
                actions: line.actions.iter().map(ToString::to_string).collect(),
                points: Figure::judged(line.tally.points(seat), POINTS_OFF),
                chance: Figure::judged(line.tally.share(seat), CHANCE_OFF),
                looks: line.tally.count(),
                equal: !best.above(worth(line)).is_sure(),
                why: line.reason.words(G::NAME),
                reason: line.reason.clone(),
            }
        });
        Hint { seat, looks, of: self.depth.whole, done, advice: advice.collect() }
    }
}

/// Puts the best first.
fn rank<G: Playable>(lines: &mut [Line<G>], seat: Seat) {
    let worth = |line: &Line<G>| line.tally.worth(seat).mean;
    lines.sort_by(|a, b| worth(b).total_cmp(&worth(a)));
}
