//! Every ruling on an unclear point from R-20 on, by its number. Some are tested with
//! places, tiles and editions as well.

use crate::common::{A, B, C, Notated, Pieces, duel, duel_with, goods, older, polish, supply};
use quadrivium_core::{Rules, Score, Sight, Turn, Viewer};
use quadrivium_orleans::{
    Bathhouse, Citizen, Deed, Follower as F, Good, Hourglass, Illegal, Kind, Options, Orleans,
    Place, PlagueStarter, Position, Stage, Town, Ware,
};

/// A can also use the Scriptorium, so that a refusal can be seen.
fn busy(position: Position) -> Orleans {
    position.filled(A, Place::Scriptorium, &[F::Knight, F::Scholar]).game(Stage::Acting)
}

fn extra() -> Options {
    Options { extra_tiles: true, ..polish(2) }
}

fn offers_point(space: u8) -> bool {
    let position = Position::of(2).coins(A, 0).wares(A, Ware::Wool, 3).development(A, space);
    let game = position.event(Hourglass::Taxes).game(Stage::Event);
    game.offered_like("A", "lose point").len() == 1
}

#[test]
fn r20_the_marker_never_goes_back_onto_or_from_coins() {
    let refused = (0..=30).filter(|&space| !offers_point(space)).collect::<Vec<_>>();
    assert_eq!(refused, [0, 7, 8, 12, 13, 25, 26]);
}

#[test]
fn r20b_behind_a_star_the_level_falls() {
    let position = Position::of(2).coins(A, 0).wares(A, Ware::Wool, 3).development(A, 4);
    let mut game = position.event(Hourglass::Taxes).game(Stage::Event);
    assert_eq!(game.player(A).level(), 2);
    game.play_lines(&["A lose point"]);
    assert_eq!(game.player(A).level(), 1);
}

#[test]
fn r21_a_taken_citizen_is_gone() {
    let mut game = busy(duel().development(A, 2).citizen(B, Citizen::Development1));
    game.play_lines(&["A use scriptorium"]);
    assert_eq!(game.player(A).development, 3);
    assert!(game.player(A).citizens.is_empty());

    // Its owner keeps it behind its space, and wins nothing by coming again.
    let mut game = Position::of(2)
        .development(A, 3)
        .citizen(A, Citizen::Development1)
        .coins(A, 0)
        .wares(A, Ware::Wool, 3)
        .filled(A, Place::Scriptorium, &[F::Knight, F::Scholar])
        .event(Hourglass::Taxes)
        .game(Stage::Event);
    game.play_lines(&["A lose point", "* reveal income", "A done", "A done", "B done"]);
    assert_eq!((game.player(A).development, game.player(A).citizens.len()), (2, 1));
    game.play_lines(&["A use scriptorium"]);
    assert_eq!((game.player(A).development, game.player(A).citizens.len()), (3, 1));
}

#[test]
fn r22_a_long_step_takes_all_on_its_way() {
    let mut game = duel()
        .filled(A, Place::University, &[F::OwnFarmer, F::OwnCraftsman, F::OwnTrader])
        .track(A, Kind::Scholar, 4)
        .development(A, 2)
        .game(Stage::Acting);
    game.play_lines(&["A use university"]);
    assert_eq!(game.player(A).development, 8);
    assert_eq!(game.coins(A), 5 + 3);
    assert!(game.player(A).citizens.contains(Citizen::Development1));
}

