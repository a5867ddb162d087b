//! The rulings where the rulebook is silent or can be read in two ways, each under its own name.
//! Those about buildings are in `copies.rs` and `uses.rs`, those about the solo game in `solo.rs`,
//! those about the end of a game in `rulings_of_the_end.rs`.

use crate::common::{
    A, B, C, COUNTRIES, D, Look, Notated, SET_UPS, Words, at, country_of, france, ireland,
    new_game, owning, position, set_up, wide,
};
use quadrivium_core::Seat;
use quadrivium_labora::{
    Building, Country, DistrictSide, Event, Illegal, LandscapeSupply, Marker, Phase, PlotSide,
    Position, Question, Stage,
};

/// The big A on the board is the space of value 0: all markers start there, also in the solo game.
#[test]
fn r_setup_1_every_marker_starts_at_nothing() {
    for country in COUNTRIES {
        for (name, ..) in SET_UPS {
            let wheel = new_game(name, country).table().wheel;
            assert_eq!(wheel.arm, 1, "the first round is played with the arm one step on");
            assert_eq!(wheel.markers.len(), 7, "{name}");
            assert!(wheel.markers.iter().all(|it| it.space == 0), "{name}");
        }
    }
}

/// The prices of all tiles of a stack, as they come up.
fn prices(options: quadrivium_labora::Options) -> (Vec<u8>, Vec<u8>) {
    let mut position = Position::of(options);
    let (mut districts, mut plots) = (Vec::new(), Vec::new());
    while let Some(price) = position.clone().game().table().districts.price {
        districts.push(price);
        position = position.district(A, -(districts.len() as i8), DistrictSide::Plains);
    }
    while let Some(price) = position.clone().game().table().plots.price {
        position = position.plot(A, 2 * plots.len() as i8, PlotSide::Coast);
        plots.push(price);
    }
    (districts, plots)
}

#[test]
fn r_land_1_eight_tiles_of_each_kind_or_nine() {
    let mut options = set_up("4L", Country::France);
    assert_eq!(options.landscape_supply, LandscapeSupply::Seed, "as the rulebook lists them");
    let seed = (vec![2, 3, 4, 5, 5, 6, 7, 8], vec![3, 4, 4, 5, 5, 6, 6, 7]);
    assert_eq!(prices(options), seed);
    options.landscape_supply = LandscapeSupply::Print9;
    let nine = (vec![2, 3, 4, 4, 5, 5, 6, 7, 8], vec![3, 4, 4, 5, 5, 5, 6, 6, 7]);
    assert_eq!(prices(options), nine);
    // The solo player starts with the dearest.
    let mut options = set_up("1", Country::France);
    let (districts, plots) = prices(options);
    assert_eq!(
        (districts.iter().rev().copied().collect(), plots.iter().rev().copied().collect()),
        seed
    );
    options.landscape_supply = LandscapeSupply::Print9;
    let (districts, plots) = prices(options);
    assert_eq!(
        (districts.iter().rev().copied().collect(), plots.iter().rev().copied().collect()),
        nine
    );
}

#[test]
fn r_land_2_no_gap_between_districts() {
    let mut game = france().plot(A, -1, PlotSide::Coast).give(A, "coin 20").game();
    for row in ["-2", "3", "0", "1"] {
        let district = format!("district {row} hills");
        assert_eq!(game.play("A", &district), Err(Illegal::NoRoomForTile), "{row}");
    }
    game.play_all("A", &["district -1 hills"]);
    let mut game = france()
        .district(A, -1, DistrictSide::Hills)
        .district(A, 2, DistrictSide::Plains)
        .give(A, "coin 20")
        .game();
    let rows = ["district -2 plains", "district -2 hills", "district 3 plains", "district 3 hills"];
    assert_eq!(game.offered_like("A", "district"), rows);
    game.play_all("A", &["district 3 plains"]);
}

#[test]
fn r_land_3_plots_touch_the_strip_or_their_own_kind() {
    let mountains = france().plot(A, -1, PlotSide::Mountain).give(A, "coin 20");
    let mut game = mountains.clone().game();
    assert_eq!(game.play("A", "plot -3 coast"), Err(Illegal::NoRoomForTile));
    game.play_all("A", &["plot -3 mountain"]);
    let mut game = mountains.game();
    game.play_all("A", &["plot -1 coast"]);
}

