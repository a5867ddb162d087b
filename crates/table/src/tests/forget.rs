//! Somebody is taken out of a table, and nobody else.

use quadrivium_core::Seat;

use super::desk::{person, plan};
use crate::entry::{Batch, Entry};
use crate::forget::Parting;
use crate::{Away, Card, Guest};

const DAYS: [Away; 1] = [Away { from: 1, until: 2 }];

/// What somebody leaves in the entries of a table: a seat, days away, words.
fn traces(letter: char, seat: Seat) -> [Entry; 3] {
    let guest = person(letter);
    let card = Card { zone: Some("Europe/Warsaw".into()), away: DAYS.into(), ..Card::default() };
    let who = Guest { card, ..Guest::named(guest, "Ann").unwrap() };
    [
        who.sits(seat),
        Entry::Away { seat, guest, days: DAYS.into() },
        Entry::Chat { guest, name: "Ann".into(), text: "I live in Warsaw".into() },
    ]
}

fn of(entries: &[Entry]) -> Batch {
    Batch { seq: 1, at: 0, entries: entries.to_vec() }
}

#[test]
fn whoever_leaves_is_gone_from_every_entry_and_the_others_stay() {
    let parting = Parting { guest: person('a'), stand_in: person('x') };
    for (own, other) in traces('a', Seat::A).into_iter().zip(traces('b', Seat::B)) {
        let mut batch = of(&[own, other.clone()]);
        assert!(parting.from_batch(&mut batch));
        let left = serde_json::to_string(&batch.entries[0]).unwrap();
        for trace in [person('a').as_str(), "Ann", "Warsaw", "from"] {
            assert!(!left.contains(trace), "{left}");
        }
        assert!(left.contains(person('x').as_str()), "somebody sat there: {left}");
        assert_eq!(batch.entries[1], other);
    }
    let others = of(&traces('b', Seat::B));
    let mut batch = others.clone();
    assert!(!parting.from_batch(&mut batch), "they were not there");
    assert_eq!(batch, others);
}

#[test]
fn a_table_that_somebody_made_stays_without_them() {
    let parting = Parting { guest: person('a'), stand_in: person('x') };
    let own = plan("burgundy", &[], "ab");
    let mut left = own.clone();
    assert!(parting.from_plan(&mut left));
    assert_eq!(left.owner, person('x'));
    let parting = Parting { guest: person('b'), ..parting };
    let mut kept = own.clone();
    assert!(!parting.from_plan(&mut kept), "somebody else has made it");
    assert_eq!(kept, own);
}
