//! Whole payments, discards and investments in words: what goes, and what the hand is worth then.

use quadrivium_core::{Bundle, Phrase, Seat};

use super::actions::about_card;
use super::names;
use crate::action::Action;
use crate::proposals::{Proposal, What};
use crate::state::Craftsmen;

impl Craftsmen {
    /// What can be decided at once, each with its words.
    pub(super) fn at_once(&self, seat: Seat) -> Vec<Bundle<Action>> {
        let told = |proposal: Proposal| {
            let words = self.proposal_words(&proposal.what);
            Bundle { actions: proposal.actions, words }
        };
        self.proposals(seat).into_iter().map(told).collect()
    }

    fn proposal_words(&self, what: &What) -> Phrase {
        match *what {
            What::Pay { ref cards, worth, price, left, built } => {
                let phrase = match (built, worth.saturating_sub(price)) {
                    (false, 0) => Phrase::new("craftsmen-bundle-pay"),
                    (true, 0) => Phrase::new("craftsmen-bundle-built"),
                    (false, over) => Phrase::new("craftsmen-bundle-pay-over").with("over", over),
                    (true, over) => Phrase::new("craftsmen-bundle-built-over").with("over", over),
                };
                phrase.with("cards", names::cards(cards)).with("left", left)
            }
            What::Discard { ref cards, privileged, left } => if privileged {
                Phrase::new("craftsmen-bundle-discard-less").with("means", self.privilege_means())
            } else {
                Phrase::new("craftsmen-bundle-discard")
            }
            .with("cards", names::cards(cards))
            .with("left", left),
            What::Invest { ref cards, points, left } => Phrase::new("craftsmen-bundle-invest")
                .with("cards", names::cards(cards))
                .with("points", names::points(points))
                .with("left", left),
            What::Swap { card } => about_card("craftsmen-bundle-swap", card),
        }
    }
}
