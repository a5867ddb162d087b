//! What is on the table when a game begins.

use crate::common::{cards_of, hand_of, look, own, points};
use quadrivium_core::{Actor, Chance, Rules, Seat, Turn};
use quadrivium_craftsmen::{Capital, Craftsmen, Cube, Event, Kind, Options, Season, Step};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// A game that is dealt, with its events.
fn dealt(players: u8, seed: u64) -> (Craftsmen, Vec<Event>) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Craftsmen::new(&Options::standard(players)).unwrap();
    let mut events = Vec::new();
    while game.turn() == Turn::Chance {
        let action = game.sample(&mut rng);
        game.apply_seen(Actor::Chance, action, &mut events).unwrap();
    }
    (game, events)
}

/// Everybody gets five capital cards, two basic buildings, an extended one and a sawmill; two cards of
/// each kind lie open, the rest in the decks.
#[test]
fn everybody_is_dealt_the_same() {
    for players in 2..=5 {
        let (game, _) = dealt(players, 1);
        let view = look(&game);
        for seat in Seat::first(players) {
            let player = own(&game, seat);
            assert_eq!(hand_of(&game, seat).total(), 5);
            assert_eq!(player.cards.values, [2, 1, 0]);
            assert!(player.sawmill.is_some());
            assert_eq!(player.row.len(), 1, "nothing is built but the sawmill");
            assert_eq!((player.helpers, player.cubes, player.fair), (5, 20, 0));
            assert_eq!((player.privilege_tokens, player.work_tokens), (0, 0));
        }
        assert_eq!(view.capital_shown.total(), 2);
        let seats = u32::from(players);
        assert_eq!(u32::from(view.capital_deck), 48 - 2 - 5 * seats);
        let decks: Vec<_> = view.cards.iter().map(|kind| u32::from(kind.deck)).collect();
        assert_eq!(decks, [24 - 2 - 2 * seats, 24 - 2 - seats, 16 - 2]);
        assert!(view.cards.iter().all(|kind| kind.shown.len() == 2));
        assert_eq!(view.sawmills.len(), 6 - usize::from(players), "the others go to the box");
    }
}

/// Cards with a house are dealt first, and lie on top of their decks: two extended and two advanced
/// ones are shown (R4).
#[test]
fn cards_with_a_house_come_first() {
    for seed in 0..20 {
        let (game, _) = dealt(5, seed);
        let view = look(&game);
        let early = |name: &str| HOUSES.contains(&name);
        for seat in Seat::first(5) {
            let cards = cards_of(&game, seat);
            let extended = cards.iter().filter(|card| card.kind() == Kind::Extended);
            assert!(extended.map(|card| card.name()).all(early));
        }
        for kind in &view.cards[1..] {
            assert!(kind.shown.iter().all(|card| early(card.name())), "{:?}", kind.shown);
        }
        let runs: Vec<_> = view.cards[1].runs.iter().map(|run| run.cards).collect();
        assert_eq!(runs, [8 - 5 - 2, 16]);
        let runs: Vec<_> = view.cards[2].runs.iter().map(|run| run.cards).collect();
        assert_eq!(runs, [8 - 2, 8]);
    }
}

/// One for each half-product and each final good, by the reconstructed list.
const HOUSES: [&str; 16] = [
    "cooperage_1",
    "ropery_1",
    "tannery_2",
    "paper_mill_1",
    "smelter_2",
    "weaver_2",
    "butcher_2",
    "mill_3",
    "weaponsmith_1",
    "toolmaker_2",
    "tailor_2",
    "bookbinder_1",
    "chandler_2",
    "winery_2",
    "brewery_1",
    "bakery_1",
];

/// Four, six, eight and ten tokens of each kind.
#[test]
fn tokens_by_number_of_players() {
    for (players, tokens) in [(2, 4), (3, 6), (4, 8), (5, 10)] {
        let view = look(&dealt(players, 1).0);
        assert_eq!((view.privilege_tokens, view.work_tokens), (tokens, tokens));
    }
}

/// Two natural cubes for each half-product but meat, empty ships, a bonus token for each final good.
#[test]
fn the_board_is_laid_out() {
    let view = look(&dealt(3, 1).0);
    assert_eq!(view.granary.len(), 7);
    assert!(view.granary.iter().all(|row| row.cubes == [Cube::Natural; 2]));
    assert!(view.ships.iter().all(|ship| ship.ranked.is_empty()));
    assert_eq!(view.bonus_tokens.len(), 8);
    assert!(view.bonus_tokens.iter().all(|token| token.owner.is_none()));
    assert_eq!((view.year, view.season, view.step), (1, Season::Spring, Step::Exchange));
}

/// 0, 1, 1, 2 and 2 points along the order, which follows the printed numbers.
#[test]
fn later_players_start_with_points() {
    let (game, _) = dealt(5, 4);
    let order = look(&game).order;
    assert_eq!(order.iter().map(|&seat| points(&game, seat)).collect::<Vec<_>>(), [0, 1, 1, 2, 2]);
    let sum = |seat: Seat| -> u32 {
        let hand = hand_of(&game, seat);
        Capital::ALL.into_iter().map(|it| u32::from(hand[it]) * u32::from(it.value())).sum()
    };
    assert!(order.is_sorted_by_key(|&seat| (sum(seat), seat)));
}

/// Twelve seasons: four of each of three years; all six stages but in winter, which has two.
#[test]
fn the_calendar_has_three_years_of_four_seasons() {
    let (mut game, mut events) = dealt(3, 2);
    let mut offered = Vec::new();
    while game.turn() != Turn::Over {
        let (by, action) = if let Some(seat) = game.turn().player() {
            game.legal(seat, &mut offered);
            (Actor::Seat(seat), *offered.last().unwrap())
        } else {
            let mut outcomes = Vec::new();
            game.outcomes(&mut outcomes);
            (Actor::Chance, outcomes[0].0)
        };
        game.apply_seen(by, action, &mut events).unwrap();
    }
    let mut calendar = Vec::new();
    for event in events {
        match event {
            Event::SeasonBegan { year, season } => calendar.push((year, season, 0)),
            Event::StageBegan { .. } => calendar.last_mut().unwrap().2 += 1,
            _ => {}
        }
    }
    let expected: Vec<_> = (1..=3)
        .flat_map(|year| {
            Season::ALL.map(|season| (year, season, if season == Season::Winter { 2 } else { 6 }))
        })
        .collect();
    assert_eq!(calendar, expected);
}
