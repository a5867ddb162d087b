//! Trying things on a private copy, and answers that are kept for one's turn, as clients meet them.

use axum::http::StatusCode;
use quadrivium_table::entry::Entry;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::live::{Wire, listen};
use crate::support::{Person, Site, code, in_time, postgres};

/// A table of two people: its address, who waits and who decides, and on which seat the first waits.
async fn table<'a>(
    site: &Site,
    ann: &'a Person,
    bob: &'a Person,
    no_hints: bool,
) -> (String, &'a Person, &'a Person, Value) {
    let seats = json!([{ "kind": "you" }, { "kind": "open" }]);
    let wish = json!({ "game": "burgundy", "seats": seats, "no_hints": no_hints });
    let (status, made) = ann.post("/api/tables", wish).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    let id = made["id"].as_str().unwrap().to_owned();
    bob.follow(ann, &id).await;
    site.settled(&id).await;
    let seen = ann.look(&id).await;
    let hers = seen["viewer"] == seen["turn"]["players"][0];
    let (waits, decides) = if hers { (bob, ann) } else { (ann, bob) };
    let seat = waits.look(&id).await["viewer"].clone();
    (id, waits, decides, seat)
}

fn ask(seat: &Value, moves: &Value, line: &Value) -> Value {
    json!({ "seat": seat, "moves": moves, "seed": 3, "others": "bots", "line": line })
}

/// A whole turn on that seat, tried from the table as it stands: what to send to keep it.
async fn turn(person: &Person, id: &str, seat: &Value) -> Value {
    let moves = person.look(id).await["moves"].clone();
    let mut line = json!([]);
    let mut began = false;
    loop {
        let path = format!("/api/tables/{id}/try");
        let mut asked = ask(seat, &moves, &line);
        asked["stay"] = json!(began);
        let (status, tried) = person.post(&path, asked).await;
        assert_eq!(status, StatusCode::OK, "{tried}");
        line = tried["line"].clone();
        began = true;
        let choices = tried["snapshot"]["choices"].as_array().unwrap();
        // The last offer is the one that comes to the end of a turn soonest.
        let Some(choice) = choices.last() else { break };
        let own = seat.as_str().unwrap();
        let next = format!("{own} {}", choice["action"].as_str().unwrap());
        line.as_array_mut().unwrap().push(json!(next));
    }
    ask(seat, &moves, &line)
}

/// Whoever has the turn decides until it is the other's.
async fn until_turn_of(site: &Site, decides: &Person, id: &str, seat: &Value) {
    while decides.look(id).await["turn"]["players"][0] != *seat {
        let (status, answer) = decides.play_first(id).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
        site.settled(id).await;
    }
}

