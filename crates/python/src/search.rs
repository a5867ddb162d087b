//! Looking ahead in Rust with the judgement of Python: many positions at once in one call.

use std::sync::{Mutex, TryLockError};

use numpy::{IntoPyArray, PyArray1, PyArray2, PyArrayDyn, PyArrayMethods, PyUntypedArrayMethods};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use quadrivium_bots::{Guide, Leaf, Manner, Verdict, Worth, soften, think_together};
use quadrivium_core::{Key, Score, Seat, game_rng};
use quadrivium_games::{GAMES, Learned, Visitor, visit};
use rand::Rng;

use crate::errors::{OrRaise, in_use};
use crate::game::PyGame;
use crate::rewards::by_rank;
use crate::rng::PyRng;
use crate::sitting::{AnySitting, Sitting};

/// A function of Python that judges positions, and whether it is told what the heuristic thinks.
struct Judge<'a> {
    evaluate: &'a Py<PyAny>,
    worths: bool,
}

impl<G: Learned> Guide<G> for Judge<'_> {
    type Error = PyErr;

    fn judge(&mut self, leaves: &[Leaf<G>]) -> PyResult<Vec<Verdict>> {
        let (numbers, actions) = (G::ENCODER.len(), G::ACTION_IDS as usize);
        let mut observations = vec![0.0; leaves.len() * numbers];
        let mut masks = vec![false; leaves.len() * actions];
        let rows = observations.chunks_exact_mut(numbers).zip(masks.chunks_exact_mut(actions));
        for (leaf, (row, mask)) in leaves.iter().zip(rows) {
            leaf.game.encode(leaf.seat, row);
            ids::<G>(leaf).for_each(|id| mask[id] = true);
        }
        let players = usize::from(leaves[0].game.players());
        let worths = self.worths.then(|| worths(leaves, players));
        Python::attach(|py| {
            let observations = observations.into_pyarray(py).reshape([leaves.len(), numbers])?;
            let masks = masks.into_pyarray(py).reshape([leaves.len(), actions])?;
            let evaluate = self.evaluate.bind(py);
            let judged = match worths {
                Some(worths) => {
                    let worths = worths.into_pyarray(py).reshape([leaves.len(), players])?;
                    evaluate.call1((observations, masks, worths))?
                }
                None => evaluate.call1((observations, masks))?,
            };
            let (logits, values): (Bound<'_, PyAny>, Bound<'_, PyAny>) =
                judged.extract().map_err(|_| {
                    let wanted = "an evaluator has to return logits and values, as a pair";
                    PyValueError::new_err(wanted)
                })?;
            let (logits, values) = (
                floats(&logits, "logits", &[&[leaves.len(), actions]])?,
                floats(&values, "values", &[&[leaves.len(), players], &[leaves.len()]])?,
            );
            let each = values.len() / leaves.len();
            let verdict = |(at, leaf): (usize, &Leaf<G>)| Verdict {
                worth: by_seat(leaf.seat, players, &values[at * each..][..each]),
                logits: ids::<G>(leaf).map(|id| logits[at * actions + id]).collect(),
            };
            Ok(leaves.iter().enumerate().map(verdict).collect())
        })
    }

    fn result(&self, game: &G) -> Worth {
        let mut worth = Worth::default();
        let players = usize::from(game.players());
        let (mut ranks, mut points) = ([0; Seat::MOST], [0; Seat::MOST]);
        for standing in game.standings().iter() {
            ranks[standing.seat.index()] = standing.rank;
            points[standing.seat.index()] = Score::points(game, standing.seat);
        }
        by_rank(&ranks[..players], &points[..players], &mut worth[..players]);
        worth
    }
}

/// The numbers of what is offered.
fn ids<G: Learned>(leaf: &Leaf<G>) -> impl Iterator<Item = usize> {
    leaf.offered
        .iter()
        .map(|&action| G::action_id(action).expect("every decision is numbered") as usize)
}

/// Values clockwise from the viewer, in seat order. Where only the viewer's is said, the others
/// share what is left of nothing.
fn by_seat(viewer: Seat, players: usize, values: &[f32]) -> Worth {
    let mut worth = Worth::default();
    for place in 0..players {
        let value = values.get(place).copied();
        let others = -values[0] / (players - 1).max(1) as f32;
        worth[(viewer.index() + place) % players] = value.unwrap_or(others);
    }
    worth
}

/// What the heuristic makes of positions, clockwise from whoever is to act. What the seat that
/// thinks may not know was dealt anew in each of them, so nothing is given away.
fn worths<G: Learned>(leaves: &[Leaf<G>], players: usize) -> Vec<f32> {
    let (mut scratch, mut all) = (G::Scratch::default(), vec![0.0; leaves.len() * players]);
    for (leaf, out) in leaves.iter().zip(all.chunks_exact_mut(players)) {
        leaf.game.judge(&mut scratch, out);
        out.rotate_left(leaf.seat.index());
    }
    all
}

/// Beyond this the sums of a search would lose themselves; masked logits are often this low.
const LARGEST: f32 = 1e9;

