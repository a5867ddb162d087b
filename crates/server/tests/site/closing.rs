//! How a live connection ends, and that it says why.

use std::net::SocketAddr;

use quadrivium_server::Config;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::live::{Wire, listen};
use crate::support::Site;

/// A site with a table for two on one screen; where it listens and a connection to the table.
async fn site(config: Config) -> (Site, SocketAddr, Wire) {
    let site = Site::with(config).await;
    let at = listen(&site).await;
    let ann = site.person("Ann").await;
    let table = ann.table(&["you", "you"]).await;
    let wire = Wire::open(at, table["id"].as_str().unwrap(), &ann).await.unwrap();
    (site, at, wire)
}

/// Three requests after those that it takes to sit down.
fn slow() -> Config {
    Config { requests_per_s: 1, burst: 15, ..Config::default() }
}

#[tokio::test]
async fn a_frame_that_is_too_large_ends_with_1009() {
    let (_site, _, mut wire) = site(Config::default()).await;
    // The client may be told before it has sent all of it.
    let _ = wire.send_message(Message::text("x".repeat(100_000))).await;
    assert_eq!(wire.until_closed().await.1, Some(1009));
}

#[tokio::test]
async fn a_broken_frame_ends_with_1002_and_broken_text_with_1007() {
    let mask = [0; 4];
    let frame = |head: [u8; 2], rest: &[u8]| [&head, &mask[..], rest].concat();
    for (bytes, code) in [
        (frame([0xf1, 0x80], b""), 1002),           // bits that mean nothing
        (frame([0x83, 0x80], b""), 1002),           // a kind that there is not
        (frame([0x80, 0x80], b""), 1002),           // the rest of nothing
        (vec![0x81, 0x02, b'{', b'}'], 1002),       // without a mask
        (frame([0x81, 0x82], &[0xff, 0xfe]), 1007), // not UTF-8
    ] {
        let (_site, _, mut wire) = site(Config::default()).await;
        wire.send_bytes(&bytes).await;
        assert_eq!(wire.until_closed().await.1, Some(code), "{bytes:x?}");
    }
}

#[tokio::test]
async fn frames_above_the_limit_are_refused_and_then_end_with_1008() {
    let (site, at, mut wire) = site(slow()).await;
    for id in 0..200 {
        let chat = json!({ "type": "chat", "id": id, "text": "and another thing" });
        if wire.send_message(Message::text(chat.to_string())).await.is_err() {
            break;
        }
    }
    let (heard, code) = wire.until_closed().await;
    assert_eq!(code, Some(1008));
    let refused = |frame: &&Value| frame["error"]["code"] == "too_many";
    assert_eq!(heard.iter().filter(refused).count(), 20, "each of them is told");
    let bob = site.person("Bob").await;
    let table = bob.table(&["you", "you"]).await;
    let mut other = Wire::open(at, table["id"].as_str().unwrap(), &bob).await.unwrap();
    assert_eq!(other.hello().await["seq"], table["seq"], "others go on");
}

#[tokio::test]
async fn pings_count_like_other_frames() {
    let (site, _, mut wire) = site(slow()).await;
    for _ in 0..200 {
        if wire.send_message(Message::Ping(vec![7; 100].into())).await.is_err() {
            break;
        }
    }
    assert_eq!(wire.until_closed().await.1, Some(1008));
    assert!(site.tables.metrics.limited.get() > 20);
}
