//! Somebody who reads a position and plays on from it at first sight, quickly.

use quadrivium_bots::{Judge, Tally, Worth};
use quadrivium_core::{Actor, Heuristic, Seat, Turn};
use rand::Rng;

/// A game that goes on for longer than this is not played to its end.
const MOST_STEPS: u32 = 20_000;

/// Reads positions with the judgement that the search has too.
#[derive(Clone, Debug)]
pub(crate) struct Reader<G: Heuristic> {
    judge: Judge<G>,
    offered: Vec<G::Action>,
    priors: Vec<f32>,
}

impl<G: Heuristic> Reader<G> {
    pub fn new(judge: Judge<G>) -> Self {
        Self { judge, offered: Vec::new(), priors: Vec::new() }
    }

    /// How the game will end, at first sight of the next real decision, in so many worlds that look
    /// the same to the viewer. `stop` is asked before each.
    pub fn glance(
        &mut self,
        game: &G,
        viewer: Seat,
        worlds: u32,
        stop: &dyn Fn() -> bool,
        rng: &mut impl Rng,
    ) -> Tally {
        let mut tally = Tally::default();
        for world in 0..worlds {
            if world > 0 && stop() {
                break;
            }
            let worth = self.first_sight(game, viewer, rng);
            tally.add(self.judge.outlook(), &worth);
        }
        tally
    }

    fn first_sight(&mut self, game: &G, viewer: Seat, rng: &mut impl Rng) -> Worth {
        let mut world = game.clone();
        world.determinize(viewer, rng);
        loop {
            match self.next(&mut world, rng) {
                None => return self.judge.result(&world),
                Some((_, false)) => {}
                Some((seat, true)) => {
                    return self.judge.look(&world, seat, &self.offered, &mut self.priors);
                }
            }
        }
    }

    /// Lets chance act or takes what is the only thing to do; a player who has something to choose is
    /// named and not asked. Nothing at the end.
    fn next(&mut self, world: &mut G, rng: &mut impl Rng) -> Option<(Seat, bool)> {
        match world.turn() {
            Turn::Over => None,
            Turn::Chance => {
                let outcome = world.sample(rng);
                world.apply(Actor::Chance, outcome).expect("what was sampled is possible");
                Some((Seat::A, false))
            }
            Turn::Players(seats) => {
                let seat = seats.iter().next().expect("somebody is in turn");
                world.legal(seat, &mut self.offered);
                if let [only] = self.offered[..] {
                    world.apply(seat.into(), only).expect("what is offered is legal");
                    return Some((seat, false));
                }
                Some((seat, true))
            }
        }
    }

    /// Plays a world to its end, everybody by first sight, and says how many decisions that took;
    /// nothing where that would be more than may be, or it was stopped before.
    pub fn play_on(
        &mut self,
        world: &mut G,
        most: u32,
        stop: &dyn Fn() -> bool,
        rng: &mut impl Rng,
    ) -> Option<u32> {
        let mut decisions = 0;
        for _ in 0..MOST_STEPS {
            let Some((seat, chooses)) = self.next(world, rng) else { return Some(decisions) };
            if !chooses {
                continue;
            }
            if decisions == most || stop() {
                return None;
            }
            decisions += 1;
            self.judge.look(world, seat, &self.offered, &mut self.priors);
            let best = (0..self.offered.len())
                .max_by(|&a, &b| self.priors[a].total_cmp(&self.priors[b]))
                .expect("there is something to choose");
            world.apply(seat.into(), self.offered[best]).expect("what is offered is legal");
        }
        None
    }
}
