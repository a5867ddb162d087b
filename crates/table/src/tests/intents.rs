//! What people intend before it is their turn.

use quadrivium_core::{Seat, SeatSet};
use rand::SeedableRng;
use rand::rngs::StdRng;
use serde_json::{Value, json};

use super::desk::{Desk, MOMENT, person};
use super::trials::{ask, line_of, tried};
use crate::Fold;
use crate::api::{Forgo, Intended, Others, Try};
use crate::entry::{Clock, Entry};
use crate::fault::Fault;

/// A table of Burgundy for two, and who waits while the other decides.
fn waiting() -> (Desk, Seat, char) {
    let desk = Desk::of("burgundy", &[], "ab");
    let asked = desk.game().turn().player().unwrap();
    let (seat, letter) = if asked == Seat::A { (Seat::B, 'b') } else { (Seat::A, 'a') };
    (desk, seat, letter)
}

/// A turn of that seat as it would be played by whoever likes the n-th choice.
fn turn(desk: &Desk, seat: Seat, nth: usize) -> Vec<Intended> {
    let mut line = line_of(&tried(desk, &ask(desk, seat, Others::Bots, &[])).unwrap());
    for taken in 0.. {
        let here = Try { stay: true, ..ask(desk, seat, Others::Bots, &line) };
        let answer = tried(desk, &here).unwrap();
        let choices = answer["snapshot"]["choices"].as_array().unwrap().clone();
        if choices.is_empty() {
            break;
        }
        let chosen = if taken == 0 { nth.min(choices.len() - 1) } else { choices.len() - 1 };
        line.push(format!("{seat} {}", choices[chosen]["action"].as_str().unwrap()));
    }
    let mut trial = desk.fold.trial(desk.on(seat), &ask(desk, seat, Others::Bots, &line)).unwrap();
    trial.replay(&line, 0).unwrap();
    trial.first_turn()
}

fn step(action: &str) -> Intended {
    Intended { action: action.to_owned(), words: json!({ "key": "some-words" }) }
}

fn keep(desk: &mut Desk, seat: Seat, answer: &[Intended]) -> Result<(), Fault> {
    let entries = desk.fold.entries_of_intent(desk.on(seat), seat, answer);
    desk.take(entries)
}

/// The other decides until it is this seat's turn.
fn until_asked(desk: &mut Desk, seat: Seat) {
    while !desk.fold.to_act().contains(seat) {
        desk.play_some();
    }
}

fn let_due(desk: &mut Desk, seat: Seat) {
    let entries = desk.fold.entries_of_due(MOMENT, seat);
    desk.take(entries).unwrap();
}

fn intention(desk: &Desk, letter: char) -> Value {
    desk.look(letter)["intentions"][0].clone()
}

#[test]
fn a_turn_that_was_tried_is_played_when_it_comes() {
    let (mut desk, seat, letter) = waiting();
    let answer = turn(&desk, seat, 0);
    assert!(answer.len() > 1, "a turn of Burgundy is two dice");
    assert!(answer.iter().all(|step| step.words["key"].is_string()));
    keep(&mut desk, seat, &answer).unwrap();
    assert_eq!(intention(&desk, letter)["answers"][0], json!(answer));
    assert_eq!(desk.fold.due(), None);
    until_asked(&mut desk, seat);
    assert_eq!(desk.fold.due(), Some(seat));
    let before = desk.fold.line.moves() as usize;
    let_due(&mut desk, seat);
    let steps = &desk.fold.line.steps()[before..];
    let played: Vec<_> = steps.iter().filter(|step| step.is_by(SeatSet::only(seat))).collect();
    let intended: Vec<_> = answer.iter().map(|step| &*step.action).collect();
    assert_eq!(played.iter().map(|step| &*step.action).collect::<Vec<_>>(), intended);
    let told = intention(&desk, letter);
    assert_eq!((&told["answers"], &told["came"]["played"]), (&json!([]), &json!(answer)));
    assert_eq!(desk.fold.due(), None, "once");
    until_asked(&mut desk, seat);
    assert_eq!(intention(&desk, letter), told, "it can be read until one decides again");
    let action = desk.some(seat);
    desk.play(seat, &action).unwrap();
    assert_eq!(intention(&desk, letter), Value::Null);
}

