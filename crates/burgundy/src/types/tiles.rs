//! Hexagonal tiles and their colours.

use quadrivium_core::{KeySet, named_enum, numbered};

use crate::data::TILES;

named_enum! {
    /// The six colours of spaces and tiles, in the order of the rulebook's list of components.
    pub enum Ground / PerGround {
        /// Beige: cities.
        Building = "building",
        /// Light green: pastures.
        Animal = "animal",
        /// Yellow.
        Knowledge = "knowledge",
        /// Dark green.
        Castle = "castle",
        /// Grey.
        Mine = "mine",
        /// Blue: rivers.
        Ship = "ship",
    }
}

/// Some of the grounds.
pub type GroundSet = KeySet<Ground>;

named_enum! {
    /// The eight kinds of buildings.
    pub enum Building / PerBuilding {
        Warehouse = "warehouse",
        Carpenter = "carpenter",
        Church = "church",
        Market = "market",
        BoardingHouse = "boarding_house",
        Bank = "bank",
        CityHall = "city_hall",
        Watchtower = "watchtower",
    }
}

named_enum! {
    /// The four kinds of animals.
    pub enum Species / PerSpecies {
        Cow = "cow",
        Pig = "pig",
        Sheep = "sheep",
        Chicken = "chicken",
    }
}

numbered! {
    /// A yellow tile by its number (B-9.1).
    pub struct Knowledge / PerKnowledge (26)
}

impl Knowledge {
    /// The tile with this number, for the rules that name one.
    ///
    /// # Panics
    /// When there is no such number.
    pub const fn tile(number: u8) -> Self {
        Self::new(number).expect("yellow tiles are numbered from 1 to 26")
    }
}

/// Some of the yellow tiles.
pub type KnowledgeSet = KeySet<Knowledge>;

named_enum! {
    /// The hexagonal tiles, told apart by what they show; their backs do not matter once drawn.
    pub enum Tile / PerTile {
        Warehouse = "warehouse",
        Carpenter = "carpenter",
        Church = "church",
        Market = "market",
        BoardingHouse = "boarding_house",
        Bank = "bank",
        CityHall = "city_hall",
        Watchtower = "watchtower",
        Cow2 = "cow2",
        Cow3 = "cow3",
        Cow4 = "cow4",
        Pig2 = "pig2",
        Pig3 = "pig3",
        Pig4 = "pig4",
        Sheep2 = "sheep2",
        Sheep3 = "sheep3",
        Sheep4 = "sheep4",
        Chicken2 = "chicken2",
        Chicken3 = "chicken3",
        Chicken4 = "chicken4",
        Knowledge1 = "knowledge1",
        Knowledge2 = "knowledge2",
        Knowledge3 = "knowledge3",
        Knowledge4 = "knowledge4",
        Knowledge5 = "knowledge5",
        Knowledge6 = "knowledge6",
        Knowledge7 = "knowledge7",
        Knowledge8 = "knowledge8",
        Knowledge9 = "knowledge9",
        Knowledge10 = "knowledge10",
        Knowledge11 = "knowledge11",
        Knowledge12 = "knowledge12",
        Knowledge13 = "knowledge13",
        Knowledge14 = "knowledge14",
        Knowledge15 = "knowledge15",
        Knowledge16 = "knowledge16",
        Knowledge17 = "knowledge17",
        Knowledge18 = "knowledge18",
        Knowledge19 = "knowledge19",
        Knowledge20 = "knowledge20",
        Knowledge21 = "knowledge21",
        Knowledge22 = "knowledge22",
        Knowledge23 = "knowledge23",
        Knowledge24 = "knowledge24",
        Knowledge25 = "knowledge25",
        Knowledge26 = "knowledge26",
        Castle = "castle",
        Mine = "mine",
        Ship = "ship",
    }
}

/// What a tile is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TileKind {
    /// A beige tile.
    Building(Building),
    /// A light green tile with so many animals.
    Animals(Species, u8),
    /// A yellow tile.
    Knowledge(Knowledge),
    /// A dark green tile.
    Castle,
    /// A grey tile.
    Mine,
    /// A blue tile.
    Ship,
}

impl Tile {
    /// What the tile is.
    #[inline]
    pub fn kind(self) -> TileKind {
        TILES[self].kind
    }

    /// The colour of the tile, which is the colour of the spaces it fits on.
    #[inline]
    pub fn ground(self) -> Ground {
        TILES[self].kind.ground()
    }
}

impl TileKind {
    /// The colour of tiles of this kind.
    #[inline]
    pub const fn ground(self) -> Ground {
        match self {
            Self::Building(_) => Ground::Building,
            Self::Animals(..) => Ground::Animal,
            Self::Knowledge(_) => Ground::Knowledge,
            Self::Castle => Ground::Castle,
            Self::Mine => Ground::Mine,
            Self::Ship => Ground::Ship,
        }
    }
}
