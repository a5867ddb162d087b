//! Storage that fails, lies or takes its time: nothing acknowledged is lost, and one number is one
//! entry.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};
use std::time::Duration;

use axum::http::StatusCode;
use quadrivium_server::Config;
use quadrivium_server::metrics::Metrics;
use quadrivium_server::store::{Append, Backend, Op, Postgres, Sqlite, Store, StoreError, Write};
use quadrivium_server::surroundings::SystemEntropy;
use quadrivium_table::Guest;
use quadrivium_table::entry::{Batch, Entry};
use quadrivium_table::ids::{GuestId, TableId};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::faulty::{Fate, Faulty};
use crate::support::{Person, Site, code, in_time, postgres};

/// How long a store waits here before it tries again.
const PAUSE: Duration = Duration::from_millis(20);

/// A site whose storage fails on command.
async fn shaky(backend: Arc<dyn Backend>, shared: bool) -> (Site, Arc<Faulty>) {
    let faulty = Faulty::over(backend);
    let metrics = Arc::new(Metrics::default());
    let store = Store::with_pause(Arc::clone(&faulty) as _, Arc::clone(&metrics), PAUSE);
    // Nobody here is to be told that they ask too much: what was refused by a fault counts too.
    let config = Config {
        shared,
        requests_per_s: 100_000,
        burst: 100_000,
        chat_per_hour: u32::MAX,
        ..Config::default()
    };
    (Site::over(store, metrics, config, None).await, faulty)
}

async fn shaky_sqlite() -> (Site, Arc<Faulty>, TempDir) {
    let folder = TempDir::new().unwrap();
    let sqlite = Sqlite::open(folder.path()).await.unwrap();
    let (site, faulty) = shaky(Arc::new(sqlite), false).await;
    (site, faulty, folder)
}

/// Does something until the storage works again.
async fn until_stored(person: &Person, path: &str, body: Value) -> Value {
    in_time(async {
        loop {
            let (status, answer) = person.post(path, body.clone()).await;
            if status == StatusCode::OK {
                return answer;
            }
            assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{answer}");
            tokio::time::sleep(PAUSE).await;
        }
    })
    .await
}

async fn say(person: &Person, id: &str, text: &str) -> (StatusCode, Value) {
    person.post(&format!("/api/tables/{id}/chat"), json!({ "text": text })).await
}

/// All entries of a table as they are stored, in order. One number is one entry.
async fn stored(backend: &dyn Backend, id: &str) -> Vec<Entry> {
    let batches = backend.batches(id.parse().unwrap(), 0).await.unwrap();
    let mut entries = Vec::new();
    for batch in batches {
        assert_eq!(batch.seq, entries.len() as u64 + 1, "entries of {id} are missing or doubled");
        entries.extend(batch.entries);
    }
    entries
}

/// Whoever is told that storing failed can look again, and sees whether it did.
#[tokio::test]
async fn what_was_stored_unheard_is_there_once() {
    let (site, faulty, _folder) = shaky_sqlite().await;
    let ann = site.person("Ann").await;
    let id = ann.table(&["you", "you"]).await["id"].as_str().unwrap().to_owned();
    let seen = ann.look(&id).await;
    faulty.next([Fate::StoredUnheard]);
    let answer = ann.play_first(&id).await;
    assert_eq!(code(&answer), "unavailable");
    assert_eq!(answer.0, StatusCode::SERVICE_UNAVAILABLE);
    let now = ann.look(&id).await;
    assert!(now["seq"].as_u64() > seen["seq"].as_u64(), "it was stored, so it is seen");
    // The same request once more must not play twice.
    let choice = &seen["choices"][0];
    let again = json!({ "seq": seen["seq"], "seat": choice["seat"], "action": choice["action"] });
    in_time(async {
        loop {
            let again = ann.post(&format!("/api/tables/{id}/play"), again.clone()).await;
            match code(&again) {
                "unavailable" => tokio::time::sleep(PAUSE).await,
                other => return assert_eq!(other, "stale"),
            }
        }
    })
    .await;
    stored(&*faulty, &id).await;
}

