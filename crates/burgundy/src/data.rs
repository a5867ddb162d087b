//! Every number of the game, in tables that can be checked against the box.
//!
//! Sources: *rulebook* is the Polish rulebook of the 2011 edition. What it only shows in pictures
//! was compared with several independent implementations and photographs; each table says how
//! sure it is.

use quadrivium_core::PerKey;
use serde::Serialize;

use crate::types::{
    Board, Building, Depot, DepotSpace, Ground, Knowledge, PerBuilding, PerGround, PerPhase,
    PerTile, Sheet, Species, TileKind,
};

/// How often a tile is in the box, by the colour of its back.
#[derive(Clone, Copy, Debug)]
pub struct TileFacts {
    /// What the tile is.
    pub kind: TileKind,
    /// Tiles with a coloured back, for the numbered depots.
    pub coloured: u8,
    /// Tiles with a black back, for the black depot.
    pub black: u8,
}

const fn tile(kind: TileKind, coloured: u8, black: u8) -> TileFacts {
    TileFacts { kind, coloured, black }
}

use TileKind::{Animals, Building as House, Knowledge as Know};

/// The 164 hexagonal tiles (B-2.1, B-2.2).
///
/// Totals per colour and of black backs: rulebook. Split within buildings (5 + 2 each): three
/// implementations agree. Split within animals (2, 2, 3, 3, 4 and black 3, 4): two agree. Black
/// yellow tiles 7, 12, 14, 15, 24, 25: four agree.
pub const TILES: PerTile<TileFacts> = PerKey::new([
    //                                      coloured, black
    tile(House(Building::Warehouse), 5, 2),
    tile(House(Building::Carpenter), 5, 2),
    tile(House(Building::Church), 5, 2),
    tile(House(Building::Market), 5, 2),
    tile(House(Building::BoardingHouse), 5, 2),
    tile(House(Building::Bank), 5, 2),
    tile(House(Building::CityHall), 5, 2),
    tile(House(Building::Watchtower), 5, 2),
    tile(Animals(Species::Cow, 2), 2, 0),
    tile(Animals(Species::Cow, 3), 2, 1),
    tile(Animals(Species::Cow, 4), 1, 1),
    tile(Animals(Species::Pig, 2), 2, 0),
    tile(Animals(Species::Pig, 3), 2, 1),
    tile(Animals(Species::Pig, 4), 1, 1),
    tile(Animals(Species::Sheep, 2), 2, 0),
    tile(Animals(Species::Sheep, 3), 2, 1),
    tile(Animals(Species::Sheep, 4), 1, 1),
    tile(Animals(Species::Chicken, 2), 2, 0),
    tile(Animals(Species::Chicken, 3), 2, 1),
    tile(Animals(Species::Chicken, 4), 1, 1),
    tile(Know(Knowledge::tile(1)), 1, 0),
    tile(Know(Knowledge::tile(2)), 1, 0),
    tile(Know(Knowledge::tile(3)), 1, 0),
    tile(Know(Knowledge::tile(4)), 1, 0),
    tile(Know(Knowledge::tile(5)), 1, 0),
    tile(Know(Knowledge::tile(6)), 1, 0),
    tile(Know(Knowledge::tile(7)), 0, 1),
    tile(Know(Knowledge::tile(8)), 1, 0),
    tile(Know(Knowledge::tile(9)), 1, 0),
    tile(Know(Knowledge::tile(10)), 1, 0),
    tile(Know(Knowledge::tile(11)), 1, 0),
    tile(Know(Knowledge::tile(12)), 0, 1),
    tile(Know(Knowledge::tile(13)), 1, 0),
    tile(Know(Knowledge::tile(14)), 0, 1),
    tile(Know(Knowledge::tile(15)), 0, 1),
    tile(Know(Knowledge::tile(16)), 1, 0),
    tile(Know(Knowledge::tile(17)), 1, 0),
    tile(Know(Knowledge::tile(18)), 1, 0),
    tile(Know(Knowledge::tile(19)), 1, 0),
    tile(Know(Knowledge::tile(20)), 1, 0),
    tile(Know(Knowledge::tile(21)), 1, 0),
    tile(Know(Knowledge::tile(22)), 1, 0),
    tile(Know(Knowledge::tile(23)), 1, 0),
    tile(Know(Knowledge::tile(24)), 0, 1),
    tile(Know(Knowledge::tile(25)), 0, 1),
    tile(Know(Knowledge::tile(26)), 1, 0),
    tile(TileKind::Castle, 14, 2),
    tile(TileKind::Mine, 10, 2),
    tile(TileKind::Ship, 20, 6),
]);

/// Goods tiles of each colour (rulebook: 42 = 6 × 7; B-2.3).
pub const GOODS_PER_COLOUR: u8 = 7;

/// A tile space of a numbered depot.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DepotFacts {
    /// The colour of the tile that it is filled with.
    pub ground: Ground,
    /// It is used with at least so many players.
    pub players: u8,
}

const fn space(ground: Ground, players: u8) -> DepotFacts {
    DepotFacts { ground, players }
}

