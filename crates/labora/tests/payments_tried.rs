//! Payments of random purses against a list made by trying everything: what the game allows is
//! exactly what can be paid without a tile too many.

use std::collections::BTreeSet;

use crate::common::{A, Look, Notated, enter, ireland, owning, pays};
use quadrivium_core::Rules;
use quadrivium_labora::{Good, Labora, Phase, Stack};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// All that is left over after every payment that the game allows.
fn outcomes(game: &Labora, found: &mut BTreeSet<Vec<u16>>) {
    if !pays(game) {
        found.insert(Good::ALL.iter().map(|&good| game.has(A, good)).collect());
        return;
    }
    let mut actions = Vec::new();
    game.legal(A, &mut actions);
    assert!(!actions.is_empty(), "a payment can be completed");
    for action in actions {
        let mut next = game.clone();
        next.apply(A.into(), action).unwrap();
        outcomes(&next, found);
    }
}

/// Every choice of numbers within these limits.
fn choices(limits: &[u16]) -> Vec<Vec<u16>> {
    limits.iter().fold(vec![Vec::new()], |all, &limit| {
        let longer = |list: &Vec<u16>| {
            let list = list.clone();
            (0..=limit).map(move |number| [list.clone(), vec![number]].concat())
        };
        all.iter().flat_map(longer).collect()
    })
}

/// Whether a payment reaches the sum and no tile of it could be taken out.
fn irredundant(counts: &[u16], worth: &[u16], due: u16) -> bool {
    let sum: u16 = counts.iter().zip(worth).map(|(count, worth)| count * worth).sum();
    let used = counts.iter().zip(worth).filter(|(count, _)| **count > 0);
    sum >= due && used.map(|(_, worth)| *worth).min().is_none_or(|least| sum - least < due)
}

/// The kinds of the random purses: fuel, then food.
const FUEL: [(Good, u16); 4] =
    [(Good::Coal, 6), (Good::Peat, 4), (Good::Wood, 2), (Good::Straw, 1)];
const FOOD: [(Good, u16); 5] =
    [(Good::Meat, 5), (Good::Sheep, 2), (Good::Whiskey, 2), (Good::Grain, 1), (Good::Coin, 1)];

/// The same worked out by trying everything: fuel without a tile too many, then food.
fn all_payments(purse: &dyn Fn(Good) -> u16, half_energy: u16, food: u16) -> BTreeSet<Vec<u16>> {
    let mut found = BTreeSet::new();
    let limits = FUEL.map(|(good, _)| match good {
        Good::Straw => purse(Good::Straw) + purse(Good::Grain),
        good => purse(good),
    });
    for fuel in choices(&limits) {
        if !irredundant(&fuel, &FUEL.map(|it| it.1), half_energy) {
            continue;
        }
        let threshed = fuel[3].saturating_sub(purse(Good::Straw));
        // A whiskey may be changed so that one coin of it is eaten.
        for changed in 0..=purse(Good::Whiskey).min(1) {
            let limits = FOOD.map(|(good, _)| match good {
                Good::Grain => purse(good) - threshed,
                Good::Whiskey => purse(good) - changed,
                Good::Coin => purse(good) + 2 * changed,
                good => purse(good),
            });
            for eaten in choices(&limits) {
                let coins = eaten[4];
                let needed = coins == purse(Good::Coin) + changed;
                if !irredundant(&eaten, &FOOD.map(|it| it.1), food) || changed > 0 && !needed {
                    continue;
                }
                let left = Good::ALL.iter().map(|&good| {
                    let burnt = FUEL.iter().position(|it| it.0 == good).map_or(0, |i| fuel[i]);
                    let fed = FOOD.iter().position(|it| it.0 == good).map_or(0, |i| eaten[i]);
                    match good {
                        Good::Straw => purse(good) + threshed - burnt,
                        Good::Grain => purse(good) - threshed - fed,
                        Good::Whiskey => purse(good) - changed - fed,
                        Good::Coin => purse(good) + 2 * changed - fed,
                        good => purse(good) - burnt - fed,
                    }
                });
                found.insert(left.collect());
            }
        }
    }
    found
}

