//! Points during play: regions, phases, bonus tiles, animals.

use std::collections::BTreeSet;

use crate::common::{A, B, Notated, Points};
use quadrivium_burgundy::{Board, Event, Ground, Phase, Position, Source, Space, SpaceSet, Tile};

/// Spaces next to one another, by the lengths of the rows: worked out here once more.
fn neighbours(of: Space) -> Vec<Space> {
    let place = |space: Space| {
        let (mut row, mut left) = (0_i32, i32::from(space.number()) - 1);
        let length = |row: i32| 7 - (row - 3).abs();
        while left >= length(row) {
            left -= length(row);
            row += 1;
        }
        (row, 2 * left - length(row))
    };
    let (row, column) = place(of);
    Space::all()
        .filter(|&other| {
            let (other_row, other_column) = place(other);
            matches!(((other_row - row).abs(), (other_column - column).abs()), (0, 2) | (1, 1))
        })
        .collect()
}

/// Tiles of a colour as the box has them, those that are no question to anybody last.
fn tiles_of(ground: Ground) -> Vec<Tile> {
    let mut tiles: Vec<_> = Tile::ALL.into_iter().filter(|tile| tile.ground() == ground).collect();
    if matches!(ground, Ground::Castle | Ground::Mine | Ground::Ship) {
        tiles = tiles.repeat(6);
    }
    tiles
}

/// A position in which one tile, in slot 1, finishes the region of a space.
fn one_space_is_left(board: u8, castle: u8, last: Space, phase: Phase) -> Position {
    let layout = Board::new(board).unwrap().layout();
    let region = layout.regions[last];
    let mut tiles = tiles_of(layout.grounds[last]);
    let mut position = Position::of(2).phase(phase).board(A, board, castle);
    let mut covered = SpaceSet::only(Space::new(castle).unwrap());
    for space in region.iter().filter(|&space| space != last && !covered.contains(space)) {
        position = position.placed(A, space.number(), tiles.remove(0));
    }
    covered |= region;
    covered.remove(last);
    if !neighbours(last).iter().any(|&next| covered.contains(next)) {
        let beside = neighbours(last)[0];
        position = position.placed(A, beside.number(), tiles_of(layout.grounds[beside])[0]);
    }
    let tile = tiles.pop().expect("the box has more tiles than a region has spaces");
    position.stored(A, tile).dice(A, 1, 1).workers(A, 3)
}

/// A finished region scores by its size, on every estate and for every region of it.
#[test]
fn a_finished_region_scores_by_its_size() {
    let mut sizes = BTreeSet::new();
    for board in Board::all() {
        let layout = board.layout();
        let castle = layout.default_castle;
        for last in Space::all().filter(|&last| last != castle) {
            let size = layout.regions[last].len();
            let position = one_space_is_left(board.number(), castle.number(), last, Phase::A);
            let mut game = position.game();
            game.play_all("A", &[&format!("place d1 1 {last}")]);
            let expected = [1, 3, 6, 10, 15, 21, 28, 36][size - 1];
            assert_eq!(game.points(A, Source::Regions), expected, "estate {board}, space {last}");
            assert_eq!(game.points(A, Source::Phases), 10);
            sizes.insert(size);
        }
    }
    assert_eq!(sizes, (1..=8).collect());
}

/// Every finished region also scores by the phase, whatever its size.
#[test]
fn a_finished_region_scores_by_the_phase() {
    for (phase, points) in Phase::ALL.into_iter().zip([10, 8, 6, 4, 2]) {
        for last in [12, 34] {
            let position = one_space_is_left(1, 19, Space::new(last).unwrap(), phase);
            let mut game = position.game();
            game.play_all("A", &[&format!("place d1 1 {last}")]);
            assert_eq!(game.points(A, Source::Phases), points, "phase {phase}, space {last}");
        }
    }
}

#[test]
fn an_unfinished_region_scores_nothing() {
    let mut game =
        Position::of(2).placed(A, 25, Tile::Mine).stored(A, Tile::Mine).dice(A, 1, 1).game();
    game.play_all("A", &["place d1 1 30"]);
    assert_eq!(game.estate(A).total(), 0);
}

/// R1: the start castle stands alone in its region on estate 1, and that never scores.
#[test]
fn the_start_castle_scores_nothing() {
    let mut game = Position::of(2).stored(A, Tile::Mine).dice(A, 4, 4).game();
    assert_eq!(game.estate(A).total(), 0);
    game.play_all("A", &["place d4 1 25"]);
    assert_eq!(game.estate(A).total(), 0);
}

/// R1: where the start castle shares a region, it counts as one of its covered spaces.
#[test]
fn the_start_castle_helps_to_finish_its_region() {
    let mut game = Position::of(2).board(A, 7, 2).stored(A, Tile::Castle).dice(A, 4, 4).game();
    game.play_all("A", &["place d4 1 3"]);
    assert_eq!(game.points(A, Source::Regions), 3);
}

/// R7: the region, the bonus tile and the tile's own effect, in this order.
#[test]
fn region_and_bonus_tile_come_before_the_effect() {
    let mut game = Position::of(2)
        .placed(A, 2, Tile::Castle)
        .placed(A, 3, Tile::Castle)
        .stored(A, Tile::Castle)
        .dice(A, 6, 6)
        .game();
    let events = game.watch("A", "place d6 1 7").unwrap();
    assert!(matches!(events[0], Event::Placed { tile: Tile::Castle, .. }));
    assert!(matches!(events[1], Event::RegionFinished { points: 6, phase_points: 10, .. }));
    assert!(matches!(events[2], Event::BonusTile { large: true, points: 5, .. }));
    assert_eq!(events.len(), 3);
    assert_eq!(game.offered("A"), ["workers any"], "the castle asks last");
}

