//! Everything that is printed, as data for whoever draws the game: the browser has no table of its
//! own. Its copy is `web/src/lib/games/burgundy/catalog.json`, and a test keeps the two the same.
//!
//! After a change of a table, `UPDATE=1 cargo nextest run -p quadrivium-burgundy catalog`
//! writes the copy anew.

use quadrivium_core::{Phrase, Term};
use serde::Serialize;

use crate::data::{DEPOTS, DepotFacts, ROUNDS, TILES};
use crate::layout::NUMBERS;
use crate::narrate::glossary;
use crate::types::{Board, Depot, DepotSpace, Ground, PerSpace, Pips, Source, Tile, TileKind};

/// What is printed on everything that lies on the table.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Catalog {
    rounds: u8,
    tiles: Vec<TileEntry>,
    /// The tile spaces of the numbered depots.
    depots: [[DepotFacts; DepotSpace::PER_DEPOT]; Depot::COUNT],
    /// The ground of every space of the nine estates.
    estates: Vec<PerSpace<Ground>>,
    /// The die number of every space, the same on all.
    pips: PerSpace<Pips>,
    /// Where points come from, in the order of a breakdown.
    sources: [Source; Source::COUNT],
    /// What is not a component, but has rules of its own.
    terms: Vec<Term>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct TileEntry {
    name: Tile,
    ground: Ground,
    /// How many animals stand on it.
    animals: u8,
    /// How many there are with a coloured back, and with a black one.
    coloured: u8,
    black: u8,
    help: Phrase,
}

fn tile(name: Tile) -> TileEntry {
    let facts = TILES[name];
    let animals = match facts.kind {
        TileKind::Animals(_, animals) => animals,
        _ => 0,
    };
    TileEntry {
        name,
        ground: name.ground(),
        animals,
        coloured: facts.coloured,
        black: facts.black,
        help: glossary::tile_help(name),
    }
}

/// All of it.
pub fn catalog() -> Catalog {
    Catalog {
        rounds: ROUNDS,
        tiles: Tile::ALL.map(tile).into(),
        depots: DEPOTS,
        estates: Board::all().map(|board| board.layout().grounds).collect(),
        pips: NUMBERS,
        sources: Source::ALL,
        terms: glossary::notions().collect(),
    }
}

#[test]
fn the_browser_has_the_same_catalog() {
    let folder = quadrivium_kit::Folder(env!("CARGO_MANIFEST_DIR"));
    folder.holds("../../web/src/lib/games/burgundy/catalog.json", &catalog());
}
