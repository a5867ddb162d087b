//! Finished games are analysed: in the background, once, for everybody who may see them.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use quadrivium_server::Config;
use quadrivium_server::metrics::Metrics;
use quadrivium_server::store::{Postgres, Store};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::live::{Wire, listen};
use crate::support::{Person, Site, code, in_time, postgres};

const GAME: &str = include_str!("../../../burgundy/tests/games/standard-2.rec");
const SECRETS: &str = include_str!("../../../orleans/tests/games/polish-2.rec");

/// So few looks ahead that a game takes a moment.
fn shallow() -> Config {
    Config { requests_per_s: 100_000, burst: 100_000, analysis_looks: Some(8), ..Config::default() }
}

/// So many that nobody waits for the end of it.
fn deep() -> Config {
    Config { analysis_looks: Some(200_000), ..shallow() }
}

async fn at(folder: &Path, config: Config) -> Site {
    let metrics = Arc::new(Metrics::default());
    let store = Store::sqlite(folder, Arc::clone(&metrics)).await.unwrap();
    Site::over(store, metrics, config, None).await
}

/// A table with a record, and the address of its analysis.
async fn uploaded(person: &Person, text: &str) -> (String, String) {
    let mut request = person.request("POST", "/api/records", None);
    *request.body_mut() = text.to_owned().into();
    let (status, made) = person.send(request).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    let made: Value = serde_json::from_str(&made).unwrap();
    let id = made["id"].as_str().unwrap().to_owned();
    let address = format!("/api/tables/{id}/analysis");
    (id, address)
}

/// Has it analysed and waits until all is done.
async fn done(person: &Person, address: &str) -> Value {
    let (status, begun) = person.post(address, json!({})).await;
    assert_eq!(status, StatusCode::OK, "{begun}");
    until(person, address, |study| study["state"] != "running").await
}

