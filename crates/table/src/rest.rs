//! Time that does not count: Saturdays and Sundays, by the zone of whoever is asked, and days on which
//! they are away.

use jiff::civil::Weekday;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};
use serde::{Deserialize, Serialize};

/// Days on which somebody is away and their time stands still, where games are played over days.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Away {
    /// When they go, in milliseconds since 1970.
    pub from: u64,
    /// When they are back, in milliseconds since 1970.
    pub until: u64,
}

impl Away {
    /// Whether they are away at a moment.
    pub fn covers(self, at: u64) -> bool {
        self.from <= at && at < self.until
    }
}

/// A stretch of time that counts or does not, and when it ends, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stretch {
    counts: bool,
    ends: u64,
}

/// Whether the zones of the world are known. Without them all that reckons with zones is left out, so that it does not
/// travel to a browser.
pub(crate) const ZONES: bool = cfg!(any(feature = "zones", test));

/// A day of Greenwich in milliseconds.
const DAY: u64 = 24 * 3_600 * 1_000;

/// In which stretch of the week a moment lies in Greenwich; nothing where its end cannot be told.
fn of_greenwich(at: u64) -> Option<Stretch> {
    let day = at / DAY;
    // 1970 began on a Thursday; days of the week from Monday.
    let (counts, days) = match (day + 3) % 7 {
        5 => (false, 2),
        6 => (false, 1),
        day => (true, 5 - day),
    };
    Some(Stretch { counts, ends: (day + days).checked_mul(DAY)? })
}

/// In which stretch of the week a moment lies; nothing beyond the times that can be told.
fn of_week(at: u64, zone: &TimeZone) -> Option<Stretch> {
    if !ZONES {
        return of_greenwich(at);
    }
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

/// When the time of somebody counts.
#[derive(Clone, Copy, Debug)]
pub struct Calendar<'a> {
    /// The zone by which weekends are told; nothing where they count.
    pub weekends: Option<&'a TimeZone>,
    /// The days on which they are away.
    pub away: &'a [Away],
}

