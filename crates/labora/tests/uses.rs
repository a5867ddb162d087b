//! The rulings about what single buildings do.

use crate::common::{
    A, B, Look, Notated, Words, asks_nothing, enter, france, ireland, is_over, makes, owning,
    position, refuses, using, wide,
};
use quadrivium_labora::{
    Content, Country, DistrictSide, Illegal, Marker, PlotSide, Position, Question, Rank,
};

/// Own forests, no wood, no marker; what is freed can be built on at once.
#[test]
fn r_use_8_forests_are_removed_without_wood() {
    let mut game = using("carpentry", "stone 2");
    let wheel = game.table().wheel;
    game.play_all("A", &["clear 2 0", "build market", "at 2 0", "skip"]);
    assert_eq!(game.table().wheel, wheel);
    game.holds(A, "");
    // By contract: the user's forest, not the owner's.
    for (name, country) in [("forest_hut", Country::Ireland), ("printing_office", Country::France)]
    {
        let mut game = position("4L", country)
            .with(A, &[(name, 3, 0)])
            .all_cleared(A)
            .turn(1)
            .give(B, "coin 1")
            .game();
        game.play_all("B", &[&format!("contract A {name}")]);
        game.play_all("A", &["send lay"]);
        game.play_all("B", &["clear 1 0"]);
        assert_eq!(game.cell(B, 1, 0).content, Content::Empty, "{name}");
    }
}

/// Normal wheel rules, and the extra goods of the short game.
#[test]
fn r_use_9_the_calefactory_fells_and_cuts() {
    let mut game = position("4S", Country::France)
        .with(A, &[("calefactory", 3, 1)])
        .give(A, "coin 1")
        .shows(Marker::Wood, 3)
        .shows(Marker::Peat, 4)
        .game();
    game.play_all("A", &["place calefactory lay", "times 1", "fell 2 0", "produce wood"]);
    game.play_all("A", &["cut 0 1", "produce peat"]);
    game.holds(A, "wood 4, peat 5");
    game.holds(B, "wood 1, peat 1");
    // In the bonus round too, where felling is no main action.
    let mut game = france().with(A, &[("calefactory", 3, 1)]).give(A, "coin 1").bonus(0).game();
    game.play_all(
        "A",
        &["visit A calefactory", "times 1", "fell 1 0", "produce wood joker", "skip"],
    );
    game.holds(A, "wood 2");
    // Without forest and moor nothing is left to do.
    let bare = owning("calefactory", "coin 1").all_cleared(A);
    let mut game = enter(bare, "calefactory");
    game.play_all("A", &["times 1"]);
    assert!(is_over(&game));
}

#[test]
fn r_use_10_a_bulwark_takes_the_top_tiles_besides_the_purchase() {
    let mut game = ireland().with(A, &[("bulwark", 3, 0)]).give(A, "book 1, coin 20").game();
    game.play_all("A", &["district -1 plains", "place bulwark lay", "times 1"]);
    game.play_all("A", &["district 2 hills", "plot 0 mountain"]);
    game.holds(A, "coin 18");
    let table = game.table();
    assert_eq!((table.districts.price, table.plots.price), (Some(4), Some(4)), "prices rise");
    // The purchase of the turn is still there if it was not used.
    let mut game = ireland().with(A, &[("bulwark", 3, 0)]).give(A, "book 1, coin 20").game();
    game.play_all(
        "A",
        &["place bulwark lay", "times 1", "district 2 hills", "skip", "plot 0 coast"],
    );
    // With an empty stack only the other tile comes.
    let sold_out =
        (1..=8).fold(ireland(), |it: Position, row| it.district(B, -row, DistrictSide::Plains));
    let mut game = enter(sold_out.with(A, &[("bulwark", 3, 0)]).give(A, "book 1"), "bulwark");
    game.play_all("A", &["times 1"]);
    assert!(game.offered("A").iter().all(|it| it.starts_with("plot") || it == "skip"));
    let sold_out = (0..8).fold(ireland(), |it: Position, row| it.plot(B, 2 * row, PlotSide::Coast));
    let mut game = enter(sold_out.with(A, &[("bulwark", 3, 0)]).give(A, "book 1"), "bulwark");
    game.play_all("A", &["times 1", "district -1 hills"]);
    assert!(is_over(&game));
}

