//! Tournaments: rounds that begin by themselves, nobody who blocks them, and what strangers get of them.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use axum::http::{HeaderValue, StatusCode, header};
use quadrivium_server::Config;
use quadrivium_server::metrics::Metrics;
use quadrivium_server::store::{Sqlite, Store};
use serde_json::{Value, json};

use crate::faulty::{Fate, Faulty};
use crate::live::{Wire, listen};
use crate::support::{Answer, Person, Site, code, in_time, postgres};

const DAY_S: u64 = 86_400;

/// A wish for a tournament of three rounds, with what is different.
pub fn wish(other: &Value) -> Value {
    let mut wish = json!({
        "name": "Spring cup", "admission": { "kind": "open" }, "game": "burgundy", "format": "swiss",
        "size": 2, "rounds": 3, "clock": { "turn": { "move_s": DAY_S } }, "round_h": 24 * 7,
    });
    for (name, value) in other.as_object().unwrap() {
        wish[name] = value.clone();
    }
    wish
}

/// Founds a tournament; its name.
pub async fn found(organiser: &Person, other: Value) -> String {
    let (status, founded) = organiser.post("/api/tournaments", wish(&other)).await;
    assert_eq!(status, StatusCode::CREATED, "{founded}");
    founded["id"].as_str().unwrap().to_owned()
}

pub async fn ask(person: &Person, id: &str, verb: &str, body: Value) -> Answer {
    person.post(&format!("/api/tournaments/{id}/{verb}"), body).await
}

/// Does something that must work.
pub async fn act(person: &Person, id: &str, verb: &str, body: Value) {
    let (status, said) = ask(person, id, verb, body).await;
    assert_eq!(status, StatusCode::OK, "{verb}: {said}");
}

pub async fn show(person: &Person, id: &str) -> Value {
    let (status, shown) = person.get(&format!("/api/tournaments/{id}")).await;
    assert_eq!(status, StatusCode::OK, "{shown}");
    shown
}

/// So many people, the first of whom organises and plays.
pub async fn begun(site: &Site, names: &[&str], other: Value) -> (Vec<Person>, String) {
    let mut people = Vec::new();
    for name in names {
        people.push(site.person(name).await);
    }
    let id = found(&people[0], other).await;
    for person in &people {
        act(person, &id, "join", json!({})).await;
    }
    act(&people[0], &id, "start", json!({})).await;
    (people, id)
}

/// The tables of a round, each as its name and those who sit there.
pub fn tables(shown: &Value, round: usize) -> Vec<(String, Vec<usize>)> {
    let tables = shown["played"][round]["tables"].as_array().unwrap();
    let seats = |table: &Value| {
        let seats = table["seats"].as_array().unwrap();
        seats.iter().map(|seat| seat["player"].as_u64().unwrap() as usize).collect()
    };
    tables.iter().map(|table| (table["id"].as_str().unwrap().to_owned(), seats(table))).collect()
}

/// Somebody gives up, whatever the bots do meanwhile who play for others.
pub async fn gives_up(person: &Person, table: &str, at: usize) {
    let seat = ["A", "B", "C", "D", "E"][at];
    in_time(async {
        loop {
            let answer = person.act(table, "resign", json!({ "seat": seat })).await;
            match code(&answer) {
                "" => return,
                "stale" => tokio::task::yield_now().await,
                _ => panic!("{}", answer.1),
            }
        }
    })
    .await;
}

/// At every table all but one give up: whoever came first stays.
pub async fn play_out(people: &[Person], shown: &Value, round: usize) {
    for (table, seats) in tables(shown, round) {
        let best = *seats.iter().min().unwrap();
        for (at, &player) in seats.iter().enumerate().filter(|(_, player)| **player != best) {
            gives_up(&people[player], &table, at).await;
        }
    }
}

fn place(shown: &Value, player: usize) -> (u64, f64) {
    let rows = shown["standings"].as_array().unwrap();
    let row = rows.iter().find(|row| row["player"] == player).unwrap();
    (row["place"].as_u64().unwrap(), row["points"].as_f64().unwrap())
}

