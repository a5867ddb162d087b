//! Lessons: positions of a written game, for everybody, kept nowhere.

use std::collections::BTreeSet;

use axum::http::StatusCode;
use quadrivium_core::Phrase;
use quadrivium_games::GAMES;
use quadrivium_speech::{Language, Speech};
use serde_json::{Value, json};

use crate::support::{Site, code};

async fn course(site: &Site, game: &str) -> Value {
    let (status, course) = site.stranger().get(&format!("/api/games/{game}/lessons")).await;
    assert_eq!(status, StatusCode::OK, "{course}");
    course
}

fn address(game: &str, lesson: &Value, moves: u64) -> String {
    format!("/api/games/{game}/lessons/{}/moves/{moves}", lesson["number"])
}

/// Every decision that the lessons of a game ask for, once.
fn all_actions(course: &Value) -> BTreeSet<String> {
    let lessons = course["lessons"].as_array().unwrap().iter();
    let steps = lessons.flat_map(|lesson| lesson["steps"].as_array().unwrap());
    let actions = steps.flat_map(|step| step["actions"].as_array().unwrap());
    actions.map(|action| action.as_str().unwrap().to_owned()).collect()
}

/// The learner plays what stands in the lesson, action by action, and finds each of them offered. Before
/// each they do something else: what is possible there is not called impossible, so that the coach can
/// answer it kindly, and what is not is refused for a reason that every language has words for.
#[tokio::test]
async fn every_lesson_can_be_played_through() {
    let site = Site::new().await;
    let learner = site.stranger();
    let languages = Language::ALL.into_iter();
    let languages: Vec<_> = languages.map(|language| (language, Speech::new(language))).collect();
    for game in GAMES.iter() {
        let course = course(&site, game.name).await;
        let actions = all_actions(&course);
        let (mut refused, mut possible) = (0, 0);
        for lesson in course["lessons"].as_array().unwrap() {
            for step in lesson["steps"].as_array().unwrap() {
                let at = step["at"].as_u64().unwrap();
                for (moves, action) in (at..).zip(step["actions"].as_array().unwrap()) {
                    let place = format!("{} {} {moves}", game.name, lesson["number"]);
                    let path = address(game.name, lesson, moves);
                    let (status, seen) = learner.get(&path).await;
                    assert_eq!(status, StatusCode::OK, "{seen}");
                    assert_eq!((&seen["moves"], &seen["viewer"]), (&json!(moves), &lesson["seat"]));
                    assert_eq!(seen["log"].as_array().unwrap().len() as u64, moves);
                    let choices = seen["choices"].as_array().unwrap().iter();
                    let own = choices.filter(|choice| choice["seat"] == lesson["seat"]);
                    let offered: BTreeSet<_> =
                        own.map(|choice| choice["action"].as_str().unwrap().to_owned()).collect();
                    assert!(offered.contains(action.as_str().unwrap()), "{place}: {action}");
                    let illegal: Vec<_> = actions.difference(&offered).take(3).collect();
                    assert!(!illegal.is_empty(), "{place}: nothing can be wrong");
                    let legal = offered.iter().find(|other| *action != json!(other));
                    let tried: Vec<_> = illegal.iter().copied().chain(legal).collect();
                    let ask = json!({ "seat": lesson["seat"], "actions": tried });
                    let (status, reasons) = learner.post(&format!("{path}/why"), ask).await;
                    assert_eq!(status, StatusCode::OK, "{place}: {reasons}");
                    let reasons = reasons["refusals"].as_array().unwrap();
                    for (wrong, reason) in illegal.iter().zip(reasons) {
                        let key = reason["key"].as_str();
                        let key = key.unwrap_or_else(|| panic!("{place}: {wrong} is not refused"));
                        for (language, speech) in &languages {
                            let mut faults = Vec::new();
                            let said = speech.fill(&Phrase::new(key.to_owned()), &mut faults);
                            assert!(!said.trim().is_empty(), "{place}: {key} in {language}");
                            let unknown = faults.iter().any(|fault| fault.contains("no such"));
                            assert!(!unknown, "{place}: {language} does not know {key}");
                        }
                        refused += 1;
                    }
                    let kindly = &reasons[illegal.len()..];
                    assert_eq!(kindly, vec![Value::Null; kindly.len()], "{place}: {legal:?}");
                    possible += kindly.len();
                }
            }
        }
        assert!(refused > 0 && possible > 0, "{}: {refused}, {possible}", game.name);
    }
}

