//! The position as numbers, for learning.

use quadrivium_core::{Encoder, Key, Numbers, Pen, Rules, Score, Seat};

use crate::action::{ACTION_IDS, Action};
use crate::data::{TILES, WONDERS};
use crate::land::Cell;
use crate::state::{Ask, Content, Labora, MOST_PLAYERS, Stage};
use crate::types::{
    Building, Card, CardSet, Clergyman, Country, DistrictSide, Good, Marker, Phase, PlotSide,
    Settlement, Spot, Stack, Terrain,
};

/// Rows of the window around a heartland that is written cell by cell; land beyond it is written
/// only where the tiles are.
const WINDOW_ROWS: (i8, i8) = (-4, 5);
const WINDOW: usize = (WINDOW_ROWS.1 - WINDOW_ROWS.0 + 1) as usize * COLS;
const COLS: usize = (Spot::COLS.1 - Spot::COLS.0 + 1) as usize;
/// What is written of a cell: its terrain, what lies on it, who stands there, its values.
const CELL: usize = Terrain::COUNT + 8;
/// Where a building stands: with whom, in which column and row.
const SITE: usize = MOST_PLAYERS + COLS + 1;

const GLOBAL: usize = MOST_PLAYERS + Country::COUNT + 5 + 7 + Phase::COUNT + 9;
const WHEEL: usize = Marker::COUNT * 2;
const CARDS: usize = Card::COUNT * (7 + SITE);
const QUESTION: usize =
    14 + MOST_STEPS + 8 + SITE + Building::COUNT + Settlement::COUNT + Good::COUNT * 2;
const PLAYER: usize = Good::COUNT + Settlement::COUNT * 2 + Clergyman::COUNT + Terrain::COUNT + 3;
const DISTRICTS: usize = TILES * (MOST_PLAYERS + 2 + 5 * 3);
const PLOTS: usize = TILES * (MOST_PLAYERS + 2 + 4);
/// The longest function has so many steps, and one is after the last.
const MOST_STEPS: usize = 5;

