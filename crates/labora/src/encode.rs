//! The position as numbers, for learning.

use quadrivium_core::{Encoder, Key, Numbers, Pen, Rules, Score, Seat};

use crate::action::{ACTION_IDS, Action};
use crate::data::{TILES, WONDERS};
use crate::land::{Cell, CellSet, PerCell, Place};
use crate::state::{Frame, Labora, MOST_PLAYERS, Payment, Progress, Question, Stage};
use crate::types::{
    Building, Card, Clergyman, Country, DistrictSide, Good, GoodSet, Marker, PerPool, Phase,
    PlotSide, Settlement, Spot, Terrain,
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
/// What is written of a card: where it waits, what is known of its building, where that stands.
const PER_CARD: usize = 7 + SITE;
const CARDS: usize = Card::COUNT * PER_CARD;
const QUESTION: usize =
    15 + PROGRESS + 4 + SITE + Building::COUNT + Settlement::COUNT + Good::COUNT * 2;
const PROGRESS: usize = MOST_STEPS + 6 + 4;
const PLAYER: usize = Good::COUNT + Settlement::COUNT * 2 + Clergyman::COUNT + Terrain::COUNT + 3;
/// What is written of a tile before its cells: whose it is, where it lies and on which side.
const TILE: usize = MOST_PLAYERS + 2;
const PER_DISTRICT: usize = TILE + 5 * 3;
const PER_PLOT: usize = TILE + 4;
const DISTRICTS: usize = TILES * PER_DISTRICT;
const PLOTS: usize = TILES * PER_PLOT;
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
        let clergy = [self.occupied(), self.with_priors()];
        self.write_cards(viewer, clergy, &mut pen);
        self.write_question(viewer, &mut pen);
        for seat in self.seen_from(viewer) {
            match seat {
                Some(seat) => self.write_player(seat, &mut pen),
                None => pen.at += PLAYER,
            }
        }
        for seat in self.seen_from(viewer) {
            match seat {
                Some(seat) => self.write_estate(seat, clergy, &mut pen),
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

    /// How far to the left of the viewer an owner of land sits.
    fn distance(&self, viewer: Seat, seat: Seat) -> usize {
        match seat.index().checked_sub(viewer.index()) {
            Some(distance) => distance,
            None => seat.index() + self.owners().count() - viewer.index(),
        }
    }

    /// Where a building stands.
    fn write_site(&self, viewer: Seat, cell: Cell, out: &mut [f32; SITE]) {
        if let Some(owner) = self.owner(cell) {
            out[self.distance(viewer, owner)] = 1.0;
        }
        let spot = self.spot(cell);
        out[MOST_PLAYERS + (spot.col - Spot::COLS.0) as usize] = 1.0;
        out[SITE - 1] = row(spot.row);
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
    fn write_cards(&self, viewer: Seat, clergy: [CellSet; 2], pen: &mut Pen<'_>) {
        let [occupied, with_priors] = clergy;
        let out = pen.groups::<PER_CARD>(Card::COUNT);
        let sets = [self.waiting(), self.display, self.aside, self.copied];
        for (place, cards) in sets.into_iter().enumerate() {
            cards.iter().for_each(|card| out[card.index()][place] = 1.0);
        }
        self.houses.each(|cell| {
            let Some(card) = self.house(cell).and_then(Building::card) else { return };
            let (known, site) = out[card.index()].split_last_chunk_mut().expect("a site is last");
            for (place, cells) in [self.fresh, occupied, with_priors].into_iter().enumerate() {
                known[sets.len() + place] = flag(cells.contains(cell));
            }
            self.write_site(viewer, cell, site);
        });
    }

    fn write_question(&self, viewer: Seat, pen: &mut Pen<'_>) {
        let asked = self.asked();
        let (kind, building, cell) = match asked {
            None => (0, None, None),
            Some(Question::Turn) => (1, None, None),
            Some(Question::Settling) => (2, None, None),
            Some(Question::Site { building }) => (3, Some(building), None),
            Some(Question::HomeSite { .. }) => (4, None, None),
            Some(Question::Enter { cell }) => (5, self.house(cell), Some(cell)),
            Some(Question::Fee { cell }) => (6, self.house(cell), Some(cell)),
            Some(Question::Send { cell }) => (7, self.house(cell), Some(cell)),
            Some(Question::Harvest { .. }) => (8, None, None),
            Some(Question::Function(frame)) => (9, Some(frame.building), frame.cell),
            Some(Question::Pay(_)) => (10, None, None),
            Some(Question::NeutralBuild) => (11, None, None),
            Some(Question::NeutralSite { building }) => (12, Some(building), None),
            Some(Question::NeutralUse) => (13, None, None),
        };
        pen.one_of(Some(kind), 14);
        pen.flag(self.turn().players().contains(viewer));
        match asked {
            Some(Question::Function(frame)) => Self::write_progress(frame, pen),
            _ => pen.at += PROGRESS,
        }
        let (due, different, paid) = match asked {
            Some(Question::Pay(Payment::Sums(sums))) => (sums.left, 0, GoodSet::EMPTY),
            Some(Question::Pay(Payment::Different { left, paid })) => {
                (PerPool::default(), left, paid)
            }
            _ => (PerPool::default(), 0, GoodSet::EMPTY),
        };
        for (sum, much) in due.values.into_iter().zip([20.0, 30.0, 14.0]) {
            pen.part(sum, much);
        }
        pen.part(different, 13.0);
        for good in Good::ALL {
            pen.flag(paid.contains(good));
        }
        let [site] = pen.groups::<SITE>(1) else { unreachable!("one group") };
        if let Some(cell) = cell {
            self.write_site(viewer, cell, site);
        }
        pen.one_of(building.map(Key::index), Building::COUNT);
        let (settlement, good) = match asked {
            Some(Question::HomeSite { settlement }) => (Some(settlement), None),
            Some(Question::Harvest { good }) => (None, Some(good)),
            Some(Question::Pay(Payment::Sums(sums))) => {
                (None, sums.asked(&self.goods[self.active]).map(|asked| asked.good))
            }
            Some(Question::Function(Frame { progress: Progress::Chosen { good }, .. })) => {
                (None, Some(good))
            }
            _ => (None, None),
        };
        pen.one_of(settlement.map(Key::index), Settlement::COUNT);
        pen.one_of(good.map(Key::index), Good::COUNT);
    }

    /// Which step it is and how far it has come.
    fn write_progress(frame: Frame, pen: &mut Pen<'_>) {
        let (kind, times, count, points) = match frame.progress {
            Progress::Start => (0, [0; 2], 0, 0),
            Progress::Trading { times, next } => (1, times, next, 0),
            Progress::Paid { times } => (2, times, 0, 0),
            Progress::Chosen { .. } => (3, [0; 2], 0, 0),
            Progress::Rewarding { points, next } => (4, [0; 2], next, points),
            Progress::Repeated { count } => (5, [0; 2], count, 0),
        };
        pen.one_of(Some(frame.step.into()), MOST_STEPS);
        pen.one_of(Some(kind), 6);
        pen.scaled(&times, 4.0);
        pen.part(count, 4.0);
        pen.part(points, 14.0);
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

    fn write_estate(&self, seat: Seat, clergy: [CellSet; 2], pen: &mut Pen<'_>) {
        let (window, land) = (pen.groups::<CELL>(WINDOW), self.land[seat]);
        // Beyond the window there is nothing to write to.
        let mut places = PerCell::from_fn(|_| WINDOW as u8);
        land.each(|cell| {
            let Spot { row, col } = self.spot(cell);
            if (WINDOW_ROWS.0..=WINDOW_ROWS.1).contains(&row) {
                let (row, col) = ((row - WINDOW_ROWS.0) as usize, (col - Spot::COLS.0) as usize);
                places[cell] = (row * COLS + col) as u8;
            }
        });
        let mut mark = |column: usize, cells: CellSet| {
            (land & cells).each(|cell| {
                if let Some(out) = window.get_mut(usize::from(places[cell])) {
                    out[column] = 1.0;
                }
            });
        };
        let built = self.built(seat);
        for (column, cells) in self.terrain.values.into_iter().enumerate() {
            mark(column, cells);
        }
        let marked = [
            self.forests,
            self.moors,
            self.houses,
            built & !self.houses,
            self.cloisters,
            // Values are written here, below.
            CellSet::EMPTY,
            clergy[0],
            clergy[1],
        ];
        for (column, cells) in marked.into_iter().enumerate() {
            mark(Terrain::COUNT + column, cells);
        }
        let water = land & self.free & self.terrain[Terrain::Water];
        (built | water).each(|cell| {
            if let Some(out) = window.get_mut(usize::from(places[cell])) {
                out[Terrain::COUNT + 5] = f32::from(self.dwelling_value(cell)) / 10.0;
            }
        });
    }

    /// What the window does not show: where every tile lies, and what on it is taken.
    fn write_tiles(&self, viewer: Seat, pen: &mut Pen<'_>) {
        let districts = pen.groups::<PER_DISTRICT>(TILES);
        for (out, district) in districts.iter_mut().zip(&self.districts) {
            let Some(district) = district else { continue };
            out[self.distance(viewer, district.owner)] = 1.0;
            out[MOST_PLAYERS] = row(district.row);
            out[MOST_PLAYERS + 1] = flag(district.side == DistrictSide::Hills);
        }
        let bought = !CellSet::HEARTLANDS;
        for (place, cells) in [self.free, self.forests, self.moors].into_iter().enumerate() {
            (cells & bought).each(|cell| {
                if let Place::District(tile, index) = cell.place() {
                    districts[tile][TILE + index * 3 + place] = 1.0;
                }
            });
        }
        let plots = pen.groups::<PER_PLOT>(TILES);
        for (out, plot) in plots.iter_mut().zip(&self.plots) {
            let Some(plot) = plot else { continue };
            out[self.distance(viewer, plot.owner)] = 1.0;
            out[MOST_PLAYERS] = row(plot.row);
            out[MOST_PLAYERS + 1] = flag(plot.side == PlotSide::Mountain);
        }
        (self.free & bought).each(|cell| {
            if let Place::Plot(tile, index) = cell.place() {
                plots[tile][TILE + index] = 1.0;
            }
        });
    }
}

/// One or zero.
fn flag(yes: bool) -> f32 {
    f32::from(u8::from(yes))
}

/// A row of an estate, as a part of how far estates usually reach.
fn row(row: i8) -> f32 {
    f32::from(row) / 10.0
}
