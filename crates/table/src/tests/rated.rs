//! Rated tables: which there can be, what is forbidden there, and what counts.

use std::sync::Arc;

use quadrivium_core::{Key, Seat};
use serde_json::{Value, json};

use super::desk::{Desk, MOMENT, key, person, plan};
use crate::api::{AskHint, Create, Fork, ForkKind, Others, Try, Undo};
use crate::entry::{Batch, Entry, Plan};
use crate::fault::Fault;
use crate::forget::Parting;
use crate::{Fold, Founding, Guest, Player, State, Unrated, bot_of};

fn wished(settings: &Value, seats: &Value) -> Result<Plan, Option<Unrated>> {
    let wish = json!({ "game": "orleans", "settings": settings, "seats": seats, "rated": true });
    let ann = Guest::named(person('a'), "Ann").unwrap();
    let founding = Founding::wished(MOMENT, &ann, serde_json::from_value::<Create>(wish).unwrap());
    founding.map(|founding| founding.plan).map_err(|fault| match fault {
        Fault::Unrated(why) => Some(why),
        _ => None,
    })
}

fn rated(game: &str, seats: &str) -> Desk {
    let plan = Plan { rated: true, no_hints: true, ..plan(game, &[], seats) };
    Desk::seated(Fold::new(Arc::new(plan)).expect("a table"), seats, 1)
}

#[test]
fn a_table_is_rated_with_two_people_at_their_own_screens_and_the_usual_game() {
    let (you, open, bot) =
        (json!({ "kind": "you" }), json!({ "kind": "open" }), json!({ "kind": "bot" }));
    let made = wished(&json!({}), &json!([you, open, bot])).unwrap();
    assert!(made.rated && made.no_hints, "nobody is told what a master would do");
    let printed = wished(&json!({ "edition": "original" }), &json!([you, open]));
    assert!(printed.is_ok(), "whose rulebook is followed makes nobody stronger");
    assert_eq!(wished(&json!({}), &json!([you, bot])), Err(Some(Unrated::People)));
    assert_eq!(wished(&json!({}), &json!([you, you, open])), Err(Some(Unrated::Hotseat)));
    let other = json!({ "extra_tiles": "true" });
    assert_eq!(wished(&other, &json!([you, open])), Err(Some(Unrated::Options)));
    // Whoever is behind cannot end the game for everybody.
    let wish =
        json!({ "game": "orleans", "seats": [you, open, open], "rated": true, "no_steward": true });
    let ann = Guest::named(person('a'), "Ann").unwrap();
    let refused = Founding::wished(MOMENT, &ann, serde_json::from_value::<Create>(wish).unwrap());
    assert!(matches!(refused.err(), Some(Fault::Unrated(Unrated::Options))));
}

#[test]
fn nobody_sits_down_twice_and_no_bot_takes_the_seat_of_the_second_person() {
    let plan = Plan { rated: true, ..plan("burgundy", &[], "ab") };
    let mut desk = Desk::waiting(Fold::new(Arc::new(plan)).unwrap(), 1);
    let ann = Guest::named(person('a'), "Ann").unwrap();
    desk.add(vec![ann.sits(Seat::A)]);
    let twice = desk.fold.entries_of_sit(MOMENT, &ann, key('b'));
    assert!(matches!(twice, Err(Fault::Unrated(Unrated::Hotseat))));
    let bot = bot_of("burgundy", None).unwrap();
    let bot = desk.fold.entries_of_seating(MOMENT, person('a'), Seat::B, bot);
    assert!(matches!(bot, Err(Fault::Unrated(Unrated::People))));
    let bob = Guest::named(person('b'), "Bob").unwrap();
    assert!(desk.fold.entries_of_sit(MOMENT, &bob, key('b')).is_ok());
}

#[test]
fn only_ones_own_turn_is_taken_back_and_nobody_is_asked() {
    let mut desk = rated("burgundy", "ab");
    let mut asked = 0;
    let mut free = 0;
    while desk.fold.line.moves() < 60 {
        desk.play_some();
        for guest in [person('a'), person('b')] {
            let ways = desk.fold.ways(Some(guest));
            let undo = Undo { seq: desk.seq(), to: None, only: false };
            match desk.fold.entries_of_undo(guest, &undo) {
                Ok(entries) => {
                    free += 1;
                    assert!(ways.free && ways.to.is_some());
                    let asks = entries.iter().any(|entry| matches!(entry, Entry::AskUndo { .. }));
                    assert!(!asks, "{entries:?}");
                }
                Err(Fault::RatedUndo) => {
                    asked += 1;
                    assert_eq!(ways.to, None, "what would be refused is not offered");
                }
                Err(Fault::NothingToUndo) => {}
                Err(other) => panic!("{other:?}"),
            }
        }
    }
    assert!(free > 0 && asked > 0, "{free} {asked}");
}

#[test]
fn nothing_is_whispered_while_it_runs() {
    let desk = rated("burgundy", "ab");
    let seat = desk.fold.to_act().iter().next().unwrap();
    let guest = desk.on(seat);
    let hint = desk.fold.check_hint(guest, AskHint { seq: desk.seq(), seat, longer: false });
    assert!(matches!(hint, Err(Fault::NoHints)));
    let moves = desk.fold.line.moves();
    let ask = json!({ "seat": seat, "moves": moves, "seed": 1, "line": [], "others": "bots" });
    let ask: Try = serde_json::from_value(ask).unwrap();
    assert_eq!(ask.others, Others::Bots);
    assert!(matches!(desk.fold.trial(guest, &ask), Err(Fault::NoHints)));
    assert!(matches!(desk.fold.past_of(guest, moves), Err(Fault::NoHints)), "nor elsewhere");
    assert_eq!(desk.fold.stand(Some(guest)).1, None);
}

