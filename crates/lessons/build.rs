//! Lists the lessons: every `lessons/<game>/<name>.rec` and `.json` goes into the binary, so that a
//! new lesson needs no line of code.

use std::io;

#[path = "../core/build/files.rs"]
mod files;

use files::{entries, name, root, write};

fn main() -> io::Result<()> {
    let root = root("lessons")?;
    let mut rows = Vec::new();
    for folder in entries(&root)?.iter().filter(|path| path.is_dir()) {
        for file in entries(folder)? {
            let (game, name) = (name(folder), name(&file));
            rows.push(format!("({game:?}, {name:?}, include_str!({:?}))", file.to_string_lossy()));
        }
    }
    write(&rows)
}
