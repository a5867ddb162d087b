//! The ten places of the player board, each by itself.

use crate::common::{A, B, D, Notated, Pieces, duel, goods, supply};
use quadrivium_orleans::{
    Citizen, Deed, Follower as F, Good, Hourglass, Illegal, Kind, Place, Position, Stage, Town,
    Ware,
};

#[test]
fn the_farm_house_brings_a_farmer_a_step_and_its_good() {
    let mut game = duel()
        .filled(A, Place::Farmhouse, &[F::OwnBoatman, F::OwnCraftsman])
        .track(A, Kind::Farmer, 2)
        .game(Stage::Acting);
    let (farmers, cheese) = (supply(&game, Kind::Farmer), goods(&game, Good::Cheese));
    game.play_lines(&["A use farmhouse"]);
    assert_eq!(game.bag(A), "farmer, own_boatman, own_craftsman");
    assert_eq!(game.player(A).tracks[Kind::Farmer], 3);
    assert_eq!(game.wares(A, Ware::Cheese), 1);
    assert_eq!(
        (supply(&game, Kind::Farmer), goods(&game, Good::Cheese)),
        (farmers - 1, cheese - 1)
    );
}

#[test]
fn the_village_brings_one_of_three_and_what_its_step_brings() {
    let village = duel()
        .filled(A, Place::Village, &[F::OwnFarmer, F::OwnBoatman, F::OwnCraftsman])
        .game(Stage::Acting);
    let mut game = village;
    game.play_lines(&["A use village", "A recruit boatman"]);
    assert_eq!((game.coins(A), game.player(A).tracks[Kind::Boatman]), (7, 1));

    let mut game = village;
    game.play_lines(&["A use village", "A recruit craftsman"]);
    assert_eq!((game.player(A).technologies, game.coins(A)), (1, 5));

    let mut game = village;
    game.play_lines(&["A use village", "A recruit trader"]);
    assert_eq!(game.play("A", "tile school"), Err(Illegal::FirstStackOnly));
    assert_eq!(game.play("A", "skip"), Err(Illegal::NotAsked));
    game.play_lines(&["A tile hayrick"]);
    assert!(game.player(A).places.contains(Place::Hayrick));
    assert_eq!(game.bag(A), "trader, own_farmer, own_boatman, own_craftsman");
}

#[test]
fn later_traders_choose_from_both_stacks() {
    let mut game = duel()
        .filled(A, Place::Village, &[F::OwnFarmer, F::OwnBoatman, F::OwnCraftsman])
        .track(A, Kind::Trader, 1)
        .game(Stage::Acting);
    game.play_lines(&["A use village", "A recruit trader", "A tile school"]);
    assert!(game.player(A).places.contains(Place::School));
}

#[test]
fn the_last_boatman_brings_a_citizen_instead_of_coins_and_only_the_first_player() {
    let village = |position: Position, step| {
        position
            .filled(A, Place::Village, &[F::OwnFarmer, F::OwnBoatman, F::OwnCraftsman])
            .track(A, Kind::Boatman, step)
            .game(Stage::Acting)
    };
    let mut game = village(duel(), 4);
    game.play_lines(&["A use village", "A recruit boatman"]);
    assert_eq!(game.coins(A), 5);
    assert!(game.player(A).citizens.contains(Citizen::Boatman));

    let mut game = village(duel().citizen(B, Citizen::Boatman), 4);
    game.play_lines(&["A use village", "A recruit boatman"]);
    assert!(game.player(A).citizens.is_empty());

    let mut game = village(duel(), 5);
    game.play_lines(&["A use village"]);
    assert_eq!(game.play("A", "recruit boatman"), Err(Illegal::TrackFinished));
}

#[test]
fn the_university_brings_a_scholar_and_development() {
    let mut game = duel()
        .filled(A, Place::University, &[F::OwnFarmer, F::OwnCraftsman, F::OwnTrader])
        .track(A, Kind::Scholar, 3)
        .game(Stage::Acting);
    game.play_lines(&["A use university"]);
    assert_eq!(game.player(A).development, 5);
    assert_eq!(game.bag(A), "scholar, own_farmer, own_craftsman, own_trader");
}

