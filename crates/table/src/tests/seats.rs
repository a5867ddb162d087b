//! Who sits down, stands up, is invited, gives up, and what becomes of the table then.

use std::sync::Arc;

use quadrivium_bots::Level;
use quadrivium_core::{Actor, Seat, SeatSet, Viewer};

use super::desk::{Desk, MOMENT, key, person, plan};
use crate::api::NewInvite;
use crate::entry::{Chair, Entry, Kind, Plan};
use crate::fault::Fault;
use crate::ids::Invite;
use crate::{
    Arms, Broken, Card, Fold, Guest, Public, PublicWish, Removal, Seating, Sitter, State, Welcome,
    Who,
};

fn guest(letter: char) -> Guest {
    Guest::named(person(letter), &letter.to_string()).unwrap()
}

fn sit(seat: Seat, letter: char) -> Entry {
    guest(letter).sits(seat)
}

/// A table of Burgundy at which only its owner sits.
fn waiting() -> Desk {
    let mut desk = Desk::waiting(Fold::new(Arc::new(plan("burgundy", &[], "ab"))).unwrap(), 1);
    desk.add(vec![sit(Seat::A, 'a')]);
    desk
}

#[test]
fn the_game_begins_when_the_last_seat_is_taken() {
    let plan = Arc::new(plan("burgundy", &[], "ab"));
    let mut desk = Desk::waiting(Fold::new(plan).unwrap(), 1);
    let entries = desk.fold.entries_of_sit(MOMENT, &guest('a'), key('a')).unwrap();
    assert_eq!(entries, [sit(Seat::A, 'a')], "nothing is dealt while a seat is open");
    desk.add(entries);
    assert_eq!((desk.fold.state(), desk.fold.to_act()), (State::Waiting, SeatSet::EMPTY));
    assert_eq!(desk.fold.entries_of_chance(MOMENT).unwrap(), []);
    let taken = desk.fold.entries_of_sit(MOMENT, &guest('b'), key('a'));
    assert!(matches!(taken, Err(Fault::BadInvite)));
    let entries = desk.fold.entries_of_sit(MOMENT, &guest('b'), key('b')).unwrap();
    assert_eq!(entries[0], sit(Seat::B, 'b'));
    assert!(matches!(entries[1], Entry::Play { by: Actor::Chance, .. }));
    desk.add(entries);
    assert_eq!((desk.fold.state(), desk.fold.to_act().len()), (State::Running, 1));
    assert_eq!(desk.fold.entries_of_chance(MOMENT).unwrap(), [], "it is not chance's turn");
}

#[test]
fn chance_has_its_turn_where_everybody_sat_down_at_once() {
    let plan = Arc::new(plan("burgundy", &[], "ab"));
    let desk = Desk::sat(Fold::new(plan).unwrap(), "ab", 1);
    assert!(!desk.fold.entries_of_chance(MOMENT).unwrap().is_empty());
}

#[test]
fn whoever_stands_up_leaves_an_open_seat_with_another_key() {
    let mut desk = waiting();
    assert!(matches!(
        desk.fold.entries_of_leave(MOMENT, person('b'), Seat::A),
        Err(Fault::NotYourSeat(Seat::A))
    ));
    let entries = desk.fold.entries_of_leave(MOMENT, person('a'), Seat::A).unwrap();
    let [Entry::Leave { seat: Seat::A }, Entry::Invite { seat: Seat::A, invite }] = entries[..]
    else {
        panic!("{entries:?}")
    };
    assert_ne!(invite, key('a'));
    desk.add(entries);
    assert_eq!(desk.fold.people.open(), SeatSet::first(2));
    assert_eq!(desk.fold.people.on(Seat::A).map(|sitter| &sitter.name[..]), Some(""));
    assert_eq!(desk.fold.people.seat_for(key('a')), None);
    assert_eq!(desk.fold.people.seat_for(invite), Some(Seat::A));
    let begun = Desk::of("burgundy", &[], "ab");
    let late = begun.fold.entries_of_leave(MOMENT, person('a'), Seat::A);
    assert!(matches!(late, Err(Fault::Begun)));
}

