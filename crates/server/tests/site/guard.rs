//! What strangers cannot do to somebody: use up what is theirs, wake everybody, bury what others look for.

use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use axum::http::{HeaderValue, StatusCode, header};
use quadrivium_server::Config;
use quadrivium_server::store::PaperKind;
use quadrivium_server::tables::Host;
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};
use tower::ServiceExt;

use crate::faulty::Faulty;
use crate::finding::{everybody, join, listed, met, open, told};
use crate::live::{Wire, listen};
use crate::people::becoming;
use crate::support::{Answer, Person, Site, code, in_time};
use crate::tournaments::found;

const DAY_S: u64 = 86_400;

/// Bounds that no test reaches by accident, behind a proxy.
fn config() -> Config {
    Config { requests_per_s: 100_000, burst: 100_000, behind_proxy: true, ..Config::default() }
}

async fn id(person: &Person) -> String {
    person.get("/api/guest").await.1["id"].as_str().unwrap().to_owned()
}

/// The same request from an address.
async fn from(person: &Person, address: &str, path: &str, body: Option<Value>) -> Answer {
    let method = if body.is_some() { "POST" } else { "GET" };
    let mut request = person.request(method, path, body);
    request.headers_mut().insert("x-forwarded-for", HeaderValue::from_str(address).unwrap());
    let (status, text) = person.send(request).await;
    (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
}

/// Whoever is followed hears nothing of it, and what one changes of oneself is no news of one's company.
#[tokio::test]
async fn to_be_followed_costs_nothing_and_is_not_told() {
    let site = Site::new().await;
    let (ann, eve) = (site.person("Ann").await, site.person("Eve").await);
    let mut home = Wire::at(listen(&site).await, "lobby", &ann).await.unwrap();
    home.next("all").await;
    let anns = id(&ann).await;
    for follow in [true, false, true] {
        let wish = json!({ "player": anns, "follow": follow });
        assert_eq!(eve.post("/api/people/follow", wish).await.0, StatusCode::OK);
    }
    let zone = json!({ "zone": "Europe/Warsaw" });
    assert_eq!(ann.post("/api/me/zone", zone).await.0, StatusCode::OK);
    open(&eve, listed(&everybody(), &["you", "open"])).await;
    assert_eq!(home.next_of(&["company", "changed"]).await["type"], "changed");
}

/// Nobody follows and unfollows by the hundred; to stop is always possible.
#[tokio::test]
async fn following_is_bounded_like_looking_for_people() {
    let site = Site::with(Config { calls_per_hour: 2, ..config() }).await;
    let (ann, eve) = (site.person("Ann").await, site.person("Eve").await);
    let anns = id(&ann).await;
    let follow = async |follow: bool| {
        eve.post("/api/people/follow", json!({ "player": anns, "follow": follow })).await
    };
    for _ in 0..2 {
        assert_eq!(follow(true).await.0, StatusCode::OK);
        assert_eq!(follow(false).await.0, StatusCode::OK);
    }
    assert_eq!(code(&follow(true).await), "many_calls");
    assert_eq!(follow(false).await.0, StatusCode::OK, "one may always follow no longer");
}

/// Whoever waits for another device looks again when something has happened to their link, and not when somebody
/// else changes something.
#[tokio::test]
async fn papers_of_others_wake_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let (faulty, site) = Faulty::site(folder.path(), Duration::from_mins(9)).await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let (_, link) = ann.post("/api/me/link", json!({})).await;
    let token = &link["token"];
    // The second look at the link would wait for a permit.
    *faulty.slow_paper.lock().unwrap() = Some((PaperKind::Link, 2));
    let left = || faulty.slow_paper.lock().unwrap().map(|(_, left)| left);
    let watch = json!({ "token": token, "seen": 1 });
    let watching = {
        let ann = ann.clone();
        tokio::spawn(async move { ann.post("/api/me/link/watch", watch).await })
    };
    in_time(async {
        while left() == Some(2) {
            tokio::task::yield_now().await;
        }
    })
    .await;
    for zone in ["Europe/Warsaw", "Europe/Paris"] {
        assert_eq!(bob.post("/api/me/zone", json!({ "zone": zone })).await.0, StatusCode::OK);
        // Nor do one's own that are no way in.
        assert_eq!(ann.post("/api/me/zone", json!({ "zone": zone })).await.0, StatusCode::OK);
    }
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(left(), Some(1), "nobody has looked again");
    *faulty.slow_paper.lock().unwrap() = None;
    let opened = site.stranger().post("/api/link/open", json!({ "token": token })).await;
    assert_eq!(opened.0, StatusCode::OK);
    assert_eq!(in_time(watching).await.unwrap().1["state"], "opened");
}

