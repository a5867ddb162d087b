//! The worked examples of both rulebooks, and the numbers they name.

use crate::common::{A, B, C, D, Notated, Pieces, duel};
use quadrivium_core::{Rules, Score, Sight};
use quadrivium_orleans::{
    Citizen, Event, Follower as F, Hourglass, Kind, Orleans, Position, Stage, Town, Ware,
};

/// Phase 2 in both rulebooks: blue gains a coin and red pays one.
#[test]
fn census() {
    let game = Position::of(4)
        .track(A, Kind::Farmer, 2)
        .track(B, Kind::Farmer, 4)
        .track(C, Kind::Farmer, 1)
        .track(D, Kind::Farmer, 2)
        .game(Stage::Census);
    assert_eq!([A, B, C, D].map(|seat| game.coins(seat)), [5, 6, 4, 5]);
}

/// The note for two players in both rulebooks: whoever has fewer farmers pays nothing.
#[test]
fn census_of_two() {
    let game = Position::of(2).track(B, Kind::Farmer, 1).game(Stage::Census);
    assert_eq!([A, B].map(|seat| game.coins(seat)), [5, 6]);
}

/// Phase 3 in both rulebooks: green draws up to four, yellow and blue up to six, red up to eight.
#[test]
fn draw_limits() {
    let bag = [F::Farmer; 8];
    let steps = [(A, 0), (B, 2), (C, 2), (D, 5)];
    let position =
        steps.iter().fold(Position::of(4).starters_in_bags(), |position, &(seat, step)| {
            position.track(seat, Kind::Knight, step)
        });
    let game = position.bag(D, &bag).bag(B, &bag[..4]).bag(C, &bag[..4]).game(Stage::Declaring);
    let most = |seat: &str| game.offered(seat).last().cloned().unwrap_or_default();
    assert_eq!(["A", "B", "C", "D"].map(most), ["draw 4", "draw 6", "draw 6", "draw 8"]);
}

/// Phase 4 in both rulebooks: a boatman and a craftsman bring a new farmer.
#[test]
fn a_boatman_and_a_craftsman_bring_a_farmer() {
    let mut game = duel().game(Stage::Planning);
    game.play_lines(&[
        "A assign own_boatman farmhouse.1",
        "A assign own_craftsman farmhouse.2",
        "A done",
        "B done",
        "A use farmhouse",
    ]);
    assert_eq!(game.bag(A), "farmer, own_boatman, own_craftsman");
}

/// "Followers in places" in both rulebooks: Piotr (Stefan) may draw six, draws four and takes two
/// back.
#[test]
fn two_draws_given_up_for_two_followers() {
    let mut game = Position::of(2)
        .starters_in_bags()
        .track(A, Kind::Knight, 2)
        .bag(A, &[F::Farmer, F::Farmer])
        .placed(A, F::Monk, "village.1")
        .placed(A, F::Knight, "ship.3")
        .placed(A, F::Scholar, "scriptorium.2")
        .game(Stage::Declaring);
    game.play_lines(&["A draw 4", "A back village.1 monk", "A back scriptorium.2 scholar"]);
    assert!(game.offered("A").is_empty(), "two are given up, so two come back");
    game.play_lines(&["B draw 4"]);
    for follower in ["farmer", "farmer", "own_farmer", "own_trader"] {
        game.play_lines(&[&format!("* follower {follower}")]);
    }
    assert_eq!(game.market(A), "2 farmer, scholar, monk, own_farmer, own_trader");
    assert_eq!(game.bag(A), "own_boatman, own_craftsman");
}

/// Scoring in both rulebooks: five trading stations and two citizens on level four are 28 points.
#[test]
fn stations_and_citizens_count_by_level() {
    let towns = [Town::Blois, Town::Tours, Town::Nevers, Town::Chinon, Town::Briare];
    let game = Position::of(2)
        .stations(A, &towns)
        .citizen(A, Citizen::Knight)
        .citizen(A, Citizen::Boatman)
        .development(A, 15)
        .coins(A, 0)
        .game(Stage::Planning);
    let standings = game.standings();
    let breakdown = &standings.of(A).unwrap().breakdown;
    assert_eq!((breakdown.get("stations"), breakdown.get("citizens")), (Some(20), Some(8)));
    assert_eq!(standings.of(A).unwrap().points, 28);
}

/// Torture in the Polish rulebook: five missing coins are a follower, two trading stations and two
/// development points.
#[test]
fn five_missing_coins() {
    let mut game = Position::of(2)
        .event(Hourglass::Harvest)
        .coins(A, 0)
        .bag(A, &[F::Knight, F::OwnFarmer])
        .stations(A, &[Town::Blois])
        .development(A, 5)
        .wares(B, Ware::Grain, 1)
        .game(Stage::Event);
    game.play_lines(&["A lose follower"]);
    assert_eq!(game.offered("*"), ["follower knight"], "starting followers are put back");
    game.play_lines(&[
        "* follower knight",
        "A lose station blois",
        "A lose station",
        "A lose point",
        "A lose point",
    ]);
    let player = game.player(A);
    assert_eq!((player.development, player.unbuilt, player.lost_stations), (3, 8, 2));
    assert_eq!(game.bag(A), "own_farmer");
    assert!(game.offered("A").is_empty());
}

/// The goods of the end of the game: 5, 4, 3, 2 and 1 points.
#[test]
fn goods_count_as_printed() {
    let points = [1, 2, 3, 4, 5];
    for (ware, points) in Ware::ALL.into_iter().zip(points) {
        let game = Position::of(2).coins(A, 0).wares(A, ware, 2).game(Stage::Planning);
        assert_eq!(game.standings().of(A).unwrap().points, 2 * points, "{ware}");
    }
}

/// Equal points: the marker further on the development track wins; then they share.
#[test]
fn ties_are_broken_by_development() {
    let ranks = |game: &Orleans| game.standings().iter().map(|it| it.rank).collect::<Vec<_>>();
    let game = Position::of(3).development(B, 2).game(Stage::Planning);
    assert_eq!(ranks(&game), [2, 1, 2]);
    assert_eq!(ranks(&Position::of(2).game(Stage::Planning)), [1, 1]);
}

/// Round 1 is a Pilgrimage, with nothing to draw.
#[test]
fn the_first_round() {
    let mut game = Orleans::new(&crate::common::polish(2)).unwrap();
    game.let_chance_decide();
    let view = game.view(quadrivium_core::Viewer::Public);
    assert_eq!((view.round, view.event), (1, Some(Hourglass::Pilgrimage)));
    assert_eq!(view.phase, Some(4));
    assert_eq!(game.market(A), "own_farmer, own_boatman, own_craftsman, own_trader");
    assert_eq!(view.goods.iter().map(|it| u32::from(it.count)).sum::<u32>(), 35);
    assert_eq!(view.routes.iter().map(|route| route.goods.len()).sum::<usize>(), 43);
}

/// Phase 7: the token goes to the left neighbour, whoever has passed.
#[test]
fn the_start_player_token_goes_to_the_left() {
    let mut game = Position::of(3).start(C).event(Hourglass::Pilgrimage).game(Stage::Event);
    let events = game.watch("*", "reveal plague").unwrap();
    assert!(events.contains(&Event::Revealed { tile: Hourglass::Plague }));
    assert_eq!(game.view(quadrivium_core::Viewer::Public).start, A);
}
