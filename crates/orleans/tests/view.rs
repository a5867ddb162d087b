//! What the view tells beyond what lies on the table: where in the round it is, which hourglass
//! tiles may come next, and what the event has in store for everybody.

use crate::common::{A, B, C, Notated, duel, duel_with, polish};
use quadrivium_core::{Rules, Sight, Turn, Viewer};
use quadrivium_orleans::{
    Bathhouse, CensusView, Citizen, Event, Follower as F, ForecastView, Good, Hourglass,
    HourglassStack, Kind, Options, Orleans, Place, PlaceView, PlanningOrder, Position, Stage,
    TowerDeeds, Town, View, Ware,
};

fn look(game: &Orleans) -> View {
    game.view(Viewer::Public)
}

fn where_in_round(game: &Orleans) -> (Stage, Option<u8>) {
    let view = look(game);
    (view.stage, view.phase)
}

/// A is alone behind on the farmer track and has no coin.
#[test]
fn torture_in_the_census_belongs_to_phase_2() {
    let mut game = Position::of(3)
        .coins(A, 0)
        .track(B, Kind::Farmer, 1)
        .track(C, Kind::Farmer, 2)
        .bag(A, &[F::Knight])
        .game(Stage::Census);
    assert_eq!(where_in_round(&game), (Stage::Census, Some(2)));
    game.play_lines(&["A lose follower"]);
    assert_eq!(where_in_round(&game), (Stage::Census, Some(2)));
    game.play_lines(&["* follower knight"]);
    assert_eq!(where_in_round(&game), (Stage::Planning, Some(4)), "nobody has anything to draw");
}

/// Declaring, drawing, bathing and stowing are parts of phase 3, planning is phase 4.
#[test]
fn every_part_of_phase_3_is_named_while_it_is_played() {
    let mut game = Position::of(2)
        .tile(A, Place::Bathhouse)
        .tile(A, Place::GunpowderTower)
        .bag(A, &[F::Knight, F::Monk, F::Scholar])
        .game(Stage::Declaring);
    let mut parts = vec![where_in_round(&game)];
    for line in ["A draw 1", "* follower scholar", "A bathe", "* follower monk"] {
        game.play_lines(&[line]);
        parts.push(where_in_round(&game));
    }
    game.play_lines(&["* follower knight", "A keep monk"]);
    parts.push(where_in_round(&game));
    game.play_lines(&["A stow scholar", "A stow monk"]);
    parts.push(where_in_round(&game));
    let expected = [
        (Stage::Declaring, Some(3)),
        (Stage::Drawing, Some(3)),
        (Stage::Bathing, Some(3)),
        (Stage::Bathing, Some(3)),
        (Stage::Bathing, Some(3)),
        (Stage::Stowing, Some(3)),
        (Stage::Planning, Some(4)),
    ];
    assert_eq!(parts, expected);
}

/// The events that may come next, with how many tiles of each.
fn next(game: &Orleans) -> Vec<(Hourglass, u8)> {
    let hourglass = look(game).hourglass;
    let possible = hourglass.into_iter().filter(|event| event.next > 0);
    possible.map(|event| (event.event, event.next)).collect()
}

/// The first tile is known before it is turned over.
#[test]
fn before_the_first_round_a_pilgrimage_comes_next() {
    for hourglass_stack in HourglassStack::ALL {
        let game = Orleans::new(&Options { hourglass_stack, ..polish(2) }).unwrap();
        assert_eq!(next(&game), [(Hourglass::Pilgrimage, 1)]);
        let hidden: u8 = look(&game).hourglass.iter().map(|event| event.hidden).sum();
        assert_eq!(hidden, 18);
    }
}

/// With three piles the last round of a pile looks forward to the whole next one.
#[test]
fn after_the_last_tile_of_a_pile_the_next_pile_comes() {
    let options = Options { hourglass_stack: HourglassStack::Abc, ..polish(2) };
    for (round, possible) in [(1, 5), (5, 1), (6, 6), (7, 5), (12, 6), (18, 0)] {
        let position = Position::with(options).round(round).event(Hourglass::Pilgrimage);
        let game = position.game(Stage::Planning);
        assert_eq!(next(&game).len(), possible, "round {round}");
    }
}

/// The same tiles are offered when chance is asked.
#[test]
fn what_may_come_next_is_what_chance_brings() {
    let options = Options { hourglass_stack: HourglassStack::Abc, ..polish(2) };
    for round in 1..18 {
        let position = Position::with(options).round(round).event(Hourglass::Pilgrimage);
        let planning = position.clone().game(Stage::Planning);
        let revealing = position.game(Stage::Event);
        assert_eq!(next(&planning), next(&revealing), "round {round}");
        let offered = next(&planning).into_iter().map(|(event, _)| format!("reveal {event}"));
        assert_eq!(revealing.offered("*"), offered.collect::<Vec<_>>(), "round {round}");
    }
}

