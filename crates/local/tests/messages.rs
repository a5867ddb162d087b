//! What the page and the local table say to each other beyond requests: reading on demand, other tabs,
//! questions to those who think.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use quadrivium_local::message::Call;
use quadrivium_local::{Local, Thinker};
use quadrivium_table::moment::{Entropy, NoEntropy};
use serde_json::{Value, json};

/// Other bytes each time, and the same in every run.
#[derive(Default)]
struct Counted(AtomicU64);

impl Entropy for Counted {
    fn fill(&self, bytes: &mut [u8]) -> Result<(), NoEntropy> {
        for byte in bytes {
            *byte = (self.0.fetch_add(1, Relaxed) * 7 % 251) as u8;
        }
        Ok(())
    }
}

/// A tab, and what was kept.
#[derive(Default)]
struct Tab {
    local: Local,
    entropy: Counted,
    kept: Vec<Value>,
}

impl Tab {
    fn new() -> Self {
        let mut tab = Self::default();
        tab.take(json!({ "type": "boot", "guest": null, "shelf": [] }));
        tab.http("POST", "/api/guest", &json!({ "name": "Ann" }));
        tab
    }

    fn take(&mut self, mut call: Value) -> Vec<Value> {
        call["now"] = 1_800_000_000_000_u64.into();
        let outs = self.local.take(&self.entropy, serde_json::from_value(call).unwrap());
        let outs: Vec<Value> =
            serde_json::from_str(&serde_json::to_string(&outs).unwrap()).unwrap();
        let kept = ["guest", "create", "store", "shelve", "review", "remove"];
        self.kept.extend(
            outs.iter().filter(|out| kept.iter().any(|kind| out["type"] == **kind)).cloned(),
        );
        outs
    }

    fn http(&mut self, method: &str, path: &str, body: &Value) -> Vec<Value> {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        self.take(json!({ "type": "http", "n": 7, "method": method, "path": path, "body": body }))
    }

    /// A table with somebody on each seat, or a bot; its name.
    fn table(&mut self, seats: &Value) -> String {
        let outs = self.http("POST", "/api/tables", &json!({ "game": "burgundy", "seats": seats }));
        one(&outs, "reply")["body"]["id"].as_str().unwrap().to_owned()
    }

    /// All that was kept of a table, as it is loaded.
    fn stored(&self, id: &str) -> Value {
        let plan = self.kept.iter().find(|out| out["plan"]["id"] == id).unwrap()["plan"].clone();
        let of = self.kept.iter().filter(|out| out["type"] == "store" && out["table"] == id);
        json!({ "type": "load", "plan": plan, "batches": of.collect::<Vec<_>>() })
    }

    fn look(&mut self, id: &str) -> Value {
        let outs = self.http("GET", &format!("/api/tables/{id}"), &Value::Null);
        one(&outs, "reply")["body"].clone()
    }

    /// Plays the first that is offered.
    fn play(&mut self, id: &str) -> Vec<Value> {
        let seen = self.look(id);
        let choice = &seen["choices"][0];
        let play =
            json!({ "seq": seen["seq"], "seat": choice["seat"], "action": choice["action"] });
        self.http("POST", &format!("/api/tables/{id}/play"), &play)
    }
}

fn one<'a>(outs: &'a [Value], kind: &str) -> &'a Value {
    outs.iter().find(|out| out["type"] == kind).unwrap_or_else(|| panic!("no {kind}: {outs:?}"))
}

fn kinds(outs: &[Value]) -> Vec<&str> {
    outs.iter().map(|out| out["type"].as_str().unwrap()).collect()
}

fn hot_seat() -> Value {
    json!([{ "kind": "you" }, { "kind": "you" }])
}

