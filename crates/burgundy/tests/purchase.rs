//! The purchase: once a turn, a tile of the black depot for two silver.

use crate::common::{A, B, Notated};
use quadrivium_burgundy::{Burgundy, Good, Illegal, Pending, Position, Purchase, Question, Tile};

fn shop() -> Position {
    Position::of(2)
        .silver(A, 4)
        .dice(A, 2, 5)
        .depot("black.1", Tile::Bank)
        .depot("black.2", Tile::Mine)
        .depot("4.1", Tile::Ship)
}

#[test]
fn a_purchase_costs_two_silver_and_no_die() {
    let mut game = shop().game();
    game.play_all("A", &["buy black.2"]);
    assert_eq!(game.estate(A).silver, 2);
    assert_eq!(game.estate(A).storage.values, [Some(Tile::Mine), None, None]);
    assert_eq!(game.offered("A"), ["workers d2", "workers d5"]);
}

#[test]
fn a_purchase_needs_two_silver() {
    let mut game = shop().silver(A, 1).game();
    assert_eq!(game.play("A", "buy black.1"), Err(Illegal::TooLittleSilver));
}

#[test]
fn only_the_black_depot_sells() {
    let mut game = shop().game();
    assert_eq!(game.offered_like("A", "buy"), ["buy black.1", "buy black.2"]);
    assert_eq!(game.play("A", "buy 4.1"), Err(Illegal::OnlyBlackDepot));
    assert_eq!(game.play("A", "buy black.3"), Err(Illegal::NoTileThere));
}

#[test]
fn a_purchase_comes_before_between_or_after_the_dice() {
    for order in [
        ["buy black.1", "workers d2", "workers d5"],
        ["workers d2", "buy black.1", "workers d5"],
        ["workers d2", "workers d5", "buy black.1"],
    ] {
        let mut game = shop().game();
        game.play_all("A", &order);
        assert_eq!(game.estate(A).silver, 2);
        assert_eq!(game.asked(), Some(Question::TakeTurn.to(B)), "the turn is over");
    }
}

#[test]
fn there_is_one_purchase_a_turn() {
    let mut game = shop().game();
    game.play_all("A", &["buy black.1"]);
    assert_eq!(game.play("A", "buy black.2"), Err(Illegal::AlreadyBought));
    game.play_all("A", &["workers d2"]);
    assert_eq!(game.play("A", "buy black.2"), Err(Illegal::AlreadyBought));
}

#[test]
fn everybody_may_buy_in_their_turn() {
    let mut game = shop().silver(B, 2).game();
    assert_eq!(game.play("B", "buy black.1"), Err(Illegal::NotYourTurn));
    game.play_all("A", &["buy black.1", "workers d2", "workers d5"]);
    assert_eq!(game.play("B", "buy black.2"), Ok(()));
}

#[test]
fn a_bought_tile_is_not_replaced() {
    let mut game = shop().silver(B, 2).game();
    game.play_all("A", &["buy black.1", "workers d2", "workers d5"]);
    assert_eq!(game.play("B", "buy black.1"), Err(Illegal::NoTileThere));
}

/// It is stored first, like every tile, and may be placed in the same turn.
#[test]
fn a_bought_tile_may_be_placed_in_the_same_turn() {
    let mut game = shop().dice(A, 4, 4).game();
    game.play_all("A", &["buy black.2", "place d4 1 25"]);
    assert_eq!(game.estate(A).mines(), 1);
}

/// R33: the turn ends by itself unless something can still be bought.
#[test]
fn the_end_of_a_turn_is_asked_only_if_a_purchase_is_possible() {
    let both_dice = |position: Position| {
        let mut game = position.game();
        game.play_all("A", &["workers d2", "workers d5"]);
        game
    };
    let mut rich = both_dice(shop());
    assert_eq!(rich.offered("A"), ["buy black.1", "buy black.2", "end"]);
    rich.play_all("A", &["end"]);
    assert_eq!(rich.asked(), Some(Question::TakeTurn.to(B)));

    let poor = both_dice(shop().silver(A, 1));
    assert_eq!(poor.asked(), Some(Question::TakeTurn.to(B)));
    let nothing_there = both_dice(Position::of(2).dice(A, 2, 5).silver(A, 9));
    assert_eq!(nothing_there.asked(), Some(Question::TakeTurn.to(B)));
}

/// R12: with a full storage the rule of taking holds: an earlier tile goes.
#[test]
fn a_tile_bought_into_a_full_storage_pushes_an_earlier_one_out() {
    let mut game =
        shop().stored(A, Tile::Castle).stored(A, Tile::Cow2).stored(A, Tile::Ship).game();
    game.play_all("A", &["buy black.1"]);
    assert_eq!(game.asked(), Some(Question::Discard { tile: Tile::Bank }.to(A)));
    game.play_all("A", &["discard 3"]);
    let storage = [Some(Tile::Castle), Some(Tile::Cow2), Some(Tile::Bank)];
    assert_eq!(game.estate(A).storage.values, storage);
    assert_eq!(game.estate(A).silver, 2);
}

/// After both dice the discard is still asked before the turn ends.
#[test]
fn a_last_purchase_into_a_full_storage_still_asks() {
    let mut game =
        shop().stored(A, Tile::Castle).stored(A, Tile::Cow2).stored(A, Tile::Ship).game();
    game.play_all("A", &["workers d2", "workers d5", "buy black.1"]);
    assert_eq!(game.offered("A"), ["discard 1", "discard 2", "discard 3"]);
    game.play_all("A", &["discard 1"]);
    assert_eq!(game.asked(), Some(Question::TakeTurn.to(B)));
}

