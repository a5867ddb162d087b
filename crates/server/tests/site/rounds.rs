//! Whoever takes part in a tournament is told of each round and of its end: once, together with a turn that is
//! theirs at once, whatever dies meanwhile.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use quadrivium_server::Config;
use quadrivium_server::metrics::Metrics;
use quadrivium_server::store::{Postgres, Sqlite, Store};
use serde_json::{Value, json};

use crate::faulty::{Fate, Faulty};
use crate::live::{Wire, listen};
use crate::notices::{config, good, hooked, wishes, written_to};
use crate::receivers::{Browser, Receiver, Sink};
use crate::support::{Person, Site, in_time, postgres};
use crate::tournaments::{act, begun, found, play_out, show, tables};

/// So many people, each with a webhook of their own, in a tournament that has begun.
async fn hearing(
    site: &Site,
    names: &[&str],
    other: Value,
) -> (Vec<Person>, Vec<Receiver>, String) {
    let (mut people, mut hooks) = (Vec::new(), Vec::new());
    for name in names {
        let (person, hook) = (site.person(name).await, Receiver::open().await);
        hooked(&person, &hook).await;
        people.push(person);
        hooks.push(hook);
    }
    let id = found(&people[0], other).await;
    for person in &people {
        act(person, &id, "join", json!({})).await;
    }
    act(&people[0], &id, "start", json!({})).await;
    (people, hooks, id)
}

async fn send(site: &Site) {
    in_time(site.tables.send_notices()).await.unwrap();
}

/// What everybody was told since they were last asked.
fn told(hooks: &[Receiver]) -> Vec<Vec<Value>> {
    hooks.iter().map(Receiver::told).collect()
}

/// Everybody was told once of this round: who is asked of their turn with it, who plays of the table, who does not
/// of that.
async fn check_round(people: &[Person], hooks: &[Receiver], id: &str, round: usize) {
    let shown = show(&people[0], id).await;
    let played: BTreeMap<usize, String> = tables(&shown, round - 1)
        .into_iter()
        .flat_map(|(table, seats)| seats.into_iter().map(move |seat| (seat, table.clone())))
        .collect();
    for (player, told) in told(hooks).into_iter().enumerate() {
        let [one] = &told[..] else { panic!("{player} is told once of round {round}: {told:?}") };
        let Some(table) = played.get(&player) else {
            assert_eq!((&one["type"], &one["tables"]), (&json!("round"), &json!([])));
            let of = &one["tournaments"][0];
            assert_eq!(
                (&of["id"], &of["round"], of.get("table")),
                (&json!(id), &json!(round), None)
            );
            assert_eq!(of["path"], format!("/tournament/{id}"));
            assert!(one["text"].as_str().unwrap().contains("no game"), "{one}");
            continue;
        };
        let asked = people[player].look(table).await["choices"] != json!([]);
        if asked {
            assert_eq!((&one["type"], one.get("tournaments")), (&json!("turn"), None), "{one}");
            assert_eq!(one["tables"][0]["id"], json!(table));
            let text = one["text"].as_str().unwrap();
            assert!(text.contains(&format!("Round {round} of Spring cup.")), "{one}");
        } else {
            assert_eq!((&one["type"], &one["tables"]), (&json!("round"), &json!([])), "{one}");
            let of = &one["tournaments"][0];
            assert_eq!((&of["round"], &of["table"]), (&json!(round), &json!(table)));
            assert_eq!(one["title"], format!("Round {round} of Spring cup has begun"));
        }
    }
}

#[tokio::test]
async fn everybody_hears_once_of_each_round_and_of_the_end() {
    let sink = Sink::open().await;
    let site = Site::with(config(&sink)).await;
    let (people, hooks, id) = hearing(&site, &["Ann", "Bob", "Cat"], json!({})).await;
    for round in 1..=3 {
        for _ in 0..3 {
            send(&site).await;
            site.tables.tend_tournaments().await.unwrap();
            site.wait_s(40);
        }
        check_round(&people, &hooks, &id, round).await;
        play_out(&people, &show(&people[0], &id).await, round - 1).await;
        site.tables.tend_tournaments().await.unwrap();
    }
    for _ in 0..3 {
        send(&site).await;
        site.tables.tend_tournaments().await.unwrap();
        site.wait_s(40);
    }
    for (player, told) in told(&hooks).into_iter().enumerate() {
        let [end] = &told[..] else { panic!("{player} hears once of the end: {told:?}") };
        assert_eq!((&end["type"], &end["title"]), (&json!("round"), &json!("Spring cup is over")));
        let of = &end["tournaments"][0];
        assert_eq!((of.get("round"), of["place"].as_u64().is_some()), (None, true));
        assert_eq!(end["text"], format!("Your place: {} of 3.", of["place"]));
    }
    // The outbox is among what one can take along.
    let export = people[0].get("/api/me/export").await.1;
    let mut papers = export["papers"].as_array().unwrap().iter();
    let outbox = papers.find(|paper| paper["kind"] == "outbox").unwrap();
    assert_eq!(outbox["says"]["rounds"][&id]["step"], "over", "{outbox}");
}

