//! Both sides of every row of the table of editions, E1 to E11, and the presets.

use crate::common::{A, B, Notated, Pieces, duel_with, polish, russian};
use quadrivium_core::{Options as _, Rules, Settings, Sight, Turn, Viewer};
use quadrivium_orleans::{
    Bank, Bathhouse, Edition, EmptyBonus, Follower as F, Good, Hourglass, HourglassStack, Illegal,
    Kind, Options, Orleans, Place, PlagueStarter, PlanningOrder, Position, Stage, TechTiming,
    TowerDeeds, Ware,
};

#[test]
fn presets() {
    use Bathhouse::{Active, Passive};
    use EmptyBonus::{Blocks, Skips};
    use TechTiming::{AfterPass, FromEndOfActions};

    let preset = |edition: &str| {
        let options =
            Options::from_settings(&Settings::players(3).with("edition", edition)).unwrap();
        let Options { bathhouse, town_hall_min, empty_bonus, bank, tech_timing, .. } = options;
        (bathhouse, town_hall_min, empty_bonus, bank, tech_timing)
    };
    assert_eq!(preset("polish"), (Passive, 1, Blocks, Bank::Limited, FromEndOfActions));
    assert_eq!(preset("russian"), (Active, 1, Skips, Bank::Unlimited, AfterPass));
    assert_eq!(preset("original"), (Passive, 1, Skips, Bank::Unlimited, AfterPass));
    for edition in Edition::ALL {
        let options = Options::of(2, edition);
        assert_eq!(options.plague_starter, PlagueStarter::Lucky);
        assert_eq!(options.tower_deeds, TowerDeeds::Action);
        assert_eq!(options.planning_order, PlanningOrder::Simultaneous);
        assert_eq!(options.hourglass_stack, HourglassStack::Single);
        assert!(!options.extra_tiles && !options.remove_tiles);
    }
}

/// E1: with the passive Bathhouse phase 3 asks, with the active one phase 5.
#[test]
fn e1_bathhouse() {
    let bathhouse = |bathhouse| {
        Position::with(Options { bathhouse, ..polish(2) })
            .tile(A, Place::Bathhouse)
            .bag(A, &[F::Knight, F::Monk])
            .bag(B, &[F::Knight])
    };
    let mut game = bathhouse(Bathhouse::Passive).game(Stage::Declaring);
    game.play_lines(&["A draw 0", "B draw 0"]);
    assert_eq!(game.offered("A"), ["bathe", "skip"]);
    let mut game = bathhouse(Bathhouse::Active).game(Stage::Declaring);
    game.play_lines(&["A draw 0", "B draw 0"]);
    assert_eq!(
        game.offered_like("A", "assign own_farmer bathhouse"),
        ["assign own_farmer bathhouse.1"]
    );
    let mut game = bathhouse(Bathhouse::Passive).game(Stage::Planning);
    assert_eq!(game.play("A", "assign own_farmer bathhouse.1"), Err(Illegal::NotYourPlace));
    let mut game = bathhouse(Bathhouse::Passive)
        .filled(A, Place::Scriptorium, &[F::Knight, F::Scholar])
        .game(Stage::Acting);
    assert_eq!(game.play("A", "use bathhouse"), Err(Illegal::NoAction));
}

/// E2: one follower activates the Town Hall, or two are needed.
#[test]
fn e2_town_hall_min() {
    let town_hall = |town_hall_min| {
        duel_with(Options { town_hall_min, ..polish(2) })
            .filled(A, Place::TownHall, &[F::Knight])
            .filled(A, Place::Scriptorium, &[F::Knight, F::Scholar])
            .game(Stage::Acting)
    };
    assert_eq!(town_hall(1).play("A", "use town_hall"), Ok(()));
    assert_eq!(town_hall(2).play("A", "use town_hall"), Err(Illegal::NotActive));
}

/// E3: an exhausted bonus forbids the action, or only the bonus is lost.
#[test]
fn e3_empty_bonus() {
    let farm = |empty_bonus| {
        duel_with(Options { empty_bonus, ..polish(2) })
            .filled(A, Place::Farmhouse, &[F::OwnBoatman, F::OwnCraftsman])
            .filled(A, Place::Scriptorium, &[F::Knight, F::Scholar])
            .goods_left(Good::Grain, 0)
            .game(Stage::Acting)
    };
    assert_eq!(farm(EmptyBonus::Blocks).play("A", "use farmhouse"), Err(Illegal::BonusGone));
    let mut game = farm(EmptyBonus::Skips);
    game.play_lines(&["A use farmhouse"]);
    assert_eq!((game.player(A).tracks[Kind::Farmer], game.wares(A, Ware::Grain)), (1, 0));

    let village = |empty_bonus| {
        let mut game = duel_with(Options { empty_bonus, ..polish(2) })
            .filled(A, Place::Village, &[F::OwnFarmer, F::OwnBoatman, F::OwnCraftsman])
            .technologies_left(0)
            .game(Stage::Acting);
        game.play_lines(&["A use village"]);
        game
    };
    let mut game = village(EmptyBonus::Blocks);
    assert_eq!(game.play("A", "recruit craftsman"), Err(Illegal::BonusGone));
    assert_eq!(game.offered("A"), ["recruit boatman", "recruit trader"]);
    let mut game = village(EmptyBonus::Skips);
    game.play_lines(&["A recruit craftsman"]);
    assert_eq!((game.player(A).tracks[Kind::Craftsman], game.player(A).technologies), (1, 0));
}

