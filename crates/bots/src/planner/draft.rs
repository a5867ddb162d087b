//! A whole line, step by step, and how it is played on from somewhere with another plan.
//!
//! A step is something that is begun, with the answers to all that is asked until the next thing can
//! begin. A plan is a list of steps that somebody wishes to take in this order. Not every wish can
//! be granted at its time: goods are missing, a clergyman is away, the turn has to end first. Then
//! the next wishes are tried, and those that were passed over come first again at the next step.
//! Where no wish fits, the best-looking action is taken.

use std::ops::Range;

use quadrivium_core::{Heuristic, Seat, Turn};
use rand::{Rng, RngExt};

use super::chain::worth;
use super::{Line, Unplannable};

/// How many wishes are tried before the best-looking action is taken.
const SIGHT: usize = 12;
/// How often a wish is passed over before it is forgotten.
const PATIENCE: u8 = 30;
/// How often a question about something new is answered in any way instead of by habit.
const UNUSUAL: f32 = 0.25;
/// How many of the offered actions are looked at where no wish fits. To look at all of them takes
/// three times as long for a line, and brought hardly more points after as many lines.
const FEW: usize = 8;

/// The longest line, in actions: many times as long as any game that people play alone.
const LONGEST: usize = 10_000;

/// A step that is wished for: where its actions stand among those of the plan.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wish {
    start: u32,
    end: u32,
    /// How often it was passed over.
    passed: u8,
    /// Nobody has said how it is carried out.
    open: bool,
}

/// The steps that somebody wishes to take.
#[derive(Clone, Debug)]
pub(super) struct Plan<A> {
    actions: Vec<A>,
    wishes: Vec<Wish>,
}

impl<A> Default for Plan<A> {
    fn default() -> Self {
        Self { actions: Vec::new(), wishes: Vec::new() }
    }
}

impl<A: Copy> Plan<A> {
    pub(super) fn clear(&mut self) {
        self.actions.clear();
        self.wishes.clear();
    }

    /// Wishes for a step as it was taken before.
    pub(super) fn add(&mut self, step: &[A]) {
        self.push(step, false);
    }

    /// Wishes for something that is carried out in one way or another.
    pub(super) fn add_open(&mut self, beginning: &[A]) {
        self.push(beginning, true);
    }

    fn push(&mut self, step: &[A], open: bool) {
        let start = self.actions.len() as u32;
        self.actions.extend_from_slice(step);
        self.wishes.push(Wish { start, end: self.actions.len() as u32, passed: 0, open });
    }
}

/// A line to the end of the game, with the position before each of its steps.
#[derive(Clone, Debug)]
pub(super) struct Draft<G: Heuristic> {
    pub(super) actions: Vec<G::Action>,
    /// Where each step begins among the actions.
    steps: Vec<u32>,
    before: Vec<G>,
    pub(super) points: i32,
}

impl<G: Heuristic> Draft<G> {
    pub(super) fn empty() -> Self {
        Self { actions: Vec::new(), steps: Vec::new(), before: Vec::new(), points: i32::MIN }
    }

    /// What it is worth.
    pub(super) fn worth(&self) -> f32 {
        worth(self.points, self.actions.len())
    }

    /// The line alone, for whoever wants to play it.
    pub(super) fn line(&self) -> Line<G::Action> {
        let steps = self.steps.iter().map(|&at| at as usize).collect();
        Line { actions: self.actions.clone(), steps, points: self.points }
    }

    /// For how many positions there is room.
    #[cfg(test)]
    pub(super) fn held(&self) -> usize {
        self.before.capacity()
    }

    /// How many steps it has.
    pub(super) fn len(&self) -> usize {
        self.steps.len()
    }

    /// The position before a step.
    pub(super) fn before(&self, step: usize) -> &G {
        &self.before[step]
    }

    /// The actions of a step.
    pub(super) fn step(&self, step: usize) -> &[G::Action] {
        &self.actions[self.range(step)]
    }

    fn range(&self, step: usize) -> Range<usize> {
        let end = self.steps.get(step + 1).map_or(self.actions.len(), |&at| at as usize);
        self.steps[step] as usize..end
    }

    /// Takes over the first steps of another line.
    fn begin_like(&mut self, other: &Self, steps: usize) {
        self.actions.clear();
        self.steps.clear();
        let until = other.steps.get(steps).map_or(other.actions.len(), |&at| at as usize);
        self.actions.extend_from_slice(&other.actions[..until]);
        self.steps.extend_from_slice(&other.steps[..steps]);
        self.before.truncate(steps);
        let common = self.before.len();
        self.before.clone_from_slice(&other.before[..common]);
        self.before.extend_from_slice(&other.before[common..steps]);
    }
}

/// Somebody who plays lines to their end.
#[derive(Clone, Debug)]
pub(super) struct Player<G: Heuristic> {
    seat: Seat,
    offered: Vec<G::Action>,
    scratch: G::Scratch,
}

impl<G: Heuristic> Player<G> {
    pub(super) fn new(seat: Seat) -> Self {
        Self { seat, offered: Vec::new(), scratch: G::Scratch::default() }
    }

