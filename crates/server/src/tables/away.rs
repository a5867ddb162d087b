//! Days on which somebody is away: their time stands still then at all their tables over days, and the others see it
//! before and during.
//!
//! What a table counts stands in its own entries, so each of them is told. That there is something to tell is noted
//! together with the days: what a crash leaves untold is told by whoever tidies up next.

use std::sync::Arc;
use std::time::Duration;

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};
use quadrivium_table::entry::Clock;
use quadrivium_table::ids::{GuestId, TableId};
use quadrivium_table::{Away, Fault, Fold, Guest, Moment, zone};
use serde::{Deserialize, Serialize};

use super::Tables;
use crate::ApiError;
use crate::quota::Quota;
use crate::store::{Op, Paper, PaperKind};

/// How far ahead somebody can say when they are away, in days.
const AHEAD_DAYS: i64 = 365;
/// How often somebody can say so within a day: all their tables hear of it.
const MOST_CHANGES: usize = 12;
const DAY_MS: u64 = 24 * 3_600 * 1_000;
/// How long days that are over are kept: the year in which they were is over then.
const KEPT_MS: u64 = 400 * DAY_MS;
/// How often a change is tried again when another one was quicker.
const TRIES: u32 = 5;
/// So long whoever goes away waits until all tables have heard of it.
const LONGEST_WAIT: Duration = Duration::from_secs(5);

/// Days on which somebody is away, by the zone in which they lived when they said so.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Holiday {
    /// The first of them, such as `2026-12-24`.
    pub first: String,
    /// The last of them.
    pub last: String,
    /// When the first begins, in milliseconds since 1970.
    pub from: u64,
    /// When the last ends, in milliseconds since 1970.
    pub until: u64,
}

/// What is kept of it.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct Kept {
    days: Vec<Holiday>,
    /// When they were last changed, in milliseconds since 1970.
    changes: Vec<u64>,
}

/// That tables have to be told.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct Untold {
    since: u64,
}

/// How many days of a year are left.
#[derive(Clone, Copy, Debug, Serialize, utoipa::ToSchema)]
pub struct YearLeft {
    /// The year.
    pub year: i16,
    /// How many days away are left in it.
    pub days: u32,
}

/// When a person is away, as they see it.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct AwayShown {
    /// The days that are not over, in order.
    pub days: Vec<Holiday>,
    /// What day it is where they live.
    pub today: String,
    /// How many days there are in a year.
    pub per_year: u32,
    /// How many of them are left, this year and next year.
    pub left: Vec<YearLeft>,
}

/// Days on which one will be away.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
pub struct NewHoliday {
    /// The first of them, such as `2026-12-24`; today at the earliest.
    pub first: String,
    /// The last of them.
    pub last: String,
}

/// Days on which one will not be away, or from now on is not any more.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
pub struct EndHoliday {
    /// The first of them.
    pub first: String,
}

fn bad(field: &'static str, reason: &str) -> ApiError {
    Fault::BadField { field, reason: reason.to_owned() }.into()
}

fn date(field: &'static str, text: &str) -> Result<Date, ApiError> {
    // Only days as they stand in calendars: much else can be read as one.
    let plain = text.len() == 10 && text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-');
    let read = plain.then(|| text.parse().ok()).flatten();
    read.ok_or_else(|| bad(field, "expected a day such as 2026-12-24"))
}

/// When a day begins, in milliseconds since 1970.
fn begins(day: Date, zone: &TimeZone) -> Option<u64> {
    let first = day.to_zoned(zone.clone()).ok()?;
    u64::try_from(first.timestamp().as_millisecond()).ok()
}

fn day_of(at: u64, zone: &TimeZone) -> Option<Date> {
    let at = Timestamp::from_millisecond(i64::try_from(at).ok()?).ok()?;
    Some(at.to_zoned(zone.clone()).date())
}

fn home(person: &Guest) -> TimeZone {
    person.card.zone.as_deref().and_then(|name| zone(name).ok()).unwrap_or(TimeZone::UTC)
}

impl Holiday {
    /// The days from one to another, where somebody lives.
    fn new(first: Date, last: Date, zone: &TimeZone) -> Option<Self> {
        let (from, until) = (begins(first, zone)?, begins(last.tomorrow().ok()?, zone)?);
        Some(Self { first: first.to_string(), last: last.to_string(), from, until })
    }

    fn dates(&self) -> Option<(Date, Date)> {
        Some((self.first.parse().ok()?, self.last.parse().ok()?))
    }