/// Those who wait for their turn at a table that is thrown away go on at the new one.
#[tokio::test]
async fn a_table_that_was_thrown_away_takes_nothing() {
    let (site, faulty, _folder) = shaky_sqlite().await;
    let ann = site.person("Ann").await;
    let id = ann.table(&["you", "you"]).await["id"].as_str().unwrap().to_owned();
    for fate in [Fate::Failed, Fate::StoredUnheard] {
        let before = stored(&*faulty, &id).await.len();
        let live = site.tables.fetch_for(id.parse().unwrap(), None).await.unwrap();
        let turn = live.turn.lock().await;
        faulty.next([fate]);
        let speakers = ["one", "two", "three"].map(|word| {
            let (ann, id) = (ann.clone(), id.clone());
            tokio::spawn(async move { say(&ann, &id, word).await.0 })
        });
        // All of them have taken the table from memory and wait for it.
        while Arc::strong_count(&live) < 1 + 1 + 3 {
            tokio::task::yield_now().await;
        }
        drop(turn);
        drop(live);
        let mut answers = Vec::new();
        for speaker in speakers {
            answers.push(speaker.await.unwrap());
        }
        let heard = answers.iter().filter(|status| **status == StatusCode::OK).count();
        assert!(answers.contains(&StatusCode::SERVICE_UNAVAILABLE));
        until_stored(&ann, &format!("/api/tables/{id}/chat"), json!({ "text": "four" })).await;
        let unheard = usize::from(fate == Fate::StoredUnheard);
        assert_eq!(stored(&*faulty, &id).await.len(), before + heard + unheard + 1);
    }
    // Whoever knows only what is stored sees the same.
    let fresh = site.tables.fetch_for(id.parse().unwrap(), None).await.unwrap();
    let entries = stored(&*faulty, &id).await;
    assert_eq!(fresh.fold().seq(), entries.len() as u64);
}

/// While nothing can be stored nobody is told that something was, and nobody waits for it.
#[tokio::test]
async fn nothing_is_taken_until_something_can_be_stored() {
    let (site, faulty, _folder) = shaky_sqlite().await;
    let ann = site.person("Ann").await;
    let id = ann.table(&["you", "you"]).await["id"].as_str().unwrap().to_owned();
    let words = faulty.is_through();
    assert!(words);
    faulty.next([Fate::Failed, Fate::Failed, Fate::Failed]);
    let mut acknowledged = Vec::new();
    for number in 0..40 {
        let text = format!("word {number}");
        match say(&ann, &id, &text).await.0 {
            StatusCode::OK => acknowledged.push(text),
            StatusCode::SERVICE_UNAVAILABLE => tokio::time::sleep(PAUSE / 4).await,
            other => panic!("{other}"),
        }
    }
    assert!(faulty.is_through() && acknowledged.len() > 3, "{acknowledged:?}");
    let said: Vec<_> = stored(&*faulty, &id)
        .await
        .into_iter()
        .filter_map(|entry| match entry {
            Entry::Chat { text, .. } => Some(text),
            _ => None,
        })
        .collect();
    assert_eq!(said, acknowledged);
    let health = site.stranger().get("/healthz").await;
    assert_eq!(health.0, StatusCode::OK);
    faulty.next([Fate::Failed]);
    assert_eq!(say(&ann, &id, "no").await.0, StatusCode::SERVICE_UNAVAILABLE);
    let health = site.stranger().get("/healthz").await;
    assert_eq!(health.0, StatusCode::SERVICE_UNAVAILABLE);
}

