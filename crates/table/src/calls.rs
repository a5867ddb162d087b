//! Whom a table waits for, and since which of their turns.
//!
//! A turn of somebody is counted by the decisions that they had made when they were asked. So it stays the
//! same while they decide one thing after the other, and when somebody before them takes back and plays
//! again: whoever was told of it once need not be told twice.

use quadrivium_core::{Key, Seat, SeatSet, Turn};

use super::{Fold, State};
use crate::entry::Kind;
use crate::ids::GuestId;

/// Since when each seat is asked.
#[derive(Clone, Debug, Default)]
pub(super) struct Asked {
    now: SeatSet,
    /// How many decisions each seat had made when it was asked.
    since: [u32; Seat::MOST],
}

/// A table waits for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Call {
    /// For whom.
    pub guest: GuestId,
    /// Which turn of theirs it is; it goes up from one to the next.
    pub turn: u32,
    /// Over days: when their time is up, in milliseconds since 1970.
    pub until: Option<u64>,
}

impl Fold {
    /// After each batch: who is asked now and was not before. Chance asks nobody, and whoever decided before
    /// it and after it has one turn.
    pub(super) fn note_asked(&mut self) {
        if self.state() == State::Running && self.line.game().turn() == Turn::Chance {
            return;
        }
        let asked = self.to_act();
        for seat in asked - self.asked.now {
            self.asked.since[seat.index()] = self.line.decisions(seat);
        }
        self.asked.now = asked;
    }

    /// Whom the table waits for while other people play along: nobody is called by bots alone, nor by
    /// themselves.
    pub fn calls(&self, now: u64) -> Vec<Call> {
        let mut calls: Vec<Call> = Vec::new();
        if self.plan.kind != Kind::Game || self.state() != State::Running {
            return calls;
        }
        for seat in self.to_act() & self.people.deciding() {
            let Some(guest) = self.people.on(seat).and_then(super::Sitter::guest) else { continue };
            if self.people.others(seat).is_empty() {
                continue;
            }
            let until = self.clocks.left(seat, now).and_then(|left| left.until);
            let turn = self.asked.since[seat.index()];
            match calls.iter_mut().find(|call| call.guest == guest) {
                Some(call) => {
                    call.turn = call.turn.max(turn);
                    call.until = call.until.into_iter().chain(until).min();
                }
                None => calls.push(Call { guest, turn, until }),
            }
        }
        calls
    }
}