#[test]
fn r_use_11_a_forger_takes_five_coins_and_then_tens() {
    makes("forgers_workshop", "coin 55", &["times 1", "times 5"], "reliquary 6");
    makes("forgers_workshop", "coin 14", &["times 1"], "coin 9, reliquary 1");
    refuses("forgers_workshop", "coin 10", &[], "times 2", Illegal::TooOften);
}

/// Points may be left over; only the four goods are to be had.
#[test]
fn r_use_12_rewards_are_worth_no_more_than_allowed() {
    let seven = || owning("festival_ground", "beer 1").district(A, -1, DistrictSide::Hills);
    // Five forests and three moors: eight points.
    let mut game = enter(seven(), "festival_ground");
    game.play_all("A", &["times 1"]);
    assert_eq!(game.offered("A"), ["take reliquary 0", "take reliquary 1"]);
    assert_eq!(game.play("A", "take wonder 1"), Err(Illegal::NotOffered));
    assert_eq!(game.play("A", "skip"), Err(Illegal::Mandatory), "take nothing instead");
    let mut all = game.clone();
    all.play_all("A", &["take reliquary 1"]);
    all.holds(A, "reliquary 1");
    assert!(is_over(&all));
    game.play_all("A", &["take reliquary 0", "take ornament 1"]);
    assert_eq!(game.offered("A"), ["take ceramic 0", "take ceramic 1"]);
    game.play_all("A", &["take ceramic 1"]);
    game.holds(A, "ornament 1, ceramic 1");
    assert!(is_over(&game), "one point is left, which buys nothing");
    // One and a half in the long game of two, rounded down: see house_of_the_brotherhood.
    let start = position("2L", Country::Ireland)
        .with(A, &[("house_of_the_brotherhood", 3, 1), ("cloister_courtyard", 3, 0)])
        .give(A, "coin 5");
    let mut game = enter(start, "house_of_the_brotherhood");
    game.play_all("A", &["times 1", "take ornament 0", "take ceramic 1"]);
    assert_eq!(game.ask(), Some(Question::Turn), "four points, not four and a half: one is left");
}

/// Grain and straw are two kinds, coins and five coins too; wonders cannot be paid.
#[test]
fn r_use_13_different_goods_are_sides_of_tiles() {
    let pay = ["times 1", "pay grain 1", "pay straw 1", "pay wood 1", "pay stone 1"];
    makes("market", "grain 2, wood 1, stone 1", &pay, "coin 7, bread 1");
    let pay = ["times 1", "pay wood 1", "pay coin 1", "pay coin5 1", "pay stone 1"];
    makes("market", "wood 1, coin 7, stone 1", &pay, "coin 8, bread 1");
    let with_wonder = "wood 1, stone 1, clay 1, wonder 1";
    asks_nothing("market", with_wonder, with_wonder);
    let one_grain = "grain 1, wood 1, stone 1";
    asks_nothing("market", one_grain, one_grain);
}

/// One peat-coal bakes six bread.
#[test]
fn r_use_14_energy_is_paid_as_one_sum() {
    makes("bakery", "flour 6, coal 1", &["times 6", "skip"], "bread 6");
    refuses("bakery", "flour 7, coal 1", &[], "times 7", Illegal::TooOften);
    makes(
        "cloister_workshop",
        "clay 2, stone 1, coal 1",
        &["times 2", "times 1"],
        "ceramic 2, ornament 1",
    );
    makes("stone_merchant", "bread 2, coal 1", &["times 3"], "stone 3");
}

#[test]
fn r_use_15_an_inn_buys_one_wine_for_six_and_food_for_one_each() {
    makes("inn", "wine 3", &["times 1", "times 2", "pay wine 2"], "coin 8");
    makes("inn", "wine 3", &["skip", "times 3"], "coin 3");
    makes("inn", "meat 1, bread 1", &["times 7"], "coin 7");
}

#[test]
fn r_use_16_a_spinning_mill_without_sheep_gives_nothing() {
    asks_nothing("spinning_mill", "", "");
    let mut game = owning("spinning_mill", "").game();
    game.play_all("A", &["place spinning_mill lay"]);
    assert_eq!(game.inside(A, "spinning_mill").len(), 1, "but it may be entered");
}

