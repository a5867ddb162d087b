//! What the buildings of the stacks C and D do: exact amounts, limits, refusals.

use crate::common::{
    A, B, Look, Notated, Words, asks_nothing, enter, is_over, makes, owning, position, refuses,
    using,
};
use quadrivium_labora::{
    Building, Content, Country, DistrictSide, Illegal, Marker, PlotSide, Rank, Settlement,
};

#[test]
fn palace() {
    let position = || {
        owning("palace", "wine 2, peat 1")
            .with(A, &[("peat_coal_kiln", 3, 0)])
            .working(A, Rank::Prior, "peat_coal_kiln")
            .working(B, Rank::LayBrother, "clay_mound")
            .shows(Marker::Clay, 5)
    };
    let mut game = enter(position(), "palace");
    assert_eq!(game.play("A", "copy A peat_coal_kiln"), Err(Illegal::NotAsked), "not unpaid");
    assert_eq!(game.play("A", "times 2"), Err(Illegal::TooOften));
    game.play_all("A", &["times 1"]);
    assert_eq!(game.offered("A"), ["copy A peat_coal_kiln", "copy B clay_mound", "skip"]);
    assert_eq!(game.play("A", "copy A palace"), Err(Illegal::NotCopied));
    assert_eq!(game.play("A", "copy A farmyard"), Err(Illegal::NotCopied), "nobody is there");
    game.play_all("A", &["copy B clay_mound", "produce clay"]);
    game.holds(A, "wine 1, peat 1, clay 5");
    game.holds(B, "");
    asks_nothing("palace", "coin 5", "coin 5");
}

#[test]
fn grand_manor() {
    let position = || {
        owning("grand_manor", "whiskey 2")
            .working(A, Rank::Prior, "clay_mound")
            .shows(Marker::Clay, 5)
    };
    let mut game = enter(position(), "grand_manor");
    assert_eq!(game.play("A", "times 2"), Err(Illegal::TooOften));
    game.play_all("A", &["times 1"]);
    assert_eq!(game.play("A", "copy A grand_manor"), Err(Illegal::NotCopied));
    game.play_all("A", &["copy A clay_mound", "produce clay"]);
    game.holds(A, "whiskey 1, clay 5");
    asks_nothing("grand_manor", "beer 1", "beer 1");
}

#[test]
fn castle() {
    let mut game = using("castle", "grain 1, wood 2, coin 3");
    assert_eq!(game.offered("A"), ["settle shanty_town", "skip"]);
    assert_eq!(game.play("A", "settle farming_village"), Err(Illegal::TooDear));
    assert_eq!(game.play("A", "settle hilltop_village"), Err(Illegal::NotInHand));
    game.play_all("A", &["settle shanty_town"]);
    assert_eq!(game.play("A", "at 6 0"), Err(Illegal::WrongTerrain));
    assert_eq!(game.play("A", "at 1 0"), Err(Illegal::NotFree));
    game.play_all("A", &["at 3 0", "pay grain 1"]);
    game.holds(A, "wood 1, coin 3");
    assert_eq!(game.cell(A, 3, 0).content, Content::Home(Settlement::ShantyTown));
    assert!(is_over(&game), "one settlement");
    asks_nothing("castle", "wood 9", "wood 9");
}

#[test]
fn quarry_c() {
    let position = owning("quarry_c", "").round(17).shows(Marker::Stone, 6).shows(Marker::Joker, 2);
    let mut game = enter(position, "quarry_c");
    assert_eq!(game.play("A", "produce wood joker"), Err(Illegal::NotProduced));
    game.play_all("A", &["produce stone"]);
    game.holds(A, "stone 6");
    assert_eq!(game.value(Marker::Stone), Some(0));
}

#[test]
fn forest_hut() {
    let mut game = using("forest_hut", "");
    assert_eq!(game.play("A", "clear 0 0"), Err(Illegal::NoForest), "that is a moor");
    game.play_all("A", &["clear 2 0"]);
    game.holds(A, "sheep 2, wood 2, stone 1");
    assert!(is_over(&game), "once");
    assert_eq!(game.cell(A, 2, 0).content, Content::Empty);
    assert_eq!(game.value(Marker::Wood), Some(2), "no marker moves");
    makes("forest_hut", "", &["skip"], "");
    let game = enter(owning("forest_hut", "").all_cleared(A), "forest_hut");
    game.holds(A, "");
    assert!(is_over(&game));
}

