//! Whom a table waits for, and since which of their turns.

use quadrivium_core::{Actor, Seat};

use super::desk::Desk;
use crate::Call;
use crate::entry::{Clock, Entry};

/// The one who is called.
fn called(desk: &Desk) -> Call {
    let calls = desk.fold.calls(desk.at);
    assert_eq!(calls.len(), 1, "{calls:?}");
    calls[0]
}

/// Plays until somebody else is called; how many decisions that took.
fn pass_on(desk: &mut Desk) -> u32 {
    let (now, mut decisions) = (called(desk), 0);
    while called(desk).guest == now.guest {
        assert_eq!(called(desk).turn, now.turn, "one turn, whatever is decided in it");
        desk.play_some();
        decisions += 1;
    }
    decisions
}

#[test]
fn a_turn_has_one_number_and_the_next_a_higher_one() {
    let clock = Clock::Turn { move_s: 86_400, weekends_off: false };
    let mut desk = Desk::clocked("burgundy", "ab", clock);
    desk.at = 5_000;
    let first = called(&desk);
    assert_eq!(first.until, Some(86_400_000), "from when they were asked");
    let mut several = false;
    for _ in 0..6 {
        let before = called(&desk);
        several |= pass_on(&mut desk) > 1;
        pass_on(&mut desk);
        let after = called(&desk);
        // Both decide more than once in a row where a round ends between them.
        assert!(after.guest != before.guest || after.turn > before.turn, "{before:?} {after:?}");
    }
    assert!(several, "a turn of several decisions was among them");
}

/// What comes out of storage counts the turns as memory did.
#[test]
fn turns_are_counted_by_the_entries_alone() {
    let mut desk = Desk::of("burgundy", &[], "abc");
    for _ in 0..40 {
        desk.play_some();
        let plan = std::sync::Arc::clone(&desk.fold.plan);
        let read = crate::Fold::read(plan, desk.batches.clone()).expect("what was folded");
        assert_eq!(read.calls(desk.at), desk.fold.calls(desk.at));
    }
}

#[test]
fn who_takes_back_and_plays_again_calls_nobody_to_another_turn() {
    let mut desk = Desk::of("burgundy", &[], "ab");
    let first = called(&desk).guest;
    pass_on(&mut desk);
    let second = called(&desk);
    let own = |by: Actor| matches!(by, Actor::Seat(seat) if desk.on(seat) == first);
    let last = desk.fold.line.steps().iter().rposition(|step| own(step.by));
    desk.add(vec![Entry::Undo { to: last.expect("they have decided") as u32 }]);
    assert_eq!(called(&desk).guest, first);
    pass_on(&mut desk);
    assert_eq!(called(&desk), second);
}

#[test]
fn nobody_is_called_by_bots_or_by_themselves_or_after_giving_up() {
    assert_eq!(Desk::of("burgundy", &[], "a.").fold.calls(0), []);
    assert_eq!(Desk::of("burgundy", &[], "aa").fold.calls(0), []);
    let mut desk = Desk::of("burgundy", &[], "abc");
    let asked = called(&desk).guest;
    let seat = Seat::first(3).find(|seat| desk.on(*seat) == asked).expect("they sit there");
    desk.add(vec![Entry::Resign { seat }]);
    assert!(desk.fold.calls(0).iter().all(|call| call.guest != asked));
}
