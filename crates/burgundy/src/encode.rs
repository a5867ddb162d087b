//! The position as numbers for learning, seen from one seat.
//!
//! The viewer's own estate comes first, then the others in seat order. Counts are scaled to about
//! one. Where actions name a place, such as a slot or a depot space, its tile is written at that
//! place. Secret choices are not written, so that nothing can leak.

use quadrivium_core::{Encoder, Key, Numbers, Pen, Rules, Seat};

use crate::action::{ACTION_IDS, Action};
use crate::data::ROUNDS;
use crate::options::Purchase;
use crate::state::{Burgundy, Estate, Joint, MOST_PLAYERS, Pending, Question};
use crate::types::{
    Board, Building, Depot, DepotSpace, Good, Ground, Knowledge, Phase, Pips, Sheet, Slot, Space,
    Species, Tile, TileKind,
};

const TABLE: usize = Phase::COUNT + ROUNDS as usize + 3 + 1 + Pips::COUNT + 1;
/// What is asked, and what is asked after that.
const ASKED: usize = 2;
const QUESTION: usize =
    MOST_PLAYERS + ASKED * (QUESTIONS + Building::COUNT + Depot::COUNT + 1 + Tile::COUNT);
const ROUND_GOODS: usize = ROUNDS as usize * Good::COUNT;
const DEPOT_TILES: usize = DepotSpace::NUMBERED * Tile::COUNT;
const BLACK_DEPOT: usize = DepotSpace::BLACK * Tile::COUNT;
const DEPOT_GOODS: usize = Depot::COUNT * Good::COUNT;
const PILES: usize = 2 * Tile::COUNT + Good::COUNT;
const BONUS: usize = 2 * Ground::COUNT;
/// Where on a space its building and its herd are written, after whether it is taken and its ground.
const BUILDING: usize = 1 + Ground::COUNT;
const HERD: usize = BUILDING + Building::COUNT;
const ANIMALS: usize = HERD + Species::COUNT;
const PER_SPACE: usize = ANIMALS + 1;
const SPACES: usize = Space::COUNT * PER_SPACE;
const HOLDINGS: usize = 1
    + 2 * Board::COUNT
    + Knowledge::COUNT
    + Slot::COUNT * Tile::COUNT
    + 2 * Good::COUNT
    + 3
    + 2 * Ground::COUNT
    + 2 * Pips::COUNT
    + 2
    + 3;

pub(crate) const ENCODER: Encoder = Encoder {
    version: 2,
    blocks: &[
        ("table", TABLE),
        ("question", QUESTION),
        ("round_goods", ROUND_GOODS),
        ("depot_tiles", DEPOT_TILES),
        ("depot_goods", DEPOT_GOODS),
        ("black_depot", BLACK_DEPOT),
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
        Pending::Chance(draw) => draw as usize,
        Pending::Together(Joint::ChooseEstates) => 7,
        Pending::Player { question, .. } => match question {
            Question::TakeTurn => 8,
            Question::ActAtOnce => 9,
            Question::FetchTile { .. } => 10,
            Question::SellAtOnce => 11,
            Question::PlaceAtOnce => 12,
            Question::LoadGoods => 13,
            Question::KeepGoods { .. } => 14,
            Question::Discard { .. } => 15,
        },
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
        let players = usize::from(self.players);
        let relative = |seat: Seat| (seat.index() + players - viewer.index()) % players;
        pen.tally(self.turn().players().iter().map(relative), MOST_PLAYERS);
        for nth in 0..ASKED {
            let pending = self.pending.iter().rev().nth(nth).copied();
            pen.one_of(pending.map(question), QUESTIONS);
            let (mut fetching, mut ship, mut in_hand) = (None, None, None);
            if let Some(Pending::Player { question, .. }) = pending {
                match question {
                    Question::FetchTile { building } => fetching = Some(building.index()),
                    Question::KeepGoods { depot, and_next } => ship = Some((depot, and_next)),
                    Question::Discard { tile } => in_hand = Some(tile.index()),
                    Question::TakeTurn
                    | Question::ActAtOnce
                    | Question::SellAtOnce
                    | Question::PlaceAtOnce
                    | Question::LoadGoods => {}
                }
            }
            pen.one_of(fetching, Building::COUNT);
            pen.one_of(ship.map(|(depot, _)| depot.index()), Depot::COUNT);
            pen.flag(ship.is_some_and(|(_, and_next)| and_next));
            pen.one_of(in_hand, Tile::COUNT);
        }
    }

    fn write_board(&self, pen: &mut Pen<'_>) {
        for round in 0..usize::from(ROUNDS) {
            pen.one_of(self.round_goods.get(round).map(|good| good.index()), Good::COUNT);
        }
        for space in DepotSpace::numbered() {
            pen.one_of(self.depots[space].map(Key::index), Tile::COUNT);
        }
        for goods in &self.depot_goods.values {
            pen.scaled(&goods.values, 3.0);
        }
        for space in DepotSpace::black() {
            pen.one_of(self.depots[space].map(Key::index), Tile::COUNT);
        }
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
        let sides = estate.sheet.into_iter().flat_map(Sheet::sides);
        pen.tally(sides.map(Key::index), Board::COUNT);
        pen.one_of(estate.board.map(Key::index), Board::COUNT);
        pen.tally(estate.knowledge.iter().map(Key::index), Knowledge::COUNT);
        for tile in estate.storage.values {
            pen.one_of(tile.map(Key::index), Tile::COUNT);
        }
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
        let at = self.track.iter().position(|marker| marker.seat == seat);
        let moved = at.map_or(0, |at| self.track[at].space);
        pen.part(moved, 6.0);
        for place in [at, self.order.iter().position(|&other| other == seat)] {
            pen.write(place.unwrap_or(0) as f32 / 3.0);
        }
    }
}

fn write_spaces(estate: &Estate, pen: &mut Pen<'_>) {
    let Some(board) = estate.board else {
        pen.at += SPACES;
        return;
    };
    let grounds = &board.layout().grounds.values;
    let spaces = pen.groups::<PER_SPACE>(Space::COUNT).iter_mut();
    for ((space, ground), tile) in spaces.zip(grounds).zip(estate.tiles.values) {
        space[1 + ground.index()] = 1.0;
        let Some(tile) = tile else { continue };
        space[0] = 1.0;
        match tile.kind() {
            TileKind::Building(building) => space[BUILDING + building.index()] = 1.0,
            TileKind::Animals(species, animals) => {
                space[HERD + species.index()] = 1.0;
                space[ANIMALS] = f32::from(animals) / 4.0;
            }
            _ => {}
        }
    }
}
