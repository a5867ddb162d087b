//! Whole payments, discards and investments, put together from the same small decisions that are
//! asked one by one.
//!
//! A payment out of ten cards is one thought, not five: the ways that leave the most in hand are
//! worked out to the end, so that one answer will do. They are made from the player's own hand alone.

use std::cmp::Reverse;
use std::collections::HashSet;

use quadrivium_core::{Key, Rules, Seat};

use crate::action::Action;
use crate::pending::{Act, Question, Works};
use crate::purse::{Purse, numbers, rank, without, worth};
use crate::state::Craftsmen;
use crate::types::{Building, Capital, Colour};

/// How many ways of one sort are proposed.
const MOST: usize = 6;
/// How many ways with a privilege are proposed besides.
const MOST_PRIVILEGED: usize = 2;
/// How many ways to pay what is built are proposed while more could be built.
const MOST_BUILT: usize = 3;

/// Several decisions at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Proposal {
    /// The decisions, at least two.
    pub actions: Vec<Action>,
    /// What they come to.
    pub what: What,
}

/// What a proposal comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum What {
    /// These cards are paid, where nothing more is built at once; what was paid before counts with
    /// them.
    Pay { cards: Purse, worth: u8, price: u8, left: u8, built: bool },
    /// These cards are discarded, with the bankers' privilege or without.
    Discard { cards: Purse, privileged: bool, left: u8 },
    /// These cards are invested; what was invested before counts with them.
    Invest { cards: Purse, points: u8, left: u8 },
    /// This card is swapped before the game.
    Swap { card: Building },
}

/// How many cards of each colour there are.
fn by_colour(cards: &Purse) -> [u8; Colour::COUNT] {
    Colour::ALL.map(|colour| Capital::of(colour).map(|card| cards[card]).sum())
}

/// Of choices that take equally many cards of every colour only the best one, which comes first:
/// nobody gives a 3 where a 1 of that colour will do.
fn differing(ranked: impl IntoIterator<Item = Purse>) -> impl Iterator<Item = Purse> {
    let mut seen = HashSet::new();
    ranked.into_iter().filter(move |cards| seen.insert(by_colour(cards)))
}

/// The cards one by one, rising.
fn one_by_one(cards: &Purse, action: impl Fn(Capital) -> Action) -> Vec<Action> {
    let each = cards.iter().flat_map(|(card, &count)| (0..count).map(move |_| card));
    each.map(action).collect()
}

impl Craftsmen {
    /// What a player may want to decide at once, the best first.
    pub(crate) fn proposals(&self, seat: Seat) -> Vec<Proposal> {
        let mut proposals = match self.question_of(seat) {
            Some(Question::Exchange { card: true, .. }) => self.swaps(seat),
            Some(Question::Act(Act::Builders(Works { built: 1.., .. }))) => {
                self.built_and_paid(seat)
            }
            Some(Question::Pay { .. }) => self.whole_payments(seat, &[], MOST),
            Some(Question::Discard { .. }) => self.whole_discards(seat),
            Some(Question::Invest { last, paid }) => self.whole_investments(seat, last, &paid),
            _ => Vec::new(),
        };
        proposals.retain(|proposal| proposal.actions.len() >= 2);
        proposals
    }

    fn swaps(&self, seat: Seat) -> Vec<Proposal> {
        let cards = self.players[seat].cards.iter();
        let swap = |card: Building| Proposal {
            actions: vec![Action::Exchange { kind: card.kind() }, Action::Return { card }],
            what: What::Swap { card },
        };
        cards.map(swap).collect()
    }

