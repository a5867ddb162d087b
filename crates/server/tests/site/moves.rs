//! Playing.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::support::{Site, code};

#[tokio::test]
async fn a_whole_game_against_bots_ends_with_standings_and_a_record() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    let table = ann.table(&["you", "apprentice", "random"]).await;
    let id = table["id"].as_str().unwrap();
    let over = loop {
        site.settled(id).await;
        let seen = ann.look(id).await;
        if seen["state"] == "over" {
            break seen;
        }
        let (status, answer) = ann.play_first(id).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    };
    assert_eq!(over["turn"], "over");
    assert_eq!(over["choices"], json!([]));
    assert_eq!(over["log"].as_array().unwrap().len() as u64, over["moves"].as_u64().unwrap());
    assert!(over["standings"].as_array().unwrap().iter().any(|standing| standing["rank"] == 1));
    let (status, record) = ann.get(&format!("/api/tables/{id}/record")).await;
    assert_eq!(status, StatusCode::OK);
    let record = quadrivium_core::Record::parse(record.as_str().unwrap().as_bytes()).unwrap();
    assert_eq!(record.seats, ["Ann", "bot:apprentice", "bot:random"]);
    assert_eq!(record.result.len(), 3);
    record.replay(&quadrivium_games::GAMES, None).unwrap();
}

/// A second click on the same button must not play twice.
#[tokio::test]
async fn a_stale_move_is_a_conflict_and_changes_nothing() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    let table = ann.table(&["you", "you"]).await;
    let id = table["id"].as_str().unwrap();
    let choice = &table["choices"][0];
    let play = json!({ "seq": table["seq"], "seat": choice["seat"], "action": choice["action"] });
    let path = format!("/api/tables/{id}/play");
    let (status, first) = ann.post(&path, play.clone()).await;
    assert_eq!(status, StatusCode::OK);
    let again = ann.post(&path, play.clone()).await;
    assert_eq!((again.0, code(&again)), (StatusCode::CONFLICT, "stale"));
    assert_eq!(again.1["error"]["seq"], first["seq"], "the conflict names the present number");
    let mut future = play;
    future["seq"] = json!(first["seq"].as_u64().unwrap() + 1);
    let answer = ann.post(&path, future).await;
    assert_eq!((answer.0, code(&answer)), (StatusCode::CONFLICT, "stale"));
    assert_eq!(ann.look(id).await["seq"], first["seq"]);
}

#[tokio::test]
async fn talking_does_not_disturb_a_move() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    let table = ann.table(&["you", "you"]).await;
    let id = table["id"].as_str().unwrap();
    let (status, said) = ann.post(&format!("/api/tables/{id}/chat"), json!({ "text": "hm" })).await;
    assert_eq!(status, StatusCode::OK);
    assert_ne!(said["seq"], table["seq"]);
    let choice = &table["choices"][0];
    let play = json!({ "seq": table["seq"], "seat": choice["seat"], "action": choice["action"] });
    assert_eq!(ann.post(&format!("/api/tables/{id}/play"), play).await.0, StatusCode::OK);
}

/// In the secret set-up all choose at once: what another has chosen meanwhile is no conflict.
#[tokio::test]
async fn players_who_choose_at_once_do_not_wait_for_each_other() {
    let site = Site::new().await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let table = ann.table_with(json!({ "setup": "expert_secret" }), &["you", "open"]).await;
    let id = table["id"].as_str().unwrap();
    assert_eq!(table["state"], "waiting");
    assert_eq!(bob.follow(&ann, id).await.0, StatusCode::OK);
    let (anns, bobs) = (ann.look(id).await, bob.look(id).await);
    assert_eq!(anns["turn"]["players"], json!(["A", "B"]));
    assert_eq!(anns["viewer"], "A");
    assert_eq!(bobs["viewer"], "B");
    let path = format!("/api/tables/{id}/play");
    let choose = |seen: &Value, nth: usize| {
        let choice = &seen["choices"][nth];
        json!({ "seq": seen["seq"], "seat": choice["seat"], "action": choice["action"] })
    };
    assert_eq!(ann.post(&path, choose(&anns, 0)).await.0, StatusCode::OK);
    let secret = bob.look(id).await["log"].as_array().unwrap().last().unwrap().clone();
    assert_eq!((&secret["by"], &secret["action"]), (&json!("A"), &Value::Null), "{secret}");
    // Bob has not seen Ann's choice, and need not have.
    let (status, answer) = bob.post(&path, choose(&bobs, 1)).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let twice = ann.post(&path, choose(&anns, 1)).await;
    assert_eq!(code(&twice), "stale", "but one's own choice is made once");
}

