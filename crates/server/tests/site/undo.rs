//! Taking moves back.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::support::{Person, Site, code, postgres};

async fn two_people(site: &Site) -> (Person, Person, String) {
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let table = ann.table(&["you", "open"]).await;
    let id = table["id"].as_str().unwrap().to_owned();
    assert_eq!(bob.follow(&ann, &id).await.0, StatusCode::OK);
    // Whoever begins is Ann from here on.
    if ann.look(&id).await["choices"] == json!([]) { (bob, ann, id) } else { (ann, bob, id) }
}

#[tokio::test]
async fn own_decisions_are_taken_back_freely_and_played_again() {
    let site = Site::new().await;
    let (ann, bob, id) = two_people(&site).await;
    let before = ann.look(&id).await;
    assert_eq!(ann.play_first(&id).await.0, StatusCode::OK);
    let after = ann.look(&id).await;
    assert_eq!(after["undo"]["free"], true);
    assert_eq!(after["undo"]["to"], before["moves"]);
    assert_eq!(bob.look(&id).await["undo"]["to"], Value::Null, "it is not Bob's decision");
    assert_eq!(ann.act(&id, "undo", json!({})).await.0, StatusCode::OK);
    let back = ann.look(&id).await;
    assert_eq!((&back["view"], &back["moves"]), (&before["view"], &before["moves"]));
    assert_eq!(back["undo"]["redo"], after["moves"]);
    assert_eq!(ann.act(&id, "redo", json!({})).await.0, StatusCode::OK);
    let again = ann.look(&id).await;
    assert_eq!((&again["view"], &again["log"]), (&after["view"], &after["log"]));
    assert!(again["seq"].as_u64() > after["seq"].as_u64(), "entries are only ever added");
    let nothing = ann.act(&id, "redo", json!({})).await;
    assert_eq!(code(&nothing), "nothing_to_redo");
}

/// Plays until the other person has acted after one's own last decision.
async fn play_until_other(ann: &Person, bob: &Person, id: &str) {
    loop {
        let player = if ann.look(id).await["choices"] == json!([]) { bob } else { ann };
        assert_eq!(player.play_first(id).await.0, StatusCode::OK);
        if std::ptr::eq(player, bob) {
            return;
        }
    }
}

#[tokio::test]
async fn past_another_player_it_is_a_request() {
    let site = Site::new().await;
    let (ann, bob, id) = two_people(&site).await;
    play_until_other(&ann, &bob, &id).await;
    let before = ann.look(&id).await;
    assert_eq!(before["undo"]["free"], false);
    assert_eq!(ann.act(&id, "undo", json!({})).await.0, StatusCode::OK);
    let asked = bob.look(&id).await;
    assert_eq!(asked["moves"], before["moves"], "nothing is taken back yet");
    let request = &asked["undo"]["request"];
    let bobs = asked["viewer"].as_str().unwrap();
    assert_eq!(request["waiting_for"], json!([bobs]));
    let own = ann.act(&id, "answer_undo", json!({ "yes": true })).await;
    assert_eq!(code(&own), "no_request", "nobody answers their own request");
    assert_eq!(bob.act(&id, "answer_undo", json!({ "yes": false })).await.0, StatusCode::OK);
    assert_eq!(ann.look(&id).await["undo"]["request"], Value::Null);
    assert_eq!(ann.act(&id, "undo", json!({})).await.0, StatusCode::OK);
    assert_eq!(bob.act(&id, "answer_undo", json!({ "yes": true })).await.0, StatusCode::OK);
    let back = ann.look(&id).await;
    assert_eq!(back["moves"], before["undo"]["to"]);
    assert_ne!(back["choices"], json!([]), "it is Ann's decision again");
}

#[tokio::test]
async fn a_request_lapses_when_somebody_plays_on() {
    let site = Site::new().await;
    let (ann, bob, id) = two_people(&site).await;
    play_until_other(&ann, &bob, &id).await;
    assert_eq!(ann.act(&id, "undo", json!({})).await.0, StatusCode::OK);
    let player = if ann.look(&id).await["choices"] == json!([]) { &bob } else { &ann };
    assert_eq!(player.play_first(&id).await.0, StatusCode::OK);
    assert_eq!(bob.look(&id).await["undo"]["request"], Value::Null);
    let late = bob.act(&id, "answer_undo", json!({ "yes": true })).await;
    assert_eq!(code(&late), "no_request");
}

