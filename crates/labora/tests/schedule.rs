//! All fourteen set-ups from the first round to the last: rounds, phases, markers, turns, actions.

use crate::common::{
    A, B, C, COUNTRIES, D, Look, Notated, SET_UPS, Words, new_game, position, set_up,
};
use quadrivium_core::{Rules, Seat, Turn};
use quadrivium_labora::{Action, Content, Country, Event, Labora, Marker, Phase, Question, Stack};

/// What somebody does who wants as little as possible, best first.
const LAZY: [&str; 13] = [
    "end", "idle", "skip", "fell", "cut", "produce", "place", "enter", "send", "fee", "build",
    "at", "take",
];

/// Plays lazily until this round begins, or to the end, and tells everything that happened.
fn play_lazily(game: &mut Labora, until: u16) -> Vec<Event> {
    let mut events = Vec::new();
    let mut actions = Vec::new();
    while let Turn::Players(_) = game.turn() {
        if game.table().round >= until {
            break;
        }
        let seat = game.turn().player().expect("one player is asked");
        game.legal(seat, &mut actions);
        let rank = |action: &Action| {
            let text = action.to_string();
            let verb = text.split(' ').next().expect("a verb");
            LAZY.iter().position(|it| *it == verb).unwrap_or(LAZY.len())
        };
        let &chosen = actions.iter().min_by_key(|action| rank(action)).expect("something is legal");
        game.apply_seen(seat.into(), chosen, &mut events).expect("offered means accepted");
    }
    events
}

/// What happened in each round, from the first on.
fn rounds(events: &[Event]) -> Vec<Vec<Event>> {
    let mut rounds = vec![Vec::new()];
    for &event in events {
        if matches!(event, Event::RoundBegan { .. }) {
            rounds.push(Vec::new());
        }
        rounds.last_mut().expect("a round").push(event);
    }
    rounds
}

/// In which round each event of a kind happened.
fn when<T>(events: &[Event], what: impl Fn(Event) -> Option<T>) -> Vec<(usize, T)> {
    let mut found = Vec::new();
    for (index, round) in rounds(events).iter().enumerate() {
        found.extend(round.iter().copied().filter_map(&what).map(|it| (index + 1, it)));
    }
    found
}

fn phase(event: Event) -> Option<Phase> {
    if let Event::PhaseBegan { phase } = event { Some(phase) } else { None }
}

fn stack(event: Event) -> Option<Stack> {
    if let Event::StackOpened { stack } = event { Some(stack) } else { None }
}

fn entered(event: Event) -> Option<Marker> {
    if let Event::MarkerEntered { marker } = event { Some(marker) } else { None }
}

fn turn(event: Event) -> Option<Seat> {
    if let Event::TurnBegan { seat } = event { Some(seat) } else { None }
}

/// The rounds of the phases A to D of a set-up.
fn phase_rounds(name: &str) -> [usize; 4] {
    match name {
        "1" => [12, 16, 22, 26],
        "2S" | "2L" => [7, 14, 21, 28],
        "3L" => [6, 11, 15, 20],
        "4L" => [7, 10, 16, 19],
        _ => [3, 5, 7, 9],
    }
}

#[test]
fn three_and_four_players_have_24_rounds_or_12_and_a_bonus_round() {
    for country in COUNTRIES {
        for (name, last) in [("3L", 24), ("4L", 24), ("3S", 12), ("4S", 12)] {
            let mut game = new_game(name, country);
            let events = play_lazily(&mut game, u16::MAX);
            assert_eq!(game.turn(), Turn::Over);
            let bonus = when(&events, |it| matches!(it, Event::BonusRoundBegan).then_some(()));
            assert_eq!(bonus, [(last + 1, ())], "{name}");
            assert_eq!(rounds(&events).len(), last + 1, "{name}: the bonus round is the last");
            assert_eq!(events.last(), Some(&Event::Ended));
        }
    }
}

