//! Dice and workers, and the action "take a tile from the board".

use crate::common::{A, B, Notated};
use quadrivium_burgundy::{Action, Event, Good, Illegal, Position, Question, Tile};
use quadrivium_core::{Audit, Rules, Sight, Turn, Viewer};

#[test]
fn a_die_takes_one_tile_from_the_depot_with_its_number() {
    let mut game = Position::of(2)
        .dice(A, 4, 2)
        .depot("4.1", Tile::Ship)
        .depot("4.2", Tile::Bank)
        .depot("5.1", Tile::Mine)
        .game();
    assert_eq!(game.offered_like("A", "take"), ["take d4 4.1", "take d4 4.2"]);
    assert_eq!(game.play("A", "take d4 5.1"), Err(Illegal::WrongNumber));
    assert_eq!(game.play("A", "take d4 4.2"), Ok(()));
    assert_eq!(game.estate(A).storage.values, [Some(Tile::Bank), None, None]);
    assert_eq!(game.offered_like("A", "take"), Vec::<String>::new(), "the die is used");
}

#[test]
fn nothing_is_taken_from_an_empty_space() {
    let mut game = Position::of(2).dice(A, 4, 2).depot("4.1", Tile::Ship).game();
    assert_eq!(game.play("A", "take d4 4.2"), Err(Illegal::NoTileThere));
}

/// A taken tile is stored first, even if the second die places it at once.
#[test]
fn a_taken_tile_is_stored_and_may_be_placed_with_the_other_die() {
    let mut game = Position::of(2).dice(A, 3, 3).depot("3.2", Tile::Watchtower).game();
    game.play_all("A", &["take d3 3.2"]);
    assert_eq!(game.estate(A).covered.len(), 1, "only the start castle");
    game.play_all("A", &["place d3 1 12"]);
    assert_eq!(game.estate(A).covered.len(), 2);
    assert_eq!(game.estate(A).storage.values, [None; 3]);
}

#[test]
fn a_taken_tile_is_not_replaced() {
    let mut game = Position::of(2).dice(A, 4, 4).depot("4.2", Tile::Bank).game();
    game.play_all("A", &["take d4 4.2"]);
    assert_eq!(game.play("A", "take d4 4.2"), Err(Illegal::NoTileThere));
}

#[test]
fn the_black_depot_is_out_of_reach_of_dice() {
    assert!("take d4 black.1".parse::<Action>().is_err());
    let game = Position::of(2).depot("black.1", Tile::Bank).workers(A, 9).game();
    assert_eq!(game.offered_like("A", "take"), Vec::<String>::new());
}

#[test]
fn where_the_same_tile_lies_twice_the_first_is_named() {
    let mut game = Position::of(2)
        .dice(A, 2, 2)
        .depot("2.1", Tile::Knowledge8)
        .depot("2.3", Tile::Bank)
        .depot("2.4", Tile::Bank)
        .game();
    assert_eq!(game.play("A", "take d2 2.4"), Err(Illegal::SameTileEarlier));
    assert_eq!(game.play("A", "take d2 2.3"), Ok(()));
    assert_eq!(game.play("A", "take d2 2.4"), Ok(()), "now it is the first");
}

fn full_storage() -> Position {
    Position::of(2)
        .stored(A, Tile::Mine)
        .stored(A, Tile::Bank)
        .stored(A, Tile::Cow4)
        .dice(A, 4, 1)
        .depot("4.1", Tile::Ship)
}

/// The new tile takes the place of the one that leaves the game.
#[test]
fn a_tile_taken_into_a_full_storage_pushes_an_earlier_one_out() {
    let mut game = full_storage().game();
    game.play_all("A", &["take d4 4.1"]);
    assert_eq!(game.asked(), Some(Question::Discard { tile: Tile::Ship }.to(A)));
    assert_eq!(game.offered("A"), ["discard 1", "discard 2", "discard 3"]);
    let events = game.watch("A", "discard 2").unwrap();
    assert_eq!(events, [Event::Discarded { seat: A, tile: Tile::Bank }]);
    let storage = [Some(Tile::Mine), Some(Tile::Ship), Some(Tile::Cow4)];
    assert_eq!(game.estate(A).storage.values, storage);
}

