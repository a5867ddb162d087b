//! Everything that is kept about somebody as one file, and nothing of it any more.

use axum::http::StatusCode;
use quadrivium_server::store::{Op, Paper, PaperKind, Rewritten, Tie, TieKind, Write};
use quadrivium_table::ids::GuestId;
use serde_json::{Value, json};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, Connection, Row};

use crate::people::becoming;
use crate::rows;
use crate::support::{Person, Site, code, in_time, postgres};
use crate::tournaments;

/// The tables of the database in a folder that mention any of these, by what stands in their rows.
async fn mentions(folder: &std::path::Path, words: &[&str]) -> Vec<String> {
    let options = SqliteConnectOptions::new().filename(folder.join("quadrivium.db"));
    let mut database = SqliteConnection::connect_with(&options).await.unwrap();
    let names = sqlx::query("SELECT name FROM sqlite_master WHERE type = 'table'");
    let names: Vec<String> =
        names.fetch_all(&mut database).await.unwrap().iter().map(|row| row.get(0)).collect();
    let mut found = Vec::new();
    for name in names {
        let columns = sqlx::query(AssertSqlSafe(format!("PRAGMA table_info({name})")));
        let columns: Vec<String> =
            columns.fetch_all(&mut database).await.unwrap().iter().map(|row| row.get(1)).collect();
        let text = columns.iter().map(|column| format!("quote({column})"));
        let text = text.collect::<Vec<_>>().join(" || ' ' || ");
        let rows = sqlx::query(AssertSqlSafe(format!("SELECT {text} FROM {name}")));
        for row in rows.fetch_all(&mut database).await.unwrap() {
            let row: String = row.get(0);
            if words.iter().any(|word| row.contains(word)) {
                found.push(name.clone());
            }
        }
    }
    found.dedup();
    found
}

/// Ann with something in every corner: a finished game that was rated, a running one, one taken from her list, a
/// table that has not begun, words, a link, a code.
async fn everywhere(site: &Site) -> (Person, Person, [String; 3]) {
    let (ann, bob) = (site.person("Annabella").await, site.person("Bob").await);
    let id = |table: &Value| table["id"].as_str().unwrap().to_owned();
    let running = id(&ann.table(&["you", "open", "apprentice"]).await);
    bob.follow(&ann, &running).await;
    ann.act(&running, "chat", json!({ "text": "greetings from Annabella" })).await;
    let seats = json!([{ "kind": "you" }, { "kind": "open" }]);
    let rated = json!({ "game": "burgundy", "seats": seats, "rated": true });
    let over = id(&bob.post("/api/tables", rated).await.1);
    ann.follow(&bob, &over).await;
    let seat = ann.look(&over).await["viewer"].clone();
    ann.act(&over, "resign", json!({ "seat": seat })).await;
    assert_eq!(bob.look(&over).await["state"], "over");
    let unlisted = id(&bob.table(&["you", "open"]).await);
    ann.follow(&bob, &unlisted).await;
    ann.post(&format!("/api/tables/{unlisted}/remove"), json!({})).await;
    ann.table(&["you", "open"]).await;
    ann.post("/api/me/link", json!({})).await;
    ann.post("/api/me/recovery", json!({})).await;
    // Ties to others: found by name, followed, following, invited, in a club.
    ann.post("/api/people/inviting", json!({ "who": "everybody" })).await;
    let (me, him) =
        (ann.get("/api/me").await.1["id"].clone(), bob.get("/api/me").await.1["id"].clone());
    ann.post("/api/people/follow", json!({ "player": him, "follow": true })).await;
    bob.post("/api/people/follow", json!({ "player": me, "follow": true })).await;
    let open = id(&bob.table(&["you", "open"]).await);
    let invite = json!({ "player": me, "table": open });
    assert_eq!(bob.post("/api/people/invite", invite).await.0, StatusCode::OK);
    assert_eq!(ann.post("/api/clubs", json!({ "name": "Salon" })).await.0, StatusCode::CREATED);
    ann.post("/api/me/seen", json!({ "ranking": true, "games": false })).await;
    // A tournament that is played, and one of her own that nobody has begun.
    let played = tournaments::found(&bob, json!({})).await;
    for person in [&ann, &bob] {
        tournaments::act(person, &played, "join", json!({})).await;
    }
    tournaments::act(&bob, &played, "start", json!({})).await;
    tournaments::found(&ann, json!({ "name": "Annabella's cup" })).await;
    (ann, bob, [running, over, unlisted])
}

