//! What the table in the browser is told and answers, written down natively: `scripts/same.mjs` tells a
//! module the same and holds its answers against these, byte for byte.
//!
//! Records are looked at move by move, and their games are played against bots. Those who think are asked what
//! can be expected, how good decisions were and what own decisions lead to; with `HINTS` set, which takes
//! minutes, what a master would do, and what can be expected more often. Each line is one call: which export,
//! what it is given, what it answers.

use std::cell::Cell;
use std::collections::BTreeSet;
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
/// So often somebody decides against bots that think little, and against one that thinks.
const DECISIONS: usize = 40;
const FEW: usize = 4;
/// So deeply decisions are looked at once more.
const LOOKS: u32 = 16;
/// Against this one it is asked what can be expected.
const EXPECTING: &str = "apprentice";

/// Whether everything is asked, however long it takes.
fn is_thorough() -> bool {
    env::var_os("HINTS").is_some()
}

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
    /// What a bot was last asked.
    picked: String,
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
        let told = |outs: &[Value]| outs.iter().find(|out| out["type"] == "reply").cloned();
        let mut reply = told(&outs);
        while let Some(asked) = outs.iter().find(|out| out["type"] == "think") {
            let question = asked["question"].as_str().ok_or("a question")?;
            if question.starts_with(r#"{"pick""#) {
                question.clone_into(&mut self.picked);
            }
            let thought = self.think(question)?;
            let job = &asked["job"];
            outs = self
                .call(json!({ "type": "thought", "job": job, "last": true, "thought": thought }))?;
            reply = reply.or_else(|| told(&outs));
        }
        Ok(reply.ok_or("a reply")?["body"].clone())
    }

    /// Looks at a record, from its start to its end.
    fn look(&mut self, record: &str) -> Result<(), Box<dyn Error>> {
        let made = self.http("POST", "/api/records", record)?;
        let at = format!("/api/tables/{}", made["id"].as_str().ok_or("a table")?);
        let seen = self.http("GET", &format!("{at}?page=true"), "")?;
        let moves = seen["moves"].as_u64().ok_or("moves")? as usize;
        for moves in (0..=moves).step_by(STRIDE) {
            self.http("GET", &format!("{at}/moves/{moves}?page=true"), "")?;
        }
        Ok(())
    }

    /// Plays against bots.
    fn play(&mut self, game: &str, bot: &str, decisions: usize) -> Result<(), Box<dyn Error>> {
        let seats = json!([{ "kind": "you" }, { "kind": "bot", "level": bot }]);
        let wish = json!({ "game": game, "seats": seats }).to_string();
        let made = self.http("POST", "/api/tables", &wish)?;
        let at = format!("/api/tables/{}", made["id"].as_str().ok_or("a table")?);
        for decision in 0..decisions {
            let seen = self.http("GET", &format!("{at}?page=true"), "")?;
            let choices = seen["choices"].as_array().ok_or("choices")?;
            let Some(choice) = choices.get(decision * 7 % choices.len().max(1)) else { break };
            let play =
                json!({ "seq": seen["seq"], "seat": choice["seat"], "action": choice["action"] });
            self.foresee(&seen, choice)?;
            self.http("POST", &format!("{at}/play"), &play.to_string())?;
        }
        // Many games are played out for it, which takes longer than all the rest: once in each game is enough.
        if bot == EXPECTING || is_thorough() {
            self.http("GET", &format!("{at}/stand"), "")?;
        }
        Ok(())
    }

    /// Asks what a decision leads to, where all is known of the table.
    fn foresee(&mut self, seen: &Value, choice: &Value) -> Result<(), Box<dyn Error>> {
        let text =
            |by: &Value, action: &Value| Some(format!("{} {}", by.as_str()?, action.as_str()?));
        let log = seen["log"].as_array().ok_or("a log")?.iter();
        let line: Option<Vec<_>> = log.map(|line| text(&line["by"], &line["action"])).collect();
        let Some(line) = line else { return Ok(()) };
        let table = json!({
            "kind": seen["kind"], "game": seen["game"], "rules": seen["rules"],
            "settings": seen["settings"], "seats": seen["seats"],
        });
        let decided = [text(&choice["seat"], &choice["action"])];
        let ask =
            json!({ "table": table, "line": line, "decided": decided, "page": true, "now": NOW });
        self.think(&json!({ "foresee": ask }).to_string())?;
        Ok(())
    }

    /// Asks those who think about the position that a bot was last asked about.
    fn study(&mut self) -> Result<(), Box<dyn Error>> {
        let asked: Value = serde_json::from_str(&self.picked)?;
        let position = &asked["pick"]["position"];
        let line = position["line"].as_array().ok_or("a line")?;
        let decided = |text: &Value| text.as_str().is_some_and(|text| !text.starts_with('*'));
        // A bot that begins is asked before anybody has decided.
        if let Some(last) = line.iter().rposition(decided) {
            let review = json!({ "at": last, "looks": LOOKS, "position": position });
            self.think(&json!({ "review": review }).to_string())?;
        }
        if is_thorough() {
            let hint = json!({ "seat": asked["pick"]["seat"], "position": position });
            self.think(&json!({ "hint": hint }).to_string())?;
        }
        Ok(())
    }

    /// Looks at lessons and puzzles of a game.
    fn learn(&mut self, game: &str) -> Result<(), Box<dyn Error>> {
        let at = format!("/api/games/{game}");
        self.http("GET", &format!("{at}/lessons"), "")?;
        self.http("GET", &format!("{at}/lessons/1/moves/3?page=true"), "")?;
        self.http("GET", &format!("{at}/puzzles"), "")?;
        self.http("POST", &format!("{at}/puzzles/1"), r#"{"moves":[],"page":true}"#)?;
        self.http("POST", &format!("{at}/puzzles/1/answer"), r#"{"moves":[]}"#)?;
        Ok(())
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut instance = Instance {
        local: Local::default(),
        thinker: Thinker::default(),
        entropy: Stream(Mutex::new(1)),
        requests: Cell::new(0),
        picked: String::new(),
    };
    instance.call(json!({ "type": "boot", "guest": null, "shelf": [] }))?;
    instance.http("POST", "/api/guest", r#"{"name":"Ann"}"#)?;
    let mut asked = BTreeSet::new();
    for path in env::args().skip(1) {
        let record = fs::read_to_string(&path)?;
        instance.look(&record)?;
        let game = Record::parse(record.as_bytes())?.game;
        // Each game is played once, however many of its records there are.
        if asked.insert(game.clone()) {
            for (bot, decisions) in
                [("random", DECISIONS), (EXPECTING, DECISIONS), ("journeyman", FEW)]
            {
                instance.play(&game, bot, decisions)?;
            }
            instance.study()?;
            instance.learn(&game)?;
        }
    }
    Ok(())
}