/// The third castle that is added finishes the colour: the start castle is the fourth.
#[test]
fn the_start_castle_counts_for_the_bonus_tile() {
    let mut game = Position::of(2)
        .placed(A, 2, Tile::Castle)
        .placed(A, 3, Tile::Castle)
        .stored(A, Tile::Castle)
        .dice(A, 6, 6)
        .game();
    game.play_all("A", &["place d6 1 7"]);
    assert!(game.estate(A).large_bonus.contains(Ground::Castle));
}

fn third_mine(players: u8, gone: u8) -> Position {
    Position::of(players)
        .bonus_taken(Ground::Mine, gone)
        .placed(A, 25, Tile::Mine)
        .placed(A, 30, Tile::Mine)
        .stored(A, Tile::Mine)
        .dice(A, 3, 3)
}

#[test]
fn bonus_tiles_score_by_the_number_of_players() {
    for (players, [large, small]) in [(2, [5, 2]), (3, [6, 3]), (4, [7, 4])] {
        let mut first = third_mine(players, 0).game();
        first.play_all("A", &["place d3 1 34"]);
        assert_eq!(first.points(A, Source::BonusTiles), large);
        assert!(first.estate(A).large_bonus.contains(Ground::Mine));

        let mut second = third_mine(players, 1).game();
        second.play_all("A", &["place d3 1 34"]);
        assert_eq!(second.points(A, Source::BonusTiles), small);
        assert!(second.estate(A).small_bonus.contains(Ground::Mine));
    }
}

/// R23: when both bonus tiles are gone, nothing is awarded.
#[test]
fn the_third_to_finish_a_colour_gets_no_bonus_tile() {
    let mut game = third_mine(3, 2).game();
    game.play_all("A", &["place d3 1 34"]);
    assert_eq!(game.points(A, Source::BonusTiles), 0);
    assert!(game.estate(A).large_bonus.is_empty() && game.estate(A).small_bonus.is_empty());
}

/// Bonus tiles of one colour have nothing to do with those of another.
#[test]
fn each_colour_has_its_own_bonus_tiles() {
    let mut game = third_mine(2, 0).bonus_taken(Ground::Ship, 2).game();
    game.play_all("A", &["place d3 1 34"]);
    assert_eq!(game.points(A, Source::BonusTiles), 5);
}

/// R23: a finished colour pays once; the second player then gets the small tile.
#[test]
fn the_second_to_finish_a_colour_gets_the_small_tile() {
    let mut game = third_mine(2, 0)
        .placed(B, 25, Tile::Mine)
        .placed(B, 30, Tile::Mine)
        .stored(B, Tile::Mine)
        .dice(B, 3, 3)
        .game();
    game.play_all("A", &["place d3 1 34", "workers d3"]);
    game.play_all("B", &["place d3 1 34"]);
    assert_eq!(game.points(A, Source::BonusTiles), 5);
    assert_eq!(game.points(B, Source::BonusTiles), 2);
}

#[test]
fn animals_score_their_number() {
    for (tile, points) in [(Tile::Pig2, 2), (Tile::Sheep3, 3), (Tile::Chicken4, 4)] {
        let mut game =
            Position::of(2).placed(A, 18, Tile::Ship).stored(A, tile).dice(A, 4, 4).game();
        game.play_all("A", &["place d4 1 11"]);
        assert_eq!(game.breakdown(A), [("animals", points)]);
    }
}

#[test]
fn the_same_species_in_the_pasture_scores_again_without_touching() {
    let mut game = Position::of(2)
        .placed(A, 1, Tile::Cow3)
        .placed(A, 17, Tile::Ship)
        .stored(A, Tile::Cow2)
        .dice(A, 5, 5)
        .game();
    game.play_all("A", &["place d5 1 10"]);
    assert_eq!(game.points(A, Source::Animals), 2 + 3);
}

#[test]
fn other_species_do_not_score_again() {
    let mut game =
        Position::of(2).placed(A, 11, Tile::Cow3).stored(A, Tile::Pig2).dice(A, 1, 1).game();
    game.play_all("A", &["place d1 1 6"]);
    assert_eq!(game.points(A, Source::Animals), 2);
}

#[test]
fn other_pastures_do_not_score_again() {
    let mut game = Position::of(2)
        .placed(A, 11, Tile::Cow3)
        .placed(A, 22, Tile::Ship)
        .stored(A, Tile::Cow2)
        .dice(A, 2, 2)
        .game();
    game.play_all("A", &["place d2 1 28"]);
    assert_eq!(game.points(A, Source::Animals), 2);
}

/// Nobody scores the animals of somebody else.
#[test]
fn animals_of_others_do_not_score() {
    let mut game = Position::of(2)
        .placed(B, 11, Tile::Cow4)
        .placed(A, 18, Tile::Ship)
        .stored(A, Tile::Cow2)
        .dice(A, 4, 4)
        .game();
    game.play_all("A", &["place d4 1 11"]);
    assert_eq!((game.estate(A).total(), game.estate(B).total()), (2, 0));
}

/// R1: only the space under the start castle is covered for nothing; the centre of estate 1 is a
/// castle region like any other if the castle stands elsewhere.
#[test]
fn the_centre_scores_if_the_start_castle_stands_elsewhere() {
    let mut game = Position::of(2)
        .board(A, 1, 7)
        .placed(A, 12, Tile::Bank)
        .stored(A, Tile::Castle)
        .dice(A, 6, 6)
        .game();
    game.play_all("A", &["place d6 1 19"]);
    assert_eq!(game.breakdown(A), [("regions", 1), ("phases", 10)]);
}
