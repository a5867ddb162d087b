//! Payments that are put together from goods of the payer's choice.
//!
//! What is due is asked kind by kind, the most valuable kind first, and only with numbers that can
//! still be completed. Paid in this order and stopped as soon as the sum is reached, no payment
//! holds a good that could be taken out again; any other payment would only be a waste.

use quadrivium_core::{Observer, Seat};

use super::purse::{coins_for, take, wealth};
use crate::action::Action;
use crate::data::{Bill, ENERGY, FOOD, POINTS};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Labora, Payment, Question, Sums};
use crate::types::{Good, GoodSet, PerGood, PerPool, Pool};

/// A sum of bills.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Due {
    /// Exactly these.
    pub goods: PerGood<u16>,
    /// What is put together.
    pub sums: PerPool<u16>,
    /// Different goods.
    pub different: u8,
}

impl Due {
    /// These goods.
    pub fn goods(goods: &[(Good, u8)]) -> Self {
        let mut due = Self::default();
        for &(good, count) in goods {
            due.goods[good] += u16::from(count);
        }
        due
    }

    /// A bill so many times.
    pub fn add(&mut self, bill: &Bill, times: u8) {
        let times = u16::from(times);
        for &(good, count) in bill.goods {
            self.goods[good] += u16::from(count) * times;
        }
        for (pool, sum) in [
            (Pool::HalfEnergy, bill.half_energy),
            (Pool::Food, bill.food),
            (Pool::Points, bill.points),
        ] {
            self.sums[pool] += u16::from(sum) * times;
        }
        self.different += bill.different * times as u8;
    }

    /// What is left of these goods after the exact ones; nothing where they cannot be paid.
    pub fn after_goods(&self, purse: &PerGood<u16>) -> Option<PerGood<u16>> {
        let mut left = *purse;
        for (good, &count) in self.goods.iter().filter(|(_, count)| **count > 0) {
            take(&mut left, good, count)?;
        }
        Some(left)
    }

    /// Whether it can be paid from these goods.
    pub fn payable(&self, purse: &PerGood<u16>) -> bool {
        let Self { sums, different, .. } = self;
        self.after_goods(purse).is_some_and(|left| {
            feeds(&left, sums[Pool::Food], sums[Pool::HalfEnergy])
                && (sums[Pool::Points] == 0 || worth(&left, &POINTS) >= sums[Pool::Points])
                && (*different == 0 || kinds_besides(&left, GoodSet::EMPTY) >= *different)
        })
    }

    /// What is asked for once the exact goods are paid: the sums, then different goods.
    pub fn payments(&self) -> impl Iterator<Item = Payment> {
        let owed = self.sums.values.iter().any(|&sum| sum > 0);
        let sums = owed.then_some(Payment::Sums(Sums { left: self.sums, next: 0 }));
        let (left, paid) = (self.different, GoodSet::EMPTY);
        sums.into_iter().chain((left > 0).then_some(Payment::Different { left, paid }))
    }
}

impl Pool {
    /// What goods are worth in it, in falling order.
    pub const fn list(self) -> &'static [(Good, u8)] {
        match self {
            Self::HalfEnergy => &ENERGY,
            Self::Food => &FOOD,
            Self::Points => &POINTS,
        }
    }
}

/// How many of a good can go into a pool: a 5-coin tile is any five coins. One drink may be changed
/// to fill up the last tile; to change more would waste points.
fn available(goods: &PerGood<u16>, good: Good) -> u16 {
    let drinks = [Good::Whiskey, Good::Wine].into_iter().filter(|&drink| goods[drink] > 0);
    match good {
        Good::FiveCoins => (goods[Good::Coin] + drinks.map(coins_for).max().unwrap_or(0)) / 5,
        _ => goods[good],
    }
}

/// A whiskey that is not drunk can be changed into two coins, of which one is paid and one kept.
fn odd_coin(goods: &PerGood<u16>) -> u16 {
    u16::from(goods[Good::Whiskey] > 0)
}

