//! Every way to pay what is asked, for those who think of it as one decision.
//!
//! The rules ask kind by kind. Here all their questions are laid out as a net: each kind with the
//! numbers that may be paid of it, and where each number leads. Different ways lead to the same
//! question again and again, so the net is small where the list of all ways would be endless.

use std::collections::HashMap;

use quadrivium_core::{Rules, Seat, Viewer};
use serde::Serialize;

use crate::action::Action;
use crate::data::Step;
use crate::habit::price;
use crate::rules::{Turned, give_different, kinds_besides, take};
use crate::state::{Frame, Labora, Payment, Progress, Question, Sums};
use crate::types::{Good, GoodSet, PerGood};
use crate::view::{DueView, GoodView};

/// How much a loss of food, energy or points weighs against the worth of goods.
const LOSS: f32 = 0.1;

/// How the player who is asked can pay.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PaymentView {
    /// What can be paid for: trades by how often they are made, or one sum that is due.
    pub deals: Vec<DealView>,
    /// The kinds that are asked for, after any numbers of those before them.
    pub kinds: Vec<KindView>,
}

/// Something that is paid for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DealView {
    /// How often each trade is made; nothing where there is no trade.
    pub times: Vec<u8>,
    /// The decisions that say so.
    pub actions: Vec<Action>,
    /// Exact goods that are due.
    pub goods: Vec<GoodView>,
    /// What is put together.
    pub due: DueView,
    /// What it brings.
    pub brings: Vec<GoodView>,
    /// Which of the kinds is asked for first; nothing where none is.
    pub first: Option<u16>,
}

/// A kind of good that may be paid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct KindView {
    /// What it is paid for: the name of a sum, or `different`.
    #[cfg_attr(
        feature = "typescript",
        ts(type = "'half_energy' | 'food' | 'points' | 'different'")
    )]
    pub pool: &'static str,
    /// Which.
    pub good: Good,
    /// What one of it is worth.
    pub value: u8,
    /// How many there are, with what can be turned into it.
    pub have: u16,
    /// How many have to be paid.
    pub least: u8,
    /// The kind that is asked for next after the least number, one more, and so on.
    pub then: Vec<Option<u16>>,
    /// The number that is missed least.
    pub best: u8,
    /// From which number on it has to be said how many; nothing where it goes without saying.
    pub said: Option<u8>,
}

/// The net of all ways.
#[derive(Default)]
pub(crate) struct Net {
    kinds: Vec<Kind>,
    known: HashMap<(PerGood<u16>, Payment), u16>,
}

struct Kind {
    view: KindView,
    /// What each number costs.
    costs: Vec<f32>,
    /// What everything from here on costs at least.
    to_go: f32,
}

/// What a number of a kind leads to: what is left, what is still due, and what it costs.
type Way = (PerGood<u16>, Payment, f32);

impl Net {
    /// All ways to make a payment from these goods. Says with which kind it begins; nothing once
    /// everything is paid.
    pub fn pay(&mut self, goods: &PerGood<u16>, payment: Payment) -> Option<u16> {
        let key = (relevant(goods, payment), payment);
        if let Some(&known) = self.known.get(&key) {
            return Some(known);
        }
        let (view, ways) = match payment {
            Payment::Sums(sums) => pay_sums(goods, sums)?,
            Payment::Different { left, paid } => pay_different(goods, left, paid)?,
        };
        let (mut then, mut costs) = (Vec::new(), Vec::new());
        let (mut best, mut to_go) = (view.least, f32::INFINITY);
        for (count, (left, rest, cost)) in (view.least..).zip(ways) {
            let next = self.pay(&left, rest);
            let whole = cost + next.map_or(0.0, |next| self.kinds[usize::from(next)].to_go);
            if whole < to_go {
                (best, to_go) = (count, whole);
            }
            then.push(next);
            costs.push(cost);
        }
        let number = self.kinds.len() as u16;
        self.kinds.push(Kind { view: KindView { then, best, ..view }, costs, to_go });
        self.known.insert(key, number);
        Some(number)
    }

