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

mod guided;
mod node;

use quadrivium_core::{Heuristic, Key, Seat, Turn};
use rand::{Rng, RngExt};

pub use self::guided::{Found, Guide, Leaf, Verdict, think_together};
use self::node::{Node, Span};
use crate::budget::Budget;
use crate::mind::{Aim, Judge, Liking, Mind, Outlook, Worth};

/// How many actions a tree holds at most, of about 32 bytes each: a tree that has grown so large
/// grows no more, and only learns.
const ROOM: usize = 2_000_000;

/// How the tree is grown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Manner {
    /// How many actions compete at the root at most.
    pub competitors: usize,
    /// How much an action that was rarely tried attracts.
    pub curiosity: f32,
    /// How much chance there is in the choice of competitors: 0 to play, 1 to learn.
    pub noise: f32,
    /// How much what was found counts against what was expected at first sight. Too little of it, and
    /// whoever has looked ahead for a moment still does what looked best before.
    pub trust: f32,
    /// How close two actions of the root must come to each other that chance may choose between them,
    /// as a part of all differences that were seen.
    pub taste: f32,
}

impl Default for Manner {
    fn default() -> Self {
        Self { competitors: 16, curiosity: 1.0, noise: 0.0, trust: 0.5, taste: 0.0 }
    }
}

impl Manner {
    /// That of players at a table, for whom what is very close is a matter of taste: where nothing
    /// is random, they would play the same game again and again.
    pub(crate) fn of_players() -> Self {
        Self { taste: 0.03, ..Self::default() }
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
    /// How many actions all nodes hold.
    held: usize,
    room: usize,
    simulations: u64,
    span: Span,
    /// The way from the root to the edge of the tree.
    path: Vec<(u32, u32, Seat)>,
    offered: Vec<G::Action>,
    priors: Vec<f32>,
    /// Every offered action with what was found.
    candidates: Vec<Candidate<G::Action>>,
    /// Those that still compete, the best first.
    standing: Vec<(f32, u32)>,
    /// For every action of the root what its simulations ended with, added up, and how many they were.
    hopes: Vec<(Outlook, u32)>,
}

impl<G: Heuristic> Search<G> {
    /// Somebody who thinks like this.
    pub fn new(mind: Option<Mind<G>>, aim: Aim, manner: Manner) -> Self {
        Self {
            judge: Judge::new(mind, aim),
            manner,
            nodes: Vec::new(),
            held: 0,
            room: ROOM,
            simulations: 0,
            span: Span::default(),
            path: Vec::new(),
            offered: Vec::new(),
            priors: Vec::new(),
            candidates: Vec::new(),
            standing: Vec::new(),
            hopes: Vec::new(),
        }
    }

    /// Goes for something besides points.
    pub(crate) fn like(&mut self, liking: Liking<G>) {
        self.judge.like(liking);
    }

    /// How many simulations there have been, in all thoughts.
    pub fn simulations(&self) -> u64 {
        self.simulations
    }

    /// How many actions the tree holds.
    pub fn size(&self) -> usize {
        self.held
    }

    /// Every offered action with what was found in the last thought.
    pub fn candidates(&self) -> &[Candidate<G::Action>] {
        &self.candidates
    }

    /// How the game will end for each player after an action of the root, as far as the last thought
    /// has followed it.
    pub fn outlook(&self, action: G::Action) -> Option<Outlook> {
        let at = self.candidates.iter().position(|candidate| candidate.action == action)?;
        let (sum, times) = self.hopes.get(at).filter(|(_, times)| *times > 0)?;
        let mean = |sum: &Worth| sum.map(|sum| sum / *times as f32);
        Some(Outlook { points: mean(&sum.points), shares: mean(&sum.shares) })
    }

    /// Picks an action, thinking anew; nothing where none is offered to this seat.
    pub fn pick(
        &mut self,
        game: &G,
        seat: Seat,
        budget: &mut impl Budget,
        rng: &mut impl Rng,
    ) -> Option<G::Action> {
        self.forget();
        self.think(game, seat, budget, rng)
    }

