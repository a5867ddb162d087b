//! Invitations: renewed, void, and seats that the owner frees.

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
