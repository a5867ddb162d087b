//! What one person gets to see.

use std::sync::Arc;

use quadrivium_core::{Seat, Viewer};
use serde_json::{Value, json};

use super::desk::{Desk, person, plan};
use crate::entry::{Chair, Clock, Entry, Kind, Plan};
use crate::fault::Fault;
use crate::{Card, Eyes, Fold, Presence, RoundOf, State};

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
    // What is left counts for whoever is asked, also where somebody else has less.
    let (asked, now) = (desk.game().turn().player().unwrap(), 400_000);
    for letter in ['a', 'b', 'z'] {
        let left = desk.fold.summary(person(letter), now).left;
        assert_eq!(left, desk.fold.clocks.left(asked, now), "{letter}");
    }
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

/// A place of Orléans that is planned as a whole stays a plan of one's own while all plan at once; where they
/// plan in turn, the next player has it.
#[test]
fn what_is_proposed_tells_whether_all_of_it_can_be_taken_back_alone() {
    for (order, lasting) in [("simultaneous", false), ("in_turn_order_one_by_one", true)] {
        let mut desk = Desk::of("orleans", &[("planning_order", order)], "ab");
        let proposed = loop {
            let seat = desk.game().turn().player().unwrap();
            let shown = desk.look(if seat == Seat::A { 'a' } else { 'b' });
            match shown["bundles"].as_array() {
                Some(bundles) if !bundles.is_empty() => break bundles.clone(),
                _ => desk.play_some(),
            }
        };
        let told: Vec<_> = proposed.iter().map(|bundle| bundle["lasting"] == true).collect();
        assert_eq!(told, vec![lasting; proposed.len()], "{order}: {proposed:?}");
    }
}

/// A game that is over can be looked at with everybody's eyes, one that runs only with one's own.
#[test]
fn the_past_is_seen_with_ones_own_eyes_until_the_game_is_over() {
    let mut desk = Desk::toy("ab", &["one", "two", "two", "one", "three", "two"]);
    desk.play(Seat::A, "play one").unwrap();
    let moves = desk.fold.line.moves();
    let seen = |desk: &Desk, letter, seat| {
        desk.fold.position_for(Some(person(letter)), moves, seat, true).map(|position| {
            assert_eq!((position.moves, position.page.is_some()), (moves, true));
            (position.viewer, serde_json::to_value(&position.view).unwrap())
        })
    };
    let viewed = |viewer: Viewer| desk.game().view(viewer);
    let of = |seat: Seat| (Some(seat), viewed(seat.into()));
    assert_eq!(seen(&desk, 'a', None).unwrap(), of(Seat::A));
    assert_eq!(seen(&desk, 'a', Some(Seat::A)).unwrap(), of(Seat::A));
    assert_eq!(seen(&desk, 'z', None).unwrap(), (None, viewed(Viewer::Public)));
    assert!(matches!(seen(&desk, 'a', Some(Seat::B)), Err(Fault::NotYourSeat(Seat::B))));
    assert!(matches!(seen(&desk, 'a', Some(Seat::C)), Err(Fault::BadField { field: "as", .. })));
    let beyond = desk.fold.position_for(None, moves + 1, None, false).map(|_| ());
    assert!(matches!(beyond, Err(Fault::NoMove { .. })));
    let of_b = of(Seat::B);
    desk.add(vec![Entry::Resign { seat: Seat::A }]);
    assert_eq!(seen(&desk, 'z', Some(Seat::B)).unwrap(), of_b);
}

/// In the end whoever gave up is last; on the way there they stood where they stood.
#[test]
fn the_last_position_has_the_result_and_those_before_it_have_not() {
    let mut desk = Desk::of("burgundy", &[], "ab");
    for _ in 0..30 {
        desk.play_some();
    }
    let leader = Seat::first(2).find(|seat| desk.fold.standings().of(*seat).unwrap().rank == 1);
    desk.add(vec![Entry::Resign { seat: leader.unwrap() }]);
    let last = desk.fold.line.moves();
    let place = |moves| {
        let position = desk.fold.position(moves, Viewer::Public, false);
        assert!(position.page.is_none());
        position.standings.of(leader.unwrap()).unwrap().rank
    };
    assert_eq!((place(last), place(last - 1)), (2, 1));
}

