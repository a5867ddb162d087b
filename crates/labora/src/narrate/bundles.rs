//! Complete payments in words: what is given, how often for, and what is lost on the way.

use quadrivium_core::{Bundle, Phrase, Seat};

use super::names;
use crate::action::Action;
use crate::proposals::{Lost, Proposal};
use crate::state::Labora;

/// What is paid beyond what is due; empty where nothing is lost.
pub fn lost(lost: Lost) -> Vec<Phrase> {
    let Lost { half_energy, food, points } = lost;
    [
        (half_energy > 0).then(|| names::energy(half_energy)),
        (food > 0).then(|| names::food(food)),
        (points > 0).then(|| names::points(points)),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn words(proposal: &Proposal) -> Phrase {
    let paid = proposal.paid.iter().map(|&(good, count)| names::goods(good, count));
    let paid: Vec<_> = paid.collect();
    let phrase = match proposal.times {
        Some(count) => Phrase::new("labora-bundle-trade").with("count", count),
        None => Phrase::new("labora-bundle-pay"),
    };
    let phrase = phrase.with("paid", paid);
    match lost(proposal.lost) {
        lost if lost.is_empty() => phrase,
        lost => Phrase::new("labora-bundle-lost").with("bundle", phrase).with("lost", lost),
    }
}

impl Labora {
    /// Ways to pay at once what is asked of a player.
    pub(super) fn proposed(&self, seat: Seat) -> Vec<Bundle<Action>> {
        let proposals = self.proposals(seat).into_iter();
        proposals.map(|it| Bundle { words: words(&it), actions: it.actions }).collect()
    }
}
