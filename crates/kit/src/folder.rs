//! The files of a crate, for tests that look at them.

use std::fs;
use std::path::{Path, PathBuf};

use quadrivium_core::Record;
use serde::Serialize;
use serde_json::Value;

/// The folder of a crate: `Folder(env!("CARGO_MANIFEST_DIR"))`. What cannot be read fails the test.
#[derive(Clone, Copy, Debug)]
pub struct Folder(pub &'static str);

impl Folder {
    /// A text in it.
    pub fn read(self, path: &str) -> String {
        text(&Path::new(self.0).join(path))
    }

    /// The Rust files in one of its folders, and in the folders of that.
    pub fn sources(self, path: &str) -> Vec<String> {
        let mut found = Vec::new();
        gather(&Path::new(self.0).join(path), &mut found);
        found.iter().map(|path| text(path)).collect()
    }

    /// Every file in `tests` is a part of the program that runs them all.
    ///
    /// # Panics
    /// When one of them is left out.
    pub fn runs_all_tests(self) {
        let main = self.read("tests/main.rs");
        for file in entries(&Path::new(self.0).join("tests")) {
            let name = file.file_stem().expect("a name").to_string_lossy().into_owned();
            let is_source = file.extension().is_some_and(|it| it == "rs") && name != "main";
            let declared = main.lines().any(|line| line == format!("mod {name};"));
            assert!(!is_source || declared, "tests/main.rs leaves out {name}");
        }
    }

    /// The recorded games of the crate by name, in `tests/games`.
    pub fn records(self) -> Vec<(String, Record)> {
        let mut files: Vec<_> = entries(&Path::new(self.0).join("tests/games")).collect();
        files.sort();
        let read = |file: PathBuf| {
            let name = file.file_stem().expect("a name").to_string_lossy().into_owned();
            match Record::parse(text(&file).as_bytes()) {
                Ok(record) => (name, record),
                Err(bad) => panic!("{name}: {bad}"),
            }
        };
        files.into_iter().map(read).collect()
    }

    /// A file that is made from data of the crate is what it would be now; with `UPDATE` set in
    /// the environment it is made anew.
    pub fn holds(self, path: &str, data: &impl Serialize) {
        let path = Path::new(self.0).join(path);
        let data = serde_json::to_value(data).expect("plain data");
        if std::env::var_os("UPDATE").is_some() {
            fs::write(&path, format!("{data}\n")).expect("the file can be written");
        }
        let held: Value = serde_json::from_str(&text(&path)).expect("JSON");
        assert!(held == data, "{} is out of date: run this test with UPDATE=1", path.display());
    }
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn entries(folder: &Path) -> impl Iterator<Item = PathBuf> {
    let entries = fs::read_dir(folder);
    let entries = entries.unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    entries.map(|entry| entry.expect("an entry of the folder").path())
}

fn gather(folder: &Path, found: &mut Vec<PathBuf>) {
    for path in entries(folder) {
        if path.is_dir() {
            gather(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(path);
        }
    }
}