#[test]
fn r22_a_long_step_takes_what_lies_at_its_end() {
    let after = |from: u8, coins: u8| {
        let mut game = duel()
            .tile(A, Place::Pharmacy)
            .filled(A, Place::Pharmacy, &[F::OwnFarmer])
            .development(A, from)
            .game(Stage::Acting);
        game.play_lines(&["A use pharmacy", &format!("A pay {coins}")]);
        (game.coins(A), game.player(A).citizens.iter().collect::<Vec<_>>())
    };
    assert_eq!(after(4, 2), (5 - 2, vec![]), "one space before the coins");
    assert_eq!(after(5, 2), (5 - 2 + 3, vec![]), "on the coins");
    assert_eq!(after(4, 3), (5 - 3 + 3, vec![]), "three steps to them");
    assert_eq!(after(16, 2), (5 - 2, vec![Citizen::Development2]), "on the citizen");
    assert_eq!(after(15, 3), (5 - 3, vec![Citizen::Development2]), "three steps to the citizen");
}

#[test]
fn r23_without_a_suitable_tile_the_trader_comes_alone() {
    let mut game = duel()
        .filled(A, Place::Village, &[F::OwnFarmer, F::OwnBoatman, F::OwnCraftsman])
        .only_tiles(&[Place::School])
        .game(Stage::Acting);
    game.play_lines(&["A use village", "A recruit trader"]);
    assert_eq!(game.player(A).tracks[Kind::Trader], 1);
    assert_eq!(game.player(A).places.len(), 10);
}

#[test]
fn r24_only_the_craftsman_of_the_village_is_blocked() {
    let mut game = duel()
        .filled(A, Place::Village, &[F::OwnFarmer, F::OwnBoatman, F::OwnCraftsman])
        .technologies_left(0)
        .game(Stage::Acting);
    game.play_lines(&["A use village"]);
    assert_eq!(game.offered("A"), ["recruit boatman", "recruit trader"]);
}

#[test]
fn r25_a_boatman_with_an_empty_bank() {
    let mut game = duel()
        .filled(A, Place::Village, &[F::OwnFarmer, F::OwnBoatman, F::OwnCraftsman])
        .bank(1)
        .game(Stage::Acting);
    game.play_lines(&["A use village", "A recruit boatman"]);
    assert_eq!(game.coins(A), 6);
}

#[test]
fn r26_with_two_needed_one_may_go_and_the_other_waits() {
    let options = Options { town_hall_min: 2, ..polish(2) };
    let hall = |second| {
        duel_with(options)
            .filled(A, Place::TownHall, &[F::Knight, second])
            .served(Deed::PapalConclave, Kind::Monk, 2)
            .served(Deed::Cathedral, Kind::Monk, 2)
            .served(Deed::PeaceTreaty, Kind::Monk, 1)
    };
    let mut game = busy(hall(F::Monk));
    game.play_lines(&["A use town_hall", "A deed knight city_wall", "B pass"]);
    assert_eq!(game.play("A", "use town_hall"), Err(Illegal::NotActive));
}

#[test]
fn r27_who_is_not_sent_stays_and_may_go_later() {
    let mut game = busy(duel().filled(A, Place::TownHall, &[F::Knight, F::Scholar]));
    game.play_lines(&["A use town_hall", "A deed knight city_wall", "A done", "B pass"]);
    assert_eq!(game.bag(A), "");
    game.play_lines(&["A use town_hall", "A deed scholar astronomy"]);
}

