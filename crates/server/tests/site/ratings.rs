//! Rated games, the pages of players and rankings, and what strangers get of them.

use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use quadrivium_ratings::{Contestant, Rating, after_game};
use quadrivium_server::Config;
use quadrivium_server::metrics::Metrics;
use quadrivium_server::store::{Sqlite, Store};
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, Connection, Row, SqliteConnection};

use crate::faulty::{Fate, Faulty};
use crate::support::{Person, Site, code, in_time, postgres};

/// A wish for a rated game.
fn wish(seats: &[&str]) -> Value {
    let seat = |kind: &&str| match *kind {
        "you" | "open" => json!({ "kind": kind }),
        level => json!({ "kind": "bot", "level": level }),
    };
    let seats: Vec<_> = seats.iter().map(seat).collect();
    json!({ "game": "burgundy", "seats": seats, "rated": true })
}

/// Two people sit down to a rated game; its name.
async fn table(ann: &Person, bob: &Person) -> String {
    let (status, made) = ann.post("/api/tables", wish(&["you", "open"])).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    assert_eq!(made["rated"], true);
    let id = made["id"].as_str().unwrap().to_owned();
    assert_eq!(bob.follow(ann, &id).await.0, StatusCode::OK);
    id
}

async fn gives_up(person: &Person, id: &str, seat: &str) {
    let answer = person.act(id, "resign", json!({ "seat": seat })).await;
    assert_eq!(answer.0, StatusCode::OK, "{}", answer.1);
}

async fn number(person: &Person) -> String {
    person.get("/api/guest").await.1["id"].as_str().unwrap().to_owned()
}

async fn page(viewer: &Person, who: &str) -> Value {
    let (status, page) = viewer.get(&format!("/api/players/{who}")).await;
    assert_eq!(status, StatusCode::OK, "{page}");
    page
}

async fn ranking(viewer: &Person) -> Value {
    let (status, ranking) = viewer.get("/api/ranking?game=burgundy&players=2").await;
    assert_eq!(status, StatusCode::OK, "{ranking}");
    ranking
}

#[tokio::test]
async fn a_rated_game_counts_once_for_everybody_on_either_database() {
    for site in [Site::new().await, Site::node(&postgres().await).await] {
        let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
        let id = table(&ann, &bob).await;
        gives_up(&bob, &id, "B").await;
        let (one, other) =
            (page(&ann, &number(&ann).await).await, page(&ann, &number(&bob).await).await);
        let (won, lost) = (&one["ratings"][0], &other["ratings"][0]);
        assert_eq!((&won["games"], &won["won"], &lost["won"]), (&json!(1), &json!(1), &json!(0)));
        assert!(won["rating"].as_i64() > Some(1_200) && lost["rating"].as_i64() < Some(1_200));
        assert_eq!((&won["provisional"], &other["left"]), (&json!(true), &json!(1)));
        assert_eq!(won["mean_points"], Value::Null, "it was not played to its end");
        let change = &one["recent"]["games"][0]["change"];
        assert_eq!(change.as_i64().unwrap(), won["rating"].as_i64().unwrap() - 1_200);
        assert_eq!(one["recent"]["games"][0]["table"], id.as_str());
        // What only they see, and from which side.
        let met = &other["meeting"];
        assert_eq!((&met["yours"], &met["theirs"]), (&json!(1), &json!(0)));
        assert_eq!(page(&site.stranger(), &number(&bob).await).await["meeting"], Value::Null);
        // Nobody takes the end back, and reading it anew counts nothing twice.
        assert_eq!(code(&ann.act(&id, "undo", json!({})).await), "over");
        site.forget_idle();
        ann.look(&id).await;
        site.tables.resume_ratings().await.unwrap();
        let again = page(&ann, &number(&ann).await).await;
        assert_eq!(again["ratings"][0]["games"], 1);
        let seats = ann.get(&format!("/api/tables/{id}/players")).await.1;
        assert_eq!(seats["seats"][0]["change"], *change);
        assert_eq!(seats["seats"][1]["player"], number(&bob).await.as_str());
        let listed = ranking(&ann).await;
        let rows = listed["rows"].as_array().unwrap();
        assert_eq!(rows.len(), 2);
        assert_eq!(
            (&rows[0]["name"], &rows[0]["place"], &rows[0]["you"]),
            (&json!("Ann"), &Value::Null, &json!(true))
        );
        assert_eq!(rows[0]["change"], *change);
        assert_eq!(listed["bots"].as_array().unwrap().len(), 3);
        // A page shows the milestones and ends at today.
        let path = format!("/api/players/{}/history?game=burgundy&players=2", number(&ann).await);
        let history = ann.get(&path).await.1;
        assert_eq!(history["moments"].as_array().unwrap().len(), 2);
        // After ninety days nobody is listed; the rating waits and becomes less certain. Whoever looks sees themselves.
        site.wait_s(91 * 86_400);
        let later = ranking(&ann).await;
        assert_eq!(later["rows"], json!([]));
        assert_eq!(later["you"]["rating"], rows[0]["rating"]);
        assert!(later["you"]["margin"].as_i64() > rows[0]["margin"].as_i64());
        // The season in which it was is kept.
        let season = later["seasons"].as_array().unwrap().last().unwrap().as_str().unwrap();
        let kept =
            ann.get(&format!("/api/ranking?game=burgundy&players=2&season={season}")).await.1;
        assert_eq!(kept["rows"].as_array().unwrap().len(), 2, "{kept}");
        assert_eq!(kept["rows"][0]["rating"], rows[0]["rating"]);
    }
}