#[test]
fn the_castle_brings_a_knight_and_at_the_fourth_a_citizen() {
    let castle = duel().filled(A, Place::Castle, &[F::OwnFarmer, F::OwnBoatman, F::OwnTrader]);
    let mut game = castle.clone().track(A, Kind::Knight, 3).game(Stage::Acting);
    game.play_lines(&["A use castle"]);
    assert!(game.player(A).citizens.contains(Citizen::Knight));
    assert_eq!(game.bag(A), "knight, own_farmer, own_boatman, own_trader");

    let mut game = castle
        .track(A, Kind::Knight, 5)
        .filled(A, Place::Scriptorium, &[F::Knight, F::Scholar])
        .game(Stage::Acting);
    assert_eq!(game.play("A", "use castle"), Err(Illegal::TrackFinished));
}

#[test]
fn the_monastery_brings_a_monk_but_not_in_a_pilgrimage() {
    let monastery = duel().filled(A, Place::Monastery, &[F::Scholar, F::OwnTrader]);
    let mut game = monastery.clone().game(Stage::Acting);
    game.play_lines(&["A use monastery"]);
    assert_eq!(game.bag(A), "scholar, monk, own_trader");

    let mut game = monastery
        .filled(A, Place::Farmhouse, &[F::OwnBoatman, F::OwnCraftsman])
        .event(Hourglass::Pilgrimage)
        .game(Stage::Acting);
    assert_eq!(game.play("A", "use monastery"), Err(Illegal::Pilgrimage));
}

#[test]
fn the_ship_goes_by_water_and_takes_one_good_of_the_route() {
    let mut game = duel()
        .filled(A, Place::Ship, &[F::OwnFarmer, F::OwnBoatman, F::Knight])
        .good_on(6, Good::Wool)
        .good_on(6, Good::Grain)
        .game(Stage::Acting);
    game.play_lines(&["A use ship"]);
    assert_eq!(game.offered("A"), ["move blois water", "move briare water"]);
    assert_eq!(game.play("A", "move vierzon road"), Err(Illegal::NoRoute));
    game.play_lines(&["A move briare water"]);
    assert_eq!(game.offered("A"), ["take grain", "take wool", "skip"]);
    game.play_lines(&["A take wool"]);
    assert_eq!((game.player(A).merchant, game.wares(A, Ware::Wool)), (Town::Briare, 1));
    assert_eq!(game.wares(A, Ware::Grain), 0);
}

#[test]
fn the_wagon_goes_by_road_and_an_empty_route_asks_nothing() {
    let mut game = duel()
        .filled(A, Place::Wagon, &[F::OwnFarmer, F::OwnTrader, F::Knight])
        .game(Stage::Acting);
    game.play_lines(&["A use wagon"]);
    let towns = ["chartres", "chateaudun", "montargis", "vierzon"];
    assert_eq!(game.offered("A"), towns.map(|town| format!("move {town} road")));
    game.play_lines(&["A move vierzon road"]);
    assert_eq!(game.player(A).merchant, Town::Vierzon);
    assert!(game.offered("A").is_empty(), "it is B's turn");
}

