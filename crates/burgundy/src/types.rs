//! The things on the table: grounds, tiles, goods, dice, depots, estates.

use std::fmt;
use std::str::FromStr;

use quadrivium_core::{BadNotation, Key, KeySet, PerKey, named_enum, numbered};
use serde::{Deserialize, Serialize};

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

named_enum! {
    /// The goods by colour, in the order of their die numbers.
    #[derive(Default)]
    pub enum Good / PerGood {
        #[default]
        Turquoise = "turquoise",
        Purple = "purple",
        Pink = "pink",
        Red = "red",
        Brown = "brown",
        Orange = "orange",
    }
}

/// Some of the goods.
pub type GoodSet = KeySet<Good>;

impl Good {
    /// The die number with which these goods are sold (B-13.1).
    #[inline]
    pub const fn pips(self) -> Pips {
        Pips::new(self as u8 + 1).expect("there are as many goods as die faces")
    }
}

numbered! {
    /// The number that a die shows or a space asks for.
    pub struct Pips / PerPips (6)
}

/// Some of the die numbers.
pub type PipsSet = KeySet<Pips>;

named_enum! {
    /// What an action is taken with: one of the player's dice, named by what it shows, or no die.
    ///
    /// Two dice with the same number are as good as one another, so they share a name.
    pub enum Die / PerDie {
        D1 = "d1",
        D2 = "d2",
        D3 = "d3",
        D4 = "d4",
        D5 = "d5",
        D6 = "d6",
        /// The action of a castle or a building, which needs no die (B-9.16, B-11.1).
        Any = "any",
    }
}

impl Die {
    /// The die that shows this number.
    #[inline]
    pub const fn showing(pips: Pips) -> Self {
        Self::ALL[pips.number() as usize - 1]
    }

    /// What the die shows; nothing where no die is needed.
    #[inline]
    pub const fn pips(self) -> Option<Pips> {
        Pips::new(self as u8 + 1)
    }
}

/// Two dice rolled together, the smaller number first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Roll {
    low: Pips,
    high: Pips,
}

impl Roll {
    /// The roll with these two numbers, in either order.
    pub fn new(a: Pips, b: Pips) -> Self {
        Self { low: a.min(b), high: a.max(b) }
    }

    /// All rolls, rising.
    pub fn all() -> impl Iterator<Item = Self> {
        Pips::all()
            .flat_map(|low| Pips::all().skip(low.index()).map(move |high| Self { low, high }))
    }

    /// In how many of the 36 ways two dice fall like this.
    pub fn weight(self) -> u32 {
        if self.low == self.high { 1 } else { 2 }
    }

    /// The two numbers, the smaller first.
    pub const fn pips(self) -> [Pips; 2] {
        [self.low, self.high]
    }
}

numbered! {
    /// A numbered depot of the board.
    pub struct Depot / PerDepot (6)
}

impl Depot {
    /// The depot with this die number.
    #[inline]
    pub const fn of(pips: Pips) -> Self {
        Self::new(pips.number()).expect("there are as many depots as die faces")
    }

    /// The die number of this depot.
    #[inline]
    pub const fn pips(self) -> Pips {
        Pips::new(self.number()).expect("there are as many depots as die faces")
    }

    /// The next depot clockwise; the six lie in a ring (R18).
    #[must_use]
    pub const fn next(self) -> Self {
        Self::new(self.number() % 6 + 1).expect("the ring has six depots")
    }

    /// The four tile spaces of this depot.
    pub fn spaces(self) -> impl ExactSizeIterator<Item = DepotSpace> {
        let first = self.index() * DepotSpace::PER_DEPOT;
        (first..first + DepotSpace::PER_DEPOT).map(|index| DepotSpace(index as u8))
    }
}

/// A place for a tile on the board: four in each numbered depot, eight in the black one
/// (B-3.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DepotSpace(u8);

