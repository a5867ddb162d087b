//! What everybody sees: there are no secrets in this game.

use quadrivium_core::{Key, Rules, Score, Seat, Sight, Turn, Viewer};
use serde::Serialize;

use crate::data::{Ending, SETTLEMENTS};
use crate::options::Options;
use crate::score::{SOLO_GOAL, points_of_goods};
use crate::sites::SiteView;
use crate::state::{Content, Labora, Payment, Question, Stage, Sums};
use crate::types::{
    Building, Clergyman, Good, Marker, PerGood, Phase, Rank, Settlement, Spot, Stack, Terrain,
};
use crate::ways::PaymentView;

/// The whole table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// How it was set up.
    pub options: Options,
    /// Which round it is.
    pub round: u16,
    /// The last normal round, where it is known.
    pub last_round: Option<u16>,
    /// The bonus round, where there is one.
    pub bonus_round: Option<u16>,
    /// Whether this, or what is left of it, is the end of the game.
    pub last: bool,
    /// Who has to decide.
    pub turn: Turn,
    /// What part of the round is being played.
    pub stage: Stage,
    /// Who started this round.
    pub starter: Seat,
    /// Whose part it is; nobody's at the end.
    pub active: Option<Seat>,
    /// How many main actions are left in this turn.
    pub actions: u8,
    /// Whether land was bought in this turn or phase.
    pub bought: bool,
    /// What is asked.
    pub ask: Option<AskView>,
    /// The production wheel.
    pub wheel: WheelView,
    /// The settlement phases to come, with the round at whose start they take place.
    pub phases: Vec<PhaseView>,
    /// Buildings that can be built.
    pub display: Vec<Building>,
    /// Stacks that are still to be opened.
    pub waiting: Vec<StackView>,
    /// Cards that the neutral player has built over or could not build.
    pub aside: Vec<Building>,
    /// What a work contract costs.
    pub contract_price: u8,
    /// What can be given instead.
    pub present: Good,
    /// Wonders left.
    pub wonders: u8,
    /// The price of the next district, and how many are left.
    pub districts: TilesView,
    /// The price of the next plot, and how many are left.
    pub plots: TilesView,
    /// Everybody's estate; in the solo game the neutral player's is the second.
    pub estates: Vec<EstateView>,
    /// What a solo player aims for.
    pub goal: Option<i32>,
    /// How the viewer can pay what is asked; nothing for those who are not asked to.
    pub payment: Option<PaymentView>,
}

/// What is asked, with everything a dialog needs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AskView {
    /// The question.
    #[serde(flatten)]
    pub ask: Question,
    /// Who is asked.
    pub seat: Seat,
    /// What is still due.
    pub due: Option<DueView>,
    /// Whether it follows from what the same player has decided, and is left by taking that back.
    pub follows: bool,
    /// How many decisions of the payment under way were taken: they are taken back together.
    pub decided: u8,
    /// Where the card that is asked about may be put on one's own land, and what comes of it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<SiteView>>", optional))]
    pub sites: Vec<SiteView>,
}

/// What is still due in a payment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DueView {
    /// Energy, in halves.
    pub half_energy: u16,
    /// Food.
    pub food: u16,
    /// Points.
    pub points: u16,
    /// Different goods.
    pub different: u8,
}

impl From<Payment> for DueView {
    fn from(payment: Payment) -> Self {
        match payment {
            Payment::Sums(Sums { left, .. }) => {
                let [half_energy, food, points] = left.values;
                Self { half_energy, food, points, different: 0 }
            }
            Payment::Different { left, .. } => Self { different: left, ..Self::default() },
        }
    }
}

/// The production wheel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct WheelView {
    /// The space of the arm.
    pub arm: u8,
    /// What a marker shows that the arm has left so many spaces behind.
    pub row: [u8; 13],
    /// The markers in play.
    pub markers: Vec<MarkerView>,
    /// The rounds in which other markers enter.
    pub entering: Vec<EnteringView>,
}

/// A marker on the wheel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MarkerView {
    /// Which.
    pub marker: Marker,
    /// On which space it stands.
    pub space: u8,
    /// What it brings now.
    pub value: u8,
}

/// A marker that is still to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct EnteringView {
    /// Which.
    pub marker: Marker,
    /// In which round.
    pub round: u16,
}

