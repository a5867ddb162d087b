//! Looking ahead with somebody else's judgement, for whom many positions at once are cheap: a network
//! that was not shipped, or a function of another language.
//!
//! Many games are thought about together, and in each of them every action that still competes at the
//! root is followed once before anything is judged. What lies behind one of them is not touched by the
//! others, so judging all of it together changes no tree.

use quadrivium_core::{Game, GameRng, Key, Seat};

use super::node::{Node, Span};
use super::{Candidate, Manner, Mood};
use crate::mind::Worth;

/// A position to be judged, of a world that looks the same to whoever thinks.
#[derive(Clone, Debug)]
pub struct Leaf<G: Game> {
    /// The position.
    pub game: G,
    /// The player who is to act.
    pub seat: Seat,
    /// What they may do, in rising order.
    pub offered: Vec<G::Action>,
}

/// What somebody thinks of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// What it is worth to each player, in seat order, on the same scale as results.
    pub worth: Worth,
    /// How much speaks for each of the offered actions at first sight: logarithms of weights.
    pub logits: Vec<f32>,
}

/// Somebody who judges positions, many at a time.
pub trait Guide<G: Game> {
    /// Why there is no judgement.
    type Error;

    /// Judges all of them, in their order.
    ///
    /// # Errors
    /// Whatever goes wrong; then the thought ends.
    fn judge(&mut self, leaves: &[Leaf<G>]) -> Result<Vec<Verdict>, Self::Error>;

    /// What a finished game was worth to each player.
    fn result(&self, game: &G) -> Worth;
}

/// Every offered action of a position with what was found.
pub type Found<A> = Vec<Candidate<A>>;

/// The way of one simulation to a leaf, as nodes and edges.
type Path = Vec<(u32, u32, Seat)>;

/// Where a simulation has ended that something is to be learned from.
struct Visit<G: Game> {
    thought: usize,
    path: Path,
    /// The node that lacks what is offered now; nothing where there is none yet.
    node: Option<u32>,
    leaf: Leaf<G>,
}

/// One of the positions that are thought about.
struct Thought<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    rng: &'a mut GameRng,
    nodes: Vec<Node<G::Action>>,
    span: Span,
    moods: Vec<Mood>,
    /// The edges of the root that still compete, the best first.
    standing: Vec<u32>,
    rounds: u32,
    round: u32,
    done: u32,
}

/// Thinks about many positions at once, for so many simulations each, and says what was found about
/// every offered action of each, the best first. A position in which there is nothing to choose is
/// not thought about: its actions come as they are offered.
///
/// # Errors
/// When the guide fails.
pub fn think_together<G: Game, J: Guide<G>>(
    positions: &mut [(G, Seat, GameRng)],
    simulations: u32,
    manner: Manner,
    guide: &mut J,
) -> Result<Vec<Found<G::Action>>, J::Error> {
    let mut found: Vec<Found<_>> = Vec::with_capacity(positions.len());
    let mut thoughts = Vec::new();
    let mut roots = Vec::new();
    for (at, (game, seat, rng)) in positions.iter_mut().enumerate() {
        let mut offered = Vec::new();
        game.legal(*seat, &mut offered);
        let unknown = |&action| Candidate { action, visits: 0, worth: 0.0, weight: 0.0 };
        found.push(offered.iter().map(unknown).collect());
        if offered.len() > 1 {
            // At first sight too only what the seat may know counts.
            let mut world = game.clone();
            world.determinize(*seat, rng);
            roots.push(Leaf { game: world, seat: *seat, offered });
            thoughts.push((at, Thought::new(game, *seat, rng)));
        }
    }
    for (((_, thought), leaf), verdict) in
        thoughts.iter_mut().zip(&roots).zip(judged(guide, &roots)?)
    {
        thought.begin(&leaf.offered, &verdict, manner);
    }
    loop {
        let mut visits: Vec<Visit<G>> = Vec::new();
        for (at, (_, thought)) in thoughts.iter_mut().enumerate() {
            for edge in thought.next(simulations) {
                visits.extend(thought.descend(at, edge, manner, guide));
            }
        }
        // A thought whose simulations all ended with a game has nothing to be judged.
        if !visits.is_empty() {
            let (ways, leaves): (Vec<_>, Vec<_>) = visits
                .into_iter()
                .map(|visit| ((visit.thought, visit.path, visit.node), visit.leaf))
                .unzip();
            let verdicts = judged(guide, &leaves)?;
            for (((at, path, node), leaf), verdict) in ways.into_iter().zip(leaves).zip(verdicts) {
                thoughts[at].1.grow(&path, node, &leaf, &verdict);
            }
        }
        let mut going_on = false;
        for (_, thought) in &mut thoughts {
            going_on |= thought.halve(simulations, manner);
        }
        if !going_on {
            break;
        }
    }
    for (at, thought) in &thoughts {
        found[*at] = thought.candidates(manner);
    }
    Ok(found)
}