#[test]
fn r_land_4_plots_lie_in_any_row_and_never_on_each_other() {
    let game = france().give(A, "coin 20").game();
    let rows = |game: &quadrivium_labora::Labora, side: &str| -> Vec<String> {
        let plots = game.offered_like("A", "plot");
        let fitting = plots.iter().filter(|it| it.ends_with(side));
        fitting.map(|it| it.split(' ').nth(1).unwrap().to_owned()).collect()
    };
    assert_eq!(rows(&game, "coast"), ["-1", "0", "1"], "half beside the heartland or whole");
    assert_eq!(rows(&game, "mountain"), ["-1", "0", "1"]);
    let game = france().plot(A, 0, PlotSide::Coast).give(A, "coin 20").game();
    assert_eq!(rows(&game, "coast"), ["-2", "2"], "right above and below the other one");
    assert_eq!(rows(&game, "mountain"), ["-1", "0", "1"]);
    let game = france().plot(A, 1, PlotSide::Coast).give(A, "coin 20").game();
    assert_eq!(rows(&game, "coast"), ["-1", "3"]);
    // Never turned: water to the left of the coast, mountain to the right of the hillsides.
    let game = wide(france()).game();
    let terrain = |col, row| game.cell(A, col, row).terrain.name();
    assert_eq!(
        [terrain(-2, 0), terrain(-2, 1), terrain(-1, 0), terrain(-1, 1)],
        ["water", "water", "coast", "coast"]
    );
    assert_eq!([terrain(5, 0), terrain(5, 1), terrain(6, 0)], ["hillside", "hillside", "mountain"]);
}

#[test]
fn r_buy_1_one_tile_a_turn_and_one_a_phase() {
    // Three players: once in each of the two turns of the player who starts.
    let mut game = position("3L", Country::France).give(A, "coin 9").game();
    game.play_all("A", &["district -1 plains"]);
    assert_eq!(game.play("A", "plot 0 coast"), Err(Illegal::AlreadyBought));
    game.play_all("A", &["fell 1 0", "produce wood"]);
    assert_eq!(game.play("A", "plot 0 coast"), Err(Illegal::AlreadyBought));
    let mut game = position("3L", Country::France).turn(3).give(A, "coin 9").game();
    assert_eq!(game.to_act(), Some(A));
    game.play_all("A", &["plot 0 coast"]);
    // Two players short, and solo: once in a turn of two actions.
    for name in ["2S", "1"] {
        let mut game = position(name, Country::France).give(A, "coin 30").game();
        game.play_all("A", &["district -1 plains", "fell 1 0", "produce wood"]);
        assert_eq!(game.table().actions, 1);
        assert_eq!(game.play("A", "plot 0 coast"), Err(Illegal::AlreadyBought), "{name}");
    }
    // Two players long: three actions in a row, one purchase before the wheel turns and one after.
    let mut game = position("2L", Country::France).turn(1).give(B, "coin 30").game();
    let act = ["fell 1 0", "produce wood"];
    game.play_all("B", &["district -1 plains", act[0], act[1]]);
    assert_eq!(game.play("B", "plot 0 coast"), Err(Illegal::AlreadyBought));
    game.play_all("B", &["end"]);
    assert_eq!((game.table().round, game.to_act()), (2, Some(B)));
    game.play_all("B", &["fell 2 0", "produce wood", "plot 0 coast"]);
    assert_eq!(game.play("B", "plot 0 mountain"), Err(Illegal::AlreadyBought), "second action");
    // Once in a settlement phase too.
    let mut game = france().settling(Phase::A, 0).give(C, "coin 30").give(D, "coin 30").game();
    game.play_all("C", &["district -1 plains"]);
    assert_eq!(game.play("C", "plot 0 coast"), Err(Illegal::AlreadyBought));
    game.play_all("C", &["end"]);
    game.play_all("D", &["plot 0 coast", "end"]);
    // Then once more in the turn that follows.
    assert_eq!((game.ask(), game.to_act()), (Some(Question::Turn), Some(C)));
    game.play_all("C", &["plot 0 coast"]);
}

#[test]
fn r_buy_2_land_is_bought_before_the_settlement() {
    let settling = || france().settling(Phase::A, 0).give(C, "coin 30, wood 1, grain 1");
    let mut game = settling().game();
    game.play_all("C", &["plot 0 coast", "settle shanty_town", "at -1 0", "pay grain 1"]);
    assert_eq!(game.ask(), Some(Question::Turn), "that was C's part, and nobody else has money");
    let mut game = settling().game();
    game.play_all("C", &["settle shanty_town", "at 3 0", "pay grain 1"]);
    assert_eq!(game.ask(), Some(Question::Turn), "no land after the settlement");
}

