//! What a table waits for that no person has to do.

use std::sync::Arc;

use quadrivium_core::Seat;

use super::desk::{Desk, plan};
use crate::api::Intended;
use crate::entry::Entry;
use crate::{Fold, Next, State, bot_of};

/// Plays until a seat is asked alone.
fn until_asked(desk: &mut Desk, seat: Seat) {
    while desk.game().turn().player() != Some(seat) {
        desk.play_some();
    }
}

#[test]
fn a_table_waits_for_chance_then_for_people_and_bots_in_turn() {
    let fold = Fold::new(Arc::new(plan("burgundy", &[], "a."))).unwrap();
    let mut desk = Desk::sat(fold, "a.", 1);
    assert_eq!(desk.fold.next(), Some(Next::Chance));
    desk.let_chance();
    until_asked(&mut desk, Seat::A);
    assert_eq!(desk.fold.next(), None, "it is for a person to decide");
    until_asked(&mut desk, Seat::B);
    let apprentice = bot_of("burgundy", None).unwrap();
    assert_eq!(desk.fold.next(), Some(Next::Bot(Seat::B, apprentice)));
    while desk.fold.state() == State::Running {
        desk.play_some();
    }
    assert_eq!(desk.fold.next(), None);
}

#[test]
fn nothing_happens_by_itself_before_everybody_sits_there_or_after_the_end() {
    let waiting = Fold::new(Arc::new(plan("burgundy", &[], "a."))).unwrap();
    assert_eq!((waiting.state(), waiting.next()), (State::Waiting, None));
    let mut desk = Desk::of("burgundy", &[], "a.");
    until_asked(&mut desk, Seat::B);
    desk.add(vec![Entry::Resign { seat: Seat::A }]);
    assert_eq!((desk.fold.state(), desk.fold.next()), (State::Over, None));
}

#[test]
fn a_bot_plays_on_for_whoever_gave_up() {
    let mut desk = Desk::of("burgundy", &[], "abc");
    let seat = desk.game().turn().player().unwrap();
    desk.add(vec![Entry::Resign { seat }]);
    assert_eq!(desk.fold.next(), Some(Next::Bot(seat, bot_of("burgundy", None).unwrap())));
}

#[test]
fn what_somebody_has_said_beforehand_is_due_once_they_are_asked() {
    let mut desk = Desk::of("burgundy", &[], "ab");
    until_asked(&mut desk, Seat::A);
    let step = |action: &str| Intended { action: action.into(), words: serde_json::Value::Null };
    desk.add(vec![Entry::Intend { seat: Seat::B, answers: vec![vec![step("end")]] }]);
    assert_eq!(desk.fold.next(), None, "A is asked");
    until_asked(&mut desk, Seat::B);
    assert_eq!(desk.fold.next(), Some(Next::Due(Seat::B)));
}
