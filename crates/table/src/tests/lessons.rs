//! Lessons: positions of a written game, as the learner sees them.

use quadrivium_lessons::course;
use serde_json::{Value, json};

use crate::api::Why;
use crate::fault::Fault;
use crate::{Place, lessons};

const GAME: &str = "burgundy";

fn place(name: &str, moves: u32) -> Result<Place, Fault> {
    Place::find(GAME, name, moves)
}

fn seen(place: Place, page: bool) -> Value {
    serde_json::from_str(&place.seen(5, page).unwrap()).unwrap()
}

#[test]
fn a_lesson_is_seen_from_its_first_position_to_its_last() {
    let lesson = &course(GAME).unwrap().lessons[0];
    let (name, all) = (lesson.number.to_string(), lesson.record.actions.len() as u32);
    for moves in [0, 1, all] {
        let shown = seen(place(&name, moves).unwrap(), false);
        assert_eq!((&shown["game"], &shown["moves"]), (&json!(GAME), &json!(moves)));
        assert_eq!(shown["log"].as_array().unwrap().len(), moves as usize, "all that came before");
        assert_eq!(shown["viewer"], json!(lesson.seat));
        assert!(shown["seats"].as_array().unwrap().iter().all(|one| one["you"] == one["online"]));
        assert_eq!((&shown["page"], &shown["now"]), (&Value::Null, &json!(5)));
    }
    assert!(seen(place(&name, 0).unwrap(), true)["page"].is_object(), "in words, for who asks");
    let beyond = place(&name, all + 1).map(|_| ());
    assert!(
        matches!(beyond, Err(Fault::NoMove { asked, moves }) if (asked, moves) == (all + 1, all))
    );
    assert!(matches!(place("99", 0).map(|_| ()), Err(Fault::NoPage)));
    assert!(matches!(Place::find("chess", "1", 0).map(|_| ()), Err(Fault::NoPage)));
}

/// What cannot be done there is answered for the learner's seat, in the order in which it is asked.
#[test]
fn the_learner_may_ask_why_not() {
    let course = course(GAME).unwrap();
    let lesson = &course.lessons[0];
    let step = lesson.steps.iter().find(|step| lesson.actions(step).next().is_some()).unwrap();
    let next = lesson.actions(step).next().unwrap().to_owned();
    let there = place(&lesson.number.to_string(), step.at as u32).unwrap();
    let why = Why { seat: lesson.seat, actions: vec!["nonsense".into(), next] };
    let refusals = there.why(&why).unwrap().refusals;
    assert_eq!(refusals[0].as_ref().unwrap().code, "notation");
    assert!(refusals.len() == 2 && refusals[1].is_none(), "that is what the lesson does");
    let other = Why { seat: lesson.seat.next(2), actions: Vec::new() };
    assert!(matches!(there.why(&other).map(|_| ()), Err(Fault::NotYourSeat(_))));
}

#[test]
fn examples_are_found_by_their_names() {
    let example = &course(GAME).unwrap().examples[0];
    let shown = seen(place(&example.name, 0).unwrap(), false);
    assert_eq!(shown["viewer"], json!(example.told.seat));
}

#[test]
fn what_there_is_to_learn_is_listed() {
    let course = course(GAME).unwrap();
    let listed = serde_json::to_value(lessons(GAME).unwrap()).unwrap();
    let count = |name: &str| listed[name].as_array().unwrap().len();
    assert_eq!(
        (count("lessons"), count("examples")),
        (course.lessons.len(), course.examples.len())
    );
    for (shown, lesson) in listed["lessons"].as_array().unwrap().iter().zip(&course.lessons) {
        assert_eq!(
            (&shown["number"], &shown["seat"]),
            (&json!(lesson.number), &json!(lesson.seat))
        );
        for (shown, step) in shown["steps"].as_array().unwrap().iter().zip(&lesson.steps) {
            let actions: Vec<_> = lesson.actions(step).collect();
            assert_eq!((&shown["key"], &shown["at"]), (&json!(step.key), &json!(step.at)));
            assert_eq!(shown["actions"], json!(actions));
        }
    }
    for (shown, example) in listed["examples"].as_array().unwrap().iter().zip(&course.examples) {
        let actions: Vec<_> = example.actions().collect();
        assert_eq!((&shown["name"], &shown["at"]), (&json!(example.name), &json!(example.at())));
        assert_eq!(shown["actions"], json!(actions));
    }
    let first = course.first_game.as_ref().unwrap();
    let remarks = listed["first_game"]["remarks"].as_array().unwrap();
    assert_eq!(remarks.len(), first.remarks.len());
    assert!(!remarks.is_empty() && remarks[0]["times"] == json!(first.remarks[0].times));
    assert!(matches!(lessons("chess"), Err(Fault::NoGame(_))));
}