    /// The decisions of the cheapest ways from a kind on, the cheapest first.
    pub fn cheapest(&self, first: Option<u16>, most: usize) -> Vec<Vec<Action>> {
        let kind = |number: u16| &self.kinds[usize::from(number)];
        let mut open = vec![(0.0, 0.0, first, Vec::new())];
        let mut done = Vec::new();
        while done.len() < most {
            // Of equals the last one, which has come farthest.
            let open_ways = open.iter().enumerate().rev();
            let next = open_ways.min_by(|a, b| f32::total_cmp(&a.1.0, &b.1.0));
            let Some((index, _)) = next else { break };
            let (_, paid, at, actions) = open.swap_remove(index);
            let Some(at) = at else {
                done.push(actions);
                continue;
            };
            let Kind { view, costs, .. } = kind(at);
            for ((count, &then), cost) in (view.least..).zip(&view.then).zip(costs) {
                let said = view.said.is_some_and(|from| count >= from);
                let said = said.then_some(Action::Pay { good: view.good, count });
                let paid = paid + cost;
                let bound = paid + then.map_or(0.0, |then| kind(then).to_go);
                open.push((bound, paid, then, actions.iter().copied().chain(said).collect()));
            }
        }
        done
    }
}

/// The kind of which a number is asked, and where each number leads.
fn pay_sums(goods: &PerGood<u16>, sums: Sums) -> Option<(KindView, Vec<Way>)> {
    let asked = sums.asked(goods)?;
    let ways = (asked.least..=asked.most).map(|count| {
        let (mut left, mut rest) = (*goods, sums);
        let turned = take(&mut left, asked.good, count.into()).expect("what is asked can be paid");
        let lost = rest.pay(asked, count);
        let cost = cost(asked.good, count, turned) + f32::from(lost) * LOSS;
        (left, Payment::Sums(rest), cost)
    });
    let said = (asked.least < asked.most).then_some(0);
    let view = KindView::new(asked.pool.name(), asked.good, asked.value, asked.have, asked.least);
    Some((KindView { said, ..view }, ways.collect()))
}

/// Different goods in rising order: the next kind that can be paid, with or without it.
fn pay_different(
    goods: &PerGood<u16>,
    due: u8,
    mut passed: GoodSet,
) -> Option<(KindView, Vec<Way>)> {
    if due == 0 {
        return None;
    }
    let (good, left) = Good::ALL.into_iter().find_map(|good| {
        let left = give_different(goods, due, passed, good);
        passed.insert(good);
        left.map(|left| (good, left))
    })?;
    let rest = |left| Payment::Different { left, paid: passed };
    let turned = take(&mut goods.clone(), good, 1)?;
    let without = kinds_besides(goods, passed) >= due;
    let without = without.then_some((*goods, rest(due), 0.0));
    let view = KindView::new("different", good, 1, 1, u8::from(without.is_none()));
    let ways = without.into_iter().chain([(left, rest(due - 1), cost(good, 1, turned))]);
    Some((KindView { said: Some(1), ..view }, ways.collect()))
}

/// What is missed when goods are paid: of what was turned into them, what it was before.
fn cost(good: Good, count: u8, turned: Turned) -> f32 {
    let worth = |good, count: u16| price(good) * f32::from(count);
    worth(good, count.into()) + worth(turned.from, turned.count) - worth(turned.to, turned.into)
}

