//! What one person gets to see.

use std::sync::Arc;

use quadrivium_core::{Seat, Viewer};
use serde_json::{Value, json};

use super::desk::{Desk, person, plan};
use crate::entry::{Chair, Clock, Entry, Kind, Plan};
use crate::{Card, Eyes, Fold, Presence, State};

fn seats<'a>(shown: &'a Value, field: &str) -> Vec<&'a Value> {
    shown["seats"].as_array().unwrap().iter().map(|seat| &seat[field]).collect()
}

#[test]
fn everybody_sees_who_sits_where_and_only_the_owner_the_invitations() {
    let mut desk = Desk::waiting(Fold::new(Arc::new(plan("burgundy", &[], "ab."))).unwrap(), 1);
    desk.add(vec![Entry::Sit {
        seat: Seat::B,
        guest: person('b'),
        name: "Bob".into(),
        card: Card::default(),
    }]);
    let (owner, bob) = (desk.look('a'), desk.look('b'));
    assert_eq!(seats(&bob, "kind"), ["open", "human", "bot"]);
    assert_eq!(seats(&bob, "name"), ["", "Bob", ""]);
    assert_eq!(seats(&bob, "level"), [&Value::Null, &Value::Null, &json!("apprentice")]);
    assert_eq!(seats(&bob, "you"), [false, true, false]);
    assert_eq!(seats(&owner, "you"), [false, false, false]);
    let link = format!("/t/{}?invite={}", "a".repeat(12), "a".repeat(24));
    assert_eq!(seats(&owner, "invite"), [&json!(link), &Value::Null, &Value::Null]);
    assert_eq!(seats(&bob, "invite"), [&Value::Null; 3]);
    assert_eq!(bob["prompt"]["key"], "table-waiting");
    assert_eq!((&bob["state"], &bob["choices"]), (&json!("waiting"), &json!([])));
    assert_eq!((&bob["viewer"], &owner["viewer"]), (&json!("B"), &Value::Null));
    assert_eq!(bob["settings"]["players"], 3);
}

#[test]
fn choices_and_prompt_are_for_whoever_is_asked() {
    let mut desk = Desk::of("burgundy", &[], "ab");
    let seat = desk.game().turn().player().unwrap();
    let (asked, other) = if seat == Seat::A { ('a', 'b') } else { ('b', 'a') };
    let legal = desk.game().legal(seat);
    let shown = desk.look(asked);
    let offered = shown["choices"].as_array().unwrap().iter();
    let offered: Vec<_> = offered.map(|choice| choice["action"].as_str().unwrap()).collect();
    assert_eq!(offered, legal);
    assert_eq!(shown["prompt"], serde_json::to_value(desk.game().prompt(seat)).unwrap());
    let shown = desk.look(other);
    assert_eq!((&shown["choices"], &shown["prompt"]["key"]), (&json!([]), &json!("turn-players")));
    let mine = |desk: &Desk, letter| desk.fold.summary(person(letter), 0).your_turn;
    assert_eq!((mine(&desk, asked), mine(&desk, other)), (true, false));
    // A bot decides for whoever gave up, and a table with one player left is over.
    desk.add(vec![Entry::Resign { seat }]);
    let over = desk.look(asked);
    assert_eq!((&over["choices"], &over["prompt"]["key"]), (&json!([]), &json!("turn-over")));
    assert_eq!((&over["turn"], &over["state"]), (&json!("over"), &json!("over")));
    assert!(!mine(&desk, asked));
    assert_eq!(desk.fold.state(), State::Over);
}

#[test]
fn nobody_is_offered_what_a_bot_decides_for_them() {
    let mut desk = Desk::of("burgundy", &[], "abc");
    let seat = desk.game().turn().player().unwrap();
    desk.add(vec![Entry::Resign { seat }]);
    let shown = desk.look(['a', 'b', 'c'][usize::from(seat.letter() as u8 - b'A')]);
    assert_eq!((&shown["choices"], &shown["prompt"]["key"]), (&json!([]), &json!("turn-players")));
    assert_eq!(shown["state"], "running");
}