#[test]
fn the_owner_invites_anew_and_sends_away_only_where_that_is_said() {
    let mut desk = waiting();
    let invite = |desk: &Desk, letter, seat, send_away| {
        desk.fold.entries_of_invite(MOMENT, person(letter), &NewInvite { seat, send_away })
    };
    assert!(matches!(invite(&desk, 'b', Seat::B, false), Err(Fault::NotOwner)));
    for send_away in [false, true] {
        let entries = invite(&desk, 'a', Seat::B, send_away).unwrap();
        assert!(matches!(entries[..], [Entry::Invite { seat: Seat::B, .. }]), "{entries:?}");
    }
    assert!(matches!(invite(&desk, 'a', Seat::C, false), Err(Fault::BadField { .. })));
    assert!(matches!(invite(&desk, 'a', Seat::A, false), Err(Fault::Stale { seq: 1 })));
    let entries = invite(&desk, 'a', Seat::A, true).unwrap();
    assert!(matches!(
        entries[..],
        [Entry::Leave { seat: Seat::A }, Entry::Invite { seat: Seat::A, .. }]
    ));
    desk.add(vec![sit(Seat::B, 'b')]);
    assert!(matches!(invite(&desk, 'a', Seat::B, true), Err(Fault::Begun)));
    let mut bots = Desk::waiting(Fold::new(Arc::new(plan("burgundy", &[], "a."))).unwrap(), 1);
    assert!(matches!(invite(&bots, 'a', Seat::B, false), Err(Fault::BadField { .. })));
    bots.add(vec![sit(Seat::A, 'a')]);
    assert_eq!(bots.fold.state(), State::Running);
}

#[test]
fn a_kept_seat_is_taken_once_and_by_its_first_key_only() {
    let mut desk = waiting();
    let back = |desk: &Desk, seat| desk.fold.entries_of_return(MOMENT, &guest('b'), seat).unwrap();
    assert_eq!(back(&desk, Seat::A), [], "somebody sits there");
    assert_eq!(back(&desk, Seat::C), [], "there is no such seat");
    assert_eq!(back(&desk, Seat::B)[0], sit(Seat::B, 'b'));
    desk.add(vec![Entry::Invite {
        seat: Seat::B,
        invite: Invite::random(MOMENT.entropy).unwrap(),
    }]);
    assert_eq!(back(&desk, Seat::B), [], "somebody else was invited");
}

#[test]
fn a_bot_plays_on_for_whoever_gave_up_and_nobody_else_does() {
    let mut desk = Desk::of("burgundy", &[], "ab..");
    let bots = |desk: &Desk| desk.fold.people.iter().map(|(_, s)| s.bot()).collect::<Vec<_>>();
    let bot = Some(Level::Apprentice.into());
    assert_eq!(bots(&desk), [None, None, bot, bot]);
    assert_eq!(desk.fold.people.deciding(), SeatSet::first(2));
    let resign = |letter, seat| desk.fold.entries_of_resign(person(letter), desk.seq(), seat);
    assert!(matches!(resign('b', Seat::A), Err(Fault::NotYourSeat(Seat::A))));
    assert_eq!(resign('a', Seat::A).unwrap(), [Entry::Resign { seat: Seat::A }]);
    desk.add(vec![Entry::Resign { seat: Seat::A }]);
    assert_eq!(bots(&desk), [bot, None, bot, bot]);
    assert_eq!(desk.fold.state(), State::Running, "B and the bots play on");
    let again = desk.fold.entries_of_resign(person('a'), desk.seq(), Seat::A);
    assert!(matches!(again, Err(Fault::NotYourSeat(Seat::A))));
    assert_eq!(desk.fold.people.seats_of(Some(person('a'))), SeatSet::only(Seat::A));
    assert_eq!(desk.fold.people.held_by(person('a')), SeatSet::EMPTY);
    assert_eq!(desk.fold.people.seats_of(None), SeatSet::EMPTY);
    desk.add(vec![Entry::Resign { seat: Seat::B }]);
    assert_eq!(desk.fold.state(), State::Over, "bots alone play no game");
    assert_eq!(desk.fold.people.gave_up(), [Seat::A, Seat::B]);
    desk.add(vec![Entry::Resign { seat: Seat::A }]);
    assert_eq!(desk.fold.people.gave_up(), [Seat::A, Seat::B], "once is enough");
}