/// A link belongs to one person, and few of their pages wait for it.
#[tokio::test]
async fn only_so_many_requests_wait_for_one_person() {
    let site = Site::new().await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let wait = async |person: Person| {
        let (_, link) = person.post("/api/me/link", json!({})).await;
        let watch = json!({ "token": link["token"], "seen": 1 });
        let asked = |_| {
            let (person, watch) = (person.clone(), watch.clone());
            tokio::spawn(async move { person.post("/api/me/link/watch", watch).await })
        };
        (0..3).map(asked).collect::<Vec<_>>()
    };
    let first = futures_util::future::select_all(wait(ann.clone()).await);
    let (refused, _, waiting) = tokio::time::timeout(Duration::from_secs(6), first).await.unwrap();
    assert_eq!(code(&refused.unwrap()), "busy");
    let others = futures_util::future::select_all(wait(bob).await);
    assert_eq!(code(&in_time(others).await.0.unwrap()), "busy", "each has places of their own");
    // Whoever goes away makes room.
    for one in waiting {
        one.abort();
        let _ = one.await;
    }
    let first = futures_util::future::select_all(wait(ann).await);
    assert_eq!(code(&in_time(first).await.0.unwrap()), "busy", "two wait again");
}

#[tokio::test]
async fn a_person_has_few_listed_tables_that_wait() {
    let site = Site::with(config()).await;
    let ann = site.person("Ann").await;
    let wish = || listed(&everybody(), &["you", "open"]);
    let mut made = Vec::new();
    for _ in 0..3 {
        made.push(open(&ann, wish()).await);
    }
    let refused = ann.post("/api/tables", wish()).await;
    assert_eq!((refused.0, code(&refused)), (StatusCode::CONFLICT, "many_listed"));
    assert_eq!(refused.1["error"]["key"], "error-many-listed");
    let seek = json!({ "game": "orleans", "pace": "live" });
    assert_eq!(code(&ann.post("/api/match", seek).await), "many_listed");
    // One that is found makes room, and one that is not listed takes none.
    assert_eq!(ann.table(&["you", "open"]).await["state"], "waiting");
    let bob = site.person("Bob").await;
    assert_eq!(join(&bob, &made[0]).await.0, StatusCode::OK);
    open(&ann, wish()).await;
}

/// Nobody gets more by taking many names.
#[tokio::test]
async fn an_address_has_a_bounded_number_of_listed_tables_that_wait() {
    let site = Site::with(config()).await;
    let wish = || listed(&everybody(), &["you", "open"]);
    let at = "192.0.2.1";
    for _ in 0..10 {
        let person = site.person("Eve").await;
        for _ in 0..2 {
            let made = from(&person, at, "/api/tables", Some(wish())).await;
            assert_eq!(made.0, StatusCode::CREATED);
        }
    }
    let more = site.person("Eve").await;
    assert_eq!(code(&from(&more, at, "/api/tables", Some(wish())).await), "many_listed");
    let elsewhere = from(&more, "192.0.2.2", "/api/tables", Some(wish())).await;
    assert_eq!(elsewhere.0, StatusCode::CREATED);
}