/// Waits until what was intended has been played or found impossible.
async fn came(person: &Person, id: &str) -> Value {
    let found = async {
        loop {
            let seen = person.look(id).await;
            if seen["intentions"][0]["came"].is_object() {
                return seen["intentions"][0]["came"].clone();
            }
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    };
    in_time(found).await
}

#[tokio::test]
async fn trying_shows_a_table_and_leaves_no_trace() {
    let site = Site::new().await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let (id, waits, decides, seat) = table(&site, &ann, &bob, false).await;
    let before = (waits.look(&id).await, decides.look(&id).await);
    let kept = turn(waits, &id, &seat).await;
    let (status, tried) = waits.post(&format!("/api/tables/{id}/try"), kept).await;
    assert_eq!(status, StatusCode::OK, "{tried}");
    assert_eq!(tried["snapshot"]["viewer"], seat);
    assert!(tried["snapshot"]["moves"].as_u64() > before.0["moves"].as_u64());
    let names: Vec<_> = tried["snapshot"]["seats"].as_array().unwrap().iter().collect();
    assert_eq!(names.iter().filter(|seat| seat["you"] == true).count(), 1);
    assert_eq!((waits.look(&id).await, decides.look(&id).await), before);
}

#[tokio::test]
async fn whoever_may_not_try_is_told_why() {
    let site = Site::new().await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let (id, waits, decides, seat) = table(&site, &ann, &bob, true).await;
    let path = format!("/api/tables/{id}/try");
    let moves = waits.look(&id).await["moves"].clone();
    let hot = |line: Value| {
        let mut ask = ask(&seat, &moves, &line);
        ask["others"] = json!("hotseat");
        ask
    };
    let refused = async |person: &Person, ask: Value| {
        let answer = person.post(&path, ask).await;
        code(&answer).to_owned()
    };
    assert_eq!(refused(waits, hot(json!([]))).await, "");
    assert_eq!(refused(waits, ask(&seat, &moves, &json!([]))).await, "no_hints");
    assert_eq!(refused(decides, hot(json!([]))).await, "not_your_seat");
    let carol = site.person("Carol").await;
    assert_eq!(refused(&carol, hot(json!([]))).await, "not_your_seat", "an onlooker");
    assert_eq!(refused(&site.stranger(), hot(json!([]))).await, "no_guest");
    let mut late = hot(json!([]));
    late["moves"] = json!(moves.as_u64().unwrap() + 1);
    assert_eq!(refused(waits, late).await, "no_move");
    assert_eq!(refused(waits, hot(json!(vec!["A x"; 301]))).await, "bad_field");
    assert_eq!(refused(waits, hot(json!(["A ".repeat(20_000)]))).await, "too_large");
    assert_eq!(refused(waits, hot(json!(["nobody"]))).await, "bad_field");
    assert_eq!(refused(waits, hot(json!(["A nonsense"]))).await, "notation");
    for verb in ["intend", "forgo"] {
        let answer = carol.post(&format!("/api/tables/{id}/{verb}"), hot(json!([]))).await;
        assert_eq!(code(&answer), "not_your_seat", "{verb}");
    }
    let empty = waits.post(&format!("/api/tables/{id}/intend"), hot(json!([]))).await;
    assert_eq!(code(&empty), "bad_field", "there is nothing to keep");
}

#[tokio::test]
async fn the_game_says_why_something_cannot_be_tried() {
    let site = Site::new().await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let (id, waits, _, seat) = table(&site, &ann, &bob, false).await;
    let moves = waits.look(&id).await["moves"].clone();
    let mut why = ask(&seat, &moves, &json!([]));
    let (_, tried) = waits.post(&format!("/api/tables/{id}/try"), why.clone()).await;
    let offered = &tried["snapshot"]["choices"][0]["action"];
    why["actions"] = json!([offered, "place d1 3 1"]);
    let (status, reasons) = waits.post(&format!("/api/tables/{id}/try/why"), why).await;
    assert_eq!(status, StatusCode::OK, "{reasons}");
    assert_eq!(reasons["refusals"][0], Value::Null);
    assert!(reasons["refusals"][1]["key"].is_string());
}

/// The other hears of decisions, and of nothing before them: not even that something was kept.
#[tokio::test]
async fn a_kept_turn_is_played_when_it_comes_and_nobody_hears_of_it_before() {
    let site = Site::new().await;
    let at = listen(&site).await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let (id, waits, decides, seat) = table(&site, &ann, &bob, false).await;
    let mut mine = Wire::open(at, &id, waits).await.unwrap();
    mine.hello().await;
    let mut other = Wire::open(at, &id, decides).await.unwrap();
    let seen = other.hello().await;
    let plan = turn(waits, &id, &seat).await;
    let (status, stored) = waits.post(&format!("/api/tables/{id}/intend"), plan.clone()).await;
    assert_eq!(status, StatusCode::OK, "{stored}");
    let told = mine.next("update").await;
    assert_eq!(told["snapshot"]["seq"], stored["seq"]);
    let answer = told["snapshot"]["intentions"][0]["answers"][0].clone();
    assert!(answer[0]["words"]["key"].is_string(), "{answer}");
    // The next that the other hears is what they say themselves.
    decides.post(&format!("/api/tables/{id}/chat"), json!({ "text": "hello" })).await;
    let next = other.next("update").await;
    assert_eq!(next["chat"][0]["text"], "hello");
    assert_eq!(next["snapshot"]["moves"], seen["moves"]);
    until_turn_of(&site, decides, &id, &seat).await;
    let came = came(waits, &id).await;
    let played: Vec<_> = answer.as_array().unwrap().iter().map(|step| &step["action"]).collect();
    if came["missed"].as_array().unwrap().is_empty() {
        let record = waits.look(&id).await;
        let own = record["log"].as_array().unwrap().iter().filter(|line| line["by"] == seat);
        let own: Vec<_> = own.map(|line| &line["action"]).collect();
        assert_eq!(own[own.len() - played.len()..], played);
    } else {
        assert_eq!(came["missed"][0]["answer"], answer);
    }
    let public = decides.look(&id).await.to_string() + &site.stranger().look(&id).await.to_string();
    assert!(!public.contains("intentions"), "{public}");
}

#[tokio::test]
async fn a_kept_turn_can_be_taken_back_and_outlives_the_server() {
    let folder = TempDir::new().unwrap();
    let site = Site::at(folder.path()).await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let (id, waits, _, seat) = table(&site, &ann, &bob, false).await;
    let plan = turn(waits, &id, &seat).await;
    waits.post(&format!("/api/tables/{id}/intend"), plan).await;
    let cookie = waits.cookie.clone();
    site.tables.store.close().await;
    drop((ann, bob, site));
    let site = Site::at(folder.path()).await;
    let mut person = site.stranger();
    person.cookie = cookie;
    let seen = person.look(&id).await;
    assert_eq!(seen["intentions"][0]["answers"].as_array().unwrap().len(), 1);
    let forgo = json!({ "seat": seat, "answer": 0 });
    let (status, _) = person.post(&format!("/api/tables/{id}/forgo"), forgo).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(person.look(&id).await["intentions"], Value::Null);
}

/// The same on PostgreSQL, where another node may be the one that plays it.
#[tokio::test]
async fn a_kept_turn_is_played_whichever_node_hears_of_the_turn() {
    let url = postgres().await;
    let (here, there) = (Site::node(&url).await, Site::node(&url).await);
    let (ann, bob) = (here.person("Ann").await, here.person("Bob").await);
    let (id, waits, decides, seat) = table(&here, &ann, &bob, false).await;
    let plan = turn(waits, &id, &seat).await;
    waits.post(&format!("/api/tables/{id}/intend"), plan).await;
    let mut elsewhere = there.stranger();
    elsewhere.cookie.clone_from(&decides.cookie);
    until_turn_of(&there, &elsewhere, &id, &seat).await;
    came(waits, &id).await;
    let batches = here.tables.store.read().batches(id.parse().unwrap(), 0).await.unwrap();
    let entries = batches.iter().flat_map(|batch| &batch.entries);
    let due = entries.filter(|entry| matches!(entry, Entry::Due { .. })).count();
    assert_eq!(due, 1, "it is played once");
}

/// Neither a fork nor the record of a game knows what somebody had meant to do.
#[tokio::test]
async fn forks_and_records_hold_no_intentions() {
    let site = Site::new().await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let (id, waits, decides, seat) = table(&site, &ann, &bob, false).await;
    let plan = turn(waits, &id, &seat).await;
    waits.post(&format!("/api/tables/{id}/intend"), plan).await;
    let moves = waits.look(&id).await["moves"].clone();
    for person in [waits, decides] {
        let wish = json!({ "moves": moves, "kind": "sandbox" });
        let (_, fork) = person.post(&format!("/api/tables/{id}/fork"), wish).await;
        let fork = fork["id"].as_str().unwrap().to_owned();
        assert_eq!(person.look(&fork).await["intentions"], Value::Null);
        let batches = site.tables.store.read().batches(fork.parse().unwrap(), 0).await.unwrap();
        assert!(!batches.iter().flat_map(|batch| &batch.entries).any(Entry::is_private));
    }
    decides.act(&id, "resign", json!({ "seat": other(&seat) })).await;
    let request = waits.request("GET", &format!("/api/tables/{id}/record"), None);
    let (status, record) = waits.send(request).await;
    assert_eq!(status, StatusCode::OK);
    assert!(!record.contains("intend") && !record.contains("due"), "{record}");
}

fn other(seat: &Value) -> &'static str {
    if seat == "A" { "B" } else { "A" }
}
