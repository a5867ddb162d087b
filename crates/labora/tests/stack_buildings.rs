//! What the buildings of the stacks A and B do: exact amounts, limits, refusals.

use crate::common::{
    A, B, Look, Notated, Words, asks_nothing, enter, is_over, makes, owning, refuses, using, wide,
};
use quadrivium_labora::{Building, Country, Illegal, Marker, Rank};

#[test]
fn grapevine_a() {
    let position = || owning("grapevine_a", "").round(9).shows(Marker::Joker, 3);
    let mut game = enter(position().shows(Marker::Grape, 5), "grapevine_a");
    assert_eq!(game.offered("A"), ["produce grape", "produce grape joker", "skip"]);
    assert_eq!(game.play("A", "produce wine"), Err(Illegal::NotProduced));
    game.play_all("A", &["produce grape"]);
    game.holds(A, "grape 5");
    assert_eq!((game.value(Marker::Grape), game.value(Marker::Joker)), (Some(0), Some(3)));
}

#[test]
fn sacred_site() {
    makes("sacred_site", "", &["take grain 2", "take beer 1"], "book 1, grain 2, beer 1");
    makes("sacred_site", "", &["take malt 2", "take whiskey 1"], "book 1, malt 2, whiskey 1");
    refuses("sacred_site", "", &[], "take beer 1", Illegal::NotOffered);
    refuses("sacred_site", "", &["take malt 2"], "take malt 2", Illegal::NotOffered);
    refuses("sacred_site", "", &[], "take grain 1", Illegal::NotOffered);
}

#[test]
fn financed_estate() {
    makes("financed_estate", "coin 2", &["times 1"], "coin 1, book 1, bread 1, grape 2, flour 2");
    refuses("financed_estate", "coin 2", &[], "times 2", Illegal::TooOften);
    asks_nothing("financed_estate", "book 1", "book 1");
}

#[test]
fn druids_house() {
    makes(
        "druids_house",
        "book 2",
        &["times 1", "take wood 5", "take clay 3"],
        "book 1, wood 5, clay 3",
    );
    makes("druids_house", "book 1", &["times 1", "take clay 5", "take coin 3"], "clay 5, coin 3");
    let paid = ["times 1", "take wood 5"];
    refuses("druids_house", "book 2", &paid, "take wood 3", Illegal::NotOffered);
    refuses("druids_house", "book 2", &["times 1"], "take stone 5", Illegal::NotOffered);
    refuses("druids_house", "book 2", &["times 1"], "take wood 3", Illegal::NotOffered);
    refuses("druids_house", "book 2", &[], "times 2", Illegal::TooOften);
    makes("druids_house", "book 2", &["skip"], "book 2");
    asks_nothing("druids_house", "", "");
}

#[test]
fn cloister_chapter_house() {
    let all = "clay 1, wood 1, peat 1, sheep 1, grain 1, coin 1";
    asks_nothing("cloister_chapter_house", "", all);
    refuses("cloister_chapter_house", "", &[], "take clay 1", Illegal::NotAsked);
}

#[test]
fn cloister_library() {
    makes("cloister_library", "coin 5", &["times 3", "times 1"], "coin 2, book 2, meat 1, wine 1");
    makes("cloister_library", "book 1", &["times 1"], "meat 1, wine 1");
    refuses("cloister_library", "coin 5", &[], "times 4", Illegal::TooOften);
    refuses("cloister_library", "book 5", &[], "times 2", Illegal::TooOften);
    asks_nothing("cloister_library", "grain 1", "grain 1");
}

#[test]
fn scriptorium() {
    makes("scriptorium", "coin 2", &["times 1"], "coin 1, book 1, meat 1, whiskey 1");
    refuses("scriptorium", "coin 2", &[], "times 2", Illegal::TooOften);
    asks_nothing("scriptorium", "", "");
}

#[test]
fn cloister_workshop() {
    // Energy is one sum: a peat-coal and a straw-fire of two fuel three ceramics and an ornament.
    makes(
        "cloister_workshop",
        "clay 4, stone 2, peat 2",
        &["times 3", "times 1"],
        "clay 1, stone 1, ceramic 3, ornament 1",
    );
    makes("cloister_workshop", "clay 4, peat 1", &["times 2"], "clay 2, ceramic 2");
    makes("cloister_workshop", "stone 1, wood 1", &["times 1"], "ornament 1");
    makes(
        "cloister_workshop",
        "clay 1, stone 1, wood 1",
        &["skip", "times 1"],
        "clay 1, ornament 1",
    );
    refuses("cloister_workshop", "clay 9, coal 9", &[], "times 4", Illegal::TooOften);
    refuses("cloister_workshop", "stone 9, coal 9", &[], "times 2", Illegal::TooOften);
    // With energy for three nothing is left for the ornament.
    makes("cloister_workshop", "clay 3, stone 1, coal 1", &["times 3"], "stone 1, ceramic 3");
    asks_nothing("cloister_workshop", "clay 3, stone 1", "clay 3, stone 1");
}

