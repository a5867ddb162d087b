//! Buildings that use other buildings, and the rulings about them.

use crate::common::{
    A, B, C, Look, Notated, Words, enter, france, ireland, is_over, owning, position, wide,
};
use quadrivium_labora::{
    Building, Country, DistrictSide, Illegal, Marker, PlotSide, Position, Rank,
};

/// Priors of everybody count, also several on one estate; the Priory itself does not.
#[test]
fn r_use_1_the_priory_copies_what_holds_a_prior() {
    let position = owning("priory", "")
        .with(B, &[("peat_coal_kiln", 3, 0)])
        .clergy(B, Rank::Prior, B, Building::PeatCoalKiln)
        .working(C, Rank::Prior, "farmyard")
        .working(C, Rank::LayBrother, "clay_mound");
    let mut game = enter(position.clone(), "priory");
    assert_eq!(game.offered("A"), ["copy B peat_coal_kiln", "copy C farmyard", "skip"]);
    game.play_all("A", &["copy B peat_coal_kiln"]);
    game.holds(A, "coal 1, coin 1");
    assert_eq!(game.inside(B, "peat_coal_kiln").len(), 1, "no clergyman is sent and nothing paid");
    // In the bonus round several priors can be on one estate.
    let mut game = france()
        .with(A, &[("priory", 3, 1)])
        .with(B, &[("peat_coal_kiln", 3, 0)])
        .clergy(B, Rank::Prior, B, Building::PeatCoalKiln)
        .clergy(C, Rank::Prior, B, Building::Farmyard)
        .bonus(0)
        .game();
    game.play_all("A", &["visit A priory"]);
    assert_eq!(game.offered("A"), ["copy B farmyard", "copy B peat_coal_kiln", "skip"]);
}

#[test]
fn r_use_2_palace_and_grand_manor_copy_any_occupied_building_but_not_themselves() {
    let palace = owning("palace", "wine 3").working(B, Rank::LayBrother, "farmyard");
    let mut game = enter(palace, "palace");
    game.play_all("A", &["times 1"]);
    assert_eq!(game.offered("A"), ["copy B farmyard", "skip"]);
    assert_eq!(game.play("A", "copy A palace"), Err(Illegal::NotCopied));
    let manor = owning("grand_manor", "whiskey 3").working(B, Rank::LayBrother, "farmyard");
    let mut game = enter(manor, "grand_manor");
    game.play_all("A", &["times 1"]);
    assert_eq!(game.offered("A"), ["copy B farmyard", "skip"]);
}

/// The Garden of B, used by A: neighbours are those on B's estate.
#[test]
fn r_use_3_a_garden_looks_around_where_it_stands() {
    let mut game = france()
        .with(B, &[("cloister_garden", 3, 1), ("peat_coal_kiln", 3, 0)])
        .give(A, "coin 1, peat 2")
        .game();
    game.play_all("A", &["contract B cloister_garden"]);
    game.play_all("B", &["send lay"]);
    let around = ["copy B farmyard", "copy B cloister_office", "copy B peat_coal_kiln", "skip"];
    assert_eq!(game.offered("A"), around);
    game.play_all("A", &["copy B peat_coal_kiln", "times 2"]);
    game.holds(A, "grape 1, coal 3, coin 1");
    // Never a settlement, a forest or a moor.
    let position = owning("cottage", "")
        .settled(A, crate::common::settlement("shanty_town"), crate::common::at(3, 0))
        .working(A, Rank::Prior, "farmyard");
    let game = enter(position, "cottage");
    assert_eq!(game.offered("A"), ["copy A cloister_office", "skip"]);
}

