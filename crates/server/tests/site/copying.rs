//! A whole site from one database to the other and back, and what is refused.

use quadrivium_server::store::copy::{Place, Progress, copy};
use quadrivium_server::store::{Backend, Postgres};
use serde_json::json;
use sqlx::{AssertSqlSafe, Connection};

use crate::rows::{Column, dump, open, tables};
use crate::support::{Site, postgres};

#[tokio::test]
async fn a_site_moves_to_postgresql_and_back_and_nobody_notices() {
    let (first, last) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let site = Site::at(first.path()).await;
    let (ann, bob) = (site.person("Ann Żółw").await, site.person("Bob").await);
    let table = ann.table(&["you", "open"]).await;
    let at = table["id"].as_str().unwrap();
    bob.follow(&ann, at).await;
    ann.act(at, "chat", json!({ "text": "привет \\ 'quoted' \"twice\"" })).await;
    for index in 0..60 {
        // Nobody plays at these, so that nothing changes while they are looked at.
        let seats = ["you", "open", "apprentice"];
        ann.table(&seats[..2 + index % 2]).await;
    }
    let host = quadrivium_server::tables::Host::Console;
    let guest = bob.get("/api/me").await.1["id"].as_str().unwrap().parse().unwrap();
    let sentence = serde_json::from_value(json!({ "reason": "rude", "days": 7 })).unwrap();
    site.tables.mute(host, guest, &sentence).await.unwrap();
    let here = Place::Folder(first.path().to_owned());
    let url = postgres().await;
    let there = Place::Postgres(url.clone());
    // A server uses it.
    let busy = copy(&here, &there, |_| {}).await.unwrap_err().to_string();
    assert!(busy.contains("another server uses the folder"), "{busy}");
    let before = ann.look(at).await;
    // People hold on to the site, as their browsers do.
    let cookies = (ann.cookie.clone(), bob.cookie.clone());
    drop((ann, bob));
    let (ann, bob) = cookies;
    site.tables.store.close().await;
    drop(site);
    let mut told: Vec<Progress> = Vec::new();
    let rows = copy(&here, &there, |progress| told.push(progress)).await.unwrap();
    assert!(rows > 200, "{rows}");
    assert!(told.iter().any(|progress| !progress.checking && progress.table == "acts"));
    let end = told.last().unwrap();
    assert!(end.checking && end.done == rows && end.all == rows);
    // As somebody who was here before, on the other database.
    let node = Site::node(&url).await;
    let moved = node.with_cookie(&ann);
    let seen = moved.look(at).await;
    assert_eq!((&seen["seq"], &seen["chat"]), (&before["seq"], &before["chat"]));
    assert_eq!(node.tables.log(None).await.unwrap().acts[0].person.as_deref(), Some("Bob"));
    node.tables.store.close().await;
    drop((node, moved));
    // The target is not empty: nothing is done, and nothing on top of itself.
    let full = copy(&here, &there, |_| {}).await.unwrap_err().to_string();
    assert!(full.contains("not empty"), "{full}");
    assert!(copy(&here, &here, |_| {}).await.is_err());
    let nothing = Place::Folder(first.path().join("nothing"));
    assert!(
        copy(&nothing, &there, |_| {}).await.unwrap_err().to_string().contains("there is no site")
    );
    assert!(!first.path().join("nothing").exists(), "and none was made");
    // And back. Nodes have written a secret of their own since, so there may be more than before.
    let back = Place::Folder(last.path().to_owned());
    assert!(copy(&there, &back, |_| {}).await.unwrap() >= rows);
    let again = Site::at(last.path()).await;
    let returned = again.with_cookie(&bob);
    assert_eq!(returned.look(at).await["seq"], before["seq"]);
    let muted = returned.act(at, "chat", json!({ "text": "hm" })).await;
    assert_eq!(crate::support::code(&muted), "muted", "what hosts have ordered came along");
}

