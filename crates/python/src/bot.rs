//! Bots and matches between them.

use std::sync::{Mutex, TryLockError};
use std::time::Instant;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use quadrivium_arena::{Contestant, Match, Question, Report, Terms};
use quadrivium_bots::Bot;
use quadrivium_core::{GameRng, Options, Seat, Settings};
use quadrivium_games::{GAMES, Learned, Opponent, Visitor, Wanted, visit};

use crate::errors::{OrRaise, illegal, in_use, settings};
use crate::game::{PyGame, loads};
use crate::limits;
use crate::rng::PyRng;
use crate::sitting::{AnySitting, Sitting};

/// Somebody who plays one game, behind one face.
trait Player: Send {
    /// The number of what is picked; nothing where nothing is offered or it is another game.
    fn pick(&mut self, table: &dyn AnySitting, seat: Seat, rng: &mut GameRng) -> Option<u32>;
}

impl<G: Learned> Player for Bot<G> {
    fn pick(&mut self, table: &dyn AnySitting, seat: Seat, rng: &mut GameRng) -> Option<u32> {
        let sitting = table.as_any().downcast_ref::<Sitting<G>>()?;
        G::action_id(Bot::pick(self, sitting.game(), seat, rng)?)
    }
}

struct Hire(Wanted);

impl Visitor for Hire {
    type Output = Box<dyn Player>;

    fn visit<G: Learned>(self) -> Self::Output {
        Box::new(G::bot(self.0))
    }
}

/// Somebody who plays: "random", "apprentice", "journeyman", "master", "grandmaster" or one of the
/// characters of a game. "master:500" thinks for 500 simulations a turn, "master:2.5s" so long.
///
/// A bot is told only what its seat may know.
///
/// >>> import quadrivium
/// >>> game, rng = quadrivium.new("burgundy"), quadrivium.Rng(1)
/// >>> game.settle(rng) > 0
/// True
/// >>> bot = quadrivium.Bot("burgundy", "journeyman:50")
/// >>> bot.pick(game, rng) in game.legal()
/// True
#[pyclass(module = "quadrivium", name = "Bot", frozen)]
pub struct PyBot {
    game: String,
    wanted: Wanted,
    player: Mutex<Box<dyn Player>>,
}

#[pymethods]
impl PyBot {
    #[new]
    fn new(game: &str, name: &str) -> PyResult<Self> {
        GAMES.find(game).or_raise()?;
        let wanted = Wanted::read(game, name).or_raise()?;
        let player = visit(game, Hire(wanted)).or_raise()?;
        Ok(Self { game: game.to_owned(), wanted, player: Mutex::new(player) })
    }

    /// What it picks, for a seat or else the one that is asked first. Other threads of Python go
    /// on meanwhile.
    #[pyo3(signature = (game, rng, seat = None))]
    fn pick(
        &self,
        py: Python<'_>,
        game: &Bound<'_, PyGame>,
        rng: &Bound<'_, PyRng>,
        seat: Option<i64>,
    ) -> PyResult<u32> {
        // It thinks about a copy: game and generator are free for others meanwhile.
        let (seat, table) = {
            let game = PyGame::of(game)?;
            if game.0.name() != self.game {
                let (mine, other) = (&self.game, game.0.name());
                let wrong = format!("this bot plays {mine}, not {other}");
                return Err(PyValueError::new_err(wrong));
            }
            (game.seat_or_turn(seat)?, game.0.boxed_clone())
        };
        let mut player = match self.player.try_lock() {
            Ok(player) => player,
            Err(TryLockError::WouldBlock) => return Err(in_use("bot")),
            Err(TryLockError::Poisoned(_)) => return Err(in_use("bot, and it has failed there")),
        };
        let mut drawn = PyRng::of(rng)?.0.clone();
        let thinking = &mut **player;
        let picked = py.detach(|| thinking.pick(&*table, seat, &mut drawn));
        PyRng::of(rng)?.0 = drawn;
        picked.ok_or_else(|| illegal("nothing is offered to this seat", "nothing-offered"))
    }

