//! Days on which somebody is away: their time stands still, what has run stays used, and a claim says so.

use std::sync::Arc;

use jiff::Timestamp;
use jiff::civil::Weekday;
use jiff::tz::TimeZone;
use proptest::prelude::*;
use quadrivium_core::{Seat, SeatSet};

use super::desk::{Desk, MOMENT, person, plan};
use crate::clock::Clocks;
use crate::entry::{Batch, Clock, Entry, Plan};
use crate::fault::Fault;
use crate::forget::Parting;
use crate::moment::Moment;
use crate::{Away, Card, Fold};

const HOUR: u64 = 3_600 * 1_000;
/// The day before summer time ends in Europe, in hours since 1970; a week later it ends in America.
const START: u64 = 498_000;
const ZONES: [&str; 4] = ["UTC", "Europe/Warsaw", "America/New_York", "Asia/Tokyo"];

/// What happens after some hours.
#[derive(Clone, Debug)]
enum Step {
    /// They decide, and their time starts anew.
    Decide,
    /// They are asked, or not any more.
    Ask(bool),
    /// They say when they are away: in how many hours, and for how long.
    Away(Vec<(u64, u64)>),
}

fn steps() -> impl Strategy<Value = Vec<(u64, Step)>> {
    let step = prop_oneof![
        1 => Just(Step::Decide),
        1 => any::<bool>().prop_map(Step::Ask),
        3 => prop::collection::vec((0..90_u64, 1..80_u64), 0..4).prop_map(Step::Away),
    ];
    prop::collection::vec((0..50_u64, step), 1..12)
}

/// Somebody who looks at the calendar every hour.
struct Walker {
    zone: TimeZone,
    weekends_off: bool,
    away: Vec<(u64, u64)>,
    limit: u64,
    used: u64,
    running: bool,
}

impl Walker {
    fn counts(&self, hour: u64) -> bool {
        let at = Timestamp::from_second((hour * 3_600) as i64).unwrap();
        let day = at.to_zoned(self.zone.clone()).date().weekday();
        let weekend = self.weekends_off && matches!(day, Weekday::Saturday | Weekday::Sunday);
        !weekend && !self.away.iter().any(|&(from, until)| (from..until).contains(&hour))
    }

    fn walk(&mut self, from: u64, to: u64) {
        self.used += (from..to).filter(|hour| self.running && self.counts(*hour)).count() as u64;
    }

    fn left(&self) -> u64 {
        self.limit.saturating_sub(self.used)
    }

    /// When so many hours have passed that count.
    fn ends(&self, mut hour: u64) -> u64 {
        let mut left = self.left();
        while left > 0 {
            left -= u64::from(self.counts(hour));
            hour += 1;
        }
        hour
    }

