//! Castles: one more action at once, with a die of any number, and what grows out of it.

use crate::common::{A, Notated, Points};
use quadrivium_burgundy::{Event, Good, Illegal, Position, Question, Source, Tile};

/// A castle in slot 1 and a 6 for the castle space 7; the other die shows a 1.
fn castle() -> Position {
    Position::of(2).placed(A, 13, Tile::Knowledge16).stored(A, Tile::Castle).dice(A, 6, 1)
}

#[test]
fn a_castle_takes_from_any_depot() {
    let mut game = castle().depot("3.1", Tile::Cow2).depot("5.1", Tile::Mine).game();
    game.play_all("A", &["place d6 1 7"]);
    assert_eq!(game.offered("A"), ["take any 3.1", "take any 5.1", "workers any"]);
    game.play_all("A", &["take any 5.1"]);
    assert_eq!(game.estate(A).storage.values, [Some(Tile::Mine), None, None]);
}

#[test]
fn a_castle_sells_any_goods() {
    let mut game = castle().stock(A, Good::Brown, 2).game();
    game.play_all("A", &["place d6 1 7", "sell any brown"]);
    assert_eq!(game.points(A, Source::Goods), 4);
    assert_eq!(game.estate(A).silver, 2);
}

#[test]
fn a_castle_takes_workers() {
    let mut game = castle().game();
    game.play_all("A", &["place d6 1 7", "workers any"]);
    assert_eq!(game.estate(A).workers, 2);
}

/// R9: each action keeps its own conditions.
#[test]
fn a_castle_places_by_the_rules_of_placing() {
    let mut game = castle().stored(A, Tile::Ship).stored(A, Tile::Bank).game();
    game.play_all("A", &["place d6 1 7"]);
    assert_eq!(game.play("A", "place any 2 17"), Err(Illegal::NotAdjacent));
    assert_eq!(game.play("A", "place any 2 12"), Err(Illegal::WrongGround));
    assert_eq!(game.play("A", "sell any pink"), Err(Illegal::NoGoods));
    assert_eq!(game.play("A", "place any 2 20"), Ok(()));
}

/// R9: the action costs no worker, whatever the number.
#[test]
fn the_action_of_a_castle_costs_no_workers() {
    let mut game = castle().workers(A, 3).depot("3.1", Tile::Cow2).game();
    game.play_all("A", &["place d6 1 7", "take any 3.1"]);
    assert_eq!(game.estate(A).workers, 3);
}

/// R5: the extra action has no die, so no die is named.
#[test]
fn the_action_of_a_castle_needs_no_die() {
    let mut game = castle().depot("1.1", Tile::Bank).game();
    game.play_all("A", &["place d6 1 7"]);
    assert_eq!(game.play("A", "take d1 1.1"), Err(Illegal::NoDieNeeded));
    assert_eq!(game.play("A", "workers d1"), Err(Illegal::NoDieNeeded));
    game.play_all("A", &["take any 1.1"]);
    assert_eq!(game.offered("A"), ["workers d1"]);
}

/// R9: it is taken at once; it is not saved or declined.
#[test]
fn the_action_of_a_castle_is_not_declined() {
    let mut game = castle().game();
    game.play_all("A", &["place d6 1 7"]);
    assert_eq!(game.play("A", "skip"), Err(Illegal::Mandatory));
    assert_eq!(game.play("A", "end"), Err(Illegal::NotAsked));
    assert_eq!(game.play("A", "workers d1"), Err(Illegal::NoDieNeeded));
}

/// R33: the turn does not end before the action of a castle that the last die placed.
#[test]
fn a_castle_placed_with_the_last_die_still_acts() {
    let mut game = castle().game();
    game.play_all("A", &["workers d1", "place d6 1 7"]);
    assert_eq!(game.asked(), Some(Question::ActAtOnce.to(A)));
    game.play_all("A", &["workers any"]);
    assert_eq!(game.asked(), Some(Question::TakeTurn.to(crate::common::B)));
}