/// A settlement phase to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PhaseView {
    /// Which.
    pub phase: Phase,
    /// At the start of which round; phase E at the end of it.
    pub round: Option<u16>,
}

/// A stack that is still to be opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct StackView {
    /// Which.
    pub stack: Stack,
    /// What is in it.
    pub buildings: Vec<Building>,
    /// The settlement in it.
    pub settlement: Option<Settlement>,
}

/// Landscape tiles of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TilesView {
    /// The price of the next one.
    pub price: Option<u8>,
    /// How many are left.
    pub left: u8,
}

/// An estate.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct EstateView {
    /// Whose.
    pub seat: Seat,
    /// Whether it is the neutral player's.
    pub neutral: bool,
    /// Its cells, row by row.
    pub cells: Vec<CellView>,
    /// Goods, those that the player has.
    pub goods: Vec<GoodView>,
    /// The prior, if he is at home.
    pub prior_home: bool,
    /// Lay brothers at home.
    pub lay_home: u8,
    /// Settlements that can be built.
    pub hand: Vec<Settlement>,
    /// Points of goods.
    pub goods_points: i32,
    /// Economic values.
    pub economic_points: i32,
    /// Dwelling points, of each settlement built.
    pub dwellings: Vec<DwellingView>,
    /// All points together.
    pub points: i32,
}

/// Goods of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GoodView {
    /// Which.
    pub good: Good,
    /// How many.
    pub count: u16,
}

impl GoodView {
    /// Those of which there are any.
    pub(crate) fn all(goods: &PerGood<u16>) -> Vec<Self> {
        let held = goods.iter().filter(|(_, count)| **count > 0);
        held.map(|(good, &count)| Self { good, count }).collect()
    }
}

/// A cell of an estate.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CellView {
    /// Where.
    #[serde(flatten)]
    pub spot: Spot,
    /// On what ground.
    pub terrain: Terrain,
    /// What lies on it.
    pub content: Content,
    /// Clergymen in the building.
    pub clergy: Vec<ManView>,
    /// What the cell is worth to a settlement beside it.
    pub dwelling: i16,
    /// What each settlement in hand would have here; for free cells where it may stand.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<DwellingView>>", optional))]
    pub would: Vec<DwellingView>,
}

/// A clergyman in a building.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ManView {
    /// Whose.
    pub seat: Seat,
    /// What he is.
    pub rank: Rank,
}

/// The dwelling points of a settlement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DwellingView {
    /// Which.
    pub settlement: Settlement,
    /// Where.
    #[serde(flatten)]
    pub spot: Spot,
    /// How many.
    pub points: i16,
}

impl Sight for Labora {
    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        let schedule = self.schedule();
        let over = self.stage == Stage::Over;
        let stacks = Stack::ALL.into_iter().filter(|&stack| stack > self.opened);
        View {
            options: self.options,
            round: self.round,
            last_round: match schedule.ending {
                Ending::Bonus { after } => Some(after),
                Ending::InRound(round) => Some(round),
                Ending::OneBuildingLeft | Ending::ThreeBuildingsLeft => None,
            },
            bonus_round: match schedule.ending {
                Ending::Bonus { after } => Some(after + 1),
                _ => None,
            },
            last: self.last,
            turn: self.turn(),
            stage: self.stage,
            starter: self.starter(),
            active: (!over).then_some(self.active),
            actions: self.actions,
            bought: self.bought,
            ask: self.asked().map(|ask| self.ask_view(ask)),
            wheel: self.wheel_view(),
            phases: self.phase_views(),
            display: self.displayed().collect(),
            waiting: stacks.map(|stack| self.stack_view(stack)).collect(),
            aside: self.aside.iter().map(|card| self.side(card)).collect(),
            contract_price: self.contract_price,
            present: self.present(),
            wonders: self.wonders,
            districts: TilesView { price: self.district_price(), left: self.districts_left() },
            plots: TilesView { price: self.plot_price(), left: self.plots_left() },
            estates: self.owners().map(|seat| self.estate_view(seat)).collect(),
            goal: self.neutral().map(|_| SOLO_GOAL),
            payment: self.payment_view(viewer),
        }
    }

    /// Everything is open; whoever pays is shown with what.
    fn same_view(&self, one: Viewer, other: Viewer) -> bool {
        one == other || self.payment_view(one) == self.payment_view(other)
    }
}