/// E4: a limited bank gives what it has; an unlimited one never ends.
#[test]
fn e4_bank() {
    let brewery = |bank, coins| {
        let options = Options { bank, ..polish(2) };
        let position = duel_with(options).tile(A, Place::Cellar).bank(coins);
        let mut game =
            position.filled(A, Place::Cellar, &[F::Monk, F::Scholar]).game(Stage::Acting);
        game.play_lines(&["A use cellar"]);
        (game.coins(A), game.view(Viewer::Public).bank)
    };
    assert_eq!(brewery(Bank::Limited, 3), (8, Some(0)));
    assert_eq!(brewery(Bank::Limited, 30), (9, Some(26)));
    assert_eq!(brewery(Bank::Unlimited, 0), (9, None));
}

/// E5: the plague spares whoever draws a starting follower, or draws again.
#[test]
fn e5_plague_starter() {
    let plague = |plague_starter| {
        Position::with(Options { plague_starter, ..polish(2) })
            .event(Hourglass::Plague)
            .bag(A, &[F::OwnFarmer, F::Monk])
            .game(Stage::Event)
    };
    let mut game = plague(PlagueStarter::Lucky);
    assert_eq!(game.offered("*"), ["follower monk", "follower own_farmer"]);
    game.play_lines(&["* follower own_farmer"]);
    assert_eq!(game.bag(A), "monk, own_farmer");
    let mut game = plague(PlagueStarter::Redraw);
    assert_eq!(game.play("*", "follower own_farmer"), Err(Illegal::ImpossibleOutcome));
    game.play_lines(&["* follower monk"]);
    assert_eq!(game.bag(A), "own_farmer");
}

/// E6: a kept technology tile may be placed in planning, or only after passing.
#[test]
fn e6_tech_timing() {
    let kept = |tech_timing| {
        duel_with(Options { tech_timing, ..polish(2) }).technologies(A, 1).game(Stage::Planning)
    };
    let mut game = kept(TechTiming::FromEndOfActions);
    game.play_lines(&["A technology castle.1"]);
    assert_eq!(game.player(A).technology.len(), 1);
    let mut game = kept(TechTiming::AfterPass);
    assert_eq!(game.play("A", "technology castle.1"), Err(Illegal::NotNow));
    game.play_lines(&["A done", "B done"]);
    assert_eq!(
        game.offered_like("A", "technology castle"),
        ["technology castle.1"],
        "A has passed"
    );
}

/// E7: the tile of the Laboratory follows the same timing, in every edition.
#[test]
fn e7_laboratory() {
    for options in [polish(2), russian(2)] {
        let mut game = duel_with(options)
            .tile(A, Place::Laboratory)
            .filled(A, Place::Laboratory, &[F::OwnCraftsman, F::Scholar])
            .filled(A, Place::Scriptorium, &[F::Knight, F::Scholar])
            .game(Stage::Acting);
        game.play_lines(&["A use laboratory", "B pass"]);
        assert_eq!(game.play("A", "technology castle.1"), Err(Illegal::NotAsked));
        game.play_lines(&["A pass"]);
        let mut placed = game;
        placed.play_lines(&["A technology castle.1"]);
        assert_eq!(placed.player(A).technologies, 0);

        // Whoever keeps it places it in the next planning, or only after the next pass.
        game.play_lines(&["A done", "* reveal pilgrimage", "A draw 2", "A done", "B done"]);
        game.play_lines(&["* follower scholar", "* follower own_craftsman"]);
        let planning = if options == polish(2) { Ok(()) } else { Err(Illegal::NotNow) };
        assert_eq!(game.play("A", "technology castle.1"), planning);
    }
}