#[test]
fn r28_the_active_bathhouse() {
    let bath = |bag: &[F]| {
        duel_with(Options { bathhouse: Bathhouse::Active, ..polish(2) })
            .tile(A, Place::Bathhouse)
            .placed(A, F::Monk, "bathhouse.1")
            .bag(A, bag)
    };
    // Where two may go: to spaces of their kind, a monk anywhere, neutral ones to the Town Hall; with
    // the School a scholar stands in for others. Never to the market, the tower or the Bathhouse.
    let mut game = duel_with(Options { bathhouse: Bathhouse::Active, ..extra() })
        .tile(A, Place::Bathhouse)
        .tile(A, Place::Sacristy)
        .tile(A, Place::Theatre)
        .tile(A, Place::School)
        .tile(A, Place::GunpowderTower)
        .placed(A, F::Trader, "bathhouse.1")
        .bag(A, &[F::OwnFarmer, F::Monk, F::Scholar])
        .game(Stage::Acting);
    game.play_lines(&["A use bathhouse"]);
    let mut monk_and_farmer = game;
    monk_and_farmer.play_lines(&["* follower monk", "* follower own_farmer"]);
    let offered = |who: &str| monk_and_farmer.offered_like("A", &format!("assign {who} "));
    for space in ["sacristy.1", "theatre.1", "town_hall.1", "ship.3", "village.1"] {
        assert!(offered("monk").contains(&format!("assign monk {space}")), "{space}");
    }
    assert!(offered("own_farmer").contains(&"assign own_farmer theatre.1".to_owned()));
    let barred = ["town_hall", "bathhouse", "sacristy"];
    assert!(!offered("own_farmer").iter().any(|it| barred.iter().any(|place| it.contains(place))));
    assert_eq!(monk_and_farmer.play("A", "assign monk ship.3 tower"), Err(Illegal::NoSuchFollower));
    monk_and_farmer.play_lines(&["A assign monk sacristy.1"]);
    assert_eq!(monk_and_farmer.bag(A), "trader, scholar, own_farmer");
    game.play_lines(&["* follower scholar", "* follower own_farmer", "A assign scholar castle.1"]);

    // Only one fits anywhere: that one is placed.
    let farmers = ["village.1", "university.1", "castle.1", "ship.1", "wagon.1", "guildhall.1"];
    let position = farmers.iter().fold(bath(&[F::OwnFarmer, F::Knight]), |position, space| {
        position.placed(A, F::Farmer, space)
    });
    let mut game = position.game(Stage::Acting);
    game.play_lines(&["A use bathhouse", "* follower knight", "* follower own_farmer"]);
    assert!(game.offered_like("A", "assign own_farmer").is_empty());
    game.play_lines(&["A assign knight guildhall.3"]);
    assert_eq!(game.bag(A), "monk, own_farmer");

    // It completes a place that is used later in the same phase.
    let mut game =
        bath(&[F::Scholar, F::Scholar]).placed(A, F::Knight, "scriptorium.1").game(Stage::Acting);
    game.play_lines(&["A use bathhouse", "* follower scholar", "* follower scholar"]);
    game.play_lines(&["A assign scholar scriptorium.2", "B pass", "A use scriptorium"]);

    // The only one in the bag is drawn; where it fits nowhere it goes back.
    let full = ["village.1", "university.1", "castle.1", "ship.1", "wagon.1", "guildhall.1"];
    let position = full
        .iter()
        .fold(bath(&[F::OwnFarmer]), |position, space| position.placed(A, F::Farmer, space));
    let mut game = position.game(Stage::Acting);
    game.play_lines(&["A use bathhouse", "* follower own_farmer"]);
    assert_eq!(game.bag(A), "monk, own_farmer");
}

#[test]
fn r29_a_monk_stands_anywhere() {
    let mut game = Position::of(2)
        .tile(A, Place::Pharmacy)
        .market(A, &[F::Monk, F::Monk, F::Monk])
        .game(Stage::Planning);
    game.play_lines(&[
        "A assign monk pharmacy.1",
        "A assign monk ship.3",
        "A assign monk town_hall.1",
    ]);
    assert_eq!(supply(&game, Kind::Monk), 5);
}

#[test]
fn r30_tiles_are_removed_before_the_game() {
    let begin = |players| {
        let options = Options { remove_tiles: true, start: Some(B), ..polish(players) };
        let mut game = Orleans::new(&options).unwrap();
        game.let_chance_decide();
        game
    };
    let mut game = begin(2);
    assert_eq!(game.play("B", "skip"), Err(Illegal::Mandatory));
    game.play_lines(&["B remove school", "A remove hayrick"]);
    assert_eq!(game.play("B", "remove school"), Err(Illegal::TileGone));
    game.play_lines(&["B remove library", "A remove winery"]);
    assert_eq!(game.view(Viewer::Public).round, 1);
    let mut game = begin(3);
    game.play_lines(&["B skip", "C remove school", "A skip"]);
    assert_eq!(game.view(Viewer::Public).tiles_gone, [Place::School]);
    assert_eq!(game.view(Viewer::Public).round, 1);
}

