//! The yellow tiles 1 to 14, which change rules, and when they begin to do so.

use crate::common::{A, B, Notated, Points, only_end_is_left};
use quadrivium_burgundy::{Good, Illegal, Phase, Position, Purchase, Source, Tile};

/// A yellow tile on space 13, which touches the start castle.
fn knowing(tile: Tile) -> Position {
    Position::of(2).placed(A, 13, tile)
}

/// 1: the same building may stand in a city as often as its owner likes.
#[test]
fn yellow_1_allows_the_same_building_again_in_a_city() {
    let bank = |position: Position| {
        position.placed(A, 26, Tile::Bank).stored(A, Tile::Bank).dice(A, 1, 1).game()
    };
    assert_eq!(bank(Position::of(2)).play("A", "place d1 1 27"), Err(Illegal::BuildingTwice));
    assert_eq!(bank(knowing(Tile::Knowledge1)).play("A", "place d1 1 27"), Ok(()));
}

/// 1: it is its owner's restriction that goes, nobody else's.
#[test]
fn yellow_1_helps_its_owner_only() {
    let mut game = Position::of(2)
        .placed(B, 13, Tile::Knowledge1)
        .placed(A, 26, Tile::Bank)
        .stored(A, Tile::Bank)
        .dice(A, 1, 1)
        .game();
    assert_eq!(game.play("A", "place d1 1 27"), Err(Illegal::BuildingTwice));
}

/// R21: a city of equal buildings scores like any other.
#[test]
fn yellow_1_leaves_the_points_of_regions_as_they_are() {
    let mut game = knowing(Tile::Knowledge1)
        .placed(A, 14, Tile::Bank)
        .placed(A, 9, Tile::Bank)
        .stored(A, Tile::Bank)
        .dice(A, 3, 3)
        .game();
    game.play_all("A", &["place d3 1 15"]);
    assert_eq!(game.breakdown(A), [("regions", 6), ("phases", 10)]);
    assert_eq!(game.estate(A).silver, 3, "each has its effect");
}

/// 2 and R19: one worker for each mine, at the end of each phase, beside the silver.
#[test]
fn yellow_2_gives_a_worker_for_each_mine() {
    for (tile, workers) in [(Tile::Knowledge2, 2), (Tile::Knowledge3, 0)] {
        let mines =
            knowing(tile).round(5).silver(A, 0).placed(A, 25, Tile::Mine).placed(A, 30, Tile::Mine);
        let mut game = only_end_is_left(mines, 2);
        game.play_all("B", &["end"]);
        assert_eq!((game.estate(A).silver, game.estate(A).workers), (2, workers));
    }
}

/// 3: two silver for a sale, be it by a die, by a castle or by a warehouse.
#[test]
fn yellow_3_gives_two_silver_for_a_sale() {
    let position = knowing(Tile::Knowledge3).stock(A, Good::Pink, 4).silver(A, 0).dice(A, 3, 6);
    let mut by_die = position.clone().game();
    by_die.play_all("A", &["sell d3 pink"]);
    assert_eq!(by_die.estate(A).silver, 2, "for the sale, not for each tile (R20)");

    let mut by_warehouse = position.clone().stored(A, Tile::Warehouse).game();
    by_warehouse.play_all("A", &["place d3 1 12", "sell any pink"]);
    assert_eq!(by_warehouse.estate(A).silver, 2);

    let mut by_castle = position.stored(A, Tile::Castle).game();
    by_castle.play_all("A", &["place d6 1 7", "sell any pink"]);
    assert_eq!(by_castle.estate(A).silver, 2);
}

/// 4: a worker for a sale, beside the silver.
#[test]
fn yellow_4_gives_a_worker_for_a_sale() {
    let position = knowing(Tile::Knowledge4).stock(A, Good::Pink, 4).silver(A, 0).dice(A, 3, 3);
    let mut by_die = position.clone().game();
    by_die.play_all("A", &["sell d3 pink"]);
    assert_eq!((by_die.estate(A).silver, by_die.estate(A).workers), (1, 1));

    let mut by_warehouse = position.stored(A, Tile::Warehouse).game();
    by_warehouse.play_all("A", &["place d3 1 12", "sell any pink"]);
    assert_eq!((by_warehouse.estate(A).silver, by_warehouse.estate(A).workers), (1, 1));
}

