//! The solo game: the neutral player, the order of steps, markers that leave, the last round.

use crate::common::{A, B, Look, Notated, Words, at, new_game, position};
use quadrivium_core::{Audit, Rules, Score};
use quadrivium_labora::{
    Building, Content, Country, Event, Illegal, Labora, Marker, Phase, PlotSide, Position,
    Question, Rank, Stage,
};

fn solo() -> Position {
    position("1", Country::France)
}

/// Puts the whole display on the neutral heartland, always the first building on the first place.
fn build_neutral(game: &mut Labora) -> Vec<Event> {
    let mut events = Vec::new();
    while matches!(game.ask(), Some(Question::NeutralBuild | Question::NeutralSite { .. })) {
        let first = game.offered("A").swap_remove(0);
        events.extend(game.watch("A", &first).unwrap());
    }
    events
}

#[test]
fn the_neutral_player_has_a_bare_heartland_with_the_builders_market() {
    let game = new_game("1", Country::Ireland);
    let cells = game.table().estates[1].cells.clone();
    let houses: Vec<_> = cells
        .iter()
        .filter(|cell| cell.content != Content::Empty)
        .map(|cell| (cell.spot.col, cell.spot.row, cell.content))
        .collect();
    let house = |name: &str| Content::House(name.parse().unwrap());
    assert_eq!(
        houses,
        [
            (0, 0, house("builders_market")),
            (4, 0, house("clay_mound")),
            (2, 1, house("farmyard")),
            (4, 1, house("cloister_office")),
        ]
    );
    assert_eq!(cells.len(), 10);
    assert_eq!(game.home(B), (true, 2));
    assert!(!game.table().display.contains(&Building::BuildersMarket));
    assert!(game.players() == 1 && game.standings().of(B).is_none(), "it does not score");
    assert_eq!(game.table().goal, Some(500));
    game.holds(B, "");
}

/// Two actions in a turn, and the wheel turns once for both.
#[test]
fn a_turn_has_two_actions() {
    let mut game = solo().game();
    let arm = game.table().wheel.arm;
    game.play_all("A", &["fell 1 0", "produce wood", "fell 2 0", "produce wood joker"]);
    assert_eq!(game.table().wheel.arm, arm);
    game.play_all("A", &["end"]);
    assert_eq!((game.table().wheel.arm, game.table().actions), (arm + 1, 2));
    game.holds(A, "wood 4");
}

/// Wheel first, then the neutral player builds, then a use, then the phase, then two actions.
#[test]
fn r_solo_1_the_order_of_a_round_with_a_settlement_phase() {
    let mut game = solo().all_placed(A).all_placed(B).give(A, "coin 9").before_round(12).game();
    let table = game.table();
    assert_eq!((table.round, table.wheel.arm), (12, 12), "2: the wheel has turned");
    assert_eq!((game.home(A), game.home(B)), ((true, 2), (true, 2)), "1: clergymen are home");
    assert_eq!(game.ask(), Some(Question::NeutralBuild), "3: the neutral player builds");
    build_neutral(&mut game);
    assert_eq!(game.table().display, []);
    assert_eq!(game.ask(), Some(Question::NeutralUse), "4: a use");
    game.play_all("A", &["skip"]);
    assert_eq!(game.table().stage, Stage::Settling(Phase::A), "6: the phase");
    game.play_all("A", &["end"]);
    assert_eq!((game.table().stage, game.table().actions), (Stage::Turns, 2), "7: actions");
    assert!(game.table().display.iter().all(|it| it.card().is_some()), "stack A is open");
    assert!(game.table().display.contains(&Building::CloisterLibrary));
}