/// What goods are worth on a list. Where whiskey itself is on it, it counts as itself.
fn worth(goods: &PerGood<u16>, list: &[(Good, u8)]) -> u16 {
    let sum: u16 =
        list.iter().map(|&(good, value)| available(goods, good) * u16::from(value)).sum();
    let on_list = |wanted| list.iter().any(|&(good, _)| good == wanted);
    let filled_up = available(goods, Good::FiveCoins) > goods[Good::Coin] / 5;
    if on_list(Good::Coin) && !on_list(Good::Whiskey) {
        sum + odd_coin(goods)
    } else if on_list(Good::FiveCoins) && filled_up {
        // The drink that fills up a tile is not there as itself.
        sum - 1
    } else {
        sum
    }
}

/// How much grain is needed for food after everything else is eaten.
fn grain_eaten(goods: &PerGood<u16>, food: u16) -> u16 {
    food.saturating_sub(worth(goods, &FOOD) - goods[Good::Grain])
}

/// Whether food and energy can both be paid: grain is either eaten or burnt as straw.
fn feeds(goods: &PerGood<u16>, food: u16, half_energy: u16) -> bool {
    if food == 0 && half_energy == 0 {
        return true;
    }
    let burnt = half_energy.saturating_sub(worth(goods, &ENERGY));
    grain_eaten(goods, food) + burnt <= goods[Good::Grain]
}

/// Pays one of a kind among different goods, with conversions; nothing where that is impossible.
pub(crate) fn give_one(goods: &PerGood<u16>, good: Good) -> Option<PerGood<u16>> {
    let mut left = *goods;
    take(&mut left, good, 1).filter(|_| good != Good::Wonder).map(|_| left)
}

/// What is left after one more of different goods, if the rest can be paid too.
pub(crate) fn give_different(
    goods: &PerGood<u16>,
    due: u8,
    paid: GoodSet,
    good: Good,
) -> Option<PerGood<u16>> {
    give_one(goods, good)
        .filter(|left| !paid.contains(good) && kinds_besides(left, paid.with(good)) + 1 >= due)
}

/// How many different goods can be paid at once besides those that are paid already: straw may be
/// made of grain, coins of drinks.
pub(crate) fn kinds_besides(goods: &PerGood<u16>, paid: GoodSet) -> u8 {
    const LINKED: GoodSet = GoodSet::from_bits(
        1 << Good::Grain as u8
            | 1 << Good::Straw as u8
            | 1 << Good::Coin as u8
            | 1 << Good::FiveCoins as u8
            | 1 << Good::Wine as u8
            | 1 << Good::Whiskey as u8
            | 1 << Good::Wonder as u8,
    );
    let asked = |good: Good| !paid.contains(good);
    let simple =
        (GoodSet::ALL - LINKED - paid).iter().filter(|&good| goods[good] > 0).count() as u8;
    let tiles = goods[Good::Grain] + goods[Good::Straw];
    let sheaves = match (asked(Good::Grain) && goods[Good::Grain] > 0, asked(Good::Straw)) {
        (true, true) => tiles.min(2) as u8,
        (true, false) => 1,
        (false, true) => tiles.min(1) as u8,
        (false, false) => 0,
    };
    let (coin, tile) = (u8::from(asked(Good::Coin)), u8::from(asked(Good::FiveCoins)));
    let of_coins = |coins: u16| match coins {
        0 => 0,
        1..5 => coin,
        5 => coin.max(tile),
        _ => coin + tile,
    };
    // The drink is given as itself, or all drinks may become coins. A country has only one of the two.
    let drink = if goods[Good::Wine] > 0 { Good::Wine } else { Good::Whiskey };
    let wealth = wealth(goods);
    let money = if asked(drink) && goods[drink] > 0 {
        of_coins(wealth).max(1 + of_coins(wealth - coins_for(drink)))
    } else {
        of_coins(wealth)
    };
    simple + sheaves + money
}

/// The kind that is asked for now, and how many of it may be paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Asked {
    pub pool: Pool,
    pub good: Good,
    /// What one of it is worth.
    pub value: u8,
    /// How many there are, with what can be turned into it.
    pub have: u16,
    pub least: u8,
    pub most: u8,
}

