//! Everything that can go wrong, as the exceptions of `quadrivium.errors`.

use pyo3::import_exception;
use pyo3::prelude::*;
use quadrivium_core::{BadNotation, BadRecord, MessageKey, Refusal, Settings, UnknownGame};
use quadrivium_games::BadBot;

import_exception!(quadrivium.errors, IllegalAction);
import_exception!(quadrivium.errors, InUse);

mod raw {
    pyo3::import_exception!(quadrivium.errors, BadNotation);
    pyo3::import_exception!(quadrivium.errors, BadOptions);
    pyo3::import_exception!(quadrivium.errors, BadRecord);
    pyo3::import_exception!(quadrivium.errors, BadSave);
    pyo3::import_exception!(quadrivium.errors, UnknownBot);
    pyo3::import_exception!(quadrivium.errors, UnknownGame);
}

/// An error of the engine that Python has an exception for.
pub trait Raise {
    /// The exception.
    fn raise(self) -> PyErr;
}

/// The same for what may have gone wrong.
pub trait OrRaise<T> {
    /// The value, or the exception.
    fn or_raise(self) -> PyResult<T>;
}

impl<T, E: Raise> OrRaise<T> for Result<T, E> {
    fn or_raise(self) -> PyResult<T> {
        self.map_err(Raise::raise)
    }
}

impl Raise for UnknownGame {
    fn raise(self) -> PyErr {
        raw::UnknownGame::new_err(self.to_string())
    }
}

impl Raise for quadrivium_core::BadOptions {
    fn raise(self) -> PyErr {
        raw::BadOptions::new_err(self.to_string())
    }
}

impl Raise for BadNotation {
    fn raise(self) -> PyErr {
        raw::BadNotation::new_err(self.to_string())
    }
}

impl Raise for Refusal {
    fn raise(self) -> PyErr {
        match self {
            Self::Notation(bad) => bad.raise(),
            Self::Illegal { key, reason } => illegal(reason, key),
        }
    }
}

impl Raise for BadRecord {
    fn raise(self) -> PyErr {
        raw::BadRecord::new_err((self.to_string(), self.line))
    }
}

impl Raise for BadBot {
    fn raise(self) -> PyErr {
        raw::UnknownBot::new_err(self.to_string())
    }
}

/// A saved game that cannot be read.
impl Raise for serde_json::Error {
    fn raise(self) -> PyErr {
        bad_save(self)
    }
}

/// A saved game that cannot be gone on with.
pub fn bad_save(why: impl std::fmt::Display) -> PyErr {
    raw::BadSave::new_err(format!("this is no saved game: {why}"))
}

/// An action that cannot be taken, and the key of the reason.
pub fn illegal(reason: impl Into<String>, key: &str) -> PyErr {
    IllegalAction::new_err((reason.into(), key.to_owned()))
}

/// The reason of a game.
pub fn refusal(illegal: impl Copy + MessageKey + std::fmt::Display) -> Refusal {
    Refusal::Illegal { key: illegal.message_key(), reason: illegal.to_string() }
}

/// Somebody else is using this thing on another thread.
pub fn in_use(what: &str) -> PyErr {
    InUse::new_err(format!("another thread is using this {what}"))
}

/// Something that a method is changing, on another thread or further out in this one.
pub fn being_changed(what: &str) -> PyErr {
    InUse::new_err(format!("this {what} is being changed by another call"))
}

/// The options of a game as Python hands them over. Words, numbers and truth values are all
/// written as they are in records.
pub fn settings(
    players: Option<i64>,
    options: Option<&Bound<'_, pyo3::types::PyDict>>,
) -> PyResult<Settings> {
    let mut settings = Settings::default();
    let count = |players| {
        u8::try_from(players)
            .map_err(|_| raw::BadOptions::new_err(format!("no game is for {players} players")))
    };
    settings.players = players.map(count).transpose()?;
    for (name, value) in options.into_iter().flatten() {
        let value = match value.extract::<bool>() {
            Ok(value) => value.to_string(),
            Err(_) => value.str()?.to_string(),
        };
        settings = settings.with(&name.extract::<String>()?, value);
    }
    Ok(settings)
}
