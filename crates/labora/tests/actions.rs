//! A turn: placing clergymen, contracts, felling and cutting, building, land, settlements.

use crate::common::{
    A, B, C, COUNTRIES, Look, Notated, Words, at, enter, france, new_game, position, wide,
};
use quadrivium_core::{Breakdown, Key, Narrate, Rules, Seat};
use quadrivium_labora::{
    Action, Building, Content, Country, Event, Good, Illegal, Marker, Phase, PlotSide, Question,
    Rank, Settlement, Stack, Stage,
};

#[test]
fn clergymen_come_home_only_when_all_are_out() {
    let out = |position: quadrivium_labora::Position| position.before_round(5).game().home(B);
    assert_eq!(out(france().working(B, Rank::Prior, "farmyard")), (false, 2));
    let two =
        france().working(B, Rank::Prior, "farmyard").working(B, Rank::LayBrother, "clay_mound");
    assert_eq!(out(two), (false, 1));
    assert_eq!(out(france().all_placed(B)), (true, 2), "nobody is asked");
    // In the short game two are all.
    assert_eq!(out(position("3S", Country::France).all_placed(B)), (true, 1));
}

#[test]
fn a_clergyman_of_either_rank_goes_into_an_empty_building_of_ones_own() {
    let mut game = france().working(A, Rank::LayBrother, "clay_mound").game();
    let offered = game.offered_like("A", "place");
    assert_eq!(
        offered,
        [
            "place farmyard lay",
            "place farmyard prior",
            "place cloister_office lay",
            "place cloister_office prior",
        ]
    );
    assert_eq!(game.play("A", "place clay_mound lay"), Err(Illegal::Occupied));
    assert_eq!(game.play("A", "place windmill lay"), Err(Illegal::NoSuchHouse), "not built");
    game.play_all("A", &["place farmyard prior", "skip"]);
    assert_eq!(game.inside(A, "farmyard")[0].rank, Rank::Prior);
    assert_eq!(game.home(A), (false, 1));
    let mut game = france().working(A, Rank::Prior, "clay_mound").game();
    assert_eq!(game.play("A", "place farmyard prior"), Err(Illegal::NobodyHome));
}

#[test]
fn one_main_action_a_turn() {
    let mut game = france().give(A, "wood 1").game();
    game.play_all("A", &["place farmyard lay", "skip"]);
    for refused in ["place clay_mound lay", "fell 1 0", "cut 0 0", "build stone_merchant"] {
        assert_eq!(game.play("A", refused), Err(Illegal::NoActionLeft), "{refused}");
    }
    assert_eq!(game.offered("A"), ["end"]);
    assert_eq!(game.play("B", "fell 1 0"), Err(Illegal::NotYourTurn));
    game.play_all("A", &["end"]);
    assert_eq!(game.to_act(), Some(B));
}

#[test]
fn the_owner_chooses_who_goes_and_cannot_refuse() {
    let mut game = france().turn(1).give(B, "coin 1").game();
    assert_eq!(game.play("B", "contract B farmyard"), Err(Illegal::OwnHouse));
    game.play_all("B", &["contract A farmyard"]);
    assert_eq!(game.to_act(), Some(A));
    assert_eq!(game.offered("A"), ["send lay", "send prior"]);
    assert_eq!(game.play("A", "skip"), Err(Illegal::NotAsked));
    assert_eq!(game.play("B", "produce sheep"), Err(Illegal::NotYourTurn));
    game.play_all("A", &["send prior"]);
    assert_eq!((game.home(A), game.home(B)), ((false, 2), (true, 2)), "A's man, not B's");
    game.play_all("B", &["produce sheep"]);
    game.holds(B, "sheep 2");
    game.holds(A, "coin 1");
    // With clergymen of one rank there is nothing to choose.
    let mut game = france().working(A, Rank::Prior, "clay_mound").turn(1).give(B, "coin 1").game();
    game.play_all("B", &["contract A farmyard"]);
    assert_eq!(game.to_act(), Some(B));
    // The building need not be used.
    game.play_all("B", &["skip", "end"]);
}

#[test]
fn a_contract_needs_an_empty_building_and_somebody_at_home() {
    let mut game = france().working(A, Rank::Prior, "farmyard").turn(1).give(B, "coin 1").game();
    assert_eq!(game.play("B", "contract A farmyard"), Err(Illegal::Occupied));
    assert_eq!(game.play("B", "contract A windmill"), Err(Illegal::NoSuchHouse));
    let mut game = france()
        .with(A, &[("stone_merchant", 3, 0)])
        .all_placed(A)
        .turn(1)
        .give(B, "coin 1")
        .game();
    assert_eq!(game.play("B", "contract A stone_merchant"), Err(Illegal::NobodyHome));
}

