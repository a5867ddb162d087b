//! Payments that are put together from goods of the payer's choice.
//!
//! What is due is asked kind by kind, the most valuable kind first, and only with numbers that can
//! still be completed. Paid in this order and stopped as soon as the sum is reached, no payment
//! holds a good that could be taken out again; any other payment would only be a waste.

use quadrivium_core::{Observer, Seat};

use super::purse::{change_for, coins_for, thresh_for, wealth};
use crate::action::Action;
use crate::data::{Bill, ENERGY, FOOD, POINTS};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Ask, Deal, Labora};
use crate::types::{Good, GoodSet, PerGood};

/// A sum of bills.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Due {
    /// Exactly these.
    pub goods: PerGood<u16>,
    /// Energy, in halves.
    pub half_energy: u16,
    /// Food.
    pub food: u16,
    /// Points.
    pub points: u16,
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
        self.half_energy += u16::from(bill.half_energy) * times;
        self.food += u16::from(bill.food) * times;
        self.points += u16::from(bill.points) * times;
        self.different += bill.different * times as u8;
    }

    /// Whether it can be paid from these goods.
    pub fn payable(&self, purse: &PerGood<u16>) -> bool {
        let mut left = *purse;
        let exact = thresh_for(&mut left, self.goods[Good::Straw])
            .and_then(|_| {
                for (good, &count) in self.goods.iter() {
                    if good != Good::Coin {
                        left[good] = left[good].checked_sub(count)?;
                    }
                }
                change_for(&mut left, self.goods[Good::Coin])?;
                left[Good::Coin] = left[Good::Coin].checked_sub(self.goods[Good::Coin])?;
                Some(())
            })
            .is_some();
        exact
            && feeds(&left, self.food, self.half_energy)
            && (self.points == 0 || worth(&left, &POINTS) >= self.points)
            && (self.different == 0 || kinds_besides(&left, GoodSet::EMPTY) >= self.different)
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
fn give_one(goods: &mut PerGood<u16>, good: Good) -> Option<()> {
    match good {
        Good::Wonder => return None,
        Good::Straw => {
            thresh_for(goods, 1)?;
            goods[Good::Straw] -= 1;
        }
        Good::Coin | Good::FiveCoins => {
            let coins = if good == Good::Coin { 1 } else { 5 };
            change_for(goods, coins)?;
            goods[Good::Coin] -= coins;
        }
        _ => goods[good] = goods[good].checked_sub(1)?,
    }
    Some(())
}

/// How many different goods can be paid at once besides those that are paid already: straw may be
/// made of grain, coins of drinks.
fn kinds_besides(goods: &PerGood<u16>, paid: GoodSet) -> u8 {
    const LINKED: [Good; 7] = [
        Good::Grain,
        Good::Straw,
        Good::Coin,
        Good::FiveCoins,
        Good::Wine,
        Good::Whiskey,
        Good::Wonder,
    ];
    let asked = |good: Good| !paid.contains(good);
    let simple = Good::ALL
        .into_iter()
        .filter(|&good| asked(good) && goods[good] > 0 && !LINKED.contains(&good))
        .count() as u8;
    let tiles = goods[Good::Grain] + goods[Good::Straw];
    let sheaves = match (asked(Good::Grain) && goods[Good::Grain] > 0, asked(Good::Straw)) {
        (true, true) => tiles.min(2) as u8,
        (true, false) => 1,
        (false, true) => tiles.min(1) as u8,
        (false, false) => 0,
    };
    // Few enough to be tried: the drink itself, a coin, a 5-coin tile.
    let drink = if goods[Good::Wine] > 0 { Good::Wine } else { Good::Whiskey };
    let money = (0..8u8)
        .filter(|choice| {
            let mut left = *goods;
            let wanted = [drink, Good::Coin, Good::FiveCoins];
            let chosen = wanted.iter().enumerate().filter(|(bit, _)| choice >> bit & 1 == 1);
            chosen
                .map(|(_, &good)| good)
                .all(|good| asked(good) && give_one(&mut left, good).is_some())
        })
        .map(u8::count_ones)
        .max()
        .unwrap_or(0) as u8;
    simple + sheaves + money
}

/// The kind that is asked for now, and how many of it may be paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Asked {
    pub good: Good,
    pub least: u8,
    pub most: u8,
}

impl Deal {
    /// The list from which goods are taken now.
    pub(crate) fn list(&self) -> &'static [(Good, u8)] {
        if self.half_energy > 0 {
            &ENERGY
        } else if self.food > 0 {
            &FOOD
        } else if self.points > 0 {
            &POINTS
        } else {
            &[]
        }
    }

    fn pool(&mut self) -> &mut u16 {
        if self.half_energy > 0 {
            &mut self.half_energy
        } else if self.food > 0 {
            &mut self.food
        } else {
            &mut self.points
        }
    }
}

impl Labora {
    /// Takes the exact goods and asks for the rest.
    pub(crate) fn demand(&mut self, seat: Seat, due: &Due, seen: &mut impl Observer<Event>) {
        for good in Good::ALL {
            self.charge(seat, good, due.goods[good], seen);
        }
        let Due { half_energy, food, points, different, .. } = *due;
        self.deal = Deal {
            half_energy,
            food,
            points,
            different,
            paid: GoodSet::EMPTY,
            next: 0,
            ..self.deal
        };
        if half_energy > 0 || food > 0 || points > 0 || different > 0 {
            self.asks.push(Ask::Pay);
        }
    }