#[tokio::test]
async fn a_copy_that_breaks_off_has_written_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let site = Site::at(folder.path()).await;
    site.person("Ann").await.table(&["you", "you"]).await;
    site.tables.store.close().await;
    drop(site);
    let url = postgres().await;
    let here = Place::Folder(folder.path().to_owned());
    let there = Place::Postgres(url.clone());
    // The database lets no table be written: whatever came before it must be gone, too.
    let node = Site::node(&url).await;
    node.tables.store.close().await;
    drop(node);
    let mut database = sqlx::PgConnection::connect(&url).await.unwrap();
    for change in ["TRUNCATE secrets", "ALTER TABLE tables ADD CHECK (created < 0)"] {
        sqlx::raw_sql(AssertSqlSafe(change.to_owned())).execute(&mut database).await.unwrap();
    }
    assert!(copy(&here, &there, |_| {}).await.is_err());
    let count =
        sqlx::query_as("SELECT (SELECT count(*) FROM guests) + (SELECT count(*) FROM batches)");
    let (count,): (i64,) = count.fetch_one(&mut database).await.unwrap();
    assert_eq!(count, 0);
    let mend = "ALTER TABLE tables DROP CONSTRAINT tables_created_check";
    sqlx::raw_sql(AssertSqlSafe(mend.to_owned())).execute(&mut database).await.unwrap();
    assert!(copy(&here, &there, |_| {}).await.unwrap() > 3, "it is begun again");
}

/// What stands in a column of a row that is made up: something that is easily spoilt on the way.
fn made_up(column: &Column, is_truth: bool, row: usize) -> String {
    if column.optional && row == 0 {
        return "NULL".into();
    }
    let number = [i64::MAX, -7, 0][row];
    match column.kind.as_str() {
        _ if is_truth => (row % 2).to_string(),
        "TEXT" => {
            let text = ["", " żółw\\ 'quoted' \"twice\"\nnext ", "привет, 🐢 \u{1}%_"][row];
            format!("'{row} {} {}'", column.name, text.replace('\'', "''"))
        }
        "BLOB" => format!("X'00FF{row:02}00'"),
        "INTEGER" | "BIGINT" | "BOOLEAN" => number.to_string(),
        other => panic!("say here what a column of the kind '{other}' may hold"),
    }
}

/// Whatever tables and columns there are, now and later: each holds something odd, and all of it comes
/// back as it was. Compared here by the embedded database's own literals, not by the copy itself.
#[tokio::test]
async fn every_column_of_every_table_comes_back_from_postgresql_as_it_was() {
    let (first, last) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    Site::at(first.path()).await.tables.store.close().await;
    let url = postgres().await;
    Postgres::open(&url).await.unwrap().close().await;
    let mut there = sqlx::PgConnection::connect(&url).await.unwrap();
    let truths: Vec<(String, String)> = sqlx::query_as(
        "SELECT table_name::text, column_name::text FROM information_schema.columns \
         WHERE table_schema = current_schema() AND data_type = 'boolean'",
    )
    .fetch_all(&mut there)
    .await
    .unwrap();
    assert!(truths.len() >= 3, "{truths:?}");
    let mut here = open(first.path()).await;
    for (table, columns) in tables(&mut here).await {
        for row in 0..3 {
            let cells = columns.iter().map(|column| {
                let of = (table.clone(), column.name.clone());
                made_up(column, truths.contains(&of), row)
            });
            let cells: Vec<_> = cells.collect();
            let sql = format!("INSERT INTO \"{table}\" VALUES ({})", cells.join(", "));
            sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut here).await.unwrap();
        }
    }
    here.close().await.unwrap();
    let before = dump(first.path()).await;
    assert!(before.values().all(|rows| rows.len() >= 3), "no table is empty");
    let middle = Place::Postgres(url);
    copy(&Place::Folder(first.path().to_owned()), &middle, |_| {}).await.unwrap();
    copy(&middle, &Place::Folder(last.path().to_owned()), |_| {}).await.unwrap();
    assert_eq!(dump(last.path()).await, before);
}