#[test]
fn a_guildhall_needs_a_town_without_a_trading_station() {
    let guild = || duel().filled(A, Place::Guildhall, &[F::OwnFarmer, F::OwnCraftsman, F::Knight]);
    let mut game = guild().merchant(A, Town::Blois).game(Stage::Acting);
    game.play_lines(&["A use guildhall"]);
    assert!(game.player(A).stations.contains(Town::Blois));
    assert_eq!(game.player(A).unbuilt, 9);

    let busy = |position: Position| {
        position.filled(A, Place::Scriptorium, &[F::Knight, F::Scholar]).game(Stage::Acting)
    };
    let taken = guild().merchant(A, Town::Blois).stations(B, &[Town::Blois]);
    assert_eq!(busy(taken).play("A", "use guildhall"), Err(Illegal::TownTaken));
    let own = guild().merchant(A, Town::Blois).stations(A, &[Town::Blois]);
    assert_eq!(busy(own).play("A", "use guildhall"), Err(Illegal::TownTaken));
    let none_left = guild().merchant(A, Town::Blois).unbuilt(A, 0);
    assert_eq!(busy(none_left).play("A", "use guildhall"), Err(Illegal::NoStationLeft));
}

#[test]
fn in_orleans_every_player_has_one_trading_station() {
    let guild = || duel().filled(A, Place::Guildhall, &[F::OwnFarmer, F::OwnCraftsman, F::Knight]);
    let mut game = guild().stations(B, &[Town::Orleans]).game(Stage::Acting);
    game.play_lines(&["A use guildhall"]);
    assert!(game.player(A).stations.contains(Town::Orleans));

    let second = guild().stations(A, &[Town::Orleans]);
    let mut game =
        second.filled(A, Place::Scriptorium, &[F::Knight, F::Scholar]).game(Stage::Acting);
    assert_eq!(game.play("A", "use guildhall"), Err(Illegal::TownTaken));
}

#[test]
fn the_scriptorium_brings_a_development_point() {
    let mut game =
        duel().filled(A, Place::Scriptorium, &[F::Knight, F::Scholar]).game(Stage::Acting);
    game.play_lines(&["A use scriptorium"]);
    assert_eq!(game.player(A).development, 1);
}

#[test]
fn the_town_hall_sends_followers_to_deeds_of_their_own_kind() {
    let mut game = duel().filled(A, Place::TownHall, &[F::Knight, F::Monk]).game(Stage::Acting);
    game.play_lines(&["A use town_hall"]);
    let offered = [
        "deed knight city_wall",
        "deed knight papal_conclave",
        "deed knight peace_treaty",
        "deed monk papal_conclave",
        "deed monk cathedral",
        "deed monk peace_treaty",
    ];
    assert_eq!(game.offered("A"), offered);
    assert_eq!(game.play("A", "done"), Err(Illegal::Mandatory));
    assert_eq!(game.play("A", "deed farmer city_wall"), Err(Illegal::NoSuchFollower));
    assert_eq!(game.play("A", "deed monk city_wall"), Err(Illegal::NoDeed));
    game.play_lines(&["A deed monk papal_conclave", "A deed knight peace_treaty"]);
    assert_eq!(game.coins(A), 5 + 3 + 2);
    assert_eq!(game.bag(A), "", "they stay at the deeds for good");
    assert!(game.offered("A").is_empty(), "two followers are one action");
}

#[test]
fn who_fills_the_last_space_of_a_deed_takes_its_citizen() {
    let mut game = duel()
        .served(Deed::PapalConclave, Kind::Monk, 1)
        .served(Deed::PapalConclave, Kind::Knight, 1)
        .filled(A, Place::TownHall, &[F::Monk])
        .game(Stage::Acting);
    game.play_lines(&["A use town_hall", "A deed monk papal_conclave"]);
    assert!(game.player(A).citizens.contains(Citizen::PapalConclave));
}

#[test]
fn canalisation_brings_a_coin_or_a_development_point() {
    let mut game = duel().filled(A, Place::TownHall, &[F::Farmer, F::Trader]).game(Stage::Acting);
    game.play_lines(&["A use town_hall", "A deed farmer canalisation point"]);
    assert_eq!((game.player(A).development, game.coins(A)), (1, 5));
    game.play_lines(&["A deed trader canalisation"]);
    assert_eq!((game.player(A).development, game.coins(A)), (1, 6));
}