/// What was returned as finite numbers, in one of these shapes.
fn floats(array: &Bound<'_, PyAny>, name: &str, shapes: &[&[usize]]) -> PyResult<Vec<f32>> {
    let py = array.py();
    let array = py.import("numpy")?.call_method1("asarray", (array, "float32"))?;
    let array = array.cast::<PyArrayDyn<f32>>()?;
    if !shapes.contains(&array.shape()) {
        let found = array.shape();
        return Err(PyValueError::new_err(format!(
            "{name} have to have the shape {:?}, not {found:?}",
            shapes[0]
        )));
    }
    let numbers: Vec<f32> = array.readonly().as_array().iter().copied().collect();
    if numbers.iter().all(|number| number.abs() <= LARGEST) {
        Ok(numbers)
    } else {
        let wanted = format!("{name} have to be finite numbers, at most {LARGEST:e}");
        Err(PyValueError::new_err(wanted))
    }
}

/// What was found about many positions.
struct Findings {
    actions: Vec<u32>,
    policies: Vec<f32>,
    values: Vec<f32>,
}

struct Think<'a> {
    tables: Vec<(Box<dyn AnySitting>, Seat)>,
    seed: u64,
    simulations: u32,
    manner: Manner,
    judge: Judge<'a>,
}

impl Visitor for Think<'_> {
    type Output = PyResult<Findings>;

    fn visit<G: Learned>(mut self) -> Self::Output {
        let sitting = |(at, (table, seat)): (u64, &(Box<dyn AnySitting>, Seat))| {
            let sitting = table.as_any().downcast_ref::<Sitting<G>>();
            let sitting = sitting.expect("every game has the name of the search");
            (sitting.game().clone(), *seat, game_rng(self.seed, at))
        };
        let mut positions: Vec<_> = (0..).zip(&self.tables).map(sitting).collect();
        let judge = &mut self.judge;
        let found = think_together(&mut positions, self.simulations, self.manner, judge)?;
        let actions = G::ACTION_IDS as usize;
        let mut all = Findings {
            actions: Vec::new(),
            policies: vec![0.0; found.len() * actions],
            values: Vec::new(),
        };
        for (candidates, policy) in found.iter().zip(all.policies.chunks_exact_mut(actions)) {
            let id = |action| G::action_id(action).expect("every decision is numbered");
            let mut shares: Vec<_> = candidates.iter().map(|one| one.weight).collect();
            soften(&mut shares);
            for (candidate, share) in candidates.iter().zip(shares) {
                policy[id(candidate.action) as usize] = share;
            }
            all.actions.push(id(candidates[0].action));
            all.values.push(candidates[0].worth);
        }
        Ok(all)
    }
}

/// What a search found: actions, policies and values.
type Told<'py> = (Bound<'py, PyArray1<u32>>, Bound<'py, PyArray2<f32>>, Bound<'py, PyArray1<f32>>);

/// The search behind `quadrivium.Search`.
#[pyclass(module = "quadrivium._native", frozen)]
pub struct Seeker {
    game: String,
    evaluate: Py<PyAny>,
    worths: bool,
    simulations: u32,
    manner: Manner,
    busy: Mutex<()>,
}

#[pymethods]
impl Seeker {
    #[new]
    #[pyo3(signature = (game, evaluate, simulations, competitors, noise, worths))]
    fn new(
        game: &str,
        evaluate: Bound<'_, PyAny>,
        simulations: u32,
        competitors: usize,
        noise: f32,
        worths: bool,
    ) -> PyResult<Self> {
        GAMES.find(game).or_raise()?;
        if simulations == 0 || competitors == 0 {
            let wrong = "there has to be at least one simulation and one competitor";
            return Err(PyValueError::new_err(wrong));
        }
        if !(noise >= 0.0 && noise.is_finite()) {
            return Err(PyValueError::new_err("noise is a number from 0 on"));
        }
        let manner = Manner { competitors, noise, ..Manner::default() };
        let (game, evaluate, busy) = (game.to_owned(), evaluate.unbind(), Mutex::new(()));
        Ok(Self { game, evaluate, worths, simulations, manner, busy })
    }

    /// Thinks about many games: the chosen actions, the policies, what the actions are worth.
    fn think<'py>(
        &self,
        py: Python<'py>,
        games: Vec<Bound<'py, PyGame>>,
        rng: &Bound<'py, PyRng>,
    ) -> PyResult<Told<'py>> {
        let _busy = match self.busy.try_lock() {
            Err(TryLockError::WouldBlock) => return Err(in_use("search")),
            held => held.ok(),
        };
        let mut tables = Vec::with_capacity(games.len());
        for game in &games {
            let game = PyGame::of(game)?;
            if game.0.name() != self.game {
                let (mine, other) = (&self.game, game.0.name());
                let wrong = format!("this search is for {mine}, not {other}");
                return Err(PyValueError::new_err(wrong));
            }
            tables.push((game.0.boxed_clone(), game.seat_or_turn(None)?));
        }
        let Some((first, _)) = tables.first() else {
            return Err(PyValueError::new_err("there has to be at least one game"));
        };
        let (actions, players) = (first.action_ids() as usize, first.players());
        if tables.iter().any(|(table, _)| table.players() != players) {
            let wrong = "games that are thought about together have the same number of players";
            return Err(PyValueError::new_err(wrong));
        }
        let seed = PyRng::of(rng)?.0.next_u64();
        let judge = Judge { evaluate: &self.evaluate, worths: self.worths };
        let (simulations, manner) = (self.simulations, self.manner);
        let think = Think { tables, seed, simulations, manner, judge };
        let found = py.detach(|| visit(&self.game, think)).or_raise()??;
        let policies = found.policies.into_pyarray(py).reshape([games.len(), actions])?;
        Ok((found.actions.into_pyarray(py), policies, found.values.into_pyarray(py)))
    }
}
