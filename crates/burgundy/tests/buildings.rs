//! The eight buildings: each does something once, at once, without a die.

use crate::common::{A, Notated, Points};
use quadrivium_burgundy::{
    Burgundy, Event, Good, Illegal, Position, Purchase, Question, Source, Tile,
};

/// A building in slot 1 and a 3 for the city space 12, which is a city of its own.
fn with(building: Tile) -> Position {
    Position::of(2).stored(A, building).dice(A, 3, 1)
}

/// One tile of every colour on the numbered depots and one in the black depot.
fn with_depots(building: Tile) -> Burgundy {
    with(building)
        .depot("1.1", Tile::Bank)
        .depot("1.2", Tile::Ship)
        .depot("2.1", Tile::Knowledge8)
        .depot("2.2", Tile::Castle)
        .depot("3.1", Tile::Cow2)
        .depot("5.1", Tile::Mine)
        .depot("black.1", Tile::Watchtower)
        .silver(A, 1)
        .game()
}

const BUILD: &str = "place d3 1 12";

fn is_lost(game: &mut Burgundy) -> bool {
    let events = game.watch("A", BUILD).unwrap();
    events.iter().any(|event| matches!(event, Event::EffectLost { .. }))
}

#[test]
fn a_warehouse_sells_one_type_of_choice() {
    let mut game =
        with(Tile::Warehouse).stock(A, Good::Red, 2).stock(A, Good::Orange, 3).silver(A, 0).game();
    game.play_all("A", &[BUILD]);
    assert_eq!(game.offered("A"), ["sell any red", "sell any orange", "skip"]);
    game.play_all("A", &["sell any orange"]);
    let estate = game.estate(A);
    assert_eq!((estate.sold[Good::Orange], estate.stock[Good::Red]), (3, 2));
    assert_eq!((game.points(A, Source::Goods), estate.silver), (6, 1));
    assert_eq!(game.asked(), Some(Question::TakeTurn.to(A)), "one type only");
}

#[test]
fn the_sale_of_a_warehouse_is_optional() {
    let mut game = with(Tile::Warehouse).stock(A, Good::Red, 2).silver(A, 0).game();
    game.play_all("A", &[BUILD, "skip"]);
    assert_eq!((game.estate(A).stock[Good::Red], game.estate(A).silver), (2, 0));
    assert_eq!(game.play("A", "skip"), Err(Illegal::NotAsked));
}

/// R30: without goods the sale is lost, and there is no silver.
#[test]
fn a_warehouse_without_goods_does_nothing() {
    let mut game = with(Tile::Warehouse).silver(A, 0).game();
    assert!(is_lost(&mut game));
    assert_eq!(game.estate(A).silver, 0);
}

/// R30: a warehouse sells what the player has, whatever the dice show.
#[test]
fn a_warehouse_does_not_sell_what_is_not_there() {
    let mut game = with(Tile::Warehouse).stock(A, Good::Red, 1).game();
    game.play_all("A", &[BUILD]);
    assert_eq!(game.play("A", "sell any pink"), Err(Illegal::NoGoods));
    assert_eq!(game.play("A", "sell d1 red"), Err(Illegal::NoDieNeeded));
    assert_eq!(game.play("A", "workers any"), Err(Illegal::NotAsked));
    assert_eq!(game.play("A", "place any 1 26"), Err(Illegal::NotAsked));
}

#[test]
fn a_carpenter_takes_a_building_from_any_numbered_depot() {
    let mut game = with_depots(Tile::Carpenter);
    game.play_all("A", &[BUILD]);
    assert_eq!(game.offered("A"), ["take any 1.1", "skip"]);
    assert_eq!(game.play("A", "take any 1.2"), Err(Illegal::NotFetched));
    assert_eq!(game.play("A", "buy black.1"), Err(Illegal::NotAsked));
    game.play_all("A", &["take any 1.1"]);
    assert_eq!(game.estate(A).storage.values, [Some(Tile::Bank), None, None]);
}

#[test]
fn a_church_takes_a_mine_a_yellow_tile_or_a_castle() {
    for taken in ["take any 2.1", "take any 2.2", "take any 5.1"] {
        let mut game = with_depots(Tile::Church);
        game.play_all("A", &[BUILD]);
        assert_eq!(game.offered("A"), ["take any 2.1", "take any 2.2", "take any 5.1", "skip"]);
        assert_eq!(game.play("A", "take any 3.1"), Err(Illegal::NotFetched));
        game.play_all("A", &[taken]);
        assert_eq!(game.asked(), Some(Question::TakeTurn.to(A)), "one tile only");
    }
}