/// A new place where people are mentioned has to be exported too: this test says so.
#[tokio::test]
async fn everything_that_is_kept_is_exported() {
    let folder = tempfile::tempdir().unwrap();
    let site = Site::at(folder.path()).await;
    let (ann, _, tables) = everywhere(&site).await;
    let me = ann.get("/api/me").await.1["id"].as_str().unwrap().to_owned();
    let (status, kept) = ann.get("/api/me/export").await;
    assert_eq!(status, StatusCode::OK);
    let exported = |section: &str| kept[section].as_array().unwrap().clone();
    for name in mentions(folder.path(), &[&me, "Annabella"]).await {
        match name.as_str() {
            "guests" => assert_eq!(kept["person"]["name"], "Annabella"),
            "papers" => {
                let kinds: Vec<_> =
                    exported("papers").iter().map(|paper| paper["kind"].clone()).collect();
                assert_eq!(kinds, ["device", "inviting", "link", "recovery", "seen"]);
                // The papers of tournaments are nobody's; what they say of her is told apart.
                assert_eq!(exported("tournaments").len(), 2);
            }
            "ties" => {
                let mut kinds: Vec<_> = exported("ties")
                    .iter()
                    .map(|tie| tie["kind"].as_str().unwrap().to_owned())
                    .collect();
                kinds.sort();
                assert_eq!(kinds, ["follow", "follow", "invite", "member", "name"]);
            }
            "sitters" | "present" | "tables" => {
                assert_eq!(exported("tables").len(), 5);
                for id in &tables {
                    assert!(exported("tables").iter().any(|table| table["id"] == *id), "{id}");
                }
            }
            "batches" => {
                let words = exported("tables").iter().any(|table| {
                    table["what_you_did"].to_string().contains("greetings from Annabella")
                });
                assert!(words, "what she said");
                assert!(exported("tables").iter().any(|table| table["record"].is_string()));
            }
            "ratings" => assert_eq!(exported("ratings")[0]["games"], 1),
            "results" => assert_eq!(exported("rated_games")[0]["table"], tables[1].as_str()),
            other => panic!("'{other}' mentions a person and is not exported"),
        }
    }
    // Nothing in it opens anything.
    let text = kept.to_string();
    assert!(!text.contains("\"claim\"") && !text.contains("secret"), "{text}");
}

/// Where in the database people are told of, and where not: a new column fails here until it says which it is.
const COLUMNS: [(&str, &[&str], &[&str]); 14] = [
    // The table, what is about a person, and what is not.
    ("acts", &["host", "about"], &["id", "at", "act", "body"]),
    ("batches", &["body"], &["table_id", "seq", "last", "at"]),
    ("deleted", &[], &["table_id"]),
    ("guests", &["id", "name", "generation", "arms", "zone"], &[]),
    ("papers", &["id", "guest", "body"], &["kind", "version", "expires"]),
    ("pools", &[], &["pool", "number"]),
    ("present", &["guest"], &["table_id"]),
    (
        "ratings",
        &["guest"],
        &[
            "pool",
            "mean",
            "dev",
            "at",
            "games",
            "won",
            "places",
            "left_games",
            "whole",
            "points",
            "best",
            "best_at",
            "best_table",
        ],
    ),
    (
        "results",
        &["guest"],
        &[
            "table_id",
            "pool",
            "number",
            "at",
            "place",
            "points",
            "left_game",
            "pace",
            "was_mean",
            "was_dev",
            "mean",
            "dev",
        ],
    ),
    // What bots think of positions.
    ("reviews", &[], &["table_id", "move", "body"]),
    ("secrets", &[], &["name", "value"]),
    ("sitters", &["guest"], &["table_id"]),
    ("tables", &["plan", "result"], &["id", "created", "bots", "public", "seeking", "rated"]),
    ("ties", &["one", "other"], &["kind", "about", "at", "body"]),
];