/// The other sees the same table before and after, and later only decisions as any other.
#[test]
fn nobody_else_is_told() {
    let (mut desk, seat, letter) = waiting();
    let other = if letter == 'a' { 'b' } else { 'a' };
    let answer = turn(&desk, seat, 0);
    let seen = |desk: &Desk| [desk.look(other), desk.look('z')];
    let before = seen(&desk);
    desk.at = 5_000;
    let later = seen(&desk);
    keep(&mut desk, seat, &answer).unwrap();
    assert_eq!(seen(&desk), later);
    assert_eq!(later[0]["seq"], before[0]["seq"]);
    assert!(desk.look(letter)["seq"].as_u64() > before[0]["seq"].as_u64());
    until_asked(&mut desk, seat);
    let_due(&mut desk, seat);
    // A table at which the same was played by hand looks the same, but for the number of entries.
    let (mut hand, ..) = waiting();
    hand.at = desk.at;
    until_asked(&mut hand, seat);
    for step in &answer {
        hand.play(seat, &step.action).unwrap();
    }
    for (mut one, mut two) in seen(&desk).into_iter().zip(seen(&hand)) {
        for shown in [&mut one, &mut two] {
            shown["seq"] = Value::Null;
        }
        assert_eq!(one, two);
    }
    let past = desk.fold.past(person(other), desk.fold.line.moves());
    let fork = past.plays(&mut StdRng::seed_from_u64(1)).unwrap();
    assert!(!fork.iter().any(Entry::is_private), "nor is it in a fork");
}

#[test]
fn what_is_not_possible_is_not_begun_and_the_person_is_told_why() {
    let (mut desk, seat, letter) = waiting();
    let mut answer = turn(&desk, seat, 0);
    answer[1] = step("place d1 3 1");
    keep(&mut desk, seat, &answer).unwrap();
    until_asked(&mut desk, seat);
    let before = desk.fold.line.moves();
    let_due(&mut desk, seat);
    assert_eq!(desk.fold.line.moves(), before, "half a turn may be worse than none");
    let came = intention(&desk, letter)["came"].clone();
    assert_eq!((&came["played"], &came["missed"][0]["answer"]), (&json!([]), &json!(answer)));
    assert_eq!(came["missed"][0]["why"]["action"], "place d1 3 1");
    assert_eq!(desk.fold.due(), None);
    desk.play_some();
    assert_eq!(intention(&desk, letter), Value::Null, "until one decides");
}

#[test]
fn the_first_answer_that_is_possible_is_played() {
    let (mut desk, seat, letter) = waiting();
    let good = turn(&desk, seat, 0);
    keep(&mut desk, seat, &[step("place d1 3 1")]).unwrap();
    keep(&mut desk, seat, &good).unwrap();
    keep(&mut desk, seat, &good).unwrap();
    assert_eq!(intention(&desk, letter)["answers"].as_array().unwrap().len(), 2, "once is enough");
    let third = turn(&desk, seat, 1);
    keep(&mut desk, seat, &third).unwrap();
    until_asked(&mut desk, seat);
    let_due(&mut desk, seat);
    let came = intention(&desk, letter)["came"].clone();
    assert_eq!(came["played"], json!(good));
    assert_eq!(came["missed"].as_array().unwrap().len(), 1);
}

#[test]
fn answers_can_be_taken_back_and_are_few() {
    let (mut desk, seat, letter) = waiting();
    for action in ["a", "b", "c", "d"] {
        keep(&mut desk, seat, &[step(action)]).unwrap();
    }
    let fifth = keep(&mut desk, seat, &[step("e")]);
    assert!(matches!(fifth, Err(Fault::BadField { field: "line", .. })));
    let forgo = |desk: &mut Desk, answer| {
        let entries = desk.fold.entries_of_forgo(person(letter), Forgo { seat, answer });
        desk.take(entries)
    };
    forgo(&mut desk, Some(1)).unwrap();
    let answers = intention(&desk, letter)["answers"].clone();
    let left: Vec<_> = answers.as_array().unwrap().iter().map(|one| &one[0]["action"]).collect();
    assert_eq!(left, ["a", "c", "d"]);
    for none in [3, 9] {
        let before = desk.seq();
        forgo(&mut desk, Some(none)).unwrap();
        assert_eq!(desk.seq(), before, "there is no answer {none}");
    }
    forgo(&mut desk, None).unwrap();
    assert_eq!(intention(&desk, letter), Value::Null);
    let seq = desk.seq();
    forgo(&mut desk, None).unwrap();
    assert_eq!(desk.seq(), seq, "there is nothing left to forget");
}

#[test]
fn only_ones_own_seat_answers() {
    let (mut desk, seat, letter) = waiting();
    let other = if letter == 'a' { 'b' } else { 'a' };
    let stolen = desk.fold.entries_of_intent(person(other), seat, &[step("a")]);
    assert!(matches!(stolen, Err(Fault::NotYourSeat(_))));
    let cleared = desk.fold.entries_of_forgo(person(other), Forgo { seat, answer: None });
    assert!(matches!(cleared, Err(Fault::NotYourSeat(_))));
    keep(&mut desk, seat, &[step("a")]).unwrap();
    desk.add(vec![Entry::Resign { seat }]);
    assert_eq!(intention(&desk, letter), Value::Null, "a bot answers for whoever gave up");
}