#[test]
fn felling_and_cutting_remove_a_card_and_need_nobody() {
    let mut game = france().all_placed(A).shows(Marker::Wood, 4).shows(Marker::Joker, 2).game();
    game.play_all("A", &["fell 2 0"]);
    assert_eq!(game.offered("A"), ["produce wood", "produce wood joker"]);
    game.play_all("A", &["produce wood"]);
    game.holds(A, "wood 4");
    assert_eq!(game.value(Marker::Wood), Some(0));
    assert_eq!(game.cell(A, 2, 0).content, Content::Empty);
    let mut game = france().shows(Marker::Peat, 6).shows(Marker::Joker, 7).game();
    game.play_all("A", &["cut 0 1", "produce peat joker"]);
    game.holds(A, "peat 7");
    assert_eq!((game.value(Marker::Peat), game.value(Marker::Joker)), (Some(6), Some(0)));
}

/// What an offer brings is said as numbers too; a joker is one more thing that is used.
#[test]
fn a_harvest_says_how_much_it_brings() {
    let mut game = france().shows(Marker::Wood, 4).shows(Marker::Joker, 2).game();
    game.play_all("A", &["fell 2 0"]);
    let brings = |action: &str| game.effects(A, action.parse().unwrap())[0].gains.clone();
    assert_eq!(brings("produce wood"), Breakdown(vec![("wood", 4)]));
    assert_eq!(brings("produce wood joker"), Breakdown(vec![("wood", 2), ("joker", 1)]));
}

#[test]
fn felling_at_nothing_still_removes_the_card() {
    let mut game = france().shows(Marker::Wood, 0).game();
    game.play_all("A", &["fell 2 0", "produce wood"]);
    game.holds(A, "");
    assert_eq!(game.cell(A, 2, 0).content, Content::Empty);
    assert_eq!(game.offered("A"), ["end"], "it was the action");
}

#[test]
fn only_ones_own_cards_are_felled_and_cut() {
    let mut game = france().all_cleared(A).give(A, "coin 1").game();
    assert_eq!(game.play("A", "fell 1 0"), Err(Illegal::NoForest));
    assert_eq!(game.play("A", "cut 0 0"), Err(Illegal::NoMoor));
    assert_eq!(game.play("A", "fell 0 -1"), Err(Illegal::NoSuchCell));
    assert_eq!(game.cell(B, 1, 0).content, Content::Forest);
    let mut game = france().game();
    assert_eq!(game.play("A", "cut 1 0"), Err(Illegal::NoMoor), "that is a forest");
}

#[test]
fn a_building_is_taken_from_the_display_and_paid() {
    let mut game = france().give(A, "wood 1, clay 1").game();
    assert_eq!(
        game.play("A", "build slaughterhouse"),
        Err(Illegal::NotDisplayed),
        "still in stack A"
    );
    assert_eq!(game.play("A", "build malthouse"), Err(Illegal::NotDisplayed), "it is Irish");
    assert_eq!(game.play("A", "build windmill"), Err(Illegal::TooDear));
    game.play_all("A", &["build stone_merchant"]);
    assert_eq!(game.play("A", "at 1 0"), Err(Illegal::NotFree), "a forest lies there");
    assert_eq!(game.play("A", "at 4 0"), Err(Illegal::NotFree));
    assert_eq!(game.play("A", "at 3 -1"), Err(Illegal::NoSuchCell));
    game.play_all("A", &["at 3 0", "skip", "end"]);
    game.holds(A, "clay 1");
    assert!(!game.table().display.contains(&Building::StoneMerchant));
    assert_eq!(game.play("B", "build stone_merchant"), Err(Illegal::NotDisplayed));
}

#[test]
fn without_room_nothing_is_bought() {
    let houses = [("stone_merchant", 3, 0), ("peat_coal_kiln", 3, 1)];
    let mut game = france().with(A, &houses).give(A, "clay 2, straw 1, wood 3").game();
    assert_eq!(game.play("A", "build bakery"), Err(Illegal::NoSite));
    assert_eq!(game.play("A", "build windmill"), Err(Illegal::NoSite), "and the wrong ground");
    // Land bought in the same turn makes room.
    let mut game = france().with(A, &houses).give(A, "clay 2, straw 1, coin 3").game();
    game.play_all("A", &["plot 0 coast", "build bakery", "at -1 0"]);
}

