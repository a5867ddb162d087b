//! The six events, the census and torture, as far as no ruling speaks of them.

use crate::common::{A, B, C, Notated, Pieces, duel, goods, supply};
use quadrivium_orleans::{
    Event, Follower as F, Good, Hourglass, Illegal, Kind, Place, Position, Stage, Town, Ware,
};

#[test]
fn income_pays_the_development_level() {
    let position = Position::of(3).event(Hourglass::Income);
    let game = position.development(A, 9).development(C, 30).game(Stage::Event);
    assert_eq!([A, B, C].map(|seat| game.coins(seat)), [8, 6, 11]);
}

#[test]
fn trading_day_pays_for_trading_stations_on_the_map() {
    let game = Position::of(2)
        .event(Hourglass::TradingDay)
        .stations(A, &[Town::Blois, Town::Nevers])
        .game(Stage::Event);
    assert_eq!([A, B].map(|seat| game.coins(seat)), [7, 5]);
}

#[test]
fn taxes_are_a_coin_for_three_goods() {
    for (count, paid) in [(2, 0), (3, 1), (5, 1), (6, 2), (9, 3)] {
        let position = Position::of(2).event(Hourglass::Taxes).wares(A, Ware::Wine, count);
        assert_eq!(position.game(Stage::Event).coins(A), 5 - paid, "{count}");
    }
}

#[test]
fn a_harvest_takes_a_food_or_five_coins() {
    let game = Position::of(2)
        .event(Hourglass::Harvest)
        .wares(A, Ware::Cheese, 2)
        .wares(B, Ware::Wool, 2)
        .coins(B, 7)
        .game(Stage::Event);
    assert_eq!((game.wares(A, Ware::Cheese), game.coins(A)), (1, 5));
    assert_eq!((game.wares(B, Ware::Wool), game.coins(B)), (2, 2));
    assert_eq!(goods(&game, Good::Cheese), 20);
}

#[test]
fn pilgrimage_takes_nothing() {
    let game = Position::of(2).event(Hourglass::Pilgrimage).bag(A, &[F::Monk]).game(Stage::Event);
    assert_eq!((game.coins(A), game.bag(A).as_str()), (5, "monk"));
}

/// In turn order from the start player.
#[test]
fn the_plague_goes_round_the_table() {
    let mut game = Position::of(2)
        .event(Hourglass::Plague)
        .start(B)
        .bag(A, &[F::Monk, F::Knight])
        .bag(B, &[F::Scholar])
        .game(Stage::Event);
    assert_eq!(game.offered("*"), ["follower scholar"]);
    game.play_lines(&["* follower scholar", "* follower knight"]);
    assert_eq!((game.bag(A).as_str(), game.bag(B).as_str()), ("monk", ""));
}

/// W11: what comes back can be won again.
#[test]
fn a_follower_that_comes_back_can_be_recruited_again() {
    let mut game = Position::of(2)
        .event(Hourglass::Plague)
        .bag(A, &[F::Monk])
        .supply_left(Kind::Monk, 0)
        .game(Stage::Event);
    game.play_lines(&["* follower monk"]);
    assert_eq!(supply(&game, Kind::Monk), 1);
}

/// The census asks for a coin that is not there.
#[test]
fn torture_in_the_census() {
    let mut game = Position::of(3)
        .coins(A, 0)
        .track(B, Kind::Farmer, 1)
        .track(C, Kind::Farmer, 2)
        .tile(A, Place::Hayrick)
        .technologies(A, 1)
        .technology(A, "castle.1")
        .wares(A, Ware::Wine, 1)
        .stations(A, &[Town::Tours])
        .development(A, 2)
        .bag(A, &[F::Knight])
        .game(Stage::Census);
    let offered = [
        "lose station",
        "lose station tours",
        "lose follower",
        "lose point",
        "lose good wine",
        "lose tile hayrick",
        "lose technology",
        "lose technology castle.1",
    ];
    assert_eq!(game.offered("A"), offered);
    assert_eq!(game.play("A", "lose good wool"), Err(Illegal::CannotLose));
    assert_eq!(game.play("A", "lose tile school"), Err(Illegal::CannotLose));
    let events = game.watch("A", "lose follower").unwrap();
    assert!(matches!(events[..], [Event::Lost { .. }]));
    game.play_lines(&["* follower knight"]);
    assert_eq!(supply(&game, Kind::Knight), 10, "whoever is given up never comes back");
}

#[test]
fn a_bag_of_starting_followers_is_not_offered() {
    let game = Position::of(3)
        .coins(A, 0)
        .track(B, Kind::Farmer, 1)
        .track(C, Kind::Farmer, 2)
        .starters_in_bags()
        .game(Stage::Census);
    assert!(game.offered_like("A", "lose follower").is_empty());
}

/// Voluntary payments need the coins: there is no torture for them.
#[test]
fn nobody_is_tortured_for_a_voluntary_payment() {
    let mut game = duel()
        .tile(A, Place::Pharmacy)
        .filled(A, Place::Pharmacy, &[F::Monk])
        .coins(A, 1)
        .game(Stage::Acting);
    game.play_lines(&["A use pharmacy"]);
    assert_eq!(game.offered("A"), ["pay 1"]);
}

#[test]
fn development_coins_are_for_everybody_and_citizens_for_the_first() {
    let mut game = duel()
        .filled(A, Place::Scriptorium, &[F::Knight, F::Scholar])
        .filled(B, Place::Scriptorium, &[F::Knight, F::Scholar])
        .development(A, 11)
        .development(B, 11)
        .game(Stage::Acting);
    game.play_lines(&["A use scriptorium", "B use scriptorium"]);
    assert_eq!((game.coins(A), game.coins(B)), (9, 9));

    let mut game = duel()
        .filled(A, Place::Scriptorium, &[F::Knight, F::Scholar])
        .filled(B, Place::Scriptorium, &[F::Knight, F::Scholar])
        .development(A, 17)
        .development(B, 17)
        .game(Stage::Acting);
    game.play_lines(&["A use scriptorium", "B use scriptorium"]);
    let citizens = [A, B].map(|seat| game.player(seat).citizens.len());
    assert_eq!(citizens, [1, 0], "only the first takes it");
}
