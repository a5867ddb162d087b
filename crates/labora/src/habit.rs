//! What somebody in a hurry answers: a first guess for every question inside a turn.
//!
//! A bot that looks one decision ahead would stop in the middle of an action, a clergyman placed
//! and nothing done. Habits carry the action to its end, so that it can be judged by its outcome.

use quadrivium_core::{Key, Rules};

use crate::action::{Action, Fee};
use crate::data::{ANY, BUILDINGS, Bill, SETTLEMENTS, Source, Step, Yield};
use crate::land::Cell;
use crate::rules::{Asked, give_different};
use crate::state::{Frame, Labora, Payment, Question};
use crate::types::{Building, Good, Marker, Rank, Settlement};

/// About how many points one of a good is worth in the middle of the game.
pub(crate) const fn price(good: Good) -> f32 {
    match good {
        Good::Peat | Good::Grape => 0.7,
        Good::Coal | Good::Clay => 1.0,
        Good::Sheep => 0.9,
        Good::Meat => 1.9,
        Good::Grain | Good::Coin => 0.6,
        Good::Straw => 0.4,
        Good::Wood | Good::Flour | Good::Malt => 0.8,
        Good::Whiskey | Good::Stone | Good::Beer => 2.0,
        Good::Ceramic => 3.3,
        Good::Book => 2.3,
        Good::FiveCoins => 3.0,
        Good::Reliquary => 8.3,
        Good::Ornament => 4.4,
        Good::Wine => 1.7,
        Good::Bread => 1.5,
        Good::Wonder => 30.0,
    }
}

/// About what food, half an energy and a point of goods cost.
const FOOD_PRICE: f32 = 0.45;
const HALF_ENERGY_PRICE: f32 = 0.2;
const POINT_PRICE: f32 = 1.1;
const KIND_PRICE: f32 = 0.8;

fn cost(bill: &Bill) -> f32 {
    let goods: f32 = bill.goods.iter().map(|&(good, count)| price(good) * f32::from(count)).sum();
    goods
        + f32::from(bill.food) * FOOD_PRICE
        + f32::from(bill.half_energy) * HALF_ENERGY_PRICE
        + f32::from(bill.points) * POINT_PRICE
        + f32::from(bill.different) * KIND_PRICE
}

fn yields(get: Yield, times: u8) -> f32 {
    let worth = |goods: &[(Good, u8)]| {
        goods.iter().map(|&(good, count)| price(good) * f32::from(count)).sum::<f32>()
    };
    match get {
        Yield::Goods(goods) => worth(goods) * f32::from(times),
        Yield::OneOf(goods) => goods.iter().map(|&it| worth(&[it])).fold(0.0, f32::max),
        Yield::Table(good, counts) => {
            let count = times.checked_sub(1).map_or(0, |index| counts[usize::from(index)]);
            price(good) * f32::from(count)
        }
    }
}

/// The item with the highest mark.
fn best<T>(items: impl Iterator<Item = T>, mark: impl Fn(&T) -> f32) -> Option<T> {
    items
        .map(|item| (mark(&item), item))
        .reduce(|a, b| if b.0 > a.0 { b } else { a })
        .map(|it| it.1)
}

impl Labora {
    /// Carries what has been begun to its end: until a turn goes on, or somebody has a choice that
    /// has nothing to do with it.
    pub(crate) fn follow_habits(&mut self) {
        while let Some(action) = self.first_answer() {
            let seat = self.turn().players().iter().next();
            let taken =
                seat.is_some_and(|seat| self.apply_seen(seat.into(), action, &mut ()).is_ok());
            debug_assert!(taken, "habits are legal: {action}");
            if !taken {
                break;
            }
        }
    }

