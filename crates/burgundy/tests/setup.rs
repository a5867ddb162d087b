//! The set-up, the choice of estates in the expert set-up, and what stays secret in it.

use crate::common::{A, B, C, D, Notated};
use quadrivium_burgundy::{
    Action, Board, Burgundy, Choice, Draw, Event, Ground, Illegal, Options, Pending, Purchase,
    Question, Setup, Space, Tile,
};
use quadrivium_core::{Chance, Options as _, Rules, Seat, SeatSet, Settings, Sight, Turn, Viewer};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

fn table(players: u8, options: &[(&str, &str)]) -> Burgundy {
    let settings = options
        .iter()
        .fold(Settings::players(players), |settings, (name, value)| settings.with(name, value));
    Burgundy::new(&Options::from_settings(&settings).unwrap()).unwrap()
}

/// The start player is known and everybody has three goods.
fn dealt(players: u8, options: &[(&str, &str)], start: &str) -> Burgundy {
    let mut game = table(players, options);
    game.play_all("*", &[start]);
    for _ in 0..3 * players {
        let first = game.offered("*").swap_remove(0);
        game.play_all("*", &[&first]);
    }
    game
}

const OPEN: &[(&str, &str)] = &[("setup", "expert_open")];
const SECRET: &[(&str, &str)] = &[("setup", "expert_secret")];

#[test]
fn everybody_starts_with_estate_1_and_the_castle_in_its_centre() {
    let game = table(4, &[]);
    for seat in [A, B, C, D] {
        let estate = game.estate(seat);
        assert_eq!(estate.board.unwrap().number(), 1);
        let placed: Vec<_> = estate.placed().collect();
        assert_eq!(placed, [(Space::new(19).unwrap(), Tile::Castle)]);
        assert_eq!((estate.silver, estate.total()), (1, 0));
        assert_eq!(estate.storage.values, [None; 3]);
    }
}

/// R1: the start castle is put there, not placed: no points, no action.
#[test]
fn the_start_castle_gives_no_action() {
    let mut game = dealt(2, &[], "start A");
    game.let_chance_decide();
    assert_eq!(game.asked(), Some(Question::TakeTurn.to(A)));
    assert_eq!(game.estate(A).total(), 0);
}

/// R1: one castle with a coloured back leaves the pile for each player.
#[test]
fn the_start_castles_come_out_of_the_pile() {
    for players in 2..=4 {
        let coloured = table(players, &[]).view(Viewer::Public).piles.coloured;
        assert_eq!(coloured[Ground::Castle], 14 - players);
    }
}

/// The box: 124 tiles with a coloured back, 40 with a black one, 42 goods.
#[test]
fn all_tiles_of_the_box_are_in_the_game() {
    let piles = table(2, &[]).view(Viewer::Public).piles;
    let coloured = [40, 20, 20, 14 - 2, 10, 20];
    assert_eq!(piles.coloured.values, coloured);
    assert_eq!(coloured.iter().sum::<u8>() + 2, 124);
    assert_eq!(piles.black, 40);
    assert_eq!(piles.goods.values, [7; 6]);
    let black = |ground| {
        let tiles = piles.black_tiles.iter().filter(|(tile, _)| tile.ground() == ground);
        tiles.map(|(_, tiles)| tiles).sum::<u8>()
    };
    assert_eq!(Ground::ALL.map(black), [16, 8, 6, 2, 2, 6]);
}

/// Five buildings of each kind have a coloured back and two a black one; of each species there are
/// two herds of two, three of three and two of four; every yellow tile is there once.
#[test]
fn every_tile_is_there_as_often_as_in_the_box() {
    let piles = table(2, &[]).view(Viewer::Public).piles;
    for tile in Tile::ALL {
        let herd = tile.name().chars().last();
        let (coloured, black) = match (tile.ground(), herd) {
            (Ground::Building, _) => (5, 2),
            (Ground::Animal, Some('2')) => (2, 0),
            (Ground::Animal, Some('3')) => (2, 1),
            (Ground::Animal, _) => (1, 1),
            (Ground::Knowledge, _) if BLACK_YELLOW.contains(&tile) => (0, 1),
            (Ground::Knowledge, _) => (1, 0),
            (Ground::Castle, _) => (14 - 2, 2),
            (Ground::Mine, _) => (10, 2),
            (Ground::Ship, _) => (20, 6),
        };
        let found = (piles.coloured_tiles[tile], piles.black_tiles[tile]);
        assert_eq!(found, (coloured, black), "{tile}");
    }
}