fn judged<G: Game, J: Guide<G>>(
    guide: &mut J,
    leaves: &[Leaf<G>],
) -> Result<Vec<Verdict>, J::Error> {
    if leaves.is_empty() { Ok(Vec::new()) } else { guide.judge(leaves) }
}

impl<'a, G: Game> Thought<'a, G> {
    fn new(game: &'a G, seat: Seat, rng: &'a mut GameRng) -> Self {
        Self {
            game,
            seat,
            rng,
            nodes: Vec::new(),
            span: Span::default(),
            moods: Vec::new(),
            standing: Vec::new(),
            rounds: 0,
            round: 0,
            done: 0,
        }
    }

    fn begin(&mut self, offered: &[G::Action], verdict: &Verdict, manner: Manner) {
        let worth = verdict.worth[self.seat.index()];
        self.nodes.push(Node::new(worth, offered, &verdict.logits));
        self.moods = offered.iter().map(|_| Mood::new(manner, self.rng)).collect();
        self.standing = (0..offered.len() as u32).collect();
        self.rank(manner);
        self.standing.truncate(manner.competitors);
        self.rounds = self.standing.len().next_power_of_two().trailing_zeros().max(1);
    }

    /// The edges of the root that are followed next, as many as there are simulations left.
    fn next(&mut self, simulations: u32) -> Vec<u32> {
        let left = simulations.saturating_sub(self.done) as usize;
        let next: Vec<_> = self.standing.iter().copied().take(left).collect();
        self.done += next.len() as u32;
        next
    }

    /// Follows the tree from this edge of the root to where something is to be judged. A game that
    /// ends on the way is learned from at once.
    fn descend(
        &mut self,
        thought: usize,
        first: u32,
        manner: Manner,
        guide: &impl Guide<G>,
    ) -> Option<Visit<G>> {
        let mut game = self.game.clone();
        game.determinize(self.seat, self.rng);
        let (mut path, mut offered) = (Path::new(), Vec::new());
        let (mut node, mut forced) = (0_u32, Some(first));
        loop {
            // Where several decide at once, whoever thinks does not wait for the others.
            let Some(seat) = game.go_to_choice(Some(self.seat), &mut offered, self.rng) else {
                self.learn(&path, &guide.result(&game));
                return None;
            };
            let known = self.nodes.get(node as usize);
            let edge = match (forced.take(), known) {
                (Some(edge), _) => edge,
                (None, Some(place)) if !place.lacks(&offered) => {
                    place.choose(&offered, self.span, manner.curiosity)
                }
                _ => {
                    let node = known.map(|_| node);
                    let leaf = Leaf { game, seat, offered };
                    return Some(Visit { thought, path, node, leaf });
                }
            };
            let taken = &self.nodes[node as usize].edges[edge as usize];
            game.apply(seat.into(), taken.action).expect("what is offered is legal");
            path.push((node, edge, seat));
            node = taken.child;
        }
    }

    /// Puts what was judged into the tree, and learns from it.
    fn grow(&mut self, path: &Path, node: Option<u32>, leaf: &Leaf<G>, verdict: &Verdict) {
        if let Some(node) = node {
            self.nodes[node as usize].add(&leaf.offered, &verdict.logits);
        } else {
            let worth = verdict.worth[leaf.seat.index()];
            if let Some(&(parent, edge, _)) = path.last() {
                self.nodes[parent as usize].edges[edge as usize].child = self.nodes.len() as u32;
            }
            self.nodes.push(Node::new(worth, &leaf.offered, &verdict.logits));
        }
        self.learn(path, &verdict.worth);
    }

    fn learn(&mut self, path: &Path, worth: &Worth) {
        for &(node, edge, seat) in path {
            let mean = self.nodes[node as usize].learn(edge as usize, worth[seat.index()]);
            self.span.reach(mean);
        }
    }

    /// Lets the worse half drop out where a round is over; whether there is something left to do.
    fn halve(&mut self, simulations: u32, manner: Manner) -> bool {
        while self.round < self.rounds && self.done * self.rounds >= simulations * (self.round + 1)
        {
            self.round += 1;
            self.rank(manner);
            self.standing.truncate(self.standing.len().div_ceil(2));
        }
        self.done < simulations
    }

