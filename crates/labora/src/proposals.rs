//! Complete payments, put together from the same small decisions that are asked one by one.
//!
//! Nobody wants to be asked eleven times what to eat. Where a payment is due, or a trade whose
//! price is, the cheapest ways to pay are worked out to the end, so that one answer will do.

use std::collections::HashSet;

use quadrivium_core::{LONGEST_BUNDLE, Observer, Rules, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::habit::price;
use crate::state::{Ask, Deal, Labora};
use crate::types::{Good, PerGood};

/// How many proposals are made.
const MOST: usize = 12;
/// How many unfinished payments are kept while looking for the cheapest.
const KEPT: usize = 24;
/// How much a loss of food, energy or points weighs against the worth of goods.
const LOSS: f32 = 0.1;

/// A way to answer the present question and everything that follows from it until it is paid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Proposal {
    /// The decisions, at least two.
    pub actions: Vec<Action>,
    /// How often the trade is made, where that is the first decision.
    pub times: Option<u8>,
    /// What is paid.
    pub paid: Vec<(Good, u16)>,
    /// What is lost because there is no change.
    pub lost: Lost,
}

/// What is paid beyond what is due.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Lost {
    /// Energy, in halves.
    pub half_energy: u16,
    /// Food.
    pub food: u16,
    /// Points.
    pub points: u16,
}

/// A payment that is being worked out.
#[derive(Clone)]
struct Draft {
    game: Labora,
    actions: Vec<Action>,
    till: Till,
}

/// Hears what is paid.
#[derive(Clone, Default)]
struct Till {
    paid: PerGood<u16>,
    lost: Lost,
}

impl Observer<Event> for Till {
    fn saw(&mut self, event: Event) {
        match event {
            Event::Paid { good, count, .. } => self.paid[good] += count,
            // What was turned into something else is what is really spent.
            Event::Converted { from, count, to, into, .. } => {
                self.paid[from] += count;
                self.paid[to] = self.paid[to].saturating_sub(into);
            }
            Event::Lost { half_energy, food, points, .. } => {
                self.lost.half_energy += half_energy;
                self.lost.food += food;
                self.lost.points += points;
            }
            _ => {}
        }
    }
}

impl Draft {
    fn cost(&self) -> f32 {
        let goods = self.till.paid.iter();
        let goods: f32 = goods.map(|(good, &count)| price(good) * f32::from(count)).sum();
        let Lost { half_energy, food, points } = self.till.lost;
        goods + f32::from(half_energy + food + points) * LOSS
    }

    fn is_paid(&self) -> bool {
        self.game.asked() != Some(Ask::Pay)
    }

    /// This payment with one more decision.
    fn with(&self, seat: Seat, action: Action) -> Option<Self> {
        let mut next = self.clone();
        next.game.apply_seen(seat.into(), action, &mut next.till).ok()?;
        next.actions.push(action);
        Some(next)
    }
}

impl Labora {
    /// Ways to pay what is asked of this player, the cheapest first.
    pub(crate) fn proposals(&self, seat: Seat) -> Vec<Proposal> {
        if !self.turn().players().contains(seat) {
            return Vec::new();
        }
        let start = Draft { game: self.clone(), actions: Vec::new(), till: Till::default() };
        let drafts = match self.asked() {
            Some(Ask::Pay) => Self::payments(seat, start),
            Some(Ask::Function { .. }) => self.paid_trades(seat, &start),
            _ => Vec::new(),
        };
        drafts.into_iter().filter(|draft| draft.actions.len() >= 2).map(Proposal::from).collect()
    }

    /// Each number of times with the cheapest payment for it, the most times first.
    fn paid_trades(&self, seat: Seat, start: &Draft) -> Vec<Draft> {
        let most = self.most_times_now(seat);
        let times = (1..=most).rev().filter_map(|count| start.with(seat, Action::Times { count }));
        let paid = times.filter_map(|draft| Self::payments(seat, draft).into_iter().next());
        paid.take(MOST).collect()
    }

    /// What is left of a player's goods, and what is still due.
    fn left_to_pay(&self, seat: Seat) -> (PerGood<u16>, Deal, Option<Ask>) {
        (self.goods[seat], self.deal, self.asked())
    }

    /// The cheapest ways to finish a payment.
    fn payments(seat: Seat, start: Draft) -> Vec<Draft> {
        let mut open = vec![start];
        let mut done: Vec<Draft> = Vec::new();
        let mut legal = Vec::new();
        while !open.is_empty() {
            let mut next = Vec::new();
            // Different goods may be paid in any order; one of them is enough.
            let mut reached = HashSet::new();
            for draft in open {
                if draft.is_paid() {
                    done.push(draft);
                } else if draft.actions.len() < LONGEST_BUNDLE {
                    draft.game.legal(seat, &mut legal);
                    let drafts = legal.iter().filter_map(|&action| draft.with(seat, action));
                    next.extend(drafts.filter(|it| reached.insert(it.game.left_to_pay(seat))));
                }
            }
            next.sort_by(|a, b| a.bound().total_cmp(&b.bound()));
            next.truncate(KEPT);
            open = next;
        }
        done.sort_by(|a, b| a.cost().total_cmp(&b.cost()));
        done.truncate(MOST);
        done
    }
}

impl Draft {
    /// At least what the payment will cost: the rest at the best price there is.
    fn bound(&self) -> f32 {
        let deal = &self.game.deal;
        let rest = f32::from(deal.half_energy) * 0.15
            + f32::from(deal.food) * 0.38
            + f32::from(deal.points) * 1.0
            + f32::from(deal.different) * 0.6;
        self.cost() + if self.is_paid() { 0.0 } else { rest }
    }
}

impl From<Draft> for Proposal {
    fn from(draft: Draft) -> Self {
        let times = match draft.actions.first() {
            Some(&Action::Times { count }) => Some(count),
            _ => None,
        };
        let paid = draft.till.paid.iter().filter(|(_, count)| **count > 0);
        Self {
            times,
            paid: paid.map(|(good, &count)| (good, count)).collect(),
            lost: draft.till.lost,
            actions: draft.actions,
        }
    }
}
