//! The position as numbers for learning, seen from one seat.
//!
//! The viewer's own estate comes first, then the others in seat order. Counts are scaled to about
//! one. Secret choices are not written, so that nothing can leak.

use quadrivium_core::{Encoder, Key, Seat};

use crate::data::ROUNDS;
use crate::options::Purchase;
use crate::state::{Burgundy, Estate, MOST_PLAYERS, Pending};
use crate::types::{
    Board, Building, Depot, DepotSpace, Good, Ground, Knowledge, Phase, Pips, Slot, Space, Species,
    Tile, TileKind,
};

const TABLE: usize = Phase::COUNT + ROUNDS as usize + 3 + 1 + Pips::COUNT + 1;
const QUESTION: usize = QUESTIONS + MOST_PLAYERS + Tile::COUNT;
const ROUND_GOODS: usize = ROUNDS as usize * Good::COUNT;
const DEPOT_TILES: usize = Depot::COUNT * Tile::COUNT;
const DEPOT_GOODS: usize = Depot::COUNT * Good::COUNT;
const PILES: usize = 2 * Tile::COUNT + Good::COUNT;
const BONUS: usize = 2 * Ground::COUNT;
const PER_SPACE: usize = 1 + Ground::COUNT + Building::COUNT + Species::COUNT + 1;
const SPACES: usize = Space::COUNT * PER_SPACE;
const HOLDINGS: usize = 1
    + Board::COUNT
    + Knowledge::COUNT
    + Tile::COUNT
    + 2 * Good::COUNT
    + 3
    + 2 * Ground::COUNT
    + 2 * Pips::COUNT
    + 2
    + 2;

pub(crate) const ENCODER: Encoder = Encoder {
    version: 1,
    blocks: &[
        ("table", TABLE),
        ("question", QUESTION),
        ("round_goods", ROUND_GOODS),
        ("depot_tiles", DEPOT_TILES),
        ("depot_goods", DEPOT_GOODS),
        ("black_depot", Tile::COUNT),
        ("piles", PILES),
        ("bonus_tiles", BONUS),
        ("own_holdings", HOLDINGS),
        ("own_spaces", SPACES),
        ("second_holdings", HOLDINGS),
        ("second_spaces", SPACES),
        ("third_holdings", HOLDINGS),
        ("third_spaces", SPACES),
        ("fourth_holdings", HOLDINGS),
        ("fourth_spaces", SPACES),
    ],
};

/// Kinds of [`Pending`].
const QUESTIONS: usize = 16;

const fn question(pending: Pending) -> usize {
    match pending {
        Pending::ChooseStart => 0,
        Pending::DealGoods => 1,
        Pending::DealSheets => 2,
        Pending::ChooseEstates => 3,
        Pending::FillDepots => 4,
        Pending::FillBlackDepot => 5,
        Pending::RevealGoods => 6,
        Pending::RollDice => 7,
        Pending::TakeTurn { .. } => 8,
        Pending::ActAtOnce { .. } => 9,
        Pending::FetchTile { .. } => 10,
        Pending::SellAtOnce { .. } => 11,
        Pending::PlaceAtOnce { .. } => 12,
        Pending::LoadGoods { .. } => 13,
        Pending::KeepGoods { .. } => 14,
        Pending::Discard { .. } => 15,
    }
}

/// Writes one number after the other into a slice of zeros.
struct Writer<'a> {
    out: &'a mut [f32],
    at: usize,
}

impl Writer<'_> {
    fn number(&mut self, number: f32) {
        self.out[self.at] = number;
        self.at += 1;
    }

    fn flag(&mut self, flag: bool) {
        self.number(f32::from(u8::from(flag)));
    }

    /// Leaves room for so many numbers and marks one of them.
    fn one_of(&mut self, length: usize, marked: Option<usize>) {
        if let Some(marked) = marked {
            self.out[self.at + marked] = 1.0;
        }
        self.at += length;
    }

    /// Leaves room for so many numbers and counts each thing at its place.
    fn tally(&mut self, length: usize, things: impl Iterator<Item = usize>) {
        for thing in things {
            self.out[self.at + thing] += 1.0;
        }
        self.at += length;
    }

    fn scaled(&mut self, counts: &[u8], scale: f32) {
        for &count in counts {
            self.number(f32::from(count) / scale);
        }
    }
}

