//! Whole payments, discards and investments: few, sensible, and the best one first.

use crate::common::play;
use quadrivium_core::{Narrate, Seat};
use quadrivium_craftsmen::{Craftsmen, Guild, Position, QueueSpace, Season};

/// What is proposed to the first player, in notation.
fn proposed(game: &Craftsmen) -> Vec<String> {
    let bundles = game.bundles(Seat::A).into_iter();
    let lines = bundles.map(|it| it.actions.iter().map(ToString::to_string).collect::<Vec<_>>());
    lines.map(|actions| actions.join(", ")).collect()
}

fn at(guild: Guild, capital: &[&str]) -> Position {
    let position = Position::of(3).capital(Seat::A, capital);
    position.helper(guild, QueueSpace::Gold, Seat::A)
}

#[test]
fn a_payment_breaks_up_what_is_worth_the_least() {
    let hand = ["red1", "red2", "red3", "blue1", "blue3", "green2"];
    let notary = at(Guild::Notary, &hand).shown(&["winery_2"]);
    let mut game = notary.stage(Guild::Notary);
    play(&mut game, &["A auction winery_2", "A bid 7", "B pass", "C pass", "* capital red1"]);
    play(&mut game, &["* capital red1", "* capital red1"]);
    let proposed = proposed(&game);
    // The three red ones stay together, worth 10.
    assert_eq!(proposed[0], "pay green2, pay blue1, pay blue3");
    // A 2 is not given where a 1 of that colour will do.
    assert!(proposed.contains(&"pay red1, pay red2, pay red3".to_owned()), "{proposed:?}");
    assert!(!proposed.contains(&"pay green2, pay red2, pay red3".to_owned()), "{proposed:?}");
    assert!(proposed.len() <= 6, "{proposed:?}");
}

#[test]
fn a_price_in_two_colours_is_paid_in_those() {
    let notary = at(Guild::Notary, &["purple1", "purple2", "red1", "red2", "green3"]);
    let mut game = notary.shown(&["smelter_3"]).stage(Guild::Notary);
    play(&mut game, &["A buy smelter_3"]);
    assert_eq!(proposed(&game), ["pay purple1, pay purple2", "pay red1, pay red2"]);
}

#[test]
fn a_single_building_is_paid_in_one_go() {
    let builders = at(Guild::Builders, &["red1", "red2", "blue3"]).cards(Seat::A, &["bakery_1"]);
    let mut game = builders.cards(Seat::A, &["mill_1"]).stage(Guild::Builders);
    assert!(proposed(&game).is_empty());
    play(&mut game, &["A build mill_1 left"]);
    assert_eq!(proposed(&game), ["done, pay blue3", "done, pay red1, pay red2"]);
}

#[test]
fn discards_keep_sets_together_and_the_privilege_comes_last() {
    let bankers = at(Guild::Bankers, &["red1", "red2", "red3", "green1"]);
    let mut game = bankers.capital_shown(&["blue1", "blue3"]).stage(Guild::Bankers);
    let draws = ["* capital purple1", "* capital red1"];
    play(&mut game, &["A take blue1", "A take blue3", draws[0], draws[1]]);
    let proposed = proposed(&game);
    assert_eq!(proposed[0], "discard purple1, discard green1");
    assert_eq!(proposed.last().unwrap(), "privilege, discard green1");
}

#[test]
fn an_investment_of_fewer_points_is_proposed_only_for_a_better_hand() {
    let invests = |hand: &[&str]| {
        let winter = Position::of(3).season(1, Season::Winter).capital(Seat::A, hand);
        proposed(&winter.season_end())
    };
    let others = "invest purple3, invest green3, invest blue3";
    // Two red cards stay whichever is invested, and are a set worth 5.
    let set = invests(&["purple3", "green3", "blue3", "red1", "red2", "red3"]);
    assert_eq!(set, [format!("{others}, invest red3")]);
    let single = invests(&["purple3", "green3", "blue3", "red1", "red2"]);
    assert_eq!(single, [format!("{others}, invest red2"), format!("{others}, invest red1")]);
}

#[test]
fn a_card_is_swapped_in_one_go() {
    let game = Position::of(3).cards(Seat::A, &["mine_red", "mill_3"]).exchanges();
    assert_eq!(
        proposed(&game),
        ["exchange basic, return mine_red", "exchange extended, return mill_3"]
    );
}
