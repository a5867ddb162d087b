//! The words behind a building: what is paid, what is received, which forests go.
//!
//! A log names all of it in one command; our engine asks bit by bit. A trade is made as often as
//! the goods that are named suffice for; in the end everything named must have been paid and
//! nothing else.

use std::collections::VecDeque;

use super::bag::{Bag, code, written};
use super::command::{Named, Terms};
use super::refused::{Refused, Ruling};
use super::walk::{Taken, Walk};
use crate::action::Action;
use crate::data::{BUILDINGS, Bill, ENERGY, FOOD, IMPROVEMENTS, REWARDS, Step, Trade, Yield};
use crate::illegal::Illegal;
use crate::rules::coins_for;
use crate::state::Ask;
use crate::types::{Building, Good, PerGood, Spot};

/// What is left of the words of a command.
struct Offer<'a> {
    /// Everything that was named.
    named: Bag,
    /// What is received, where it cannot be told from what is paid.
    output: Bag,
    /// Goods named as received, which were.
    received: PerGood<u16>,
    /// Forests, in our order.
    spots: VecDeque<Spot>,
    /// A trade was asked for more often than it can be made.
    capped: bool,
    /// The price was not named, but understood.
    understood: bool,
    text: &'a str,
}

impl<'a> Offer<'a> {
    fn new(building: Building, terms: &'a Terms) -> Self {
        let mut bags = terms.bags.as_slice();
        let mut output = Bag::default();
        // The courtyard may return what it takes: there the last word is what it returns.
        if building == Building::CloisterCourtyard
            && let [inputs @ .., last] = bags
            && !inputs.is_empty()
        {
            (bags, output) = (inputs, *last);
        }
        let mut named = bags.iter().fold(Bag::default(), Bag::and);
        for drink in drinks_for_coins(building, terms) {
            named.goods[drink] = 0;
            named.goods[Good::Coin] += coins_for(drink);
        }
        let mut spots = terms.spots.clone();
        spots.sort_unstable();
        let Terms { understood, ref text, .. } = *terms;
        let received = PerGood::default();
        Self { named, output, received, spots: spots.into(), capped: false, understood, text }
    }

    /// One that was named and has not been received yet, among these.
    fn wanted(&self, goods: impl IntoIterator<Item = Good>, count: u16) -> Option<Good> {
        let mut goods = goods.into_iter();
        goods.find(|&good| self.named.goods[good] >= self.received[good] + count)
    }

    fn refuse(&self, reason: impl Into<String>) -> Refused {
        Refused::new(self.text, reason)
    }
}

impl Walk {
    /// Answers everything that a function asks, except for what comes in a command of its own.
    pub(super) fn carry_out(&mut self, house: &Named, terms: &Terms) -> Taken {
        self.paid = PerGood::default();
        check_forests(house.building, &terms.spots)?;
        let mut offer = Offer::new(house.building, terms);
        loop {
            match self.game.asked() {
                Some(Ask::Pay) => self.pay(&offer.named, offer.text)?,
                Some(Ask::Function { building, part, .. }) => {
                    let Some(step) = self.open_step() else { break };
                    let Some(action) = self.answer(step, building, part, &mut offer)? else {
                        break;
                    };
                    self.act(action).map_err(|illegal| Self::blame(action, illegal, &offer))?;
                }
                _ => break,
            }
        }
        self.check_all_done(house, &offer)
    }

    /// What is still named and not paid, with all money in coins.
    fn unpaid(&self, named: &Bag) -> Bag {
        let mut left = named.changed();
        for (good, count) in self.paid.iter() {
            left.goods[good] = left.goods[good].saturating_sub(*count);
        }
        left
    }

    /// The answer to a step of a function; nothing where another command has to answer.
    fn answer(
        &self,
        step: &Step,
        building: Building,
        part: u8,
        offer: &mut Offer<'_>,
    ) -> Result<Option<Action>, Refused> {
        let named = |good: Good, offer: &Offer<'_>| offer.named.goods[good];
        Ok(Some(match *step {
            Step::Trade(_) | Step::Trades(..) | Step::Price(_) => self.trade(step, part, offer)?,
            Step::Choose(choices) => {
                let chosen = choices.iter().find(|(good, _)| named(*good, offer) > 0);
                let &(good, count) = chosen.ok_or_else(|| {
                    let codes: Vec<_> = choices.iter().map(|(good, _)| code(*good)).collect();
                    let one_of = quadrivium_core::one_of(&codes);
                    Refused::new(BUILDINGS[building].code, format!("expected {one_of} with it"))
                })?;
                offer.received[good] += named(good, offer);
                Action::Take { good, count }
            }
            Step::TwoBasics(counts) => {
                let count = counts[usize::from(part)];
                let exactly = |good: &Good| named(*good, offer) == u16::from(count);
                let good = crate::data::BASIC_GOODS
                    .into_iter()
                    .find(exactly)
                    .ok_or_else(|| offer.refuse(format!("expected a basic good {count} times")))?;
                offer.received[good] += u16::from(count);
                Action::Take { good, count }
            }
            Step::Wheel(goods) => {
                let joker = offer.named.joker;
                let chosen = match goods {
                    [good] => Some(*good),
                    _ => offer.wanted(goods.iter().copied(), 1),
                };
                let Some(good) = chosen else { return Ok(Some(Action::Skip)) };
                offer.received[good] = named(good, offer);
                Action::Produce { good, joker }
            }
            Step::Joker(goods) => {
                let wanted = offer.wanted(goods.iter().copied(), 1);
                let Some(good) = wanted else { return Ok(Some(Action::Skip)) };
                offer.received[good] = named(good, offer);
                Action::Produce { good, joker: true }
            }
            Step::Clear(..) | Step::ClearFirst => {
                offer.spots.pop_front().map_or(Action::Skip, |spot| Action::Clear { spot })
            }
            Step::Reward(_) => {
                let (good, _) = REWARDS[usize::from(part).saturating_sub(1)];
                let count = named(good, offer);
                offer.received[good] += count;
                Action::Take { good, count: count.try_into().unwrap_or(u8::MAX) }
            }
            Step::Improve(_) => {
                let left = self.unpaid(&offer.named);
                let mut goods = IMPROVEMENTS.into_iter().map(|(from, _)| from);
                let next = goods.find(|&good| left.goods[good] > 0);
                next.map_or(Action::Skip, |good| Action::Improve { good })
            }
            _ => return Ok(None),
        }))
    }