/// People and bots at many tables, while one transaction in five fails in one way or another.
async fn storm(backend: Arc<dyn Backend>, shared: bool) {
    let (site, faulty) = shaky(backend, shared).await;
    let site = Arc::new(site);
    let ann = site.person("Ann").await;
    let mut tables = Vec::new();
    let games = ["burgundy", "labora", "orleans", "craftsmen"];
    for game in games {
        for seats in [["you", "you"], ["you", "random"]] {
            let table = ann.table_of(game, json!({}), &seats).await;
            tables.push(table["id"].as_str().unwrap().to_owned());
        }
    }
    let acknowledged = Arc::new(AtomicUsize::new(0));
    let over = Arc::new(AtomicBool::new(false));
    let mut people = Vec::new();
    for (number, id) in tables.iter().cycle().take(2 * tables.len()).enumerate() {
        let (ann, id, over) = (ann.clone(), id.clone(), Arc::clone(&over));
        let acknowledged = Arc::clone(&acknowledged);
        people.push(tokio::spawn(async move {
            let mut kept = Vec::new();
            for turn in 0.. {
                if over.load(SeqCst) {
                    return (id, kept);
                }
                let text = format!("{number} says {turn}");
                let (status, answer) = say(&ann, &id, &text).await;
                if status == StatusCode::OK {
                    let seq = answer["seq"].as_u64().unwrap();
                    kept.push((seq..=seq, text));
                    acknowledged.fetch_add(1, SeqCst);
                } else {
                    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{answer}");
                }
                // A table that is being read anew may be away for a moment.
                let (status, seen) = ann.get(&format!("/api/tables/{id}")).await;
                let choice = seen["choices"][0].clone();
                if status == StatusCode::OK && choice.is_object() {
                    let play = json!({ "seq": seen["seq"], "seat": choice["seat"], "action": choice["action"] });
                    let (status, answer) = ann.post(&format!("/api/tables/{id}/play"), play).await;
                    if status == StatusCode::OK {
                        // Words of others may have come between, and chance after it.
                        let first = seen["seq"].as_u64().unwrap() + 1;
                        let last = answer["seq"].as_u64().unwrap();
                        let action = choice["action"].as_str().unwrap().to_owned();
                        kept.push((first..=last, action));
                        acknowledged.fetch_add(1, SeqCst);
                    } else {
                        let allowed = [StatusCode::SERVICE_UNAVAILABLE, StatusCode::CONFLICT, StatusCode::FORBIDDEN];
                        assert!(allowed.contains(&status), "{status} {answer}");
                    }
                }
            }
            unreachable!("the turns do not end")
        }));
    }
    // Twenty faults, each of them after something was acknowledged again.
    for number in 0..20 {
        let fate = if number % 2 == 0 { Fate::Failed } else { Fate::StoredUnheard };
        let before = acknowledged.load(SeqCst);
        faulty.next([Fate::Stored, Fate::Stored, fate]);
        in_time(async {
            while !faulty.is_through() || acknowledged.load(SeqCst) < before + 5 {
                tokio::time::sleep(PAUSE / 4).await;
            }
        })
        .await;
    }
    over.store(true, SeqCst);
    let mut ledger = Vec::new();
    for person in people {
        ledger.push(person.await.unwrap());
    }
    for (id, kept) in ledger {
        let entries = stored(&*faulty, &id).await;
        for (place, text) in kept {
            let is_it = |entry: &Entry| match entry {
                Entry::Chat { text: said, .. } => *said == text,
                Entry::Play { action, .. } => *action == text,
                _ => false,
            };
            let (first, last) = (*place.start() as usize, *place.end() as usize);
            let found = entries.get(first - 1..last).unwrap_or_default();
            assert!(
                found.iter().any(is_it),
                "{text:?} was acknowledged at {place:?} of {id}: {found:?}"
            );
        }
    }
    // A server that knows only what is stored can open every table.
    let metrics = Arc::new(Metrics::default());
    let store = Store::new(Arc::clone(&faulty) as _, Arc::clone(&metrics));
    let fresh = Site::over(store, metrics, Config::default(), None).await;
    for id in &tables {
        let mut ann_there = fresh.stranger();
        ann_there.cookie.clone_from(&ann.cookie);
        ann_there.look(id).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn failing_transactions_lose_and_double_nothing_on_sqlite() {
    let folder = TempDir::new().unwrap();
    storm(Arc::new(Sqlite::open(folder.path()).await.unwrap()), false).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn failing_transactions_lose_and_double_nothing_on_postgres() {
    storm(Arc::new(Postgres::open(&postgres().await).await.unwrap()), true).await;
}

/// Bots whose move failed go on when storing works again, though nobody looks at their table.
#[tokio::test]
async fn bots_go_on_after_a_failure() {
    let (site, faulty, _folder) = shaky_sqlite().await;
    let ann = site.person("Ann").await;
    faulty.next([Fate::Stored, Fate::Stored, Fate::Failed]);
    let id = ann.table(&["random", "random"]).await["id"].as_str().unwrap().to_owned();
    in_time(async {
        while !faulty.is_through() {
            tokio::time::sleep(PAUSE).await;
        }
    })
    .await;
    let then = stored(&*faulty, &id).await.len();
    in_time(async {
        while stored(&*faulty, &id).await.len() < then + 10 {
            tokio::time::sleep(PAUSE).await;
        }
    })
    .await;
}

/// A request that is given up while its table is being read leaves nothing in memory.
#[tokio::test]
async fn a_reading_that_is_given_up_leaves_nothing() {
    let (site, faulty, _folder) = shaky_sqlite().await;
    *faulty.slow_reading.lock().unwrap() = true;
    let ids: Vec<_> = (0..10).map(|_| TableId::random(&SystemEntropy).unwrap()).collect();
    let asking: Vec<_> = ids
        .iter()
        .map(|&id| {
            let tables = Arc::clone(&site.tables);
            tokio::spawn(async move { tables.fetch_for(id, None).await.is_ok() })
        })
        .collect();
    while site.tables.tables_held() < ids.len() {
        tokio::task::yield_now().await;
    }
    for task in asking {
        task.abort();
        assert!(task.await.unwrap_err().is_cancelled());
    }
    assert_eq!(site.tables.tables_held(), 0);
}

/// Whoever stops the server does not wait for a database that has fallen silent.
#[tokio::test]
async fn stopping_does_not_wait_for_a_silent_database() {
    let (site, faulty, _folder) = shaky_sqlite().await;
    let ann = site.person("Ann").await;
    let id = ann.table(&["you", "you"]).await["id"].as_str().unwrap().to_owned();
    faulty.next([Fate::Held]);
    let saying = tokio::spawn(async move { say(&ann, &id, "hello").await.0 });
    in_time(async {
        while !faulty.is_through() {
            tokio::task::yield_now().await;
        }
    })
    .await;
    let started = std::time::Instant::now();
    site.tables.store.close().await;
    assert!(started.elapsed() < Duration::from_secs(7));
    saying.abort();
}

fn append(table: TableId, seq: u64, words: &[&str]) -> Append {
    let guest = GuestId::random(&SystemEntropy).unwrap();
    let entry = |text: &&str| Entry::Chat { guest, name: "Ann".into(), text: (*text).into() };
    let batch = Batch { seq, at: 1, entries: words.iter().map(entry).collect() };
    Append { table, batch, guests: vec![guest] }
}

/// A table in the database, with no entries.
async fn bare_table(site: &Site) -> TableId {
    let ann = site.person("Ann").await;
    // Nothing happens at a table before somebody sits down.
    let table = ann.table(&["open", "open"]).await;
    table["id"].as_str().unwrap().parse().unwrap()
}

/// One number, one entry: a batch begins right after the last entry, or is not taken.
async fn numbers_are_taken_once(backend: Arc<dyn Backend>) {
    let (site, _) = shaky(Arc::clone(&backend), false).await;
    let id = bare_table(&site).await;
    let write = |seq, words: &[&str]| Write::Append(append(id, seq, words));
    let two = [write(1, &["a", "b", "c"]), write(1, &["x"])];
    assert_eq!(backend.commit(&two).await.unwrap(), [true, false], "in one transaction");
    for (seq, taken) in [(1, false), (2, false), (3, false), (5, false), (4, true), (4, false)] {
        let done = backend.commit(&[write(seq, &["d", "e"])]).await.unwrap();
        assert_eq!(done, [taken], "a batch from {seq} on");
    }
    assert_eq!(stored(&*backend, id.as_str()).await.len(), 5);
    assert!(backend.holds(id, 5).await.unwrap() && !backend.holds(id, 6).await.unwrap());
    // There is nothing to add to.
    let nowhere = Write::Append(append(TableId::random(&SystemEntropy).unwrap(), 1, &["a"]));
    let lost = backend.commit(&[nowhere]).await;
    assert!(!matches!(lost.as_deref(), Ok([true])), "{lost:?}");
    assert_eq!(backend.commit(&[write(6, &["f"])]).await.unwrap(), [true]);
}

#[tokio::test]
async fn numbers_are_taken_once_on_sqlite() {
    let folder = TempDir::new().unwrap();
    numbers_are_taken_once(Arc::new(Sqlite::open(folder.path()).await.unwrap())).await;
}

#[tokio::test]
async fn numbers_are_taken_once_on_postgres() {
    let backend = Postgres::open(&postgres().await).await.unwrap();
    numbers_are_taken_once(Arc::new(backend)).await;
}

/// Two nodes that name the same people in opposite orders do not end in a ring.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_lock_in_one_order() {
    let url = postgres().await;
    let people: Vec<_> = (0..20).map(|_| GuestId::random(&SystemEntropy).unwrap()).collect();
    let name = |id: &GuestId| Write::Papers(*id, vec![Op::Name(Guest::named(*id, "Ann").unwrap())]);
    let forth: Vec<_> = people.iter().map(name).collect();
    let back: Vec<_> = people.iter().rev().map(name).collect();
    let (here, there) = (Postgres::open(&url).await.unwrap(), Postgres::open(&url).await.unwrap());
    let nodes = [(here, forth), (there, back)].map(|(node, writes)| {
        tokio::spawn(async move {
            for _ in 0..100 {
                node.commit(&writes).await.unwrap();
            }
        })
    });
    for node in nodes {
        node.await.unwrap();
    }
}

/// Somebody who holds one table for long keeps only those waiting who play at it.
#[tokio::test]
async fn a_table_locked_by_another_node_keeps_nobody_else_waiting() {
    let url = postgres().await;
    let site = Site::node(&url).await;
    let (locked, free) = (bare_table(&site).await, bare_table(&site).await);
    let mut holder = <sqlx::PgConnection as sqlx::Connection>::connect(&url).await.unwrap();
    let hold = format!(
        "BEGIN; INSERT INTO batches (table_id, seq, last, at, body) VALUES ('{locked}', 1, 1, 1, '[]')"
    );
    sqlx::raw_sql(sqlx::AssertSqlSafe(hold)).execute(&mut holder).await.unwrap();
    let store = &site.tables.store;
    let (first, second) = in_time(async {
        tokio::join!(
            store.write(Write::Append(append(locked, 1, &["a"]))),
            store.write(Write::Append(append(free, 1, &["a"]))),
        )
    })
    .await;
    assert!(matches!(first, Err(StoreError::Locked(_))), "{first:?}");
    assert!(second.unwrap());
    sqlx::raw_sql("ROLLBACK").execute(&mut holder).await.unwrap();
    assert!(store.write(Write::Append(append(locked, 1, &["a"]))).await.unwrap());
}

/// A code that was shown works, and one that was not shown has ended nothing that one knows of; a
/// device whose end was not heard of is out all the same.
#[tokio::test]
async fn papers_are_acknowledged_when_they_are_stored() {
    let (site, faulty, _folder) = shaky_sqlite().await;
    let ann = site.person("Ann").await;
    let first = until_stored(&ann, "/api/me/recovery", json!({})).await;
    faulty.next([Fate::Failed]);
    let failed = ann.post("/api/me/recovery", json!({})).await;
    assert_eq!(failed.0, StatusCode::SERVICE_UNAVAILABLE);
    until_stored(&site.stranger(), "/api/recover", json!({ "code": first["code"] })).await;
    // Stored, but nobody heard so: the one that was shown is void, and a new one can be had.
    faulty.next([Fate::StoredUnheard]);
    assert_eq!(ann.post("/api/me/recovery", json!({})).await.0, StatusCode::SERVICE_UNAVAILABLE);
    let third = until_stored(&ann, "/api/me/recovery", json!({})).await;
    let old = site.stranger().post("/api/recover", json!({ "code": first["code"] })).await;
    assert_eq!(code(&old), "bad_code");
    until_stored(&site.stranger(), "/api/recover", json!({ "code": third["code"] })).await;
    let (_, me) = ann.get("/api/me").await;
    let devices = me["devices"].as_array().unwrap();
    assert_eq!(devices.len(), 3);
    let here = devices.iter().find(|device| device["here"] == true).unwrap();
    let end = format!("/api/me/devices/{}/end", here["id"].as_str().unwrap());
    faulty.next([Fate::Failed]);
    assert_eq!(ann.post(&end, json!({})).await.0, StatusCode::SERVICE_UNAVAILABLE);
    in_time(async {
        while site.tables.store.is_failing() {
            tokio::time::sleep(PAUSE).await;
        }
    })
    .await;
    assert_eq!(ann.get("/api/guest").await.1["name"], "Ann", "nothing was stored");
    faulty.next([Fate::StoredUnheard]);
    assert_eq!(ann.post(&end, json!({})).await.0, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(ann.get("/api/guest").await.1, Value::Null, "what is remembered is not believed");
}
