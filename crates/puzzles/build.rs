//! Lists the puzzles: every `puzzles/<game>.txt` goes into the binary, or with feature `files` off its name alone.

use std::io;

#[path = "../core/build/files.rs"]
mod files;

use files::{entries, name, root, write};

fn main() -> io::Result<()> {
    let inside = std::env::var_os("CARGO_FEATURE_FILES").is_some();
    let files = entries(&root("puzzles")?)?;
    let row = |file: &std::path::PathBuf| {
        let name = name(file);
        let game = name.strip_suffix(".txt")?;
        let text = if inside {
            format!("Some(include_str!({:?}))", file.to_string_lossy())
        } else {
            "None".to_owned()
        };
        Some(format!("({game:?}, {text})"))
    };
    write(&files.iter().filter_map(row).collect::<Vec<_>>())
}
