//! Tables of a tournament. Elsewhere a time that is up ends nothing until another player asks; here others
//! wait for the end who do not sit at the table, so somebody asks for them.

use quadrivium_core::{Actor, Key, Seat, SeatSet};

use super::{Fold, State};
use crate::entry::Entry;

impl Fold {
    /// Those who still play and are people.
    fn playing(&self) -> SeatSet {
        match self.state() {
            State::Running => self.people.deciding(),
            State::Waiting | State::Over => SeatSet::EMPTY,
        }
    }

    /// How long each seat has thought in the whole game, in milliseconds.
    fn thought(&self, now: u64) -> [u64; Seat::MOST] {
        let mut thought = [0; Seat::MOST];
        let mut before = self.plan.created;
        for step in self.line.steps() {
            if let Actor::Seat(seat) = step.by {
                thought[seat.index()] += self.clocks.between(seat, before, step.at);
            }
            before = before.max(step.at);
        }
        for seat in self.to_act() {
            thought[seat.index()] += self.clocks.between(seat, before, now);
        }
        thought
    }

    /// Seats in the order of how long they have thought, longest first.
    fn slowest_first(&self, seats: SeatSet, now: u64) -> Vec<Seat> {
        let thought = self.thought(now);
        let mut seats: Vec<_> = seats.iter().collect();
        seats.sort_by_key(|seat| (std::cmp::Reverse(thought[seat.index()]), seat.index()));
        seats
    }

    /// All of these lose on time, the first of them first; somebody else has to be left.
    fn claims(&self, late: &[Seat], now: u64) -> Vec<Entry> {
        let late_set: SeatSet = late.iter().copied().collect();
        let left = self.slowest_first(self.playing() - late_set, now);
        let (late, by) = match (left.last(), late.split_last()) {
            (Some(by), _) => (late, *by),
            (None, Some((by, late))) => (late, *by),
            (None, None) => return Vec::new(),
        };
        late.iter().map(|&seat| Entry::Claim { seat, by }).collect()
    }

    /// Those whose time is up lose on it, without anybody asking. If it is up for all, whoever has
    /// thought least goes on.
    pub fn entries_of_overdue(&self, now: u64) -> Vec<Entry> {
        let is_up = |seat: &Seat| self.clocks.left(*seat, now).is_some_and(|left| left.up);
        let late: SeatSet = (self.to_act() & self.playing()).iter().filter(is_up).collect();
        self.claims(&self.slowest_first(late, now), now)
    }

    /// The time for the whole game is up: whoever has thought longest loses on time, then the next, until one
    /// is left.
    pub fn entries_of_last_bell(&self, now: u64) -> Vec<Entry> {
        self.claims(&self.slowest_first(self.playing(), now), now)
    }

    /// When the next time is up if nothing is decided before, in milliseconds since 1970.
    pub fn next_up(&self, now: u64) -> Option<u64> {
        let up = |seat: Seat| {
            let left = self.clocks.left(seat, now)?;
            Some(left.until.unwrap_or(now.saturating_add(left.left_ms)))
        };
        (self.to_act() & self.playing()).iter().filter_map(up).min()
    }
}