#[tokio::test]
async fn a_lesson_is_the_learners_alone_and_without_hints() {
    let site = Site::new().await;
    let course = course(&site, "burgundy").await;
    let lesson = &course["lessons"][0];
    let at = lesson["steps"][0]["at"].as_u64().unwrap();
    let (_, seen) = site.stranger().get(&address("burgundy", lesson, at)).await;
    let yours: Vec<_> = seen["seats"].as_array().unwrap().iter().map(|seat| &seat["you"]).collect();
    assert_eq!(yours, [true, false]);
    assert_eq!((&seen["seats"][1]["kind"], &seen["seats"][1]["name"]), (&json!("bot"), &json!("")));
    assert_eq!((&seen["state"], &seen["no_hints"]), (&json!("running"), &json!(true)));
    assert!(seen["choices"].as_array().unwrap().iter().all(|choice| choice["seat"] == "A"));
    assert_eq!(seen["page"], Value::Null);
    let (_, read) =
        site.stranger().get(&format!("{}?page=true", address("burgundy", lesson, at))).await;
    assert!(read["page"].is_object(), "the position in words, where it is asked for");
}

/// Whoever asks twice, or as somebody else, sees the same; and nothing of it is on anybody's list.
#[tokio::test]
async fn a_lesson_is_kept_nowhere() {
    let site = Site::new().await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let course = course(&site, "burgundy").await;
    let path = address("burgundy", &course["lessons"][0], 30);
    let (first, second) = (ann.get(&path).await, bob.get(&path).await);
    assert_eq!(first, second);
    for person in [&ann, &bob] {
        let (_, mine) = person.get("/api/tables/mine").await;
        assert_eq!(mine, json!({ "running": [], "finished": [] }));
    }
    let id = first.1["id"].as_str().unwrap();
    let answer = ann.get(&format!("/api/tables/{id}")).await;
    assert_eq!((answer.0, code(&answer)), (StatusCode::NOT_FOUND, "no_table"));
}

#[tokio::test]
async fn the_game_says_why_something_cannot_be_done_there() {
    let site = Site::new().await;
    let learner = site.stranger();
    let course = course(&site, "burgundy").await;
    let lesson = &course["lessons"][0];
    let at = lesson["steps"][2]["at"].as_u64().unwrap();
    let path = format!("{}/why", address("burgundy", lesson, at));
    let meant = &lesson["steps"][2]["actions"][0];
    let ask = json!({ "seat": "A", "actions": [meant, "place d4 1 20"] });
    let (status, reasons) = learner.post(&path, ask).await;
    assert_eq!(status, StatusCode::OK, "{reasons}");
    assert_eq!(reasons["refusals"][0], Value::Null, "it is possible");
    assert!(reasons["refusals"][1]["key"].as_str().unwrap().starts_with("burgundy-illegal-"));
    let other = learner.post(&path, json!({ "seat": "B", "actions": [] })).await;
    assert_eq!((other.0, code(&other)), (StatusCode::FORBIDDEN, "not_your_seat"));
}

#[tokio::test]
async fn what_is_not_there_is_refused() {
    let site = Site::new().await;
    let learner = site.stranger();
    let answer = learner.get("/api/games/chess/lessons").await;
    assert_eq!(code(&answer), "no_game");
    for path in
        ["chess/lessons/1/moves/0", "burgundy/lessons/99/moves/0", "burgundy/lessons/x/moves/0"]
    {
        let answer = learner.get(&format!("/api/games/{path}")).await;
        assert_eq!((answer.0, code(&answer)), (StatusCode::NOT_FOUND, "no_page"), "{path}");
    }
    let beyond = learner.get("/api/games/burgundy/lessons/1/moves/4000").await;
    assert_eq!((beyond.0, code(&beyond)), (StatusCode::NOT_FOUND, "no_move"));
}

#[tokio::test]
async fn a_course_ends_in_a_first_game() {
    let site = Site::new().await;
    let course = course(&site, "burgundy").await;
    let first = &course["first_game"];
    let ann = site.person("Ann").await;
    let bots = vec!["apprentice"; first["players"].as_u64().unwrap() as usize - 1];
    let table = ann.table(&[vec!["you"], bots].concat()).await;
    let remarks = first["remarks"].as_array().unwrap();
    assert!(remarks.iter().any(|remark| remark["asked"] == "burgundy-ask-dice"));
    assert_eq!(table["game"], "burgundy");
}