#[tokio::test]
async fn a_swiss_tournament_goes_from_round_to_round_by_itself_on_either_database() {
    for site in [Site::new().await, Site::node(&postgres().await).await] {
        let (people, id) =
            begun(&site, &["Ann", "Bob", "Cat", "Dan", "Eve"], json!({ "rated": true })).await;
        let ann = &people[0];
        let mut met = BTreeSet::new();
        let mut waited = BTreeSet::new();
        for round in 0..3 {
            let shown = show(ann, &id).await;
            assert_eq!((&shown["stage"], &shown["round"]), (&json!("running"), &json!(round + 1)));
            for (table, seats) in tables(&shown, round) {
                let seen = people[seats[0]].look(&table).await;
                assert_eq!((&seen["state"], &seen["rated"]), (&json!("running"), &json!(true)));
                assert_eq!(show(&people[seats[1]], &id).await["you"]["table"], json!(table));
                let pair: BTreeSet<_> = seats.into_iter().collect();
                assert!(met.insert(pair), "nobody meets somebody twice");
            }
            let bye = shown["played"][round]["byes"][0].as_u64().unwrap();
            assert!(waited.insert(bye), "nobody waits twice");
            // Until the last table is over nothing happens.
            site.tables.tend_tournaments().await.unwrap();
            assert_eq!(show(ann, &id).await["round"], round + 1);
            play_out(&people, &shown, round).await;
            site.tables.tend_tournaments().await.unwrap();
        }
        let shown = show(&site.stranger(), &id).await;
        assert_eq!((&shown["stage"], &shown["round"]), (&json!("over"), &json!(3)));
        assert_eq!(place(&shown, 0), (1, 3.0));
        let points: f64 = (0..5).map(|player| place(&shown, player).1).sum();
        assert!((points - 9.0).abs() < 1e-9, "two games and a bye each round: {points}");
        assert_eq!(shown["standings"][0]["breaks"].as_array().unwrap().len(), 4);
        // The games counted for the ratings as any do, and lists know that it is over.
        let rated = ann.get("/api/me/export").await.1;
        assert_eq!(rated["tournaments"][0]["place"], 1);
        assert!(!rated["rated_games"].as_array().unwrap().is_empty());
        let list = ann.get("/api/tournaments").await.1["tournaments"].clone();
        assert_eq!((&list[0]["stage"], &list[0]["joined"]), (&json!("over"), &json!(true)));
        assert_eq!(code(&ask(&people[4], &id, "join", json!({})).await), "", "who is in stays in");
        assert_eq!(
            code(&ask(&site.person("Fay").await, &id, "join", json!({})).await),
            "tournament_begun"
        );
    }
}

/// Whoever's time is up loses on it without anybody asking; at the end of the round those who have thought longest do.
#[tokio::test]
async fn nobody_blocks_a_round() {
    let site = Site::new().await;
    let names = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay"];
    let three = json!({ "format": "round_robin", "size": 3, "rounds": 1, "round_h": 48 });
    let (people, id) = begun(&site, &names, three).await;
    let shown = show(&people[0], &id).await;
    assert_eq!(shown["rounds"], 3);
    let first = tables(&shown, 0);
    assert_eq!(first.len(), 2);
    // At one table nobody does anything: after a day the first loses on time, then the next; one is left.
    site.wait_s(DAY_S - 60);
    site.tables.tend_tournaments().await.unwrap();
    let (busy, there) = &first[1];
    let mut quick = None;
    for &player in there {
        if people[player].look(busy).await["choices"] != json!([]) {
            quick = Some(&people[player]);
        }
    }
    let quick = quick.expect("somebody is asked");
    assert_eq!(quick.play_first(busy).await.0, StatusCode::OK);
    assert_eq!(people[first[0].1[0]].look(&first[0].0).await["state"], "running");
    site.wait_s(60);
    site.tables.tend_tournaments().await.unwrap();
    let seen = people[0].look(&first[0].0).await;
    let resigned = seen["seats"].as_array().unwrap().iter().filter(|seat| seat["resigned"] == true);
    assert_eq!(resigned.count(), 1, "only whoever was asked has lost on time");
    assert_eq!(show(&people[0], &id).await["round"], 1);
    // The round is over: both tables are decided by the time that was taken.
    site.wait_s(DAY_S);
    site.tables.tend_tournaments().await.unwrap();
    let shown = show(&people[0], &id).await;
    assert_eq!(shown["round"], 2, "{shown}");
    for table in shown["played"][0]["tables"].as_array().unwrap() {
        let mut places: Vec<_> = table["seats"]
            .as_array()
            .unwrap()
            .iter()
            .map(|seat| seat["place"].as_u64().unwrap())
            .collect();
        places.sort_unstable();
        assert_eq!(places, [1, 2, 3]);
    }
    // Who drops out is paired no more, and comes back no more.
    act(&people[5], &id, "leave", json!({})).await;
    assert_eq!(code(&ask(&people[5], &id, "join", json!({})).await), "tournament_begun");
    play_out(&people, &shown, 1).await;
    site.tables.tend_tournaments().await.unwrap();
    let shown = show(&people[5], &id).await;
    assert_eq!((&shown["round"], &shown["you"]["left"]), (&json!(3), &json!(true)));
    let paired: BTreeSet<_> = tables(&shown, 2).into_iter().flat_map(|(_, seats)| seats).collect();
    assert_eq!(paired, (0..5).collect());
    // Its organiser ends it early; what is played goes on and counts for nothing here.
    assert_eq!(code(&ask(&people[1], &id, "close", json!({})).await), "not_organiser");
    act(&people[0], &id, "close", json!({})).await;
    play_out(&people, &shown, 2).await;
    site.tables.tend_tournaments().await.unwrap();
    let over = show(&people[0], &id).await;
    assert_eq!((&over["stage"], &over["standings"]), (&json!("over"), &shown["standings"]));
}

