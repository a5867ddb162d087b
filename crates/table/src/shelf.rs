//! What lists tell of tables.

use quadrivium_core::Seat;
use serde::{Deserialize, Serialize};

use super::{Fold, Parting, Removal, State};
use crate::api::{Summary, SummarySeat};
use crate::entry::Plan;
use crate::ids::GuestId;

/// What lists keep of a game that is over, so that nobody has to play it through for them.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Ended {
    at: u64,
    moves: u32,
    seats: Vec<SummarySeat>,
    guests: Vec<Option<GuestId>>,
}

impl Fold {
    /// How the game ended; nothing while it runs.
    pub fn ended(&self) -> Option<Ended> {
        (self.state() == State::Over).then(|| Ended {
            at: self.clocks.last(),
            moves: self.line.moves(),
            seats: self.summary_seats(None),
            guests: self.people.iter().map(|(_, sitter)| sitter.guest()).collect(),
        })
    }
}

impl Ended {
    /// Takes somebody out who has left.
    pub(super) fn part(&mut self, parting: Parting) {
        for (seat, guest) in self.seats.iter_mut().zip(&mut self.guests) {
            if *guest == Some(parting.guest) {
                *guest = Some(parting.stand_in);
                seat.name.clear();
                seat.arms = None;
            }
        }
    }

    /// Where somebody sat.
    pub fn seat_of(&self, guest: GuestId) -> Option<Seat> {
        let mut all = self.seats.iter().zip(&self.guests);
        all.find(|(_, other)| **other == Some(guest)).map(|(seat, _)| seat.seat)
    }

    /// Who sat where, and what they had; of whoever looks their own seat is marked.
    pub fn seats(mut self, guest: Option<GuestId>) -> Vec<SummarySeat> {
        for (seat, other) in self.seats.iter_mut().zip(&self.guests) {
            seat.you = guest.is_some() && *other == guest;
        }
        self.seats
    }

    /// What the list of a person tells of the game.
    pub fn summary(mut self, plan: &Plan, guest: GuestId) -> Summary {
        let people = self.guests.iter().flatten().copied().chain([plan.owner]).collect();
        for (seat, other) in self.seats.iter_mut().zip(&self.guests) {
            seat.you = *other == Some(guest);
        }
        Summary {
            id: plan.id,
            kind: plan.kind,
            game: plan.game.clone(),
            players: plan.players,
            state: State::Over,
            moves: self.moves,
            created: plan.created,
            updated: self.at,
            your_turn: false,
            turn: Vec::new(),
            when: Vec::new(),
            prompt: None,
            clock: plan.clock,
            rated: plan.rated,
            // A game stands in the lists of those who have played it.
            round: plan.round_shown(),
            left: None,
            listed: plan.public.is_some(),
            removal: Removal::of(plan, true, &people, guest),
            seats: self.seats,
        }
    }
}
