//! Games over days: time for each move, weekends, and what waits for whom.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::support::{Person, Site, code};

/// From where the time of the tests starts to a Friday, 12:00 in Greenwich, in seconds.
fn to_friday(site: &Site) -> u64 {
    let now = site.tables.now() / 1_000;
    1_800_619_200 - now
}

async fn over_days(site: &Site, weekends_off: bool, zone: &str) -> (Person, Person, String) {
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    for person in [&ann, &bob] {
        let lives = person.post("/api/me/zone", json!({ "zone": zone })).await;
        assert_eq!(lives.0, StatusCode::OK, "{}", lives.1);
    }
    let clock = json!({ "turn": { "move_s": 86_400, "weekends_off": weekends_off } });
    let seats = json!([{ "kind": "you" }, { "kind": "open" }]);
    let wish = json!({ "game": "burgundy", "seats": seats, "clock": clock });
    let (status, table) = ann.post("/api/tables", wish).await;
    assert_eq!(status, StatusCode::CREATED, "{table}");
    let id = table["id"].as_str().unwrap().to_owned();
    bob.follow(&ann, &id).await;
    if ann.look(&id).await["choices"] == json!([]) { (bob, ann, id) } else { (ann, bob, id) }
}

async fn listed(person: &Person) -> Value {
    person.get("/api/tables/mine").await.1["running"][0].clone()
}

#[tokio::test]
async fn a_list_says_what_is_asked_and_until_when() {
    let site = Site::new().await;
    site.wait_s(to_friday(&site));
    let friday = site.tables.now();
    let (ann, bob, id) = over_days(&site, true, "Europe/Warsaw").await;
    let mine = listed(&ann).await;
    assert_eq!(mine["your_turn"], true);
    assert!(mine["prompt"]["key"].is_string(), "{mine}");
    assert_eq!(mine["clock"]["turn"]["move_s"], 86_400);
    let monday = friday + 72 * 3_600 * 1_000;
    assert_eq!(mine["left"]["until"], monday);
    assert_eq!(mine["left"].get("rests"), None);
    // The other one sees the same time, and not what is asked.
    let theirs = listed(&bob).await;
    assert_eq!((&theirs["your_turn"], theirs.get("prompt")), (&json!(false), None));
    assert_eq!(theirs["left"]["until"], monday);
    site.wait_s(30 * 3_600);
    assert_eq!(listed(&bob).await["left"]["left_ms"], 13 * 3_600 * 1_000);
    assert_eq!(listed(&bob).await["left"]["rests"], friday + 59 * 3_600 * 1_000);
    // Time is up on Monday, and not before.
    site.wait_s(40 * 3_600);
    assert_eq!(code(&bob.act(&id, "claim", json!({})).await), "not_up");
    site.wait_s(2 * 3_600);
    assert_eq!(bob.act(&id, "claim", json!({})).await.0, StatusCode::OK);
}

/// What the fold says is the same after a restart: the zone stands in the entries.
#[tokio::test]
async fn a_zone_is_kept_with_the_table_and_shown_to_nobody_else() {
    let site = Site::new().await;
    site.wait_s(to_friday(&site));
    let (ann, bob, id) = over_days(&site, true, "Asia/Tokyo").await;
    let until = listed(&ann).await["left"]["until"].clone();
    site.tables.sweep();
    site.forget_idle();
    assert_eq!(listed(&ann).await["left"]["until"], until);
    for person in [&ann, &bob, &site.stranger()] {
        let seen = person.look(&id).await.to_string();
        assert!(!seen.contains("Tokyo"), "{seen}");
    }
    assert_eq!(ann.get("/api/guest").await.1["zone"], "Asia/Tokyo", "but to oneself");
}

#[tokio::test]
async fn zones_and_times_are_bounded() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    for zone in ["", "Warsaw", "../../etc/localtime", "<script>", &"x".repeat(1_000)] {
        let answer = ann.post("/api/me/zone", json!({ "zone": zone })).await;
        assert_eq!((answer.0, code(&answer)), (StatusCode::UNPROCESSABLE_ENTITY, "bad_field"));
        let named = json!({ "name": "Eve", "zone": zone });
        assert_eq!(site.stranger().post("/api/guest", named).await.0.as_u16(), 422, "{zone}");
    }
    assert_eq!(
        site.stranger().post("/api/me/zone", json!({ "zone": "UTC" })).await.0.as_u16(),
        401
    );
    for move_s in [0, 32 * 86_400] {
        let clock = json!({ "turn": { "move_s": move_s } });
        let seats = json!([{ "kind": "you" }, { "kind": "you" }]);
        let wish = json!({ "game": "burgundy", "seats": seats, "clock": clock });
        assert_eq!(code(&ann.post("/api/tables", wish).await), "bad_field", "{move_s}");
    }
}
