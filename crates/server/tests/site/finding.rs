//! Listed tables: who is told of them, sitting down, quick matches; on one node and on two.

use axum::http::StatusCode;
use futures_util::future::join_all;
use quadrivium_server::Config;
use quadrivium_server::config::Finding;
use serde_json::{Value, json};

use crate::live::{Wire, listen};
use crate::support::{Person, Site, code, in_time, postgres};

/// A listed table of Burgundy for these seats.
pub fn listed(who: &Value, seats: &[&str]) -> Value {
    let seats: Vec<_> = seats.iter().map(|kind| json!({ "kind": kind })).collect();
    json!({
        "game": "burgundy",
        "seats": seats,
        "clock": { "turn": { "move_s": 86_400, "weekends_off": true } },
        "public": { "who": who, "language": "pl" },
    })
}

pub fn everybody() -> Value {
    json!({ "kind": "everybody" })
}

/// Opens a table; its name.
pub async fn open(person: &Person, wish: Value) -> String {
    let (status, table) = person.post("/api/tables", wish).await;
    assert_eq!(status, StatusCode::CREATED, "{table}");
    table["id"].as_str().unwrap().to_owned()
}

/// The names of the tables that somebody is told of.
pub async fn told(person: &Person) -> Vec<String> {
    let (status, listed) = person.get("/api/open").await;
    assert_eq!(status, StatusCode::OK, "{listed}");
    let tables = listed["tables"].as_array().unwrap().iter();
    tables.map(|table| table["id"].as_str().unwrap().to_owned()).collect()
}

pub async fn join(person: &Person, id: &str) -> (StatusCode, Value) {
    person.post(&format!("/api/tables/{id}/join"), json!({})).await
}

/// Two people play a game to its end.
pub async fn met(one: &Person, other: &Person) {
    let table = one.table(&["you", "open"]).await;
    let id = table["id"].as_str().unwrap();
    other.follow(one, id).await;
    let (status, _) = other.act(id, "resign", json!({ "seat": "B" })).await;
    assert_eq!(status, StatusCode::OK);
}

#[tokio::test]
async fn a_listed_table_is_found_joined_watched_and_gone_and_a_private_one_is_never_told_of() {
    let site = Site::new().await;
    let at = listen(&site).await;
    let (ann, bob, eve) =
        (site.person("Ann").await, site.person("Bob").await, site.person("Eve").await);
    let mut home = Wire::at(at, "lobby", &site.stranger()).await.unwrap();
    let all = home.next("all").await;
    assert_eq!((&all["tables"], &all["offers"]["public"]), (&json!([]), &json!(true)));
    let private = ann.table(&["you", "open"]).await["id"].as_str().unwrap().to_owned();
    let id = open(&ann, listed(&everybody(), &["you", "open"])).await;
    let changed = home.next("changed").await;
    let table = &changed["tables"][0];
    assert_eq!((&table["id"], &table["state"]), (&json!(id), &json!("waiting")));
    assert_eq!((&table["language"], &table["game"]), (&json!("pl"), &json!("burgundy")));
    assert_eq!(table["seats"][0]["name"], "Ann");
    assert!(!table.to_string().contains("invite"), "no key to a seat: {table}");
    assert_eq!(told(&site.stranger()).await, [id.as_str()]);
    // Nobody sits down without a name, nor at a table that is not listed.
    let nobody = join(&site.stranger(), &id).await;
    assert_eq!(code(&nobody), "no_guest");
    assert_eq!(code(&join(&bob, &private).await), "bad_invite");
    // Two at once: one sits, the other one hears that somebody was faster.
    let (one, other) = tokio::join!(join(&bob, &id), join(&eve, &id));
    let mut codes = [one.0, other.0];
    codes.sort();
    assert_eq!(codes, [StatusCode::OK, StatusCode::CONFLICT]);
    let late = if one.0 == StatusCode::OK { &other } else { &one };
    assert_eq!(code(late), "seat_taken");
    let changed = home.next("changed").await;
    assert_eq!(changed["tables"][0]["state"], "running");
    // Whoever likes watches it; whoever sits there stays by a second click.
    assert_eq!(site.stranger().look(&id).await["state"], "running");
    assert_eq!(site.stranger().look(&id).await["listed"], true);
    let sat = if one.0 == StatusCode::OK { &bob } else { &eve };
    assert_eq!(join(sat, &id).await.0, StatusCode::OK);
    // When it is over, nobody is told of it any more.
    assert_eq!(ann.act(&id, "resign", json!({ "seat": "A" })).await.0, StatusCode::OK);
    assert_eq!(home.next("changed").await["gone"], json!([id]));
    // Closed by whoever made it.
    let closed = open(&ann, listed(&everybody(), &["you", "open"])).await;
    home.next("changed").await;
    ann.post(&format!("/api/tables/{closed}/remove"), json!({})).await;
    assert_eq!(home.next("changed").await["gone"], json!([closed]));
    assert_eq!(code(&join(&bob, &closed).await), "no_table");
    // A client that talks all the time is sent away.
    for _ in 0..30 {
        let _ = home.send_message("hello".into()).await;
    }
    assert_eq!(home.until_closed().await.1, Some(1008));
}

