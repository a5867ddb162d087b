//! Many games at once: stepped on several threads, written into the caller's arrays.

use std::sync::{Mutex, MutexGuard, PoisonError, TryLockError};
use std::thread;

use numpy::PyReadonlyArray1;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use quadrivium_core::BadStep;
use quadrivium_games::{Wanted, visit};

use crate::arrays::{Lent, lend, slice};
use crate::errors::{OrRaise, illegal, in_use, settings};
use crate::lane::{Lane, Lanes, Own, Players};
use crate::rewards::by_rank;
use crate::seats;

/// How much each game takes of each array.
#[derive(Clone, Copy)]
struct Sizes {
    players: usize,
    actions: usize,
    numbers: usize,
    /// Rewards a game: of every seat, or of the caller's alone.
    rewards: usize,
}

/// Some of the games, with the part of every array that is theirs.
struct Part<'a> {
    lane: &'a mut dyn Lane,
    first: usize,
    ids: &'a [u32],
    observations: Option<&'a mut [f32]>,
    masks: Option<&'a mut [bool]>,
    rewards: Option<&'a mut [f32]>,
    dones: Option<&'a mut [bool]>,
    seats: Option<&'a mut [u8]>,
    points: Option<&'a mut [i32]>,
}

impl Part<'_> {
    fn check(&mut self) -> Result<(), BadStep> {
        self.lane.check(self.ids).map_err(|bad| match bad {
            BadStep::Illegal { game, id } => BadStep::Illegal { game: self.first + game, id },
            other @ BadStep::Count { .. } => other,
        })
    }

    fn step(&mut self, sizes: Sizes) {
        let size = self.lane.batch().size();
        let mut acted = vec![0; size];
        self.lane.batch().seats(&mut acted);
        self.lane.commit();
        self.reward(sizes, &acted);
        self.write();
    }

    fn reward(&mut self, sizes: Sizes, acted: &[u8]) {
        let Some(rewards) = self.rewards.as_deref_mut() else { return };
        rewards.fill(0.0);
        let (batch, players) = (self.lane.batch(), sizes.players);
        let mut done = vec![false; acted.len()];
        batch.done(&mut done);
        if !done.contains(&true) {
            return;
        }
        let (mut ranks, mut points) =
            (vec![0; done.len() * players], vec![0; done.len() * players]);
        batch.ranks(&mut ranks);
        batch.points(&mut points);
        let mut all = vec![0.0; players];
        for (game, _) in done.iter().enumerate().filter(|&(_, &done)| done) {
            let of = game * players..(game + 1) * players;
            by_rank(&ranks[of.clone()], &points[of], &mut all);
            let out = &mut rewards[game * sizes.rewards..][..sizes.rewards];
            if sizes.rewards == players {
                out.copy_from_slice(&all);
            } else {
                out[0] = all[usize::from(acted[game])];
            }
        }
    }

    /// Writes what the games look like now.
    fn write(&mut self) {
        let batch = self.lane.batch();
        if let Some(observations) = self.observations.as_deref_mut() {
            batch.encode(observations);
        }
        if let Some(masks) = self.masks.as_deref_mut() {
            batch.flags(masks);
        }
        if let Some(dones) = self.dones.as_deref_mut() {
            batch.done(dones);
        }
        if let Some(seats) = self.seats.as_deref_mut() {
            batch.seats(seats);
        }
        if let Some(points) = self.points.as_deref_mut() {
            batch.points(points);
        }
    }
}

/// Does something with every part, on so many threads; this one is the first of them.
fn share_out<'a>(parts: &mut [Part<'a>], threads: usize, work: impl Fn(&mut Part<'a>) + Sync) {
    let mut shares = parts.chunks_mut(parts.len().div_ceil(threads).max(1));
    let own = shares.next();
    thread::scope(|scope| {
        for share in shares {
            scope.spawn(|| share.iter_mut().for_each(&work));
        }
        own.into_iter().flatten().for_each(&work);
    });
}

/// The arrays of the caller, as they were handed over.
struct Arrays<'py> {
    observations: Lent<'py, f32>,
    masks: Lent<'py, bool>,
    rewards: Lent<'py, f32>,
    dones: Lent<'py, bool>,
    seats: Lent<'py, u8>,
    points: Lent<'py, i32>,
}

/// The one of two refusals that is about the earlier game.
fn first(one: BadStep, other: BadStep) -> BadStep {
    match (one, other) {
        (BadStep::Illegal { game, .. }, BadStep::Illegal { game: earlier, .. })
            if earlier < game =>
        {
            other
        }
        _ => one,
    }
}

/// The next part of an array that may be missing.
fn next<'a, T>(rest: &mut Option<&'a mut [T]>, length: usize) -> Option<&'a mut [T]> {
    let (part, left) = rest.take()?.split_at_mut(length);
    *rest = Some(left);
    Some(part)
}

