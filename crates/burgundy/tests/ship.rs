//! Ships: the goods of a depot, the three places for goods, and the turn order track.

use crate::common::{A, B, C, D, Notated};
use quadrivium_burgundy::{Burgundy, Event, Good, Illegal, Position, Question, Tile};
use quadrivium_core::{Rules, Seat, Sight, Viewer};

/// A ship in slot 1 and a 2 for the river space 18.
fn ship() -> Position {
    Position::of(2).stored(A, Tile::Ship).dice(A, 2, 1)
}

const SAIL: &str = "place d2 1 18";

/// All goods of one depot; which one has nothing to do with the die.
#[test]
fn a_ship_loads_all_goods_of_any_one_depot() {
    let mut game = ship()
        .goods_at(5, Good::Pink, 2)
        .goods_at(5, Good::Red, 1)
        .goods_at(2, Good::Brown, 1)
        .game();
    game.play_all("A", &[SAIL]);
    assert_eq!(game.offered("A"), ["load 1", "load 2", "load 3", "load 4", "load 5", "load 6"]);
    game.play_all("A", &["load 5"]);
    let stock = game.estate(A).stock;
    assert_eq!((stock[Good::Pink], stock[Good::Red], stock[Good::Brown]), (2, 1, 0));
    assert_eq!(game.view(Viewer::Public).depots[4].goods.total(), 0);
    assert_eq!(game.view(Viewer::Public).depots[1].goods.total(), 1);
}

/// R34: tiles of a type in stock always fit, however many.
#[test]
fn goods_in_stock_take_any_number_of_their_type() {
    let mut game = ship()
        .stock(A, Good::Pink, 3)
        .stock(A, Good::Red, 1)
        .stock(A, Good::Brown, 1)
        .goods_at(4, Good::Pink, 4)
        .game();
    game.play_all("A", &[SAIL, "load 4"]);
    assert_eq!(game.estate(A).stock[Good::Pink], 7);
}

/// With three types in stock nothing new fits, and nothing is asked about it.
#[test]
fn goods_of_a_fourth_type_stay_on_the_depot() {
    let mut game = ship()
        .stock(A, Good::Pink, 1)
        .stock(A, Good::Red, 1)
        .stock(A, Good::Brown, 1)
        .goods_at(4, Good::Pink, 1)
        .goods_at(4, Good::Orange, 2)
        .game();
    game.play_all("A", &[SAIL, "load 4"]);
    assert_eq!(game.asked(), Some(Question::TakeTurn.to(A)));
    assert_eq!((game.estate(A).stock[Good::Pink], game.estate(A).stock[Good::Orange]), (2, 0));
    assert_eq!(game.view(Viewer::Public).depots[3].goods[Good::Orange], 2);
}

/// One type in stock, one of the same and four new ones on depot 4.
fn too_many_types() -> Burgundy {
    let mut game = ship()
        .stock(A, Good::Purple, 1)
        .goods_at(4, Good::Purple, 1)
        .goods_at(4, Good::Turquoise, 1)
        .goods_at(4, Good::Pink, 2)
        .goods_at(4, Good::Red, 1)
        .goods_at(4, Good::Orange, 1)
        .game();
    game.play_all("A", &[SAIL, "load 4"]);
    game
}

/// R8: the player chooses which new types fill the free places, in any order.
#[test]
fn of_too_many_types_the_player_chooses() {
    let mut game = too_many_types();
    assert_eq!(game.estate(A).stock[Good::Purple], 2, "what is in stock is loaded first");
    assert_eq!(game.offered("A"), ["keep turquoise", "keep pink", "keep red", "keep orange"]);
    assert_eq!(game.play("A", "keep purple"), Err(Illegal::NotOffered));
    assert_eq!(game.play("A", "keep brown"), Err(Illegal::NotOffered));
    game.play_all("A", &["keep orange"]);
    assert_eq!(game.offered("A"), ["keep turquoise", "keep pink", "keep red"]);
    assert_eq!(game.play("A", "keep orange"), Err(Illegal::NotOffered));
    game.play_all("A", &["keep pink"]);
    assert_eq!(game.asked(), Some(Question::TakeTurn.to(A)), "the places are full");
    let stock = game.estate(A).stock;
    assert_eq!((stock[Good::Pink], stock[Good::Orange], stock.total()), (2, 1, 5));
    let left = game.view(Viewer::Public).depots[3].goods;
    assert_eq!((left[Good::Turquoise], left[Good::Red], left.total()), (1, 1, 2));
}

