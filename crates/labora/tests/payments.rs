//! Payments put together from goods of the payer's choice: they can be completed, nothing in them
//! could be left out, and what can be turned into other goods at any time is turned by itself.

use std::collections::BTreeSet;

use crate::common::{
    A, Look, Notated, Words, asks_nothing, enter, france, goods, ireland, makes, owning, pays,
    position, refuses, using, wide,
};
use quadrivium_core::{Narrate, Rules};
use quadrivium_labora::{Action, Country, Good, Illegal, Phase};

#[test]
fn the_most_valuable_kind_is_asked_for_first() {
    let mut game = using("stone_merchant", "coal 1, peat 1, wood 2, meat 1, sheep 1, grain 2");
    game.play_all("A", &["times 1"]);
    assert_eq!(game.offered("A"), ["pay coal 0", "pay coal 1"]);
    game.play_all("A", &["pay coal 0"]);
    assert_eq!(game.offered("A"), ["pay peat 0", "pay peat 1"]);
    assert_eq!(game.play("A", "pay wood 1"), Err(Illegal::NotThisPayment));
    // Grain could burn as straw, as long as enough is left to eat.
    game.play_all("A", &["pay peat 0", "pay wood 1"]);
    assert_eq!(game.offered("A"), ["pay meat 0", "pay meat 1"]);
    game.play_all("A", &["pay meat 0", "pay sheep 1"]);
    game.holds(A, "coal 1, peat 1, wood 1, meat 1, grain 2, stone 1");
}

#[test]
fn only_numbers_that_can_be_completed_are_offered() {
    // Three energy: without the coal two peat are needed, and there is one and two straw.
    let mut game = using("fuel_merchant", "coal 1, peat 1, straw 2");
    game.play_all("A", &["times 1"]);
    assert_eq!(game.offered("A"), ["pay coal 0", "pay coal 1"]);
    game.play_all("A", &["pay coal 0"]);
    assert!(!pays(&game), "peat and both straw, without a choice");
    game.holds(A, "coal 1, coin 5");
    let mut game = using("fuel_merchant", "coal 1, peat 1, straw 1");
    game.play_all("A", &["times 1"]);
    game.holds(A, "peat 1, straw 1, coin 5");
}

#[test]
fn nothing_is_paid_that_could_be_left_out() {
    // A coal alone is enough for three energy; nothing is added to it, and no second one.
    let mut game = using("fuel_merchant", "coal 2, wood 3");
    game.play_all("A", &["times 1"]);
    assert_eq!(game.play("A", "pay coal 2"), Err(Illegal::NotThisPayment));
    game.play_all("A", &["pay coal 1"]);
    game.holds(A, "coal 1, wood 3, coin 5");
}

#[test]
fn surplus_is_lost_where_it_cannot_be_avoided() {
    makes("fuel_merchant", "peat 2", &["times 1"], "coin 5");
    makes("inn", "meat 1", &["times 1"], "coin 1");
    makes("bakery", "flour 1, coal 1", &["times 1", "skip"], "bread 1");
}

/// One energy for a Shanty Town, and only coal to burn: the offer of its place says what is lost.
#[test]
fn what_a_settlement_wastes_is_said_before() {
    let told = |had: &str| {
        let mut game = france().settling(Phase::A, 0).give(A, had).game();
        game.play_all("A", &["settle shanty_town"]);
        let mut places = Vec::new();
        game.legal(A, &mut places);
        game.tell_action(A.into(), places[0]).key
    };
    assert_eq!(told("grain 1, coal 1"), "labora-losing");
    assert_eq!(told("grain 1, wood 1"), "labora-at-home");
}

#[test]
fn grain_is_turned_into_straw_where_straw_is_due() {
    // Building the Bakery: two clay and a straw.
    let mut game = france().give(A, "clay 2, grain 2").game();
    game.play_all("A", &["build bakery", "at 3 0"]);
    game.holds(A, "grain 1");
    // As fuel: straw first, then grain.
    makes("bakery", "flour 3, straw 1, grain 3", &["times 3", "skip"], "grain 1, bread 3");
    // Straw at hand is used before grain.
    let mut game = france().give(A, "clay 2, grain 2, straw 1").game();
    game.play_all("A", &["build bakery", "at 3 0"]);
    game.holds(A, "grain 2");
}

