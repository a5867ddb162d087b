//! The generator that chance and bots draw from.

use pyo3::prelude::*;
use quadrivium_core::{GameRng, game_rng};

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
