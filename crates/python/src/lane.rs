//! Some of the games of a vectorised environment: a batch with the bots that play beside.

use quadrivium_bots::{Apprentice, Bot};
use quadrivium_core::{
    AnyBatch, BadOptions, BadStep, Batch, GameRng, Key, Options, Others, Rules, Seat, Settings,
    game_rng,
};
use quadrivium_games::{Learned, Visitor, Wanted};
use rand::{Rng, RngExt};

use crate::prospects::appraise;

/// Which seats the caller plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Own {
    /// All of them.
    All,
    /// This one in every game.
    Seat(Seat),
    /// Each one in turn, game after game.
    Turns,
}

impl Own {
    /// The seat that the caller plays in this game of the series; nothing where it is every seat.
    fn seat(self, number: u64, players: u8) -> Option<Seat> {
        match self {
            Self::All => None,
            Self::Seat(seat) => Some(seat),
            Self::Turns => Seat::from_index((number % u64::from(players)) as usize),
        }
    }
}

/// The byte that stands for nothing, and how many bytes are one. So -1 to 4 fit, wider than what the
/// encoders write in games that anybody plays, and halves, thirds, quarters, sixths and eighths are
/// exact.
pub const BYTES: f32 = 48.0;

/// A number of an observation as the nearest byte.
///
/// From `WHOLE` on, a float has no room for parts: adding it rounds, and leaves the whole number in
/// the lowest bits. A cast would do the same, but not for several numbers at once.
fn to_byte(number: f32) -> u8 {
    const WHOLE: f32 = (1 << 23) as f32;
    ((number * BYTES + BYTES).clamp(0.0, 255.0) + WHOLE).to_bits() as u8
}

/// The games of a lane, behind one face.
pub trait Lane: Send {
    /// Looks whether each game can take its action.
    fn check(&mut self, ids: &[u32]) -> Result<(), BadStep>;
    /// Takes the actions that were looked at.
    fn commit(&mut self);
    /// What can be asked of the games.
    fn batch(&mut self) -> &mut dyn AnyBatch;
    /// Any legal action in each game.
    fn sample(&mut self, out: &mut [u32]);
    /// Writes the positions in bytes, as those see them who have to decide.
    fn bytes(&mut self, out: &mut [u8]);
    /// Writes what the heuristic makes of the positions, one number a player; of games that are
    /// done, their final points.
    fn worths(&mut self, out: &mut [f32]);
    /// Writes how far ahead the apprentice thinks those will be who have to decide, after each
    /// action.
    fn prospects(&mut self, out: &mut [f32]);
}

/// The bots at the seats that the caller does not play.
struct Beside<G: Learned> {
    own: Own,
    players: u8,
    /// From the seat to the left of the caller's on; the last one plays all further seats.
    bots: Vec<Bot<G>>,
}

impl<G: Learned> Others<G> for Beside<G> {
    fn pick(&mut self, number: u64, game: &G, seat: Seat, rng: &mut GameRng) -> Option<G::Action> {
        let own = self.own.seat(number, self.players)?;
        let players = usize::from(self.players);
        let left = (seat.index() + players - own.index()) % players;
        let bot = left.checked_sub(1)?.min(self.bots.len() - 1);
        self.bots[bot].pick(game, seat, rng)
    }
}

struct Typed<G: Learned> {
    batch: Batch<G>,
    beside: Beside<G>,
    offers: Vec<G::Action>,
    scratch: G::Scratch,
    apprentice: Apprentice<G>,
    /// The numbers of one position, on their way to become bytes.
    numbers: Vec<f32>,
    rng: GameRng,
}

impl<G: Learned> Typed<G> {
    fn new(batch: Batch<G>, beside: Beside<G>, rng: GameRng) -> Self {
        let (offers, scratch, numbers) = (Vec::new(), G::Scratch::default(), Vec::new());
        let apprentice = Apprentice::default();
        Self { batch, beside, offers, scratch, apprentice, numbers, rng }
    }
}

