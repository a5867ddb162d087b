//! Taking back, where it is about more than one's own last decision.

use std::collections::HashSet;
use std::sync::Arc;

use quadrivium_core::{Actor, Key, Seat, SeatSet};
use serde_json::json;

use super::desk::{Desk, MOMENT, person, plan, seed};
use crate::api::Undo;
use crate::entry::{Clock, Entry, Plan};
use crate::fault::Fault;
use crate::ids::Seed;
use crate::undo::{Outcome, Ways};
use crate::{Fold, Sitter, State};

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

/// Whoever is asked plays until somebody else is.
fn turn_passes(desk: &mut Desk) -> Seat {
    let seat = desk.game().turn().player().expect("somebody is asked");
    while desk.game().turn().player() == Some(seat) {
        desk.play_some();
    }
    seat
}

/// What chance gives next, whatever is decided until then.
fn next_of_chance(desk: &mut Desk) -> Box<str> {
    let from = desk.fold.line.moves() as usize;
    loop {
        desk.play_some();
        let mut later = desk.fold.line.steps()[from..].iter();
        if let Some(step) = later.find(|step| step.by == Actor::Chance) {
            return step.action.clone();
        }
    }
}

/// The desk decides something else each time; the dice are those that were thrown.
#[test]
fn taking_back_does_not_throw_the_dice_again() {
    let mut desk = Desk::of("burgundy", &[], "a.");
    let before = desk.fold.line.moves();
    let thrown = next_of_chance(&mut desk);
    let mut lines = HashSet::new();
    for _ in 0..5 {
        lines.insert(
            desk.fold.line.steps().iter().map(|step| step.action.clone()).collect::<Vec<_>>(),
        );
        desk.undo('a', Some(before)).unwrap();
        assert_eq!(next_of_chance(&mut desk), thrown);
    }
    assert!(lines.len() > 1, "something else was decided");
}

/// Other tables have other luck, and without a seed there is other luck each time.
#[test]
fn luck_is_of_one_table_alone() {
    let dice = |chosen: Option<Seed>| {
        let plan = Plan { seed: chosen, ..plan("burgundy", &[], "aa") };
        let fold = Fold::new(Arc::new(plan)).unwrap();
        let desk = Desk::seated(fold, "aa", 1);
        let steps = desk.fold.line.steps().iter();
        steps.map(|step| step.action.clone()).collect::<Vec<_>>()
    };
    assert_eq!(dice(Some(seed(1))), dice(Some(seed(1))));
    assert_ne!(dice(Some(seed(1))), dice(Some(seed(2))));
    assert_ne!(dice(None), dice(None));
}

/// In Ora et Labora nothing is drawn and nothing is hidden: only the other person's turn is in the way.
#[test]
fn the_turn_is_not_taken_from_another_person_without_asking() {
    for (seats, free) in [("ab", false), ("aa", true), ("a.", true)] {
        let mut desk = Desk::of("labora", &[], seats);
        let seat = turn_passes(&mut desk);
        if desk.fold.people.on(seat).and_then(Sitter::guest).is_none() {
            turn_passes(&mut desk);
        }
        let letter = if seat == Seat::A || free { 'a' } else { 'b' };
        let undo = &desk.look(letter)["undo"];
        assert_eq!(undo["free"], free, "{seats}");
        assert_eq!(undo["turn_asks"].as_bool(), (!free).then_some(true), "{seats}");
        desk.undo(letter, None).unwrap();
        assert_eq!(desk.fold.request.is_none(), free, "{seats}");
    }
}

/// A has planned to the end last, and B is asked what to do: that is no longer A's alone.
#[test]
fn the_turn_is_not_taken_from_under_either() {
    let mut desk = Desk::of("orleans", &[], "ab");
    let first = desk.game().turn().players();
    assert_eq!(first.len(), 2, "both plan");
    for seat in [Seat::B, Seat::A] {
        let legal = desk.game().legal(seat);
        let assign = legal.iter().find(|action| action.starts_with("assign ")).unwrap();
        desk.play(seat, assign).unwrap();
    }
    desk.play(Seat::B, "done").unwrap();
    assert!(desk.fold.ways(Some(person('b'))).free, "A plans on all the same");
    desk.play(Seat::A, "done").unwrap();
    let asked = desk.game().turn().players();
    let letter = if asked.contains(Seat::A) { 'b' } else { 'a' };
    assert!(!desk.fold.ways(Some(person(letter))).free, "{asked:?} would lose the turn");
}