#[test]
fn r31_the_court_of_two_players_asks_only_for_the_way() {
    let mut game = duel_with(extra())
        .tile(A, Place::Court)
        .filled(A, Place::Court, &[F::Knight, F::Scholar])
        .coins(A, 1)
        .game(Stage::Acting);
    game.play_lines(&["A use court", "A move blois water"]);
    assert_eq!((game.coins(A), game.coins(B)), (0, 6));
    assert_eq!((game.player(A).merchant, game.player(B).merchant), (Town::Orleans, Town::Blois));
}

#[test]
fn r32_the_hideaway_offers_what_there_is() {
    let hideaway = || {
        duel_with(extra())
            .tile(A, Place::Hideaway)
            .filled(A, Place::Hideaway, &[F::OwnTrader, F::Knight])
            .track(A, Kind::Boatman, 5)
            .track(A, Kind::Craftsman, 1)
            .track(A, Kind::Farmer, 1)
            .wares(A, Ware::Grain, 1)
            .wares(A, Ware::Wool, 1)
    };
    let mut game = hideaway().technologies_left(0).goods_left(Good::Grain, 0).game(Stage::Acting);
    game.play_lines(&["A use hideaway"]);
    assert_eq!(game.offered("A"), ["give grain"], "the grain that is paid can be had again");
    assert_eq!(game.play("A", "give wool"), Err(Illegal::NoBonus));
    let mut game = hideaway().game(Stage::Acting);
    game.play_lines(&["A use hideaway", "A give wool"]);
    assert_eq!(
        game.offered("A"),
        ["bonus farmer", "bonus craftsman"],
        "no coins on the last space"
    );
}

#[test]
fn r33_the_first_trader_of_the_hideaway_is_of_stack_one() {
    let mut game = duel_with(extra())
        .tile(A, Place::Hideaway)
        .filled(A, Place::Hideaway, &[F::OwnTrader, F::Knight])
        .track(A, Kind::Trader, 2)
        .wares(A, Ware::Wool, 1)
        .game(Stage::Acting);
    game.play_lines(&["A use hideaway", "A give wool", "A bonus trader", "A tile school"]);
}

#[test]
fn r34_paid_goods_lie_on_the_goods_market() {
    let mut game = duel_with(extra())
        .tile(A, Place::Goldsmith)
        .filled(A, Place::Goldsmith, &[F::OwnCraftsman, F::Scholar])
        .wares(A, Ware::Brocade, 1)
        .game(Stage::Acting);
    game.play_lines(&["A use goldsmith", "A give brocade"]);
    assert_eq!(goods(&game, Good::Brocade), 12);
}

#[test]
fn r35_starting_followers_may_go_on_stage() {
    let mut game = duel_with(extra())
        .tile(A, Place::Theatre)
        .placed(A, F::OwnFarmer, "theatre.1")
        .placed(A, F::OwnTrader, "theatre.1")
        .game(Stage::Acting);
    game.play_lines(&["A use theatre"]);
    assert_eq!((game.bag(A).as_str(), game.coins(A)), ("own_farmer, own_trader", 7));
}

#[test]
fn r36_a_knight_of_the_barracks_stands_in_for_nobody() {
    let position = Position::with(extra()).tile(A, Place::Barracks).market(A, &[F::Knight]);
    let mut game = position.game(Stage::Planning);
    assert_eq!(game.play("A", "assign knight village.1"), Err(Illegal::WrongFollower));
}

fn end(position: Position) -> Orleans {
    position.round(18).event(Hourglass::Pilgrimage).game(Stage::Event)
}

