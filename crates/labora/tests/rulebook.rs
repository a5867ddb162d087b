//! The worked examples and pictures of the rulebook.

use crate::common::{A, B, C, D, Look, Notated, Words, at, france, ireland, makes, position, wide};
use quadrivium_labora::{
    Building, Content, Country, DistrictSide, Illegal, Labora, Marker, Phase, PlotSide, Rank,
    Settlement, Stage, Terrain,
};

/// Page 1: the arm shows that the Farmyard brings 3 sheep now.
#[test]
fn the_farmyard_brings_three_sheep() {
    let mut game = france().shows(Marker::Sheep, 3).game();
    game.play_all("A", &["place farmyard lay", "produce sheep"]);
    game.holds(A, "sheep 3");
}

/// Page 2: the wheel turns, and there are three grain instead of two, four sheep instead of three.
#[test]
fn a_turn_of_the_wheel_raises_two_to_three_and_three_to_four() {
    let game = france().shows(Marker::Grain, 2).shows(Marker::Sheep, 3).before_round(5).game();
    assert_eq!((game.value(Marker::Grain), game.value(Marker::Sheep)), (Some(3), Some(4)));
}

/// Page 3: four sheep were taken, and their marker goes to 0.
#[test]
fn the_marker_of_what_was_produced_goes_to_nothing() {
    let mut game = france().shows(Marker::Sheep, 4).shows(Marker::Grain, 5).game();
    game.play_all("A", &["place farmyard lay", "produce sheep"]);
    game.holds(A, "sheep 4");
    assert_eq!((game.value(Marker::Sheep), game.value(Marker::Grain)), (Some(0), Some(5)));
}

/// Page 3, example 1: a lay brother goes into the Quarry, the joker shows 3, the stone marker is not
/// in play: three stone.
#[test]
fn joker_example_1_stone_before_its_marker_is_in_play() {
    let mut game = wide(france()).with(A, &[("quarry_b", 6, 0)]).shows(Marker::Joker, 3).game();
    assert_eq!(game.value(Marker::Stone), None);
    game.play_all("A", &["place quarry_b lay"]);
    assert_eq!(game.offered("A"), ["produce stone joker", "skip"]);
    game.play_all("A", &["produce stone joker"]);
    game.holds(A, "stone 3");
    assert_eq!((game.value(Marker::Joker), game.value(Marker::Stone)), (Some(0), None));
}

/// Page 3, example 2: the clay marker shows 2, the joker 3; the joker is used, the clay marker stays.
#[test]
fn joker_example_2_the_better_marker_is_chosen() {
    let mut game = france().shows(Marker::Clay, 2).shows(Marker::Joker, 3).game();
    game.play_all("A", &["place clay_mound lay", "produce clay joker"]);
    game.holds(A, "clay 3");
    assert_eq!((game.value(Marker::Joker), game.value(Marker::Clay)), (Some(0), Some(2)));
}

/// Page 4: the Windmill stands on the coast or on a hillside.
#[test]
fn the_windmill_stands_on_coast_or_hillside() {
    let mut game = wide(france()).give(A, "wood 3, clay 2").game();
    game.play_all("A", &["build windmill"]);
    assert_eq!(game.offered("A"), ["at -1 0", "at 5 0", "at -1 1", "at 5 1"]);
    assert_eq!(game.play("A", "at 3 0"), Err(Illegal::WrongTerrain));
}

/// Page 4: the Cloister Courtyard is a cloister building and goes beside the Cloister Office.
#[test]
fn the_courtyard_goes_beside_the_office() {
    let mut game = wide(france()).give(A, "wood 2").game();
    game.play_all("A", &["build cloister_courtyard"]);
    assert_eq!(game.offered("A"), ["at 3 1", "at 5 1"]);
    assert_eq!(game.play("A", "at 3 0"), Err(Illegal::NoCloisterBeside), "corners do not count");
}