#[test]
fn a_market_takes_a_ship_or_animals() {
    for taken in ["take any 1.2", "take any 3.1"] {
        let mut game = with_depots(Tile::Market);
        game.play_all("A", &[BUILD]);
        assert_eq!(game.offered("A"), ["take any 1.2", "take any 3.1", "skip"]);
        assert_eq!(game.play("A", "take any 5.1"), Err(Illegal::NotFetched));
        game.play_all("A", &[taken]);
        assert_eq!(game.asked(), Some(Question::TakeTurn.to(A)), "one tile only");
    }
}

/// R25: carpenter, church and market may be left unused.
#[test]
fn a_tile_need_not_be_fetched() {
    for building in [Tile::Carpenter, Tile::Church, Tile::Market] {
        let mut game = with_depots(building);
        game.play_all("A", &[BUILD, "skip"]);
        assert_eq!(game.estate(A).storage.values, [None; 3]);
        assert_eq!(game.asked(), Some(Question::TakeTurn.to(A)));
    }
}

/// What a building fetches must lie on a numbered depot; the black one does not count.
#[test]
fn what_cannot_be_fetched_is_lost() {
    for (building, black) in
        [(Tile::Carpenter, Tile::Bank), (Tile::Church, Tile::Mine), (Tile::Market, Tile::Ship)]
    {
        let mut game = with(building).depot("black.1", black).game();
        assert!(is_lost(&mut game), "{building}");
        assert_eq!(game.asked(), Some(Question::TakeTurn.to(A)));
    }
}

/// A fetched tile needs no die, and a die is not named.
#[test]
fn a_building_needs_no_die() {
    let mut game = with_depots(Tile::Carpenter);
    game.play_all("A", &[BUILD]);
    assert_eq!(game.play("A", "take d1 1.1"), Err(Illegal::NoDieNeeded));
    assert_eq!(game.play("A", "workers d1"), Err(Illegal::NotAsked));
}

/// R10: the building left the storage, so there is room for the tile it fetches.
#[test]
fn a_building_fetches_into_a_storage_that_was_full() {
    let mut game = with(Tile::Market)
        .stored(A, Tile::Mine)
        .stored(A, Tile::Castle)
        .depot("1.2", Tile::Ship)
        .game();
    game.play_all("A", &[BUILD, "take any 1.2"]);
    let storage = [Some(Tile::Ship), Some(Tile::Mine), Some(Tile::Castle)];
    assert_eq!(game.estate(A).storage.values, storage);
    assert_eq!(game.asked(), Some(Question::TakeTurn.to(A)));
}

/// A fetched tile is stored, not placed.
#[test]
fn a_fetched_tile_is_not_placed_at_once() {
    let mut game = with_depots(Tile::Church);
    game.play_all("A", &[BUILD, "take any 5.1"]);
    assert_eq!(game.estate(A).covered.len(), 2);
    assert_eq!(game.play("A", "place any 1 25"), Err(Illegal::DieNeeded));
}

#[test]
fn a_boarding_house_gives_four_workers() {
    let mut game = with(Tile::BoardingHouse).game();
    game.play_all("A", &[BUILD]);
    assert_eq!(game.estate(A).workers, 4);
}

#[test]
fn a_bank_gives_two_silver() {
    let mut game = with(Tile::Bank).silver(A, 0).game();
    game.play_all("A", &[BUILD]);
    assert_eq!(game.estate(A).silver, 2);
}

#[test]
fn a_watchtower_gives_four_points() {
    let mut game = with(Tile::Watchtower).game();
    game.play_all("A", &[BUILD]);
    assert_eq!(game.points(A, Source::Watchtowers), 4);
}

/// R25, R35: what only gives something is not asked about.
#[test]
fn plain_gains_are_not_declined() {
    for building in [Tile::BoardingHouse, Tile::Bank, Tile::Watchtower] {
        let mut game = with(building).game();
        game.play_all("A", &[BUILD]);
        assert_eq!(game.asked(), Some(Question::TakeTurn.to(A)), "{building}");
        assert_eq!(game.play("A", "skip"), Err(Illegal::NotAsked));
    }
}

/// R14: any colour, without a die and without workers.
#[test]
fn a_city_hall_places_a_second_tile_whatever_its_number() {
    let mut game = with(Tile::CityHall).stored(A, Tile::Mine).stored(A, Tile::Ship).game();
    game.play_all("A", &[BUILD]);
    assert_eq!(game.offered("A"), ["place any 2 25", "place any 3 18", "place any 3 20", "skip"]);
    assert_eq!(game.play("A", "place d1 2 25"), Err(Illegal::NoDieNeeded));
    game.play_all("A", &["place any 2 25"]);
    assert_eq!(game.asked(), Some(Question::TakeTurn.to(A)));
    assert_eq!(game.estate(A).storage.values, [None, None, Some(Tile::Ship)]);
}

