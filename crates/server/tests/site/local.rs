//! The table in the browser and the table on the server are the same table: the same requests, with the
//! same entropy at the same time, have the same answers, byte for byte, and lead to the same entries.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use axum::http::StatusCode;
use quadrivium_local::message::{Call, In, Out};
use quadrivium_local::{Local, Thinker};
use quadrivium_table::Follower;
use quadrivium_table::entry::{Batch, Plan};
use quadrivium_table::ids::TableId;
use quadrivium_table::moment::{Entropy, NoEntropy};
use rand::rngs::StdRng;
use rand::{Rng, RngExt, SeedableRng};
use serde_json::{Value, json};

use crate::live::{Wire, listen};
use crate::support::{Person, Site};

/// Entropy that is the same for both, and other bytes each time.
#[derive(Default)]
struct Counted(AtomicU64);

impl Entropy for Counted {
    fn fill(&self, bytes: &mut [u8]) -> Result<(), NoEntropy> {
        StdRng::seed_from_u64(self.0.fetch_add(1, Relaxed)).fill_bytes(bytes);
        Ok(())
    }
}

/// A browser: the table in it, and what it has kept.
#[derive(Default)]
struct Browser {
    local: Local,
    entropy: Counted,
    now: u64,
    plans: Vec<Plan>,
    batches: Vec<(TableId, Batch)>,
    /// Questions that nobody has answered.
    asked: VecDeque<(u64, String)>,
    frames: VecDeque<String>,
    reply: Option<(u16, String)>,
}

impl Browser {
    fn take(&mut self, what: In) {
        let outs = self.local.take(&self.entropy, Call { now: self.now, what: what.clone() });
        let mut told = false;
        for out in outs {
            assert!(!out.is_kept() || !told, "first all that is to be kept");
            told |= !out.is_kept();
            match out {
                Out::Read { tables } => {
                    for table in tables {
                        self.load(table);
                    }
                    return self.take(what);
                }
                Out::Fetch { puzzles } => panic!("the puzzles of {puzzles} are inside here"),
                Out::Misheard { reason } => panic!("{reason}"),
                Out::Lacks { .. } => panic!("all networks are inside here"),
                Out::Stuck { table } => panic!("a bot knows no move at {table}"),
                Out::Create { plan } => self.plans.push(*plan),
                Out::Store { table, batch } => self.batches.push((table, batch)),
                Out::Reply { status, body, file, .. } => {
                    let text = match file {
                        Some(_) => serde_json::from_str(body.get()).unwrap(),
                        None => body.get().to_owned(),
                    };
                    self.reply = Some((status, text));
                }
                Out::Frame { frame, .. } => self.frames.push_back(frame.get().to_owned()),
                Out::Think { job, question, .. } => self.asked.push_back((job, question)),
                Out::Drop { job } => self.asked.retain(|asked| asked.0 != job),
                Out::Guest { .. }
                | Out::Shelve { .. }
                | Out::Review { .. }
                | Out::Remove { .. }
                | Out::Closed { .. } => {}
            }
        }
    }

    fn load(&mut self, table: TableId) {
        let plan = self.plans.iter().find(|plan| plan.id == table).expect("a plan").clone();
        let of = self.batches.iter().filter(|(id, _)| *id == table);
        let batches = of.map(|(_, batch)| batch.clone()).collect();
        self.take(In::Load { plan, batches, reviews: Vec::new() });
    }

    fn http(&mut self, method: &str, path: &str, body: &str) -> (u16, String) {
        let (method, path, body) = (method.to_owned(), path.to_owned(), body.to_owned());
        self.take(In::Http { n: 1, method, path, body });
        self.reply.take().expect("a reply")
    }
}

/// A server and a browser, and somebody who sits before both.
struct Both {
    site: Site,
    ann: Person,
    browser: Browser,
    rng: StdRng,
}

