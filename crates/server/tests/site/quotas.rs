//! Nobody fills the disk alone.

use axum::http::StatusCode;
use quadrivium_server::Config;
use serde_json::{Value, json};

use crate::live::{Wire, listen};
use crate::support::{Answer, Person, Site, code};

/// Bounds that no test reaches by accident.
fn config() -> Config {
    Config { requests_per_s: 100_000, burst: 100_000, ..Config::default() }
}

async fn make(person: &Person, seats: &[&str]) -> Answer {
    let seats: Vec<_> = seats.iter().map(|kind| json!({ "kind": kind })).collect();
    person.post("/api/tables", json!({ "game": "burgundy", "seats": seats })).await
}

async fn say(person: &Person, id: &str, bytes: usize) -> Answer {
    person.post(&format!("/api/tables/{id}/chat"), json!({ "text": "x".repeat(bytes) })).await
}

fn id(table: &Value) -> &str {
    table["id"].as_str().unwrap()
}

#[tokio::test]
async fn a_person_makes_so_many_tables_an_hour() {
    let site = Site::with(Config { tables_per_hour: 3, ..config() }).await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let (_, table) = make(&ann, &["you", "you"]).await;
    let fork = format!("/api/tables/{}/fork", id(&table));
    let wish = json!({ "moves": 1, "kind": "hotseat" });
    assert_eq!(ann.post(&fork, wish.clone()).await.0, StatusCode::OK);
    assert_eq!(make(&ann, &["you", "you"]).await.0, StatusCode::CREATED);
    for refused in [make(&ann, &["you", "you"]).await, ann.post(&fork, wish).await] {
        assert_eq!((refused.0, code(&refused)), (StatusCode::TOO_MANY_REQUESTS, "many_tables"));
        assert_eq!(refused.1["error"]["key"], "error-many-tables");
    }
    assert_eq!(make(&bob, &["you", "you"]).await.0, StatusCode::CREATED);
}

/// Nobody gets more by taking many names.
#[tokio::test]
async fn an_address_makes_so_many_tables_and_names_an_hour() {
    let site = Site::with(Config { tables_per_hour: 1, ..config() }).await;
    let mut people = Vec::new();
    for _ in 0..20 {
        people.push(site.person("Ann").await);
    }
    let more = site.stranger().post("/api/guest", json!({ "name": "Eve" })).await;
    assert_eq!((more.0, code(&more)), (StatusCode::TOO_MANY_REQUESTS, "many_names"));
    let renamed = people[0].post("/api/guest", json!({ "name": "Anna" })).await;
    assert_eq!(renamed.0, StatusCode::OK, "another name is not another person");
    for person in &people {
        assert_eq!(make(person, &["you", "open"]).await.0, StatusCode::CREATED);
    }
}

#[tokio::test]
async fn a_person_has_so_many_tables_that_are_not_over() {
    let site = Site::with(Config { most_unfinished: 2, ..config() }).await;
    let ann = site.person("Ann").await;
    let (_, first) = make(&ann, &["you", "you"]).await;
    let (_, second) = make(&ann, &["you", "open"]).await;
    let fork = format!("/api/tables/{}/fork", id(&first));
    let wish = json!({ "moves": 1, "kind": "sandbox" });
    for refused in [make(&ann, &["you", "you"]).await, ann.post(&fork, wish.clone()).await] {
        assert_eq!((refused.0, code(&refused)), (StatusCode::CONFLICT, "many_unfinished"));
    }
    ann.post(&format!("/api/tables/{}/remove", id(&second)), json!({})).await;
    assert_eq!(ann.post(&fork, wish).await.0, StatusCode::OK);
    ann.act(id(&first), "resign", json!({ "seat": "A" })).await;
    assert_eq!(make(&ann, &["you", "you"]).await.0, StatusCode::CREATED, "one is over");
}

#[tokio::test]
async fn a_person_says_so_much_an_hour() {
    let site = Site::with(Config { chat_per_hour: 700, ..config() }).await;
    let at = listen(&site).await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let (_, table) = make(&ann, &["you", "open"]).await;
    bob.follow(&ann, id(&table)).await;
    assert_eq!(say(&ann, id(&table), 500).await.0, StatusCode::OK);
    let refused = say(&ann, id(&table), 300).await;
    assert_eq!((refused.0, code(&refused)), (StatusCode::TOO_MANY_REQUESTS, "much_chat"));
    let mut wire = Wire::open(at, id(&table), &ann).await.unwrap();
    wire.hello().await;
    wire.send(json!({ "type": "chat", "id": 1, "text": "x".repeat(300) })).await;
    assert_eq!(wire.next("refused").await["error"]["code"], "much_chat");
    assert_eq!(say(&bob, id(&table), 300).await.0, StatusCode::OK);
}

#[tokio::test]
async fn a_table_holds_so_much_chat() {
    let site = Site::with(Config { most_chat: 900, ..config() }).await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let (_, table) = make(&ann, &["you", "open"]).await;
    bob.follow(&ann, id(&table)).await;
    assert_eq!(say(&ann, id(&table), 500).await.0, StatusCode::OK);
    // What was said counts after it was read anew, too.
    site.forget_idle();
    let refused = say(&bob, id(&table), 401).await;
    assert_eq!((refused.0, code(&refused)), (StatusCode::CONFLICT, "full_chat"));
    assert_eq!(say(&bob, id(&table), 400).await.0, StatusCode::OK);
}

#[tokio::test]
async fn a_table_has_so_many_entries_and_can_be_played_on_and_left_all_the_same() {
    let site = Site::with(Config { most_entries: 60, ..config() }).await;
    let ann = site.person("Ann").await;
    let (_, table) = make(&ann, &["you", "you"]).await;
    let id = id(&table);
    ann.play_first(id).await;
    let mut refused = None;
    for verb in ["undo", "redo"].into_iter().cycle().take(60) {
        let answer = ann.act(id, verb, json!({})).await;
        if answer.0 != StatusCode::OK {
            refused = Some(answer);
            break;
        }
    }
    let refused = refused.expect("there are more requests than entries");
    assert_eq!((refused.0, code(&refused)), (StatusCode::CONFLICT, "full_table"));
    assert_eq!(ann.look(id).await["seq"], 60);
    // Nobody is kept from playing by what others have filled it with.
    assert_eq!(ann.play_first(id).await.0, StatusCode::OK);
    assert_eq!(say(&ann, id, 1).await.0, StatusCode::CONFLICT);
    assert_eq!(ann.act(id, "resign", json!({ "seat": "A" })).await.0, StatusCode::OK);
}
