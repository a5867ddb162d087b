//! The list of games.

use pyo3::prelude::*;
use pyo3::types::PyDict;
use quadrivium_core::OptionValues;
use quadrivium_games::GAMES;

use crate::errors::OrRaise;

/// The names of all games.
///
/// >>> import quadrivium
/// >>> quadrivium.games()
/// ['burgundy', 'labora', 'orleans', 'craftsmen']
#[pyfunction]
pub fn games() -> Vec<&'static str> {
    GAMES.iter().map(|entry| entry.name).collect()
}

/// What can be chosen before a game: how many can play, and for every option its default and its
/// values, or how it is written.
///
/// >>> import quadrivium
/// >>> quadrivium.options("labora")["country"]["values"]
/// ['france', 'ireland']
/// >>> quadrivium.options("craftsmen")["players"]
/// (2, 5)
#[pyfunction]
pub fn options<'py>(py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyDict>> {
    let entry = GAMES.find(name).or_raise()?;
    let all = PyDict::new(py);
    all.set_item("players", (*entry.players.start(), *entry.players.end()))?;
    for spec in entry.options {
        let one = PyDict::new(py);
        one.set_item("default", spec.default)?;
        match spec.values {
            OptionValues::OneOf(words) => one.set_item("values", words.to_vec())?,
            OptionValues::Like(form) => one.set_item("form", form)?,
        }
        all.set_item(spec.name, one)?;
    }
    Ok(all)
}