impl<G: Learned> Lane for Typed<G> {
    fn check(&mut self, ids: &[u32]) -> Result<(), BadStep> {
        self.batch.check(ids)
    }

    fn commit(&mut self) {
        self.batch.commit(&mut self.beside);
    }

    fn batch(&mut self) -> &mut dyn AnyBatch {
        &mut self.batch
    }

    fn sample(&mut self, out: &mut [u32]) {
        for (game, out) in self.batch.games().iter().zip(out) {
            let seat = game.turn().player().expect("a game of a batch waits for a decision");
            game.legal(seat, &mut self.offers);
            let at = self.rng.random_range(0..self.offers.len() as u32) as usize;
            *out = G::action_id(self.offers[at]).expect("every decision is numbered");
        }
    }

    fn bytes(&mut self, out: &mut [u8]) {
        self.numbers.resize(G::ENCODER.len(), 0.0);
        for (game, out) in self.batch.games().iter().zip(out.chunks_exact_mut(G::ENCODER.len())) {
            let seat = game.turn().player().expect("a game of a batch waits for a decision");
            game.encode(seat, &mut self.numbers);
            for (&number, byte) in self.numbers.iter().zip(out) {
                *byte = to_byte(number);
            }
        }
    }

    fn worths(&mut self, out: &mut [f32]) {
        let players = usize::from(self.beside.players);
        let mut done = vec![false; self.batch.size()];
        self.batch.done(&mut done);
        let mut points = vec![0; done.len() * players];
        self.batch.points(&mut points);
        let games = self.batch.games().iter().zip(done).zip(points.chunks_exact(players));
        for (((game, done), points), out) in games.zip(out.chunks_exact_mut(players)) {
            if done {
                out.iter_mut().zip(points).for_each(|(worth, &points)| *worth = points as f32);
            } else {
                game.judge(&mut self.scratch, out);
            }
        }
    }

    fn prospects(&mut self, out: &mut [f32]) {
        let games = self.batch.games().iter().zip(out.chunks_exact_mut(G::ACTION_IDS as usize));
        for (game, out) in games {
            let seat = game.turn().player().expect("a game of a batch waits for a decision");
            appraise(&mut self.apprentice, game, seat, &mut self.rng, out);
        }
    }
}

/// Sets up many games in lanes of a fixed size, so that the same seed gives the same games on any
/// number of threads.
pub struct Lanes<'a> {
    pub settings: &'a Settings,
    pub games: usize,
    pub seed: u64,
    pub own: Own,
    pub bots: &'a [Wanted],
}

impl Lanes<'_> {
    /// How many games a lane has: few enough to stay in the cache between the parts of a step.
    pub const GAMES: usize = 16;
}

impl Visitor for Lanes<'_> {
    type Output = Result<Vec<Box<dyn Lane>>, BadOptions>;

    fn visit<G: Learned>(self) -> Self::Output {
        let options = G::Options::from_settings(self.settings)?;
        let first = (0..self.games).step_by(Self::GAMES);
        first
            .enumerate()
            .map(|(number, first)| {
                let mut rng = game_rng(self.seed, number as u64);
                let mut beside = Beside {
                    own: self.own,
                    players: options.players(),
                    bots: self.bots.iter().map(|&wanted| G::bot(wanted)).collect(),
                };
                let size = Self::GAMES.min(self.games - first);
                let batch = Batch::beside(&options, size, rng.next_u64(), &mut beside)?;
                Ok(Box::new(Typed::new(batch, beside, rng)) as Box<dyn Lane>)
            })
            .collect()
    }
}

/// How many play with these options.
pub struct Players<'a>(pub &'a Settings);

impl Visitor for Players<'_> {
    type Output = Result<u8, BadOptions>;

    fn visit<G: Learned>(self) -> Self::Output {
        Ok(<G as Rules>::Options::from_settings(self.0)?.players())
    }
}
