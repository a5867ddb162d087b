//! The twenty place tiles and the six extra ones, each by itself.

use crate::common::{A, B, C, Notated, Pieces, duel, duel_with, goods, polish, russian, supply};
use quadrivium_core::{Breakdown, Effect, Narrate};
use quadrivium_orleans::{
    Follower as F, Good, Hourglass, Illegal, Kind, Options, Orleans, Place, Position, Stage, Town,
    Ware,
};

/// A owns a tile, filled, and is to act; B waits.
fn with(tile: Place, followers: &[F]) -> Position {
    duel().tile(A, tile).filled(A, tile, followers)
}

fn extra() -> Options {
    Options { extra_tiles: true, ..polish(2) }
}

fn with_extra(tile: Place, followers: &[F]) -> Position {
    duel_with(extra()).tile(A, tile).filled(A, tile, followers)
}

#[test]
fn goods_tiles_bring_their_good_as_long_as_there_is_one() {
    for (tile, followers, good) in [
        (Place::Hayrick, &[F::Farmer][..], Good::Grain),
        (Place::CheeseFactory, &[F::Farmer, F::OwnFarmer], Good::Cheese),
        (Place::Winery, &[F::OwnFarmer, F::Trader], Good::Wine),
        (Place::WoolManufacturer, &[F::OwnBoatman, F::OwnTrader], Good::Wool),
        (Place::TailorShop, &[F::OwnTrader, F::Scholar], Good::Brocade),
    ] {
        let mut game = with(tile, followers).game(Stage::Acting);
        let left = goods(&game, good);
        game.play_lines(&[&format!("A use {tile}")]);
        assert_eq!(game.wares(A, good.ware()), 1, "{tile}");
        assert_eq!(goods(&game, good), left - 1, "{tile}");

        let none = with(tile, followers).goods_left(good, 0);
        let mut game =
            none.filled(A, Place::Scriptorium, &[F::Knight, F::Scholar]).game(Stage::Acting);
        assert_eq!(game.play("A", &format!("use {tile}")), Err(Illegal::NoGoodsLeft), "{tile}");
    }
}

#[test]
fn tiles_that_bring_coins_and_development() {
    for (tile, followers, coins, points) in [
        (Place::Brewery, &[F::Monk][..], 2, 0),
        (Place::Windmill, &[F::Craftsman, F::OwnCraftsman], 2, 1),
        (Place::Library, &[F::Knight, F::Scholar], 0, 2),
        (Place::Cellar, &[F::Monk, F::Scholar], 4, 0),
        (Place::ShippingLine, &[F::OwnBoatman], 0, 1),
    ] {
        let mut game = with(tile, followers).game(Stage::Acting);
        game.play_lines(&[&format!("A use {tile}")]);
        assert_eq!((game.coins(A), game.player(A).development), (5 + coins, points), "{tile}");
    }
}

#[test]
fn the_hospital_pays_the_development_level() {
    let mut game =
        with(Place::Hospital, &[F::OwnBoatman, F::Scholar]).development(A, 15).game(Stage::Acting);
    game.play_lines(&["A use hospital"]);
    assert_eq!(game.coins(A), 5 + 4);
}

#[test]
fn the_office_pays_for_trading_stations() {
    let mut game = with(Place::Office, &[F::Scholar, F::Scholar])
        .stations(A, &[Town::Blois, Town::Tours, Town::Orleans])
        .game(Stage::Acting);
    game.play_lines(&["A use office"]);
    assert_eq!(game.coins(A), 5 + 3);
}

#[test]
fn the_sacristy_is_no_action_and_wards_off_an_event() {
    let sacristy = || with(Place::Sacristy, &[F::Monk]).event(Hourglass::Taxes);
    let mut game = sacristy()
        .wares(A, Ware::Wool, 7)
        .filled(A, Place::Scriptorium, &[F::Knight, F::Scholar])
        .game(Stage::Acting);
    assert_eq!(game.play("A", "use sacristy"), Err(Illegal::NoAction));

    let mut game = sacristy().wares(A, Ware::Wool, 7).game(Stage::Event);
    assert_eq!(game.offered("A"), ["protect", "skip"]);
    let mut paying = game;
    game.play_lines(&["A protect"]);
    assert_eq!((game.coins(A), game.bag(A).as_str()), (5, "monk"));
    paying.play_lines(&["A skip"]);
    assert_eq!((paying.coins(A), paying.bag(A).as_str()), (3, ""));
    assert_eq!(paying.player(A).filled.len(), 1, "the monk waits for another event");
}