#[test]
fn town_estate() {
    makes("town_estate", "ceramic 2", &["times 1"], "ceramic 1, coin 12");
    refuses("town_estate", "ceramic 2", &[], "times 2", Illegal::TooOften);
    asks_nothing("town_estate", "clay 2", "clay 2");
}

#[test]
fn refectory() {
    makes("refectory", "", &["times 1"], "beer 1, ceramic 1");
    makes("refectory", "meat 5", &["times 4"], "beer 1, meat 2, ceramic 4");
    makes("refectory", "", &["skip"], "beer 1, meat 1");
    refuses("refectory", "meat 5", &[], "times 5", Illegal::TooOften);
    refuses("refectory", "", &[], "times 2", Illegal::TooOften);
}

#[test]
fn grapevine_c() {
    let position = owning("grapevine_c", "").shows(Marker::Grape, 4).shows(Marker::Joker, 8);
    let mut game = enter(position, "grapevine_c");
    assert_eq!(game.play("A", "produce grain"), Err(Illegal::NotProduced));
    game.play_all("A", &["produce grape joker"]);
    game.holds(A, "grape 8");
    assert_eq!((game.value(Marker::Grape), game.value(Marker::Joker)), (Some(4), Some(0)));
}

#[test]
fn coal_harbor() {
    makes("coal_harbor", "coal 4", &["times 3"], "coal 1, coin 9, whiskey 3");
    makes("coal_harbor", "coal 4", &["times 1"], "coal 3, coin 3, whiskey 1");
    refuses("coal_harbor", "coal 4", &[], "times 4", Illegal::TooOften);
    asks_nothing("coal_harbor", "peat 3", "peat 3");
}

#[test]
fn calefactory() {
    let position = || {
        owning("calefactory", "coin 1")
            .shows(Marker::Wood, 3)
            .shows(Marker::Peat, 5)
            .shows(Marker::Joker, 6)
    };
    let mut game = enter(position(), "calefactory");
    game.play_all("A", &["times 1", "fell 1 0"]);
    game.play_all("A", &["produce wood", "cut 0 1", "produce peat joker"]);
    game.holds(A, "wood 3, peat 6");
    assert!(is_over(&game), "each once");
    assert_eq!((game.value(Marker::Peat), game.value(Marker::Joker)), (Some(5), Some(0)));
    assert_eq!(game.cell(A, 1, 0).content, Content::Empty);
    assert_eq!(game.cell(A, 0, 1).content, Content::Empty);
    // Either of the two, or none.
    let mut game = enter(position(), "calefactory");
    game.play_all("A", &["times 1", "skip", "cut 0 0", "produce peat"]);
    game.holds(A, "peat 5");
    let mut game = enter(position(), "calefactory");
    game.play_all("A", &["times 1"]);
    assert_eq!(game.play("A", "fell 0 0"), Err(Illegal::NoForest));
    game.play_all("A", &["fell 2 0", "produce wood joker", "skip"]);
    game.holds(A, "wood 6");
    // Not unpaid.
    refuses("calefactory", "coin 1", &[], "fell 1 0", Illegal::NotAsked);
    asks_nothing("calefactory", "", "");
}

#[test]
fn filial_church() {
    makes(
        "filial_church",
        "peat 1, sheep 1, wood 2, clay 1, stone 1",
        &["times 1", "pay peat 1", "pay sheep 1", "pay wood 1", "pay clay 1", "pay stone 1"],
        "wood 1, reliquary 1",
    );
    let many = "peat 1, sheep 1, wood 2, clay 1, stone 1, malt 2";
    refuses("filial_church", many, &[], "times 2", Illegal::TooOften);
    refuses(
        "filial_church",
        many,
        &["times 1", "pay wood 1"],
        "pay wood 1",
        Illegal::NotThisPayment,
    );
    let few = "peat 1, sheep 1, wood 2, clay 1";
    asks_nothing("filial_church", few, few);
}

