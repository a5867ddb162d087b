//! What is offered: each action with its price and what it brings.

use quadrivium_core::{Actor, Arg, Key, Phrase, Rules, Seat};

use super::{names, steps};
use crate::action::{Action, Fee};
use crate::data::{IMPROVEMENTS, SETTLEMENTS, Shape, Step};
use crate::land::Cell;
use crate::proposals::Till;
use crate::state::{Labora, Payment, Question, Stage};
use crate::types::{Building, Good, Marker, PlotSide, Settlement, Spot, Terrain};

impl Labora {
    /// An action in words. Whatever can be written can be told, legal or not.
    pub(super) fn offer(&self, by: Actor, action: Action) -> Phrase {
        let seat = match by {
            Actor::Seat(seat) if seat.index() < self.goods.values.len() => seat,
            Actor::Seat(_) | Actor::Chance => self.active,
        };
        match action {
            Action::Place { building, rank } => {
                let what = self.about("labora-place", building).with("rank", names::sent(rank));
                self.vain(seat, building, what)
            }
            Action::Contract { owner, building } => {
                let what = self
                    .about("labora-contract", building)
                    .with("owner", self.named(owner))
                    .with("price", names::coins(self.contract_price));
                self.vain(owner, building, what)
            }
            Action::Visit { owner, building } => {
                let what = self.about("labora-visit", building).with("owner", self.named(owner));
                self.vain(owner, building, what)
            }
            Action::Fell { spot } => Phrase::new("labora-fell")
                .with("spot", names::spot(spot))
                .with("harvests", self.harvests(&[Good::Wood])),
            Action::Cut { spot } => Phrase::new("labora-cut")
                .with("spot", names::spot(spot))
                .with("harvests", self.harvests(&[Good::Peat])),
            Action::Idle => Phrase::new("labora-idle"),
            Action::Build { building } => self.build_words(building),
            Action::District { row, side } => {
                let tile = names::district_side(side);
                let place = if row < 0 { "labora-above" } else { "labora-below" };
                let place = Phrase::new(place).with("row", i32::from(row));
                self.land_words("labora-district", self.district_price(), tile, place)
            }
            Action::Plot { row, side } => {
                let place = match side {
                    PlotSide::Coast => "labora-left",
                    PlotSide::Mountain => "labora-right",
                };
                let place =
                    Phrase::new(place).with("row", i32::from(row)).with("next", i32::from(row) + 1);
                let tile = names::plot_side(side);
                self.land_words("labora-plot", self.plot_price(), tile, place)
            }
            Action::Convert { good } => {
                let (to, into) = match good {
                    Good::Grain => (Good::Straw, 1),
                    Good::Whiskey => (Good::Coin, 2),
                    _ => (Good::Coin, 1_u8),
                };
                Phrase::new("labora-convert")
                    .with("from", names::goods(good, 1_u8))
                    .with("to", names::goods(to, into))
            }
            Action::Settle { settlement } => Phrase::new("labora-settle")
                .with("settlement", names::settlement(settlement))
                .with("cost", names::settlement_cost(settlement))
                .with("values", names::settlement_values(settlement)),
            Action::At { spot } => self.losing(seat, action, self.site_words(seat, spot)),
            Action::Enter => match self.asked() {
                Some(Question::Enter { cell }) => match self.house(cell) {
                    Some(building) => {
                        self.vain(seat, building, self.about("labora-enter", building))
                    }
                    None => Phrase::new("labora-heading-enter"),
                },
                _ => Phrase::new("labora-heading-enter"),
            },
            Action::Fee { fee: Fee::Coins } => {
                Phrase::new("labora-fee-coins").with("price", names::coins(self.contract_price))
            }
            Action::Fee { fee: Fee::Present } => Phrase::new("labora-fee-present")
                .with("present", names::goods(self.present(), 1_u8)),
            Action::Send { rank } => Phrase::new("labora-send").with("rank", names::sent(rank)),
            Action::Produce { good, joker } => self.produce_words(good, joker),
            Action::Times { count } => self.times_words(count),
            Action::Pay { good, count } => self.pay_words(seat, good, count),
            Action::Take { good, count: 0 } => {
                Phrase::new("labora-take-none").with("good", names::good(good))
            }
            Action::Take { good, count } => {
                Phrase::new("labora-take").with("goods", names::goods(good, count))
            }
            Action::Improve { good } => {
                let better = IMPROVEMENTS.iter().find(|(from, _)| *from == good);
                let better = better.map_or(good, |(_, to)| *to);
                Phrase::new("labora-convert")
                    .with("from", names::goods(good, 1_u8))
                    .with("to", names::goods(better, 1_u8))
            }
            Action::Copy { owner: Some(owner), building } => {
                self.about("labora-copy", building).with("owner", self.named(owner))
            }
            Action::Copy { owner: None, building } => self.about("labora-copy-display", building),
            Action::Clear { spot } => self.clear_words(spot),
            Action::Skip => self.skip_words(),
            Action::End => self.end_words(),
        }
    }

