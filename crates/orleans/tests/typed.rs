//! Every action that can be built, also those that no text and no number stands for: what is not
//! offered is refused, by players and by chance, and changes nothing.

use crate::common::middle::{TURNED, TURNS, begin};
use crate::common::{A, Notated, duel, duel_with, polish};
use quadrivium_core::{Actor, Chance, Key, Numbers, Rules, Seat, Turn};
use quadrivium_orleans::{
    Action, Deed, Edition, Follower as F, Good, Hourglass, Illegal, Kind, Loss, Options, Orleans,
    Place, PlanningOrder, Source, Space, Stage, Town, Ware, Way,
};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

fn all<K: Key>() -> impl Iterator<Item = K> + Clone {
    (0..K::COUNT).filter_map(K::from_index)
}

/// Nothing, or one of them.
fn perhaps<K: Key>() -> impl Iterator<Item = Option<K>> {
    std::iter::once(None).chain(all().map(Some))
}

/// Every value of the type.
fn every_action() -> Vec<Action> {
    let seats = || all::<Seat>();
    let spaces = all::<Space>;
    let mut out = vec![Action::Bathe, Action::Pass, Action::Protect];
    out.extend([Action::Skip, Action::Next, Action::Done]);
    for tile in all::<Place>() {
        let loss = Loss::Tile { tile };
        out.extend([Action::Remove { tile }, Action::Tile { tile }, Action::Use { place: tile }]);
        out.push(Action::Lose { loss });
    }
    for number in 0..=u8::MAX {
        out.push(Action::Draw { count: number });
        out.extend([Action::Pay { coins: number }, Action::Bake { grain: number }]);
    }
    for follower in all::<F>() {
        out.extend([Action::Keep { follower }, Action::Stow { follower }]);
        out.push(Action::Follower { follower });
        for space in spaces() {
            out.push(Action::Back { space, follower });
            out.extend(all::<Source>().map(|source| Action::Assign { follower, space, source }));
        }
    }
    for kind in all::<Kind>() {
        out.extend([Action::Recruit { kind }, Action::Bonus { kind }]);
        for deed in all::<Deed>() {
            out.extend([false, true].map(|point| Action::Deed { kind, deed, point }));
        }
    }
    out.extend(spaces().map(|space| Action::Technology { space }));
    out.extend(seats().map(|seat| Action::Merchant { seat }));
    out.extend(seats().map(|seat| Action::Start { seat }));
    for town in all::<Town>() {
        out.extend(all::<Way>().map(|way| Action::Move { town, way }));
    }
    out.extend(all::<Good>().flat_map(|good| [Action::Take { good }, Action::Good { good }]));
    out.extend(all::<Hourglass>().map(|tile| Action::Reveal { tile }));
    out.extend(all::<Ware>().map(|ware| Action::Give { ware }));
    let losses = [Loss::Follower, Loss::Point].into_iter();
    let losses = losses.chain(perhaps().map(|town| Loss::Station { town }));
    let losses = losses.chain(all().map(|ware| Loss::Ware { ware }));
    let losses = losses.chain(perhaps().map(|space| Loss::Technology { space }));
    out.extend(losses.map(|loss| Action::Lose { loss }));
    out
}

/// Tries everything that is not offered, by everybody and by chance.
fn refuses_the_rest(game: &Orleans, everything: &[Action], context: &str) {
    let (mut offered, mut outcomes) = (Vec::new(), Vec::new());
    let mut after = *game;
    for seat in all::<Seat>() {
        game.legal(seat, &mut offered);
        for action in everything.iter().filter(|action| !offered.contains(action)) {
            let accepted = after.apply(seat.into(), *action).is_ok();
            assert!(!accepted, "{context}: {seat} {action} is not offered and is accepted");
        }
    }
    game.outcomes(&mut outcomes);
    for action in everything.iter().filter(|action| !outcomes.iter().any(|it| it.0 == **action)) {
        let accepted = after.apply(Actor::Chance, *action).is_ok();
        assert!(!accepted, "{context}: * {action} is no outcome and is accepted");
    }
    assert!(after == *game, "{context}: what is refused changes nothing");
}

