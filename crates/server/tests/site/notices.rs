//! Somebody is told that it is their turn: once, by every way they have opened, whatever dies meanwhile.

use std::path::Path;
use std::sync::Arc;

use axum::http::StatusCode;
use quadrivium_server::Config;
use quadrivium_server::config::Notices;
use quadrivium_server::metrics::Metrics;
use quadrivium_server::post::{Mailer, hook};
use quadrivium_server::store::{Postgres, Store};
use serde_json::{Value, json};

use crate::live::{Wire, listen};
use crate::receivers::{Browser, Receiver, Sink};
use crate::silence::{receive, seems};
use crate::support::{Person, Site, in_time, postgres};

/// Longer than whoever sends something may take for it.
const LEASE_S: u64 = 91;

/// A site that writes letters to a sink and may call this machine.
pub fn config(sink: &Sink) -> Config {
    let mailer = Mailer::new(&sink.url(), "Quadrivium <turns@play.example.org>").unwrap();
    let public_url = Some("https://play.example.org".to_owned());
    let notices = Notices {
        push: true,
        hooks: true,
        mailer: Some(mailer),
        public_url,
        private: true,
        grace_s: 0,
        asking_ms: 0,
    };
    let (requests_per_s, burst, letters_per_hour) = (100_000, 100_000, 1_000);
    Config { notices, requests_per_s, burst, letters_per_hour, ..Config::default() }
}

async fn site_at(folder: &Path, config: Config) -> Site {
    let metrics = Arc::new(Metrics::default());
    let store = Store::sqlite(folder, Arc::clone(&metrics)).await.unwrap();
    Site::over(store, metrics, config, None).await
}

pub async fn node(url: &str, config: Config) -> Site {
    let metrics = Arc::new(Metrics::default());
    let store = Store::new(Arc::new(Postgres::open(url).await.unwrap()), Arc::clone(&metrics));
    Site::over(store, metrics, Config { shared: true, ..config }, None).await
}

pub async fn good(person: &Person, path: &str, body: Value) -> Value {
    let (status, answer) = person.post(path, body).await;
    assert_eq!(status, StatusCode::OK, "{path}: {answer}");
    answer
}

pub async fn hooked(person: &Person, receiver: &Receiver) {
    good(person, "/api/me/notices/hook", json!({ "url": receiver.url() })).await;
}

/// Gives an address and opens the link that was sent there.
pub async fn written_to(person: &Person, sink: &Sink, address: &str) {
    let mail = json!({ "address": address, "language": "en" });
    good(person, "/api/me/notices/mail", mail).await;
    let letters = sink.letters();
    assert_eq!(letters.len(), 1);
    let text = letters[0].plain();
    let key = text.split("/letters/confirm/").nth(1).unwrap();
    let key: String = key.chars().take_while(char::is_ascii_alphanumeric).collect();
    good(person, "/api/letters/confirm", json!({ "key": key })).await;
}

pub fn wishes() -> Value {
    json!({ "language": "en", "letters": "each", "remind_h": 0, "mail": true, "hook": true })
}

/// A table over days for two people: who has the turn, the other one, and the table.
pub async fn table(ann: &Person, bob: &Person) -> String {
    let clock = json!({ "turn": { "move_s": 86_400 } });
    let seats = json!([{ "kind": "you" }, { "kind": "open" }]);
    let wish = json!({ "game": "burgundy", "seats": seats, "clock": clock });
    let (status, table) = ann.post("/api/tables", wish).await;
    assert_eq!(status, StatusCode::CREATED, "{table}");
    let id = table["id"].as_str().unwrap().to_owned();
    assert_eq!(bob.follow(ann, &id).await.0, StatusCode::OK);
    id
}

/// Whether a person is asked.
async fn asked(person: &Person, id: &str) -> bool {
    person.look(id).await["choices"].as_array().is_some_and(|choices| !choices.is_empty())
}

/// Plays what is offered first until the turn is somebody else's; how many decisions that took.
pub async fn play_on(person: &Person, id: &str) -> u32 {
    let mut played = 0;
    while asked(person, id).await {
        assert_eq!(person.play_first(id).await.0, StatusCode::OK);
        played += 1;
    }
    played
}

/// Lets the first two turns pass in which everybody sets up, until it is one person's turn.
pub async fn whose<'a>(one: &'a Person, other: &'a Person, id: &str) -> (&'a Person, &'a Person) {
    if asked(one, id).await { (one, other) } else { (other, one) }
}