/// The tile spaces of the six numbered depots, in the order of their labels (B-3.3, B-4.7).
///
/// Labels 2, 3, 4 and totals (12, 18, 24): rulebook. Colours: two implementations agree for all
/// spaces, and with them the tiles of the box last for exactly five phases of four players.
pub const DEPOTS: [[DepotFacts; DepotSpace::PER_DEPOT]; Depot::COUNT] = {
    use Ground::{Animal, Building, Castle, Knowledge, Mine, Ship};
    [
        [space(Building, 2), space(Ship, 2), space(Knowledge, 3), space(Animal, 4)],
        [space(Knowledge, 2), space(Castle, 2), space(Building, 3), space(Building, 4)],
        [space(Animal, 2), space(Building, 2), space(Ship, 3), space(Knowledge, 4)],
        [space(Ship, 2), space(Building, 2), space(Animal, 3), space(Mine, 4)],
        [space(Mine, 2), space(Knowledge, 2), space(Building, 3), space(Building, 4)],
        [space(Building, 2), space(Animal, 2), space(Castle, 3), space(Ship, 4)],
    ]
};

/// Tiles of the black depot in each phase, by number of players from two (rulebook: 4 to 8; two
/// implementations agree on the step; B-4.9).
pub const BLACK_DEPOT_TILES: [u8; 3] = [4, 6, 8];

/// Goods revealed at the start of each phase, one for each round (rulebook, B-4.10).
pub const GOODS_PER_PHASE: usize = 5;
/// Rounds of a phase (rulebook, B-5.1).
pub const ROUNDS: u8 = 5;

/// Goods that each player starts with (rulebook, B-3.12).
pub const START_GOODS: u32 = 3;
/// Silver that each player starts with (rulebook, B-3.16).
pub const START_SILVER: u16 = 1;
/// Different goods that a player can store (rulebook, B-9.4).
pub const GOOD_TYPES_IN_STOCK: usize = 3;

/// Points of a finished region by size, from one space (rulebook: 1 to 36 for 1 to 8 spaces; two
/// sources agree on the steps; B-12.4).
pub const REGION_POINTS: [u16; 8] = [1, 3, 6, 10, 15, 21, 28, 36];

/// Points of a finished region by phase (rulebook: 10 in A to 2 in E; two sources agree; B-12.5).
pub const PHASE_POINTS: PerPhase<u16> = PerKey::new([10, 8, 6, 4, 2]);

/// Points of the large and the small bonus tile, by number of players from two
/// (rulebook, B-12.8, B-12.9).
pub const BONUS_POINTS: [[u16; 2]; 3] = [[5, 2], [6, 3], [7, 4]];

/// Points of a sold goods tile, by number of players from two (rulebook, B-13.4).
pub const SALE_POINTS: [u16; 3] = [2, 3, 4];
/// Silver for a sale, and with yellow tile 3 (rulebook, B-13.3, B-17.4).
pub const SALE_SILVER: [u16; 2] = [1, 2];

/// Workers of the worker action, and with yellow tile 14 (rulebook, B-14.1, B-17.18).
pub const ACTION_WORKERS: [u16; 2] = [2, 4];
/// The price of a tile of the black depot (rulebook, B-14.4).
pub const PURCHASE_PRICE: u16 = 2;

/// Workers from a boarding house (rulebook, B-10.6).
pub const BOARDING_HOUSE_WORKERS: u16 = 4;
/// Silver from a bank (rulebook, B-10.7).
pub const BANK_SILVER: u16 = 2;
/// Points of a watchtower (rulebook, B-10.9).
pub const WATCHTOWER_POINTS: u16 = 4;

/// Workers for one point at the end (rulebook, B-16.4).
pub const WORKERS_PER_POINT: u16 = 2;
/// Points per sold type with yellow tile 15 (rulebook, B-17.19).
pub const SOLD_TYPE_POINTS: u16 = 3;
/// Points per building with yellow tiles 16 to 23 (rulebook, B-17.21).
pub const BUILDING_POINTS: u16 = 4;
/// Points per species with yellow tile 24 (rulebook, B-17.23).
pub const SPECIES_POINTS: u16 = 4;
/// Points per sold goods tile with yellow tile 25 (rulebook, B-17.25).
pub const SOLD_TILE_POINTS: u16 = 1;
/// Points per bonus tile with yellow tile 26 (rulebook, B-17.27).
pub const BONUS_TILE_POINTS: u16 = 2;

/// The yellow tile that pays for each kind of building at the end (B-17.21).
///
/// 17 and 22 are in the rulebook's example; for the others three sources agree.
pub const KNOWLEDGE_OF_BUILDING: PerBuilding<Knowledge> = PerKey::new([
    Knowledge::tile(16), // warehouse
    Knowledge::tile(18), // carpenter's workshop
    Knowledge::tile(19), // church
    Knowledge::tile(20), // market
    Knowledge::tile(21), // boarding house
    Knowledge::tile(22), // bank
    Knowledge::tile(23), // city hall
    Knowledge::tile(17), // watchtower
]);

