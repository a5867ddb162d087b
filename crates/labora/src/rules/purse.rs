//! Goods come and go: gains, and payments of exact goods with what may be turned into them.

use quadrivium_core::{Observer, Seat};

use crate::action::{Action, CONVERTIBLE};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::Labora;
use crate::types::{Good, PerGood};

/// How many coins a wine or a whiskey is changed into.
pub(crate) const fn coins_for(good: Good) -> u16 {
    match good {
        Good::Wine => 1,
        Good::Whiskey => 2,
        _ => 0,
    }
}

/// Everything that could be paid as coins.
pub(crate) fn wealth(goods: &PerGood<u16>) -> u16 {
    goods[Good::Coin] + goods[Good::Wine] + 2 * goods[Good::Whiskey]
}

/// Turns as few drinks into coins as it takes to have so many coins. Says what was turned and how
/// often, so that it can be told; nothing where there are not enough.
pub(crate) fn change_for(goods: &mut PerGood<u16>, coins: u16) -> Option<(Good, u16)> {
    let short = coins.saturating_sub(goods[Good::Coin]);
    // A country has only one of the two.
    let drink = if goods[Good::Wine] > 0 { Good::Wine } else { Good::Whiskey };
    let count = short.div_ceil(coins_for(drink));
    goods[drink] = goods[drink].checked_sub(count)?;
    goods[Good::Coin] += count * coins_for(drink);
    Some((drink, count))
}

/// Turns as little grain into straw as it takes to have so much straw.
pub(crate) fn thresh_for(goods: &mut PerGood<u16>, straw: u16) -> Option<u16> {
    let short = straw.saturating_sub(goods[Good::Straw]);
    goods[Good::Grain] = goods[Good::Grain].checked_sub(short)?;
    goods[Good::Straw] += short;
    Some(short)
}

impl Labora {
    /// Goods from the supply.
    pub(crate) fn gain(
        &mut self,
        seat: Seat,
        good: Good,
        count: u16,
        seen: &mut impl Observer<Event>,
    ) {
        if count == 0 {
            return;
        }
        if good == Good::Wonder {
            self.wonders -= count as u8;
        }
        self.goods[seat][good] += count;
        seen.saw(Event::Gained { seat, good, count });
    }

    /// Goods to the supply, turned into the right ones where needed. Only what can be paid is
    /// charged.
    pub(crate) fn charge(
        &mut self,
        seat: Seat,
        good: Good,
        count: u16,
        seen: &mut impl Observer<Event>,
    ) {
        if count > 0 {
            self.spend(seat, good, count, seen);
            seen.saw(Event::Paid { seat, good, count });
        }
    }

    /// Takes goods away without saying for what: whoever does that tells it better.
    pub(super) fn spend(
        &mut self,
        seat: Seat,
        good: Good,
        count: u16,
        seen: &mut impl Observer<Event>,
    ) {
        let goods = &mut self.goods[seat];
        match good {
            Good::Coin => {
                let (from, count) = change_for(goods, count).expect("what is charged can be paid");
                if count > 0 {
                    let into = count * coins_for(from);
                    seen.saw(Event::Converted { seat, from, count, to: Good::Coin, into });
                }
            }
            Good::Straw => {
                let count = thresh_for(goods, count).expect("what is charged can be paid");
                if count > 0 {
                    let (from, to) = (Good::Grain, Good::Straw);
                    seen.saw(Event::Converted { seat, from, count, to, into: count });
                }
            }
            _ => {}
        }
        self.goods[seat][good] -= count;
    }

    /// Grain may be turned into straw, and drinks into coins, at any time; nothing else, and never
    /// back.
    fn check_convert(&self, seat: Seat, good: Good) -> Result<(), Illegal> {
        if !CONVERTIBLE.contains(&good) {
            return Err(Illegal::NotOffered);
        }
        if self.has(seat, good) == 0 { Err(Illegal::NoGoods) } else { Ok(()) }
    }

    pub(super) fn legal_conversions(&self, seat: Seat, out: &mut Vec<Action>) {
        let held = CONVERTIBLE.into_iter().filter(|&good| self.check_convert(seat, good).is_ok());
        out.extend(held.map(|good| Action::Convert { good }));
    }

    pub(super) fn convert(
        &mut self,
        seat: Seat,
        good: Good,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_convert(seat, good)?;
        let (to, into) = match good {
            Good::Grain => (Good::Straw, 1),
            _ => (Good::Coin, coins_for(good)),
        };
        self.goods[seat][good] -= 1;
        self.goods[seat][to] += into;
        seen.saw(Event::Converted { seat, from: good, count: 1, to, into });
        Ok(())
    }
}