    fn __repr__(&self) -> String {
        format!("<{} for {}>", self.wanted, self.game)
    }
}

/// Everybody who plays a game: the ranks, then its characters.
///
/// >>> import quadrivium
/// >>> quadrivium.bots("burgundy")[:2]
/// ['random', 'apprentice']
#[pyfunction]
pub fn bots(game: &str) -> PyResult<Vec<&'static str>> {
    GAMES.find(game).or_raise()?;
    Ok(Opponent::names(game))
}

struct Arena {
    settings: Settings,
    bots: Vec<Wanted>,
    rounds: u64,
    threads: usize,
    seed: u64,
    share: Option<f64>,
}

impl Visitor for Arena {
    type Output = PyResult<Report>;

    fn visit<G: Learned>(self) -> Self::Output {
        let options = G::Options::from_settings(&self.settings).or_raise()?;
        let start = G::new(&options).or_raise()?;
        let names: Vec<_> = self.bots.iter().map(ToString::to_string).collect();
        let contestants: Vec<_> = self
            .bots
            .iter()
            .map(|&wanted| Contestant { name: wanted.to_string(), bot: G::bot(wanted) })
            .collect();
        let terms = Terms {
            rounds: self.rounds,
            threads: self.threads,
            seed: self.seed,
            question: self.share.map(|share| Question { share }),
            until: None,
        };
        let began = Instant::now();
        let mut signal = Ok(());
        let played = Match::play_while(&start, &contestants, terms, |_| {
            // A match may take hours: an interrupt ends it after the games that are being played.
            // Those are told of afterwards.
            if signal.is_ok() {
                signal = interrupted();
            }
            signal.is_ok()
        });
        signal?;
        let played = played.map_err(|unfair| PyValueError::new_err(unfair.to_string()))?;
        let (settings, asked) = (options.settings(), self.share);
        let mut report = Report::new(G::NAME, settings, self.seed, asked, names, &played);
        report.seconds = began.elapsed().as_secs_f64();
        Ok(report)
    }
}

/// An error if somebody has pressed Ctrl-C meanwhile, or whatever a signal is made to do raises.
#[expect(clippy::redundant_closure_for_method_calls, reason = "the method itself has one lifetime")]
fn interrupted() -> PyResult<()> {
    Python::attach(|py| py.check_signals())
}

/// A match between bots: everybody sits once on every seat with the same chances, round after
/// round. With `share`, it ends as soon as it is plain whether the first wins that share.
///
/// >>> import quadrivium
/// >>> report = quadrivium.arena("craftsmen", ["apprentice", "random"], rounds=4)
/// >>> [line["name"] for line in report["contestants"]], report["games"]
/// (['apprentice', 'random'], 8)
#[pyfunction]
#[pyo3(signature = (game, bots, rounds = 100, players = None, seed = 0, threads = 1, share = None, **options))]
#[expect(clippy::too_many_arguments, reason = "Python names them")]
pub fn arena<'py>(
    py: Python<'py>,
    game: &str,
    bots: Vec<String>,
    rounds: u64,
    players: Option<i64>,
    seed: u64,
    threads: usize,
    share: Option<f64>,
    options: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, PyAny>> {
    GAMES.find(game).or_raise()?;
    limits::threads(threads)?;
    if let Some(share) = share.filter(|share| !(0.0..=1.0).contains(share)) {
        let wanted = format!("share: expected 0 to 1, not {share}");
        return Err(PyValueError::new_err(wanted));
    }
    let read = |name: &String| Wanted::read(game, name).or_raise();
    let bots = bots.iter().map(read).collect::<PyResult<_>>()?;
    let arena = Arena { settings: settings(players, options)?, bots, rounds, threads, seed, share };
    let report = py.detach(|| visit(game, arena)).or_raise()??;
    loads(py, &serde_json::to_string(&report).expect("a report is plain data"))
}
