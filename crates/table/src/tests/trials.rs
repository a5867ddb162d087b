//! Private copies: what may be tried on them, and that they tell nothing.

use std::collections::BTreeSet;
use std::sync::Arc;

use quadrivium_bots::Level;
use quadrivium_core::{AnyGame, Seat};
use quadrivium_games::{GAMES, Opponent};
use rand::SeedableRng;
use rand::rngs::StdRng;
use serde_json::{Value, json};

use super::desk::{Desk, person, plan};
use crate::api::{Others, Try};
use crate::entry::{Entry, Plan};
use crate::fault::Fault;
use crate::{Eyes, Fold, Presence};

pub fn ask(desk: &Desk, seat: Seat, others: Others, line: &[String]) -> Try {
    let (moves, line) = (desk.fold.line.moves(), line.to_vec());
    Try { seat, moves, seed: 7, others, line, stay: false, page: true }
}

/// The answer to whoever sits there, as JSON.
pub fn tried(desk: &Desk, ask: &Try) -> Result<Value, Fault> {
    let guest = desk.on(ask.seat);
    let mut trial = desk.fold.trial(guest, ask)?;
    trial.replay(&ask.line, desk.at)?;
    if !ask.stay {
        let name = desk.game().name();
        let mut bot = quadrivium_games::sit(name, Opponent::Rank(Level::Apprentice), 1).unwrap();
        trial.go_on(&mut *bot, desk.at)?;
    }
    let presence = Presence::default();
    let eyes = Eyes { guest: Some(guest), now: desk.at, presence: &presence, page: ask.page };
    Ok(serde_json::to_value(trial.show(eyes)).unwrap())
}

/// What happened on a copy, from its answer.
pub fn line_of(answer: &Value) -> Vec<String> {
    let line = answer["line"].as_array().unwrap().iter();
    line.map(|text| text.as_str().unwrap().to_owned()).collect()
}

/// The line with the first offered decision.
fn and_first(answer: &Value) -> Vec<String> {
    let offer = &answer["snapshot"]["choices"][0];
    let text = |name: &str| offer[name].as_str().expect("something is offered").to_owned();
    let mut line = line_of(answer);
    line.push(format!("{} {}", text("seat"), text("action")));
    line
}

/// A table at some moment of a game of three.
fn moment(game: &str, moves: u32) -> Desk {
    let mut desk = Desk::of(game, &[], "abc");
    while desk.fold.line.moves() < moves {
        desk.play_some();
    }
    desk
}

/// The same table in a world that somebody cannot tell from the true one.
fn world(desk: &Desk, seat: Seat, luck: u64) -> Desk {
    let mut game = desk.game();
    game.determinize(seat, &mut StdRng::seed_from_u64(luck));
    over(desk, game)
}

fn over(desk: &Desk, game: Box<dyn AnyGame>) -> Desk {
    let plan = Plan { no_hints: false, ..(*desk.fold.plan).clone() };
    Desk::sat(Fold::over(Arc::new(plan), game), "abc", 1)
}

#[test]
fn a_copy_tells_nothing_but_what_its_seat_knows() {
    let mut other_worlds = 0;
    for game in GAMES.iter().filter(|game| game.players.contains(&3)) {
        for moves in [40, 90] {
            let desk = moment(game.name, moves);
            for seat in Seat::first(3) {
                for others in [Others::Bots, Others::Hotseat] {
                    let truth = over(&desk, desk.game());
                    let other = world(&desk, seat, 5);
                    let differs = |viewer: Seat| {
                        other.game().view(viewer.into()) != truth.game().view(viewer.into())
                    };
                    assert!(!differs(seat));
                    other_worlds += u32::from(Seat::first(3).any(differs));
                    let mut line = Vec::new();
                    for _ in 0..3 {
                        let asks =
                            [ask(&truth, seat, others, &line), ask(&other, seat, others, &line)];
                        let one = tried(&truth, &asks[0]).unwrap();
                        assert_eq!(one, tried(&other, &asks[1]).unwrap(), "{}", game.name);
                        if one["snapshot"]["choices"][0].is_null() {
                            break;
                        }
                        line = and_first(&one);
                    }
                }
            }
        }
    }
    assert!(other_worlds > 6, "something was another in {other_worlds} of the worlds");
}