/// On one screen the knowledge of the seat that acts is shown.
#[test]
fn one_person_with_several_seats_looks_with_the_eyes_of_the_one_that_acts() {
    let mut desk = Desk::of("burgundy", &[], "aa");
    let mut viewers = Vec::new();
    while viewers.len() < 40 {
        let acts = desk.game().turn().player().unwrap();
        assert_eq!(desk.fold.viewer(Some(person('a'))), Viewer::Seat(acts));
        viewers.push(acts);
        desk.play_some();
    }
    assert!(viewers.contains(&Seat::A) && viewers.contains(&Seat::B));
    assert_eq!(desk.fold.viewer(Some(person('z'))), Viewer::Public);
    assert_eq!(desk.fold.viewer(None), Viewer::Public);
}

#[test]
fn who_is_connected_and_who_looks_on() {
    let desk = Desk::of("burgundy", &[], "ab");
    let mut presence = Presence { nameless: 3, ..Presence::default() };
    presence.guests.insert(person('b'), 2);
    presence.guests.insert(person('y'), 1);
    presence.guests.insert(person('z'), 1);
    assert_eq!(desk.fold.spectators(&presence), 5);
    let online: Vec<_> = desk.fold.online(&presence).into_iter().collect();
    assert_eq!(online, [(Seat::A, false), (Seat::B, true)]);
    let eyes = Eyes { guest: None, now: 7, presence: &presence, page: false };
    let shown = serde_json::to_value(desk.fold.snapshot(eyes)).unwrap();
    assert_eq!(seats(&shown, "online"), [false, true]);
    assert_eq!((&shown["spectators"], &shown["now"]), (&json!(5), &json!(7)));
    assert_eq!(shown.get("page"), None);
    assert!(desk.look('a')["page"].is_object());
}

#[test]
fn everybody_is_told_where_the_same_people_play_again() {
    let mut desk = Desk::of("burgundy", &[], "ab");
    desk.add(vec![Entry::Resign { seat: Seat::B }]);
    assert_eq!(desk.look('z')["rematch"], Value::Null);
    desk.add(vec![Entry::Rematch { table: "b".repeat(12).parse().unwrap() }]);
    assert_eq!(desk.look('z')["rematch"], "b".repeat(12));
}

#[test]
fn a_sandbox_is_seen_by_its_owner_only() {
    let sandbox = Plan { kind: Kind::Sandbox, ..plan("burgundy", &[], "aa") };
    for (plan, others) in [(sandbox, false), (plan("burgundy", &[], "aa"), true)] {
        let fold = Fold::new(Arc::new(plan)).unwrap();
        assert!(fold.is_open_to(Some(person('a'))));
        assert_eq!(fold.is_open_to(Some(person('b'))), others);
        assert_eq!(fold.is_open_to(None), others);
    }
}

#[test]
fn lists_tell_seats_points_and_when_something_happened_last() {
    let mut desk = Desk::clocked("burgundy", "ab", Clock::TotalS(600));
    desk.at = 5_000;
    desk.play_some();
    let summary = desk.fold.summary(person('a'), 0);
    assert_eq!((summary.moves, summary.updated), (desk.fold.line.moves(), 5_000));
    assert!(summary.seats.iter().all(|seat| seat.points.is_some()));
    assert_eq!(summary.turn, desk.game().turn().players().iter().collect::<Vec<_>>());
    assert!(!summary.when.is_empty(), "the game says which round it is");
    let you: Vec<_> = summary.seats.iter().map(|seat| seat.you).collect();
    assert_eq!(you, [true, false]);
    assert!(desk.fold.summary_seats(None).iter().all(|seat| !seat.you));
    desk.add(vec![Entry::Resign { seat: Seat::B }]);
    let seats = desk.fold.summary_seats(Some(person('b')));
    let told: Vec<_> = seats.iter().map(|seat| (seat.resigned, seat.rank, seat.you)).collect();
    assert_eq!(told, [(false, Some(1), false), (true, Some(2), true)]);
    assert!(seats.iter().all(|seat| seat.points.is_some()));
}

