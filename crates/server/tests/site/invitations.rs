//! Invitations: what they are to, renewed, void, and seats that the owner frees or gives to a bot.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::support::{Answer, Person, Site, code};

/// The key in the link to a seat, as the owner sees it.
async fn key(owner: &Person, id: &str, seat: usize) -> String {
    let seen = owner.look(id).await;
    let invite = seen["seats"][seat]["invite"].as_str().expect("an open seat has a link");
    invite.split_once("invite=").unwrap().1.to_owned()
}

async fn sit(person: &Person, id: &str, key: &str) -> Answer {
    person.post(&format!("/api/tables/{id}/sit"), json!({ "invite": key })).await
}

async fn renew(person: &Person, id: &str, body: Value) -> Answer {
    person.post(&format!("/api/tables/{id}/invite"), body).await
}

/// Whoever got hold of a link cannot use it after somebody stood up.
#[tokio::test]
async fn a_link_does_not_work_again_when_its_taker_stood_up() {
    let site = Site::new().await;
    let (ann, bob, eve) =
        (site.person("Ann").await, site.person("Bob").await, site.person("Eve").await);
    let table = ann.table(&["you", "open", "open"]).await;
    let id = table["id"].as_str().unwrap();
    let link = key(&ann, id, 1).await;
    assert_eq!(sit(&bob, id, &link).await.0, StatusCode::OK);
    assert_eq!(bob.act(id, "leave", json!({ "seat": "B" })).await.0, StatusCode::OK);
    let again = sit(&eve, id, &link).await;
    assert_eq!((again.0, code(&again)), (StatusCode::FORBIDDEN, "bad_invite"));
    let fresh = key(&ann, id, 1).await;
    assert_ne!(fresh, link);
    assert_eq!(sit(&bob, id, &fresh).await.0, StatusCode::OK);
}

#[tokio::test]
async fn the_owner_renews_a_link_and_the_old_one_is_void() {
    let site = Site::new().await;
    let (ann, bob, eve) =
        (site.person("Ann").await, site.person("Bob").await, site.person("Eve").await);
    let table = ann.table(&["you", "open", "apprentice"]).await;
    let id = table["id"].as_str().unwrap();
    let leaked = key(&ann, id, 1).await;
    let stranger = renew(&eve, id, json!({ "seat": "B" })).await;
    assert_eq!((stranger.0, code(&stranger)), (StatusCode::FORBIDDEN, "not_owner"));
    assert_eq!(renew(&ann, id, json!({ "seat": "B" })).await.0, StatusCode::OK);
    assert_eq!(code(&sit(&eve, id, &leaked).await), "bad_invite");
    for seat in ["C", "E"] {
        let nobody = renew(&ann, id, json!({ "seat": seat })).await;
        assert_eq!((code(&nobody), &nobody.1["error"]["field"]), ("bad_field", &json!("seat")));
    }
    let fresh = key(&ann, id, 1).await;
    // What is stored says the same to somebody who reads it anew.
    site.forget_idle();
    assert_eq!(code(&sit(&eve, id, &leaked).await), "bad_invite");
    assert_eq!(sit(&bob, id, &fresh).await.0, StatusCode::OK);
    assert_eq!(code(&renew(&ann, id, json!({ "seat": "B" })).await), "begun");
}

#[tokio::test]
async fn the_owner_sends_somebody_away_before_the_start() {
    let site = Site::new().await;
    let (ann, bob, eve) =
        (site.person("Ann").await, site.person("Bob").await, site.person("Eve").await);
    let table = ann.table(&["you", "open", "open"]).await;
    let id = table["id"].as_str().unwrap();
    let link = key(&ann, id, 1).await;
    sit(&eve, id, &link).await;
    // Somebody has sat down meanwhile: a new link alone sends nobody away.
    let meanwhile = renew(&ann, id, json!({ "seat": "B" })).await;
    assert_eq!((meanwhile.0, code(&meanwhile)), (StatusCode::CONFLICT, "stale"));
    let away = json!({ "seat": "B", "send_away": true });
    assert_eq!(code(&renew(&bob, id, away.clone()).await), "not_owner");
    assert_eq!(renew(&ann, id, away).await.0, StatusCode::OK);
    let seen = eve.look(id).await;
    assert_eq!((&seen["seats"][1]["kind"], &seen["viewer"]), (&json!("open"), &Value::Null));
    assert_eq!(code(&sit(&eve, id, &link).await), "bad_invite");
    assert_eq!(sit(&bob, id, &key(&ann, id, 1).await).await.0, StatusCode::OK);
}

