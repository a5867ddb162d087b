//! The generator that chance and bots draw from.

use pyo3::prelude::*;
use quadrivium_core::{GameRng, game_rng};

use crate::errors::being_changed;

/// A generator of chance: the same numbers for the same seed, on every machine.
///
/// `game` is the number of a game in a series with one seed; no two of them share their chances.
///
/// >>> import quadrivium
/// >>> game = quadrivium.new("burgundy")
/// >>> game.settle(quadrivium.Rng(7)) > 0
/// True
#[pyclass(module = "quadrivium", name = "Rng")]
#[derive(Clone)]
pub struct PyRng(pub GameRng);

impl PyRng {
    /// The generator of an argument, unless somebody draws from it at this moment.
    pub fn of<'py>(rng: &Bound<'py, Self>) -> PyResult<PyRefMut<'py, Self>> {
        rng.try_borrow_mut().map_err(|_| being_changed("generator"))
    }
}

#[pymethods]
impl PyRng {
    #[new]
    #[pyo3(signature = (seed = 0, game = 0))]
    fn new(seed: u64, game: u64) -> Self {
        Self(game_rng(seed, game))
    }

    /// The same generator once more: both go on with the same numbers.
    fn clone(&self) -> Self {
        Clone::clone(self)
    }
}
