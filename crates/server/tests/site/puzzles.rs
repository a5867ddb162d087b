//! Puzzles: positions with one best turn, for everybody, kept nowhere.

use axum::http::StatusCode;
use quadrivium_games::GAMES;
use quadrivium_puzzles::{Puzzle, collection};
use serde_json::{Value, json};

use crate::support::{Site, code};

fn address(game: &str, number: usize) -> String {
    format!("/api/games/{game}/puzzles/{number}")
}

/// The first puzzle of every game.
fn first() -> impl Iterator<Item = (&'static str, &'static Puzzle)> {
    GAMES.iter().map(|game| (game.name, &collection(game.name).unwrap().puzzles[0]))
}

#[tokio::test]
async fn every_game_has_a_puzzle_for_today() {
    let site = Site::new().await;
    for game in GAMES.iter() {
        let (status, list) =
            site.stranger().get(&format!("/api/games/{}/puzzles", game.name)).await;
        assert_eq!(status, StatusCode::OK);
        let (days, all) = (list["days"].as_array().unwrap(), list["puzzles"].as_array().unwrap());
        let numbers: Vec<_> = days.iter().map(|day| day.as_u64().unwrap() as usize).collect();
        assert!(!numbers.is_empty() && numbers.iter().all(|day| (1..=all.len()).contains(day)));
        let known = collection(game.name).unwrap();
        let today = list["day"].as_i64().unwrap();
        assert_eq!(Some(numbers[0] as u16), known.of_day(today));
        assert_eq!(Some(numbers[1] as u16), known.of_day(today - 1), "yesterday's comes second");
    }
}

/// Whatever is asked before a turn is made or given up, the best turn is not in the answer.
#[tokio::test]
async fn a_puzzle_is_solved_move_by_move_and_tells_nothing_before() {
    let site = Site::new().await;
    let solver = site.stranger();
    for (game, puzzle) in first() {
        let best = puzzle.best();
        for made in 0..=best.len() {
            let asked = json!({ "moves": best[..made] });
            let (status, seen) = solver.post(&address(game, 1), asked).await;
            assert_eq!(status, StatusCode::OK, "{seen}");
            assert_eq!(seen["over"], json!(made == best.len()), "{game}");
            assert_eq!(seen["snapshot"]["moves"], json!(puzzle.at + made));
            let fields: Vec<_> = seen.as_object().unwrap().keys().collect();
            assert_eq!(fields, ["over", "snapshot"]);
            if let Some(next) = best.get(made) {
                let choices = seen["snapshot"]["choices"].as_array().unwrap();
                let offered = choices.iter().any(|choice| choice["action"] == **next);
                assert!(offered, "{game}: {next}");
            }
        }
        let (status, verdict) =
            solver.post(&format!("{}/answer", address(game, 1)), json!({ "moves": best })).await;
        assert_eq!((status, &verdict["answered"]), (StatusCode::OK, &json!("solved")));
        assert_eq!(verdict["solution"]["actions"], json!(best));
    }
}

#[tokio::test]
async fn what_is_next_best_costs_what_stands_in_the_file() {
    let site = Site::new().await;
    for (game, puzzle) in first() {
        let path = format!("{}/answer", address(game, 1));
        let (_, verdict) = site.stranger().post(&path, json!({ "moves": puzzle.next })).await;
        assert_eq!(verdict["answered"], "worse", "{game}: {verdict}");
        let points = verdict["behind"]["points"]["mean"].as_f64().unwrap();
        assert!((points - f64::from(puzzle.points.mean)).abs() < 1e-3);
        let (_, shown) = site.stranger().post(&path, json!({})).await;
        assert_eq!(shown["answered"], "shown");
        assert_eq!(shown["behind"], Value::Null);
    }
}

/// Any other whole turn is thought about, and the same answer hears the same.
#[tokio::test]
async fn another_turn_is_judged() {
    let site = Site::new().await;
    let solver = site.person("Ann").await;
    let (game, puzzle) = first().next().unwrap();
    let mut moves: Vec<String> = Vec::new();
    loop {
        let (_, seen) = solver.post(&address(game, 1), json!({ "moves": moves })).await;
        if seen["over"] == json!(true) {
            break;
        }
        let choices = seen["snapshot"]["choices"].as_array().unwrap().clone();
        let last = choices.last().unwrap()["action"].as_str().unwrap();
        moves.push(last.to_owned());
    }
    assert!(moves != puzzle.best() && moves != puzzle.next);
    let path = format!("{}/answer", address(game, 1));
    let (status, verdict) = solver.post(&path, json!({ "moves": moves })).await;
    assert_eq!(status, StatusCode::OK, "{verdict}");
    assert_eq!(verdict["answered"], "worse");
    assert!(verdict["behind"]["sure"].as_bool().unwrap());
    let again = solver.post(&path, json!({ "moves": moves })).await.1;
    assert_eq!(again["behind"], verdict["behind"]);
}

#[tokio::test]
async fn what_cannot_be_is_refused() {
    let site = Site::new().await;
    let solver = site.stranger();
    let (game, puzzle) = first().next().unwrap();
    let refused = solver.post(&address(game, 0), json!({})).await;
    assert_eq!((refused.0, code(&refused)), (StatusCode::NOT_FOUND, "no_page"));
    let refused = solver.post(&address(game, 1), json!({ "moves": ["nonsense"] })).await;
    assert_eq!((refused.0, code(&refused)), (StatusCode::UNPROCESSABLE_ENTITY, "notation"));
    let open = json!({ "moves": puzzle.best()[..puzzle.best().len() - 1] });
    if puzzle.best().len() > 1 {
        let refused = solver.post(&format!("{}/answer", address(game, 1)), open).await;
        assert_eq!((refused.0, code(&refused)), (StatusCode::UNPROCESSABLE_ENTITY, "bad_field"));
    }
    let many = vec!["end"; 65];
    let refused = solver.post(&address(game, 1), json!({ "moves": many })).await;
    assert_eq!((refused.0, code(&refused)), (StatusCode::UNPROCESSABLE_ENTITY, "bad_field"));
}

#[tokio::test]
async fn the_game_before_can_be_looked_at_and_says_why_not() {
    let site = Site::new().await;
    let solver = site.stranger();
    let (game, puzzle) = first().next().unwrap();
    let (_, before) = solver.post(&address(game, 1), json!({ "at": puzzle.at - 1 })).await;
    assert_eq!(before["snapshot"]["moves"], json!(puzzle.at - 1));
    let asked = json!({ "seat": puzzle.seat, "actions": ["end", puzzle.best()[0]] });
    let (status, reasons) = solver.post(&format!("{}/why", address(game, 1)), asked).await;
    assert_eq!(status, StatusCode::OK, "{reasons}");
    assert_eq!(reasons["refusals"][1], Value::Null, "the best is possible");
}