#[test]
fn grain_is_eaten_or_burnt_but_not_both() {
    // Two food and one energy for a stone: two grain to eat, two to burn.
    makes("stone_merchant", "grain 4", &["times 1"], "stone 1");
    asks_nothing("stone_merchant", "grain 3", "grain 3");
    // Grain that must be eaten cannot be burnt.
    let mut game = using("stone_merchant", "grain 3, wood 1");
    game.play_all("A", &["times 1"]);
    game.holds(A, "grain 1, stone 1");
}

#[test]
fn wine_is_changed_into_coins_where_coins_are_due() {
    makes("grain_storage", "wine 2", &["times 1"], "wine 1, grain 6");
    makes(
        "builders_market",
        "coin 1, wine 2",
        &["times 1"],
        "wine 1, wood 2, clay 2, stone 1, straw 1",
    );
    // Land too.
    let mut game = france().give(A, "coin 1, wine 2").game();
    game.play_all("A", &["district -1 plains"]);
    game.holds(A, "wine 1");
}

#[test]
fn whiskey_is_changed_into_two_coins_and_the_odd_one_is_kept() {
    makes("granary", "whiskey 2", &["times 1"], "whiskey 1, coin 1, grain 4, book 1");
    let mut game = ireland().give(A, "whiskey 2").game();
    game.play_all("A", &["plot 0 coast"]);
    game.holds(A, "coin 1");
    // Food of one coin: the whiskey is drunk whole, or changed and half of it kept.
    let hungry =
        |wood: &str| position("4L", Country::Ireland).settling(Phase::E, 0).give(A, wood).game();
    let mut game = hungry("wood 1, whiskey 1");
    game.play_all("A", &["settle shanty_town", "at 3 0"]);
    assert_eq!(game.offered("A"), ["pay whiskey 0", "pay whiskey 1"]);
    let mut drunk = game.clone();
    game.play_all("A", &["pay whiskey 0"]);
    game.holds(A, "coin 1");
    drunk.play_all("A", &["pay whiskey 1"]);
    drunk.holds(A, "");
}

#[test]
fn coins_are_paid_before_drinks_are_changed() {
    makes("grain_storage", "coin 1, wine 2", &["times 1"], "wine 2, grain 6");
    makes("granary", "coin 1, whiskey 2", &["times 1"], "whiskey 2, grain 4, book 1");
}

#[test]
fn different_goods_are_named_in_any_order() {
    let begun = || {
        let mut game = using("market", "peat 1, grain 1, wood 1, clay 1, stone 1");
        game.play_all("A", &["times 1"]);
        game
    };
    let mut game = begun();
    let all = ["peat", "grain", "straw", "wood", "clay", "stone"].map(|it| format!("pay {it} 1"));
    assert_eq!(game.offered("A"), all);
    game.play_all("A", &["pay stone 1"]);
    assert_eq!(game.play("A", "pay stone 1"), Err(Illegal::NotThisPayment));
    assert_eq!(game.offered("A"), all[..5], "the others can all be paid still");
    game.play_all("A", &["pay grain 1", "pay peat 1", "pay wood 1"]);
    let mut rising = begun();
    rising.play_all("A", &["pay peat 1", "pay grain 1", "pay wood 1", "pay stone 1"]);
    assert!(rising == game, "the order makes no difference");
}

/// Not at all is said by skipping, also by whoever does not go by the notation.
#[test]
fn a_trade_is_not_made_zero_times() {
    let mut game = using("market", "peat 1, grain 1, wood 1, clay 1");
    let before = game.clone();
    assert_eq!(game.apply(A.into(), Action::Times { count: 0 }), Err(Illegal::TooOften));
    assert!(game == before);
}

/// Proposals name each choice of goods once, whatever the order in which it could be paid.
#[test]
fn different_goods_are_proposed_once() {
    let mut game = using("market", "peat 1, grain 1, wood 1, clay 1, stone 1");
    game.play_all("A", &["times 1", "pay stone 1"]);
    let proposed = game.bundles(A);
    let mut paid = BTreeSet::new();
    for bundle in &proposed {
        let mut actions = bundle.actions.clone();
        actions.sort_unstable();
        assert!(paid.insert(actions), "{:?} is proposed twice", bundle.actions);
    }
    // Three of peat, wood, clay and the grain, which may be named as straw.
    assert_eq!(proposed.len(), 4);
}