#[tokio::test]
async fn against_bots_one_goes_back_as_far_as_one_likes() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    let table = ann.table(&["you", "apprentice"]).await;
    let id = table["id"].as_str().unwrap();
    site.settled(id).await;
    let first = ann.look(id).await;
    for _ in 0..10 {
        assert_eq!(ann.play_first(id).await.0, StatusCode::OK);
        site.settled(id).await;
    }
    let far = ann.look(id).await;
    assert_eq!(far["undo"]["free"], true);
    let (status, answer) = ann.act(id, "undo", json!({ "to": first["moves"] })).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let back = ann.look(id).await;
    assert_eq!((&back["view"], &back["choices"]), (&first["view"], &first["choices"]));
    // And forth again, over the bots' moves, to where one was.
    while ann.look(id).await["undo"]["redo"].is_number() {
        assert_eq!(ann.act(id, "redo", json!({})).await.0, StatusCode::OK);
    }
    assert_eq!(ann.look(id).await["view"], far["view"]);
    // One lands on one's own decision, never on a die or a bot.
    let (status, _) = ann.act(id, "undo", json!({ "to": 3 })).await;
    assert_eq!(status, StatusCode::OK);
    assert_ne!(ann.look(id).await["choices"], json!([]));
    let beyond = ann.act(id, "undo", json!({ "to": 100_000 })).await;
    assert_eq!(code(&beyond), "nothing_to_undo");
}

/// Three choose their estates in secret: a choice is taken back from under the next one.
#[tokio::test]
async fn where_all_decide_at_once_what_others_decided_stays() {
    let site = Site::new().await;
    let (ann, bob, cyd) =
        (site.person("Ann").await, site.person("Bob").await, site.person("Cyd").await);
    let table = ann.table_with(json!({ "setup": "expert_secret" }), &["you", "open", "open"]).await;
    let id = table["id"].as_str().unwrap();
    bob.follow(&ann, id).await;
    cyd.follow(&ann, id).await;
    assert_eq!(ann.play_first(id).await.0, StatusCode::OK);
    let seen_by_ann = ann.look(id).await;
    let seen_by_cyd = cyd.look(id).await;
    assert_eq!(bob.play_first(id).await.0, StatusCode::OK);
    let after = ann.look(id).await;
    assert_eq!(after["undo"]["free"], true);
    // Ann's page is a move behind, and she may take back all the same; but not twice.
    let back = json!({ "seq": seen_by_ann["seq"], "to": seen_by_ann["undo"]["to"] });
    let path = format!("/api/tables/{id}/undo");
    assert_eq!(ann.post(&path, back.clone()).await.0, StatusCode::OK);
    assert_eq!(code(&ann.post(&path, back).await), "stale");
    let now = ann.look(id).await;
    assert_eq!(now["moves"].as_u64().unwrap() + 1, after["moves"].as_u64().unwrap());
    assert_ne!(now["choices"], json!([]), "Ann is asked again");
    assert_eq!(bob.look(id).await["choices"], json!([]), "Bob's choice stands");
    // Nothing of this has touched Cyd's question.
    let choice = &seen_by_cyd["choices"][0];
    let play = json!({
        "seq": seen_by_cyd["seq"], "seat": choice["seat"], "action": choice["action"],
    });
    assert_eq!(cyd.post(&format!("/api/tables/{id}/play"), play).await.0, StatusCode::OK);
    // Now Ann is the last one: her choice turns all of them over.
    assert_eq!(ann.play_first(id).await.0, StatusCode::OK);
    assert_eq!(ann.look(id).await["undo"]["free"], false);
    assert_eq!(bob.look(id).await["undo"]["free"], false);
}