#[test]
fn the_same_question_has_the_same_answer_and_a_shorter_line_goes_back() {
    let desk = moment("burgundy", 30);
    let first = tried(&desk, &ask(&desk, Seat::C, Others::Bots, &[])).unwrap();
    assert_eq!(first["snapshot"]["turn"]["players"], json!(["C"]), "bots play until C is asked");
    let again = Try { stay: true, ..ask(&desk, Seat::C, Others::Bots, &line_of(&first)) };
    assert_eq!(tried(&desk, &again).unwrap(), first);
    let on = tried(&desk, &ask(&desk, Seat::C, Others::Bots, &and_first(&first))).unwrap();
    assert_ne!(on["snapshot"]["view"], first["snapshot"]["view"]);
    assert_eq!(tried(&desk, &ask(&desk, Seat::C, Others::Bots, &[])).unwrap(), first);
    let with = |seed| {
        let mut line = line_of(&first);
        for _ in 0..12 {
            let on = Try { seed, ..ask(&desk, Seat::C, Others::Bots, &line) };
            line = and_first(&tried(&desk, &on).unwrap());
        }
        line
    };
    let lines: BTreeSet<_> = (0..4).map(with).collect();
    assert_eq!(with(0), with(0));
    assert!(lines.len() > 1, "other luck, other dice");
}

/// Whoever takes back what they tried and decides otherwise throws the same dice, however many decisions it takes.
#[test]
fn decisions_that_were_taken_back_throw_no_other_dice() {
    let desk = moment("burgundy", 30);
    let thrown = |step: usize| {
        let mut line: Vec<String> = Vec::new();
        loop {
            let answer = tried(&desk, &ask(&desk, Seat::A, Others::Hotseat, &line)).unwrap();
            line = line_of(&answer);
            if let Some(at) = line.iter().position(|text| text.starts_with("* roll")) {
                return (at, line.swap_remove(at));
            }
            let offers = answer["snapshot"]["choices"].as_array().unwrap();
            let offer = &offers[line.len() * step % offers.len()];
            let text = |name: &str| offer[name].as_str().unwrap().to_owned();
            line.push(format!("{} {}", text("seat"), text("action")));
        }
    };
    let (decisions, dice): (BTreeSet<_>, BTreeSet<_>) = (0..8).map(thrown).unzip();
    assert!(decisions.len() > 1, "as many decisions every time: {decisions:?}");
    assert_eq!(dice.len(), 1, "{dice:?}");
}

/// Its moves are numbered on from the table's, and nothing of it is the table's.
#[test]
fn a_copy_goes_on_from_where_it_was_asked_for_and_changes_nothing() {
    let desk = moment("labora", 20);
    let before = desk.look('a');
    let past = Try { moves: 11, ..ask(&desk, Seat::A, Others::Bots, &[]) };
    let answer = tried(&desk, &past).unwrap();
    let line = line_of(&answer);
    assert_eq!(answer["snapshot"]["moves"], 11 + line.len());
    let log = answer["snapshot"]["log"].as_array().unwrap();
    let numbers: Vec<_> = log.iter().map(|line| line["number"].as_u64().unwrap()).collect();
    assert_eq!(numbers, (12..12 + line.len() as u64).collect::<Vec<_>>());
    assert_eq!(answer["snapshot"]["undo"]["to"], Value::Null);
    assert_eq!(desk.look('a'), before);
}

#[test]
fn whoever_decides_for_all_is_offered_every_turn_in_turn() {
    let desk = moment("burgundy", 30);
    let mut line = Vec::new();
    let mut seats = BTreeSet::new();
    for _ in 0..40 {
        let answer = tried(&desk, &ask(&desk, Seat::B, Others::Hotseat, &line)).unwrap();
        let shown = &answer["snapshot"];
        assert_eq!(shown["viewer"], shown["turn"]["players"][0]);
        assert_eq!(shown["secret"], Value::Null, "nobody shares the screen");
        seats.insert(shown["viewer"].as_str().unwrap().to_owned());
        line = and_first(&answer);
    }
    assert_eq!(seats.len(), 3);
}

#[test]
fn what_may_not_be_tried_is_refused() {
    let desk = moment("burgundy", 30);
    let plain = ask(&desk, Seat::A, Others::Hotseat, &[]);
    let refused = |ask: Try| desk.fold.trial(person('a'), &ask).err().map(|error| error.status().1);
    assert_eq!(refused(plain.clone()), None);
    assert_eq!(refused(Try { seat: Seat::B, ..plain.clone() }), Some("not_your_seat"));
    assert_eq!(
        refused(Try { moves: desk.fold.line.moves() + 1, ..plain.clone() }),
        Some("no_move")
    );
    let long = |moves| vec!["A pass".to_owned(); moves];
    assert_eq!(refused(Try { line: long(301), ..plain.clone() }), Some("bad_field"));
    assert_eq!(refused(Try { line: long(300), ..plain.clone() }), None);
    let illegal = |text: &str| {
        let ask = Try { line: vec![text.to_owned()], ..plain.clone() };
        tried(&desk, &ask).err().map(|error| error.status().1)
    };
    assert_eq!(illegal("take"), Some("bad_field"));
    assert_eq!(illegal("A nonsense"), Some("notation"));
    assert_eq!(illegal("B end"), Some("illegal"));
}

