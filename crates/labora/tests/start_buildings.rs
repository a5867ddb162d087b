//! What the basic buildings and those of the first display do: exact amounts, limits, refusals.

use crate::common::{
    A, B, Look, Notated, Words, asks_nothing, at, enter, france, ireland, is_over, makes, owning,
    refuses, using, wide,
};
use quadrivium_labora::{Content, Illegal, Marker, Rank};

#[test]
fn clay_mound() {
    let position = || owning("clay_mound", "").shows(Marker::Clay, 4).shows(Marker::Joker, 6);
    let mut game = enter(position(), "clay_mound");
    assert_eq!(game.offered("A"), ["produce clay", "produce clay joker", "skip"]);
    assert_eq!(game.play("A", "produce wood"), Err(Illegal::NotProduced));
    game.play_all("A", &["produce clay"]);
    game.holds(A, "clay 4");
    assert!(is_over(&game));
    assert_eq!((game.value(Marker::Clay), game.value(Marker::Joker)), (Some(0), Some(6)));
    let mut game = enter(position(), "clay_mound");
    game.play_all("A", &["produce clay joker"]);
    game.holds(A, "clay 6");
    assert_eq!((game.value(Marker::Clay), game.value(Marker::Joker)), (Some(4), Some(0)));
}

#[test]
fn farmyard() {
    for (action, after) in [
        ("produce sheep", "sheep 3"),
        ("produce grain", "grain 5"),
        ("produce sheep joker", "sheep 10"),
        ("produce grain joker", "grain 10"),
        ("skip", ""),
    ] {
        let position = owning("farmyard", "")
            .shows(Marker::Sheep, 3)
            .shows(Marker::Grain, 5)
            .shows(Marker::Joker, 10);
        let mut game = enter(position, "farmyard");
        assert_eq!(game.play("A", "produce clay"), Err(Illegal::NotProduced));
        game.play_all("A", &[action]);
        game.holds(A, after);
        assert!(is_over(&game), "either sheep or grain");
    }
}

#[test]
fn cloister_office() {
    let mut game = enter(owning("cloister_office", "").shows(Marker::Coin, 7), "cloister_office");
    assert_eq!(game.play("A", "produce grain"), Err(Illegal::NotProduced));
    game.play_all("A", &["produce coin"]);
    game.holds(A, "coin 7");
    assert_eq!(game.value(Marker::Coin), Some(0));
}

#[test]
fn priory() {
    // A's lay brother enters the Priory; a prior of B stands in the Clay Mound, a lay brother of B
    // in the Farmyard, and A's own prior in the Kiln.
    let position = owning("priory", "")
        .with(A, &[("peat_coal_kiln", 3, 0)])
        .working(A, Rank::Prior, "peat_coal_kiln")
        .working(B, Rank::Prior, "clay_mound")
        .working(B, Rank::LayBrother, "farmyard")
        .shows(Marker::Clay, 5);
    let mut game = enter(position, "priory");
    assert_eq!(game.offered("A"), ["copy A peat_coal_kiln", "copy B clay_mound", "skip"]);
    for refused in ["copy B farmyard", "copy A clay_mound", "copy A priory", "copy C clay_mound"] {
        assert_eq!(game.play("A", refused), Err(Illegal::NotCopied), "{refused}");
    }
    let mut other = game.clone();
    game.play_all("A", &["copy B clay_mound", "produce clay"]);
    game.holds(A, "clay 5");
    game.holds(B, "");
    assert!(is_over(&game));
    assert_eq!(game.inside(B, "clay_mound").len(), 1, "nobody is sent there");
    other.play_all("A", &["copy A peat_coal_kiln"]);
    other.holds(A, "coal 1, coin 1");
    // Without a prior anywhere there is nothing to copy, and nothing is asked.
    asks_nothing("priory", "", "");
    // The prior in the Priory itself does not count.
    let mut alone = owning("priory", "").game();
    alone.play_all("A", &["place priory prior"]);
    assert!(is_over(&alone));
}

