//! Phase 3: how many followers come back from places to the market, and in what order (R-4, R-4b),
//! by today's rules and as it was before revision 2.

use crate::common::{A, B, Notated, Pieces, older, polish};
use quadrivium_core::{Actor, Chance, Rules, Sight, Turn, Viewer};
use quadrivium_orleans::{
    Follower as F, Illegal, Options, Orleans, Place, Position, Stage, TakeBack,
};

/// All four of A stand on half-filled places, and the bag is empty: sensible play of round 1 can
/// lead there.
fn stranded(options: Options) -> Position {
    Position::with(options)
        .placed(A, F::OwnFarmer, "ship.1")
        .placed(A, F::OwnBoatman, "castle.2")
        .placed(A, F::OwnCraftsman, "university.2")
        .placed(A, F::OwnTrader, "wagon.2")
}

/// How many followers A may still take back.
fn backs(game: &Orleans) -> u8 {
    game.view(Viewer::Public).players[0].backs
}

fn by_the_bag(options: Options) -> Options {
    Options { take_back: TakeBack::Bag, ..options }
}

#[test]
fn r4_with_an_empty_bag_followers_come_back() {
    let mut game = stranded(polish(2)).game(Stage::Declaring);
    let backs = [
        "back university.2 own_craftsman",
        "back castle.2 own_boatman",
        "back ship.1 own_farmer",
        "back wagon.2 own_trader",
        "done",
    ];
    assert_eq!(game.offered("A"), backs, "there is nobody to draw, so nothing is declared");
    assert_eq!(game.play("A", "draw 0"), Err(Illegal::NotAsked));
    assert!(game.offered("B").is_empty(), "nobody of B is at work");
    game.play_lines(&["A back wagon.2 own_trader", "A done"]);
    assert_eq!((game.market(A).as_str(), game.player(A).draws), ("own_trader", 0));
    assert_eq!(game.view(Viewer::Public).phase, Some(4));
}

/// "May draw 6, draws only 4, takes 2 back": the limit is that of the knights.
#[test]
fn r4_what_is_drawn_and_taken_back_is_what_knights_and_market_allow() {
    let mut game = stranded(polish(2)).bag(A, &[F::Monk]).game(Stage::Declaring);
    assert_eq!(game.offered("A"), ["draw 0", "draw 1"], "the bag has one");
    assert_eq!(game.play("A", "draw 2"), Err(Illegal::TooMany));
    game.play_lines(&["A draw 1"]);
    assert_eq!(backs(&game), 3, "four by the knights, one of them drawn");
    game.play_lines(&["A back ship.1 own_farmer", "A back castle.2 own_boatman"]);
    game.play_lines(&["A back wagon.2 own_trader"]);
    assert_eq!(game.turn(), Turn::Chance, "the fourth stays where it is");

    let lying = [F::Farmer, F::Farmer, F::Knight, F::Knight, F::Scholar, F::Scholar];
    let mut game = stranded(polish(2)).market(A, &lying).game(Stage::Declaring);
    assert_eq!(backs(&game), 2, "two market spaces are free");
    game.play_lines(&["A back wagon.2 own_trader", "A back ship.1 own_farmer"]);
    assert_eq!(game.view(Viewer::Public).phase, Some(4));
}

#[test]
fn r4_a_full_market_takes_nobody_back() {
    let full = [F::Farmer, F::Farmer, F::Knight, F::Knight];
    let game = Position::of(2)
        .market(A, &full)
        .bag(A, &[F::Monk])
        .bag(B, &[F::Monk])
        .placed(A, F::Scholar, "monastery.1")
        .game(Stage::Declaring);
    assert!(game.offered("A").is_empty());
    assert_eq!(game.offered("B").len(), 2);
}

#[test]
fn r4_by_the_bag_only_instead_of_a_draw_that_could_be_made() {
    for options in [by_the_bag(polish(2)), older(polish(2))] {
        let game = stranded(options).game(Stage::Declaring);
        assert_eq!(game.view(Viewer::Public).phase, Some(4), "nobody is asked in phase 3");
        let mut game = stranded(options).bag(A, &[F::Monk, F::Monk]).game(Stage::Declaring);
        game.play_lines(&["A draw 1"]);
        assert_eq!(backs(&game), 1, "two by the bag, one of them drawn");
    }
}

/// Plays on to the end. B does nothing, and A whatever is offered first; also whether A was asked
/// for anything but what events take.
fn play_on(mut game: Orleans) -> bool {
    let (mut asked, mut legal, mut outcomes) = (false, Vec::new(), Vec::new());
    loop {
        let (by, action) = match game.turn() {
            Turn::Over => return asked,
            Turn::Chance => {
                game.outcomes(&mut outcomes);
                (Actor::Chance, outcomes[0].0)
            }
            Turn::Players(seats) => {
                let seat = seats.iter().next().expect("somebody is asked");
                game.legal(seat, &mut legal);
                asked |= seat == A && !legal[0].to_string().starts_with("lose ");
                let pick = if seat == A { legal.first() } else { legal.last() };
                (seat.into(), *pick.expect("something is offered"))
            }
        };
        game.apply(by, action).expect("offered means accepted");
    }
}

