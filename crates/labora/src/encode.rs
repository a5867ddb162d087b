//! The position as numbers, for learning.

use quadrivium_core::{Encoder, Key, Numbers, Pen, Rules, Seat};

use crate::action::{ACTION_IDS, Action};
use crate::data::TILES;
use crate::land::Cell;
use crate::state::{Ask, Content, Labora, MOST_PLAYERS, Stage};
use crate::types::{
    Building, Card, Clergyman, Country, Good, Marker, Phase, PlotSide, Settlement, Stack, Terrain,
};

/// Rows of the window around a heartland that is written cell by cell; land beyond it is counted
/// by terrain only.
const WINDOW_ROWS: (i8, i8) = (-4, 5);
const WINDOW_COLS: usize = 9;
const WINDOW: usize = (WINDOW_ROWS.1 - WINDOW_ROWS.0 + 1) as usize * WINDOW_COLS;
/// What is written of a cell: its terrain, its card, whether somebody stands there, its values.
const CELL: usize = Terrain::COUNT + 4 + 3;

const GLOBAL: usize = Country::COUNT + 5 + 7 + Phase::COUNT + 6;
const WHEEL: usize = Marker::COUNT * 2;
const CARDS: usize = Card::COUNT * (3 + MOST_PLAYERS);
const PLAYER: usize = Good::COUNT + Settlement::COUNT * 2 + Clergyman::COUNT + Terrain::COUNT + 4;
const ASK: usize = 14 + 6 + Building::COUNT + Good::COUNT;

/// The blocks in the order in which they are written; players from the viewer's left on, the
/// viewer first.
pub const ENCODER: Encoder = Encoder {
    version: 1,
    blocks: &[
        ("table", GLOBAL),
        ("wheel", WHEEL),
        ("cards", CARDS),
        ("ask", ASK),
        ("players", PLAYER * MOST_PLAYERS),
        ("estates", CELL * WINDOW * MOST_PLAYERS),
    ],
};

impl Numbers for Labora {
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
        self.write_table(viewer, &mut pen);
        for marker in Marker::ALL {
            pen.flag(self.markers[marker].is_some());
            pen.write(self.shows(marker).map_or(0.0, |value| f32::from(value) / 10.0));
        }
        self.write_cards(viewer, &mut pen);
        self.write_ask(viewer, &mut pen);
        for seat in self.seen_from(viewer) {
            match seat {
                Some(seat) => self.write_player(seat, &mut pen),
                None => pen.at += PLAYER,
            }
        }
        for seat in self.seen_from(viewer) {
            match seat {
                Some(seat) => self.write_estate(seat, &mut pen),
                None => pen.at += CELL * WINDOW,
            }
        }
        pen.finish();
    }
}

impl Labora {
    /// Seats as the viewer counts them: the viewer first. The neutral player comes second.
    fn seen_from(&self, viewer: Seat) -> impl Iterator<Item = Option<Seat>> + use<> {
        let players = self.options.players.max(2);
        let mut seat = viewer;
        (0..MOST_PLAYERS as u8).map(move |place| {
            let present = (place < players).then_some(seat);
            seat = seat.next(players);
            present
        })
    }

    fn write_table(&self, viewer: Seat, pen: &mut Pen<'_>) {
        pen.one_of(Some(self.options.country.index()), Country::COUNT);
        pen.one_of(Some(self.schedule().shape as usize), 5);
        let (stage, phase) = match self.stage {
            Stage::RoundEnd => (0, None),
            Stage::NeutralBuilding => (1, None),
            Stage::NeutralUsing => (2, None),
            Stage::Settling(phase) => (3, Some(phase.index())),
            Stage::Turns => (4, None),
            Stage::Bonus => (5, None),
            Stage::Over => (6, None),
        };
        pen.one_of(Some(stage), 7);
        pen.one_of(phase, Phase::COUNT);
        pen.write((f32::from(self.round) / 32.0).min(4.0));
        pen.flag(self.last);
        pen.flag(self.active == viewer);
        pen.write(f32::from(self.actions) / 2.0);
        pen.flag(self.bought);
        pen.write(f32::from(self.contract_price) / 2.0);
    }

    /// Whether a card waits, lies in the display or is aside, and with whom it stands.
    fn write_cards(&self, viewer: Seat, pen: &mut Pen<'_>) {
        let waiting = Stack::ALL.into_iter().filter(|&stack| stack > self.opened);
        let waiting = waiting.fold(self.copied & !self.copied, |all, it| all | self.stack(it));
        for card in Card::all() {
            pen.flag(waiting.contains(card));
            pen.flag(self.display.contains(card));
            pen.flag(self.aside.contains(card));
            let building = self.side(card);
            for seat in self.seen_from(viewer) {
                pen.flag(seat.is_some_and(|seat| self.find_house(seat, building).is_some()));
            }
        }
    }

