//! Days away: whose time stands still at which tables, what others see of it, and what it does not do.

use axum::http::{HeaderValue, StatusCode, header};
use quadrivium_server::Config;
use quadrivium_server::store::{Op, Paper, PaperKind, Write};
use serde_json::{Value, json};

use crate::notices;
use crate::receivers::Sink;
use crate::support::{Person, Site, code, postgres};
use crate::tournaments::{act, found, show, tables};

const HOUR: u64 = 3_600;
const DAY_MS: u64 = 24 * HOUR * 1_000;

/// A table over days, a day for each decision, and not begun.
async fn opened(ann: &Person) -> String {
    let clock = json!({ "turn": { "move_s": 86_400 } });
    let seats = json!([{ "kind": "you" }, { "kind": "open" }]);
    let wish = json!({ "game": "burgundy", "seats": seats, "clock": clock });
    let (status, table) = ann.post("/api/tables", wish).await;
    assert_eq!(status, StatusCode::CREATED, "{table}");
    table["id"].as_str().unwrap().to_owned()
}

/// The same with two people at it, whoever is asked first.
async fn over_days(ann: &Person, bob: &Person) -> (Person, Person, String) {
    let id = opened(ann).await;
    bob.follow(ann, &id).await;
    let anns = ann.look(&id).await["choices"] != json!([]);
    if anns { (ann.clone(), bob.clone(), id) } else { (bob.clone(), ann.clone(), id) }
}

async fn left(person: &Person) -> Value {
    person.get("/api/tables/mine").await.1["running"][0]["left"].clone()
}

/// The tests begin on Friday, the 15th of January 2027, at eight in Greenwich.
pub fn day(number: u32) -> String {
    format!("2027-01-{number:02}")
}

async fn go(person: &Person, first: u32, last: u32) -> (StatusCode, Value) {
    person.post("/api/me/away", json!({ "first": day(first), "last": day(last) })).await
}

/// Days for the whole game rest, remind and run out as days for each decision do.
#[tokio::test]
async fn a_total_of_days_rests_on_weekends_and_somebody_is_reminded_of_it() {
    let sink = Sink::open().await;
    let site = Site::with(notices::config(&sink)).await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let clock = json!({ "days": { "total_s": 3 * 86_400, "weekends_off": true } });
    let seats = json!([{ "kind": "you" }, { "kind": "open" }]);
    let wish = json!({ "game": "burgundy", "seats": seats, "clock": clock });
    let (status, table) = ann.post("/api/tables", wish).await;
    assert_eq!(status, StatusCode::CREATED, "{table}");
    let id = table["id"].as_str().unwrap();
    bob.follow(&ann, id).await;
    let (asked, waits) = notices::whose(&ann, &bob, id).await;
    let start = site.tables.now();
    // From Friday at eight to Wednesday at eight.
    assert_eq!(left(waits).await["until"], start + 5 * DAY_MS);
    notices::written_to(asked, &sink, "asked@example.org").await;
    let mut wishes = notices::wishes();
    wishes["remind_h"] = json!(12);
    notices::good(asked, "/api/me/notices", wishes).await;
    notices::send(&site).await;
    assert_eq!(sink.letters().len(), 1, "of the turn");
    site.wait_s(24 * HOUR);
    assert_eq!(left(waits).await["rests"], start - start % DAY_MS + 3 * DAY_MS);
    site.wait_s(83 * HOUR);
    notices::send(&site).await;
    assert_eq!(sink.letters().len(), 0, "thirteen hours are left");
    site.wait_s(HOUR);
    notices::send(&site).await;
    assert_eq!(sink.letters().len(), 1, "twelve are");
    assert_eq!(code(&waits.act(id, "claim", json!({})).await), "not_up");
    site.wait_s(12 * HOUR);
    assert_eq!(waits.act(id, "claim", json!({})).await.0, StatusCode::OK);
}