#[test]
fn a_coin_and_five_coins_are_different_goods() {
    let pay = ["times 1", "pay peat 1", "pay wood 1", "pay coin 1", "pay coin5 1"];
    makes("market", "peat 1, wood 1, coin 6", &pay, "coin 7, bread 1");
    let five = "peat 1, wood 1, coin 5";
    asks_nothing("market", five, five);
    // The fifth coin may come from wine, and the wine itself is a third kind.
    let pay = ["times 1", "pay wood 1", "pay coin 1", "pay coin5 1", "pay wine 1"];
    makes("market", "wood 1, coin 5, wine 2", &pay, "coin 7, bread 1");
    let pay = ["times 1", "pay peat 1", "pay wood 1", "pay whiskey 1", "pay coin 1", "pay coin5 1"];
    makes("filial_church", "peat 1, wood 1, coin 4, whiskey 2", &pay, "reliquary 1");
}

/// Three coins and a whiskey are a 5-coin tile.
#[test]
fn a_whiskey_fills_up_a_tile_where_points_are_due() {
    let goods = "coin 8, whiskey 2, reliquary 1, ornament 1";
    let mut game = using("round_tower", goods);
    game.play_all("A", &["times 1"]);
    game.holds(A, "wonder 1");
    // With four coins one is kept.
    let mut game = using("round_tower", "coin 9, whiskey 2, reliquary 1, ornament 1");
    game.play_all("A", &["times 1"]);
    game.holds(A, "coin 1, wonder 1");
    // Two coins are not enough, and whiskey that is at hand anyway counts as itself.
    let goods = "coin 7, whiskey 2, reliquary 1, ornament 1";
    asks_nothing("round_tower", goods, goods);
    let mut game = using("round_tower", "coin 8, whiskey 3, reliquary 1, ornament 1");
    game.play_all("A", &["times 1"]);
    assert_eq!(game.offered("A"), ["pay coin5 0", "pay coin5 1"]);
    game.play_all("A", &["pay coin5 0"]);
    game.holds(A, "coin 3, wonder 1");
    let mut game = using("round_tower", "coin 8, whiskey 3, reliquary 1, ornament 1");
    game.play_all("A", &["times 1", "pay coin5 1"]);
    game.holds(A, "whiskey 1, wonder 1");
}

#[test]
fn conversions_are_offered_in_the_turn_and_never_go_back() {
    let mut game = france().give(A, "grain 2, wine 1").game();
    game.play_all("A", &["convert grain", "convert wine"]);
    game.holds(A, "grain 1, straw 1, coin 1");
    assert_eq!(game.play("A", "convert wine"), Err(Illegal::NoGoods));
    let mut game = ireland().give(A, "whiskey 2").game();
    game.play_all("A", &["convert whiskey", "convert whiskey"]);
    game.holds(A, "coin 4");
    assert!(
        "convert straw".parse::<Action>().is_err() && "convert coin".parse::<Action>().is_err()
    );
    // Also after the main action, in a settlement phase and in the bonus round.
    let mut game = france().give(A, "grain 1").game();
    game.play_all("A", &["fell 1 0", "produce wood", "convert grain"]);
    let mut game = france().settling(Phase::A, 0).give(A, "grain 1, coin 3").game();
    game.play_all("A", &["convert grain"]);
    game = france().bonus(0).give(A, "grain 1").game();
    game.play_all("A", &["convert grain"]);
    game.holds(A, "straw 1");
}

/// A price is asked before what it buys, and refused when it cannot be paid.
#[test]
fn what_cannot_be_paid_is_not_begun() {
    let mut game = wide(france()).give(A, "wood 2").game();
    assert_eq!(game.play("A", "build windmill"), Err(Illegal::TooDear));
    assert_eq!(game.play("A", "district -1 hills"), Err(Illegal::TooDear));
    refuses("windmill", "grain 1", &[], "times 2", Illegal::TooOften);
    let start = owning("palace", "coin 9");
    let game = enter(start, "palace");
    game.holds(A, "coin 9");
    assert_eq!(goods("wood 2"), [(Good::Wood, 2)]);
}
