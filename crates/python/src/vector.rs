//! Many games at once: stepped on several threads, written into the caller's arrays.

use std::sync::{Mutex, MutexGuard, PoisonError, TryLockError};

use numpy::PyReadonlyArray1;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use quadrivium_core::BadStep;
use quadrivium_games::{Wanted, visit};

use crate::arrays::{Lent, holds, lend, slice, wanted};
use crate::errors::{OrRaise, illegal, in_use, settings};
use crate::lane::{Lane, Lanes, Own, Players};
use crate::limits;
use crate::parts::{Arrays, Part, Sizes, next, share_out};
use crate::seats;

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
        let bytes = given[0].filter(|array| holds::<u8>(array));
        let floats = given[0].filter(|array| holds::<f32>(array));
        if let (Some(other), None, None) = (given[0], bytes, floats) {
            return Err(wanted("observations", "float32 or uint8", other));
        }
        let seen = [games, sizes.numbers];
        Ok(Arrays {
            observations: lend("observations", floats, &seen)?,
            bytes: lend("observations", bytes, &seen)?,
            masks: lend("masks", given[1], &[games, sizes.actions])?,
            rewards: lend("rewards", given[2], &self.rewards_shape())?,
            dones: lend("dones", given[3], &[games])?,
            seats: lend("seats", given[4], &[games])?,
            points: lend("points", given[5], &[games, sizes.players])?,
            worths: lend("worths", given[6], &[games, sizes.players])?,
        })
    }
}

/// Observations, masks, rewards, dones, seats, points and worths, each if it is wanted.
type Given<'a, 'py> = [Option<&'a Bound<'py, PyAny>>; 7];

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
        players: Option<i64>,
        options: Option<&Bound<'_, PyDict>>,
        seed: u64,
        threads: usize,
        opponents: Vec<String>,
        seat: Option<i64>,
    ) -> PyResult<Self> {
        limits::games(games)?;
        limits::threads(threads)?;
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
        worths: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let mut held = self.hold()?;
        let ids = ids(actions, self.plan.games)?;
        let mut arrays =
            self.arrays(&[observations, masks, rewards, dones, seats, points, worths])?;
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
    #[expect(clippy::too_many_arguments, reason = "one for each array")]
    fn look(
        &self,
        py: Python<'_>,
        observations: Option<&Bound<'_, PyAny>>,
        masks: Option<&Bound<'_, PyAny>>,
        dones: Option<&Bound<'_, PyAny>>,
        seats: Option<&Bound<'_, PyAny>>,
        points: Option<&Bound<'_, PyAny>>,
        worths: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let mut held = self.hold()?;
        let mut arrays = self.arrays(&[observations, masks, None, dones, seats, points, worths])?;
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

    /// Writes what the apprentice thinks of every action of those who have to decide.
    fn prospects(&self, py: Python<'_>, out: &Bound<'_, PyAny>) -> PyResult<()> {
        let mut held = self.hold()?;
        let held = &mut *held;
        let actions = self.sizes.actions;
        let mut lent: Lent<'_, f32> = lend("out", Some(out), &[self.plan.games, actions])?;
        let mut rest = slice(&mut lent);
        py.detach(|| {
            let mut parts = Vec::with_capacity(held.len());
            for lane in held {
                let size = lane.batch().size();
                parts.push((lane, next(&mut rest, size * actions).expect("it was given")));
            }
            share_out(&mut parts, self.threads, |(lane, out)| lane.prospects(out));
        });
        Ok(())
    }
}