/// The yellow tile that lets a die for placing this colour be shifted by one for nothing
/// (rulebook: 9 buildings; 10 ships and animals; 11 castles, mines and knowledge;
/// B-17.12 to B-17.14).
pub const KNOWLEDGE_OF_GROUND: PerGround<Knowledge> = PerKey::new([
    Knowledge::tile(9),  // building
    Knowledge::tile(10), // animal
    Knowledge::tile(11), // knowledge
    Knowledge::tile(11), // castle
    Knowledge::tile(11), // mine
    Knowledge::tile(10), // ship
]);

const fn sheet(front: u8, back: u8) -> Sheet {
    Sheet { front: Board::new(front).unwrap(), back: Board::new(back) }
}

/// Which estates share a player board (B-2.8, R2).
///
/// Six boards with number 1 on four of them: rulebook. The partners are *reconstructed*; who owns
/// the box sets the option `sheets`.
pub const SHEETS: [Sheet; 6] =
    [sheet(1, 2), sheet(1, 3), sheet(1, 4), sheet(1, 5), sheet(6, 7), sheet(8, 9)];

/// Where the start castle goes when nobody chooses.
///
/// Estate 1: the centre (rulebook, B-3.11). The others: the castle space nearest to the centre, the
/// first of them where several are as near; for quick games with the option `boards`.
pub const DEFAULT_CASTLES: [u8; Board::COUNT] = [19, 4, 19, 14, 20, 19, 2, 6, 21];

/// The nine estates: a letter for the ground and the die number of every space (B-4.1).
///
/// A pasture (animals), B city (buildings), C castle, K knowledge, M mine, S river (ships).
/// The numbers are the same on all nine. Estates 1, 2, 3, 5, 6, 7, 9: two to four sources agree on
/// every space. Estates 4 and 8: one photograph each, with facts that support it (number of
/// regions, limits of the rulebook).
pub const ESTATES: [&str; Board::COUNT] = [
    // 1
    "      A6 C5 C4 K3
         A2 A1 C6 K5 B4
       A5 A4 B3 K1 B2 B3
      S6 S1 S2 C6 S5 S4 S1
       B2 B5 M4 B3 B1 A2
         B6 M1 K2 B5 B6
           M3 K4 K1 B3",
    // 2
    "      S6 B5 A4 C3
         A2 S1 B6 A5 B4
       A5 A4 A3 B1 K2 B3
      B6 B1 B2 B6 B5 K4 C1
       K2 K5 M4 K3 M1 S2
         B6 B1 M2 K5 S6
           C3 S4 S1 C3",
    // 3
    "      A6 A5 A4 A3
         S2 S1 C6 S5 S4
       B5 M4 K3 K1 S2 B3
      B6 B1 K2 C6 K5 B4 B1
       B2 B5 K4 K3 B1 B2
         C6 A1 M2 M5 C6
           B3 A4 S1 B3",
    // 4
    "      C6 A5 B4 S3
         A2 A1 B6 S5 S4
       B5 B4 B3 S1 C2 M3
      A6 A1 A2 K6 K5 M4 S1
       B2 C5 K4 B3 B1 B2
         B6 M1 B2 K5 K6
           S3 B4 K1 C3",
    // 5
    "      A6 B5 B4 S3
         A2 A1 B6 M5 M4
       B5 C4 K3 S1 S2 S3
      B6 B1 A2 K6 C5 B4 B1
       K2 C5 A4 K3 S1 B2
         B6 A1 B2 C5 S6
           K3 K4 B1 M3",
    // 6
    "      K6 K5 C4 S3
         K2 B1 B6 S5 B4
       A5 A4 M3 S1 B2 B3
      K6 B1 B2 C6 S5 B4 B1
       K2 B5 B4 M3 S1 B2
         K6 M1 A2 A5 S6
           C3 A4 A1 C3",
    // 7
    "      K6 C5 C4 S3
         K2 A1 A6 A5 S4
       S5 M4 B3 B1 M2 A3
      S6 K1 B2 B6 B5 A4 B1
       B2 K5 B4 B3 A1 B2
         B6 S1 M2 K5 B6
           S3 C4 C1 K3",
    // 8
    "      B6 B5 S4 B3
         S2 C1 K6 C5 B4
       B5 K4 M3 K1 K2 S3
      B6 A1 K2 M6 A5 K4 B1
       S2 A5 A4 A3 M1 B2
         B6 C1 A2 C5 S6
           B3 S4 B1 B3",
    // 9
    "      B6 B5 C4 K3
         B2 B1 A6 A5 S4
       B5 B4 A3 A1 S2 S3
      C6 K1 K2 M6 S5 C4 K1
       S2 S5 K4 M3 B1 A2
         K6 B1 B2 B5 A6
           M3 C4 B1 B3",
];

/// The lengths of the seven rows of an estate (rulebook: 37 spaces; B-4.1).
pub const ROWS: [u8; 7] = [4, 5, 6, 7, 6, 5, 4];