impl Sums {
    /// The sum that is paid now; nothing once all are paid.
    pub fn pool(self) -> Option<Pool> {
        Pool::ALL.into_iter().find(|&pool| self.left[pool] > 0)
    }

    /// The kind of which a number is asked now; nothing once everything is paid.
    pub(crate) fn asked(self, goods: &PerGood<u16>) -> Option<Asked> {
        let pool = self.pool()?;
        let due = self.left[pool];
        let (&(good, value), later) = pool.list().get(usize::from(self.next)..)?.split_first()?;
        let worth_of = |count: u16| count * u16::from(value);
        // Straw burns together with the grain that is not eaten.
        let spare = match pool {
            Pool::HalfEnergy => {
                goods[Good::Grain].saturating_sub(grain_eaten(goods, self.left[Pool::Food]))
            }
            Pool::Food | Pool::Points => 0,
        };
        let have = available(goods, good)
            + match good {
                Good::Straw => spare,
                Good::Coin => odd_coin(goods),
                _ => 0,
            };
        let most = have.min(due.div_ceil(value.into()));
        let least = (0..most).find(|&count| {
            let mut rest = *goods;
            match good {
                Good::FiveCoins => drop(take(&mut rest, good, count)),
                Good::Coin | Good::Straw => {}
                _ => rest[good] -= count,
            }
            let rest = worth(&rest, later) + if good == Good::Straw { 0 } else { spare };
            worth_of(count) + rest >= due
        });
        let (least, most) = (least.unwrap_or(most) as u8, most as u8);
        Some(Asked { pool, good, value, have, least, most })
    }

    /// Goes on to the next kind after so many of this one. Says what was paid too much.
    pub(crate) fn pay(&mut self, asked: Asked, count: u8) -> u16 {
        let paid = u16::from(count) * u16::from(asked.value);
        let due = &mut self.left[asked.pool];
        let surplus = paid.saturating_sub(*due);
        *due = due.saturating_sub(paid);
        self.next = if *due == 0 { 0 } else { self.next + 1 };
        surplus
    }
}

impl Labora {
    /// Takes the exact goods and asks for the rest.
    pub(crate) fn demand(&mut self, seat: Seat, due: &Due, seen: &mut impl Observer<Event>) {
        for good in Good::ALL {
            self.charge(seat, good, due.goods[good], seen);
        }
        let start = self.pending.len();
        self.pending.extend(due.payments().map(Question::Pay));
        self.pending[start..].reverse();
    }

    pub(super) fn legal_payments(&self, seat: Seat, payment: Payment, out: &mut Vec<Action>) {
        let goods = &self.goods[seat];
        match payment {
            Payment::Sums(sums) => {
                if let Some(Asked { good, least, most, .. }) = sums.asked(goods) {
                    out.extend((least..=most).map(|count| Action::Pay { good, count }));
                }
            }
            Payment::Different { left, paid } => {
                let fitting = Good::ALL
                    .into_iter()
                    .filter(|&good| give_different(goods, left, paid, good).is_some());
                out.extend(fitting.map(|good| Action::Pay { good, count: 1 }));
            }
        }
    }

    pub(super) fn pay(
        &mut self,
        seat: Seat,
        payment: Payment,
        good: Good,
        count: u8,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let goods = &self.goods[seat];
        match payment {
            Payment::Sums(sums) => {
                let asked = sums.asked(goods).filter(|asked| {
                    good == asked.good && (asked.least..=asked.most).contains(&count)
                });
                self.pay_kind(seat, sums, asked.ok_or(Illegal::NotThisPayment)?, count, seen);
            }
            Payment::Different { left, paid } => {
                if count != 1 || give_different(goods, left, paid, good).is_none() {
                    return Err(Illegal::NotThisPayment);
                }
                self.charge_kind(seat, good, 1, seen);
                self.owe(Payment::Different { left: left - 1, paid: paid.with(good) });
            }
        }
        Ok(())
    }

