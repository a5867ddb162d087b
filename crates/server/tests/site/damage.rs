//! A table that cannot be shown says why: damage is not a change of rules.

use axum::http::StatusCode;
use quadrivium_server::store::{Append, Write};
use quadrivium_server::surroundings::SystemEntropy;
use quadrivium_table::entry::{Batch, Entry, Plan};
use serde_json::json;

use crate::support::{Site, code};

/// Stores a table by hand, as a bug or a bad disk would leave it.
async fn store(site: &Site, change: impl Fn(&mut Plan, &mut Vec<Entry>)) -> String {
    let ann = site.person("Ann").await;
    let table = ann.table(&["you", "you"]).await;
    let of = table["id"].as_str().unwrap().parse().unwrap();
    let read = site.tables.store.read();
    let mut plan = read.table(of).await.unwrap().unwrap().plan;
    let mut entries = read.batches(of, 0).await.unwrap().remove(0).entries;
    plan.id = quadrivium_table::ids::TableId::random(&SystemEntropy).unwrap();
    change(&mut plan, &mut entries);
    let batch = Batch { seq: 1, at: plan.created, entries };
    let append = Append { table: plan.id, batch, guests: vec![plan.owner] };
    let id = plan.id.to_string();
    assert!(site.tables.store.write(Write::Create(Box::new(plan), append)).await.unwrap());
    id
}

/// A move that no rules allow.
fn nonsense(entries: &mut Vec<Entry>) {
    entries.push(Entry::Play { by: quadrivium_core::Seat::A.into(), action: "dance".into() });
}

#[tokio::test]
async fn a_damaged_table_says_that_it_is_damaged() {
    let site = Site::new().await;
    let whole = store(&site, |_, _| ()).await;
    assert_eq!(site.stranger().get(&format!("/api/tables/{whole}")).await.0, StatusCode::OK);
    let moves = store(&site, |_, entries| nonsense(entries)).await;
    let back = store(&site, |_, entries| entries.push(Entry::Undo { to: 9_999 })).await;
    let options = store(&site, |plan, _| plan.options.push(("moon".into(), "full".into()))).await;
    for id in [moves, back, options] {
        let answer = site.stranger().get(&format!("/api/tables/{id}")).await;
        assert_eq!((answer.0, code(&answer)), (StatusCode::INTERNAL_SERVER_ERROR, "damaged"));
        assert_eq!(answer.1["error"]["key"], "error-damaged");
    }
}

#[tokio::test]
async fn only_a_game_of_another_revision_was_played_by_older_rules() {
    let site = Site::new().await;
    let old = store(&site, |plan, entries| {
        plan.rules -= 1;
        nonsense(entries);
    })
    .await;
    let answer = site.stranger().get(&format!("/api/tables/{old}")).await;
    assert_eq!((answer.0, code(&answer)), (StatusCode::GONE, "old_rules"));
    let torn = store(&site, |plan, entries| {
        plan.rules -= 1;
        entries.push(Entry::Undo { to: 9_999 });
    })
    .await;
    let answer = site.stranger().get(&format!("/api/tables/{torn}")).await;
    assert_eq!(code(&answer), "damaged", "no rules explain that");
}

/// Nobody can look at it, but nobody has to keep it on their list.
#[tokio::test]
async fn a_damaged_table_can_be_removed() {
    let site = Site::new().await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let guest = |you: serde_json::Value| you["id"].as_str().unwrap().parse().unwrap();
    let (anns, bobs) = (guest(ann.get("/api/guest").await.1), guest(bob.get("/api/guest").await.1));
    let id = store(&site, move |plan, entries| {
        plan.owner = anns;
        nonsense(entries);
    })
    .await;
    let of = id.parse().unwrap();
    let sit = Entry::Sit {
        seat: quadrivium_core::Seat::B,
        guest: bobs,
        name: "Bob".into(),
        card: quadrivium_table::Card::default(),
    };
    let stored = site.tables.store.read().batches(of, 0).await.unwrap();
    let batch = Batch { seq: stored[0].last() + 1, at: 0, entries: vec![sit] };
    let append = Append { table: of, batch, guests: vec![anns, bobs] };
    assert!(site.tables.store.write(Write::Append(append)).await.unwrap());
    let path = format!("/api/tables/{id}/remove");
    assert_eq!(code(&site.person("Eve").await.post(&path, json!({})).await), "not_seated");
    assert_eq!(ann.post(&path, json!({})).await.1, json!({ "deleted": false }));
    assert_eq!(bob.post(&path, json!({})).await.1, json!({ "deleted": true }));
    assert_eq!(ann.get(&format!("/api/tables/{id}")).await.0, StatusCode::NOT_FOUND);
}
