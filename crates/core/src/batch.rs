//! Many games at once, in numbers and in the caller's memory: for training and for Python.

use crate::{Actor, BadOptions, Encoder, GameRng, Key, Numbers, Rules, Seat, Turn, game_rng};

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

/// Somebody who decides for the seats of a batch that its caller does not play.
pub trait Others<G: Rules> {
    /// What a seat decides in this game of the series, counted from 0; nothing where the caller
    /// plays that seat.
    fn pick(&mut self, number: u64, game: &G, seat: Seat, rng: &mut GameRng) -> Option<G::Action>;
}

/// The caller plays every seat.
impl<G: Rules> Others<G> for () {
    #[inline]
    fn pick(&mut self, _: u64, _: &G, _: Seat, _: &mut GameRng) -> Option<G::Action> {
        None
    }
}

/// How a game of a batch ended, in seat order.
#[derive(Clone, Copy, Debug, Default)]
struct End {
    points: [i32; Seat::MOST],
    ranks: [u8; Seat::MOST],
}

impl End {
    fn of<G: Numbers>(game: &G) -> Self {
        let mut end = Self::default();
        write_points(game, &mut end.points);
        for standing in game.standings().iter() {
            end.ranks[standing.seat.index()] = standing.rank;
        }
        end
    }
}

/// Many games of one kind, each waiting for a decision.
///
/// Chance is sampled inside, and a game that has ended starts anew at once: it is *done* until the
/// next step and its points are those of the game that ended, while everything else is already
/// about the new one. Players who may act at once act in seat order. The same seed and actions
/// give the same games. Seats that the caller does not play are played inside, by [`Others`].
#[derive(Clone, Debug)]
pub struct Batch<G: Numbers> {
    start: G,
    games: Vec<G>,
    /// Where a step is tried before it counts.
    trials: Vec<G>,
    /// Whether a step was tried that counts as soon as it is committed.
    tried: bool,
    rngs: Vec<GameRng>,
    /// Which game of the series each of them is.
    numbers: Vec<u64>,
    /// How those ended that did in the last step.
    ended: Vec<Option<End>>,
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
        Self::beside(options, size, seed, &mut ())
    }

    /// So many games, each at the first decision that is not the others'.
    ///
    /// # Errors
    /// When the options contradict each other.
    pub fn beside(
        options: &G::Options,
        size: usize,
        seed: u64,
        others: &mut impl Others<G>,
    ) -> Result<Self, BadOptions> {
        let start = G::new(options)?;
        let mut batch = Self {
            games: vec![start.clone(); size],
            trials: vec![start.clone(); size],
            tried: false,
            rngs: (0..size as u64).map(|game| game_rng(seed, game)).collect(),
            numbers: (0..size as u64).collect(),
            ended: vec![None; size],
            offers: Vec::new(),
            seed,
            started: size as u64,
            start,
        };
        for index in 0..size {
            batch.go_on(index, others);
            // What the others have played out alone is nothing to be told.
            batch.ended[index] = None;
        }
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

    /// Lets chance and the others decide until it is the caller's turn, in this game or, if it
    /// ends, in a new one.
    fn go_on(&mut self, index: usize, others: &mut impl Others<G>) {
        self.ended[index] = None;
        loop {
            let (game, rng) = (&mut self.games[index], &mut self.rngs[index]);
            let (by, action) = match game.turn() {
                Turn::Chance => (Actor::Chance, game.sample(rng)),
                Turn::Players(seats) => {
                    let seat = seats.iter().next().expect("a turn of players has a player");
                    match others.pick(self.numbers[index], game, seat, rng) {
                        Some(action) => (seat.into(), action),
                        None => return,
                    }
                }
                Turn::Over => {
                    self.ended[index] = Some(End::of(game));
                    game.clone_from(&self.start);
                    *rng = game_rng(self.seed, self.started);
                    self.numbers[index] = self.started;
                    self.started += 1;
                    continue;
                }
            };
            game.apply(by, action).expect("what was drawn or picked is possible");
        }
    }

    /// Takes one action in each game.
    ///
    /// # Errors
    /// When an action is not legal; then no game has moved.
    pub fn step(&mut self, ids: &[u32]) -> Result<(), BadStep> {
        self.step_beside(ids, &mut ())
    }

    /// Takes one action in each game, then the others take theirs.
    ///
    /// # Errors
    /// When an action is not legal; then no game has moved.
    pub fn step_beside(&mut self, ids: &[u32], others: &mut impl Others<G>) -> Result<(), BadStep> {
        self.check(ids)?;
        self.commit(others);
        Ok(())
    }

    /// The first half of a step, for whoever has several batches that step together or not at all:
    /// looks whether each game can take its action. No game has moved then.
    ///
    /// # Errors
    /// When an action is not legal.
    pub fn check(&mut self, ids: &[u32]) -> Result<(), BadStep> {
        self.tried = false;
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
        self.tried = true;
        Ok(())
    }

    /// The second half: takes the actions that were looked at, then the others take theirs.
    ///
    /// # Panics
    /// When no actions were looked at, or one of them was not legal.
    pub fn commit(&mut self, others: &mut impl Others<G>) {
        assert!(std::mem::take(&mut self.tried), "what is committed was checked");
        std::mem::swap(&mut self.games, &mut self.trials);
        (0..self.games.len()).for_each(|index| self.go_on(index, others));
    }

    /// Hands over the numbers of what may be done in each game, together with its part of a buffer.
    fn offer<N>(&mut self, out: &mut [N], each: usize, mut write: impl FnMut(&mut [N], usize)) {
        for (game, out) in per_game(&self.games, out, each) {
            game.legal(Self::seat(game), &mut self.offers);
            for &action in &self.offers {
                let id = G::action_id(action).expect("every decision is numbered");
                write(out, id as usize);
            }
        }
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
    /// Writes the same as one flag for each numbered action.
    fn flags(&mut self, out: &mut [bool]);
    /// Writes the positions as those see them who have to decide, as many numbers a game as the
    /// encoder says.
    fn encode(&self, out: &mut [f32]);
    /// Writes the points, one number a player; of a game that is done, its final points.
    fn points(&self, out: &mut [i32]);
    /// Writes which games ended in the last step.
    fn done(&self, out: &mut [bool]);
    /// Writes the final ranks of the games that are done, one number a player, 1 for a winner; 0 of
    /// games that are not.
    fn ranks(&self, out: &mut [u8]);
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
        out.fill(0);
        let words = self.mask_words();
        self.offer(out, words, |mask, id| mask[id / 64] |= 1 << (id % 64));
    }

    fn flags(&mut self, out: &mut [bool]) {
        out.fill(false);
        let ids = self.action_ids();
        self.offer(out, ids, |flags, id| flags[id] = true);
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
                Some(ended) => points.copy_from_slice(&ended.points[..players]),
                None => write_points(game, points),
            }
        }
    }

    fn done(&self, out: &mut [bool]) {
        for (ended, done) in per_game(&self.ended, out, 1) {
            done[0] = ended.is_some();
        }
    }

    fn ranks(&self, out: &mut [u8]) {
        let players = AnyBatch::players(self);
        for (ended, ranks) in per_game(&self.ended, out, players) {
            ranks.copy_from_slice(&ended.unwrap_or_default().ranks[..players]);
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