    /// How much speaks for an edge of the root, without and with what chance adds.
    fn weight(&self, at: usize, manner: Manner) -> f32 {
        let root = &self.nodes[0];
        root.edges[at].logit + root.weight(manner.trust) * root.part(at, self.span)
    }

    fn rank(&mut self, manner: Manner) {
        let mut standing = std::mem::take(&mut self.standing);
        let score = |at: u32| self.moods[at as usize].noise + self.weight(at as usize, manner);
        standing.sort_by(|&a, &b| score(b).total_cmp(&score(a)));
        self.standing = standing;
    }

    /// Every offered action with what was found; the one that won comes first.
    fn candidates(&self, manner: Manner) -> Found<G::Action> {
        let root = &self.nodes[0];
        let best = self.standing[0];
        let order =
            std::iter::once(best).chain((0..root.edges.len() as u32).filter(|&at| at != best));
        order
            .map(|at| {
                let (at, edge) = (at as usize, &root.edges[at as usize]);
                let weight = self.weight(at, manner);
                Candidate {
                    action: edge.action,
                    visits: edge.visits,
                    worth: root.worth(at),
                    weight,
                }
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use quadrivium_core::{Chance, Options, Rules, Score, Settings, game_rng};
    use quadrivium_kit::toy::Toy;

    use super::*;

    /// Judges by the points of the moment, and counts.
    #[derive(Default)]
    struct Points {
        calls: u32,
        leaves: usize,
        fails_at: Option<u32>,
    }

    impl Guide<Toy> for Points {
        type Error = &'static str;

        fn judge(&mut self, leaves: &[Leaf<Toy>]) -> Result<Vec<Verdict>, Self::Error> {
            self.calls += 1;
            self.leaves += leaves.len();
            if self.fails_at == Some(self.calls) {
                return Err("no judgement");
            }
            let verdict = |leaf: &Leaf<Toy>| Verdict {
                worth: self.result(&leaf.game),
                logits: vec![0.0; leaf.offered.len()],
            };
            Ok(leaves.iter().map(verdict).collect())
        }

        fn result(&self, game: &Toy) -> Worth {
            let mut worth = Worth::default();
            for seat in Seat::first(game.players()) {
                worth[seat.index()] = game.points(seat) as f32;
            }
            worth
        }
    }

    /// So many games in which somebody has a choice.
    fn positions(count: u64) -> Vec<(Toy, Seat, GameRng)> {
        let options = Options::from_settings(&Settings::players(3)).unwrap();
        let position = |number| {
            let (mut game, mut rng) = (Toy::new(&options).unwrap(), game_rng(4, number));
            let seat = game.go_to_choice(None, &mut Vec::new(), &mut rng).unwrap();
            (game, seat, rng)
        };
        (0..count).map(position).collect()
    }

    fn think(count: u64, simulations: u32) -> (Vec<Found<<Toy as Rules>::Action>>, Points) {
        let mut guide = Points::default();
        let found =
            think_together(&mut positions(count), simulations, Manner::default(), &mut guide);
        (found.unwrap(), guide)
    }

    #[test]
    fn every_simulation_is_spent_and_the_winner_comes_first() {
        for simulations in [1, 7, 64] {
            for candidates in think(5, simulations).0 {
                let visits: u32 = candidates.iter().map(|one| one.visits).sum();
                assert_eq!(visits, simulations);
                assert!(candidates[0].visits > 0);
            }
        }
    }

    #[test]
    fn thinking_together_is_thinking_alone() {
        let (together, guide) = think(6, 40);
        for (at, mut position) in positions(6).into_iter().enumerate() {
            let alone = think_together(
                std::slice::from_mut(&mut position),
                40,
                Manner::default(),
                &mut Points::default(),
            );
            assert_eq!(alone.unwrap(), [together[at].clone()]);
        }
        assert!(guide.leaves as u32 > 4 * guide.calls, "many are judged at once");
    }

    #[test]
    fn a_guide_that_fails_ends_the_thought() {
        for fails_at in [1, 3] {
            let mut guide = Points { fails_at: Some(fails_at), ..Points::default() };
            let found = think_together(&mut positions(2), 64, Manner::default(), &mut guide);
            assert_eq!(found.unwrap_err(), "no judgement");
            assert_eq!(guide.calls, fails_at);
        }
    }
}
