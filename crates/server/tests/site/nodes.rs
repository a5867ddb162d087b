//! Several nodes on one PostgreSQL.

use std::net::SocketAddr;
use std::sync::{Arc, mpsc};
use std::thread::{self, JoinHandle};

use axum::http::StatusCode;
use quadrivium_server::Config;
use quadrivium_server::metrics::Metrics;
use quadrivium_server::store::{Postgres, Store};
use serde_json::{Value, json};
use sqlx::postgres::PgListener;
use tokio::sync::oneshot;

use crate::live::{Wire, listen};
use crate::notices;
use crate::receivers::{Receiver, Sink};
use crate::support::{Person, Site, code, in_time, postgres};

/// The same person at another node.
fn at(site: &Site, person: &Person) -> Person {
    let mut there = site.stranger();
    there.cookie.clone_from(&person.cookie);
    there
}

#[tokio::test]
async fn what_is_played_at_one_node_is_seen_at_the_other() {
    let url = postgres().await;
    let (here, there) = (Site::node(&url).await, Site::node(&url).await);
    let ann = here.person("Ann").await;
    let bob = there.person("Bob").await;
    let table = ann.table(&["you", "open"]).await;
    let id = table["id"].as_str().unwrap();
    assert_eq!(bob.follow(&at(&there, &ann), id).await.0, StatusCode::OK);
    // Ann's node has heard of Bob without anybody asking.
    let mut wire = Wire::open(listen(&here).await, id, &ann).await.unwrap();
    let mut seen = wire.hello().await;
    if seen["state"] == "waiting" {
        seen = wire.next("update").await["snapshot"].clone();
    }
    assert_eq!(seen["state"], "running");
    let (player, other) = if seen["choices"] == json!([]) {
        (bob.clone(), at(&here, &bob))
    } else {
        (at(&there, &ann), ann.clone())
    };
    let before = wire.hello().await["seq"].clone();
    let (status, done) = player.play_first(id).await;
    assert_eq!(status, StatusCode::OK);
    let update = loop {
        let update = wire.next("update").await;
        if update["snapshot"]["seq"] == done["seq"] {
            break update;
        }
    };
    assert_ne!(update["snapshot"]["seq"], before);
    // The same page at the other node cannot play once more.
    let stale = json!({ "seq": before, "seat": "A", "action": "end" });
    let answer = other.post(&format!("/api/tables/{id}/play"), stale.clone()).await;
    let code = code(&answer).to_owned();
    assert!(["stale", "not_your_seat"].contains(&code.as_str()), "{}", answer.1);
}

/// Two nodes that answer the same question at the same time never fork a game.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_never_fork_a_game() {
    let url = postgres().await;
    let (here, there) = (Site::node(&url).await, Site::node(&url).await);
    let ann = here.person("Ann").await;
    let table = ann.table(&["you", "you"]).await;
    let id: Arc<str> = table["id"].as_str().unwrap().into();
    for _ in 0..40 {
        let seen = ann.look(&id).await;
        let race = [at(&here, &ann), at(&there, &ann)].map(|person| {
            let (id, seen) = (Arc::clone(&id), seen.clone());
            tokio::spawn(async move {
                let choices = seen["choices"].as_array().unwrap();
                let choice = &choices[choices.len() - 1];
                let play = json!({ "seq": seen["seq"], "seat": choice["seat"], "action": choice["action"] });
                person.post(&format!("/api/tables/{id}/play"), play).await.0
            })
        });
        let mut won = 0;
        for racer in race {
            match racer.await.unwrap() {
                StatusCode::OK => won += 1,
                status => assert_eq!(status, StatusCode::CONFLICT),
            }
        }
        assert_eq!(won, 1, "exactly one of two equal requests is played");
        // The loser's node may not have heard yet; asking with the new number brings it up to date.
        let now = ann.look(&id).await["seq"].as_u64().unwrap();
        assert!(
            now > seen["seq"].as_u64().unwrap() || {
                let again = at(&here, &ann).act(&id, "undo", json!({ "to": 100_000 })).await;
                again.0 == StatusCode::CONFLICT
            }
        );
    }
    // Both nodes fold the same game, and so does a third that knows only what is stored.
    let third = Site::node(&url).await;
    let truth = at(&third, &ann).look(&id).await;
    for site in [&here, &there] {
        site.tables.refresh(id.parse().unwrap()).await.unwrap();
        let seen = at(site, &ann).look(&id).await;
        assert_eq!((&seen["seq"], &seen["view"]), (&truth["seq"], &truth["view"]));
    }
}

