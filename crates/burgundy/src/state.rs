//! What lies on the table. Plain data and small questions about it; the rules are elsewhere.

use quadrivium_core::{PerSeat, Seat};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::layout::{Layout, NEIGHBOURS};
use crate::options::{Purchase, Setup};
use crate::types::{
    Board, Building, Depot, DepotSpace, Die, Good, GoodSet, Ground, GroundSet, Knowledge,
    KnowledgeSet, PerDepot, PerDepotSpace, PerGood, PerGround, PerSlot, PerSource, PerSpace,
    PerTile, Phase, Pips, Roll, Sheet, Slot, Space, SpaceSet, Tile, TileKind,
};

/// The most players of this game.
pub const MOST_PLAYERS: usize = 4;

/// What the game waits for. The stack is read from the top; an empty stack is the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Pending {
    /// Nobody decides.
    Chance(Draw),
    /// Several players decide the same, at once or one after the other.
    Together(Joint),
    /// One player decides.
    Player {
        /// Who.
        seat: Seat,
        /// What.
        #[serde(flatten)]
        question: Question,
    },
}

/// The filler of bounded lists.
impl Default for Pending {
    fn default() -> Self {
        Self::Chance(Draw::ChooseStart)
    }
}

/// What chance is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Draw {
    /// Who starts (B-3.18, R26).
    ChooseStart,
    /// The three goods of each player (B-3.12).
    DealGoods,
    /// The player boards of the expert set-up (B-18.1).
    DealSheets,
    /// Tiles for the numbered depots (B-4.7).
    FillDepots,
    /// Tiles for the black depot (B-4.9).
    FillBlackDepot,
    /// The goods of the phase (B-4.10).
    RevealGoods,
    /// Everybody's dice, then the white one (B-5.2).
    RollDice,
}

/// What several players are asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Joint {
    /// The sides and castle spaces of the expert set-up (B-18.2, R32).
    ChooseEstates,
}

/// What one player is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Question {
    /// The two dice of a turn, in any order, and a purchase (B-7.2, B-14.2).
    TakeTurn,
    /// A castle was placed: one more action, with a die of any number (B-9.16, R9).
    ActAtOnce,
    /// A carpenter's workshop, church or market was placed: one tile from any numbered depot
    /// (B-10.2 to B-10.4).
    FetchTile {
        /// Which building: it decides which tiles can be fetched.
        building: Building,
    },
    /// A warehouse was placed: one type of goods can be sold (B-10.1, R30).
    SellAtOnce,
    /// A city hall was placed: one more tile can be placed (B-10.8, R14).
    PlaceAtOnce,
    /// A ship was placed: the goods of one depot (B-9.2).
    LoadGoods,
    /// The goods that a ship found are of more types than fit (B-9.6, R8).
    KeepGoods {
        /// Where the goods lie.
        depot: Depot,
        /// Whether the goods of the next depot are loaded too.
        and_next: bool,
    },
    /// A tile was taken into a full storage: which one makes room (B-7.5, R13).
    Discard {
        /// The new tile.
        tile: Tile,
    },
}

impl Question {
    /// The question, put to a player.
    pub const fn to(self, seat: Seat) -> Pending {
        Pending::Player { seat, question: self }
    }
}

/// A player's side of a sheet and castle space, chosen in the expert set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Choice {
    /// The side.
    pub board: Board,
    /// Where the start castle goes.
    pub castle: Space,
}

/// A player's marker on the turn order track.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Marker {
    /// The player.
    pub seat: Seat,
    /// How many spaces it has moved to the right.
    pub space: u8,
}

/// The two dice of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Dice {
    /// What they show, the smaller number first; nothing before the roll.
    pub pips: Option<[Pips; 2]>,
    /// Which of them are used.
    pub used: [bool; 2],
}

impl Dice {
    /// The dice after a roll.
    pub fn rolled(roll: Roll) -> Self {
        Self { pips: Some(roll.pips()), used: [false; 2] }
    }

    /// The unused dice, each number once, rising.
    pub fn unused(self) -> impl Iterator<Item = Pips> {
        let [low, high] = self.pips.map_or([None; 2], |pips| pips.map(Some));
        let [low_used, high_used] = self.used;
        let low = low.filter(|_| !low_used);
        let high = high.filter(|_| !high_used).filter(|high| Some(*high) != low);
        low.into_iter().chain(high)
    }