fn settled(desk: &Desk) -> Option<(Seat, Outcome)> {
    let settled = desk.fold.settled?;
    (settled.seq >= desk.fold.line.changed()).then_some((settled.seat, settled.outcome))
}

#[test]
fn what_became_of_a_request_is_told_until_somebody_plays_on() {
    let mut desk = Desk::of("burgundy", &[], "ab");
    let asker = turn_passes(&mut desk);
    let other = asker.next(2);
    let (guest, friend) = (desk.on(asker), desk.on(other));
    let letter = if asker == Seat::A { 'a' } else { 'b' };
    let answer = |desk: &mut Desk, guest, yes| {
        desk.undo(letter, None).unwrap();
        assert_eq!(settled(desk), None, "a new request");
        let entries = desk.fold.entries_of_answer(guest, desk.seq(), yes);
        desk.take(entries)
    };
    answer(&mut desk, friend, false).unwrap();
    assert_eq!(settled(&desk), Some((asker, Outcome::Refused { by: other })));
    answer(&mut desk, guest, false).unwrap();
    assert_eq!(settled(&desk), Some((asker, Outcome::Withdrawn)));
    assert!(answer(&mut desk, guest, true).is_err(), "nobody agrees with themselves");
    desk.play_some();
    assert_eq!(settled(&desk), Some((asker, Outcome::Lapsed)));
    desk.play_some();
    assert_eq!(settled(&desk), None);
    answer(&mut desk, friend, true).unwrap();
    assert_eq!(settled(&desk), Some((asker, Outcome::Granted)));
    let shown = &desk.look('a')["undo"]["settled"];
    assert_eq!(shown["outcome"]["type"], "granted");
}

fn waits_for(desk: &Desk) -> Vec<Seat> {
    desk.fold.waits_for(desk.fold.request.expect("a request")).iter().collect()
}