#[test]
fn whoever_a_record_calls_a_bot_is_shown_as_one() {
    let chairs = ["bot:apprentice", "Ann", "bot:gone"];
    let chairs = chairs.map(|name| Chair::Recorded { name: name.into() }).to_vec();
    let plan = Plan { kind: Kind::Record, chairs, ..plan("burgundy", &[], "abc") };
    let shown = Desk::waiting(Fold::new(Arc::new(plan)).unwrap(), 1).look('a');
    assert_eq!(seats(&shown, "kind"), ["bot", "human", "bot"]);
    assert_eq!(seats(&shown, "level"), [&json!("apprentice"), &Value::Null, &Value::Null]);
}

/// What was written for one position is not shown for the next.
#[test]
fn a_change_is_shown_at_once() {
    let mut desk = Desk::of("burgundy", &[], "ab");
    let mut last = desk.look('a');
    for _ in 0..30 {
        desk.play_some();
        let shown = desk.look('a');
        assert_eq!(shown["view"], desk.game().view(desk.fold.viewer(Some(person('a')))));
        assert_eq!(shown["standings"], serde_json::to_value(desk.fold.standings()).unwrap());
        assert_ne!(shown, last);
        last = shown;
    }
    assert!(
        desk.fold.line.steps().iter().all(|step| !step.is_hidden()),
        "nothing is a secret here"
    );
    let public = desk.look('z');
    assert_eq!(public["view"], desk.game().view(Viewer::Public));
}

/// Each has chosen a card that the other does not know.
#[test]
fn a_secret_is_shown_to_its_own_seat_only() {
    let mut desk = Desk::toy("ab", &["one", "two", "two", "one", "three", "two"]);
    desk.play(Seat::A, "play one").unwrap();
    for (letter, viewer) in
        [('a', Viewer::Seat(Seat::A)), ('b', Viewer::Seat(Seat::B)), ('z', Viewer::Public)]
    {
        let shown = desk.look(letter);
        assert_eq!(shown["view"], desk.game().view(viewer), "{letter}");
        let log = shown["log"].as_array().unwrap();
        let own = (letter == 'a').then_some("play one");
        assert_eq!(log.last().unwrap()["action"].as_str(), own, "{letter}");
        assert_eq!(log.len() as u32, desk.fold.line.moves());
    }
    assert!(desk.fold.line.steps().last().unwrap().is_hidden());
}

/// Two at one screen and a third elsewhere: what the one sees is nothing for the other.
#[test]
fn what_must_be_covered_between_two_at_one_screen_is_said() {
    for (game, seats, secret) in [
        ("craftsmen", "aab", true),
        ("craftsmen", "abc", false),
        ("labora", "aa", false),
        ("craftsmen", "a..", false),
    ] {
        let mut desk = Desk::of(game, &[], seats);
        assert_eq!(desk.look('a')["secret"].as_bool(), secret.then_some(true), "{game} {seats}");
        for seat in Seat::first(seats.len() as u8) {
            desk.add(vec![Entry::Resign { seat }]);
        }
        assert_eq!(desk.look('a')["secret"].as_bool(), None, "it is over");
    }
}

/// A turn of Burgundy is two dice: the second of them hands it on to the other.
#[test]
fn what_cannot_be_taken_back_alone_is_told() {
    let mut desk = Desk::of("burgundy", &[], "ab");
    let seat = desk.game().turn().player().unwrap();
    let letter = if seat == Seat::A { 'a' } else { 'b' };
    let lasting = |desk: &Desk, prefix: &str| -> Vec<bool> {
        let shown = desk.look(letter);
        let choices = shown["choices"].as_array().unwrap().iter();
        let alike = choices.filter(|choice| choice["action"].as_str().unwrap().starts_with(prefix));
        alike.map(|choice| choice["lasting"] == true).collect()
    };
    let first = lasting(&desk, "workers");
    assert!(!first.is_empty() && first.iter().all(|lasting| !lasting), "{first:?}");
    let mut legal = desk.game().legal(seat);
    legal.retain(|action| action.starts_with("workers"));
    desk.play(seat, &legal[0]).unwrap();
    let second = lasting(&desk, "workers");
    assert!(!second.is_empty() && second.iter().all(|lasting| *lasting), "{second:?}");
}