/// Where a table says so no bot plays on: the game is over with the first who leaves, and they are last.
#[test]
fn without_a_steward_the_game_ends_with_the_first_who_leaves() {
    let plan = Plan { no_steward: true, ..plan("burgundy", &[], "abc") };
    let mut desk = Desk::seated(Fold::new(Arc::new(plan)).unwrap(), "abc", 1);
    desk.play_some();
    assert_eq!(desk.fold.state(), State::Running);
    assert!(desk.fold.people.ends_without(Seat::B), "whoever wants to leave is told");
    desk.add(vec![Entry::Resign { seat: Seat::B }]);
    assert_eq!(desk.fold.state(), State::Over);
    let ranks: Vec<_> = Seat::first(3)
        .filter_map(|seat| desk.fold.standings().of(seat).map(|standing| standing.rank))
        .collect();
    assert_eq!(ranks[1], 3, "{ranks:?}");
}

#[test]
fn whoever_gave_up_stands_behind_the_others_in_the_end() {
    let mut desk = Desk::of("burgundy", &[], "ab");
    let rank = |desk: &Desk, seat| desk.fold.standings().of(seat).map(|standing| standing.rank);
    let ahead = Seat::first(2).find(|&seat| rank(&desk, seat) == Some(1)).unwrap();
    let natural = desk.fold.line.moves();
    desk.play_some();
    desk.add(vec![Entry::Resign { seat: ahead }]);
    assert_eq!(rank(&desk, ahead), Some(2));
    let at = |moves| desk.fold.position(moves, Viewer::Public, false).standings;
    assert_eq!(at(desk.fold.line.moves()), desk.fold.standings());
    assert_eq!(at(natural).of(ahead).map(|standing| standing.rank), Some(1), "as it was then");
}

#[test]
fn entries_that_do_not_fit_are_not_folded() {
    let unfit = |entry: Entry| {
        let mut fold = Desk::of("burgundy", &[], "ab").fold;
        let seq = fold.seq() + 1;
        (fold.apply_batch(crate::entry::Batch { seq, at: 0, entries: vec![entry] }), seq)
    };
    let invite = Invite::random(MOMENT.entropy).unwrap();
    for entry in [
        sit(Seat::C, 'c'),
        Entry::Leave { seat: Seat::C },
        Entry::Invite { seat: Seat::C, invite },
        Entry::Resign { seat: Seat::C },
        Entry::Undo { to: 1_000 },
        Entry::Redo { to: 1_000 },
    ] {
        let (done, seq) = unfit(entry.clone());
        assert!(matches!(done, Err(Broken::Entry(at)) if at == seq), "{entry:?}: {done:?}");
    }
    let (done, seq) = unfit(Entry::Play { by: Actor::Chance, action: "dance".into() });
    assert!(matches!(done, Err(Broken::Action { seq: at, .. }) if at == seq), "{done:?}");
    let mut fold = Desk::of("burgundy", &[], "ab").fold;
    let (have, found) = (fold.seq(), fold.seq() + 2);
    let gap = fold.apply_batch(crate::entry::Batch { seq: found, at: 0, entries: Vec::new() });
    assert!(matches!(gap, Err(Broken::Gap { have: a, found: b }) if (a, b) == (have, found)));
}

#[test]
fn a_table_goes_for_everybody_only_while_it_is_its_owners_alone() {
    let removal = |desk: &Desk, letter| desk.fold.removal(person(letter));
    let open = waiting();
    assert_eq!(removal(&open, 'a'), Removal::Delete);
    assert_eq!(removal(&open, 'b'), Removal::Unlist, "somebody else made it");
    let shared = Desk::of("burgundy", &[], "ab");
    assert_eq!(removal(&shared, 'a'), Removal::Unlist, "the game has begun");
    assert_eq!(removal(&Desk::of("burgundy", &[], "a."), 'a'), Removal::Delete);
    assert_eq!(removal(&Desk::of("burgundy", &[], "b."), 'b'), Removal::Unlist);
    let everybody: Vec<_> = Desk::of("burgundy", &[], "bc").fold.everybody().into_iter().collect();
    assert_eq!(everybody, [person('a'), person('b'), person('c')]);
}

#[test]
fn a_record_is_looked_at_and_not_played() {
    let chairs = ["bot:quick", "Ann"].map(|name| Chair::Recorded { name: name.into() });
    let plan = Plan { kind: Kind::Record, chairs: chairs.to_vec(), ..plan("burgundy", &[], "ab") };
    let fold = Fold::new(Arc::new(plan)).unwrap();
    assert_eq!(fold.state(), State::Over);
    let who = |seat| fold.people.on(seat).map(|sitter| (sitter.who.clone(), sitter.guest()));
    assert_eq!(who(Seat::A), Some((Who::Recorded, None)));
    assert_eq!(fold.people.on(Seat::B).and_then(Sitter::bot), None);
}

