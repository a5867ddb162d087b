//! The file of everything that is kept about somebody, while it is written.

use std::time::Duration;

use axum::body::to_bytes;
use axum::http::{HeaderValue, StatusCode};
use quadrivium_server::Config;
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
    for person in
        [&ann, &site.person("Bob").await, &site.person("Cat").await, &site.person("Dan").await]
    {
        // It is there before any table has been read.
        let file = site.router.clone().oneshot(person.request("GET", PATH, None)).await.unwrap();
        assert_eq!(file.status(), StatusCode::OK);
        begun.push(file);
    }
    assert_eq!(begun.len(), AT_ONCE);
    let eve = site.person("Eve").await;
    assert_eq!(code(&eve.get(PATH).await), "too_many");
    *faulty.slow_reading.lock().unwrap() = false;
    faulty.gate.add_permits(AT_ONCE);
    for (file, tables) in begun.into_iter().zip([3, 0, 0, 0]) {
        let file = to_bytes(file.into_body(), 1 << 20).await.unwrap();
        let kept: Value = serde_json::from_slice(&file).unwrap();
        assert_eq!(kept["tables"].as_array().unwrap().len(), tables);
    }
    assert_eq!(eve.get(PATH).await.0, StatusCode::OK, "there is room again");
}

/// Whoever goes away in the middle holds no place.
#[tokio::test]
async fn a_file_that_nobody_waits_for_is_written_no_further() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    ann.table(&["you", "open"]).await;
    let ask = async || site.router.clone().oneshot(ann.request("GET", PATH, None)).await.unwrap();
    let begun = ask().await;
    assert_eq!(begun.status(), StatusCode::OK);
    assert_eq!(ask().await.status(), StatusCode::TOO_MANY_REQUESTS, "each has one place");
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

/// Nobody holds a place for ever by reading slowly, and half a file is none.
#[tokio::test]
async fn a_file_that_is_read_for_too_long_breaks_off() {
    let site = Site::with(Config { export_s: 0, ..Config::default() }).await;
    let ann = site.person("Ann").await;
    let begun = site.router.clone().oneshot(ann.request("GET", PATH, None)).await.unwrap();
    assert_eq!(begun.status(), StatusCode::OK);
    let ask = async || site.router.clone().oneshot(ann.request("GET", PATH, None)).await.unwrap();
    in_time(async {
        while ask().await.status() == StatusCode::TOO_MANY_REQUESTS {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    })
    .await;
    assert!(to_bytes(begun.into_body(), 1 << 20).await.is_err());
}

/// A household or a school shares an address; it does not share all places.
#[tokio::test]
async fn an_address_holds_two_places() {
    let config = Config { behind_proxy: true, ..Config::default() };
    let site = Site::with(config).await;
    let mut begun = Vec::new();
    for (address, expected) in [
        ("192.0.2.1", StatusCode::OK),
        ("192.0.2.1", StatusCode::OK),
        ("192.0.2.1", StatusCode::TOO_MANY_REQUESTS),
        ("192.0.2.2", StatusCode::OK),
    ] {
        let person = site.person("Ann").await;
        let mut request = person.request("GET", PATH, None);
        request.headers_mut().insert("x-forwarded-for", HeaderValue::from_static(address));
        let file = site.router.clone().oneshot(request).await.unwrap();
        assert_eq!(file.status(), expected);
        begun.push(file);
    }
}