async fn until(person: &Person, address: &str, enough: impl Fn(&Value) -> bool) -> Value {
    let look = async {
        loop {
            let (status, study) = person.get(address).await;
            assert_eq!(status, StatusCode::OK, "{study}");
            if enough(&study) {
                return study;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    in_time(look).await
}

fn sum(numbers: &Value) -> f64 {
    numbers.as_array().unwrap().iter().map(|number| number.as_f64().unwrap()).sum()
}

#[tokio::test]
async fn a_finished_game_is_judged_decision_by_decision() {
    let site = Site::with(shallow()).await;
    let ann = site.person("Ann").await;
    let (_, address) = uploaded(&ann, GAME).await;
    let (_, before) = ann.get(&address).await;
    assert_eq!((&before["state"], &before["done"]), (&json!("resting"), &json!(0)));
    let of = before["of"].as_u64().unwrap();
    assert!(of > 100, "{of}");
    let study = done(&ann, &address).await;
    assert_eq!((&study["state"], study["done"].as_u64().unwrap()), (&json!("done"), of));
    assert_eq!(study["end"]["chances"], json!([1.0, 0.0]));
    assert_eq!(study["end"]["points"], json!([149.0, 122.0]));
    let decisions = study["decisions"].as_array().unwrap();
    assert_eq!(decisions.len() as u64, of);
    assert!(decisions.is_sorted_by_key(|one| one["at"].as_u64().unwrap()));
    for one in decisions {
        assert!((sum(&one["best"]["chances"]) - 1.0).abs() < 0.01, "{one}");
        let told = &one["moment"];
        assert_eq!(told.is_object(), one["grade"] != "good", "{one}");
        let lost = ["slip", "mistake", "blunder"].contains(&one["grade"].as_str().unwrap());
        if lost {
            assert_ne!(told["better"][0], told["played"]);
            let words = told["better_words"].as_array().unwrap().len();
            assert_eq!(words, told["better"].as_array().unwrap().len());
        }
    }
    let players = study["players"].as_array().unwrap();
    let judged: u64 = players.iter().map(|one| one["decisions"].as_u64().unwrap()).sum();
    assert_eq!(judged, of);
    let luck: f64 = players.iter().map(|one| one["luck"].as_f64().unwrap()).sum();
    assert!(luck.abs() < 0.01, "what one gains by luck the other loses: {luck}");
    assert!(!study["turnings"].as_array().unwrap().is_empty());
    // Asked once more, nothing is thought about again.
    let thought = site.tables.metrics.render();
    let (_, again) = ann.post(&address, json!({})).await;
    assert_eq!(again["state"], "done");
    let count = |text: &str| {
        text.lines()
            .find(|line| line.starts_with("quadrivium_studying_seconds_count"))
            .map(String::from)
    };
    assert_eq!(count(&site.tables.metrics.render()), count(&thought));
}

#[tokio::test]
async fn whoever_may_see_the_table_sees_its_analysis() {
    let site = Site::with(shallow()).await;
    let ann = site.person("Ann").await;
    let (_, address) = uploaded(&ann, SECRETS).await;
    let study = done(&ann, &address).await;
    let (status, seen) = site.stranger().get(&address).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!((&seen["players"], &seen["turnings"]), (&study["players"], &study["turnings"]));
    let refused = site.stranger().post(&address, json!({})).await;
    assert_eq!(code(&refused), "no_guest");
    // What somebody tries out alone is theirs.
    let (_, fork) = ann
        .post(&address.replace("analysis", "fork"), json!({ "moves": 300, "kind": "sandbox" }))
        .await;
    let own = format!("/api/tables/{}/analysis", fork["id"].as_str().unwrap());
    assert_eq!(code(&site.stranger().get(&own).await), "no_table");
}

#[tokio::test]
async fn nothing_is_told_about_a_game_that_runs_or_breaks_off() {
    let site = Site::with(shallow()).await;
    let ann = site.person("Ann").await;
    let id = ann.table(&["you", "random"]).await["id"].as_str().unwrap().to_owned();
    let running = format!("/api/tables/{id}/analysis");
    let (head, actions) = GAME.split_once("\n\n").unwrap();
    let head = head.lines().filter(|line| !line.starts_with("result")).collect::<Vec<_>>();
    let actions: Vec<_> = actions.lines().take(200).collect();
    let torn = format!("{}\n\n{}\nend 200\n", head.join("\n"), actions.join("\n"));
    let (_, torn) = uploaded(&ann, &torn).await;
    for address in [running, torn] {
        assert_eq!(code(&ann.get(&address).await), "unfinished");
        assert_eq!(code(&ann.post(&address, json!({})).await), "unfinished");
        assert_eq!(code(&ann.post(&format!("{address}/stop"), json!({})).await), "unfinished");
    }
    let at = listen(&site).await;
    let mut wire = Wire::open(at, &id, &ann).await.unwrap();
    wire.hello().await;
    wire.send(json!({ "type": "study", "id": 4, "have": 0 })).await;
    assert_eq!(wire.next("refused").await["error"]["code"], "unfinished");
}

#[tokio::test]
async fn what_is_found_is_told_as_it_is_found() {
    let site = Site::with(shallow()).await;
    let listening = listen(&site).await;
    let ann = site.person("Ann").await;
    let (id, address) = uploaded(&ann, GAME).await;
    let mut wire = Wire::open(listening, &id, &ann).await.unwrap();
    wire.hello().await;
    ann.post(&address, json!({})).await;
    wire.send(json!({ "type": "study", "id": 9, "have": 0 })).await;
    let (mut heard, mut frames) = (Vec::new(), 0);
    let last = loop {
        let frame = wire.next_of(&["study", "done"]).await;
        assert_eq!(frame["id"], 9);
        if frame["type"] == "done" {
            break heard.len();
        }
        frames += 1;
        heard.extend(frame["study"]["decisions"].as_array().unwrap().clone());
        assert_eq!(frame["study"]["done"], heard.len());
    };
    assert!(frames > 3, "it came at once");
    let (_, whole) = ann.get(&address).await;
    assert_eq!(whole["of"], last);
    heard.sort_by_key(|one| one["at"].as_u64());
    assert_eq!(whole["decisions"], json!(heard));
}

/// Ann stops it, the server ends and starts again; what was found is not found again, and all of it is
/// what it would have been at once, on however many threads.
#[tokio::test]
async fn what_was_stopped_goes_on_where_it_was() {
    let (folder, other) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let cookie = {
        let site = at(folder.path(), Config { analysis_threads: 1, ..shallow() }).await;
        let ann = site.person("Ann").await;
        let (id, address) = uploaded(&ann, GAME).await;
        ann.post(&address, json!({})).await;
        until(&ann, &address, |study| study["done"].as_u64().unwrap() > 10).await;
        let (_, stopped) = ann.post(&format!("{address}/stop"), json!({})).await;
        assert_eq!(stopped["state"], "resting", "{stopped}");
        site.tables.store.close().await;
        (ann.cookie, id, address, stopped["done"].as_u64().unwrap())
    };
    let (cookie, id, address, found) = cookie;
    let site = at(folder.path(), shallow()).await;
    let mut ann = site.stranger();
    ann.cookie = cookie;
    let (_, kept) = ann.get(&address).await;
    assert_eq!((kept["done"].as_u64().unwrap(), &kept["state"]), (found, &json!("resting")));
    assert!(found < kept["of"].as_u64().unwrap(), "it was stopped before the end");
    let mut study = done(&ann, &address).await;
    let fresh = at(other.path(), Config { analysis_threads: 3, ..shallow() }).await;
    let bob = fresh.person("Bob").await;
    let mut at_once = done(&bob, &uploaded(&bob, GAME).await.1).await;
    for one in [&mut study, &mut at_once] {
        one.as_object_mut().unwrap().remove("yours");
    }
    assert_eq!(study, at_once);
    // Gone with its table.
    let (status, _) = ann.post(&format!("/api/tables/{id}/remove"), json!({})).await;
    assert_eq!(status, StatusCode::OK);
    let table = id.parse().unwrap();
    assert!(site.tables.store.read().reviews(table).await.unwrap().is_empty());
}

#[tokio::test]
async fn several_nodes_share_what_was_found() {
    let url = postgres().await;
    let node = async || {
        let metrics = Arc::new(Metrics::default());
        let backend = Arc::new(Postgres::open(&url).await.unwrap());
        let store = Store::new(backend, Arc::clone(&metrics));
        Site::over(store, metrics, Config { shared: true, ..shallow() }, None).await
    };
    let (one, other) = (node().await, node().await);
    let ann = one.person("Ann").await;
    let (id, address) = uploaded(&ann, GAME).await;
    let study = done(&ann, &address).await;
    let (_, seen) = in_time(other.stranger().get(&address)).await;
    assert_eq!((&seen["state"], &seen["decisions"]), (&json!("done"), &study["decisions"]));
    let mut here = other.stranger();
    here.cookie = ann.cookie.clone();
    assert_eq!(here.post(&format!("/api/tables/{id}/remove"), json!({})).await.0, StatusCode::OK);
    let table = id.parse().unwrap();
    assert!(one.tables.store.read().reviews(table).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_person_has_one_game_analysed_at_a_time() {
    let site = Site::with(deep()).await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let (_, one) = uploaded(&ann, GAME).await;
    let (_, other) = uploaded(&ann, GAME).await;
    let (_, begun) = ann.post(&one, json!({})).await;
    assert_eq!((&begun["state"], &begun["yours"]), (&json!("running"), &json!(true)));
    assert_eq!(code(&ann.post(&other, json!({})).await), "analysing");
    // Whoever else wants it sees what is found anyway, and cannot stop it.
    let (_, seen) = bob.post(&one, json!({})).await;
    assert_eq!((&seen["state"], &seen["yours"]), (&json!("running"), &json!(false)));
    assert_eq!(code(&bob.post(&format!("{one}/stop"), json!({})).await), "not_yours");
    let (_, stopped) = ann.post(&format!("{one}/stop"), json!({})).await;
    assert_eq!(stopped["state"], "resting");
    let (_, begun) = ann.post(&other, json!({})).await;
    assert_eq!(begun["state"], "running");
    ann.post(&format!("{other}/stop"), json!({})).await;
}

/// With one thread for all thoughts, bots and hints go first.
#[tokio::test]
async fn whoever_plays_does_not_wait_for_an_analysis() {
    let site = Site::with(Config { bot_threads: 1, analysis_looks: Some(64), ..shallow() }).await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let (_, address) = uploaded(&ann, GAME).await;
    ann.post(&address, json!({})).await;
    let id = bob.table(&["you", "random"]).await["id"].as_str().unwrap().to_owned();
    for _ in 0..5 {
        in_time(site.settled(&id)).await;
        assert_eq!(bob.play_first(&id).await.0, StatusCode::OK);
    }
    let stand = in_time(bob.get(&format!("/api/tables/{id}/stand"))).await;
    assert_eq!(stand.0, StatusCode::OK);
    let study = until(&ann, &address, |study| study["done"].as_u64().unwrap() > 3).await;
    assert_ne!(study["state"], "resting", "it goes on all the same");
    ann.post(&format!("{address}/stop"), json!({})).await;
}

/// A game that is taken back and goes on otherwise is another game.
#[tokio::test]
async fn another_line_of_play_is_judged_anew() {
    let site = Site::with(shallow()).await;
    let ann = site.person("Ann").await;
    let id = ann.table(&["you", "you"]).await["id"].as_str().unwrap().to_owned();
    let play_out = async || loop {
        if ann.look(&id).await["state"] == "over" {
            return;
        }
        assert_eq!(ann.play_first(&id).await.0, StatusCode::OK);
    };
    play_out().await;
    let address = format!("/api/tables/{id}/analysis");
    let first = done(&ann, &address).await;
    let moves = ann.look(&id).await["moves"].as_u64().unwrap();
    let (status, answer) = ann.act(&id, "undo", json!({ "to": moves - 40 })).await;
    assert_eq!(status, StatusCode::OK, "it is all Ann's: {answer}");
    assert_eq!(code(&ann.get(&address).await), "unfinished");
    // Chance is the same: only another decision makes another game, so there must be one.
    let here = loop {
        let here = ann.look(&id).await;
        if here["choices"].as_array().unwrap().len() > 1 {
            break here;
        }
        assert_eq!(ann.play_first(&id).await.0, StatusCode::OK);
    };
    let back = here["moves"].as_u64().unwrap();
    let other = here["choices"].as_array().unwrap().last().unwrap();
    let otherwise = json!({ "seat": other["seat"], "action": other["action"] });
    assert_eq!(ann.act(&id, "play", otherwise).await.0, StatusCode::OK);
    play_out().await;
    let (_, then) = ann.get(&address).await;
    let done = then["done"].as_u64().unwrap();
    assert!(done < first["done"].as_u64().unwrap() && done > 0, "what came before stays known");
    let known = then["decisions"].as_array().unwrap();
    assert!(known.iter().all(|one| one["at"].as_u64() < Some(back)), "and nothing else");
}

/// Playing on from a moment of the game, on one seat against bots of a rank.
#[tokio::test]
async fn one_plays_on_from_a_moment_against_bots() {
    let site = Site::with(shallow()).await;
    let ann = site.person("Ann").await;
    let (id, _) = uploaded(&ann, GAME).await;
    let fork = format!("/api/tables/{id}/fork");
    let wish = json!({ "moves": 100, "kind": "bots", "seat": "B", "level": "random" });
    let (status, made) = ann.post(&fork, wish.clone()).await;
    assert_eq!(status, StatusCode::OK, "{made}");
    let table = made["id"].as_str().unwrap();
    in_time(site.settled(table)).await;
    let seen = ann.look(table).await;
    let seat = |at: usize| (seen["seats"][at]["you"].clone(), seen["seats"][at]["level"].clone());
    assert_eq!(seat(0), (json!(false), json!("random")));
    assert_eq!(seat(1).0, json!(true));
    assert!(seen["moves"].as_u64().unwrap() >= 100 && seen["state"] == "running");
    for (field, value) in [("seat", json!("D")), ("seat", Value::Null), ("level", json!("nobody"))]
    {
        let mut bad = wish.clone();
        bad[field] = value;
        let (status, answer) = ann.post(&fork, bad).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{answer}");
        assert_eq!(answer["error"]["field"], field);
    }
}

/// The better turn of a moment is gone through on the board, and somebody else tries the moment again.
#[tokio::test]
async fn a_moment_is_gone_through_and_tried_again() {
    let site = Site::with(shallow()).await;
    let ann = site.person("Ann").await;
    let (id, address) = uploaded(&ann, GAME).await;
    let study = done(&ann, &address).await;
    let bob = site.stranger();
    let at_moment = |at: &Value| format!("{address}/moments/{at}");
    let look = async |path: &str, moves: &[Value]| {
        let (status, seen) = bob.post(path, json!({ "moves": moves })).await;
        assert_eq!(status, StatusCode::OK, "{seen}");
        seen
    };
    // A turn that ends with something that is shown is not whole: another moment, then.
    let mut found = None;
    for one in study["decisions"].as_array().unwrap() {
        let Some(better) = one["moment"]["better"].as_array().filter(|it| it.len() > 1) else {
            continue;
        };
        if look(&at_moment(&one["at"]), better).await["over"] == true {
            found = Some((one, better));
            break;
        }
    }
    let (one, better) = found.expect("a better turn of several decisions");
    let (path, at) = (at_moment(&one["at"]), one["at"].as_u64().unwrap());
    for made in 0..=better.len() {
        let seen = look(&path, &better[..made]).await;
        assert_eq!(seen["snapshot"]["moves"], at + made as u64);
        assert_eq!(seen["snapshot"]["viewer"], one["seat"]);
        assert_eq!(seen["over"], made == better.len());
    }
    let answer = format!("{path}/answer");
    let (_, shown) = bob.post(&answer, json!({})).await;
    assert_eq!(
        (&shown["answered"], &shown["solution"]["actions"]),
        (&json!("shown"), &json!(better))
    );
    let (lost, told) = (one["lost"]["mean"].as_f64(), shown["solution"]["chance"]["mean"].as_f64());
    assert!((lost.unwrap() - told.unwrap()).abs() < 1e-6, "it is ahead by what was lost");
    let (_, solved) = bob.post(&answer, json!({ "moves": better })).await;
    assert_eq!(solved["answered"], "solved");
    // Somebody does what was done then, and then whatever comes first.
    let mut moves = vec![one["moment"]["played"].clone()];
    loop {
        let seen = look(&path, &moves).await;
        if seen["over"] == true {
            break;
        }
        moves.push(seen["snapshot"]["choices"][0]["action"].clone());
    }
    let (status, verdict) = in_time(bob.post(&answer, json!({ "moves": moves }))).await;
    assert_eq!(status, StatusCode::OK, "{verdict}");
    let answered = verdict["answered"].as_str().unwrap();
    assert!(["solved", "equal", "worse"].contains(&answered), "{verdict}");
    assert_eq!(verdict["behind"].is_object(), answered == "worse");
    let why = json!({ "seat": one["seat"], "actions": ["nonsense"] });
    let (_, reasons) = bob.post(&format!("{path}/why"), why).await;
    assert!(reasons["refusals"][0]["key"].is_string(), "{reasons}");
    // What nobody has judged is no moment, and neither is anything of a game that runs.
    assert_eq!(code(&bob.post(&format!("{address}/moments/9999"), json!({})).await), "no_page");
    assert_eq!(code(&bob.post(&format!("{address}/moments/x"), json!({})).await), "no_page");
    let fork = json!({ "moves": at, "kind": "hotseat" });
    let (_, running) = ann.post(&format!("/api/tables/{id}/fork"), fork).await;
    let running = running["id"].as_str().unwrap();
    let refused =
        ann.post(&format!("/api/tables/{running}/analysis/moments/{at}"), json!({})).await;
    assert_eq!(code(&refused), "unfinished");
}
