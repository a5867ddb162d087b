//! A phase in which all decide at once: the planning of Orléans. Nobody waits for another, nobody
//! overwrites another, and numbers of entries stay safe.

use std::collections::BTreeSet;

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::support::{Person, Site, code};

/// Two people who may plan, and their table.
async fn planning(site: &Site) -> (Person, Person, String) {
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let table = ann.table_of("orleans", json!({}), &["you", "open"]).await;
    let id = table["id"].as_str().unwrap().to_owned();
    assert_eq!(bob.follow(&ann, &id).await.0, StatusCode::OK);
    for person in [&ann, &bob] {
        assert!(!assignments(&person.look(&id).await).is_empty(), "the first draw is no question");
    }
    (ann, bob, id)
}

/// The followers that a snapshot offers to send to work.
fn assignments(seen: &Value) -> Vec<&str> {
    let choices = seen["choices"].as_array().unwrap().iter();
    choices.filter_map(|choice| choice["action"].as_str()).filter(is_assignment).collect()
}

fn is_assignment(action: &&str) -> bool {
    action.starts_with("assign ")
}

/// What somebody has sent to work, as the log tells it.
fn assigned(seen: &Value, seat: &Value) -> BTreeSet<String> {
    let lines = seen["log"].as_array().unwrap().iter().filter(|line| line["by"] == *seat);
    let actions = lines.filter_map(|line| line["action"].as_str());
    actions.filter(is_assignment).map(str::to_owned).collect()
}

async fn send(person: &Person, id: &str, seen: &Value, action: &str) -> (StatusCode, Value) {
    let play = json!({ "seq": seen["seq"], "seat": seen["viewer"], "action": action });
    person.post(&format!("/api/tables/{id}/play"), play).await
}

/// Plans on, knowing only one's own answers, until nobody is left to be sent; what was sent.
async fn plan(person: &Person, id: &str) -> BTreeSet<String> {
    let mut sent = BTreeSet::new();
    loop {
        let seen = person.look(id).await;
        let Some(&action) = assignments(&seen).first() else { return sent };
        // The other one's decisions meanwhile make no difference.
        tokio::task::yield_now().await;
        let answer = send(person, id, &seen, action).await;
        assert_eq!(answer.0, StatusCode::OK, "{}", answer.1);
        sent.insert(action.to_owned());
    }
}

#[tokio::test]
async fn two_plan_at_the_same_time() {
    let site = Site::new().await;
    let (ann, bob, id) = planning(&site).await;
    let (by_ann, by_bob) = tokio::join!(plan(&ann, &id), plan(&bob, &id));
    assert!(by_ann.len() > 1 && by_bob.len() > 1);
    let seen = ann.look(&id).await;
    assert_eq!(assigned(&seen, &json!("A")), by_ann);
    assert_eq!(assigned(&seen, &json!("B")), by_bob);
}

#[tokio::test]
async fn what_another_plans_makes_no_request_stale_and_what_one_planned_does() {
    let site = Site::new().await;
    let (ann, bob, id) = planning(&site).await;
    let (by_ann, by_bob) = (ann.look(&id).await, bob.look(&id).await);
    let [first, second, ..] = assignments(&by_ann)[..] else { panic!("Ann has much to plan") };
    for action in assignments(&by_bob).into_iter().take(1) {
        assert_eq!(send(&bob, &id, &by_bob, action).await.0, StatusCode::OK);
    }
    assert_eq!(send(&ann, &id, &by_ann, first).await.0, StatusCode::OK);
    // The same click again, and another one on the same page.
    assert_eq!(code(&send(&ann, &id, &by_ann, first).await), "stale");
    assert_eq!(code(&send(&ann, &id, &by_ann, second).await), "stale");
    // Whoever comes back in the middle of it finds everything, and goes on.
    let again = ann.look(&id).await;
    assert_eq!(assigned(&again, &json!("A")), BTreeSet::from([first.to_owned()]));
    assert_eq!(assigned(&again, &json!("B")).len(), 1);
    assert!(!plan(&ann, &id).await.is_empty());
}

#[tokio::test]
async fn one_follower_is_taken_back_and_the_rest_of_both_plans_stays() {
    let site = Site::new().await;
    let (ann, bob, id) = planning(&site).await;
    let before = ann.look(&id).await["moves"].as_u64().unwrap();
    let by_ann = plan(&ann, &id).await;
    let by_bob = plan(&bob, &id).await;
    assert_eq!(ann.look(&id).await["undo"]["free"], true);
    // The first of Ann's followers, from under all the others.
    let first = ann.look(&id).await["log"].as_array().unwrap().iter().find_map(|line| {
        let action = line["action"].as_str().filter(is_assignment)?;
        (line["by"] == "A").then(|| action.to_owned())
    });
    let only = json!({ "to": before, "only": true });
    assert_eq!(ann.act(&id, "undo", only).await.0, StatusCode::OK);
    let seen = bob.look(&id).await;
    let mut left = by_ann;
    assert!(left.remove(&first.unwrap()));
    assert_eq!(assigned(&seen, &json!("A")), left);
    assert_eq!(assigned(&seen, &json!("B")), by_bob);
    assert!(!assignments(&ann.look(&id).await).is_empty(), "it can be sent elsewhere");
}

#[tokio::test]
async fn once_all_are_done_nothing_is_taken_back_without_asking() {
    let site = Site::new().await;
    let (ann, bob, id) = planning(&site).await;
    assert_eq!(
        ann.act(&id, "play", json!({ "seat": "A", "action": "done" })).await.0,
        StatusCode::OK
    );
    assert_eq!(ann.look(&id).await["undo"]["free"], true, "the other still plans");
    assert_eq!(
        bob.act(&id, "play", json!({ "seat": "B", "action": "done" })).await.0,
        StatusCode::OK
    );
    assert_eq!(ann.look(&id).await["undo"]["free"], false);
    let only = json!({ "to": ann.look(&id).await["undo"]["to"], "only": true });
    assert_eq!(code(&ann.act(&id, "undo", only).await), "entangled");
}
