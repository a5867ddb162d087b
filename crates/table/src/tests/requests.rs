//! Which requests are refused, and why.

use std::sync::Arc;

use quadrivium_core::Seat;

use super::desk::{Desk, MOMENT, person, plan};
use crate::api::{Play, Undo, Why};
use crate::entry::Entry;
use crate::fault::Fault;
use crate::{Card, Fold};

fn play(seq: u64, seat: Seat, actions: &[&str]) -> Play {
    let mut actions = actions.iter().map(ToString::to_string);
    Play { seq, seat, action: actions.next().unwrap(), then: actions.collect() }
}

/// Burgundy, and who is asked: the seat with its person, and the other one.
fn asked() -> (Desk, (Seat, char), (Seat, char)) {
    let desk = Desk::of("burgundy", &[], "ab");
    match desk.game().turn().player() {
        Some(Seat::A) => (desk, (Seat::A, 'a'), (Seat::B, 'b')),
        _ => (desk, (Seat::B, 'b'), (Seat::A, 'a')),
    }
}

#[test]
fn a_decision_is_taken_from_its_own_seat_and_from_one_that_is_asked() {
    let (mut desk, (seat, letter), (other, patient)) = asked();
    let action = desk.some(seat);
    let wants = |letter, seat| {
        desk.fold.entries_of_play(MOMENT, person(letter), &play(desk.seq(), seat, &[&action]))
    };
    assert!(matches!(wants(patient, seat), Err(Fault::NotYourSeat(at)) if at == seat));
    assert!(matches!(wants(patient, other), Err(Fault::Refused { .. })), "not their turn");
    let bot = |seat| desk.fold.entries_of_bot(MOMENT, desk.seq(), seat, &action);
    assert!(matches!(bot(seat), Err(Fault::NotYourSeat(at)) if at == seat));
    let entries = wants(letter, seat).unwrap();
    assert_eq!(entries[0], Entry::Play { by: seat.into(), action: action.clone() });
    let future = play(desk.seq() + 1, seat, &[&action]);
    let future = desk.fold.entries_of_play(MOMENT, person(letter), &future);
    assert!(matches!(future, Err(Fault::Stale { seq }) if seq == desk.seq()));
}

#[test]
fn notation_is_stored_in_one_spelling() {
    let (mut desk, (seat, letter), _) = asked();
    let action = desk.some(seat);
    let typed = format!("  {}  ", action.replace(' ', "   "));
    let entries =
        desk.fold.entries_of_play(MOMENT, person(letter), &play(desk.seq(), seat, &[&typed]));
    match entries {
        Ok(entries) => assert_eq!(entries[0], Entry::Play { by: seat.into(), action }),
        Err(error) => panic!("{typed:?}: {error}"),
    }
}

#[test]
fn a_request_has_bounds() {
    let (desk, (seat, letter), _) = asked();
    let wants = |actions: &[&str]| {
        desk.fold.entries_of_play(MOMENT, person(letter), &play(desk.seq(), seat, actions))
    };
    let field = |refused: Result<Vec<Entry>, Fault>| match refused {
        Err(Fault::BadField { field, .. }) => Some(field),
        _ => None,
    };
    assert_eq!(field(wants(&["x"; 42])), Some("then"));
    assert_eq!(field(wants(&["x"; 41])), None, "then the first of them is refused");
    assert_eq!(field(wants(&[&"x".repeat(201)])), Some("action"));
    assert_eq!(field(wants(&[&"x".repeat(200)])), None);
    let why = |times| {
        let why = Why { seat, actions: vec!["x".to_owned(); times] };
        desk.fold.refusals(person(letter), &why).map(|refusals| refusals.len())
    };
    assert_eq!(why(64).ok(), Some(64));
    assert!(matches!(why(65), Err(Fault::BadField { field: "actions", .. })));
}

