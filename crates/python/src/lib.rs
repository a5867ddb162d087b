//! The games of Quadrivium for Python.
//!
//! The Python package around this module is thin: it has the exceptions, what notebooks show, and
//! the environments of other libraries. Everything hot is here, and nothing here knows a rule.
//! Numbers go in and out, never text unless it is asked for. What takes long lets other threads of
//! Python go on; what is used by two of them at once says so.

// Much of the documentation is read in Python, and much of what comes from there comes by value.
#![expect(clippy::doc_link_with_quotes, clippy::doc_markdown, clippy::needless_pass_by_value)]

use pyo3::prelude::*;

mod arrays;
mod bot;
mod drawn;
mod errors;
mod game;
mod lane;
mod limits;
mod list;
mod parts;
mod prospects;
mod rewards;
mod rng;
mod search;
mod seats;
mod sitting;
mod spoken;
mod vector;

/// What is written in Rust; import `quadrivium` instead.
#[pymodule]
mod _native {
    #[pymodule_export]
    use super::bot::{PyBot, arena, bots};
    #[pymodule_export]
    use super::drawn::{drawing, message};
    #[pymodule_export]
    use super::game::{PyGame, load, new, replay};
    #[pymodule_export]
    use super::list::{games, options};
    #[pymodule_export]
    use super::rng::PyRng;
    #[pymodule_export]
    use super::search::Seeker;
    #[pymodule_export]
    use super::vector::Vector;
}