/// R8: the same goods in either order leave the same position.
#[test]
fn the_order_of_the_kept_types_makes_no_difference() {
    let kept = |order: [&str; 2]| {
        let mut game = too_many_types();
        game.play_all("A", &order);
        game
    };
    assert!(kept(["keep turquoise", "keep red"]) == kept(["keep red", "keep turquoise"]));
}

/// R8: free places must be filled, and stock is not dropped to make room.
#[test]
fn what_fits_must_be_taken() {
    let mut game = too_many_types();
    for action in ["skip", "end", "sell any purple", "discard 1"] {
        assert_eq!(game.play("A", action), Err(Illegal::NotAsked), "{action}");
    }
}

/// New types that all fit are taken without a question.
#[test]
fn where_everything_fits_nothing_is_asked() {
    let mut game = ship()
        .stock(A, Good::Purple, 1)
        .goods_at(4, Good::Pink, 2)
        .goods_at(4, Good::Red, 1)
        .game();
    game.play_all("A", &[SAIL, "load 4"]);
    assert_eq!(game.asked(), Some(Question::TakeTurn.to(A)));
    assert_eq!(game.estate(A).stock.total(), 4);
}

/// R8: an empty depot may be chosen; the marker moves all the same.
#[test]
fn an_empty_depot_may_be_chosen() {
    let mut game = ship().goods_at(4, Good::Pink, 1).game();
    game.play_all("A", &[SAIL, "load 1"]);
    assert_eq!(game.estate(A).stock.total(), 0);
    assert_eq!(game.view(Viewer::Public).track, [vec![B], vec![A]]);
}

/// R34: where no depot has goods, nothing is asked and only the marker moves.
#[test]
fn without_goods_anywhere_only_the_marker_moves() {
    let mut game = ship().game();
    let events = game.watch("A", SAIL).unwrap();
    assert_eq!(events.last(), Some(&Event::MarkerMoved { seat: A, to: 1 }));
    assert_eq!(game.asked(), Some(Question::TakeTurn.to(A)));
}

/// R25: goods and step are not declined.
#[test]
fn the_goods_of_a_ship_are_not_declined() {
    let mut game = ship().goods_at(4, Good::Pink, 1).game();
    game.play_all("A", &[SAIL]);
    assert_eq!(game.play("A", "skip"), Err(Illegal::Mandatory));
    assert_eq!(game.play("A", "workers d1"), Err(Illegal::NotAsked));
}

#[test]
fn goods_are_loaded_only_by_a_ship() {
    let mut game = Position::of(2).goods_at(4, Good::Pink, 1).game();
    assert_eq!(game.play("A", "load 4"), Err(Illegal::NotAsked));
    assert_eq!(game.play("A", "keep pink"), Err(Illegal::NotAsked));
}

/// The goods come first, then the marker moves.
#[test]
fn the_marker_moves_after_the_goods() {
    let mut game = ship().goods_at(4, Good::Pink, 1).game();
    game.play_all("A", &[SAIL]);
    assert_eq!(game.view(Viewer::Public).track, [vec![A, B]]);
    let events = game.watch("A", "load 4").unwrap();
    assert_eq!(
        events,
        [
            Event::Loaded { seat: A, good: Good::Pink, tiles: 1 },
            Event::MarkerMoved { seat: A, to: 1 }
        ]
    );
}

/// The seat has a ship to place, and nothing else happens in the round.
fn sails(markers: &[(Seat, u8)], seat: Seat) -> Burgundy {
    let players = markers.len() as u8;
    let position = Position::of(players).track(markers);
    let mut game = Seat::first(players)
        .filter(|&other| other != seat)
        .fold(position, Position::dice_used)
        .turn_of(seat)
        .stored(seat, Tile::Ship)
        .dice(seat, 2, 1)
        .game();
    game.play_all(&seat.to_string(), &[SAIL]);
    game
}