/// Whoever gives up is told beforehand whether somebody plays on.
#[test]
fn a_game_ends_when_nobody_is_left_to_play_with() {
    for (seats, ends) in [("ab", true), ("abc", false), ("a..", true), ("aaa", false), ("aa", true)]
    {
        let mut desk = Desk::of("burgundy", &[], seats);
        let shown = desk.look('a');
        assert_eq!(shown["seats"][0]["ends"].as_bool().unwrap_or_default(), ends, "{seats}");
        assert_eq!(desk.look('c')["seats"][0]["ends"].as_bool(), None, "it is not theirs");
        desk.add(vec![Entry::Resign { seat: Seat::A }]);
        assert_eq!(desk.fold.state() == State::Over, ends, "{seats}");
        assert_eq!(desk.look('a')["seats"][0]["ends"].as_bool(), None, "it is done");
    }
}

#[test]
fn whoever_takes_a_table_from_their_list_before_it_begins_stands_up() {
    let mut desk = Desk::waiting(Fold::new(Arc::new(plan("burgundy", &[], "abcd"))).unwrap(), 1);
    desk.add(vec![sit(Seat::A, 'a'), sit(Seat::B, 'b'), sit(Seat::D, 'b')]);
    let unlist =
        |desk: &Desk, letter| desk.fold.entries_of_unlisting(MOMENT, person(letter)).unwrap();
    assert_eq!(unlist(&desk, 'a'), [], "its owner deletes it");
    assert_eq!(unlist(&desk, 'z'), [], "whoever does not sit there");
    let left: Vec<Seat> = unlist(&desk, 'b')
        .into_iter()
        .filter_map(|entry| match entry {
            Entry::Leave { seat } => Some(seat),
            _ => None,
        })
        .collect();
    assert_eq!(left, [Seat::B, Seat::D]);
    assert_eq!(unlist(&Desk::of("burgundy", &[], "ab"), 'b'), [], "who plays stays");
}

/// A listed table of Burgundy for three at which only its owner sits.
fn listed() -> Desk {
    let public = Some(Public { who: Welcome::Everybody, language: None, seeking: None });
    let plan = Plan { public, ..plan("burgundy", &[], "abc") };
    let mut desk = Desk::waiting(Fold::new(Arc::new(plan)).unwrap(), 1);
    desk.add(vec![sit(Seat::A, 'a')]);
    desk
}

#[test]
fn a_listed_table_is_joined_without_a_link_until_somebody_was_faster() {
    let mut desk = listed();
    let join = |desk: &Desk, letter| desk.fold.entries_of_join(MOMENT, &guest(letter), false);
    assert_eq!(join(&desk, 'a').unwrap(), [], "whoever sits there stays there");
    for letter in ['d', 'e'] {
        let entries = join(&desk, letter).unwrap();
        desk.add(entries);
    }
    assert_eq!(desk.fold.state(), State::Running);
    assert!(matches!(join(&desk, 'f'), Err(Fault::SeatTaken)));
    assert_eq!(join(&desk, 'e').unwrap(), [], "a second click finds the seat taken by the first");
    assert!(matches!(join(&waiting(), 'd'), Err(Fault::BadInvite)), "a private one wants its link");
    let invited = waiting().fold.entries_of_join(MOMENT, &guest('d'), true).unwrap();
    assert_eq!(invited[0], sit(Seat::B, 'd'), "or an invitation by name");
}

#[test]
fn who_sits_at_a_table_is_read_without_its_game() {
    let mut desk = listed();
    desk.add(desk.fold.entries_of_join(MOMENT, &guest('d'), false).unwrap());
    desk.add(desk.fold.entries_of_leave(MOMENT, person('d'), Seat::B).unwrap());
    desk.add(desk.fold.entries_of_join(MOMENT, &guest('e'), false).unwrap());
    desk.add(desk.fold.entries_of_join(MOMENT, &guest('f'), false).unwrap());
    let read = Seating::read(&desk.fold.plan, &desk.batches);
    let who = |people: &crate::People| people.guests().collect::<Vec<_>>();
    assert_eq!(who(&read.people), who(&desk.fold.people));
    assert_eq!((read.seq, read.people.open()), (desk.fold.seq(), SeatSet::EMPTY));
}