#[test]
fn settlement_phases_come_at_the_start_of_their_rounds() {
    for country in COUNTRIES {
        for (name, ..) in SET_UPS {
            let until = if name.starts_with('2') { 32 } else { u16::MAX };
            let mut game = new_game(name, country);
            let events = play_lazily(&mut game, until);
            let phases = phase_rounds(name).into_iter().zip(Phase::ALL);
            let mut expected: Vec<_> = phases.collect();
            match name {
                "1" => expected.push((32, Phase::E)),
                "3L" | "4L" => expected.push((25, Phase::E)),
                "3S" | "4S" => expected.push((13, Phase::E)),
                _ => {}
            }
            assert_eq!(when(&events, phase), expected, "{country} {name}");
            let stacks = Stack::ALL.into_iter().skip(1);
            let expected: Vec<_> = phase_rounds(name).into_iter().zip(stacks).collect();
            assert_eq!(when(&events, stack), expected, "{country} {name}");
            // Before the first turn of the round, except in the very last one.
            for round in rounds(&events) {
                let phase = round.iter().position(|it| phase(*it).is_some_and(|it| it != Phase::E));
                let first = round.iter().position(|it| turn(*it).is_some());
                assert!(phase.is_none_or(|phase| Some(phase) < first), "{country} {name}");
            }
        }
    }
}

#[test]
fn grape_and_stone_markers_enter_in_their_rounds() {
    for country in COUNTRIES {
        for (name, ..) in SET_UPS {
            let until = if name.starts_with('2') { 32 } else { u16::MAX };
            let events = play_lazily(&mut new_game(name, country), until);
            let (grape, stone) = match name {
                "1" => (None, None),
                "2S" | "2L" => (Some(11), Some(18)),
                "3L" | "4L" => (Some(8), Some(13)),
                _ => (Some(4), Some(6)),
            };
            let grape = grape.filter(|_| country == Country::France);
            let expected: Vec<_> = [(grape, Marker::Grape), (stone, Marker::Stone)]
                .into_iter()
                .filter_map(|(round, marker)| Some((round?, marker)))
                .collect();
            assert_eq!(when(&events, entered), expected, "{country} {name}");
        }
    }
}

/// A new marker shows nothing in its round and the second value of the wheel in the next one.
#[test]
fn a_new_marker_starts_at_nothing() {
    for (name, round, marker) in [
        ("4L", 8, Marker::Grape),
        ("4L", 13, Marker::Stone),
        ("3S", 4, Marker::Grape),
        ("3S", 6, Marker::Stone),
        ("2S", 11, Marker::Grape),
        ("2L", 18, Marker::Stone),
    ] {
        let mut game = position(name, Country::France).before_round(round).game();
        assert_eq!(game.table().round, round);
        assert_eq!(game.value(marker), Some(0), "{name}");
        play_lazily(&mut game, round + 1);
        let second = if name == "2S" { 1 } else { 2 };
        assert_eq!(game.value(marker), Some(second), "{name}");
    }
}

/// Everybody has one turn, then the player who started another one; the start goes to the left.
#[test]
fn turns_of_three_and_four() {
    for (name, players) in [("3L", 3), ("4L", 4), ("3S", 3), ("4S", 4)] {
        let events = play_lazily(&mut new_game(name, Country::France), u16::MAX);
        let all = rounds(&events);
        let (bonus, normal) = all.split_last().expect("many rounds");
        // The first turn began before anybody looked.
        let seats = |round: &[Event]| round.iter().copied().filter_map(turn).collect::<Vec<_>>();
        for (index, round) in normal.iter().enumerate() {
            let order: Vec<_> = [A, B, C, D]
                .into_iter()
                .take(players)
                .cycle()
                .collect_from(index % players, players + 1);
            let mut played = seats(round);
            if index == 0 {
                played.insert(0, A);
            }
            assert_eq!(played, order, "{name} round {}", index + 1);
        }
        let once: Vec<_> = [A, B, C, D].into_iter().take(players).collect();
        assert_eq!(seats(bonus), once, "{name}: one turn each, seat 1 first");
    }
}

/// A stretch of an endless list.
trait CollectFrom: Iterator + Sized {
    fn collect_from(self, from: usize, count: usize) -> Vec<Self::Item> {
        self.skip(from).take(count).collect()
    }
}

impl<I: Iterator> CollectFrom for I {}

/// How many main actions a turn has.
#[test]
fn actions_of_a_turn() {
    for (name, actions) in
        [("1", 2), ("2S", 2), ("2L", 2), ("3L", 1), ("4L", 1), ("3S", 1), ("4S", 1)]
    {
        assert_eq!(new_game(name, Country::Ireland).table().actions, actions, "{name}");
    }
    assert_eq!(position("2L", Country::France).turn(1).game().table().actions, 1);
    assert_eq!(position("4L", Country::France).turn(4).game().table().actions, 1);
    assert_eq!(position("4L", Country::France).bonus(0).game().table().actions, 1);
}

