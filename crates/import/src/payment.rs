//! Payments: what was named is paid as far as it is due, and what is left over is looked at.
//!
//! Other programs take everything that is named. Goods that could be left out stay here with
//! whoever named them, and that is noted (R-USE-18).

use quadrivium_core::KeySet;
use quadrivium_labora::{
    Action, Bill, Building, Good, Illegal, Payment, PerGood, Pool, Question, Step,
};

use crate::bag::{Bag, code, written};
use crate::command::Named;
use crate::dialect::Dialect;
use crate::function::Offer;
use crate::note::Difference;
use crate::refused::{Refused, Ruling};
use crate::smallest::smallest;
use crate::walk::{Taken, Walk};

impl Walk {
    /// What is still named and not paid, with all money in coins.
    pub(crate) fn unpaid(&self, named: &Bag) -> Bag {
        let mut left = named.changed();
        for (good, count) in self.paid.iter() {
            left.goods[good] = left.goods[good].saturating_sub(*count);
        }
        left
    }

    /// Answers one question about goods for a sum that is due.
    pub(crate) fn pay(&mut self, payment: Payment, named: &Bag, text: &str) -> Taken {
        let sums = match payment {
            Payment::Different { left, paid } => {
                return self.pay_different(left, paid, named, text);
            }
            Payment::Sums(sums) => sums,
        };
        let pool = sums.pool().expect("a payment that is asked for is not complete");
        let kinds = &pool.list()[usize::from(sums.next)..];
        let (good, left) = (kinds[0].0, self.unpaid(named));
        let offered = |action| match action {
            Action::Pay { count, .. } => Some(u16::from(count)),
            _ => None,
        };
        let offered: Vec<_> = self.legal().into_iter().filter_map(offered).collect();
        let paid = smallest(kinds, sums.left[pool], |good| left.count(good));
        let count = paid.map(|paid| paid[good]).filter(|count| offered.first() <= Some(count));
        let Some(count) = count else {
            return Err(Refused::new(text, "that is less than what is due"));
        };
        if Some(&count) > offered.last() {
            return Err(Refused::illegal(code(good), Illegal::NoGoods));
        }
        self.act(Action::Pay { good, count: count as u8 })
            .map_err(|illegal| Refused::illegal(code(good), illegal))
    }

    fn pay_different(&mut self, due: u8, paid: KeySet<Good>, named: &Bag, text: &str) -> Taken {
        let mut kinds = named.kinds().filter(|good| !paid.contains(*good));
        let next = kinds.next();
        let good = next.filter(|_| kinds.count() + 1 >= due.into()).ok_or_else(|| {
            Refused::new(text, format!("{due} more goods are due, all of them different"))
        })?;
        self.act(Action::Pay { good, count: 1 })
            .map_err(|illegal| Refused::illegal(code(good), illegal))
    }

    /// Pays what is due with these goods, out of those that the player had before.
    pub(crate) fn pay_all(&mut self, named: &Bag, text: &str, held: &PerGood<u16>) -> Taken {
        while let Some(Question::Pay(payment)) = self.game.asked() {
            self.pay(payment, named, text)?;
        }
        self.check_nothing_else(named, text)?;
        let left = self.unpaid(named);
        for good in left.kinds().filter(|&good| !is_change(good, named, &left)) {
            if held[good] < named.count(good) {
                return Err(Refused::illegal(code(good), Illegal::NoGoods));
            }
            self.noted.push(Difference::LeftOut(written(good, left.goods[good].into())));
        }
        Ok(())
    }

    /// Goods that were named and are not due stay with whoever named them, and has them.
    pub(crate) fn keep(&mut self, goods: &Bag, text: &str) -> Taken {
        for good in goods.kinds() {
            if self.game.has(self.game.active(), good) < goods.goods[good] {
                return Err(Refused::illegal(text, Illegal::NoGoods));
            }
            self.noted.push(Difference::LeftOut(written(good, goods.goods[good].into())));
        }
        Ok(())
    }