#[test]
fn starting_followers_do_not_enter_the_town_hall() {
    let mut game = Position::of(2).game(Stage::Planning);
    for own in ["own_farmer", "own_boatman", "own_craftsman", "own_trader"] {
        let assign = format!("assign {own} town_hall.1");
        assert_eq!(game.play("A", &assign), Err(Illegal::WrongFollower));
    }
}

#[test]
fn actions_go_round_until_all_have_passed() {
    let fill = |position: Position, seat| {
        position.filled(seat, Place::Farmhouse, &[F::OwnBoatman, F::OwnCraftsman]).filled(
            seat,
            Place::Scriptorium,
            &[F::Knight, F::Scholar],
        )
    };
    let position = [A, B, D].into_iter().fold(Position::of(4).start(B), fill);
    let mut game = position.game(Stage::Acting);
    game.play_lines(&["B use farmhouse", "D use scriptorium", "A pass"]);
    assert!(game.offered("C").is_empty(), "C has nothing active and has passed");
    game.play_lines(&["B use scriptorium", "D use farmhouse"]);
    assert_eq!(game.player(A).filled.len(), 4, "what is active stays active");
    assert_eq!(game.offered("*").len(), 6, "the next round is revealed");
}

#[test]
fn a_place_is_used_only_when_all_its_spaces_are_filled() {
    let mut game = duel()
        .placed(A, F::OwnFarmer, "village.1")
        .filled(A, Place::Scriptorium, &[F::Knight, F::Scholar])
        .game(Stage::Acting);
    assert_eq!(game.play("A", "use village"), Err(Illegal::NotActive));
    assert_eq!(game.play("A", "use hayrick"), Err(Illegal::NotYourPlace));
}

/// O-3.11: the Village says what hinders all three.
#[test]
fn the_village_says_why_nobody_comes() {
    let village = || {
        let crew = [F::OwnFarmer, F::OwnBoatman, F::OwnCraftsman];
        let scriptorium = [F::Knight, F::Scholar];
        duel().filled(A, Place::Village, &crew).filled(A, Place::Scriptorium, &scriptorium)
    };
    let three = [Kind::Boatman, Kind::Craftsman, Kind::Trader];
    let refused = |position: Position| {
        position.game(Stage::Acting).play("A", "use village").expect_err("nobody can come")
    };
    let finish = |position: Position, kind| position.track(A, kind, 5);
    let exhaust = |position: Position, kind| position.supply_left(kind, 0);
    let finished = three.into_iter().fold(village(), finish);
    assert_eq!(refused(finished.clone()), Illegal::TracksFinished);
    assert_eq!(refused(exhaust(finished, Kind::Trader)), Illegal::TracksFinished);
    assert_eq!(refused(three.into_iter().fold(village(), exhaust)), Illegal::SupplyEmpty);
    let mixed = finish(exhaust(village(), Kind::Boatman), Kind::Trader);
    assert_eq!(refused(mixed.clone().technologies_left(0)), Illegal::NobodyCanCome);
    let mut game = mixed.game(Stage::Acting);
    game.play_lines(&["A use village", "A recruit craftsman"]);
}

#[test]
fn recruiting_needs_a_follower_in_the_supply() {
    let mut game = duel()
        .filled(A, Place::Monastery, &[F::Scholar, F::OwnTrader])
        .filled(A, Place::Farmhouse, &[F::OwnBoatman, F::OwnCraftsman])
        .supply_left(Kind::Monk, 0)
        .game(Stage::Acting);
    assert_eq!(game.play("A", "use monastery"), Err(Illegal::SupplyEmpty));
}

#[test]
fn technology_stays_when_a_place_is_used() {
    let mut game = duel()
        .technology(A, "village.1")
        .placed(A, F::OwnBoatman, "village.2")
        .placed(A, F::OwnCraftsman, "village.3")
        .game(Stage::Acting);
    game.play_lines(&["A use village", "A recruit boatman"]);
    assert_eq!(game.bag(A), "boatman, own_boatman, own_craftsman");
    assert_eq!(game.player(A).technology.len(), 1);
}
