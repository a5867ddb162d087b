//! Actions as values: whatever can be put together from the types, also what has no notation and no
//! number, is accepted exactly when it is offered.

use std::collections::BTreeSet;

use crate::common::random_game;
use quadrivium_core::{Actor, Chance, Key, Numbers, Rules, Seat, Turn};
use quadrivium_craftsmen::{
    Action, Building, Capital, Craftsmen, End, Good, Guild, Kind, Place, QueueSpace, Sawmill, Ship,
    Token,
};
use rand::RngExt;

/// Every value that an action can have.
fn every_value() -> Vec<Action> {
    let mut all = vec![
        Action::Points,
        Action::Draw,
        Action::Store,
        Action::Lose,
        Action::Privilege,
        Action::Stall,
        Action::Precede,
        Action::Pass,
        Action::Done,
    ];
    for kind in Kind::ALL {
        all.extend([Action::Exchange { kind }, Action::Look { kind }]);
    }
    for sawmill in Sawmill::all() {
        all.extend([Action::TakeSawmill { sawmill }, Action::Sawmill { sawmill }]);
    }
    for guild in Guild::ALL {
        all.push(Action::Place { guild });
        all.extend(QueueSpace::ALL.map(|space| Action::Stack { guild, space }));
    }
    for card in Capital::ALL {
        all.extend([Action::Give { card }, Action::Pay { card }, Action::Discard { card }]);
        all.extend([Action::Invest { card }, Action::Take { card }, Action::Capital { card }]);
    }
    for card in Building::all() {
        all.extend([Action::Return { card }, Action::Buy { card }, Action::Auction { card }]);
        all.extend([Action::Lay { card }, Action::Work { card }, Action::Deliver { card }]);
        all.push(Action::Building { card });
        for end in End::ALL {
            all.extend([true, false].map(|privileged| Action::Build { card, end, privileged }));
        }
    }
    all.extend((0..=u8::MAX).map(|amount| Action::Bid { amount }));
    all.extend(Place::ALL.map(|place| Action::Put { place }));
    for good in Good::ALL {
        all.push(Action::Make { good, to: None });
        for to in Building::all() {
            all.extend([Action::Make { good, to: Some(to) }, Action::Fetch { good, to }]);
            all.push(Action::Purchase { good, to });
        }
    }
    for ship in Ship::all() {
        all.extend([Action::Load { ship }, Action::Bribe { ship }]);
    }
    all.extend(Token::ALL.map(|token| Action::TakeToken { token }));
    all.extend((0..Seat::MOST).filter_map(Seat::from_index).map(|seat| Action::Next { seat }));
    all
}

fn offered(game: &Craftsmen, by: Actor) -> BTreeSet<Action> {
    match (game.turn(), by) {
        (Turn::Chance, Actor::Chance) => {
            let mut outcomes = Vec::new();
            game.outcomes(&mut outcomes);
            outcomes.into_iter().map(|(action, _)| action).collect()
        }
        (Turn::Players(seats), Actor::Seat(seat)) if seats.contains(seat) => {
            let mut offered = Vec::new();
            game.legal(seat, &mut offered);
            offered.into_iter().collect()
        }
        _ => BTreeSet::new(),
    }
}

#[test]
fn what_is_not_offered_is_refused_and_changes_nothing() {
    let all = every_value();
    let mut kinds = BTreeSet::new();
    for (players, seed) in (2..=5).flat_map(|players| [(players, 31), (players, 32)]) {
        random_game(players, seed, |game, rng| {
            let kind = crate::common::kind(game);
            // Every question soon, and any now and then.
            if !kinds.insert((players, kind.clone())) && rng.random_range(0..4) > 0 {
                return;
            }
            let seats = (0..Seat::MOST).filter_map(Seat::from_index).map(Actor::Seat);
            for by in seats.chain([Actor::Chance]) {
                let offered = offered(game, by);
                let mut trial = *game;
                for &action in all.iter().filter(|action| !offered.contains(action)) {
                    let refused = trial.apply(by, action).is_err();
                    assert!(refused, "`{by} {action:?}` is not offered at {kind}");
                }
                assert_eq!(trial, *game, "refusals change nothing");
                for &action in &offered {
                    assert!(all.contains(&action), "{action}");
                    assert!(game.clone().apply(by, action).is_ok(), "`{by} {action}` is offered");
                }
            }
        });
    }
    assert!(kinds.len() > 80, "{} questions", kinds.len());
}

/// A value that nobody can ever be offered has no number, and all others have one of their own.
#[test]
fn only_what_can_be_offered_has_a_number() {
    let mut numbers = BTreeSet::new();
    for action in every_value() {
        if let Some(id) = Craftsmen::action_id(action) {
            assert_eq!(Craftsmen::action_from_id(id), Some(action), "{id}");
            numbers.insert(id);
        }
        let text = action.to_string();
        match text.parse::<Action>() {
            Ok(read) => assert_eq!(read, action, "{text}"),
            Err(_) => assert_eq!(Craftsmen::action_id(action), None, "{text}"),
        }
    }
    assert_eq!(numbers.len() as u32, Craftsmen::ACTION_IDS);
}
