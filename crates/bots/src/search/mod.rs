//! Looking ahead: a tree of what may be decided, grown where it promises most.
//!
//! Every simulation deals a world that looks the same to the player who thinks, lets chance decide
//! as it comes, follows the tree to its edge and judges the position there for every player. Each
//! player is taken to go for their own worth. Nodes stand for what was decided, not for what chance
//! made of it, so the same node may be reached with other offers: only what is offered counts.
//!
//! At the root the actions compete in rounds, and the worse half drops out after each (sequential
//! halving over a sample without replacement); below, an action is followed the more often the more
//! promising it looks and the less it was tried.

mod node;

use quadrivium_core::{Actor, Heuristic, Key, Seat, Turn};
use rand::{Rng, RngExt};

use self::node::{Node, Span};
use crate::mind::{Aim, Judge, Mind, Worth};

/// How long to think.
pub trait Budget {
    /// How much of the time is over after so many simulations: from 0 to 1.
    fn spent(&mut self, simulations: u32) -> f32;
}

/// A number of simulations: the same thoughts, however fast or busy the machine is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Simulations(pub u32);

impl Budget for Simulations {
    fn spent(&mut self, simulations: u32) -> f32 {
        simulations as f32 / self.0 as f32
    }
}

/// How the tree is grown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Manner {
    /// How many actions compete at the root at most.
    pub competitors: usize,
    /// How much an action that was rarely tried attracts.
    pub curiosity: f32,
    /// How much chance there is in the choice of competitors: 0 to play, 1 to learn.
    pub noise: f32,
    /// How much what was found counts against what was expected.
    pub trust: f32,
}

impl Default for Manner {
    fn default() -> Self {
        Self { competitors: 16, curiosity: 1.0, noise: 0.0, trust: 0.1 }
    }
}

/// One offered action after thinking.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate<A> {
    /// The action.
    pub action: A,
    /// How many simulations followed it.
    pub visits: u32,
    /// What it is worth to the player who thinks.
    pub worth: f32,
    /// How much speaks for it: the logarithm of a weight.
    pub weight: f32,
}

/// Somebody who looks ahead, with the tree that they think in.
#[derive(Clone, Debug)]
pub struct Search<G: Heuristic> {
    judge: Judge<G>,
    manner: Manner,
    nodes: Vec<Node<G::Action>>,
    span: Span,
    /// The way from the root to the edge of the tree.
    path: Vec<(u32, u32, Seat)>,
    offered: Vec<G::Action>,
    priors: Vec<f32>,
    /// Every offered action with what was found.
    candidates: Vec<Candidate<G::Action>>,
    /// Those that still compete, the best first.
    standing: Vec<(f32, u32)>,
}

impl<G: Heuristic> Search<G> {
    /// Somebody who thinks like this.
    pub fn new(mind: Option<Mind<G>>, aim: Aim, manner: Manner) -> Self {
        Self {
            judge: Judge::new(mind, aim),
            manner,
            nodes: Vec::new(),
            span: Span::default(),
            path: Vec::new(),
            offered: Vec::new(),
            priors: Vec::new(),
            candidates: Vec::new(),
            standing: Vec::new(),
        }
    }

    /// Every offered action with what was found in the last thought.
    pub fn candidates(&self) -> &[Candidate<G::Action>] {
        &self.candidates
    }

    /// Picks an action; nothing where none is offered to this seat.
    pub fn pick(
        &mut self,
        game: &G,
        seat: Seat,
        budget: &mut impl Budget,
        rng: &mut impl Rng,
    ) -> Option<G::Action> {
        self.candidates.clear();
        game.legal(seat, &mut self.offered);
        match self.offered[..] {
            [] => return None,
            [only] => return Some(only),
            _ => {}
        }
        self.nodes.clear();
        self.span = Span::default();
        // At first sight too only what the seat may know counts.
        let mut world = game.clone();
        world.determinize(seat, rng);
        let worth = self.judge.look(&world, seat, &self.offered, &mut self.priors);
        self.nodes.push(Node::new(worth[seat.index()], &self.offered, &self.priors));
        let best = self.compete(game, seat, budget, rng);
        Some(self.nodes[0].edges[best].action)
    }