/// The transaction that settles a game fails, or is stored and nobody hears of it: after the next start it is
/// settled once.
#[tokio::test]
async fn a_crash_between_the_last_move_and_the_ratings_loses_and_doubles_nothing() {
    for fate in [Fate::Failed, Fate::StoredUnheard] {
        let folder = tempfile::tempdir().unwrap();
        let metrics = Arc::new(Metrics::default());
        let faulty = Faulty::over(Arc::new(Sqlite::open(folder.path()).await.unwrap()));
        let config = Config { requests_per_s: 100_000, burst: 100_000, ..Config::default() };
        let start = async || {
            let store =
                Store::with_pause(faulty.clone(), Arc::clone(&metrics), Duration::from_mins(9));
            Site::over(store, Arc::clone(&metrics), config.clone(), None).await
        };
        let site = start().await;
        let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
        let id = table(&ann, &bob).await;
        let (one, other) = (number(&ann).await, number(&bob).await);
        faulty.next([Fate::Stored, fate]);
        gives_up(&bob, &id, "B").await;
        assert!(faulty.is_through());
        // Another program over the same database: nothing of what the first had in memory.
        let site = start().await;
        for _ in 0..2 {
            site.tables.resume_ratings().await.unwrap();
            for who in [&one, &other] {
                let page = page(&site.stranger(), who).await;
                assert_eq!(page["games"], 1, "{fate:?}: {page}");
            }
        }
    }
}

/// Nobody knows any more how strong somebody was who is forgotten: the others are not held against a stranger.
#[tokio::test]
async fn whoever_is_forgotten_in_the_middle_of_a_game_is_left_out_of_it() {
    let site = Site::new().await;
    let (ann, bob, cat) =
        (site.person("Ann").await, site.person("Bob").await, site.person("Cat").await);
    let (_, made) = ann.post("/api/tables", wish(&["you", "open", "open"])).await;
    let id = made["id"].as_str().unwrap();
    for other in [&bob, &cat] {
        assert_eq!(other.follow(&ann, id).await.0, StatusCode::OK);
    }
    assert_eq!(ann.post("/api/me/delete", json!({ "name": "Ann" })).await.0, StatusCode::OK);
    in_time(async {
        while bob.look(id).await["seats"][0]["name"] != "" {
            tokio::task::yield_now().await;
        }
    })
    .await;
    site.settled(id).await;
    gives_up(&cat, id, "C").await;
    let new = Contestant::Person(Rating::NEW);
    let expected = after_game(&[(new, 1), (new, 2)]);
    for (person, rating) in [&bob, &cat].into_iter().zip(expected) {
        let page = page(person, &number(person).await).await;
        assert_eq!(page["ratings"][0]["rating"], rating.mean.round() as i64, "{page}");
    }
    let kept = site.tables.store.rated_table(id.parse().unwrap()).await.unwrap();
    assert_eq!(kept.len(), 2, "there is no rating of nobody");
}

/// Many games of the same people end at the same time on two nodes: each counts, none is lost.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_that_end_together_on_two_nodes_are_counted_one_after_the_other() {
    const GAMES: usize = 6;
    let url = postgres().await;
    let (here, there) = (Site::node(&url).await, Site::node(&url).await);
    let (ann, bob) = (here.person("Ann").await, here.person("Bob").await);
    let mut ends = Vec::new();
    for game in 0..GAMES {
        let id = table(&ann, &bob).await;
        let site = if game % 2 == 0 { &here } else { &there };
        let mut loser = site.stranger();
        loser.cookie.clone_from(&bob.cookie);
        ends.push(tokio::spawn(async move { gives_up(&loser, &id, "B").await }));
    }
    for end in ends {
        end.await.unwrap();
    }
    let path = format!("/api/players/{}", number(&ann).await);
    // The other node may settle what the first has left; both have by the time they are asked to.
    here.tables.resume_ratings().await.unwrap();
    let found = ann.get(&path).await.1;
    assert_eq!(found["ratings"][0]["games"], GAMES);
    let games = found["recent"]["games"].as_array().unwrap();
    let sum: i64 = games.iter().map(|game| game["change"].as_i64().unwrap()).sum();
    let off = found["ratings"][0]["rating"].as_i64().unwrap() - 1_200 - sum;
    assert_eq!(off, 0, "each began where the one before it ended");
}

