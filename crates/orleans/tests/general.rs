//! The general rules of both books: what stays, what waits, what is never possible.

use crate::common::{A, B, C, Notated, Pieces, duel, duel_with, polish, russian};
use quadrivium_core::{Rules, Sight, Turn, Viewer};
use quadrivium_orleans::{
    Follower as F, Good, Hourglass, Illegal, Kind, Options, Place, PlanningOrder, Position, Stage,
    Ware,
};

/// "Followers that were not used stay on the market and block spaces for those to be drawn."
#[test]
fn idle_followers_block_the_market() {
    let idle = [F::Farmer, F::Farmer, F::Knight];
    let position = Position::of(2).market(A, &idle).bag(A, &[F::Monk; 4]);
    let game = position.game(Stage::Declaring);
    assert_eq!(game.offered("A"), ["draw 0", "draw 1"], "seven of eight spaces are taken");
}

/// "Such followers do not do their task at once, but they block no space of the market either."
#[test]
fn a_half_filled_place_waits_and_takes_no_market_space() {
    let mut game =
        Position::of(2).event(Hourglass::Pilgrimage).bag(A, &[F::Farmer; 4]).game(Stage::Planning);
    game.play_lines(&["A assign own_boatman castle.2", "A assign own_trader castle.3"]);
    assert_eq!(game.play("A", "assign own_boatman castle.2"), Err(Illegal::NoSuchFollower));
    game.play_lines(&["A done", "B done"]);
    assert_eq!(game.turn(), Turn::Chance, "nobody can act, so the round is over");
    game.play_lines(&["* reveal income"]);
    assert_eq!(game.offered("A").len(), 5, "six spaces are free, four may be drawn");
    game.play_lines(&["A draw 1", "A done", "* follower farmer", "A assign farmer castle.1"]);
    game.play_lines(&["A done", "B done", "A use castle"]);
    assert_eq!(game.bag(A), "4 farmer, knight, own_boatman, own_trader");
}

/// "You may pass even if you could still act. What you activated is not lost."
#[test]
fn an_active_place_is_used_in_a_later_round() {
    let mut game = Position::of(2)
        .event(Hourglass::Pilgrimage)
        .filled(A, Place::Farmhouse, &[F::OwnBoatman, F::OwnCraftsman])
        .game(Stage::Acting);
    game.play_lines(&["A pass", "* reveal income"]);
    assert_eq!(game.offered_like("A", "back").len(), 2, "or they come back");
    game.play_lines(&["A done", "A done", "B done", "A use farmhouse"]);
    assert_eq!(game.bag(A), "farmer, own_boatman, own_craftsman");
}

/// "If you pass, you take no more part in this phase", although others go on.
#[test]
fn whoever_has_passed_acts_no_more_in_this_round() {
    let fill = |position: Position, seat| {
        position.filled(seat, Place::Farmhouse, &[F::OwnBoatman, F::OwnCraftsman])
    };
    let position = [A, B].into_iter().fold(Position::of(2), fill);
    let mut game =
        position.filled(B, Place::Scriptorium, &[F::Knight, F::Scholar]).game(Stage::Acting);
    game.play_lines(&["A pass", "B use farmhouse"]);
    assert_eq!(game.play("A", "use farmhouse"), Err(Illegal::NotYourTurn));
    game.play_lines(&["B use scriptorium"]);
}

/// "You cannot move a follower from one action space to another."
#[test]
fn nobody_walks_from_place_to_place() {
    let game = Position::of(2)
        .starters_in_bags()
        .placed(A, F::Knight, "ship.3")
        .market(A, &[F::Farmer])
        .game(Stage::Planning);
    assert!(game.offered_like("A", "assign knight").is_empty());
    assert!(game.offered_like("A", "back").is_empty());
}

/// "Some tokens may become available again; then the actions are possible again" (W11).
#[test]
fn a_good_that_comes_back_can_be_fetched_again() {
    let mut game = Position::of(2)
        .event(Hourglass::Harvest)
        .tile(B, Place::Hayrick)
        .filled(B, Place::Hayrick, &[F::Farmer])
        .wares(A, Ware::Grain, 1)
        .wares(B, Ware::Cheese, 1)
        .goods_left(Good::Grain, 0)
        .game(Stage::Event);
    game.play_lines(&["* reveal income", "B done", "A done", "B done", "B use hayrick"]);
    assert_eq!(game.wares(B, Ware::Grain), 1);
}