/// The columns that tell of people are the ones that this file knows. In the log they stand under a seal.
#[tokio::test]
async fn every_column_of_the_database_says_whether_it_tells_of_people() {
    let folder = tempfile::tempdir().unwrap();
    let site = Site::at(folder.path()).await;
    let (ann, ..) = everywhere(&site).await;
    let me = ann.get("/api/me").await.1["id"].as_str().unwrap().to_owned();
    let mut database = rows::open(folder.path()).await;
    let mut known = COLUMNS.iter();
    for (table, columns) in rows::tables(&mut database).await {
        let (name, people, others) = known.next().expect("a new table has to be listed here");
        assert_eq!(table, *name);
        let mut found: Vec<_> = columns.iter().map(|column| column.name.as_str()).collect();
        let mut listed: Vec<_> = people.iter().chain(*others).copied().collect();
        found.sort_unstable();
        listed.sort_unstable();
        assert_eq!(found, listed, "what in '{table}' is about a person, and is it exported?");
        for column in *others {
            let sql =
                format!("SELECT count(*) FROM {table} WHERE {column} LIKE $1 OR {column} LIKE $2");
            let count = sqlx::query(AssertSqlSafe(sql));
            let count = count.bind(format!("%{me}%")).bind("%Annabella%");
            let row = count.fetch_one(&mut database).await.unwrap();
            assert_eq!(row.get::<i64, _>(0), 0, "'{table}.{column}' tells of somebody");
        }
    }
    assert_eq!(known.next(), None);
}