#[tokio::test]
async fn what_cannot_be_rated_says_why_and_rated_games_give_no_help() {
    let site = Site::new().await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let refused = async |wish: Value| {
        let answer = ann.post("/api/tables", wish).await;
        assert_eq!(
            (answer.0, &answer.1["error"]["field"]),
            (StatusCode::UNPROCESSABLE_ENTITY, &json!("rated"))
        );
        code(&answer).to_owned()
    };
    assert_eq!(refused(wish(&["you", "apprentice"])).await, "rated_people");
    assert_eq!(refused(wish(&["you", "you", "open"])).await, "rated_hotseat");
    assert_eq!(refused(wish(&["you", "open", "random"])).await, "rated_bot");
    let mut other = wish(&["you", "open"]);
    other["settings"] = json!({ "boards": "1,1" });
    assert_eq!(refused(other).await, "rated_options");
    // Whoever made the table cannot sit down twice, nor fill it with bots.
    let made = ann.post("/api/tables", wish(&["you", "open"])).await.1;
    let id = made["id"].as_str().unwrap();
    assert_eq!(code(&ann.follow(&ann, id).await), "rated_hotseat");
    let bot = json!({ "seat": "B", "level": "apprentice" });
    assert_eq!(code(&ann.post(&format!("/api/tables/{id}/bot"), bot).await), "rated_people");
    assert_eq!(bob.follow(&ann, id).await.0, StatusCode::OK);
    let seen = ann.look(id).await;
    let fork = json!({ "moves": seen["moves"], "kind": "bots", "seat": "A", "level": "master" });
    assert_eq!(code(&ann.post(&format!("/api/tables/{id}/fork"), fork).await), "no_hints");
    let copy = json!({ "seat": "A", "moves": seen["moves"], "seed": 1, "others": "bots" });
    assert_eq!(code(&ann.post(&format!("/api/tables/{id}/try"), copy).await), "no_hints");
    // A host without ratings has none of it.
    let config = Config { ratings: false, ..Config::default() };
    let plain = Site::with(config).await;
    let eve = plain.person("Eve").await;
    assert_eq!(code(&eve.post("/api/tables", wish(&["you", "open"])).await), "rated_off");
    for path in ["/api/ranking?game=burgundy&players=2", "/api/players/Eve"] {
        assert_eq!(code(&eve.get(path).await), "switched_off");
    }
}