#[test]
fn the_herb_garden_lets_boatmen_stand_in_for_three_kinds() {
    let mut without = Position::of(2).game(Stage::Planning);
    assert_eq!(without.play("A", "assign own_boatman university.1"), Err(Illegal::WrongFollower));
    let mut game =
        Position::of(2).tile(A, Place::HerbGarden).market(A, &[F::Boatman]).game(Stage::Planning);
    for space in ["university.1", "university.2", "university.3"] {
        assert!(game.offered("A").contains(&format!("assign boatman {space}")), "{space}");
    }
    assert_eq!(game.play("A", "assign boatman ship.3"), Err(Illegal::WrongFollower));
    assert_eq!(game.play("A", "assign boatman monastery.1"), Err(Illegal::WrongFollower));
    game.play_lines(&["A assign boatman university.3", "A assign own_boatman castle.1"]);
}

#[test]
fn the_passive_bathhouse_draws_two_more_and_keeps_one() {
    let mut game = Position::of(2)
        .tile(A, Place::Bathhouse)
        .bag(A, &[F::Knight, F::Monk, F::Scholar])
        .track(A, Kind::Knight, 0)
        .game(Stage::Declaring);
    game.play_lines(&["A draw 1", "* follower scholar", "A bathe", "* follower monk"]);
    game.play_lines(&["* follower knight"]);
    assert_eq!(game.offered("A"), ["keep knight", "keep monk"]);
    game.play_lines(&["A keep monk"]);
    assert_eq!(game.bag(A), "knight");
    assert!(game.market(A).contains("scholar, monk"));
}

#[test]
fn the_active_bathhouse_sends_one_of_two_to_work_at_once() {
    let mut game = duel_with(russian(2))
        .tile(A, Place::Bathhouse)
        .placed(A, F::OwnFarmer, "bathhouse.1")
        .bag(A, &[F::Knight, F::Scholar])
        .game(Stage::Acting);
    game.play_lines(&["A use bathhouse", "* follower knight", "* follower scholar"]);
    let places = ["ship.3", "wagon.3", "guildhall.3", "scriptorium.1", "town_hall.1"];
    for space in places {
        assert!(game.offered("A").contains(&format!("assign knight {space}")), "{space}");
    }
    assert!(game.offered_like("A", "assign knight bathhouse").is_empty());
    game.play_lines(&["A assign knight ship.3"]);
    assert_eq!(game.bag(A), "scholar, own_farmer");
    assert_eq!(game.player(A).filled.len(), 1);
}

#[test]
fn the_gunpowder_tower_holds_two_more_and_sends_them_to_deeds() {
    let mut game = duel()
        .tile(A, Place::GunpowderTower)
        .tower(A, &[F::Knight, F::Scholar])
        .game(Stage::Acting);
    game.play_lines(&["A use gunpowder_tower", "A deed scholar astronomy", "A done"]);
    assert_eq!((game.coins(A), game.tower(A).as_str()), (6, "knight"));

    let mut game =
        duel().tile(A, Place::GunpowderTower).tower(A, &[F::Knight]).game(Stage::Planning);
    assert_eq!(game.play("A", "assign knight ship.3"), Err(Illegal::NoSuchFollower));
    game.play_lines(&["A assign knight ship.3 tower"]);
    assert_eq!(game.tower(A), "");
}

#[test]
fn the_school_lets_scholars_stand_in_for_all_but_monks() {
    let mut game = Position::of(2)
        .tile(A, Place::School)
        .tile(A, Place::Cellar)
        .market(A, &[F::Scholar, F::Scholar])
        .game(Stage::Planning);
    for space in ["village.1", "village.2", "village.3", "castle.3", "ship.3", "cellar.2"] {
        assert!(game.offered("A").contains(&format!("assign scholar {space}")), "{space}");
    }
    assert_eq!(game.play("A", "assign scholar cellar.1"), Err(Illegal::WrongFollower));
}

