//! What positions are drawn with: the sheets of symbols, what is printed, and names of things.
//!
//! The web client owns these files; here they are put into the module as they are.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use quadrivium_core::Phrase;

use crate::spoken;

/// The parts of a game's drawing.
macro_rules! parts {
    ($game:literal $(, $name:literal => $file:literal)*) => {
        &[
            ("sprites", include_str!(concat!("../../../web/src/lib/games/", $game, "/sprites.svg"))),
            ("style", include_str!(concat!("../../../web/src/lib/games/", $game, "/sprites.css"))),
            ("catalog", include_str!(concat!("../../../web/src/lib/games/", $game, "/catalog.json"))),
            $(($name, include_str!(concat!("../../../web/src/lib/games/", $game, "/", $file))),)*
        ]
    };
}

/// Every game with its parts.
const SHEETS: &[(&str, &[(&str, &str)])] = &[
    ("burgundy", parts!("burgundy")),
    ("craftsmen", parts!("craftsmen")),
    ("labora", parts!("labora")),
    ("orleans", parts!("orleans", "landscape" => "landscape.json")),
];

/// A part of what a game is drawn with, as text.
#[pyfunction]
pub fn drawing(game: &str, part: &str) -> PyResult<&'static str> {
    let parts = SHEETS.iter().find(|(name, _)| *name == game).map(|(_, parts)| *parts);
    let found = parts.unwrap_or_default().iter().find(|(name, _)| *name == part);
    found.map(|(_, text)| *text).ok_or_else(|| {
        PyValueError::new_err(format!("there is no '{part}' of a drawing of '{game}'"))
    })
}

/// What a message says that needs nothing filled in, such as the name of a tile.
#[pyfunction]
pub fn message(key: String, lang: &str) -> PyResult<String> {
    spoken::say(&Phrase { key: key.into(), args: Vec::new() }, lang)
}