#[test]
fn nothing_is_played_or_taken_back_before_the_start_and_after_the_end() {
    let mut waiting = Desk::waiting(Fold::new(Arc::new(plan("burgundy", &[], "ab"))).unwrap(), 1);
    waiting.add(vec![Entry::Sit {
        seat: Seat::A,
        guest: person('a'),
        name: String::new(),
        card: Card::default(),
    }]);
    let mut over = Desk::of("burgundy", &[], "ab");
    over.add(vec![Entry::Resign { seat: Seat::B }]);
    let undo = |desk: &Desk| Undo { seq: desk.seq(), to: None, only: false };
    for (desk, running) in [(&waiting, false), (&over, true)] {
        let right = |refused: Option<Fault>| match refused {
            Some(Fault::Waiting) => !running,
            Some(Fault::Over) => running,
            _ => false,
        };
        let (ann, seq) = (person('a'), desk.seq());
        assert!(right(desk.fold.entries_of_play(MOMENT, ann, &play(seq, Seat::A, &["x"])).err()));
        assert!(right(desk.fold.entries_of_bot(MOMENT, seq, Seat::A, "x").err()));
        assert!(right(desk.fold.entries_of_undo(ann, &undo(desk)).err()));
        assert!(right(desk.fold.entries_of_answer(ann, seq, true).err()));
        assert!(right(desk.fold.entries_of_resign(ann, seq, Seat::A).err()));
        assert!(right(desk.fold.entries_of_claim(MOMENT, ann, seq).err()));
    }
}

#[test]
fn whatever_changes_the_line_must_have_seen_its_last_change() {
    let (mut desk, (_, letter), _) = asked();
    desk.play_some();
    let stale = |done: Result<Vec<Entry>, Fault>| matches!(done, Err(Fault::Stale { .. }));
    let (guest, seq) = (person(letter), desk.seq() - 1);
    assert!(stale(desk.fold.entries_of_undo(guest, &Undo { seq, to: None, only: false })));
    assert!(stale(desk.fold.entries_of_redo(guest, seq)));
    assert!(stale(desk.fold.entries_of_answer(guest, seq, true)));
    assert!(stale(desk.fold.entries_of_claim(MOMENT, guest, seq)));
    let seat = desk.fold.people.held_by(guest).iter().next().unwrap();
    assert!(stale(desk.fold.entries_of_resign(guest, seq, seat)));
    let seq = desk.seq();
    assert!(desk.fold.entries_of_undo(guest, &Undo { seq, to: None, only: false }).is_ok());
    assert!(matches!(desk.fold.entries_of_redo(guest, seq), Err(Fault::NothingToRedo)));
    assert!(matches!(desk.fold.entries_of_answer(guest, seq, true), Err(Fault::NoRequest)));
}

/// A bot plays on for whoever gave up: what was meant for the person is no longer so.
#[test]
fn giving_up_changes_the_table_for_everybody_who_looked_before() {
    let mut desk = Desk::of("burgundy", &[], "abc");
    let (seat, seq) = (desk.game().turn().player().unwrap(), desk.seq());
    let action = desk.some(seat);
    desk.add(vec![Entry::Resign { seat }]);
    let stale = |done: Result<Vec<Entry>, Fault>| matches!(done, Err(Fault::Stale { .. }));
    assert!(stale(desk.fold.entries_of_bot(MOMENT, seq, seat, &action)));
    assert!(desk.fold.entries_of_bot(MOMENT, desk.seq(), seat, &action).is_ok());
    let other = seat.next(3);
    assert!(stale(desk.fold.entries_of_resign(desk.on(other), seq, other)));
    assert!(desk.fold.entries_of_resign(desk.on(other), desk.seq(), other).is_ok());
}

/// Two people of whom one has two seats answer for all their seats at once.
#[test]
fn one_person_answers_for_all_their_seats() {
    let mut desk = Desk::of("burgundy", &[], "abb");
    while desk.fold.ways(Some(person('a'))).to.is_none() || desk.fold.ways(Some(person('a'))).free {
        desk.play_some();
    }
    desk.undo('a', None).unwrap();
    let to = desk.fold.request.expect("a request").to;
    let answer = |yes| desk.fold.entries_of_answer(person('b'), desk.seq(), yes).unwrap();
    let says = |seat, yes| Entry::AnswerUndo { seat, yes };
    assert_eq!(answer(true), [says(Seat::B, true), says(Seat::C, true), Entry::Undo { to }]);
    assert_eq!(answer(false), [says(Seat::B, false)]);
    desk.add(vec![says(Seat::B, true)]);
    let left = desk.fold.entries_of_answer(person('b'), desk.seq(), true).unwrap();
    assert_eq!(left, [says(Seat::C, true), Entry::Undo { to }], "what was said before stands");
    desk.add(vec![says(Seat::C, false)]);
    assert_eq!(desk.fold.request, None);
}