impl DepotSpace {
    /// Tile spaces of a numbered depot.
    pub const PER_DEPOT: usize = 4;
    /// Tile spaces of all numbered depots.
    pub const NUMBERED: usize = 24;
    /// Tile spaces of the black depot.
    pub const BLACK: usize = 8;

    /// All spaces of numbered depots.
    pub fn numbered() -> impl ExactSizeIterator<Item = Self> {
        (0..Self::NUMBERED as u8).map(Self)
    }

    /// All spaces of the black depot.
    pub fn black() -> impl ExactSizeIterator<Item = Self> {
        (Self::NUMBERED as u8..<Self as Key>::COUNT as u8).map(Self)
    }

    /// The numbered depot that the space belongs to; nothing for the black one.
    #[inline]
    pub const fn depot(self) -> Option<Depot> {
        Depot::new(self.0 / Self::PER_DEPOT as u8 + 1)
    }

    /// Which space of its depot it is, counted from 1.
    pub const fn place(self) -> u8 {
        match self.depot() {
            Some(_) => self.0 % Self::PER_DEPOT as u8 + 1,
            None => self.0 - Self::NUMBERED as u8 + 1,
        }
    }

    /// The spaces of the same depot that come before this one.
    pub fn earlier(self) -> impl Iterator<Item = Self> {
        (self.0 + 1 - self.place()..self.0).map(Self)
    }
}

impl Key for DepotSpace {
    const COUNT: usize = Self::NUMBERED + Self::BLACK;

    #[inline]
    fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    fn from_index(index: usize) -> Option<Self> {
        (index < <Self as Key>::COUNT).then_some(Self(index as u8))
    }
}

/// One value per tile space of the board.
pub type PerDepotSpace<T> = PerKey<DepotSpace, T, { <DepotSpace as Key>::COUNT }>;

/// `4.2` is the second space of depot 4, `black.3` the third of the black depot.
impl fmt::Display for DepotSpace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.depot() {
            Some(depot) => write!(f, "{depot}.{}", self.place()),
            None => write!(f, "black.{}", self.place()),
        }
    }
}

impl FromStr for DepotSpace {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let bad = || BadNotation::new(text, "a depot space such as 4.2 or black.3");
        let (depot, place) = text.split_once('.').ok_or_else(bad)?;
        let (first, places) = if depot == "black" {
            (Self::NUMBERED, Self::BLACK)
        } else {
            let depot: Depot = depot.parse().map_err(|_| bad())?;
            (depot.index() * Self::PER_DEPOT, Self::PER_DEPOT)
        };
        let found = (0..places).find(|index| (index + 1).to_string() == place).ok_or_else(bad)?;
        Ok(Self((first + found) as u8))
    }
}

impl Serialize for DepotSpace {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

numbered! {
    /// One of the three spaces where a player keeps tiles before they are placed (B-7.4).
    pub struct Slot / PerSlot (3)
}

numbered! {
    /// A space of an estate, numbered row by row from the top left.
    pub struct Space / PerSpace (37)
}

/// Some of the spaces of an estate.
pub type SpaceSet = KeySet<Space>;

numbered! {
    /// An estate by the number printed on it.
    pub struct Board / PerBoard (9)
}

/// A player board of the box: one estate on each side.
///
/// A sheet with one side only stands for an estate that leaves nothing to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Sheet {
    /// One side.
    pub front: Board,
    /// The other side.
    pub back: Option<Board>,
}

impl Sheet {
    /// A sheet that leaves no choice of the side.
    pub const fn single(board: Board) -> Self {
        Self { front: board, back: None }
    }

    /// The estates to choose from, the smaller number first.
    pub fn sides(self) -> impl Iterator<Item = Board> {
        let back = self.back.filter(|back| *back != self.front);
        let low = back.map_or(self.front, |back| back.min(self.front));
        let high = back.map(|back| back.max(self.front));
        std::iter::once(low).chain(high)
    }
}

/// The filler of bounded lists.
impl Default for Sheet {
    fn default() -> Self {
        Self::single(Board(0))
    }
}

