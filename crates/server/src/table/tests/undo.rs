//! Taking back, where it is about more than one's own last decision.

use quadrivium_core::{Key, Seat, SeatSet};

use super::desk::Desk;
use crate::api::Undo;
use crate::entry::Entry;

/// B's choice turns over what A has chosen, and B is asked next: nothing but the secret keeps B from
/// taking it back.
#[test]
fn a_decision_that_turned_a_secret_over_is_not_taken_back_freely() {
    for (seats, free) in [("ab", false), ("aa", true)] {
        let mut desk = Desk::toy(seats, &["one", "two", "two", "one", "three", "two"]);
        desk.play(Seat::A, "play one").unwrap();
        assert!(desk.fold.ways(Some(desk.on(Seat::A))).free, "A has learnt nothing");
        desk.play(Seat::B, "play three").unwrap();
        assert_eq!(desk.game().turn().players(), SeatSet::only(Seat::B));
        let chose = desk.fold.line.moves() - 1;
        let ways = desk.fold.ways(Some(desk.on(Seat::B)));
        assert_eq!((ways.to, ways.free), (Some(chose), free), "{seats}");
        let undo = Undo { seq: desk.seq(), to: None, only: false };
        let entries = desk.fold.entries_of_undo(desk.on(Seat::B), &undo).unwrap();
        let expected = if free {
            Entry::Undo { to: chose }
        } else {
            Entry::AskUndo { seat: Seat::B, to: chose }
        };
        assert_eq!(entries, [expected], "{seats}");
    }
}

/// A copy of the game is kept every 32 moves; one that belongs to moves that were taken back must
/// not be kept.
#[test]
fn after_going_back_and_other_moves_every_position_of_the_past_is_right() {
    for (kept, to) in [(80, 60), (96, 64), (70, 63), (65, 31), (64, 32)] {
        let mut desk = Desk::of("burgundy", &[], "aa");
        while desk.fold.line.moves() < kept {
            desk.play_some();
        }
        desk.add(vec![Entry::Undo { to }]);
        desk.let_chance();
        while desk.fold.line.moves() < 120 {
            desk.play_some();
        }
        let mut game = desk.fold.line.game_at(0);
        for (moves, step) in (0..).zip(desk.fold.line.steps()) {
            let kept = desk.fold.line.game_at(moves);
            assert_eq!(kept.view(Seat::A.into()), game.view(Seat::A.into()), "{to} at {moves}");
            game.advance(step.by, &step.action).unwrap();
        }
    }
}

fn waits_for(desk: &Desk) -> Vec<Seat> {
    desk.fold.waits_for(desk.fold.request.expect("a request")).iter().collect()
}

#[test]
fn whoever_gave_up_is_not_asked_whether_moves_may_be_taken_back() {
    let mut desk = Desk::of("burgundy", &[], "abc");
    let asker = desk.game().turn().player().unwrap();
    while desk.game().turn().player() == Some(asker) {
        desk.play_some();
    }
    desk.play_some();
    let others: Vec<_> = Seat::first(3).filter(|&seat| seat != asker).collect();
    let letter = ['a', 'b', 'c'][asker.index()];
    desk.undo(letter, Some(0)).unwrap();
    assert_eq!(waits_for(&desk), others);
    // Giving up ends the request; the next one is for those who are left.
    desk.add(vec![Entry::Resign { seat: others[0] }]);
    assert_eq!(desk.fold.request, None);
    desk.undo(letter, Some(0)).unwrap();
    assert_eq!(waits_for(&desk), others[1..]);
    let gone = desk.on(others[0]);
    assert!(desk.fold.asked(gone).is_empty());
    assert!(desk.fold.entries_of_answer(gone, desk.seq(), true).is_err());
    let left = desk.on(others[1]);
    let entries = desk.fold.entries_of_answer(left, desk.seq(), true).unwrap();
    assert!(matches!(entries[..], [Entry::AnswerUndo { .. }, Entry::Undo { .. }]), "{entries:?}");
}
