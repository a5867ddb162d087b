//! The words in which the functions of buildings are written.

use serde::Serialize;

use crate::types::Good;

/// Amounts of goods.
pub type Goods = &'static [(Good, u8)];

/// What has to be paid: goods, and sums that are put together from goods of the payer's choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Bill {
    /// Exactly these.
    pub goods: Goods,
    /// Goods worth so much food.
    pub food: u8,
    /// Goods worth so much energy, in halves.
    pub half_energy: u8,
    /// Goods worth so many points.
    pub points: u8,
    /// So many goods, all different.
    pub different: u8,
}

/// What a trade brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Yield {
    /// These, each time.
    Goods(Goods),
    /// One of these, by choice.
    OneOf(Goods),
    /// So many of a good for one time, two times, and so on.
    Table(Good, &'static [u8]),
}

/// Something that can be paid a number of times.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Trade {
    /// How often at most.
    pub most: u8,
    /// What is paid each time.
    pub pay: Bill,
    /// What it brings.
    pub get: Yield,
}

/// No limit: so many times at once, and then again.
pub const ANY: u8 = 40;

/// Where a building stands whose function is copied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Anywhere, with a prior on it.
    HoldsPrior,
    /// Anywhere, with a clergyman on it.
    Occupied,
    /// Beside this one, without a clergyman.
    Neighbour,
    /// In the display.
    Display,
}

/// How many points goods may be worth that are received by choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Allowance {
    /// By the number of own cloister buildings.
    Cloisters,
    /// One for every own forest and moor.
    Woodland,
}

/// One part of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Goods from the supply.
    Gain(Goods),
    /// One of these from the supply.
    Choose(Goods),
    /// So many of one basic good and so many of another one.
    TwoBasics([u8; 2]),
    /// A trade.
    Trade(Trade),
    /// Trades whose prices are paid as one sum, together at most so often.
    Trades(u8, &'static [Trade]),
    /// A trade without which the rest of the function does not happen.
    Price(Trade),
    /// Coins by the number of goods that one has: from how many on, how many coins.
    Show(Good, &'static [(u8, u8)]),
    /// Production by the wheel, of one of these.
    Wheel(&'static [Good]),
    /// Production by the joker, of one of these.
    Joker(&'static [Good]),
    /// The function of another building.
    Copy(Source),
    /// The action of building.
    Build,
    /// A settlement of one's own.
    Settle,
    /// The action of felling trees.
    Fell,
    /// The action of cutting peat.
    Cut,
    /// Forests are removed without taking wood, each for these goods.
    Clear(u8, Goods),
    /// A forest is removed; without that the rest of the function does not happen.
    ClearFirst,
    /// All clergymen of the user come home.
    AllClergyHome,
    /// The user's prior comes home.
    PriorHome,
    /// The next district for nothing.
    FreeDistrict,
    /// The next plot for nothing.
    FreePlot,
    /// Books, ceramics, ornaments and reliquaries worth so many points.
    Reward(Allowance),
    /// So many steps from book to ceramic to ornament to reliquary.
    Improve(u8),
}

impl Bill {
    const NOTHING: Self = Self { goods: &[], food: 0, half_energy: 0, points: 0, different: 0 };

    /// This, and so much energy.
    pub(super) const fn energy(mut self, energy: u8) -> Self {
        self.half_energy = energy * 2;
        self
    }

    /// This, and so many halves of energy.
    pub(super) const fn half_energy(mut self, halves: u8) -> Self {
        self.half_energy = halves;
        self
    }

    /// This, and goods worth so many points.
    pub(super) const fn points(mut self, points: u8) -> Self {
        self.points = points;
        self
    }
}

/// Exactly these goods.
pub const fn goods(goods: Goods) -> Bill {
    Bill { goods, ..Bill::NOTHING }
}

/// Goods worth so much food.
pub const fn food(food: u8) -> Bill {
    Bill { food, ..Bill::NOTHING }
}

/// Goods worth so much energy.
pub const fn energy(energy: u8) -> Bill {
    Bill::NOTHING.energy(energy)
}

/// So many different goods.
pub const fn different(different: u8) -> Bill {
    Bill { different, ..Bill::NOTHING }
}

/// These goods each time.
pub const fn get(goods: Goods) -> Yield {
    Yield::Goods(goods)
}

/// One of these, by choice.
pub const fn one_of(goods: Goods) -> Yield {
    Yield::OneOf(goods)
}

/// A trade, for steps that hold several.
pub const fn trade(most: u8, pay: Bill, get: Yield) -> Trade {
    Trade { most, pay, get }
}

/// A trade that can be made so many times.
pub const fn up_to(most: u8, pay: Bill, get: Yield) -> Step {
    Step::Trade(trade(most, pay, get))
}

/// A trade without limit.
pub const fn any_number(pay: Bill, get: Yield) -> Step {
    up_to(ANY, pay, get)
}

/// A trade that can be made once.
pub const fn once(pay: Bill, get: Yield) -> Step {
    up_to(1, pay, get)
}

/// Trades that are paid together.
pub const fn both(trades: &'static [Trade]) -> Step {
    Step::Trades(ANY, trades)
}

/// Trades that are paid together, so often in all.
pub const fn either(together: u8, trades: &'static [Trade]) -> Step {
    Step::Trades(together, trades)
}

/// What has to be paid for the rest of the function.
pub const fn price(pay: Bill) -> Step {
    Step::Price(trade(1, pay, get(&[])))
}

/// Goods from the supply.
pub const fn gain(goods: Goods) -> Step {
    Step::Gain(goods)
}

/// One of these from the supply.
pub const fn choose(goods: Goods) -> Step {
    Step::Choose(goods)
}

/// Production by the wheel, of one of these.
pub const fn wheel(goods: &'static [Good]) -> Step {
    Step::Wheel(goods)
}

/// Production by the joker, of one of these.
pub const fn joker(goods: &'static [Good]) -> Step {
    Step::Joker(goods)
}

/// The function of another building.
pub const fn copy(source: Source) -> Step {
    Step::Copy(source)
}

/// Forests for goods.
pub const fn clear_up_to(most: u8, goods: Goods) -> Step {
    Step::Clear(most, goods)
}

/// A forest for the rest of the function.
pub const fn clear_first() -> Step {
    Step::ClearFirst
}

impl Trade {
    /// How often it can be made; nothing where there is no limit.
    pub fn limit(&self) -> Option<u8> {
        (self.most != ANY).then_some(self.most)
    }
}

impl Step {
    /// The trades of this step, and how often they can be made together.
    pub fn trades(&self) -> Option<(&[Trade], u8)> {
        match self {
            Self::Trade(trade) | Self::Price(trade) => Some((std::slice::from_ref(trade), ANY)),
            Self::Trades(together, trades) => Some((trades, *together)),
            _ => None,
        }
    }
}