#[test]
fn of_equal_tiles_the_first_is_bought() {
    let mut game = shop().depot("black.3", Tile::Bank).game();
    assert_eq!(game.play("A", "buy black.3"), Err(Illegal::SameTileEarlier));
}

/// A position in the middle of each kind of effect, with two silver and a tile to buy.
fn in_the_middle(purchase: Purchase) -> Vec<(Burgundy, Pending)> {
    let table = || {
        Position::of(2)
            .purchase(purchase)
            .silver(A, 2)
            .dice(A, 3, 2)
            .depot("black.1", Tile::Pig2)
            .depot("1.1", Tile::Watchtower)
            .goods_at(4, Good::Pink, 1)
    };
    let building = |tile, other| {
        let mut game = table().stored(A, tile).stored(A, other).stock(A, Good::Red, 1).game();
        game.play_all("A", &["place d3 1 12"]);
        game
    };
    let mut castle =
        table().placed(A, 7, Tile::Castle).stored(A, Tile::Castle).dice(A, 4, 4).game();
    castle.play_all("A", &["place d4 1 3"]);
    let mut ship = table().stored(A, Tile::Ship).game();
    ship.play_all("A", &["place d2 1 18"]);
    let carpenter = quadrivium_burgundy::Building::Carpenter;
    vec![
        (castle, Question::ActAtOnce.to(A)),
        (building(Tile::Carpenter, Tile::Mine), Question::FetchTile { building: carpenter }.to(A)),
        (building(Tile::Warehouse, Tile::Mine), Question::SellAtOnce.to(A)),
        (building(Tile::CityHall, Tile::Mine), Question::PlaceAtOnce.to(A)),
        (ship, Question::LoadGoods.to(A)),
    ]
}

/// R11: before, between or after the actions of the dice, not in the middle of one.
#[test]
fn nothing_is_bought_in_the_middle_of_an_action() {
    for (mut game, asked) in in_the_middle(Purchase::BetweenActions) {
        assert_eq!(game.asked(), Some(asked));
        assert_eq!(game.play("A", "buy black.1"), Err(Illegal::NotAsked), "{asked:?}");
    }
}

/// R11, option `purchase=any_time`: also before an effect is used, which is still there then.
#[test]
fn with_purchases_at_any_time_a_tile_is_bought_before_an_effect() {
    for (mut game, asked) in in_the_middle(Purchase::AnyTime) {
        assert_eq!(game.play("A", "buy black.1"), Ok(()), "{asked:?}");
        assert_eq!(game.asked(), Some(asked), "the effect waits");
        assert_eq!(game.estate(A).silver, 0);
        assert!(game.offered_like("A", "buy").is_empty(), "once a turn");
    }
}

/// R10: then the storage may be full when an effect brings a tile, and the rule of taking holds.
#[test]
fn with_purchases_at_any_time_a_fetched_tile_may_push_another_out() {
    let mut game = Position::of(2)
        .purchase(Purchase::AnyTime)
        .silver(A, 2)
        .dice(A, 3, 3)
        .stored(A, Tile::Carpenter)
        .stored(A, Tile::Mine)
        .stored(A, Tile::Cow2)
        .depot("1.1", Tile::Watchtower)
        .depot("black.1", Tile::Bank)
        .game();
    game.play_all("A", &["place d3 1 12", "buy black.1", "take any 1.1"]);
    assert_eq!(game.asked(), Some(Question::Discard { tile: Tile::Watchtower }.to(A)));
    game.play_all("A", &["discard 2"]);
    let storage = [Some(Tile::Bank), Some(Tile::Watchtower), Some(Tile::Cow2)];
    assert_eq!(game.estate(A).storage.values, storage);
    assert_eq!(game.asked(), Some(Question::TakeTurn.to(A)));
}

/// A tile or goods that wait for their place come first, whatever the option.
#[test]
fn nothing_is_bought_while_something_waits_for_its_place() {
    let mut full = shop()
        .purchase(Purchase::AnyTime)
        .stored(A, Tile::Castle)
        .stored(A, Tile::Cow2)
        .stored(A, Tile::Ship)
        .depot("2.1", Tile::Knowledge8)
        .game();
    full.play_all("A", &["take d2 2.1"]);
    assert_eq!(full.play("A", "buy black.1"), Err(Illegal::NotAsked));

    let mut goods = shop()
        .purchase(Purchase::AnyTime)
        .stored(A, Tile::Ship)
        .stock(A, Good::Pink, 1)
        .stock(A, Good::Red, 1)
        .goods_at(4, Good::Turquoise, 1)
        .goods_at(4, Good::Orange, 1)
        .game();
    goods.play_all("A", &["place d2 1 18", "load 4"]);
    assert_eq!(goods.play("A", "buy black.1"), Err(Illegal::NotAsked));
}

/// With yellow tile 6 the last tile that a building could fetch may be bought away.
#[test]
fn with_purchases_at_any_time_a_purchase_may_cost_the_effect() {
    let mut game = Position::of(2)
        .purchase(Purchase::AnyTime)
        .placed(A, 13, Tile::Knowledge6)
        .silver(A, 2)
        .dice(A, 3, 3)
        .stored(A, Tile::Carpenter)
        .depot("1.1", Tile::Watchtower)
        .game();
    game.play_all("A", &["place d3 1 12", "buy 1.1"]);
    assert_eq!(game.asked(), Some(Question::TakeTurn.to(A)));
}
