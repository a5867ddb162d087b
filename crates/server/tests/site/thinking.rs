//! Bots that think for a while: others are told, and wait for nothing.

use axum::http::StatusCode;
use quadrivium_server::Config;
use serde_json::{Value, json};

use crate::live::{Wire, listen};
use crate::support::{Person, Site, in_time};

/// A server on which one bot thinks at a time.
async fn site() -> Site {
    let config = Config::default();
    Site::with(Config { requests_per_s: 100_000, burst: 100_000, bot_threads: 1, ..config }).await
}

/// Waits until it is told which bot thinks.
async fn thinking(wire: &mut Wire) -> Value {
    loop {
        let seat = wire.next("presence").await["thinking"].clone();
        if !seat.is_null() {
            return seat;
        }
    }
}

async fn table(person: &Person, bot: &str) -> String {
    person.table(&[bot, bot]).await["id"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn who_waits_is_told_that_a_bot_thinks_and_can_look_meanwhile() {
    let site = site().await;
    let at = listen(&site).await;
    let ann = site.person("Ann").await;
    let id = table(&ann, "master").await;
    let mut wire = Wire::open(at, &id, &ann).await.unwrap();
    wire.hello().await;
    let seat = thinking(&mut wire).await;
    let shown = in_time(ann.look(&id)).await;
    assert_eq!(shown["turn"]["players"], json!([seat]), "it is that bot's turn");
    wire.next("update").await;
}

/// With one thread for all bots, a quick bot of somebody else comes between the thoughts of a slow one.
#[tokio::test]
async fn somebody_elses_bots_are_not_kept_waiting_for_a_whole_game() {
    let site = site().await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let slow = table(&ann, "journeyman").await;
    let quick = bob.table(&["you", "random"]).await["id"].as_str().unwrap().to_owned();
    for _ in 0..5 {
        in_time(site.settled(&quick)).await;
        assert_eq!(bob.play_first(&quick).await.0, StatusCode::OK);
    }
    assert_eq!(ann.look(&slow).await["state"], "running", "the slow ones are not done");
}
