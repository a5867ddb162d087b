//! Time to think, and what others may do when it is up.

use std::sync::Arc;

use quadrivium_core::{Key, Seat, SeatSet};

use super::desk::{Desk, MOMENT, person, plan};
use crate::entry::{Batch, Clock, Entry, Plan};
use crate::fault::Fault;
use crate::moment::Moment;
use crate::{Away, Card, Fold, TimeLeft};

const LETTERS: [char; 2] = ['a', 'b'];

fn left(desk: &Desk, seat: Seat, now: u64) -> TimeLeft {
    desk.fold.clocks.left(seat, now).expect("there are clocks")
}

/// Who is asked, and the other one.
fn asked(desk: &Desk) -> (Seat, Seat) {
    let seat = desk.game().turn().player().expect("somebody is asked");
    (seat, seat.next(2))
}

#[test]
fn the_time_of_whoever_is_asked_runs() {
    let desk = Desk::clocked("burgundy", "ab", Clock::PerMoveS(60));
    let (asked, other) = asked(&desk);
    let time = |left_ms, running, up| TimeLeft {
        left_ms,
        running,
        up,
        until: None,
        rests: None,
        away: None,
    };
    assert_eq!(left(&desk, asked, 0), time(60_000, true, false));
    assert_eq!(left(&desk, asked, 59_999), time(1, true, false));
    assert_eq!(left(&desk, asked, 60_000), time(0, true, true));
    assert_eq!(left(&desk, other, 60_000), time(60_000, false, false));
    assert_eq!(Desk::of("burgundy", &[], "ab").fold.clocks.left(asked, 0), None);
}

/// Takes one decision of whoever is asked after so many seconds, and says who that was.
fn decide_after(desk: &mut Desk, seconds: u64) -> Seat {
    let (seat, _) = asked(desk);
    desk.at += seconds * 1_000;
    desk.play_some();
    seat
}

#[test]
fn a_decision_starts_the_time_for_one_decision_anew_and_not_that_of_a_game() {
    for (clock, least) in [(Clock::PerMoveS(60), 60_000), (Clock::TotalS(60), 50_000)] {
        let mut desk = Desk::clocked("burgundy", "ab", clock);
        let decided = decide_after(&mut desk, 10);
        assert_eq!(left(&desk, decided, desk.at).left_ms, least, "{clock:?}");
        // Taking it back gives no time of a game back.
        desk.undo(LETTERS[decided.index()], None).unwrap();
        assert_eq!(left(&desk, decided, desk.at).left_ms, least, "{clock:?}");
        assert_eq!(desk.fold.clocks.last(), 10_000);
    }
}

#[test]
fn time_that_passes_while_others_talk_is_counted_once() {
    let mut desk = Desk::clocked("burgundy", "ab", Clock::PerMoveS(60));
    let (seat, other) = asked(&desk);
    for at in [20_000, 5_000, 30_000] {
        desk.at = at;
        let entries = desk.fold.entries_of_chat(person('a'), "well?", 1_000);
        desk.take(entries).unwrap();
    }
    assert_eq!(
        left(&desk, seat, 40_000).left_ms,
        20_000,
        "a clock that is set back counts nothing"
    );
    assert_eq!(left(&desk, other, 40_000).left_ms, 60_000);
}

#[test]
fn only_others_claim_and_only_when_the_time_is_up() {
    let mut desk = Desk::clocked("burgundy", "ab", Clock::PerMoveS(60));
    let (seat, other) = asked(&desk);
    let (late, waits) = (desk.on(seat), desk.on(other));
    let claim = |desk: &Desk, guest, now| {
        desk.fold.entries_of_claim(Moment { now, ..MOMENT }, guest, desk.seq())
    };
    assert!(matches!(claim(&desk, waits, 59_999), Err(Fault::NotUp)));
    assert!(matches!(claim(&desk, late, 60_000), Err(Fault::NotUp)));
    assert!(matches!(claim(&desk, person('z'), 60_000), Err(Fault::NotSeated)));
    let entries = claim(&desk, waits, 60_000).unwrap();
    assert_eq!(entries, [Entry::Claim { seat, by: other }]);
    desk.add(entries);
    assert!(matches!(claim(&desk, waits, 60_000), Err(Fault::Over)), "one alone plays no game");
}

