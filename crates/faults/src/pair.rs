//! Two people who play over days: neither looks at the table before a webhook has called, so every turn has to be told.
//!
//! Of every second pair one is waited for at many tables besides, more than a notice counts up. Those of the others look at
//! the table after their turn and fall silent there without a word, as under a closed lid. A turn must be told, and in
//! one notice, which comes once more only if a fault fell between: who is killed after somebody has heard, and before
//! that is noted, says the same again under the same number. More is not promised, and less is a finding.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};

use crate::answer::Outcome;
use crate::hooks::Hooks;
use crate::ledger::{Expected, Wrong};
use crate::line::Line;
use crate::look::Look;
use crate::world::{Guest, World};

/// How long a turn may stay untold once nobody is killed any more: whoever died while sending is succeeded after a minute and a
/// half. While kills follow each other, and fall where somebody is being told, what is being sent can be hit again and again.
const UNTOLD: Duration = Duration::from_secs(220);
/// How long one waits after something has failed.
const PAUSE: Duration = Duration::from_millis(100);

/// How long one has for a decision, in seconds.
const DAY_S: u64 = 86_400;
/// At how many tables one is waited for who is waited for at many.
const MANY: usize = 25;

struct Friend {
    guest: Guest,
    /// As its webhook is called.
    name: String,
    /// The turns that it waited to be told of, by table.
    turns: BTreeMap<String, Vec<u64>>,
    /// A connection from which nothing is received any more.
    silent: Option<Line>,
}

/// Two people.
pub struct Pair {
    world: Arc<World>,
    hooks: Arc<Hooks>,
    rng: Xoshiro256PlusPlus,
    friends: [Friend; 2],
    /// Whether one of them is waited for at many tables.
    many: bool,
}

/// What came of one request.
enum Came {
    Done(Value),
    NotYet,
    Stopping,
}

impl Pair {
    /// Two people who do not know each other yet.
    pub fn new(world: Arc<World>, hooks: Arc<Hooks>, number: u64, seed: u64) -> Self {
        let friend = |name| Friend {
            guest: Guest::default(),
            name: format!("{name}-{}-{number}", world.number),
            turns: BTreeMap::new(),
            silent: None,
        };
        let friends = [friend("zofia"), friend("jan")];
        let rng = Xoshiro256PlusPlus::seed_from_u64(seed.wrapping_mul(31).wrapping_add(number));
        Self { world, hooks, rng, friends, many: number.is_multiple_of(2) }
    }

    /// Plays until the world ends, and waits then until the last turn was told. Says of which turns each of them was told, by
    /// the name of their webhook.
    pub async fn live(mut self) -> Vec<Waited> {
        let _ended = self.play().await;
        self.friends.into_iter().map(|friend| (friend.name, friend.turns)).collect()
    }

    /// One game after the other; nothing when the world ends.
    async fn play(&mut self) -> Option<()> {
        self.meet().await?;
        let mut table = if self.many { self.begin_many().await? } else { self.begin().await? };
        loop {
            self.play_on(&table).await?;
            table = self.begin().await?;
        }
    }

    async fn ask(&mut self, who: usize, method: &str, path: &str, body: Option<&Value>) -> Came {
        let Some(address) = self.world.some_node(&mut self.rng).await else {
            return Came::Stopping;
        };
        let cookie = &self.friends[who].guest.cookie;
        match self.world.ask(address, method, path, cookie, body).await {
            Outcome::Stored(body) => Came::Done(body),
            Outcome::Refused(_) | Outcome::Unsure(_) | Outcome::Gone(_) => {
                tokio::time::sleep(PAUSE).await;
                Came::NotYet
            }
        }
    }

    /// The same until it is done; nothing when the world ends.
    async fn insist(
        &mut self,
        who: usize,
        method: &str,
        path: &str,
        body: Option<&Value>,
    ) -> Option<Value> {
        loop {
            match self.ask(who, method, path, body).await {
                Came::Done(body) => return Some(body),
                Came::NotYet => {}
                Came::Stopping => return None,
            }
        }
    }

    /// Both get a name and a webhook.
    async fn meet(&mut self) -> Option<()> {
        for who in 0..2 {
            let name = self.friends[who].name.clone();
            while self.friends[who].guest.id.is_empty() {
                let address = self.world.some_node(&mut self.rng).await?;
                let mut guest = self.friends[who].guest.clone();
                self.world.name(address, &mut guest, &name).await;
                self.friends[who].guest = guest;
                tokio::time::sleep(PAUSE).await;
            }
            let hook = json!({ "url": self.hooks.url(&name) });
            self.insist(who, "POST", "/api/me/notices/hook", Some(&hook)).await?;
        }
        Some(())
    }

    /// A table at which both sit.
    async fn begin(&mut self) -> Option<String> {
        let wish = json!({
            "game": "burgundy", "settings": {"players": 2},
            "seats": [{"kind": "you"}, {"kind": "open"}],
            "clock": {"turn": {"move_s": DAY_S}},
        });
        let sent = Instant::now();
        let made = self.insist(0, "POST", "/api/tables", Some(&wish)).await?;
        let table = made["id"].as_str()?.to_owned();
        self.world.ledger.table(sent, &table, &self.friends[0].guest.cookie);
        let link = made["seats"][1]["invite"].as_str()?;
        let key = json!({ "invite": link.split_once("invite=")?.1 });
        let path = format!("/api/tables/{table}");
        loop {
            // Whoever does not know whether they sit there looks.
            if self.look(1, &path).await?.own().next().is_some() {
                return Some(table);
            }
            self.ask(1, "POST", &format!("{path}/sit"), Some(&key)).await;
        }
    }

