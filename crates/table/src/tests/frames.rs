//! What a live connection is sent, and what it is not sent twice.

use quadrivium_core::Seat;
use serde_json::{Value, json};

use super::desk::{Desk, person};
use crate::entry::Entry;
use crate::frames::Cursor;
use crate::{Eyes, Presence};

fn eyes(letter: char, presence: &Presence) -> Eyes<'_> {
    Eyes { guest: Some(person(letter)), now: 0, presence, page: false }
}

fn next(desk: &Desk, letter: char, cursor: &mut Cursor) -> Option<Value> {
    let frame = desk.fold.next_frame(eyes(letter, &Presence::default()), cursor)?;
    Some(serde_json::from_str(&frame).unwrap())
}

fn first(desk: &Desk, letter: char) -> (Value, Cursor) {
    let (frame, cursor) = desk.fold.first_frame(eyes(letter, &Presence::default()));
    let frame: Value = serde_json::from_str(&frame).unwrap();
    assert_eq!(frame["type"], "snapshot");
    (frame["snapshot"].clone(), cursor)
}

fn count(list: &Value) -> usize {
    list.as_array().unwrap().len()
}

#[test]
fn each_change_is_sent_once() {
    let mut desk = Desk::of("burgundy", &[], "ab");
    let (whole, mut cursor) = first(&desk, 'a');
    let lines = count(&whole["log"]);
    assert!(lines > 0, "the deal is told");
    assert_eq!(next(&desk, 'a', &mut cursor), None, "nothing has happened");
    desk.play_some();
    let update = next(&desk, 'a', &mut cursor).unwrap();
    assert_eq!((&update["type"], &update["reset"]), (&json!("update"), &json!(false)));
    let told = count(&update["lines"]);
    assert_eq!(lines + told, count(&first(&desk, 'a').0["log"]), "what is new, and only that");
    assert_eq!(next(&desk, 'a', &mut cursor), None);
    desk.add(vec![Entry::Chat { guest: person('b'), name: "b".into(), text: "well".into() }]);
    let update = next(&desk, 'a', &mut cursor).unwrap();
    assert_eq!((count(&update["chat"]), count(&update["lines"])), (1, 0));
    assert_eq!(next(&desk, 'a', &mut cursor), None, "nothing is said twice");
    assert_eq!(first(&desk, 'a').0["chat"][0]["text"], "well", "whoever comes hears it, too");
}

#[test]
fn who_goes_back_tells_the_line_anew() {
    let mut desk = Desk::of("burgundy", &[], "aa");
    desk.play_some();
    let (_, mut cursor) = first(&desk, 'a');
    desk.undo('a', None).unwrap();
    let update = next(&desk, 'a', &mut cursor).unwrap();
    assert_eq!(update["reset"], true);
    assert_eq!(update["lines"], first(&desk, 'a').0["log"]);
}

/// A card that A holds is told to A alone; on one screen the eyes change with the seat that acts.
#[test]
fn other_eyes_hear_the_past_anew() {
    let mut desk = Desk::toy("aa", &["one", "two", "three", "one", "three", "two"]);
    let (_, mut cursor) = first(&desk, 'a');
    let acts = desk.game().turn().player().unwrap();
    desk.play_some();
    assert_ne!(desk.game().turn().player(), Some(acts), "another seat is asked");
    let update = next(&desk, 'a', &mut cursor).unwrap();
    assert_eq!(update["reset"], true);
    assert_eq!(update["lines"], first(&desk, 'a').0["log"]);
}

#[test]
fn nobody_hears_of_what_only_another_may_know() {
    let mut desk = Desk::of("burgundy", &[], "ab");
    let (_, mut theirs) = first(&desk, 'b');
    let (_, mut own) = first(&desk, 'a');
    let seat = Seat::A;
    desk.add(vec![Entry::Intend { seat, answers: Vec::new() }]);
    assert_eq!(next(&desk, 'b', &mut theirs), None);
    assert_eq!(next(&desk, 'a', &mut own).unwrap()["type"], "update");
}

#[test]
fn presence_tells_who_is_there() {
    let desk = Desk::of("burgundy", &[], "ab");
    let mut presence = Presence::default();
    for guest in [Some(person('b')), Some(person('z')), None] {
        presence.enter(guest);
    }
    assert_eq!(presence.changes, 3);
    presence.thinking = Some(Seat::B);
    let frame: Value = serde_json::from_str(&desk.fold.presence_frame(&presence)).unwrap();
    assert_eq!(frame["type"], "presence");
    assert_eq!(frame["seats"], json!({ "A": false, "B": true }));
    assert_eq!((&frame["spectators"], &frame["thinking"]), (&json!(2), &json!("B")));
    presence.leave(Some(person('b')));
    presence.leave(Some(person('z')));
    assert!(!presence.is_empty(), "somebody without a name is left");
    presence.leave(None);
    presence.leave(None);
    assert!(presence.is_empty());
    assert_eq!(presence.changes, 7, "whoever comes or goes changes what is shown");
}

/// Where everything is known to all, other eyes have seen nothing else.
#[test]
fn other_eyes_that_know_the_same_hear_only_what_is_new() {
    let mut desk = Desk::of("burgundy", &[], "aa");
    let acts = desk.game().turn().player().unwrap();
    while desk.game().turn().player() == Some(acts) {
        let (_, mut cursor) = first(&desk, 'a');
        desk.play_some();
        let update = next(&desk, 'a', &mut cursor).unwrap();
        assert_eq!(update["reset"], false);
    }
    let mut desk = Desk::toy("ab", &["one", "two", "three", "one", "three", "two"]);
    let (_, mut cursor) = first(&desk, 'b');
    desk.play_some();
    let update = next(&desk, 'b', &mut cursor).unwrap();
    assert_eq!(update["reset"], false, "the same eyes, though cards are hidden from them");
}
