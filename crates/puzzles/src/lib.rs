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

use std::sync::OnceLock;

/// Every file of `puzzles/`: game, text; nothing but the game where they are handed over.
static FILES: &[(&str, Option<&str>)] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// Each is read when it is first asked for, in the order of the files.
static COLLECTIONS: OnceLock<Vec<OnceLock<Collection>>> = OnceLock::new();

/// What is known of the puzzles of a game: their text, and the place of what was read.
fn place(game: &str) -> Option<(Option<&'static str>, &'static OnceLock<Collection>)> {
    let places = COLLECTIONS.get_or_init(|| FILES.iter().map(|_| OnceLock::new()).collect());
    let at = FILES.iter().position(|(name, _)| *name == game)?;
    Some((FILES[at].1, places.get(at)?))
}

/// What there is, game by game.
///
/// # Errors
/// When a file cannot be read.
pub fn check() -> Result<Vec<(&'static str, Collection)>, BadPuzzles> {
    let texts = FILES.iter().filter_map(|&(game, text)| Some((game, text?)));
    texts.map(|(game, text)| Ok((game, read(text)?))).collect()
}

/// The puzzles of a game; nothing where nobody has made any, or they were not handed over yet.
pub fn collection(game: &str) -> Option<&'static Collection> {
    let (text, place) = place(game)?;
    match text {
        Some(text) => {
            Some(place.get_or_init(|| read(text).expect("the tests have read every puzzle")))
        }
        None => place.get(),
    }
}

/// Whether a game has puzzles that have to be handed over first.
pub fn is_missing(game: &str) -> bool {
    place(game).is_some_and(|(text, place)| text.is_none() && place.get().is_none())
}

/// Takes the file of a game; says whether there is a place for it.
///
/// # Errors
/// When it cannot be read.
pub fn give(text: &str) -> Result<bool, BadPuzzles> {
    let collection = read(text)?;
    let game = collection.puzzles.first().map(|puzzle| puzzle.record.game.clone());
    let place = game.and_then(|game| place(&game));
    Ok(place.is_some_and(|(_, place)| place.set(collection).is_ok() || place.get().is_some()))
}
