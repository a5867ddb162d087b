//! Tables that nobody wants any more.

use axum::http::StatusCode;
use quadrivium_server::Config;
use serde_json::{Value, json};

use crate::live::{Wire, listen};
use crate::support::{Answer, Person, Site, code, in_time, postgres};

async fn remove(person: &Person, id: &str) -> Answer {
    person.post(&format!("/api/tables/{id}/remove"), json!({})).await
}

/// What a person's list says about removing a table; nothing if it is not there.
async fn removal(person: &Person, id: &str) -> Value {
    let (_, mine) = person.get("/api/tables/mine").await;
    let all = ["running", "finished"].map(|part| mine[part].as_array().unwrap().clone()).concat();
    let found = all.into_iter().find(|table| table["id"] == id);
    found.map(|table| table["removal"].clone()).unwrap_or_default()
}

async fn status(person: &Person, id: &str) -> StatusCode {
    person.get(&format!("/api/tables/{id}")).await.0
}

/// A game of two people that has begun.
async fn game(site: &Site, ann: &Person, bob: &Person) -> String {
    let table = ann.table(&["you", "open"]).await;
    let id = table["id"].as_str().unwrap().to_owned();
    assert_eq!(bob.follow(ann, &id).await.0, StatusCode::OK);
    site.settled(&id).await;
    id
}

