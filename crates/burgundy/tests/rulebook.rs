//! The worked examples of the rulebook (Polish, 2011 edition), each under the name it has there.

use crate::common::{A, B, Notated, Points, only_end_is_left};
use quadrivium_burgundy::{
    Board, Event, Good, Ground, Illegal, Phase, Position, Question, Source, Space, Tile,
};
use quadrivium_core::{Rules, Sight, Turn};

/// TURA GRACZA, workers: two of them turn Ann's 2 over 1 into a 6, which takes from depot 6.
#[test]
fn ann_pays_two_workers_to_turn_a_2_into_a_6() {
    let position = Position::of(2).dice(A, 2, 2).depot("6.1", Tile::Bank);
    let mut game = position.clone().workers(A, 2).game();
    assert_eq!(game.play("A", "take d2 6.1"), Ok(()));
    assert_eq!(game.estate(A).workers, 0);
    assert_eq!(game.estate(A).storage.values, [Some(Tile::Bank), None, None]);

    let mut one_short = position.workers(A, 1).game();
    assert_eq!(one_short.play("A", "take d2 6.1"), Err(Illegal::WrongNumber));
}

/// AKCJE, adding a tile: the first one lies on one of the six spaces around the start castle.
#[test]
fn the_first_tile_lies_on_one_of_six_spaces_around_the_start_castle() {
    let mut spaces: Vec<u8> = Vec::new();
    for tile in [Tile::Bank, Tile::Cow2, Tile::Knowledge8, Tile::Castle, Tile::Mine, Tile::Ship] {
        let game = Position::of(2).stored(A, tile).dice(A, 1, 1).workers(A, 3).game();
        for place in game.offered_like("A", "place d1 1 ") {
            spaces.push(place["place d1 1 ".len()..].parse().unwrap());
        }
    }
    spaces.sort_unstable();
    assert_eq!(spaces, [12, 13, 18, 20, 25, 26]);

    let far = Position::of(2).stored(A, Tile::Ship).dice(A, 4, 4);
    assert_eq!(far.game().play("A", "place d4 1 21"), Err(Illegal::NotAdjacent));
}

/// AKCJE, ship: turquoise joins Karolina's turquoise, pink takes her last free place, brown stays.
#[test]
fn karolina_loads_turquoise_and_pink_and_leaves_brown() {
    let mut game = Position::of(2)
        .stock(A, Good::Turquoise, 1)
        .stock(A, Good::Red, 1)
        .goods_at(4, Good::Turquoise, 1)
        .goods_at(4, Good::Pink, 1)
        .goods_at(4, Good::Brown, 1)
        .stored(A, Tile::Ship)
        .dice(A, 2, 2)
        .game();
    game.play_all("A", &["place d2 1 18", "load 4", "keep pink"]);
    let stock = game.estate(A).stock;
    assert_eq!((stock[Good::Turquoise], stock[Good::Pink], stock[Good::Brown]), (2, 1, 0));
    let depot = &game.view(A.into()).depots[3];
    assert_eq!(depot.goods.total(), 1);
    assert_eq!(depot.goods[Good::Brown], 1);
}

/// AKCJE, animals: Bartek's four cows beside three score 4 + 3, four more 4 + 4 + 3.
#[test]
fn bartek_adds_four_cows_for_7_and_four_more_for_11() {
    let mut game = Position::of(2)
        .placed(A, 10, Tile::Cow3)
        .placed(A, 5, Tile::Chicken2)
        .stored(A, Tile::Cow4)
        .stored(A, Tile::Cow4)
        .dice(A, 6, 1)
        .game();
    game.play_all("A", &["place d6 1 1"]);
    assert_eq!(game.points(A, Source::Animals), 7);
    game.play_all("A", &["place d1 2 6"]);
    assert_eq!(game.points(A, Source::Animals), 7 + 11);
    assert_eq!(game.estate(A).total(), 18);
}