    fn trade(&self, step: &Step, part: u8, offer: &mut Offer<'_>) -> Result<Action, Refused> {
        let (trades, together) = step.trades().expect("a step with trades");
        let Some(trade) = trades.get(usize::from(part)) else {
            return Self::choose_yield(&trades[0], offer);
        };
        let made: u8 = self.game.deal.times[..usize::from(part)].iter().sum();
        let most = trade.most.min(together.saturating_sub(made));
        let times = times(&trade.pay, &self.unpaid(&offer.named));
        offer.capped |= times > u16::from(most);
        Ok(match times.min(most.into()) as u8 {
            0 => Action::Skip,
            count => Action::Times { count },
        })
    }

    fn choose_yield(trade: &Trade, offer: &Offer<'_>) -> Result<Action, Refused> {
        let Yield::OneOf(choices) = trade.get else {
            return Err(offer.refuse("nothing is to be chosen here"));
        };
        let named: Vec<_> = offer.output.kinds().collect();
        let chosen = choices.iter().find(|(good, _)| named == [*good]);
        let &(good, count) = chosen.ok_or_else(|| {
            let codes: Vec<_> = choices.iter().map(|(good, _)| code(*good)).collect();
            let expected = quadrivium_core::one_of(&codes);
            offer.refuse(format!("expected {expected} as second word")).by(Ruling::UNBALANCED)
        })?;
        Ok(Action::Take { good, count })
    }

    fn blame(action: Action, illegal: Illegal, offer: &Offer<'_>) -> Refused {
        match action {
            Action::Clear { spot } => Refused::illegal(spot, illegal),
            Action::Produce { good, joker } => {
                let token = if joker { "Jo" } else { code(good) };
                let refused = Refused::illegal(token, illegal);
                match illegal {
                    Illegal::NotProduced if !joker => refused.by(Ruling::MARKERS),
                    _ => refused,
                }
            }
            Action::Take { good, .. } => Refused::illegal(code(good), illegal),
            _ => Refused::illegal(offer.text, illegal),
        }
    }

    /// Answers one question about goods for a sum that is due.
    fn pay(&mut self, named: &Bag, text: &str) -> Taken {
        let seat = self.game.active;
        let Some(asked) = self.game.asked_kind(seat) else {
            let paid = self.game.deal.paid;
            let mut kinds = named.kinds().filter(|good| !paid.contains(*good));
            let (next, due) = (kinds.next(), self.game.deal.different);
            let good = next.filter(|_| kinds.count() + 1 >= due.into()).ok_or_else(|| {
                Refused::new(text, format!("{due} more goods are due, all of them different"))
            })?;
            return self
                .act(Action::Pay { good, count: 1 })
                .map_err(|illegal| Refused::illegal(code(good), illegal));
        };
        let good = asked.good;
        let count = self.unpaid(named).count(good);
        if count < asked.least.into() {
            return Err(Refused::new(text, "that is less than what is due"));
        }
        if count > asked.most.into() {
            let surplus = usize::from(count) - usize::from(asked.most);
            return Err(overpaid(good, surplus, text));
        }
        self.act(Action::Pay { good, count: count as u8 })
            .map_err(|illegal| Refused::illegal(code(good), illegal))
    }