/// Gain, due, missing, kinds of food, plague.
type Outlook = (u16, u16, u16, usize, bool);

/// What the event will bring or take everybody as things stand now.
fn outlook(view: &View) -> Vec<Option<Outlook>> {
    let short = |it: &ForecastView| (it.gain, it.due, it.missing, it.food.len(), it.plague);
    view.players.iter().map(|player| player.forecast.as_ref().map(short)).collect()
}

#[test]
fn the_event_casts_its_shadow_before() {
    let outlook = |event| {
        let game = Position::of(3)
            .event(event)
            .development(A, 9)
            .stations(A, &[Town::Blois, Town::Tours])
            .wares(A, Ware::Wool, 7)
            .coins(A, 1)
            .wares(B, Ware::Grain, 1)
            .wares(B, Ware::Wine, 1)
            .bag(A, &[F::Knight])
            .bag(B, &[F::OwnFarmer])
            .game(Stage::Planning);
        outlook(&look(&game))
    };
    let nothing = Some((0, 0, 0, 0, false));
    let gain = |coins| Some((coins, 0, 0, 0, false));
    let food = Some((0, 0, 0, 2, false));
    let pay = |due, missing| Some((0, due, missing, 0, false));
    assert_eq!(outlook(Hourglass::Pilgrimage), [nothing; 3]);
    assert_eq!(outlook(Hourglass::Income), [gain(3), gain(1), gain(1)]);
    assert_eq!(outlook(Hourglass::TradingDay), [gain(2), nothing, nothing]);
    assert_eq!(outlook(Hourglass::Harvest), [pay(5, 4), food, pay(5, 0)]);
    assert_eq!(outlook(Hourglass::Taxes), [pay(2, 1), nothing, nothing]);
    let plague = Some((0, 0, 0, 0, true));
    assert_eq!(outlook(Hourglass::Plague), [plague, nothing, nothing], "B can lose nobody");
}

/// A monk in the Sacristy guards where something can be lost.
#[test]
fn the_outlook_knows_the_sacristy() {
    let guarded = |event| {
        let position = Position::of(2).tile(A, Place::Sacristy).placed(A, F::Monk, "sacristy.1");
        let game = position.event(event).bag(A, &[F::Knight]).game(Stage::Planning);
        look(&game).players.remove(0).forecast.expect("the event is revealed").guarded
    };
    let events = Hourglass::ALL.into_iter().filter(|&event| guarded(event)).collect::<Vec<_>>();
    assert_eq!(events, [Hourglass::Harvest, Hourglass::Plague], "there are no goods to be taxed");
}

/// It is gone when it has come, and unknown before the tile is turned over.
#[test]
fn the_outlook_reaches_from_the_hourglass_to_the_event() {
    let mut game = Position::of(2)
        .event(Hourglass::Harvest)
        .wares(A, Ware::Grain, 1)
        .wares(B, Ware::Grain, 1)
        .wares(B, Ware::Wine, 1)
        .game(Stage::Event);
    assert_eq!(outlook(&look(&game)), [None, None], "A has given its grain, B is choosing");
    game.play_lines(&["B give wine"]);
    assert_eq!((game.turn(), outlook(&look(&game))), (Turn::Chance, vec![None, None]));
    game.play_lines(&["* reveal income"]);
    assert_eq!(outlook(&look(&game)), [Some((1, 0, 0, 0, false)); 2]);
}

/// A log can say why coins come and go in phase 6.
#[test]
fn the_event_is_told_before_what_it_brings() {
    let mut game = Position::of(2).event(Hourglass::Income).game(Stage::Planning);
    game.play_lines(&["A done"]);
    let events = game.watch("B", "done").unwrap();
    let came = events
        .iter()
        .position(|event| matches!(event, Event::EventCame { tile: Hourglass::Income }));
    let gained = events.iter().position(|event| matches!(event, Event::CoinsGained { .. }));
    assert!(came.is_some() && came < gained, "{events:?}");
    let mut game = Position::of(2).event(Hourglass::Pilgrimage).game(Stage::Planning);
    game.play_lines(&["A done"]);
    let events = game.watch("B", "done").unwrap();
    assert!(!events.iter().any(|event| matches!(event, Event::EventCame { .. })), "{events:?}");
}