/// A table at which nobody sits down leaves the lists; whoever made it is told, and their link works.
#[tokio::test]
async fn a_table_that_nobody_wants_leaves_the_lists_after_two_weeks() {
    let folder = tempfile::tempdir().unwrap();
    let (faulty, site) = Faulty::site(folder.path(), Duration::from_mins(9)).await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let mut home = Wire::at(listen(&site).await, "lobby", &bob).await.unwrap();
    home.next("all").await;
    let table = open(&ann, listed(&everybody(), &["you", "open"])).await;
    home.next("changed").await;
    site.wait_s(13 * DAY_S);
    site.tables.sweep();
    assert_eq!(told(&bob).await, [table.as_str()]);
    site.wait_s(2 * DAY_S);
    site.tables.sweep();
    assert_eq!(home.next("changed").await["gone"], json!([table]));
    assert_eq!(told(&bob).await, [""; 0]);
    let (_, own) = ann.get("/api/open").await;
    assert_eq!(
        (&own["tables"][0]["id"], &own["tables"][0]["stale"]),
        (&json!(table), &json!(true))
    );
    // A quick match leads elsewhere, another node or start knows it, too, and there is room for new ones.
    let seek = json!({ "game": "burgundy", "pace": "turns" });
    assert_eq!(bob.post("/api/match", seek).await.1["new"], true);
    let again = faulty.start(Duration::from_mins(9)).await;
    again.time.store(site.time.load(Relaxed), Relaxed);
    again.tables.sweep();
    assert!(!told(&again.stranger()).await.contains(&table));
    for _ in 0..3 {
        open(&ann, listed(&everybody(), &["you", "open"])).await;
    }
    assert_eq!(bob.follow(&ann, &table).await.0, StatusCode::OK);
    assert!(told(&site.stranger()).await.contains(&table), "it is played, and may be watched");
}

#[tokio::test]
async fn a_tournament_that_nobody_begins_is_gone_after_a_month() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    let cup = found(&ann, json!({})).await;
    let at = format!("/api/tournaments/{cup}");
    site.wait_s(29 * DAY_S);
    site.tables.tend_tournaments().await.unwrap();
    assert_eq!(ann.get(&at).await.0, StatusCode::OK);
    site.wait_s(2 * DAY_S);
    site.tables.tend_tournaments().await.unwrap();
    assert_eq!(ann.get(&at).await.0, StatusCode::NOT_FOUND);
}

/// A ban follows somebody to a few places, for a while, and not to every place from which they only look.
#[tokio::test]
async fn whoever_is_banned_closes_few_addresses_and_none_by_looking() {
    let site = Site::with(config()).await;
    let eve = site.person("Eve").await;
    let ban = serde_json::from_value(json!({ "reason": "threats" })).unwrap();
    let who = id(&eve).await.parse().unwrap();
    site.tables.ban(Host::Console, who, &ban, None).await.unwrap();
    let name = Some(json!({ "name": "New" }));
    let barred = async |n: u32| {
        let stranger = site.stranger();
        code(&from(&stranger, &format!("192.0.2.{n}"), "/api/guest", name.clone()).await)
            == "barred"
    };
    for n in 1..10 {
        from(&eve, &format!("192.0.2.{n}"), "/api/open", None).await;
    }
    for n in 1..10 {
        assert!(!barred(n).await, "she has only looked from {n}");
    }
    for n in 11..20 {
        let wish = Some(json!({ "name": "Eve" }));
        assert_eq!(code(&from(&eve, &format!("192.0.2.{n}"), "/api/guest", wish).await), "banned");
    }
    let mut closed = 0;
    for n in 11..20 {
        closed += usize::from(barred(n).await);
    }
    assert_eq!(closed, 5);
    assert!(barred(11).await);
    site.wait_s(31 * DAY_S);
    assert!(!barred(11).await, "for a month at most, although the ban is for good");
}

/// What opens costs nothing, so that many can come in at one place.
#[tokio::test]
async fn only_codes_that_open_nothing_are_counted() {
    let site = Site::with(Config { codes_per_hour: 2, ..config() }).await;
    for _ in 0..5 {
        let ann = site.person("Ann").await;
        let (_, link) = ann.post("/api/me/link", json!({})).await;
        let opened =
            site.stranger().post("/api/link/open", json!({ "token": link["token"] })).await;
        assert_eq!(opened.0, StatusCode::OK, "{}", opened.1);
        let (_, code) = ann.post("/api/me/recovery", json!({})).await;
        let (recovered, _) = becoming(&site, &site.stranger(), "/api/recover", code).await;
        assert_eq!(recovered.0, StatusCode::OK, "{}", recovered.1);
    }
    let wrong = json!({ "code": "0".repeat(24) });
    let tried =
        async || code(&site.stranger().post("/api/recover", wrong.clone()).await).to_owned();
    assert_eq!(
        [tried().await, tried().await, tried().await],
        ["bad_code", "bad_code", "many_codes"]
    );
    // Then nothing is opened either, or one could try on.
    let ann = site.person("Ann").await;
    let (_, code_of_ann) = ann.post("/api/me/recovery", json!({})).await;
    assert_eq!(code(&site.stranger().post("/api/recover", code_of_ann).await), "many_codes");
    // Letters can be stopped and confirmed all the same.
    let key = json!({ "key": "a".repeat(24) });
    for path in ["/api/letters/stop", "/api/letters/confirm"] {
        assert_ne!(code(&site.stranger().post(path, key.clone()).await), "many_codes", "{path}");
    }
}