#[test]
fn slaughterhouse() {
    makes("slaughterhouse", "sheep 4, straw 3", &["times 3"], "sheep 1, meat 3");
    makes("slaughterhouse", "sheep 2, straw 1, grain 2", &["times 2"], "grain 1, meat 2");
    refuses("slaughterhouse", "sheep 4, straw 3", &[], "times 4", Illegal::TooOften);
    asks_nothing("slaughterhouse", "sheep 4", "sheep 4");
}

#[test]
fn inn() {
    makes(
        "inn",
        "wine 2, bread 3",
        &["times 1", "times 7", "pay bread 2", "pay wine 1"],
        "bread 1, coin 13",
    );
    makes("inn", "wine 1", &["times 1", "skip"], "coin 6");
    makes("inn", "wine 1", &["skip", "times 1"], "coin 1");
    // Surplus food is lost.
    makes("inn", "meat 1", &["times 3"], "coin 3");
    refuses("inn", "meat 9", &[], "times 8", Illegal::TooOften);
    refuses("inn", "wine 9", &[], "times 2", Illegal::TooOften);
    asks_nothing("inn", "wood 1", "wood 1");
}

#[test]
fn alehouse() {
    makes("alehouse", "beer 2, whiskey 2", &["times 1", "times 1"], "beer 1, whiskey 1, coin 15");
    makes("alehouse", "beer 1", &["times 1"], "coin 8");
    makes("alehouse", "whiskey 1", &["times 1"], "coin 7");
    makes("alehouse", "beer 1, whiskey 1", &["skip", "times 1"], "beer 1, coin 7");
    refuses("alehouse", "beer 2", &[], "times 2", Illegal::TooOften);
    asks_nothing("alehouse", "malt 1", "malt 1");
}

#[test]
fn winery() {
    makes("winery", "grape 3", &["times 3", "times 1"], "wine 2, coin 7");
    makes("winery", "wine 2", &["times 1"], "wine 1, coin 7");
    refuses("winery", "grape 3", &[], "times 4", Illegal::TooOften);
    refuses("winery", "wine 2", &[], "times 2", Illegal::TooOften);
    asks_nothing("winery", "coin 1", "coin 1");
}

#[test]
fn whiskey_distillery() {
    makes("whiskey_distillery", "malt 3, wood 2, peat 2", &["times 2"], "malt 1, whiskey 4");
    refuses("whiskey_distillery", "malt 3, wood 2, peat 2", &[], "times 3", Illegal::TooOften);
    asks_nothing("whiskey_distillery", "malt 1, wood 1, coal 1", "malt 1, wood 1, coal 1");
}

#[test]
fn quarry_b() {
    for country in ["france", "ireland"] {
        let country: Country = country.parse().unwrap();
        let position = wide(crate::common::position("4L", country)).with(A, &[("quarry_b", 6, 0)]);
        let position = position.round(17).shows(Marker::Stone, 4).shows(Marker::Joker, 2);
        let mut game = enter(position, "quarry_b");
        assert_eq!(game.offered("A"), ["produce stone", "produce stone joker", "skip"]);
        assert_eq!(game.play("A", "produce clay"), Err(Illegal::NotProduced));
        game.play_all("A", &["produce stone"]);
        game.holds(A, "stone 4");
    }
}

#[test]
fn bathhouse() {
    let position = || owning("bathhouse", "coin 2").working(A, Rank::Prior, "clay_mound");
    let mut game = enter(position(), "bathhouse");
    assert_eq!(game.home(A), (false, 1));
    assert_eq!(game.play("A", "times 2"), Err(Illegal::TooOften));
    game.play_all("A", &["times 1"]);
    game.holds(A, "coin 1, book 1, ceramic 1");
    assert_eq!(game.home(A), (true, 2), "also the one who was sent into the bath");
    assert!(is_over(&game));
    // Nobody comes home for nothing.
    let mut game = enter(position(), "bathhouse");
    game.play_all("A", &["skip"]);
    assert_eq!(game.home(A), (false, 1));
    assert_eq!(using("bathhouse", "").home(A), (true, 1));
}

