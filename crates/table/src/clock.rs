//! Time to think. Running out of it ends nothing by itself: the others may claim then.

use jiff::tz::TimeZone;
use quadrivium_core::{Key, Seat, SeatSet};

use super::rest::{Away, Calendar};
use super::zone;
use crate::entry::Clock;

/// By what the weekends of somebody without a zone are told.
static GREENWICH: TimeZone = TimeZone::UTC;
/// How long before they go others are told that somebody will be away, in milliseconds.
const AHEAD_MS: u64 = 14 * 24 * 3_600 * 1_000;

/// Who has used how much time, up to the last entry.
#[derive(Clone, Debug)]
pub struct Clocks {
    clock: Option<Clock>,
    /// Milliseconds used by each seat: in the whole game, or since it was asked.
    used: [u64; Seat::MOST],
    /// By which zone the weekends of a seat are told; without one by Greenwich.
    zones: [Option<TimeZone>; Seat::MOST],
    /// When whoever sits on a seat is away.
    away: [Vec<Away>; Seat::MOST],
    /// Whose time runs.
    running: SeatSet,
    /// When it was last looked at.
    at: u64,
}

/// The clock of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
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
    /// Over days: until when the time stands still, because it is weekend there or they are away.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rests: Option<u64>,
    /// Over days: when they are away, if they are now or will be soon.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub away: Option<Away>,
}

impl Clocks {
    pub fn new(clock: Option<Clock>, at: u64) -> Self {
        let (zones, away) = ([const { None }; Seat::MOST], [const { Vec::new() }; Seat::MOST]);
        Self { clock, used: [0; Seat::MOST], zones, away, running: SeatSet::EMPTY, at }
    }

    /// Somebody sits down who lives by this zone.
    pub fn lives(&mut self, seat: Seat, name: Option<&str>) {
        if let Some(place) = self.zones.get_mut(seat.index()) {
            // Zones of a newer database than ours are told by Greenwich.
            *place = name.and_then(|name| zone(name).ok());
        }
    }

    /// Whoever sits on a seat is away on these days, from now on. What has passed has passed: time that ran
    /// stays used.
    pub fn goes_away(&mut self, seat: Seat, days: Vec<Away>) {
        if let Some(place) = self.away.get_mut(seat.index()) {
            *place = days;
        }
    }

    /// Whether time over days is counted here, so that somebody can be away.
    pub fn is_over_days(&self) -> bool {
        self.clock.is_some_and(Clock::is_over_days)
    }

    /// The days on which whoever sits on a seat is away and that are not over.
    pub fn days_away(&self, seat: Seat, now: u64) -> impl Iterator<Item = Away> {
        let days = self.away.get(seat.index()).filter(|_| self.is_over_days());
        days.into_iter().flatten().copied().filter(move |away| now < away.until)
    }

    /// When the time of a seat counts.
    fn calendar(&self, seat: Seat) -> Calendar<'_> {
        let Some(Clock::Turn { weekends_off, .. } | Clock::Days { weekends_off, .. }) = self.clock
        else {
            return Calendar { weekends: None, away: &[] };
        };
        let zone = self.zones[seat.index()].as_ref().unwrap_or(&GREENWICH);
        Calendar { weekends: weekends_off.then_some(zone), away: &self.away[seat.index()] }
    }

    /// How much of the time since the last entry counts for a seat.
    fn since(&self, seat: Seat, now: u64) -> u64 {
        self.between(seat, self.at, now)
    }

    /// How much of some time counts for a seat.
    pub fn between(&self, seat: Seat, from: u64, to: u64) -> u64 {
        self.calendar(seat).counted(from, to)
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
        if self.is_over_days() && running {
            let (calendar, now) = (self.calendar(seat), now.max(self.at));
            rests = calendar.rests_until(now);
            until = Some(calendar.after(now, left_ms));
        }
        let days = self.days_away(seat, now).min_by_key(|away| away.from);
        let away = days.filter(|away| away.from <= now.saturating_add(AHEAD_MS));
        Some(TimeLeft { left_ms, running, up: running && left_ms == 0, until, rests, away })
    }
}