    /// How many of the days lie in a year.
    fn within(&self, year: i16) -> u32 {
        let Some((first, last)) = self.dates() else { return 0 };
        let (Ok(begin), Ok(end)) = (Date::new(year, 1, 1), Date::new(year, 12, 31)) else {
            return 0;
        };
        let (first, last) = (first.max(begin), last.min(end));
        let days = first.until(last).map_or(-1, |span| span.get_days());
        u32::try_from(days + 1).unwrap_or_default()
    }

    fn overlaps(&self, first: Date, last: Date) -> bool {
        self.dates().is_some_and(|own| own.0 <= last && first <= own.1)
    }
}

impl Kept {
    fn spent(&self, year: i16) -> u32 {
        self.days.iter().map(|days| days.within(year)).sum()
    }

    /// The days that are not over.
    fn ahead(&self, now: u64) -> Vec<Away> {
        let days = self.days.iter().filter(|days| now < days.until);
        days.map(|days| Away { from: days.from, until: days.until }).collect()
    }

    /// Somebody will be away on these days too.
    fn add(
        &mut self,
        first: Date,
        last: Date,
        today: Date,
        zone: &TimeZone,
        most: u32,
    ) -> Result<(), ApiError> {
        if first < today {
            return Err(bad("first", "what has passed has passed: today at the earliest"));
        }
        if last < first {
            return Err(bad("last", "this is before the first day"));
        }
        let furthest = today.checked_add(AHEAD_DAYS.days()).map_err(|_| ApiError::Internal)?;
        if last > furthest {
            return Err(bad("last", "that is more than a year ahead"));
        }
        if self.days.iter().any(|days| days.overlaps(first, last)) {
            return Err(bad("first", "you are away on one of these days already"));
        }
        let days = Holiday::new(first, last, zone).ok_or_else(|| bad("first", "no such day"))?;
        self.days.push(days);
        self.days.sort_by_key(|days| days.from);
        for year in [first.year(), last.year()] {
            if self.spent(year) > most {
                return Err(Quota::Away(most).into());
            }
        }
        Ok(())
    }

    /// Somebody will not be away on days that have not begun, or is back from those that have.
    fn end(&mut self, first: &str, now: u64, today: Date) -> Result<(), ApiError> {
        let is_it = |days: &Holiday| days.first == first && now < days.until;
        let place = self.days.iter().position(is_it).ok_or(ApiError::NotAway)?;
        let days = &mut self.days[place];
        if now < days.from {
            self.days.remove(place);
        } else {
            // What has begun of it is spent, whatever day it is where they have moved to since.
            let (first, last) = days.dates().ok_or(ApiError::Internal)?;
            (days.until, days.last) = (now, today.min(last).max(first).to_string());
        }
        Ok(())
    }
}

impl Tables {
    async fn away_of(&self, guest: GuestId) -> Result<(Option<Paper>, Kept), ApiError> {
        let paper = self.store.read().paper(PaperKind::Away, guest.as_str()).await?;
        let kept = paper.as_ref().map(Paper::read).transpose()?.unwrap_or_default();
        Ok((paper, kept))
    }

    /// When a person is away.
    ///
    /// # Errors
    /// When it is switched off.
    pub async fn away(&self, guest: GuestId) -> Result<AwayShown, ApiError> {
        self.check_away()?;
        let person = self.known(Some(guest)).await?;
        let (_, kept) = self.away_of(guest).await?;
        self.away_shown(&kept, &home(&person))
    }

    fn check_away(&self) -> Result<(), ApiError> {
        if self.config.away_days > 0 { Ok(()) } else { Err(ApiError::SwitchedOff) }
    }

    fn away_shown(&self, kept: &Kept, zone: &TimeZone) -> Result<AwayShown, ApiError> {
        let (now, per_year) = (self.now(), self.config.away_days);
        let today = day_of(now, zone).ok_or(ApiError::Internal)?;
        let left = |year| YearLeft { year, days: per_year.saturating_sub(kept.spent(year)) };
        Ok(AwayShown {
            days: kept.days.iter().filter(|days| now < days.until).cloned().collect(),
            today: today.to_string(),
            per_year,
            left: vec![left(today.year()), left(today.year() + 1)],
        })
    }