#[tokio::test]
async fn whoever_may_not_sit_down_is_not_told_of_a_table() {
    let site = Site::new().await;
    let (ann, bob, eve) =
        (site.person("Ann").await, site.person("Bob").await, site.person("Eve").await);
    met(&ann, &bob).await;
    // Cat sat at a table of Ann's and stood up again before it was played: that is not a game.
    let cat = site.person("Cat").await;
    let waited = ann.table(&["you", "open"]).await["id"].as_str().unwrap().to_owned();
    let three = ann.table(&["you", "open", "open"]).await["id"].as_str().unwrap().to_owned();
    cat.follow(&ann, &three).await;
    cat.act(&three, "leave", json!({ "seat": "B" })).await;
    bob.follow(&ann, &three).await;
    eve.follow(&ann, &three).await;
    for (person, seat) in [(&bob, "B"), (&eve, "C")] {
        // A bot plays on for whoever has given up.
        site.settled(&three).await;
        let answer = person.act(&three, "resign", json!({ "seat": seat })).await;
        assert_eq!(answer.0, StatusCode::OK, "{}", answer.1);
    }
    assert_eq!(code(&join(&bob, &waited).await), "bad_invite", "whom one knows needs a link too");
    let id = open(&ann, listed(&json!({ "kind": "met" }), &["you", "open", "open"])).await;
    assert_eq!(told(&bob).await, [id.as_str()]);
    assert_eq!(told(&ann).await, [id.as_str()], "one's own table is seen by oneself");
    for person in [&cat, &site.stranger()] {
        assert_eq!(told(person).await, [""; 0]);
    }
    assert_eq!(code(&join(&cat, &id).await), "not_welcome");
    assert_eq!(join(&bob, &id).await.0, StatusCode::OK);
    assert_eq!(told(&eve).await, [id.as_str()], "a game that was given up was played, too");
}

#[tokio::test]
async fn wishes_that_cannot_be_are_refused_and_the_host_can_switch_everything_off() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    for (wish, field) in [
        (listed(&everybody(), &["you", "you"]), "seats"),
        (
            json!({ "game": "burgundy", "seats": [{ "kind": "you" }, { "kind": "open" }],
                "public": { "who": everybody(), "language": "<b>" } }),
            "language",
        ),
    ] {
        let refused = ann.post("/api/tables", wish).await;
        assert_eq!(refused.1["error"]["field"], field, "{}", refused.1);
    }
    let stranger = listed(&json!({ "kind": "club", "club": "abcdefghijkm" }), &["you", "open"]);
    assert_eq!(code(&ann.post("/api/tables", stranger).await), "no_club");
    let seek = json!({ "game": "chess", "pace": "live" });
    assert_eq!(code(&ann.post("/api/match", seek).await), "no_game");
    let finding =
        Finding { public: false, quick: false, people: false, clubs: false, tournaments: false };
    let site = Site::with(Config { finding, ..Config::default() }).await;
    let at = listen(&site).await;
    let ann = site.person("Ann").await;
    let me = ann.get("/api/me").await.1["id"].clone();
    let wish = listed(&everybody(), &["you", "open"]);
    let private = ann.table(&["you", "open"]).await["id"].clone();
    for answer in [
        ann.get("/api/open").await,
        ann.get("/api/people").await,
        ann.post("/api/tables", wish).await,
        ann.post("/api/match", json!({ "game": "burgundy", "pace": "live" })).await,
        join(&ann, private.as_str().unwrap()).await,
        ann.post("/api/people/find", json!({ "name": "Ann" })).await,
        ann.post("/api/people/follow", json!({ "player": me, "follow": true })).await,
        ann.post("/api/people/inviting", json!({ "who": "everybody" })).await,
        ann.post("/api/people/invite", json!({ "player": me, "table": private })).await,
        ann.post("/api/people/answer", json!({ "table": private, "yes": true })).await,
        ann.post("/api/clubs", json!({ "name": "Salon" })).await,
        ann.get("/api/clubs/abcdefghijkm").await,
        ann.post("/api/clubs/abcdefghijkm/join", json!({})).await,
    ] {
        assert_eq!((answer.0, code(&answer)), (StatusCode::NOT_FOUND, "switched_off"));
    }
    let mut home = Wire::at(at, "lobby", &ann).await.unwrap();
    let off = json!({ "public": false, "quick": false, "people": false, "clubs": false,
        "tournaments": false });
    assert_eq!(home.next("all").await["offers"], off);
}