    /// Something about a building and what it does.
    fn about(&self, key: &'static str, building: Building) -> Phrase {
        Phrase::new(key)
            .with("building", names::building(building))
            .with("function", self.function_now(building))
    }

    /// Warns whoever would use a building for nothing.
    fn vain(&self, owner: Seat, building: Building, what: Phrase) -> Phrase {
        match self.find_house(owner, building) {
            Some(cell) if self.is_in_vain(building, cell) => {
                Phrase::new("labora-in-vain").with("what", what)
            }
            _ => what,
        }
    }

    fn build_words(&self, building: Building) -> Phrase {
        let phrase = if matches!(self.asked(), Some(Question::NeutralBuild)) {
            Phrase::new("labora-build-neutral")
        } else {
            Phrase::new("labora-build").with("cost", names::cost(building))
        };
        phrase
            .with("building", names::building(building))
            .with("values", names::building_values(building))
    }

    /// A landscape tile with its price, or for nothing where a function grants it.
    fn land_words(
        &self,
        key: &'static str,
        price: Option<u8>,
        side: Phrase,
        place: Phrase,
    ) -> Phrase {
        let free = self.asked_step().is_some();
        let price = match price {
            Some(price) if !free => names::coins(price),
            _ => Phrase::new("labora-free"),
        };
        Phrase::new(key).with("price", price).with("side", side).with("place", place)
    }

    /// A place for a building or a settlement, with what counts there.
    fn site_words(&self, seat: Seat, spot: Spot) -> Phrase {
        let owner = match self.asked() {
            Some(Question::NeutralSite { .. }) => self.neutral().unwrap_or(seat),
            _ => seat,
        };
        let named = |key: &'static str| Phrase::new(key).with("spot", names::spot(spot));
        let what = match self.asked() {
            Some(Question::Site { building } | Question::NeutralSite { building }) => {
                names::building(building)
            }
            Some(Question::HomeSite { settlement }) => names::settlement(settlement),
            _ => return named("labora-at-unknown"),
        };
        let Some(cell) = self.cell_at(owner, spot) else { return named("labora-at-unknown") };
        if let Some(covered) = self.house(cell) {
            let covered = names::building(covered);
            return named("labora-at-covering").with("what", what).with("building", covered);
        }
        let terrain = names::terrain(self.terrain_of(cell));
        match self.asked() {
            Some(Question::HomeSite { settlement }) => named("labora-at-home")
                .with("points", names::points(self.total_at(settlement, cell))),
            _ => named("labora-at"),
        }
        .with("what", what)
        .with("terrain", terrain)
    }

    /// Adds what would be lost at once, where the only way to pay is to pay too much.
    fn losing(&self, seat: Seat, action: Action, what: Phrase) -> Phrase {
        let mut till = Till::default();
        // What is not legal costs nothing.
        let _ = self.clone().apply_seen(seat.into(), action, &mut till);
        let lost = names::sums(till.lost);
        if lost.is_empty() {
            what
        } else {
            Phrase::new("labora-losing").with("what", what).with("lost", lost)
        }
    }