#[tokio::test]
async fn who_hides_is_not_seen_who_leaves_is_gone_and_all_of_it_is_exported() {
    let site = Site::new().await;
    let (ann, bob) = (site.person("Ann").await, site.person("<b>Bob</b>").await);
    let id = table(&ann, &bob).await;
    ann.post(&format!("/api/tables/{id}/chat"), json!({ "text": "only for you" })).await;
    gives_up(&bob, &id, "B").await;
    let (one, other) = (number(&ann).await, number(&bob).await);
    let stranger = site.stranger();
    assert_eq!(
        stranger.look(&id).await["chat"],
        json!([]),
        "what was said is for those who sat there"
    );
    assert_eq!(page(&stranger, "Ann").await["player"], one.as_str(), "by name");
    assert_eq!(
        page(&stranger, "%3Cb%3EBob%3C%2Fb%3E").await["name"],
        "<b>Bob</b>",
        "plain text stays text"
    );
    let export = ann.get("/api/me/export").await.1;
    assert_eq!(export["rated_games"][0]["table"], id.as_str());
    assert_eq!(export["ratings"][0]["games"], 1);
    // Hiding works at once, for everybody but oneself.
    let hide = json!({ "ranking": false, "games": false });
    assert_eq!(stranger.post("/api/me/seen", hide.clone()).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(bob.post("/api/me/seen", hide.clone()).await.1, hide);
    assert_eq!(bob.get("/api/me/seen").await.1, hide);
    assert_eq!(ann.get("/api/me/seen").await.1, json!({ "ranking": true, "games": true }));
    let hidden = page(&ann, &other).await;
    assert_eq!((&hidden["ratings"], &hidden["recent"]["games"]), (&json!([]), &json!([])));
    assert_eq!(page(&bob, &other).await["games"], 1);
    for path in ["games", "history?game=burgundy&players=2"] {
        let path = format!("/api/players/{other}/{path}");
        assert_eq!(code(&ann.get(&path).await), "no_player");
        assert_eq!(bob.get(&path).await.0, StatusCode::OK);
    }
    assert_eq!(
        code(&stranger.get("/api/players/%3Cb%3EBob%3C%2Fb%3E").await),
        "no_player",
        "nor by name"
    );
    let names = async |viewer: &Person| {
        let listed = ranking(viewer).await["rows"].as_array().unwrap().clone();
        listed.iter().map(|row| row["name"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(names(&ann).await, ["Ann"]);
    assert_eq!(names(&bob).await, ["Ann", "<b>Bob</b>"], "the own place is still shown");
    // Nonsense is refused in words.
    for path in [
        "/api/ranking?game=chess&players=2",
        "/api/ranking?game=burgundy&players=9",
        "/api/ranking?game=burgundy&players=2&season=2999-1",
        "/api/ranking?game=burgundy&players=2&season=%27",
    ] {
        assert_eq!(code(&ann.get(path).await), "bad_field", "{path}");
    }
    for who in ["nobody", &"x".repeat(5_000), "%00", "a'%20OR%201=1"] {
        assert_eq!(code(&ann.get(&format!("/api/players/{who}")).await), "no_player");
    }
    // Somebody who leaves is gone from here too; what the others had stays.
    assert_eq!(ann.post("/api/me/delete", json!({ "name": "Ann" })).await.0, StatusCode::OK);
    assert_eq!(code(&stranger.get(&format!("/api/players/{one}")).await), "no_player");
    assert_eq!(names(&bob).await, ["<b>Bob</b>"]);
    let kept = page(&bob, &other).await;
    assert_eq!(kept["games"], 1);
    assert_eq!(kept["recent"]["games"][0]["seats"][0]["name"], "");
}

/// A hundred thousand results: no question looks at all of them.
#[tokio::test]
async fn every_question_about_ratings_goes_by_an_index() {
    let folder = tempfile::tempdir().unwrap();
    drop(Sqlite::open(folder.path()).await.unwrap());
    let path = folder.path().join("quadrivium.db");
    let options = SqliteConnectOptions::new().filename(&path);
    let mut database = SqliteConnection::connect_with(&options).await.unwrap();
    let rows = "
        WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 999)
            INSERT INTO guests (id, name) SELECT replace(replace(printf('p%019d', i), '0', 'a'), '1', 'b'), 'P' || i FROM n;
        WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 99999)
            INSERT INTO results SELECT replace(replace(printf('t%011d', i / 2), '0', 'a'), '1', 'b'), replace(replace(printf('p%019d', (i * 7 + i / 1000) % 1000), '0', 'a'), '1', 'b'),
                CASE WHEN i % 3 = 0 THEN 'burgundy/2' ELSE 'orleans/3' END, i / 2, 1700000000000 + i * 900000,
                1 + i % 2, 100 + i % 90, 0, 1000, 1200000, 100000, 1210000, 90000 FROM n WHERE true
                ON CONFLICT DO NOTHING;
        INSERT INTO ratings SELECT pool, guest, 1210000, 50000, max(at), count(*), 1, 2, 0, 1, 100, 100, 1, 't'
            FROM results GROUP BY pool, guest;
        ANALYZE;";
    sqlx::raw_sql(AssertSqlSafe(rows)).execute(&mut database).await.unwrap();
    let mut looked = 0;
    for sql in quadrivium_server::store::ratings::QUESTIONS {
        let plan = sqlx::query(AssertSqlSafe(format!("EXPLAIN QUERY PLAN {sql}")));
        for step in plan.fetch_all(&mut database).await.unwrap() {
            let step: String = step.get("detail");
            // What a question has found may be looked through; what is kept may not.
            let whole = [
                "SCAN results",
                "SCAN ratings",
                "SCAN one",
                "SCAN x",
                "SCAN r",
                "SCAN guests",
                "SCAN g",
            ]
            .iter()
            .any(|scan| step == *scan);
            assert!(!whole, "{sql}: {step}");
            looked += 1;
        }
    }
    assert!(looked > 15);
    database.close().await.unwrap();
    // And the slowest of them, asked in earnest.
    let site = Site::at(folder.path()).await;
    site.time.store(1_700_000_000_000 + 100_000 * 900_000, std::sync::atomic::Ordering::Relaxed);
    let began = std::time::Instant::now();
    let (status, found) = site.stranger().get("/api/ranking?game=orleans&players=3").await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(found["rows"].as_array().unwrap().len(), 100);
    println!("a ranking of {} people: {:?}", found["people"], began.elapsed());
}