#[test]
fn whoever_may_look_at_a_tournament_is_told_of_its_round() {
    for open in [true, false] {
        let round = RoundOf { name: "Autumn".into(), number: 2, open };
        let plan = Plan { round: Some(round.into()), ..plan("burgundy", &[], "bc") };
        let desk = Desk::seated(Fold::new(Arc::new(plan)).unwrap(), "bc", 1);
        let told = json!({ "tournament": person('a'), "name": "Autumn", "round": 2 });
        for (letter, inside) in [('b', true), ('c', true), ('z', open)] {
            let expected = if inside { &told } else { &Value::Null };
            assert_eq!(&desk.look(letter)["round"], expected, "{letter} {open}");
        }
        assert_eq!(
            &serde_json::to_value(desk.fold.summary(person('b'), 0)).unwrap()["round"],
            &told
        );
        let nobody = Eyes { guest: None, now: 0, presence: &Presence::default(), page: false };
        assert_eq!(desk.fold.snapshot(nobody).round.is_some(), open);
    }
    assert_eq!(Desk::of("burgundy", &[], "ab").look('a')["round"], Value::Null);
}

/// Time that is not asked for does not press.
#[test]
fn a_list_counts_the_time_of_whoever_is_asked() {
    let mut desk = Desk::clocked("burgundy", "ab", Clock::TotalS(600));
    let slow = desk.game().turn().player().unwrap();
    desk.at = 500_000;
    while desk.game().turn().player() == Some(slow) {
        desk.play_some();
    }
    for letter in ['a', 'b', 'z'] {
        let left = desk.fold.summary(person(letter), desk.at).left.unwrap();
        assert_eq!((left.left_ms, left.running), (600_000, true), "{letter}");
    }
}

/// Whoever would end the game by giving up is told so, and nobody else.
#[test]
fn who_cannot_leave_without_ending_the_game_is_told() {
    let ends = |desk: &Desk, letter| -> Vec<bool> {
        seats(&desk.look(letter), "ends").iter().map(|ends| **ends == true).collect()
    };
    let two = Desk::of("burgundy", &[], "ab");
    assert_eq!(ends(&two, 'a'), [true, false]);
    assert_eq!(ends(&two, 'b'), [false, true]);
    assert_eq!(ends(&two, 'z'), [false, false]);
    let mut three = Desk::of("burgundy", &[], "abc");
    assert_eq!(ends(&three, 'a'), [false; 3]);
    three.add(vec![Entry::Resign { seat: Seat::C }]);
    assert_eq!([ends(&three, 'a'), ends(&three, 'c')], [[true, false, false], [false; 3]]);
    three.add(vec![Entry::Resign { seat: Seat::B }]);
    assert_eq!(ends(&three, 'a'), [false; 3], "it is over");
    let presence = Presence::default();
    let nobody = Eyes { guest: None, now: 0, presence: &presence, page: false };
    let alone = Desk::of("burgundy", &[], "a.");
    assert!(alone.fold.snapshot(nobody).seats.iter().all(|seat| !seat.ends && !seat.you));
    assert_eq!(ends(&alone, 'a'), [true, false]);
}

/// Where a coach may think about the rest: in a running game with hints, for somebody who plays.
#[test]
fn a_coach_thinks_for_those_who_play_while_they_play() {
    let mut desk = Desk::of("burgundy", &[], "ab");
    let advised = |desk: &Desk, letter| desk.fold.stand(Some(person(letter))).1;
    assert_eq!((advised(&desk, 'b'), advised(&desk, 'z')), (Some(Seat::B), None));
    let silent = Plan { no_hints: true, ..plan("burgundy", &[], "ab") };
    let silent = Desk::seated(Fold::new(Arc::new(silent)).unwrap(), "ab", 1);
    assert_eq!(advised(&silent, 'b'), None);
    desk.add(vec![Entry::Resign { seat: Seat::B }]);
    assert_eq!((advised(&desk, 'a'), advised(&desk, 'b')), (None, None));
    let stand = desk.fold.stand(None).0;
    assert_eq!(stand.now, desk.fold.standings());
    assert_eq!(stand.ended, stand.now, "whoever gave up stands behind the others there, too");
}