/// A node that knows only what is stored goes on where the other was.
#[tokio::test]
async fn bots_go_on_at_another_node() {
    let url = postgres().await;
    let here = Site::node(&url).await;
    let ann = here.person("Ann").await;
    let table = ann.table(&["you", "apprentice"]).await;
    let id = table["id"].as_str().unwrap();
    here.settled(id).await;
    let there = Site::node(&url).await;
    there.tables.resume_bots().await.unwrap();
    let ann = at(&there, &ann);
    for _ in 0..10 {
        there.settled(id).await;
        assert_eq!(ann.play_first(id).await.0, StatusCode::OK);
    }
}

/// A node of which the others soon know when it is dead.
async fn lively(url: &str) -> Site {
    let metrics = Arc::new(Metrics::default());
    let store = Store::new(Arc::new(Postgres::open(url).await.unwrap()), Arc::clone(&metrics));
    let config = Config { shared: true, beat_ms: 100, ..Config::default() };
    Site::over(store, metrics, config, None).await
}

/// A table at which Ann sits on A and Bob on B.
async fn table_of_two(ann: &Person, bob: &Person) -> String {
    let table = ann.table(&["you", "open"]).await;
    let id = table["id"].as_str().unwrap().to_owned();
    assert_eq!(bob.follow(ann, &id).await.0, StatusCode::OK);
    id
}

/// Waits until somebody is shown that those on A and B are there or not, and how many look on.
async fn shown(wire: &mut Wire, seats: [bool; 2], spectators: u32) {
    let wanted = (json!(seats[0]), json!(seats[1]), json!(spectators));
    let mut told = json!({ "snapshot": wire.hello().await });
    let coming = async {
        loop {
            let there = match &told["snapshot"] {
                Value::Null => [&told["seats"]["A"], &told["seats"]["B"], &told["spectators"]],
                seen => {
                    let [one, other] = [&seen["seats"][0], &seen["seats"][1]];
                    [&one["online"], &other["online"], &seen["spectators"]]
                }
            };
            if there == [&wanted.0, &wanted.1, &wanted.2] {
                return;
            }
            told = wire.next_of(&["presence", "update"]).await;
        }
    };
    in_time(coming).await;
}

#[tokio::test]
async fn who_is_at_another_node_is_there() {
    let url = postgres().await;
    let (here, there) = (Site::node(&url).await, Site::node(&url).await);
    let (near, far) = (listen(&here).await, listen(&there).await);
    let (ann, bob) = (here.person("Ann").await, there.person("Bob").await);
    let id = table_of_two(&ann, &at(&here, &bob)).await;
    let mut anns = Wire::open(near, &id, &ann).await.unwrap();
    let mut bobs = Wire::open(far, &id, &bob).await.unwrap();
    shown(&mut anns, [true, true], 0).await;
    shown(&mut bobs, [true, true], 0).await;
    // Whoever has no name counts as often as they look on, wherever that is.
    let one = Wire::open(far, &id, &there.stranger()).await.unwrap();
    let two = Wire::open(far, &id, &there.stranger()).await.unwrap();
    let three = Wire::open(near, &id, &here.stranger()).await.unwrap();
    shown(&mut anns, [true, true], 3).await;
    shown(&mut bobs, [true, true], 3).await;
    drop((one, three));
    shown(&mut anns, [true, true], 1).await;
    drop((bobs, two));
    shown(&mut anns, [true, false], 0).await;
    let bobs = &mut Wire::open(near, &id, &bob).await.unwrap();
    drop(anns);
    shown(bobs, [false, true], 0).await;
}

/// A node in a thread of its own, which dies without a word.
struct Mortal {
    address: SocketAddr,
    kill: oneshot::Sender<()>,
    thread: JoinHandle<()>,
}

