//! The action "add a tile to the estate": which space it may cover.

use crate::common::{A, Notated};
use quadrivium_burgundy::{Illegal, Position, Question, Space, Tile};

/// The die must show the number of the space.
#[test]
fn a_tile_goes_on_a_space_with_the_number_of_the_die() {
    let mut game = Position::of(2).stored(A, Tile::Ship).dice(A, 2, 5).game();
    assert_eq!(game.offered_like("A", "place"), ["place d2 1 18", "place d5 1 20"]);
    assert_eq!(game.play("A", "place d5 1 18"), Err(Illegal::WrongNumber));
    assert_eq!(game.play("A", "place d2 1 18"), Ok(()));
    assert_eq!(game.estate(A).tiles[Space::new(18).unwrap()], Some(Tile::Ship));
    assert_eq!(game.estate(A).storage.values, [None; 3]);
}

#[test]
fn workers_may_make_the_die_show_the_number_of_the_space() {
    let mut game = Position::of(2).stored(A, Tile::Mine).dice(A, 6, 6).workers(A, 2).game();
    game.play_all("A", &["place d6 1 25"]);
    assert_eq!(game.estate(A).workers, 0);
}

#[test]
fn the_tile_and_the_space_have_the_same_colour() {
    let mut game = Position::of(2).stored(A, Tile::Ship).dice(A, 3, 4).game();
    assert_eq!(game.play("A", "place d3 1 12"), Err(Illegal::WrongGround));
    assert_eq!(game.play("A", "place d4 1 25"), Err(Illegal::WrongGround));
}

#[test]
fn the_space_is_empty() {
    let mut game =
        Position::of(2).placed(A, 18, Tile::Ship).stored(A, Tile::Ship).dice(A, 2, 2).game();
    assert_eq!(game.play("A", "place d2 1 18"), Err(Illegal::SpaceTaken));
}

#[test]
fn the_start_castle_covers_its_space() {
    let mut game = Position::of(2).stored(A, Tile::Castle).dice(A, 6, 6).game();
    assert_eq!(game.play("A", "place d6 1 19"), Err(Illegal::SpaceTaken));
}

#[test]
fn the_space_touches_a_placed_tile() {
    let position = Position::of(2).stored(A, Tile::Ship).dice(A, 1, 1);
    let mut far = position.clone().game();
    assert_eq!(far.play("A", "place d1 1 17"), Err(Illegal::NotAdjacent));
    let mut near = position.placed(A, 18, Tile::Ship).game();
    assert_eq!(near.play("A", "place d1 1 17"), Ok(()));
}

/// A tile in storage is not on the estate: it makes nothing adjacent.
#[test]
fn stored_tiles_touch_nothing() {
    let mut game = Position::of(2).stored(A, Tile::Ship).stored(A, Tile::Bank).dice(A, 1, 5).game();
    assert_eq!(game.play("A", "place d1 1 17"), Err(Illegal::NotAdjacent));
    assert_eq!(game.play("A", "place d5 2 24"), Err(Illegal::NotAdjacent));
}

#[test]
fn only_stored_tiles_are_placed() {
    let mut game =
        Position::of(2).stored(A, Tile::Ship).depot("3.2", Tile::Bank).dice(A, 3, 3).game();
    assert_eq!(game.play("A", "place d3 2 12"), Err(Illegal::NoTileThere));
}

#[test]
fn of_equal_stored_tiles_the_first_is_placed() {
    let mut game = Position::of(2).stored(A, Tile::Ship).stored(A, Tile::Ship).dice(A, 2, 5).game();
    assert_eq!(game.play("A", "place d2 2 18"), Err(Illegal::SameTileEarlier));
    game.play_all("A", &["place d2 1 18", "place d5 2 20"]);
    assert_eq!(game.estate(A).covered.len(), 3);
}

/// A die places one tile.
#[test]
fn a_die_is_used_once() {
    let mut game = Position::of(2).stored(A, Tile::Mine).stored(A, Tile::Ship).dice(A, 4, 2).game();
    game.play_all("A", &["place d4 1 25"]);
    assert_eq!(game.play("A", "place d4 2 18"), Err(Illegal::NoSuchDie));
    assert_eq!(game.play("A", "place any 2 18"), Err(Illegal::DieNeeded));
}

#[test]
fn a_kind_of_building_stands_once_in_a_city() {
    let mut game = Position::of(2)
        .placed(A, 26, Tile::Bank)
        .stored(A, Tile::Bank)
        .stored(A, Tile::Watchtower)
        .dice(A, 1, 5)
        .game();
    assert_eq!(game.play("A", "place d1 1 27"), Err(Illegal::BuildingTwice));
    assert_eq!(game.play("A", "place d1 2 27"), Ok(()), "another kind may");
    assert_eq!(game.play("A", "place d5 1 32"), Err(Illegal::BuildingTwice), "however far away");
}

#[test]
fn a_kind_of_building_may_stand_in_every_city() {
    let mut game =
        Position::of(2).placed(A, 26, Tile::Bank).stored(A, Tile::Bank).dice(A, 3, 3).game();
    assert_eq!(game.play("A", "place d3 1 12"), Ok(()), "a city of its own");
}

#[test]
fn placed_tiles_stay_where_they_are() {
    let game = Position::of(2).placed(A, 18, Tile::Ship).dice(A, 1, 6).workers(A, 3).game();
    assert_eq!(game.offered("A"), ["workers d1", "workers d6"]);
}

/// Mines do nothing when they are placed; neither do yellow tiles.
#[test]
fn mines_and_yellow_tiles_have_no_effect_at_once() {
    for (tile, place) in [(Tile::Mine, "place d4 1 25"), (Tile::Knowledge13, "place d1 1 13")] {
        let mut game = Position::of(2).stored(A, tile).dice(A, 4, 1).game();
        let before = *game.estate(A);
        game.play_all("A", &[place]);
        let after = game.estate(A);
        assert_eq!(game.asked(), Some(Question::TakeTurn.to(A)));
        let owned = |estate: &quadrivium_burgundy::Estate| {
            (estate.silver, estate.workers, estate.total(), estate.stock)
        };
        assert_eq!(owned(after), owned(&before), "{tile}");
    }
}

/// On another estate the same rules hold with its own colours.
#[test]
fn every_estate_has_its_own_colours() {
    let position = Position::of(2).board(A, 6, 19).stored(A, Tile::Mine).dice(A, 3, 5);
    let mut game = position.game();
    assert_eq!(game.offered_like("A", "place"), ["place d3 1 12", "place d3 1 26"]);
    assert_eq!(game.play("A", "place d5 1 20"), Err(Illegal::WrongGround), "a river there");
}