    /// Whether both dice are used.
    pub fn all_used(self) -> bool {
        self.used == [true; 2]
    }

    /// Marks a die as used; nothing happens to a die that is none (B-6.2).
    pub fn spend(&mut self, die: Die) {
        let (Some(spent), Some(pips)) = (die.pips(), self.pips) else { return };
        let index = usize::from(self.used[0] || pips[0] != spent);
        debug_assert!(pips[index] == spent && !self.used[index], "only unused dice are spent");
        self.used[index] = true;
    }
}

/// What mines pay at the end of a phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Income {
    /// Silver.
    pub silver: u16,
    /// Workers.
    pub workers: u16,
}

/// What belongs to one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Estate {
    /// The player board that was dealt in the expert set-up.
    pub sheet: Option<Sheet>,
    /// A choice that the others do not see yet.
    pub secret: Option<Choice>,
    /// The estate; nothing before it is chosen.
    pub board: Option<Board>,
    /// The placed tiles.
    pub tiles: PerSpace<Option<Tile>>,
    /// The spaces with a tile: remembered from `tiles`, because legality asks it all the time.
    pub covered: SpaceSet,
    /// The spaces next to a tile: remembered from `tiles`.
    pub touched: SpaceSet,
    /// The yellow tiles placed: remembered from `tiles`.
    pub knowledge: KnowledgeSet,
    /// Tiles that were taken and not placed yet.
    pub storage: PerSlot<Option<Tile>>,
    /// Goods in stock.
    pub stock: PerGood<u8>,
    /// Goods sold (B-13.2).
    pub sold: PerGood<u8>,
    /// Silver (B-11.4).
    pub silver: u16,
    /// Workers (B-11.4).
    pub workers: u16,
    /// Points by where they came from.
    pub points: PerSource<u16>,
    /// Colours for which the player has the large bonus tile.
    pub large_bonus: GroundSet,
    /// Colours for which the player has the small bonus tile.
    pub small_bonus: GroundSet,
    /// The dice of this round.
    pub dice: Dice,
}

impl Estate {
    /// The printed estate.
    ///
    /// # Panics
    /// Before the estate is chosen.
    #[inline]
    pub fn layout(&self) -> &'static Layout {
        self.board.expect("tiles are placed after the estate is chosen").layout()
    }

    /// Whether a yellow tile with this number is placed (B-17.1).
    #[inline]
    pub fn knows(&self, number: u8) -> bool {
        self.knowledge.contains(Knowledge::tile(number))
    }

    /// Puts a tile on a space.
    pub fn put(&mut self, tile: Tile, space: Space) {
        self.tiles[space] = Some(tile);
        self.covered.insert(space);
        self.touched |= NEIGHBOURS[space];
        if let TileKind::Knowledge(knowledge) = tile.kind() {
            self.knowledge.insert(knowledge);
        }
    }

    /// The first empty slot of the storage.
    pub fn free_slot(&self) -> Option<Slot> {
        self.storage.iter().find(|(_, tile)| tile.is_none()).map(|(slot, _)| slot)
    }

    /// The types of goods in stock.
    pub fn stocked(&self) -> GoodSet {
        types(self.stock)
    }

    /// All points so far (B-2.6).
    pub fn total(&self) -> u16 {
        self.points.values.iter().sum()
    }

    /// The tiles placed, with their spaces.
    pub fn placed(&self) -> impl Iterator<Item = (Space, Tile)> {
        self.covered.iter().filter_map(|space| Some((space, self.tiles[space]?)))
    }

    /// How many mines are placed.
    pub fn mines(&self) -> u16 {
        (self.covered & self.layout().spaces[Ground::Mine]).len() as u16
    }

    /// Every mine pays a silver, and with yellow tile 2 also a worker (B-9.19, R19).
    pub fn income(&self) -> Income {
        let silver = self.mines();
        Income { silver, workers: if self.knows(2) { silver } else { 0 } }
    }

    /// The first slot with the same tile as this one: equal tiles share its name, so that one
    /// choice has one spelling.
    pub fn named_by(&self, slot: Slot) -> Slot {
        let same = |other: &Slot| self.storage[*other] == self.storage[slot];
        Slot::all().find(same).expect("a slot has the same tile as itself")
    }
}

