//! Hints and where one stands: who may ask, and what they are told.

use axum::http::StatusCode;
use quadrivium_server::Config;
use serde_json::{Value, json};

use crate::live::{Wire, listen};
use crate::support::{Person, Site, code, in_time};

/// A table of two people at which Ann begins to decide, and its address.
async fn table(site: &Site, ann: &Person, bob: &Person, hints: bool) -> String {
    let seats = json!([{ "kind": "you" }, { "kind": "open" }]);
    let wish = json!({ "game": "burgundy", "seats": seats, "no_hints": !hints });
    let (status, made) = ann.post("/api/tables", wish).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    assert_eq!(made["no_hints"].as_bool().unwrap_or(false), !hints);
    let id = made["id"].as_str().unwrap().to_owned();
    bob.follow(ann, &id).await;
    site.settled(&id).await;
    id
}

/// Who has to decide, who not, and on which seat the first sits.
async fn by_turn<'a>(
    ann: &'a Person,
    bob: &'a Person,
    id: &str,
) -> (&'a Person, &'a Person, Value) {
    let seen = ann.look(id).await;
    let seat = seen["turn"]["players"][0].clone();
    if seen["viewer"] == seat { (ann, bob, seat) } else { (bob, ann, seat) }
}

/// Asks for a hint and says what came: every hint, then the last frame.
async fn ask(wire: &mut Wire, seq: &Value, seat: &Value) -> (Vec<Value>, Value) {
    wire.send(json!({ "type": "hint", "id": 7, "seq": seq, "seat": seat })).await;
    let mut hints = Vec::new();
    loop {
        let frame = wire.next_of(&["hint", "done", "refused"]).await;
        assert_eq!(frame["id"], 7);
        if frame["type"] != "hint" {
            return (hints, frame);
        }
        hints.push(frame["hint"].clone());
    }
}

#[tokio::test]
async fn a_hint_comes_bit_by_bit_and_can_be_played() {
    let site = Site::new().await;
    let at = listen(&site).await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let id = table(&site, &ann, &bob, true).await;
    let (mine, _, seat) = by_turn(&ann, &bob, &id).await;
    let mut wire = Wire::open(at, &id, mine).await.unwrap();
    let seq = wire.hello().await["seq"].clone();
    let (hints, last) = ask(&mut wire, &seq, &seat).await;
    assert_eq!(last["type"], "done", "{last}");
    let hint = hints.last().unwrap();
    assert_eq!(hint["seat"], seat);
    let best = &hint["advice"][0];
    assert!(best["points"]["mean"].is_number() && best["chance"]["error"].is_number(), "{best}");
    let play = json!({ "seq": seq, "seat": seat, "action": best["actions"][0] });
    let (status, answer) = mine.post(&format!("/api/tables/{id}/play"), play).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
}

#[tokio::test]
async fn whoever_has_heard_enough_is_told_that_it_ended() {
    let site = Site::new().await;
    let at = listen(&site).await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let id = table(&site, &ann, &bob, true).await;
    let (mine, _, seat) = by_turn(&ann, &bob, &id).await;
    let mut wire = Wire::open(at, &id, mine).await.unwrap();
    let seq = wire.hello().await["seq"].clone();
    wire.send(json!({ "type": "hint", "id": 1, "seq": seq, "seat": seat })).await;
    wire.next("hint").await;
    wire.send(json!({ "type": "end_hint", "id": 2 })).await;
    assert_eq!(wire.next("done").await["id"], 1);
    assert_eq!(wire.next("done").await["id"], 2);
    // Playing ends it as well: it was about a position that is no more.
    wire.send(json!({ "type": "hint", "id": 3, "seq": seq, "seat": seat })).await;
    wire.next("hint").await;
    assert_eq!(mine.play_first(&id).await.0, StatusCode::OK);
    assert_eq!(wire.next("done").await["id"], 3);
}

