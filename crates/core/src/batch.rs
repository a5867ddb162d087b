//! Many games at once, in numbers and in the caller's memory: for training and for Python.

use crate::{Actor, BadOptions, Encoder, GameRng, Key, Numbers, Seat, Turn, game_rng};

/// Why a batch did not step; then none of its games has moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadStep {
    /// There has to be one action for each game.
    #[error("there are {games} games and {ids} actions")]
    Count {
        /// How many games there are.
        games: usize,
        /// How many actions were given.
        ids: usize,
    },
    /// The action is not legal.
    #[error("game {game} cannot take action {id} now")]
    Illegal {
        /// The game, counted from 0.
        game: usize,
        /// The number of the action.
        id: u32,
    },
}

/// Many games of one kind, each waiting for a decision.
///
/// Chance is sampled inside, and a game that has ended starts anew at once: it is *done* until the
/// next step and its points are those of the game that ended, while everything else is already
/// about the new one. Players who may act at once act in seat order. The same seed and actions
/// give the same games.
#[derive(Clone, Debug)]
pub struct Batch<G: Numbers> {
    start: G,
    games: Vec<G>,
    /// Where a step is tried before it counts.
    trials: Vec<G>,
    rngs: Vec<GameRng>,
    /// The points of the games that ended in the last step.
    ended: Vec<Option<[i32; Seat::MOST]>>,
    offers: Vec<G::Action>,
    seed: u64,
    /// How many games were started.
    started: u64,
}

impl<G: Numbers> Batch<G> {
    /// So many games, each at its first decision.
    ///
    /// # Errors
    /// When the options contradict each other.
    pub fn new(options: &G::Options, size: usize, seed: u64) -> Result<Self, BadOptions> {
        let start = G::new(options)?;
        let mut batch = Self {
            games: vec![start.clone(); size],
            trials: vec![start.clone(); size],
            rngs: (0..size as u64).map(|game| game_rng(seed, game)).collect(),
            ended: vec![None; size],
            offers: Vec::new(),
            seed,
            started: size as u64,
            start,
        };
        (0..size).for_each(|index| batch.let_chance_decide(index));
        Ok(batch)
    }

    /// The games.
    pub fn games(&self) -> &[G] {
        &self.games
    }

    /// Who has to decide in a game.
    fn seat(game: &G) -> Seat {
        game.turn().player().expect("a game of a batch waits for a decision")
    }

    fn let_chance_decide(&mut self, index: usize) {
        let (game, rng) = (&mut self.games[index], &mut self.rngs[index]);
        while game.turn() == Turn::Chance {
            let outcome = game.sample(rng);
            game.apply(Actor::Chance, outcome).expect("what was sampled is possible");
        }
    }

    /// Takes one action in each game.
    ///
    /// # Errors
    /// When an action is not legal; then no game has moved.
    pub fn step(&mut self, ids: &[u32]) -> Result<(), BadStep> {
        if ids.len() != self.games.len() {
            return Err(BadStep::Count { games: self.games.len(), ids: ids.len() });
        }
        for (index, &id) in ids.iter().enumerate() {
            let trial = &mut self.trials[index];
            trial.clone_from(&self.games[index]);
            let by = Self::seat(trial).into();
            let taken = G::action_from_id(id).map(|action| trial.apply(by, action));
            if !matches!(taken, Some(Ok(()))) {
                return Err(BadStep::Illegal { game: index, id });
            }
        }
        std::mem::swap(&mut self.games, &mut self.trials);
        for index in 0..self.games.len() {
            self.let_chance_decide(index);
            let game = &self.games[index];
            let over = game.turn() == Turn::Over;
            self.ended[index] = over.then(|| {
                let mut points = [0; Seat::MOST];
                write_points(game, &mut points);
                points
            });
            if over {
                self.games[index].clone_from(&self.start);
                self.rngs[index] = game_rng(self.seed, self.started);
                self.started += 1;
                self.let_chance_decide(index);
            }
        }
        Ok(())
    }
}

