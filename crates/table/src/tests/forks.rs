//! What a fork holds in place of secrets.

use quadrivium_core::Seat;
use rand::SeedableRng;
use rand::rngs::StdRng;

use super::desk::{Desk, person};
use crate::entry::Entry;

/// Three cards for A, three for B, and A has chosen one.
fn chosen() -> Desk {
    let mut desk = Desk::toy("ab", &["one", "two", "three", "one", "three", "two"]);
    desk.play(Seat::A, "play three").unwrap();
    desk
}

/// B's forks of the first moves, as B might get them.
fn forks(desk: &Desk, moves: u32) -> Vec<Vec<String>> {
    let action = |entry: Entry| match entry {
        Entry::Play { action, .. } => action,
        other => panic!("{other:?} is no move"),
    };
    let fork = |seed| {
        let past = desk.fold.past(person('b'), moves);
        let plays = past.plays(&mut StdRng::seed_from_u64(seed)).expect("something is found");
        plays.into_iter().map(action).collect()
    };
    (0..300).map(fork).collect()
}

fn truth(desk: &Desk, moves: u32) -> Vec<String> {
    desk.fold.line.steps()[..moves as usize].iter().map(|step| step.action.to_string()).collect()
}

/// Whether B has seen some of it or nothing at all.
#[test]
fn a_fork_tells_secrets_only_when_the_game_is_over() {
    let mut desk = chosen();
    for moves in [3, 7] {
        let truth = truth(&desk, moves);
        assert!(forks(&desk, moves).iter().any(|fork| *fork != truth), "{moves}");
    }
    desk.add(vec![Entry::Resign { seat: Seat::B }]);
    for moves in [3, 7] {
        let truth = truth(&desk, moves);
        assert!(forks(&desk, moves).iter().all(|fork| *fork == truth), "{moves}");
    }
}

/// Of the cards that B does not hold six are ones, four twos and three threes.
#[test]
fn what_is_likely_comes_often() {
    let forks = forks(&chosen(), 7);
    let times = |card: &str| forks.iter().filter(|fork| fork[0] == format!("draw {card}")).count();
    let (ones, threes) = (times("one"), times("three"));
    assert!(ones * 3 > threes * 5, "{ones} ones and {threes} threes");
}