/// For random purses: the payments that the game allows are exactly those from which nothing can
/// be taken out; and where there is none the settlement is not offered.
#[test]
fn every_payment_without_waste_is_possible_and_no_other() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut paid = 0;
    for (settlement, food, energy) in [
        ("shanty_town", 1, 1),
        ("farming_village", 3, 3),
        ("artists_colony", 5, 1),
        ("hamlet", 5, 6),
    ] {
        for _ in 0..60 {
            let kinds = FUEL.iter().chain(&FOOD).map(|it| it.0);
            let purse: Vec<(Good, u16)> =
                kinds.map(|good| (good, rng.random_range(0..3))).collect();
            let has = |wanted: Good| purse.iter().find(|it| it.0 == wanted).map_or(0, |it| it.1);
            let mut game = ireland().opened(Stack::D).settling(Phase::E, 0).goods(A, &purse).game();
            let expected = all_payments(&has, energy * 2, food);
            let settle = format!("settle {settlement}");
            let offered = game.to_act() == Some(A) && game.offered("A").contains(&settle);
            assert_eq!(offered, !expected.is_empty(), "{settlement} for {purse:?}");
            if offered {
                game.play_all("A", &[&settle]);
                let mut found = BTreeSet::new();
                let mut next = game.clone();
                next.apply(A.into(), "at 3 0".parse().unwrap()).unwrap();
                outcomes(&next, &mut found);
                assert_eq!(found, expected, "{settlement} for {purse:?}");
                paid += 1;
            }
        }
    }
    assert!(paid > 100, "many purses are full enough: {paid}");
}

/// What is left after paying these kinds as different goods: straw may be made of grain, coins of
/// the drinks that are not paid themselves.
fn after_kinds(purse: &[u16], kinds: &[Good]) -> Option<Vec<u16>> {
    let mut left = purse.to_vec();
    let of = |good: Good| quadrivium_core::Key::index(good);
    let mut coins = 0;
    for &kind in kinds {
        match kind {
            Good::Coin => coins += 1,
            Good::FiveCoins => coins += 5,
            Good::Straw if left[of(kind)] == 0 => {}
            _ => left[of(kind)] = left[of(kind)].checked_sub(1)?,
        }
    }
    if kinds.contains(&Good::Straw) && purse[of(Good::Straw)] == 0 {
        left[of(Good::Grain)] = left[of(Good::Grain)].checked_sub(1)?;
    }
    for (drink, worth) in [(Good::Wine, 1), (Good::Whiskey, 2)] {
        while left[of(Good::Coin)] < coins && left[of(drink)] > 0 {
            left[of(drink)] -= 1;
            left[of(Good::Coin)] += worth;
        }
    }
    left[of(Good::Coin)] = left[of(Good::Coin)].checked_sub(coins)?;
    Some(left)
}

/// For random purses: every choice of different goods that can be paid is possible, and no other.
#[test]
fn every_choice_of_different_goods_is_possible_and_no_other() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(8);
    let kinds = [Good::Sheep, Good::Grain, Good::Straw, Good::Wood, Good::Coin, Good::FiveCoins];
    let mut paid = 0;
    for (building, number, drink) in
        [("market", 4, Good::Wine), ("filial_church", 5, Good::Whiskey)]
    {
        let kinds: Vec<_> = kinds.into_iter().chain([drink, Good::Stone]).collect();
        for _ in 0..120 {
            let mut purse = vec![0; Good::ALL.len()];
            for &kind in &kinds {
                let most = if kind == Good::Coin { 8 } else { 3 };
                if kind != Good::FiveCoins {
                    purse[quadrivium_core::Key::index(kind)] = rng.random_range(0..most);
                }
            }
            let expected: BTreeSet<_> = (0_u32..1 << kinds.len())
                .filter(|choice| choice.count_ones() == number)
                .filter_map(|choice| {
                    let chosen = kinds.iter().enumerate().filter(|(bit, _)| choice >> bit & 1 == 1);
                    let chosen: Vec<_> = chosen.map(|(_, &kind)| kind).collect();
                    after_kinds(&purse, &chosen)
                })
                .collect();
            let held: Vec<_> =
                Good::ALL.into_iter().zip(purse.iter().copied()).filter(|it| it.1 > 0).collect();
            let mut game = enter(owning(building, "").goods(A, &held), building);
            let offered = game.offered("A").contains(&"times 1".to_owned());
            assert_eq!(offered, !expected.is_empty(), "{building} for {held:?}");
            if offered {
                game.play_all("A", &["times 1"]);
                let mut found = BTreeSet::new();
                kinds_left(&game, &mut found);
                assert_eq!(found, expected, "{building} for {held:?}");
                paid += 1;
            }
        }
    }
    assert!(paid > 100, "many purses are full enough: {paid}");
}

