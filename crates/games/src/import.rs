//! Game logs of other programs as our records.

use quadrivium_core::Record;
pub use quadrivium_labora::import::{BadLog, Difference, Note, Place};
use quadrivium_labora::import::{Dialect, Import, Log};

/// The programs whose logs can be read. All of them play Ora et Labora.
pub const PROGRAMS: [&str; Dialect::COUNT] = Dialect::NAMES;

/// What a log has become.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    /// The game, as far as it was imported.
    pub record: Record,
    /// How many commands were imported, without those that set the game up.
    pub done: usize,
    /// How many commands there are.
    pub commands: usize,
    /// What was not done to the letter.
    pub notes: Vec<Note>,
    /// Where and why it stops short: the other program goes by other rules there.
    pub divergence: Option<BadLog>,
}

/// Imports a log of one of the [`PROGRAMS`], as far as it goes by our rules.
///
/// ```
/// use quadrivium_games::import::import;
///
/// let imported = import("hathora", "CONFIG 2 france long\nSTART R G\nUSE LR1\nCOMMIT\n")?;
/// assert_eq!((imported.done, imported.commands), (2, 2));
/// assert_eq!(imported.record.game, "labora");
/// # Ok::<(), quadrivium_games::import::BadLog>(())
/// ```
///
/// # Errors
/// When the log is wrong in itself; the error names the line, the word and the reason.
///
/// # Panics
/// When there is no such program.
pub fn import(program: &str, log: &str) -> Result<Imported, BadLog> {
    let dialect: Dialect = program.parse().expect("one of the programs");
    let log = Log::read(log, dialect)?;
    let mut import = Import::begin(&log);
    let divergence = match import.run() {
        Ok(()) => None,
        Err(bad) if bad.is_divergence() => Some(bad),
        Err(bad) => return Err(bad),
    };
    Ok(Imported {
        record: import.record(),
        done: import.done(),
        commands: log.commands(),
        notes: import.notes().to_vec(),
        divergence,
    })
}
