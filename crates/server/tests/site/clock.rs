//! Time to think.

use axum::http::StatusCode;
use serde_json::json;

use crate::support::{Person, Site, code};

async fn timed(site: &Site, clock: serde_json::Value) -> (Person, Person, String) {
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let wish = json!({ "game": "burgundy", "seats": [{ "kind": "you" }, { "kind": "open" }], "clock": clock });
    let (_, table) = ann.post("/api/tables", wish).await;
    let id = table["id"].as_str().unwrap().to_owned();
    bob.follow(&ann, &id).await;
    if ann.look(&id).await["choices"] == json!([]) { (bob, ann, id) } else { (ann, bob, id) }
}

#[tokio::test]
async fn when_time_is_up_the_others_may_claim_and_nothing_happens_by_itself() {
    let site = Site::new().await;
    let (ann, bob, id) = timed(&site, json!({ "total_s": 60 })).await;
    let anns = ann.look(&id).await["viewer"].as_str().unwrap().to_owned();
    let clock = |seen: serde_json::Value| {
        let seats = seen["seats"].as_array().unwrap().clone();
        seats.into_iter().find(|seat| seat["seat"] == anns).unwrap()["clock"].clone()
    };
    site.wait_s(50);
    assert_eq!(
        clock(ann.look(&id).await),
        json!({ "left_ms": 10_000, "running": true, "up": false })
    );
    let early = bob.act(&id, "claim", json!({})).await;
    assert_eq!((early.0, code(&early)), (StatusCode::CONFLICT, "not_up"));
    site.wait_s(11);
    assert_eq!(clock(bob.look(&id).await)["up"], true);
    assert_eq!(bob.look(&id).await["state"], "running", "nobody loses silently");
    let own = ann.act(&id, "claim", json!({})).await;
    assert_eq!(code(&own), "not_up", "one's own time cannot be claimed");
    assert_eq!(bob.act(&id, "claim", json!({})).await.0, StatusCode::OK);
    assert_eq!(bob.look(&id).await["state"], "over");
}

#[tokio::test]
async fn time_per_move_starts_anew_with_every_decision() {
    let site = Site::new().await;
    let (ann, _bob, id) = timed(&site, json!({ "per_move_s": 30 })).await;
    site.wait_s(20);
    ann.play_first(&id).await;
    let seen = ann.look(&id).await;
    for seat in seen["seats"].as_array().unwrap() {
        assert_eq!(seat["clock"]["left_ms"], 30_000);
    }
}