#[test]
fn shipping_company() {
    for (good, other) in [("meat", "bread"), ("bread", "wine"), ("wine", "meat")] {
        let position = owning("shipping_company", "coal 2").shows(Marker::Joker, 4);
        let mut game = enter(position, "shipping_company");
        let produce = format!("produce {good} joker");
        assert_eq!(game.play("A", &produce), Err(Illegal::NotAsked), "not unpaid");
        game.play_all("A", &["times 1"]);
        let by_marker = format!("produce {other}");
        assert_eq!(game.play("A", &by_marker), Err(Illegal::NotAsked), "only the joker");
        game.play_all("A", &[&produce]);
        game.holds(A, &format!("coal 1, {good} 4"));
        assert_eq!(game.value(Marker::Joker), Some(0));
        assert!(is_over(&game));
    }
    refuses("shipping_company", "coal 2", &[], "times 2", Illegal::TooOften);
    refuses(
        "shipping_company",
        "coal 2",
        &["times 1"],
        "produce grape joker",
        Illegal::NotProduced,
    );
    asks_nothing("shipping_company", "peat 1", "peat 1");
}

#[test]
fn cooperage() {
    for good in ["beer", "whiskey"] {
        let position = owning("cooperage", "wood 4").shows(Marker::Joker, 5);
        let mut game = enter(position, "cooperage");
        game.play_all("A", &["times 1", &format!("produce {good} joker")]);
        game.holds(A, &format!("wood 1, {good} 5"));
        assert_eq!(game.value(Marker::Joker), Some(0));
    }
    refuses("cooperage", "wood 6", &[], "times 2", Illegal::TooOften);
    refuses("cooperage", "wood 3", &["times 1"], "produce malt joker", Illegal::NotProduced);
    asks_nothing("cooperage", "wood 2", "wood 2");
}

#[test]
fn sacristy() {
    let treasures = "book 1, ceramic 1, ornament 1, reliquary 1";
    makes("sacristy", treasures, &["times 1"], "wonder 1");
    refuses(
        "sacristy",
        "book 2, ceramic 2, ornament 2, reliquary 2",
        &[],
        "times 2",
        Illegal::TooOften,
    );
    asks_nothing("sacristy", "book 1, ceramic 1, ornament 1", "book 1, ceramic 1, ornament 1");
}

#[test]
fn forgers_workshop() {
    makes("forgers_workshop", "coin 26", &["times 1", "times 2"], "coin 1, reliquary 3");
    makes("forgers_workshop", "coin 26", &["times 1", "skip"], "coin 21, reliquary 1");
    makes("forgers_workshop", "coin 26", &["skip"], "coin 26");
    refuses("forgers_workshop", "coin 26", &[], "times 2", Illegal::TooOften);
    refuses("forgers_workshop", "coin 26", &["times 1"], "times 3", Illegal::TooOften);
    asks_nothing("forgers_workshop", "coin 4", "coin 4");
}

#[test]
fn round_tower() {
    makes(
        "round_tower",
        "coin 6, whiskey 2, reliquary 2",
        &["times 1"],
        "coin 1, whiskey 1, wonder 1",
    );
    // Fourteen points of other goods, by choice; surplus is lost.
    makes(
        "round_tower",
        "coin 10, whiskey 1, reliquary 1, ornament 2, ceramic 1, book 1",
        &["times 1", "pay reliquary 1", "pay ornament 1", "pay ceramic 0", "pay book 0"],
        "ornament 1, ceramic 1, book 1, wonder 1",
    );
    refuses("round_tower", "coin 5, whiskey 1, reliquary 9", &[], "times 2", Illegal::TooOften);
    let short = "coin 5, whiskey 1, reliquary 1, ornament 1";
    asks_nothing("round_tower", short, short);
    let sober = "coin 5, reliquary 2";
    asks_nothing("round_tower", sober, sober);
}

#[test]
fn pilgrimage_site() {
    makes("pilgrimage_site", "book 2", &["improve book", "improve book"], "ceramic 2");
    makes("pilgrimage_site", "book 1", &["improve book", "improve ceramic"], "ornament 1");
    makes(
        "pilgrimage_site",
        "ornament 3",
        &["improve ornament", "improve ornament"],
        "ornament 1, reliquary 2",
    );
    makes("pilgrimage_site", "ceramic 1", &["improve ceramic", "improve ornament"], "reliquary 1");
    makes(
        "pilgrimage_site",
        "book 1, ornament 1",
        &["improve book", "improve ornament"],
        "ceramic 1, reliquary 1",
    );
    // The better good may come first.
    let both = "book 1, ornament 1";
    makes("pilgrimage_site", both, &["improve ornament", "improve book"], "ceramic 1, reliquary 1");
    makes("pilgrimage_site", "book 1", &["improve book", "skip"], "ceramic 1");
    refuses(
        "pilgrimage_site",
        "book 3",
        &["improve book", "improve book"],
        "improve book",
        Illegal::NotAsked,
    );
    refuses("pilgrimage_site", "book 1", &[], "improve ceramic", Illegal::NotOffered);
    asks_nothing("pilgrimage_site", "reliquary 1", "reliquary 1");
}