impl Mortal {
    async fn start(url: &str) -> Self {
        let (url, (tell, told), (kill, killed)) =
            (url.to_owned(), mpsc::channel(), oneshot::channel());
        let thread = thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            runtime.unwrap().block_on(async {
                let site = lively(&url).await;
                tell.send(listen(&site).await).unwrap();
                let _ = killed.await;
            });
            // From here on nothing of it runs: all tasks are dropped as they are.
        });
        let waiting = tokio::task::spawn_blocking(move || told.recv().unwrap());
        Self { address: in_time(waiting).await.unwrap(), kill, thread }
    }

    async fn die(self) {
        self.kill.send(()).unwrap();
        let over = tokio::task::spawn_blocking(move || self.thread.join().unwrap());
        in_time(over).await.unwrap();
    }
}

#[tokio::test]
async fn who_was_at_a_node_that_died_is_away() {
    let url = postgres().await;
    let here = lively(&url).await;
    let there = Mortal::start(&url).await;
    let (ann, bob) = (here.person("Ann").await, here.person("Bob").await);
    let id = table_of_two(&ann, &bob).await;
    let mut anns = Wire::open(listen(&here).await, &id, &ann).await.unwrap();
    let _bobs = Wire::open(there.address, &id, &bob).await.unwrap();
    let _looks_on = Wire::open(there.address, &id, &here.stranger()).await.unwrap();
    shown(&mut anns, [true, true], 1).await;
    there.die().await;
    shown(&mut anns, [true, false], 0).await;
    // One that starts asks who is there, and is told of Ann, who has not moved.
    let there = Mortal::start(&url).await;
    let mut bobs = Wire::open(there.address, &id, &bob).await.unwrap();
    shown(&mut bobs, [true, true], 0).await;
    shown(&mut anns, [true, true], 0).await;
    there.die().await;
}

#[tokio::test]
async fn a_node_that_may_have_missed_something_asks_for_everything() {
    let url = postgres().await;
    let mut ear = PgListener::connect(&url).await.unwrap();
    ear.listen("quadrivium").await.unwrap();
    let (own,): (i32,) =
        sqlx::query_as("SELECT pg_backend_pid()").fetch_one(&mut ear).await.unwrap();
    let _here = Site::node(&url).await;
    let asked = async |ear: &mut PgListener| {
        let heard = async { while !ear.recv().await.unwrap().payload().ends_with(" tell all") {} };
        in_time(heard).await;
    };
    asked(&mut ear).await;
    let deafen = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity \
        WHERE datname = current_database() AND query LIKE 'LISTEN%' AND pid <> $1";
    let (deaf,): (i64,) = sqlx::query_as(deafen).bind(own).fetch_one(&mut ear).await.unwrap();
    assert_eq!(deaf, 1);
    asked(&mut ear).await;
}

/// Whoever has a table open at one node is not told by another that it waits for them.
#[tokio::test]
async fn who_looks_on_at_another_node_hears_of_no_turn() {
    let url = postgres().await;
    let (sink, hook) = (Sink::open().await, Receiver::open().await);
    let config = Config { shared: true, ..notices::config(&sink) };
    let metrics = Arc::new(Metrics::default());
    let store = Store::new(Arc::new(Postgres::open(&url).await.unwrap()), Arc::clone(&metrics));
    let here = Site::over(store, metrics, config, None).await;
    let there = Site::node(&url).await;
    let (ann, bob) = (here.person("Ann").await, here.person("Bob").await);
    for person in [&ann, &bob] {
        notices::good(person, "/api/me/notices", notices::wishes()).await;
        notices::hooked(person, &hook).await;
    }
    let id = notices::table(&ann, &bob).await;
    let address = listen(&there).await;
    let mut anns = Wire::open(address, &id, &at(&there, &ann)).await.unwrap();
    let bobs = Wire::open(address, &id, &at(&there, &bob)).await.unwrap();
    let mut looks_on = Wire::open(listen(&here).await, &id, &here.stranger()).await.unwrap();
    shown(&mut looks_on, [true, true], 1).await;
    notices::send(&here).await;
    assert_eq!(hook.heard().len(), 0, "both have it open");
    // The same turn, and nobody has it open any more.
    drop(bobs);
    shown(&mut anns, [true, false], 1).await;
    drop(anns);
    shown(&mut looks_on, [false, false], 1).await;
    let (first, _) = notices::whose(&ann, &bob, &id).await;
    while first.look(&id).await["choices"] != json!([]) {
        assert_eq!(first.play_first(&id).await.0, StatusCode::OK);
    }
    notices::send(&here).await;
    assert_eq!(hook.heard().len(), 1, "whoever is away is told");
}
