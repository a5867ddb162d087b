//! Changes of tournaments whose ends nobody waits for, or hears of.

use std::time::Duration;

use axum::http::StatusCode;
use quadrivium_server::store::{Op, PaperKind, Write};
use quadrivium_table::ids::TournamentId;
use serde_json::{Value, json};

use crate::faulty::{Fate, Faulty};
use crate::support::{Person, Site, code, in_time};
use crate::tournaments::{act, ask, found, show, tables};

/// Ann and Bob take part in a tournament of hers that nobody has begun.
async fn open(site: &Site) -> (Person, String) {
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let id = found(&ann, json!({})).await;
    for person in [&ann, &bob] {
        act(person, &id, "join", json!({})).await;
    }
    (ann, id)
}

/// Waits until the first round is played, with nothing done but what is done from time to time.
async fn goes_on(site: &Site, ann: &Person, id: &str) {
    in_time(async {
        loop {
            site.tables.tend_tournaments().await.unwrap();
            let shown = show(ann, id).await;
            if shown["round"] == 1 {
                let (table, _) = &tables(&shown, 0)[0];
                if ann.get(&format!("/api/tables/{table}")).await.0 == StatusCode::OK {
                    return;
                }
            }
            tokio::task::yield_now().await;
        }
    })
    .await;
}

#[tokio::test]
async fn a_tournament_begins_whose_organiser_goes_away_while_its_beginning_is_stored() {
    let folder = tempfile::tempdir().unwrap();
    let (faulty, site) = Faulty::site(folder.path(), Duration::from_mins(9)).await;
    let (ann, id) = open(&site).await;
    faulty.next([Fate::Held]);
    let (organiser, named) = (ann.clone(), id.clone());
    let start = tokio::spawn(async move { ask(&organiser, &named, "start", json!({})).await });
    in_time(async {
        while !faulty.is_through() {
            tokio::task::yield_now().await;
        }
    })
    .await;
    start.abort();
    assert!(start.await.unwrap_err().is_cancelled());
    faulty.gate.add_permits(1);
    goes_on(&site, &ann, &id).await;
}

#[tokio::test]
async fn a_tournament_goes_on_of_which_nobody_heard_that_it_was_stored() {
    let folder = tempfile::tempdir().unwrap();
    let (faulty, site) = Faulty::site(folder.path(), Duration::from_millis(1)).await;
    let (ann, id) = open(&site).await;
    faulty.next([Fate::StoredUnheard]);
    assert_eq!(code(&ask(&ann, &id, "start", json!({})).await), "unavailable");
    goes_on(&site, &ann, &id).await;
}

/// Whoever was sent away has a link that was good when they asked, and is not when they would come.
#[tokio::test]
async fn nobody_comes_into_a_tournament_by_a_link_that_was_changed_meanwhile() {
    let folder = tempfile::tempdir().unwrap();
    let (faulty, site) = Faulty::site(folder.path(), Duration::from_mins(9)).await;
    let (ann, eve) = (site.person("Ann").await, site.person("Eve").await);
    let id = found(&ann, json!({ "admission": { "kind": "invitation" } })).await;
    let key = show(&ann, &id).await["key"].clone();
    // It is read once to see whether she may look at it, and once more to be changed.
    *faulty.slow_paper.lock().unwrap() = Some((PaperKind::Tournament, 2));
    let named = id.clone();
    let late = tokio::spawn(async move { ask(&eve, &named, "join", json!({ "key": key })).await });
    in_time(async {
        while faulty.slow_paper.lock().unwrap().is_some() {
            tokio::task::yield_now().await;
        }
    })
    .await;
    let store = &site.tables.store;
    let paper = store.read().paper(PaperKind::Tournament, &id).await.unwrap().unwrap();
    let mut kept: Value = paper.read().unwrap();
    kept["admission"]["key"] = json!("b".repeat(24));
    let changed = vec![Op::Keep(paper.changed(&kept))];
    let itself: TournamentId = id.parse().unwrap();
    assert!(store.write(Write::Papers(itself, changed)).await.unwrap());
    faulty.gate.add_permits(1);
    assert_eq!(code(&in_time(late).await.unwrap()), "no_tournament");
    assert_eq!(show(&ann, &id).await["entrants"], json!([]));
}
