//! The rulings where the rulebook is silent or can be read in two ways, each under its own name.
//! Those about buildings are in `copies.rs` and `uses.rs`, those about the solo game in `solo.rs`.

mod common;

use common::{
    A, B, C, COUNTRIES, D, Look, SET_UPS, Table, Words, at, country_of, france, ireland, new_game,
    owning, position, set_up, wide,
};
use quadrivium_core::Seat;
use quadrivium_labora::{
    Building, Country, DistrictSide, Event, Illegal, LandscapeSupply, Marker, Phase, PlotSide,
    Position, Question, Rank, Settlement, Stage,
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

/// Full sets come home first, as in every round; then all priors.
#[test]
fn r_bon_1_full_sets_come_home_and_then_all_priors() {
    let game = france()
        .all_placed(B)
        .working(C, Rank::Prior, "clay_mound")
        .working(C, Rank::LayBrother, "farmyard")
        .working(D, Rank::LayBrother, "farmyard")
        .before_round(25)
        .game();
    assert_eq!(game.table().stage, Stage::Bonus);
    assert_eq!([B, C, D].map(|seat| game.home(seat)), [(true, 2), (true, 1), (true, 1)]);
}

#[test]
fn r_bon_2_several_priors_may_share_a_building() {
    let mut game = france().bonus(0).shows(Marker::Clay, 6).game();
    game.play_all("A", &["visit C clay_mound", "produce clay", "end"]);
    game.play_all("B", &["visit C clay_mound", "produce clay joker"]);
    assert_eq!(game.inside(C, "clay_mound").len(), 2);
    game.holds(A, "clay 6");
}

#[test]
fn r_bon_3_build_or_send_the_prior_and_nothing_else() {
    let bonus = || france().bonus(0).give(A, "wood 1, coin 5, grain 1");
    let mut game = bonus().game();
    for refused in ["fell 1 0", "cut 0 0", "contract B farmyard"] {
        assert_eq!(game.play("A", refused), Err(Illegal::BonusRound), "{refused}");
    }
    for refused in ["place farmyard lay", "place farmyard prior", "idle"] {
        assert_eq!(game.play("A", refused), Err(Illegal::BonusRound), "{refused}");
    }
    // Extra actions are allowed.
    game.play_all("A", &["convert grain", "plot 0 coast"]);
    assert_eq!(game.play("A", "district -1 hills"), Err(Illegal::AlreadyBought));
    game.play_all("A", &["build stone_merchant", "at 3 0", "enter", "end"]);
    // A prior in a building of somebody else, occupied or not, costs nothing.
    let mut game = bonus().clergy(B, Rank::LayBrother, B, Building::Farmyard).game();
    game.play_all("A", &["visit B farmyard", "produce sheep"]);
    game.holds(B, "");
    assert_eq!(game.play("A", "visit B clay_mound"), Err(Illegal::NoActionLeft), "one action");
    assert_eq!(game.play("A", "build stone_merchant"), Err(Illegal::NoActionLeft));
    // Visits belong to the bonus round.
    let mut game = france().game();
    assert_eq!(game.play("A", "visit B farmyard"), Err(Illegal::NotAsked));
}

#[test]
fn r_bon_4_seat_1_starts_the_bonus_round_and_phase_e() {
    for (name, round) in [("3L", 25), ("4L", 25), ("3S", 13), ("4S", 13)] {
        let mut start = position(name, Country::France);
        for seat in [A, B, C] {
            start = start.give(seat, "coin 9");
        }
        let mut game = start.before_round(round).game();
        let mut turns = Vec::new();
        while let Some(seat) = game.to_act() {
            turns.push((matches!(game.table().stage, Stage::Settling(Phase::E)), seat));
            game.play_all(&seat.to_string(), &["end"]);
        }
        let mut expected: Vec<_> = [A, B, C].map(|seat| (false, seat)).to_vec();
        if name.starts_with('4') {
            expected.push((false, D));
        }
        expected.extend([A, B, C].map(|seat| (true, seat)));
        assert_eq!(turns, expected, "{name}; D has nothing to buy with");
    }
}

#[test]
fn r_bon_5_the_bonus_action_may_be_declined() {
    let mut game = france().bonus(0).game();
    game.play_all("A", &["end"]);
    assert_eq!(game.to_act(), Some(B));
    let mut game = france().game();
    assert_eq!(game.play("A", "end"), Err(Illegal::ActionLeft), "only there");
}

/// Coins by fives, drinks for a point or as coins, whatever is more.
#[test]
fn r_score_1_drinks_count_for_what_is_more() {
    for (goods, points) in [
        ("coin 4", 0),
        ("coin 5", 2),
        ("coin 14", 4),
        ("coin 4, wine 1", 2),
        ("coin 3, wine 2", 2),
        ("coin 4, wine 3", 4),
        ("wine 6", 6),
    ] {
        let game = france().give(A, goods).game();
        assert_eq!(game.table().estates[0].goods_points, points, "{goods}");
    }
    for (goods, points) in [("coin 3, whiskey 1", 2), ("coin 3, whiskey 2", 3), ("whiskey 5", 5)] {
        let game = ireland().give(A, goods).game();
        assert_eq!(game.table().estates[0].goods_points, points, "{goods}");
    }
}

#[test]
fn r_score_2_a_houseboat_counts_instead_of_the_water_under_it() {
    let coast = || wide(ireland()).settled(A, Settlement::FishingVillage, at(-1, 0));
    // Beside the fishing village: water, coast, and the moor of the heartland.
    let dry = coast().game();
    assert_eq!(dry.table().estates[0].dwellings[0].points, 6 + 3);
    let afloat = coast().with(A, &[("houseboat", -2, 0)]).game();
    assert_eq!(afloat.table().estates[0].dwellings[0].points, 6 + 6);
}

/// See also `schedule::the_short_game_of_two_ends_with_one_action_of_the_other_player`.
#[test]
fn r_2p_1_the_end_of_the_short_game_is_tested_after_each_turn() {
    let all = position("2S", Country::France).round(30).game().table().display;
    let mut game = position("2S", Country::France).round(30).display(&all[..1]).game();
    let act = |game: &mut quadrivium_labora::Labora, by: &str, spot: &str| {
        game.play_all(by, &[&format!("fell {spot}"), "produce wood"]);
    };
    act(&mut game, "B", "1 0");
    act(&mut game, "B", "2 0");
    game.play_all("B", &["end"]);
    assert_eq!((game.to_act(), game.table().actions, game.table().last), (Some(A), 1, true));
    act(&mut game, "A", "1 0");
    game.play_all("A", &["end"]);
    assert_eq!(game.to_act(), None);
}

#[test]
fn r_2p_2_the_end_of_the_long_game_is_tested_after_the_third_action() {
    let open = || position("2L", Country::France).round(31);
    let all = open().game().table().display;
    let four: Vec<_> = [Building::StoneMerchant]
        .into_iter()
        .chain(all.iter().copied().filter(|&it| it != Building::StoneMerchant).take(3))
        .collect();
    // The other player buys the fourth building with the third action: that was the last round.
    let mut game = open().display(&four).turn(1).give(B, "wood 1").game();
    game.play_all("B", &["build stone_merchant", "at 3 0", "skip", "end"]);
    assert_eq!(game.to_act(), None);
}

#[test]
fn r_2p_3_an_empty_display_before_stack_d_ends_nothing() {
    for name in ["2S", "2L"] {
        let mut game = position(name, Country::France).round(26).display(&[]).turn(0).game();
        for _ in 0..2 {
            let seat = game.to_act().unwrap().to_string();
            let act = game.offered_like(&seat, "fell").swap_remove(0);
            game.play_all(&seat, &[&act, "produce wood"]);
        }
        let seat = game.to_act().unwrap().to_string();
        game.play_all(&seat, &["end"]);
        assert!(game.to_act().is_some(), "{name}");
    }
}

#[test]
fn r_2p_4_both_players_take_full_sets_back_between_turns() {
    for name in ["2S", "2L"] {
        let game = position(name, Country::France)
            .all_placed(A)
            .working(B, Rank::Prior, "clay_mound")
            .before_round(5)
            .game();
        assert_eq!((game.home(A), game.home(B)), ((true, 2), (false, 2)), "{name}");
        let game =
            position(name, Country::France).all_placed(A).all_placed(B).before_round(6).game();
        assert_eq!((game.home(A), game.home(B)), ((true, 2), (true, 2)), "{name}");
    }
    // Also before the last single action.
    let all = position("2S", Country::France).round(31).game().table().display;
    let mut game =
        position("2S", Country::France).round(31).display(&all[..1]).all_placed(B).game();
    game.play_all("A", &["fell 1 0", "produce wood", "fell 2 0", "produce wood", "end"]);
    assert_eq!((game.table().actions, game.home(B)), (1, (true, 2)));
}

#[test]
fn r_2p_5_after_a_thousand_rounds_it_is_over() {
    for (name, round) in [("2S", 1000), ("2L", 1000)] {
        let mut game =
            position(name, Country::France).round(round - 1).all_cleared(A).all_cleared(B).game();
        let mut rounds = Vec::new();
        while let Some(seat) = game.to_act() {
            rounds.push(game.table().round);
            let act = if game.table().actions > 0 { "idle" } else { "end" };
            game.play_all(&seat.to_string(), &[act]);
        }
        assert_eq!((rounds[0], rounds.last()), (round - 1, Some(&round)), "{name}");
    }
}

/// Three sources against one say 9.
#[test]
fn r_data_1_the_round_tower_is_worth_nine_to_settlements() {
    let game = owning("round_tower", "").game();
    assert_eq!(game.cell(A, 5, 0).dwelling, 9);
}