    fn terrain_of(&self, cell: Cell) -> Terrain {
        let mut terrains = Terrain::ALL.into_iter();
        terrains.find(|&it| self.terrain[it].contains(cell)).unwrap_or(Terrain::Plains)
    }

    /// What a settlement would bring on a cell: its economic value, its dwelling points, and its
    /// dwelling value to the settlements beside it.
    fn total_at(&self, settlement: Settlement, cell: Cell) -> i32 {
        let data = &SETTLEMENTS[settlement];
        let homes = self.neighbours(cell);
        let homes =
            homes.iter().filter(|&&it| matches!(self.cells[it], crate::state::Content::Home(_)));
        i32::from(data.economic)
            + i32::from(self.dwelling_points(settlement, cell))
            + i32::from(data.dwelling) * homes.count() as i32
    }

    /// What a marker brings; in the short game everybody gets one more.
    fn produce_words(&self, good: Good, joker: bool) -> Phrase {
        let marker = if joker { Some(Marker::Joker) } else { good.marker() };
        let count = marker.and_then(|marker| self.shows(marker)).unwrap_or(0);
        let key = match (joker, self.schedule().shape == Shape::Short) {
            (false, false) => "labora-produce",
            (true, false) => "labora-produce-joker",
            (false, true) => "labora-produce-short",
            (true, true) => "labora-produce-joker-short",
        };
        Phrase::new(key).with("goods", names::goods(good, count))
    }

    fn times_words(&self, count: u8) -> Phrase {
        match self.asked_trade() {
            Some(trade) => steps::offered(trade, count, steps::made(trade, count)),
            None => Phrase::new("labora-times-unknown").with("count", count),
        }
    }

    fn pay_words(&self, seat: Seat, good: Good, count: u8) -> Phrase {
        let asked = match self.asked() {
            Some(Question::Pay(Payment::Sums(sums))) => sums.asked(&self.goods[seat]),
            _ => None,
        };
        let Some(asked) = asked else {
            return Phrase::new("labora-pay-one").with("goods", names::goods(good, count));
        };
        if count == 0 {
            return Phrase::new("labora-pay-none").with("good", names::good(good));
        }
        let value = asked.pool.list().iter().find(|(kind, _)| *kind == good).map_or(0, |it| it.1);
        Phrase::new("labora-pay")
            .with("goods", names::goods(good, count))
            .with("worth", names::sum(asked.pool, u16::from(value) * u16::from(count)))
    }

    fn clear_words(&self, spot: Spot) -> Phrase {
        let gains: Arg = match self.asked_step() {
            Some((_, Step::Clear(_, goods))) => names::all_goods(goods, 1).into(),
            _ => names::nothing().into(),
        };
        Phrase::new("labora-clear").with("spot", names::spot(spot)).with("gains", gains)
    }

    fn skip_words(&self) -> Phrase {
        match (self.asked(), self.asked_step()) {
            (Some(Question::Enter { .. }), _) => Phrase::new("labora-skip-enter"),
            (Some(Question::NeutralUse), _) => Phrase::new("labora-skip-neutral"),
            (_, Some((frame, step))) => {
                let key = match step {
                    Step::Price(_) | Step::ClearFirst => "labora-skip-function",
                    _ => "labora-skip-step",
                };
                Phrase::new(key).with("building", names::building(frame.building))
            }
            _ => Phrase::new("labora-skip"),
        }
    }

    fn end_words(&self) -> Phrase {
        match self.asked() {
            Some(Question::Settling) => Phrase::new("labora-end-settling"),
            Some(Question::Turn) if self.stage == Stage::Bonus && self.actions > 0 => {
                Phrase::new("labora-end-bonus")
            }
            _ => Phrase::new("labora-end"),
        }
    }
}