#[tokio::test]
async fn whoever_is_at_the_table_or_has_left_hears_nothing_of_the_round() {
    let sink = Sink::open().await;
    let site = Site::with(config(&sink)).await;
    let at = listen(&site).await;
    let (people, hooks, id) = hearing(&site, &["Ann", "Bob", "Cat", "Dan"], json!({})).await;
    // Nobody has looked yet: one sits down at the table, the others are told.
    let shown = show(&people[0], &id).await;
    let (table, seats) = tables(&shown, 0)[0].clone();
    let mut wire = Wire::open(at, &table, &people[seats[0]]).await.unwrap();
    wire.hello().await;
    send(&site).await;
    let first = told(&hooks);
    let counts: Vec<_> = first.iter().map(Vec::len).collect();
    assert_eq!(counts[seats[0]], 0, "{first:?}");
    assert_eq!(counts.iter().sum::<usize>(), 3, "{first:?}");
    drop(wire);
    site.wait_s(24 * 3_600 - 60);
    send(&site).await;
    let _ = told(&hooks);
    // Who drops out is told nothing of what comes, and of the end nothing either.
    act(&people[3], &id, "leave", json!({})).await;
    play_out(&people, &shown, 0).await;
    site.tables.tend_tournaments().await.unwrap();
    send(&site).await;
    let second: Vec<_> = told(&hooks).iter().map(Vec::len).collect();
    assert_eq!(second, [1, 1, 1, 0]);
    act(&people[0], &id, "close", json!({})).await;
    for _ in 0..2 {
        site.tables.tend_tournaments().await.unwrap();
        send(&site).await;
    }
    let titles: Vec<_> = told(&hooks).concat().iter().map(|one| one["title"].clone()).collect();
    assert_eq!(titles, vec![json!("Spring cup is over"); 3]);
}

/// What is said in letters and by browsers, and that nothing gets into their headers by the name of a tournament.
#[tokio::test]
async fn a_letter_and_a_browser_tell_of_a_round_and_quiet_hours_are_kept() {
    let (sink, push) = (Sink::open().await, Receiver::open().await);
    let site = Site::with(config(&sink)).await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let (cat, browser) = (site.person("Cat").await, Browser::new(5));
    written_to(&cat, &sink, "cat@example.org").await;
    push.answer(201);
    good(&cat, "/api/me/notices/push", browser.subscription(&push.url())).await;
    let mut quiet = wishes();
    let minute = (site.tables.now() / 60_000 % 1_440) as u16;
    quiet["quiet"] = json!({ "from": minute, "to": (minute + 60) % 1_440 });
    good(&cat, "/api/me/notices", quiet).await;
    let name = "Puchar\r\nBcc: eve@example.org <b>\u{202e}";
    // Whoever came last has no game where three meet by two.
    let id = found(&ann, json!({ "name": name })).await;
    for person in [&ann, &bob, &cat] {
        act(person, &id, "join", json!({})).await;
    }
    act(&ann, &id, "start", json!({})).await;
    let shown = show(&cat, &id).await;
    let bye = shown["you"].get("table").is_none();
    send(&site).await;
    assert_eq!((sink.letters().len(), push.heard().len()), (0, 0), "it is quiet");
    site.wait_s(3_600);
    send(&site).await;
    send(&site).await;
    let [letter] = &sink.letters()[..] else { panic!("one letter") };
    assert_eq!(letter.to, ["RCPT TO:<cat@example.org>"], "{letter:?}");
    assert_eq!(letter.header("bcc"), None);
    let text = letter.plain();
    assert!(text.contains("Round 1 of Puchar Bcc: eve@example.org <b>"), "{text}");
    assert!(!letter.text.contains("example.org <b>\r\n<") && !text.contains('\u{202e}'));
    let [(headers, body)] = &push.heard()[..] else { panic!("one push") };
    let said = browser.read(body);
    if bye {
        let path = format!("/tournament/{id}");
        assert!(text.contains(&format!("https://play.example.org{path}")), "{text}");
        assert_eq!(headers["topic"].to_str().unwrap(), format!("round-{id}"));
        assert_eq!((&said["path"], &said["tag"]), (&json!(path), &json!(format!("round-{id}"))));
        assert_eq!(said["open"], "Otwórz turniej");
    } else {
        assert!(said["path"].as_str().unwrap().starts_with("/t/"), "{said}");
    }
    assert!(said["body"].as_str().is_some_and(|body| !body.is_empty()), "{said}");
}

