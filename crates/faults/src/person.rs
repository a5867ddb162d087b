//! A scripted person: makes tables, sits down at those of others, plays whatever is offered, talks,
//! takes moves back and changes its name, over HTTP or a live connection, across all faults.

use std::sync::Arc;
use std::time::{Duration, Instant};

use quadrivium_load::http::Address;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};

use crate::answer::{Outcome, UNTYPED};
use crate::ledger::{Expected, Fate};
use crate::line::Line;
use crate::look::Look;
use crate::world::{Guest, World};

/// The longest thought, in milliseconds.
const THOUGHT_MS: u64 = 40;
/// How long one waits after something has failed.
const PAUSE: Duration = Duration::from_millis(30);
/// How many tables one sits at.
const TABLES: usize = 2;
/// After how many entries a table is left, so that folding it stays quick.
const LONG: u64 = 160;
/// The games, with the most players that are asked for.
const GAMES: [(&str, u64); 4] = [("burgundy", 4), ("labora", 4), ("orleans", 4), ("craftsmen", 4)];

/// Something to be done at a table.
struct Deed {
    /// As it is counted.
    what: &'static str,
    /// As it is asked for.
    kind: &'static str,
    body: Value,
    /// What must be stored then.
    expected: Expected,
}

/// A person.
pub struct Person {
    world: Arc<World>,
    number: u64,
    rng: Xoshiro256PlusPlus,
    guest: Guest,
    tables: Vec<String>,
    line: Option<Line>,
    /// How many words and names it has used.
    words: u64,
    /// How many tables it has made: games take turns.
    made: usize,
}

impl Person {
    /// Somebody new; half of all people use live connections.
    pub fn new(world: Arc<World>, number: u64, seed: u64) -> Self {
        Self {
            world,
            number,
            rng: Xoshiro256PlusPlus::seed_from_u64(seed.wrapping_add(number)),
            guest: Guest::default(),
            tables: Vec::new(),
            line: None,
            words: 0,
            made: number as usize,
        }
    }

    /// Lives until the world ends.
    pub async fn live(mut self) {
        while let Some(address) = self.world.some_node(&mut self.rng).await {
            let thought = self.rng.random_range(0..THOUGHT_MS);
            tokio::time::sleep(Duration::from_millis(thought)).await;
            if !self.act(address).await {
                self.line = None;
                tokio::time::sleep(PAUSE).await;
            }
        }
    }

    /// Does something; whether it went well enough to go on at once.
    async fn act(&mut self, address: Address) -> bool {
        if self.guest.cookie.is_empty() || self.rng.random_range(0..40) == 0 {
            return self.take_name(address).await;
        }
        if self.tables.len() < TABLES {
            let open = self.world.open().pop();
            return match open {
                Some((table, key)) => self.sit(address, table, &key).await,
                None => self.create(address).await,
            };
        }
        let listens = self.number.is_multiple_of(2);
        if listens && self.line.is_none() {
            let table = &self.tables[self.rng.random_range(0..self.tables.len())];
            match Line::open(address, &self.guest.cookie, table).await {
                Ok(line) => self.line = Some(line),
                // HTTP tells why.
                Err(_) => return self.act_over_http(address).await,
            }
        }
        if self.line.is_some() && self.rng.random_range(0..20) > 0 {
            self.act_live().await
        } else {
            self.line = None;
            self.act_over_http(address).await
        }
    }

    async fn act_live(&mut self) -> bool {
        let line = self.line.as_mut().expect("there is one");
        if line.hear().await.is_err() {
            return false;
        }
        let table = line.table.clone();
        let mut line = self.line.take().expect("there is one");
        let Some(deed) = self.decide(&table, &line.look) else {
            if self.tables.contains(&table) {
                self.line = Some(line);
            }
            return true;
        };
        let text = said(&deed);
        let sent = Instant::now();
        match line.ask(deed.kind, &deed.body).await {
            Ok(outcome) => {
                self.world.note(&outcome, &format!("live {} at {table}", deed.kind));
                let went = self.settle(&table, deed, text.as_deref(), sent, &outcome);
                if went {
                    self.line = Some(line);
                }
                went
            }
            Err(_) => false,
        }
    }

