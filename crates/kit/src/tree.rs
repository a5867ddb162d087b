//! Counted trees: how many sequences of decisions lead on from a position. Such a count changes only
//! together with a rule.

use quadrivium_core::{Actor, Game, Turn};

/// How many sequences of exactly so many decisions there are, by players and by chance.
///
/// # Panics
/// When something that is offered is refused.
pub fn sequences<G: Game>(game: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut next = Vec::new();
    match game.turn() {
        Turn::Over => {}
        Turn::Chance => {
            let mut outcomes = Vec::new();
            game.outcomes(&mut outcomes);
            next.extend(outcomes.into_iter().map(|(action, _)| (Actor::Chance, action)));
        }
        Turn::Players(seats) => {
            let mut actions = Vec::new();
            for seat in seats {
                game.legal(seat, &mut actions);
                next.extend(actions.iter().map(|&action| (Actor::Seat(seat), action)));
            }
        }
    }
    if depth == 1 {
        return next.len() as u64;
    }
    let after = |(by, action): (Actor, G::Action)| {
        let mut game = game.clone();
        if let Err(refused) = game.apply(by, action) {
            panic!("{by} {action}: offered, but {refused}");
        }
        sequences(&game, depth - 1)
    };
    next.into_iter().map(after).sum()
}

/// Compares trees with a list: a line names a position, a depth and the count; `#` starts a comment.
///
/// # Panics
/// When a count is another, with all lines that are wrong.
pub fn check_trees<G: Game>(list: &str, position: impl Fn(&str) -> G) {
    let mut wrong = Vec::new();
    for line in list.lines().filter(|line| !line.starts_with('#')) {
        let mut words = line.split_whitespace();
        let mut next = || words.next().expect("position, depth, count");
        let (name, depth, expected) = (next(), next(), next());
        let found = sequences(&position(name), depth.parse().expect("a depth"));
        if found.to_string() != expected {
            wrong.push(format!("{name} {depth} {found}, not {expected}"));
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}
