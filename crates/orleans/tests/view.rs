//! What a drawing reads from the view: it works nothing out by itself.

mod common;

use common::{A, B, C};
use quadrivium_core::{Game, Seat, Viewer};
use quadrivium_orleans::{
    CensusView, Follower, ForecastView, Hourglass, Kind, Orleans, Place, Position, Stage, Town,
    View, Ware,
};

fn look(game: &Orleans) -> View {
    game.view(Viewer::Seat(A))
}

fn forecast(game: &Orleans, seat: Seat) -> ForecastView {
    let players = look(game).players;
    let player = players.into_iter().find(|player| player.seat == seat).expect("at the table");
    player.forecast.expect("the event is open")
}

const NOTHING: ForecastView =
    ForecastView { gain: 0, due: 0, missing: 0, food: Vec::new(), plague: false, guarded: false };

fn event(event: Hourglass) -> Position {
    Position::of(3).event(event)
}

#[test]
fn taxes_say_what_is_due_and_what_is_missing() {
    let game = event(Hourglass::Taxes)
        .coins(A, 1)
        .wares(A, Ware::Wine, 7)
        .wares(B, Ware::Wool, 2)
        .game(Stage::Planning);
    assert_eq!(forecast(&game, A), ForecastView { due: 2, missing: 1, ..NOTHING });
    assert_eq!(forecast(&game, B), NOTHING);
}

#[test]
fn a_harvest_names_the_food_or_the_fine() {
    let game = event(Hourglass::Harvest)
        .coins(B, 3)
        .wares(A, Ware::Grain, 1)
        .wares(A, Ware::Wool, 1)
        .game(Stage::Planning);
    assert_eq!(forecast(&game, A), ForecastView { food: vec![Ware::Grain], ..NOTHING });
    assert_eq!(forecast(&game, B), ForecastView { due: 5, missing: 2, ..NOTHING });
}

#[test]
fn a_plague_threatens_who_has_a_bag_and_the_sacristy_guards() {
    let game = event(Hourglass::Plague)
        .bag(A, &[Follower::Knight])
        .tile(A, Place::Sacristy)
        .placed(A, Follower::Monk, "sacristy.1")
        .game(Stage::Planning);
    assert_eq!(forecast(&game, A), ForecastView { plague: true, guarded: true, ..NOTHING });
    assert_eq!(forecast(&game, C), NOTHING);
}

#[test]
fn income_and_trading_day_say_what_comes() {
    let income = event(Hourglass::Income).development(A, 9).game(Stage::Planning);
    assert_eq!(forecast(&income, A), ForecastView { gain: 3, ..NOTHING });
    let market = event(Hourglass::TradingDay).stations(B, &[Town::Blois]).game(Stage::Planning);
    assert_eq!(forecast(&market, B), ForecastView { gain: 1, ..NOTHING });
}

#[test]
fn the_census_names_who_is_alone_ahead_and_behind() {
    let game = Position::of(3)
        .track(A, Kind::Farmer, 2)
        .track(B, Kind::Farmer, 1)
        .track(C, Kind::Farmer, 1)
        .game(Stage::Planning);
    assert_eq!(look(&game).census, CensusView { leader: Some(A), last: None });
}

/// The browser knows these names: `web/src/lib/games/orleans/types.ts`.
#[test]
fn the_view_as_json_has_the_fields_of_the_drawing() {
    let game = event(Hourglass::Taxes).wares(A, Ware::Wine, 3).game(Stage::Planning);
    let view = serde_json::to_value(look(&game)).unwrap();
    assert_eq!(view["turn"], serde_json::json!({ "players": ["A", "B", "C"] }));
    assert_eq!(view["census"], serde_json::json!({ "leader": null, "last": null }));
    let expected = serde_json::json!({
        "gain": 0, "due": 1, "missing": 0, "food": [], "plague": false, "guarded": false,
    });
    assert_eq!(view["players"][0]["forecast"], expected);
}
