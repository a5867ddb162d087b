//! A real file system that is small enough to be filled.

use std::fs::{self, File};
use std::io::{ErrorKind, Write};
use std::path::Path;
use std::process::Command;

use anyhow::{Context, ensure};
use tempfile::TempDir;

/// Room for the write-ahead log of a world and more.
const SIZE: &str = "size=128m";
/// How much is written at once: the last piece fills it to the last byte.
const PIECE: usize = 64 << 10;

/// A small file system in memory, unmounted when dropped.
pub struct SmallDisk {
    folder: TempDir,
}

impl SmallDisk {
    /// Mounts one.
    ///
    /// # Errors
    /// When that is not allowed: it takes root.
    pub fn mount() -> anyhow::Result<Self> {
        let folder = TempDir::new()?;
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", SIZE, "quadrivium-faults"])
            .arg(folder.path())
            .output()
            .context("there is no mount")?;
        let said = String::from_utf8_lossy(&mounted.stderr);
        ensure!(mounted.status.success(), "a file system cannot be mounted: {}", said.trim());
        Ok(Self { folder })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Fills it to the last byte.
    ///
    /// # Errors
    /// When something else is wrong with it.
    pub fn fill(&self) -> anyhow::Result<()> {
        let mut ballast =
            File::options().create(true).append(true).open(self.path().join("ballast"))?;
        let mut piece = PIECE;
        while piece > 0 {
            match ballast.write(&vec![0; piece]) {
                Ok(_) => {}
                Err(error) if error.kind() == ErrorKind::StorageFull => piece /= 2,
                Err(error) => return Err(error.into()),
            }
        }
        Ok(())
    }

    /// Makes room again.
    ///
    /// # Errors
    /// When it was not full.
    pub fn free(&self) -> anyhow::Result<()> {
        Ok(fs::remove_file(self.path().join("ballast"))?)
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // Nobody uses it any more; what cannot be unmounted now goes when the last file is closed.
        let _ = Command::new("umount").arg("--lazy").arg(self.path()).status();
    }
}