/// The server dies between pairing a round and making its tables: after the next start each is there once.
#[tokio::test]
async fn a_crash_at_any_point_of_a_new_round_loses_and_doubles_nothing() {
    for stored in 0..6 {
        for fate in [Fate::Failed, Fate::StoredUnheard] {
            let folder = tempfile::tempdir().unwrap();
            let metrics = Arc::new(Metrics::default());
            let faulty = Faulty::over(Arc::new(Sqlite::open(folder.path()).await.unwrap()));
            let config = Config { requests_per_s: 100_000, burst: 100_000, ..Config::default() };
            let start = async || {
                let pause = Duration::from_mins(9);
                let store = Store::with_pause(faulty.clone(), Arc::clone(&metrics), pause);
                Site::over(store, Arc::clone(&metrics), config.clone(), None).await
            };
            let site = start().await;
            let (people, id) = begun(&site, &["Ann", "Bob", "Cat", "Dan"], json!({})).await;
            let shown = show(&people[0], &id).await;
            play_out(&people, &shown, 0).await;
            faulty.next(vec![Fate::Stored; stored].into_iter().chain([fate]));
            let _ = site.tables.tend_tournaments().await;
            assert!(faulty.is_through(), "a new round is so many transactions");
            // Another program over the same database: nothing of what the first had in memory.
            let site = start().await;
            site.tables.tend_tournaments().await.unwrap();
            let mut ann = site.stranger();
            ann.cookie.clone_from(&people[0].cookie);
            let shown = show(&ann, &id).await;
            assert_eq!(shown["round"], 2, "after {stored}, {fate:?}");
            let second = tables(&shown, 1);
            assert_eq!(second.len(), 2);
            for (table, _) in &second {
                assert_eq!(ann.look(table).await["state"], "running", "after {stored}, {fate:?}");
            }
            let mine = ann.get("/api/tables/mine").await.1;
            assert_eq!(mine["running"].as_array().unwrap().len(), 1, "each table is made once");
        }
    }
}

/// Both nodes see that a round is over: one of them pairs the next.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_pair_a_round_once_and_look_on_together() {
    let url = postgres().await;
    let (here, there) = (Site::node(&url).await, Site::node(&url).await);
    let at = listen(&there).await;
    let mut home = Wire::at(at, "lobby", &there.stranger()).await.unwrap();
    home.next("all").await;
    let (people, id) = begun(&here, &["Ann", "Bob", "Cat", "Dan", "Eve", "Fay"], json!({})).await;
    assert_eq!(home.next("tournament").await["id"], json!(id));
    let mut ann = there.stranger();
    ann.cookie.clone_from(&people[0].cookie);
    for round in 0..3 {
        let shown = show(&ann, &id).await;
        assert_eq!(shown["round"], round + 1);
        play_out(&people, &shown, round).await;
        let (one, other) =
            tokio::join!(here.tables.tend_tournaments(), there.tables.tend_tournaments());
        one.unwrap();
        other.unwrap();
    }
    let over = show(&ann, &id).await;
    assert_eq!(over["stage"], "over");
    let mine = ann.get("/api/tables/mine").await.1;
    let all =
        mine["running"].as_array().unwrap().len() + mine["finished"].as_array().unwrap().len();
    assert_eq!(all, 3, "one table in each round");
    // A node that starts later knows it, and finds nothing to do.
    let third = Site::node(&url).await;
    third.tables.tend_tournaments().await.unwrap();
    assert_eq!(third.stranger().get("/api/tournaments").await.1["tournaments"][0]["id"], json!(id));
}

