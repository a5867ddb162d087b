//! Tables of tournaments: what is up is claimed without anybody asking.

use std::sync::Arc;

use quadrivium_core::{Key, Seat};

use super::desk::{Desk, person, plan};
use crate::entry::{Clock, Entry, Plan};
use crate::{Fold, Guest, State};

#[test]
fn a_time_that_is_up_is_claimed_and_nothing_before() {
    let mut desk = Desk::clocked("burgundy", "ab", Clock::PerMoveS(60));
    let late = desk.game().turn().player().expect("somebody is asked");
    assert_eq!(desk.fold.next_up(10_000), Some(60_000));
    assert_eq!(desk.fold.entries_of_overdue(59_999), []);
    let entries = desk.fold.entries_of_overdue(60_000);
    assert_eq!(entries, [Entry::Claim { seat: late, by: late.next(2) }]);
    desk.add(entries);
    let outcome = desk.fold.outcome().expect("it is over");
    assert_eq!(desk.fold.finish(), None, "it was not rated");
    let lost = outcome.iter().find(|one| one.seat == late).expect("everybody has a place");
    assert_eq!((lost.place, lost.left, lost.points), (2, true, None));
    assert_eq!((desk.fold.next_up(70_000), desk.fold.entries_of_overdue(70_000)), (None, vec![]));
}

/// When the round is over the game is, too: whoever has thought longest is last.
#[test]
fn at_the_last_bell_places_go_by_the_time_that_was_taken() {
    let mut desk = Desk::clocked("burgundy", "abc", Clock::PerMoveS(86_400));
    let mut thought = [0_u64; 3];
    // The first to be asked takes longest, then each takes less.
    for seconds in [500, 300, 100] {
        let seat = desk.game().turn().player().expect("somebody is asked");
        let mut wait = seconds;
        while desk.game().turn().player() == Some(seat) {
            desk.at += wait * 1_000;
            thought[seat.index()] += wait;
            desk.play_some();
            wait = 0;
        }
    }
    assert_eq!(thought.iter().sum::<u64>(), 900, "all three have had a turn");
    let entries = desk.fold.entries_of_last_bell(desk.at);
    assert_eq!(entries.len(), 2);
    desk.add(entries);
    assert_eq!(desk.fold.state(), State::Over);
    let outcome = desk.fold.outcome().expect("it is over");
    let places: Vec<_> = outcome.iter().map(|one| (thought[one.seat.index()], one.place)).collect();
    for (taken, place) in places {
        assert_eq!(
            place,
            [(100, 1), (300, 2), (500, 3)].iter().find(|one| one.0 == taken).unwrap().1
        );
    }
    assert_eq!(desk.fold.entries_of_last_bell(desk.at), []);
}

#[test]
fn nobody_loses_before_everybody_sits_there() {
    let clocked = Plan { clock: Some(Clock::PerMoveS(60)), ..plan("burgundy", &[], "ab") };
    let mut desk = Desk::waiting(Fold::new(Arc::new(clocked)).expect("a table"), 1);
    desk.add(vec![Guest::named(person('a'), "Ann").expect("a name").sits(Seat::A)]);
    assert_eq!(desk.fold.entries_of_last_bell(99_000_000), []);
    assert_eq!(desk.fold.entries_of_overdue(99_000_000), []);
    assert!(desk.fold.people.open().contains(Seat::B));
}

#[test]
fn no_bot_loses_on_time() {
    let mut desk = Desk::clocked("burgundy", "ab.", Clock::PerMoveS(60));
    while desk.game().turn().player() != Some(Seat::C) {
        desk.play_some();
    }
    assert_eq!((desk.fold.next_up(0), desk.fold.entries_of_overdue(99_000)), (None, vec![]));
}