/// The server dies at any point of a new round: after the next start everybody is told once.
#[tokio::test]
async fn a_crash_at_any_point_of_a_new_round_loses_and_doubles_no_notice() {
    let sink = Sink::open().await;
    for stored in 0..12 {
        for fate in [Fate::Failed, Fate::StoredUnheard] {
            let folder = tempfile::tempdir().unwrap();
            let metrics = Arc::new(Metrics::default());
            let faulty = Faulty::over(Arc::new(Sqlite::open(folder.path()).await.unwrap()));
            let start = async || {
                let pause = Duration::from_mins(9);
                let store = Store::with_pause(faulty.clone(), Arc::clone(&metrics), pause);
                Site::over(store, Arc::clone(&metrics), config(&sink), None).await
            };
            let site = start().await;
            let (people, hooks, id) = hearing(&site, &["Ann", "Bob", "Cat"], json!({})).await;
            send(&site).await;
            let _ = told(&hooks);
            play_out(&people, &show(&people[0], &id).await, 0).await;
            faulty.next(vec![Fate::Stored; stored].into_iter().chain([fate]));
            let _ = site.tables.tend_tournaments().await;
            let _ = site.tables.send_notices().await;
            assert!(faulty.is_through(), "a round and its notices are so many transactions");
            // Another program over the same database: nothing of what the first had in memory.
            let site = start().await;
            for _ in 0..4 {
                site.tables.tend_tournaments().await.unwrap();
                send(&site).await;
                site.wait_s(91);
            }
            let mut again = Vec::new();
            for person in &people {
                again.push(site.with_cookie(&person.cookie));
            }
            // Between the answer of a webhook and our own note of it the same may come twice, under one number.
            for (player, told) in hooks.iter().map(Receiver::told).enumerate() {
                let mut ids: Vec<_> = told.iter().map(|one| one["id"].clone()).collect();
                ids.dedup();
                assert_eq!(ids.len(), 1, "{player} after {stored}, {fate:?}: {told:?}");
            }
            assert_eq!(show(&again[0], &id).await["round"], 2);
        }
    }
}

/// Both nodes see that a round is over, pair the next and tell of it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_nodes_one_tells_of_a_round() {
    let (sink, url) = (Sink::open().await, postgres().await);
    let node = async || {
        let metrics = Arc::new(Metrics::default());
        let store = Store::new(Arc::new(Postgres::open(&url).await.unwrap()), Arc::clone(&metrics));
        Site::over(store, metrics, Config { shared: true, ..config(&sink) }, None).await
    };
    let (here, there) = (node().await, node().await);
    let names = ["Ann", "Bob", "Cat", "Dan", "Eve"];
    let (people, hooks, id) = hearing(&here, &names, json!({})).await;
    for round in 1..=3 {
        for _ in 0..3 {
            let (one, other) =
                tokio::join!(here.tables.tend_tournaments(), there.tables.tend_tournaments());
            one.unwrap();
            other.unwrap();
            let (one, other) =
                tokio::join!(here.tables.send_notices(), there.tables.send_notices());
            one.unwrap();
            other.unwrap();
            here.wait_s(15);
            there.wait_s(15);
        }
        check_round(&people, &hooks, &id, round).await;
        play_out(&people, &show(&people[0], &id).await, round - 1).await;
    }
    for _ in 0..3 {
        let (one, other) =
            tokio::join!(here.tables.tend_tournaments(), there.tables.tend_tournaments());
        one.unwrap();
        other.unwrap();
        let (one, other) = tokio::join!(here.tables.send_notices(), there.tables.send_notices());
        one.unwrap();
        other.unwrap();
    }
    let ends: Vec<_> = told(&hooks).iter().map(Vec::len).collect();
    assert_eq!(ends, [1; 5], "of the end, too");
}

/// A table says which round it belongs to; of a tournament that is not for everybody only to those who sit there.
#[tokio::test]
async fn a_table_leads_to_its_tournament() {
    let site = Site::new().await;
    let (people, id) = begun(&site, &["Ann", "Bob"], json!({})).await;
    let shown = show(&people[0], &id).await;
    let table = tables(&shown, 0)[0].0.clone();
    let round = json!({ "tournament": id, "name": "Spring cup", "round": 1 });
    assert_eq!(people[0].look(&table).await["round"], round);
    assert_eq!(site.stranger().look(&table).await["round"], round, "everybody may look at it");
    assert_eq!(people[1].get("/api/tables/mine").await.1["running"][0]["round"], round);
    play_out(&people, &shown, 0).await;
    site.tables.tend_tournaments().await.unwrap();
    let finished = people[1].get("/api/tables/mine").await.1["finished"][0].clone();
    assert_eq!((&finished["id"], &finished["round"]), (&json!(table), &round));
    // Playing again is no round of it.
    let (_, again) = people[0].post(&format!("/api/tables/{table}/rematch"), json!({})).await;
    assert_eq!(people[0].look(again["id"].as_str().unwrap()).await.get("round"), None);
    // By invitation: who looks on does not learn what it is called.
    let (ann, bob) = (&people[0], &people[1]);
    let id = found(ann, json!({ "admission": { "kind": "invitation" }, "name": "Secret" })).await;
    let key = show(ann, &id).await["key"].clone();
    act(ann, &id, "join", json!({})).await;
    act(bob, &id, "join", json!({ "key": key })).await;
    act(ann, &id, "start", json!({})).await;
    let table = tables(&show(ann, &id).await, 0)[0].0.clone();
    assert_eq!(bob.look(&table).await["round"]["name"], "Secret");
    for stranger in [site.stranger(), site.person("Eve").await] {
        let seen = stranger.look(&table).await;
        assert!(seen.get("round").is_none() && !seen.to_string().contains("Secret"), "{seen}");
    }
}