/// The marker goes one space to the right, on top of those that are there.
#[test]
fn a_marker_comes_to_lie_on_top() {
    let game = sails(&[(C, 2), (D, 1), (A, 0), (B, 0)], B);
    assert_eq!(game.view(Viewer::Public).track, [vec![A], vec![B, D], vec![C]]);
    let game = sails(&[(C, 1), (D, 1), (A, 0), (B, 0)], A);
    assert_eq!(game.view(Viewer::Public).track, [vec![B], vec![A, C, D]]);
}

/// It moves one space, not past everybody.
#[test]
fn a_marker_moves_one_space() {
    let game = sails(&[(C, 3), (D, 1), (A, 0), (B, 0)], D);
    assert_eq!(game.view(Viewer::Public).track, [vec![A, B], vec![], vec![D], vec![C]]);
}

/// The markers that it leaves behind keep their order.
#[test]
fn the_markers_left_behind_keep_their_order() {
    let game = sails(&[(A, 0), (B, 0), (C, 0), (D, 0)], C);
    assert_eq!(game.view(Viewer::Public).track, [vec![A, B, D], vec![C]]);
}

/// The track has a space for the start and one for each of the six ships of an estate.
#[test]
fn the_sixth_ship_moves_the_marker_to_the_seventh_space() {
    let game = sails(&[(A, 5), (B, 0)], A);
    assert_eq!(game.view(Viewer::Public).track.len(), 7);
}

/// R4: the order of a round is fixed when it begins; nobody acts twice or is left out.
#[test]
fn a_moved_marker_counts_from_the_next_round_on() {
    let mut game = Position::of(3)
        .stored(B, Tile::Ship)
        .dice(B, 2, 1)
        .stored(C, Tile::Ship)
        .dice(C, 2, 1)
        .game();
    game.play_all("A", &["workers d1", "workers d1"]);
    game.play_all("B", &[SAIL, "workers d1"]);
    assert_eq!(game.asked(), Some(Question::TakeTurn.to(C)), "as before the ship");
    game.play_all("C", &["workers d1", SAIL]);
    let view = game.view(Viewer::Public);
    assert_eq!(view.track, [vec![A], vec![C, B]]);
    assert_eq!(view.order, [C, B, A], "from right to left, each stack from the top");
}

/// R4: a marker that passes others, or lands on one who has acted, changes nobody's turn.
#[test]
fn the_order_of_a_round_stays_while_ships_move() {
    let ships = [A, B]
        .into_iter()
        .fold(Position::of(4), |position, seat| position.stored(seat, Tile::Ship).dice(seat, 2, 1));
    let order = [D, C, A, B];
    let mut game = ships.track(&[(D, 1), (C, 0), (A, 0), (B, 0)]).turn_of(D).game();
    let mut acted = Vec::new();
    for (seat, first) in [("D", "workers d1"), ("C", "workers d1"), ("A", SAIL), ("B", SAIL)] {
        let view = game.view(Viewer::Public);
        assert_eq!(view.order, order);
        acted.extend(game.turn().player());
        game.play_all(seat, &[first, "workers d1"]);
    }
    assert_eq!(acted, order);
    let view = game.view(Viewer::Public);
    assert_eq!(view.track, [vec![C], vec![B, A, D]]);
    assert_eq!(view.order, [B, A, D, C], "the next round");
}

/// The first player of a round rolls first and holds the white die.
#[test]
fn the_first_on_the_track_begins_the_next_round() {
    let mut game = Position::of(2).stored(B, Tile::Ship).dice(B, 2, 1).game();
    game.play_all("A", &["workers d1", "workers d1"]);
    game.play_all("B", &["workers d1", SAIL]);
    let events = game.watch("*", "roll 3 4").unwrap();
    assert!(matches!(events[0], Event::Rolled { seat: B, .. }));
    game.play_all("*", &["roll 1 1", "white 2"]);
    assert_eq!(game.asked(), Some(Question::TakeTurn.to(B)));
}

/// Two ships in one turn are two steps.
#[test]
fn each_ship_moves_the_marker() {
    let mut game = Position::of(2)
        .stored(A, Tile::Ship)
        .stored(A, Tile::Ship)
        .dice(A, 2, 5)
        .track(&[(B, 2), (A, 0)])
        .turn_of(A)
        .game();
    game.play_all("A", &[SAIL, "place d5 2 20"]);
    assert_eq!(game.view(Viewer::Public).track, [vec![], vec![], vec![A, B]]);
}