/// What is out of the game, and what only matters later, is public too.
#[test]
fn what_left_the_game_can_be_seen() {
    let mut game = Position::of(2)
        .event(Hourglass::Harvest)
        .coins(A, 0)
        .technology(A, "castle.1")
        .wares(A, Ware::Wool, 1)
        .wares(B, Ware::Grain, 1)
        .bag(A, &[F::Knight])
        .game(Stage::Event);
    let lines = ["A lose station", "A lose good wool", "A lose technology castle.1"];
    game.play_lines(&lines);
    game.play_lines(&["A lose follower", "* follower knight", "A lose station"]);
    let view = look(&game);
    let count = |kind| view.followers_gone.iter().find(|it| it.kind == kind).unwrap().count;
    assert_eq!((count(Kind::Knight), count(Kind::Monk)), (1, 0));
    assert_eq!(view.goods_gone.iter().map(|it| it.count).collect::<Vec<_>>(), [0, 0, 0, 1, 0]);
    assert_eq!(view.technologies_gone, 1);
    assert_eq!(view.players[0].lost_stations, 2);
    assert!(view.players[0].has_placed, "A is free of the farmer rule (R-8d)");
    assert!(!view.players[1].has_placed);
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

/// How many followers of A were sent to work in this phase.
fn sent(game: &Orleans) -> u8 {
    look(game).players[0].sent
}

/// Whoever was sent in an earlier round does not count, and nobody does once all have planned.
#[test]
fn the_view_counts_who_was_sent_to_work() {
    let mut game = duel().placed(A, F::OwnFarmer, "ship.1").game(Stage::Planning);
    assert_eq!(sent(&game), 0);
    game.play_lines(&["A assign own_boatman farmhouse.1"]);
    assert_eq!(sent(&game), 1);
    game.play_lines(&["A assign own_craftsman farmhouse.2", "B done"]);
    assert_eq!(sent(&game), 2);
    game.play_lines(&["A done"]);
    assert_eq!((sent(&game), look(&game).stage), (0, Stage::Acting));
}

/// A question inside an action is left by taking back what led to it.
#[test]
fn the_view_tells_which_places_ask_and_which_questions_follow() {
    let mut game = duel()
        .filled(A, Place::Village, &[F::OwnFarmer, F::OwnBoatman, F::OwnCraftsman])
        .game(Stage::Acting);
    let follows = |game: &Orleans| look(game).ask.map(|ask| ask.follows);
    let places = look(&game).players[0].places.clone();
    let asking = places.iter().filter(|place| place.asks).map(|place| place.place);
    let expected = [Place::Village, Place::Ship, Place::Wagon, Place::TownHall];
    assert_eq!(asking.collect::<Vec<_>>(), expected);
    assert_eq!(follows(&game), Some(false), "A may act");
    game.play_lines(&["A use village"]);
    assert_eq!(follows(&game), Some(true));
    game.play_lines(&["A recruit trader"]);
    assert_eq!(follows(&game), Some(true), "a place tile comes with the trader");
    game.play_lines(&["A tile hayrick"]);
    assert_eq!(follows(&game), Some(false), "B may act");
    let mut game = duel_with(Options { bathhouse: Bathhouse::Active, ..polish(2) })
        .tile(A, Place::Bathhouse)
        .filled(A, Place::Bathhouse, &[F::OwnFarmer])
        .bag(A, &[F::Monk])
        .game(Stage::Acting);
    game.play_lines(&["A use bathhouse", "* follower monk"]);
    assert_eq!(follows(&game), Some(false), "the monk was drawn");
}

fn place_of(game: &Orleans, place: Place) -> PlaceView {
    let places = look(game).players[0].places.clone();
    places.into_iter().find(|it| it.place == place).unwrap()
}

/// E2: one follower is enough for the Town Hall, or two are needed.
#[test]
fn the_town_hall_is_active_with_as_many_as_the_edition_asks_for() {
    for (town_hall_min, followers, active) in [
        (1, &[][..], false),
        (1, &[F::Knight], true),
        (2, &[F::Knight], false),
        (2, &[F::Knight, F::Monk], true),
    ] {
        let game = duel_with(Options { town_hall_min, ..polish(2) })
            .filled(A, Place::TownHall, followers)
            .game(Stage::Planning);
        let shown = place_of(&game, Place::TownHall).active;
        assert_eq!(shown, active, "{followers:?} where {town_hall_min} are needed");
    }
}

/// E8: a tower that sends followers while planning has no action.
#[test]
fn the_tower_is_active_only_where_it_has_an_action() {
    for (tower_deeds, active) in [(TowerDeeds::Action, true), (TowerDeeds::Planning, false)] {
        let options = Options { tower_deeds, planning_order: PlanningOrder::OneByOne, ..polish(2) };
        let tower = |followers| {
            let position = Position::with(options).tile(A, Place::GunpowderTower);
            let game = position.tower(A, followers).game(Stage::Planning);
            place_of(&game, Place::GunpowderTower).active
        };
        assert_eq!(tower(&[F::Knight]), active, "{tower_deeds:?}");
        assert!(!tower(&[]));
    }
}

/// E1: a passive Bathhouse has no space to stand on.
#[test]
fn the_bathhouse_is_active_only_where_it_has_an_action() {
    let bathhouse = |bathhouse, followers: &[F]| {
        let game = duel_with(Options { bathhouse, ..polish(2) })
            .tile(A, Place::Bathhouse)
            .filled(A, Place::Bathhouse, followers)
            .game(Stage::Planning);
        place_of(&game, Place::Bathhouse).active
    };
    assert!(bathhouse(Bathhouse::Active, &[F::OwnFarmer]));
    assert!(!bathhouse(Bathhouse::Active, &[]));
    assert!(!bathhouse(Bathhouse::Passive, &[]));
}

/// What wards off an event works without an action, and a power needs nobody.
#[test]
fn the_sacristy_is_active_with_its_monk_and_powers_never() {
    let position = duel().tile(A, Place::Sacristy).tile(A, Place::School);
    let game = position.clone().filled(A, Place::Sacristy, &[F::Monk]).game(Stage::Planning);
    assert!(place_of(&game, Place::Sacristy).active);
    assert!(!place_of(&game, Place::Sacristy).usable);
    assert!(!place_of(&game, Place::School).active);
    assert!(!place_of(&position.game(Stage::Planning), Place::Sacristy).active);
}

/// What a place of A brings now, such as `coins 3`.
fn brings(position: &Position, place: Place) -> String {
    let brings = place_of(&position.clone().game(Stage::Planning), place).brings;
    let parts = brings.iter().map(|part| match part.count {
        Some(count) => format!("{} {count}", part.of),
        None => part.of.to_owned(),
    });
    parts.collect::<Vec<_>>().join(", ")
}

#[test]
fn a_place_that_recruits_brings_what_the_next_step_has() {
    let position = duel();
    assert_eq!(brings(&position, Place::Farmhouse), "farmer, grain");
    assert_eq!(brings(&position, Place::University), "scholar, development 2");
    assert_eq!(brings(&position, Place::Castle), "knight, draws 5");
    assert_eq!(brings(&position, Place::Monastery), "monk");
    let ahead = position.track(A, Kind::Knight, 3).track(A, Kind::Scholar, 5);
    assert_eq!(brings(&ahead, Place::Castle), "knight, draws 7, citizen");
    assert_eq!(brings(&ahead, Place::University), "scholar", "the track ends");
}

/// A bonus that is exhausted or won is not brought.
#[test]
fn what_is_gone_is_not_brought() {
    let position =
        duel().goods_left(Good::Grain, 0).track(A, Kind::Knight, 3).citizen(B, Citizen::Knight);
    assert_eq!(brings(&position, Place::Farmhouse), "farmer");
    assert_eq!(brings(&position, Place::Castle), "knight, draws 7");
}

#[test]
fn a_place_that_pays_by_level_or_station_brings_as_much_as_its_owner_has() {
    let position = duel()
        .tile(A, Place::Hospital)
        .tile(A, Place::Office)
        .development(A, 9)
        .stations(A, &[Town::Blois, Town::Tours]);
    assert_eq!(brings(&position, Place::Hospital), "coins 3");
    assert_eq!(brings(&position, Place::Office), "coins 2");
    assert_eq!(brings(&position, Place::Scriptorium), "", "that is printed");
}

/// The browser knows these names: `web/src/lib/games/orleans/types.ts`.
#[test]
fn the_view_as_json_has_the_fields_of_the_drawing() {
    let game =
        Position::of(3).event(Hourglass::Taxes).wares(A, Ware::Wine, 3).game(Stage::Planning);
    let view = serde_json::to_value(look(&game)).unwrap();
    assert_eq!(view["turn"], serde_json::json!({ "players": ["A", "B", "C"] }));
    assert_eq!(view["census"], serde_json::json!({ "leader": null, "last": null }));
    let expected = serde_json::json!({
        "gain": 0, "due": 1, "missing": 0, "food": [], "plague": false, "guarded": false,
    });
    assert_eq!(view["players"][0]["forecast"], expected);
}