/// A list knows of everybody what the table knows, whatever has become of them.
#[test]
fn a_list_reads_who_sits_there_as_the_table_does() {
    let mut desk = Desk::waiting(Fold::new(Arc::new(plan("burgundy", &[], "abcd"))).unwrap(), 1);
    let bot = Entry::Bot { seat: Seat::C, level: "farmer".into() };
    let chat = Entry::Chat { guest: person('a'), name: "a".into(), text: "well".into() };
    let seats_somebody = [true, true, true, true, true, true, false];
    let entries = vec![
        sit(Seat::A, 'a'),
        sit(Seat::B, 'c'),
        Entry::Leave { seat: Seat::B },
        sit(Seat::B, 'b'),
        bot,
        sit(Seat::D, 'd'),
        chat,
    ];
    assert_eq!(entries.iter().map(Entry::seats_somebody).collect::<Vec<_>>(), seats_somebody);
    for entry in entries {
        desk.add(vec![entry]);
    }
    desk.let_chance();
    desk.add(vec![Entry::Claim { seat: Seat::D, by: Seat::A }]);
    desk.add(vec![Entry::Resign { seat: Seat::B }]);
    for batches in 1..=desk.batches.len() {
        let (batches, plan) = (&desk.batches[..batches], Arc::clone(&desk.fold.plan));
        let read = Seating::read(&plan, batches);
        let fold = Fold::read(plan, batches.to_vec()).unwrap();
        assert!(read.people.iter().eq(fold.people.iter()));
        assert_eq!((read.people.gave_up(), read.seq), (fold.people.gave_up(), fold.seq()));
    }
}

#[test]
fn people_talk_in_a_language_that_is_known_here() {
    let wished = |language: Option<&str>| {
        let language = language.map(str::to_owned);
        Public::wished(&PublicWish { who: Welcome::Everybody, language })
    };
    for known in ["en", "pl", "ru"] {
        assert_eq!(wished(Some(known)).unwrap().language.as_deref(), Some(known));
    }
    assert_eq!(wished(None).unwrap().language, None, "moves need none");
    assert!(matches!(wished(Some("latin")), Err(Fault::BadField { field: "language", .. })));
}

#[test]
fn everybody_sits_down_with_a_shield() {
    let ann = guest('a');
    let shown = |guest: &Guest| match guest.sits(Seat::A) {
        Entry::Sit { card, .. } => card,
        other => panic!("{other:?}"),
    };
    assert_eq!(shown(&ann).arms, Some(Arms::of(person('a'))), "the one that they were given");
    let chosen = Arms::read("chevron sable argent bee").unwrap();
    let card = Card { arms: Some(chosen), zone: Some("Asia/Tokyo".into()), away: Vec::new() };
    assert_eq!(shown(&Guest { card: card.clone(), ..ann }), card);
}

/// Where others have a name that looks the same, whoever comes later has a mark.
#[test]
fn nobody_is_taken_for_somebody_else() {
    let mut desk = Desk::waiting(Fold::new(Arc::new(plan("craftsmen", &[], "abcde"))).unwrap(), 1);
    let names = [('a', "Anna"), ('b', "ANNA"), ('c', "an-na"), ('d', "A n n a"), ('e', "Anna")];
    let sit = |desk: &mut Desk, seat: Seat, letter: char, name: &str| {
        let (guest, name) = (person(letter), name.to_owned());
        desk.add(vec![Entry::Sit { seat, guest, name, card: Card::default() }]);
        desk.fold.people.on(seat).unwrap().name.clone()
    };
    let called: Vec<_> = Seat::first(5)
        .zip(names)
        .map(|(seat, (letter, name))| sit(&mut desk, seat, letter, name))
        .collect();
    assert_eq!(called, ["Anna", "ANNA ②", "an-na ③", "A n n a ④", "Anna ⑤"]);
    let mut desk = Desk::waiting(Fold::new(Arc::new(plan("orleans", &[], "abcd"))).unwrap(), 1);
    assert_eq!(sit(&mut desk, Seat::A, 'a', "Anna"), "Anna");
    assert_eq!(sit(&mut desk, Seat::B, 'a', "Anna"), "Anna", "they are one person");
    assert_eq!(sit(&mut desk, Seat::C, 'c', "Hanna"), "Hanna");
    // Whoever has been forgotten has no name, nor has the next.
    assert_eq!(sit(&mut desk, Seat::C, 'x', ""), "");
    assert_eq!(sit(&mut desk, Seat::D, 'y', ""), "");
}
