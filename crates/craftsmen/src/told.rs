//! What the table has been told of capital hands, besides the cards that somebody saw: bids, gifts,
//! and the first order. Everybody knows it, so dealt worlds may be bound by it.

use quadrivium_core::{PerSeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::purse::Purse;
use crate::state::MOST_PLAYERS;
use crate::types::Capital;

/// What is publicly known of the hands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Told {
    /// The highest bid of each player since a card came to the hand, and the latest one where it is
    /// lower and cards have left the hand in between.
    pub bids: PerSeat<[Promise; 2], MOST_PLAYERS>,
    /// How many of the cards that one player has handed to another are surely still there.
    pub given: PerSeat<PerSeat<u8, MOST_PLAYERS>, MOST_PLAYERS>,
    /// Whose hand is no longer the one that was compared for the first order.
    pub moved: SeatSet,
}

/// A hand was worth so much, together with cards that have left it openly since.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Promise {
    /// The bid; zero where none is remembered.
    pub amount: u8,
    /// The cards that have left the hand.
    pub gone: Purse,
}

impl Told {
    /// A bid says what the hand is worth now; a lower one with the same hand says nothing new.
    pub fn bid(&mut self, seat: Seat, amount: u8) {
        let promise = Promise { amount, gone: Purse::default() };
        let [highest, latest] = &mut self.bids[seat];
        if amount >= highest.amount {
            self.bids[seat] = [promise, Promise::default()];
        } else if highest.gone.total() > 0 && (amount > latest.amount || latest.gone.total() > 0) {
            *latest = promise;
        }
    }

    /// A card came to a hand. What the hand was worth before is forgotten: nobody can tell the new
    /// card from the others.
    pub fn came(&mut self, seat: Seat) {
        self.bids[seat] = Default::default();
        self.moved.insert(seat);
    }

    /// A card left a hand openly; it may be one that was handed over before.
    pub fn left(&mut self, seat: Seat, card: Capital) {
        for promise in self.bids[seat].iter_mut().filter(|promise| promise.amount > 0) {
            promise.gone[card] += 1;
        }
        self.lost(seat);
    }

    /// A card was handed over, `known` to everybody or not.
    pub fn gave(&mut self, seat: Seat, to: Seat, known: bool) {
        self.bids[seat] = Default::default();
        self.lost(seat);
        self.came(to);
        if !known {
            self.given[seat][to] += 1;
        }
    }

    fn lost(&mut self, seat: Seat) {
        for given in &mut self.given.values {
            given[seat] = given[seat].saturating_sub(1);
        }
        self.moved.insert(seat);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn amounts(told: &Told) -> [u8; 2] {
        told.bids[Seat::A].map(|promise| promise.amount)
    }

    #[test]
    fn a_lower_bid_counts_once_cards_have_left_the_hand() {
        let mut told = Told::default();
        told.bid(Seat::A, 12);
        told.bid(Seat::A, 8);
        assert_eq!(amounts(&told), [12, 0], "the same hand was worth 12");
        told.left(Seat::A, Capital::Red1);
        told.bid(Seat::A, 8);
        assert_eq!(amounts(&told), [12, 8]);
        assert_eq!(told.bids[Seat::A].map(|promise| promise.gone[Capital::Red1]), [1, 0]);
        told.bid(Seat::A, 13);
        assert_eq!(amounts(&told), [13, 0], "whoever has 13 now had 12 before");
        told.came(Seat::A);
        assert_eq!(amounts(&told), [0, 0]);
    }
}