#[test]
fn cloister_courtyard() {
    for good in ["peat", "clay", "wood", "sheep", "grain", "coin"] {
        let pay = ["times 1", "pay meat 1", "pay book 1", "pay stone 1"];
        let mut game = using("cloister_courtyard", "meat 1, book 2, stone 1, ornament 1");
        game.play_all("A", &pay);
        game.play_all("A", &[&format!("take {good} 6")]);
        game.holds(A, &format!("book 1, ornament 1, {good} 6"));
        assert!(is_over(&game), "once");
    }
    let enough = "meat 1, book 1, stone 1";
    refuses("cloister_courtyard", enough, &[], "times 2", Illegal::TooOften);
    let paid = ["times 1", "pay meat 1", "pay book 1", "pay stone 1"];
    refuses("cloister_courtyard", enough, &paid, "take stone 6", Illegal::NotOffered);
    refuses("cloister_courtyard", enough, &paid, "skip", Illegal::Mandatory);
    // Three of two kinds are not three different goods.
    asks_nothing("cloister_courtyard", "meat 2, book 1", "meat 2, book 1");
}

#[test]
fn grain_storage() {
    makes("grain_storage", "coin 3", &["times 1"], "coin 2, grain 6");
    makes("grain_storage", "coin 3", &["skip"], "coin 3");
    refuses("grain_storage", "coin 3", &[], "times 2", Illegal::TooOften);
    asks_nothing("grain_storage", "grain 1", "grain 1");
}

#[test]
fn granary() {
    makes("granary", "coin 3", &["times 1"], "coin 2, grain 4, book 1");
    refuses("granary", "coin 3", &[], "times 2", Illegal::TooOften);
    asks_nothing("granary", "", "");
}

#[test]
fn windmill() {
    makes("windmill", "grain 9", &["times 7"], "grain 2, flour 7, straw 7");
    makes("windmill", "grain 9", &["times 1"], "grain 8, flour 1, straw 1");
    refuses("windmill", "grain 9", &[], "times 8", Illegal::TooOften);
    refuses("windmill", "grain 2", &[], "times 3", Illegal::TooOften);
    asks_nothing("windmill", "straw 3", "straw 3");
}

#[test]
fn malthouse() {
    makes("malthouse", "grain 12", &["times 12"], "malt 12, straw 12");
    refuses("malthouse", "grain 2", &[], "times 3", Illegal::TooOften);
    asks_nothing("malthouse", "straw 3", "straw 3");
}

/// More than forty grain are malted in two goes.
#[test]
fn a_malthouse_has_no_limit() {
    makes("malthouse", "grain 50", &["times 40", "times 10"], "malt 50, straw 50");
    makes("malthouse", "grain 50", &["times 40", "skip"], "grain 10, malt 40, straw 40");
}

#[test]
fn bakery() {
    // Three flour need an energy and a half: a wood and a straw, and only then coins for bread.
    makes("bakery", "flour 3, wood 1, straw 1", &["times 3", "times 2"], "bread 1, coin 8");
    makes("bakery", "flour 3, wood 1, straw 1", &["times 3", "skip"], "bread 3");
    // Surplus energy is lost.
    makes("bakery", "flour 3, wood 3", &["times 3", "skip"], "bread 3, wood 1");
    makes("bakery", "bread 1", &["times 1"], "coin 4");
    refuses("bakery", "flour 3, wood 1, straw 1", &[], "times 4", Illegal::TooOften);
    refuses("bakery", "bread 3", &[], "times 3", Illegal::TooOften);
    // No flour is baked without fuel.
    asks_nothing("bakery", "flour 3, coin 1", "flour 3, coin 1");
}

#[test]
fn brewery() {
    makes("brewery", "malt 3, grain 2", &["times 2", "times 1"], "malt 1, beer 1, coin 7");
    makes("brewery", "beer 2", &["times 1"], "beer 1, coin 7");
    refuses("brewery", "malt 3, grain 2", &[], "times 3", Illegal::TooOften);
    refuses("brewery", "beer 2", &[], "times 2", Illegal::TooOften);
    asks_nothing("brewery", "malt 1, straw 1", "malt 1, straw 1");
}