    /// A person will be away.
    ///
    /// # Errors
    /// When the days have passed, are too many, or they are away then already.
    pub async fn go_away(
        self: &Arc<Self>,
        guest: GuestId,
        wish: &NewHoliday,
    ) -> Result<AwayShown, ApiError> {
        let (first, last) = (date("first", &wish.first)?, date("last", &wish.last)?);
        let most = self.config.away_days;
        self.change_away(guest, |kept, _, today, zone| kept.add(first, last, today, zone, most))
            .await
    }

    /// A person stays, or is back.
    ///
    /// # Errors
    /// When they are not away then.
    pub async fn come_back(
        self: &Arc<Self>,
        guest: GuestId,
        wish: &EndHoliday,
    ) -> Result<AwayShown, ApiError> {
        self.change_away(guest, |kept, now, today, _| kept.end(&wish.first, now, today)).await
    }

    async fn change_away(
        self: &Arc<Self>,
        guest: GuestId,
        change: impl Fn(&mut Kept, u64, Date, &TimeZone) -> Result<(), ApiError>,
    ) -> Result<AwayShown, ApiError> {
        self.check_away()?;
        let person = self.known(Some(guest)).await?;
        let (zone, now) = (home(&person), self.now());
        let today = day_of(now, &zone).ok_or(ApiError::Internal)?;
        for _ in 0..TRIES {
            let (paper, mut kept) = self.away_of(guest).await?;
            kept.days.retain(|days| now < days.until + KEPT_MS);
            kept.changes.retain(|at| now < at + DAY_MS);
            if kept.changes.len() >= MOST_CHANGES {
                return Err(Quota::Plans.into());
            }
            change(&mut kept, now, today, &zone)?;
            kept.changes.push(now);
            let paper = match paper {
                Some(paper) => paper.changed(&kept),
                None => Paper::new(PaperKind::Away, &guest, guest, &kept),
            };
            // Named after the change, so that whoever has told an older one leaves it there.
            let note = format!("{guest}-{}", paper.version);
            let untold = Paper::new(PaperKind::Announce, &note, guest, &Untold { since: now });
            if self.keep_papers(guest, vec![Op::Keep(paper), Op::Keep(untold)]).await? {
                let tables = Arc::clone(self);
                let told = tokio::spawn(async move {
                    if let Err(error) = tables.announce_away(guest, note).await {
                        tracing::warn!(%error, "some tables do not know yet who is away; it is tried again");
                    }
                });
                // What is left is told by and by.
                let _ = tokio::time::timeout(LONGEST_WAIT, told).await;
                return self.away_shown(&kept, &zone);
            }
        }
        Err(ApiError::Busy)
    }

    /// Goes on with what tables have not been told.
    ///
    /// # Errors
    /// When the database fails.
    pub(super) async fn go_on_announcing(self: &Arc<Self>) -> Result<(), ApiError> {
        for paper in self.store.read().papers_like(PaperKind::Announce).await? {
            if let Err(error) = self.announce_away(paper.guest, paper.id).await {
                tracing::warn!(%error, "some tables do not know yet who is away; it is tried again");
            }
        }
        Ok(())
    }

    /// Tells all tables of a person when they are away.
    async fn announce_away(self: &Arc<Self>, guest: GuestId, note: String) -> Result<(), ApiError> {
        loop {
            let (paper, kept) = self.away_of(guest).await?;
            let version = paper.map(|paper| paper.version);
            let days = kept.ahead(self.now());
            let mut left = Ok(());
            for listed in self.store.read().mine(guest, u32::MAX >> 1).await? {
                let over_days = listed.plan.clock.is_some_and(Clock::is_over_days);
                if !over_days || listed.result.is_some() {
                    continue;
                }
                // One table that cannot be read keeps no other from hearing of it.
                if let Err(error) = self.announce_at(listed.plan.id, guest, days.clone()).await {
                    tracing::warn!(table = %listed.plan.id, %error, "a table does not know who is away");
                    left = Err(error);
                }
            }
            left?;
            // Somebody else may have told something newer before us, over which we have told this.
            if self.away_of(guest).await?.0.map(|paper| paper.version) == version {
                break;
            }
        }
        self.keep_papers(guest, vec![Op::Tear(PaperKind::Announce, note)]).await?;
        Ok(())
    }