#[tokio::test]
async fn strangers_learn_nothing_and_only_the_organiser_decides() {
    let site = Site::new().await;
    let (ann, bob, eve) =
        (site.person("Ann").await, site.person("<b>Bob</b>").await, site.person("Eve").await);
    // By invitation: whoever has the link.
    let id =
        found(&ann, json!({ "admission": { "kind": "invitation" }, "name": "<script>" })).await;
    let shown = show(&ann, &id).await;
    let key = shown["key"].as_str().unwrap().to_owned();
    assert_eq!(shown["name"], "<script>", "plain text stays text");
    for other in [&eve, &site.stranger()] {
        assert_eq!(code(&other.get(&format!("/api/tournaments/{id}")).await), "no_tournament");
        assert_eq!(other.get("/api/tournaments").await.1["tournaments"], json!([]));
    }
    for key in [Value::Null, json!("a".repeat(24)), json!("")] {
        assert_eq!(code(&ask(&eve, &id, "join", json!({ "key": key })).await), "no_tournament");
    }
    assert_eq!(code(&ask(&site.stranger(), &id, "join", json!({ "key": key })).await), "no_guest");
    act(&bob, &id, "join", json!({ "key": key })).await;
    let (status, open) = site.stranger().get(&format!("/api/tournaments/{id}?key={key}")).await;
    assert_eq!(
        (status, open.get("key")),
        (StatusCode::OK, None),
        "who looks on is not given the key"
    );
    assert_eq!(open["entrants"][0]["name"], "<b>Bob</b>");
    // Only the organiser begins, sends away and ends.
    let bobs = show(&bob, &id).await["entrants"][0]["player"].clone();
    act(&ann, &id, "join", json!({})).await;
    let anns = show(&ann, &id).await["entrants"][1]["player"].clone();
    assert_eq!(code(&ask(&bob, &id, "start", json!({})).await), "not_organiser");
    assert_eq!(code(&ask(&bob, &id, "leave", json!({ "player": anns })).await), "not_organiser");
    assert_eq!(code(&ask(&bob, &id, "close", json!({})).await), "not_organiser");
    assert_eq!(code(&ask(&ann, &id, "leave", json!({ "player": "nobody" })).await), "no_person");
    assert_eq!(code(&ask(&ann, &id, "dance", json!({})).await), "no_page");
    act(&ann, &id, "leave", json!({ "player": bobs })).await;
    assert_eq!(code(&ask(&ann, &id, "start", json!({})).await), "tournament_few");
    assert_eq!(code(&bob.get(&format!("/api/tournaments/{id}")).await), "no_tournament");
    // Before it begins it is gone when it is closed.
    act(&ann, &id, "close", json!({})).await;
    assert_eq!(code(&ann.get(&format!("/api/tournaments/{id}")).await), "no_tournament");
    // For a club: its members.
    let club = ann.post("/api/clubs", json!({ "name": "Salon" })).await.1["id"].clone();
    let members = json!({ "admission": { "kind": "club", "club": club } });
    assert_eq!(code(&eve.post("/api/tournaments", wish(&members)).await), "no_club");
    let closed = found(&ann, members).await;
    assert_eq!(code(&ask(&eve, &closed, "join", json!({})).await), "no_tournament");
    let link = ann.get(&format!("/api/clubs/{}", club.as_str().unwrap())).await.1["key"].clone();
    eve.post(&format!("/api/clubs/{}/join", club.as_str().unwrap()), json!({ "key": link })).await;
    act(&eve, &closed, "join", json!({})).await;
    // A page of another site does nothing, and nonsense is refused in words.
    let mut foreign = bob.request("POST", "/api/tournaments", Some(wish(&json!({}))));
    foreign.headers_mut().insert(header::ORIGIN, HeaderValue::from_static("https://evil.example"));
    assert_eq!(bob.send(foreign).await.0, StatusCode::FORBIDDEN);
    for (other, field) in [
        (json!({ "name": "\u{202e}" }), "name"),
        (json!({ "size": 9 }), "size"),
        (json!({ "rounds": 99 }), "rounds"),
        (json!({ "round_h": 0 }), "round_h"),
        (json!({ "most": 1 }), "most"),
        (json!({ "clock": { "turn": { "move_s": 0 } } }), "clock"),
        (json!({ "rated": true, "settings": { "boards": "1,1" } }), "rated"),
    ] {
        let refused = bob.post("/api/tournaments", wish(&other)).await;
        assert_eq!(refused.1["error"]["field"], field, "{}", refused.1);
    }
    assert_eq!(
        code(&bob.post("/api/tournaments", wish(&json!({ "game": "chess" }))).await),
        "no_game"
    );
    let huge = wish(&json!({ "settings": { "x": "y".repeat(20_000) } }));
    assert_eq!(bob.post("/api/tournaments", huge).await.0, StatusCode::PAYLOAD_TOO_LARGE);
    for path in ["nothing", "../../etc", "%00"] {
        assert_eq!(bob.get(&format!("/api/tournaments/{path}")).await.0, StatusCode::NOT_FOUND);
    }
    // Many come at once: all of them are in, each once.
    let many = found(&ann, json!({})).await;
    let crowd = futures_util::future::join_all((0..30).map(|_| site.person("Guest"))).await;
    let come =
        crowd.iter().flat_map(|one| [one, one]).map(|one| act(one, &many, "join", json!({})));
    futures_util::future::join_all(come).await;
    assert_eq!(show(&ann, &many).await["players"], 30);
    // There is an end to everything, also to what one organises; and a table has only so many seats.
    let series = json!({ "format": "series", "size": 2, "rounds": 2 });
    let small = found(&bob, series.clone()).await;
    act(&ann, &small, "join", json!({})).await;
    act(&eve, &small, "join", json!({})).await;
    assert_eq!(code(&ask(&bob, &small, "join", json!({})).await), "tournament_full");
    for _ in 0..4 {
        found(&bob, series.clone()).await;
    }
    assert_eq!(code(&bob.post("/api/tournaments", wish(&series)).await), "many_tournaments");
    // Where the host wants none there are none.
    let mut config = Config::default();
    config.finding.tournaments = false;
    let site = Site::with(config).await;
    let ann = site.person("Ann").await;
    for answer in [
        ann.get("/api/tournaments").await,
        ann.post("/api/tournaments", wish(&json!({}))).await,
        ann.get(&format!("/api/tournaments/{small}")).await,
        ask(&ann, &small, "join", json!({})).await,
    ] {
        assert_eq!(code(&answer), "switched_off");
    }
}

