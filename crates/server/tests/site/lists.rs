//! Lists, records, rematches, forks, giving up.

use std::collections::BTreeSet;

use axum::http::StatusCode;
use quadrivium_games::GAMES;
use serde_json::{Value, json};

use crate::support::{Site, code};

#[tokio::test]
async fn giving_up_against_bots_ends_the_game() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    let table = ann.table(&["you", "apprentice", "random"]).await;
    let id = table["id"].as_str().unwrap();
    site.settled(id).await;
    let (_, mine) = ann.get("/api/tables/mine").await;
    assert_eq!(
        (&mine["running"][0]["id"], &mine["running"][0]["your_turn"]),
        (&json!(id), &json!(true))
    );
    assert_eq!(ann.act(id, "resign", json!({ "seat": "A" })).await.0, StatusCode::OK);
    let seen = ann.look(id).await;
    assert_eq!((&seen["state"], &seen["seats"][0]["resigned"]), (&json!("over"), &json!(true)));
    let (_, mine) = ann.get("/api/tables/mine").await;
    assert_eq!(mine["running"], json!([]));
    assert_eq!(mine["finished"][0]["id"], id);
    assert_eq!(mine["finished"][0]["seats"][0]["you"], true);
    let again = ann.act(id, "play", json!({ "seat": "A", "action": "end" })).await;
    assert_eq!(code(&again), "not_your_seat");
}

#[tokio::test]
async fn a_bot_plays_on_for_somebody_who_gave_up() {
    let site = Site::new().await;
    let (ann, bob, cid) =
        (site.person("Ann").await, site.person("Bob").await, site.person("Cid").await);
    let table = ann.table(&["you", "open", "open"]).await;
    let id = table["id"].as_str().unwrap();
    bob.follow(&ann, id).await;
    cid.follow(&ann, id).await;
    assert_eq!(bob.act(id, "resign", json!({ "seat": "B" })).await.0, StatusCode::OK);
    for _ in 0..30 {
        site.settled(id).await;
        let player = if ann.look(id).await["choices"] == json!([]) { &cid } else { &ann };
        assert_eq!(player.play_first(id).await.0, StatusCode::OK);
    }
    let log = ann.look(id).await["log"].clone();
    assert!(log.as_array().unwrap().iter().any(|line| line["by"] == "B"));
    // A bot that plays in between would make the request stale.
    site.settled(id).await;
    assert_eq!(cid.act(id, "resign", json!({ "seat": "C" })).await.0, StatusCode::OK);
    let over = ann.look(id).await;
    assert_eq!(over["state"], "over", "nobody is left to play with");
    let ranks = |list: &Value| {
        let seats = list.as_array().unwrap().iter();
        seats.map(|seat| seat["rank"].as_u64().unwrap()).collect::<Vec<_>>()
    };
    assert_eq!(ranks(&over["standings"]), [1, 3, 2], "whoever gave up first is last");
    let last = format!("/api/tables/{id}/moves/{}", over["moves"]);
    assert_eq!(ann.get(&last).await.1["standings"], over["standings"]);
    let (_, mine) = ann.get("/api/tables/mine").await;
    assert_eq!(ranks(&mine["finished"][0]["seats"]), [1, 3, 2]);
}

#[tokio::test]
async fn a_rematch_brings_the_same_people_together() {
    let site = Site::new().await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let table = ann.table(&["you", "open"]).await;
    let id = table["id"].as_str().unwrap();
    bob.follow(&ann, id).await;
    let path = format!("/api/tables/{id}/rematch");
    assert_eq!(code(&ann.post(&path, json!({})).await), "still_running");
    bob.act(id, "resign", json!({ "seat": "B" })).await;
    let (status, first) = bob.post(&path, json!({})).await;
    assert_eq!(status, StatusCode::OK);
    let next = first["id"].as_str().unwrap();
    assert_eq!(ann.look(id).await["rematch"], next, "Ann sees where Bob has gone");
    assert_eq!(bob.look(next).await["state"], "waiting");
    let (_, second) = ann.post(&path, json!({})).await;
    assert_eq!(second["id"], next);
    let seen = ann.look(next).await;
    assert_eq!(seen["state"], "running");
    assert_eq!(
        (&seen["seats"][0]["name"], &seen["seats"][1]["name"]),
        (&json!("Ann"), &json!("Bob"))
    );
    let eve = site.person("Eve").await;
    assert_eq!(code(&eve.post(&path, json!({})).await), "not_seated");
}