    /// Nothing may have been paid that was not named: a payment without choice is not asked for.
    fn check_nothing_else(&self, named: &Bag, text: &str) -> Taken {
        let named = named.changed();
        let more = Good::ALL.into_iter().find(|&good| self.paid[good] > named.goods[good]);
        match more {
            None => Ok(()),
            Some(good) => {
                let count = self.paid[good] - named.goods[good];
                let goods = written(good, count.into());
                Err(Refused::new(
                    text,
                    format!("that is less than what is due: {goods} is missing"),
                ))
            }
        }
    }

    pub(crate) fn check_all_done(&mut self, house: &Named, offer: &Offer<'_>) -> Taken {
        if let Some(spot) = offer.spots.front() {
            return Err(Refused::new(spot, "no place was expected here"));
        }
        self.check_nothing_else(&offer.named, offer.text)?;
        let mut left = self.unpaid(&offer.named);
        for (good, received) in offer.received.iter() {
            left.goods[good] = left.goods[good].saturating_sub(*received);
        }
        let mut kept = Bag::default();
        for good in left.kinds().filter(|&good| !is_change(good, &offer.named, &left)) {
            let count = left.goods[good];
            self.check_surplus(house.building, good, count, offer)?;
            kept.goods[good] = count;
        }
        self.keep(&kept, offer.text)
    }

    /// Something that was named was neither paid nor received: it could be left out, or it is
    /// wrong.
    fn check_surplus(
        &self,
        building: Building,
        good: Good,
        count: u16,
        offer: &Offer<'_>,
    ) -> Taken {
        let goods = written(good, count.into());
        if offer.understood {
            let price = format!("the price is {goods}");
            return Err(Refused::new(offer.text, price).by(Ruling::UNCHECKED));
        }
        let steps = building.function();
        let bills: Vec<_> = steps
            .iter()
            .filter_map(|step| step.trades())
            .flat_map(|(trades, _)| trades.iter().map(|trade| trade.pay))
            .collect();
        let listed = |bill: &Bill| bill.goods.iter().any(|(due, _)| *due == good);
        let pooled = |bill: &Bill| {
            let on = |list: &[(Good, u8)]| list.iter().any(|(due, _)| *due == good);
            bill.food > 0 && on(Pool::Food.list())
                || bill.half_energy > 0 && on(Pool::HalfEnergy.list())
                || bill.points > 0
        };
        if offer.capped && bills.iter().any(|bill| listed(bill) || pooled(bill)) {
            let reason = "that is more often than the building works";
            let refused = Refused::new(&goods, reason).by(Ruling::LIMIT);
            return if self.works_on(building) { Err(refused) } else { Ok(()) };
        }
        if steps.iter().any(|step| matches!(step, Step::Improve(_))) {
            let reason = "that is more than can be improved";
            return Err(Refused::new(&goods, reason).by(Ruling::LIMIT));
        }
        if bills.iter().any(pooled) && self.paid.values.iter().any(|&paid| paid > 0) {
            return Ok(());
        }
        let in_trade =
            bills.iter().any(listed) || building == Building::CoalHarbor && good == Good::Peat;
        let has = self.game.has(self.game.active(), good) >= count;
        let refused = Refused::new(&goods, format!("that cannot be paid at {}", building.name()));
        Err(if in_trade && has { refused.by(Ruling::UNBALANCED) } else { refused })
    }

    /// Whether the program that wrote the log lets a building work beyond the printed maximum, and
    /// does not just take what is named (R-USE-19).
    const fn works_on(&self, building: Building) -> bool {
        matches!(
            (self.dialect, building),
            (Dialect::Hathora, Building::Shipyard) | (Dialect::Weblabora, Building::Refectory)
        )
    }
}

/// What is left of a 5-coin tile is given back.
fn is_change(good: Good, named: &Bag, left: &Bag) -> bool {
    good == Good::Coin && named.goods[Good::FiveCoins] > 0 && left.goods[Good::Coin] < 5
}