#[test]
fn fuel_merchant() {
    makes("fuel_merchant", "coal 3", &["times 1"], "coal 2, coin 5");
    makes("fuel_merchant", "coal 3", &["times 2"], "coal 1, coin 8");
    makes("fuel_merchant", "coal 3", &["times 3"], "coin 10");
    // Surplus energy is lost: two peat are four energy.
    makes("fuel_merchant", "peat 2", &["times 1"], "coin 5");
    refuses("fuel_merchant", "coal 9", &[], "times 4", Illegal::TooOften);
    refuses("fuel_merchant", "wood 5", &[], "times 2", Illegal::TooOften);
    asks_nothing("fuel_merchant", "wood 2, straw 1", "wood 2, straw 1");
}

#[test]
fn peat_coal_kiln() {
    makes("peat_coal_kiln", "peat 4", &["times 4"], "coal 5, coin 1");
    makes("peat_coal_kiln", "peat 4", &["skip"], "peat 4, coal 1, coin 1");
    refuses("peat_coal_kiln", "peat 4", &[], "times 5", Illegal::TooOften);
    asks_nothing("peat_coal_kiln", "", "coal 1, coin 1");
}

#[test]
fn market() {
    makes(
        "market",
        "peat 1, wood 2, clay 1, stone 3",
        &["times 1", "pay peat 1", "pay wood 1", "pay clay 1", "pay stone 1"],
        "wood 1, stone 2, coin 7, bread 1",
    );
    let many = "peat 1, wood 2, clay 1, stone 3";
    refuses("market", many, &["times 1", "pay peat 1"], "pay peat 1", Illegal::NotThisPayment);
    refuses("market", many, &["times 1", "pay wood 1"], "pay wood 1", Illegal::NotThisPayment);
    refuses("market", many, &[], "times 2", Illegal::TooOften);
    asks_nothing("market", "peat 1, wood 2, clay 1", "peat 1, wood 2, clay 1");
}

#[test]
fn false_lighthouse() {
    makes("false_lighthouse", "", &["take beer 1"], "coin 3, beer 1");
    makes("false_lighthouse", "", &["take whiskey 1"], "coin 3, whiskey 1");
    refuses("false_lighthouse", "", &[], "take malt 1", Illegal::NotOffered);
    refuses("false_lighthouse", "", &[], "skip", Illegal::Mandatory);
}

/// The Garden beside the Cloister Office and the Kiln.
#[test]
fn cloister_garden() {
    let position = || {
        owning("cloister_garden", "peat 1")
            .with(A, &[("peat_coal_kiln", 3, 0)])
            .shows(Marker::Coin, 5)
    };
    let mut game = enter(position(), "cloister_garden");
    game.holds(A, "peat 1, grape 1");
    let around = ["copy A farmyard", "copy A cloister_office", "copy A peat_coal_kiln", "skip"];
    assert_eq!(game.offered("A"), around);
    assert_eq!(game.play("A", "copy A clay_mound"), Err(Illegal::NotCopied), "not beside it");
    game.play_all("A", &["copy A cloister_office", "produce coin"]);
    game.holds(A, "peat 1, grape 1, coin 5");
    assert!(is_over(&game), "one building");
    assert!(game.inside(A, "cloister_office").is_empty(), "nobody is sent there");
    // A neighbour with a clergyman cannot be used.
    let occupied = position().working(A, Rank::Prior, "peat_coal_kiln");
    let mut game = enter(occupied, "cloister_garden");
    assert_eq!(game.play("A", "copy A peat_coal_kiln"), Err(Illegal::NotCopied));
    game.play_all("A", &["skip"]);
    game.holds(A, "peat 1, grape 1");
}

#[test]
fn spinning_mill() {
    for (sheep, coins) in [(1, 3), (4, 3), (5, 5), (8, 5), (9, 6), (20, 6)] {
        let before = format!("sheep {sheep}");
        asks_nothing("spinning_mill", &before, &format!("sheep {sheep}, coin {coins}"));
    }
    asks_nothing("spinning_mill", "meat 1", "meat 1");
    refuses("spinning_mill", "sheep 5", &[], "times 1", Illegal::NotAsked);
}