/// AKCJE, castle: the extra action can, for example, add another tile at once.
#[test]
fn a_castle_lets_another_tile_be_added_at_once() {
    let mut game = Position::of(2)
        .placed(A, 13, Tile::Knowledge16)
        .stored(A, Tile::Castle)
        .stored(A, Tile::Bank)
        .dice(A, 6, 1)
        .game();
    game.play_all("A", &["place d6 1 7"]);
    assert_eq!(game.asked(), Some(Question::ActAtOnce.to(A)));
    game.play_all("A", &["place any 2 12"]);
    assert_eq!(game.asked(), Some(Question::TakeTurn.to(A)));
    assert_eq!(game.estate(A).silver, 1 + 2);
}

/// BUDYNKI: estate 1 has four cities, one of one space, one of five and two of three.
#[test]
fn estate_1_has_four_cities() {
    let layout = Board::new(1).unwrap().layout();
    let mut left = layout.spaces[Ground::Building];
    let mut sizes = Vec::new();
    while let Some(space) = left.iter().next() {
        sizes.push(layout.regions[space].len());
        left = left - layout.regions[space];
    }
    sizes.sort_unstable();
    assert_eq!(sizes, [1, 3, 3, 5]);
}

/// BUDYNKI, all buildings: a market is placed although no depot has a blue or light green tile;
/// its ability is lost.
#[test]
fn a_market_without_ships_or_animals_to_take_is_placed_all_the_same() {
    let mut game = Position::of(2)
        .stored(A, Tile::Market)
        .dice(A, 3, 1)
        .depot("1.1", Tile::Bank)
        .depot("2.1", Tile::Knowledge8)
        .depot("2.2", Tile::Castle)
        .depot("5.1", Tile::Mine)
        .depot("black.1", Tile::Ship)
        .game();
    let events = game.watch("A", "place d3 1 12").unwrap();
    let building = quadrivium_burgundy::Building::Market;
    assert!(events.contains(&Event::EffectLost { seat: A, building }));
    assert_eq!(game.estate(A).tiles[Space::new(12).unwrap()], Some(Tile::Market));
    assert_eq!(game.asked(), Some(Question::TakeTurn.to(A)));
}

/// BUDYNKI, additional rules: the third mine covers all grey spaces and takes the large bonus tile.
#[test]
fn the_third_mine_takes_the_large_bonus_tile() {
    let mut game = Position::of(2)
        .placed(A, 25, Tile::Mine)
        .placed(A, 30, Tile::Mine)
        .stored(A, Tile::Mine)
        .dice(A, 3, 1)
        .game();
    game.play_all("A", &["place d3 1 34"]);
    assert!(game.estate(A).large_bonus.contains(Ground::Mine));
    assert_eq!(game.points(A, Source::BonusTiles), 5);
}

/// BUDYNKI, additional rules: so does the sixth animal tile for light green.
#[test]
fn the_sixth_animal_tile_takes_the_large_bonus_tile() {
    let pasture = [
        (1, Tile::Cow2),
        (5, Tile::Cow3),
        (6, Tile::Pig2),
        (10, Tile::Pig3),
        (28, Tile::Sheep2),
        (18, Tile::Ship),
    ];
    let position = pasture
        .into_iter()
        .fold(Position::of(2), |position, (space, tile)| position.placed(A, space, tile));
    let mut game = position.stored(A, Tile::Chicken4).dice(A, 4, 1).game();
    game.play_all("A", &["place d4 1 11"]);
    assert!(game.estate(A).large_bonus.contains(Ground::Animal));
    assert_eq!(game.points(A, Source::BonusTiles), 5);
}

/// ŻÓŁTE PŁYTKI, 7: three sheep beside four score (3 + 1) + (4 + 1); two pigs later score 3.
#[test]
fn bartek_adds_three_sheep_for_9_and_two_pigs_for_3() {
    let mut game = Position::of(2)
        .placed(A, 13, Tile::Knowledge7)
        .placed(A, 11, Tile::Sheep4)
        .stored(A, Tile::Sheep3)
        .stored(A, Tile::Pig2)
        .dice(A, 1, 5)
        .game();
    game.play_all("A", &["place d1 1 6"]);
    assert_eq!(game.points(A, Source::Animals), 9);
    game.play_all("A", &["place d5 2 10"]);
    assert_eq!(game.points(A, Source::Animals), 9 + 3);
}