/// The Castles of Burgundy: everything on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Burgundy {
    pub(crate) players: u8,
    pub(crate) setup: Setup,
    pub(crate) purchase: Purchase,
    pub(crate) pending: ArrayVec<[Pending; 4]>,
    pub(crate) phase: Phase,
    /// From 1 to 5; 0 while a phase is set up.
    pub(crate) round: u8,
    /// The order of this round: it does not change while the round is played (R4).
    pub(crate) order: ArrayVec<[Seat; MOST_PLAYERS]>,
    /// The turn order track, first to act first (B-5.7).
    pub(crate) track: ArrayVec<[Marker; MOST_PLAYERS]>,
    /// Whether the player whose turn it is has bought a tile (B-14.2).
    pub(crate) purchased: bool,
    pub(crate) white: Option<Pips>,
    /// The tiles on the board.
    pub(crate) depots: PerDepotSpace<Option<Tile>>,
    /// The goods on the board.
    pub(crate) depot_goods: PerDepot<PerGood<u8>>,
    /// The goods of the rounds to come, the next one first (B-5.9).
    pub(crate) round_goods: ArrayVec<[Good; 5]>,
    /// Face-down tiles with a coloured back.
    pub(crate) pile: PerTile<u8>,
    /// Face-down tiles with a black back.
    pub(crate) black_pile: PerTile<u8>,
    /// Face-down goods.
    pub(crate) goods_pile: PerGood<u8>,
    /// Tiles that left the game (R27).
    pub(crate) removed: PerTile<u8>,
    /// Bonus tiles taken of each colour: the large one goes first, then the small one (B-12.9).
    pub(crate) bonus_taken: PerGround<u8>,
    /// Player boards that can still be dealt.
    pub(crate) sheets: ArrayVec<[Sheet; 12]>,
    pub(crate) estates: PerSeat<Estate, MOST_PLAYERS>,
}

impl Burgundy {
    /// The question now asked.
    #[inline]
    pub fn asked(&self) -> Option<Pending> {
        self.pending.last().copied()
    }

    /// The question now asked of one player.
    pub(crate) fn question(&self) -> Option<Question> {
        match self.asked()? {
            Pending::Player { question, .. } => Some(question),
            Pending::Chance(_) | Pending::Together(_) => None,
        }
    }

    /// What belongs to a player.
    pub fn estate(&self, seat: Seat) -> &Estate {
        &self.estates[seat]
    }

    /// The seats of this game.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.players)
    }

    /// Replaces the question that was answered by another one.
    pub(crate) fn ask_instead(&mut self, next: Pending) {
        *self.pending.last_mut().expect("a question was asked") = next;
    }

    /// Asks a player something before going on with the question below.
    pub(crate) fn ask(&mut self, seat: Seat, question: Question) {
        self.pending.push(question.to(seat));
    }

    /// The first space of the same depot with the same tile as this one: equal tiles share its
    /// name, so that one choice has one spelling.
    pub(crate) fn named_by(&self, space: DepotSpace) -> DepotSpace {
        let mut earlier = space.earlier();
        earlier.find(|&other| self.depots[other] == self.depots[space]).unwrap_or(space)
    }

    /// The row of a table that is given by number of players from two.
    #[inline]
    pub(crate) fn by_players<T: Copy>(&self, table: &[T; 3]) -> T {
        table[usize::from(self.players) - 2]
    }

    /// The goods of a depot, and of the next one if both are loaded (R18).
    pub(crate) fn cargo(&self, depot: Depot, and_next: bool) -> PerGood<u8> {
        let mut cargo = self.depot_goods[depot];
        if and_next {
            for (good, tiles) in self.depot_goods[depot.next()].iter() {
                cargo[good] += tiles;
            }
        }
        cargo
    }
}

/// The types of goods in a heap.
pub(crate) fn types(goods: PerGood<u8>) -> GoodSet {
    goods.iter().filter(|(_, tiles)| **tiles > 0).map(|(good, _)| good).collect()
}

/// Search copies positions all the time.
const _: () = assert!(size_of::<Burgundy>() <= 2048, "a game of four fits in two kibibytes");