#[tokio::test]
async fn time_stands_still_while_somebody_is_away_and_others_see_it_coming() {
    let site = Site::new().await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let (asked, waits, id) = over_days(&ann, &bob).await;
    let start = site.tables.now();
    let friday = start - start % DAY_MS;
    assert_eq!(left(&waits).await["until"], start + DAY_MS);
    let (status, shown) = go(&asked, 16, 18).await;
    assert_eq!(status, StatusCode::OK, "{shown}");
    assert_eq!((&shown["today"], &shown["per_year"]), (&json!("2027-01-15"), &json!(30)));
    assert_eq!(shown["left"], json!([{ "year": 2027, "days": 27 }, { "year": 2028, "days": 30 }]));
    let away = json!({ "from": friday + DAY_MS, "until": friday + 4 * DAY_MS });
    assert_eq!(left(&waits).await["away"], away, "before");
    assert_eq!(left(&waits).await["until"], start + 4 * DAY_MS);
    let seats = waits.look(&id).await["seats"].clone();
    assert!(seats.as_array().unwrap().iter().any(|seat| seat["clock"]["away"] == away), "{seats}");
    site.wait_s(48 * HOUR);
    assert_eq!(left(&waits).await["rests"], friday + 4 * DAY_MS, "and during");
    let claim = waits.act(&id, "claim", json!({})).await;
    assert_eq!((claim.0, code(&claim)), (StatusCode::CONFLICT, "is_away"));
    // The same after the table was read anew.
    let until = left(&waits).await["until"].clone();
    site.forget_idle();
    assert_eq!(left(&waits).await["until"], until);
    // Whoever comes home early is asked at once; what has begun is spent.
    let (_, shown) = asked.post("/api/me/away/end", json!({ "first": day(16) })).await;
    assert_eq!((&shown["days"], &shown["left"][0]["days"]), (&json!([]), &json!(28)));
    assert_eq!(left(&waits).await.get("rests"), None);
    assert_eq!(code(&waits.act(&id, "claim", json!({})).await), "not_up");
    site.wait_s(8 * HOUR);
    assert_eq!(
        waits.act(&id, "claim", json!({})).await.0,
        StatusCode::OK,
        "sixteen hours and eight"
    );
}

#[tokio::test]
async fn a_clock_that_has_run_out_is_not_saved() {
    let site = Site::new().await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let (asked, waits, id) = over_days(&ann, &bob).await;
    site.wait_s(25 * HOUR);
    assert_eq!(code(&go(&asked, 15, 20).await), "bad_field", "yesterday is over");
    assert_eq!(go(&asked, 16, 20).await.0, StatusCode::OK);
    assert_eq!(
        (&left(&waits).await["up"], &left(&waits).await["left_ms"]),
        (&json!(true), &json!(0))
    );
    assert_eq!(waits.act(&id, "claim", json!({})).await.0, StatusCode::OK);
}

/// Tables of a tournament open by themselves: whoever is away then has their time there as everywhere.
#[tokio::test]
async fn a_round_that_begins_while_somebody_is_away_knows_it() {
    let site = Site::new().await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let id = found(&ann, json!({})).await;
    for person in [&ann, &bob] {
        assert_eq!(go(person, 15, 18).await.0, StatusCode::OK);
        act(person, &id, "join", json!({})).await;
    }
    act(&ann, &id, "start", json!({})).await;
    let (table, _) = tables(&show(&ann, &id).await, 0)[0].clone();
    let seats = ann.look(&table).await["seats"].clone();
    for seat in seats.as_array().unwrap() {
        assert!(seat["clock"]["away"]["until"].is_u64(), "{seats}");
    }
    site.wait_s(60 * HOUR);
    site.tables.tend_tournaments().await.unwrap();
    assert_eq!(ann.look(&table).await["state"], "running", "nobody loses on time meanwhile");
}

#[tokio::test]
async fn whoever_sits_down_later_brings_their_days_along() {
    let site = Site::new().await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    for person in [&ann, &bob] {
        person.post("/api/me/zone", json!({ "zone": "Asia/Tokyo" })).await;
        assert_eq!(go(person, 16, 16).await.0, StatusCode::OK);
    }
    let (_, waits, id) = over_days(&ann, &bob).await;
    let seats = waits.look(&id).await["seats"].clone();
    for seat in seats.as_array().unwrap() {
        let (from, until) = (&seat["clock"]["away"]["from"], &seat["clock"]["away"]["until"]);
        assert_eq!(
            (from.as_u64(), until.as_u64()),
            (Some(1_800_025_200_000), Some(1_800_111_600_000)),
            "{seat}"
        );
    }
    // Where nobody plays over days nobody hears of it.
    let table = ann.table(&["you", "you"]).await;
    assert!(!table.to_string().contains("away"), "{table}");
}

/// Whoever noted it died before the tables had heard of it.
#[tokio::test]
async fn what_was_not_told_is_told_by_whoever_tidies_up() {
    let site = Site::new().await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let (asked, waits, _) = over_days(&ann, &bob).await;
    let guest = asked.get("/api/me").await.1["id"].as_str().unwrap().parse().unwrap();
    let (from, until) = (site.tables.now() + DAY_MS / 2, site.tables.now() + DAY_MS);
    let days = json!([{ "first": day(16), "last": day(16), "from": from, "until": until }]);
    let away = Paper::new(PaperKind::Away, &guest, guest, &json!({ "days": days, "changes": [] }));
    let note = Paper::new(PaperKind::Announce, &"note", guest, &json!({ "since": 0 }));
    let ops = vec![Op::Keep(away), Op::Keep(note)];
    assert!(site.tables.store.write(Write::Papers(guest, ops)).await.unwrap());
    assert_eq!(left(&waits).await.get("away"), None);
    site.tables.tidy().await.unwrap();
    assert_eq!(left(&waits).await["away"], json!({ "from": from, "until": until }));
    assert_eq!(site.tables.store.read().papers_like(PaperKind::Announce).await.unwrap(), []);
}