/// A use in step 4 can send the last neutral clergyman; all three come home at once.
#[test]
fn the_neutral_clergymen_come_home_after_step_four() {
    let two = || {
        solo()
            .working(B, Rank::LayBrother, "clay_mound")
            .working(B, Rank::LayBrother, "farmyard")
            .give(A, "coin 3, grain 2")
            .before_round(12)
    };
    let mut game = two().display(&[Building::Windmill]).game();
    game.play_all("A", &["build windmill"]);
    let site = game.offered("A").swap_remove(0);
    game.play_all("A", &[&site, "contract B windmill", "times 2"]);
    game.holds(A, "coin 2, flour 2, straw 2");
    assert_eq!(game.home(B), (true, 2), "5: the neutral three are back");
    // With a brother left at home they stay.
    let mut game = solo()
        .working(B, Rank::LayBrother, "clay_mound")
        .give(A, "coin 3, grain 2")
        .before_round(12)
        .display(&[Building::Windmill])
        .game();
    game.play_all("A", &["build windmill"]);
    let site = game.offered("A").swap_remove(0);
    game.play_all("A", &[&site, "contract B windmill", "skip"]);
    assert_eq!(game.home(B), (false, 1));
}

#[test]
fn r_solo_2_the_last_round_is_32_with_its_actions_first() {
    let mut game = solo().give(A, "coin 9").before_round(32).game();
    assert_eq!((game.table().stage, game.table().actions), (Stage::Turns, 2), "actions first");
    game.play_all("A", &["fell 1 0", "produce wood", "fell 2 0", "produce wood", "end"]);
    assert_eq!(game.ask(), Some(Question::NeutralBuild), "then the neutral player builds");
    build_neutral(&mut game);
    assert_eq!(game.ask(), Some(Question::NeutralUse));
    game.play_all("A", &["skip"]);
    assert_eq!(game.table().stage, Stage::Settling(Phase::E));
    game.play_all("A", &["end"]);
    assert_eq!(game.to_act(), None);
    // The round before has no neutral building.
    let mut game = solo().before_round(31).game();
    game.play_all("A", &["fell 1 0", "produce wood", "fell 2 0", "produce wood", "end"]);
    assert_eq!((game.table().round, game.ask()), (32, Some(Question::Turn)));
}

/// A neutral heartland without a free place.
fn full(extra: &[(&str, i8, i8)]) -> Position {
    let houses = [("windmill", 1, 0), ("bakery", 2, 0), ("market", 0, 1), ("stone_merchant", 1, 1)];
    solo().with(B, &houses).with(B, extra).give(A, "coin 9")
}

#[test]
fn r_solo_3_free_places_come_first() {
    let mut game =
        full(&[]).display(&[Building::PeatCoalKiln, Building::Priory]).before_round(12).game();
    game.play_all("A", &["build peat_coal_kiln"]);
    assert_eq!(game.offered("A"), ["at 3 0", "at 3 1"], "two places are free");
    assert_eq!(game.play("A", "at 1 0"), Err(Illegal::FreeSitesFirst));
    assert_eq!(game.play("A", "at 5 0"), Err(Illegal::NoSuchCell));
    game.play_all("A", &["at 3 0", "build priory"]);
    assert_eq!(game.offered("A"), ["at 3 1"], "free, and beside the office");
}

#[test]
fn r_solo_3_terrain_does_not_matter() {
    let mut game =
        solo().display(&[Building::Windmill, Building::HarborPromenade]).before_round(12).game();
    game.play_all("A", &["build windmill"]);
    assert_eq!(game.offered("A").len(), 6, "all free places, all of them plains");
}

#[test]
fn r_solo_3_like_covers_like_where_nobody_stands() {
    let packed = || full(&[("peat_coal_kiln", 3, 0), ("priory", 3, 1)]);
    let mut game = packed()
        .working(B, Rank::LayBrother, "farmyard")
        .display(&[Building::HarborPromenade, Building::FuelMerchant, Building::CloisterGarden])
        .before_round(12)
        .game();
    game.play_all("A", &["build harbor_promenade"]);
    // Everything but the Farmyard, where a clergyman stands, and the two cloister buildings; the
    // basic Clay Mound too.
    let sites = ["at 0 0", "at 1 0", "at 2 0", "at 3 0", "at 4 0", "at 0 1", "at 1 1"];
    assert_eq!(game.offered("A"), sites);
    let events = game.watch("A", "at 4 0").unwrap();
    let covered = Event::Covered { building: Building::ClayMound, spot: at(4, 0) };
    assert!(events.contains(&covered));
    // The same place may be covered again.
    game.play_all("A", &["build fuel_merchant", "at 4 0"]);
    assert!(game.stands(B, "fuel_merchant") && !game.stands(B, "harbor_promenade"));
    assert!(game.table().aside.contains(&Building::HarborPromenade), "out of play");
    // A cloister building covers a cloister building that touches another one.
    game.play_all("A", &["build cloister_garden"]);
    assert_eq!(game.offered("A"), ["at 3 1", "at 4 1"]);
    game.play_all("A", &["at 3 1"]);
    // What was covered at once cannot be used.
    assert_eq!(
        game.offered("A"),
        ["contract B fuel_merchant", "contract B cloister_garden", "skip"]
    );
}