/// R20: 3 and 4 add up, once for a sale.
#[test]
fn yellow_3_and_4_add_up() {
    let mut game = knowing(Tile::Knowledge3)
        .placed(A, 8, Tile::Knowledge4)
        .stock(A, Good::Pink, 3)
        .silver(A, 0)
        .dice(A, 3, 3)
        .game();
    game.play_all("A", &["sell d3 pink"]);
    assert_eq!((game.estate(A).silver, game.estate(A).workers), (2, 1));
}

fn with_a_ship(position: Position) -> Position {
    position.stored(A, Tile::Ship).dice(A, 2, 2)
}

/// 5: the goods of two neighbouring depots.
#[test]
fn yellow_5_loads_two_neighbouring_depots() {
    let goods = |position: Position| {
        with_a_ship(position).goods_at(3, Good::Pink, 1).goods_at(4, Good::Red, 2).game()
    };
    let mut game = goods(knowing(Tile::Knowledge5));
    game.play_all("A", &["place d2 1 18", "load 3 4"]);
    assert_eq!((game.estate(A).stock[Good::Pink], game.estate(A).stock[Good::Red]), (1, 2));

    let mut without = goods(Position::of(2));
    without.play_all("A", &["place d2 1 18"]);
    assert_eq!(without.play("A", "load 3 4"), Err(Illegal::OnlyOneDepot));
}

/// 5 and R18: the depots form a ring, so 6 and 1 are neighbours.
#[test]
fn yellow_5_goes_round_the_ring() {
    let position = with_a_ship(knowing(Tile::Knowledge5));
    let mut game = position.goods_at(6, Good::Pink, 1).goods_at(1, Good::Red, 1).game();
    game.play_all("A", &["place d2 1 18"]);
    assert_eq!(
        game.offered("A"),
        ["load 1", "load 2", "load 3", "load 4", "load 5", "load 6", "load 6 1"]
    );
    game.play_all("A", &["load 6 1"]);
    assert_eq!(game.estate(A).stock.total(), 2);
}

/// 5 and R18: one depot alone stays possible.
#[test]
fn yellow_5_may_be_left_aside() {
    let position = with_a_ship(knowing(Tile::Knowledge5));
    let mut game = position.goods_at(3, Good::Pink, 1).goods_at(4, Good::Red, 1).game();
    game.play_all("A", &["place d2 1 18", "load 4"]);
    assert_eq!((game.estate(A).stock[Good::Pink], game.estate(A).stock[Good::Red]), (0, 1));
}

/// 5: two depots of which one is empty are one depot.
#[test]
fn yellow_5_does_not_name_an_empty_depot() {
    let position = with_a_ship(knowing(Tile::Knowledge5));
    let mut game = position.goods_at(3, Good::Pink, 1).game();
    game.play_all("A", &["place d2 1 18"]);
    assert_eq!(game.play("A", "load 3 4"), Err(Illegal::EmptyNeighbour));
    assert_eq!(game.play("A", "load 2 3"), Err(Illegal::EmptyNeighbour));
}

/// 5 and R18: what does not fit is chosen from both depots together.
#[test]
fn yellow_5_pools_the_goods_of_both_depots() {
    let mut game = with_a_ship(knowing(Tile::Knowledge5))
        .stock(A, Good::Turquoise, 1)
        .stock(A, Good::Purple, 1)
        .goods_at(3, Good::Turquoise, 1)
        .goods_at(3, Good::Red, 1)
        .goods_at(4, Good::Red, 2)
        .goods_at(4, Good::Orange, 1)
        .game();
    game.play_all("A", &["place d2 1 18", "load 3 4"]);
    assert_eq!(game.offered("A"), ["keep red", "keep orange"]);
    game.play_all("A", &["keep red"]);
    let stock = game.estate(A).stock;
    assert_eq!((stock[Good::Turquoise], stock[Good::Red], stock[Good::Orange]), (2, 3, 0));
}

/// 6: the purchase may come from any of the seven depots, still once a turn.
#[test]
fn yellow_6_buys_from_every_depot() {
    let shop = |position: Position| {
        position
            .silver(A, 4)
            .dice(A, 1, 1)
            .depot("4.1", Tile::Ship)
            .depot("black.1", Tile::Bank)
            .game()
    };
    let mut game = shop(knowing(Tile::Knowledge6));
    assert_eq!(game.offered_like("A", "buy"), ["buy 4.1", "buy black.1"]);
    game.play_all("A", &["buy 4.1"]);
    assert_eq!(game.estate(A).silver, 2);
    assert_eq!(game.play("A", "buy black.1"), Err(Illegal::AlreadyBought));

    let mut without = shop(Position::of(2));
    assert_eq!(without.play("A", "buy 4.1"), Err(Illegal::OnlyBlackDepot));
}

