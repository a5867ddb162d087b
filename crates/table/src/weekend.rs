//! Time that does not count: Saturdays and Sundays, by the zone of whoever is asked.

use jiff::civil::Weekday;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};

/// A stretch of time that counts or does not, and when it ends, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stretch {
    counts: bool,
    ends: u64,
}

/// In which stretch a moment lies; nothing beyond the times that can be told.
fn stretch(at: u64, zone: &TimeZone) -> Option<Stretch> {
    let at = Timestamp::from_millisecond(i64::try_from(at).ok()?).ok()?;
    let date = at.to_zoned(zone.clone()).date();
    let (counts, days) = match date.weekday() {
        Weekday::Saturday => (false, 2),
        Weekday::Sunday => (false, 1),
        day => (true, i64::from(Weekday::Saturday.since(day))),
    };
    let next = date.checked_add(days.days()).ok()?.to_zoned(zone.clone()).ok()?;
    Some(Stretch { counts, ends: u64::try_from(next.timestamp().as_millisecond()).ok()? })
}

/// How many milliseconds between two moments count.
pub fn counted(mut from: u64, to: u64, zone: &TimeZone) -> u64 {
    let mut sum = 0;
    while from < to {
        // Where time cannot be told any more all of it counts.
        let now = stretch(from, zone).filter(|now| now.ends > from);
        let Stretch { counts, ends } = now.unwrap_or(Stretch { counts: true, ends: to });
        if counts {
            sum += ends.min(to) - from;
        }
        from = ends;
    }
    sum
}

/// When so many milliseconds that count have passed.
pub fn after(mut from: u64, mut left: u64, zone: &TimeZone) -> u64 {
    loop {
        let Some(now) = stretch(from, zone).filter(|now| now.ends > from) else {
            return from.saturating_add(left);
        };
        if now.counts {
            if left <= now.ends - from {
                return from + left;
            }
            left -= now.ends - from;
        }
        from = now.ends;
    }
}

/// Until when it is weekend; nothing where it is not.
pub fn rests_until(at: u64, zone: &TimeZone) -> Option<u64> {
    stretch(at, zone).filter(|now| !now.counts).map(|now| now.ends)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: u64 = 3_600 * 1_000;

    fn at(text: &str) -> u64 {
        text.parse::<Timestamp>().unwrap().as_millisecond() as u64
    }

    #[test]
    fn weekends_do_not_count_where_one_lives() {
        let warsaw = TimeZone::get("Europe/Warsaw").unwrap();
        // Friday evening to Monday morning, in winter an hour ahead of Greenwich.
        let (friday, monday) = (at("2026-11-13T17:00:00Z"), at("2026-11-16T08:00:00Z"));
        assert_eq!(counted(friday, monday, &warsaw), 6 * HOUR + 9 * HOUR);
        assert_eq!(after(friday, 24 * HOUR, &warsaw), at("2026-11-16T17:00:00Z"));
        assert_eq!(after(friday, 6 * HOUR, &warsaw), at("2026-11-13T23:00:00Z"));
        assert_eq!(rests_until(friday, &warsaw), None);
        assert_eq!(
            rests_until(at("2026-11-14T12:00:00Z"), &warsaw),
            Some(at("2026-11-15T23:00:00Z"))
        );
        let tokyo = TimeZone::get("Asia/Tokyo").unwrap();
        assert!(rests_until(friday, &tokyo).is_some(), "there it is Saturday already");
    }

    #[test]
    fn a_weekend_in_which_clocks_are_changed_is_a_weekend() {
        let warsaw = TimeZone::get("Europe/Warsaw").unwrap();
        // On the 29th of March 2026 a day has 23 hours.
        let (friday, monday) = (at("2026-03-27T22:00:00Z"), at("2026-03-29T22:00:00Z"));
        assert_eq!(counted(friday, monday, &warsaw), HOUR);
        assert_eq!(after(friday, 2 * HOUR, &warsaw), at("2026-03-29T23:00:00Z"));
    }

    #[test]
    fn what_has_passed_and_when_it_ends_agree() {
        let zone = TimeZone::get("America/New_York").unwrap();
        let start = at("2026-10-28T03:00:00Z");
        for hours in 0..400 {
            let end = after(start, hours * HOUR, &zone);
            assert_eq!(counted(start, end, &zone), hours * HOUR);
        }
        assert_eq!(counted(5, 3, &zone), 0);
        assert_eq!(counted(u64::MAX - 5, u64::MAX, &zone), 5, "nothing panics at the end of time");
    }
}