/// Priory, Garden, Palace and Hospice in a row: each of them works once in an action.
#[test]
fn r_use_3_a_copying_building_works_once_in_an_action() {
    // The Palace holds a prior, the Garden stands between Priory and Hospice.
    let position = || {
        wide(france())
            .district(A, 2, DistrictSide::Plains)
            .with(
                A,
                &[("cloister_garden", 3, 1), ("priory", 3, 0), ("hospice", 3, 2), ("palace", 5, 0)],
            )
            .working(A, Rank::Prior, "palace")
            .give(A, "wine 3, coin 3")
            .display(&[Building::GrainStorage])
    };
    let mut game = enter(position(), "cloister_garden");
    game.play_all("A", &["copy A priory", "copy A palace", "times 1"]);
    // Occupied are the Palace and the Garden, and both are in use already.
    assert!(is_over(&game));
    game.holds(A, "wine 2, coin 3, grape 1");
    // By the Priory to the Palace, by the Palace to the Priory: no further.
    let mut game = enter(position(), "priory");
    game.play_all("A", &["copy A palace", "times 1"]);
    assert!(is_over(&game), "the Priory is the only other occupied building");
}

/// What was copied in one main action can be copied in the next one, and by the neutral prior.
#[test]
fn r_use_3_each_action_starts_anew() {
    let mut game = position("2L", Country::France)
        .plot(A, 0, PlotSide::Mountain)
        .with(A, &[("priory", 3, 1), ("palace", 5, 0)])
        .give(A, "wine 1")
        .game();
    game.play_all("A", &["place palace prior", "times 1"]);
    assert_eq!(game.table().actions, 1, "nothing else is occupied");
    game.play_all("A", &["place priory lay"]);
    assert_eq!(game.offered("A"), ["copy A palace", "skip"]);
    // The last action of round 11 was a Garden, which the neutral Priory copies in round 12.
    let mut game = position("1", Country::France)
        .with(A, &[("cloister_garden", 3, 1)])
        .display(&[Building::Priory])
        .give(A, "coin 1")
        .round(11)
        .game();
    game.play_all("A", &["fell 1 0", "produce wood", "place cloister_garden prior", "skip", "end"]);
    game.play_all("A", &["build priory", "at 3 1", "contract B priory"]);
    assert_eq!(game.offered("A"), ["copy A cloister_garden", "skip"]);
}

/// A chain goes on from building to building, and each asks for what it asks.
#[test]
fn r_use_3_a_palace_that_is_copied_still_costs_its_wine() {
    let start = |wine: &str| {
        wide(france())
            .with(A, &[("priory", 3, 1), ("palace", 5, 0)])
            .working(A, Rank::Prior, "palace")
            .working(B, Rank::LayBrother, "clay_mound")
            .shows(Marker::Clay, 5)
            .give(A, wine)
    };
    let mut game = enter(start("wine 1"), "priory");
    game.play_all("A", &["copy A palace", "times 1", "copy B clay_mound", "produce clay"]);
    game.holds(A, "clay 5");
    let mut game = enter(start(""), "priory");
    game.play_all("A", &["copy A palace"]);
    assert!(is_over(&game), "without wine nothing follows");
}

/// A Garden that is still in the display has no neighbours: only its grape is received.
#[test]
fn r_use_3_an_unbuilt_garden_or_cottage_brings_only_its_good() {
    let mut game = enter(owning("hospice", ""), "hospice");
    game.play_all("A", &["copy display cloister_garden"]);
    game.holds(A, "grape 1");
    assert!(is_over(&game));
    let mut game = enter(owning("guesthouse", ""), "guesthouse");
    game.play_all("A", &["copy display cottage"]);
    game.holds(A, "malt 1");
    assert!(is_over(&game));
}

/// What is built by a copied Carpentry may be entered, and is no copy.
#[test]
fn r_use_3_a_granted_build_is_no_copy() {
    let position = owning("hospice", "wood 1, clay 1, coin 3")
        .display(&[Building::Carpentry, Building::Priory])
        .working(B, Rank::Prior, "farmyard");
    let mut game = enter(position, "hospice");
    game.play_all("A", &["copy display carpentry", "clear 2 0", "build priory", "at 3 0", "enter"]);
    game.play_all("A", &["copy B farmyard", "produce sheep"]);
    game.holds(A, "sheep 2, coin 3");
    assert!(is_over(&game));
}