fn write_points<G: Numbers>(game: &G, out: &mut [i32]) {
    for (seat, points) in Seat::first(game.players()).zip(out) {
        *points = game.points(seat);
    }
}

/// A batch of any game: see [`Batch`]. Every buffer is filled game by game.
pub trait AnyBatch: Send {
    /// How many games there are.
    fn size(&self) -> usize;
    /// How many play in each.
    fn players(&self) -> usize;
    /// How many actions are numbered.
    fn action_ids(&self) -> usize;
    /// How many words the mask of one game has: one bit for each numbered action.
    fn mask_words(&self) -> usize {
        self.action_ids().div_ceil(64)
    }
    /// What the numbers of a position are about.
    fn encoder(&self) -> Encoder;
    /// An action in notation.
    fn action(&self, id: u32) -> Option<String>;
    /// Takes one action in each game.
    ///
    /// # Errors
    /// When an action is not legal; then no game has moved.
    fn step(&mut self, ids: &[u32]) -> Result<(), BadStep>;
    /// Writes who has to decide, one number a game.
    ///
    /// # Panics
    /// Here and below, when the buffer has another length.
    fn seats(&self, out: &mut [u8]);
    /// Writes what they may do, [`AnyBatch::mask_words`] a game, the lowest bit first.
    fn masks(&mut self, out: &mut [u64]);
    /// Writes the positions as those see them who have to decide, as many numbers a game as the
    /// encoder says.
    fn encode(&self, out: &mut [f32]);
    /// Writes the points, one number a player; of a game that is done, its final points.
    fn points(&self, out: &mut [i32]);
    /// Writes which games ended in the last step.
    fn done(&self, out: &mut [bool]);
}

impl<G: Numbers> AnyBatch for Batch<G> {
    fn size(&self) -> usize {
        self.games.len()
    }

    fn players(&self) -> usize {
        self.start.players().into()
    }

    fn action_ids(&self) -> usize {
        G::ACTION_IDS as usize
    }

    fn encoder(&self) -> Encoder {
        G::ENCODER
    }

    fn action(&self, id: u32) -> Option<String> {
        G::action_from_id(id).map(|action| action.to_string())
    }

    fn step(&mut self, ids: &[u32]) -> Result<(), BadStep> {
        Self::step(self, ids)
    }

    fn seats(&self, out: &mut [u8]) {
        for (game, seat) in per_game(&self.games, out, 1) {
            seat[0] = Self::seat(game).index() as u8;
        }
    }

    fn masks(&mut self, out: &mut [u64]) {
        let words = self.mask_words();
        for (game, mask) in per_game(&self.games, out, words) {
            mask.fill(0);
            game.legal(Self::seat(game), &mut self.offers);
            for &action in &self.offers {
                let id = G::action_id(action).expect("every decision is numbered") as usize;
                mask[id / 64] |= 1 << (id % 64);
            }
        }
    }

    fn encode(&self, out: &mut [f32]) {
        for (game, numbers) in per_game(&self.games, out, G::ENCODER.len()) {
            game.encode(Self::seat(game), numbers);
        }
    }

    fn points(&self, out: &mut [i32]) {
        let players = AnyBatch::players(self);
        for ((game, points), ended) in per_game(&self.games, out, players).zip(&self.ended) {
            match ended {
                Some(ended) => points.copy_from_slice(&ended[..players]),
                None => write_points(game, points),
            }
        }
    }

    fn done(&self, out: &mut [bool]) {
        for (ended, done) in per_game(&self.ended, out, 1) {
            done[0] = ended.is_some();
        }
    }
}

/// Every game with its part of a buffer.
fn per_game<'a, T, N>(
    games: &'a [T],
    out: &'a mut [N],
    each: usize,
) -> impl Iterator<Item = (&'a T, &'a mut [N])> {
    assert_eq!(out.len(), games.len() * each, "the buffer has room for every game");
    games.iter().zip(out.chunks_exact_mut(each))
}
