//! Logs of other programs: whole games, both dialects, and what is wrong with bad ones.

mod conversions;
mod faults;
mod games;
mod ledger;
mod property;
mod scribe;
mod slots;
mod used;
mod weblabora;

use quadrivium_import::{BadLog, Dialect, Import, Log};

/// Reads a log that is well written.
#[track_caller]
fn read(text: &str, dialect: Dialect) -> Log {
    Log::read(text, dialect).unwrap_or_else(|bad| panic!("{bad}"))
}

/// Our actions for a log, one a line, without the seats.
fn actions(text: &str, dialect: Dialect) -> Result<Vec<String>, BadLog> {
    let log = Log::read(text, dialect)?;
    let mut import = Import::begin(&log);
    import.run()?;
    let record = import.record();
    record.replay_as::<quadrivium_labora::Labora>(None).expect("what was imported replays");
    Ok(record.actions.into_iter().map(|(by, action)| format!("{by} {action}")).collect())
}