/// 7: one point more for each tile that scores, not for each animal.
#[test]
fn yellow_7_gives_a_point_for_each_tile_that_scores() {
    let herd = |position: Position| {
        let mut game = position
            .placed(A, 11, Tile::Cow4)
            .placed(A, 10, Tile::Cow2)
            .placed(A, 5, Tile::Pig4)
            .stored(A, Tile::Cow3)
            .dice(A, 1, 1)
            .game();
        game.play_all("A", &["place d1 1 6"]);
        game.points(A, Source::Animals)
    };
    assert_eq!(herd(Position::of(2)), 9);
    assert_eq!(herd(knowing(Tile::Knowledge7)), 9 + 3);
}

/// 8 and R15: a worker turns a die by one or two.
#[test]
fn yellow_8_makes_a_worker_turn_a_die_by_up_to_two() {
    for (to, workers) in [(1, 0), (2, 1), (3, 1), (4, 2), (5, 1), (6, 1)] {
        let mut game = knowing(Tile::Knowledge8)
            .dice(A, 1, 1)
            .workers(A, 2)
            .depot(&format!("{to}.1"), Tile::Mine)
            .game();
        game.play_all("A", &[&format!("take d1 {to}.1")]);
        assert_eq!(game.estate(A).workers, 2 - workers, "1 to {to}");
    }
}

/// Which stored tile each of 9, 10 and 11 helps to place, with a die that is one off.
fn one_off(knowledge: Tile, stored: Tile) -> bool {
    // Each die number is one above the number of the space; for 25 and 13 round the ring.
    let (place, position) = match stored {
        Tile::Bank => ("place d4 1 12", Position::of(2).dice(A, 4, 4)),
        Tile::Ship => ("place d3 1 18", Position::of(2).dice(A, 3, 3)),
        Tile::Cow2 => ("place d5 1 11", Position::of(2).placed(A, 18, Tile::Ship).dice(A, 5, 5)),
        Tile::Castle => ("place d1 1 7", Position::of(2).placed(A, 12, Tile::Bank).dice(A, 1, 1)),
        Tile::Mine => ("place d5 1 25", Position::of(2).dice(A, 5, 5)),
        Tile::Knowledge15 => ("place d6 1 13", Position::of(2).dice(A, 6, 6)),
        _ => unreachable!("one tile of each colour"),
    };
    let mut game = position.placed(A, 31, knowledge).stored(A, stored).game();
    let result = game.play("A", place);
    assert!(matches!(result, Ok(()) | Err(Illegal::WrongNumber)), "{place}: {result:?}");
    result.is_ok()
}

const ONE_OF_EACH: [Tile; 6] =
    [Tile::Bank, Tile::Ship, Tile::Cow2, Tile::Castle, Tile::Mine, Tile::Knowledge15];

fn helped_by(knowledge: Tile) -> Vec<Tile> {
    ONE_OF_EACH.into_iter().filter(|&stored| one_off(knowledge, stored)).collect()
}

/// 9: a die for a building is turned by one for nothing.
#[test]
fn yellow_9_turns_dice_for_buildings() {
    assert_eq!(helped_by(Tile::Knowledge9), [Tile::Bank]);
}

/// 10: a die for a ship or animals is turned by one for nothing.
#[test]
fn yellow_10_turns_dice_for_ships_and_animals() {
    assert_eq!(helped_by(Tile::Knowledge10), [Tile::Ship, Tile::Cow2]);
}

/// 11: a die for a castle, a mine or a yellow tile is turned by one for nothing.
#[test]
fn yellow_11_turns_dice_for_castles_mines_and_yellow_tiles() {
    assert_eq!(helped_by(Tile::Knowledge11), [Tile::Castle, Tile::Mine, Tile::Knowledge15]);
}

/// 12: a die that takes a tile is turned by one for nothing, also from 6 to 1.
#[test]
fn yellow_12_turns_dice_that_take_tiles() {
    let position = Position::of(2).depot("1.1", Tile::Bank).dice(A, 6, 6);
    let mut without = position.clone().game();
    assert_eq!(without.play("A", "take d6 1.1"), Err(Illegal::WrongNumber));
    let mut game = position.placed(A, 13, Tile::Knowledge12).workers(A, 1).game();
    assert_eq!(game.play("A", "take d6 1.1"), Ok(()));
    assert_eq!(game.estate(A).workers, 1, "no worker is paid");
}

