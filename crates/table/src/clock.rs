//! Time to think. Running out of it ends nothing by itself: the others may claim then.

use jiff::tz::TimeZone;
use quadrivium_core::{Key, Seat, SeatSet};

use super::{weekend, zone};
use crate::entry::Clock;

/// Who has used how much time, up to the last entry.
#[derive(Clone, Debug)]
pub struct Clocks {
    clock: Option<Clock>,
    /// Milliseconds used by each seat: in the whole game, or since it was asked.
    used: [u64; Seat::MOST],
    /// By which zone the weekends of a seat are told; without one by Greenwich.
    zones: [Option<TimeZone>; Seat::MOST],
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
    /// Over days: when the time is up if nothing is decided before, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub until: Option<u64>,
    /// Over days: until when it is weekend there and the time stands still.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rests: Option<u64>,
}

impl Clocks {
    pub fn new(clock: Option<Clock>, at: u64) -> Self {
        let zones = [const { None }; Seat::MOST];
        Self { clock, used: [0; Seat::MOST], zones, running: SeatSet::EMPTY, at }
    }

    /// Somebody sits down who lives by this zone.
    pub fn lives(&mut self, seat: Seat, name: Option<&str>) {
        if let Some(place) = self.zones.get_mut(seat.index()) {
            // Zones of a newer database than ours are told by Greenwich.
            *place = name.and_then(|name| zone(name).ok());
        }
    }

    /// The zone by which the weekends of a seat are told; nothing where they count.
    fn weekends(&self, seat: Seat) -> Option<TimeZone> {
        match self.clock {
            Some(Clock::Turn { weekends_off: true, .. }) => {
                Some(self.zones[seat.index()].clone().unwrap_or(TimeZone::UTC))
            }
            _ => None,
        }
    }

    /// How much of the time since the last entry counts for a seat.
    fn since(&self, seat: Seat, now: u64) -> u64 {
        self.between(seat, self.at, now)
    }

    /// How much of some time counts for a seat.
    pub fn between(&self, seat: Seat, from: u64, to: u64) -> u64 {
        match self.weekends(seat) {
            Some(zone) => weekend::counted(from, to, &zone),
            None => to.saturating_sub(from),
        }
    }

    /// Lets the time run up to an entry.
    pub fn advance(&mut self, at: u64) {
        for seat in self.running {
            self.used[seat.index()] += self.since(seat, at);
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
        if let Some(Clock::PerMoveS(_) | Clock::Turn { .. }) = self.clock {
            seats.iter().for_each(|seat| self.used[seat.index()] = 0);
        }
    }

    /// The clock of a seat.
    pub fn left(&self, seat: Seat, now: u64) -> Option<TimeLeft> {
        let clock = self.clock?;
        let running = self.running.contains(seat);
        let since = if running { self.since(seat, now) } else { 0 };
        let used = self.used[seat.index()] + since;
        let left_ms = (u64::from(clock.seconds()) * 1_000).saturating_sub(used);
        let (mut until, mut rests) = (None, None);
        if let (Clock::Turn { .. }, true) = (clock, running) {
            let weekends = self.weekends(seat);
            let now = now.max(self.at);
            rests = weekends.as_ref().and_then(|zone| weekend::rests_until(now, zone));
            until = Some(match &weekends {
                Some(zone) => weekend::after(now, left_ms, zone),
                None => now.saturating_add(left_ms),
            });
        }
        Some(TimeLeft { left_ms, running, up: running && left_ms == 0, until, rests })
    }
}
