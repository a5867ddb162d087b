//! Where several things are chosen one by one, no order of choosing loses a right: of two answers to
//! one question that can both be given, either can be given first, and both lead to the same.

use crate::common::middle::{TURNED, TURNS, begin};
use quadrivium_core::{Actor, Chance, Rules, Seat, Turn};
use quadrivium_orleans::{
    Action, Edition, Loss, Options, Orleans, Pending, PlanningOrder, Question, TakeBack, Together,
    TowerDeeds,
};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The position after a decision, if the same question goes on.
fn then(game: &Orleans, seat: Seat, action: Action) -> Option<Orleans> {
    let mut after = *game;
    after.apply(seat.into(), action).ok()?;
    let one_by_one = game.options().planning_order == PlanningOrder::OneByOne;
    // A place on which nothing more fits ends the turn of whoever plans one place at a time.
    let next_turn = one_by_one
        && matches!(after.asked(), Some(Pending::Player { question: Question::Plan, .. }));
    (after.turn().players().contains(seat) && !next_turn).then_some(after)
}

/// Answers that choose one of several things; the others end a question or begin something else.
fn is_choice(action: Action) -> bool {
    matches!(
        action,
        Action::Back { .. }
            | Action::Stow { .. }
            | Action::Assign { .. }
            | Action::Technology { .. }
            | Action::Deed { .. }
            | Action::Lose { .. }
    )
}

/// Who gives up a tile gives up the technology on it as well, so the tile comes last.
fn goes_with(action: Action, other: Action) -> bool {
    match (action, other) {
        (
            Action::Lose { loss: Loss::Technology { space: Some(space) } },
            Action::Lose { loss: Loss::Tile { tile } },
        ) => space.place() == tile,
        // Bread of a Bakery that is given up is grain again.
        (Action::Lose { loss: Loss::Ware { .. } }, Action::Lose { loss: Loss::Tile { .. } }) => {
            true
        }
        _ => false,
    }
}

/// Looks at all pairs of answers; returns how many can both be given.
fn either_first(game: &Orleans, seat: Seat) -> usize {
    let mut offered = Vec::new();
    game.legal(seat, &mut offered);
    offered.retain(|&action| is_choice(action));
    let after: Vec<_> = offered.iter().map(|&action| then(game, seat, action)).collect();
    let mut pairs = 0;
    for (one, after_one) in offered.iter().zip(&after) {
        for (other, after_other) in offered.iter().zip(&after) {
            if one == other || goes_with(*one, *other) {
                continue;
            }
            let mut both = after_one.unwrap_or(*game);
            if after_one.is_none() || both.apply(seat.into(), *other).is_err() {
                continue;
            }
            let mut turned =
                after_other.unwrap_or_else(|| panic!("{other} ends what {one} does not"));
            let accepted = turned.apply(seat.into(), *one);
            assert_eq!(
                accepted,
                Ok(()),
                "{one} can be followed by {other}, but does not follow it"
            );
            assert_eq!(turned, both, "{one} and {other}");
            pairs += 1;
        }
    }
    pairs
}

/// Plays a game at random and looks at every question; counts the pairs by question.
fn play(mut game: Orleans, seed: u64, pairs: &mut [usize; 3]) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut legal = Vec::new();
    loop {
        let (by, action) = match game.turn() {
            Turn::Over => return,
            Turn::Chance => (Actor::Chance, game.sample(&mut rng)),
            Turn::Players(seats) => {
                for seat in seats {
                    let which = match game.asked() {
                        Some(Pending::Together(Together::Declare { .. })) => 0,
                        Some(Pending::Player { question: Question::Stow { .. }, .. }) => 1,
                        _ => 2,
                    };
                    pairs[which] += either_first(&game, seat);
                }
                let seat = seats.iter().next().expect("somebody is asked");
                game.legal(seat, &mut legal);
                (seat.into(), legal[rng.random_range(0..legal.len())])
            }
        };
        game.apply(by, action).expect("offered means accepted");
    }
}

#[test]
fn no_order_of_choosing_loses_a_right() {
    let mut pairs = [0; 3];
    for turned in 0..TURNS {
        TURNED.set(turned);
        for edition in Edition::ALL {
            for take_back in TakeBack::ALL {
                let options = Options { take_back, ..Options::of(2, edition) };
                play(begin(&options), turned as u64, &mut pairs);
            }
            let planning_order = PlanningOrder::ALL[turned % PlanningOrder::ALL.len()];
            let tower_deeds = match planning_order {
                PlanningOrder::Simultaneous => TowerDeeds::Action,
                _ => TowerDeeds::Planning,
            };
            let options = Options { planning_order, tower_deeds, ..Options::of(3, edition) };
            play(begin(&Options { extra_tiles: true, ..options }), 7, &mut pairs);
        }
    }
    assert!(pairs.into_iter().all(|pairs| pairs > 100), "every question has come up: {pairs:?}");
}