/// The blocks in the order in which they are written; players from the viewer's left on, the
/// viewer first. Actions name seats, so the viewer's own is written too.
pub const ENCODER: Encoder = Encoder {
    version: 2,
    blocks: &[
        ("table", GLOBAL),
        ("wheel", WHEEL),
        ("cards", CARDS),
        ("question", QUESTION),
        ("players", PLAYER * MOST_PLAYERS),
        ("estates", CELL * WINDOW * MOST_PLAYERS),
        ("districts", DISTRICTS),
        ("plots", PLOTS),
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
        self.write_question(viewer, &mut pen);
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
        self.write_tiles(viewer, &mut pen);
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

    /// A seat as the viewer counts them.
    fn write_seat(&self, viewer: Seat, seat: Option<Seat>, pen: &mut Pen<'_>) {
        let place = seat.and_then(|seat| self.seen_from(viewer).position(|it| it == Some(seat)));
        pen.one_of(place, MOST_PLAYERS);
    }

    fn write_row(row: i8, pen: &mut Pen<'_>) {
        pen.part(row, 10.0);
    }

    fn write_site(&self, viewer: Seat, cell: Option<Cell>, pen: &mut Pen<'_>) {
        self.write_seat(viewer, cell.and_then(|cell| self.owner(cell)), pen);
        let spot = cell.map(|cell| self.spot(cell));
        pen.one_of(spot.map(|spot| (spot.col - Spot::COLS.0) as usize), COLS);
        Self::write_row(spot.map_or(0, |spot| spot.row), pen);
    }

    fn write_table(&self, viewer: Seat, pen: &mut Pen<'_>) {
        pen.one_of(Some(viewer.index()), MOST_PLAYERS);
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
        pen.part(self.wonders, WONDERS);
        for price in [self.district_price(), self.plot_price()] {
            pen.part(price.unwrap_or(0), 8.0);
        }
    }

    /// Whether a card waits, lies in the display or is aside, and what is known of the building
    /// where it stands.
    fn write_cards(&self, viewer: Seat, pen: &mut Pen<'_>) {
        let waiting = Stack::ALL.into_iter().filter(|&stack| stack > self.opened);
        let waiting = waiting.fold(CardSet::EMPTY, |all, it| all | self.stack(it));
        let (occupied, with_priors) = (self.occupied(), self.with_priors());
        let mut stands = [None; Card::COUNT];
        for cell in self.houses.iter() {
            if let Some(card) = self.house(cell).and_then(Building::card) {
                stands[card.index()] = Some(cell);
            }
        }
        for card in Card::all() {
            for cards in [waiting, self.display, self.aside, self.copied] {
                pen.flag(cards.contains(card));
            }
            let stands = stands[card.index()];
            for cells in [self.fresh, occupied, with_priors] {
                pen.flag(stands.is_some_and(|cell| cells.contains(cell)));
            }
            self.write_site(viewer, stands, pen);
        }
    }

    fn write_question(&self, viewer: Seat, pen: &mut Pen<'_>) {
        let asked = self.asked();
        let (kind, building, cell) = match asked {
            None => (0, None, None),
            Some(Ask::Turn) => (1, None, None),
            Some(Ask::Settling) => (2, None, None),
            Some(Ask::Site { building }) => (3, Some(building), None),
            Some(Ask::HomeSite { .. }) => (4, None, None),
            Some(Ask::Enter { cell }) => (5, self.house(cell), Some(cell)),
            Some(Ask::Fee { cell }) => (6, self.house(cell), Some(cell)),
            Some(Ask::Send { cell }) => (7, self.house(cell), Some(cell)),
            Some(Ask::Harvest { .. }) => (8, None, None),
            Some(Ask::Function { building, cell, .. }) => (9, Some(building), cell),
            Some(Ask::Pay) => (10, None, None),
            Some(Ask::NeutralBuild) => (11, None, None),
            Some(Ask::NeutralSite { building }) => (12, Some(building), None),
            Some(Ask::NeutralUse) => (13, None, None),
        };
        pen.one_of(Some(kind), 14);
        let (step, part) = match asked {
            Some(Ask::Function { step, part, .. }) => (Some(step.into()), part),
            _ => (None, 0),
        };
        pen.one_of(step, MOST_STEPS);
        pen.part(part, 4.0);
        pen.flag(self.turn().players().contains(viewer));
        pen.part(self.deal.half_energy, 20.0);
        pen.part(self.deal.food, 30.0);
        pen.part(self.deal.points, 14.0);
        pen.part(self.deal.different, 13.0);
        pen.scaled(&self.deal.times, 4.0);
        self.write_site(viewer, cell, pen);
        pen.one_of(building.map(Key::index), Building::COUNT);
        let (settlement, good) = match asked {
            Some(Ask::HomeSite { settlement }) => (Some(settlement), None),
            Some(Ask::Harvest { good }) => (None, Some(good)),
            Some(Ask::Pay) => (None, self.asked_kind(self.active).map(|asked| asked.good)),
            _ => (None, self.deal.chosen),
        };
        pen.one_of(settlement.map(Key::index), Settlement::COUNT);
        pen.one_of(good.map(Key::index), Good::COUNT);
        for good in Good::ALL {
            pen.flag(self.deal.paid.contains(good));
        }
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
        pen.write(self.points(seat) as f32 / 100.0);
    }

    fn write_estate(&self, seat: Seat, pen: &mut Pen<'_>) {
        let start = pen.at;
        let (occupied, with_priors) = (self.occupied(), self.with_priors());
        for cell in self.land[seat].iter() {
            let spot = self.spot(cell);
            if !(WINDOW_ROWS.0..=WINDOW_ROWS.1).contains(&spot.row) {
                continue;
            }
            let (row, col) =
                ((spot.row - WINDOW_ROWS.0) as usize, (spot.col - Spot::COLS.0) as usize);
            pen.at = start + (row * COLS + col) * CELL;
            self.write_cell(cell, pen);
            pen.flag(occupied.contains(cell));
            pen.flag(with_priors.contains(cell));
        }
        pen.at = start + CELL * WINDOW;
    }

    fn write_cell(&self, cell: Cell, pen: &mut Pen<'_>) {
        let terrain = Terrain::ALL.into_iter().position(|it| self.terrain[it].contains(cell));
        pen.one_of(terrain, Terrain::COUNT);
        let content = self.cells[cell];
        pen.flag(content == Content::Forest);
        pen.flag(content == Content::Moor);
        pen.flag(matches!(content, Content::House(_)));
        pen.flag(matches!(content, Content::Home(_)));
        pen.flag(self.cloisters.contains(cell));
        pen.write(f32::from(self.dwelling_value(cell)) / 10.0);
    }

    /// What the window does not show: where every tile lies, and what on it is taken.
    fn write_tiles(&self, viewer: Seat, pen: &mut Pen<'_>) {
        for (tile, district) in self.districts.iter().enumerate() {
            self.write_seat(viewer, district.map(|it| it.owner), pen);
            Self::write_row(district.map_or(0, |it| it.row), pen);
            pen.flag(district.is_some_and(|it| it.side == DistrictSide::Hills));
            for cell in (0..5).map(|index| Cell::district(tile, index)) {
                for cells in [self.free, self.forests, self.moors] {
                    pen.flag(cells.contains(cell));
                }
            }
        }
        for (tile, plot) in self.plots.iter().enumerate() {
            self.write_seat(viewer, plot.map(|it| it.owner), pen);
            Self::write_row(plot.map_or(0, |it| it.row), pen);
            pen.flag(plot.is_some_and(|it| it.side == PlotSide::Mountain));
            for cell in (0..4).map(|index| Cell::plot(tile, index)) {
                pen.flag(self.free.contains(cell));
            }
        }
    }
}