    /// The answer to a question inside an action; nothing to the questions that begin one.
    pub(crate) fn first_answer(&self) -> Option<Action> {
        let seat = self.active;
        let at = |cell: Option<Cell>| cell.map(|cell| Action::At { spot: self.spot(cell) });
        match self.asked()? {
            Question::Turn | Question::Settling | Question::NeutralBuild | Question::NeutralUse => {
                None
            }
            Question::Site { building } => at(self.sites(seat, building).iter().next()),
            Question::NeutralSite { building } => at(self.neutral_sites(building).iter().next()),
            Question::HomeSite { settlement } => {
                let sites = self.free_on(seat, SETTLEMENTS[settlement].terrain);
                at(best(sites.iter(), |&cell| self.dwelling_points(settlement, cell).into()))
            }
            Question::Enter { .. } => Some(Action::Enter),
            Question::Fee { .. } => {
                let rich = self.has(seat, Good::Coin) >= u16::from(self.contract_price);
                let fee = if rich { Fee::Coins } else { Fee::Present };
                Some(Action::Fee { fee })
            }
            Question::Send { cell } => {
                let owner = self.owner(cell)?;
                let lay = self.at_home(owner, Rank::LayBrother).is_some();
                Some(Action::Send { rank: if lay { Rank::LayBrother } else { Rank::Prior } })
            }
            Question::Harvest { good } => self.best_production(&[good], true),
            Question::Pay(payment) => self.cheapest_payment(payment),
            Question::Function(frame) => self.habit_in_function(frame),
        }
    }

    /// The joker is kept for better times unless it brings clearly more.
    fn best_production(&self, goods: &[Good], markers: bool) -> Option<Action> {
        let options = goods.iter().flat_map(|&good| {
            let own = good.marker().filter(|_| markers).and_then(|marker| self.shows(marker));
            let joker = self.shows(Marker::Joker);
            [(good, false, own), (good, true, joker)]
        });
        let possible = options.filter_map(|(good, joker, value)| Some((good, joker, value?)));
        let mark = |&(good, joker, value): &(Good, bool, u8)| {
            price(good) * (f32::from(value) - if joker { 1.5 } else { 0.0 })
        };
        best(possible, mark).map(|(good, joker, _)| Action::Produce { good, joker })
    }

    /// Of each kind as many as it has to be, more where what comes later is dearer.
    fn cheapest_payment(&self, payment: Payment) -> Option<Action> {
        let seat = self.active;
        let goods = &self.goods[seat];
        match payment {
            Payment::Different { left, paid } => {
                let fitting = Good::ALL.into_iter();
                let fitting = fitting.filter(|&it| give_different(goods, left, paid, it).is_some());
                let good = best(fitting, |&good| -price(good) - good.index() as f32 * 0.2)?;
                Some(Action::Pay { good, count: 1 })
            }
            Payment::Sums(sums) => {
                let Asked { pool, good, value, least, most, .. } = sums.asked(goods)?;
                let unit = |good, value: u8| price(good) / f32::from(value);
                let later = pool.list()[usize::from(sums.next) + 1..].iter();
                let later = later.filter(|(good, _)| self.has(seat, *good) > 0);
                let later =
                    later.map(|&(good, value)| unit(good, value)).fold(f32::INFINITY, f32::min);
                let count = if later > unit(good, value) { most } else { least };
                Some(Action::Pay { good, count })
            }
        }
    }