/// ŻÓŁTE PŁYTKI, 8: a 6 becomes a 3 for two workers.
#[test]
fn karolina_pays_two_workers_to_make_3_of_6() {
    let position =
        Position::of(2).placed(A, 13, Tile::Knowledge8).dice(A, 6, 6).depot("3.1", Tile::Cow2);
    let mut game = position.clone().workers(A, 5).game();
    game.play_all("A", &["take d6 3.1"]);
    assert_eq!(game.estate(A).workers, 3);

    let mut one_short = position.workers(A, 1).game();
    assert_eq!(one_short.play("A", "take d6 3.1"), Err(Illegal::WrongNumber));
}

fn the_sales_of_dariusz() -> Position {
    Position::of(2)
        .phase(Phase::E)
        .round(5)
        .silver(A, 0)
        .sold(A, Good::Red, 4)
        .sold(A, Good::Purple, 3)
        .sold(A, Good::Pink, 3)
        .sold(A, Good::Orange, 1)
        .placed(A, 13, Tile::Knowledge15)
}

/// ŻÓŁTE PŁYTKI, 15: four types sold are worth 12 points to Dariusz.
#[test]
fn dariusz_sold_four_types_for_12() {
    let mut game = only_end_is_left(the_sales_of_dariusz(), 2);
    game.play_all("B", &["end"]);
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(game.breakdown(A), [("knowledge15", 12)]);
    assert_eq!(game.breakdown(B), [("silver", 2)]);
}

/// ŻÓŁTE PŁYTKI, 25: the same eleven tiles would be worth 11 points more with this tile.
#[test]
fn dariusz_sold_eleven_tiles_for_11() {
    let position = the_sales_of_dariusz().placed(A, 8, Tile::Knowledge25);
    let mut game = only_end_is_left(position, 2);
    game.play_all("B", &["end"]);
    assert_eq!(game.breakdown(A), [("knowledge15", 12), ("knowledge25", 11)]);
}

/// ŻÓŁTE PŁYTKI, 16-23: with tiles 17 and 22 two watchtowers and four banks are worth 24.
#[test]
fn bartek_has_two_watchtowers_and_four_banks_for_24() {
    let city = [
        (13, Tile::Knowledge17),
        (8, Tile::Knowledge22),
        (14, Tile::Watchtower),
        (24, Tile::Watchtower),
        (9, Tile::Bank),
        (12, Tile::Bank),
        (23, Tile::Bank),
        (26, Tile::Bank),
    ];
    let position = city
        .into_iter()
        .fold(Position::of(2), |position, (space, tile)| position.placed(A, space, tile));
    let mut game = only_end_is_left(position.phase(Phase::E).round(5).silver(A, 0), 2);
    game.play_all("B", &["end"]);
    assert_eq!(game.breakdown(A), [("knowledge17", 8), ("knowledge22", 16)]);
}

/// ŻÓŁTE PŁYTKI, 24: a cow tile, a chicken tile and three sheep tiles are three species: 12.
#[test]
fn anna_has_three_species_for_12() {
    let position = Position::of(2)
        .phase(Phase::E)
        .round(5)
        .silver(A, 0)
        .placed(A, 13, Tile::Knowledge24)
        .placed(A, 1, Tile::Cow2)
        .placed(A, 5, Tile::Chicken3)
        .placed(A, 6, Tile::Sheep2)
        .placed(A, 10, Tile::Sheep3)
        .placed(A, 28, Tile::Sheep4);
    let mut game = only_end_is_left(position, 2);
    game.play_all("B", &["end"]);
    assert_eq!(game.breakdown(A), [("knowledge24", 12)]);
}
