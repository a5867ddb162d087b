//! Who waits for many, and who is waited for by many: nobody is told too late, or never, because of somebody else.

use quadrivium_server::post::doors::TO_ONE;
use quadrivium_server::tables::Host;
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::live::{Wire, listen};
use crate::notices::{config, good, hooked, play_on, send, table};
use crate::receivers::{Receiver, Sink};
use crate::support::{Person, Site, in_time};

/// More than a notice counts up.
const MANY: usize = 23;

/// Tables of two people at all of which the second one is asked, in the order of their names.
async fn all_asking(ann: &Person, bob: &Person) -> Vec<String> {
    let mut tables = Vec::new();
    for _ in 0..MANY {
        let id = table(ann, bob).await;
        play_on(ann, &id).await;
        tables.push(id);
    }
    tables.sort_unstable();
    tables
}

/// The tables of a notice, and which turn of each it is about.
fn tables(told: &Value) -> Vec<(String, Option<u64>)> {
    let tables = told["tables"].as_array().unwrap().iter();
    tables.map(|table| (table["id"].as_str().unwrap().to_owned(), table["turn"].as_u64())).collect()
}

#[tokio::test]
async fn who_is_waited_for_at_many_tables_is_told_of_each_turn() {
    let (sink, hook) = (Sink::open().await, Receiver::open().await);
    let site = Site::with(config(&sink)).await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    hooked(&bob, &hook).await;
    let all = all_asking(&ann, &bob).await;
    send(&site).await;
    let [told] = &hook.told()[..] else { panic!("one notice") };
    let mut named = tables(told);
    named.sort_unstable();
    assert!(named.iter().all(|(_, turn)| turn.is_some()), "it is about all of them: {told}");
    assert_eq!(named.into_iter().map(|(id, _)| id).collect::<Vec<_>>(), all);
    for id in [&all[MANY - 1], &all[0]] {
        play_on(&bob, id).await;
        play_on(&ann, id).await;
        send(&site).await;
        let [told] = &hook.told()[..] else { panic!("one notice about {id}") };
        let named = tables(told);
        assert!(named[0].0 == *id && named[0].1.is_some(), "{told}");
        assert_eq!(named.len(), 20, "and some of the others");
        assert!(named[1..].iter().all(|(_, turn)| turn.is_none()), "which only wait: {told}");
    }
}

#[tokio::test]
async fn tables_that_are_gone_are_no_longer_in_the_way() {
    let (sink, hook) = (Sink::open().await, Receiver::open().await);
    let site = Site::with(config(&sink)).await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    hooked(&bob, &hook).await;
    let all = all_asking(&ann, &bob).await;
    send(&site).await;
    hook.heard();
    let (last, others) = all.split_last().unwrap();
    for id in others {
        for person in [&ann, &bob] {
            good(person, &format!("/api/tables/{id}/remove"), json!({})).await;
        }
    }
    play_on(&bob, last).await;
    play_on(&ann, last).await;
    send(&site).await;
    let [told] = &hook.told()[..] else { panic!("one notice") };
    let named: Vec<_> = tables(told).into_iter().map(|(id, _)| id).collect();
    assert_eq!(named.iter().collect::<Vec<_>>(), [last]);
    let me = bob.get("/api/me").await.1["id"].as_str().unwrap().parse().unwrap();
    let papers = site.tables.store.read().papers_of(me).await.unwrap();
    let outbox = papers.iter().find(|paper| paper.kind.word() == "outbox").unwrap();
    assert!(outbox.body.contains(last));
    assert!(!others.iter().any(|id| outbox.body.contains(id)), "they are forgotten");
}

#[tokio::test]
async fn who_is_slow_to_hear_keeps_nobody_else_waiting() {
    let (sink, slow, quick) = (Sink::open().await, Receiver::open().await, Receiver::open().await);
    let site = Site::with(config(&sink)).await;
    let ann = site.person("Ann").await;
    slow.answer(0);
    for number in 0..TO_ONE + 2 {
        let person = site.person(&format!("Bob {number}")).await;
        let id = table(&ann, &person).await;
        play_on(&ann, &id).await;
        hooked(&person, &slow).await;
    }
    let cleo = site.person("Cleo").await;
    let id = table(&ann, &cleo).await;
    play_on(&cleo, &id).await;
    // Another host, as far as anybody can tell by its name.
    let url = format!("http://localhost:{}/here", quick.at.port());
    good(&cleo, "/api/me/notices/hook", json!({ "url": url })).await;

    let mut sending = JoinSet::new();
    in_time(site.tables.begin_notices(&mut sending)).await.unwrap();
    in_time(slow.waits(TO_ONE)).await;
    // While all of them wait for an answer somebody else's turn comes.
    play_on(&ann, &id).await;
    for _ in 0..3 {
        in_time(site.tables.begin_notices(&mut sending)).await.unwrap();
    }
    in_time(quick.hears(1)).await;
    assert_eq!(slow.waiting(), TO_ONE, "and nobody has given up, or begun twice");
    slow.answer(200);
    in_time(async { while sending.join_next().await.is_some() {} }).await;
    assert_eq!((slow.heard().len(), quick.heard().len()), (TO_ONE + 2, 1));
}