#[test]
fn where_no_hints_are_given_no_bot_thinks_for_anybody() {
    let silent = Plan { no_hints: true, ..plan("burgundy", &[], "ab") };
    let desk = Desk::seated(Fold::new(Arc::new(silent)).unwrap(), "ab", 1);
    let with = |others| tried(&desk, &ask(&desk, Seat::A, others, &[])).err();
    assert!(matches!(with(Others::Bots), Some(Fault::NoHints)));
    assert!(with(Others::Hotseat).is_none());
}

#[test]
fn nothing_is_tried_before_the_game_or_after_it() {
    let mut desk = moment("burgundy", 30);
    let before = ask(&desk, Seat::A, Others::Hotseat, &[]);
    desk.add(vec![Entry::Resign { seat: Seat::A }]);
    assert!(matches!(tried(&desk, &before), Err(Fault::NotYourSeat(_))));
    desk.add(vec![Entry::Resign { seat: Seat::B }]);
    let last = Try { seat: Seat::C, ..before };
    assert!(matches!(tried(&desk, &last), Err(Fault::Over)));
}

/// In Orléans everybody plans at once: whoever tries decides on their own seat first.
#[test]
fn whoever_is_asked_with_others_decides_on_their_own_seat() {
    let mut desk = Desk::of("orleans", &[], "abc");
    while desk.fold.to_act().len() < 3 {
        desk.play_some();
    }
    for seat in Seat::first(3) {
        let answer = tried(&desk, &ask(&desk, seat, Others::Hotseat, &[])).unwrap();
        assert_eq!(answer["snapshot"]["viewer"], json!(seat));
        let offered = answer["snapshot"]["choices"].as_array().unwrap();
        assert!(offered.iter().all(|offer| offer["seat"] == json!(seat)), "{offered:?}");
    }
}

/// What is sent is the copy after what was tried, played on by bots where that was asked for, without a clock.
#[test]
fn a_copy_is_sent_as_it_was_asked_for() {
    let mut desk = Desk::clocked("burgundy", "abc", crate::entry::Clock::PerMoveS(60));
    while desk.fold.line.moves() < 30 {
        desk.play_some();
    }
    for stay in [true, false] {
        let ask = Try { stay, ..ask(&desk, Seat::B, Others::Bots, &[]) };
        let mut trial = desk.fold.trial(person('b'), &ask).unwrap();
        trial.play(&ask, 5).unwrap();
        let sent: Value = serde_json::from_str(&trial.seen(5, true)).unwrap();
        assert_eq!(sent["line"], tried(&desk, &ask).unwrap()["line"], "{stay}");
        assert_eq!(line_of(&sent).is_empty(), stay);
        assert_eq!(sent["snapshot"]["now"], 5);
        for seat in sent["snapshot"]["seats"].as_array().unwrap() {
            assert_eq!((&seat["online"], &seat["clock"]), (&seat["you"], &Value::Null), "{seat}");
        }
    }
}

/// What can be kept as an answer is the first turn of the seat alone, whoever has decided after it.
#[test]
fn the_first_turn_ends_where_somebody_else_is_asked() {
    let desk = Desk::of("burgundy", &[], "ab");
    let seat = desk.game().turn().player().unwrap();
    let guest = desk.on(seat);
    let nothing = desk.fold.trial(guest, &ask(&desk, seat, Others::Hotseat, &[])).unwrap();
    assert!(matches!(nothing.turn_to_keep(), Err(Fault::BadField { field: "line", .. })));
    let mut line = Vec::new();
    let mut own = Vec::new();
    for _ in 0..12 {
        let answer = tried(&desk, &ask(&desk, seat, Others::Hotseat, &line)).unwrap();
        let passed = answer["snapshot"]["turn"]["players"] != json!([seat]);
        if passed && own.is_empty() {
            own.clone_from(&line);
        }
        line = and_first(&answer);
    }
    let mut trial = desk.fold.trial(guest, &ask(&desk, seat, Others::Hotseat, &line)).unwrap();
    trial.replay(&line, 0).unwrap();
    let kept = trial.turn_to_keep().unwrap();
    let kept: Vec<_> = kept.iter().map(|step| format!("{seat} {}", step.action)).collect();
    assert!(own.len() > 1 && line.len() > own.len());
    assert_eq!(kept, own);
    let refusals = trial.refusals(vec!["nonsense".into()]).unwrap();
    assert_eq!(refusals[0].as_ref().map(|refused| refused.code), Some("notation"));
    assert_eq!(refusals.len(), 1);
}