#[test]
fn two_players_short_alternate_with_two_actions() {
    let events = play_lazily(&mut new_game("2S", Country::France), 12);
    for (index, round) in rounds(&events).iter().enumerate().skip(1).take(10) {
        let seats: Vec<_> = round.iter().copied().filter_map(turn).collect();
        assert_eq!(seats, [[A, B][index % 2]], "round {}", index + 1);
    }
}

#[test]
fn two_players_long_have_two_actions_and_one() {
    let mut game = new_game("2L", Country::France);
    let mut played = Vec::new();
    for _ in 0..12 {
        let table = game.table();
        let seat = game.to_act().expect("a player");
        if table.ask.is_some_and(|it| it.ask == Question::Turn) && table.actions > 0 {
            played.push((table.round, seat));
            let action = ["fell", "cut", "idle"]
                .iter()
                .find_map(|verb| game.offered_like(&seat.to_string(), verb).into_iter().next());
            game.play_all(&seat.to_string(), &[&action.expect("something to do")]);
            if let Some(produce) = game.offered_like(&seat.to_string(), "produce").first() {
                game.play_all(&seat.to_string(), &[produce]);
            }
        }
        if game.table().actions == 0 {
            game.play_all(&seat.to_string(), &["end"]);
        }
    }
    let expected = [(1, A), (1, A), (1, B), (2, B), (2, B), (2, A), (3, A), (3, A), (3, B)];
    assert_eq!(played[..9], expected);
}

#[test]
fn clergymen_of_each_set_up() {
    for (name, ..) in SET_UPS {
        let brothers = if matches!(name, "3S" | "4S") { 1 } else { 2 };
        assert_eq!(new_game(name, Country::France).home(A), (true, brothers), "{name}");
        assert_eq!(new_game(name, Country::France).home(B), (true, brothers), "{name}");
    }
}

/// The wheel starts with two everywhere, with one in the short game of two.
#[test]
fn the_wheel_is_mounted_in_two_ways() {
    for (name, ..) in SET_UPS {
        let game = new_game(name, Country::France);
        let row = if name == "2S" {
            [0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8, 10]
        } else {
            [0, 2, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9, 10]
        };
        assert_eq!(game.table().wheel.row, row, "{name}");
        for marker in [Marker::Clay, Marker::Joker] {
            assert_eq!(game.value(marker), Some(row[1]), "{name}");
        }
    }
    // A marker goes through the whole row and stays at ten.
    let mut game = new_game("2L", Country::Ireland);
    for round in 1..=15 {
        assert_eq!(game.table().round, round);
        let value = game.table().wheel.row[usize::from(round.min(12))];
        assert_eq!(game.value(Marker::Sheep), Some(value), "round {round}");
        play_lazily(&mut game, round + 1);
    }
}

/// Everybody starts with one of each basic good, in the short game with the goods of round 1 too;
/// the solo player with nothing.
#[test]
fn goods_at_the_start() {
    let basic = "peat 1, sheep 1, grain 1, wood 1, clay 1, coin 1";
    for (name, players, _) in SET_UPS {
        let game = new_game(name, Country::France);
        let goods = match name {
            "1" => "",
            "3S" | "4S" => "peat 1, sheep 2, grain 2, wood 1, clay 1, coin 1",
            _ => basic,
        };
        for seat in [A, B, C, D].into_iter().take(players.into()) {
            game.holds(seat, goods);
        }
    }
}

/// In the short game of three and four each round brings two goods, the bonus round none.
#[test]
fn goods_of_the_rounds_of_the_short_game() {
    let expected = [
        "sheep 1, grain 1",
        "clay 1, grain 1",
        "wood 1, grain 1",
        "stone 1, grain 1",
        "stone 1, peat 1",
        "stone 1, clay 1",
        "stone 1, wood 1",
        "coin 5, stone 1",
        "stone 1, meat 1",
        "book 1, grain 1",
        "ceramic 1, clay 1",
        "ornament 1, wood 1",
        "",
    ];
    for name in ["3S", "4S"] {
        for (round, goods) in (1..).zip(expected) {
            let game = position(name, Country::Ireland).before_round(round).game();
            assert_eq!(game.table().round, round);
            for seat in [A, B, C] {
                game.holds(seat, goods);
            }
        }
    }
}