    /// Many tables, at each of which the second of them is asked, and was told so. Which of them is played at: the last by its
    /// name, so that all others come before it wherever they stand in order.
    async fn begin_many(&mut self) -> Option<String> {
        let mut tables = Vec::new();
        for _ in 0..MANY {
            let table = self.begin().await?;
            let path = format!("/api/tables/{table}");
            while self.look(1, &path).await?.choices.is_empty() {
                self.take_turn(0, &table, &path).await?;
            }
            tables.push(table);
        }
        tables.sort_unstable();
        let last = tables.pop();
        for table in &tables {
            self.be_told(1, table).await?;
        }
        last
    }

    /// One game to its last move; nothing when the world ends.
    async fn play_on(&mut self, table: &str) -> Option<()> {
        let path = format!("/api/tables/{table}");
        loop {
            let look = self.look(0, &path).await?;
            if look.state == "over" {
                return Some(());
            }
            let who = usize::from(look.choices.is_empty());
            self.be_told(who, table).await?;
            self.friends[who].silent = None;
            self.take_turn(who, table, &path).await?;
            if !self.many {
                self.look_and_fall_silent(who, table).await?;
            }
        }
    }

    /// Looks on until what is asked of the page is answered, and receives nothing then: the connection seems to be there.
    async fn look_and_fall_silent(&mut self, who: usize, table: &str) -> Option<()> {
        let address = self.world.some_node(&mut self.rng).await?;
        // Where it does not come about they do not look on.
        if let Ok(mut line) = Line::open(address, &self.friends[who].guest.cookie, table).await
            && line.hear().await.is_ok()
        {
            self.friends[who].silent = Some(line);
        }
        Some(())
    }

    async fn look(&mut self, who: usize, path: &str) -> Option<Look> {
        loop {
            let seen = self.insist(who, "GET", path, None).await?;
            if let Ok(look) = serde_json::from_value(seen) {
                return Some(look);
            }
        }
    }

    /// Waits until somebody was told of their turn, also when the world ends meanwhile; nothing where nobody was.
    async fn be_told(&mut self, who: usize, table: &str) -> Option<()> {
        let mut stopping = self.world.stopping.subscribe();
        let late = async {
            let _ = stopping.wait_for(|stopping| *stopping).await;
            tokio::time::sleep(UNTOLD).await;
        };
        let friend = &mut self.friends[who];
        let turns = friend.turns.entry(table.to_owned()).or_default();
        let told = self.hooks.wait(&friend.name, table, turns.last().copied(), late).await;
        if let Some(turn) = told {
            turns.push(turn);
            self.world.ledger.told();
        } else {
            let words = format!("table {table}: {} after {turns:?}", friend.name);
            self.world.ledger.wrong(Wrong::Untold, &words);
        }
        told.map(drop)
    }

    /// Decides one thing after the other until it is somebody else's turn.
    async fn take_turn(&mut self, who: usize, table: &str, path: &str) -> Option<()> {
        loop {
            let look = self.look(who, path).await?;
            if look.choices.is_empty() {
                return Some(());
            }
            let offer = &look.choices[self.rng.random_range(0..look.choices.len())];
            let body = json!({"seq": look.seq, "seat": offer.seat, "action": offer.action});
            let fields = vec![("by", offer.seat.clone()), ("action", offer.action.clone())];
            let sent = Instant::now();
            match self.ask(who, "POST", &format!("{path}/play"), Some(&body)).await {
                Came::Done(done) => {
                    let expected = Expected { kinds: &["play"], fields };
                    let seq = done["seq"].as_u64().unwrap_or_default();
                    self.world.ledger.entry("moves", sent, table, seq, expected);
                }
                Came::NotYet => {}
                Came::Stopping => return None,
            }
        }
    }
}

/// The turns that somebody waited to be told of, by table, and the name of their webhook.
pub type Waited = (String, BTreeMap<String, Vec<u64>>);

/// Nobody may have been told of a turn twice, or of one that they did not have.
pub fn compare(world: &World, hooks: &Hooks, waited: &[Waited]) {
    for (name, tables) in waited {
        let heard = hooks.heard(name);
        world.ledger.told_again(heard.again);
        for wrong in &heard.wrong {
            world.ledger.wrong(Wrong::ToldTwice, &format!("{name}: {wrong}"));
        }
        for (table, turns) in tables {
            // The world may have ended in the middle of the next one.
            let past = heard.turns(table).filter(|turn| Some(turn) <= turns.last());
            for turn in past.filter(|turn| !turns.contains(turn)) {
                let words = format!("{name}: turn {turn} at table {table}, which was none");
                world.ledger.wrong(Wrong::ToldTwice, &words);
            }
        }
    }
}