#[test]
fn locutory() {
    let position = |goods| owning("locutory", goods).working(A, Rank::Prior, "clay_mound");
    let mut game = enter(position("coin 3, wood 1"), "locutory");
    assert_eq!(game.play("A", "times 2"), Err(Illegal::TooOften));
    assert_eq!(game.play("A", "build stone_merchant"), Err(Illegal::NotAsked), "not unpaid");
    game.play_all("A", &["times 1"]);
    assert_eq!(game.home(A), (true, 1));
    assert_eq!(
        game.play("A", "build market"),
        Err(Illegal::NotDisplayed),
        "there is none in Ireland"
    );
    game.play_all("A", &["build stone_merchant", "at 3 0", "enter"]);
    assert_eq!(game.inside(A, "stone_merchant").len(), 1, "with the prior who came home");
    game.holds(A, "coin 1");
    assert!(is_over(&game));
    // Without coins nothing happens, and the price alone brings the prior home.
    let game = enter(position("coin 1"), "locutory");
    assert!(is_over(&game) && game.home(A) == (false, 1));
    let mut game = enter(position("coin 2, wood 1"), "locutory");
    game.play_all("A", &["times 1", "skip"]);
    assert!(is_over(&game) && game.home(A) == (true, 1));
    game.holds(A, "wood 1");
}

#[test]
fn cloister_church() {
    makes("cloister_church", "bread 3, wine 2", &["times 2"], "bread 1, reliquary 2");
    refuses("cloister_church", "bread 3, wine 3", &[], "times 3", Illegal::TooOften);
    asks_nothing("cloister_church", "bread 3, coin 5", "bread 3, coin 5");
}

#[test]
fn chapel() {
    makes(
        "chapel",
        "coin 2, beer 4, whiskey 3",
        &["times 1", "times 3"],
        "coin 1, book 1, beer 1, reliquary 3",
    );
    makes("chapel", "coin 2", &["times 1"], "coin 1, book 1");
    refuses("chapel", "coin 2", &[], "times 2", Illegal::TooOften);
    refuses("chapel", "beer 4, whiskey 4", &["skip"], "times 4", Illegal::TooOften);
    asks_nothing("chapel", "beer 1", "beer 1");
}

const TWELVE: &str = "peat 1, coal 1, sheep 1, meat 1, wood 1, clay 1, ceramic 1, book 1, \
                      reliquary 1, stone 1, ornament 1, grape 1";

#[test]
fn chamber_of_wonders() {
    let thirteen = format!("{TWELVE}, bread 2");
    let game = {
        let mut game = using("chamber_of_wonders", &thirteen);
        assert_eq!(game.play("A", "times 2"), Err(Illegal::TooOften));
        game.play_all("A", &["times 1"]);
        for left in (1..=13).rev() {
            let kinds = game.offered("A");
            assert_eq!(kinds.len(), left, "thirteen kinds leave no choice but their order");
            game.play_all("A", &[&kinds[left / 2]]);
        }
        game
    };
    game.holds(A, "bread 1, wonder 1");
    assert_eq!(game.table().wonders, 7);
    asks_nothing("chamber_of_wonders", TWELVE, TWELVE);
}

#[test]
fn portico() {
    let each = "reliquary 1, clay 2, wood 2, peat 2, sheep 2, grain 2, coin 2, stone 2";
    makes("portico", "reliquary 2", &["times 1"], each);
    refuses("portico", "reliquary 2", &[], "times 2", Illegal::TooOften);
    asks_nothing("portico", "ornament 1", "ornament 1");
}

#[test]
fn shipyard() {
    makes("shipyard", "wood 5", &["times 1"], "wood 3, ornament 1, coin 5");
    refuses("shipyard", "wood 5", &[], "times 2", Illegal::TooOften);
    asks_nothing("shipyard", "wood 1", "wood 1");
}

/// By a work contract it is the user who trades, and the user's clergymen who come home.
#[test]
fn functions_serve_the_user_not_the_owner() {
    let mut game = owning("bathhouse", "")
        .turn(1)
        .give(B, "coin 2")
        .working(B, Rank::Prior, "clay_mound")
        .working(B, Rank::LayBrother, "farmyard")
        .game();
    game.play_all("B", &["contract A bathhouse"]);
    game.play_all("A", &["send prior"]);
    game.play_all("B", &["times 1"]);
    game.holds(B, "book 1, ceramic 1");
    game.holds(A, "coin 1");
    assert_eq!((game.home(B), game.home(A)), ((true, 2), (false, 2)));
    assert!(game.stands(A, Building::Bathhouse.name()));
}