/// Whoever hides their games hides the best of them, too.
#[tokio::test]
async fn a_ranking_tells_nothing_of_games_that_somebody_hides() {
    let folder = tempfile::tempdir().unwrap();
    let site = Site::at(folder.path()).await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let seats = json!([{ "kind": "you" }, { "kind": "open" }]);
    let wish = json!({ "game": "burgundy", "seats": seats, "rated": true });
    let (_, made) = ann.post("/api/tables", wish).await;
    let table = made["id"].as_str().unwrap();
    assert_eq!(bob.follow(&ann, table).await.0, StatusCode::OK);
    assert_eq!(bob.act(table, "resign", json!({ "seat": "B" })).await.0, StatusCode::OK);
    // As if it had been played to its end.
    let options = SqliteConnectOptions::new().filename(folder.path().join("quadrivium.db"));
    let mut database = SqliteConnection::connect_with(&options).await.unwrap();
    let best = "UPDATE ratings SET whole = 1, points = 90, best = 90, best_at = 1, best_table = $1";
    sqlx::query(best).bind(table).execute(&mut database).await.unwrap();
    let row = async |viewer: &Person| {
        let (_, ranking) = viewer.get("/api/ranking?game=burgundy&players=2").await;
        let rows = ranking["rows"].as_array().unwrap().clone();
        rows.into_iter().find(|row| row["name"] == "Ann").unwrap()
    };
    assert_eq!(row(&bob).await["best_table"], json!(table));
    let (_, seen) = ann.get("/api/me/seen").await;
    let mut hidden = seen.clone();
    hidden["games"] = json!(false);
    assert_eq!(ann.post("/api/me/seen", hidden).await.0, StatusCode::OK);
    let shown = row(&bob).await;
    for field in ["best_table", "best", "mean_points"] {
        assert_eq!(shown[field], Value::Null, "{field}");
    }
    assert_eq!(row(&ann).await["best_table"], json!(table), "one sees one's own");
}

#[tokio::test]
async fn nobody_is_let_into_more_clubs_than_one_may_have() {
    let site = Site::with(Config { calls_per_hour: 1_000, ..config() }).await;
    let (ann, eve) = (site.person("Ann").await, site.person("Eve").await);
    for n in 0..19 {
        let founded = eve.post("/api/clubs", json!({ "name": format!("Club {n}") })).await;
        assert_eq!(founded.0, StatusCode::CREATED);
    }
    let yes = json!({ "player": id(&eve).await, "yes": true });
    let mut clubs = Vec::new();
    for name in ["One", "Other"] {
        let (_, founded) = ann.post("/api/clubs", json!({ "name": name })).await;
        let at = format!("/api/clubs/{}", founded["id"].as_str().unwrap());
        assert_eq!(eve.post(&format!("{at}/join"), json!({})).await.0, StatusCode::OK);
        clubs.push(format!("{at}/answer"));
    }
    assert_eq!(ann.post(&clubs[0], yes.clone()).await.0, StatusCode::OK);
    assert_eq!(code(&ann.post(&clubs[1], yes).await), "many_clubs");
}

/// A club that is handed to somebody who leaves at the same moment does not bring them back.
#[tokio::test]
async fn who_leaves_a_club_is_not_made_its_owner() {
    let site = Site::with(Config { calls_per_hour: 1_000, ..config() }).await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let bobs = id(&bob).await;
    for _ in 0..20 {
        let (_, founded) = ann.post("/api/clubs", json!({ "name": "Salon" })).await;
        let at = format!("/api/clubs/{}", founded["id"].as_str().unwrap());
        let key = ann.get(&at).await.1["key"].clone();
        assert_eq!(bob.post(&format!("{at}/join"), json!({ "key": key })).await.0, StatusCode::OK);
        let (hand, leave) = (format!("{at}/hand_over"), format!("{at}/leave"));
        let (_, left) =
            tokio::join!(ann.post(&hand, json!({ "player": bobs })), bob.post(&leave, json!({})),);
        assert_eq!(left.0, StatusCode::OK);
        let shown = ann.get(&at).await.1;
        assert_eq!((&shown["size"], &shown["role"]), (&json!(1), &json!("owner")), "{shown}");
        assert_eq!(ann.post(&leave, json!({})).await.0, StatusCode::OK);
    }
}

