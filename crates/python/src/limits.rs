//! How much may be asked for at once: what goes beyond is a slip of the pen, and would take all memory
//! before anybody noticed.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// Games of one environment: a few gigabytes.
const GAMES: usize = 1 << 20;
/// Threads of one call.
const THREADS: usize = 256;

fn within(what: &str, asked: usize, most: usize) -> PyResult<()> {
    if (1..=most).contains(&asked) {
        Ok(())
    } else {
        Err(PyValueError::new_err(format!("{what}: expected 1 to {most}, not {asked}")))
    }
}

/// Whether so many games can be played at once.
pub fn games(asked: usize) -> PyResult<()> {
    within("games", asked, GAMES)
}

/// Whether so many threads can be had.
pub fn threads(asked: usize) -> PyResult<()> {
    within("threads", asked, THREADS)
}
