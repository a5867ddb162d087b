//! Who somebody is, and where they sit.

use axum::http::{StatusCode, header};
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::support::{Site, code};

#[tokio::test]
async fn a_guest_has_a_name_and_a_cookie_that_scripts_cannot_read() {
    let site = Site::new().await;
    assert_eq!(site.stranger().get("/api/guest").await, (StatusCode::OK, Value::Null));
    let request = site.stranger().request(
        "POST",
        "/api/guest",
        Some(json!({ "name": "  Zażółć \u{202e} Ь " })),
    );
    let response = site.router.clone().oneshot(request).await.unwrap();
    let cookie = response.headers()[header::SET_COOKIE].to_str().unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    let ann = site.person("Ann").await;
    let (_, me) = ann.get("/api/guest").await;
    let (_, renamed) = ann.post("/api/guest", json!({ "name": "Anna" })).await;
    assert_eq!(renamed["id"], me["id"], "a new name, not a new person");
    assert_eq!(ann.get("/api/guest").await.1["name"], "Anna");
}

#[tokio::test]
async fn names_are_bounded() {
    let site = Site::new().await;
    let long = "x".repeat(31);
    for name in ["", "   ", "\u{202e}", long.as_str()] {
        let answer = site.stranger().post("/api/guest", json!({ "name": name })).await;
        assert_eq!(
            (answer.0, code(&answer)),
            (StatusCode::UNPROCESSABLE_ENTITY, "bad_field"),
            "{name:?}"
        );
    }
}

#[tokio::test]
async fn an_open_seat_is_taken_by_whoever_has_the_link_once() {
    let site = Site::new().await;
    let (ann, bob, eve) =
        (site.person("Ann").await, site.person("Bob").await, site.person("Eve").await);
    let table = ann.table(&["you", "open"]).await;
    let id = table["id"].as_str().unwrap();
    assert_eq!(table["state"], "waiting");
    assert_eq!(table["choices"], json!([]));
    let invite = table["seats"][1]["invite"].as_str().unwrap().to_owned();
    assert!(invite.starts_with(&format!("/t/{id}?invite=")));
    assert_eq!(eve.look(id).await["seats"][1]["invite"], Value::Null, "only its owner sees it");
    let waiting = ann.act(id, "play", json!({ "seat": "A", "action": "end" })).await;
    assert_eq!(code(&waiting), "waiting");
    let guess =
        eve.post(&format!("/api/tables/{id}/sit"), json!({ "invite": "a".repeat(24) })).await;
    assert_eq!((guess.0, code(&guess)), (StatusCode::FORBIDDEN, "bad_invite"));
    assert_eq!(bob.follow(&ann, id).await.0, StatusCode::OK);
    let seen = bob.look(id).await;
    assert_eq!((&seen["state"], &seen["seats"][1]["name"]), (&json!("running"), &json!("Bob")));
    assert_eq!(seen["seats"][1]["you"], true);
    let key = invite.split_once("invite=").unwrap().1;
    let late = eve.post(&format!("/api/tables/{id}/sit"), json!({ "invite": key })).await;
    assert_eq!(code(&late), "bad_invite");
}

#[tokio::test]
async fn one_may_stand_up_before_the_game_begins() {
    let site = Site::new().await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let table = ann.table(&["you", "open", "open"]).await;
    let id = table["id"].as_str().unwrap();
    bob.follow(&ann, id).await;
    assert_eq!(bob.act(id, "leave", json!({ "seat": "B" })).await.0, StatusCode::OK);
    assert_eq!(ann.look(id).await["seats"][1]["kind"], "open");
    bob.follow(&ann, id).await;
    bob.follow(&ann, id).await;
    let begun = bob.act(id, "leave", json!({ "seat": "B" })).await;
    assert_eq!(code(&begun), "begun");
}

#[tokio::test]
async fn a_table_that_cannot_be_is_refused_by_its_field() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    let you = json!({ "kind": "you" });
    for (wish, expected) in [
        (json!({ "game": "chess", "seats": [you, you] }), "no_game"),
        (json!({ "game": "burgundy", "seats": [you] }), "bad_options"),
        (
            json!({ "game": "burgundy", "settings": { "players": 3 }, "seats": [you, you] }),
            "bad_field",
        ),
        (
            json!({ "game": "burgundy", "settings": { "setup": "x" }, "seats": [you, you] }),
            "bad_options",
        ),
        (
            json!({ "game": "burgundy", "settings": { "setup": [1] }, "seats": [you, you] }),
            "bad_field",
        ),
        (
            json!({ "game": "burgundy", "seats": [you, { "kind": "bot", "level": "god" }] }),
            "bad_field",
        ),
        (
            json!({ "game": "burgundy", "seats": [you, you], "clock": { "total_s": 0 } }),
            "bad_field",
        ),
    ] {
        let answer = ann.post("/api/tables", wish.clone()).await;
        assert_eq!(answer.0, StatusCode::UNPROCESSABLE_ENTITY, "{wish}");
        assert_eq!(code(&answer), expected, "{wish}");
    }
    for (settings, option) in [
        (json!({ "setup": "x" }), Some("setup")),
        (json!({ "boards": "99" }), Some("boards")),
        (json!({ "moon": "x" }), Some("moon")),
        (json!({ "players": 5 }), None),
    ] {
        let players = if option.is_none() { 5 } else { 2 };
        let wish =
            json!({ "game": "burgundy", "settings": settings, "seats": vec![&you; players] });
        let (_, answer) = ann.post("/api/tables", wish).await;
        assert_eq!(answer["error"]["code"], "bad_options", "{settings}");
        assert_eq!(answer["error"].get("option").and_then(Value::as_str), option, "{settings}");
    }
    let wish = json!({ "game": "burgundy", "seats": [you, you] });
    let nameless = site.stranger().post("/api/tables", wish).await;
    assert_eq!(nameless.0, StatusCode::UNAUTHORIZED);
}