#[test]
fn r_solo_3_a_lone_cloister_building_may_be_covered() {
    let packed = full(&[("peat_coal_kiln", 3, 0), ("fuel_merchant", 3, 1)]);
    let mut game = packed.display(&[Building::CloisterGarden]).before_round(12).game();
    game.play_all("A", &["build cloister_garden"]);
    assert_eq!(game.offered("A"), ["at 4 1"]);
    game.play_all("A", &["at 4 1"]);
    assert!(!game.stands(B, "cloister_office"));
}

#[test]
fn r_solo_3_what_fits_nowhere_leaves_the_game() {
    // The only cloister building is occupied and every place is taken.
    let packed = full(&[("peat_coal_kiln", 3, 0), ("fuel_merchant", 3, 1)]).working(
        B,
        Rank::LayBrother,
        "cloister_office",
    );
    let game = packed.display(&[Building::CloisterGarden]).before_round(12).game();
    assert!(game.table().aside.contains(&Building::CloisterGarden));
    assert_eq!(game.table().stage, Stage::Settling(Phase::A), "and it goes on");
}

#[test]
fn r_solo_4_only_new_buildings_by_the_prior_for_the_price() {
    let start =
        || solo().display(&[Building::Windmill, Building::PeatCoalKiln]).give(A, "coin 1, grain 1");
    let mut game = start().before_round(12).game();
    build_neutral(&mut game);
    assert_eq!(game.offered("A"), ["contract B windmill", "contract B peat_coal_kiln", "skip"]);
    assert_eq!(game.play("A", "contract B farmyard"), Err(Illegal::NoSuchHouse), "not new");
    game.play_all("A", &["contract B peat_coal_kiln"]);
    assert_eq!(game.inside(B, "peat_coal_kiln")[0].rank, Rank::Prior, "nobody else may go");
    game.holds(A, "grain 1, coal 1, coin 1");
    assert!(game.ask() != Some(Question::NeutralUse), "one use");
    // Without the prior, or without the price, nothing is asked.
    let mut game = start().working(B, Rank::Prior, "farmyard").before_round(12).game();
    build_neutral(&mut game);
    assert!(game.ask() != Some(Question::NeutralUse));
    let mut game = start().give(A, "coin 0").before_round(12).game();
    build_neutral(&mut game);
    assert!(game.ask() != Some(Question::NeutralUse));
    // A present will do.
    let mut game = start().give(A, "coin 0, wine 1").before_round(12).game();
    build_neutral(&mut game);
    game.play_all("A", &["contract B windmill", "fee present"]);
    game.holds(A, "grain 1");
}

/// The Winery on the neutral heartland raises the price at once.
#[test]
fn the_price_rises_when_the_neutral_player_builds_the_winery() {
    let start = |coins: &str| {
        let mut game =
            solo().round(17).display(&[Building::Winery]).give(A, coins).before_round(22).game();
        build_neutral(&mut game);
        game
    };
    assert_eq!(start("coin 2").ask(), Some(Question::NeutralUse));
    assert_eq!(start("coin 2").table().contract_price, 2);
    assert!(start("coin 1").ask() != Some(Question::NeutralUse));
    let mut game = start("coin 2, grape 1");
    game.play_all("A", &["contract B winery", "times 1"]);
    game.holds(A, "wine 1");
}