#[tokio::test]
async fn days_are_bounded_and_ones_own() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    for (first, last) in [
        ("", ""),
        ("2027-01-14", "2027-01-20"),
        ("2027-01-20", "2027-01-19"),
        ("2028-01-16", "2028-01-16"),
        ("<script>", "2027-01-20"),
        ("2027-01-20", "2027-01-20T00:00:00Z"),
    ] {
        let answer = ann.post("/api/me/away", json!({ "first": first, "last": last })).await;
        assert_eq!(
            (answer.0, code(&answer)),
            (StatusCode::UNPROCESSABLE_ENTITY, "bad_field"),
            "{first}"
        );
    }
    let many =
        ann.post("/api/me/away", json!({ "first": "2027-02-01", "last": "2027-03-03" })).await;
    assert_eq!((many.0, code(&many)), (StatusCode::CONFLICT, "many_away"));
    assert_eq!(code(&ann.post("/api/me/away/end", json!({ "first": day(16) })).await), "not_away");
    for _ in 0..6 {
        assert_eq!(go(&ann, 20, 21).await.0, StatusCode::OK);
        assert_eq!(
            ann.post("/api/me/away/end", json!({ "first": day(20) })).await.0,
            StatusCode::OK
        );
    }
    let often = go(&ann, 20, 21).await;
    assert_eq!((often.0, code(&often)), (StatusCode::TOO_MANY_REQUESTS, "many_plans"));
    site.wait_s(24 * HOUR);
    assert_eq!(go(&ann, 20, 21).await.0, StatusCode::OK);
    for path in ["/api/me/away", "/api/me/away/end"] {
        let body = json!({ "first": day(25), "last": day(26) });
        assert_eq!(site.stranger().post(path, body.clone()).await.0, StatusCode::UNAUTHORIZED);
        let mut request = ann.request("POST", path, Some(body));
        request
            .headers_mut()
            .insert(header::ORIGIN, HeaderValue::from_static("https://evil.example"));
        request.headers_mut().insert(header::HOST, HeaderValue::from_static("here"));
        assert_eq!(ann.send(request).await.0, StatusCode::FORBIDDEN);
    }
    assert_eq!(site.stranger().get("/api/me/away").await.0, StatusCode::UNAUTHORIZED);
    let off = Site::with(Config { away_days: 0, ..Config::default() }).await;
    let bob = off.person("Bob").await;
    assert_eq!(bob.get("/api/me").await.1["offers"]["away"], false);
    assert_eq!(code(&go(&bob, 20, 21).await), "switched_off");
}

#[tokio::test]
async fn days_are_exported_and_leave_with_their_person() {
    let site = Site::new().await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let (_, _, id) = over_days(&ann, &bob).await;
    assert_eq!(go(&ann, 16, 18).await.0, StatusCode::OK);
    let file = ann.get("/api/me/export").await.1;
    let papers = file["papers"].as_array().unwrap();
    let kept = papers.iter().find(|paper| paper["kind"] == "away").unwrap();
    assert_eq!(kept["says"]["days"][0]["first"], "2027-01-16");
    let did = file["tables"][0]["what_you_did"].as_array().unwrap();
    assert!(did.iter().any(|entry| entry["entry"]["type"] == "away"), "{did:?}");
    assert_eq!(ann.post("/api/me/delete", json!({ "name": "Ann" })).await.0, StatusCode::OK);
    let batches = site.tables.store.read().batches(id.parse().unwrap(), 0).await.unwrap();
    let text = serde_json::to_string(&batches).unwrap();
    assert!(text.contains("\"away\"") && !text.contains("\"until\""), "{text}");
}

#[tokio::test]
async fn all_nodes_count_the_same() {
    let url = postgres().await;
    let (here, there) = (Site::node(&url).await, Site::node(&url).await);
    let (ann, bob) = (here.person("Ann").await, here.person("Bob").await);
    let (asked, waits, id) = over_days(&ann, &bob).await;
    let at = |person: &Person| {
        let mut other = there.stranger();
        other.cookie.clone_from(&person.cookie);
        other
    };
    assert!(at(&waits).look(&id).await["seats"].is_array());
    // Said at one node, claimed at the other.
    assert_eq!(go(&asked, 15, 18).await.0, StatusCode::OK);
    there.wait_s(30 * HOUR);
    let waits = at(&waits);
    let told = async {
        while waits.look(&id).await["seq"] != ann.look(&id).await["seq"] {
            tokio::task::yield_now().await;
        }
    };
    crate::support::in_time(told).await;
    assert_eq!(code(&waits.act(&id, "claim", json!({})).await), "is_away");
    assert_eq!(left(&waits).await["left_ms"], DAY_MS);
}
