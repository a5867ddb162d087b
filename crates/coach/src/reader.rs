//! Somebody who reads a position and plays on from it at first sight, quickly.

use quadrivium_bots::{Judge, Worth};
use quadrivium_core::{Heuristic, Seat, Standings};
use rand::{Rng, RngExt};

use crate::trial::{Fate, Until};

/// So many decisions ahead is far enough: a game that goes on for longer is judged there, at first sight.
const HORIZON: u32 = 500;
/// A game with more decisions than this is not played to its end.
const MOST_DECISIONS: u32 = 20_000;
/// Who plays alone has the next turn after so many decisions.
const ALONE: u32 = 8;
/// How often something else is done than what seems best: 0 for never, 1 as often as it is said to be
/// likely. Without it a game that has no chance would always be played on in the same way.
const LEVITY: f32 = 0.5;

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

    /// How the game will end at first sight of the next real decision, whatever chance brings until
    /// then.
    pub fn glance(&mut self, game: &G, rng: &mut impl Rng) -> Fate {
        let mut world = game.clone();
        match world.go_to_choice(None, &mut self.offered, rng) {
            None => {
                let worth = self.judge.result(&world);
                self.fate(worth, Some(world.standings()))
            }
            Some(seat) => {
                let worth = self.judge.look(&world, seat, &self.offered, &mut self.priors);
                self.fate(worth, None)
            }
        }
    }

    /// Plays a world on, everybody by first sight and never quite the same way, and says how many
    /// decisions that took and what became of it; nothing where it was stopped before.
    pub fn play_on(
        &mut self,
        world: &mut G,
        viewer: Seat,
        until: Until,
        stop: &dyn Fn() -> bool,
        rng: &mut impl Rng,
    ) -> Option<(u32, Fate)> {
        let mut decisions = 0;
        let mut passed = false;
        for _ in 0..MOST_DECISIONS {
            let Some(seat) = world.go_to_choice(None, &mut self.offered, rng) else {
                let worth = self.judge.result(world);
                return Some((decisions, self.fate(worth, Some(world.standings()))));
            };
            if stop() {
                return None;
            }
            decisions += 1;
            let worth = self.judge.look(world, seat, &self.offered, &mut self.priors);
            let come = until == Until::NextTurn && passed && seat == viewer;
            if come || (until == Until::Horizon && decisions > HORIZON) {
                return Some((decisions, self.fate(worth, None)));
            }
            passed |= seat != viewer || (world.players() == 1 && decisions >= ALONE);
            let choice = self.first_choice(rng);
            world.apply(seat.into(), choice).expect("what is offered is legal");
        }
        None
    }

    fn fate(&self, worth: Worth, end: Option<Standings>) -> Fate {
        Fate { outlook: *self.judge.outlook(), worth, end }
    }

    /// What somebody would do at first sight of what was last looked at: mostly what seems best.
    fn first_choice(&self, rng: &mut impl Rng) -> G::Action {
        let (mut best, mut most) = (0, f32::NEG_INFINITY);
        for (at, prior) in self.priors.iter().enumerate() {
            // The largest of numbers with such noise is drawn as if by weight.
            let even: f32 = rng.random_range(1e-7..1.0);
            let liked = prior - LEVITY * (-even.ln()).ln();
            if liked > most {
                (best, most) = (at, liked);
            }
        }
        self.offered[best]
    }

    /// What seems best at first sight to a player who has to decide; nothing where nothing is offered.
    pub fn favourite(&mut self, game: &G, seat: Seat) -> Option<G::Action> {
        game.legal(seat, &mut self.offered);
        if self.offered.len() < 2 {
            return self.offered.first().copied();
        }
        self.judge.look(game, seat, &self.offered, &mut self.priors);
        let best =
            (0..self.offered.len()).max_by(|&a, &b| self.priors[a].total_cmp(&self.priors[b]));
        best.map(|at| self.offered[at])
    }
}
