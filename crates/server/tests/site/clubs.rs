//! Clubs: who gets in, what only members see, and what becomes of a club that somebody leaves.

use std::iter::repeat_n;
use std::time::Duration;

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::faulty::{Fate, Faulty};
use crate::finding::{join, listed, open, told};
use crate::people::becoming;
use crate::support::{Person, Site, code, postgres};

async fn act(person: &Person, club: &str, verb: &str, body: Value) -> (StatusCode, Value) {
    person.post(&format!("/api/clubs/{club}/{verb}"), body).await
}

async fn show(person: &Person, club: &str) -> Value {
    let (status, shown) = person.get(&format!("/api/clubs/{club}")).await;
    assert_eq!(status, StatusCode::OK, "{shown}");
    shown
}

#[tokio::test]
async fn a_club_has_members_by_link_or_request_tables_for_them_alone_and_a_standing() {
    let site = Site::new().await;
    let (ann, bob, eve) =
        (site.person("Ann").await, site.person("Bob").await, site.person("Eve").await);
    let bad = ann.post("/api/clubs", json!({ "name": "\u{202e}" })).await;
    assert_eq!(bad.1["error"]["field"], "name");
    let (_, founded) = ann.post("/api/clubs", json!({ "name": "<b>Salon</b>" })).await;
    let club = founded["id"].as_str().unwrap();
    let shown = show(&ann, club).await;
    assert_eq!((&shown["name"], &shown["role"]), (&json!("<b>Salon</b>"), &json!("owner")));
    // Who is no member sees what it is called and how large it is.
    let outside = show(&eve, club).await;
    assert_eq!((&outside["size"], &outside["members"]), (&json!(1), &json!([])));
    assert!(outside.get("key").is_none() && outside["role"].is_null());
    // By the link one comes in; a wrong one is no link.
    let wrong = act(&bob, club, "join", json!({ "key": "a".repeat(24) })).await;
    assert_eq!(code(&wrong), "no_club");
    assert_eq!(act(&bob, club, "join", json!({ "key": shown["key"] })).await.0, StatusCode::OK);
    // Without it one asks, and only the owner answers.
    assert_eq!(act(&eve, club, "join", json!({})).await.0, StatusCode::OK);
    assert_eq!(show(&eve, club).await["asking"], true);
    assert_eq!(show(&bob, club).await["requests"], json!([]));
    let eves = show(&ann, club).await["requests"][0]["player"].clone();
    let yes = json!({ "player": eves, "yes": true });
    for other in [&bob, &eve] {
        assert_eq!(code(&act(other, club, "answer", yes.clone()).await), "not_club_owner");
    }
    // Its tables are for members alone.
    let wish = listed(&json!({ "kind": "club", "club": club }), &["you", "open"]);
    assert_eq!(code(&eve.post("/api/tables", wish.clone()).await), "no_club");
    let table = open(&ann, wish).await;
    assert_eq!(told(&bob).await, [table.as_str()]);
    for other in [&eve, &site.stranger()] {
        assert_eq!(told(other).await, [""; 0]);
    }
    assert_eq!(code(&join(&eve, &table).await), "not_welcome");
    assert_eq!(act(&ann, club, "answer", yes).await.0, StatusCode::OK);
    assert_eq!(told(&eve).await, [table.as_str()]);
    assert_eq!(join(&bob, &table).await.0, StatusCode::OK);
    ann.act(&table, "resign", json!({ "seat": "A" })).await;
    let members = show(&eve, club).await["members"].clone();
    let line = |n: usize| {
        (members[n]["name"].clone(), members[n]["games"].clone(), members[n]["won"].clone())
    };
    assert_eq!(line(0), (json!("Bob"), json!(1), json!(1)));
    assert_eq!(members[0]["place"], json!(0.0));
    // Whoever fills the seats with bots wins nothing there.
    let alone =
        open(&ann, listed(&json!({ "kind": "club", "club": club }), &["you", "open"])).await;
    let bot = json!({ "seat": "B", "level": "apprentice" });
    assert_eq!(ann.post(&format!("/api/tables/{alone}/bot"), bot).await.0, StatusCode::OK);
    site.settled(&alone).await;
    assert_eq!(ann.act(&alone, "resign", json!({ "seat": "A" })).await.0, StatusCode::OK);
    assert_eq!(ann.look(&alone).await["state"], "over");
    assert_eq!(show(&eve, club).await["members"], members);
    // A new link ends the old one.
    assert_eq!(code(&act(&eve, club, "renew", json!({})).await), "not_club_owner");
    assert_eq!(act(&ann, club, "renew", json!({})).await.0, StatusCode::OK);
    let cat = site.person("Cat").await;
    assert_eq!(code(&act(&cat, club, "join", json!({ "key": shown["key"] })).await), "no_club");
    // Nobody but the owner sends anybody away.
    let send = json!({ "player": eves });
    assert_eq!(code(&act(&bob, club, "leave", send.clone()).await), "not_club_owner");
    assert_eq!(act(&ann, club, "leave", send).await.0, StatusCode::OK);
    assert_eq!(show(&eve, club).await["role"], Value::Null);
}