    async fn act_over_http(&mut self, address: Address) -> bool {
        let table = self.tables[self.rng.random_range(0..self.tables.len())].clone();
        let path = format!("/api/tables/{table}");
        let seen = self.world.ask(address, "GET", &path, &self.guest.cookie, None).await;
        let look: Look = match seen {
            Outcome::Stored(body) => match serde_json::from_value(body) {
                Ok(look) => look,
                Err(_) => return false,
            },
            Outcome::Gone(code) => {
                self.lose(&table, &code);
                return false;
            }
            Outcome::Unsure(code) => {
                if code == UNTYPED {
                    // It may never open again; the check at the end will tell.
                    self.leave(&table);
                }
                return false;
            }
            Outcome::Refused(_) => return false,
        };
        let Some(deed) = self.decide(&table, &look) else { return true };
        let text = said(&deed);
        let sent = Instant::now();
        let path = format!("/api/tables/{table}/{}", deed.kind);
        let outcome =
            self.world.ask(address, "POST", &path, &self.guest.cookie, Some(&deed.body)).await;
        self.settle(&table, deed, text.as_deref(), sent, &outcome)
    }

    /// Notes what came of a deed; whether to go on at once.
    fn settle(
        &mut self,
        table: &str,
        deed: Deed,
        text: Option<&str>,
        sent: Instant,
        outcome: &Outcome,
    ) -> bool {
        if let Some(text) = text {
            self.world.note_words(outcome, sent, table, text);
        } else if let Outcome::Stored(body) = outcome {
            let seq = body["seq"].as_u64().unwrap_or_default();
            self.world.ledger.entry(deed.what, sent, table, seq, deed.expected);
        }
        match outcome {
            Outcome::Stored(_) | Outcome::Refused(_) => true,
            Outcome::Unsure(_) => false,
            Outcome::Gone(code) => {
                self.lose(table, code);
                false
            }
        }
    }

    /// A table or a name that the server does not know any more. The check at the end counts it.
    fn lose(&mut self, table: &str, code: &str) {
        if code == "no_guest" {
            self.guest = Guest::default();
        } else {
            self.leave(table);
        }
    }

    fn leave(&mut self, table: &str) {
        self.tables.retain(|other| other != table);
        let mut active = self.world.active();
        if active.get(table) == Some(&self.guest.cookie) {
            active.remove(table);
        }
    }

    /// What to do at a table: one time in a few to talk or to go back, else to play.
    fn decide(&mut self, table: &str, look: &Look) -> Option<Deed> {
        if look.state == "over" || look.seq > LONG || look.own().next().is_none() {
            self.leave(table);
            return None;
        }
        let dice = self.rng.random_range(0..100);
        let seq = look.seq;
        if look.is_asked() && dice < 60 {
            let yes = self.rng.random_range(0..3) > 0;
            return Some(Deed {
                what: "undo",
                kind: "answer_undo",
                body: json!({"seq": seq, "yes": yes}),
                expected: Expected { kinds: &["answer_undo"], fields: Vec::new() },
            });
        }
        if look.state == "running" && look.undo.to.is_some() && (12..17).contains(&dice) {
            return Some(Deed {
                what: "undo",
                kind: "undo",
                body: json!({"seq": seq}),
                expected: Expected { kinds: &["undo", "ask_undo"], fields: Vec::new() },
            });
        }
        if look.state == "running" && look.undo.redo.is_some() && (17..30).contains(&dice) {
            return Some(Deed {
                what: "undo",
                kind: "redo",
                body: json!({"seq": seq}),
                expected: Expected { kinds: &["redo"], fields: Vec::new() },
            });
        }
        if !look.choices.is_empty() && dice >= 12 {
            let offer = &look.choices[self.rng.random_range(0..look.choices.len())];
            let fields = vec![("by", offer.seat.clone()), ("action", offer.action.clone())];
            return Some(Deed {
                what: "moves",
                kind: "play",
                body: json!({"seq": seq, "seat": offer.seat, "action": offer.action}),
                expected: Expected { kinds: &["play"], fields },
            });
        }
        (dice < 24).then(|| {
            self.words += 1;
            let text =
                format!("world {} person {} word {}", self.world.number, self.number, self.words);
            self.world.ledger.said(&text, Fate::Unsure);
            Deed {
                what: "words",
                kind: "chat",
                body: json!({"text": text}),
                expected: Expected { kinds: &["chat"], fields: Vec::new() },
            }
        })
    }