/// Page 4: a mountain plot has two hillsides and a mountain, a coast plot two of each.
#[test]
fn plots_are_made_of_four_or_three_places() {
    let game = wide(france()).game();
    let cells = game.table().estates[0].cells.clone();
    let count = |terrain| {
        let outside = cells.iter().filter(|it| !(0..5).contains(&it.spot.col));
        outside.filter(|it| it.terrain == terrain).count()
    };
    let terrains = [Terrain::Water, Terrain::Coast, Terrain::Hillside, Terrain::Mountain];
    assert_eq!(terrains.map(count), [2, 2, 2, 1]);
    assert_eq!(cells.len(), 17);
}

/// Page 4: building the Quarry costs 5 coins and is a main action like any other.
#[test]
fn the_quarry_costs_five_coins_and_the_action() {
    let mut game = wide(france()).round(13).give(A, "coin 5").game();
    game.play_all("A", &["build quarry_b", "at 6 0", "skip"]);
    game.holds(A, "");
    assert_eq!(game.play("A", "fell 1 0"), Err(Illegal::NoActionLeft));
}

/// Page 5: with two grain one can pay a grain and a straw as two different goods.
#[test]
fn two_grain_are_two_different_goods() {
    makes(
        "cloister_courtyard",
        "grain 2, wood 1",
        &["times 1", "pay grain 1", "pay straw 1", "pay wood 1", "take coin 6"],
        "coin 6",
    );
}

/// Page 5: the two sides of a district, with their cards.
#[test]
fn districts_have_two_sides() {
    let hills = france().district(A, -1, DistrictSide::Hills).game();
    let plains = france().district(A, -1, DistrictSide::Plains).game();
    let row = |game: &Labora| {
        [0, 1, 2, 3, 4].map(|col| {
            let cell = game.cell(A, col, -1);
            match cell.content {
                Content::Empty => cell.terrain.name(),
                Content::Moor => "moor",
                Content::Forest => "forest",
                _ => "built",
            }
        })
    };
    assert_eq!(row(&hills), ["moor", "forest", "forest", "hillside", "hillside"]);
    assert_eq!(row(&plains), ["forest", "plains", "plains", "plains", "hillside"]);
    // A felled forest leaves plains to build on.
    let mut game = france().district(A, -1, DistrictSide::Hills).give(A, "clay 1").game();
    game.play_all("A", &["fell 1 -1", "produce wood", "end"]);
    assert_eq!(game.cell(A, 1, -1).terrain, Terrain::Plains);
}

/// Page 5, picture: plots half beside the heartland, beside districts and beside their own kind.
#[test]
fn plots_may_hang_over() {
    let mut game = france().district(A, 2, DistrictSide::Plains).give(A, "coin 3").game();
    let rows = game.offered_like("A", "plot");
    let coast: Vec<_> = rows.iter().filter(|it| it.ends_with("coast")).collect();
    assert_eq!(coast, ["plot -1 coast", "plot 0 coast", "plot 1 coast", "plot 2 coast"]);
    assert_eq!(game.play("A", "plot 3 coast"), Err(Illegal::NoRoomForTile), "only a corner");
    game.play_all("A", &["plot 2 coast"]);
    assert_eq!(game.cell(A, -1, 3).terrain, Terrain::Coast);
}

/// Page 6: the Shanty Town costs 1 energy and 1 food, for example a wood and a grain, and goes on
/// coast, plains or hillside.
#[test]
fn a_shanty_town_for_a_grain_and_a_wood() {
    let mut game = wide(france()).settling(Phase::E, 0).give(A, "grain 1, wood 1").game();
    game.play_all("A", &["settle shanty_town"]);
    let terrains: Vec<_> = game
        .offered("A")
        .iter()
        .map(|site| {
            let spot: Vec<i8> = site[3..].split(' ').map(|it| it.parse().unwrap()).collect();
            game.cell(A, spot[0], spot[1]).terrain
        })
        .collect();
    let on = |terrain| terrains.contains(&terrain);
    assert!(on(Terrain::Coast) && on(Terrain::Plains) && on(Terrain::Hillside));
    assert!(!on(Terrain::Water) && !on(Terrain::Mountain));
    game.play_all("A", &["at 3 0"]);
    game.holds(A, "");
    assert_eq!(game.cell(A, 3, 0).content, Content::Home(Settlement::ShantyTown));
}

