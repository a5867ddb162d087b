//! Time to think. Running out of it ends nothing by itself: the others may claim then.

use quadrivium_core::{Key, Seat, SeatSet};

use crate::entry::Clock;

/// Who has used how much time, up to the last entry.
#[derive(Clone, Debug)]
pub struct Clocks {
    clock: Option<Clock>,
    /// Milliseconds used by each seat: in the whole game, or since it was asked.
    used: [u64; Seat::MOST],
    /// Whose time runs.
    running: SeatSet,
    /// When it was last looked at.
    at: u64,
}

/// The clock of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, utoipa::ToSchema)]
pub struct TimeLeft {
    /// Milliseconds left; 0 when the time is up.
    pub left_ms: u64,
    /// Whether the time runs now.
    pub running: bool,
    /// Whether the time is up and the others may claim.
    pub up: bool,
}

impl Clocks {
    pub fn new(clock: Option<Clock>, at: u64) -> Self {
        Self { clock, used: [0; Seat::MOST], running: SeatSet::EMPTY, at }
    }

    /// Lets the time run up to an entry.
    pub fn advance(&mut self, at: u64) {
        for seat in self.running {
            self.used[seat.index()] += at.saturating_sub(self.at);
        }
        self.at = self.at.max(at);
    }

    /// From here on the time of these seats runs.
    pub fn run(&mut self, seats: SeatSet) {
        self.running = seats;
    }

    /// When something last happened.
    pub fn last(&self) -> u64 {
        self.at
    }

    /// Starts the time of these seats for one decision anew.
    pub fn decided(&mut self, seats: SeatSet) {
        if let Some(Clock::PerMoveS(_)) = self.clock {
            seats.iter().for_each(|seat| self.used[seat.index()] = 0);
        }
    }

    /// The clock of a seat.
    pub fn left(&self, seat: Seat, now: u64) -> Option<TimeLeft> {
        let (Clock::PerMoveS(seconds) | Clock::TotalS(seconds)) = self.clock?;
        let running = self.running.contains(seat);
        let since = if running { now.saturating_sub(self.at) } else { 0 };
        let used = self.used[seat.index()] + since;
        let left_ms = (u64::from(seconds) * 1_000).saturating_sub(used);
        Some(TimeLeft { left_ms, running, up: running && left_ms == 0 })
    }
}