#[test]
fn r_solo_5_the_joker_is_in_play_from_the_start() {
    let mut game = new_game("1", Country::France);
    assert_eq!(game.value(Marker::Joker), Some(2));
    game.play_all("A", &["fell 1 0", "produce wood joker"]);
    game.holds(A, "wood 2");
}

/// A marker that the arm would push leaves the game.
#[test]
fn r_solo_6_markers_worth_ten_leave_for_good() {
    let start = || {
        solo()
            .shows(Marker::Wood, 10)
            .shows(Marker::Joker, 10)
            .shows(Marker::Clay, 9)
            .before_round(5)
    };
    // The position turns the wheel once: what showed ten is gone, nine has become ten.
    let mut game = start().game();
    assert_eq!(game.value(Marker::Wood), None);
    assert_eq!(game.value(Marker::Joker), None);
    assert_eq!(game.value(Marker::Clay), Some(10));
    // Felling is still possible and brings nothing, without a question.
    game.play_all("A", &["fell 1 0"]);
    game.holds(A, "");
    assert_eq!(game.cell(A, 1, 0).content, Content::Empty);
    // The others are produced by their own marker only.
    game.play_all("A", &["place clay_mound lay"]);
    assert_eq!(game.offered("A"), ["produce clay", "skip"]);
    game.play_all("A", &["skip", "end"]);
    assert_eq!(game.value(Marker::Clay), None);
    // With several players the marker is pushed along.
    let game = position("2L", Country::France).shows(Marker::Wood, 10).before_round(5).game();
    assert_eq!(game.value(Marker::Wood), Some(10));
    // A building whose markers are all gone asks nothing.
    let mut game = solo().without(Marker::Clay).without(Marker::Joker).game();
    game.play_all("A", &["place clay_mound lay"]);
    assert_eq!(game.ask(), Some(Question::Turn));
}

#[test]
fn r_solo_7_coins_for_the_neutral_player_vanish() {
    let mut game = solo().give(A, "coin 3").shows(Marker::Clay, 5).game();
    game.play_all("A", &["contract B builders_market"]);
    // The solo player chooses the clergyman.
    assert_eq!(game.offered("A"), ["send lay", "send prior"]);
    game.play_all("A", &["send prior", "times 1"]);
    game.holds(A, "wood 2, clay 2, stone 1, straw 1");
    game.holds(B, "");
    assert_eq!(game.inside(B, "builders_market")[0].rank, Rank::Prior);
    assert_eq!(game.play("A", "contract B builders_market"), Err(Illegal::Occupied));
}

/// Without a clergyman at home the neutral buildings are closed until all come back.
#[test]
fn neutral_clergymen_come_back_at_the_start_of_a_turn() {
    let mut game = solo().all_placed(B).give(A, "coin 3").game();
    assert_eq!(game.play("A", "contract B builders_market"), Err(Illegal::NobodyHome));
    let game = solo().all_placed(B).before_round(3).game();
    assert_eq!(game.home(B), (true, 2));
    game.holds(A, "");
}

/// Stone comes from the joker alone, and there is no grapevine.
#[test]
fn stone_and_grape_markers_are_out_of_the_game() {
    let mut game = solo()
        .plot(A, 0, PlotSide::Mountain)
        .round(17)
        .with(A, &[("quarry_b", 6, 0)])
        .shows(Marker::Joker, 6)
        .game();
    assert_eq!((game.value(Marker::Stone), game.value(Marker::Grape)), (None, None));
    game.play_all("A", &["place quarry_b lay", "produce stone joker"]);
    game.holds(A, "stone 6");
    assert!(game.table().wheel.entering.is_empty());
}

/// A whole solo game, always doing the last thing offered, has 32 rounds.
#[test]
fn a_solo_game_ends_after_round_32() {
    for country in crate::common::COUNTRIES {
        let mut game = new_game("1", country);
        let mut actions = Vec::new();
        while game.to_act().is_some() {
            game.legal(A, &mut actions);
            game.apply(A.into(), *actions.last().unwrap()).unwrap();
            game.audit().unwrap();
        }
        assert_eq!(game.table().round, 32);
    }
}