#[test]
fn camera() {
    makes("camera", "book 3, ceramic 2", &["times 2"], "book 1, coin 2, clay 2, reliquary 2");
    refuses("camera", "book 3, ceramic 3", &[], "times 3", Illegal::TooOften);
    asks_nothing("camera", "book 3", "book 3");
}

#[test]
fn dormitory() {
    makes("dormitory", "straw 3, wood 2", &["times 2"], "straw 1, ceramic 1, book 2");
    makes("dormitory", "straw 3, wood 2", &["skip"], "straw 3, wood 2, ceramic 1");
    refuses("dormitory", "straw 3, wood 2", &[], "times 3", Illegal::TooOften);
    asks_nothing("dormitory", "straw 1", "straw 1, ceramic 1");
}

#[test]
fn bulwark() {
    let mut game = using("bulwark", "book 2");
    assert_eq!(game.play("A", "district -1 hills"), Err(Illegal::NotAsked), "not unpaid");
    assert_eq!(game.play("A", "times 2"), Err(Illegal::TooOften));
    game.play_all("A", &["times 1"]);
    assert_eq!(game.play("A", "district -2 hills"), Err(Illegal::NoRoomForTile));
    game.play_all("A", &["district -1 hills"]);
    assert_eq!(game.play("A", "plot 0 coast"), Err(Illegal::NoRoomForTile), "one lies there");
    game.play_all("A", &["plot -2 coast"]);
    assert!(is_over(&game));
    game.holds(A, "book 1");
    assert_eq!(game.cell(A, 0, -1).content, Content::Moor);
    let table = game.table();
    assert_eq!((table.districts.price, table.districts.left), (Some(3), 7));
    assert_eq!((table.plots.price, table.plots.left), (Some(5), 5), "two lay there before");
    asks_nothing("bulwark", "", "");
}

#[test]
fn printing_office() {
    let mut game = using("printing_office", "");
    game.play_all("A", &["clear 1 0", "clear 2 0", "clear 1 1"]);
    game.holds(A, "book 3");
    assert!(is_over(&game), "there is no forest left");
    // Four at most.
    let more = owning("printing_office", "").district(A, -1, DistrictSide::Hills);
    let mut game = enter(more, "printing_office");
    game.play_all("A", &["clear 1 -1", "clear 2 -1", "clear 1 0", "clear 2 0"]);
    game.holds(A, "book 4");
    assert!(is_over(&game), "one forest is left, but four are the most");
    assert_eq!(game.cell(A, 1, 1).content, Content::Forest);
    makes("printing_office", "", &["clear 1 1", "clear 1 0", "clear 2 0"], "book 3");
    refuses("printing_office", "", &["clear 2 0"], "clear 2 0", Illegal::NoForest);
    refuses("printing_office", "", &[], "clear 0 0", Illegal::NoForest);
    makes("printing_office", "", &["clear 1 1", "skip"], "book 1");
    let game = enter(owning("printing_office", "").all_cleared(A), "printing_office");
    assert!(is_over(&game));
}

#[test]
fn festival_ground() {
    // Three forests and two moors: five points.
    makes("festival_ground", "beer 2", &["times 1", "take ornament 1"], "beer 1, ornament 1");
    makes(
        "festival_ground",
        "beer 1",
        &["times 1", "take ornament 0", "take ceramic 1", "take book 1"],
        "ceramic 1, book 1",
    );
    makes(
        "festival_ground",
        "beer 1",
        &["times 1", "take ornament 0", "take ceramic 0", "take book 2"],
        "book 2",
    );
    makes(
        "festival_ground",
        "beer 1",
        &["times 1", "take ornament 0", "take ceramic 0", "take book 0"],
        "",
    );
    refuses("festival_ground", "beer 1", &["times 1"], "take reliquary 1", Illegal::NotOffered);
    refuses("festival_ground", "beer 1", &["times 1"], "take ornament 2", Illegal::NotOffered);
    refuses("festival_ground", "beer 2", &[], "times 2", Illegal::TooOften);
    asks_nothing("festival_ground", "malt 1", "malt 1");
}