impl Burgundy {
    pub(crate) fn write_numbers(&self, viewer: Seat, out: &mut [f32]) {
        assert_eq!(out.len(), ENCODER.len(), "the slice is as long as the encoder says");
        out.fill(0.0);
        let mut writer = Writer { out, at: 0 };
        self.write_table(&mut writer);
        self.write_question(viewer, &mut writer);
        self.write_board(&mut writer);
        let mut seat = viewer;
        for place in 0..MOST_PLAYERS {
            if place < usize::from(self.players) {
                self.write_holdings(seat, &mut writer);
                write_spaces(&self.estates[seat], &mut writer);
                seat = seat.next(self.players);
            } else {
                writer.at += HOLDINGS + SPACES;
            }
        }
        debug_assert_eq!(writer.at, ENCODER.len());
    }

    fn write_table(&self, writer: &mut Writer<'_>) {
        writer.one_of(Phase::COUNT, Some(self.phase.index()));
        writer.one_of(ROUNDS.into(), usize::from(self.round).checked_sub(1));
        writer.one_of(3, Some(usize::from(self.players) - 2));
        writer.flag(self.purchase == Purchase::AnyTime);
        writer.one_of(Pips::COUNT, self.white.map(Key::index));
        writer.flag(self.purchased);
    }

    fn write_question(&self, viewer: Seat, writer: &mut Writer<'_>) {
        writer.one_of(QUESTIONS, self.asked().map(question));
        let players = usize::from(self.players);
        let relative = |seat: Seat| (seat.index() + players - viewer.index()) % players;
        writer.tally(MOST_PLAYERS, self.whose_turn().players().iter().map(relative));
        let in_hand = match self.asked() {
            Some(Pending::Discard { tile, .. }) => Some(tile.index()),
            _ => None,
        };
        writer.one_of(Tile::COUNT, in_hand);
    }

    fn write_board(&self, writer: &mut Writer<'_>) {
        for round in 0..usize::from(ROUNDS) {
            writer.one_of(Good::COUNT, self.round_goods.get(round).map(|good| good.index()));
        }
        let tile_on = |space: DepotSpace| self.depots[space].map(Key::index);
        for depot in Depot::all() {
            writer.tally(Tile::COUNT, depot.spaces().filter_map(tile_on));
        }
        for goods in &self.depot_goods.values {
            writer.scaled(&goods.values, 3.0);
        }
        writer.tally(Tile::COUNT, DepotSpace::black().filter_map(tile_on));
        writer.scaled(&self.pile.values, 5.0);
        writer.scaled(&self.black_pile.values, 2.0);
        writer.scaled(&self.goods_pile.values, 7.0);
        for taken in self.bonus_taken.values {
            writer.flag(taken < 1);
            writer.flag(taken < 2);
        }
    }

    fn write_holdings(&self, seat: Seat, writer: &mut Writer<'_>) {
        let estate = &self.estates[seat];
        writer.flag(true);
        writer.one_of(Board::COUNT, estate.board.map(Key::index));
        writer.tally(Knowledge::COUNT, estate.knowledge.iter().map(Key::index));
        let stored = |slot: Slot| estate.storage[slot].map(Key::index);
        writer.tally(Tile::COUNT, Slot::all().filter_map(stored));
        writer.scaled(&estate.stock.values, 3.0);
        writer.scaled(&estate.sold.values, 7.0);
        writer.number(f32::from(estate.silver) / 5.0);
        writer.number(f32::from(estate.workers) / 5.0);
        writer.number(f32::from(estate.total()) / 100.0);
        for ground in Ground::ALL {
            writer.flag(estate.large_bonus.contains(ground));
            writer.flag(estate.small_bonus.contains(ground));
        }
        for die in 0..2 {
            writer.one_of(Pips::COUNT, estate.dice.pips.map(|pips| pips[die].index()));
        }
        for used in estate.dice.used {
            writer.flag(used);
        }
        let marker = self.track.iter().find(|marker| marker.seat == seat);
        writer.number(f32::from(marker.map_or(0, |marker| marker.space)) / 6.0);
        let place = self.order.iter().position(|&other| other == seat).unwrap_or(0);
        writer.number(place as f32 / 3.0);
    }
}

fn write_spaces(estate: &Estate, writer: &mut Writer<'_>) {
    let Some(board) = estate.board else {
        writer.at += SPACES;
        return;
    };
    for space in Space::all() {
        let kind = estate.tiles[space].map(Tile::kind);
        writer.flag(kind.is_some());
        writer.one_of(Ground::COUNT, Some(board.layout().grounds[space].index()));
        let (building, herd) = match kind {
            Some(TileKind::Building(building)) => (Some(building.index()), None),
            Some(TileKind::Animals(species, animals)) => (None, Some((species.index(), animals))),
            _ => (None, None),
        };
        writer.one_of(Building::COUNT, building);
        writer.one_of(Species::COUNT, herd.map(|(species, _)| species));
        writer.number(herd.map_or(0.0, |(_, animals)| f32::from(animals) / 4.0));
    }
}