#[test]
fn only_quarry_and_castle_stand_on_mountains_and_only_the_houseboat_on_water() {
    for country in COUNTRIES {
        let start = || wide(position("4L", country)).all_cleared(A).opened(Stack::D);
        let rich = "wood 40, clay 40, stone 40, straw 40, coin 60";
        let display = start().game().table().display;
        for building in display {
            let mut game = start().give(A, rich).game();
            if game.play("A", &format!("build {building}")).is_err() {
                continue;
            }
            let sites = game.offered("A");
            let high = sites.contains(&"at 6 0".to_owned());
            let wet = sites.contains(&"at -2 0".to_owned());
            let name = building.name();
            assert_eq!(high, name.starts_with("quarry") || name == "castle", "{name}");
            assert_eq!(wet, name == "houseboat", "{name}");
        }
    }
}

#[test]
fn the_prior_enters_what_was_just_built_if_he_is_at_home() {
    let mut game = france().give(A, "clay 1, peat 2").game();
    game.play_all("A", &["build peat_coal_kiln", "at 3 0"]);
    assert_eq!(game.offered("A"), ["enter", "skip"]);
    assert_eq!(game.play("A", "end"), Err(Illegal::NotAsked));
    game.play_all("A", &["enter", "times 2"]);
    game.holds(A, "coal 3, coin 1");
    assert_eq!(game.inside(A, "peat_coal_kiln")[0].rank, Rank::Prior);
    // Lay brothers do not.
    let mut game = france().working(A, Rank::Prior, "farmyard").give(A, "clay 1").game();
    game.play_all("A", &["build peat_coal_kiln", "at 3 0"]);
    assert_eq!(game.offered("A"), ["end"]);
}

#[test]
fn land_is_paid_placed_at_once_and_may_come_before_or_after_the_action() {
    let mut game = france().give(A, "coin 2").game();
    game.play_all("A", &["district 2 hills"]);
    game.holds(A, "");
    assert_eq!(game.table().districts.price, Some(3));
    game.play_all("A", &["fell 1 2", "produce wood", "end"]);
    let mut game = france().give(A, "coin 3").game();
    game.play_all("A", &["fell 1 0", "produce wood", "plot 1 mountain"]);
    assert_eq!(game.cell(A, 6, 1).content, Content::Empty);
    assert_eq!(game.play("A", "plot 0 coast"), Err(Illegal::AlreadyBought));
    let mut game = france().give(A, "coin 1").game();
    assert_eq!(game.play("A", "district 2 hills"), Err(Illegal::TooDear));
}

#[test]
fn every_player_has_an_own_heartland_and_own_clergymen() {
    let game = new_game("4L", Country::France);
    for seat in [A, B, C] {
        assert_eq!(game.home(seat), (true, 2));
        assert!(game.stands(seat, "farmyard"));
    }
}

#[test]
fn a_settlement_phase_asks_only_those_who_can_do_something() {
    let game = france().settling(Phase::A, 0).game();
    assert_eq!(game.table().stage, Stage::Turns, "nobody has anything");
    let mut game = france().settling(Phase::A, 0).give(A, "grain 1, wood 1").game();
    assert_eq!(game.to_act(), Some(A));
    assert_eq!(game.offered("A"), ["convert grain", "settle shanty_town", "end"]);
    assert_eq!(game.play("A", "settle artists_colony"), Err(Illegal::NotInHand), "it comes after");
    assert_eq!(game.play("A", "build stone_merchant"), Err(Illegal::NotAsked));
    game.play_all("A", &["settle shanty_town", "at 3 0"]);
    assert_eq!(game.table().stage, Stage::Turns, "one settlement");
}

/// The stack is opened after everybody has settled.
#[test]
fn a_phase_brings_buildings_and_a_settlement_for_everybody() {
    let mut game = france().give(A, "grain 1, wood 1").before_round(7).game();
    let hand = |game: &quadrivium_labora::Labora| game.table().estates[1].hand.clone();
    assert!(!hand(&game).contains(&Settlement::ArtistsColony));
    assert!(!game.table().display.contains(&Building::Slaughterhouse));
    let events = game.watch("A", "end").unwrap();
    assert!(events.contains(&Event::StackOpened { stack: Stack::A }));
    assert!(hand(&game).contains(&Settlement::ArtistsColony));
    assert_eq!(hand(&game).len(), 5, "unbuilt settlements stay");
    let display = game.table().display;
    assert!(display.contains(&Building::Slaughterhouse) && display.contains(&Building::Bakery));
}

