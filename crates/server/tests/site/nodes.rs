//! Several nodes on one PostgreSQL.

use std::sync::Arc;

use axum::http::StatusCode;
use serde_json::json;

use crate::live::{Wire, listen};
use crate::support::{Person, Site, code, postgres};

/// The same person at another node.
fn at(site: &Site, person: &Person) -> Person {
    let mut there = site.stranger();
    there.cookie.clone_from(&person.cookie);
    there
}

#[tokio::test]
async fn what_is_played_at_one_node_is_seen_at_the_other() {
    let url = postgres().await;
    let (here, there) = (Site::node(&url).await, Site::node(&url).await);
    let ann = here.person("Ann").await;
    let bob = there.person("Bob").await;
    let table = ann.table(&["you", "open"]).await;
    let id = table["id"].as_str().unwrap();
    assert_eq!(bob.follow(&at(&there, &ann), id).await.0, StatusCode::OK);
    // Ann's node has heard of Bob without anybody asking.
    let mut wire = Wire::open(listen(&here).await, id, &ann).await.unwrap();
    let mut seen = wire.hello().await;
    if seen["state"] == "waiting" {
        seen = wire.next("update").await["snapshot"].clone();
    }
    assert_eq!(seen["state"], "running");
    let (player, other) = if seen["choices"] == json!([]) {
        (bob.clone(), at(&here, &bob))
    } else {
        (at(&there, &ann), ann.clone())
    };
    let before = wire.hello().await["seq"].clone();
    let (status, done) = player.play_first(id).await;
    assert_eq!(status, StatusCode::OK);
    let update = loop {
        let update = wire.next("update").await;
        if update["snapshot"]["seq"] == done["seq"] {
            break update;
        }
    };
    assert_ne!(update["snapshot"]["seq"], before);
    // The same page at the other node cannot play once more.
    let stale = json!({ "seq": before, "seat": "A", "action": "end" });
    let answer = other.post(&format!("/api/tables/{id}/play"), stale.clone()).await;
    let code = code(&answer).to_owned();
    assert!(["stale", "not_your_seat"].contains(&code.as_str()), "{}", answer.1);
}

/// Two nodes that answer the same question at the same time never fork a game.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_never_fork_a_game() {
    let url = postgres().await;
    let (here, there) = (Site::node(&url).await, Site::node(&url).await);
    let ann = here.person("Ann").await;
    let table = ann.table(&["you", "you"]).await;
    let id: Arc<str> = table["id"].as_str().unwrap().into();
    for _ in 0..40 {
        let seen = ann.look(&id).await;
        let race = [at(&here, &ann), at(&there, &ann)].map(|person| {
            let (id, seen) = (Arc::clone(&id), seen.clone());
            tokio::spawn(async move {
                let choices = seen["choices"].as_array().unwrap();
                let choice = &choices[choices.len() - 1];
                let play = json!({ "seq": seen["seq"], "seat": choice["seat"], "action": choice["action"] });
                person.post(&format!("/api/tables/{id}/play"), play).await.0
            })
        });
        let mut won = 0;
        for racer in race {
            match racer.await.unwrap() {
                StatusCode::OK => won += 1,
                status => assert_eq!(status, StatusCode::CONFLICT),
            }
        }
        assert_eq!(won, 1, "exactly one of two equal requests is played");
        // The loser's node may not have heard yet; asking with the new number brings it up to date.
        let now = ann.look(&id).await["seq"].as_u64().unwrap();
        assert!(
            now > seen["seq"].as_u64().unwrap() || {
                let again = at(&here, &ann).act(&id, "undo", json!({ "to": 100_000 })).await;
                again.0 == StatusCode::CONFLICT
            }
        );
    }
    // Both nodes fold the same game, and so does a third that knows only what is stored.
    let third = Site::node(&url).await;
    let truth = at(&third, &ann).look(&id).await;
    for site in [&here, &there] {
        site.tables.refresh(id.parse().unwrap()).await.unwrap();
        let seen = at(site, &ann).look(&id).await;
        assert_eq!((&seen["seq"], &seen["view"]), (&truth["seq"], &truth["view"]));
    }
}

/// A node that knows only what is stored goes on where the other was.
#[tokio::test]
async fn bots_go_on_at_another_node() {
    let url = postgres().await;
    let here = Site::node(&url).await;
    let ann = here.person("Ann").await;
    let table = ann.table(&["you", "apprentice"]).await;
    let id = table["id"].as_str().unwrap();
    here.settled(id).await;
    let there = Site::node(&url).await;
    there.tables.resume_bots().await.unwrap();
    let ann = at(&there, &ann);
    for _ in 0..10 {
        there.settled(id).await;
        assert_eq!(ann.play_first(id).await.0, StatusCode::OK);
    }
}