#[test]
fn r_use_17_an_estate_takes_food_and_energy_mixed() {
    makes("estate", "meat 2, coal 2", &["times 1", "times 1"], "book 2, ornament 2");
    makes("estate", "meat 2, coal 2", &["skip", "times 1"], "meat 2, book 1, ornament 1");
    // Grain counts once: ten to eat and twelve to burn.
    makes("estate", "grain 22", &["times 1", "times 1"], "book 2, ornament 2");
    let mut game = using("estate", "grain 21");
    game.play_all("A", &["times 1"]);
    assert!(is_over(&game), "eleven grain are not six energy");
    game.holds(A, "grain 11, book 1, ornament 1");
}

/// Surplus is lost, and no sum buys more than the printed maximum.
#[test]
fn r_use_18_surplus_brings_nothing_more() {
    makes("stone_merchant", "meat 2, coal 2", &["times 5"], "stone 5");
    refuses("stone_merchant", "meat 4, coal 4", &[], "times 6", Illegal::TooOften);
    makes("fuel_merchant", "coal 3", &["times 3"], "coin 10");
    refuses("fuel_merchant", "coal 4", &[], "times 4", Illegal::TooOften);
}

#[test]
fn r_use_19_the_printed_maximum_binds() {
    for (building, goods, most) in [
        ("shipyard", "wood 8", 1),
        ("refectory", "meat 9", 4),
        ("town_estate", "ceramic 5", 1),
        ("windmill", "grain 20", 7),
        ("stone_merchant", "meat 9, coal 9", 5),
        ("cloister_church", "bread 5, wine 5", 2),
        ("camera", "book 5, ceramic 5", 2),
        ("coal_harbor", "coal 9", 3),
        ("fuel_merchant", "coal 9", 3),
        ("estate", "meat 9", 2),
        ("cloister_library", "coin 9", 3),
    ] {
        let game = using(building, goods);
        assert_eq!(game.offered_like("A", "times").len(), most, "{building}");
        let more = format!("times {}", most + 1);
        refuses(building, goods, &[], &more, Illegal::TooOften);
    }
    for (building, goods) in [("alehouse", "beer 3"), ("winery", "wine 3"), ("brewery", "beer 3")] {
        refuses(building, goods, &[], "times 2", Illegal::TooOften);
    }
    let wood = owning("printing_office", "").district(A, -1, DistrictSide::Hills);
    let mut game = enter(wood, "printing_office");
    game.play_all("A", &["clear 1 -1", "clear 2 -1", "clear 1 0", "clear 2 0"]);
    assert!(is_over(&game));
}

/// By contract the payer's goods and land count, and whoever owns it gains the fee alone.
#[test]
fn a_contract_serves_the_payer() {
    let mut game = wide(france())
        .with(A, &[("windmill", -1, 0)])
        .turn(1)
        .give(A, "grain 3")
        .give(B, "coin 1, grain 2")
        .game();
    game.play_all("B", &["contract A windmill"]);
    game.play_all("A", &["send prior"]);
    assert_eq!(game.inside(A, "windmill")[0].rank, Rank::Prior);
    game.play_all("B", &["times 2"]);
    game.holds(A, "grain 3, coin 1");
    game.holds(B, "flour 2, straw 2");
}

/// There are eight wonders; whoever comes later gets none and pays nothing.
#[test]
fn wonders_run_out() {
    let treasures = "book 1, ceramic 1, ornament 1, reliquary 1";
    let position = owning("sacristy", treasures).give(B, "wonder 7");
    let mut game = enter(position, "sacristy");
    game.play_all("A", &["times 1"]);
    game.holds(A, "wonder 1");
    assert_eq!(game.table().wonders, 0);
    let position = owning("sacristy", treasures).give(B, "wonder 8");
    let game = enter(position, "sacristy");
    game.holds(A, treasures);
    assert!(is_over(&game));
    for (building, goods) in [
        ("round_tower", "coin 5, whiskey 1, reliquary 2"),
        (
            "chamber_of_wonders",
            "peat 1, coal 1, sheep 1, meat 1, wood 1, clay 1, ceramic 1, book 1, reliquary 1, \
             stone 1, ornament 1, grape 1, bread 1",
        ),
    ] {
        let game = enter(owning(building, goods).give(B, "wonder 8"), building);
        game.holds(A, goods);
        assert!(is_over(&game), "{building}");
    }
}
