//! What lies on the table. Plain data and small questions about it; the rules are elsewhere.

use quadrivium_core::{Key, PerSeat, Seat};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::data::{BUILDINGS, Schedule, TILES};
use crate::land::{Cell, CellSet, PerCell};
use crate::options::Options;
use crate::types::{
    Building, Card, CardSet, Clergyman, DistrictSide, Good, GoodSet, Marker, PerClergyman, PerGood,
    PerMarker, PerPool, PerSettlement, PerTerrain, Phase, PlotSide, Rank, Settlement,
    SettlementSet, Stack, Terrain,
};

/// The most players of this game; in the solo game the second seat is the neutral player's.
pub const MOST_PLAYERS: usize = 4;

/// What lies on a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Content {
    /// Nothing.
    #[default]
    Empty,
    /// A forest card.
    Forest,
    /// A moor card.
    Moor,
    /// A building.
    House(Building),
    /// A settlement.
    Home(Settlement),
}

/// A district on an estate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct District {
    /// Whose estate.
    pub owner: Seat,
    /// In which row.
    pub row: i8,
    /// Which side lies up.
    pub side: DistrictSide,
}

/// A plot on an estate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Plot {
    /// Whose estate.
    pub owner: Seat,
    /// The upper of its two rows.
    pub row: i8,
    /// Which side lies up.
    pub side: PlotSide,
}

/// What a player is asked. The stack is read from the top. When it is empty the game goes on to
/// the next turn, phase or round by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "kind")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Question {
    /// A player's turn: so many main actions, and extra actions around them.
    #[default]
    Turn,
    /// A player in a settlement phase: land, then a settlement.
    Settling,
    /// Where a building goes that was taken from the display.
    Site { building: Building },
    /// Where a settlement goes.
    HomeSite { settlement: Settlement },
    /// The prior may enter the building that was just built here.
    Enter { cell: Cell },
    /// How a work contract for the building here is paid.
    Fee { cell: Cell },
    /// Which clergyman the owner sends here.
    Send { cell: Cell },
    /// By which marker felled wood or cut peat is counted.
    Harvest { good: Good },
    /// A step of a building's function.
    Function(Frame),
    /// Goods for what is due.
    Pay(Payment),
    /// The solo player puts the display on the neutral heartland.
    NeutralBuild,
    /// Where a building goes on the neutral heartland.
    NeutralSite { building: Building },
    /// The neutral prior may enter one of the new buildings.
    NeutralUse,
}

impl Question {
    /// Whether it follows from what the same player has decided, and is left by taking that back.
    pub(crate) const fn follows(&self) -> bool {
        match self {
            Self::Site { .. }
            | Self::HomeSite { .. }
            | Self::Fee { .. }
            | Self::Harvest { .. }
            | Self::Function(_)
            | Self::Pay(_)
            | Self::NeutralSite { .. } => true,
            Self::Turn
            | Self::Settling
            | Self::Enter { .. }
            | Self::Send { .. }
            | Self::NeutralBuild
            | Self::NeutralUse => false,
        }
    }
}

/// A function that is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Frame {
    /// Whose function.
    pub building: Building,
    /// Where it stands; nothing while it lies in the display.
    pub cell: Option<Cell>,
    /// Which of its steps.
    pub step: u8,
    /// How far that step has come.
    pub progress: Progress,
}

/// How far a step of a function has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Progress {
    /// Nothing is done yet.
    Start,
    /// How often each trade before the next one is made.
    Trading { times: [u8; 2], next: u8 },
    /// The trades are paid, or are being paid.
    Paid { times: [u8; 2] },
    /// One good is chosen, and the second has to be another one.
    Chosen { good: Good },
    /// Goods for the points that are left are chosen kind by kind.
    Rewarding { points: u8, next: u8 },
    /// What can be done several times was done so often.
    Repeated { count: u8 },
}

/// What is put together from goods of the payer's choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(untagged)]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Payment {
    /// Sums.
    Sums(Sums),
    /// So many goods are left to pay, of other kinds than those that were paid.
    Different { left: u8, paid: GoodSet },
}

/// Sums that are still due, in the order in which they are paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Sums {
    /// How much of each.
    pub left: PerPool<u16>,
    /// The next kind that is asked for, within the list of the sum that is paid now.
    pub next: u8,
}

