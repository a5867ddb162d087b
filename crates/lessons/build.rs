//! Lists the lessons: every `lessons/<game>/<name>.rec` and `.json` goes into the binary, so that a
//! new lesson needs no line of code; and so do the examples of the rulebooks in `lessons/<game>/book/`.

use std::io;
use std::path::Path;

#[path = "../core/build/files.rs"]
mod files;

use files::{entries, name, root, write};

fn main() -> io::Result<()> {
    let root = root("lessons")?;
    let mut rows = Vec::new();
    for folder in entries(&root)?.iter().filter(|path| path.is_dir()) {
        list(&name(folder), "", folder, &mut rows)?;
    }
    write(&rows)
}

fn list(game: &str, before: &str, folder: &Path, rows: &mut Vec<String>) -> io::Result<()> {
    for path in entries(folder)? {
        let name = format!("{before}{}", name(&path));
        if path.is_dir() {
            list(game, &format!("{name}/"), &path, rows)?;
        } else {
            rows.push(format!("({game:?}, {name:?}, include_str!({:?}))", path.to_string_lossy()));
        }
    }
    Ok(())
}
