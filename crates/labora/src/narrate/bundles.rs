//! Complete payments in words: what is paid, what it brings and what is lost.

use quadrivium_core::{Bundle, Phrase, Seat};

use super::{names, steps};
use crate::action::Action;
use crate::proposals::Proposal;
use crate::state::Labora;

impl Labora {
    /// Ways to pay at once, each with its words.
    pub(super) fn payments_at_once(&self, seat: Seat) -> Vec<Bundle<Action>> {
        let told = |proposal: Proposal| {
            let words = self.proposal_words(&proposal);
            Bundle { actions: proposal.actions, words }
        };
        self.proposals(seat).into_iter().map(told).collect()
    }

    fn proposal_words(&self, proposal: &Proposal) -> Phrase {
        let paid: Vec<_> =
            proposal.paid.iter().map(|&(good, count)| names::goods(good, count)).collect();
        let what = match (proposal.times, self.asked_trade()) {
            (Some(times), Some(trade)) => {
                let made = steps::paid_with(trade, times, paid);
                steps::offered(trade, times, made)
            }
            _ => Phrase::new("labora-pay-one").with("goods", paid),
        };
        let lost = names::sums(proposal.lost);
        if lost.is_empty() {
            what
        } else {
            Phrase::new("labora-losing").with("what", what).with("lost", lost)
        }
    }
}