async fn sought(person: &Person, pace: &str) -> Value {
    let seek = json!({ "game": "burgundy", "pace": pace });
    let (status, matched) = person.post("/api/match", seek).await;
    assert_eq!(status, StatusCode::OK, "{matched}");
    matched
}

#[tokio::test]
async fn a_quick_match_leads_to_a_table_that_fits_or_opens_one_that_the_next_person_finds() {
    let site = Site::new().await;
    let (ann, bob, eve) =
        (site.person("Ann").await, site.person("Bob").await, site.person("Eve").await);
    let first = sought(&ann, "turns").await;
    assert_eq!(first["new"], true);
    assert_eq!(sought(&ann, "turns").await["id"], first["id"], "whoever asks again stays there");
    let live = sought(&bob, "live").await;
    assert_ne!(live["id"], first["id"], "another pace is another table");
    let second = sought(&bob, "turns").await;
    assert_eq!((&second["id"], &second["new"]), (&first["id"], &json!(false)));
    assert_eq!(ann.look(first["id"].as_str().unwrap()).await["state"], "running");
    let third = sought(&eve, "turns").await;
    assert_eq!(third["new"], true, "the first one is full");
    // A table that somebody has opened by hand fits as well.
    let made = open(&ann, listed(&everybody(), &["you", "open", "open"])).await;
    let cat = site.person("Cat").await;
    assert_eq!(sought(&cat, "turns").await["id"], third["id"], "the one that lacks fewest");
    assert_eq!(sought(&site.person("Dan").await, "turns").await["id"], json!(made));
    assert_eq!(sought(&site.person("Fay").await, "turns").await["id"], json!(made));
    // Nobody is led into a game that counts without having asked for it.
    let mut rated = listed(&everybody(), &["you", "open"]);
    rated["rated"] = json!(true);
    open(&ann, rated).await;
    assert_eq!(sought(&site.person("Gus").await, "turns").await["new"], true);
}

/// Two people at once, at two nodes: one table.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn those_who_look_for_the_same_at_once_end_at_one_table() {
    let url = postgres().await;
    let nodes = [Site::node(&url).await, Site::node(&url).await];
    for round in 0..4 {
        let people = join_all((0..4).map(|n| nodes[n % 2].person("Ann"))).await;
        let pace = if round % 2 == 0 { "live" } else { "turns" };
        let tasks = people.into_iter().map(|person| {
            tokio::spawn(async move { sought(&person, pace).await["id"].to_string() })
        });
        let mut tables: Vec<_> =
            in_time(join_all(tasks)).await.into_iter().map(Result::unwrap).collect();
        tables.sort();
        let twice = tables.chunks(2).all(|pair| pair[0] == pair[1]);
        assert!(twice, "two sit at each table: {tables:?}");
    }
}

#[tokio::test]
async fn what_is_listed_at_one_node_is_told_at_the_other() {
    let url = postgres().await;
    let (here, there) = (Site::node(&url).await, Site::node(&url).await);
    let at = listen(&there).await;
    let (ann, bob) = (here.person("Ann").await, here.person("Bob").await);
    let mut home = Wire::at(at, "lobby", &there.stranger()).await.unwrap();
    home.next("all").await;
    let id = open(&ann, listed(&everybody(), &["you", "open"])).await;
    assert_eq!(home.next("changed").await["tables"][0]["id"], json!(id));
    assert_eq!(join(&bob, &id).await.0, StatusCode::OK);
    let changed = home.next("changed").await;
    assert_eq!(changed["tables"][0]["seats"][1]["name"], "Bob");
    assert_eq!(ann.act(&id, "resign", json!({ "seat": "A" })).await.0, StatusCode::OK);
    assert_eq!(home.next("changed").await["gone"], json!([id]));
    let closed = open(&ann, listed(&everybody(), &["you", "open"])).await;
    home.next("changed").await;
    ann.post(&format!("/api/tables/{closed}/remove"), json!({})).await;
    assert_eq!(home.next("changed").await["gone"], json!([closed]));
    // A node that starts later knows what is listed.
    let open_now = open(&ann, listed(&everybody(), &["you", "open"])).await;
    let third = Site::node(&url).await;
    assert_eq!(told(&third.stranger()).await, [open_now]);
}