#[test]
fn what_was_played_so_is_taken_back_like_any_decision() {
    let (mut desk, seat, letter) = waiting();
    let answer = turn(&desk, seat, 0);
    // Without the end of the turn, so that the turn is still one's own.
    keep(&mut desk, seat, &answer[..1]).unwrap();
    until_asked(&mut desk, seat);
    let_due(&mut desk, seat);
    assert!(desk.fold.ways(Some(person(letter))).free);
    desk.undo(letter, None).unwrap();
    assert!(desk.fold.to_act().contains(seat));
    assert_eq!((desk.fold.due(), intention(&desk, letter)), (None, Value::Null));
}

/// Whoever is asked once more shall think once more; whoever is not keeps what they intended.
#[test]
fn taking_back_forgets_the_answers_of_those_who_are_asked_then() {
    let (mut desk, seat, letter) = waiting();
    let other = if letter == 'a' { 'b' } else { 'a' };
    let answer = turn(&desk, seat, 0);
    desk.play_some();
    keep(&mut desk, seat, &answer).unwrap();
    desk.undo(other, None).unwrap();
    assert_eq!(intention(&desk, letter)["answers"][0], json!(answer), "it is not asked");
    until_asked(&mut desk, seat);
    desk.add(vec![Entry::Undo { to: desk.fold.line.moves() - 1 }]);
    until_asked(&mut desk, seat);
    assert_eq!(desk.fold.due(), Some(seat));
    // Going back to a moment at which the seat is asked itself.
    let moves = desk.fold.line.moves();
    let mut hand = desk.game().legal(seat);
    desk.add(vec![Entry::Play { by: seat.into(), action: hand.swap_remove(0) }]);
    keep(&mut desk, seat, &answer).unwrap();
    desk.add(vec![Entry::Undo { to: moves }]);
    assert_eq!((desk.fold.due(), intention(&desk, letter)), (None, Value::Null));
}

#[test]
fn deciding_by_hand_forgets_them() {
    let (mut desk, seat, letter) = waiting();
    let answer = turn(&desk, seat, 0);
    keep(&mut desk, seat, &answer).unwrap();
    until_asked(&mut desk, seat);
    let action = desk.some(seat);
    desk.play(seat, &action).unwrap();
    assert_eq!((desk.fold.due(), intention(&desk, letter)), (None, Value::Null));
    assert!(desk.fold.entries_of_due(MOMENT, seat).unwrap().is_empty());
}

/// Where all decide at once, what another takes back from under mine is no decision of mine.
#[test]
fn beside_others_answers_stay() {
    let mut desk = Desk::of("orleans", &[], "ab");
    while desk.fold.to_act().len() < 2 {
        desk.play_some();
    }
    let (first, second) = (Seat::A, Seat::B);
    let legal = desk.game().legal(second);
    desk.play(second, &legal[0]).unwrap();
    // A is done with planning and has an answer for what comes then.
    let mut some = 0;
    while desk.fold.to_act().contains(first) {
        assert!(some < 200, "planning ends");
        let mut legal = desk.game().legal(first);
        let last = legal.pop().unwrap();
        desk.play(first, &last).unwrap();
        some += 1;
    }
    keep(&mut desk, first, &[step("later")]).unwrap();
    // What A has decided since is played once more.
    desk.undo('b', None).unwrap();
    assert_eq!(intention(&desk, 'a')["answers"][0][0]["action"], "later");
}

#[test]
fn no_clock_moves_for_it_and_it_is_there_after_a_restart() {
    let mut desk = Desk::clocked("burgundy", "ab", Clock::PerMoveS(60));
    let asked = desk.game().turn().player().unwrap();
    let (seat, letter) = if asked == Seat::A { (Seat::B, 'b') } else { (Seat::A, 'a') };
    let answer = turn(&desk, seat, 0);
    desk.at = 20_000;
    let (left, last) = (desk.fold.clocks.left(asked, 30_000), desk.fold.clocks.last());
    keep(&mut desk, seat, &answer).unwrap();
    assert_eq!((desk.fold.clocks.left(asked, 30_000), desk.fold.clocks.last()), (left, last));
    until_asked(&mut desk, seat);
    let read = |desk: &Desk| {
        let mut fold = Fold::new(desk.fold.plan.clone()).unwrap();
        for batch in &desk.batches {
            let text = serde_json::to_string(&batch.entries).unwrap();
            let entries = serde_json::from_str(&text).unwrap();
            fold.apply_batch(crate::entry::Batch { entries, ..batch.clone() }).unwrap();
        }
        fold
    };
    assert_eq!(read(&desk).due(), Some(seat));
    let_due(&mut desk, seat);
    let again = Desk::waiting(read(&desk), 1);
    assert_eq!(intention(&again, letter), intention(&desk, letter));
    assert_eq!(again.fold.seq_for(None), desk.fold.seq_for(None));
}