#[test]
fn the_pharmacy_turns_coins_into_development() {
    let mut game = with(Place::Pharmacy, &[F::OwnTrader]).coins(A, 2).game(Stage::Acting);
    game.play_lines(&["A use pharmacy"]);
    assert_eq!(game.offered("A"), ["pay 1", "pay 2"]);
    assert_eq!(game.play("A", "pay 3"), Err(Illegal::TooPoor));
    game.play_lines(&["A pay 2"]);
    assert_eq!((game.coins(A), game.player(A).development), (0, 2));
}

#[test]
fn the_horse_wagon_is_a_wagon_for_two() {
    let mut game = with(Place::HorseWagon, &[F::Knight, F::OwnTrader])
        .good_on(18, Good::Brocade)
        .game(Stage::Acting);
    game.play_lines(&["A use horse_wagon", "A move montargis road", "A take brocade"]);
    assert_eq!(game.wares(A, Ware::Brocade), 1);
}

#[test]
fn the_laboratory_brings_technology() {
    let laboratory = || with(Place::Laboratory, &[F::OwnCraftsman, F::Scholar]);
    let mut game = laboratory().game(Stage::Acting);
    game.play_lines(&["A use laboratory"]);
    assert_eq!(game.player(A).technologies, 1);
    let none = laboratory().technologies_left(0);
    let mut game = none.filled(A, Place::Scriptorium, &[F::Knight, F::Scholar]).game(Stage::Acting);
    assert_eq!(game.play("A", "use laboratory"), Err(Illegal::NoTechnologyLeft));
}

#[test]
fn the_goldsmith_turns_a_good_into_development_for_trading_stations() {
    let mut game = with_extra(Place::Goldsmith, &[F::OwnCraftsman, F::Scholar])
        .wares(A, Ware::Grain, 1)
        .wares(A, Ware::Brocade, 1)
        .stations(A, &[Town::Blois, Town::Tours])
        .game(Stage::Acting);
    let left = goods(&game, Good::Grain);
    game.play_lines(&["A use goldsmith", "A give grain"]);
    assert_eq!(game.player(A).development, 2);
    assert_eq!(goods(&game, Good::Grain), left + 1, "paid goods lie on the goods market (R-34)");
}

#[test]
fn the_bakery_turns_grain_into_bread() {
    let bakery = || with_extra(Place::Bakery, &[F::OwnFarmer, F::OwnCraftsman]);
    let mut game = bakery().wares(A, Ware::Grain, 4).game(Stage::Acting);
    game.play_lines(&["A use bakery"]);
    assert_eq!(game.offered("A"), ["bake 1", "bake 2", "bake 3"]);
    game.play_lines(&["A bake 3"]);
    assert_eq!((game.coins(A), game.wares(A, Ware::Bread), game.wares(A, Ware::Grain)), (3, 3, 1));
}

