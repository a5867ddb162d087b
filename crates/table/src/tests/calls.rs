//! Whom a table waits for, and since which of their turns.

use std::sync::Arc;

use quadrivium_core::{Actor, Seat};

use super::desk::{Desk, person, plan};
use crate::entry::{Batch, Clock, Entry, Kind, Plan};
use crate::{Call, Fold};

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
    assert_eq!(first.turn, 0, "nobody has decided yet, whatever chance has dealt");
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
        let plan = Arc::clone(&desk.fold.plan);
        let read = Fold::read(plan, desk.batches.clone()).expect("what was folded");
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

/// Whoever decides before chance and after it has one turn, even where chance was stored by itself.
#[test]
fn chance_calls_nobody_to_another_turn() {
    let mut desk = Desk::of("burgundy", &[], "ab");
    for _ in 0..40 {
        desk.play_some();
        let mut fold = Fold::new(Arc::clone(&desk.fold.plan)).expect("a table");
        for batch in &desk.batches {
            for entry in &batch.entries {
                let one = Batch { seq: fold.seq() + 1, at: batch.at, entries: vec![entry.clone()] };
                fold.apply_batch(one).expect("what was folded");
            }
        }
        assert_eq!(fold.calls(desk.at), desk.fold.calls(desk.at));
    }
}

#[test]
fn whoever_is_asked_on_two_seats_is_called_once() {
    let clock = Clock::Turn { move_s: 86_400, weekends_off: false };
    let mut desk = Desk::clocked("orleans", "aab", clock);
    assert_eq!(desk.fold.to_act().len(), 3, "all plan");
    let guests = |desk: &Desk| -> Vec<_> {
        desk.fold.calls(desk.at).iter().map(|call| call.guest).collect()
    };
    assert_eq!(guests(&desk), [person('a'), person('b')]);
    // A decision gives its seat new time: what counts is the seat that has less.
    desk.at = 3_600_000;
    let action = desk.some(Seat::A);
    desk.play(Seat::A, &action).expect("it is offered");
    assert_eq!(guests(&desk), [person('a'), person('b')]);
    assert_eq!(desk.fold.calls(desk.at)[0].until, Some(86_400_000));
}

#[test]
fn nobody_is_called_to_a_table_that_is_no_game() {
    let seated = |kind| {
        let plan = Plan { kind, ..plan("burgundy", &[], "ab") };
        Desk::seated(Fold::new(Arc::new(plan)).expect("a table"), "ab", 1)
    };
    assert_eq!(seated(Kind::Game).fold.calls(0).len(), 1);
    assert_eq!(seated(Kind::Sandbox).fold.calls(0), []);
}