pub async fn send(site: &Site) {
    in_time(site.tables.send_notices()).await.unwrap();
}

#[tokio::test]
async fn a_turn_is_told_once_by_every_way_and_not_again_when_it_is_taken_back() {
    let (sink, hook, push) = (Sink::open().await, Receiver::open().await, Receiver::open().await);
    let site = Site::with(config(&sink)).await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob <b>").await);
    let browser = Browser::new(7);
    for person in [&ann, &bob] {
        good(person, "/api/me/notices", wishes()).await;
    }
    hooked(&bob, &hook).await;
    written_to(&bob, &sink, "bob@example.org").await;
    push.answer(201);
    good(&bob, "/api/me/notices/push", browser.subscription(&push.url())).await;
    let id = table(&ann, &bob).await;
    // Until Ann has the turn; what Bob was told before is not looked at.
    if asked(&bob, &id).await {
        play_on(&bob, &id).await;
    }
    send(&site).await;
    let _ = (hook.heard(), push.heard(), sink.letters());

    let decisions = play_on(&ann, &id).await;
    assert!(decisions > 1, "a turn of several decisions");
    for _ in 0..3 {
        send(&site).await;
        site.wait_s(40);
    }
    let [(headers, body)] = &hook.heard()[..] else { panic!("one call") };
    let told: Value = serde_json::from_slice(body).unwrap();
    assert_eq!((&told["type"], &told["tables"][0]["id"]), (&json!("turn"), &json!(id)));
    assert_eq!(told["tables"][0]["url"], format!("https://play.example.org/t/{id}"));
    let key = bob.get("/api/me/notices").await.1["hook"]["key"].as_str().unwrap().to_owned();
    let at = told["at"].as_u64().unwrap();
    assert_eq!(headers["quadrivium-signature"], hook::signature(&key, at, body));

    let [(headers, body)] = &push.heard()[..] else { panic!("one push") };
    assert_eq!(
        (&headers["content-encoding"], &headers["topic"]),
        (&"aes128gcm".parse().unwrap(), &"turns".parse().unwrap())
    );
    assert!(headers["authorization"].to_str().unwrap().starts_with("vapid t="));
    let shown = browser.read(body);
    assert_eq!((&shown["lang"], &shown["path"]), (&json!("pl"), &json!(format!("/t/{id}"))));
    assert!(shown["title"].as_str().unwrap().starts_with("Twój ruch: "), "{shown}");
    assert!(!String::from_utf8_lossy(body).contains("Twój"), "nobody in between can read it");

    let [letter] = &sink.letters()[..] else { panic!("one letter") };
    assert!(
        letter.plain().contains(&format!("https://play.example.org/t/{id}")),
        "{}",
        letter.plain()
    );
    assert!(letter.plain().contains("Ann"), "who waits");

    // Ann takes it back, with Bob's consent, and plays again: the same turn of Bob.
    assert_eq!(ann.act(&id, "undo", json!({})).await.0, StatusCode::OK);
    if !asked(&ann, &id).await {
        assert_eq!(bob.act(&id, "answer_undo", json!({ "yes": true })).await.0, StatusCode::OK);
    }
    send(&site).await;
    assert!(play_on(&ann, &id).await > 0);
    send(&site).await;
    site.wait_s(3_600);
    send(&site).await;
    assert_eq!((hook.heard().len(), push.heard().len(), sink.letters().len()), (0, 0, 0));
    // The next turn is another one.
    play_on(&bob, &id).await;
    play_on(&ann, &id).await;
    send(&site).await;
    assert_eq!((hook.heard().len(), push.heard().len(), sink.letters().len()), (1, 1, 1));
}

