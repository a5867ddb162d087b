//! Puzzles: positions of real games in which one turn is clearly best.
//!
//! The files of `puzzles/` are made by a command of `crates/train`, which lets the coach look for such
//! positions in games that bots play. A file is a list of records, each followed by the puzzles in it:
//! a game is written down once, however many of its positions are puzzles. Whether everything in
//! them is legal, the tests say; what a puzzle is worth to whoever solves it, the server.

mod daily;
mod file;
mod puzzle;

pub use daily::of_day;
pub use file::{BadPuzzles, read, write};
pub use puzzle::{Collection, Later, Margin, Puzzle};

use std::sync::LazyLock;

/// Every file of `puzzles/`: game, text.
static FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// Each is read when it is first asked for.
static COLLECTIONS: LazyLock<Vec<(&str, LazyLock<Collection, Reading>)>> = LazyLock::new(|| {
    let collection = |&(game, text): &(&'static str, &'static str)| {
        let reading: Reading =
            Box::new(move || read(text).expect("the tests have read every puzzle"));
        (game, LazyLock::new(reading))
    };
    FILES.iter().map(collection).collect()
});

type Reading = Box<dyn FnOnce() -> Collection + Send>;

/// What there is, game by game.
///
/// # Errors
/// When a file cannot be read.
pub fn check() -> Result<Vec<(&'static str, Collection)>, BadPuzzles> {
    FILES.iter().map(|&(game, text)| Ok((game, read(text)?))).collect()
}

/// The puzzles of a game; nothing where nobody has made any.
pub fn collection(game: &str) -> Option<&'static Collection> {
    COLLECTIONS.iter().find(|(name, _)| *name == game).map(|(_, collection)| &**collection)
}
