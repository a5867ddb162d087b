use super::*;
use crate::surroundings::SystemEntropy;
use quadrivium_table::ids::Id;

fn id<const N: usize>() -> Id<N> {
    Id::random(&SystemEntropy).unwrap()
}

fn node() -> Crowd {
    Crowd::new(id())
}

/// Everything one of them has to say arrives at the other.
fn pass(from: &Crowd, to: &Crowd) -> Vec<Word> {
    let said = from.words();
    let words = said.iter().map(|said| said.word.clone()).collect();
    for said in said {
        to.hear(said, Instant::now());
    }
    words
}

/// Two nodes that know each other and have nothing to say.
fn pair() -> (Crowd, Crowd) {
    let (here, there) = (node(), node());
    for _ in 0..2 {
        pass(&here, &there);
        pass(&there, &here);
    }
    for (from, to) in [(&here, &there), (&there, &here)] {
        pass(from, to);
        assert_eq!(pass(from, to), [Word::Alive]);
    }
    (here, there)
}

#[test]
fn whose_page_is_hidden_is_there_and_sees_nothing() {
    let (here, there) = pair();
    let (table, ann) = (id(), id());
    here.enter(table, Some(ann));
    here.hide(table, ann, true);
    pass(&here, &there);
    for crowd in [&here, &there] {
        assert!(crowd.at(table).guests.contains_key(&ann) && !crowd.sees(table, ann));
    }
    // Another page of theirs, which they see, at the other node.
    there.enter(table, Some(ann));
    pass(&there, &here);
    assert!(here.sees(table, ann) && there.sees(table, ann));
    there.leave(table, Some(ann));
    here.hide(table, ann, false);
    pass(&there, &here);
    pass(&here, &there);
    assert!(here.sees(table, ann) && there.sees(table, ann));
}

#[test]
fn who_is_at_one_node_is_known_at_the_other() {
    let (here, there) = pair();
    let (table, ann, ben) = (id(), id(), id());
    here.enter(table, Some(ann));
    there.enter(table, Some(ben));
    there.enter(table, None);
    there.think(table, Some(Seat::B));
    pass(&here, &there);
    pass(&there, &here);
    for crowd in [&here, &there] {
        let all = crowd.at(table);
        assert_eq!(all.guests.keys().copied().collect::<BTreeSet<_>>(), [ann, ben].into());
        assert_eq!((all.nameless, all.thinking), (1, Some(Seat::B)));
        assert!(crowd.sees(table, ann) && crowd.sees(table, ben) && !crowd.sees(table, id()));
        assert_eq!(crowd.everybody().len(), 2);
    }
    assert!(here.is_here(table));
    here.leave(table, Some(ann));
    assert!(!here.is_here(table), "who is elsewhere keeps no table in memory here");
    let before = there.version();
    pass(&here, &there);
    assert!(there.version() > before && !there.sees(table, ann));
    there.leave(table, Some(ben));
    there.leave(table, None);
    there.think(table, None);
    pass(&there, &here);
    assert!(here.at(table).same(&Presence::default()));
    assert!(here.known().others.values().all(|other| other.tables.is_empty()), "nothing stays");
}

#[test]
fn a_guest_is_there_until_the_last_connection_ends_at_whichever_node() {
    let (here, there) = pair();
    let (table, ann) = (id(), id());
    here.enter(table, Some(ann));
    there.enter(table, Some(ann));
    pass(&there, &here);
    assert_eq!(here.at(table).guests[&ann], 2);
    here.leave(table, Some(ann));
    assert!(here.sees(table, ann));
    there.leave(table, Some(ann));
    pass(&there, &here);
    assert!(!here.sees(table, ann));
}

#[test]
fn nobody_is_told_where_there_is_nobody() {
    let alone = node();
    assert_eq!(alone.words()[0].word, Word::Tell(None), "the first word asks");
    alone.enter(id(), None);
    assert_eq!(alone.words()[0].word, Word::Alive);
}

#[test]
fn what_comes_and_goes_within_a_moment_is_not_told() {
    let (here, there) = pair();
    let (table, other) = (id(), id());
    for _ in 0..50 {
        here.enter(table, None);
        here.leave(table, None);
        here.enter(other, None);
    }
    let words = pass(&here, &there);
    assert_eq!(words.len(), 1, "{words:?}");
    assert_eq!(there.at(other).nameless, 50);
}

#[test]
fn a_node_that_starts_is_told_who_was_there_before() {
    let (here, there) = pair();
    let (table, gone) = (id(), id());
    here.enter(table, None);
    here.enter(gone, None);
    let words = pass(&here, &there);
    assert_eq!(words.len(), 2);
    let third = node();
    pass(&third, &here);
    pass(&here, &third);
    assert_eq!(third.at(table).nameless, 1);
    assert!(!third.words().iter().any(|said| matches!(said.word, Word::Tell(_))), "it knows all");
    // Whoever has missed that somebody went hears it with everything else.
    here.leave(gone, None);
    let _lost = here.words();
    assert_eq!(there.at(gone).nameless, 1);
    there.ask();
    pass(&there, &here);
    pass(&here, &there);
    assert_eq!((there.at(gone).nameless, there.at(table).nameless), (0, 1));
}

#[test]
fn a_node_that_falls_silent_is_forgotten_and_welcome_back() {
    let (here, there) = pair();
    let table = id();
    there.enter(table, None);
    pass(&there, &here);
    let (now, patience) = (Instant::now(), Duration::from_secs(12));
    assert_eq!(here.forget(now, patience), []);
    assert_eq!(here.forget(now + patience * 2, patience), [table]);
    assert_eq!(here.at(table).nameless, 0);
    // It had only been frozen, and does not know that it was forgotten.
    assert_eq!(pass(&there, &here), [Word::Alive]);
    pass(&here, &there);
    pass(&there, &here);
    assert_eq!(here.at(table).nameless, 1);
}

#[test]
fn a_node_that_stops_is_gone_at_once_and_says_nothing_more() {
    let (here, there) = pair();
    let table = id();
    there.enter(table, None);
    pass(&there, &here);
    for said in there.farewell() {
        assert_eq!(here.hear(said, Instant::now()), [table]);
    }
    assert_eq!(here.at(table).nameless, 0);
    assert_eq!(there.words(), []);
}

#[test]
fn words_that_come_late_or_from_oneself_say_nothing() {
    let (here, there) = pair();
    let table = id();
    there.enter(table, None);
    let late = there.words();
    there.leave(table, None);
    pass(&there, &here);
    for said in late {
        assert_eq!(here.hear(said.clone(), Instant::now()), []);
        assert_eq!(there.hear(said, Instant::now()), []);
    }
    assert_eq!((here.at(table).nameless, there.at(table).nameless), (0, 0));
}

#[test]
fn what_was_not_heard_is_told_again() {
    let (here, there) = pair();
    let table = id();
    here.enter(table, None);
    let _lost = here.words();
    here.unheard();
    pass(&here, &there);
    assert_eq!(there.at(table).nameless, 1);
}