    fn habit_in_function(&self, frame: Frame) -> Option<Action> {
        let seat = self.active;
        let land = self.land[seat];
        let dearest = best(Self::gifts(frame), |&(good, count)| price(good) * f32::from(count));
        if let Some((good, count)) = dearest {
            return Some(Action::Take { good, count });
        }
        let action = match *frame.step()? {
            Step::Trade(_) | Step::Trades(..) => return self.habit_in_trade(frame),
            Step::Price(_) => Some(Action::Times { count: 1 }),
            Step::Wheel(goods) => self.best_production(goods, true),
            Step::Joker(goods) => self.best_production(goods, false),
            Step::Copy(source) => self.habitual_copy(source, frame.cell),
            Step::Build => {
                let mark =
                    |&it: &Building| f32::from(BUILDINGS[it].economic + BUILDINGS[it].dwelling);
                best(self.buildable(seat), mark).map(|building| Action::Build { building })
            }
            Step::Settle => {
                let mark = |&it: &Settlement| {
                    f32::from(SETTLEMENTS[it].economic + SETTLEMENTS[it].dwelling)
                };
                best(self.settleable(seat), mark).map(|settlement| Action::Settle { settlement })
            }
            Step::Fell => {
                (land & self.forests).iter().next().map(|it| Action::Fell { spot: self.spot(it) })
            }
            Step::Cut => {
                (land & self.moors).iter().next().map(|it| Action::Cut { spot: self.spot(it) })
            }
            Step::Clear(..) | Step::ClearFirst => {
                let forests = (land & self.forests).iter().map(|cell| self.spot(cell));
                forests.min().map(|spot| Action::Clear { spot })
            }
            Step::Improve(_) => {
                let goods = [Good::Ornament, Good::Ceramic, Good::Book].into_iter();
                let mut held = goods.filter(|&good| self.has(seat, good) > 0);
                held.next().map(|good| Action::Improve { good })
            }
            // Free land is left to whoever thinks about where it goes.
            _ => None,
        };
        Some(action.unwrap_or(Action::Skip))
    }

    /// As often as possible where it pays, otherwise not at all.
    fn habit_in_trade(&self, frame: Frame) -> Option<Action> {
        let (trade, most) = (frame.trade()?, self.most_times(self.active, frame));
        let gain = |times: u8| yields(trade.get, times) - cost(&trade.pay) * f32::from(times);
        let times = best(0..=most.min(ANY), |&times| gain(times)).unwrap_or(0);
        Some(if times == 0 { Action::Skip } else { Action::Times { count: times } })
    }

    /// A building that makes much of little is worth copying most.
    fn habitual_copy(&self, source: Source, cell: Option<Cell>) -> Option<Action> {
        best(self.copied_houses(source, cell), |&(_, building)| self.promise_of(building))
            .map(|(owner, building)| Action::Copy { owner, building })
    }

    /// What a function would bring at a glance, wheel and gifts first.
    fn promise_of(&self, building: Building) -> f32 {
        let steps = BUILDINGS[building].function.iter();
        steps
            .map(|step| match *step {
                Step::Gain(goods) => yields(Yield::Goods(goods), 1),
                Step::Wheel(goods) => match self.best_production(goods, true) {
                    Some(Action::Produce { good, joker }) => {
                        let marker = if joker {
                            Marker::Joker
                        } else {
                            good.marker().unwrap_or(Marker::Joker)
                        };
                        price(good) * self.shows(marker).map_or(0.0, f32::from)
                    }
                    _ => 0.0,
                },
                _ => 0.5,
            })
            .sum()
    }
}

#[cfg(test)]
mod tests {
    use quadrivium_core::{Heuristic, Rules, Turn, game_rng};
    use rand::RngExt;

    use crate::{Country, Labora, Options};

    /// Whoever goes by habit never asks whether that is allowed.
    #[test]
    fn habits_are_legal_in_every_game() {
        let (mut offered, mut habits) = (Vec::new(), 0);
        for (players, country) in (1..=4).flat_map(|players| Country::ALL.map(|it| (players, it))) {
            // By chance the long game of two hardly ever ends.
            let options = if players == 2 {
                Options::short(2, country)
            } else {
                Options::long(players, country)
            };
            for seed in 0..4 {
                let mut rng = game_rng(seed, u64::from(players));
                let mut game = Labora::new(&options).unwrap();
                while let Turn::Players(_) = game.turn() {
                    let seat = game.turn().only_player().unwrap();
                    game.legal(seat, &mut offered);
                    if let Some(habit) = game.habit() {
                        assert!(offered.contains(&habit), "{habit} is not among {offered:?}");
                        habits += 1;
                    }
                    let action = offered[rng.random_range(0..offered.len())];
                    game.apply(seat.into(), action).unwrap();
                }
            }
        }
        assert!(habits > 1000, "only {habits}");
    }
}