/// The yellow tiles with a black back.
const BLACK_YELLOW: [Tile; 6] = [
    Tile::Knowledge7,
    Tile::Knowledge12,
    Tile::Knowledge14,
    Tile::Knowledge15,
    Tile::Knowledge24,
    Tile::Knowledge25,
];

/// R26: everybody is as likely to start.
#[test]
fn the_start_player_is_drawn() {
    let game = table(3, &[]);
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    let weights: Vec<_> = outcomes.iter().map(|(_, weight)| *weight).collect();
    assert_eq!(game.offered("*"), ["start A", "start B", "start C"]);
    assert_eq!(weights, [1, 1, 1]);
    let mut game = game;
    assert_eq!(game.play("*", "start D"), Err(Illegal::ImpossibleOutcome));
}

/// Clockwise from the start player: one worker, two, three, four.
#[test]
fn later_players_start_with_more_workers() {
    let mut game = table(4, &[]);
    game.play_all("*", &["start C"]);
    let workers = [A, B, C, D].map(|seat| game.estate(seat).workers);
    assert_eq!(workers, [3, 4, 1, 2]);
}

/// All markers lie on the first space, the start player's on top.
#[test]
fn the_markers_are_stacked_in_turn_order() {
    let mut game = table(4, &[]);
    game.play_all("*", &["start C"]);
    let view = game.view(Viewer::Public);
    assert_eq!(view.track, [vec![C, D, A, B]]);
    assert_eq!(view.order, [C, D, A, B]);
}

/// Three goods each, drawn from all that are face down; equal ones lie together.
#[test]
fn everybody_draws_three_goods() {
    let mut game = table(2, &[]);
    game.play_all("*", &["start B", "good pink", "good pink", "good red"]);
    assert_eq!(game.estate(B).stock.total(), 3);
    assert_eq!(game.estate(B).stocked().len(), 2);
    assert_eq!(game.estate(A).stock.total(), 0);
    game.play_all("*", &["good pink", "good pink", "good pink"]);
    assert_eq!(game.estate(A).stock.total(), 3);
    assert_eq!(game.view(Viewer::Public).piles.goods.total(), 42 - 6);
    assert!(!game.offered("*").iter().any(|outcome| outcome.starts_with("good")));
}

/// Goods are as likely as they are many.
#[test]
fn goods_are_drawn_by_their_number() {
    let mut game = table(2, &[]);
    game.play_all("*", &["start A", "good pink", "good pink"]);
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    let weights: Vec<_> = outcomes.iter().map(|(_, weight)| *weight).collect();
    assert_eq!(weights, [7, 7, 5, 7, 7, 7]);
}

/// Nothing is private in the standard game.
#[test]
fn everything_is_open_in_the_standard_game() {
    let mut game = dealt(3, &[], "start A");
    game.let_chance_decide();
    assert_eq!(game.view(Viewer::Public), game.view(B.into()));
    let mut again = game;
    again.determinize(B, &mut Xoshiro256PlusPlus::seed_from_u64(1));
    assert_eq!(again, game);
}

/// Option `boards` in the standard set-up: the castle goes to its usual space.
#[test]
fn boards_may_be_fixed() {
    let game = table(3, &[("boards", "2,7,9")]);
    for (seat, board, castle) in [(A, 2, 4), (B, 7, 2), (C, 9, 21)] {
        assert_eq!(game.estate(seat).board.unwrap().number(), board);
        let castle = Space::new(castle).unwrap();
        assert_eq!(game.estate(seat).tiles[castle], Some(Tile::Castle));
    }
}

/// Option `boards` in the expert set-up: the castle space is still chosen.
#[test]
fn with_fixed_boards_experts_choose_the_castle_space() {
    let options = [("setup", "expert_open"), ("boards", "7,1")];
    let game = dealt(2, &options, "start A");
    assert_eq!(game.offered("A"), ["estate 7 2", "estate 7 3", "estate 7 35", "estate 7 36"]);
    let mut game = game;
    assert_eq!(game.play("A", "estate 1 2"), Err(Illegal::OtherSheet));
}

#[test]
fn a_game_for_too_few_or_too_many_is_not_set_up() {
    for players in [1, 5] {
        assert!(Burgundy::new(&Options::standard(players)).is_err());
    }
    let wrong = Options { boards: vec![Board::new(1).unwrap()], ..Options::standard(2) };
    assert!(Burgundy::new(&wrong).is_err());
}

