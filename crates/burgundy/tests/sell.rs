//! The actions "sell goods" and "take workers".

use crate::common::{A, Notated, Points};
use quadrivium_burgundy::{Action, Good, Illegal, Position, Source, Tile};

/// All tiles of the type with the number of the die, one silver for the sale.
#[test]
fn a_die_sells_all_goods_of_its_number() {
    let mut game = Position::of(2)
        .stock(A, Good::Pink, 3)
        .stock(A, Good::Red, 2)
        .silver(A, 0)
        .dice(A, 3, 1)
        .game();
    assert_eq!(game.offered_like("A", "sell"), ["sell d3 pink"]);
    assert_eq!(game.play("A", "sell d3 red"), Err(Illegal::WrongNumber));
    assert_eq!(game.play("A", "sell d3 pink"), Ok(()));
    let estate = game.estate(A);
    assert_eq!((estate.stock[Good::Pink], estate.sold[Good::Pink]), (0, 3));
    assert_eq!((estate.stock[Good::Red], estate.sold[Good::Red]), (2, 0));
    assert_eq!(estate.silver, 1, "one for the whole sale");
}

#[test]
fn each_good_has_its_number() {
    for (number, good) in (1..=6).zip(Good::ALL) {
        let mut game = Position::of(2).stock(A, good, 1).dice(A, number, number).game();
        assert_eq!(game.play("A", &format!("sell d{number} {good}")), Ok(()));
    }
}

#[test]
fn a_sold_tile_scores_by_the_number_of_players() {
    for (players, points) in [(2, 2), (3, 3), (4, 4)] {
        let mut game = Position::of(players).stock(A, Good::Brown, 3).dice(A, 5, 5).game();
        game.play_all("A", &["sell d5 brown"]);
        assert_eq!(game.points(A, Source::Goods), 3 * points);
    }
}

/// R6: nothing is sold where there is nothing, not even for the silver.
#[test]
fn nobody_sells_goods_they_do_not_have() {
    let mut game = Position::of(2).dice(A, 3, 3).game();
    assert_eq!(game.play("A", "sell d3 pink"), Err(Illegal::NoGoods));
}

/// A part of a type cannot even be named.
#[test]
fn a_sale_has_no_number_of_tiles() {
    assert!("sell d3 pink 1".parse::<Action>().is_err());
}

#[test]
fn workers_help_to_sell() {
    let mut game = Position::of(2).stock(A, Good::Orange, 1).workers(A, 1).dice(A, 1, 1).game();
    game.play_all("A", &["sell d1 orange"]);
    assert_eq!(game.estate(A).workers, 0);
}

/// Selling twice in a turn brings silver twice.
#[test]
fn both_dice_may_sell() {
    let mut game = Position::of(2)
        .stock(A, Good::Pink, 1)
        .stock(A, Good::Red, 1)
        .silver(A, 0)
        .dice(A, 3, 4)
        .game();
    game.play_all("A", &["sell d3 pink", "sell d4 red"]);
    assert_eq!(game.estate(A).silver, 2);
    assert_eq!(game.points(A, Source::Goods), 4);
}

#[test]
fn a_sale_makes_room_for_another_type() {
    let mut game = Position::of(2)
        .stock(A, Good::Turquoise, 1)
        .stock(A, Good::Purple, 1)
        .stock(A, Good::Pink, 1)
        .goods_at(4, Good::Red, 1)
        .stored(A, Tile::Ship)
        .dice(A, 2, 5)
        .game();
    game.play_all("A", &["sell d2 purple", "place d5 1 20", "load 4"]);
    assert_eq!(game.estate(A).stock[Good::Red], 1);
}

#[test]
fn any_die_takes_two_workers() {
    for number in 1..=6 {
        let mut game = Position::of(2).dice(A, number, number).game();
        game.play_all("A", &[&format!("workers d{number}")]);
        assert_eq!((game.estate(A).workers, game.estate(A).silver), (2, 1));
    }
}

/// The supply has no bottom: there are only twenty silver tiles in the box.
#[test]
fn silver_does_not_run_out() {
    let rich = Position::of(2).silver(A, 20).silver(quadrivium_core::Seat::B, 20);
    let mut game = rich.stock(A, Good::Turquoise, 1).stored(A, Tile::Bank).dice(A, 1, 3).game();
    game.play_all("A", &["sell d1 turquoise"]);
    assert_eq!(game.estate(A).silver, 21);
    game.play_all("A", &["place d3 1 26"]);
    assert_eq!(game.estate(A).silver, 23);
}

/// The supply has no bottom: there are only thirty worker tiles in the box.
#[test]
fn workers_do_not_run_out() {
    let mut game = Position::of(2).workers(A, 30).workers(quadrivium_core::Seat::B, 30).game();
    game.play_all("A", &["workers d1"]);
    assert_eq!(game.estate(A).workers, 32);
}