    /// Lets the actions of the root compete, and says which of them won.
    fn compete(
        &mut self,
        game: &G,
        seat: Seat,
        budget: &mut impl Budget,
        rng: &mut impl Rng,
    ) -> usize {
        let noise: Vec<f32> = (0..self.nodes[0].edges.len())
            .map(|_| if self.manner.noise > 0.0 { self.manner.noise * gumbel(rng) } else { 0.0 })
            .collect();
        self.standing.clear();
        self.standing.extend((0..noise.len() as u32).map(|at| (0.0, at)));
        self.rank(&noise);
        self.standing.truncate(self.manner.competitors);
        let rounds = self.standing.len().next_power_of_two().trailing_zeros().max(1);
        let (mut done, mut round) = (0, 0);
        let mut spent = 0.0;
        'rounds: while round < rounds && spent < 1.0 {
            round += 1;
            let until = round as f32 / rounds as f32;
            loop {
                for at in 0..self.standing.len() {
                    self.simulate(game, seat, self.standing[at].1, rng);
                    done += 1;
                    spent = budget.spent(done);
                    if spent >= 1.0 {
                        break 'rounds;
                    }
                }
                if spent >= until {
                    break;
                }
            }
            self.rank(&noise);
            self.standing.truncate(self.standing.len().div_ceil(2));
        }
        self.rank(&noise);
        let root = &self.nodes[0];
        self.candidates.extend(root.edges.iter().enumerate().map(|(at, edge)| Candidate {
            action: edge.action,
            visits: edge.visits,
            worth: root.worth(at),
            weight: edge.logit + root.found(at, self.span, self.manner.trust),
        }));
        self.standing[0].1 as usize
    }

    /// Puts those that still compete in order.
    fn rank(&mut self, noise: &[f32]) {
        let root = &self.nodes[0];
        for (score, at) in &mut self.standing {
            let at = *at as usize;
            *score =
                noise[at] + root.edges[at].logit + root.found(at, self.span, self.manner.trust);
        }
        self.standing.sort_by(|a, b| b.0.total_cmp(&a.0));
    }

    fn simulate(&mut self, game: &G, seat: Seat, first: u32, rng: &mut impl Rng) {
        let mut world = game.clone();
        world.determinize(seat, rng);
        self.path.clear();
        let mut node = 0_u32;
        let mut forced = Some(first);
        let worth: Worth = loop {
            let actor = match world.turn() {
                Turn::Over => break self.judge.result(&world),
                Turn::Chance => {
                    let outcome = world.sample(rng);
                    world.apply(Actor::Chance, outcome).expect("what was sampled is possible");
                    continue;
                }
                // Where several decide at once, whoever thinks does not wait for the others.
                Turn::Players(seats) if seats.contains(seat) => seat,
                Turn::Players(seats) => seats.iter().next().expect("somebody is in turn"),
            };
            world.legal(actor, &mut self.offered);
            if let [only] = self.offered[..] {
                world.apply(actor.into(), only).expect("what is offered is legal");
                continue;
            }
            if node == u32::MAX {
                let worth = self.judge.look(&world, actor, &self.offered, &mut self.priors);
                let new = Node::new(worth[actor.index()], &self.offered, &self.priors);
                if let Some(&(parent, edge, _)) = self.path.last() {
                    self.nodes[parent as usize].edges[edge as usize].child =
                        self.nodes.len() as u32;
                }
                self.nodes.push(new);
                break worth;
            }
            let place = &mut self.nodes[node as usize];
            let edge = if let Some(edge) = forced.take() {
                edge
            } else {
                if place.lacks(&self.offered) {
                    let offered = &self.offered;
                    self.judge.look(&world, actor, offered, &mut self.priors);
                    place.add(offered, &self.priors);
                }
                place.choose(&self.offered, self.span, self.manner.curiosity)
            };
            let taken = &place.edges[edge as usize];
            world.apply(actor.into(), taken.action).expect("what is offered is legal");
            self.path.push((node, edge, actor));
            node = taken.child;
        };
        for &(node, edge, actor) in &self.path {
            let mean = self.nodes[node as usize].learn(edge as usize, worth[actor.index()]);
            self.span.reach(mean);
        }
    }
}