impl Arrays<'_> {
    /// Every lane with its part of the arrays.
    fn parts<'a>(
        &'a mut self,
        lanes: &'a mut [Box<dyn Lane>],
        ids: &'a [u32],
        sizes: Sizes,
    ) -> Vec<Part<'a>> {
        let mut observations = slice(&mut self.observations);
        let mut masks = slice(&mut self.masks);
        let mut rewards = slice(&mut self.rewards);
        let mut dones = slice(&mut self.dones);
        let mut seats = slice(&mut self.seats);
        let mut points = slice(&mut self.points);
        let mut first = 0;
        let part = |lane: &'a mut Box<dyn Lane>| {
            let size = lane.batch().size();
            let part = Part {
                first,
                ids: ids.get(first..first + size).unwrap_or_default(),
                observations: next(&mut observations, size * sizes.numbers),
                masks: next(&mut masks, size * sizes.actions),
                rewards: next(&mut rewards, size * sizes.rewards),
                dones: next(&mut dones, size),
                seats: next(&mut seats, size),
                points: next(&mut points, size * sizes.players),
                lane: &mut **lane,
            };
            first += size;
            part
        };
        lanes.iter_mut().map(part).collect()
    }
}

/// What has to be set up anew when everything begins anew.
struct Plan {
    game: String,
    settings: quadrivium_core::Settings,
    games: usize,
    own: Own,
    bots: Vec<Wanted>,
}

impl Plan {
    fn lanes(&self, seed: u64) -> PyResult<Vec<Box<dyn Lane>>> {
        let Self { settings, games, own, bots, .. } = self;
        let lanes = Lanes { settings, games: *games, seed, own: *own, bots };
        visit(&self.game, lanes).or_raise()?.or_raise()
    }
}

/// Many games of one kind, for learning. `quadrivium.VecEnv` is the same with arrays of its own.
#[pyclass(module = "quadrivium._native", frozen)]
pub struct Vector {
    plan: Plan,
    sizes: Sizes,
    threads: usize,
    lanes: Mutex<Vec<Box<dyn Lane>>>,
}

impl Vector {
    fn hold(&self) -> PyResult<MutexGuard<'_, Vec<Box<dyn Lane>>>> {
        match self.lanes.try_lock() {
            Ok(lanes) => Ok(lanes),
            Err(TryLockError::WouldBlock) => Err(in_use("environment")),
            Err(TryLockError::Poisoned(_)) => Err(in_use("environment, and it has failed there")),
        }
    }

    fn rewards_shape(&self) -> Vec<usize> {
        if self.plan.own == Own::All {
            vec![self.plan.games, self.sizes.players]
        } else {
            vec![self.plan.games]
        }
    }

    fn arrays<'py>(&self, given: &Given<'_, 'py>) -> PyResult<Arrays<'py>> {
        let (games, sizes) = (self.plan.games, self.sizes);
        Ok(Arrays {
            observations: lend("observations", given[0], &[games, sizes.numbers])?,
            masks: lend("masks", given[1], &[games, sizes.actions])?,
            rewards: lend("rewards", given[2], &self.rewards_shape())?,
            dones: lend("dones", given[3], &[games])?,
            seats: lend("seats", given[4], &[games])?,
            points: lend("points", given[5], &[games, sizes.players])?,
        })
    }
}

/// Observations, masks, rewards, dones, seats and points, each if it is wanted.
type Given<'a, 'py> = [Option<&'a Bound<'py, PyAny>>; 6];

/// The actions as numbers of the engine, whether NumPy or PyTorch counts in 32 or 64 bits.
fn ids(actions: &Bound<'_, PyAny>, games: usize) -> PyResult<Vec<u32>> {
    let ids: Vec<u32> = if let Ok(ids) = actions.extract::<PyReadonlyArray1<'_, u32>>() {
        ids.as_array().to_vec()
    } else if let Ok(ids) = actions.extract::<PyReadonlyArray1<'_, i64>>() {
        // A negative number is no action either.
        ids.as_array().iter().map(|&id| u32::try_from(id).unwrap_or(u32::MAX)).collect()
    } else {
        let wanted = "actions have to be an array of uint32 or int64 with one dimension";
        return Err(PyTypeError::new_err(wanted));
    };
    if ids.len() == games {
        Ok(ids)
    } else {
        let found = ids.len();
        Err(PyValueError::new_err(format!(
            "actions has to have the shape [{games}], not [{found}]"
        )))
    }
}