/// R2: six player boards, number 1 on four of them; which numbers share one is reconstructed.
#[test]
fn experts_are_dealt_one_of_six_boards() {
    let mut game = dealt(2, OPEN, "start A");
    assert_eq!(
        game.offered("*"),
        ["sheet 1-2", "sheet 1-3", "sheet 1-4", "sheet 1-5", "sheet 6-7", "sheet 8-9"]
    );
    game.play_all("*", &["sheet 1-4"]);
    assert_eq!(game.play("*", "sheet 1-4"), Err(Illegal::ImpossibleOutcome));
    assert_eq!(game.offered("*").len(), 5);
}

/// R2: who knows better sets the option `sheets`.
#[test]
fn the_sheets_can_be_set() {
    let options = [("setup", "expert_open"), ("sheets", "2-3,1-9,1-9")];
    let game = dealt(2, &options, "start A");
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    let outcomes: Vec<_> =
        outcomes.iter().map(|(action, weight)| (action.to_string(), *weight)).collect();
    assert_eq!(outcomes, [("sheet 1-9".to_owned(), 2), ("sheet 2-3".to_owned(), 1)]);
}

/// R32: after goods, silver and workers; either side, and any castle space on it.
#[test]
fn experts_choose_a_side_and_a_castle_space() {
    let mut game = dealt(2, OPEN, "start A");
    game.play_all("*", &["sheet 1-5", "sheet 6-7"]);
    assert_eq!(game.estate(A).stock.total(), 3);
    assert_eq!((game.estate(A).silver, game.estate(A).workers), (1, 1));
    let offered = [
        "estate 1 2",
        "estate 1 3",
        "estate 1 7",
        "estate 1 19",
        "estate 5 11",
        "estate 5 20",
        "estate 5 24",
        "estate 5 32",
    ];
    assert_eq!(game.offered("A"), offered);
    assert_eq!(game.play("A", "estate 6 3"), Err(Illegal::OtherSheet));
    assert!("estate 1 1".parse::<Action>().is_err(), "not a castle space");
    game.play_all("A", &["estate 5 32"]);
    assert_eq!(game.estate(A).board.unwrap().number(), 5);
    assert_eq!(game.estate(A).tiles[Space::new(32).unwrap()], Some(Tile::Castle));
    assert_eq!(game.estate(A).total(), 0);
}

/// Openly: one after the other in turn order, each seeing what was chosen before.
#[test]
fn open_choices_go_in_turn_order() {
    let mut game = dealt(2, OPEN, "start B");
    game.play_all("*", &["sheet 1-5", "sheet 1-2"]);
    assert_eq!(game.turn(), Turn::of(B));
    assert_eq!(game.play("A", "estate 1 19"), Err(Illegal::NotYourTurn));
    let chosen: Action = "estate 1 7".parse().unwrap();
    assert_eq!(game.masked(B.into(), chosen, A.into()), Some(chosen));
    game.play_all("B", &["estate 1 7"]);
    assert_eq!(game.view(A.into()).estates[1].board.unwrap().number(), 1);
    assert_eq!(game.turn(), Turn::of(A));
}

/// R32: two players may both have estate 1, on different sheets.
#[test]
fn several_players_may_choose_estate_1() {
    let mut game = dealt(2, OPEN, "start A");
    game.play_all("*", &["sheet 1-5", "sheet 1-2"]);
    game.play_all("A", &["estate 1 19"]);
    game.play_all("B", &["estate 1 19"]);
    assert_eq!(game.asked(), Some(Pending::Chance(Draw::FillDepots)));
}

/// R32: around a castle on the border fewer than six spaces are open.
#[test]
fn a_castle_on_the_border_has_fewer_neighbours() {
    let mut game = dealt(2, OPEN, "start A");
    game.play_all("*", &["sheet 1-5", "sheet 1-2"]);
    game.play_all("A", &["estate 1 2"]);
    assert_eq!(game.estate(A).touched.len(), 4);
}

/// The secret set-up after the sheets 1-5 and 6-7 were dealt.
fn secret() -> Burgundy {
    let mut game = dealt(2, SECRET, "start A");
    game.play_all("*", &["sheet 1-5", "sheet 6-7"]);
    game
}