/// E8: the tower sends followers to deeds as an action, or while planning.
#[test]
fn e8_tower_deeds() {
    let tower = |tower_deeds| {
        let options = Options { tower_deeds, planning_order: PlanningOrder::OneByOne, ..polish(2) };
        Position::with(options)
            .tile(A, Place::GunpowderTower)
            .tower(A, &[F::Knight, F::Monk])
            .filled(A, Place::Scriptorium, &[F::Knight, F::Scholar])
    };
    let mut game = tower(TowerDeeds::Action).game(Stage::Planning);
    assert_eq!(game.play("A", "deed knight city_wall"), Err(Illegal::NotAsked));
    let mut game = tower(TowerDeeds::Action).game(Stage::Acting);
    game.play_lines(&["A use gunpowder_tower", "A deed knight city_wall"]);

    let mut game = tower(TowerDeeds::Planning).game(Stage::Planning);
    game.play_lines(&["A deed knight city_wall"]);
    assert_eq!(game.coins(A), 6);
    assert_eq!(game.play("A", "assign own_farmer village.1"), Err(Illegal::OtherPlace));
    game.play_lines(&["A deed monk cathedral"]);
    assert!(game.offered("A").is_empty(), "it was one assignment of the own planning");
    let mut game = tower(TowerDeeds::Planning).game(Stage::Acting);
    assert_eq!(game.play("A", "use gunpowder_tower"), Err(Illegal::NoAction));

    let together = Options { tower_deeds: TowerDeeds::Planning, ..polish(2) };
    assert!(Orleans::new(&together).is_err());
}

/// E9: all at once, one place after the other, or each player completely.
#[test]
fn e9_planning_order() {
    let planning = |planning_order| {
        Position::with(Options { planning_order, ..polish(3) }).start(B).game(Stage::Planning)
    };
    let mut game = planning(PlanningOrder::Simultaneous);
    game.play_lines(&["C assign own_farmer village.1", "A assign own_farmer village.1", "C done"]);
    assert_eq!(
        game.play("C", "assign own_trader castle.3"),
        Err(Illegal::NotYourTurn),
        "done is final"
    );
    game.play_lines(&["B done", "A done"]);

    let mut game = planning(PlanningOrder::OneByOne);
    assert_eq!(game.play("C", "done"), Err(Illegal::NotYourTurn));
    game.play_lines(&["B assign own_farmer village.1", "B assign own_boatman village.2"]);
    assert_eq!(game.play("B", "assign own_trader castle.3"), Err(Illegal::OtherPlace));
    assert_eq!(game.play("B", "done"), Err(Illegal::NotAsked));
    game.play_lines(&["B next", "C done", "A assign own_farmer castle.1", "A next"]);
    game.play_lines(&["B assign own_trader castle.3"]);
    assert!(!game.offered("A").is_empty(), "C is out, nothing more fits B's castle");

    let mut game = planning(PlanningOrder::Whole);
    game.play_lines(&["B assign own_farmer village.1", "B assign own_trader castle.3", "B done"]);
    game.play_lines(&["C done", "A done"]);
}

/// E10: the six extra tiles lie in the stacks, or in the box.
#[test]
fn e10_extra_tiles() {
    let stacks = |extra_tiles| {
        let game = Orleans::new(&Options { extra_tiles, ..polish(2) }).unwrap();
        game.view(Viewer::Public).stacks.iter().map(|stack| stack.tiles.len()).collect::<Vec<_>>()
    };
    assert_eq!(stacks(false), [12, 8]);
    assert_eq!(stacks(true), [14, 12]);
}

/// E11: one stack of all, or piles A, B and C with every event once.
#[test]
fn e11_hourglass_stack() {
    let next = |hourglass_stack, round| {
        let options = Options { hourglass_stack, ..polish(2) };
        let position = Position::with(options).round(round).event(Hourglass::Pilgrimage);
        let game = position.game(Stage::Event);
        game.offered("*")
    };
    assert_eq!(next(HourglassStack::Single, 1).len(), 6);
    assert!(!next(HourglassStack::Abc, 1).contains(&"reveal pilgrimage".to_owned()));
    assert_eq!(next(HourglassStack::Abc, 1).len(), 5);
    assert_eq!(next(HourglassStack::Abc, 6).len(), 6, "pile B is full");
    assert_eq!(next(HourglassStack::Abc, 12).len(), 6, "pile C is full");
}

/// Whole games with three piles bring each event once in six rounds.
#[test]
fn e11_three_piles_bring_each_event_once_in_six_rounds() {
    let options = Options { hourglass_stack: HourglassStack::Abc, ..polish(2) };
    let mut game = Orleans::new(&options).unwrap();
    let mut revealed = vec![Hourglass::Pilgrimage];
    while game.turn() != Turn::Over {
        game.pass_all();
        if let Turn::Players(seats) = game.turn() {
            let debtor = seats.iter().next().unwrap().to_string();
            game.play(&debtor, "lose station").expect("a harvest without food or coins");
            continue;
        }
        let outcomes = game.offered("*");
        let Some(last) = outcomes.last() else { break };
        if let Some(event) = last.strip_prefix("reveal ") {
            revealed.push(event.parse().unwrap());
        }
        game.play("*", last).unwrap();
    }
    for pile in revealed.chunks(6) {
        let mut pile = pile.to_vec();
        pile.sort();
        assert_eq!(pile, Hourglass::ALL);
    }
}