/// R14: the other rules of placing hold.
#[test]
fn a_city_hall_places_by_the_rules_of_placing() {
    let mut game = with(Tile::CityHall).stored(A, Tile::Mine).stored(A, Tile::CityHall).game();
    game.play_all("A", &["place d3 1 26"]);
    assert_eq!(game.play("A", "place any 2 30"), Err(Illegal::NotAdjacent));
    assert_eq!(game.play("A", "place any 2 12"), Err(Illegal::WrongGround));
    assert_eq!(game.play("A", "place any 3 26"), Err(Illegal::SpaceTaken));
    assert_eq!(game.play("A", "place any 3 27"), Err(Illegal::BuildingTwice));
    assert_eq!(game.play("A", "place any 3 12"), Ok(()), "another city hall in another city");
}

/// The second tile may touch nothing but the city hall itself.
#[test]
fn a_city_hall_is_a_neighbour_of_the_second_tile() {
    let mut game = with(Tile::CityHall).stored(A, Tile::Bank).game();
    game.play_all("A", &["place d3 1 26"]);
    assert_eq!(game.play("A", "place any 2 32"), Ok(()));
}

/// The second tile has all its effects.
#[test]
fn the_second_tile_of_a_city_hall_has_its_effect() {
    let mut game = with(Tile::CityHall).stored(A, Tile::Ship).goods_at(5, Good::Pink, 2).game();
    game.play_all("A", &[BUILD, "place any 2 18", "load 5"]);
    assert_eq!(game.estate(A).stock[Good::Pink], 2);
    let mut game = with(Tile::CityHall).stored(A, Tile::Watchtower).game();
    game.play_all("A", &[BUILD, "place any 2 26"]);
    assert_eq!(game.points(A, Source::Watchtowers), 4);
}

#[test]
fn the_second_tile_of_a_city_hall_is_optional() {
    let mut game = with(Tile::CityHall).stored(A, Tile::Mine).game();
    game.play_all("A", &[BUILD, "skip"]);
    assert_eq!(game.estate(A).storage.values, [None, Some(Tile::Mine), None]);
    assert_eq!(game.asked(), Some(Question::TakeTurn.to(A)));
}

#[test]
fn a_city_hall_without_a_tile_that_fits_does_nothing() {
    let mut empty = with(Tile::CityHall).game();
    assert!(is_lost(&mut empty));
    let mut unfit = with(Tile::CityHall).stored(A, Tile::Castle).game();
    assert!(!is_lost(&mut unfit), "the castle fits beside the city hall, on space 7");
    let mut unfit = with(Tile::CityHall).stored(A, Tile::Castle).game();
    let events = unfit.watch("A", "place d3 1 26").unwrap();
    assert!(matches!(events.last(), Some(Event::EffectLost { .. })), "nothing touches space 7");
}

/// R11, with purchases at any time: the tile to place may be bought first.
#[test]
fn with_purchases_at_any_time_a_city_hall_waits_for_one() {
    let mut game = with(Tile::CityHall)
        .purchase(Purchase::AnyTime)
        .silver(A, 2)
        .depot("black.1", Tile::Mine)
        .game();
    assert!(!is_lost(&mut game));
    assert_eq!(game.offered("A"), ["buy black.1", "skip"]);
    game.play_all("A", &["buy black.1", "place any 1 25"]);
    assert_eq!(game.estate(A).mines(), 1);
}

/// Every building can be built, whatever it is: the effect comes after.
#[test]
fn every_building_does_what_it_does_once() {
    let buildings = [
        Tile::Warehouse,
        Tile::Carpenter,
        Tile::Church,
        Tile::Market,
        Tile::BoardingHouse,
        Tile::Bank,
        Tile::CityHall,
        Tile::Watchtower,
    ];
    for building in buildings {
        let mut game = with(building).game();
        game.play_all("A", &[BUILD]);
        assert_eq!(game.offered("A"), ["workers d1"], "{building}");
        let before = *game.estate(A);
        game.play_all("A", &["workers d1"]);
        let after = game.estate(A);
        assert_eq!((after.silver, after.workers), (before.silver, before.workers + 2));
        assert_eq!(after.points, before.points, "{building}");
    }
}