/// Papers and ties of every kind, also of those that somebody has seldom.
#[tokio::test]
async fn every_kind_of_paper_and_tie_is_exported_and_goes_with_the_person() {
    let folder = tempfile::tempdir().unwrap();
    let site = Site::at(folder.path()).await;
    let ann = site.person("Annabella").await;
    let me: GuestId = ann.get("/api/me").await.1["id"].as_str().unwrap().parse().unwrap();
    let report = json!({
        "table": "aaaaaaaaaaaa", "at": 0, "by": null, "reason": "rude", "lines": ["Annabella"], "note": "",
    });
    // Those of tournaments belong to themselves, and are told apart.
    let kinds = PaperKind::ALL.into_iter().filter(|kind| *kind != PaperKind::Tournament);
    let paper = |kind: PaperKind| {
        let body =
            if kind == PaperKind::Report { report.clone() } else { json!({ "says": "Annabella" }) };
        Op::Keep(Paper::new(kind, &format!("{}-of-annabella", kind.word()), me, &body))
    };
    let ties = TieKind::ALL.into_iter().flat_map(|kind| {
        let other = "b".repeat(20);
        [Tie::new(kind, &me, &other, 7), Tie::new(kind, &other, &me, 7)].map(Op::Tie)
    });
    let ops: Vec<_> = kinds.clone().map(paper).chain(ties).collect();
    assert!(site.tables.store.write(Write::Papers(me, ops)).await.unwrap());
    let (status, kept) = ann.get("/api/me/export").await;
    assert_eq!(status, StatusCode::OK, "{kept}");
    let words = |section: &str| {
        let all = kept[section].as_array().unwrap().iter();
        all.map(|one| one["kind"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    for kind in kinds {
        assert!(words("papers").contains(&kind.word().to_owned()), "{kind:?}");
    }
    for kind in TieKind::ALL {
        let told = words("ties").iter().filter(|word| *word == kind.word()).count();
        assert_eq!(told, 2, "{kind:?}");
    }
    let ((status, _), _) =
        becoming(&site, &ann, "/api/me/delete", json!({ "name": "Annabella" })).await;
    assert_eq!(status, StatusCode::OK);
    in_time(async {
        while !mentions(folder.path(), &[me.as_str(), "Annabella"]).await.is_empty() {
            tokio::task::yield_now().await;
        }
    })
    .await;
}

#[tokio::test]
async fn whoever_leaves_is_forgotten_and_the_games_of_others_stay() {
    let folder = tempfile::tempdir().unwrap();
    let site = Site::at(folder.path()).await;
    let (ann, bob, [running, over, unlisted]) = everywhere(&site).await;
    let me = ann.get("/api/me").await.1["id"].as_str().unwrap().to_owned();
    let wrong = ann.post("/api/me/delete", json!({ "name": "Bob" })).await;
    assert_eq!((wrong.0, code(&wrong)), (StatusCode::UNPROCESSABLE_ENTITY, "bad_field"));
    assert_eq!(ann.get("/api/guest").await.1["name"], "Annabella");
    let ((status, _), after) =
        becoming(&site, &ann, "/api/me/delete", json!({ "name": "Annabella" })).await;
    assert_eq!((status, after.cookie.as_str()), (StatusCode::OK, "quadrivium_guest="));
    assert_eq!(ann.get("/api/guest").await.1, Value::Null);
    // What was hers alone is erased in steps.
    in_time(async {
        while !mentions(folder.path(), &[&me, "Annabella"]).await.is_empty() {
            tokio::task::yield_now().await;
        }
    })
    .await;
    // Bob's games are whole: a bot plays on for her, and he sees nobody's name.
    let seen = bob.look(&running).await;
    assert_eq!((&seen["state"], &seen["seats"][0]["resigned"]), (&json!("running"), &json!(true)));
    assert_eq!((&seen["seats"][0]["name"], &seen["seats"][0]["arms"]), (&json!(""), &Value::Null));
    assert_eq!(seen["chat"][0]["text"], "—");
    site.settled(&running).await;
    assert_eq!(bob.look(&over).await["state"], "over");
    assert_eq!(bob.look(&unlisted).await["state"], "over", "of two one is left");
    let (_, mine) = bob.get("/api/tables/mine").await;
    let finished = mine["finished"].as_array().unwrap();
    assert_eq!(finished.len(), 3);
    for table in finished {
        assert!(
            table["seats"].as_array().unwrap().iter().any(|seat| seat["name"] == ""),
            "{table}"
        );
    }
    // And as it is read from the storage.
    site.forget_idle();
    assert_eq!(bob.look(&running).await["seats"][0]["name"], "");
}

/// The server is killed after the first step.
#[tokio::test]
async fn what_is_left_of_forgetting_after_a_crash_is_done_later() {
    for url in [None, Some(postgres().await)] {
        let folder = tempfile::tempdir().unwrap();
        let site = match &url {
            None => Site::at(folder.path()).await,
            Some(url) => Site::node(url).await,
        };
        let (ann, bob) = (site.person("Annabella").await, site.person("Bob").await);
        let table = bob.table(&["you", "open", "apprentice"]).await;
        let id = table["id"].as_str().unwrap();
        ann.follow(&bob, id).await;
        let guest = ann.get("/api/me").await.1["id"].as_str().unwrap().parse().unwrap();
        let paper = Paper::new(PaperKind::Leaving, &guest, guest, &json!({ "since": 0 }));
        let ops = vec![Op::Keep(paper), Op::TearAll(PaperKind::Leaving)];
        assert!(site.tables.store.write(Write::Papers(guest, ops)).await.unwrap());
        site.tables.sessions.changed(Some(guest));
        assert_eq!(ann.get("/api/guest").await.1, Value::Null, "nobody at once");
        assert_eq!(bob.look(id).await["seats"][1]["name"], "Annabella");
        in_time(site.tables.tidy()).await.unwrap();
        assert_eq!(bob.look(id).await["seats"][1]["name"], "");
        let read = site.tables.store.read();
        assert_eq!(read.guest(guest).await.unwrap(), None);
        assert_eq!(read.papers_of(guest).await.unwrap(), []);
        assert_eq!(read.present(guest).await.unwrap(), []);
    }
}

/// Words that another node has stored since it was looked at would stay, with the name of whoever said them.
#[tokio::test]
async fn nothing_is_taken_out_of_a_table_that_has_gone_on_meanwhile() {
    for url in [None, Some(postgres().await)] {
        let folder = tempfile::tempdir().unwrap();
        let site = match &url {
            None => Site::at(folder.path()).await,
            Some(url) => Site::node(url).await,
        };
        let ann = site.person("Annabella").await;
        let table = ann.table(&["you", "open"]).await;
        let id = table["id"].as_str().unwrap();
        let guest = ann.get("/api/me").await.1["id"].as_str().unwrap().parse().unwrap();
        let table = id.parse().unwrap();
        let store = &site.tables.store;
        let last = ann.look(id).await["seq"].as_u64().unwrap();
        ann.act(id, "chat", json!({ "text": "greetings from Annabella" })).await;
        let plan = store.read().table(table).await.unwrap().unwrap().plan;
        let (result, batches) = (None, Vec::new());
        let mut stale = Rewritten { table, guest, plan, result, last, batches };
        let write = async |rewritten: &Rewritten| {
            store.write(Write::Rewrite(Box::new(rewritten.clone()))).await.unwrap()
        };
        assert!(!write(&stale).await, "there are later words");
        assert_eq!(store.read().present(guest).await.unwrap(), [table], "and all is as it was");
        stale.last = last + 1;
        assert!(write(&stale).await);
    }
}
