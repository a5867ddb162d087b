//! What the table in the browser is told and answers, written down natively: `scripts/same.mjs` tells a
//! module the same and holds its answers against these, byte for byte.
//!
//! Records are looked at move by move, and their games are played against bots. Each line is one call:
//! which export, what it is given, what it answers.

use std::cell::Cell;
use std::error::Error;
use std::sync::Mutex;
use std::{env, fs};

use quadrivium_core::Record;
use quadrivium_local::message::Call;
use quadrivium_local::think::Question;
use quadrivium_local::{Local, Thinker};
use quadrivium_table::moment::{Entropy, NoEntropy};
use serde_json::{Value, json};

/// The time of all calls.
const NOW: u64 = 1_800_000_000_000;
/// Every so manieth position is looked at.
const STRIDE: usize = 5;
/// So often somebody decides against bots.
const DECISIONS: usize = 40;

/// Bytes that anybody can make again: the upper eight bits of a linear congruential generator.
struct Stream(Mutex<u64>);

impl Entropy for Stream {
    fn fill(&self, bytes: &mut [u8]) -> Result<(), NoEntropy> {
        let mut state = self.0.lock().map_err(|_| NoEntropy("somebody panicked".to_owned()))?;
        for byte in bytes {
            *state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            *byte = (*state >> 56) as u8;
        }
        Ok(())
    }
}

/// A table and somebody who thinks, as one instance of the module has them.
struct Instance {
    local: Local,
    thinker: Thinker,
    entropy: Stream,
    requests: Cell<u64>,
}

impl Instance {
    fn call(&mut self, mut what: Value) -> Result<Vec<Value>, Box<dyn Error>> {
        what["now"] = NOW.into();
        let call: Call = serde_json::from_value(what.clone())?;
        let answer = serde_json::to_string(&self.local.take(&self.entropy, call))?;
        println!("{}", json!({ "call": what.to_string(), "answer": answer }));
        Ok(serde_json::from_str(&answer)?)
    }

    fn think(&mut self, question: &str) -> Result<String, Box<dyn Error>> {
        let asked: Question = serde_json::from_str(question)?;
        let thought = self.thinker.think(asked, &self.entropy, &mut |_| {})?;
        let answer = serde_json::to_string(&thought)?;
        println!("{}", json!({ "think": question, "answer": answer }));
        Ok(answer)
    }

    /// A request; its reply, when all bots have decided.
    fn http(&mut self, method: &str, path: &str, body: &str) -> Result<Value, Box<dyn Error>> {
        self.requests.set(self.requests.get() + 1);
        let n = self.requests.get();
        let mut outs = self.call(
            json!({ "type": "http", "n": n, "method": method, "path": path, "body": body }),
        )?;
        let reply = outs.iter().find(|out| out["type"] == "reply").cloned();
        while let Some(asked) = outs.iter().find(|out| out["type"] == "think") {
            let thought = self.think(asked["question"].as_str().ok_or("a question")?)?;
            let job = &asked["job"];
            outs = self
                .call(json!({ "type": "thought", "job": job, "last": true, "thought": thought }))?;
        }
        Ok(reply.ok_or("a reply")?["body"].clone())
    }

    /// Looks at a record, from its start to its end.
    fn look(&mut self, record: &str) -> Result<(), Box<dyn Error>> {
        let made = self.http("POST", "/api/records", record)?;
        let at = format!("/api/tables/{}", made["id"].as_str().ok_or("a table")?);
        let seen = self.http("GET", &format!("{at}?page=true"), "")?;
        let moves = seen["move"].as_u64().ok_or("moves")? as usize;
        for moves in (0..=moves).step_by(STRIDE) {
            self.http("GET", &format!("{at}/moves/{moves}?page=true"), "")?;
        }
        Ok(())
    }

    /// Plays against bots.
    fn play(&mut self, game: &str, bot: &str) -> Result<(), Box<dyn Error>> {
        let seats = json!([{ "kind": "you" }, { "kind": "bot", "level": bot }]);
        let wish = json!({ "game": game, "seats": seats }).to_string();
        let made = self.http("POST", "/api/tables", &wish)?;
        let at = format!("/api/tables/{}", made["id"].as_str().ok_or("a table")?);
        for decision in 0..DECISIONS {
            let seen = self.http("GET", &format!("{at}?page=true"), "")?;
            let choices = seen["choices"].as_array().ok_or("choices")?;
            let Some(choice) = choices.get(decision * 7 % choices.len().max(1)) else { break };
            let play =
                json!({ "seq": seen["seq"], "seat": choice["seat"], "action": choice["action"] });
            self.http("POST", &format!("{at}/play"), &play.to_string())?;
        }
        Ok(())
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut instance = Instance {
        local: Local::default(),
        thinker: Thinker::default(),
        entropy: Stream(Mutex::new(1)),
        requests: Cell::new(0),
    };
    instance.call(json!({ "type": "boot", "guest": null, "shelf": [] }))?;
    instance.http("POST", "/api/guest", r#"{"name":"Ann"}"#)?;
    for path in env::args().skip(1) {
        let record = fs::read_to_string(&path)?;
        instance.look(&record)?;
        let game = Record::parse(record.as_bytes())?.game;
        for bot in ["random", "apprentice", "journeyman"] {
            instance.play(&game, bot)?;
        }
    }
    Ok(())
}