#[test]
fn estate() {
    makes("estate", "meat 4", &["times 2"], "book 2, ornament 2");
    makes("estate", "coal 4", &["times 2"], "book 2, ornament 2");
    // One for food and one for energy.
    makes("estate", "meat 2, peat 3", &["times 1", "times 1"], "book 2, ornament 2");
    refuses("estate", "meat 9, coal 9", &["times 1"], "times 2", Illegal::TooOften);
    refuses("estate", "meat 9", &[], "times 3", Illegal::TooOften);
    makes("estate", "meat 4, coal 4", &["times 2"], "coal 4, book 2, ornament 2");
    asks_nothing("estate", "meat 1, coal 1", "meat 1, coal 1");
}

/// The Hospice and what is still in the display.
#[test]
fn hospice() {
    let position = || owning("hospice", "coin 9, peat 2, grain 3");
    let mut game = enter(position(), "hospice");
    assert!(game.offered("A").contains(&"copy display sacristy".to_owned()));
    assert_eq!(game.play("A", "copy A farmyard"), Err(Illegal::NotCopied));
    assert_eq!(game.play("A", "copy display hospice"), Err(Illegal::NotDisplayed));
    game.play_all("A", &["copy display windmill", "times 3"]);
    game.holds(A, "coin 9, peat 2, flour 3, straw 3");
    assert!(is_over(&game));
    assert!(game.table().display.contains(&Building::Windmill), "it stays for sale");
    let mut game = enter(position(), "hospice");
    game.play_all("A", &["skip"]);
    assert!(is_over(&game));
    let empty = owning("hospice", "").display(&[]);
    assert!(is_over(&enter(empty, "hospice")));
}

#[test]
fn guesthouse() {
    let position = || owning("guesthouse", "grain 3");
    let mut game = enter(position(), "guesthouse");
    assert_eq!(game.play("A", "copy A farmyard"), Err(Illegal::NotCopied));
    game.play_all("A", &["copy display malthouse", "times 3"]);
    game.holds(A, "malt 3, straw 3");
    assert!(is_over(&game));
}

/// The Cloister Office and the House itself are two cloister buildings: four points, three in the
/// long game of two, two in the solo game.
#[test]
fn house_of_the_brotherhood() {
    let house = "house_of_the_brotherhood";
    makes(house, "coin 6", &["times 1", "take ornament 1"], "coin 1, ornament 1");
    makes(house, "coin 5", &["times 1", "take ornament 0", "take ceramic 1"], "ceramic 1");
    makes(
        house,
        "coin 5",
        &["times 1", "take ornament 0", "take ceramic 0", "take book 2"],
        "book 2",
    );
    refuses(house, "coin 5", &["times 1"], "take reliquary 1", Illegal::NotOffered);
    refuses(house, "coin 10", &[], "times 2", Illegal::TooOften);
    asks_nothing(house, "coin 4", "coin 4");
    for (set_up, points) in
        [("1", 2), ("2S", 4), ("2L", 3), ("3L", 4), ("4L", 4), ("3S", 4), ("4S", 4)]
    {
        let start = position(set_up, Country::France).with(A, &[(house, 3, 1)]).give(A, "coin 5");
        let mut game = enter(start, house);
        game.play_all("A", &["times 1"]);
        let due = game.offered("A");
        let best = match points {
            2 => "take book 1",
            3 => "take ceramic 1",
            _ => "take ornament 1",
        };
        assert_eq!(due.last().map(String::as_str), Some(best), "{set_up}");
    }
    // Three cloister buildings in the long game of two: four and a half points, rounded down.
    let start = position("2L", Country::France)
        .with(A, &[(house, 3, 1), ("cloister_courtyard", 3, 0)])
        .give(A, "coin 5");
    let mut game = enter(start, house);
    game.play_all("A", &["times 1"]);
    assert_eq!(game.offered("A"), ["take ornament 0", "take ornament 1"]);
    game.play_all("A", &["take ornament 1"]);
    // Six of them allow a reliquary and an ornament.
    let start = position("4L", Country::France)
        .district(A, 2, DistrictSide::Plains)
        .plot(A, 0, PlotSide::Coast)
        .with(
            A,
            &[
                (house, 3, 1),
                ("cloister_courtyard", 3, 0),
                ("priory", 3, 2),
                ("cloister_garden", 2, 2),
                ("cloister_chapter_house", 1, 2),
            ],
        )
        .give(A, "coin 5");
    let mut game = enter(start, house);
    game.play_all("A", &["times 1", "take reliquary 1", "take ornament 1"]);
    game.holds(A, "reliquary 1, ornament 1");
}
