//! Seasons: the quarters of the calendar, by Greenwich.

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

/// A quarter of a year.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Season {
    year: i16,
    /// 1 to 4.
    quarter: i8,
}

impl Season {
    /// The season of a moment, in milliseconds since 1970.
    pub fn at(moment: u64) -> Self {
        let moment = i64::try_from(moment).ok().and_then(|ms| Timestamp::from_millisecond(ms).ok());
        let date = moment.unwrap_or(Timestamp::MAX).to_zoned(TimeZone::UTC).date();
        Self { year: date.year(), quarter: (date.month() - 1) / 3 + 1 }
    }

    /// The season with this name, such as `2026-4`; nothing where there is none.
    pub fn read(name: &str) -> Option<Self> {
        let (year, quarter) = name.split_once('-')?;
        let digits =
            |text: &str, many| text.len() == many && text.bytes().all(|byte| byte.is_ascii_digit());
        if !digits(year, 4) || !digits(quarter, 1) {
            return None;
        }
        let season = Self { year: year.parse().ok()?, quarter: quarter.parse().ok()? };
        (season.year >= 1970 && (1..=4).contains(&season.quarter)).then_some(season)
    }

    /// Its name.
    pub fn name(self) -> String {
        format!("{}-{}", self.year, self.quarter)
    }

    /// The one before it.
    #[must_use]
    pub fn before(self) -> Self {
        match self.quarter {
            1 => Self { year: self.year - 1, quarter: 4 },
            quarter => Self { quarter: quarter - 1, ..self },
        }
    }

    /// The one after it.
    #[must_use]
    pub fn after(self) -> Self {
        match self.quarter {
            4 => Self { year: self.year + 1, quarter: 1 },
            quarter => Self { quarter: quarter + 1, ..self },
        }
    }

    /// When it begins, in milliseconds since 1970.
    pub fn begins(self) -> u64 {
        let first = Date::new(self.year, (self.quarter - 1) * 3 + 1, 1).unwrap_or(Date::MAX);
        let midnight = first.to_zoned(TimeZone::UTC).map(|zoned| zoned.timestamp());
        u64::try_from(midnight.unwrap_or(Timestamp::MAX).as_millisecond()).unwrap_or(0)
    }

    /// When the next one begins.
    pub fn ends(self) -> u64 {
        self.after().begins()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quarters_begin_where_calendars_say() {
        // 2024-02-29, 2026-11-18 and both sides of a new year.
        for (moment, name) in [
            (0, "1970-1"),
            (1_709_164_800_000, "2024-1"),
            (1_711_929_599_999, "2024-1"),
            (1_711_929_600_000, "2024-2"),
            (1_763_424_000_000, "2025-4"),
            (1_798_761_599_999, "2026-4"),
            (1_798_761_600_000, "2027-1"),
        ] {
            assert_eq!(Season::at(moment).name(), name);
        }
    }

    #[test]
    fn a_season_holds_its_own_time_and_has_neighbours() {
        let mut season = Season::at(0);
        for _ in 0..400 {
            assert_eq!(
                (Season::at(season.begins()), Season::at(season.ends() - 1)),
                (season, season)
            );
            assert_eq!(
                (Season::read(&season.name()), season.after().before()),
                (Some(season), season)
            );
            season = season.after();
        }
    }

    #[test]
    fn what_is_no_season_is_none() {
        for name in
            ["", "2026", "2026-0", "2026-5", "26-1", "2026-01", "1969-4", "+026-1", "2026-1 "]
        {
            assert_eq!(Season::read(name), None, "{name}");
        }
    }
}