/// Page 6: the bold 3 says that player 3 is the first to buy buildings of stack A; on the second lap
/// the arm shows 4 there.
#[test]
fn player_3_is_the_first_to_buy_from_stack_a() {
    let game = france().before_round(7).game();
    assert_eq!((game.table().round, game.to_act()), (7, Some(C)));
    assert_eq!(game.table().stage, Stage::Turns, "nobody could settle or buy land");
    assert!(game.table().display.contains(&Building::GrapevineA));
    let game = france().before_round(20).game();
    assert_eq!((game.table().wheel.arm, game.to_act()), (7, Some(D)));
}

/// Page 6: in the bonus round every prior comes home, every building is open and costs nothing.
#[test]
fn the_bonus_round_opens_every_building() {
    let mut game = france()
        .working(B, Rank::LayBrother, "clay_mound")
        .working(A, Rank::Prior, "farmyard")
        .shows(Marker::Clay, 9)
        .before_round(25)
        .game();
    assert_eq!(game.home(A), (true, 2));
    game.play_all("A", &["visit B clay_mound", "produce clay"]);
    game.holds(A, "clay 10");
    game.holds(B, "");
}

/// Page 7: a wine and four coins are worth 2 points.
#[test]
fn a_wine_and_four_coins_are_two_points() {
    let game = france().give(A, "wine 1, coin 4").game();
    assert_eq!(game.breakdown(A), [("goods", 2)]);
}

/// Page 7: what goods are worth at the end.
#[test]
fn points_of_goods() {
    for (good, points) in [
        ("book", 2),
        ("ceramic", 3),
        ("ornament", 4),
        ("reliquary", 8),
        ("wonder", 30),
        ("wine", 1),
    ] {
        let game = france().give(A, &format!("{good} 1")).game();
        assert_eq!(game.table().estates[0].goods_points, points, "{good}");
    }
    assert_eq!(ireland().give(A, "whiskey 1").game().breakdown(A), [("goods", 1)]);
    let nothing = "peat 3, coal 3, sheep 3, meat 3, grain 3, straw 3, wood 3, clay 3, stone 3, \
                   grape 3, flour 3, bread 3, coin 4";
    assert_eq!(france().give(A, nothing).game().breakdown(A), []);
}

/// Page 7: the short game starts with one moor and one forest less.
#[test]
fn the_short_game_starts_with_two_cards_less() {
    let cards = |name| {
        let cells = position(name, Country::France).game().table().estates[0].cells.clone();
        [Content::Moor, Content::Forest]
            .map(|card| cells.iter().filter(|it| it.content == card).count())
    };
    assert_eq!((cards("3L"), cards("3S"), cards("4S")), ([2, 3], [1, 2], [1, 2]));
}

/// Page 7: mountains are neighbours of the two hillsides of their plot.
#[test]
fn a_mountain_touches_the_two_hillsides_of_its_plot() {
    // The Castle on the mountain counts for settlements on both hillsides, and only there.
    let base = || wide(france()).plot(A, 2, PlotSide::Mountain).with(A, &[("castle", 6, 0)]);
    let points = |row| {
        let game = base().settled(A, Settlement::FarmingVillage, at(5, row)).game();
        game.table().estates[0].dwellings[0].points
    };
    // Farming Village 1, Castle 7, and to the left the Clay Mound 3 or the Cloister Office 2.
    assert_eq!([points(0), points(1)], [1 + 7 + 3, 1 + 7 + 2]);
    // On the plot below there is another mountain: the settlement at its upper hillside touches
    // only what lies above it.
    assert_eq!([points(2), points(3)], [1, 1]);
}