#[test]
fn r37_the_last_citizen_needs_strictly_most_trading_stations() {
    let game = end(Position::of(2));
    assert_eq!(game.turn(), Turn::Over);
    assert!(game.player(A).citizens.is_empty() && game.player(B).citizens.is_empty());
    let tie = end(Position::of(2).stations(A, &[Town::Blois]).stations(B, &[Town::Tours]));
    assert!(tie.player(A).citizens.is_empty());
    let won = end(Position::of(2).stations(B, &[Town::Tours]).development(B, 9));
    assert!(won.player(B).citizens.contains(Citizen::Stations));
    assert_eq!(won.standings().of(B).unwrap().points, 5 + 2 * 3);
}

#[test]
fn r38_a_limited_bank_pays_in_turn_order() {
    let position = Position::of(3).start(B).event(Hourglass::Income).bank(4);
    let position = [A, B, C].into_iter().fold(position, |all, seat| all.development(seat, 4));
    let game = position.game(Stage::Event);
    assert_eq!([A, B, C].map(|seat| game.coins(seat)), [5, 7, 7]);
}

#[test]
fn r39_the_start_player_is_an_option_or_chance() {
    let game = Orleans::new(&polish(3)).unwrap();
    assert_eq!(game.offered("*"), ["start A", "start B", "start C"]);
    let game = Orleans::new(&Options { start: Some(C), ..polish(3) }).unwrap();
    assert_eq!(game.view(Viewer::Public).start, C);
    assert_eq!(game.offered("*").len(), 5, "goods are laid");
}

#[test]
fn r40_the_game_is_over_after_the_event_of_round_18() {
    let game = end(Position::of(4));
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(game.view(Viewer::Public).phase, None);
}

#[test]
fn r41_technology_followers_and_tiles_count_for_nothing() {
    let game = end(Position::of(2).technologies(A, 3).tile(A, Place::School).bag(A, &[F::Monk]));
    assert_eq!(game.standings().of(A).unwrap().points, 5);
}

#[test]
fn r42_what_is_placed_stays_placed() {
    let mut game = Position::of(2).game(Stage::Planning);
    game.play_lines(&["A assign own_farmer village.1"]);
    assert_eq!(game.play("A", "back village.1 own_farmer"), Err(Illegal::NotAsked));
}

#[test]
fn r43_technology_is_placed_right_after_the_own_pass() {
    let mut game = duel()
        .filled(A, Place::Village, &[F::OwnFarmer, F::OwnBoatman, F::OwnCraftsman])
        .filled(A, Place::Scriptorium, &[F::Knight, F::Scholar])
        .placed(A, F::Farmer, "castle.1")
        .placed(A, F::OwnTrader, "castle.3")
        .technology(A, "ship.1")
        .game(Stage::Acting);
    game.play_lines(&["A use village", "A recruit craftsman", "B use farmhouse"]);
    assert_eq!(game.play("A", "technology castle.2"), Err(Illegal::NotAsked));
    game.play_lines(&["A pass", "A technology castle.2"]);
    assert!(game.offered_like("A", "use").is_empty(), "the castle waits for the next round");
}

/// Nothing can come of technology after the last actions of the game.
#[test]
fn r43_in_the_last_round_technology_is_no_question() {
    let pass = |round: u8, options: Options| {
        let position = duel_with(options).round(round).technologies(A, 1);
        let mut game = busy(position);
        game.play_lines(&["A pass"]);
        game.offered_like("A", "technology").is_empty()
    };
    assert!(!pass(17, polish(2)));
    assert!(pass(18, polish(2)), "nobody works afterwards");
    assert!(!pass(18, older(polish(2))), "it was asked before revision 2");
}