/// Over days, with weekends off where whoever is asked lives.
#[test]
fn over_days_weekends_stand_still_for_whoever_is_asked() {
    const HOUR: u64 = 3_600 * 1_000;
    // A Friday, 12:00 in Greenwich.
    let friday = 1_794_571_200_000;
    let clock = Clock::Turn { move_s: 24 * 3_600, weekends_off: true };
    let plan = Plan { clock: Some(clock), created: friday, ..plan("burgundy", &[], "ab") };
    let mut fold = Fold::new(Arc::new(plan)).unwrap();
    let sit = |seat, letter, zone: &str| {
        let card = Card { zone: Some(zone.to_owned()), ..Card::default() };
        Entry::Sit { seat, guest: person(letter), name: letter.to_string(), card }
    };
    let entries = vec![sit(Seat::A, 'a', "Europe/Warsaw"), sit(Seat::B, 'b', "Asia/Tokyo")];
    fold.apply_batch(Batch { seq: 1, at: friday, entries }).unwrap();
    fold.clocks.run(SeatSet::ALL);
    let left = |seat, hours: u64| fold.clocks.left(seat, friday + hours * HOUR).unwrap();
    // Warsaw has eleven hours until Saturday, Tokyo three.
    assert_eq!(left(Seat::A, 30).left_ms, 13 * HOUR);
    assert_eq!(left(Seat::B, 30).left_ms, 21 * HOUR);
    assert_eq!(left(Seat::A, 30).rests, Some(friday + 59 * HOUR));
    assert_eq!(left(Seat::A, 2).rests, None);
    for hours in [0, 2, 30, 60] {
        assert_eq!(left(Seat::A, hours).until, Some(friday + 72 * HOUR), "{hours}");
    }
    assert!(!left(Seat::A, 71).up && left(Seat::A, 72).up);
}

/// Days for the whole game: nothing is given back by a decision, and time stands still all the same.
#[test]
fn a_total_of_days_stands_still_and_is_used_up() {
    const DAY: u64 = 24 * 3_600 * 1_000;
    // A Friday, 0:00 in Greenwich, by which those live who do not say.
    let friday = 1_794_528_000_000;
    let clock = Clock::Days { total_s: 3 * 86_400, weekends_off: true };
    let plan = Plan { clock: Some(clock), created: friday, ..plan("burgundy", &[], "ab") };
    let mut desk = Desk::waiting(Fold::new(Arc::new(plan)).unwrap(), 1);
    desk.at = friday;
    for (seat, letter) in [(Seat::A, 'a'), (Seat::B, 'b')] {
        let (guest, name, card) = (person(letter), letter.to_string(), Card::default());
        desk.add(vec![Entry::Sit { seat, guest, name, card }]);
    }
    desk.let_chance();
    let (seat, other) = asked(&desk);
    assert_eq!(left(&desk, seat, desk.at).until, Some(friday + 5 * DAY), "without the weekend");
    assert_eq!(left(&desk, other, desk.at).until, None);
    assert_eq!(left(&desk, seat, friday + DAY).rests, Some(friday + 3 * DAY));
    // Away on Tuesday.
    let away = Away { from: friday + 4 * DAY, until: friday + 5 * DAY };
    desk.fold.clocks.goes_away(seat, vec![away]);
    assert_eq!(left(&desk, seat, desk.at).until, Some(friday + 6 * DAY));
    // Decided on Monday at noon: a day and a half are gone for good.
    desk.at = friday + 7 * DAY / 2;
    desk.play_some();
    assert_eq!(left(&desk, seat, desk.at).left_ms, 3 * DAY / 2);
    assert!(desk.fold.clocks.is_over_days());
}

#[test]
fn over_days_without_weekends_every_hour_counts() {
    let clock = Clock::Turn { move_s: 3_600, weekends_off: false };
    let desk = Desk::clocked("burgundy", "ab", clock);
    let asked = desk.fold.to_act().iter().next().unwrap();
    let now = desk.fold.clocks.last() + 600_000;
    let left = desk.fold.clocks.left(asked, now).unwrap();
    assert_eq!((left.left_ms, left.rests), (3_000_000, None));
    assert_eq!(left.until, Some(now + 3_000_000));
}