#[tokio::test]
async fn an_illegal_action_says_why_and_changes_nothing() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    let table = ann.table(&["you", "you"]).await;
    let id = table["id"].as_str().unwrap();
    let seat = table["choices"][0]["seat"].as_str().unwrap();
    let other = if seat == "A" { "B" } else { "A" };
    for (seat, action, expected) in [
        (seat, "dance", "notation"),
        (seat, "take d9 9.9", "notation"),
        (seat, "sell d1", "illegal"),
        (seat, "roll 1 1 1", "notation"),
        (other, "end", "illegal"),
    ] {
        let answer = ann.act(id, "play", json!({ "seat": seat, "action": action })).await;
        assert_eq!(answer.0, StatusCode::UNPROCESSABLE_ENTITY, "{action}: {}", answer.1);
        assert!(
            [expected, "notation", "illegal"].contains(&code(&answer)),
            "{action}: {}",
            answer.1
        );
        assert!(answer.1["error"]["key"].is_string());
    }
    assert_eq!(ann.look(id).await["seq"], table["seq"]);
}

#[tokio::test]
async fn history_is_looked_at_move_by_move() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    let table = ann.table(&["you", "you"]).await;
    let id = table["id"].as_str().unwrap();
    for _ in 0..80 {
        assert_eq!(ann.play_first(id).await.0, StatusCode::OK);
    }
    let seen = ann.look(id).await;
    let moves = seen["moves"].as_u64().unwrap();
    let (status, last) = ann.get(&format!("/api/tables/{id}/moves/{moves}?page=true")).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(last["view"], seen["view"]);
    assert!(last["page"]["blocks"].is_array());
    let (_, first) = ann.get(&format!("/api/tables/{id}/moves/0")).await;
    assert_eq!(first["turn"], "chance");
    let (status, _) = ann.get(&format!("/api/tables/{id}/moves/{}", moves + 1)).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}

/// The second die of a turn hands it on; the first one can be taken back freely.
#[tokio::test]
async fn an_offer_says_whether_there_is_a_free_way_back() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    let table = ann.table(&["you", "random"]).await;
    let id = table["id"].as_str().unwrap();
    site.settled(id).await;
    for dice_left in [2, 1] {
        let seen = ann.look(id).await;
        let offers = seen["choices"].as_array().unwrap();
        let workers = offers.iter().find(|offer| is_workers(offer)).expect("a die buys workers");
        assert_eq!(workers.get("lasting"), (dice_left == 1).then_some(&json!(true)));
        let action = &workers["action"];
        let play = json!({ "seq": seen["seq"], "seat": "A", "action": action });
        assert_eq!(ann.post(&format!("/api/tables/{id}/play"), play).await.0, StatusCode::OK);
    }
}

fn is_workers(offer: &Value) -> bool {
    offer["action"].as_str().is_some_and(|action| action.starts_with("workers"))
}

#[tokio::test]
async fn whoever_asks_why_is_told_and_nothing_is_played() {
    let site = Site::new().await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let table = ann.table(&["you", "you"]).await;
    let id = table["id"].as_str().unwrap();
    // Chance says who begins.
    let (seat, offered) = (&table["choices"][0]["seat"], &table["choices"][0]["action"]);
    let path = format!("/api/tables/{id}/why");
    let asked = json!({ "seat": seat, "actions": [offered, "end", "nonsense"] });
    let (status, answer) = ann.post(&path, asked.clone()).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let keys: Vec<_> = answer["refusals"].as_array().unwrap().iter().map(|it| &it["key"]).collect();
    assert_eq!(
        keys,
        [&Value::Null, &json!("burgundy-illegal-dice-left"), &json!("refusal-notation")]
    );
    assert_eq!(ann.look(id).await["seq"], table["seq"]);
    assert_eq!(bob.post(&path, asked).await.0, StatusCode::FORBIDDEN);
    let many = json!({ "seat": seat, "actions": vec!["end"; 65] });
    let refused = ann.post(&path, many).await;
    assert_eq!((refused.0, code(&refused)), (StatusCode::UNPROCESSABLE_ENTITY, "bad_field"));
}