    /// Payments from which no card could be taken out: those that leave the hand worth the most.
    fn whole_payments(&self, seat: Seat, before: &[Action], most: usize) -> Vec<Proposal> {
        let Some(Question::Pay { bill }) = self.question_of(seat) else { return Vec::new() };
        let start = bill.payment(&self.players[seat].capital);
        let found = start.ways().into_iter().map(|paid| without(&paid, &start.paid));
        let hand = &self.players[seat].capital;
        let propose = |cards: Purse| Proposal {
            actions: [before, &one_by_one(&cards, |card| Action::Pay { card })].concat(),
            what: What::Pay {
                cards,
                built: !before.is_empty(),
                worth: worth(&Purse::from_fn(|card| start.paid[card] + cards[card])),
                price: start.price,
                left: worth(&without(hand, &cards)),
            },
        };
        differing(found).take(most).map(propose).collect()
    }

    /// One building is enough: it is paid at once.
    fn built_and_paid(&self, seat: Seat) -> Vec<Proposal> {
        let mut after = *self;
        match after.apply_seen(seat.into(), Action::Done, &mut ()) {
            Ok(()) => after.whole_payments(seat, &[Action::Done], MOST_BUILT),
            Err(_) => Vec::new(),
        }
    }

    /// Discards that leave the hand worth the most, the fewer ones of the privilege last.
    fn whole_discards(&self, seat: Seat) -> Vec<Proposal> {
        let mut proposals = self.discards(seat, &[], MOST);
        let mut after = *self;
        if after.apply_seen(seat.into(), Action::Privilege, &mut ()).is_ok() {
            proposals.extend(after.discards(seat, &[Action::Privilege], MOST_PRIVILEGED));
        }
        proposals
    }

    fn discards(&self, seat: Seat, before: &[Action], most: usize) -> Vec<Proposal> {
        let Some(Question::Discard { left, .. }) = self.question_of(seat) else {
            return Vec::new();
        };
        let hand = &self.players[seat].capital;
        let mut found = Vec::new();
        choose(hand, 0, left, Purse::default(), &mut found);
        rank(hand, &mut found);
        let propose = |cards: Purse| Proposal {
            actions: [before, &one_by_one(&cards, |card| Action::Discard { card })].concat(),
            what: What::Discard {
                cards,
                privileged: !before.is_empty(),
                left: worth(&without(hand, &cards)),
            },
        };
        differing(found).take(most).map(propose).collect()
    }

    /// One card of each colour that is still to come: those that bring the most points.
    fn whole_investments(&self, seat: Seat, last: Option<Capital>, paid: &Purse) -> Vec<Proposal> {
        let hand = &self.players[seat].capital;
        let mut found = vec![Purse::default()];
        for colour in
            Colour::ALL.into_iter().filter(|&it| last.is_none_or(|card| it > card.colour()))
        {
            let held: Vec<_> = Capital::of(colour).filter(|&card| hand[card] > 0).collect();
            found = found
                .iter()
                .flat_map(|cards| {
                    held.iter().map(|&card| {
                        let mut more = *cards;
                        more[card] += 1;
                        more
                    })
                })
                .collect();
        }
        found.sort_by_key(|cards| (Reverse(numbers(cards)), Reverse(worth(&without(hand, cards)))));
        let propose = |cards: Purse| Proposal {
            actions: one_by_one(&cards, |card| Action::Invest { card }),
            what: What::Invest {
                cards,
                points: numbers(&cards) + numbers(paid),
                left: worth(&without(hand, &cards)),
            },
        };
        // Fewer points only where the hand is then worth more.
        let mut best = None;
        let worthwhile = found.into_iter().filter(|cards| {
            let left = Some(worth(&without(hand, cards)));
            let more = left > best;
            best = best.max(left);
            more
        });
        worthwhile.take(MOST).map(propose).collect()
    }
}

/// All ways to choose so many cards of a hand, of these kinds on.
fn choose(hand: &Purse, from: usize, left: u8, chosen: Purse, found: &mut Vec<Purse>) {
    if left == 0 {
        found.push(chosen);
        return;
    }
    let kinds = Capital::ALL.into_iter().skip(from);
    for card in kinds.filter(|&card| chosen[card] < hand[card]) {
        let mut more = chosen;
        more[card] += 1;
        choose(hand, card.index(), left - 1, more, found);
    }
}