/// Phase A of four players precedes round 7, which seat 3 starts.
#[test]
fn r_buy_3_settlers_act_in_the_order_of_the_new_round() {
    let rich = |position: Position| {
        [A, B, C, D].into_iter().fold(position, |it, seat| it.give(seat, "coin 9"))
    };
    let mut game = rich(france()).before_round(7).game();
    let mut order = Vec::new();
    while let Stage::Settling(_) = game.table().stage {
        let seat = game.to_act().unwrap();
        order.push(seat);
        game.play_all(&seat.to_string(), &["end"]);
    }
    assert_eq!(order, [C, D, A, B]);
    assert_eq!(game.to_act(), Some(C), "who also has the first turn");
}

#[test]
fn r_phase_1_the_wheel_turns_before_the_settlement_phase() {
    let game = france().all_placed(A).give(C, "coin 9").before_round(7).game();
    let table = game.table();
    assert_eq!((table.stage, table.round, table.wheel.arm), (Stage::Settling(Phase::A), 7, 7));
    assert_eq!(game.home(A), (true, 2), "and clergymen come home before it");
}

/// What a round brings comes after its settlement phase.
#[test]
fn r_short_1_settlements_come_before_the_goods_of_the_round() {
    let mut game = position("3S", Country::France).give(C, "coin 2").before_round(3).game();
    assert_eq!((game.table().round, game.ask()), (3, Some(Question::Settling)));
    game.holds(C, "coin 2");
    game.play_all("C", &["end"]);
    assert_eq!(game.ask(), Some(Question::Turn));
    game.holds(C, "coin 2, wood 1, grain 1");
}

#[test]
fn r_short_2_the_bonus_round_brings_no_goods() {
    for name in ["3S", "4S"] {
        let game = position(name, Country::France).before_round(13).game();
        assert_eq!(game.table().stage, Stage::Bonus);
        game.holds(A, "");
        game.holds(B, "");
    }
}

/// One more for everybody whenever the wheel brings something, also when it brings nothing; but
/// not when there is nothing to fell.
#[test]
fn r_short_3_a_marker_at_nothing_still_brings_one_to_everybody() {
    let short = |country| position("3S", country);
    let mut game = short(Country::France).shows(Marker::Clay, 0).shows(Marker::Joker, 3).game();
    game.play_all("A", &["place clay_mound lay", "produce clay"]);
    for seat in [A, B, C] {
        game.holds(seat, "clay 1");
    }
    let mut game = short(Country::France).shows(Marker::Wood, 4).game();
    game.play_all("A", &["fell 2 0", "produce wood"]);
    game.holds(A, "wood 5");
    game.holds(B, "wood 1");
    let mut game = short(Country::France).all_cleared(A).game();
    game.play_all("A", &["idle"]);
    for seat in [A, B, C] {
        game.holds(seat, "");
    }
    // The two buildings that produce with the joker too: the good that is produced.
    let mut game = short(Country::Ireland)
        .with(A, &[("cooperage", 3, 0)])
        .give(A, "wood 3")
        .shows(Marker::Joker, 4)
        .game();
    game.play_all("A", &["place cooperage lay", "times 1", "produce beer joker"]);
    game.holds(A, "beer 5");
    game.holds(C, "beer 1");
    let mut game = wide(short(Country::France))
        .with(A, &[("shipping_company", -1, 0)])
        .give(A, "coal 1")
        .shows(Marker::Joker, 4)
        .game();
    game.play_all("A", &["place shipping_company lay", "times 1", "produce meat joker"]);
    game.holds(A, "meat 5");
    game.holds(B, "meat 1");
    // In the other set-ups nobody gets more.
    let mut game = france().shows(Marker::Clay, 3).game();
    game.play_all("A", &["place clay_mound lay", "produce clay"]);
    game.holds(A, "clay 3");
    game.holds(B, "");
}

#[test]
fn r_short_4_the_producer_takes_first() {
    let mut game = position("3S", Country::France).shows(Marker::Clay, 3).game();
    game.play_all("A", &["place clay_mound lay"]);
    let events = game.watch("A", "produce clay").unwrap();
    assert!(matches!(events[0], Event::Produced { seat: A, count: 3, .. }));
    let more: Vec<Seat> = events[1..]
        .iter()
        .filter_map(|event| {
            if let Event::Gained { seat, count: 1, .. } = *event { Some(seat) } else { None }
        })
        .collect();
    assert_eq!(more, [A, B, C]);
}

