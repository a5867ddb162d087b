//! Two people who play over days: neither looks at the table before a webhook has called, so every turn has to be told.
//!
//! Each of them sits at one table, so what a webhook hears speaks of the turn that is on there. A turn must be told,
//! and under one number: who is killed after somebody has heard, and before that is noted, tells the same turn again
//! under the same number. More is not promised, and less is a finding.

use std::sync::Arc;
use std::time::{Duration, Instant};

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};

use crate::answer::Outcome;
use crate::hooks::Hooks;
use crate::ledger::{Expected, Wrong};
use crate::look::Look;
use crate::world::{Guest, World};

/// How long a turn may stay untold. Whoever died while sending is succeeded after a minute and a half, and while kills
/// follow each other what is being sent can be hit again.
const UNTOLD: Duration = Duration::from_secs(220);
/// How long one waits after something has failed.
const PAUSE: Duration = Duration::from_millis(100);

struct Friend {
    guest: Guest,
    /// As its webhook is called.
    name: String,
    /// How many turns it was told of.
    turns: usize,
}

/// Two people.
pub struct Pair {
    world: Arc<World>,
    hooks: Arc<Hooks>,
    rng: Xoshiro256PlusPlus,
    friends: [Friend; 2],
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
            turns: 0,
        };
        let friends = [friend("zofia"), friend("jan")];
        let rng = Xoshiro256PlusPlus::seed_from_u64(seed.wrapping_mul(31).wrapping_add(number));
        Self { world, hooks, rng, friends }
    }

    /// Plays until the world ends, and waits then until the last turn was told. Says how often each of them was told of a
    /// turn, by the name of their webhook.
    pub async fn live(mut self) -> Vec<(String, usize)> {
        if self.meet().await.is_some() {
            while self.play_a_game().await.is_some() {}
        }
        self.friends.into_iter().map(|friend| (friend.name, friend.turns)).collect()
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

    /// One game from its first move to its last; nothing when the world ends.
    async fn play_a_game(&mut self) -> Option<()> {
        let wish = json!({
            "game": "burgundy", "settings": {"players": 2},
            "seats": [{"kind": "you"}, {"kind": "open"}],
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
            let look = self.look(1, &path).await?;
            if look.own().next().is_some() {
                break;
            }
            self.ask(1, "POST", &format!("{path}/sit"), Some(&key)).await;
        }
        loop {
            let look = self.look(0, &path).await?;
            if look.state == "over" {
                return Some(());
            }
            let who = usize::from(look.choices.is_empty());
            self.be_told(who, &table).await?;
            self.take_turn(who, &table, &path).await?;
        }
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
        let friend = &mut self.friends[who];
        if self.hooks.wait(&friend.name, friend.turns + 1, UNTOLD).await {
            friend.turns += 1;
            self.world.ledger.told();
            return Some(());
        }
        let words = format!("table {table}: turn {} of {}", friend.turns + 1, friend.name);
        self.world.ledger.wrong(Wrong::Untold, &words);
        None
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

/// Nobody may have been told of more turns than they had.
pub fn compare(world: &World, hooks: &Hooks, turns: &[(String, usize)]) {
    for (name, turns) in turns {
        let heard = hooks.heard(name);
        world.ledger.told_again(heard.again);
        for id in heard.notices.iter().skip(*turns) {
            world.ledger.wrong(Wrong::ToldTwice, &format!("{name}: notice {id} of no new turn"));
        }
    }
}
