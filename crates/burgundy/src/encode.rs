//! The position as numbers for learning, seen from one seat.
//!
//! The viewer's own estate comes first, then the others in seat order. Counts are scaled to about
//! one. Secret choices are not written, so that nothing can leak.

use quadrivium_core::{Encoder, Key, Numbers, Pen, Rules, Seat};

use crate::action::{ACTION_IDS, Action};
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

impl Numbers for Burgundy {
    const ACTION_IDS: u32 = ACTION_IDS;
    const ENCODER: Encoder = ENCODER;

    fn action_id(action: Action) -> Option<u32> {
        action.id()
    }

    fn action_from_id(id: u32) -> Option<Action> {
        Action::from_id(id)
    }

    fn encode(&self, viewer: Seat, out: &mut [f32]) {
        let mut pen = Pen::new(&ENCODER, out);
        self.write_table(&mut pen);
        self.write_question(viewer, &mut pen);
        self.write_board(&mut pen);
        let mut seat = viewer;
        for place in 0..MOST_PLAYERS {
            if place < usize::from(self.players) {
                self.write_holdings(seat, &mut pen);
                write_spaces(&self.estates[seat], &mut pen);
                seat = seat.next(self.players);
            } else {
                pen.at += HOLDINGS + SPACES;
            }
        }
        pen.finish();
    }
}

impl Burgundy {
    fn write_table(&self, pen: &mut Pen<'_>) {
        pen.one_of(Some(self.phase.index()), Phase::COUNT);
        pen.one_of(usize::from(self.round).checked_sub(1), ROUNDS.into());
        pen.one_of(Some(usize::from(self.players) - 2), 3);
        pen.flag(self.purchase == Purchase::AnyTime);
        pen.one_of(self.white.map(Key::index), Pips::COUNT);
        pen.flag(self.purchased);
    }

    fn write_question(&self, viewer: Seat, pen: &mut Pen<'_>) {
        pen.one_of(self.asked().map(question), QUESTIONS);
        let players = usize::from(self.players);
        let relative = |seat: Seat| (seat.index() + players - viewer.index()) % players;
        pen.tally(self.turn().players().iter().map(relative), MOST_PLAYERS);
        let in_hand = match self.asked() {
            Some(Pending::Discard { tile, .. }) => Some(tile.index()),
            _ => None,
        };
        pen.one_of(in_hand, Tile::COUNT);
    }

    fn write_board(&self, pen: &mut Pen<'_>) {
        for round in 0..usize::from(ROUNDS) {
            pen.one_of(self.round_goods.get(round).map(|good| good.index()), Good::COUNT);
        }
        let tile_on = |space: DepotSpace| self.depots[space].map(Key::index);
        for depot in Depot::all() {
            pen.tally(depot.spaces().filter_map(tile_on), Tile::COUNT);
        }
        for goods in &self.depot_goods.values {
            pen.scaled(&goods.values, 3.0);
        }
        pen.tally(DepotSpace::black().filter_map(tile_on), Tile::COUNT);
        pen.scaled(&self.pile.values, 5.0);
        pen.scaled(&self.black_pile.values, 2.0);
        pen.scaled(&self.goods_pile.values, 7.0);
        for taken in self.bonus_taken.values {
            pen.flag(taken < 1);
            pen.flag(taken < 2);
        }
    }

    fn write_holdings(&self, seat: Seat, pen: &mut Pen<'_>) {
        let estate = &self.estates[seat];
        pen.flag(true);
        pen.one_of(estate.board.map(Key::index), Board::COUNT);
        pen.tally(estate.knowledge.iter().map(Key::index), Knowledge::COUNT);
        let stored = |slot: Slot| estate.storage[slot].map(Key::index);
        pen.tally(Slot::all().filter_map(stored), Tile::COUNT);
        pen.scaled(&estate.stock.values, 3.0);
        pen.scaled(&estate.sold.values, 7.0);
        pen.write(f32::from(estate.silver) / 5.0);
        pen.write(f32::from(estate.workers) / 5.0);
        pen.write(f32::from(estate.total()) / 100.0);
        for ground in Ground::ALL {
            pen.flag(estate.large_bonus.contains(ground));
            pen.flag(estate.small_bonus.contains(ground));
        }
        for die in 0..2 {
            pen.one_of(estate.dice.pips.map(|pips| pips[die].index()), Pips::COUNT);
        }
        for used in estate.dice.used {
            pen.flag(used);
        }
        let marker = self.track.iter().find(|marker| marker.seat == seat);
        pen.write(f32::from(marker.map_or(0, |marker| marker.space)) / 6.0);
        let place = self.order.iter().position(|&other| other == seat).unwrap_or(0);
        pen.write(place as f32 / 3.0);
    }
}

fn write_spaces(estate: &Estate, pen: &mut Pen<'_>) {
    let Some(board) = estate.board else {
        pen.at += SPACES;
        return;
    };
    for space in Space::all() {
        let kind = estate.tiles[space].map(Tile::kind);
        pen.flag(kind.is_some());
        pen.one_of(Some(board.layout().grounds[space].index()), Ground::COUNT);
        let (building, herd) = match kind {
            Some(TileKind::Building(building)) => (Some(building.index()), None),
            Some(TileKind::Animals(species, animals)) => (None, Some((species.index(), animals))),
            _ => (None, None),
        };
        pen.one_of(building, Building::COUNT);
        pen.one_of(herd.map(|(species, _)| species), Species::COUNT);
        pen.write(herd.map_or(0.0, |(_, animals)| f32::from(animals) / 4.0));
    }
}
