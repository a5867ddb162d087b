//! The set-up for each number of players.

use crate::common::{A, B, Notated, Pieces, polish, supply};
use quadrivium_core::{Rules, Seat, Sight, Viewer};
use quadrivium_orleans::{Citizen, Kind, Options, Orleans, Place, Town};

/// A game after everything that chance does before round 1.
fn begun(players: u8) -> Orleans {
    let mut game = Orleans::new(&Options { start: Some(B), ..polish(players) }).unwrap();
    game.let_chance_decide();
    game
}

#[test]
fn neutral_followers_by_number_of_players() {
    let expected =
        [[12, 6, 6, 6, 8, 8, 8], [14, 8, 8, 8, 11, 11, 11], [16, 10, 10, 10, 14, 14, 14]];
    for (players, expected) in (2..=4).zip(expected) {
        assert_eq!(Kind::ALL.map(|kind| supply(&begun(players), kind)), expected, "{players}");
    }
}

#[test]
fn goods_on_the_map_and_on_the_market() {
    for (players, on_map, on_market) in [(2, 43, 35), (3, 48, 36), (4, 52, 38)] {
        let view = begun(players).view(Viewer::Public);
        let map: usize = view.routes.iter().map(|route| route.goods.len()).sum();
        let market: u32 = view.goods.iter().map(|goods| u32::from(goods.count)).sum();
        assert_eq!((map, market), (on_map, on_market), "{players}");
    }
}

#[test]
fn marked_goods_spaces_stay_empty_with_fewer_players() {
    let full = |players: u8| {
        let view = begun(players).view(Viewer::Public);
        let double = view.routes.iter().filter(|route| route.goods.len() == 2);
        double.map(|route| route.route.number()).collect::<Vec<_>>()
    };
    assert_eq!(full(2), Vec::<u8>::new());
    assert_eq!(full(3), [5, 6, 7, 8, 9]);
    assert_eq!(full(4), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
}

#[test]
fn everybody_starts_alike() {
    let game = begun(4);
    for seat in Seat::first(4) {
        let player = game.player(seat);
        assert_eq!((player.coins, player.unbuilt, player.merchant), (5, 10, Town::Orleans));
        assert_eq!(game.market(seat), "own_farmer, own_boatman, own_craftsman, own_trader");
        assert_eq!(game.bag(seat), "");
        assert_eq!((player.places.len(), player.level()), (Place::ON_BOARD, 1));
    }
    let view = game.view(Viewer::Public);
    assert_eq!(view.technologies, 16);
    assert_eq!(view.citizens, Citizen::ALL);
    assert_eq!(view.bank, Some(290 - 4 * 5));
}

/// Everybody declares at once: who is first makes no difference.
#[test]
fn declaring_at_once_does_not_depend_on_who_is_first() {
    let declare = |lines: [&str; 4]| {
        let position = quadrivium_orleans::Position::of(2).starters_in_bags();
        let position = position.placed(A, quadrivium_orleans::Follower::Monk, "ship.1");
        let mut game = position.game(quadrivium_orleans::Stage::Declaring);
        game.play_lines(&lines);
        game
    };
    let one = declare(["A draw 2", "A back ship.1 monk", "B draw 4", "* follower own_farmer"]);
    let other = declare(["B draw 4", "A draw 2", "A back ship.1 monk", "* follower own_farmer"]);
    assert_eq!(one, other);
}