#[tokio::test]
async fn a_position_is_forked_into_a_sandbox_that_nobody_else_sees() {
    let site = Site::new().await;
    let (ann, eve) = (site.person("Ann").await, site.person("Eve").await);
    let table = ann.table(&["you", "apprentice"]).await;
    let id = table["id"].as_str().unwrap();
    for _ in 0..5 {
        site.settled(id).await;
        ann.play_first(id).await;
    }
    site.settled(id).await;
    let (_, there) = eve.get(&format!("/api/tables/{id}/moves/28")).await;
    let fork = json!({ "moves": 28, "kind": "sandbox" });
    let (status, made) = eve.post(&format!("/api/tables/{id}/fork"), fork).await;
    assert_eq!(status, StatusCode::OK, "{made}");
    let sandbox = made["id"].as_str().unwrap();
    let seen = eve.look(sandbox).await;
    assert_eq!((&seen["kind"], &seen["parent"]), (&json!("sandbox"), &json!(id)));
    assert_eq!(seen["view"]["estates"], there["view"]["estates"]);
    assert!(seen["seats"].as_array().unwrap().iter().all(|seat| seat["you"] == true));
    assert_eq!(eve.play_first(sandbox).await.0, StatusCode::OK);
    assert_eq!(ann.get(&format!("/api/tables/{sandbox}")).await.0, StatusCode::NOT_FOUND);
    let beyond = json!({ "moves": 9_999, "kind": "hotseat" });
    let answer = eve.post(&format!("/api/tables/{id}/fork"), beyond).await;
    assert_eq!((answer.0, code(&answer)), (StatusCode::NOT_FOUND, "no_move"));
}

/// Forking a position must not tell what somebody has chosen in secret: it is chosen anew.
#[tokio::test]
async fn a_secret_cannot_be_forked_out() {
    let site = Site::new().await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let table = ann.table_with(json!({ "setup": "expert_secret" }), &["you", "open"]).await;
    let id = table["id"].as_str().unwrap();
    bob.follow(&ann, id).await;
    ann.play_first(id).await;
    let moves = bob.look(id).await["moves"].clone();
    let fork = json!({ "moves": moves, "kind": "sandbox" });
    let eve = site.person("Eve").await;
    for (person, seat) in [(&ann, "A"), (&bob, "B"), (&eve, "")] {
        let mut chosen = BTreeSet::new();
        for _ in 0..30 {
            let (status, made) = person.post(&format!("/api/tables/{id}/fork"), fork.clone()).await;
            assert_eq!(status, StatusCode::OK, "{made}");
            let sandbox = made["id"].as_str().unwrap();
            // Whoever forked holds both seats there.
            let path = format!("/api/tables/{sandbox}/moves/{moves}?as=A");
            let (_, position) = person.get(&path).await;
            assert_eq!(position["turn"], json!({ "players": ["B"] }));
            chosen.insert(position["view"].to_string());
            if seat == "B" {
                let of = |id| format!("/api/tables/{id}/moves/{moves}?as=B");
                let (_, known) = person.get(&of(id)).await;
                let (_, dealt) = person.get(&of(sandbox)).await;
                assert_eq!(known["view"], dealt["view"], "Bob sees what Bob saw");
            }
        }
        let secret = seat != "A";
        assert_eq!(chosen.len() > 1, secret, "{seat}: Ann alone knows what Ann has chosen");
    }
}