    async fn announce_at(
        self: &Arc<Self>,
        id: TableId,
        guest: GuestId,
        days: Vec<Away>,
    ) -> Result<(), ApiError> {
        let held = match self.fetch(id).await {
            Ok(held) => held,
            // Nobody can play there any more.
            Err(ApiError::Table(Fault::NoTable | Fault::Damaged | Fault::OldRules(_))) => {
                return Ok(());
            }
            Err(error) => return Err(error),
        };
        let tell =
            move |fold: &Fold, moment: Moment<'_>| Ok(fold.entries_of_away(moment, guest, &days));
        match self.change(&held, tell).await {
            Ok(_) | Err(ApiError::Table(Fault::NoTable)) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// A person as they sit down at a table with this clock: over days they bring along when they are away.
    pub(super) async fn comes(
        &self,
        guest: GuestId,
        clock: Option<Clock>,
    ) -> Result<Guest, ApiError> {
        let mut person = self.known(Some(guest)).await?;
        if clock.is_some_and(Clock::is_over_days) && self.config.away_days > 0 {
            person.card.away = self.away_of(guest).await?.1.ahead(self.now());
        }
        Ok(person)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Date {
        text.parse().unwrap()
    }

    fn kept(days: &[(&str, &str)], most: u32) -> Result<Kept, ApiError> {
        let mut kept = Kept::default();
        for (first, last) in days {
            kept.add(day(first), day(last), day("2026-11-18"), &TimeZone::UTC, most)?;
        }
        Ok(kept)
    }

    #[test]
    fn days_are_counted_in_the_year_in_which_they_lie() {
        let kept = kept(&[("2026-12-24", "2027-01-03"), ("2026-11-18", "2026-11-18")], 30).unwrap();
        assert_eq!((kept.spent(2026), kept.spent(2027), kept.spent(2028)), (9, 3, 0));
        let days: Vec<_> = kept.days.iter().map(|days| days.first.as_str()).collect();
        assert_eq!(days, ["2026-11-18", "2026-12-24"]);
        assert_eq!(kept.days[0].until - kept.days[0].from, DAY_MS);
    }

    #[test]
    fn days_are_not_gone_by_nor_taken_nor_too_many() {
        for days in [
            &[("2026-11-17", "2026-11-19")][..],
            &[("2026-11-20", "2026-11-19")],
            &[("2027-11-19", "2027-11-19")],
            &[("2026-11-20", "2026-11-22"), ("2026-11-22", "2026-11-23")],
            &[("2026-11-20", "2026-11-24"), ("2026-11-21", "2026-11-22")],
            &[("2026-12-01", "2026-12-11")],
            &[("2026-12-30", "2027-01-10"), ("2027-02-01", "2027-02-01")],
        ] {
            assert!(kept(days, 10).is_err(), "{days:?}");
        }
        assert!(kept(&[("2026-12-01", "2026-12-10"), ("2027-01-01", "2027-01-10")], 10).is_ok());
    }

    #[test]
    fn what_has_begun_is_spent_and_what_has_not_comes_back() {
        let mut kept =
            kept(&[("2026-11-18", "2026-11-25"), ("2026-12-01", "2026-12-05")], 30).unwrap();
        let now = kept.days[0].from + DAY_MS + 5;
        kept.end("2026-12-01", now, day("2026-11-19")).unwrap();
        kept.end("2026-11-18", now, day("2026-11-19")).unwrap();
        assert_eq!((kept.spent(2026), kept.ahead(now)), (2, Vec::new()));
        assert!(matches!(kept.end("2026-11-18", now, day("2026-11-19")), Err(ApiError::NotAway)));
    }

    /// Whoever ends a day from a zone in which it has not begun yet has been away on it all the same.
    #[test]
    fn moving_west_gives_no_day_back_and_moving_east_takes_none() {
        for today in ["2026-11-17", "2026-11-18", "2026-11-19"] {
            let mut kept = kept(&[("2026-11-18", "2026-11-18")], 30).unwrap();
            let now = kept.days[0].from + 5;
            kept.end("2026-11-18", now, day(today)).unwrap();
            assert_eq!((kept.spent(2026), kept.ahead(now)), (1, Vec::new()), "{today}");
        }
    }

    #[test]
    fn a_day_has_the_length_that_it_has_where_one_lives() {
        let zone = TimeZone::get("Europe/Warsaw").unwrap();
        let spring = Holiday::new(day("2027-03-28"), day("2027-03-28"), &zone).unwrap();
        assert_eq!(spring.until - spring.from, 23 * 3_600 * 1_000);
        for text in ["", "2026-2-1", "2026-02-30", "+002026-01-01", "2026-01-01T00:00", "20260101"]
        {
            assert!(date("first", text).is_err(), "{text}");
        }
    }
}
