//! Somebody with many names, or very much of something: what it costs them, and nobody else.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use axum::Router;
use axum::http::StatusCode;
use quadrivium_server::store::{Op, Paper, PaperKind, Tie, TieKind, Write};
use quadrivium_server::surroundings::SystemEntropy;
use quadrivium_table::ids::{GuestId, TableId};
use serde_json::json;
use tokio::net::TcpListener;
use tokio::sync::Barrier;

use crate::host::{done, id};
use crate::notices::{config, send, table, whose};
use crate::receivers::{Browser, Sink};
use crate::support::{Site, postgres};

fn anybody() -> GuestId {
    GuestId::random(&SystemEntropy).unwrap()
}

#[tokio::test]
async fn many_followers_hide_neither_clubs_nor_invitations() {
    let site = Site::new().await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let me: GuestId = id(&ann).await.parse().unwrap();
    let follow = |_| Op::Tie(Tie::new(TieKind::Follow, &anybody(), &me, 1));
    let follows = (0..5_001).map(follow).collect();
    assert!(site.tables.store.write(Write::Papers(me, follows)).await.unwrap());
    done(&ann, "/api/people/inviting", json!({ "who": "everybody" })).await;
    let open = bob.table(&["you", "open"]).await["id"].clone();
    done(&bob, "/api/people/invite", json!({ "player": me, "table": open })).await;
    assert_eq!(ann.post("/api/clubs", json!({ "name": "Salon" })).await.0, StatusCode::CREATED);
    let (_, company) = ann.get("/api/people").await;
    assert_eq!(company["clubs"][0]["name"], "Salon");
    assert_eq!(company["invitations"][0]["table"], open);
    done(&ann, "/api/people/answer", json!({ "table": open, "yes": true })).await;
    // And all of them are in her file.
    let ties = ann.get("/api/me/export").await.1["ties"].as_array().unwrap().len();
    assert!(ties > 5_001, "{ties}");
}

#[tokio::test]
async fn the_standing_of_a_club_counts_all_its_games_on_either_database() {
    for site in [Site::new().await, Site::node(&postgres().await).await] {
        let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
        let (_, founded) = ann.post("/api/clubs", json!({ "name": "Salon" })).await;
        let club = founded["id"].as_str().unwrap();
        let path = format!("/api/clubs/{club}");
        let key = ann.get(&path).await.1["key"].clone();
        done(&bob, &format!("{path}/join"), json!({ "key": key })).await;
        let played = |person: &String, game: u64, rank: u8| {
            let body = json!({ "rank": rank, "players": 4 }).to_string();
            let about = TableId::random(&SystemEntropy).unwrap().to_string();
            Op::Tie(Tie { about, body, ..Tie::new(TieKind::Played, &club, person, game) })
        };
        let (anns, bobs) = (id(&ann).await, id(&bob).await);
        let mut ops = Vec::new();
        for game in 0..600 {
            ops.push(played(&anns, game, 1));
            ops.push(played(&bobs, game, if game < 300 { 2 } else { 4 }));
        }
        let owner = anns.parse().unwrap();
        assert!(site.tables.store.write(Write::Papers(owner, ops)).await.unwrap());
        let members = ann.get(&path).await.1["members"].clone();
        let line = |n: usize| {
            let member = &members[n];
            (member["name"].clone(), member["games"].clone(), member["won"].clone())
        };
        assert_eq!(line(0), (json!("Ann"), json!(600), json!(600)));
        assert_eq!(line(1), (json!("Bob"), json!(600), json!(0)));
        let place = |n: usize| members[n]["place"].as_f64().unwrap();
        assert!(place(0).abs() < 1e-6 && (place(1) - 2.0 / 3.0).abs() < 1e-6, "{members}");
    }
}

/// A mailbox of somebody who has never been here, given by one name after the other.
#[tokio::test]
async fn many_names_fill_nobodys_mailbox() {
    let sink = Sink::open().await;
    let site = Site::with(config(&sink)).await;
    for number in 0..8 {
        let eve = site.person("Eve").await;
        let address = if number % 2 == 0 { "ann@example.org" } else { "a.nn+x@example.org" };
        let mail = json!({ "address": address, "language": "en" });
        // Whoever gives it does not learn how often others have.
        done(&eve, "/api/me/notices/mail", mail).await;
    }
    assert_eq!(sink.letters().len(), 5);
    site.wait_s(24 * 3_600);
    let ann = site.person("Ann").await;
    done(&ann, "/api/me/notices/mail", json!({ "address": "ann@example.org", "language": "en" }))
        .await;
    assert_eq!(sink.letters().len(), 1, "tomorrow it can be given again");
}

/// Push services that answer only when all devices were told: one after the other none of them ever would, and
/// everybody else would wait meanwhile.
#[tokio::test]
async fn many_devices_with_slow_services_are_told_at_the_same_time_and_not_all_of_them() {
    const TOLD: usize = 20;
    let sink = Sink::open().await;
    let site = Site::with(config(&sink)).await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let game = table(&ann, &bob).await;
    let (asked, _) = whose(&ann, &bob, &game).await;
    let (together, heard) = (Arc::new(Barrier::new(TOLD)), Arc::new(AtomicUsize::new(0)));
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let at = listener.local_addr().unwrap();
    let counted = Arc::clone(&heard);
    let slow = Router::new().fallback(move || {
        let (together, heard) = (Arc::clone(&together), Arc::clone(&counted));
        async move {
            heard.fetch_add(1, Relaxed);
            together.wait().await;
            StatusCode::CREATED
        }
    });
    tokio::spawn(async move { axum::serve(listener, slow).await });
    let me: GuestId = id(asked).await.parse().unwrap();
    let mut ops = Vec::new();
    for number in 0..TOLD + 5 {
        let name = anybody();
        let device = json!({
            "name": "", "created": 0, "seen": 0, "turn": 1, "turned": 0, "confirmed": true,
        });
        let mut push = Browser::new(3).subscription(&format!("http://{at}/{number}"));
        (push["site"], push["since"]) = (json!("https://play.example.org"), json!(number));
        ops.push(Op::Keep(Paper::new(PaperKind::Device, &name, me, &device)));
        ops.push(Op::Keep(Paper::new(PaperKind::Push, &name, me, &push)));
    }
    assert!(site.tables.store.write(Write::Papers(me, ops)).await.unwrap());
    send(&site).await;
    assert_eq!(heard.load(Relaxed), TOLD, "the newest, once");
    site.wait_s(3_600);
    send(&site).await;
    assert_eq!(heard.load(Relaxed), TOLD, "all have arrived");
}
