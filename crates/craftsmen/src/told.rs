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
    /// The bid of each player that still says something about the hand.
    pub bids: PerSeat<Promise, MOST_PLAYERS>,
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
    /// A bid says what the hand is worth now; a lower one says nothing new.
    pub fn bid(&mut self, seat: Seat, amount: u8) {
        let before = &self.bids[seat];
        if amount > before.amount || before.gone.total() > 0 {
            self.bids[seat] = Promise { amount, gone: Purse::default() };
        }
    }

    /// A card came to a hand. What the hand was worth before is forgotten: nobody can tell the new
    /// card from the others.
    pub fn came(&mut self, seat: Seat) {
        self.bids[seat] = Promise::default();
        self.moved.insert(seat);
    }

    /// A card left a hand openly; it may be one that was handed over before.
    pub fn left(&mut self, seat: Seat, card: Capital) {
        let promise = &mut self.bids[seat];
        if promise.amount > 0 {
            promise.gone[card] += 1;
        }
        self.lost(seat);
    }

    /// A card was handed over, `known` to everybody or not.
    pub fn gave(&mut self, seat: Seat, to: Seat, known: bool) {
        self.bids[seat] = Promise::default();
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