#[test]
fn whoever_leaves_is_last_and_the_end_is_the_end() {
    let mut desk = rated("burgundy", "ab.");
    assert_eq!(desk.fold.finish(), None, "it runs");
    desk.add(vec![Entry::Resign { seat: Seat::A }]);
    assert_eq!(desk.fold.finish(), None, "Bob plays on");
    desk.add(vec![Entry::Resign { seat: Seat::B }]);
    assert_eq!(desk.fold.state(), State::Over);
    let finish = desk.fold.finish().unwrap();
    let found: Vec<_> = finish.iter().map(|one| (one.place, one.left, one.points)).collect();
    assert_eq!(found, [(3, true, None), (2, true, None), (1, false, None)]);
    assert_eq!(finish[0].player, Player::Person(person('a')));
    assert!(matches!(finish[2].player, Player::Bot(_)));
    let undo = Undo { seq: desk.seq(), to: None, only: false };
    assert!(matches!(desk.fold.entries_of_undo(person('b'), &undo), Err(Fault::Over)));
    // From then on it is a game like any other.
    let fork =
        Fork { moves: 0, kind: ForkKind::Sandbox, seat: None, level: None, levels: Vec::new() };
    let bob = Guest::named(person('b'), "Bob").unwrap();
    let fork = Founding::fork(MOMENT, &bob, &desk.fold.plan, &fork).unwrap().plan;
    assert!(!fork.rated && !fork.no_hints);
}

#[test]
fn nobody_knows_how_strong_somebody_was_who_is_forgotten() {
    let parting = Parting { guest: person('a'), stand_in: person('x') };
    let plan = Plan { rated: true, ..plan("burgundy", &[], "abc") };
    let mut desk = Desk::waiting(Fold::new(Arc::new(plan)).unwrap(), 1);
    for (seat, letter) in [(Seat::A, 'a'), (Seat::B, 'b'), (Seat::C, 'c')] {
        let sits = Guest::named(person(letter), "Ann").unwrap().sits(seat);
        let mut batch = Batch { seq: 1, at: 0, entries: vec![sits] };
        assert_eq!(parting.from_batch(&mut batch), letter == 'a');
        desk.add(batch.entries);
    }
    desk.add(vec![Entry::Resign { seat: Seat::A }, Entry::Resign { seat: Seat::C }]);
    let finish = desk.fold.finish().unwrap();
    let players: Vec<_> = finish.iter().map(|one| one.player).collect();
    let others = ['b', 'c'].map(|letter| Player::Person(person(letter)));
    assert_eq!(players, [Player::Gone, others[0], others[1]]);
    assert_eq!(finish[0].place, 3, "the places stay");
}

#[test]
fn a_game_that_does_not_count_says_nothing() {
    let mut desk = Desk::of("burgundy", &[], "ab");
    desk.add(vec![Entry::Resign { seat: Seat::A }]);
    assert_eq!((desk.fold.state(), desk.fold.finish()), (State::Over, None));
}

#[test]
fn what_was_said_at_a_rated_table_is_for_those_who_sat_there() {
    let mut desk = rated("burgundy", "ab");
    let text = "a word".to_owned();
    desk.add(vec![Entry::Chat { guest: person('a'), name: "Ann".into(), text }]);
    assert_eq!(desk.fold.chat_for(Some(person('b')), 0).len(), 1);
    assert_eq!(desk.fold.chat_for(Some(person('c')), 0).len(), 0);
    assert_eq!(desk.fold.chat_for(None, 0).len(), 0);
}

/// What somebody thought before the first decision of a turn; the others of the same turn are quick anyway.
#[test]
fn a_game_that_is_over_tells_points_and_how_long_turns_took() {
    let mut desk = rated("burgundy", "ab");
    let mut took = [Vec::new(), Vec::new()];
    while desk.fold.state() == State::Running {
        let seat = desk.game().turn().player().unwrap();
        let begins = desk.fold.line.steps().last().unwrap().by != seat.into();
        // Now longer, now shorter, and one person three times as long as the other.
        let turns = &mut took[seat.index()];
        let wait = (turns.len() as u64 * 7 % 11 + 1) * if seat == Seat::A { 1_000 } else { 3_000 };
        desk.at += wait;
        if begins {
            turns.push(wait);
        }
        desk.play_some();
    }
    let finish = desk.fold.finish().unwrap();
    let standings = desk.fold.standings();
    for (one, mut took) in finish.iter().zip(took) {
        let standing = standings.of(one.seat).unwrap();
        assert_eq!((one.place, one.points), (standing.rank, Some(standing.points)));
        assert!(!one.left);
        took.sort_unstable();
        assert_eq!(one.pace, Some(took[took.len() / 2]), "{took:?}");
    }
    assert_ne!(finish[0].pace, finish[1].pace);
    desk.add(vec![Entry::Resign { seat: Seat::B }]);
    let left = &desk.fold.finish().unwrap()[1];
    assert_eq!((left.place, left.left, left.points), (2, true, None), "even now");
}