/// How deep questions can be nested: a turn, and functions that lead to others.
pub const MOST_PENDING: usize = 16;

/// What part of a round is being played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Between rounds.
    #[default]
    RoundEnd,
    /// The neutral player builds.
    NeutralBuilding,
    /// A new neutral building may be used.
    NeutralUsing,
    /// A settlement phase.
    Settling(Phase),
    /// Turns.
    Turns,
    /// The bonus round.
    Bonus,
    /// The end.
    Over,
}

/// A game of Ora et Labora: its rules and its state in one value.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Labora {
    /// How it was set up.
    pub(crate) options: Options,
    /// What is asked, the present question last.
    pub(crate) pending: ArrayVec<[Question; MOST_PENDING]>,
    /// What part of the round is being played.
    pub(crate) stage: Stage,
    /// How many players have had their part in this stage.
    pub(crate) turn: u8,
    /// Which round it is, from 1.
    pub(crate) round: u16,
    /// Whose part it is.
    pub(crate) active: Seat,
    /// How many main actions are left in this turn.
    pub(crate) actions: u8,
    /// How many decisions of the payment under way were taken.
    pub(crate) decided: u8,
    /// Whether land was bought in this turn or phase.
    pub(crate) bought: bool,
    /// The next round, or what is left of this one, is the last (two players).
    pub(crate) last: bool,
    /// Buildings that copy functions and were used in this main action (R-USE-3).
    pub(crate) copied: CardSet,
    /// The space of the arm.
    pub(crate) arm: u8,
    /// The space of each marker; nothing for one that is out of play.
    pub(crate) markers: PerMarker<Option<u8>>,
    /// Buildings that can be built.
    pub(crate) display: CardSet,
    /// The stack that was opened last.
    pub(crate) opened: Stack,
    /// Cards that the neutral player could not build or has built over.
    pub(crate) aside: CardSet,
    /// Cells of the neutral heartland that were built on in this phase.
    pub(crate) fresh: CellSet,
    /// What a work contract costs.
    pub(crate) contract_price: u8,
    /// Wonders left.
    pub(crate) wonders: u8,
    /// The districts, those on estates first.
    pub(crate) districts: [Option<District>; TILES],
    /// The plots, those on estates first.
    pub(crate) plots: [Option<Plot>; TILES],
    /// What lies on each cell.
    pub(crate) cells: PerCell<Content>,
    /// The cells of each estate.
    pub(crate) land: PerSeat<CellSet, MOST_PLAYERS>,
    /// The cells of each terrain.
    pub(crate) terrain: PerTerrain<CellSet>,
    /// Cells with nothing on them.
    pub(crate) free: CellSet,
    /// Cells with a forest.
    pub(crate) forests: CellSet,
    /// Cells with a moor.
    pub(crate) moors: CellSet,
    /// Cells with a building.
    pub(crate) houses: CellSet,
    /// Cells with a cloister building.
    pub(crate) cloisters: CellSet,
    /// Where clergymen stand; nothing for those at home.
    pub(crate) clergy: PerSeat<PerClergyman<Option<Cell>>, MOST_PLAYERS>,
    /// Everybody's goods.
    pub(crate) goods: PerSeat<PerGood<u16>, MOST_PLAYERS>,
    /// Settlements that can be built.
    pub(crate) hand: PerSeat<SettlementSet, MOST_PLAYERS>,
}

const _: () = assert!(size_of::<Labora>() <= 2048, "a game of four fits in two kibibytes");

impl Labora {
    /// The set-up in numbers.
    #[inline]
    pub(crate) const fn schedule(&self) -> Schedule {
        self.options.schedule()
    }