/// It is nowhere any more: not on the table, and not among the tiles that can still be drawn.
#[test]
fn a_discarded_tile_is_gone() {
    let mut game = full_storage().game();
    game.play_all("A", &["take d4 4.1"]);
    let before = game.view(Viewer::Public).piles;
    game.play_all("A", &["discard 2"]);
    let view = game.view(Viewer::Public);
    assert_eq!(view.piles, before);
    let depots = view.depots.iter().flat_map(|depot| &depot.tiles).chain(&view.black_depot);
    let stored = view.estates.iter().flat_map(|estate| &estate.storage);
    let placed = view.estates.iter().flat_map(|estate| &estate.spaces).map(|space| &space.tile);
    assert!(depots.chain(stored).chain(placed).all(|tile| *tile != Some(Tile::Bank)));
    game.audit().unwrap();
}

#[test]
fn the_new_tile_itself_cannot_be_discarded_nor_the_choice_declined() {
    let mut game = full_storage().game();
    game.play_all("A", &["take d4 4.1"]);
    assert_eq!(game.play("A", "skip"), Err(Illegal::NotAsked));
    assert_eq!(game.play("A", "workers d1"), Err(Illegal::NotAsked));
    assert_eq!(game.play("A", "end"), Err(Illegal::NotAsked));
    assert!("discard 4".parse::<Action>().is_err(), "there is no fourth slot");
}

/// R13: tiles are thrown away only to make room.
#[test]
fn tiles_are_not_discarded_at_other_times() {
    let mut game = full_storage().game();
    assert_eq!(game.play("A", "discard 1"), Err(Illegal::NotAsked));
}

#[test]
fn of_equal_stored_tiles_the_first_is_discarded() {
    let mut game = Position::of(2)
        .stored(A, Tile::Mine)
        .stored(A, Tile::Mine)
        .stored(A, Tile::Cow4)
        .dice(A, 4, 1)
        .depot("4.1", Tile::Ship)
        .game();
    game.play_all("A", &["take d4 4.1"]);
    assert_eq!(game.offered("A"), ["discard 1", "discard 3"]);
    assert_eq!(game.play("A", "discard 2"), Err(Illegal::SameTileEarlier));
}

#[test]
fn a_turn_is_exactly_two_actions_one_per_die() {
    let mut game = Position::of(2).dice(A, 2, 5).dice(B, 1, 3).game();
    assert_eq!(game.play("A", "end"), Err(Illegal::DiceLeft));
    game.play_all("A", &["workers d5"]);
    assert_eq!(game.play("A", "end"), Err(Illegal::DiceLeft));
    assert_eq!(game.play("A", "workers d5"), Err(Illegal::NoSuchDie));
    game.play_all("A", &["workers d2"]);
    assert_eq!(game.asked(), Some(Question::TakeTurn.to(B)));
}

#[test]
fn the_two_dice_are_used_in_any_order() {
    let position =
        Position::of(2).dice(A, 2, 5).depot("2.1", Tile::Castle).depot("5.1", Tile::Mine);
    let mut one = position.clone().game();
    one.play_all("A", &["take d2 2.1", "take d5 5.1"]);
    let mut other = position.game();
    other.play_all("A", &["take d5 5.1", "take d2 2.1"]);
    assert_eq!(one.estate(A).storage.values, [Some(Tile::Castle), Some(Tile::Mine), None]);
    assert_eq!(other.estate(A).storage.values, [Some(Tile::Mine), Some(Tile::Castle), None]);
}

#[test]
fn equal_dice_share_a_name_and_are_still_two() {
    let mut game = Position::of(2).dice(A, 3, 3).game();
    assert_eq!(game.offered("A"), ["workers d3"]);
    game.play_all("A", &["workers d3"]);
    assert_eq!(game.offered("A"), ["workers d3"]);
    game.play_all("A", &["workers d3"]);
    assert_eq!(game.estate(A).workers, 4);
    assert_eq!(game.offered("A"), Vec::<String>::new());
}