#[test]
fn r_use_4_hospice_and_guesthouse_copy_the_display_only() {
    for name in ["hospice", "guesthouse"] {
        let mut game = enter(owning(name, "coin 9"), name);
        let offered = game.offered_like("A", "copy");
        assert!(offered.iter().all(|it| it.starts_with("copy display ")));
        assert_eq!(offered.len(), game.table().display.len());
        assert_eq!(game.play("A", "copy A clay_mound"), Err(Illegal::NotCopied));
        // What is out of the game or still in a stack is not there.
        let short = owning(name, "").display(&[Building::StoneMerchant, Building::Castle]);
        let game = enter(short, name);
        assert_eq!(
            game.offered("A"),
            ["copy display stone_merchant", "copy display castle", "skip"]
        );
    }
    // Reached from the Priory before stack D is open there would be none: the display of stack C.
    let game = enter(owning("palace", "wine 1"), "palace");
    assert!(game.table().waiting.iter().any(|it| it.buildings.contains(&Building::Hospice)));
}

/// A uses, by contract or copy, with A's goods, on A's estate, with A's clergymen.
#[test]
fn r_use_5_copied_functions_act_for_whoever_acts() {
    let palace =
        || wide(france()).with(A, &[("palace", 5, 0)]).give(A, "wine 1, coin 5, grain 1, wood 1");
    // The Bathhouse of B brings A's clergymen home, not B's.
    let position = palace()
        .with(B, &[("bathhouse", 3, 1)])
        .clergy(B, Rank::LayBrother, B, Building::Bathhouse)
        .working(A, Rank::Prior, "farmyard");
    let mut game = enter(position, "palace");
    game.play_all("A", &["times 1", "copy B bathhouse", "times 1"]);
    assert_eq!((game.home(A), game.home(B)), ((true, 2), (true, 1)));
    // The Castle of B builds A's settlement on A's land.
    let position = palace().plot(B, 0, PlotSide::Mountain).with(B, &[("castle", 6, 0)]).clergy(
        B,
        Rank::LayBrother,
        B,
        Building::Castle,
    );
    let mut game = enter(position, "palace");
    game.play_all(
        "A",
        &["times 1", "copy B castle", "settle shanty_town", "at 3 0", "pay grain 1"],
    );
    assert_eq!(game.table().estates[0].dwellings.len(), 1);
    game.holds(A, "coin 5");
    // The House of the Brotherhood counts A's cloisters: the office alone.
    let position = palace()
        .with(B, &[("house_of_the_brotherhood", 3, 1), ("cloister_courtyard", 3, 0)])
        .clergy(B, Rank::Prior, B, Building::HouseOfTheBrotherhood);
    let mut game = enter(position, "palace");
    game.play_all("A", &["times 1", "copy B house_of_the_brotherhood", "times 1"]);
    assert_eq!(game.offered("A"), ["take book 0", "take book 1"]);
    // The Festival Ground counts A's forests and moors.
    let position = ireland()
        .with(A, &[("grand_manor", 3, 0)])
        .all_cleared(A)
        .with(B, &[("festival_ground", 3, 0)])
        .clergy(B, Rank::Prior, B, Building::FestivalGround)
        .give(A, "whiskey 1, beer 1");
    let mut game = enter(position, "grand_manor");
    game.play_all("A", &["times 1", "copy B festival_ground", "times 1"]);
    assert!(is_over(&game), "nothing to choose from");
}