/// What is left after every payment, before what it brings has come.
fn kinds_left(game: &Labora, found: &mut BTreeSet<Vec<u16>>) {
    let mut actions = Vec::new();
    game.legal(A, &mut actions);
    assert!(!actions.is_empty(), "a payment can be completed");
    for action in actions {
        let mut next = game.clone();
        next.apply(A.into(), action).unwrap();
        if pays(&next) {
            kinds_left(&next, found);
        } else {
            // The Market has brought seven coins and a bread, the church a reliquary.
            let brought = |good| match (good, next.has(A, Good::Reliquary)) {
                (Good::Reliquary, 1) | (Good::Bread, 0) => 1,
                (Good::Coin, 0) => 7,
                _ => 0,
            };
            found.insert(Good::ALL.iter().map(|&it| next.has(A, it) - brought(it)).collect());
        }
    }
}

/// The kinds of points and what they are worth.
const POINTS: [(Good, u16); 6] = [
    (Good::Reliquary, 8),
    (Good::Ornament, 4),
    (Good::Ceramic, 3),
    (Good::Book, 2),
    (Good::FiveCoins, 2),
    (Good::Whiskey, 1),
];

/// For random purses: the Round Tower takes every payment of fourteen points from which nothing can
/// be taken out, where a whiskey may fill up a 5-coin tile.
#[test]
fn every_payment_of_points_is_possible_and_no_other() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(9);
    let mut paid = 0;
    for _ in 0..200 {
        let [reliquaries, ornaments, ceramics, books] =
            [2, 3, 3, 4].map(|most| rng.random_range(0..most));
        let (coins, whiskeys) = (rng.random_range(5..16), rng.random_range(1..5));
        let held = [
            (Good::Reliquary, reliquaries),
            (Good::Ornament, ornaments),
            (Good::Ceramic, ceramics),
            (Good::Book, books),
            (Good::Coin, coins),
            (Good::Whiskey, whiskeys),
        ];
        // Five coins and a whiskey are due besides.
        let (coins, whiskeys) = (coins - 5, whiskeys - 1);
        let tiles = (coins + 2 * whiskeys.min(1)) / 5;
        let limits = [reliquaries, ornaments, ceramics, books, tiles, whiskeys];
        let expected: BTreeSet<Vec<u16>> = choices(&limits)
            .into_iter()
            .filter(|it| irredundant(it, &POINTS.map(|it| it.1), 14))
            .filter_map(|it| {
                let changed = u16::from(it[4] * 5 > coins);
                let left = (coins + 2 * changed).checked_sub(it[4] * 5)?;
                let drinks = whiskeys.checked_sub(it[5] + changed)?;
                Some(vec![
                    reliquaries - it[0],
                    ornaments - it[1],
                    ceramics - it[2],
                    books - it[3],
                    left,
                    drinks,
                ])
            })
            .collect();
        let mut game = enter(owning("round_tower", "").goods(A, &held), "round_tower");
        let offered = game.offered("A").contains(&"times 1".to_owned());
        assert_eq!(offered, !expected.is_empty(), "{held:?}");
        if offered {
            game.play_all("A", &["times 1"]);
            let mut found = BTreeSet::new();
            outcomes(&game, &mut found);
            let kinds = held.map(|(good, _)| quadrivium_core::Key::index(good));
            let found: BTreeSet<Vec<u16>> =
                found.iter().map(|left| kinds.iter().map(|&it| left[it]).collect()).collect();
            assert_eq!(found, expected, "{held:?}");
            paid += 1;
        }
    }
    assert!(paid > 40, "many purses are full enough: {paid}");
}