#[tokio::test]
async fn a_club_outlives_its_owner_and_ends_with_its_last_member() {
    let site = Site::new().await;
    let (ann, bob, eve) =
        (site.person("Ann").await, site.person("Bob").await, site.person("Eve").await);
    let (_, founded) = ann.post("/api/clubs", json!({ "name": "Salon" })).await;
    let club = founded["id"].as_str().unwrap();
    let key = json!({ "key": show(&ann, club).await["key"] });
    site.wait_s(60);
    act(&eve, club, "join", key.clone()).await;
    site.wait_s(60);
    act(&bob, club, "join", key).await;
    let bobs = bob.get("/api/me").await.1["id"].clone();
    assert_eq!(act(&ann, club, "hand_over", json!({ "player": bobs })).await.0, StatusCode::OK);
    assert_eq!(show(&bob, club).await["role"], "owner");
    assert_eq!(show(&ann, club).await["role"], "member");
    // The owner is forgotten: whoever has been there longest has the keys now.
    let ((status, _), _) = becoming(&site, &bob, "/api/me/delete", json!({ "name": "Bob" })).await;
    assert_eq!(status, StatusCode::OK);
    let left = show(&ann, club).await;
    assert_eq!((&left["role"], &left["size"]), (&json!("owner"), &json!(2)));
    assert!(!left.to_string().contains("Bob"));
    act(&ann, club, "leave", json!({})).await;
    act(&eve, club, "leave", json!({})).await;
    site.tables.tidy().await.unwrap();
    let (status, _) = ann.get(&format!("/api/clubs/{club}")).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}

/// Ann founds a club and Bob comes in by its link; its name.
async fn founded(ann: &Person, bob: &Person) -> String {
    let (_, founded) = ann.post("/api/clubs", json!({ "name": "Salon" })).await;
    let club = founded["id"].as_str().unwrap().to_owned();
    let key = json!({ "key": show(ann, &club).await["key"] });
    assert_eq!(act(bob, &club, "join", key).await.0, StatusCode::OK);
    club
}

/// A table of the club at which both sit.
async fn seated(ann: &Person, bob: &Person, club: &str, rated: bool) -> String {
    let mut wish = listed(&json!({ "kind": "club", "club": club }), &["you", "open"]);
    wish["rated"] = json!(rated);
    let table = open(ann, wish).await;
    assert_eq!(join(bob, &table).await.0, StatusCode::OK);
    table
}

#[tokio::test]
async fn a_rated_game_of_a_club_stands_in_its_standing_too() {
    for site in [Site::new().await, Site::node(&postgres().await).await] {
        let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
        let club = founded(&ann, &bob).await;
        let table = seated(&ann, &bob, &club, true).await;
        ann.act(&table, "resign", json!({ "seat": "A" })).await;
        let members = show(&ann, &club).await["members"].clone();
        let line = |n: usize| (members[n]["name"].clone(), members[n]["won"].clone());
        assert_eq!(line(0), (json!("Bob"), json!(1)));
        assert_eq!((&members[0]["games"], &members[1]["games"]), (&json!(1), &json!(1)));
    }
}

/// The program dies at any moment after the last move: the standing has the game, once.
#[tokio::test]
async fn a_crash_after_the_end_of_a_game_keeps_it_from_no_standing() {
    for (rated, stored) in [(false, 1), (false, 2), (true, 1), (true, 2)] {
        let folder = tempfile::tempdir().unwrap();
        let (faulty, site) = Faulty::site(folder.path(), Duration::from_mins(9)).await;
        let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
        let club = founded(&ann, &bob).await;
        let table = seated(&ann, &bob, &club, rated).await;
        faulty.next(repeat_n(Fate::Stored, stored).chain([Fate::Failed]));
        ann.act(&table, "resign", json!({ "seat": "A" })).await;
        let site = faulty.start(Duration::from_mins(9)).await;
        let ann = site.with_cookie(&ann.cookie);
        for _ in 0..2 {
            ann.look(&table).await;
            let members = show(&ann, &club).await["members"].clone();
            let games = [&members[0]["games"], &members[1]["games"]];
            assert_eq!(games, [&json!(1), &json!(1)], "rated: {rated}, {stored} were stored");
        }
    }
}