/// The goods that still matter to a payment, and no more of them than could ever be paid, so that
/// ways which differ in nothing else meet.
fn relevant(goods: &PerGood<u16>, payment: Payment) -> PerGood<u16> {
    let (mut matter, most): (GoodSet, u16) = match payment {
        Payment::Sums(sums) => {
            let from = |pool| if sums.pool() == Some(pool) { usize::from(sums.next) } else { 0 };
            let due = sums.left.iter().filter(|(_, sum)| **sum > 0);
            let lists = due.flat_map(|(pool, _)| &pool.list()[from(pool)..]);
            // A point may take three coins: two points are a 5-coin tile.
            let [half_energy, food, points] = sums.left.values;
            (lists.map(|&(good, _)| good).collect(), half_energy + food + 3 * points + 5)
        }
        // A coin, a 5-coin tile, and a drink to keep.
        Payment::Different { paid, .. } => (!paid, 7),
    };
    if matter.contains(Good::Straw) {
        matter.insert(Good::Grain);
    }
    if matter.contains(Good::Coin) || matter.contains(Good::FiveCoins) {
        matter = matter.with(Good::Coin).with(Good::Wine).with(Good::Whiskey);
    }
    PerGood::from_fn(|good| if matter.contains(good) { goods[good].min(most) } else { 0 })
}

impl KindView {
    fn new(pool: &'static str, good: Good, value: u8, have: u16, least: u8) -> Self {
        Self { pool, good, value, have, least, then: Vec::new(), best: least, said: None }
    }
}

impl Labora {
    /// How the viewer can pay what is asked; nothing for everybody else.
    pub(crate) fn payment_view(&self, viewer: Viewer) -> Option<PaymentView> {
        let seat = self.turn().players().iter().find(|&seat| viewer.sits_at(seat))?;
        let mut net = Net::default();
        let deals = self.deals(seat, &mut net);
        let kinds = net.kinds.into_iter().map(|kind| kind.view).collect();
        (!deals.is_empty()).then_some(PaymentView { deals, kinds })
    }

    /// What can be paid for now, trades that are made most often first.
    pub(crate) fn deals(&self, seat: Seat, net: &mut Net) -> Vec<DealView> {
        match self.asked() {
            Some(Question::Pay(payment)) => {
                let (due, first) = (DueView::from(payment), net.pay(&self.goods[seat], payment));
                vec![DealView { due, first, ..DealView::default() }]
            }
            Some(Question::Function(frame)) if frame.trade().is_some() => {
                let chosen = self.numbers_of_times(seat, frame).into_iter();
                chosen.map(|(times, actions)| self.deal(seat, frame, times, actions, net)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// How often each trade of a step can be made, with the decisions that say so.
    fn numbers_of_times(&self, seat: Seat, frame: Frame) -> Vec<([u8; 2], Vec<Action>)> {
        let (mut open, mut chosen) = (vec![(frame, Vec::new())], Vec::new());
        while let Some((frame, actions)) = open.pop() {
            let Progress::Trading { times, next } = frame.progress else { continue };
            if frame.trade().is_none() {
                chosen.push((times, actions));
                continue;
            }
            let most = self.most_times(seat, frame);
            for count in 0..=most {
                let mut times = times;
                times[usize::from(next)] = count;
                let progress = Progress::Trading { times, next: next + 1 };
                let said = if count == 0 { Action::Skip } else { Action::Times { count } };
                // What cannot be done at all is not asked about.
                let said = (most > 0).then_some(said);
                let actions = actions.iter().copied().chain(said).collect();
                open.push((Frame { progress, ..frame }, actions));
            }
        }
        chosen
    }

    fn deal(
        &self,
        seat: Seat,
        frame: Frame,
        times: [u8; 2],
        actions: Vec<Action>,
        net: &mut Net,
    ) -> DealView {
        let due = frame.due(times);
        let left = due.after_goods(&self.goods[seat]).expect("trades that can be paid");
        let mut brings = PerGood::default();
        let trades = frame.step().and_then(Step::trades).map_or(&[][..], |(trades, _)| trades);
        for (trade, &times) in trades.iter().zip(&times) {
            for (good, count) in trade.brings(times) {
                brings[good] += count;
            }
        }
        let payment = due.payments().next();
        DealView {
            times: times[..trades.len()].to_vec(),
            actions,
            goods: GoodView::all(&due.goods),
            due: payment.map_or_else(DueView::default, DueView::from),
            brings: GoodView::all(&brings),
            first: payment.and_then(|payment| net.pay(&left, payment)),
        }
    }
}