/// 12 and R17: it helps neither to place nor to sell.
#[test]
fn yellow_12_helps_only_to_take() {
    assert_eq!(helped_by(Tile::Knowledge12), []);
    let mut game = knowing(Tile::Knowledge12).stock(A, Good::Pink, 1).dice(A, 4, 4).game();
    assert_eq!(game.play("A", "sell d4 pink"), Err(Illegal::WrongNumber));
}

/// 9 to 11 help neither to take nor to sell.
#[test]
fn yellow_9_to_11_help_only_to_place() {
    for tile in [Tile::Knowledge9, Tile::Knowledge10, Tile::Knowledge11] {
        let mut game =
            knowing(tile).stock(A, Good::Pink, 1).depot("3.1", Tile::Bank).dice(A, 4, 4).game();
        assert_eq!(game.play("A", "sell d4 pink"), Err(Illegal::WrongNumber));
        assert_eq!(game.play("A", "take d4 3.1"), Err(Illegal::WrongNumber));
    }
}

/// R16: the free turn is by one, workers come on top of it, and it is there for both dice.
#[test]
fn a_free_turn_is_by_one_and_workers_add_to_it() {
    let position = knowing(Tile::Knowledge12)
        .dice(A, 2, 2)
        .depot("4.1", Tile::Ship)
        .depot("3.1", Tile::Cow2)
        .depot("1.1", Tile::Bank);
    let mut short = position.clone().game();
    assert_eq!(short.play("A", "take d2 4.1"), Err(Illegal::WrongNumber));
    let mut game = position.workers(A, 1).game();
    game.play_all("A", &["take d2 4.1"]);
    assert_eq!(game.estate(A).workers, 0);
    game.play_all("A", &["take d2 1.1"]);
    assert_eq!(game.estate(A).storage.values, [Some(Tile::Ship), Some(Tile::Bank), None]);
}

/// R16: with yellow tile 8 the free turn stays one, and a worker adds up to two.
#[test]
fn a_free_turn_is_by_one_even_with_yellow_8() {
    let position = knowing(Tile::Knowledge12)
        .placed(A, 8, Tile::Knowledge8)
        .dice(A, 1, 1)
        .depot("3.1", Tile::Cow2)
        .depot("4.1", Tile::Ship);
    let mut short = position.clone().game();
    assert_eq!(short.play("A", "take d1 3.1"), Err(Illegal::WrongNumber));
    let mut game = position.workers(A, 1).game();
    game.play_all("A", &["take d1 4.1"]);
    assert_eq!(game.estate(A).workers, 0, "one for nothing, two for a worker");
}

/// 13: a silver with the worker action; 14: four workers in place of two; R20: both together.
#[test]
fn yellow_13_and_14_help_the_worker_action() {
    let workers = |position: Position| {
        let mut game = position.silver(A, 0).dice(A, 1, 1).game();
        game.play_all("A", &["workers d1"]);
        (game.estate(A).workers, game.estate(A).silver)
    };
    assert_eq!(workers(Position::of(2)), (2, 0));
    assert_eq!(workers(knowing(Tile::Knowledge13)), (2, 1));
    assert_eq!(workers(knowing(Tile::Knowledge14)), (4, 0));
    assert_eq!(workers(knowing(Tile::Knowledge13).placed(A, 8, Tile::Knowledge14)), (4, 1));
}

/// 13, note, and R20: a boarding house is not the worker action.
#[test]
fn yellow_13_and_14_do_nothing_for_a_boarding_house() {
    let mut game = knowing(Tile::Knowledge13)
        .placed(A, 8, Tile::Knowledge14)
        .silver(A, 0)
        .stored(A, Tile::BoardingHouse)
        .dice(A, 3, 3)
        .game();
    game.play_all("A", &["place d3 1 12"]);
    assert_eq!((game.estate(A).workers, game.estate(A).silver), (4, 0));
}

/// R29: a yellow tile works from the moment after its own placement.
#[test]
fn a_yellow_tile_does_not_help_to_place_itself() {
    let position = Position::of(2).stored(A, Tile::Knowledge11).dice(A, 2, 2);
    let mut game = position.game();
    assert_eq!(game.play("A", "place d2 1 13"), Err(Illegal::WrongNumber));
}