/// A seat that was kept for somebody is not kept any more when the owner has freed it.
#[tokio::test]
async fn whoever_was_sent_away_from_a_rematch_does_not_come_back_by_asking() {
    let site = Site::new().await;
    let (ann, eve) = (site.person("Ann").await, site.person("Eve").await);
    let table = ann.table(&["you", "open", "open"]).await;
    let id = table["id"].as_str().unwrap();
    for person in [&eve, &site.person("Bob").await] {
        person.follow(&ann, id).await;
    }
    for (person, seat) in [(&ann, "A"), (&eve, "B")] {
        site.settled(id).await;
        assert_eq!(person.act(id, "resign", json!({ "seat": seat })).await.0, StatusCode::OK);
    }
    let rematch = format!("/api/tables/{id}/rematch");
    let (_, made) = ann.post(&rematch, json!({})).await;
    let next = made["id"].as_str().unwrap();
    assert_eq!(eve.post(&rematch, json!({})).await.1["id"], next);
    assert_eq!(ann.look(next).await["seats"][1]["name"], "Eve");
    renew(&ann, next, json!({ "seat": "B", "send_away": true })).await;
    eve.post(&rematch, json!({})).await;
    assert_eq!(ann.look(next).await["seats"][1]["kind"], "open");
}

#[tokio::test]
async fn an_invitation_says_what_it_is_to_and_whether_it_still_opens_a_seat() {
    let site = Site::new().await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let seats = json!([{ "kind": "you" }, { "kind": "open" }]);
    let wish = json!({ "game": "burgundy", "seats": seats, "clock": { "per_move_s": 60 } });
    let (_, table) = ann.post("/api/tables", wish).await;
    let id = table["id"].as_str().unwrap();
    let link = key(&ann, id, 1).await;
    let path = format!("/api/tables/{id}/invitation?invite={link}");
    let (status, seen) = site.stranger().get(&path).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!((&seen["game"], &seen["host"]), (&json!("burgundy"), &json!("Ann")));
    assert_eq!((&seen["seat"], &seen["clock"]), (&json!("B"), &json!({ "per_move_s": 60 })));
    assert_eq!(seen["seats"][0]["name"], "Ann");
    assert!(!seen.to_string().contains(&link), "it tells no key");
    sit(&bob, id, &link).await;
    let (_, used) = site.stranger().get(&path).await;
    assert_eq!((&used["seat"], &used["state"]), (&Value::Null, &json!("running")));
    let nonsense = bob.get(&format!("/api/tables/{id}/invitation?invite=x")).await;
    assert_eq!(code(&nonsense), "bad_invite");
}

#[tokio::test]
async fn the_owner_gives_open_seats_to_bots_and_the_game_begins() {
    let site = Site::new().await;
    let (ann, eve) = (site.person("Ann").await, site.person("Eve").await);
    let table = ann.table(&["you", "open", "open"]).await;
    let id = table["id"].as_str().unwrap();
    let link = key(&ann, id, 1).await;
    let path = format!("/api/tables/{id}/bot");
    let bot = |seat: &str, level: &str| json!({ "seat": seat, "level": level });
    assert_eq!(code(&eve.post(&path, bot("B", "random")).await), "not_owner");
    assert_eq!(code(&ann.post(&path, bot("B", "genius")).await), "bad_field");
    assert_eq!(code(&ann.post(&path, bot("A", "random")).await), "stale", "Ann sits there");
    assert_eq!(ann.post(&path, bot("B", "random")).await.0, StatusCode::OK);
    assert_eq!(code(&sit(&eve, id, &link).await), "bad_invite");
    // The owner thinks better of it, and once more.
    assert_eq!(renew(&ann, id, json!({ "seat": "B", "send_away": true })).await.0, StatusCode::OK);
    assert_eq!(ann.look(id).await["seats"][1]["kind"], "open");
    for seat in ["B", "C"] {
        assert_eq!(ann.post(&path, bot(seat, "random")).await.0, StatusCode::OK);
    }
    site.settled(id).await;
    let begun = ann.look(id).await;
    assert_eq!(
        (&begun["state"], &begun["seats"][1]["level"]),
        (&json!("running"), &json!("random"))
    );
    assert_ne!(begun["choices"], json!([]), "the bots have played if they began");
    assert_eq!(code(&ann.post(&path, bot("C", "random")).await), "begun");
    // What is stored says the same, and the next game has the same bots.
    site.forget_idle();
    assert_eq!(ann.look(id).await["seats"][2]["kind"], "bot");
    ann.act(id, "resign", json!({ "seat": "A" })).await;
    let (_, next) = ann.post(&format!("/api/tables/{id}/rematch"), json!({})).await;
    let next = ann.look(next["id"].as_str().unwrap()).await;
    assert_eq!((&next["state"], &next["seats"][1]["kind"]), (&json!("running"), &json!("bot")));
}