#[test]
fn r_use_6_a_bath_is_paid_and_brings_the_users_clergymen_home() {
    // By contract: A's clergyman stays in A's Bathhouse, B's come home from wherever they are.
    let start = |coins: &str| {
        owning("bathhouse", "")
            .turn(1)
            .give(B, coins)
            .working(B, Rank::Prior, "clay_mound")
            .working(B, Rank::LayBrother, "farmyard")
            .game()
    };
    let mut game = start("coin 2");
    game.play_all("B", &["contract A bathhouse"]);
    game.play_all("A", &["send lay"]);
    game.play_all("B", &["times 1"]);
    assert_eq!((game.home(A), game.home(B)), ((true, 1), (true, 2)));
    assert_eq!(game.inside(A, "bathhouse").len(), 1);
    // Without a second coin nothing happens.
    let mut game = start("coin 1");
    game.play_all("B", &["contract A bathhouse"]);
    game.play_all("A", &["send lay"]);
    assert_eq!((game.home(B), game.table().actions), ((false, 1), 0));
    game.holds(B, "");
}

#[test]
fn r_use_7_the_locutory_brings_the_users_prior_home() {
    // He is at home already: the rest works all the same, with the privilege.
    let mut game = enter(owning("locutory", "coin 2, wood 1"), "locutory");
    game.play_all("A", &["times 1", "build stone_merchant", "at 3 0", "enter"]);
    assert_eq!(game.home(A), (false, 1));
    // He stands in the Locutory himself.
    let mut game = owning("locutory", "coin 2, wood 1").game();
    game.play_all(
        "A",
        &["place locutory prior", "times 1", "build stone_merchant", "at 3 0", "enter"],
    );
    assert!(game.inside(A, "locutory").is_empty());
    assert_eq!(game.inside(A, "stone_merchant").len(), 1);
    // In the bonus round he comes back from another estate.
    let mut game =
        ireland().with(B, &[("locutory", 3, 1)]).give(A, "coin 2, wood 1").bonus(0).game();
    game.play_all("A", &["visit B locutory", "times 1", "build stone_merchant", "at 3 0", "enter"]);
    assert!(game.inside(B, "locutory").is_empty());
}

/// Closed buildings of somebody without clergymen at home are reached by copying only.
#[test]
fn buildings_of_a_player_without_clergymen_are_closed_except_for_copies() {
    let start = |position: Position| position.all_placed(B).give(A, "coin 3, wine 1");
    let mut game = start(wide(france()).with(A, &[("palace", 5, 0)])).game();
    assert!(game.offered_like("A", "contract B").is_empty());
    assert_eq!(game.play("A", "contract B clay_mound"), Err(Illegal::Occupied));
    game.play_all("A", &["place palace lay", "times 1", "copy B clay_mound", "produce clay"]);
    game.holds(A, "clay 2, coin 3");
    let mut game = start(france().with(B, &[("stone_merchant", 3, 0)])).game();
    assert_eq!(game.play("A", "contract B stone_merchant"), Err(Illegal::NobodyHome));
    // Their owner may still use those of others.
    let mut game = france().all_placed(A).give(A, "coin 1").game();
    assert!(game.offered_like("A", "place").is_empty());
    game.play_all("A", &["contract C clay_mound"]);
    // In the short game of two the second action can be a contract on the other's Priory.
    let mut game = position("2S", Country::France)
        .plot(B, 0, PlotSide::Mountain)
        .with(B, &[("palace", 5, 0)])
        .working(A, Rank::Prior, "clay_mound")
        .working(A, Rank::LayBrother, "farmyard")
        .give(A, "coin 3, wine 2")
        .game();
    game.play_all("A", &["place cloister_office lay", "skip"]);
    assert!(game.offered_like("A", "place").is_empty(), "all clergymen are out");
    game.play_all("A", &["contract B palace", "fee coins"]);
    game.play_all("B", &["send lay"]);
    game.play_all("A", &["times 1", "copy A clay_mound", "produce clay"]);
    game.holds(A, "clay 1, coin 2, wine 1");
}
