//! When somebody wants to hear of something.

use jiff::Timestamp;
use jiff::ToSpan;
use jiff::civil::Time;
use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};

/// Minutes of a day.
pub const DAY_MIN: u16 = 24 * 60;

/// Hours in which somebody wants to hear nothing, by their own clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Quiet {
    /// The minute of the day from which it is quiet.
    pub from: u16,
    /// The minute of the day until which it is; before `from`, it is that of the next day.
    pub to: u16,
}

impl Quiet {
    /// Whether both are minutes of a day, and it is not quiet all day.
    pub fn is_possible(self) -> bool {
        self.from < DAY_MIN && self.to < DAY_MIN && self.from != self.to
    }

    fn covers(self, minute: u16) -> bool {
        if self.from < self.to {
            (self.from..self.to).contains(&minute)
        } else {
            minute >= self.from || minute < self.to
        }
    }

    /// The first moment from this one on in which it is not quiet.
    pub fn ends(self, at: u64, zone: &TimeZone) -> u64 {
        self.end(at, zone).unwrap_or(at)
    }

    fn end(self, at: u64, zone: &TimeZone) -> Option<u64> {
        let now = Timestamp::from_millisecond(i64::try_from(at).ok()?).ok()?.to_zoned(zone.clone());
        let minute = now.hour() as u16 * 60 + now.minute() as u16;
        if !self.covers(minute) {
            return Some(at);
        }
        let days = i64::from(minute >= self.to);
        let time = Time::new((self.to / 60) as i8, (self.to % 60) as i8, 0, 0).ok()?;
        let date = now.date().checked_add(days.days()).ok()?;
        let end = date.to_datetime(time).to_zoned(zone.clone()).ok()?;
        let end = u64::try_from(end.timestamp().as_millisecond()).ok()?;
        Some(end.max(at))
    }
}

/// How often letters come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Gathering {
    /// For each turn.
    #[default]
    Each,
    /// The first at once, then one an hour at most.
    Hourly,
    /// The first at once, then one a day at most.
    Daily,
}

impl Gathering {
    /// How long to wait after the last one, in milliseconds.
    pub fn gap(self) -> u64 {
        match self {
            Self::Each => 0,
            Self::Hourly => 3_600_000,
            Self::Daily => 24 * 3_600_000,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> u64 {
        text.parse::<Timestamp>().unwrap().as_millisecond() as u64
    }

    #[test]
    fn quiet_hours_go_over_midnight_and_by_the_zone_of_the_person() {
        let warsaw = TimeZone::get("Europe/Warsaw").unwrap();
        let night = Quiet { from: 22 * 60, to: 7 * 60 };
        for (now, end) in [
            ("2026-11-18T12:00:00Z", "2026-11-18T12:00:00Z"),
            // Half past ten in the evening there.
            ("2026-11-18T21:30:00Z", "2026-11-19T06:00:00Z"),
            ("2026-11-19T05:59:59Z", "2026-11-19T06:00:00Z"),
            ("2026-11-19T06:00:00Z", "2026-11-19T06:00:00Z"),
            // The night in which the clocks go forward is an hour shorter.
            ("2027-03-27T21:30:00Z", "2027-03-28T05:00:00Z"),
        ] {
            assert_eq!(night.ends(at(now), &warsaw), at(end), "{now}");
        }
        let noon = Quiet { from: 12 * 60, to: 13 * 60 };
        assert_eq!(
            noon.ends(at("2026-11-18T12:30:00Z"), &TimeZone::UTC),
            at("2026-11-18T13:00:00Z")
        );
        assert_eq!(
            noon.ends(at("2026-11-18T13:00:00Z"), &TimeZone::UTC),
            at("2026-11-18T13:00:00Z")
        );
    }

    #[test]
    fn impossible_hours_are_none() {
        for quiet in
            [Quiet { from: 60, to: 60 }, Quiet { from: 1_440, to: 0 }, Quiet { from: 0, to: 9_999 }]
        {
            assert!(!quiet.is_possible(), "{quiet:?}");
        }
        assert!(Quiet { from: 0, to: 1_439 }.is_possible());
    }
}
