//! Clients that are told of changes hold what somebody gets who comes now, whatever happens in between.

use std::net::SocketAddr;

use axum::http::StatusCode;
use quadrivium_table::{Follower, Missed};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

use crate::live::{Wire, listen};
use crate::support::{Person, Site, postgres};

const GAMES: [&str; 4] = ["burgundy", "labora", "orleans", "craftsmen"];

/// A client with a table that it is told of.
struct Client {
    person: Person,
    page: bool,
    wire: Wire,
    held: Follower,
    /// Whether the next change is lost on its way.
    lose: bool,
    /// Where the table stood when one was, until something tells of it.
    behind: Option<Value>,
    /// How often it has noticed that something was missed.
    missed: u32,
}

impl Client {
    async fn open(at: SocketAddr, id: &str, person: &Person, page: bool) -> Self {
        let wire = Wire::open(at, id, person).await.unwrap();
        let mut client = Self {
            person: person.clone(),
            page,
            wire,
            held: Follower::default(),
            lose: false,
            behind: None,
            missed: 0,
        };
        client.hello().await;
        let first = client.wire.next_of(&["change", "snapshot", "update"]).await;
        assert_eq!((&first["type"], &first["from"]), (&json!("change"), &Value::Null));
        client.held.take(first).unwrap();
        client
    }

    async fn hello(&mut self) {
        let hello = json!({ "type": "hello", "page": self.page, "changes": true });
        self.wire.send(hello).await;
    }

    /// The table as somebody gets it who comes now.
    async fn fresh(&self, id: &str) -> Value {
        let path = format!("/api/tables/{id}?page={}", self.page);
        let (status, table) = self.person.get(&path).await;
        assert_eq!(status, StatusCode::OK, "{table}");
        table
    }

    /// Hears what there is to hear, and has then what somebody gets who comes now.
    async fn check(&mut self, id: &str) {
        let mut fresh = self.fresh(id).await;
        if self.behind.as_ref() == Some(&fresh["seq"]) {
            return;
        }
        let mut heard = false;
        while self.held.table().unwrap()["seq"] != fresh["seq"] {
            let change = self.wire.next_of(&["change", "snapshot", "update"]).await;
            assert_eq!(change["type"], "change");
            if std::mem::take(&mut self.lose) {
                self.behind = Some(fresh["seq"].clone());
                return;
            }
            heard = true;
            if self.held.take(change) == Err(Missed) {
                (self.missed, self.behind) = (self.missed + 1, None);
                self.hello().await;
            }
        }
        let held = self.held.table().unwrap();
        if !heard {
            // Nothing has happened but time.
            fresh["now"] = held["now"].clone();
        }
        assert_eq!(without_presence(held), without_presence(fresh));
    }
}

/// Who is connected is told in frames of its own.
fn without_presence(mut table: Value) -> Value {
    table["spectators"] = Value::Null;
    for seat in table["seats"].as_array_mut().unwrap() {
        seat["online"] = Value::Null;
    }
    table
}

/// Whoever is asked decides, or somebody goes back or forth, or says something.
async fn do_something(people: [&Person; 2], id: &str, rng: &mut StdRng) {
    let other = people[rng.random_range(0..2)];
    match rng.random_range(0..14) {
        0 | 1 => other.act(id, "undo", json!({})).await,
        2 => other.act(id, "redo", json!({})).await,
        3 => other.post(&format!("/api/tables/{id}/chat"), json!({ "text": "hm „é”" })).await,
        _ => {
            let mut acts = people[0];
            let mut seen = acts.look(id).await;
            if seen["choices"] == json!([]) {
                acts = people[1];
                seen = acts.look(id).await;
            }
            let choices = seen["choices"].as_array().unwrap();
            if choices.is_empty() {
                return;
            }
            let choice = &choices[rng.random_range(0..choices.len())];
            let play =
                json!({ "seq": seen["seq"], "seat": choice["seat"], "action": choice["action"] });
            acts.post(&format!("/api/tables/{id}/play"), play).await
        }
    };
}

#[tokio::test]
async fn everybody_holds_what_a_fresh_connection_gets() {
    let site = Site::new().await;
    let at = listen(&site).await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bób").await);
    let watcher = site.stranger();
    let mut rng = StdRng::seed_from_u64(7);
    for game in GAMES {
        let table = ann.table_of(game, json!({}), &["you", "open"]).await;
        let id = table["id"].as_str().unwrap();
        let mut clients = Vec::new();
        for (person, page) in [(&ann, false), (&ann, false), (&ann, true), (&watcher, false)] {
            clients.push(Client::open(at, id, person, page).await);
        }
        bob.follow(&ann, id).await;
        clients.push(Client::open(at, id, &bob, false).await);
        for step in 0..36 {
            site.wait_s(step % 3);
            do_something([&ann, &bob], id, &mut rng).await;
            let one = step as usize % clients.len();
            if step % 7 == 3 {
                let Client { person, page, .. } = &clients[one];
                clients[one] = Client::open(at, id, person, *page).await;
            }
            if step % 9 == 4 {
                clients[one].lose = true;
            }
            for client in &mut clients {
                client.check(id).await;
            }
        }
        let missed: u32 = clients.iter().map(|client| client.missed).sum();
        assert!(missed > 0, "something was lost, and was noticed");
        assert_eq!(ann.act(id, "resign", json!({ "seat": "A" })).await.0, StatusCode::OK);
        for client in &mut clients {
            client.lose = false;
            client.check(id).await;
            assert_eq!(client.held.table().unwrap()["state"], "over");
        }
    }
}

/// Whoever says nothing about changes is sent whole positions, beside somebody who is told of changes.
#[tokio::test]
async fn older_clients_are_sent_whole_positions() {
    let site = Site::new().await;
    let at = listen(&site).await;
    let ann = site.person("Ann").await;
    let table = ann.table(&["you", "you"]).await;
    let id = table["id"].as_str().unwrap();
    let mut client = Client::open(at, id, &ann, false).await;
    let mut old = Wire::open(at, id, &ann).await.unwrap();
    old.hello().await;
    ann.play_first(id).await;
    client.check(id).await;
    let update = old.next_of(&["update", "change"]).await;
    assert_eq!(update["type"], "update");
    let mut fresh = client.fresh(id).await;
    (fresh["log"], fresh["chat"]) = (json!([]), json!([]));
    assert_eq!(without_presence(update["snapshot"].clone()), without_presence(fresh));
}

/// A node that only reads what another one has stored tells the same.
#[tokio::test]
async fn changes_are_told_at_another_node() {
    let url = postgres().await;
    let (here, there) = (Site::node(&url).await, Site::node(&url).await);
    let ann = here.person("Ann").await;
    let table = ann.table_of("orleans", json!({}), &["you", "you"]).await;
    let id = table["id"].as_str().unwrap();
    let mut far = there.stranger();
    far.cookie.clone_from(&ann.cookie);
    let at = listen(&there).await;
    let mut clients = [
        Client::open(at, id, &far, false).await,
        Client::open(at, id, &there.stranger(), false).await,
    ];
    let mut rng = StdRng::seed_from_u64(3);
    for _ in 0..12 {
        do_something([&ann, &ann], id, &mut rng).await;
        let seq = ann.look(id).await["seq"].clone();
        for client in &mut clients {
            // It hears of it in its own time; what it has then is what its node would send.
            while client.held.table().unwrap()["seq"] != seq {
                let change = client.wire.next("change").await;
                client.held.take(change).unwrap();
            }
            client.check(id).await;
        }
    }
}