    /// The kind of which a number is asked now; nothing while different goods are paid.
    pub(crate) fn asked_kind(&self, seat: Seat) -> Option<Asked> {
        let goods = &self.goods[seat];
        let list = self.deal.list();
        let due = { self.deal }.pool().to_owned();
        let &(good, value) = list.get(usize::from(self.deal.next))?;
        let value = u16::from(value);
        // Straw burns together with the grain that is not eaten.
        let burning = self.deal.half_energy > 0;
        let spare = if burning {
            goods[Good::Grain].saturating_sub(grain_eaten(goods, self.deal.food))
        } else {
            0
        };
        let have = available(goods, good)
            + match good {
                Good::Straw => spare,
                Good::Coin => odd_coin(goods),
                _ => 0,
            };
        let most = have.min(due.div_ceil(value));
        let later = &list[usize::from(self.deal.next) + 1..];
        let least = (0..most).find(|&count| {
            let mut rest = *goods;
            match good {
                Good::FiveCoins => drop(change_for(&mut rest, count * 5)),
                Good::Coin | Good::Straw => {}
                _ => rest[good] -= count,
            }
            let rest = worth(&rest, later) + if good == Good::Straw { 0 } else { spare };
            count * value + rest >= due
        });
        Some(Asked { good, least: least.unwrap_or(most) as u8, most: most as u8 })
    }

    pub(super) fn legal_payments(&self, seat: Seat, out: &mut Vec<Action>) {
        if let Some(Asked { good, least, most }) = self.asked_kind(seat) {
            out.extend((least..=most).map(|count| Action::Pay { good, count }));
        } else {
            let fitting =
                Good::ALL.into_iter().filter(|&good| self.check_different(seat, good).is_ok());
            out.extend(fitting.map(|good| Action::Pay { good, count: 1 }));
        }
    }

    /// One more of different goods, such that the rest can be paid too.
    pub(crate) fn check_different(&self, seat: Seat, good: Good) -> Result<(), Illegal> {
        let mut left = self.goods[seat];
        let paid = self.deal.paid;
        let new = !paid.contains(good) && give_one(&mut left, good).is_some();
        if new && kinds_besides(&left, paid.with(good)) + 1 >= self.deal.different {
            Ok(())
        } else {
            Err(Illegal::NotThisPayment)
        }
    }

    pub(super) fn pay(
        &mut self,
        seat: Seat,
        good: Good,
        count: u8,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        if let Some(asked) = self.asked_kind(seat) {
            if good != asked.good || !(asked.least..=asked.most).contains(&count) {
                return Err(Illegal::NotThisPayment);
            }
            self.pay_kind(seat, good, count, seen);
        } else {
            if count != 1 {
                return Err(Illegal::NotThisPayment);
            }
            self.check_different(seat, good)?;
            self.charge_kind(seat, good, 1, seen);
            self.deal.different -= 1;
            self.deal.paid.insert(good);
        }
        Ok(())
    }

    fn charge_kind(&mut self, seat: Seat, good: Good, count: u16, seen: &mut impl Observer<Event>) {
        match good {
            Good::FiveCoins => self.charge(seat, Good::Coin, count * 5, seen),
            _ => self.charge(seat, good, count, seen),
        }
    }

    fn pay_kind(&mut self, seat: Seat, good: Good, count: u8, seen: &mut impl Observer<Event>) {
        let list = self.deal.list();
        let value = u16::from(list[usize::from(self.deal.next)].1);
        self.charge_kind(seat, good, count.into(), seen);
        let before = self.deal;
        let pool = self.deal.pool();
        let surplus = (u16::from(count) * value).saturating_sub(*pool);
        *pool = pool.saturating_sub(u16::from(count) * value);
        self.deal.next = if *pool == 0 { 0 } else { before.next + 1 };
        if surplus > 0 {
            let (half_energy, food, points) = match before {
                Deal { half_energy: 1.., .. } => (surplus, 0, 0),
                Deal { food: 1.., .. } => (0, surplus, 0),
                _ => (0, 0, surplus),
            };
            seen.saw(Event::Lost { seat, half_energy, food, points });
        }
    }

    /// Pays what leaves no choice; done when nothing is due.
    pub(super) fn pay_without_choice(&mut self, seen: &mut impl Observer<Event>) -> bool {
        let seat = self.active;
        if let Some(Asked { good, least, most }) = self.asked_kind(seat) {
            if least == most {
                self.pay_kind(seat, good, most, seen);
            }
            least == most
        } else {
            let done = self.deal.different == 0;
            if done {
                self.deal.paid = GoodSet::EMPTY;
                self.asks.pop();
            }
            done
        }
    }

    /// Whether these goods can be paid.
    pub(crate) fn can_pay(&self, seat: Seat, due: &Due) -> bool {
        due.payable(&self.goods[seat])
    }

    /// Whether so many coins can be paid.
    pub(crate) fn can_pay_coins(&self, seat: Seat, coins: u8) -> bool {
        wealth(&self.goods[seat]) >= u16::from(coins)
    }
}