/// R9: with yellow tiles 13 and 14 the worker action of a castle is that action too.
#[test]
fn yellow_tiles_13_and_14_help_the_worker_action_of_a_castle() {
    let mut game = castle()
        .placed(A, 4, Tile::Knowledge13)
        .placed(A, 8, Tile::Knowledge14)
        .silver(A, 0)
        .game();
    game.play_all("A", &["place d6 1 7", "workers any"]);
    assert_eq!((game.estate(A).workers, game.estate(A).silver), (4, 1));
}

/// R9: the action is no purchase and does not reach the black depot.
#[test]
fn the_action_of_a_castle_is_no_purchase() {
    let mut game = castle().silver(A, 2).depot("black.1", Tile::Bank).game();
    game.play_all("A", &["place d6 1 7"]);
    assert_eq!(game.offered("A"), ["workers any"]);
    assert_eq!(game.play("A", "buy black.1"), Err(Illegal::NotAsked));
    game.play_all("A", &["workers any"]);
    assert_eq!(game.play("A", "buy black.1"), Ok(()), "the purchase of the turn is still there");
}

/// R10: the castle left the storage, so there is room for the tile it takes.
#[test]
fn a_castle_takes_into_a_storage_that_was_full() {
    let mut game =
        castle().stored(A, Tile::Mine).stored(A, Tile::Mine).depot("3.1", Tile::Cow2).game();
    game.play_all("A", &["place d6 1 7", "take any 3.1"]);
    assert_eq!(game.asked(), Some(Question::TakeTurn.to(A)));
    let storage = [Some(Tile::Cow2), Some(Tile::Mine), Some(Tile::Mine)];
    assert_eq!(game.estate(A).storage.values, storage);
}

/// R9: castles may follow one another.
#[test]
fn a_castle_may_place_a_castle() {
    let mut game = castle().stored(A, Tile::Castle).game();
    game.play_all("A", &["place d6 1 7", "place any 2 3"]);
    assert_eq!(game.asked(), Some(Question::ActAtOnce.to(A)));
    game.play_all("A", &["workers any"]);
    assert_eq!(game.offered("A"), ["workers d1"], "the other die is still there");
}

/// R28: castle, city hall, castle: each runs to its end before the one around it goes on, and the
/// region that the last one finishes scores once.
#[test]
fn a_castle_places_a_city_hall_that_places_a_castle() {
    let mut game = castle()
        .placed(A, 2, Tile::Castle)
        .stored(A, Tile::CityHall)
        .stored(A, Tile::Castle)
        .depot("4.1", Tile::Ship)
        .game();
    let mut events = Vec::new();
    for action in ["place d6 1 7", "place any 2 12", "place any 3 3", "take any 4.1"] {
        events.extend(game.watch("A", action).unwrap());
    }
    let finished = events.iter().filter(|event| matches!(event, Event::RegionFinished { .. }));
    assert_eq!(finished.count(), 2, "the city of one space and the castles");
    assert_eq!(game.points(A, Source::Regions), 1 + 6);
    assert_eq!(game.points(A, Source::Phases), 20);
    assert_eq!(game.points(A, Source::BonusTiles), 5);
    assert_eq!(game.asked(), Some(Question::TakeTurn.to(A)));
    assert_eq!(game.estate(A).storage.values, [Some(Tile::Ship), None, None]);
}

/// R28: a city hall and the bank it brings finish a city: one score, at the bank.
#[test]
fn a_region_finished_by_the_second_tile_scores_once() {
    let mut game = Position::of(2)
        .placed(A, 14, Tile::Market)
        .stored(A, Tile::CityHall)
        .stored(A, Tile::Bank)
        .dice(A, 4, 4)
        .game();
    game.play_all("A", &["place d4 1 9"]);
    assert_eq!(game.estate(A).total(), 0);
    game.play_all("A", &["place any 2 15"]);
    assert_eq!(game.breakdown(A), [("regions", 6), ("phases", 10)]);
}