/// Whoever is forgotten leaves a place without a name, loses what is played, and is paired no more.
#[tokio::test]
async fn a_tournament_goes_on_without_whoever_is_forgotten() {
    let site = Site::new().await;
    let series = json!({ "format": "series", "size": 3, "rounds": 3 });
    let (people, id) = begun(&site, &["Ann", "Bob", "Cat"], series).await;
    assert_eq!(people[0].post("/api/me/delete", json!({ "name": "Ann" })).await.0, StatusCode::OK);
    let shown = show(&people[1], &id).await;
    assert!(!shown.to_string().contains("Ann"), "{shown}");
    assert_eq!((&shown["organiser"], &shown["entrants"][0]["left"]), (&Value::Null, &json!(true)));
    assert!(shown["entrants"][0].get("player").is_none());
    // The others play on with two, without anybody who organises.
    for round in 0..3 {
        let shown = show(&people[1], &id).await;
        let table = &tables(&shown, round)[0];
        assert_eq!(table.1.len(), if round == 0 { 3 } else { 2 });
        let at = table.1.iter().position(|&player| player == 2).unwrap();
        gives_up(&people[2], &table.0, at).await;
        site.tables.tend_tournaments().await.unwrap();
    }
    let over = show(&people[1], &id).await;
    assert_eq!(over["stage"], "over");
    assert_eq!(place(&over, 1), (1, 3.0));
    assert_eq!(place(&over, 0).0, 3);
}