#[test]
fn a_table_is_read_when_somebody_asks_for_it() {
    let mut first = Tab::new();
    let id = first.table(&hot_seat());
    first.play(&id);
    let load = first.stored(&id);
    let guest = first.kept[0]["guest"].clone();
    let shelf = json!([{ "plan": load["plan"], "ended": null }]);
    let mut second = Tab::default();
    assert_eq!(
        kinds(&second.take(json!({ "type": "boot", "guest": guest, "shelf": shelf }))),
        [""; 0]
    );
    for (method, path) in [("GET", format!("/api/tables/{id}")), ("GET", "/api/tables/mine".into())]
    {
        let outs = second.http(method, &path, &Value::Null);
        assert_eq!(outs, [json!({ "type": "read", "tables": [id] })]);
    }
    assert_eq!(second.take(load), [Value::Null; 0]);
    assert_eq!(second.look(&id), first.look(&id));
}

#[test]
fn what_another_tab_has_added_is_told_once() {
    let mut first = Tab::new();
    let id = first.table(&hot_seat());
    let before = first.stored(&id);
    first.play(&id);
    let after = first.stored(&id);
    let mut second = Tab::default();
    second.take(json!({ "type": "boot", "guest": first.kept[0]["guest"], "shelf": [] }));
    second.take(before);
    second.take(json!({ "type": "open", "c": 1, "table": id }));
    second.take(json!({ "type": "frame", "c": 1, "text": r#"{"type":"hello"}"# }));
    let told = second.take(after.clone());
    assert_eq!(kinds(&told), ["frame"]);
    assert_eq!(told[0]["frame"]["type"], "update");
    assert_eq!(second.take(after.clone()), [Value::Null; 0], "it is known already");
    // Somebody was quicker: what is in memory is thrown away, and everything is sent anew.
    second.take(json!({ "type": "forget", "table": id }));
    let anew = second.take(after);
    assert_eq!(anew[0]["frame"]["type"], "snapshot");
    let gone = second.take(json!({ "type": "removed", "table": id }));
    assert_eq!(kinds(&gone), ["frame", "closed"]);
    assert_eq!(gone[0]["frame"]["type"], "deleted");
}

#[test]
fn a_bot_is_asked_once_and_no_longer_when_the_table_has_moved_on() {
    let mut tab = Tab::new();
    let (id, think) = asked_bot(&mut tab, "apprentice");
    let job = &think["job"];
    assert_eq!(think["net"], Value::Null);
    assert_eq!(kinds(&tab.take(json!({ "type": "slow", "job": job }))), [""; 0], "nobody listens");
    let nonsense =
        json!({ "type": "thought", "job": job, "last": true, "thought": r#"{"pick":"dance"}"# });
    assert_eq!(tab.take(nonsense), [json!({ "type": "stuck", "table": id })]);
    assert_eq!(tab.take(tab.stored(&id)), [Value::Null; 0], "nothing has changed");
    let undo = json!({ "seq": tab.look(&id)["seq"] });
    let outs = tab.http("POST", &format!("/api/tables/{id}/undo"), &undo);
    assert_eq!(kinds(&outs), ["store", "reply"]);
}

#[test]
fn a_bot_over_which_everybody_died_is_asked_again_when_its_table_is_read_anew_or_has_changed() {
    let mut tab = Tab::new();
    let (id, think) = asked_bot(&mut tab, "apprentice");
    let stored = tab.stored(&id);
    let failed = |think: &Value| json!({ "type": "failed", "job": think["job"] });
    assert_eq!(kinds(&tab.take(failed(&think))), ["stuck"]);
    tab.take(json!({ "type": "forget", "table": id }));
    let again = tab.take(stored.clone());
    assert_eq!(kinds(&again), ["think"]);
    assert_eq!(again[0]["question"], think["question"]);
    // In another tab nobody dies: what the bot has begun there it goes on with here.
    let mut other = Tab::default();
    other.take(json!({ "type": "boot", "guest": tab.kept[0]["guest"], "shelf": [] }));
    let asked = other.take(stored);
    assert_eq!(kinds(&other.take(failed(&asked[0]))), ["stuck"]);
    let thought = in_its_place(&again[0]);
    let job = &again[0]["job"];
    let outs = tab.take(json!({ "type": "thought", "job": job, "last": true, "thought": thought }));
    assert_eq!(kinds(&outs), ["store", "think"]);
    assert_eq!(kinds(&other.take(tab.stored(&id))), ["think"]);
}

/// A table at which a bot has the turn, and what it was asked.
fn asked_bot(tab: &mut Tab, level: &str) -> (String, Value) {
    let id = tab.table(&json!([{ "kind": "you" }, { "kind": "bot", "level": level }]));
    for _ in 0..20 {
        let mut asked: Vec<Value> = tab.play(&id);
        asked.retain(|out| out["type"] == "think");
        assert!(asked.len() <= 1, "{asked:?}");
        if let Some(think) = asked.pop() {
            return (id, think);
        }
    }
    panic!("nobody asks the bot");
}

/// What the simplest of bots would do in the place of the one that was asked.
fn in_its_place(think: &Value) -> String {
    let mut question: Value = serde_json::from_str(think["question"].as_str().unwrap()).unwrap();
    question["pick"]["bot"] = "random".into();
    let question = serde_json::from_value(question).unwrap();
    let thought = Thinker::default().think(question, &Counted::default(), &mut |_| {});
    serde_json::to_string(&thought.unwrap()).unwrap()
}

#[test]
fn a_bot_waits_for_its_network_and_plays_when_that_is_there() {
    let mut tab = Tab::new();
    let (id, think) = asked_bot(&mut tab, "journeyman");
    assert_eq!(think["net"], "burgundy");
    let job = &think["job"];
    tab.take(json!({ "type": "open", "c": 1, "table": id }));
    tab.take(json!({ "type": "frame", "c": 1, "text": r#"{"type":"hello"}"# }));
    let slow = tab.take(json!({ "type": "slow", "job": job }));
    assert_eq!(slow[0]["frame"]["thinking"], "B");
    // Whoever looks on is told that it does not think, and the page that something is missing.
    let missing = json!({ "type": "missing", "job": job });
    let told = tab.take(missing.clone());
    assert_eq!(kinds(&told), ["lacks", "frame"]);
    assert_eq!((&told[0]["job"], &told[1]["frame"]["thinking"]), (job, &Value::Null));
    // Once more, and still nothing: it has not given up.
    assert_eq!(kinds(&tab.take(missing)), ["lacks"]);
    let before = tab.look(&id)["seq"].as_u64();
    let thought =
        json!({ "type": "thought", "job": job, "last": true, "thought": in_its_place(&think) });
    assert_eq!(kinds(&tab.take(thought))[0], "store");
    assert!(tab.look(&id)["seq"].as_u64() > before);
}

#[test]
fn whoever_is_no_bot_is_told_what_is_missing() {
    let mut tab = Tab::new();
    let id = tab.table(&hot_seat());
    tab.take(json!({ "type": "open", "c": 1, "table": id }));
    tab.take(json!({ "type": "frame", "c": 1, "text": r#"{"type":"hello"}"# }));
    let seen = tab.look(&id);
    let ask =
        json!({ "type": "hint", "id": 3, "seq": seen["seq"], "seat": seen["choices"][0]["seat"] });
    let asked = tab.take(json!({ "type": "frame", "c": 1, "text": ask.to_string() }));
    let job = &one(&asked, "think")["job"];
    let told = tab.take(json!({ "type": "missing", "job": job }));
    assert_eq!(kinds(&told), ["drop", "frame"]);
    let frame = &told[1]["frame"];
    assert_eq!((&frame["type"], &frame["id"]), (&json!("refused"), &json!(3)));
    assert_eq!(frame["error"]["key"], "error-not-kept");
    assert_eq!(tab.take(json!({ "type": "missing", "job": job })), [Value::Null; 0]);
    // What is known without it is answered without it.
    let outs = tab.http("GET", &format!("/api/tables/{id}/stand"), &Value::Null);
    let job = &one(&outs, "think")["job"];
    let told = tab.take(json!({ "type": "missing", "job": job }));
    assert_eq!(kinds(&told), ["reply", "drop"]);
    assert_eq!(told[0]["status"], 200);
}

#[test]
fn a_hint_comes_bit_by_bit_and_ends_when_somebody_decides() {
    let mut tab = Tab::new();
    let id = tab.table(&hot_seat());
    tab.take(json!({ "type": "open", "c": 1, "table": id }));
    tab.take(json!({ "type": "frame", "c": 1, "text": r#"{"type":"hello"}"# }));
    let seen = tab.look(&id);
    let ask =
        json!({ "type": "hint", "id": 3, "seq": seen["seq"], "seat": seen["choices"][0]["seat"] });
    let asked = tab.take(json!({ "type": "frame", "c": 1, "text": ask.to_string() }));
    let think = one(&asked, "think");
    assert_eq!(think["net"], "burgundy");
    let found = json!({ "type": "thought", "job": think["job"], "last": false,
        "thought": r#"{"hint":{"looks":5}}"# });
    let told = tab.take(found);
    assert_eq!(told[0]["frame"], json!({ "type": "hint", "id": 3, "hint": { "looks": 5 } }));
    let played = tab.play(&id);
    assert_eq!(kinds(&played), ["store", "reply", "drop", "frame", "frame"]);
    assert_eq!(played[3]["frame"]["type"], "done");
}

#[test]
fn what_cannot_be_read_is_said_and_hides_nothing_else() {
    let mut tab = Tab::new();
    let (good, bad) = (tab.table(&hot_seat()), tab.table(&hot_seat()));
    let mut load = tab.stored(&bad);
    load["batches"][0]["entries"] = json!([{ "type": "undo", "to": 99 }]);
    tab.take(json!({ "type": "forget", "table": bad }));
    tab.take(load);
    let outs = tab.http("GET", &format!("/api/tables/{bad}"), &Value::Null);
    assert_eq!(one(&outs, "reply")["body"]["error"]["code"], "damaged");
    let outs = tab.http("GET", "/api/tables/mine", &Value::Null);
    let listed = one(&outs, "reply")["body"]["running"].as_array().unwrap().clone();
    assert_eq!(listed.iter().map(|it| &it["id"]).collect::<Vec<_>>(), [&json!(good)]);
}

/// The plan of a table as it was kept, by its name.
fn row(tab: &Tab, id: &str, ended: &Value) -> Value {
    json!({ "plan": tab.stored(id)["plan"], "ended": ended })
}

#[test]
fn a_row_that_cannot_be_read_hides_no_other() {
    let mut first = Tab::new();
    let (good, odd) = (first.table(&hot_seat()), first.table(&hot_seat()));
    let shelf = json!([
        row(&first, &good, &Value::Null),
        { "plan": { "id": "from-a-newer-version", "players": "many" }, "ended": null },
        { "plan": 5 },
        row(&first, &odd, &json!(5)),
    ]);
    for guest in [first.kept[0]["guest"].clone(), json!({ "id": "x" })] {
        let mut tab = Tab::default();
        tab.take(json!({ "type": "boot", "guest": guest, "shelf": shelf }));
        tab.http("POST", "/api/guest", &json!({ "name": "Ann" }));
        let mut unread = json!(["from-a-newer-version"]);
        for id in [&good, &odd] {
            tab.take(first.stored(id));
        }
        let outs = tab.http("GET", "/api/tables/mine", &Value::Null);
        assert_eq!(one(&outs, "reply")["body"]["running"].as_array().unwrap().len(), 2);
        let outs = tab.http("GET", "/api/tables/unread", &Value::Null);
        assert_eq!(one(&outs, "reply")["body"], unread);
        let outs = tab.http("POST", "/api/tables/from-a-newer-version/remove", &Value::Null);
        assert_eq!(outs[0], json!({ "type": "remove", "table": "from-a-newer-version" }));
        assert_eq!(one(&outs, "reply")["status"], 200);
        unread = json!([]);
        let outs = tab.http("GET", "/api/tables/unread", &Value::Null);
        assert_eq!(one(&outs, "reply")["body"], unread);
    }
}

#[test]
fn a_table_with_an_unknown_kind_of_entry_can_only_be_removed() {
    let mut tab = Tab::new();
    let (good, bad) = (tab.table(&hot_seat()), tab.table(&hot_seat()));
    let mut load = tab.stored(&bad);
    load["batches"][0]["entries"] = json!([{ "type": "dance", "seat": "A" }]);
    tab.take(json!({ "type": "open", "c": 1, "table": bad }));
    tab.take(json!({ "type": "frame", "c": 1, "text": r#"{"type":"hello"}"# }));
    assert_eq!(tab.take(load), [Value::Null; 0], "nobody says that it is deleted");
    let undo = json!({ "type": "undo", "id": 4, "seq": 1 });
    let outs = tab.take(json!({ "type": "frame", "c": 1, "text": undo.to_string() }));
    assert_eq!(outs[0]["frame"]["error"]["code"], "damaged");
    let at = format!("/api/tables/{bad}");
    let outs = tab.http("GET", &at, &Value::Null);
    assert_eq!(one(&outs, "reply")["body"]["error"]["code"], "damaged");
    let outs = tab.http("GET", "/api/tables/mine", &Value::Null);
    assert_eq!(one(&outs, "reply")["body"]["running"][0]["id"], json!(good));
    let outs = tab.http("GET", "/api/tables/unread", &Value::Null);
    assert_eq!(one(&outs, "reply")["body"], json!([bad]));
    let outs = tab.http("POST", &format!("{at}/remove"), &Value::Null);
    assert_eq!(kinds(&outs), ["remove", "frame", "closed", "reply"]);
    let outs = tab.http("GET", &at, &Value::Null);
    assert_eq!(one(&outs, "reply")["body"]["error"]["code"], "no_table");
}

#[test]
fn a_review_that_cannot_be_read_is_left_out() {
    let mut tab = Tab::new();
    let id = tab.table(&hot_seat());
    let mut load = tab.stored(&id);
    load["reviews"] = json!([{ "at": "never" }]);
    tab.take(json!({ "type": "forget", "table": id }));
    tab.take(load);
    assert_eq!(tab.look(&id)["id"], json!(id));
}

#[test]
fn what_is_no_message_changes_nothing() {
    let mut tab = Tab::new();
    let id = tab.table(&hot_seat());
    for text in ["", "[]", r#"{ "now": 1, "type": "open", "c": 2, "table": "x" }"#] {
        let outs = tab.local.take_text(&tab.entropy, text);
        assert_eq!(serde_json::to_value(&outs).unwrap()[0]["type"], "misheard", "{text}");
        assert_eq!(outs.len(), 1);
    }
    assert_eq!(tab.look(&id)["id"], json!(id));
}

#[test]
fn a_table_that_is_forgotten_is_still_on_the_shelf() {
    let mut tab = Tab::new();
    let id = tab.table(&hot_seat());
    tab.take(json!({ "type": "forget", "table": id }));
    let outs = tab.http("GET", &format!("/api/tables/{id}"), &Value::Null);
    assert_eq!(outs, [json!({ "type": "read", "tables": [id] })]);
    tab.take(json!({ "type": "removed", "table": id }));
    let outs = tab.http("GET", &format!("/api/tables/{id}"), &Value::Null);
    assert_eq!(one(&outs, "reply")["body"]["error"]["code"], "no_table");
}

#[test]
fn news_of_a_table_at_which_nobody_looks_are_not_read() {
    let mut first = Tab::new();
    let id = first.table(&json!([{ "kind": "you" }, { "kind": "bot", "level": "apprentice" }]));
    let news = |first: &Tab| {
        let mut row = row(first, &id, &Value::Null);
        row["type"] = "news".into();
        row
    };
    let mut lobby = Tab::default();
    lobby.take(json!({ "type": "boot", "guest": first.kept[0]["guest"], "shelf": [] }));
    assert_eq!(lobby.take(news(&first)), [Value::Null; 0]);
    let read = json!({ "type": "read", "tables": [id] });
    let list = |tab: &mut Tab| tab.http("GET", "/api/tables/mine", &Value::Null);
    assert_eq!(list(&mut lobby), *std::slice::from_ref(&read), "it is on the shelf");
    lobby.take(first.stored(&id));
    first.play(&id);
    assert_eq!(lobby.take(news(&first)), [Value::Null; 0]);
    assert_eq!(list(&mut lobby), *std::slice::from_ref(&read), "what was read is no more");
    lobby.take(first.stored(&id));
    lobby.take(json!({ "type": "open", "c": 1, "table": id }));
    assert_eq!(lobby.take(news(&first)), [read], "somebody looks at it now");
}

#[test]
fn whoever_took_a_name_in_another_tab_is_here_too() {
    let mut first = Tab::new();
    let id = first.table(&hot_seat());
    let guest = first.kept[0]["guest"].clone();
    let mut second = Tab::default();
    second.take(json!({ "type": "boot", "guest": null, "shelf": [] }));
    second.take(first.stored(&id));
    second.take(json!({ "type": "open", "c": 1, "table": id }));
    second.take(json!({ "type": "frame", "c": 1, "text": r#"{"type":"hello"}"# }));
    let told = second.take(json!({ "type": "guest", "guest": guest }));
    assert_eq!(kinds(&told), ["frame"]);
    assert_eq!(told[0]["frame"]["snapshot"]["seats"][0]["you"], true);
    assert_eq!(told[0]["frame"]["snapshot"]["seats"][0]["online"], true);
    // What could not be kept is forgotten.
    second.take(json!({ "type": "guest", "guest": null }));
    let outs = second.http("GET", "/api/guest", &Value::Null);
    assert_eq!(one(&outs, "reply")["body"], Value::Null);
}

#[test]
fn a_running_game_is_given_away_to_whoever_plays_it_alone() {
    let mut tab = Tab::new();
    let id = tab.table(&json!([{ "kind": "you" }, { "kind": "bot", "level": "random" }]));
    let at = format!("/api/tables/{id}/record");
    let refused = tab.http("GET", &at, &Value::Null);
    assert_eq!(one(&refused, "reply")["body"]["error"]["code"], "still_running");
    let outs = tab.http("GET", &format!("{at}?running=true"), &Value::Null);
    let reply = one(&outs, "reply");
    assert_eq!(reply["status"], 200);
    assert!(reply["body"].as_str().unwrap().contains("burgundy"));
}

#[test]
fn an_address_that_takes_no_such_request_says_so() {
    let mut tab = Tab::new();
    let wrong = tab.http("POST", "/api/games", &Value::Null);
    assert_eq!(one(&wrong, "reply")["status"], 405);
    let nothing = tab.http("GET", "/api/nothing", &Value::Null);
    assert_eq!(one(&nothing, "reply")["status"], 404);
}

#[test]
fn a_message_says_what_it_lacks() {
    let trouble = |text: &str| serde_json::from_str::<Call>(text).unwrap_err().to_string();
    for (text, lacks) in [
        (r#"{ "now": 1, "type": "boot", "guest": null }"#, "shelf"),
        (r#"{ "now": 1, "type": "open", "c": 2 }"#, "table"),
        (r#"{ "now": 1, "type": "http", "n": 2, "method": "GET" }"#, "path"),
        (r#"{ "now": 1, "type": "thought", "job": 2, "last": true }"#, "thought"),
        (r#"{ "type": "close", "c": 2 }"#, "now"),
        (r#"{ "now": 1, "c": 2 }"#, "type"),
    ] {
        assert!(trouble(text).starts_with(&format!("missing field `{lacks}`")), "{text}");
    }
    assert!(trouble(r#"{ "now": 1, "type": "sleep" }"#).starts_with("unknown variant `sleep`"));
}
