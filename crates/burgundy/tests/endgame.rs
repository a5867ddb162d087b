//! The end of the game: last income, final scoring, ties.

use crate::common::{A, B, C, Notated, only_end_is_left};
use quadrivium_burgundy::{Burgundy, Good, Ground, Illegal, Phase, Position, Tile};
use quadrivium_core::{Rules, Score, Seat, Turn};

/// The last round, with nothing in anybody's purse.
fn last_round(players: u8) -> Position {
    let position = Position::of(players).phase(Phase::E).round(5);
    Seat::first(players).fold(position, |position, seat| position.silver(seat, 0))
}

/// The game as it ends from here; the last player has two silver.
fn end(position: Position, players: u8) -> Burgundy {
    let mut game = only_end_is_left(position, players);
    let last = Seat::first(players).last().unwrap();
    game.play_all(&last.to_string(), &["end"]);
    assert_eq!(game.turn(), Turn::Over);
    game
}

fn ranks(game: &Burgundy) -> Vec<u8> {
    game.standings().iter().map(|standing| standing.rank).collect()
}

#[test]
fn the_game_ends_after_the_fifth_phase() {
    let mut game = end(last_round(2), 2);
    assert_eq!(game.offered("*"), Vec::<String>::new());
    assert_eq!(game.play("A", "workers d1"), Err(Illegal::GameOver));
    assert_eq!(game.play("*", "roll 1 1"), Err(Illegal::GameOver));
}

#[test]
fn the_game_goes_on_after_an_earlier_phase() {
    let mut game = only_end_is_left(Position::of(2).phase(Phase::D).round(5), 2);
    game.play_all("B", &["end"]);
    assert_eq!(game.turn(), Turn::Chance);
    assert_eq!(game.estate(B).total(), 0);
}

#[test]
fn unsold_goods_score_one_each() {
    let game = end(last_round(2).stock(A, Good::Pink, 3).stock(A, Good::Red, 1), 2);
    assert_eq!(game.breakdown(A), [("unsold_goods", 4)]);
}

#[test]
fn sold_goods_score_nothing_more() {
    let game = end(last_round(2).sold(A, Good::Pink, 3), 2);
    assert_eq!(game.breakdown(A), []);
}

#[test]
fn silver_scores_one_each() {
    let game = end(last_round(2).silver(A, 7), 2);
    assert_eq!(game.breakdown(A), [("silver", 7)]);
}

#[test]
fn two_workers_score_one() {
    for (workers, points) in [(1, 0), (2, 1), (5, 2), (6, 3)] {
        let game = end(last_round(2).workers(A, workers), 2);
        assert_eq!(game.estate(A).total(), points, "{workers} workers");
    }
}

#[test]
fn stored_tiles_score_nothing() {
    let position = last_round(2)
        .stored(A, Tile::Knowledge24)
        .stored(A, Tile::Cow4)
        .stored(A, Tile::Watchtower)
        .placed(A, 11, Tile::Cow2);
    assert_eq!(end(position, 2).breakdown(A), []);
}

/// Mines pay after phase E too, and the silver counts.
#[test]
fn mines_pay_before_the_final_scoring() {
    let position = last_round(2).placed(A, 25, Tile::Mine).placed(A, 30, Tile::Mine).placed(
        A,
        13,
        Tile::Knowledge2,
    );
    assert_eq!(end(position, 2).breakdown(A), [("silver", 2), ("workers", 1)]);
}

/// 15: three points for each type sold; what is in stock does not count.
#[test]
fn yellow_15_pays_for_types_sold() {
    let position = last_round(2)
        .placed(A, 13, Tile::Knowledge15)
        .sold(A, Good::Pink, 2)
        .sold(A, Good::Red, 1)
        .stock(A, Good::Brown, 1);
    assert_eq!(end(position, 2).breakdown(A), [("unsold_goods", 1), ("knowledge15", 6)]);
}

/// 16 to 23: four points for each building of one kind, in whatever city (R22).
#[test]
fn yellow_16_to_23_pay_for_buildings() {
    let pairs = [
        (Tile::Knowledge16, Tile::Warehouse),
        (Tile::Knowledge17, Tile::Watchtower),
        (Tile::Knowledge18, Tile::Carpenter),
        (Tile::Knowledge19, Tile::Church),
        (Tile::Knowledge20, Tile::Market),
        (Tile::Knowledge21, Tile::BoardingHouse),
        (Tile::Knowledge22, Tile::Bank),
        (Tile::Knowledge23, Tile::CityHall),
    ];
    for (knowledge, counted) in pairs {
        for (_, building) in pairs {
            let position = last_round(2)
                .placed(A, 13, knowledge)
                .placed(A, 12, building)
                .placed(A, 26, building);
            let points = if building == counted { 8 } else { 0 };
            assert_eq!(end(position, 2).estate(A).total(), points, "{knowledge}, {building}");
        }
    }
}

/// R22: two such tiles score independently of each other.
#[test]
fn yellow_tiles_score_side_by_side() {
    let position = last_round(2)
        .placed(A, 13, Tile::Knowledge16)
        .placed(A, 8, Tile::Knowledge23)
        .placed(A, 12, Tile::Warehouse)
        .placed(A, 26, Tile::CityHall);
    assert_eq!(end(position, 2).breakdown(A), [("knowledge16", 4), ("knowledge23", 4)]);
}