#[pymethods]
impl Vector {
    #[new]
    #[pyo3(signature = (game, games, players, options, seed, threads, opponents, seat))]
    #[expect(clippy::too_many_arguments, reason = "Python names them")]
    fn new(
        game: &str,
        games: usize,
        players: Option<u8>,
        options: Option<&Bound<'_, PyDict>>,
        seed: u64,
        threads: usize,
        opponents: Vec<String>,
        seat: Option<i64>,
    ) -> PyResult<Self> {
        if games == 0 || threads == 0 {
            return Err(PyValueError::new_err("there has to be at least one game and one thread"));
        }
        let settings = settings(players, options)?;
        let players = visit(game, Players(&settings)).or_raise()?.or_raise()?;
        let read = |text: &String| Wanted::read(game, text).or_raise();
        let bots = opponents.iter().map(read).collect::<PyResult<Vec<_>>>()?;
        let own = match (bots.is_empty(), seat) {
            (true, None) => Own::All,
            (true, Some(_)) => {
                return Err(PyValueError::new_err("without opponents every seat is yours"));
            }
            (false, Some(seat)) => Own::Seat(seats::seat(seat, players)?),
            (false, None) => Own::Turns,
        };
        let plan = Plan { game: game.to_owned(), settings, games, own, bots };
        let mut lanes = plan.lanes(seed)?;
        let batch = lanes[0].batch();
        let sizes = Sizes {
            players: usize::from(players),
            actions: batch.action_ids(),
            numbers: batch.encoder().len(),
            rewards: if own == Own::All { usize::from(players) } else { 1 },
        };
        Ok(Self { plan, sizes, threads, lanes: Mutex::new(lanes) })
    }

    /// How many play in each game.
    #[getter]
    fn players(&self) -> usize {
        self.sizes.players
    }

    /// The shapes of observations, masks and rewards.
    #[getter]
    fn shapes(&self) -> (Vec<usize>, Vec<usize>, Vec<usize>) {
        let (games, sizes) = (self.plan.games, self.sizes);
        (vec![games, sizes.numbers], vec![games, sizes.actions], self.rewards_shape())
    }

    /// Begins anew with other chances.
    fn reset(&self, py: Python<'_>, seed: u64) -> PyResult<()> {
        let mut held = self.hold()?;
        let held = &mut *held;
        *held = py.detach(|| self.plan.lanes(seed))?;
        Ok(())
    }

    /// Takes one action in each game, lets the opponents take theirs, and writes what came of it.
    #[expect(clippy::too_many_arguments, reason = "one for each array")]
    fn step(
        &self,
        py: Python<'_>,
        actions: &Bound<'_, PyAny>,
        observations: Option<&Bound<'_, PyAny>>,
        masks: Option<&Bound<'_, PyAny>>,
        rewards: Option<&Bound<'_, PyAny>>,
        dones: Option<&Bound<'_, PyAny>>,
        seats: Option<&Bound<'_, PyAny>>,
        points: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let mut held = self.hold()?;
        let ids = ids(actions, self.plan.games)?;
        let mut arrays = self.arrays(&[observations, masks, rewards, dones, seats, points])?;
        let refused = Mutex::new(None::<BadStep>);
        let (sizes, threads) = (self.sizes, self.threads);
        let mut parts = arrays.parts(&mut held, &ids, sizes);
        py.detach(|| {
            share_out(&mut parts, threads, |part| {
                if let Err(bad) = part.check() {
                    let mut refused = refused.lock().unwrap_or_else(PoisonError::into_inner);
                    // Which one is told must not hang on which thread was faster.
                    *refused = Some(refused.map_or(bad, |other| first(bad, other)));
                }
            });
            let bad = *refused.lock().unwrap_or_else(PoisonError::into_inner);
            if bad.is_none() {
                share_out(&mut parts, threads, |part| part.step(sizes));
            }
        });
        match refused.into_inner().unwrap_or_else(PoisonError::into_inner) {
            Some(bad) => Err(illegal(bad.to_string(), "refusal-notation")),
            None => Ok(()),
        }
    }

    /// Writes what the games look like now.
    fn look(
        &self,
        py: Python<'_>,
        observations: Option<&Bound<'_, PyAny>>,
        masks: Option<&Bound<'_, PyAny>>,
        dones: Option<&Bound<'_, PyAny>>,
        seats: Option<&Bound<'_, PyAny>>,
        points: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let mut held = self.hold()?;
        let mut arrays = self.arrays(&[observations, masks, None, dones, seats, points])?;
        let mut parts = arrays.parts(&mut held, &[], self.sizes);
        py.detach(|| share_out(&mut parts, self.threads, Part::write));
        Ok(())
    }

    /// Writes any legal action of each game, drawn evenly.
    fn sample(&self, py: Python<'_>, out: &Bound<'_, PyAny>) -> PyResult<()> {
        let mut held = self.hold()?;
        let held = &mut *held;
        let mut lent: Lent<'_, u32> = lend("out", Some(out), &[self.plan.games])?;
        let mut rest = slice(&mut lent);
        py.detach(|| {
            for lane in held {
                let size = lane.batch().size();
                lane.sample(next(&mut rest, size).expect("it was given"));
            }
        });
        Ok(())
    }
}