/// Plays a game at random and looks at about every tenth position.
fn play(mut game: Orleans, seed: u64, everything: &[Action]) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut legal = Vec::new();
    loop {
        if rng.random_range(0..10) == 0 {
            refuses_the_rest(&game, everything, &format!("{:?}, {seed}", game.options()));
        }
        let (by, action) = match game.turn() {
            Turn::Over => return,
            Turn::Chance => (Actor::Chance, game.sample(&mut rng)),
            Turn::Players(seats) => {
                let seat = seats.iter().next().expect("somebody is asked");
                game.legal(seat, &mut legal);
                (seat.into(), legal[rng.random_range(0..legal.len())])
            }
        };
        game.apply(by, action).expect("offered means accepted");
    }
}

#[test]
fn what_is_not_offered_is_refused_whatever_it_is() {
    let everything = every_action();
    for turned in 0..TURNS {
        TURNED.set(turned);
        for edition in Edition::ALL {
            let planning_order = PlanningOrder::ALL[turned % PlanningOrder::ALL.len()];
            let options = Options { planning_order, extra_tiles: true, ..Options::of(2, edition) };
            play(begin(&options), turned as u64, &everything);
            play(begin(&Options::of(3, edition)), turned as u64, &everything);
        }
    }
    let options = Options { remove_tiles: true, ..polish(4) };
    play(Orleans::new(&options).unwrap(), 1, &everything);
}

/// The questions of places, each with everything that can be said.
#[test]
fn places_take_no_more_than_they_may() {
    let everything = every_action();
    let refused = |game: &mut Orleans, action: Action| game.apply(A.into(), action).unwrap_err();

    let crew = [F::OwnFarmer, F::OwnBoatman, F::OwnCraftsman];
    let mut village = duel().filled(A, Place::Village, &crew).game(Stage::Acting);
    village.play_lines(&["A use village"]);
    refuses_the_rest(&village, &everything, "Village");
    for kind in [Kind::Monk, Kind::Knight, Kind::Scholar, Kind::Farmer] {
        assert_eq!(refused(&mut village, Action::Recruit { kind }), Illegal::NotAsked);
    }

    let pharmacy = duel().tile(A, Place::Pharmacy).filled(A, Place::Pharmacy, &[F::Monk]);
    let mut pharmacy = pharmacy.coins(A, 20).game(Stage::Acting);
    pharmacy.play_lines(&["A use pharmacy"]);
    refuses_the_rest(&pharmacy, &everything, "Pharmacy");
    assert_eq!(refused(&mut pharmacy, Action::Pay { coins: 9 }), Illegal::NotAsked);
    assert_eq!(refused(&mut pharmacy, Action::Pay { coins: 0 }), Illegal::NotAsked);

    let bakery = duel_with(Options { extra_tiles: true, ..polish(2) })
        .tile(A, Place::Bakery)
        .filled(A, Place::Bakery, &[F::OwnFarmer, F::OwnCraftsman]);
    let mut bakery = bakery.wares(A, Ware::Grain, 7).game(Stage::Acting);
    bakery.play_lines(&["A use bakery"]);
    refuses_the_rest(&bakery, &everything, "Bakery");
    assert_eq!(refused(&mut bakery, Action::Bake { grain: 6 }), Illegal::NotAsked);
}

/// Whatever has a number is read back from it; the rest has none, and nothing panics.
#[test]
fn numbers_stand_for_one_action_each() {
    let everything = every_action();
    for &action in &everything {
        if let Some(id) = Orleans::action_id(action) {
            assert_eq!(Orleans::action_from_id(id), Some(action), "{action}");
        }
    }
    let numbered = everything.iter().filter(|&&action| Orleans::action_id(action).is_some());
    let readable = (0..Orleans::ACTION_IDS).filter(|&id| Orleans::action_from_id(id).is_some());
    assert_eq!(numbered.count(), readable.count(), "every numbered action was tried");
}
