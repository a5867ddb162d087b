//! For build scripts: the files of a folder of the repository, to be put into the binary.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// A folder at the top of the repository; the build begins anew when something in it changes.
pub fn root(folder: &str) -> io::Result<PathBuf> {
    let here = env::var("CARGO_MANIFEST_DIR").expect("set by cargo");
    let root = Path::new(&here).join("../..").join(folder).canonicalize()?;
    println!("cargo::rerun-if-changed={}", root.display());
    Ok(root)
}

/// What lies in a folder, in the order of names, so that the same files give the same binary.
pub fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths: Vec<_> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    paths.sort();
    Ok(paths)
}

/// The name of a file or folder.
pub fn name(path: &Path) -> String {
    path.file_name().expect("listed by name").to_string_lossy().into_owned()
}

/// Writes the rows of a table to `files.rs`, which the crate includes.
pub fn write(rows: &[String]) -> io::Result<()> {
    let out = env::var("OUT_DIR").expect("set by cargo");
    fs::write(Path::new(&out).join("files.rs"), format!("&[{}]", rows.join(", ")))
}