/// R29: each works later in the same turn.
#[test]
fn a_yellow_tile_helps_later_in_the_turn() {
    let helps = |tile: Tile, then: &[&str], position: Position| {
        let mut game = position.stored(A, tile).game();
        game.play_all("A", &["place d1 1 13"]);
        game.play_all("A", then);
        *game.estate(A)
    };
    // The yellow tile goes to the first slot, so what else is stored is put there by a purchase.
    let dice = |second| Position::of(2).silver(A, 2).dice(A, 1, second);
    let buys = |tile| move |position: Position| position.depot("black.1", tile);

    let bank = buys(Tile::Bank);
    helps(Tile::Knowledge9, &["buy black.1", "place d4 1 12"], bank(dice(4)));
    let again = bank(dice(1)).placed(A, 26, Tile::Bank);
    helps(Tile::Knowledge1, &["buy black.1", "place d1 1 27"], again);
    let ship = buys(Tile::Ship);
    helps(Tile::Knowledge10, &["buy black.1", "place d3 1 18"], ship(dice(3)));
    let two = ship(dice(2)).goods_at(1, Good::Pink, 1).goods_at(2, Good::Pink, 1);
    let estate = helps(Tile::Knowledge5, &["buy black.1", "place d2 1 18", "load 1 2"], two);
    assert_eq!(estate.stock[Good::Pink], 2);
    helps(Tile::Knowledge11, &["buy black.1", "place d5 1 25"], buys(Tile::Mine)(dice(5)));
    let cow = buys(Tile::Cow2)(dice(4)).placed(A, 18, Tile::Ship);
    let estate = helps(Tile::Knowledge7, &["buy black.1", "place d4 1 11"], cow);
    assert_eq!(estate.total(), 3);
    let depot = || dice(6).depot("5.1", Tile::Mine);
    helps(Tile::Knowledge12, &["take d6 5.1"], depot());
    let far = dice(6).depot("4.1", Tile::Ship).workers(A, 1);
    helps(Tile::Knowledge8, &["take d6 4.1"], far);
    let goods = || dice(3).stock(A, Good::Pink, 1).silver(A, 0);
    assert_eq!(helps(Tile::Knowledge3, &["sell d3 pink"], goods()).silver, 2);
    assert_eq!(helps(Tile::Knowledge4, &["sell d3 pink"], goods()).workers, 1);
    assert_eq!(helps(Tile::Knowledge13, &["workers d6"], dice(6).silver(A, 0)).silver, 1);
    assert_eq!(helps(Tile::Knowledge14, &["workers d6"], dice(6)).workers, 4);
}

/// R29: yellow tile 6 opens the depots for a purchase not made yet; it gives no second one.
#[test]
fn yellow_6_gives_no_second_purchase() {
    let position = Position::of(2)
        .stored(A, Tile::Knowledge6)
        .silver(A, 4)
        .dice(A, 1, 6)
        .depot("4.1", Tile::Ship)
        .depot("black.1", Tile::Bank);
    let mut before = position.clone().game();
    before.play_all("A", &["buy black.1", "place d1 1 13"]);
    assert_eq!(before.play("A", "buy 4.1"), Err(Illegal::AlreadyBought));
    let mut after = position.game();
    after.play_all("A", &["place d1 1 13", "buy 4.1"]);
    assert_eq!(after.estate(A).silver, 2);
}

/// R29: nothing is paid back for the past.
#[test]
fn a_yellow_tile_pays_nothing_back() {
    let mut game = Position::of(2)
        .stock(A, Good::Pink, 1)
        .stored(A, Tile::Knowledge3)
        .silver(A, 0)
        .dice(A, 3, 1)
        .game();
    game.play_all("A", &["sell d3 pink", "place d1 1 13"]);
    assert_eq!(game.estate(A).silver, 1);
}

/// R29: yellow tile 2 counts at the end of the phase in which it is placed.
#[test]
fn yellow_2_counts_in_the_phase_in_which_it_is_placed() {
    let mut game = Position::of(2)
        .phase(Phase::B)
        .round(5)
        .placed(B, 25, Tile::Mine)
        .stored(B, Tile::Knowledge2)
        .turn_of(B)
        .dice(B, 1, 1)
        .game();
    game.play_all("B", &["workers d1", "place d1 1 13"]);
    assert_eq!(game.estate(B).workers, 2 + 1);
}

/// R17: a purchase has no die, so yellow tile 12 has nothing to do with it.
#[test]
fn yellow_12_does_not_change_a_purchase() {
    let mut game = knowing(Tile::Knowledge12)
        .purchase(Purchase::BetweenActions)
        .silver(A, 2)
        .depot("2.1", Tile::Bank)
        .dice(A, 1, 1)
        .game();
    assert_eq!(game.play("A", "buy 2.1"), Err(Illegal::OnlyBlackDepot));
    assert_eq!(game.offered_like("A", "take"), ["take d1 2.1"]);
}
