//! Several decisions in one request: all of them or none.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::live::{Wire, listen};
use crate::support::{Person, Site, code};

/// A turn that was played and taken back.
struct Turn {
    seat: String,
    /// How many moves there were before it.
    start: u64,
    actions: Vec<String>,
}

impl Turn {
    /// Plays what is offered first until somebody else or chance has acted.
    async fn play(person: &Person, id: &str) -> Self {
        let before = person.look(id).await;
        let seat = before["choices"][0]["seat"].as_str().unwrap().to_owned();
        let start = before["moves"].as_u64().unwrap();
        let mut actions = Vec::new();
        loop {
            let seen = person.look(id).await;
            let chance = seen["log"].as_array().unwrap().last().unwrap()["by"] == "*";
            if seen["choices"][0]["seat"] != seat.as_str() || (chance && !actions.is_empty()) {
                break;
            }
            actions.push(seen["choices"][0]["action"].as_str().unwrap().to_owned());
            assert_eq!(person.play_first(id).await.0, StatusCode::OK);
        }
        assert!(actions.len() >= 2, "a turn has two dice: {actions:?}");
        Self { seat, start, actions }
    }

    async fn take_back(person: &Person, id: &str) -> Self {
        let turn = Self::play(person, id).await;
        let (status, answer) = person.act(id, "undo", json!({ "to": turn.start })).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
        turn
    }

    /// The request that plays it in one go.
    fn request(&self, seq: &Value) -> Value {
        let (first, then) = self.actions.split_first().unwrap();
        json!({ "seq": seq, "seat": self.seat, "action": first, "then": then })
    }
}

#[tokio::test]
async fn several_decisions_are_stored_and_told_together() {
    let site = Site::new().await;
    let at = listen(&site).await;
    let ann = site.person("Ann").await;
    let table = ann.table(&["you", "you"]).await;
    let id = table["id"].as_str().unwrap();
    let turn = Turn::take_back(&ann, id).await;
    let mut wire = Wire::open(at, id, &ann).await.unwrap();
    let before = wire.hello().await;
    let request = turn.request(&before["seq"]);

    let mut frame = request.clone();
    (frame["type"], frame["id"]) = (json!("play"), json!(5));
    wire.send(frame).await;
    let done = wire.next("done").await;
    assert_eq!(done["seq"], before["seq"].as_u64().unwrap() + turn.actions.len() as u64);
    let update = wire.next("update").await;
    assert_eq!(update["snapshot"]["seq"], done["seq"], "one update tells all of it");
    let lines = update["lines"].as_array().unwrap();
    let told: Vec<_> = lines.iter().map(|line| line["action"].as_str().unwrap()).collect();
    assert_eq!(told, turn.actions);
    assert_eq!(lines.last().unwrap()["number"], turn.start + turn.actions.len() as u64);

    let again = ann.post(&format!("/api/tables/{id}/play"), request).await;
    assert_eq!((again.0, code(&again)), (StatusCode::CONFLICT, "stale"));
    assert_eq!(ann.look(id).await["seq"], done["seq"]);

    let (status, _) = ann.act(id, "undo", json!({})).await;
    assert_eq!(status, StatusCode::OK);
    let seen = ann.look(id).await;
    assert_eq!(seen["moves"], turn.start + turn.actions.len() as u64 - 1, "one is taken back");
    assert_eq!(seen["choices"][0]["seat"], turn.seat.as_str());
}

#[tokio::test]
async fn one_refused_decision_leaves_out_all_of_them() {
    let site = Site::new().await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let table = ann.table(&["you", "you"]).await;
    let id = table["id"].as_str().unwrap();
    let turn = Turn::take_back(&ann, id).await;
    let before = ann.look(id).await;
    let path = format!("/api/tables/{id}/play");
    let good = turn.request(&before["seq"]);

    let mut twice = good.clone();
    twice["then"][0] = good["action"].clone();
    let answer = ann.post(&path, twice).await;
    assert_eq!((answer.0, code(&answer)), (StatusCode::UNPROCESSABLE_ENTITY, "illegal"));
    assert_eq!(answer.1["error"]["action"], good["action"]);

    let mut nonsense = good.clone();
    nonsense["then"][0] = json!("dance");
    let answer = ann.post(&path, nonsense).await;
    assert_eq!((code(&answer), &answer.1["error"]["action"]), ("notation", &json!("dance")));

    let mut long = good.clone();
    long["then"] = json!(vec!["end"; 41]);
    let answer = ann.post(&path, long).await;
    assert_eq!((code(&answer), &answer.1["error"]["field"]), ("bad_field", &json!("then")));

    assert_eq!(code(&bob.post(&path, good).await), "not_your_seat");

    let after = ann.look(id).await;
    for field in ["seq", "moves", "view", "log"] {
        assert_eq!(after[field], before[field], "{field}");
    }
}

/// Neither past the decision of another player nor past the dice.
#[tokio::test]
async fn nobody_decides_beyond_the_end_of_the_turn() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    let table = ann.table(&["you", "you"]).await;
    let id = table["id"].as_str().unwrap();
    let path = format!("/api/tables/{id}/play");
    for next in ["the other player", "chance"] {
        let mut turn = Turn::take_back(&ann, id).await;
        let before = ann.look(id).await["seq"].clone();
        turn.actions.push("end".into());
        let answer = ann.post(&path, turn.request(&before)).await;
        assert_eq!(answer.0, StatusCode::UNPROCESSABLE_ENTITY, "{next}: {}", answer.1);
        assert_eq!(code(&answer), "too_far", "{next}");
        assert_eq!(answer.1["error"]["action"], "end");
        assert_eq!(ann.look(id).await["seq"], before, "{next}");
        turn.actions.pop();
        let (status, answer) = ann.post(&path, turn.request(&before)).await;
        assert_eq!(status, StatusCode::OK, "{next}: {answer}");
    }
    let seen = ann.look(id).await;
    assert_eq!(seen["log"].as_array().unwrap().last().unwrap()["by"], "*", "the dice came last");
}
