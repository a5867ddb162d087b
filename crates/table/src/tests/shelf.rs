//! Lists, removals, records: what is left of a table.

use std::collections::BTreeSet;
use std::sync::Arc;

use quadrivium_core::Seat;

use super::desk::{Desk, MOMENT, person, plan};
use crate::api::SummarySeat;
use crate::entry::{Chair, Entry, Kind, Plan};
use crate::fault::Fault;
use crate::{Ended, Fold, Founding, Moment, Parting, Removal, State};

/// A game of two that B has given up.
fn given_up() -> Desk {
    let mut desk = Desk::of("burgundy", &[], "ab");
    desk.play_some();
    desk.at = 5_000;
    desk.add(vec![Entry::Resign { seat: Seat::B }]);
    desk
}

#[test]
fn a_list_tells_the_same_of_a_game_that_is_over_as_the_table_itself() {
    assert!(Desk::of("burgundy", &[], "ab").fold.ended().is_none());
    let desk = given_up();
    for letter in ['a', 'b', 'z'] {
        let kept = desk.fold.ended().unwrap().summary(&desk.fold.plan, person(letter));
        let told = desk.fold.summary(person(letter), desk.at);
        assert_eq!(serde_json::to_value(&kept).unwrap(), serde_json::to_value(&told).unwrap());
        assert_eq!((kept.state, kept.updated, kept.your_turn), (State::Over, 5_000, false));
        let own: Vec<bool> = kept.seats.iter().map(|seat| seat.you).collect();
        assert_eq!(own, [letter == 'a', letter == 'b']);
    }
}

#[test]
fn only_what_is_nobody_elses_is_deleted() {
    let of = |begun, people: &str, letter| {
        let people: BTreeSet<_> = people.chars().map(person).collect();
        Removal::of(&plan("burgundy", &[], "ab"), begun, &people, person(letter))
    };
    assert_eq!(of(true, "a", 'a'), Removal::Delete, "alone");
    assert_eq!(of(true, "ab", 'a'), Removal::Unlist, "somebody else plays");
    assert_eq!(of(false, "ab", 'a'), Removal::Delete, "it has not begun");
    assert_eq!(of(false, "ab", 'b'), Removal::Unlist, "it is not theirs");
    assert_eq!(of(true, "b", 'b'), Removal::Unlist, "somebody else made it");
    let desk = given_up();
    assert_eq!(desk.fold.everybody(), ['a', 'b'].map(person).into());
    assert_eq!(desk.fold.removal(person('a')), Removal::Unlist);
    let waiting = Fold::new(Arc::new(plan("burgundy", &[], "bc"))).unwrap();
    assert_eq!(waiting.everybody(), [person('a')].into(), "whoever made it");
    assert_eq!(waiting.removal(person('a')), Removal::Delete);
}

#[test]
fn a_record_goes_out_when_the_game_is_over_and_comes_back() {
    let running = Desk::of("burgundy", &[], "ab");
    assert!(matches!(running.fold.record(), Err(Fault::StillRunning)));
    let mut desk = Desk::of("burgundy", &[], "a.");
    while desk.fold.state() == State::Running {
        desk.play_some();
    }
    desk.fold.plan = Arc::new(Plan { created: 86_400_000 * 31, ..(*desk.fold.plan).clone() });
    let (name, text) = desk.fold.record().unwrap();
    assert_eq!(name, format!("burgundy-{}.rec", desk.fold.plan.id));
    for told in ["1970-02-01", "bot:apprentice", "burgundy"] {
        assert!(text.contains(told), "{told} is missing");
    }
    let later = Moment { now: 99, ..MOMENT };
    let founding = Founding::of_record(later, person('z'), text.as_bytes()).unwrap();
    let plan = &founding.plan;
    assert_eq!((plan.kind, plan.players, plan.owner), (Kind::Record, 2, person('z')));
    assert_eq!((plan.created, plan.seed, plan.parent), (99, None, None));
    assert_eq!(plan.options, crate::games::pairs(&desk.game().settings()));
    assert_eq!(plan.chairs[0], Chair::Recorded { name: "a".into() });
    assert_eq!(founding.entries.len(), desk.fold.line.moves() as usize);
    let again = founding.begin(MOMENT).unwrap().fold;
    assert!(again.is_finished());
    assert_eq!((again.state(), again.standings()), (State::Over, desk.fold.standings()));
    // What was given up has no result to be held to, but its moves.
    let (_, text) = given_up().fold.record().unwrap();
    let broken_off = Founding::of_record(MOMENT, person('z'), text.as_bytes()).unwrap();
    assert_eq!(broken_off.plan.players, 2);
    let again = broken_off.begin(MOMENT).unwrap().fold;
    assert_eq!((again.state(), again.is_finished()), (State::Over, false));
}

