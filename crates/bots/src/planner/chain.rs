//! A line that is changed again and again: what is better is kept, what is a little worse sometimes.

use quadrivium_core::{GameRng, Heuristic, Seat};
use rand::RngExt;

use super::draft::{Draft, Plan, Player};
use super::{Line, Unplannable};

/// How far a step is moved at most.
const FAR: usize = 24;
/// What an action costs, in points: of two lines that bring the same the shorter one is wanted.
const EFFORT: f32 = 0.01;

/// What a line is worth that has so many points and actions.
pub(super) fn worth(points: i32, actions: usize) -> f32 {
    points as f32 - EFFORT * actions as f32
}

/// One line on its way to a better one.
#[derive(Clone, Debug)]
pub(super) struct Chain<G: Heuristic> {
    rng: GameRng,
    player: Player<G>,
    plan: Plan<G::Action>,
    current: Draft<G>,
    candidate: Draft<G>,
    best: Draft<G>,
}

impl<G: Heuristic> Chain<G> {
    /// Begins with the line that looks best step by step.
    pub(super) fn new(game: &G, seat: Seat, mut rng: GameRng) -> Result<Self, Unplannable> {
        let mut player = Player::new(seat);
        let (empty, mut current, mut plan) = (Draft::empty(), Draft::empty(), Plan::default());
        player.play_on(&mut current, (&empty, 0), game, &mut plan, &mut rng)?;
        let best = current.clone();
        Ok(Self { rng, player, plan, current, candidate: empty, best })
    }

    /// The best line so far.
    pub(super) fn best_line(&self) -> Line<G::Action> {
        self.best.line()
    }

    /// What that is worth.
    pub(super) fn best(&self) -> f32 {
        self.best.worth()
    }

    /// What the line is worth that is being changed.
    pub(super) fn current(&self) -> f32 {
        self.current.worth()
    }

    /// For how many positions there is room.
    #[cfg(test)]
    pub(super) fn held(&self) -> usize {
        [&self.current, &self.candidate, &self.best].map(Draft::held).iter().sum()
    }

    /// Goes on from the line of another.
    pub(super) fn adopt(&mut self, other: &Self) {
        self.current.clone_from(&other.current);
    }

    /// Tries so many changes.
    pub(super) fn run(&mut self, changes: u64, temperature: f32) {
        for _ in 0..changes {
            self.change(temperature);
        }
    }

    fn change(&mut self, temperature: f32) {
        if self.current.len() == 0 {
            return;
        }
        let at = self.rng.random_range(0..self.current.len());
        if !self.replan(at) {
            return;
        }
        let played = self.player.play_on(
            &mut self.candidate,
            (&self.current, at),
            self.current.before(at),
            &mut self.plan,
            &mut self.rng,
        );
        if played.is_err() {
            return;
        }
        let gain = self.candidate.worth() - self.current.worth();
        if gain >= 0.0 || self.rng.random::<f32>() < (gain / temperature).exp() {
            std::mem::swap(&mut self.current, &mut self.candidate);
            if self.current.worth() > self.best.worth() {
                self.best.clone_from(&self.current);
            }
        }
    }

    /// Another plan for all that comes from a step on; nothing if there is no such change.
    fn replan(&mut self, at: usize) -> bool {
        let Self { rng, player, plan, current, .. } = self;
        plan.clear();
        let last = current.len() - 1;
        let later = |rng: &mut GameRng| rng.random_range(at..=last.min(at + FAR));
        let mut gone = None;
        let mut from = at;
        match rng.random_range(0..100) {
            // Something else instead.
            0..25 => {
                let Some(action) = player.other_beginning(current, at, rng) else { return false };
                plan.add_open(&[action]);
                from = at + 1;
            }
            // Something else before.
            25..50 => {
                let Some(action) = player.other_beginning(current, at, rng) else { return false };
                plan.add_open(&[action]);
                if rng.random_range(0..2) == 0 {
                    gone = Some(later(rng));
                }
            }
            // Not at all.
            50..58 => from = at + 1,
            // Something earlier.
            58..72 => {
                let moved = later(rng);
                if moved == at {
                    return false;
                }
                plan.add(current.step(moved));
                gone = Some(moved);
            }
            // Something later.
            72..82 => {
                let moved = later(rng);
                if moved == at {
                    return false;
                }
                (at + 1..=moved).for_each(|step| plan.add(current.step(step)));
                plan.add(current.step(at));
                from = moved + 1;
            }
            // The same in another way.
            _ => {
                let Some((which, answer)) = player.other_answer(current, at, rng) else {
                    return false;
                };
                let step = current.step(at);
                let other: Vec<_> = step[..which]
                    .iter()
                    .chain([&answer])
                    .chain(&step[which + 1..])
                    .copied()
                    .collect();
                plan.add(&other);
                from = at + 1;
            }
        }
        (from..=last)
            .filter(|&step| Some(step) != gone)
            .for_each(|step| plan.add(current.step(step)));
        true
    }
}