#[tokio::test]
async fn whoever_made_a_table_deletes_it_before_it_begins() {
    let site = Site::new().await;
    let at = listen(&site).await;
    let (ann, bob, eve) =
        (site.person("Ann").await, site.person("Bob").await, site.person("Eve").await);
    let table = ann.table(&["you", "open", "open"]).await;
    let id = table["id"].as_str().unwrap();
    bob.follow(&ann, id).await;
    let mut wire = Wire::open(at, id, &bob).await.unwrap();
    wire.hello().await;
    assert_eq!(code(&remove(&eve, id).await), "not_seated");
    assert_eq!(remove(&site.stranger(), id).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(
        (removal(&ann, id).await, removal(&bob, id).await),
        (json!("delete"), json!("unlist"))
    );
    assert_eq!(remove(&ann, id).await, (StatusCode::OK, json!({ "deleted": true })));
    // Whoever was there is told, and the connection ends.
    wire.next("deleted").await;
    in_time(wire.closed()).await;
    for person in [&ann, &bob, &site.stranger()] {
        assert_eq!(status(person, id).await, StatusCode::NOT_FOUND);
    }
    assert_eq!(removal(&bob, id).await, Value::Null);
    let again = remove(&ann, id).await;
    assert_eq!((again.0, code(&again)), (StatusCode::NOT_FOUND, "no_table"));
}

#[tokio::test]
async fn whoever_was_invited_stands_up_with_it() {
    let site = Site::new().await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let table = ann.table(&["you", "open", "open"]).await;
    let id = table["id"].as_str().unwrap();
    bob.follow(&ann, id).await;
    assert_eq!(remove(&bob, id).await.1, json!({ "deleted": false }));
    let seen = ann.look(id).await;
    assert_eq!((&seen["state"], &seen["seats"][1]["kind"]), (&json!("waiting"), &json!("open")));
    assert_eq!((removal(&ann, id).await, removal(&bob, id).await), (json!("delete"), Value::Null));
}

#[tokio::test]
async fn a_game_with_others_goes_when_all_have_removed_it() {
    let site = Site::new().await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let id = game(&site, &ann, &bob).await;
    assert_eq!(removal(&ann, &id).await, "unlist");
    assert_eq!(remove(&ann, &id).await, (StatusCode::OK, json!({ "deleted": false })));
    assert_eq!(
        (removal(&ann, &id).await, removal(&bob, &id).await),
        (Value::Null, json!("unlist"))
    );
    assert_eq!(status(&ann, &id).await, StatusCode::OK, "it can still be played by its link");
    assert_eq!(code(&remove(&ann, &id).await), "not_seated");
    // It may end meanwhile.
    bob.act(&id, "resign", json!({ "seat": "B" })).await;
    assert_eq!(removal(&bob, &id).await, "unlist");
    assert_eq!(remove(&bob, &id).await.1, json!({ "deleted": true }));
    assert_eq!(status(&ann, &id).await, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn what_is_ones_own_alone_is_deleted_at_any_time() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    let running = |seats: &'static [&str]| {
        let ann = ann.clone();
        async move { ann.table(seats).await["id"].as_str().unwrap().to_owned() }
    };
    let (hotseat, bots) = (running(&["you", "you"]).await, running(&["you", "random"]).await);
    site.settled(&bots).await;
    let fork = json!({ "moves": 5, "kind": "sandbox" });
    let (_, made) = ann.post(&format!("/api/tables/{hotseat}/fork"), fork).await;
    let sandbox = made["id"].as_str().unwrap().to_owned();
    ann.act(&bots, "resign", json!({ "seat": "A" })).await;
    let mut upload = ann.request("POST", "/api/records", None);
    let (_, record) = ann.get(&format!("/api/tables/{bots}/record")).await;
    *upload.body_mut() = record.as_str().unwrap().to_owned().into();
    let made: Value = serde_json::from_str(&ann.send(upload).await.1).unwrap();
    let record = made["id"].as_str().unwrap().to_owned();
    // What comes from a table stays when that is gone.
    for id in [&hotseat, &bots] {
        assert_eq!(removal(&ann, id).await, "delete");
        assert_eq!(remove(&ann, id).await.1, json!({ "deleted": true }));
    }
    assert_eq!(ann.look(&sandbox).await["parent"], hotseat);
    assert_eq!(ann.play_first(&sandbox).await.0, StatusCode::OK);
    assert_eq!(remove(&site.person("Eve").await, &sandbox).await.0, StatusCode::NOT_FOUND);
    for id in [&sandbox, &record] {
        assert_eq!(removal(&ann, id).await, "delete");
        assert_eq!(remove(&ann, id).await.1, json!({ "deleted": true }));
    }
    let (_, mine) = ann.get("/api/tables/mine").await;
    assert_eq!(mine, json!({ "running": [], "finished": [] }));
}

#[tokio::test]
async fn a_rematch_that_was_deleted_is_made_anew() {
    let site = Site::new().await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let id = game(&site, &ann, &bob).await;
    bob.act(&id, "resign", json!({ "seat": "B" })).await;
    let path = format!("/api/tables/{id}/rematch");
    let first = ann.post(&path, json!({})).await.1["id"].as_str().unwrap().to_owned();
    assert_eq!(remove(&ann, &first).await.1, json!({ "deleted": true }));
    let (status, second) = bob.post(&path, json!({})).await;
    assert_eq!(status, StatusCode::OK, "{second}");
    assert_ne!(second["id"], first);
    assert_eq!(ann.post(&path, json!({})).await.1, second, "all meet there");
    assert_eq!(ann.look(second["id"].as_str().unwrap()).await["state"], "running");
}

#[tokio::test]
async fn a_deleted_table_is_erased_from_the_storage() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    let table = ann.table(&["you", "you"]).await;
    let id = table["id"].as_str().unwrap();
    let of = id.parse().unwrap();
    let store = site.tables.store.read();
    assert!(!store.batches(of, 0).await.unwrap().is_empty());
    remove(&ann, id).await;
    site.tables.tidy().await.unwrap();
    in_time(async {
        while !store.deleted(10).await.unwrap().is_empty() {
            tokio::task::yield_now().await;
        }
    })
    .await;
    assert!(store.batches(of, 0).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_host_may_forget_what_nobody_finishes() {
    const DAY_S: u64 = 24 * 3_600;
    for (days, kept) in [(None, true), (Some(30), false)] {
        let site = Site::with(Config {
            forget_unfinished_days: days,
            requests_per_s: 100_000,
            burst: 100_000,
            ..Config::default()
        })
        .await;
        let ann = site.person("Ann").await;
        let id = |table: &Value| table["id"].as_str().unwrap().to_owned();
        let over = id(&ann.table(&["you", "random"]).await);
        site.settled(&over).await;
        ann.act(&over, "resign", json!({ "seat": "A" })).await;
        let (running, waiting, played) = (
            id(&ann.table(&["you", "you"]).await),
            id(&ann.table(&["you", "open"]).await),
            id(&ann.table(&["you", "you"]).await),
        );
        site.wait_s(20 * DAY_S);
        ann.play_first(&played).await;
        site.tables.tidy().await.unwrap();
        for table in [&running, &waiting, &played, &over] {
            assert_eq!(status(&ann, table).await, StatusCode::OK, "a month has not passed");
        }
        site.wait_s(11 * DAY_S);
        site.tables.tidy().await.unwrap();
        for table in [&running, &waiting] {
            assert_eq!(status(&ann, table).await == StatusCode::OK, kept, "{days:?}");
        }
        for table in [&played, &over] {
            assert_eq!(status(&ann, table).await, StatusCode::OK);
        }
    }
}

#[tokio::test]
async fn what_is_deleted_at_one_node_is_gone_at_the_other() {
    let url = postgres().await;
    let (here, there) = (Site::node(&url).await, Site::node(&url).await);
    let ann = here.person("Ann").await;
    let table = ann.table(&["you", "you"]).await;
    let id = table["id"].as_str().unwrap();
    let mut wire = Wire::open(listen(&there).await, id, &there.stranger()).await.unwrap();
    wire.hello().await;
    assert_eq!(remove(&ann, id).await.1, json!({ "deleted": true }));
    wire.next("deleted").await;
    assert_eq!(status(&there.stranger(), id).await, StatusCode::NOT_FOUND);
}
