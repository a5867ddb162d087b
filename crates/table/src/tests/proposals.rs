//! What the game proposes, and how far somebody may decide at once.

use quadrivium_core::{Actor, Seat};
use serde_json::json;

use super::desk::{Desk, MOMENT, person};
use crate::api::Play;
use crate::entry::Entry;
use crate::fault::Fault;

/// Three cards for A, three for B: each holds a one, A has chosen it, and B holds a three.
fn chosen(seats: &str) -> Desk {
    let mut desk = Desk::toy(seats, &["one", "two", "two", "one", "three", "two"]);
    desk.force(Seat::A.into(), "play one");
    desk
}

fn won(seats: &str) -> Desk {
    let mut desk = chosen(seats);
    desk.force(Seat::B.into(), "play three");
    desk
}

#[test]
fn proposals_are_shown_to_the_seat_that_is_asked() {
    let desk = won("ab");
    let asked = desk.look('b');
    let bundle = &asked["bundles"][0];
    assert_eq!(bundle["seat"], "B");
    assert_eq!(bundle["actions"], json!(["bury one", "pass"]));
    assert_eq!(bundle["words"]["key"], "toy-bundle");
    assert_eq!(asked["bundles"].as_array().map(Vec::len), Some(2));
    for other in ['a', 'z'] {
        assert_eq!(desk.look(other).get("bundles"), None, "left out where there is none");
    }
}

#[test]
fn a_proposal_is_taken_as_one_request() {
    let desk = won("ab");
    let actions = ["bury one", "pass"].map(str::to_owned);
    let [action, then] = actions;
    let play = Play { seq: desk.seq(), seat: Seat::B, action, then: vec![then] };
    let entries = desk.fold.entries_of_play(MOMENT, person('b'), &play).unwrap();
    let own = |entry: &&Entry| matches!(entry, Entry::Play { by: Actor::Seat(_), .. });
    assert_eq!(entries.iter().take_while(own).count(), 2);
    assert!(entries.len() > 2, "the next cards are dealt");
}

/// B's choice turns A's over and B wins: what comes then, nobody decides before.
#[test]
fn nobody_decides_past_a_secret() {
    let desk = chosen("ab");
    let request = |then: &[&str]| Play {
        seq: desk.seq(),
        seat: Seat::B,
        action: "play three".into(),
        then: then.iter().map(ToString::to_string).collect(),
    };
    assert!(desk.fold.entries_of_play(MOMENT, person('b'), &request(&[])).is_ok());
    for then in [["bury one"], ["pass"], ["play two"]] {
        let refused = desk.fold.entries_of_play(MOMENT, person('b'), &request(&then)).unwrap_err();
        assert!(matches!(refused, Fault::TooFar { .. }), "{refused}");
    }
}