#[tokio::test]
async fn who_has_a_table_open_and_does_not_see_it_is_told() {
    let (sink, hook) = (Sink::open().await, Receiver::open().await);
    let site = Site::with(config(&sink)).await;
    let at = listen(&site).await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    hooked(&bob, &hook).await;
    let id = table(&ann, &bob).await;
    let mut phone = Wire::open(at, &id, &bob).await.unwrap();
    let mut pc = Wire::open(at, &id, &bob).await.unwrap();
    // What comes back after it says that it was heard.
    let sees = async |wire: &mut Wire, seen: bool| {
        wire.send(json!({ "type": "seen", "seen": seen })).await;
        wire.hello().await
    };
    let turn = async || {
        play_on(&bob, &id).await;
        send(&site).await;
        hook.heard();
        play_on(&ann, &id).await;
        send(&site).await;
        hook.heard().len()
    };
    assert_eq!(turn().await, 0, "who says nothing sees it");
    sees(&mut phone, false).await;
    assert_eq!(turn().await, 0, "they see it elsewhere");
    sees(&mut pc, false).await;
    let shown = sees(&mut pc, false).await;
    let seats = shown["seats"].as_array().unwrap();
    assert_eq!(
        seats.iter().filter(|seat| seat["online"] == true).count(),
        1,
        "Bob is there for others"
    );
    assert_eq!(turn().await, 1, "they see it nowhere");
    sees(&mut pc, true).await;
    assert_eq!(turn().await, 0, "they see it again");
    drop(phone);
    in_time(async {
        while site
            .tables
            .fetch_for(id.parse().unwrap(), None)
            .await
            .unwrap()
            .presence()
            .guests
            .values()
            .sum::<u32>()
            > 1
        {
            tokio::task::yield_now().await;
        }
    })
    .await;
    assert_eq!(turn().await, 0, "what was hidden and went does not count");
}

/// A mail program that is refused does not ask again, and somebody goes on getting what they do not want.
#[tokio::test]
async fn letters_are_stopped_by_a_click_also_where_nothing_else_may_be_stored() {
    let sink = Sink::open().await;
    let site = Site::with(config(&sink)).await;
    let ann = site.person("Ann").await;
    crate::notices::written_to(&ann, &sink, "ann@example.org").await;
    good(&ann, "/api/me/notices/test", json!({})).await;
    let stop = sink.letters()[0].header("list-unsubscribe").unwrap();
    let stop = stop.trim_matches(['<', '>']).trim_start_matches("https://play.example.org");
    let on = async || ann.get("/api/me/notices").await.1["mail"]["on"].clone();
    site.tables.set_read_only(Host::Console, true).await.unwrap();
    let refused = ann.post("/api/me/notices", crate::notices::wishes()).await;
    assert_eq!((refused.0.as_u16(), crate::support::code(&refused)), (503, "read_only"));
    for _ in 0..2 {
        assert_eq!(site.stranger().post(stop, json!({})).await.0.as_u16(), 200);
        assert_eq!(on().await, false);
    }
    site.tables.set_read_only(Host::Console, false).await.unwrap();
    good(&ann, "/api/me/notices", crate::notices::wishes()).await;
    // A page of another site cannot do it, and whoever may not come in still can.
    let mut forged = ann.request("POST", stop, Some(json!({})));
    forged.headers_mut().insert("origin", "https://evil.example".parse().unwrap());
    assert_eq!(ann.send(forged).await.0.as_u16(), 403);
    assert_eq!(on().await, true);
    let me = ann.get("/api/me").await.1["id"].as_str().unwrap().parse().unwrap();
    let sentence = serde_json::from_value(json!({ "reason": "threats" })).unwrap();
    site.tables.ban(Host::Console, me, &sentence, None).await.unwrap();
    assert_eq!(ann.post(stop, json!({})).await.0.as_u16(), 200);
    let papers = site.tables.store.read().papers_of(me).await.unwrap();
    let kept = papers.iter().find(|paper| paper.kind.word() == "wishes").unwrap();
    let kept: Value = kept.read().unwrap();
    assert_eq!(kept["mail"]["on"], false);
}