    /// Plays on from a position with a plan, after the first steps of another line.
    pub(super) fn play_on(
        &mut self,
        draft: &mut Draft<G>,
        from: (&Draft<G>, usize),
        game: &G,
        plan: &mut Plan<G::Action>,
        rng: &mut impl Rng,
    ) -> Result<(), Unplannable> {
        draft.begin_like(from.0, from.1);
        let mut game = game.clone();
        let mut next = 0;
        let (mut answers, mut open) = (0..0, false);
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => return Err(Unplannable::Chance),
                Turn::Players(_) if draft.actions.len() >= LONGEST => {
                    return Err(Unplannable::Endless);
                }
                Turn::Players(_) => {}
            }
            // Whoever is asked in the middle of something begins with that.
            let asked = game.habit().filter(|_| !draft.steps.is_empty());
            let action = if let Some(habit) = asked {
                self.answer(&mut game, habit, plan, &mut answers, open, rng)
            } else {
                draft.steps.push(draft.actions.len() as u32);
                draft.before.push(game.clone());
                if let Some(wish) = self.grant(&mut game, plan, &mut next) {
                    answers = wish.start as usize + 1..wish.end as usize;
                    open = wish.open;
                    plan.actions[wish.start as usize]
                } else {
                    (answers, open) = (0..0, false);
                    let action = self.best_looking(&game, rng);
                    game.apply(self.seat.into(), action).expect("what is offered is legal");
                    action
                }
            };
            draft.actions.push(action);
        }
        draft.points = game.points(self.seat);
        Ok(())
    }

    /// Takes the first wish that can be granted.
    fn grant(&self, game: &mut G, plan: &mut Plan<G::Action>, next: &mut usize) -> Option<Wish> {
        while plan.wishes.get(*next).is_some_and(|wish| wish.passed >= PATIENCE) {
            *next += 1;
        }
        let end = plan.wishes.len().min(*next + SIGHT);
        for at in *next..end {
            let wish = plan.wishes[at];
            if game.apply(self.seat.into(), plan.actions[wish.start as usize]).is_ok() {
                plan.wishes[*next..=at].rotate_right(1);
                *next += 1;
                plan.wishes[*next..=at].iter_mut().for_each(|wish| wish.passed += 1);
                return Some(wish);
            }
        }
        None
    }

    /// Answers a question inside a step: as planned if that is possible, otherwise by habit.
    fn answer(
        &mut self,
        game: &mut G,
        habit: G::Action,
        plan: &Plan<G::Action>,
        answers: &mut Range<usize>,
        open: bool,
        rng: &mut impl Rng,
    ) -> G::Action {
        for at in answers.clone() {
            let answer = plan.actions[at];
            if game.apply(self.seat.into(), answer).is_ok() {
                answers.start = at + 1;
                return answer;
            }
        }
        let mut action = habit;
        if open && rng.random::<f32>() < UNUSUAL {
            game.legal(self.seat, &mut self.offered);
            action = self.offered[rng.random_range(0..self.offered.len())];
        }
        game.apply(self.seat.into(), action).expect("what is offered, and every habit, is legal");
        action
    }

    /// The best-looking of a few offered actions.
    fn best_looking(&mut self, game: &G, rng: &mut impl Rng) -> G::Action {
        game.legal(self.seat, &mut self.offered);
        let all = self.offered.len();
        let mut best = (f32::NEG_INFINITY, self.offered[0]);
        for at in 0..all.min(FEW) {
            self.offered.swap(at, rng.random_range(at..all));
            let action = self.offered[at];
            if all == 1 {
                return action;
            }
            let mut after = game.clone();
            after.apply(self.seat.into(), action).expect("what is offered is legal");
            let mut worth = [0.0];
            after.judge(&mut self.scratch, &mut worth);
            if worth[0] > best.0 {
                best = (worth[0], action);
            }
        }
        best.1
    }

    /// Something else that could have been begun before a step.
    pub(super) fn other_beginning(
        &mut self,
        draft: &Draft<G>,
        step: usize,
        rng: &mut impl Rng,
    ) -> Option<G::Action> {
        draft.before[step].legal(self.seat, &mut self.offered);
        let begun = draft.step(step)[0];
        self.other_than(begun, rng)
    }

    /// Another answer inside a step: which of its actions, and what instead.
    pub(super) fn other_answer(
        &mut self,
        draft: &Draft<G>,
        step: usize,
        rng: &mut impl Rng,
    ) -> Option<(usize, G::Action)> {
        let actions = draft.step(step);
        if actions.len() < 2 {
            return None;
        }
        let at = rng.random_range(1..actions.len());
        let mut game = draft.before[step].clone();
        for &action in &actions[..at] {
            game.apply(self.seat.into(), action).expect("the line is legal");
        }
        game.legal(self.seat, &mut self.offered);
        Some((at, self.other_than(actions[at], rng)?))
    }

    fn other_than(&self, known: G::Action, rng: &mut impl Rng) -> Option<G::Action> {
        let others = self.offered.len() - 1;
        let at = (others > 0).then(|| rng.random_range(0..others))?;
        Some(self.offered[at + usize::from(self.offered[at] >= known)])
    }
}