/// Doing nothing is felling without a forest or cutting without a moor.
#[test]
fn r_null_1_idling_takes_an_estate_without_forest_or_without_moor() {
    let mut game = france().game();
    assert_eq!(game.play("A", "idle"), Err(Illegal::NotIdle));
    assert_eq!(game.play("A", "end"), Err(Illegal::ActionLeft));
    let no_moor = france().cleared(A, at(0, 0)).cleared(A, at(0, 1));
    let no_forest = france().cleared(A, at(1, 0)).cleared(A, at(2, 0)).cleared(A, at(1, 1));
    for position in [no_moor, no_forest, france().all_cleared(A)] {
        let mut game = position.game();
        let wheel = game.table().wheel;
        game.play_all("A", &["idle"]);
        assert_eq!(game.table().wheel, wheel, "no marker moves");
        game.holds(A, "");
        assert_eq!(game.play("A", "idle"), Err(Illegal::NoActionLeft), "it is the main action");
        game.play_all("A", &["end"]);
    }
    // Somebody with no clergyman and forest and moor can still fell.
    let game = france().all_placed(A).game();
    assert!(!game.offered_like("A", "fell").is_empty());
}

/// B has no coin; what the office would bring comes too late.
#[test]
fn r_con_1_the_fee_is_due_before_the_building_is_used() {
    let mut game = france().turn(1).shows(Marker::Coin, 5).game();
    assert_eq!(game.play("B", "contract A cloister_office"), Err(Illegal::NoFee));
    let mut game = france().turn(1).give(B, "coin 1").shows(Marker::Coin, 5).game();
    game.play_all("B", &["contract A cloister_office"]);
    game.holds(A, "coin 1");
    game.holds(B, "");
    game.play_all("A", &["send lay"]);
    game.play_all("B", &["produce coin"]);
    game.holds(B, "coin 5");
}

#[test]
fn r_con_2_the_price_rises_when_the_winery_or_the_distillery_is_built() {
    for name in ["winery", "whiskey_distillery"] {
        let building: Building = name.parse().unwrap();
        let start = || position("4L", country_of(building)).round(13);
        assert_eq!(start().game().table().contract_price, 1, "{name} in the display");
        let mut game = start().give(A, "clay 2, straw 2").game();
        let events = {
            game.play_all("A", &[&format!("build {name}")]);
            game.watch("A", "at 3 0").unwrap()
        };
        assert!(events.contains(&Event::ContractPriceRose { coins: 2 }));
        assert_eq!(game.table().contract_price, 2, "for everybody");
        let mut game = start().with(A, &[(name, 3, 0)]).turn(1).give(B, "coin 1").game();
        assert_eq!(game.play("B", "contract C farmyard"), Err(Illegal::NoFee));
        let mut game = start().with(A, &[(name, 3, 0)]).turn(1).give(B, "coin 3").game();
        game.play_all("B", &["contract C farmyard"]);
        game.holds(C, "coin 2");
        game.holds(B, "coin 1");
    }
    // Copied from the display it changes nothing.
    let mut game = owning("hospice", "grape 1").game();
    game.play_all("A", &["place hospice lay", "copy display winery", "times 1"]);
    assert_eq!(game.table().contract_price, 1);
}

#[test]
fn r_con_3_a_present_replaces_the_whole_price() {
    // At price 2 one wine is enough; the owner gets nothing.
    let start = france().with(A, &[("winery", 3, 0)]).turn(1).give(B, "wine 1");
    let mut game = start.game();
    game.play_all("B", &["contract C farmyard"]);
    game.holds(B, "");
    game.holds(C, "");
    // With both, the payer chooses; from the first round on.
    let mut game = ireland().turn(1).give(B, "whiskey 1, coin 1").game();
    game.play_all("B", &["contract C farmyard"]);
    assert_eq!(game.offered("B"), ["fee coins", "fee present"]);
    game.play_all("B", &["fee present"]);
    game.holds(B, "coin 1");
    game.holds(C, "");
    // Wine may also be changed into the coin that the owner gets.
    let mut game = france().turn(1).give(B, "wine 1").game();
    game.play_all("B", &["contract C farmyard", "fee coins"]);
    game.holds(C, "coin 1");
    // Other drinks are no presents.
    let mut game = france().turn(1).give(B, "beer 1").game();
    assert_eq!(game.play("B", "contract C farmyard"), Err(Illegal::NoFee));
}

#[test]
fn r_con_4_change_is_given_and_the_owner_gets_the_price() {
    let mut game = france().turn(1).give(B, "coin 5").game();
    game.play_all("B", &["contract C farmyard"]);
    game.holds(B, "coin 4");
    game.holds(C, "coin 1");
    let mut game = ireland().turn(1).give(B, "whiskey 1").game();
    game.play_all("B", &["contract C farmyard", "fee coins"]);
    game.holds(B, "coin 1");
    game.holds(C, "coin 1");
}

/// Three sources against one say 9.
#[test]
fn r_data_1_the_round_tower_is_worth_nine_to_settlements() {
    let game = owning("round_tower", "").game();
    assert_eq!(game.cell(A, 5, 0).dwelling, 9);
}