#[test]
fn what_is_no_record_is_refused() {
    let read = |text: &str| Founding::of_record(MOMENT, person('a'), text.as_bytes()).map(|_| ());
    assert!(matches!(read("no record"), Err(Fault::BadRecord(_))));
    let (_, text) = given_up().fold.record().unwrap();
    let (moves, count) = text.trim_end().rsplit_once("end ").unwrap();
    let count: usize = count.parse().unwrap();
    let long = |all: usize| format!("{moves}{}end {all}\n", "A workers\n".repeat(all - count));
    assert!(matches!(read(&long(20_001)), Err(Fault::BadField { field: "record", .. })));
    assert!(
        matches!(read(&long(20_000)), Err(Fault::BadRecord(_))),
        "so long it is played through"
    );
    let hollow = text.replacen("seat A a", "seat A \u{200b}", 1);
    assert_ne!(hollow, text);
    assert!(read(&hollow).is_err(), "a name that nobody can see");
}

/// Nobody else has secrets there.
#[test]
fn a_game_that_runs_goes_elsewhere_where_nobody_else_plays_it() {
    let so_far = |desk: &Desk, letter| desk.fold.record_so_far(person(letter));
    for seats in ["aa", "a."] {
        let mut desk = Desk::of("burgundy", &[], seats);
        desk.play_some();
        let (name, text) = so_far(&desk, 'a').unwrap();
        assert_eq!(name, format!("burgundy-{}.rec", desk.fold.plan.id));
        let plays = Founding::of_record(MOMENT, person('a'), text.as_bytes()).unwrap().entries;
        assert_eq!(plays.len(), desk.fold.line.moves() as usize, "{seats}");
        assert!(matches!(so_far(&desk, 'b'), Err(Fault::StillRunning)));
    }
    let running = Desk::of("burgundy", &[], "ab");
    assert!(matches!(so_far(&running, 'a'), Err(Fault::StillRunning)));
    assert_eq!(so_far(&given_up(), 'a').unwrap(), given_up().fold.record().unwrap());
}

/// What was kept of a game that is over tells each who sat there, and nothing of who has left since.
#[test]
fn whoever_has_sat_there_finds_their_seat_until_they_are_forgotten() {
    let ended = given_up().fold.ended().unwrap();
    let seat = |ended: &Ended, letter| ended.seat_of(person(letter));
    let both = [Some(Seat::A), Some(Seat::B), None];
    assert_eq!(['a', 'b', 'z'].map(|letter| seat(&ended, letter)), both);
    let you = |guest: Option<char>| -> Vec<bool> {
        ended.clone().seats(guest.map(person)).iter().map(|seat| seat.you).collect()
    };
    assert_eq!(
        [you(Some('b')), you(Some('z')), you(None)],
        [[false, true], [false; 2], [false; 2]]
    );
    let parting = Parting { guest: person('b'), stand_in: person('x') };
    let left = parting.from_ended(ended.clone());
    let now = [Some(Seat::A), None, Some(Seat::B)];
    assert_eq!(['a', 'b', 'x'].map(|letter| seat(&left, letter)), now);
    let (before, after) = (ended.seats(None), left.seats(None));
    let named = |seats: &[SummarySeat]| -> Vec<String> {
        seats.iter().map(|seat| seat.name.clone()).collect()
    };
    assert_eq!(
        (named(&before), named(&after)),
        (vec!["a".into(), "b".into()], vec!["a".into(), String::new()])
    );
    assert!(after[1].arms.is_none() && after[1].points == before[1].points, "the result stays");
}