#[test]
fn carpentry() {
    let mut game = using("carpentry", "wood 2, clay 1, stone 2, coin 3");
    assert_eq!(game.offered("A"), ["clear 1 0", "clear 2 0", "clear 1 1", "skip"]);
    assert_eq!(game.play("A", "clear 0 0"), Err(Illegal::NoForest));
    assert_eq!(game.play("A", "clear 3 0"), Err(Illegal::NoForest));
    game.play_all("A", &["clear 1 1", "build market", "at 1 1"]);
    game.holds(A, "wood 2, clay 1, coin 3");
    assert_eq!(game.value(Marker::Wood), Some(2), "no marker moves");
    // The prior's privilege.
    assert_eq!(game.offered("A"), ["enter", "skip"]);
    game.play_all("A", &["enter"]);
    assert_eq!(game.inside(A, "market").len(), 1);
    // Without the forest there is no building.
    let mut game = using("carpentry", "wood 2, clay 1, stone 2, coin 3");
    assert_eq!(game.play("A", "build market"), Err(Illegal::NotAsked));
    game.play_all("A", &["skip"]);
    assert!(is_over(&game));
    let game = enter(owning("carpentry", "stone 2").all_cleared(A), "carpentry");
    assert!(is_over(&game));
    // The forest is gone even if nothing is built.
    let mut game = using("carpentry", "stone 2");
    game.play_all("A", &["clear 1 0", "skip"]);
    assert!(is_over(&game));
    assert_eq!(game.cell(A, 1, 0).content, Content::Empty);
    game.holds(A, "stone 2");
}

#[test]
fn cottage() {
    let position = || owning("cottage", "peat 2").with(A, &[("peat_coal_kiln", 3, 0)]);
    let mut game = enter(position(), "cottage");
    game.holds(A, "peat 2, malt 1");
    assert_eq!(game.play("A", "copy A clay_mound"), Err(Illegal::NotCopied), "not beside it");
    game.play_all("A", &["copy A peat_coal_kiln", "times 2"]);
    game.holds(A, "malt 1, coal 3, coin 1");
    assert!(is_over(&game));
    // Without a neighbour that is free there is only the malt.
    let busy = wide(ireland()).with(A, &[("cottage", -1, 0)]).game();
    let mut game = busy;
    game.play_all("A", &["place cottage lay"]);
    game.holds(A, "malt 1");
    assert!(is_over(&game));
}

#[test]
fn harbor_promenade() {
    asks_nothing("harbor_promenade", "", "wood 1, wine 1, coin 1, ceramic 1");
    refuses("harbor_promenade", "", &[], "take wine 1", Illegal::NotAsked);
}

#[test]
fn houseboat() {
    asks_nothing("houseboat", "", "wood 1, malt 1, coin 1, peat 1");
    refuses("houseboat", "", &[], "take malt 1", Illegal::NotAsked);
}

#[test]
fn stone_merchant() {
    // Food and energy are sums: five stone for ten food and five energy.
    makes("stone_merchant", "meat 2, coal 1, peat 1", &["times 5"], "stone 5");
    makes("stone_merchant", "meat 1, coal 1", &["times 1"], "stone 1");
    refuses("stone_merchant", "meat 9, coal 9", &[], "times 6", Illegal::TooOften);
    refuses("stone_merchant", "meat 1, coal 9", &[], "times 3", Illegal::TooOften);
    asks_nothing("stone_merchant", "meat 3", "meat 3");
    asks_nothing("stone_merchant", "sheep 1, straw 1", "sheep 1, straw 1");
}

#[test]
fn builders_market() {
    makes("builders_market", "coin 4", &["times 1"], "coin 2, wood 2, clay 2, stone 1, straw 1");
    refuses("builders_market", "coin 4", &[], "times 2", Illegal::TooOften);
    asks_nothing("builders_market", "coin 1", "coin 1");
}

/// Every building may be entered without being used.
#[test]
fn a_function_may_be_left_out() {
    for (building, goods) in [
        ("windmill", "grain 3"),
        ("bakery", "bread 2"),
        ("market", "peat 1, wood 1, clay 1, stone 1"),
        ("stone_merchant", "meat 1, wood 1"),
        ("clay_mound", ""),
        ("carpentry", ""),
    ] {
        makes(building, goods, &["skip"], goods);
    }
    let mut game = france().with(A, &[("stone_merchant", 3, 0)]).game();
    game.play_all("A", &["place stone_merchant lay"]);
    assert_eq!(game.inside(A, "stone_merchant").len(), 1);
    assert_eq!(at(3, 0), game.cell(A, 3, 0).spot);
}