    async fn take_name(&mut self, address: Address) -> bool {
        self.words += 1;
        let name = format!("Person {}-{}", self.number, self.words);
        let world = Arc::clone(&self.world);
        matches!(world.name(address, &mut self.guest, &name).await, Outcome::Stored(_))
    }

    /// Makes a table: the first seat for oneself, the others for oneself, others or bots. Sometimes
    /// only bots play.
    async fn create(&mut self, address: Address) -> bool {
        let (game, most) = GAMES[self.made % GAMES.len()];
        let players = self.rng.random_range(2..=most);
        // A whole game of Craftsmen takes seconds to fold in a build for tests.
        let only_bots = self.rng.random_range(0..12) == 0 && game != "craftsmen";
        let seats: Vec<_> = (0..players)
            .map(|seat| match self.rng.random_range(0..6) {
                _ if seat == 0 && !only_bots => json!({"kind": "you"}),
                0 if !only_bots => json!({"kind": "you"}),
                1 | 2 if !only_bots => json!({"kind": "open"}),
                3 => json!({"kind": "bot", "level": "apprentice"}),
                _ => json!({"kind": "bot", "level": "random"}),
            })
            .collect();
        let wish = json!({"game": game, "settings": {"players": players}, "seats": seats});
        let sent = Instant::now();
        let cookie = self.guest.cookie.clone();
        let made = self.world.ask(address, "POST", "/api/tables", &cookie, Some(&wish)).await;
        let body = match made {
            Outcome::Stored(body) => body,
            Outcome::Gone(code) => {
                self.lose("", &code);
                return false;
            }
            Outcome::Refused(_) | Outcome::Unsure(_) => return false,
        };
        self.made += 1;
        let Some(id) = body["id"].as_str().map(str::to_owned) else { return false };
        self.world.ledger.table(sent, &id, &cookie);
        if only_bots {
            return true;
        }
        if let Ok(look) = serde_json::from_value::<Look>(body) {
            let keys = look.seats.iter().filter_map(|seat| {
                let (_, key) = seat.invite.as_deref()?.split_once("invite=")?;
                Some((id.clone(), key.to_owned()))
            });
            self.world.open().extend(keys);
        }
        self.world.active().insert(id.clone(), cookie);
        self.tables.push(id);
        true
    }

    async fn sit(&mut self, address: Address, table: String, key: &str) -> bool {
        let path = format!("/api/tables/{table}/sit");
        let sent = Instant::now();
        let body = json!({"invite": key});
        let outcome = self.world.ask(address, "POST", &path, &self.guest.cookie, Some(&body)).await;
        let deed = Deed {
            what: "seats",
            kind: "sit",
            body,
            expected: Expected { kinds: &["sit"], fields: vec![("guest", self.guest.id.clone())] },
        };
        // Whoever does not know whether they sit there looks.
        if matches!(outcome, Outcome::Stored(_) | Outcome::Unsure(_))
            && !self.tables.contains(&table)
        {
            self.tables.push(table.clone());
        }
        self.settle(&table, deed, None, sent, &outcome)
    }
}

fn said(deed: &Deed) -> Option<String> {
    (deed.kind == "chat").then(|| deed.body["text"].as_str().unwrap_or_default().to_owned())
}
