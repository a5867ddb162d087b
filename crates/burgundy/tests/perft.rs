//! Counted trees: how many sequences of decisions, by players and by chance, lead on from a
//! position. `perft.txt` holds a position, a depth and the count; it changes only together with a
//! rule. The counts of the first steps can be worked out by hand, as said at each position.

use crate::common::{A, B, Notated, only_end_is_left};
use quadrivium_burgundy::{Burgundy, Good, Options, Phase, Position, Purchase, Setup, Tile};
use quadrivium_core::Rules;
use quadrivium_kit::check_trees;

/// Who starts (2), then six goods out of six colours: 2, 2·6, 2·6·6 and so on. No colour runs out,
/// there are seven of each.
fn set_up() -> Burgundy {
    Burgundy::new(&Options::standard(2)).unwrap()
}

/// Six sheets, then five; each has two sides with four castle spaces. Openly that is 6·5·8·8,
/// then eight kinds of buildings for the first depot space. Secretly the first choice is anyone's,
/// so the third step has 16 ways and the fourth 8.
fn experts(setup: Setup) -> Burgundy {
    let mut game = Burgundy::new(&Options { setup, ..Options::standard(2) }).unwrap();
    game.play_all("*", &["start A", "good pink", "good pink", "good red"]);
    game.play_all("*", &["good brown", "good brown", "good red"]);
    game
}

/// A whole board for two players, nothing in anybody's hands.
///
/// With dice 3 and 5: two tiles on depot 3, two on depot 5, workers with either die make 6. There
/// is one silver, so nothing is bought.
fn opening() -> Position {
    Position::of(2)
        .depot("1.1", Tile::Church)
        .depot("1.2", Tile::Ship)
        .depot("2.1", Tile::Knowledge3)
        .depot("2.2", Tile::Castle)
        .depot("3.1", Tile::Pig3)
        .depot("3.2", Tile::Market)
        .depot("4.1", Tile::Ship)
        .depot("4.2", Tile::CityHall)
        .depot("5.1", Tile::Mine)
        .depot("5.2", Tile::Knowledge12)
        .depot("6.1", Tile::Carpenter)
        .depot("6.2", Tile::Sheep2)
        .depot("black.1", Tile::Bank)
        .depot("black.2", Tile::Bank)
        .depot("black.3", Tile::Mine)
        .depot("black.4", Tile::Knowledge24)
        .goods_at(1, Good::Turquoise, 1)
        .dice(A, 3, 5)
        .dice(B, 2, 2)
}

/// The opening with three workers: each die reaches every depot, 2·12 + 2; with two silver three
/// different black tiles more, the second bank being the same: 26 + 3.
fn rich_opening() -> Position {
    opening().workers(A, 3).silver(A, 2)
}

/// A castle, a city hall and a ship in storage.
///
/// With the 6 the castle fits on space 7, with the 3 the city hall on 12 or 26. Two tiles lie on
/// depot 3 and two on depot 6, and either die takes workers: 1 + 2 + 2 + 2 + 2 = 9. With two silver
/// there are three black tiles to buy: 12.
fn castle() -> Position {
    opening()
        .placed(A, 13, Tile::Knowledge16)
        .stored(A, Tile::Castle)
        .stored(A, Tile::CityHall)
        .stored(A, Tile::Ship)
        .dice(A, 3, 6)
}

/// The last ship of the turn, with one free place for goods of three types on depot 4.
///
/// The 5 places the ship on space 20, and the two workers just taken let it sell turquoise; with
/// workers that is 3. Then six depots to load, or the two equal dice of B after the other two
/// ways: 6 + 1 + 1. Then for depot 4 three types to keep, and B's dice after everything else:
/// 3 + 5 + 1 + 1.
fn ship() -> Burgundy {
    let mut game = Position::of(2)
        .stock(A, Good::Turquoise, 1)
        .stock(A, Good::Purple, 1)
        .goods_at(4, Good::Pink, 1)
        .goods_at(4, Good::Red, 1)
        .goods_at(4, Good::Orange, 1)
        .stored(A, Tile::Ship)
        .dice(A, 5, 6)
        .dice(B, 1, 1)
        .game();
    game.play_all("A", &["workers d6"]);
    game
}

/// The last turn of the game: two tiles to buy or the end (3), and then nothing.
fn last_turn() -> Burgundy {
    let position = Position::of(2).phase(Phase::E).round(5).depot("black.2", Tile::Mine);
    only_end_is_left(position, 2)
}

/// The last turn of a phase: the end or one purchase (2), then eight buildings for depot 1 either
/// way (16); the ship beside it is not drawn. Then 20 yellow tiles with a coloured back for depot
/// 2 (320).
fn next_phase() -> Burgundy {
    only_end_is_left(Position::of(2).round(5), 2)
}

/// The last turn of a round: 2, then 21 rolls for A, 21 for B and 6 of the white die.
fn next_round() -> Burgundy {
    only_end_is_left(Position::of(2).round(2), 2)
}

fn position(name: &str) -> Burgundy {
    match name {
        "set_up" => set_up(),
        "expert_open" => experts(Setup::ExpertOpen),
        "expert_secret" => experts(Setup::ExpertSecret),
        "opening" => opening().game(),
        "rich_opening" => rich_opening().game(),
        "castle" => castle().game(),
        "castle_any_time" => castle().silver(A, 2).purchase(Purchase::AnyTime).game(),
        "ship" => ship(),
        "last_turn" => last_turn(),
        "next_phase" => next_phase(),
        "next_round" => next_round(),
        _ => panic!("no position is called {name}"),
    }
}

#[test]
fn the_trees_have_the_known_sizes() {
    check_trees(include_str!("perft.txt"), position);
}