impl Calendar<'_> {
    /// In which stretch a moment lies; it may be followed by another of the same kind.
    fn stretch(self, at: u64) -> Stretch {
        // Where time cannot be told any more all of it counts.
        let week = self.weekends.and_then(|zone| of_week(at, zone)).filter(|now| now.ends > at);
        let week = week.unwrap_or(Stretch { counts: true, ends: u64::MAX });
        let gone = self.away.iter().filter(|away| away.covers(at)).map(|away| away.until).max();
        let going = self.away.iter().map(|away| away.from).filter(|from| *from > at).min();
        let ends = gone.or(going).unwrap_or(u64::MAX);
        Stretch { counts: week.counts && gone.is_none(), ends: week.ends.min(ends) }
    }

    /// How many milliseconds between two moments count.
    pub fn counted(self, mut from: u64, to: u64) -> u64 {
        let mut sum = 0;
        while from < to {
            let Stretch { counts, ends } = self.stretch(from);
            if counts {
                sum += ends.min(to) - from;
            }
            from = ends;
        }
        sum
    }

    /// When so many milliseconds that count have passed.
    pub fn after(self, mut from: u64, mut left: u64) -> u64 {
        while left > 0 {
            let Stretch { counts, ends } = self.stretch(from);
            if ends == u64::MAX {
                return from.saturating_add(left);
            }
            if counts {
                if left <= ends - from {
                    return from + left;
                }
                left -= ends - from;
            }
            from = ends;
        }
        from
    }

    /// Until when time stands still; nothing where it counts.
    pub fn rests_until(self, at: u64) -> Option<u64> {
        let (mut now, mut until) = (self.stretch(at), None);
        // A weekend may follow a holiday, and a holiday a weekend.
        while !now.counts && now.ends < u64::MAX {
            until = Some(now.ends);
            now = self.stretch(now.ends);
        }
        until
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: u64 = 3_600 * 1_000;

    fn weekends(zone: &TimeZone) -> Calendar<'_> {
        Calendar { weekends: Some(zone), away: &[] }
    }

    fn at(text: &str) -> u64 {
        text.parse::<Timestamp>().unwrap().as_millisecond() as u64
    }

    #[test]
    fn weekends_do_not_count_where_one_lives() {
        let warsaw = TimeZone::get("Europe/Warsaw").unwrap();
        // Friday evening to Monday morning, in winter an hour ahead of Greenwich.
        let (friday, monday) = (at("2026-11-13T17:00:00Z"), at("2026-11-16T08:00:00Z"));
        assert_eq!(weekends(&warsaw).counted(friday, monday), 6 * HOUR + 9 * HOUR);
        assert_eq!(weekends(&warsaw).after(friday, 24 * HOUR), at("2026-11-16T17:00:00Z"));
        assert_eq!(weekends(&warsaw).after(friday, 6 * HOUR), at("2026-11-13T23:00:00Z"));
        assert_eq!(weekends(&warsaw).rests_until(friday), None);
        assert_eq!(
            weekends(&warsaw).rests_until(at("2026-11-14T12:00:00Z")),
            Some(at("2026-11-15T23:00:00Z"))
        );
        let tokyo = TimeZone::get("Asia/Tokyo").unwrap();
        assert!(weekends(&tokyo).rests_until(friday).is_some(), "there it is Saturday already");
    }

    #[test]
    fn a_weekend_in_which_clocks_are_changed_is_a_weekend() {
        let warsaw = TimeZone::get("Europe/Warsaw").unwrap();
        // On the 29th of March 2026 a day has 23 hours.
        let (friday, monday) = (at("2026-03-27T22:00:00Z"), at("2026-03-29T22:00:00Z"));
        assert_eq!(weekends(&warsaw).counted(friday, monday), HOUR);
        assert_eq!(weekends(&warsaw).after(friday, 2 * HOUR), at("2026-03-29T23:00:00Z"));
    }

    #[test]
    fn without_zones_weeks_are_those_of_greenwich() {
        let start = at("2026-02-25T00:00:00Z");
        for hour in 0..30 * 24 {
            let moment = start + hour * HOUR + hour;
            assert_eq!(of_greenwich(moment), of_week(moment, &TimeZone::UTC), "{moment}");
        }
        assert_eq!(of_greenwich(0), of_week(0, &TimeZone::UTC));
        assert_eq!(of_greenwich(u64::MAX), None);
    }

    #[test]
    fn what_has_passed_and_when_it_ends_agree() {
        let zone = TimeZone::get("America/New_York").unwrap();
        let start = at("2026-10-28T03:00:00Z");
        for hours in 0..400 {
            let end = weekends(&zone).after(start, hours * HOUR);
            assert_eq!(weekends(&zone).counted(start, end), hours * HOUR);
        }
        assert_eq!(weekends(&zone).counted(5, 3), 0);
        assert_eq!(
            weekends(&zone).counted(u64::MAX - 5, u64::MAX),
            5,
            "nothing panics at the end of time"
        );
    }

    #[test]
    fn days_away_and_weekends_are_one_rest() {
        let warsaw = TimeZone::get("Europe/Warsaw").unwrap();
        // From Thursday to the end of Friday, and again from Monday to the end of Tuesday.
        let away = [
            Away { from: at("2026-11-11T23:00:00Z"), until: at("2026-11-13T23:00:00Z") },
            Away { from: at("2026-11-15T23:00:00Z"), until: at("2026-11-17T23:00:00Z") },
        ];
        let calendar = Calendar { weekends: Some(&warsaw), away: &away };
        let (thursday, back) = (at("2026-11-12T12:00:00Z"), at("2026-11-17T23:00:00Z"));
        assert_eq!(calendar.rests_until(thursday), Some(back));
        assert_eq!(calendar.counted(thursday, back), 0);
        assert_eq!(calendar.after(at("2026-11-11T22:00:00Z"), 2 * HOUR), back + HOUR);
        // Where weekends count, only the days away do not.
        let calendar = Calendar { weekends: None, away: &away };
        assert_eq!(calendar.rests_until(thursday), Some(at("2026-11-13T23:00:00Z")));
        assert_eq!(calendar.counted(thursday, back), 48 * HOUR);
        assert_eq!(calendar.after(back, 7), back + 7);
        // Whoever never comes back has no day on which they do.
        let away = [Away { from: 0, until: u64::MAX }];
        assert_eq!(Calendar { weekends: None, away: &away }.rests_until(back), None);
    }
}
