//! The ladder: a file to which every match adds a line of JSON.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Context;
use quadrivium_arena::{Report, Rung};

pub struct Ladder {
    file: File,
    path: PathBuf,
}

/// Opens a ladder, or begins one.
///
/// # Errors
/// When nothing can be written there.
pub fn open(path: impl AsRef<Path>) -> anyhow::Result<Ladder> {
    let path = path.as_ref().to_owned();
    let file = OpenOptions::new().create(true).append(true).open(&path);
    let file = file.with_context(|| path.display().to_string())?;
    Ok(Ladder { file, path })
}

impl Ladder {
    /// Adds a match in which each contestant had this network, in one piece: several programs may write
    /// to the same ladder.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn add(mut self, report: &Report, networks: &[Option<String>]) -> anyhow::Result<()> {
        let at = jiff::Timestamp::now().to_string();
        let rung = Rung { at, version: env!("CARGO_PKG_VERSION"), networks, report };
        let line = format!("{}\n", serde_json::to_string(&rung)?);
        let written = self.file.write_all(line.as_bytes());
        written.with_context(|| self.path.display().to_string())
    }
}
