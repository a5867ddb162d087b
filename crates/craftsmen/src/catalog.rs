//! Everything that is printed, as data for whoever draws the game: the browser has no table of its
//! own. Its copy is `web/src/lib/games/craftsmen/catalog.json`, and a test keeps the two the same.
//!
//! After a change of a card, `UPDATE=1 cargo nextest run -p quadrivium-craftsmen catalog`
//! writes the copy anew.

use quadrivium_core::{Key, Narrate, Term};
use serde::Serialize;

use crate::data::{
    BONUS_POINTS, BUILD_COST, BUY_PRICE, CRAFTS_WORK_BY_YEAR, FAIR_MOST, GAME_HELPERS, GAME_YEARS,
    LINES, MAJORITY, MAYOR_CARDS, PLACING_FEE_POINTS_BY_YEAR, POOL_MOST_OWNED, SAWMILL_OUTPUT,
};
use crate::state::Craftsmen;
use crate::types::{Building, Colour, Good, Kind, Sawmill, Ship};

/// What is printed on everything that lies on the table.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Catalog {
    years: u8,
    helpers: u8,
    /// Work points of a helper, by year.
    work: [u8; 3],
    /// What stacking costs in points, by year.
    fee: [u8; 3],
    /// Markers of a player on the fair.
    fair: u8,
    /// Tokens of a kind that a player can have.
    tokens: u8,
    kinds: Vec<KindEntry>,
    goods: Vec<GoodEntry>,
    /// In the order in which cards are laid out.
    buildings: Vec<BuildingEntry>,
    sawmills: Vec<SawmillEntry>,
    ships: Vec<ShipEntry>,
    /// The help of the game: everything on the table, and the notions behind it.
    terms: Vec<Term>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct KindEntry {
    kind: Kind,
    build: u8,
    buy: u8,
    mayor: u8,
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct GoodEntry {
    name: Good,
    class: Class,
    /// The goods of its production line; only for final goods.
    line: Vec<Good>,
    /// Points of its bonus token.
    bonus: Option<u8>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
enum Class {
    Raw,
    Half,
    Final,
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct BuildingEntry {
    name: Building,
    trade: &'static str,
    kind: Kind,
    top: Colour,
    bottom: Colour,
    inputs: Vec<Good>,
    output: Good,
    points: u8,
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct SawmillEntry {
    name: Sawmill,
    top: Colour,
    bottom: Colour,
    output: Good,
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct ShipEntry {
    majority: &'static [u8],
    holds: Vec<(Good, u8)>,
}

fn good(name: Good) -> GoodEntry {
    let (class, bonus) = match name.final_row() {
        Some(row) => (Class::Final, Some(BONUS_POINTS[row])),
        None if name.is_raw() => (Class::Raw, None),
        None => (Class::Half, None),
    };
    let line = if bonus.is_some() { LINES[name].iter().collect() } else { Vec::new() };
    GoodEntry { name, class, line, bonus }
}

fn building(name: Building) -> BuildingEntry {
    let data = name.data();
    BuildingEntry {
        name,
        trade: data.trade,
        kind: data.kind,
        top: data.top,
        bottom: data.bottom,
        inputs: data.inputs.into_iter().flatten().collect(),
        output: data.output,
        points: data.points,
    }
}

fn ship(ship: Ship) -> ShipEntry {
    let holds = ship.holds();
    let holds = holds.map(|hold| (hold.data().good, hold.data().points)).collect();
    ShipEntry { majority: MAJORITY[ship.index()], holds }
}

/// All of it.
pub fn catalog() -> Catalog {
    let kind = |kind: Kind| KindEntry {
        kind,
        build: BUILD_COST[kind],
        buy: BUY_PRICE[kind],
        mayor: MAYOR_CARDS[kind],
    };
    let sawmill = |name: Sawmill| SawmillEntry {
        name,
        top: name.top(),
        bottom: name.bottom(),
        output: SAWMILL_OUTPUT,
    };
    Catalog {
        years: GAME_YEARS,
        helpers: GAME_HELPERS,
        work: CRAFTS_WORK_BY_YEAR,
        fee: PLACING_FEE_POINTS_BY_YEAR,
        fair: FAIR_MOST,
        tokens: POOL_MOST_OWNED,
        kinds: Kind::ALL.into_iter().map(kind).collect(),
        goods: Good::ALL.into_iter().map(good).collect(),
        buildings: Building::all().map(building).collect(),
        sawmills: Sawmill::all().map(sawmill).collect(),
        ships: Ship::all().map(ship).collect(),
        terms: Craftsmen::glossary(),
    }
}

#[test]
fn the_browser_has_the_same_catalog() {
    let folder = quadrivium_kit::Folder(env!("CARGO_MANIFEST_DIR"));
    folder.holds("../../web/src/lib/games/craftsmen/catalog.json", &catalog());
}