/// 24: four points for each species.
#[test]
fn yellow_24_pays_for_species() {
    let position = last_round(2)
        .placed(A, 13, Tile::Knowledge24)
        .placed(A, 1, Tile::Cow2)
        .placed(A, 5, Tile::Pig3)
        .placed(A, 28, Tile::Pig4);
    assert_eq!(end(position, 2).breakdown(A), [("knowledge24", 8)]);
}

/// 25: a point for each tile sold.
#[test]
fn yellow_25_pays_for_tiles_sold() {
    let position = last_round(2).placed(A, 13, Tile::Knowledge25).sold(A, Good::Pink, 5).stock(
        A,
        Good::Red,
        1,
    );
    assert_eq!(end(position, 2).breakdown(A), [("unsold_goods", 1), ("knowledge25", 5)]);
}

/// 26: two points for each bonus tile, large or small.
#[test]
fn yellow_26_pays_for_bonus_tiles() {
    let position = last_round(2)
        .bonus_taken(Ground::Ship, 1)
        .bonus_taken(Ground::Mine, 2)
        .placed(A, 13, Tile::Knowledge26)
        .placed(B, 13, Tile::Knowledge24);
    let game = end(position, 2);
    assert_eq!(game.breakdown(A), [("knowledge26", 2)], "the small one for mines");

    let position = last_round(2).bonus_taken(Ground::Ship, 1).bonus_taken(Ground::Mine, 2).placed(
        B,
        13,
        Tile::Knowledge26,
    );
    let game = end(position, 2);
    assert_eq!(game.breakdown(B), [("silver", 2), ("knowledge26", 4)], "two large ones");
}

/// Yellow tiles 1 to 14 score nothing at the end.
#[test]
fn yellow_1_to_14_score_nothing() {
    for number in 1..=14 {
        let tile: Tile = format!("knowledge{number}").parse().unwrap();
        let position = last_round(2).placed(A, 13, tile).sold(A, Good::Pink, 1);
        assert_eq!(end(position, 2).breakdown(A), [], "{tile}");
    }
}

/// R29: a tile placed with the last die counts everything of the whole game.
#[test]
fn a_final_tile_counts_what_came_before_it() {
    let mut game = last_round(2)
        .dice_used(A)
        .turn_of(B)
        .placed(B, 26, Tile::Bank)
        .placed(B, 12, Tile::Bank)
        .stored(B, Tile::Knowledge22)
        .dice(B, 1, 1)
        .game();
    game.play_all("B", &["workers d1", "place d1 1 13"]);
    assert_eq!(game.breakdown(B), [("workers", 1), ("knowledge22", 8)]);
}

/// The track ends at 100, the points do not.
#[test]
fn points_have_no_upper_limit() {
    let game = end(last_round(2).silver(A, 250), 2);
    assert_eq!(game.estate(A).total(), 250);
    assert_eq!(game.standings().of(A).unwrap().points, 250);
}

#[test]
fn the_player_with_most_points_wins() {
    let game = end(last_round(3).silver(A, 3).silver(B, 5), 3);
    assert_eq!(ranks(&game), [2, 1, 3]);
    assert_eq!(game.standings().leaders().collect::<Vec<_>>(), [B]);
}

/// R24: of equal points, more empty spaces win.
#[test]
fn a_tie_goes_to_the_estate_with_more_empty_spaces() {
    let game = end(last_round(2).silver(A, 2).placed(B, 18, Tile::Ship), 2);
    let tie_breaks = |seat| game.standings().of(seat).unwrap().tie_breaks.get("empty_spaces");
    assert_eq!((tie_breaks(A), tie_breaks(B)), (Some(36), Some(35)));
    assert_eq!(ranks(&game), [1, 2]);
    let game = end(last_round(2).silver(A, 2).placed(A, 18, Tile::Ship), 2);
    assert_eq!(ranks(&game), [2, 1]);
}

/// R24: of equally empty estates, the one whose player acted later in the last round wins.
#[test]
fn a_second_tie_goes_to_the_player_who_acted_last() {
    let game = end(last_round(3).silver(A, 2).silver(B, 2), 3);
    assert_eq!(ranks(&game), [3, 2, 1]);
    let mut game = last_round(2)
        .track(&[(B, 3), (A, 0)])
        .dice_used(A)
        .dice_used(B)
        .turn_of(A)
        .silver(A, 2)
        .silver(B, 2)
        .depot("black.1", Tile::Castle)
        .game();
    game.play_all("A", &["end"]);
    assert_eq!(ranks(&game), [1, 2]);
}

/// R24: a ship of the last round moves the marker, but not the turn that was taken.
#[test]
fn a_ship_in_the_last_round_does_not_change_who_acted_last() {
    let mut game = last_round(2)
        .silver(A, 1)
        .placed(A, 18, Tile::Ship)
        .dice_used(A)
        .turn_of(B)
        .stored(B, Tile::Ship)
        .dice(B, 2, 1)
        .game();
    game.play_all("B", &["workers d1", "place d2 1 18"]);
    assert_eq!((game.estate(A).total(), game.estate(B).total()), (1, 1));
    assert_eq!(ranks(&game), [2, 1]);
}

/// Points lead before empty spaces, and empty spaces before the turn.
#[test]
fn ties_are_broken_in_order() {
    let game = end(last_round(3).silver(A, 2).silver(B, 2).placed(C, 18, Tile::Ship), 3);
    assert_eq!(ranks(&game), [2, 1, 3]);
}