/// What an offer costs and brings is said as numbers too.
#[test]
fn a_fee_and_a_baking_say_what_they_cost_and_bring() {
    let effects = |game: &Orleans, action: &str| game.effects(A, action.parse().unwrap());
    let brought = |gains: &[(&'static str, i32)]| {
        vec![Effect { words: None, gains: Breakdown(gains.to_vec()) }]
    };
    let mut game = with(Place::Pharmacy, &[F::OwnTrader]).coins(A, 2).game(Stage::Acting);
    game.play_lines(&["A use pharmacy"]);
    assert_eq!(effects(&game, "pay 2"), brought(&[("coins", -2), ("development", 2)]));
    let bakery = with_extra(Place::Bakery, &[F::OwnFarmer, F::OwnCraftsman]);
    let mut game = bakery.wares(A, Ware::Grain, 4).game(Stage::Acting);
    game.play_lines(&["A use bakery"]);
    let expected = brought(&[("coins", -2), ("grain", -3), ("bread", 3)]);
    assert_eq!(effects(&game, "bake 3"), expected);
}

#[test]
fn the_hideaway_brings_the_bonus_of_a_track_again() {
    let hideaway = |kind, step| -> Orleans {
        with_extra(Place::Hideaway, &[F::OwnTrader, F::Knight])
            .track(A, kind, step)
            .wares(A, Ware::Cheese, 1)
            .supply_left(kind, 0)
            .game(Stage::Acting)
    };
    let mut game = hideaway(Kind::Farmer, 8);
    game.play_lines(&["A use hideaway", "A give cheese"]);
    assert_eq!(game.offered("A"), ["bonus farmer"], "a marker on index 0 has no bonus");
    game.play_lines(&["A bonus farmer"]);
    assert_eq!(game.wares(A, Ware::Brocade), 1);
    assert_eq!(game.player(A).tracks[Kind::Farmer], 8, "nothing moves");

    let mut game = hideaway(Kind::Scholar, 5);
    game.play_lines(&["A use hideaway", "A give cheese", "A bonus scholar"]);
    assert_eq!(game.player(A).development, 6);

    let mut game = hideaway(Kind::Boatman, 3);
    game.play_lines(&["A use hideaway", "A give cheese", "A bonus boatman"]);
    assert_eq!(game.coins(A), 5 + 4);

    let mut game = hideaway(Kind::Trader, 1);
    game.play_lines(&["A use hideaway", "A give cheese", "A bonus trader"]);
    assert_eq!(game.play("A", "tile school"), Err(Illegal::FirstStackOnly), "R-33");
    game.play_lines(&["A tile library"]);
}

#[test]
fn the_court_moves_another_merchant_and_pays_its_owner() {
    let options = Options { extra_tiles: true, ..polish(3) };
    let mut game = duel_with(options)
        .tile(A, Place::Court)
        .filled(A, Place::Court, &[F::Knight, F::Scholar])
        .merchant(C, Town::Chinon)
        .good_on(26, Good::Wine)
        .game(Stage::Acting);
    game.play_lines(&["A use court"]);
    assert_eq!(game.offered("A"), ["merchant B", "merchant C"]);
    assert_eq!(game.play("A", "merchant A"), Err(Illegal::OtherMerchant));
    game.play_lines(&["A merchant C"]);
    let both = ["move chatellerault road", "move chatellerault water"];
    assert_eq!(game.offered_like("A", "move chatellerault"), both);
    game.play_lines(&["A move chatellerault water", "A take wine"]);
    assert_eq!(game.player(C).merchant, Town::Chatellerault);
    assert_eq!((game.coins(A), game.coins(C), game.wares(A, Ware::Wine)), (4, 6, 1));
}

#[test]
fn the_barracks_let_anybody_stand_in_for_a_knight() {
    let mut game = Position::with(extra()).tile(A, Place::Barracks).game(Stage::Planning);
    game.play_lines(&["A assign own_farmer ship.3", "A assign own_trader scriptorium.1"]);
    assert_eq!(game.play("A", "assign own_boatman ship.1"), Err(Illegal::WrongFollower));
    assert_eq!(game.play("A", "assign own_boatman scriptorium.2"), Err(Illegal::WrongFollower));
}

#[test]
fn the_theatre_takes_any_number_and_pays_for_each() {
    let mut game = duel_with(extra())
        .tile(A, Place::Theatre)
        .market(A, &[F::Monk, F::Monk])
        .game(Stage::Planning);
    game.play_lines(&[
        "A assign monk theatre.1",
        "A assign monk theatre.1",
        "A assign own_farmer theatre.1",
        "A done",
        "B done",
        "A use theatre",
    ]);
    assert_eq!(game.coins(A), 5 + 3);
    assert_eq!(game.bag(A), "2 monk, own_farmer");
    assert_eq!(supply(&game, Kind::Monk), 6);
    let mut game = duel_with(extra())
        .tile(A, Place::Theatre)
        .filled(A, Place::Scriptorium, &[F::Knight, F::Scholar])
        .game(Stage::Acting);
    assert_eq!(game.play("A", "use theatre"), Err(Illegal::NotActive));
}

/// the spaces of a new tile wait for the next planning.
#[test]
fn a_new_tile_stands_beside_the_board_at_once() {
    let mut game = duel()
        .filled(A, Place::Village, &[F::OwnFarmer, F::OwnBoatman, F::OwnCraftsman])
        .game(Stage::Acting);
    game.play_lines(&["A use village", "A recruit trader", "A tile hayrick", "B pass"]);
    assert!(game.player(A).places.contains(Place::Hayrick));
    assert_eq!(game.player(B).filled.len(), 2);
}