#[tokio::test]
async fn a_record_is_given_out_at_the_end_only_and_can_be_brought_back() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    let table = ann.table(&["you", "random"]).await;
    let id = table["id"].as_str().unwrap();
    let path = format!("/api/tables/{id}/record");
    let running = ann.get(&path).await;
    assert_eq!((running.0, code(&running)), (StatusCode::FORBIDDEN, "still_running"));
    loop {
        site.settled(id).await;
        if ann.look(id).await["state"] == "over" {
            break;
        }
        ann.play_first(id).await;
    }
    let (_, record) = ann.get(&path).await;
    let upload = |text: String| {
        let mut request = ann.request("POST", "/api/records", None);
        *request.body_mut() = text.into();
        ann.send(request)
    };
    let text = record.as_str().unwrap().to_owned();
    let (status, made) = upload(text.clone()).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    let made: Value = serde_json::from_str(&made).unwrap();
    let copy = made["id"].as_str().unwrap();
    let (original, replayed) = (ann.look(id).await, ann.look(copy).await);
    assert_eq!(replayed["kind"], "record");
    assert_eq!(replayed["standings"], original["standings"]);
    assert_eq!(replayed["seats"][1]["level"], "random");
    assert_eq!(replayed["choices"], json!([]));
    // When a game is over every seat may be looked at.
    let (status, _) = ann.get(&format!("/api/tables/{copy}/moves/30?as=B")).await;
    assert_eq!(status, StatusCode::OK);
    let (status, answer) = upload(text.replace("* start", "A start")).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{answer}");
    assert!(answer.contains("line "), "{answer}");
}

/// A record of older rules is shown, forked and taken away by them; a rematch has the newest.
#[tokio::test]
async fn a_game_keeps_the_rules_with_which_it_was_begun() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    let mut upload = ann.request("POST", "/api/records", None);
    let older = include_str!("../../../orleans/tests/games/polish-2.rec");
    assert!(older.contains("rules 1\n") && !older.contains("take_back"));
    *upload.body_mut() = older.into();
    let (status, made) = ann.send(upload).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    let made: Value = serde_json::from_str(&made).unwrap();
    let record = made["id"].as_str().unwrap();
    let rules = async |id: &str| {
        let seen = ann.look(id).await;
        (seen["rules"].clone(), seen["view"]["options"]["take_back"].clone())
    };
    assert_eq!(rules(record).await, (json!(1), json!("bag")));

    let fork = json!({ "moves": 100, "kind": "hotseat" });
    let (status, made) = ann.post(&format!("/api/tables/{record}/fork"), fork).await;
    assert_eq!(status, StatusCode::OK, "{made}");
    let forked = made["id"].as_str().unwrap();
    assert_eq!(rules(forked).await, (json!(1), json!("bag")));
    assert_eq!(ann.act(forked, "resign", json!({ "seat": "A" })).await.0, StatusCode::OK);
    let request = ann.request("GET", &format!("/api/tables/{forked}/record"), None);
    let (_, written) = ann.send(request).await;
    assert!(written.contains("rules 1\n") && written.contains("take_back=bag\n"), "{written}");

    let (status, made) = ann.post(&format!("/api/tables/{forked}/rematch"), json!({})).await;
    assert_eq!(status, StatusCode::OK, "{made}");
    let newest = GAMES.find("orleans").unwrap().rules;
    assert_eq!(rules(made["id"].as_str().unwrap()).await.0, json!(newest));
}

/// What a game refuses is not offered: the game is asked, nobody else knows.
#[tokio::test]
async fn an_option_can_be_what_the_game_can_be_set_up_with() {
    let site = Site::new().await;
    let anybody = site.stranger();
    let values = async |settings: Value, option: &str| {
        let chosen = json!({ "settings": settings });
        let (status, possible) = anybody.post("/api/games/orleans/options", chosen).await;
        assert_eq!(status, StatusCode::OK, "{possible}");
        let mut options = possible["options"].as_array().unwrap().iter();
        options.find(|listed| listed["name"] == option).unwrap()["values"].clone()
    };
    let three = json!({ "players": 3, "planning_order": "simultaneous" });
    assert_eq!(values(three.clone(), "start").await, json!(["random", "A", "B", "C"]));
    assert_eq!(values(json!({ "players": 2 }), "start").await, json!(["random", "A", "B"]));
    assert_eq!(values(three, "tower_deeds").await, json!(["action"]));
    let in_order = json!({ "players": 3, "planning_order": "in_turn_order_whole" });
    assert_eq!(values(in_order, "tower_deeds").await, json!(["action", "planning"]));
    let unknown = anybody.post("/api/games/chess/options", json!({})).await;
    assert_eq!((unknown.0, code(&unknown)), (StatusCode::UNPROCESSABLE_ENTITY, "no_game"));
}