/// The reason for the ruling: A had no action from round 2 to the end.
#[test]
fn r4_whoever_is_stranded_is_not_out_of_the_game() {
    for options in [by_the_bag(polish(2)), older(polish(2))] {
        assert!(!play_on(stranded(options).game(Stage::Declaring)), "A only watches");
    }
    assert!(play_on(stranded(polish(2)).game(Stage::Declaring)));

    let mut game = stranded(polish(2)).game(Stage::Declaring);
    game.play_lines(&["A back university.2 own_craftsman", "A back castle.2 own_boatman"]);
    game.play_lines(&["A done", "B done"]);
    game.play_lines(&["A assign own_boatman farmhouse.1", "A assign own_craftsman farmhouse.2"]);
    game.play_lines(&["A done", "A use farmhouse"]);
    assert_eq!(game.bag(A), "farmer, own_boatman, own_craftsman");
}

#[test]
fn r4b_followers_come_back_from_every_space() {
    let mut game = Position::with(Options { extra_tiles: true, ..polish(2) })
        .starters_in_bags()
        .tile(A, Place::Sacristy)
        .tile(A, Place::Theatre)
        .placed(A, F::Knight, "town_hall.1")
        .placed(A, F::Monk, "sacristy.1")
        .placed(A, F::Trader, "theatre.1")
        .technology(A, "village.1")
        .placed(A, F::Boatman, "village.2")
        .game(Stage::Declaring);
    game.play_lines(&["A draw 0"]);
    let backs = [
        "back village.2 boatman",
        "back town_hall.1 knight",
        "back sacristy.1 monk",
        "back theatre.1 trader",
        "done",
    ];
    assert_eq!(game.offered("A"), backs, "technology never moves");
    game.play_lines(&["A back theatre.1 trader", "A back town_hall.1 knight"]);
    assert_eq!(game.play("A", "back town_hall.1 knight"), Err(Illegal::NobodyThere));
    game.play_lines(&["A back village.2 boatman", "A back sacristy.1 monk"]);
    assert_eq!(game.market(A), "boatman, trader, knight, monk");
}

fn two_at_work(options: Options) -> Orleans {
    let mut game = Position::with(options)
        .bag(A, &[F::Farmer; 4])
        .placed(A, F::Monk, "village.2")
        .placed(A, F::Knight, "ship.3")
        .game(Stage::Declaring);
    game.play_lines(&["A draw 2"]);
    game
}

#[test]
fn r4b_whoever_is_taken_back_last_may_be_the_first_on_the_board() {
    for options in [polish(2), by_the_bag(polish(2))] {
        let mut rising = two_at_work(options);
        rising.play_lines(&["A back village.2 monk", "A back ship.3 knight"]);
        let mut falling = two_at_work(options);
        falling.play_lines(&["A back ship.3 knight"]);
        assert_eq!(falling.offered("A"), ["back village.2 monk", "done"], "one is still owed");
        falling.play_lines(&["A back village.2 monk"]);
        assert_eq!(falling, rising);
    }
}

/// Two of three arrivals go to the tower.
fn arrived(options: Options) -> Orleans {
    let mut game = Position::with(options)
        .tile(A, Place::GunpowderTower)
        .bag(A, &[F::Farmer, F::Monk, F::Knight])
        .game(Stage::Declaring);
    game.play_lines(&["A draw 3"]);
    game.play_lines(&["* follower farmer", "* follower knight", "* follower monk"]);
    game
}

#[test]
fn r44_the_tower_is_filled_in_any_order() {
    let mut rising = arrived(polish(2));
    rising.play_lines(&["A stow farmer", "A stow monk"]);
    let mut falling = arrived(polish(2));
    falling.play_lines(&["A stow monk"]);
    assert_eq!(falling.offered("A"), ["stow farmer", "stow knight", "done"]);
    falling.play_lines(&["A stow farmer"]);
    assert_eq!(falling, rising);
    assert_eq!(falling.tower(A), "farmer, monk");
}

/// What was recorded before revision 2 has no answers to questions that were not asked then.
#[test]
fn games_of_the_first_revision_go_on_in_rising_order() {
    let mut game = two_at_work(older(polish(2)));
    game.play_lines(&["A back ship.3 knight"]);
    assert_eq!(game.turn(), Turn::Chance, "the Village was passed over");
    let mut game = Position::with(older(polish(2)))
        .starters_in_bags()
        .placed(A, F::Monk, "village.2")
        .placed(A, F::Knight, "ship.3")
        .placed(A, F::Knight, "wagon.3")
        .game(Stage::Declaring);
    game.play_lines(&["A draw 0", "A back ship.3 knight"]);
    assert_eq!(game.play("A", "back village.2 monk"), Err(Illegal::OutOfOrder));
    let mut game = arrived(older(polish(2)));
    game.play_lines(&["A stow knight"]);
    assert_eq!(game.offered("A"), ["stow monk", "done"]);
    assert_eq!(game.play("A", "stow farmer"), Err(Illegal::OutOfOrder));
}

/// With eight on the market the last two arrivals have to go to the tower, whichever they are.
#[test]
fn games_of_the_first_revision_keep_enough_for_the_tower() {
    let crowded = |options: Options| {
        let mut game = Position::with(options)
            .tile(A, Place::GunpowderTower)
            .market(A, &[F::Knight, F::Knight, F::Scholar])
            .bag(A, &[F::Monk, F::Farmer, F::Trader])
            .game(Stage::Declaring);
        game.play_lines(&["A draw 3", "* follower monk", "* follower farmer", "* follower trader"]);
        game.offered("A")
    };
    assert_eq!(crowded(older(polish(2))), ["stow farmer", "stow trader"]);
    assert_eq!(crowded(polish(2)), ["stow farmer", "stow trader", "stow monk"]);
}