impl Both {
    async fn new(seed: u64) -> Self {
        let site = Site::foreseeable(Counted::default()).await;
        let mut browser = Browser { now: site.time.load(Relaxed), ..Browser::default() };
        browser.take(In::Boot { guest: None, shelf: Vec::new() });
        let ann = site.person("Ann").await;
        browser.http("POST", "/api/guest", r#"{"name":"Ann"}"#);
        let mut both = Self { site, ann, browser, rng: StdRng::seed_from_u64(seed) };
        both.ask("GET", "/api/guest", None).await;
        both
    }

    /// Asks both the same.
    async fn ask(&mut self, method: &str, path: &str, body: Option<Value>) -> (u16, Value) {
        let text = body.as_ref().map(Value::to_string).unwrap_or_default();
        let (status, there) = self.ann.send(self.ann.request(method, path, body)).await;
        let here = self.browser.http(method, path, &text);
        assert_eq!(here, (status.as_u16(), there.clone()), "{method} {path} {text}");
        (here.0, serde_json::from_str(&there).unwrap_or(Value::String(there)))
    }

    async fn get(&mut self, path: &str) -> Value {
        self.ask("GET", path, None).await.1
    }

    async fn post(&mut self, path: &str, body: Value) -> Value {
        self.ask("POST", path, Some(body)).await.1
    }

    /// A table with these seats; its address.
    async fn table(&mut self, game: &str, seats: Value) -> (String, String) {
        let wish = json!({ "game": game, "seats": seats });
        let made = self.post("/api/tables", wish).await;
        let id = made["id"].as_str().expect("a table").to_owned();
        self.bots(&id).await;
        (format!("/api/tables/{id}"), id)
    }

    /// Lets time pass for both.
    fn wait(&mut self) {
        self.site.time.fetch_add(1_234, Relaxed);
        self.browser.now = self.site.time.load(Relaxed);
    }

    /// Waits for the bots of the server, and has those of the browser decide the same.
    async fn bots(&mut self, id: &str) {
        self.site.settled(id).await;
        let table: TableId = id.parse().unwrap();
        let stored = self.site.tables.store.read().batches(table, 0).await.unwrap();
        while let Some((job, question)) = self.browser.asked.pop_front() {
            assert!(question.starts_with(r#"{"pick":"#), "{question}");
            let here = self.browser.batches.iter().filter(|(id, _)| *id == table).count();
            let entry = serde_json::to_value(&stored[here].entries[0]).unwrap();
            let thought = json!({ "pick": entry["action"] }).to_string();
            self.browser.take(In::Thought { job, last: true, thought });
        }
        self.compare_entries(table).await;
    }

    /// What both have stored.
    async fn compare_entries(&mut self, table: TableId) {
        let there = self.site.tables.store.read().batches(table, 0).await.unwrap();
        let of = self.browser.batches.iter().filter(|(id, _)| *id == table);
        let here: Vec<_> = of.map(|(_, batch)| batch.clone()).collect();
        assert_eq!(here, there);
    }

    /// Somebody decides, or goes back or forth.
    async fn do_something(&mut self, at: &str, id: &str) -> bool {
        self.wait();
        let seen = self.get(&format!("{at}?page=true")).await;
        let choices = seen["choices"].as_array().unwrap();
        if choices.is_empty() {
            return false;
        }
        let seq = &seen["seq"];
        match self.rng.random_range(0..12) {
            0 => self.post(&format!("{at}/undo"), json!({ "seq": seq })).await,
            1 => self.post(&format!("{at}/redo"), json!({ "seq": seq })).await,
            _ => {
                let choice = &choices[self.rng.random_range(0..choices.len())];
                let play =
                    json!({ "seq": seq, "seat": choice["seat"], "action": choice["action"] });
                self.post(&format!("{at}/play"), play).await
            }
        };
        self.bots(id).await;
        true
    }
}

const GAMES: [&str; 4] = ["burgundy", "labora", "orleans", "craftsmen"];

#[tokio::test]
async fn hot_seat_and_what_comes_of_it() {
    let mut both = Both::new(1).await;
    both.get("/api/games").await;
    for game in GAMES {
        both.post(&format!("/api/games/{game}/options"), json!({ "settings": {} })).await;
        let (at, id) = both.table(game, json!([{ "kind": "you" }, { "kind": "you" }])).await;
        for _ in 0..40 {
            both.do_something(&at, &id).await;
        }
        let moves = both.get(&at).await["moves"].as_u64().unwrap();
        for moves in (0..=moves + 1).step_by(7) {
            both.get(&format!("{at}/moves/{moves}?page=true")).await;
        }
        both.post(&format!("{at}/why"), json!({ "seat": "A", "actions": ["dance"] })).await;
        let tried = json!({ "seat": "A", "moves": moves, "seed": 7, "others": "bots", "line": [] });
        both.post(&format!("{at}/try"), tried.clone()).await;
        both.post(&format!("{at}/intend"), tried).await;
        both.post(&format!("{at}/chat"), json!({ "text": "well done" })).await;
        both.get(&format!("{at}/fork?moves=5")).await;
        let fork = both.post(&format!("{at}/fork"), json!({ "moves": 5, "kind": "sandbox" })).await;
        // Where secrets cannot be dealt anew, both refuse.
        if let Some(fork) = fork["id"].as_str() {
            both.get(&format!("/api/tables/{fork}?page=true")).await;
        }
        both.wait();
        both.get(&format!("{at}/record")).await;
        both.post(&format!("{at}/rematch"), json!({})).await;
        let seq = both.get(&at).await["seq"].clone();
        both.post(&format!("{at}/resign"), json!({ "seq": seq, "seat": "A" })).await;
        both.get(&format!("{at}/stand")).await;
        let record = both.get(&format!("{at}/record")).await;
        assert!(record.as_str().is_some_and(|text| text.contains(game)), "{record}");
        both.get(&format!("{at}/moves/3?as=B")).await;
        both.post(&format!("{at}/rematch"), json!({})).await;
        both.wait();
        both.post(&format!("{at}/rematch"), json!({})).await;
        both.compare_entries(id.parse().unwrap()).await;
        both.get("/api/tables/mine").await;
        both.post(&format!("{at}/remove"), json!({})).await;
        both.get(&at).await;
    }
    both.get("/api/tables/mine").await;
}

#[tokio::test]
async fn against_bots() {
    let mut both = Both::new(2).await;
    for game in GAMES {
        let bot = json!({ "kind": "bot", "level": "apprentice" });
        let (at, id) = both.table(game, json!([{ "kind": "you" }, bot])).await;
        for _ in 0..25 {
            both.do_something(&at, &id).await;
        }
        // What is read from storage is what was in memory.
        let before = both.get(&format!("{at}?page=true")).await;
        both.browser.take(In::Forget { table: id.parse().unwrap() });
        both.browser.load(id.parse().unwrap());
        assert_eq!(both.get(&format!("{at}?page=true")).await, before);
    }
}

#[tokio::test]
async fn lessons_puzzles_and_refusals() {
    let mut both = Both::new(3).await;
    for game in GAMES {
        let course = both.get(&format!("/api/games/{game}/lessons")).await;
        for lesson in course["lessons"].as_array().unwrap() {
            let at = format!("/api/games/{game}/lessons/{}/moves", lesson["number"]);
            both.get(&format!("{at}/3?page=true")).await;
            let why = json!({ "seat": lesson["seat"], "actions": ["dance", "pass"] });
            both.post(&format!("{at}/3/why"), why).await;
            both.get(&format!("{at}/9999")).await;
        }
        let puzzles = both.get(&format!("/api/games/{game}/puzzles")).await;
        if !puzzles["puzzles"].as_array().unwrap().is_empty() {
            let at = format!("/api/games/{game}/puzzles/1");
            both.post(&at, json!({ "page": true })).await;
            both.post(&format!("{at}/why"), json!({ "why": { "seat": "A", "actions": ["x"] } }))
                .await;
            let shown = both.post(&format!("{at}/answer"), json!({})).await;
            let best = shown["solution"]["actions"].clone();
            both.post(&format!("{at}/answer"), json!({ "moves": best })).await;
        }
        both.post(&format!("/api/games/{game}/puzzles/1/answer"), json!({ "moves": ["x"] })).await;
    }
    both.get("/api/games/chess/lessons").await;
    both.get("/api/games/burgundy/lessons/99/moves/1").await;
    both.get("/api/nothing").await;
    both.get("/api/tables/abcdefghijkm").await;
    both.get("/api/tables/none").await;
    both.post("/api/tables", json!({ "game": "chess", "seats": [] })).await;
    both.post("/api/tables", json!({ "game": "burgundy", "seats": [{ "kind": "you" }] })).await;
    both.post("/api/guest", json!({ "name": " " })).await;
    both.post("/api/guest", json!({ "name": "Anna" })).await;
}

#[tokio::test]
async fn frames_are_the_same() {
    let mut both = Both::new(4).await;
    let address = listen(&both.site).await;
    for (game, changes) in GAMES.into_iter().flat_map(|game| [(game, false), (game, true)]) {
        let (_, id) = both.table(game, json!([{ "kind": "you" }, { "kind": "you" }])).await;
        let mut held = Follower::default();
        let mut wire = Wire::open(address, &id, &both.ann).await.unwrap();
        both.browser.take(In::Open { c: 1, table: id.parse().unwrap() });
        let mut seen = Value::Null;
        let mut asked = 0;
        for step in 0..40 {
            both.wait();
            asked += 1;
            let frame = match step {
                0 => json!({ "type": "hello", "page": true, "changes": changes }),
                _ if step % 9 == 0 => json!({ "type": "undo", "id": asked, "seq": seen["seq"] }),
                _ if step % 10 == 0 => json!({ "type": "chat", "id": asked, "text": "hm" }),
                _ if step % 11 == 0 => {
                    json!({ "type": "play", "id": asked, "seq": 1, "seat": "A", "action": "x" })
                }
                _ => {
                    let choices = seen["choices"].as_array().unwrap();
                    let choice = &choices[both.rng.random_range(0..choices.len())];
                    json!({ "type": "play", "id": asked, "seq": seen["seq"], "seat": choice["seat"],
                        "action": choice["action"] })
                }
            };
            wire.send(frame.clone()).await;
            both.browser.take(In::Frame { c: 1, text: frame.to_string() });
            while let Some(here) = both.browser.frames.pop_front() {
                let there = wire.text().await;
                assert_eq!(here, there, "{frame}");
                let there: Value = serde_json::from_str(&there).unwrap();
                if there["type"] == "change" {
                    held.take(there).unwrap();
                    seen = held.table().unwrap();
                } else if there["snapshot"].is_object() {
                    seen = there["snapshot"].clone();
                }
            }
        }
        both.browser.take(In::Close { c: 1 });
    }
}

/// A thinker answers by itself, from the question alone.
#[tokio::test]
async fn thinkers_answer_what_a_table_asks() {
    let mut both = Both::new(5).await;
    let mut thinker = Thinker::default();
    let mut decided = 0;
    for game in GAMES {
        let bot = json!({ "kind": "bot", "level": "apprentice" });
        let wish = json!({ "game": game, "seats": [{ "kind": "bot", "level": "random" }, { "kind": "you" }, bot] });
        both.browser.http("POST", "/api/tables", &wish.to_string());
        while let Some((job, question)) = both.browser.asked.pop_front() {
            let question = serde_json::from_str(&question).unwrap();
            let thought = thinker.think(question, &Counted::default(), &mut |_| {}).unwrap();
            let thought = serde_json::to_string(&thought).unwrap();
            assert!(thought.starts_with(r#"{"pick":"#), "{thought}");
            both.browser.take(In::Thought { job, last: true, thought });
            decided += 1;
        }
    }
    assert!(decided > 0, "at some of the tables a bot has the first turn");
}

/// What only makes sense among several is refused with a reason of its own.
#[tokio::test]
async fn alone_nobody_is_invited() {
    let mut both = Both::new(6).await;
    let open = json!({ "game": "burgundy", "seats": [{ "kind": "you" }, { "kind": "open" }] });
    let (_, id) = both.table("burgundy", json!([{ "kind": "you" }, { "kind": "you" }])).await;
    for (method, path, body) in [
        ("POST", "/api/tables".to_owned(), open),
        ("POST", format!("/api/tables/{id}/invite"), json!({ "seat": "A" })),
        ("POST", format!("/api/tables/{id}/sit"), json!({ "invite": "x" })),
        ("GET", format!("/api/tables/{id}/invitation?invite=x"), Value::Null),
        ("POST", "/api/guest/renew".to_owned(), Value::Null),
    ] {
        let (status, refused) = both.browser.http(method, &path, &body.to_string());
        let refused: Value = serde_json::from_str(&refused).unwrap();
        let why = (status, refused["error"]["key"].as_str());
        assert_eq!(why, (StatusCode::NOT_IMPLEMENTED.as_u16(), Some("error-no-server")), "{path}");
    }
}