#[test]
fn the_heartland_of_each_set_up() {
    for (name, ..) in SET_UPS {
        let game = new_game(name, Country::France);
        let contents = |seat| {
            let cells = game.table().estates[quadrivium_core::Key::index(seat)].cells.clone();
            cells.iter().map(|it| (it.spot.col, it.spot.row, it.content)).collect::<Vec<_>>()
        };
        let short = matches!(name, "3S" | "4S");
        let gone = |full| if short { Content::Empty } else { full };
        let house = |name: &str| Content::House(name.parse().unwrap());
        let expected = vec![
            (0, 0, gone(Content::Moor)),
            (1, 0, gone(Content::Forest)),
            (2, 0, Content::Forest),
            (3, 0, Content::Empty),
            (4, 0, house("clay_mound")),
            (0, 1, Content::Moor),
            (1, 1, Content::Forest),
            (2, 1, house("farmyard")),
            (3, 1, Content::Empty),
            (4, 1, house("cloister_office")),
        ];
        assert_eq!(contents(A), expected, "{name}");
    }
}

/// A position with this many cards in the display, all stacks open.
fn with_cards_left(name: &str, left: usize, round: u16, turn: u8) -> Labora {
    let open = position(name, Country::France).round(round);
    let all = position(name, Country::France).round(round).game().table().display;
    open.display(&all[..left]).turn(turn).game()
}

/// With one building left the turn is finished, then the other player has one action.
#[test]
fn the_short_game_of_two_ends_with_one_action_of_the_other_player() {
    let mut game = with_cards_left("2S", 1, 31, 0);
    assert_eq!((game.to_act(), game.table().actions), (Some(A), 2), "the turn is finished");
    let arm = game.table().wheel.arm;
    play_lazily(&mut game, 32);
    assert_eq!((game.to_act(), game.table().actions), (Some(B), 1), "one last action");
    assert_eq!(game.table().wheel.arm, (arm + 1) % 13, "the wheel turns once more");
    let events = play_lazily(&mut game, u16::MAX);
    assert_eq!(events.last(), Some(&Event::Ended));
    assert!(when(&events, phase).is_empty(), "no settlement phase E");
    // With two buildings left it goes on.
    let mut game = with_cards_left("2S", 2, 31, 0);
    play_lazily(&mut game, 32);
    assert_eq!((game.to_act(), game.table().actions), (Some(B), 2));
    // The display may be emptied before the last stack is out.
    let mut game = position("2S", Country::France).round(25).display(&[]).game();
    play_lazily(&mut game, 26);
    assert_eq!(game.table().actions, 2);
}

/// The round in which at most three buildings are left is the last one.
#[test]
fn the_long_game_of_two_ends_with_the_round() {
    let mut game = with_cards_left("2L", 3, 31, 0);
    assert_eq!((game.to_act(), game.table().actions), (Some(A), 2));
    let events = play_lazily(&mut game, u16::MAX);
    let seats: Vec<_> = events.iter().copied().filter_map(turn).collect();
    assert_eq!(seats, [B], "the other player's action of the same round");
    assert_eq!(events.last(), Some(&Event::Ended));
    assert!(when(&events, phase).is_empty(), "no settlement phase E");
    let mut game = with_cards_left("2L", 4, 31, 0);
    play_lazily(&mut game, 32);
    assert_eq!(game.table().round, 32);
}

/// Buying the last buildings in the last turn counts.
#[test]
fn the_end_is_tested_after_the_turn() {
    let all = position("2S", Country::France).round(31).game().table().display;
    let two: Vec<_> =
        all.iter().copied().filter(|it| matches!(it.name(), "bakery" | "stone_merchant")).collect();
    let mut game = position("2S", Country::France).round(31).display(&two).give(A, "wood 1").game();
    game.play_all("A", &["build stone_merchant", "at 3 0", "skip"]);
    assert_eq!(game.table().actions, 1, "the turn is finished first");
    game.play_all("A", &["fell 1 0", "produce wood", "end"]);
    assert_eq!((game.to_act(), game.table().actions), (Some(B), 1));
}

#[test]
fn the_fourteen_set_ups_are_what_can_be_chosen() {
    for (name, players, short) in SET_UPS {
        for country in COUNTRIES {
            let options = set_up(name, country);
            assert_eq!(options.players, players);
            assert_eq!(options.length == quadrivium_labora::Length::Short, short);
            assert!(Labora::new(&options).is_ok());
        }
    }
    let solo = quadrivium_labora::Options::short(1, Country::France);
    assert!(Labora::new(&solo).is_err(), "the solo game has one length");
}