#[test]
fn settlements_have_no_neighbours_to_find_and_stay_where_they_are() {
    let mut game = wide(france()).settling(Phase::E, 0).give(A, "meat 2, coal 1").game();
    assert_eq!(game.play("A", "settle hamlet"), Err(Illegal::TooDear), "six energy");
    game.play_all("A", &["settle fishing_village"]);
    assert_eq!(game.offered("A"), ["at -1 0", "at -1 1"], "the coast only");
    assert_eq!(game.play("A", "at 3 0"), Err(Illegal::WrongTerrain));
    game.play_all("A", &["at -1 1"]);
    game.holds(A, "");
    assert_eq!(game.cell(A, -1, 1).content, Content::Home(Settlement::FishingVillage));
    // Food and energy must both be there, and a free place.
    let mut game = france().settling(Phase::E, 0).give(A, "meat 9, coal 9").game();
    assert_eq!(game.play("A", "settle fishing_village"), Err(Illegal::NoSite));
    assert_eq!(game.play("A", "settle hilltop_village"), Err(Illegal::NoSite), "no hillside free");
    let mut game = france().settling(Phase::E, 0).give(A, "meat 9, wood 1").game();
    assert_eq!(game.play("A", "settle farming_village"), Err(Illegal::TooDear));
}

#[test]
fn a_player_without_free_place_cannot_settle() {
    let start = || {
        france()
            .with(A, &[("stone_merchant", 3, 0), ("peat_coal_kiln", 3, 1)])
            .settling(Phase::E, 0)
    };
    let game = start().give(A, "grain 1, wood 1").game();
    assert_eq!(game.to_act(), None, "not even asked, nor is anybody else");
    // With coins for land there is room again.
    let mut game = start().give(A, "grain 1, wood 1, coin 3").game();
    game.play_all("A", &["plot 0 coast", "settle shanty_town", "at -1 0"]);
    game.holds(A, "");
}

/// Grand Manor, Priory and so on aside, every question ends with the turn.
#[test]
fn after_the_game_nothing_is_asked() {
    let mut game = france().bonus(3).game();
    game.play_all("D", &["end"]);
    assert_eq!((game.to_act(), game.ask()), (None, None));
    assert_eq!(game.play("A", "end"), Err(Illegal::GameOver));
    let game = enter(france().with(A, &[("priory", 3, 1)]), "priory");
    assert_eq!(game.ask(), Some(Question::Turn));
    assert_eq!(at(3, 1), game.cell(A, 3, 1).spot);
}

/// Goods have no limit.
#[test]
fn goods_do_not_run_out() {
    let mut game = france().give(A, "coin 500, wood 300").shows(Marker::Wood, 10).game();
    game.play_all("A", &["fell 1 0", "produce wood"]);
    game.holds(A, "coin 500, wood 310");
    let mut game = wide(france()).plot(A, 2, PlotSide::Coast).give(A, "coin 9").game();
    game.play_all("A", &["plot -2 coast"]);
}

/// Nobody can be hired at a seat that no table of this game has, no tile lies where none can reach,
/// and wood becomes nothing else: refused like any other mistake, and nothing changes.
#[test]
fn what_no_notation_says_is_refused() {
    let start = france().give(A, "wood 1").game();
    let owner = Seat::from_index(4).unwrap();
    let building = Building::Farmyard;
    for (action, reason) in [
        (Action::Contract { owner, building }, Illegal::NoSuchHouse),
        (Action::Fell { spot: at(i8::MAX, i8::MIN) }, Illegal::NoSuchCell),
        (Action::Cut { spot: at(-2, i8::MIN) }, Illegal::NoSuchCell),
        (Action::Plot { row: i8::MIN, side: PlotSide::Coast }, Illegal::NoRoomForTile),
        (Action::Plot { row: i8::MAX, side: PlotSide::Mountain }, Illegal::NoRoomForTile),
        (Action::Convert { good: Good::Wood }, Illegal::NotOffered),
    ] {
        let mut game = start.clone();
        assert_eq!(game.apply(A.into(), action), Err(reason), "{action}");
        assert!(game == start, "{action}");
    }
}