/// How many people one knows is no matter of so many questions to the database.
#[tokio::test]
async fn people_are_read_together() {
    let folder = tempfile::tempdir().unwrap();
    let (faulty, site) = Faulty::site(folder.path(), Duration::from_mins(9)).await;
    let ann = site.person("Ann").await;
    for _ in 0..12 {
        let other = site.person("Bob").await;
        let wish = json!({ "player": id(&other).await, "follow": true });
        assert_eq!(ann.post("/api/people/follow", wish).await.0, StatusCode::OK);
    }
    let other = site.person("Cat").await;
    met(&ann, &other).await;
    let (_, founded) = ann.post("/api/clubs", json!({ "name": "Salon" })).await;
    let club = format!("/api/clubs/{}", founded["id"].as_str().unwrap());
    let key = ann.get(&club).await.1["key"].clone();
    for _ in 0..8 {
        let other = site.person("Dan").await;
        let joined = other.post(&format!("{club}/join"), json!({ "key": key })).await;
        assert_eq!(joined.0, StatusCode::OK);
    }
    for path in ["/api/people", &club] {
        let before = faulty.readings();
        assert_eq!(ann.get(path).await.0, StatusCode::OK);
        let readings = faulty.readings() - before;
        assert!(readings <= 14, "{path}: {readings}");
    }
}

const EXPORT: &str = "/api/me/export";

/// Whoever reads slowly keeps nobody else from what is kept about them.
#[tokio::test]
async fn one_person_holds_one_place_for_what_is_kept_about_them() {
    let site = Site::with(config()).await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    ann.table(&["you", "open"]).await;
    let ask = async |person: &Person| {
        let response = site.router.clone().oneshot(person.request("GET", EXPORT, None)).await;
        response.unwrap()
    };
    let begun = ask(&ann).await;
    assert_eq!(begun.status(), StatusCode::OK);
    assert_eq!(ask(&ann).await.status(), StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(ask(&bob).await.status(), StatusCode::OK);
}

/// A page of another site may send a browser there with its cookie.
#[tokio::test]
async fn another_site_does_not_ask_for_what_is_kept_about_somebody() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    for (from, expected) in [
        ("cross-site", StatusCode::FORBIDDEN),
        ("same-site", StatusCode::FORBIDDEN),
        ("same-origin", StatusCode::OK),
        ("none", StatusCode::OK),
    ] {
        let mut request = ann.request("GET", EXPORT, None);
        let name = header::HeaderName::from_static("sec-fetch-site");
        request.headers_mut().insert(name, HeaderValue::from_static(from));
        assert_eq!(ann.send(request).await.0, expected, "{from}");
    }
}

/// What stands before everybody and should not is taken off the lists; the game goes on.
#[tokio::test]
async fn a_host_takes_a_table_off_the_lists() {
    let folder = tempfile::tempdir().unwrap();
    let (faulty, site) = Faulty::site(folder.path(), Duration::from_mins(9)).await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let mut home = Wire::at(listen(&site).await, "lobby", &bob).await.unwrap();
    home.next("all").await;
    let table = open(&ann, listed(&everybody(), &["you", "open"])).await;
    home.next("changed").await;
    let name = table.parse().unwrap();
    site.tables.unlist_as_host(Host::Console, name).await.unwrap();
    assert_eq!(home.next("changed").await["gone"], json!([table]));
    assert_eq!(told(&ann).await, [""; 0]);
    assert_eq!(code(&join(&bob, &table).await), "bad_invite");
    assert!(site.tables.unlist_as_host(Host::Console, name).await.is_err(), "it is not listed");
    // Not after a start either, and whoever has its link comes in.
    let again = faulty.start(Duration::from_mins(9)).await;
    assert_eq!(told(&again.stranger()).await, [""; 0]);
    assert_eq!(bob.follow(&ann, &table).await.0, StatusCode::OK);
    assert_eq!(ann.look(&table).await["state"], "running");
    // The next who looks for such a game finds no trace of it.
    let seek = json!({ "game": "burgundy", "pace": "turns" });
    assert_eq!(site.person("Cat").await.post("/api/match", seek).await.1["new"], true);
}