    /// What is left of the payment under way.
    fn owe(&mut self, payment: Payment) {
        self.pending.pop();
        self.pending.push(Question::Pay(payment));
    }

    fn charge_kind(&mut self, seat: Seat, good: Good, count: u16, seen: &mut impl Observer<Event>) {
        match good {
            Good::FiveCoins => self.charge(seat, Good::Coin, count * 5, seen),
            _ => self.charge(seat, good, count, seen),
        }
    }

    fn pay_kind(
        &mut self,
        seat: Seat,
        mut sums: Sums,
        asked: Asked,
        count: u8,
        seen: &mut impl Observer<Event>,
    ) {
        self.charge_kind(seat, asked.good, count.into(), seen);
        let mut lost = PerPool::default();
        lost[asked.pool] = sums.pay(asked, count);
        self.owe(Payment::Sums(sums));
        if lost[asked.pool] > 0 {
            let [half_energy, food, points] = lost.values;
            seen.saw(Event::Lost { seat, half_energy, food, points });
        }
    }

    /// Pays what leaves no choice; done when nothing is due.
    pub(super) fn pay_without_choice(
        &mut self,
        payment: Payment,
        seen: &mut impl Observer<Event>,
    ) -> bool {
        let seat = self.active;
        let asked = match payment {
            Payment::Sums(sums) => sums.asked(&self.goods[seat]).map(|asked| (sums, asked)),
            Payment::Different { left: 1.., .. } => return false,
            Payment::Different { .. } => None,
        };
        match asked {
            None => {
                self.pending.pop();
            }
            Some((sums, asked)) if asked.least == asked.most => {
                self.pay_kind(seat, sums, asked, asked.most, seen);
            }
            Some(_) => return false,
        }
        true
    }

    /// Whether these goods can be paid.
    pub(crate) fn can_pay(&self, seat: Seat, due: &Due) -> bool {
        due.payable(&self.goods[seat])
    }

    /// Whether exactly these goods can be paid.
    pub(crate) fn can_pay_goods(&self, seat: Seat, goods: &[(Good, u8)]) -> bool {
        let mut left = self.goods[seat];
        goods.iter().all(|&(good, count)| take(&mut left, good, count.into()).is_some())
    }

    /// Whether so many coins can be paid.
    pub(crate) fn can_pay_coins(&self, seat: Seat, coins: u8) -> bool {
        wealth(&self.goods[seat]) >= u16::from(coins)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The most kinds among a drink, a coin and a 5-coin tile that can be given one after the other.
    fn tried(goods: &PerGood<u16>, paid: GoodSet) -> u8 {
        let drink = if goods[Good::Wine] > 0 { Good::Wine } else { Good::Whiskey };
        let wanted = [drink, Good::Coin, Good::FiveCoins];
        let given = |choice: &u8| {
            let mut left = *goods;
            let mut chosen = wanted.iter().enumerate().filter(|(bit, _)| choice >> bit & 1 == 1);
            chosen.all(|(_, &good)| !paid.contains(good) && take(&mut left, good, 1).is_some())
        };
        (0..8_u8).filter(given).map(u8::count_ones).max().unwrap_or(0) as u8
    }

    #[test]
    fn kinds_of_money_are_those_that_can_be_given() {
        for drink in [Good::Wine, Good::Whiskey] {
            for (coins, drinks) in (0..8).flat_map(|coins| (0..5).map(move |it| (coins, it))) {
                let mut goods = PerGood::<u16>::default();
                (goods[Good::Coin], goods[drink]) = (coins, drinks);
                for known in 0..8 {
                    let kinds = [drink, Good::Coin, Good::FiveCoins].into_iter().enumerate();
                    let paid: GoodSet =
                        kinds.filter(|(bit, _)| known >> bit & 1 == 1).map(|(_, it)| it).collect();
                    let found = kinds_besides(&goods, paid);
                    assert_eq!(found, tried(&goods, paid), "{goods:?} {paid:?}");
                }
            }
        }
    }
}
