//! Who seems to look on and has gone without a word is told of their turn, and whoever has seen it is not.

use std::time::Duration;

use quadrivium_server::Config;
use quadrivium_server::config::Asking;
use quadrivium_table::ids::{GuestId, TableId};
use serde_json::json;

use crate::live::{Wire, listen};
use crate::notices::{config, hooked, node, play_on, send, table};
use crate::receivers::{Receiver, Sink};
use crate::support::{Person, Site, in_time, postgres};

/// Clients are asked so often that nobody has to wait for it.
fn quick(config: Config) -> Config {
    let asking = Asking { every_ms: 200, soon_ms: 10, answer_ms: 4_000, silence_ms: 600_000 };
    Config { asking, ..config }
}

async fn is(person: &Person) -> GuestId {
    person.get("/api/me").await.1["id"].as_str().unwrap().parse().unwrap()
}

/// Waits until a node knows that somebody seems to look on, or that nobody does.
pub async fn seems(site: &Site, id: &str, person: &Person, sees: bool) {
    let (table, guest): (TableId, _) = (id.parse().unwrap(), is(person).await);
    in_time(async {
        while site.tables.crowd.sees(table, guest) != sees {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    })
    .await;
}

/// Receives everything until the server knows that the last entry has arrived.
pub async fn receive(wire: &mut Wire, site: &Site, id: &str, person: &Person) {
    let (table, guest): (TableId, _) = (id.parse().unwrap(), is(person).await);
    let seq = person.look(id).await["seq"].as_u64();
    in_time(async {
        while site.tables.crowd.shown(table, guest) < seq {
            wire.receive(Duration::from_millis(5)).await;
        }
    })
    .await;
}

/// Sends what is due until somebody has heard something, which must be one notice.
async fn told(site: &Site, hook: &Receiver) {
    loop {
        send(site).await;
        match hook.heard().len() {
            0 => tokio::time::sleep(Duration::from_millis(5)).await,
            heard => return assert_eq!(heard, 1),
        }
    }
}

async fn without_clock(ann: &Person, bob: &Person) -> String {
    let table = ann.table(&["you", "open"]).await;
    let id = table["id"].as_str().unwrap().to_owned();
    bob.follow(ann, &id).await;
    id
}

#[tokio::test]
async fn who_falls_silent_before_their_turn_comes_is_told_of_it_once() {
    let (sink, hook) = (Sink::open().await, Receiver::open().await);
    for over_days in [true, false] {
        let site = Site::with(quick(config(&sink))).await;
        let at = listen(&site).await;
        let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
        hooked(&bob, &hook).await;
        let id = if over_days { table(&ann, &bob).await } else { without_clock(&ann, &bob).await };
        let mut wire = Wire::open(at, &id, &bob).await.unwrap();
        wire.hello().await;
        play_on(&bob, &id).await;
        receive(&mut wire, &site, &id, &bob).await;
        send(&site).await;
        hook.heard();
        // The lid is closed: nothing is received any more, and nothing was said.
        play_on(&ann, &id).await;
        send(&site).await;
        assert_eq!(hook.heard().len(), 0, "over days: {over_days}: they seem to look on");
        seems(&site, &id, &bob, false).await;
        in_time(told(&site, &hook)).await;
        site.wait_s(3_600);
        send(&site).await;
        assert_eq!(hook.heard().len(), 0, "over days: {over_days}");
        // They are back, and the connection is the same.
        receive(&mut wire, &site, &id, &bob).await;
        seems(&site, &id, &bob, true).await;
        play_on(&bob, &id).await;
        play_on(&ann, &id).await;
        receive(&mut wire, &site, &id, &bob).await;
        send(&site).await;
        drop(wire);
        seems(&site, &id, &bob, false).await;
        site.wait_s(3_600);
        send(&site).await;
        assert_eq!(hook.heard().len(), 0, "over days: {over_days}: they have seen it");
    }
}

#[tokio::test]
async fn who_goes_before_their_turn_has_arrived_is_told_of_it() {
    let (sink, hook) = (Sink::open().await, Receiver::open().await);
    let asking = Asking { soon_ms: 600_000, every_ms: 600_000, ..Asking::default() };
    let site = Site::with(Config { asking, ..config(&sink) }).await;
    let at = listen(&site).await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    hooked(&bob, &hook).await;
    let id = without_clock(&ann, &bob).await;
    play_on(&bob, &id).await;
    send(&site).await;
    hook.heard();
    let mut wire = Wire::open(at, &id, &bob).await.unwrap();
    wire.hello().await;
    receive(&mut wire, &site, &id, &bob).await;
    play_on(&ann, &id).await;
    site.settled(&id).await;
    drop(wire);
    seems(&site, &id, &bob, false).await;
    in_time(told(&site, &hook)).await;
    send(&site).await;
    assert_eq!(hook.heard().len(), 0, "once");
}

#[tokio::test]
async fn two_nodes_know_who_has_fallen_silent_and_who_has_seen_it() {
    let url = postgres().await;
    let (sink, hook) = (Sink::open().await, Receiver::open().await);
    let here = node(&url, quick(config(&sink))).await;
    let there = node(&url, quick(config(&sink))).await;
    let (ann, bob) = (here.person("Ann").await, here.person("Bob").await);
    hooked(&bob, &hook).await;
    let id = table(&ann, &bob).await;
    let away = there.with_cookie(&bob.cookie);
    let mut wire = Wire::open(listen(&there).await, &id, &away).await.unwrap();
    wire.hello().await;
    seems(&here, &id, &bob, true).await;
    play_on(&bob, &id).await;
    for site in [&here, &there] {
        send(site).await;
    }
    receive(&mut wire, &there, &id, &away).await;
    hook.heard();
    // They look on at the other node, which alone knows whether they were shown it.
    play_on(&ann, &id).await;
    send(&here).await;
    assert_eq!(hook.heard().len(), 0, "it is not known here");
    receive(&mut wire, &there, &id, &away).await;
    send(&there).await;
    wire.send(json!({ "type": "seen", "seen": false })).await;
    seems(&here, &id, &bob, false).await;
    for site in [&here, &there] {
        site.wait_s(3_600);
        send(site).await;
    }
    assert_eq!(hook.heard().len(), 0, "they have seen it");
    wire.send(json!({ "type": "seen", "seen": true })).await;
    seems(&here, &id, &bob, true).await;
    play_on(&bob, &id).await;
    receive(&mut wire, &there, &id, &away).await;
    // And now the lid is closed.
    play_on(&ann, &id).await;
    send(&here).await;
    for site in [&here, &there] {
        seems(site, &id, &bob, false).await;
    }
    for site in [&here, &there, &here] {
        send(site).await;
        site.wait_s(3_600);
    }
    assert_eq!(hook.heard().len(), 1);
}