/// Noise whose largest among several is drawn as if by weight.
fn gumbel(rng: &mut impl Rng) -> f32 {
    let even: f32 = rng.random_range(1e-7..1.0);
    -(-even.ln()).ln()
}

#[cfg(test)]
mod tests {
    use quadrivium_core::{Options, Rules, Settings, Sight, game_rng};
    use quadrivium_kit::toy::Toy;

    use super::*;
    use crate::{Bot, Level, play_game};

    fn start(players: u8) -> Toy {
        Toy::new(&Options::from_settings(&Settings::players(players)).unwrap()).unwrap()
    }

    fn search(noise: f32) -> Search<Toy> {
        Search::new(None, Aim::default(), Manner { noise, ..Manner::default() })
    }

    /// Every position of a game in which somebody has a choice.
    fn choices(mut see: impl FnMut(&Toy, Seat)) {
        let mut bots = [Level::Random; 3].map(|level| Bot::new(level, None));
        let mut offered = Vec::new();
        play_game(start(3), &mut bots, &mut game_rng(5, 1), |game, by, _| {
            if let Actor::Seat(seat) = by {
                game.legal(seat, &mut offered);
                if offered.len() > 1 {
                    see(game, seat);
                }
            }
        });
    }

    #[test]
    fn every_simulation_follows_an_action_and_the_budget_is_kept() {
        let mut search = search(0.0);
        choices(|game, seat| {
            for simulations in [1, 7, 64] {
                let rng = &mut game_rng(1, 1);
                let picked = search.pick(game, seat, &mut Simulations(simulations), rng).unwrap();
                let visits: u32 = search.candidates().iter().map(|one| one.visits).sum();
                assert_eq!(visits, simulations);
                let tried = search.candidates().iter().find(|one| one.action == picked).unwrap();
                assert!(tried.visits > 0);
            }
        });
    }

    #[test]
    fn the_same_generator_gives_the_same_thought() {
        for noise in [0.0, 1.0] {
            let (mut one, mut other) = (search(noise), search(noise));
            choices(|game, seat| {
                let budget = &mut Simulations(40);
                let first = one.pick(game, seat, budget, &mut game_rng(1, 1));
                assert_eq!(first, other.pick(game, seat, budget, &mut game_rng(1, 1)));
                assert_eq!(one.candidates(), other.candidates());
            });
        }
    }

    #[test]
    fn nothing_is_made_of_what_the_seat_cannot_know() {
        let mut search = search(0.0);
        let mut differed = false;
        choices(|game, seat| {
            let mut other = game.clone();
            other.determinize(seat, &mut game_rng(9, 9));
            differed |= other != *game;
            let budget = &mut Simulations(40);
            let here = search.pick(game, seat, budget, &mut game_rng(1, 1));
            let thoughts = search.candidates().to_vec();
            assert_eq!(search.pick(&other, seat, budget, &mut game_rng(1, 1)), here);
            assert_eq!(search.candidates(), thoughts);
        });
        assert!(differed, "there was something to know");
    }

    #[test]
    fn looking_ahead_beats_not_looking() {
        let mut bots = [Bot::new(Level::Apprentice, None), Bot::thinker(None, 200)];
        let won = (0..60).filter(|&game| {
            let outcome = play_game(start(2), &mut bots, &mut game_rng(3, game), |_, _, _| {});
            outcome.standings.leaders().eq([Seat::B])
        });
        let won = won.count();
        assert!(won >= 33, "won only {won} of 60");
    }
}