    /// Pays what is due with exactly these goods.
    pub(super) fn pay_all(&mut self, named: &Bag, text: &str) -> Taken {
        while self.game.asked() == Some(Ask::Pay) {
            self.pay(named, text)?;
        }
        self.check_nothing_else(named, text)?;
        let left = self.unpaid(named);
        match left.kinds().next() {
            Some(good) if !is_change(good, named, &left) => {
                Err(overpaid(good, left.goods[good].into(), text))
            }
            _ => Ok(()),
        }
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

    fn check_all_done(&self, house: &Named, offer: &Offer<'_>) -> Taken {
        if let Some(spot) = offer.spots.front() {
            return Err(Refused::new(spot, "no place was expected here"));
        }
        self.check_nothing_else(&offer.named, offer.text)?;
        let mut left = self.unpaid(&offer.named);
        for (good, received) in offer.received.iter() {
            left.goods[good] = left.goods[good].saturating_sub(*received);
        }
        match left.kinds().find(|&good| !is_change(good, &offer.named, &left)) {
            Some(good) => Err(self.surplus(house.building, good, left.goods[good], offer)),
            None => Ok(()),
        }
    }

    /// Why something that was named was neither paid nor received.
    fn surplus(&self, building: Building, good: Good, count: u16, offer: &Offer<'_>) -> Refused {
        let goods = written(good, count.into());
        if offer.understood {
            return Refused::new(offer.text, format!("the price is {goods}")).by(Ruling::UNCHECKED);
        }
        let steps = BUILDINGS[building].function;
        let bills: Vec<_> = steps
            .iter()
            .filter_map(|step| step.trades())
            .flat_map(|(trades, _)| trades.iter().map(|trade| trade.pay))
            .collect();
        let listed = |bill: &Bill| bill.goods.iter().any(|(due, _)| *due == good);
        let pooled = |bill: &Bill| {
            let on = |list: &[(Good, u8)]| list.iter().any(|(due, _)| *due == good);
            bill.food > 0 && on(&FOOD) || bill.half_energy > 0 && on(&ENERGY) || bill.points > 0
        };
        if offer.capped && bills.iter().any(|bill| listed(bill) || pooled(bill)) {
            return Refused::new(&goods, "that is more often than the building works")
                .by(Ruling::LIMIT);
        }
        if steps.iter().any(|step| matches!(step, Step::Improve(_))) {
            return Refused::new(&goods, "that is more than can be improved").by(Ruling::LIMIT);
        }
        if bills.iter().any(pooled) && self.paid.values.iter().any(|&paid| paid > 0) {
            return overpaid(good, count.into(), offer.text);
        }
        let in_trade =
            bills.iter().any(listed) || building == Building::CoalHarbor && good == Good::Peat;
        let has = self.game.has(self.game.active, good) >= count;
        let refused = Refused::new(&goods, format!("that cannot be paid at {}", building.name()));
        if in_trade && has { refused.by(Ruling::UNBALANCED) } else { refused }
    }
}

/// No more forests than the building takes.
fn check_forests(building: Building, spots: &[Spot]) -> Taken {
    let limit = BUILDINGS[building].function.iter().find_map(|step| match step {
        Step::Clear(most, _) => Some(usize::from(*most)),
        Step::ClearFirst => Some(1),
        _ => None,
    });
    let excess = limit.and_then(|most| Some((most, spots.get(most)?)));
    excess.map_or(Ok(()), |(most, spot)| {
        let forests = if most == 1 { "forest" } else { "forests" };
        Err(Refused::new(spot, format!("expected at most {most} {forests}")).by(Ruling::LIMIT))
    })
}

/// Goods that could be left out of a payment.
fn overpaid(good: Good, count: usize, text: &str) -> Refused {
    let goods = written(good, count);
    Refused::new(text, format!("{goods} could be left out")).by(Ruling::OVERPAID)
}

/// What is left of a 5-coin tile is given back.
fn is_change(good: Good, named: &Bag, left: &Bag) -> bool {
    good == Good::Coin && named.goods[Good::FiveCoins] > 0 && left.goods[Good::Coin] < 5
}

/// How often a bill can be paid from some goods.
fn times(bill: &Bill, goods: &Bag) -> u16 {
    if bill.different > 0 {
        return u16::from(!goods.is_empty());
    }
    let each = |have: u16, due: u8| if due == 0 { u16::MAX } else { have / u16::from(due) };
    if bill.goods.is_empty() {
        let food = each(goods.worth(&FOOD), bill.food);
        return food.min(each(goods.worth(&ENERGY), bill.half_energy));
    }
    let exact = bill.goods.iter().map(|&(good, due)| each(goods.goods[good], due));
    exact.min().unwrap_or(0)
}

/// The drinks with which a price in coins is paid.
pub(super) fn drinks_for_coins(building: Building, terms: &Terms) -> Vec<Good> {
    let named = terms.bags.iter().fold(Bag::default(), Bag::and);
    let coins_only = BUILDINGS[building].function.iter().all(|step| match step.trades() {
        Some((trades, _)) => trades.iter().all(|trade| {
            let Bill { goods, food, points, different, .. } = trade.pay;
            food == 0
                && points == 0
                && different == 0
                && goods.iter().all(|(good, _)| *good == Good::Coin)
                && !goods.is_empty()
        }),
        None => !matches!(step, Step::Joker(_) | Step::Choose(_)),
    });
    if !coins_only || named.money() > 0 {
        return Vec::new();
    }
    [Good::Wine, Good::Whiskey].into_iter().filter(|&good| named.goods[good] == 1).collect()
}