#[test]
fn whoever_gave_up_is_not_asked_whether_moves_may_be_taken_back() {
    let mut desk = Desk::of("burgundy", &[], "abc");
    let asker = turn_passes(&mut desk);
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

#[test]
fn what_was_taken_back_is_played_again_as_it_was() {
    for seats in ["aa", "ab"] {
        let mut desk = Desk::of("burgundy", &[], seats);
        let seat = desk.game().turn().player().unwrap();
        let (guest, letter) = (desk.on(seat), seats.chars().nth(seat.index()).unwrap());
        desk.play_some();
        let (before, moves) = (desk.look(letter), desk.fold.line.moves());
        desk.undo(letter, None).unwrap();
        assert_eq!(desk.fold.ways(Some(guest)).redo, Some(moves));
        let entries = desk.fold.entries_of_redo(guest, desk.seq()).unwrap();
        assert_eq!(entries, [Entry::Redo { to: moves }]);
        desk.add(entries);
        let again = desk.look(letter);
        for part in ["view", "log", "choices", "standings", "moves"] {
            assert_eq!(again[part], before[part], "{part}");
        }
        // Whoever decides something else has nothing to play again.
        desk.undo(letter, None).unwrap();
        desk.play_some();
        assert!(desk.fold.entries_of_redo(guest, desk.seq()).is_err());
    }
}

/// The dice that were thrown after a decision come back with it.
#[test]
fn alone_the_moves_of_chance_are_played_again_too() {
    let mut desk = Desk::of("burgundy", &[], "aa");
    let by_chance = |desk: &Desk| desk.fold.line.steps().last().unwrap().by == Actor::Chance;
    desk.play_some();
    while !by_chance(&desk) {
        desk.play_some();
    }
    let (before, moves) = (desk.look('a'), desk.fold.line.moves());
    desk.undo('a', None).unwrap();
    assert!(desk.fold.line.moves() + 1 < moves, "the decision and what chance made of it");
    let entries = desk.fold.entries_of_redo(person('a'), desk.seq()).unwrap();
    assert_eq!(entries, [Entry::Redo { to: moves }]);
    desk.add(entries);
    assert_eq!(desk.look('a')["log"], before["log"]);
}

/// Among others only one's own decision is played again: dice are thrown anew when it has been made.
#[test]
fn among_others_everybody_goes_forward_over_their_own_decisions() {
    let mut desk = Desk::of("burgundy", &[], "ab");
    desk.play_some();
    while desk.fold.line.steps().last().unwrap().by != Actor::Chance {
        desk.play_some();
    }
    let decided = desk.fold.line.steps().iter().rfind(|step| step.by != Actor::Chance).unwrap().by;
    let Actor::Seat(seat) = decided else { unreachable!("not chance") };
    let (guest, other) = (desk.on(seat), desk.on(seat.next(2)));
    desk.undo(if seat == Seat::A { 'a' } else { 'b' }, None).unwrap();
    let entries = desk.fold.entries_of_answer(other, desk.seq(), true);
    desk.take(entries).unwrap();
    let moves = desk.fold.line.moves();
    assert!(desk.fold.line.coming().count() > 1, "the decision and the dice");
    assert_eq!(desk.fold.way_forward(guest), Some(moves + 1));
    assert_eq!(desk.fold.way_forward(other), None);
}

/// Back to the start of the turn: nobody else has acted, so nothing of it stays.
#[test]
fn a_turn_is_taken_back_as_a_whole() {
    let mut desk = Desk::of("burgundy", &[], "ab");
    let seat = desk.game().turn().player().unwrap();
    let (guest, start) = (desk.on(seat), desk.fold.line.moves());
    desk.play_some();
    desk.play_some();
    assert_eq!(desk.fold.line.moves(), start + 2);
    let ways = desk.fold.ways(Some(guest));
    assert_eq!((ways.to, ways.turn_start, ways.free), (Some(start + 1), Some(start), true));
    let undo = Undo { seq: desk.seq(), to: ways.turn_start, only: false };
    let entries = desk.fold.entries_of_undo(guest, &undo).unwrap();
    assert_eq!(entries, [Entry::Undo { to: start }]);
}

/// B has planned to the end, so A alone is asked: a follower is still taken back from under the one
/// that A sent after it.
#[test]
fn an_own_decision_is_taken_back_from_under_a_later_own_one() {
    let mut desk = Desk::of("orleans", &[], "ab");
    let assign = |desk: &mut Desk| {
        let legal = desk.game().legal(Seat::A);
        let action = legal.iter().find(|action| action.starts_with("assign ")).unwrap();
        desk.play(Seat::A, action).unwrap();
        action.clone()
    };
    let start = desk.fold.line.moves();
    assign(&mut desk);
    desk.play(Seat::B, "done").unwrap();
    assert_eq!(desk.game().turn().players(), SeatSet::only(Seat::A));
    let second = assign(&mut desk);
    let undo = Undo { seq: desk.seq(), to: Some(start), only: true };
    let entries = desk.fold.entries_of_undo(person('a'), &undo).unwrap();
    let play = |seat: Seat, action: &str| Entry::Play { by: seat.into(), action: action.into() };
    assert_eq!(entries, [Entry::Undo { to: start }, play(Seat::B, "done"), play(Seat::A, &second)]);
    let other = desk.fold.entries_of_undo(person('b'), &undo);
    assert!(matches!(other, Err(Fault::Entangled)), "it is not B's decision");
}

/// While A plans, each follower whom A has sent since the last draw can be pointed at; B is shown B's.
#[test]
fn whoever_gathers_decisions_is_told_which_ones() {
    let mut desk = Desk::of("orleans", &[], "ab");
    let start = desk.fold.line.moves();
    let mut assign = |seat: Seat| {
        let legal = desk.game().legal(seat);
        let action = legal.iter().find(|action| action.starts_with("assign ")).unwrap();
        desk.play(seat, action).unwrap();
        action.clone()
    };
    let (first, other, second) = (assign(Seat::A), assign(Seat::B), assign(Seat::A));
    let own = |desk: &Desk, letter| desk.look(letter)["undo"]["own"].clone();
    let of_a = json!([
        { "seat": "A", "to": start, "action": first },
        { "seat": "A", "to": start + 2, "action": second },
    ]);
    assert_eq!(own(&desk, 'a'), of_a);
    assert_eq!(own(&desk, 'b'), json!([{ "seat": "B", "to": start + 1, "action": other }]));
    desk.play(Seat::B, "done").unwrap();
    assert_eq!(own(&desk, 'b'), json!(null), "B is asked nothing");
    let mut desk = Desk::of("burgundy", &[], "aa");
    desk.play_some();
    assert_eq!(own(&desk, 'a'), json!(null), "a turn is no plan");
}

#[test]
fn a_game_that_was_given_up_stays_as_it_is() {
    let mut desk = Desk::of("burgundy", &[], "aa");
    desk.play_some();
    assert_ne!(desk.fold.ways(Some(person('a'))), Ways::default());
    desk.add(vec![Entry::Resign { seat: Seat::A }]);
    assert_eq!(desk.fold.ways(Some(person('a'))), Ways::default());
}

/// Alone at one screen one may still try something else when the game is over; against bots it has
/// its result.
#[test]
fn a_game_that_was_played_to_its_end_can_be_taken_back_alone() {
    for (seats, free) in [("aa", true), ("ab", false), ("a.", false)] {
        let mut desk = Desk::of("burgundy", &[], seats);
        while desk.fold.state() == State::Running {
            desk.play_some();
        }
        assert_eq!(desk.fold.ways(Some(person('a'))).free, free, "{seats}");
        assert_eq!(desk.fold.ways(Some(person('a'))) == Ways::default(), !free);
    }
}

/// Everybody agrees, and everybody has all their time for the next decision.
#[test]
fn a_request_is_over_when_it_is_granted() {
    let mut desk = Desk::clocked("burgundy", "ab", Clock::PerMoveS(60));
    let asker = turn_passes(&mut desk);
    desk.play_some();
    let [letter, other] = if asker == Seat::A { ['a', 'b'] } else { ['b', 'a'] };
    desk.at = 20_000;
    desk.undo(letter, None).unwrap();
    assert!(desk.fold.request.is_some());
    let entries = desk.fold.entries_of_answer(person(other), desk.seq(), true);
    desk.take(entries).unwrap();
    assert_eq!(desk.fold.request, None);
    for seat in Seat::first(2) {
        assert_eq!(desk.fold.clocks.left(seat, 20_000).map(|left| left.left_ms), Some(60_000));
    }
}

/// Where all plan, one takes back an own decision without having seen what the others have planned since.
#[test]
fn beside_others_one_need_not_have_seen_what_they_did() {
    let mut desk = Desk::of("orleans", &[], "ab");
    let assign = |desk: &mut Desk, seat: Seat| {
        let legal = desk.game().legal(seat);
        let action = legal.iter().find(|action| action.starts_with("assign ")).unwrap();
        desk.play(seat, action).unwrap();
    };
    assign(&mut desk, Seat::A);
    let (seen, to) = (desk.seq(), desk.fold.line.moves() - 1);
    assign(&mut desk, Seat::B);
    let undo = |seq| desk.fold.entries_of_undo(person('a'), &Undo { seq, to: None, only: false });
    assert_eq!(undo(seen).unwrap()[0], Entry::Undo { to });
    assert!(matches!(undo(seen - 1), Err(Fault::Stale { .. })), "they have not seen their own");
}

/// What chance gives is settled one by one: it does not matter how much of it comes at once.
#[test]
fn chance_gives_the_same_at_once_and_bit_by_bit() {
    let table = || Fold::new(Arc::new(plan("orleans", &[], "ab"))).unwrap();
    let all = Desk::sat(table(), "ab", 1).fold.entries_of_chance(MOMENT).unwrap();
    assert!(all.len() > 2, "{all:?}");
    let mut desk = Desk::sat(table(), "ab", 1);
    for given in &all {
        let next = desk.fold.entries_of_chance(MOMENT).unwrap();
        assert_eq!(&next[0], given);
        desk.add(vec![given.clone()]);
    }
    assert_eq!(desk.fold.entries_of_chance(MOMENT).unwrap(), []);
}
