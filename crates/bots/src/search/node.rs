//! A place in the tree: somebody's decision.

use crate::net::soften;

/// An action that was offered here.
#[derive(Clone, Copy, Debug)]
pub struct Edge<A> {
    pub action: A,
    /// How much speaks for it at first sight: the logarithm of a weight.
    pub logit: f32,
    pub prior: f32,
    pub visits: u32,
    pub sum: f32,
    /// Where it leads; the highest number when nobody has looked yet.
    pub child: u32,
}

#[derive(Clone, Debug)]
pub struct Node<A> {
    pub visits: u32,
    pub sum: f32,
    /// In rising order of actions.
    pub edges: Vec<Edge<A>>,
}

/// The worths seen so far, which say how much a difference is.
#[derive(Clone, Copy, Debug)]
pub struct Span {
    least: f32,
    most: f32,
}

impl Default for Span {
    fn default() -> Self {
        Self { least: f32::INFINITY, most: f32::NEG_INFINITY }
    }
}

/// Differences below this are taken for noise.
const NOISE: f32 = 0.02;

impl Span {
    pub fn reach(&mut self, worth: f32) {
        self.least = self.least.min(worth);
        self.most = self.most.max(worth);
    }

    /// From 0 to 1, the better the more.
    fn part(self, worth: f32) -> f32 {
        let width = self.most - self.least;
        if width <= 0.0 { 0.5 } else { (worth - self.least) / width.max(NOISE) }
    }
}

impl<A> Default for Node<A> {
    /// A place where nothing is offered.
    fn default() -> Self {
        Self { visits: 0, sum: 0.0, edges: Vec::new() }
    }
}

impl<A: Copy + Ord> Node<A> {
    pub fn new(first_sight: f32, offered: &[A], logits: &[f32]) -> Self {
        let edges = offered.iter().zip(logits).map(|(&action, &logit)| Edge {
            action,
            logit,
            prior: 0.0,
            visits: 0,
            sum: 0.0,
            child: u32::MAX,
        });
        let mut node = Self { visits: 1, sum: first_sight, edges: edges.collect() };
        node.weigh();
        node
    }

    fn weigh(&mut self) {
        let mut priors: Vec<f32> = self.edges.iter().map(|edge| edge.logit).collect();
        soften(&mut priors);
        for (edge, prior) in self.edges.iter_mut().zip(priors) {
            edge.prior = prior;
        }
    }

    /// Whether something is offered that was never offered here before.
    pub fn lacks(&self, offered: &[A]) -> bool {
        let mut known = self.edges.iter();
        !offered.iter().all(|action| known.any(|edge| edge.action == *action))
    }

    /// Forgets what is not offered.
    pub fn keep(&mut self, offered: &[A]) {
        self.edges.retain(|edge| offered.binary_search(&edge.action).is_ok());
        self.weigh();
    }

    pub fn add(&mut self, offered: &[A], logits: &[f32]) {
        for (&action, &logit) in offered.iter().zip(logits) {
            if let Err(at) = self.edges.binary_search_by(|edge| edge.action.cmp(&action)) {
                self.edges.insert(
                    at,
                    Edge { action, logit, prior: 0.0, visits: 0, sum: 0.0, child: u32::MAX },
                );
            }
        }
        self.weigh();
    }

    fn mean(&self) -> f32 {
        self.sum / self.visits as f32
    }

    /// What an action has brought on average; of one that was never tried, what the place brings.
    pub fn worth(&self, at: usize) -> f32 {
        let edge = &self.edges[at];
        if edge.visits == 0 { self.mean() } else { edge.sum / edge.visits as f32 }
    }

    /// How good what was found behind an action is among all that was found, from 0 to 1.
    pub fn part(&self, at: usize, span: Span) -> f32 {
        span.part(self.worth(at))
    }

    /// How much what was found speaks for an action: the more, the more was tried.
    pub fn weight(&self, trust: f32) -> f32 {
        let most = self.edges.iter().map(|edge| edge.visits).max().unwrap_or(0);
        (50.0 + most as f32) * trust
    }

    /// The action to follow next, among those that are offered.
    pub fn choose(&self, offered: &[A], span: Span, curiosity: f32) -> u32 {
        let tried = (self.visits as f32).sqrt();
        let unknown = self.mean();
        let mut offered = offered.iter().peekable();
        let (mut best, mut best_score) = (0, f32::NEG_INFINITY);
        for (at, edge) in self.edges.iter().enumerate() {
            match offered.peek() {
                Some(&&action) if action == edge.action => offered.next(),
                Some(_) => continue,
                None => break,
            };
            let worth = if edge.visits == 0 { unknown } else { edge.sum / edge.visits as f32 };
            let score =
                span.part(worth) + curiosity * edge.prior * tried / (1 + edge.visits) as f32;
            if score > best_score {
                (best, best_score) = (at as u32, score);
            }
        }
        best
    }

    /// The action that was followed most often among those that are offered; nothing where none was.
    pub fn favourite(&self, offered: &[A]) -> Option<A> {
        let known = self.edges.iter().filter(|edge| offered.binary_search(&edge.action).is_ok());
        let most = known.max_by_key(|edge| edge.visits)?;
        (most.visits > 0).then_some(most.action)
    }

    /// Remembers what following an action has brought, and says what it brings on average.
    pub fn learn(&mut self, at: usize, worth: f32) -> f32 {
        self.visits += 1;
        self.sum += worth;
        let edge = &mut self.edges[at];
        edge.visits += 1;
        edge.sum += worth;
        edge.sum / edge.visits as f32
    }
}
