//! Files named on the command line, with one clear sentence when they cannot be used.

use std::fs;
use std::io::{self, ErrorKind, Read, Write};
use std::path::Path;

use anyhow::{anyhow, bail};
use quadrivium_core::Record;

/// More than the largest record, and a bound for what a wrong file may cost.
const LARGEST: u64 = 64 << 20;

/// What stands in a file of this kind, or on standard input for `-`.
///
/// # Errors
/// When it cannot be read.
pub fn read(path: &Path, kind: &str) -> anyhow::Result<Vec<u8>> {
    let name = path.display();
    let bytes = if path.as_os_str() == "-" {
        take(io::stdin().lock())
    } else {
        fs::File::open(path).and_then(take)
    };
    let bytes = bytes.map_err(|error| match error.kind() {
        ErrorKind::NotFound => {
            anyhow!("there is no file '{name}': give the path of a {kind}, or - for standard input")
        }
        ErrorKind::IsADirectory => {
            anyhow!("'{name}' is a directory: give the path of a {kind} inside it")
        }
        ErrorKind::PermissionDenied => {
            anyhow!("'{name}' may not be read: give yourself the permission or copy it")
        }
        _ => anyhow!("'{name}' cannot be read ({error}): give the path of a {kind}"),
    })?;
    if bytes.len() as u64 > LARGEST {
        bail!("'{name}' is larger than any {kind}: give the path of a {kind}");
    }
    Ok(bytes)
}

/// What a file is called in messages.
pub fn name(path: &Path) -> String {
    match path.to_str() {
        Some("-") => "standard input".to_owned(),
        _ => path.display().to_string(),
    }
}

fn take(from: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(LARGEST + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Writes a record to a new file; an existing one only where it is known to be ours.
///
/// # Errors
/// When the file exists and is not ours, or cannot be written.
pub fn write(path: &Path, record: &Record, ours: bool) -> anyhow::Result<()> {
    let name = path.display();
    fs::OpenOptions::new()
        .write(true)
        .create_new(!ours)
        .create(true)
        .truncate(true)
        .open(path)
        .and_then(|mut file| file.write_all(record.to_string().as_bytes()))
        .map_err(|error| match error.kind() {
            ErrorKind::AlreadyExists => {
                anyhow!("'{name}' exists already: choose another name for the record")
            }
            ErrorKind::NotFound => {
                anyhow!("the folder of '{name}' does not exist: make it first or choose another")
            }
            ErrorKind::IsADirectory => {
                anyhow!("'{name}' is a directory: give the name of a file inside it")
            }
            _ => anyhow!("'{name}' cannot be written ({error}): choose another place"),
        })
}

/// Makes a folder for records, with those above it.
///
/// # Errors
/// When there cannot be such a folder.
pub fn make_folder(path: &Path) -> anyhow::Result<()> {
    let name = path.display();
    fs::create_dir_all(path).map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists | ErrorKind::NotADirectory => {
            anyhow!("'{name}' is a file: give a folder for the records")
        }
        _ => anyhow!("the folder '{name}' cannot be made ({error}): choose another place"),
    })
}
