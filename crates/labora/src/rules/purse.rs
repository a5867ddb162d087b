//! Goods come and go: gains, and payments of exact goods with what may be turned into them.

use quadrivium_core::{Observer, Seat};

use crate::action::{Action, CONVERTIBLE};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::Labora;
use crate::types::{Good, PerGood};

/// How many coins a wine or a whiskey is changed into.
pub const fn coins_for(good: Good) -> u16 {
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

/// What was turned into something else so that it could be paid.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turned {
    pub from: Good,
    pub count: u16,
    pub to: Good,
    pub into: u16,
}

/// Takes goods away, after turning as few others into them as it takes: grain into straw, drinks
/// into coins. Nothing where there are not enough.
pub(crate) fn take(goods: &mut PerGood<u16>, good: Good, count: u16) -> Option<Turned> {
    let short = count.saturating_sub(goods[good]);
    let (from, each) = match good {
        Good::FiveCoins => return take(goods, Good::Coin, count * 5),
        Good::Straw => (Good::Grain, 1),
        // A country has only one of the two drinks.
        Good::Coin if goods[Good::Wine] > 0 => (Good::Wine, coins_for(Good::Wine)),
        Good::Coin => (Good::Whiskey, coins_for(Good::Whiskey)),
        _ if short > 0 => return None,
        _ => (good, 1),
    };
    let turned =
        Turned { from, count: short.div_ceil(each), to: good, into: short.next_multiple_of(each) };
    goods[from] = goods[from].checked_sub(turned.count)?;
    goods[good] = goods[good] + turned.into - count;
    Some(turned)
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
        let turned = take(&mut self.goods[seat], good, count).expect("what is charged can be paid");
        let Turned { from, count, to, into } = turned;
        if count > 0 {
            seen.saw(Event::Converted { seat, from, count, to, into });
        }
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
