//! The file of everything that is kept about somebody, while it is written.

use std::time::Duration;

use axum::body::to_bytes;
use axum::http::StatusCode;
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::faulty::Faulty;
use crate::support::{Person, Site, code, in_time};

const PATH: &str = "/api/me/export";
/// How many are written at once.
const AT_ONCE: usize = 4;

/// The file as it is sent.
async fn text(person: &Person) -> String {
    let (status, text) = person.send(person.request("GET", PATH, None)).await;
    assert_eq!(status, StatusCode::OK, "{text}");
    text
}

#[tokio::test]
async fn a_file_is_sent_while_it_is_written_and_only_so_many_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let (faulty, site) = Faulty::site(folder.path(), Duration::from_mins(9)).await;
    let ann = site.person("Ann").await;
    for _ in 0..3 {
        ann.table(&["you", "open"]).await;
    }
    *faulty.slow_reading.lock().unwrap() = true;
    let mut begun = Vec::new();
    for _ in 0..AT_ONCE {
        // It is there before any table has been read.
        let file = site.router.clone().oneshot(ann.request("GET", PATH, None)).await.unwrap();
        assert_eq!(file.status(), StatusCode::OK);
        begun.push(file);
    }
    assert_eq!(code(&ann.get(PATH).await), "too_many");
    *faulty.slow_reading.lock().unwrap() = false;
    faulty.gate.add_permits(AT_ONCE);
    for file in begun {
        let file = to_bytes(file.into_body(), 1 << 20).await.unwrap();
        let kept: Value = serde_json::from_slice(&file).unwrap();
        assert_eq!(kept["tables"].as_array().unwrap().len(), 3);
    }
    assert_eq!(ann.get(PATH).await.0, StatusCode::OK, "there is room again");
}

/// Whoever goes away in the middle holds no place.
#[tokio::test]
async fn a_file_that_nobody_waits_for_is_written_no_further() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    ann.table(&["you", "open"]).await;
    let ask = async || site.router.clone().oneshot(ann.request("GET", PATH, None)).await.unwrap();
    let mut begun = Vec::new();
    for _ in 0..AT_ONCE {
        begun.push(ask().await);
    }
    assert_eq!(ask().await.status(), StatusCode::TOO_MANY_REQUESTS);
    drop(begun);
    in_time(async {
        while ask().await.status() != StatusCode::OK {
            tokio::task::yield_now().await;
        }
    })
    .await;
}

#[tokio::test]
async fn a_file_is_written_as_ever_and_leaves_no_table_in_memory() {
    let site = Site::new().await;
    let (ann, bob, eve) =
        (site.person("Ann").await, site.person("Bob").await, site.person("Eve").await);
    let table = ann.table(&["you", "open"]).await;
    let id = table["id"].as_str().unwrap();
    bob.follow(&ann, id).await;
    ann.act(id, "chat", json!({ "text": "two\nlines, \"quoted\"" })).await;
    ann.act(id, "resign", json!({ "seat": "A" })).await;
    ann.table(&["you", "open"]).await;
    site.forget_idle();
    assert_eq!(site.tables.tables_held(), 0);
    for (person, tables) in [(&ann, 2), (&eve, 0)] {
        let text = text(person).await;
        let kept: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(serde_json::to_string_pretty(&kept).unwrap(), text);
        assert_eq!(kept["tables"].as_array().unwrap().len(), tables);
        let records = kept["tables"].as_array().unwrap().iter();
        let records = records.filter(|table| table["record"].is_string()).count();
        assert_eq!(records, tables / 2, "of the game that is over");
    }
    assert_eq!(site.tables.tables_held(), 0);
}