impl Labora {
    fn ask_view(&self, ask: Question) -> AskView {
        let due = match ask {
            Question::Pay(payment) => Some(payment.into()),
            _ => None,
        };
        let seat = self.turn().players().iter().next().unwrap_or(self.active);
        let sites = self.site_views(seat, ask);
        AskView { ask, seat, due, follows: ask.follows(), decided: self.decided, sites }
    }

    fn wheel_view(&self) -> WheelView {
        let schedule = self.schedule();
        let markers = self.markers.iter().filter_map(|(marker, space)| {
            let (space, value) = ((*space)?, self.shows(marker)?);
            Some(MarkerView { marker, space, value })
        });
        let entering = [
            (Marker::Grape, schedule.grape_round_in(self.options.country)),
            (Marker::Stone, schedule.stone_round),
        ];
        let entering = entering.into_iter().filter_map(|(marker, round)| {
            let round = round.filter(|&round| round > self.round)?;
            Some(EnteringView { marker, round })
        });
        WheelView {
            arm: self.arm,
            row: schedule.row.values(),
            markers: markers.collect(),
            entering: entering.collect(),
        }
    }

    /// The phases that have not begun.
    fn phase_views(&self) -> Vec<PhaseView> {
        let schedule = self.schedule();
        let begun = match self.stage {
            Stage::Settling(phase) => phase.index() + 1,
            Stage::Over => Phase::COUNT,
            _ => self.opened.index(),
        };
        let last = match schedule.ending {
            Ending::Bonus { after } => Some(after + 1),
            Ending::InRound(round) => Some(round),
            Ending::OneBuildingLeft | Ending::ThreeBuildingsLeft => None,
        };
        let to_come = Phase::ALL.into_iter().skip(begun);
        to_come
            .filter(|&phase| phase != Phase::E || last.is_some())
            .map(|phase| {
                let round = schedule.settlement_rounds.get(phase.index()).copied().or(last);
                PhaseView { phase, round }
            })
            .collect()
    }

    fn stack_view(&self, stack: Stack) -> StackView {
        let buildings = self.stack(stack).iter().map(|card| self.side(card)).collect();
        let mut settlements = Settlement::ALL.into_iter();
        let settlement = settlements.find(|&it| SETTLEMENTS[it].stack == stack);
        StackView { stack, buildings, settlement }
    }

    fn estate_view(&self, seat: Seat) -> EstateView {
        let mut cells: Vec<_> =
            self.land[seat].iter().map(|cell| self.cell_view(seat, cell)).collect();
        cells.sort_by_key(|cell| cell.spot);
        let homes = self.homes(seat);
        let dwellings = homes.iter().filter_map(|(settlement, cell)| {
            let cell = (*cell)?;
            let points = self.dwelling_points(settlement, cell);
            Some(DwellingView { settlement, spot: self.spot(cell), points })
        });
        let home = |man: &&Clergyman| self.clergy[seat][**man].is_none();
        EstateView {
            seat,
            neutral: self.neutral() == Some(seat),
            cells,
            goods: GoodView::all(&self.goods[seat]),
            prior_home: self.clergy[seat][Clergyman::Prior].is_none(),
            lay_home: self.clergymen()[1..].iter().filter(home).count() as u8,
            hand: self.hand[seat].iter().collect(),
            goods_points: points_of_goods(&self.goods[seat]),
            economic_points: self.economic_points(seat),
            dwellings: dwellings.collect(),
            points: self.points(seat),
        }
    }

    fn cell_view(&self, owner: Seat, cell: crate::land::Cell) -> CellView {
        let mut terrains = Terrain::ALL.into_iter();
        let terrain = terrains.find(|&it| self.terrain[it].contains(cell)).expect("some terrain");
        let mut clergy = Vec::new();
        for seat in self.owners() {
            for &man in self.clergymen() {
                if self.clergy[seat][man] == Some(cell) {
                    clergy.push(ManView { seat, rank: man.rank() });
                }
            }
        }
        let spot = self.spot(cell);
        let free = self.free.contains(cell);
        let hand = self.hand[owner].iter();
        let would =
            hand.filter(|&it| free && SETTLEMENTS[it].terrain.contains(terrain)).map(|it| {
                DwellingView { settlement: it, spot, points: self.dwelling_points(it, cell) }
            });
        CellView {
            spot,
            terrain,
            content: self.cells[cell],
            clergy,
            dwelling: self.dwelling_value(cell),
            would: would.collect(),
        }
    }
}
