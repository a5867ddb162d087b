//! Lists the language files: every `locales/<language>/<subject>.ftl` goes into the binary, so a
//! new game brings its words along without a line of code here.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("set by cargo"))
        .join("../../locales")
        .canonicalize()?;
    println!("cargo::rerun-if-changed={}", root.display());
    let mut rows = Vec::new();
    for folder in entries(&root)?.iter().filter(|path| path.is_dir()) {
        let texts = entries(folder)?;
        for file in texts.iter().filter(|file| file.extension().is_some_and(|ext| ext == "ftl")) {
            let path = file.to_string_lossy();
            rows.push(format!("({:?}, {:?}, include_str!({path:?}))", name(folder), name(file)));
        }
    }
    let table = format!("&[{}]", rows.join(", "));
    let out = env::var("OUT_DIR").expect("set by cargo");
    fs::write(Path::new(&out).join("locales.rs"), table)
}

/// What lies in a folder, in the order of names, so that the same files give the same binary.
fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths: Vec<_> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    paths.sort();
    Ok(paths)
}

fn name(path: &Path) -> String {
    path.file_stem().expect("listed by name").to_string_lossy().into_owned()
}