/// "You cannot gain a token of which none is left": nor a follower, in any edition.
#[test]
fn an_empty_supply_closes_its_places() {
    let crews = [
        (Kind::Farmer, Place::Farmhouse, &[F::OwnBoatman, F::OwnCraftsman][..]),
        (Kind::Scholar, Place::University, &[F::OwnFarmer, F::OwnCraftsman, F::OwnTrader]),
        (Kind::Knight, Place::Castle, &[F::OwnFarmer, F::OwnBoatman, F::OwnTrader]),
        (Kind::Monk, Place::Monastery, &[F::Scholar, F::OwnTrader]),
    ];
    for options in [polish(2), russian(2)] {
        for (kind, place, crew) in crews {
            let position = duel_with(options).filled(A, place, crew).supply_left(kind, 0);
            let mut game = position.game(Stage::Acting);
            assert!(game.offered("A").is_empty(), "{place} was all that A had");
            assert_eq!(game.play("B", "use farmhouse").is_ok(), kind != Kind::Farmer);
        }
        let village = [F::OwnFarmer, F::OwnBoatman, F::OwnCraftsman];
        let position = duel_with(options).filled(A, Place::Village, &village);
        let mut game =
            position.supply_left(Kind::Boatman, 0).supply_left(Kind::Trader, 0).game(Stage::Acting);
        game.play_lines(&["A use village"]);
        assert_eq!(game.offered("A"), ["recruit craftsman"]);
    }
}

/// The starting followers are never lost: not to deeds, to the plague or to torture.
#[test]
fn starting_followers_stay_for_good() {
    let poor = Position::of(2)
        .event(Hourglass::Harvest)
        .coins(A, 0)
        .starters_in_bags()
        .bag(A, &[F::Monk])
        .game(Stage::Event);
    let mut game = poor;
    game.play_lines(&["A lose follower"]);
    assert_eq!(game.offered("*"), ["follower monk"]);
    game.play_lines(&["* follower monk"]);
    assert!(game.offered_like("A", "lose follower").is_empty(), "only starting followers are left");
    let mut game = Position::of(2).event(Hourglass::Plague).starters_in_bags().game(Stage::Event);
    game.play_lines(&["* follower own_trader"]);
    assert_eq!(game.bag(A), "own_farmer, own_boatman, own_craftsman, own_trader");
}

/// Stations, goods, tiles, technology and followers given up never come back.
#[test]
fn what_torture_takes_is_gone() {
    let mut game = Position::of(2)
        .event(Hourglass::Harvest)
        .coins(A, 0)
        .tile(A, Place::Hayrick)
        .technologies(A, 1)
        .wares(A, Ware::Brocade, 1)
        .bag(A, &[F::Monk])
        .game(Stage::Event);
    let before = game.view(Viewer::Public);
    game.play_lines(&["A lose good brocade", "A lose tile hayrick", "A lose technology"]);
    game.play_lines(&["A lose follower", "* follower monk", "A lose station"]);
    let after = game.view(Viewer::Public);
    assert_eq!((after.goods, after.supply), (before.goods, before.supply));
    assert_eq!((after.stacks, after.technologies), (before.stacks, before.technologies));
    assert_eq!(after.tiles_gone, [Place::Hayrick]);
    assert_eq!(game.player(A).unbuilt, 9);
}

/// Planning one by one: technology may be part of the one place, and `next` gives the turn.
#[test]
fn one_place_at_a_time_takes_followers_and_technology() {
    let options = Options { planning_order: PlanningOrder::OneByOne, ..polish(2) };
    let mut game = Position::with(options).technologies(A, 1).game(Stage::Planning);
    game.play_lines(&["A technology castle.1", "A assign own_trader castle.3"]);
    assert_eq!(game.play("A", "assign own_farmer village.1"), Err(Illegal::OtherPlace));
    game.play_lines(&["A next", "B assign own_farmer village.1", "B next"]);
    assert_eq!(game.play("A", "technology ship.1"), Err(Illegal::NoTechnology));
    game.play_lines(&["A done"]);
    assert_eq!(game.offered_like("B", "assign own_boatman village").len(), 1, "B goes on alone");
}

/// Planning in turn, each completely: nobody plans out of turn.
#[test]
fn each_player_plans_completely_before_the_next() {
    let options = Options { planning_order: PlanningOrder::Whole, ..polish(3) };
    let mut game = Position::with(options).start(B).game(Stage::Planning);
    for early in ["A", "C"] {
        let result = game.play(early, "assign own_farmer village.1");
        assert_eq!(result, Err(Illegal::NotYourTurn));
    }
    game.play_lines(&["B assign own_farmer village.1", "B assign own_trader castle.3", "B done"]);
    assert_eq!(game.play("B", "assign own_boatman castle.2"), Err(Illegal::NotYourTurn));
    assert!(game.offered("A").is_empty());
    game.play_lines(&["C assign own_farmer village.1"]);
    assert_eq!(game.player(C).filled.len(), 1);
}

/// W17: the Castle brings a knight and a higher draw limit, and nobody else.
#[test]
fn the_castle_brings_nobody_but_the_knight() {
    let crew = [F::OwnFarmer, F::OwnBoatman, F::OwnTrader];
    let mut game = duel().filled(A, Place::Castle, &crew).game(Stage::Acting);
    game.play_lines(&["A use castle"]);
    assert_eq!(game.bag(A), "knight, own_farmer, own_boatman, own_trader");
    let view = game.view(Viewer::Public);
    assert_eq!(view.players.iter().map(|it| it.draw_limit).collect::<Vec<_>>(), [5, 4]);
}
