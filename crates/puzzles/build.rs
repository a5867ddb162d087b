//! Lists the puzzles: every `puzzles/<game>.txt` goes into the binary.

use std::io;

#[path = "../core/build/files.rs"]
mod files;

use files::{entries, name, root, write};

fn main() -> io::Result<()> {
    let files = entries(&root("puzzles")?)?;
    let row = |file: &std::path::PathBuf| {
        let name = name(file);
        let game = name.strip_suffix(".txt")?;
        Some(format!("({game:?}, include_str!({:?}))", file.to_string_lossy()))
    };
    write(&files.iter().filter_map(row).collect::<Vec<_>>())
}
