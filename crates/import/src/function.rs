//! The words behind a building: what is paid, what is received, which forests go.
//!
//! A log names all of it in one command; our engine asks bit by bit. A trade is made as often as
//! the goods that are named suffice for and the building allows; in the end everything named must
//! have been paid or received, except for goods that could be left out.

use std::collections::VecDeque;

use quadrivium_labora::{
    Action, BASIC_GOODS, Bill, Building, Frame, Good, IMPROVEMENTS, Illegal, PerGood, Pool,
    Progress, Question, Spot, Step, Trade, Yield,
};

use crate::bag::{Bag, code};
use crate::command::{Named, Terms};
use crate::dialect::Dialect;
use crate::note::Difference;
use crate::refused::{Refused, Ruling};
use crate::walk::{Taken, Walk};

/// What is left of the words of a command.
pub(crate) struct Offer<'a> {
    /// Everything that was named.
    pub named: Bag,
    /// What is received, where it cannot be told from what is paid.
    output: Bag,
    /// Goods named as received, which were.
    pub received: PerGood<u16>,
    /// Forests, in our order.
    pub spots: VecDeque<Spot>,
    /// A trade was asked for more often than it can be made.
    pub capped: bool,
    /// The price was not named, but understood.
    pub understood: bool,
    pub text: &'a str,
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
        let named = bags.iter().fold(Bag::default(), Bag::and);
        let mut spots = terms.spots.clone();
        spots.truncate(most_forests(building).unwrap_or(usize::MAX));
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
    pub(crate) fn carry_out(&mut self, house: &Named, terms: &Terms) -> Taken {
        self.paid = PerGood::default();
        self.check_forests(house.building, &terms.spots)?;
        let mut offer = Offer::new(house.building, terms);
        self.check_forger(house.building, &offer)?;
        loop {
            match self.game.asked() {
                Some(Question::Pay(payment)) => self.pay(payment, &offer.named, offer.text)?,
                Some(Question::Function(frame)) => {
                    let Some(step) = self.open_step() else { break };
                    let Some(action) = self.answer(step, frame, &mut offer)? else {
                        break;
                    };
                    self.act(action).map_err(|illegal| Self::blame(action, illegal, &offer))?;
                }
                _ => break,
            }
        }
        self.keep(&terms.left, &terms.text)?;
        self.check_all_done(house, &offer)
    }

    /// No more forests than the building takes. The newer programs take the first ones that are
    /// named, the older one takes all of them.
    fn check_forests(&mut self, building: Building, spots: &[Spot]) -> Taken {
        let Some(most) = most_forests(building) else { return Ok(()) };
        let Some(excess) = spots.get(most..).filter(|it| !it.is_empty()) else { return Ok(()) };
        if self.dialect == Dialect::Weblabora {
            let forests = if most == 1 { "forest" } else { "forests" };
            let reason = format!("expected at most {most} {forests}");
            return Err(Refused::new(excess[0], reason).by(Ruling::LIMIT));
        }
        let excess = excess.iter().map(|spot| Difference::LeftOut(spot.to_string()));
        self.noted.extend(excess);
        Ok(())
    }

    /// The older program makes no more than two reliquaries at the Forger's Workshop.
    fn check_forger(&self, building: Building, offer: &Offer<'_>) -> Taken {
        let third = building == Building::ForgersWorkshop && offer.named.money() >= 25;
        if self.dialect == Dialect::Weblabora && third {
            let reason = "here that makes more than two reliquaries";
            return Err(offer.refuse(reason).by(Ruling::FORGER));
        }
        Ok(())
    }

    /// The answer to a step of a function; nothing where another command has to answer.
    fn answer(
        &self,
        step: &Step,
        frame: Frame,
        offer: &mut Offer<'_>,
    ) -> Result<Option<Action>, Refused> {
        let named = |good: Good, offer: &Offer<'_>| offer.named.goods[good];
        Ok(Some(match *step {
            Step::Trade(_) | Step::Trades(..) | Step::Price(_) => self.trade(step, frame, offer)?,
            Step::Choose(choices) => {
                let chosen = choices.iter().find(|(good, _)| named(*good, offer) > 0);
                let &(good, count) = chosen.ok_or_else(|| {
                    let codes: Vec<_> = choices.iter().map(|(good, _)| code(*good)).collect();
                    let one_of = quadrivium_core::one_of(&codes);
                    Refused::new(frame.building.code(), format!("expected {one_of} with it"))
                })?;
                offer.received[good] += named(good, offer);
                Action::Take { good, count }
            }
            Step::TwoBasics(counts) => {
                let count = counts[usize::from(frame.progress != Progress::Start)];
                let exactly = |good: &Good| named(*good, offer) == u16::from(count);
                let good = BASIC_GOODS
                    .into_iter()
                    .find(exactly)
                    .ok_or_else(|| offer.refuse(format!("expected a basic good {count} times")))?;
                offer.received[good] += u16::from(count);
                Action::Take { good, count }
            }
            Step::Wheel(goods) => {
                let chosen = match goods {
                    [good] => Some(*good),
                    _ => offer.wanted(goods.iter().copied(), 1),
                };
                let Some(good) = chosen else { return Ok(Some(Action::Skip)) };
                offer.received[good] = named(good, offer);
                Action::Produce { good, joker: self.by_joker(good, offer.named.joker) }
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
                let Some(&Action::Take { good, .. }) = self.legal().first() else {
                    return Ok(None);
                };
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

    fn trade(&self, step: &Step, frame: Frame, offer: &mut Offer<'_>) -> Result<Action, Refused> {
        let (trades, together) = step.trades().expect("a step with trades");
        let (Some(trade), Progress::Trading { times: made, .. }) = (frame.trade(), frame.progress)
        else {
            return Self::choose_yield(&trades[0], offer);
        };
        let made: u8 = made.iter().sum();
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
}

/// How many forests a building takes; nothing for one that takes none.
fn most_forests(building: Building) -> Option<usize> {
    building.function().iter().find_map(|step| match step {
        Step::Clear(most, _) => Some(usize::from(*most)),
        Step::ClearFirst => Some(1),
        _ => None,
    })
}

/// How often a bill can be paid from some goods.
fn times(bill: &Bill, goods: &Bag) -> u16 {
    if bill.different > 0 {
        return u16::from(!goods.is_empty());
    }
    let each = |have: u16, due: u8| if due == 0 { u16::MAX } else { have / u16::from(due) };
    if bill.goods.is_empty() {
        let food = each(goods.worth(Pool::Food.list()), bill.food);
        return food.min(each(goods.worth(Pool::HalfEnergy.list()), bill.half_energy));
    }
    let exact = bill.goods.iter().map(|&(good, due)| each(goods.goods[good], due));
    exact.min().unwrap_or(0)
}