#[test]
fn r44_the_tower_takes_arrivals_only() {
    let mut game = Position::of(2)
        .tile(A, Place::GunpowderTower)
        .market(A, &[F::Knight, F::Knight, F::Scholar])
        .bag(A, &[F::Monk, F::Farmer, F::Trader])
        .placed(A, F::Boatman, "ship.2")
        .game(Stage::Declaring);
    // Seven lie on the market: three spaces are free, two of them on the tower.
    game.play_lines(&["A draw 2", "A back ship.2 boatman", "* follower monk", "* follower farmer"]);
    let stows = ["stow farmer", "stow boatman", "stow monk"];
    assert_eq!(game.offered("A"), stows, "two of the three must go");
    assert_eq!(game.play("A", "done"), Err(Illegal::MarketFull));
    assert_eq!(game.play("A", "stow knight"), Err(Illegal::NoSuchFollower));
    game.play_lines(&["A stow boatman", "A stow monk"]);
    assert_eq!(game.tower(A), "boatman, monk");
    assert_eq!(game.player(A).market.total(), 8);
}

/// Whoever draws nobody has nobody to put on the tower, and plans at once.
#[test]
fn r44_without_arrivals_the_tower_is_not_asked_about() {
    let mut game = Position::of(2)
        .tile(A, Place::GunpowderTower)
        .market(A, &[F::Knight])
        .bag(A, &[F::Monk])
        .game(Stage::Declaring);
    game.play_lines(&["A draw 0"]);
    assert!(game.offered("A").contains(&"assign knight ship.3".to_owned()));
}

#[test]
fn r44_starting_followers_may_lie_on_the_tower_but_serve_nowhere() {
    let position = duel().tile(A, Place::GunpowderTower).tower(A, &[F::OwnFarmer]);
    assert_eq!(busy(position).play("A", "use gunpowder_tower"), Err(Illegal::NoDeed));
}

#[test]
fn r45_planning_at_once_does_not_depend_on_who_is_first() {
    let plans = [
        ["A assign own_farmer village.1", "A done"],
        ["B assign own_trader castle.3", "B done"],
        ["C assign own_boatman farmhouse.1", "C done"],
    ];
    let play = |order: [(usize, usize); 6]| {
        let mut game = Position::of(3).event(Hourglass::Pilgrimage).game(Stage::Planning);
        for (player, step) in order {
            game.play_lines(&[plans[player][step]]);
        }
        game
    };
    let one = play([(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)]);
    let other = play([(2, 0), (1, 0), (2, 1), (0, 0), (1, 1), (0, 1)]);
    assert_eq!(one, other);
}

/// Nobody was struck: chance is asked for the event of the next round.
fn is_spared(game: &Orleans) -> bool {
    !game.offered("*").is_empty() && game.offered_like("*", "reveal") == game.offered("*")
}

#[test]
fn r46_the_plague_touches_only_the_bag() {
    let game = Position::of(2)
        .event(Hourglass::Plague)
        .market(A, &[F::Monk])
        .placed(B, F::Knight, "ship.3")
        .game(Stage::Event);
    assert!(is_spared(&game));
}

#[test]
fn r46_the_plague_draws_again_only_where_there_is_another() {
    let options = Options { plague_starter: PlagueStarter::Redraw, ..polish(2) };
    let starters = Position::with(options).event(Hourglass::Plague).starters_in_bags();
    assert!(is_spared(&starters.clone().game(Stage::Event)));
    let game = starters.bag(B, &[F::Monk]).game(Stage::Event);
    assert_eq!(game.offered("*"), ["follower monk"]);
}

#[test]
fn the_plague_returns_a_follower_to_the_supply() {
    let mut game = Position::of(2)
        .event(Hourglass::Plague)
        .bag(A, &[F::Monk])
        .track(A, Kind::Knight, 2)
        .game(Stage::Event);
    let monks = supply(&game, Kind::Monk);
    game.play_lines(&["* follower monk"]);
    assert_eq!(supply(&game, Kind::Monk), monks + 1);
    assert_eq!(game.player(A).tracks[Kind::Knight], 2);
}