#[tokio::test]
async fn nobody_is_advised_on_another_seat_or_out_of_turn() {
    let site = Site::new().await;
    let at = listen(&site).await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let id = table(&site, &ann, &bob, true).await;
    let (mine, other, seat) = by_turn(&ann, &bob, &id).await;
    let theirs = other.look(&id).await["viewer"].clone();
    let eve = site.person("Eve").await;
    let nobody = site.stranger();
    for (who, wanted, code) in [
        (other, &seat, "not_your_seat"),
        (other, &theirs, "not_your_turn"),
        (mine, &theirs, "not_your_seat"),
        (&eve, &seat, "not_your_seat"),
        (&nobody, &seat, "no_guest"),
    ] {
        let mut wire = Wire::open(at, &id, who).await.unwrap();
        let seq = wire.hello().await["seq"].clone();
        let (hints, last) = ask(&mut wire, &seq, wanted).await;
        assert!(hints.is_empty());
        assert_eq!(last["error"]["code"], code, "{last}");
    }
    let mut wire = Wire::open(at, &id, mine).await.unwrap();
    wire.hello().await;
    let (_, last) = ask(&mut wire, &json!(1), &seat).await;
    assert_eq!(last["error"]["code"], "stale");
}

#[tokio::test]
async fn a_host_can_do_without_hints() {
    let site = Site::new().await;
    let at = listen(&site).await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let id = table(&site, &ann, &bob, false).await;
    let (mine, _, seat) = by_turn(&ann, &bob, &id).await;
    let mut wire = Wire::open(at, &id, mine).await.unwrap();
    let seq = wire.hello().await["seq"].clone();
    let (_, last) = ask(&mut wire, &seq, &seat).await;
    assert_eq!(last["error"]["code"], "no_hints");
    let (status, stand) = mine.get(&format!("/api/tables/{id}/stand")).await;
    assert_eq!((status, &stand["expected"]), (StatusCode::OK, &json!([])));
}

#[tokio::test]
async fn everybody_sees_the_points_and_players_what_they_can_expect() {
    let site = Site::new().await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let id = table(&site, &ann, &bob, true).await;
    let address = format!("/api/tables/{id}/stand");
    let (_, own) = in_time(ann.get(&address)).await;
    let chances = own["expected"].as_array().unwrap().iter();
    let sum: f64 = chances.map(|one| one["chance"]["mean"].as_f64().unwrap()).sum();
    assert!((sum - 1.0).abs() < 0.01, "{own}");
    let (_, public) = site.stranger().get(&address).await;
    assert_eq!((&public["now"], &public["ended"]), (&own["now"], &own["ended"]));
    assert_eq!(public["expected"], json!([]));
    let silver = public["ended"][0]["breakdown"]["silver"].as_i64().unwrap();
    assert!(silver > 0, "silver counts in the end: {public}");
}

/// With one thread for all thoughts, somebody who asks again and again waits for themselves.
#[tokio::test]
async fn whoever_asks_much_starves_nobody() {
    let config =
        Config { requests_per_s: 100_000, burst: 100_000, bot_threads: 1, ..Config::default() };
    let site = Site::with(config).await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let greedy = table(&site, &ann, &bob, true).await;
    let quick = bob.table(&["you", "random"]).await["id"].as_str().unwrap().to_owned();
    let address = format!("/api/tables/{greedy}/stand");
    let asked = (0..6).map(|_| {
        let (ann, address) = (ann.clone(), address.clone());
        tokio::spawn(async move { ann.get(&address).await })
    });
    let asked: Vec<_> = asked.collect();
    for _ in 0..5 {
        in_time(site.settled(&quick)).await;
        assert_eq!(bob.play_first(&quick).await.0, StatusCode::OK);
    }
    let mut refused = 0;
    for answer in asked {
        let answer = in_time(answer).await.unwrap();
        refused += u32::from(code(&answer) == "busy");
    }
    assert!(refused >= 4, "only {refused} of 6 at once were refused");
}