    /// Picks an action, thinking on with what is in the tree: nothing, or what
    /// `Search::follow` has left of it, and then this must be the position it followed to; or what was
    /// thought about this very position before.
    pub fn think(
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
        self.judge.think_for(game, seat);
        // At first sight too only what the seat may know counts.
        let mut world = game.clone();
        world.determinize(seat, rng);
        if let Some(root) = self.nodes.first_mut() {
            self.held -= root.edges.len();
            root.keep(&self.offered);
            if root.lacks(&self.offered) {
                self.judge.look(&world, seat, &self.offered, &mut self.priors);
                root.add(&self.offered, &self.priors);
            }
            self.held += root.edges.len();
        } else {
            let worth = self.judge.look(&world, seat, &self.offered, &mut self.priors);
            self.nodes.push(Node::new(worth[seat.index()], &self.offered, &self.priors));
            self.held = self.offered.len();
        }
        let best = self.compete(game, seat, budget, rng);
        Some(self.nodes[0].edges[best].action)
    }

    /// What the player would do after an action of the root, as far as they need not wait for anybody
    /// else or for chance and it was thought of; the action itself comes first.
    pub fn line(&self, game: &G, seat: Seat, first: G::Action) -> Vec<G::Action> {
        let (mut line, mut offered) = (Vec::new(), Vec::new());
        let (mut game, mut node, mut next) = (game.clone(), 0, first);
        loop {
            let reveals = game.reveals(seat, next);
            if game.apply(seat.into(), next).is_err() {
                return line;
            }
            line.push(next);
            let goes_on = matches!(game.turn(), Turn::Players(seats) if seats.contains(seat));
            if reveals || !goes_on {
                return line;
            }
            let edge = self
                .nodes
                .get(node as usize)
                .and_then(|node| node.edges.iter().find(|edge| edge.action == next));
            // Where nothing was to be chosen the tree has no place.
            if let Some(edge) = edge {
                node = edge.child;
            }
            game.legal(seat, &mut offered);
            next = match offered[..] {
                [only] => only,
                _ => {
                    match self.nodes.get(node as usize).and_then(|node| node.favourite(&offered)) {
                        Some(action) => action,
                        None => return line,
                    }
                }
            };
        }
    }

    /// Lets the actions of the root compete, and says which of them won.
    fn compete(
        &mut self,
        game: &G,
        seat: Seat,
        budget: &mut impl Budget,
        rng: &mut impl Rng,
    ) -> usize {
        let moods: Vec<Mood> =
            self.nodes[0].edges.iter().map(|_| Mood::new(self.manner, rng)).collect();
        self.hopes.clear();
        self.hopes.resize(moods.len(), (Outlook::default(), 0));
        self.standing.clear();
        self.standing.extend((0..moods.len() as u32).map(|at| (0.0, at)));
        self.rank(&moods);
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
            self.rank(&moods);
            self.standing.truncate(self.standing.len().div_ceil(2));
        }
        self.simulations += u64::from(done);
        self.rank(&moods);
        let root = &self.nodes[0];
        let weight = root.weight(self.manner.trust);
        self.candidates.extend(root.edges.iter().enumerate().map(|(at, edge)| Candidate {
            action: edge.action,
            visits: edge.visits,
            worth: root.worth(at),
            weight: edge.logit + weight * root.part(at, self.span),
        }));
        self.standing[0].1 as usize
    }