/// Secretly: everybody at once, in whatever order.
#[test]
fn secret_choices_are_made_by_all_at_once() {
    let mut game = secret();
    let both: SeatSet = [A, B].into_iter().collect();
    assert_eq!(game.turn(), Turn::Players(both));
    game.play_all("B", &["estate 7 36"]);
    assert_eq!(game.turn(), Turn::of(A));
    assert_eq!(game.play("B", "estate 6 3"), Err(Illegal::NotYourTurn), "the choice is made");
    game.play_all("A", &["estate 5 11"]);
    assert_eq!(game.estate(A).board.unwrap().number(), 5);
    assert_eq!(game.estate(B).board.unwrap().number(), 7);
}

#[test]
fn a_secret_choice_is_seen_by_its_player_alone() {
    let mut game = secret();
    let chosen: Action = "estate 7 36".parse().unwrap();
    assert_eq!(game.masked(B.into(), chosen, B.into()), Some(chosen));
    assert_eq!(game.masked(B.into(), chosen, A.into()), None);
    assert_eq!(game.masked(B.into(), chosen, Viewer::Public), None);
    let events = game.watch("B", "estate 7 36").unwrap();
    assert_eq!(events, [Event::EstateChosen { seat: B }], "the event does not tell");
    let choice = Choice { board: Board::new(7).unwrap(), castle: Space::new(36).unwrap() };
    assert_eq!(game.view(B.into()).estates[1].choice, Some(choice));
    for viewer in [Viewer::Public, A.into()] {
        let seen = &game.view(viewer).estates[1];
        assert!(seen.chosen, "that a choice was made is open");
        assert_eq!((seen.choice, seen.board), (None, None));
        assert!(seen.spaces.is_empty());
    }
}

/// Whatever B chooses, A sees the same.
#[test]
fn no_view_tells_one_secret_choice_from_another() {
    let views: Vec<_> = secret()
        .offered("B")
        .into_iter()
        .map(|choice| {
            let mut game = secret();
            game.play_all("B", &[&choice]);
            game.view(A.into())
        })
        .collect();
    assert_eq!(views.len(), 8);
    assert!(views.windows(2).all(|pair| pair[0] == pair[1]));
}

/// Dealing again what A cannot know gives B any choice of B's sheet, and leaves A's own alone.
#[test]
fn determinizing_deals_the_choices_of_others_again() {
    let mut game = dealt(3, SECRET, "start A");
    game.play_all("*", &["sheet 1-5", "sheet 6-7", "sheet 8-9"]);
    game.play_all("A", &["estate 5 11"]);
    game.play_all("B", &["estate 7 36"]);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut dealt = std::collections::BTreeSet::new();
    for _ in 0..200 {
        let mut world = game;
        world.determinize(A, &mut rng);
        assert_eq!(world.view(A.into()), game.view(A.into()));
        assert_eq!(world.estate(A).secret, game.estate(A).secret);
        assert_eq!(world.estate(C).secret, None, "C has not chosen");
        dealt.insert(world.estate(B).secret.unwrap());
    }
    assert_eq!(dealt.len(), 8);
    assert!(dealt.iter().all(|choice| [6, 7].contains(&choice.board.number())));
}

/// All secret choices come to the table together.
#[test]
fn secret_choices_are_revealed_together() {
    let mut game = secret();
    game.play_all("B", &["estate 7 36"]);
    assert_eq!(game.estate(B).covered.len(), 0);
    let events = game.watch("A", "estate 5 11").unwrap();
    let settled = events.iter().filter(|event| matches!(event, Event::EstateSettled { .. }));
    assert_eq!(settled.count(), 2);
    assert_eq!(game.view(A.into()).estates[1].board.unwrap().number(), 7);
}

/// Option `purchase`: the rulebook's is what nobody has to name.
#[test]
fn purchases_are_between_actions_unless_agreed_otherwise() {
    let purchase = |options| table(2, options).view(Viewer::Public).purchase;
    assert_eq!(purchase(&[]), Purchase::BetweenActions);
    assert_eq!(purchase(&[("purchase", "any_time")]), Purchase::AnyTime);
    assert_eq!(table(2, &[]).view(Viewer::Public).setup, Setup::Standard);
}

/// The choice of an estate is asked once; other actions wait.
#[test]
fn nothing_else_is_done_before_estates_are_chosen() {
    let mut game = secret();
    for action in ["workers d1", "skip", "end", "buy black.1", "load 1"] {
        assert_eq!(game.play("A", action), Err(Illegal::NotAsked), "{action}");
    }
    let seats: Vec<Seat> = game.seats().collect();
    assert_eq!(seats, [A, B]);
}