    fn write_ask(&self, viewer: Seat, pen: &mut Pen<'_>) {
        let asked = self.asked();
        let (kind, building, good) = match asked {
            None => (0, None, None),
            Some(Ask::Turn) => (1, None, None),
            Some(Ask::Settling) => (2, None, None),
            Some(Ask::Site { building }) => (3, Some(building), None),
            Some(Ask::HomeSite { .. }) => (4, None, None),
            Some(Ask::Enter { cell }) => (5, self.house(cell), None),
            Some(Ask::Fee { cell }) => (6, self.house(cell), None),
            Some(Ask::Send { cell }) => (7, self.house(cell), None),
            Some(Ask::Harvest { good }) => (8, None, Some(good)),
            Some(Ask::Function { building, .. }) => (9, Some(building), None),
            Some(Ask::Pay) => (10, None, self.asked_kind(self.active).map(|asked| asked.good)),
            Some(Ask::NeutralBuild) => (11, None, None),
            Some(Ask::NeutralSite { building }) => (12, Some(building), None),
            Some(Ask::NeutralUse) => (13, None, None),
        };
        pen.one_of(Some(kind), 14);
        let part = match asked {
            Some(Ask::Function { step, part, .. }) => f32::from(step * 4 + part) / 16.0,
            _ => 0.0,
        };
        pen.write(part);
        pen.write(f32::from(self.deal.half_energy) / 20.0);
        pen.write(f32::from(self.deal.food) / 30.0);
        pen.write(f32::from(self.deal.points) / 14.0);
        pen.write(f32::from(self.deal.different) / 13.0);
        pen.flag(self.turn().players().contains(viewer));
        pen.one_of(building.map(Key::index), Building::COUNT);
        pen.one_of(good.map(Key::index), Good::COUNT);
    }

    fn write_player(&self, seat: Seat, pen: &mut Pen<'_>) {
        for good in Good::ALL {
            pen.write(f32::from(self.has(seat, good)) / 10.0);
        }
        let homes = self.homes(seat);
        for settlement in Settlement::ALL {
            pen.flag(self.hand[seat].contains(settlement));
            pen.flag(homes[settlement].is_some());
        }
        for man in Clergyman::ALL {
            pen.flag(self.clergymen().contains(&man) && self.clergy[seat][man].is_none());
        }
        for terrain in Terrain::ALL {
            pen.write((self.land[seat] & self.terrain[terrain] & self.free).len() as f32 / 5.0);
        }
        pen.write((self.land[seat] & self.forests).len() as f32 / 5.0);
        pen.write((self.land[seat] & self.moors).len() as f32 / 5.0);
        pen.write(
            self.plots
                .iter()
                .flatten()
                .filter(|plot| plot.owner == seat && plot.side == PlotSide::Coast)
                .count() as f32
                / TILES as f32,
        );
        pen.write(self.breakdown(seat).total() as f32 / 100.0);
    }

    fn write_estate(&self, seat: Seat, pen: &mut Pen<'_>) {
        let start = pen.at;
        let occupied = self.occupied();
        for cell in self.land[seat].iter() {
            let spot = self.spot(cell);
            if !(WINDOW_ROWS.0..=WINDOW_ROWS.1).contains(&spot.row) {
                continue;
            }
            let (row, col) = ((spot.row - WINDOW_ROWS.0) as usize, (spot.col + 2) as usize);
            pen.at = start + (row * WINDOW_COLS + col) * CELL;
            self.write_cell(cell, occupied.contains(cell), pen);
        }
        pen.at = start + CELL * WINDOW;
    }

    fn write_cell(&self, cell: Cell, occupied: bool, pen: &mut Pen<'_>) {
        let terrain = Terrain::ALL.into_iter().position(|it| self.terrain[it].contains(cell));
        pen.one_of(terrain, Terrain::COUNT);
        let content = self.cells[cell];
        pen.flag(content == Content::Forest);
        pen.flag(content == Content::Moor);
        pen.flag(matches!(content, Content::House(_)));
        pen.flag(matches!(content, Content::Home(_)));
        pen.flag(self.cloisters.contains(cell));
        pen.flag(occupied);
        pen.write(f32::from(self.dwelling_value(cell)) / 10.0);
    }
}