#[tokio::test]
async fn whoever_looks_on_or_has_acted_or_plays_with_bots_is_not_told() {
    let (sink, hook) = (Sink::open().await, Receiver::open().await);
    let site = Site::with(config(&sink)).await;
    let at = listen(&site).await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    for person in [&ann, &bob] {
        hooked(person, &hook).await;
    }
    let id = table(&ann, &bob).await;
    let (first, second) = whose(&ann, &bob, &id).await;
    let mut wire = Wire::open(at, &id, second).await.unwrap();
    wire.hello().await;
    send(&site).await;
    let _ = hook.heard();
    play_on(first, &id).await;
    receive(&mut wire, &site, &id, second).await;
    send(&site).await;
    assert_eq!(hook.heard().len(), 0, "they look at the table");
    drop(wire);
    site.wait_s(3_600);
    send(&site).await;
    assert_eq!(hook.heard().len(), 0, "and have seen it");
    // Both turns pass before anybody looks: nobody is told of what is over.
    play_on(second, &id).await;
    play_on(first, &id).await;
    play_on(second, &id).await;
    send(&site).await;
    let told = hook.told();
    assert_eq!(told.len(), 1, "{told:?}");
    // Whoever plays with bots waits for nobody and nobody waits for them.
    let alone = first.table(&["you", "apprentice"]).await["id"].as_str().unwrap().to_owned();
    site.settled(&alone).await;
    send(&site).await;
    assert_eq!(hook.heard().len(), 0);
}

#[tokio::test]
async fn what_does_not_arrive_is_tried_again_and_a_browser_that_is_gone_is_forgotten() {
    let (sink, hook, push) = (Sink::open().await, Receiver::open().await, Receiver::open().await);
    let site = Site::with(config(&sink)).await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let id = table(&ann, &bob).await;
    let (first, second) = whose(&ann, &bob, &id).await;
    hooked(second, &hook).await;
    good(second, "/api/me/notices/push", Browser::new(9).subscription(&push.url())).await;
    hook.answer(503);
    push.answer(410);
    play_on(first, &id).await;
    send(&site).await;
    assert_eq!((hook.heard().len(), push.heard().len()), (1, 1));
    let (_, shown) = second.get("/api/me/notices").await;
    assert_eq!((&shown["here"], &shown["hook"]["failed"]), (&json!(false), &json!(true)));
    send(&site).await;
    assert_eq!(hook.heard().len(), 0, "not at once");
    site.wait_s(61);
    hook.answer(200);
    send(&site).await;
    assert_eq!((hook.heard().len(), push.heard().len()), (1, 0));
    site.wait_s(24 * 3_600);
    send(&site).await;
    assert_eq!(hook.heard().len(), 0, "it has arrived");
    assert_eq!(second.get("/api/me/notices").await.1["hook"]["failed"], false);
    // Nobody is led elsewhere.
    hook.answer(302);
    play_on(second, &id).await;
    play_on(first, &id).await;
    send(&site).await;
    site.wait_s(24 * 3_600);
    send(&site).await;
    assert_eq!(hook.heard().len(), 1, "a redirection is a refusal");
}

#[tokio::test]
async fn letters_are_gathered_quiet_hours_are_kept_and_a_reminder_passes_them() {
    let sink = Sink::open().await;
    let site = Site::with(config(&sink)).await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(table(&ann, &bob).await);
    }
    for id in &tables {
        play_on(&bob, id).await;
    }
    written_to(&bob, &sink, "bob@example.org").await;
    let mut wanted = wishes();
    wanted["letters"] = json!("hourly");
    good(&bob, "/api/me/notices", wanted.clone()).await;
    for id in &tables {
        play_on(&ann, id).await;
        send(&site).await;
    }
    assert_eq!(sink.letters().len(), 1, "the first at once");
    site.wait_s(3_600);
    send(&site).await;
    let [letter] = &sink.letters()[..] else { panic!("the rest in one") };
    assert!(letter.plain().contains("2 more games wait for you"), "{}", letter.plain());

    // The clock of these tests stands at 8:00 in Greenwich, the tables' at a day after the move.
    let minute = (site.tables.now() / 60_000 % 1_440) as u16;
    wanted["letters"] = json!("each");
    wanted["quiet"] = json!({ "from": minute, "to": (minute + 22 * 60) % 1_440 });
    wanted["remind_h"] = json!(12);
    good(&bob, "/api/me/notices", wanted).await;
    play_on(&bob, &tables[0]).await;
    play_on(&ann, &tables[0]).await;
    send(&site).await;
    assert_eq!(sink.letters().len(), 0, "it is quiet");
    site.wait_s(12 * 3_600);
    send(&site).await;
    send(&site).await;
    let [letter] = &sink.letters()[..] else { panic!("one reminder") };
    assert!(letter.header("subject").unwrap().contains("left"), "{letter:?}");
    site.wait_s(11 * 3_600);
    send(&site).await;
    assert_eq!(sink.letters().len(), 0, "the reminders have told of all of them");
}