    fn rests(&self, hour: u64) -> Option<u64> {
        let back = (hour..hour + 1_000).find(|hour| self.counts(*hour)).unwrap();
        (back > hour).then_some(back)
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn a_clock_agrees_with_somebody_who_looks_every_hour(
        steps in steps(),
        limit in 1..120_u64,
        weekends_off: bool,
        zone in prop::sample::select(&ZONES[..]),
        start in 0..400_u64,
    ) {
        let clock = Clock::Turn { move_s: (limit * 3_600) as u32, weekends_off };
        let mut hour = START + start;
        let mut clocks = Clocks::new(Some(clock), hour * HOUR);
        clocks.lives(Seat::A, Some(zone));
        clocks.run(SeatSet::only(Seat::A));
        let zone = TimeZone::get(zone).unwrap();
        let (away, running) = (Vec::new(), true);
        let mut walker = Walker { zone, weekends_off, away, limit, used: 0, running };
        for (hours, step) in steps {
            let next = hour + hours;
            walker.walk(hour, next);
            hour = next;
            let now = hour * HOUR;
            let before = clocks.left(Seat::A, now).unwrap();
            prop_assert_eq!(before.left_ms, walker.left() * HOUR, "at {}", hour);
            clocks.advance(now);
            match step {
                Step::Decide => {
                    clocks.decided(SeatSet::only(Seat::A));
                    walker.used = 0;
                }
                Step::Ask(asked) => {
                    walker.running = asked;
                    clocks.run(if asked { SeatSet::only(Seat::A) } else { SeatSet::EMPTY });
                }
                Step::Away(days) => {
                    walker.away = days.iter().map(|(at, long)| (hour + at, hour + at + long)).collect();
                    let days = walker.away.iter();
                    let days = days.map(|(from, until)| Away { from: from * HOUR, until: until * HOUR });
                    clocks.goes_away(Seat::A, days.collect());
                    let after = clocks.left(Seat::A, now).unwrap();
                    // Nothing that has run comes back: whose time is up stays late.
                    prop_assert_eq!((after.left_ms, after.up), (before.left_ms, before.up));
                }
            }
            let shown = clocks.left(Seat::A, now).unwrap();
            if walker.running {
                prop_assert_eq!(shown.until, Some(walker.ends(hour) * HOUR));
                prop_assert_eq!(shown.rests, walker.rests(hour).map(|hour| hour * HOUR));
                prop_assert_eq!(shown.up, walker.left() == 0);
            } else {
                prop_assert_eq!((shown.until, shown.rests, shown.up), (None, None, false));
            }
        }
    }
}

/// A running game over days, a day for each decision, that began at the first hour.
fn over_days() -> Desk {
    let clock = Clock::Turn { move_s: 24 * 3_600, weekends_off: false };
    Desk::clocked("burgundy", "ab", clock)
}

fn away(from: u64, until: u64) -> Away {
    Away { from: from * HOUR, until: until * HOUR }
}

#[test]
fn whoever_is_away_is_not_claimed_and_whoever_was_late_before_is() {
    let mut desk = over_days();
    let seat = desk.game().turn().player().unwrap();
    let (late, waits) = (desk.on(seat), desk.on(seat.next(2)));
    let claim = |desk: &Desk, hour| {
        let moment = Moment { now: hour * HOUR, ..MOMENT };
        desk.fold.entries_of_claim(moment, waits, desk.seq())
    };
    let said = desk.fold.entries_of_away(MOMENT, late, &[away(10, 58), away(100, 124)]);
    assert_eq!(said.len(), 1);
    desk.add(said);
    let left = |desk: &Desk, hour| desk.fold.clocks.left(seat, hour * HOUR).unwrap();
    assert_eq!(left(&desk, 0).away, Some(away(10, 58)), "it is known before");
    assert_eq!(left(&desk, 30).rests, Some(58 * HOUR));
    assert_eq!(left(&desk, 60).away, Some(away(100, 124)));
    assert!(matches!(claim(&desk, 57), Err(Fault::IsAway)));
    assert!(matches!(claim(&desk, 71), Err(Fault::NotUp)));
    assert_eq!(claim(&desk, 72).unwrap(), [Entry::Claim { seat, by: seat.next(2) }]);
    // Time is up, and then they say that they were away all the while, and will be.
    desk.at = 73 * HOUR;
    let moment = Moment { now: desk.at, ..MOMENT };
    desk.add(desk.fold.entries_of_away(moment, late, &[away(0, 400)]));
    assert!(claim(&desk, 74).is_ok() && left(&desk, 74).up);
}

#[test]
fn a_table_hears_of_it_once_and_only_where_days_are_counted() {
    let mut desk = over_days();
    let days = [away(10, 58)];
    desk.add(desk.fold.entries_of_away(MOMENT, person('a'), &days));
    assert_eq!(desk.fold.entries_of_away(MOMENT, person('a'), &days), []);
    let later = Moment { now: 58 * HOUR, ..MOMENT };
    assert_eq!(desk.fold.entries_of_away(later, person('b'), &days), [], "they are back");
    assert_eq!(desk.fold.entries_of_away(later, person('a'), &[]), [], "that is over anyway");
    assert_eq!(desk.fold.entries_of_away(MOMENT, person('a'), &[]).len(), 1, "one stays at home");
    assert_eq!(desk.fold.entries_of_away(MOMENT, person('z'), &days), []);
    let quick = Desk::clocked("burgundy", "ab", Clock::PerMoveS(60));
    assert_eq!(quick.fold.entries_of_away(MOMENT, person('a'), &days), []);
}

#[test]
fn days_away_come_along_when_somebody_sits_down_and_go_when_they_are_forgotten() {
    let clock = Clock::Turn { move_s: 24 * 3_600, weekends_off: false };
    let plan = Plan { clock: Some(clock), ..plan("burgundy", &[], "ab") };
    let card = Card { away: vec![away(5, 29)], ..Card::default() };
    let sit = Entry::Sit { seat: Seat::A, guest: person('a'), name: "a".into(), card };
    let gone = Entry::Away { seat: Seat::A, guest: person('a'), days: vec![away(7, 8)] };
    let mut batch = Batch { seq: 1, at: 0, entries: vec![sit, gone] };
    let mut fold = Fold::new(Arc::new(plan)).unwrap();
    let first = Batch { entries: batch.entries[..1].to_vec(), ..batch.clone() };
    fold.apply_batch(first).unwrap();
    assert_eq!(fold.clocks.left(Seat::A, 0).unwrap().away, Some(away(5, 29)));
    let parting = Parting { guest: person('a'), stand_in: person('z') };
    assert!(parting.from_batch(&mut batch));
    let text = serde_json::to_string(&batch).unwrap();
    assert!(!text.contains("from") && !text.contains(person('a').as_str()), "{text}");
}
