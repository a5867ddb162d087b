//! What everybody in one world shares: its nodes, its tables, its ledger.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use quadrivium_load::http::{self, Address};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};
use tokio::sync::watch;

use crate::answer::{Outcome, UNTYPED};
use crate::ledger::{Expected, Fate, Ledger, Wrong};

/// How long a client waits for an answer. The server itself gives up sooner.
pub const PATIENCE: Duration = Duration::from_secs(25);
/// Reasons of clients themselves, which the server knows nothing of.
const NO_CONNECTION: &str = "no connection";

/// What everybody shares.
pub struct World {
    /// What was acknowledged.
    pub ledger: Ledger,
    /// Where each node listens; nothing for one that is down.
    pub nodes: watch::Sender<Vec<Option<Address>>>,
    /// Whether people shall stop.
    pub stopping: watch::Sender<bool>,
    /// Its number, in every word that is said.
    pub number: usize,
    /// Invitations that nobody has followed yet: table and key.
    open: Mutex<Vec<(String, String)>>,
    /// The tables in use, and the cookie of whoever made each.
    active: Mutex<BTreeMap<String, String>>,
    /// How many words were said by those who look after the server.
    probes: Mutex<u64>,
}

impl World {
    /// A world without nodes.
    pub fn new(number: usize, name: String, nodes: usize) -> Self {
        Self {
            ledger: Ledger::new(name),
            nodes: watch::Sender::new(vec![None; nodes]),
            stopping: watch::Sender::new(false),
            number,
            open: Mutex::default(),
            active: Mutex::default(),
            probes: Mutex::default(),
        }
    }

    /// Invitations that nobody has followed yet.
    pub fn open(&self) -> MutexGuard<'_, Vec<(String, String)>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The tables in use.
    pub fn active(&self) -> MutexGuard<'_, BTreeMap<String, String>> {
        self.active.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Some node that is up; nothing when people shall stop.
    pub async fn some_node(&self, rng: &mut Xoshiro256PlusPlus) -> Option<Address> {
        let mut nodes = self.nodes.subscribe();
        let mut stopping = self.stopping.subscribe();
        loop {
            if *stopping.borrow_and_update() {
                return None;
            }
            let up: Vec<_> = nodes.borrow_and_update().iter().flatten().copied().collect();
            if !up.is_empty() {
                return Some(up[rng.random_range(0..up.len())]);
            }
            tokio::select! {
                _ = nodes.changed() => {}
                _ = stopping.changed() => {}
            }
        }
    }

    /// Asks a node for something over HTTP.
    pub async fn ask(
        &self,
        address: Address,
        method: &str,
        path: &str,
        cookie: &str,
        body: Option<&Value>,
    ) -> Outcome {
        let sending = http::send(address, method, path, cookie, body);
        let outcome = match tokio::time::timeout(PATIENCE, sending).await {
            Ok(Ok(reply)) => Outcome::of(&reply)
                .unwrap_or_else(|_| Outcome::Unsure("an answer that breaks off".into())),
            Ok(Err(_)) => Outcome::Unsure(NO_CONNECTION.into()),
            Err(_) => Outcome::Unsure("no answer".into()),
        };
        self.note(&outcome, &format!("{method} {path}"));
        outcome
    }

    /// Counts an answer.
    pub fn note(&self, outcome: &Outcome, request: &str) {
        match outcome {
            Outcome::Stored(_) => {}
            Outcome::Refused(code) | Outcome::Gone(code) => self.ledger.answered(code, false),
            Outcome::Unsure(code) => {
                self.ledger.answered(code, code != NO_CONNECTION);
                if code == UNTYPED {
                    self.ledger.wrong(Wrong::Untyped, request);
                }
            }
        }
    }

    /// Says something new at a table, and notes what came of it.
    pub async fn say(&self, address: Address, cookie: &str, table: &str) -> Outcome {
        let number = {
            let mut probes = self.probes.lock().unwrap_or_else(PoisonError::into_inner);
            *probes += 1;
            *probes
        };
        let text = format!("world {} probe {number}", self.number);
        self.ledger.said(&text, Fate::Unsure);
        let sent = Instant::now();
        let path = format!("/api/tables/{table}/chat");
        let outcome = self.ask(address, "POST", &path, cookie, Some(&json!({"text": text}))).await;
        self.note_words(&outcome, sent, table, &text);
        outcome
    }

    /// Notes what became of words.
    pub fn note_words(&self, outcome: &Outcome, sent: Instant, table: &str, text: &str) {
        match outcome {
            Outcome::Stored(body) => {
                self.ledger.said(text, Fate::Stored);
                let expected =
                    Expected { kinds: &["chat"], fields: vec![("text", text.to_owned())] };
                let seq = body["seq"].as_u64().unwrap_or_default();
                self.ledger.entry("words", sent, table, seq, expected);
            }
            Outcome::Refused(_) | Outcome::Gone(_) => self.ledger.said(text, Fate::Refused),
            Outcome::Unsure(_) => {}
        }
    }

    /// Gives somebody a name: the first where there is no cookie, or another one.
    pub async fn name(&self, address: Address, guest: &mut Guest, name: &str) -> Outcome {
        if !guest.id.is_empty() {
            self.ledger.naming(&guest.id, name);
        }
        let sent = Instant::now();
        let body = json!({"name": name});
        let sending = http::send(address, "POST", "/api/guest", &guest.cookie, Some(&body));
        let outcome = match tokio::time::timeout(PATIENCE, sending).await {
            Ok(Ok(reply)) => {
                if let Some(cookie) = reply.cookie() {
                    cookie.clone_into(&mut guest.cookie);
                }
                Outcome::of(&reply).unwrap_or_else(|_| Outcome::Unsure("no answer".into()))
            }
            Ok(Err(_)) => Outcome::Unsure(NO_CONNECTION.into()),
            Err(_) => Outcome::Unsure("no answer".into()),
        };
        self.note(&outcome, "POST /api/guest");
        if let Outcome::Stored(body) = &outcome {
            body["id"].as_str().unwrap_or_default().clone_into(&mut guest.id);
            self.ledger.named(sent, &guest.id, name);
        }
        outcome
    }
}

/// Somebody with a cookie.
#[derive(Clone, Debug, Default)]
pub struct Guest {
    /// Who.
    pub id: String,
    /// What says so.
    pub cookie: String,
}