#[tokio::test]
async fn a_finished_request_cannot_be_made_from_a_stale_page() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    let table = ann.table(&["you", "you"]).await;
    let id = table["id"].as_str().unwrap();
    ann.play_first(id).await;
    let stale = json!({ "seq": table["seq"] });
    let answer = ann.post(&format!("/api/tables/{id}/undo"), stale).await;
    assert_eq!((answer.0, code(&answer)), (StatusCode::CONFLICT, "stale"));
}

/// What chance gave since a move of the line of play.
fn chance_since(seen: &Value, moves: &Value) -> Vec<Value> {
    let lines = seen["log"].as_array().unwrap()[moves.as_u64().unwrap() as usize..].iter();
    lines.filter(|line| line["by"] == "*").map(|line| line["action"].clone()).collect()
}

/// The dice lie as they lay, although the table was read anew from the storage meanwhile.
async fn dice_stay(site: &Site) {
    let ann = site.person("Ann").await;
    let table = ann.table(&["you", "you"]).await;
    let id = table["id"].as_str().unwrap();
    let (mut before, mut after) = (ann.look(id).await, Value::Null);
    let mut decision = Value::Null;
    while after.is_null() || chance_since(&after, &before["moves"]).is_empty() {
        before = ann.look(id).await;
        decision = before["choices"][0].clone();
        assert_eq!(ann.play_first(id).await.0, StatusCode::OK);
        after = ann.look(id).await;
    }
    for _ in 0..3 {
        assert_eq!(ann.act(id, "undo", json!({})).await.0, StatusCode::OK);
        site.forget_idle();
        let same = json!({ "seat": decision["seat"], "action": decision["action"] });
        assert_eq!(ann.act(id, "play", same).await.0, StatusCode::OK);
        let again = ann.look(id).await;
        let chance = |seen| chance_since(seen, &before["moves"]);
        assert_eq!(chance(&again), chance(&after));
    }
}

#[tokio::test]
async fn taking_back_throws_no_dice_again_on_sqlite() {
    dice_stay(&Site::new().await).await;
}

#[tokio::test]
async fn taking_back_throws_no_dice_again_on_postgres() {
    dice_stay(&Site::node(&postgres().await).await).await;
}

/// A fork must not tell what chance has in store at the table it came from.
#[tokio::test]
async fn a_fork_has_other_luck_and_a_sandbox_draws_anew() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    let table = ann.table(&["you", "you"]).await;
    let id = table["id"].as_str().unwrap().to_owned();
    let me = ann.get("/api/guest").await.1["id"].as_str().unwrap().parse().unwrap();
    let seed = async |id: &str| {
        let held = site.tables.fetch_for(id.parse().unwrap(), Some(me)).await.unwrap();
        held.fold().plan.seed
    };
    let own = seed(&id).await.expect("a game has a seed");
    let fork = async |kind: &str| {
        let path = format!("/api/tables/{id}/fork");
        let (_, made) = ann.post(&path, json!({ "moves": table["moves"], "kind": kind })).await;
        made["id"].as_str().unwrap().to_owned()
    };
    assert_ne!(seed(&fork("hotseat").await).await.expect("a game has a seed"), own);
    assert_eq!(seed(&fork("sandbox").await).await, None);
    assert!(!ann.look(&id).await.to_string().contains(own.as_str()), "nobody is told");
}

/// Whether one may play on is said before one is asked how; what is said is what then happens.
#[tokio::test]
async fn one_is_told_beforehand_whether_one_can_play_on() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    let table = ann.table_of("labora", json!({}), &["you", "apprentice"]).await;
    let id = table["id"].as_str().unwrap();
    let asked = async |moves: u32| ann.get(&format!("/api/tables/{id}/fork?moves={moves}")).await;
    assert_eq!(asked(0).await.1["possible"], true);
    let fork = json!({ "moves": 0, "kind": "sandbox" });
    let (status, _) = ann.post(&format!("/api/tables/{id}/fork"), fork).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(code(&asked(100_000).await), "no_move");
    assert_eq!(ann.get(&format!("/api/tables/{id}/fork")).await.0, StatusCode::BAD_REQUEST);
}