    /// Puts those that still compete in order.
    fn rank(&mut self, moods: &[Mood]) {
        let root = &self.nodes[0];
        let weight = root.weight(self.manner.trust);
        for (score, at) in &mut self.standing {
            let at = *at as usize;
            let found = root.part(at, self.span) + moods[at].taste;
            *score = moods[at].noise + root.edges[at].logit + weight * found;
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
            // Where several decide at once, whoever thinks does not wait for the others.
            let Some(actor) = world.go_to_choice(Some(seat), &mut self.offered, rng) else {
                break self.judge.result(&world);
            };
            if node == u32::MAX {
                let worth = self.judge.look(&world, actor, &self.offered, &mut self.priors);
                self.grow(worth[actor.index()]);
                break worth;
            }
            let place = &mut self.nodes[node as usize];
            let edge = if let Some(edge) = forced.take() {
                edge
            } else {
                if place.lacks(&self.offered) {
                    let worth = self.judge.look(&world, actor, &self.offered, &mut self.priors);
                    if self.held + self.offered.len() > self.room {
                        break worth;
                    }
                    self.held -= place.edges.len();
                    place.add(&self.offered, &self.priors);
                    self.held += place.edges.len();
                }
                place.choose(&self.offered, self.span, self.manner.curiosity)
            };
            let taken = &place.edges[edge as usize];
            world.apply(actor.into(), taken.action).expect("what is offered is legal");
            self.path.push((node, edge, actor));
            node = taken.child;
        };
        let (hope, times) = &mut self.hopes[first as usize];
        hope.add(self.judge.outlook());
        *times += 1;
        for &(node, edge, actor) in &self.path {
            let mean = self.nodes[node as usize].learn(edge as usize, worth[actor.index()]);
            self.span.reach(mean);
        }
    }

    /// Adds a node for what was just offered at the end of the path, if there is room for it.
    fn grow(&mut self, first_sight: f32) {
        if self.held + self.offered.len() > self.room {
            return;
        }
        if let Some(&(parent, edge, _)) = self.path.last() {
            self.nodes[parent as usize].edges[edge as usize].child = self.nodes.len() as u32;
        }
        self.nodes.push(Node::new(first_sight, &self.offered, &self.priors));
        self.held += self.offered.len();
    }

    /// Forgets the tree.
    pub fn forget(&mut self) {
        self.nodes.clear();
        self.held = 0;
        self.span = Span::default();
    }

    /// Keeps of the tree what comes after this action of its root.
    ///
    /// What was found there counts only where neither chance nor anybody else decides in between: then
    /// every simulation that came by was about this very position.
    pub(crate) fn follow(&mut self, action: G::Action) {
        let root = self.nodes.first();
        let edge = root.and_then(|root| root.edges.iter().find(|edge| edge.action == action));
        let Some(first) = edge.map(|edge| edge.child).filter(|&child| child != u32::MAX) else {
            return self.forget();
        };
        // Breadth first: what is waiting in `order` is where the next nodes come from.
        let mut order = vec![first];
        let mut kept: Vec<Node<G::Action>> = Vec::new();
        self.held = 0;
        while let Some(&at) = order.get(kept.len()) {
            let mut node = std::mem::take(&mut self.nodes[at as usize]);
            self.held += node.edges.len();
            for edge in node.edges.iter_mut().filter(|edge| edge.child != u32::MAX) {
                order.push(edge.child);
                edge.child = order.len() as u32 - 1;
            }
            kept.push(node);
        }
        self.nodes = kept;
    }
}

/// What chance adds to an action of the root.
#[derive(Clone, Copy, Debug)]
struct Mood {
    noise: f32,
    taste: f32,
}

impl Mood {
    fn new(manner: Manner, rng: &mut impl Rng) -> Self {
        Self {
            noise: if manner.noise > 0.0 { manner.noise * gumbel(rng) } else { 0.0 },
            taste: if manner.taste > 0.0 { rng.random_range(0.0..manner.taste) } else { 0.0 },
        }
    }
}

/// Noise whose largest among several is drawn as if by weight.
fn gumbel(rng: &mut impl Rng) -> f32 {
    let even: f32 = rng.random_range(1e-7..1.0);
    -(-even.ln()).ln()
}

#[cfg(test)]
mod tests;