/// A process that dies after a turn was stored, or while something is being sent, loses nothing and tells
/// nobody twice.
#[tokio::test]
async fn a_kill_loses_no_notice_and_doubles_none() {
    let (sink, hook) = (Sink::open().await, Receiver::open().await);
    let folder = tempfile::tempdir().unwrap();
    let site = site_at(folder.path(), config(&sink)).await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let id = table(&ann, &bob).await;
    play_on(&bob, &id).await;
    written_to(&bob, &sink, "bob@example.org").await;
    good(&bob, "/api/me/notices", wishes()).await;
    let cookie = bob.cookie.clone();
    // Dies before anybody has looked.
    play_on(&ann, &id).await;
    drop((ann, bob));
    let mut site = again(site, folder.path(), &sink).await;
    // What another process has left it may still be doing itself, for a moment.
    send(&site).await;
    site.wait_s(11);
    // Dies while the letter is on its way: the server of letters keeps it waiting.
    sink.answer("");
    let tables = Arc::clone(&site.tables);
    let sending = tokio::spawn(async move { tables.send_notices().await });
    in_time(sink.visited.notified()).await;
    sending.abort();
    let _ = sending.await;
    site = again(site, folder.path(), &sink).await;
    sink.answer("250 OK");
    hooked(&site.with_cookie(&cookie), &hook).await;
    send(&site).await;
    assert_eq!(sink.letters().len(), 0, "whoever had taken it may still be sending");
    assert_eq!(hook.heard().len(), 1, "what nobody had taken goes out");
    site.wait_s(LEASE_S);
    for _ in 0..3 {
        send(&site).await;
        site.wait_s(LEASE_S);
    }
    assert_eq!((sink.letters().len(), hook.heard().len()), (1, 0));
    // Dies again: nothing is told a second time.
    site = again(site, folder.path(), &sink).await;
    site.wait_s(24 * 3_600);
    send(&site).await;
    assert_eq!((sink.letters().len(), hook.heard().len()), (0, 0));
}

/// The same folder after a kill: whatever was in memory is gone. Nobody who was there may hold on to it.
async fn again(site: Site, folder: &Path, sink: &Sink) -> Site {
    let now = site.tables.now();
    site.tables.store.close().await;
    drop(site);
    let next = in_time(async {
        loop {
            let metrics = Arc::new(Metrics::default());
            // The lock of the folder goes with the last who holds it.
            if let Ok(store) = Store::sqlite(folder, Arc::clone(&metrics)).await {
                break Site::over(store, metrics, config(sink), None).await;
            }
            tokio::task::yield_now().await;
        }
    })
    .await;
    next.wait_s((now - next.tables.now()) / 1_000);
    next
}

#[tokio::test]
async fn of_several_nodes_one_tells_and_whoever_is_at_another_is_not_told() {
    let (sink, hook) = (Sink::open().await, Receiver::open().await);
    let url = postgres().await;
    let grace = |grace_s| {
        let mut config = config(&sink);
        config.notices.grace_s = grace_s;
        config
    };
    let (here, there) = (node(&url, grace(30)).await, node(&url, grace(30)).await);
    let at = listen(&there).await;
    let (ann, bob) = (here.person("Ann").await, here.person("Bob").await);
    let id = table(&ann, &bob).await;
    let (first, second) = whose(&ann, &bob, &id).await;
    hooked(second, &hook).await;
    play_on(first, &id).await;
    let wait = |seconds| {
        here.wait_s(seconds);
        there.wait_s(seconds);
    };
    for _ in 0..4 {
        let (one, other) = tokio::join!(here.tables.send_notices(), there.tables.send_notices());
        one.unwrap();
        other.unwrap();
        wait(15);
    }
    assert_eq!(hook.heard().len(), 1, "one of them");
    // At their next turn they sit at the other node.
    play_on(second, &id).await;
    let mut elsewhere = there.stranger();
    elsewhere.cookie.clone_from(&second.cookie);
    let mut wire = Wire::open(at, &id, &elsewhere).await.unwrap();
    wire.hello().await;
    seems(&here, &id, second, true).await;
    play_on(first, &id).await;
    receive(&mut wire, &there, &id, &elsewhere).await;
    for _ in 0..4 {
        send(&here).await;
        send(&there).await;
        wait(15);
    }
    assert_eq!(hook.heard().len(), 0, "they look at it there");
}