#[test]
fn a_die_action_names_a_die_that_is_there() {
    let mut game = Position::of(2).dice(A, 3, 4).game();
    assert_eq!(game.play("A", "workers d1"), Err(Illegal::NoSuchDie));
    assert_eq!(game.play("A", "workers any"), Err(Illegal::DieNeeded));
}

/// R5: workers change only one's own dice in one's own turn.
#[test]
fn nobody_acts_out_of_turn() {
    let mut game = Position::of(2).workers(B, 3).depot("1.1", Tile::Bank).game();
    assert_eq!(game.play("B", "take d1 1.1"), Err(Illegal::NotYourTurn));
    assert_eq!(game.turn(), Turn::of(A));
}

/// The workers that it costs to make a die show another number, for all pairs.
#[test]
fn a_worker_turns_a_die_by_one_and_6_and_1_are_neighbours() {
    for from in 1..=6_u8 {
        for to in 1..=6_u8 {
            let steps = u16::from(from.abs_diff(to).min(6 - from.abs_diff(to)));
            let position =
                Position::of(2).dice(A, from, from).depot(&format!("{to}.1"), Tile::Mine);
            let take = format!("take d{from} {to}.1");
            let mut game = position.clone().workers(A, 5).game();
            game.play_all("A", &[&take]);
            assert_eq!(game.estate(A).workers, 5 - steps, "{take}");
            if steps > 0 {
                let mut short = position.workers(A, steps - 1).game();
                assert_eq!(short.play("A", &take), Err(Illegal::WrongNumber), "{take}");
            }
        }
    }
}

/// R31: workers are paid with the action, as few as it needs, and go back to the supply.
#[test]
fn workers_are_paid_as_few_as_needed() {
    let mut game = Position::of(2).dice(A, 1, 1).workers(A, 4).depot("6.1", Tile::Bank).game();
    let events = game.watch("A", "take d1 6.1").unwrap();
    assert_eq!(events[0], Event::WorkersPaid { seat: A, workers: 1 });
    assert_eq!(game.estate(A).workers, 3);
}

/// Workers paid for one die do nothing for the other.
#[test]
fn each_die_is_paid_for_by_itself() {
    let mut game = Position::of(2)
        .dice(A, 2, 2)
        .workers(A, 3)
        .depot("4.1", Tile::Ship)
        .depot("4.2", Tile::Bank)
        .game();
    game.play_all("A", &["take d2 4.1"]);
    assert_eq!(game.play("A", "take d2 4.2"), Err(Illegal::WrongNumber));
    assert_eq!(game.estate(A).workers, 1);
}

/// The white die is spent on its goods tile: it is nobody's action die.
#[test]
fn the_white_die_gives_no_action() {
    let mut game = Position::of(2).round(1).dice(A, 3, 4).dice(B, 3, 4).game();
    game.play_all("A", &["workers d3", "workers d4"]);
    game.play_all("B", &["workers d3", "workers d4"]);
    game.play_all("*", &["roll 2 5", "roll 3 3", "white 6"]);
    assert_eq!(game.play("A", "workers d6"), Err(Illegal::NoSuchDie));
    assert_eq!(game.offered("A"), ["workers d2", "workers d5"]);
}

/// Workers never change the white die: it is rolled and its tile placed before anybody acts.
#[test]
fn nobody_is_asked_between_the_white_die_and_its_goods_tile() {
    let mut game = Position::of(2).workers(A, 9).goods_at(6, Good::Pink, 1).game();
    game.play_all("A", &["workers d1", "workers d1"]);
    game.play_all("B", &["workers d1", "workers d1"]);
    game.play_all("*", &["roll 2 5", "roll 3 3"]);
    let events = game.watch("*", "white 6").unwrap();
    assert!(matches!(events[0], Event::GoodPlaced { depot, .. } if depot.number() == 6));
    assert_eq!(game.asked(), Some(Question::TakeTurn.to(A)));
}