    /// The players, in seat order.
    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.options.players)
    }

    /// The players and the neutral one.
    pub(crate) fn owners(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.options.players.max(2))
    }

    /// The neutral player of the solo game.
    pub(crate) fn neutral(&self) -> Option<Seat> {
        (self.options.players == 1).then_some(Seat::B)
    }

    /// The present question; nothing at the end.
    #[inline]
    pub fn asked(&self) -> Option<Question> {
        self.pending.last().copied()
    }

    /// Whose part it is, also while an owner is asked whom to send.
    pub const fn active(&self) -> Seat {
        self.active
    }

    /// How many of a good a player has.
    #[inline]
    pub fn has(&self, seat: Seat, good: Good) -> u16 {
        self.goods[seat][good]
    }

    /// The building on a cell.
    #[inline]
    pub fn house(&self, cell: Cell) -> Option<Building> {
        match self.cells[cell] {
            Content::House(building) => Some(building),
            _ => None,
        }
    }

    /// Where a building of an owner stands; nowhere if nobody sits there.
    pub(crate) fn find_house(&self, owner: Seat, building: Building) -> Option<Cell> {
        let land = *self.land.values.get(owner.index())?;
        (land & self.houses).iter().find(|&cell| self.house(cell) == Some(building))
    }

    /// The cells on which clergymen stand.
    pub(crate) fn occupied(&self) -> CellSet {
        self.owners().flat_map(|seat| self.clergy[seat].values.into_iter().flatten()).collect()
    }

    /// The cells on which priors stand.
    pub(crate) fn with_priors(&self) -> CellSet {
        self.owners().filter_map(|seat| self.clergy[seat][Clergyman::Prior]).collect()
    }

    /// How many clergymen everybody has.
    pub(crate) fn clergymen(&self) -> &'static [Clergyman] {
        &Clergyman::ALL[..=self.schedule().lay_brothers.into()]
    }

    /// A clergyman of this rank who is at home.
    pub(crate) fn at_home(&self, seat: Seat, rank: Rank) -> Option<Clergyman> {
        let mut clergymen = self.clergymen().iter().copied();
        clergymen.find(|&man| man.rank() == rank && self.clergy[seat][man].is_none())
    }

    /// Whether any clergyman of a player is at home.
    pub(crate) fn anybody_home(&self, seat: Seat) -> bool {
        self.clergymen().iter().any(|&man| self.clergy[seat][man].is_none())
    }

    /// The side of a card that is used.
    pub(crate) fn side(&self, card: Card) -> Building {
        Building::on(card, self.options.country)
    }

    /// The buildings in the display.
    pub(crate) fn displayed(&self) -> impl Iterator<Item = Building> {
        self.display.iter().map(|card| self.side(card))
    }

    /// Whether a building lies in the display.
    pub(crate) fn is_displayed(&self, building: Building) -> bool {
        building
            .card()
            .is_some_and(|card| self.display.contains(card) && self.side(card) == building)
    }

    /// Puts something on a cell, or takes it away.
    pub(crate) fn put(&mut self, cell: Cell, content: Content) {
        self.cells[cell] = content;
        for set in [
            &mut self.free,
            &mut self.forests,
            &mut self.moors,
            &mut self.houses,
            &mut self.cloisters,
        ] {
            set.remove(cell);
        }
        match content {
            Content::Empty => self.free.insert(cell),
            Content::Forest => self.forests.insert(cell),
            Content::Moor => self.moors.insert(cell),
            Content::House(building) => {
                self.houses.insert(cell);
                if BUILDINGS[building].cloister {
                    self.cloisters.insert(cell);
                }
            }
            Content::Home(_) => {}
        }
    }

    /// Adds a cell to an estate.
    pub(crate) fn add_cell(&mut self, seat: Seat, cell: Cell, terrain: Terrain, content: Content) {
        self.land[seat].insert(cell);
        self.terrain[terrain].insert(cell);
        self.put(cell, content);
    }

    /// The cells of a player on which a building or a settlement stands.
    pub(crate) fn built(&self, seat: Seat) -> CellSet {
        self.land[seat] & !(self.free | self.forests | self.moors)
    }

    /// The settlements that a player has built, with their cells.
    pub(crate) fn homes(&self, seat: Seat) -> PerSettlement<Option<Cell>> {
        let mut homes = PerSettlement::default();
        for cell in (self.built(seat) & !self.houses).iter() {
            if let Content::Home(settlement) = self.cells[cell] {
                homes[settlement] = Some(cell);
            }
        }
        homes
    }

    /// How much a marker shows; nothing for one that is out of play.
    pub(crate) fn shows(&self, marker: Marker) -> Option<u8> {
        let steps = (self.arm + 13 - self.markers[marker]?) % 13;
        Some(self.schedule().row.values()[usize::from(steps)])
    }
}
