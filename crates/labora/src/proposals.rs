//! Complete payments, put together from the same small decisions that are asked one by one.
//!
//! Nobody wants to be asked eleven times what to eat. Where a payment is due, or a trade whose
//! price is, the cheapest ways to pay are taken from the net of all ways, so that one answer will
//! do.

use quadrivium_core::{LONGEST_BUNDLE, Observer, Rules, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::state::{Labora, Question};
use crate::types::{Good, PerGood, PerPool};
use crate::ways::Net;

/// How many proposals are made.
const MOST: usize = 12;

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
    pub lost: PerPool<u16>,
}

/// Hears what is paid.
#[derive(Default)]
pub(crate) struct Till {
    /// What was turned into something else is less than nothing until it is paid.
    paid: PerGood<i32>,
    /// What was paid too much.
    pub lost: PerPool<u16>,
}

impl Observer<Event> for Till {
    fn saw(&mut self, event: Event) {
        match event {
            Event::Paid { good, count, .. } => self.paid[good] += i32::from(count),
            // What was turned into something else is what is really spent.
            Event::Converted { from, count, to, into, .. } => {
                self.paid[from] += i32::from(count);
                self.paid[to] -= i32::from(into);
            }
            Event::Lost { half_energy, food, points, .. } => {
                for (lost, more) in self.lost.values.iter_mut().zip([half_energy, food, points]) {
                    *lost += more;
                }
            }
            _ => {}
        }
    }
}

impl Labora {
    /// Ways to pay what is asked of this player, the cheapest first.
    pub(crate) fn proposals(&self, seat: Seat) -> Vec<Proposal> {
        if !self.turn().players().contains(seat) {
            return Vec::new();
        }
        let mut net = Net::default();
        let ways = match self.asked() {
            Some(Question::Pay(payment)) => {
                let first = net.pay(&self.goods[seat], payment);
                net.cheapest(first, 2 * MOST)
            }
            Some(Question::Function(_)) => self.paid_trades(seat, &mut net),
            _ => Vec::new(),
        };
        let whole = ways.into_iter().filter(|way| (2..=LONGEST_BUNDLE).contains(&way.len()));
        let mut proposals: Vec<Proposal> = Vec::new();
        for proposal in whole.map(|actions| self.proposal(seat, actions)) {
            // Grain that is named as straw is the same grain.
            let same = |it: &Proposal| (it.times, &it.paid) == (proposal.times, &proposal.paid);
            if !proposals.iter().any(same) {
                proposals.push(proposal);
            }
        }
        proposals.truncate(MOST);
        proposals
    }

    /// Each number of times with the cheapest payment for it, the most times first. Where two
    /// trades are asked about, how often is a decision of its own.
    fn paid_trades(&self, seat: Seat, net: &mut Net) -> Vec<Vec<Action>> {
        let deals = self.deals(seat, net).into_iter();
        let single = deals.filter(|deal| matches!(deal.actions[..], [Action::Times { .. }]));
        let paid = single.filter_map(|deal| {
            let payment = net.cheapest(deal.first, 1).pop()?;
            Some([deal.actions, payment].concat())
        });
        paid.take(MOST).collect()
    }

    fn proposal(&self, seat: Seat, actions: Vec<Action>) -> Proposal {
        let (mut game, mut till) = (self.clone(), Till::default());
        for &action in &actions {
            let taken = game.apply_seen(seat.into(), action, &mut till);
            debug_assert!(taken.is_ok(), "the net holds what is legal: {action}");
        }
        let times = match actions[0] {
            Action::Times { count } => Some(count),
            _ => None,
        };
        let paid = till.paid.iter().filter(|(_, count)| **count > 0);
        let paid = paid.map(|(good, &count)| (good, count as u16)).collect();
        Proposal { actions, times, paid, lost: till.lost }
    }
}