impl From<Sheet> for String {
    fn from(sheet: Sheet) -> Self {
        sheet.to_string()
    }
}

impl TryFrom<String> for Sheet {
    type Error = BadNotation;

    fn try_from(text: String) -> Result<Self, BadNotation> {
        text.parse()
    }
}

/// `1-2`, or `7` for a sheet with one side.
impl fmt::Display for Sheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.back {
            Some(back) => write!(f, "{}-{back}", self.front),
            None => self.front.fmt(f),
        }
    }
}

impl FromStr for Sheet {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let bad = |_| BadNotation::new(text, "a sheet such as 1-2, or 7 alone");
        match text.split_once('-') {
            None => text.parse().map(Self::single).map_err(bad),
            Some((front, back)) => Ok(Self {
                front: front.parse().map_err(bad)?,
                back: Some(back.parse().map_err(bad)?),
            }),
        }
    }
}

named_enum! {
    /// The five phases of the game (B-4.3).
    #[derive(Default)]
    pub enum Phase / PerPhase {
        #[default]
        A = "A",
        B = "B",
        C = "C",
        D = "D",
        E = "E",
    }
}

impl Phase {
    /// The phase after this one.
    pub fn next(self) -> Option<Self> {
        Self::from_index(self.index() + 1)
    }
}

named_enum! {
    /// Where points come from, in the order in which they are told.
    pub enum Source / PerSource {
        Regions = "regions",
        Phases = "phases",
        BonusTiles = "bonus_tiles",
        Animals = "animals",
        Goods = "goods",
        Watchtowers = "watchtowers",
        UnsoldGoods = "unsold_goods",
        Silver = "silver",
        Workers = "workers",
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
    }
}

impl Source {
    /// The points of a yellow tile that counts at the end; nothing for the other yellow tiles.
    pub fn of_knowledge(knowledge: Knowledge) -> Option<Self> {
        let first = Self::Knowledge15.index();
        Self::from_index(first + knowledge.index().checked_sub(Knowledge::tile(15).index())?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn depot_spaces_print_and_parse() {
        for space in DepotSpace::numbered().chain(DepotSpace::black()) {
            assert_eq!(space.to_string().parse(), Ok(space));
        }
        for text in ["0.1", "7.1", "1.0", "1.5", "black.9", "black", "1.1.1", "+1.1", "1.01", "."] {
            assert!(text.parse::<DepotSpace>().is_err(), "{text}");
        }
    }

    #[test]
    fn the_earlier_spaces_are_of_the_same_depot() {
        let space: DepotSpace = "2.3".parse().unwrap();
        let earlier: Vec<_> = space.earlier().map(|space| space.to_string()).collect();
        assert_eq!(earlier, ["2.1", "2.2"]);
        assert_eq!(DepotSpace::black().next().unwrap().earlier().count(), 0);
    }

    #[test]
    fn rolls_are_twenty_one_of_weight_thirty_six() {
        assert_eq!(Roll::all().count(), 21);
        assert_eq!(Roll::all().map(Roll::weight).sum::<u32>(), 36);
        assert!(Roll::all().is_sorted());
    }

    #[test]
    fn depots_form_a_ring() {
        assert_eq!(Depot::new(6).unwrap().next(), Depot::new(1).unwrap());
    }

    #[test]
    fn only_the_last_twelve_yellow_tiles_count_at_the_end() {
        let source = |number| Source::of_knowledge(Knowledge::tile(number));
        assert_eq!(source(14), None);
        assert_eq!(source(15), Some(Source::Knowledge15));
        assert_eq!(source(26), Some(Source::Knowledge26));
    }

    #[test]
    fn a_sheet_with_the_same_number_twice_has_one_side() {
        let sheet: Sheet = "7-7".parse().unwrap();
        assert_eq!(sheet.sides().count(), 1);
        let sides: Vec<_> = "5-1".parse::<Sheet>().unwrap().sides().map(Board::number).collect();
        assert_eq!(sides, [1, 5]);
    }
}
