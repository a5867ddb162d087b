//! The log of what hosts have done.

use serde_json::{Value, json};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, Connection};

use crate::host::{acts, done, hosted, id};
use crate::people::becoming;
use crate::support::{Site, in_time, postgres};

/// The program has no way to change the log, and neither has somebody who gets at its connection.
#[tokio::test]
async fn the_log_only_grows() {
    let folder = tempfile::tempdir().unwrap();
    let site = Site::at(folder.path()).await;
    let host = quadrivium_server::tables::Host::Console;
    site.tables.set_read_only(host, false).await.unwrap();
    let options = SqliteConnectOptions::new().filename(folder.path().join("quadrivium.db"));
    let mut sqlite = SqliteConnection::connect_with(&options).await.unwrap();
    let url = postgres().await;
    let node = Site::node(&url).await;
    node.tables.set_read_only(host, false).await.unwrap();
    let mut postgres = sqlx::PgConnection::connect(&url).await.unwrap();
    for change in ["DELETE FROM acts", "UPDATE acts SET act = 'nothing'"] {
        let error = sqlx::raw_sql(AssertSqlSafe(change.to_owned())).execute(&mut sqlite).await;
        assert!(error.unwrap_err().to_string().contains("only grows"));
        let error = sqlx::raw_sql(AssertSqlSafe(change.to_owned())).execute(&mut postgres).await;
        assert!(error.unwrap_err().to_string().contains("only grows"));
    }
    assert_eq!(site.tables.log(None).await.unwrap().acts.len(), 1);
    assert_eq!(node.tables.log(None).await.unwrap().acts.len(), 1);
}

/// Somebody who is forgotten is in the log no more, and the log is as it was.
#[tokio::test]
async fn the_log_names_nobody_who_has_left() {
    let (site, simon) = hosted().await;
    let ann = site.person("Annabella").await;
    let mute = format!("/api/host/players/{}/mute", id(&ann).await);
    done(&simon, &mute, json!({ "reason": "rude", "days": 7 })).await;
    let (_, kept) = ann.get("/api/me/export").await;
    assert_eq!(kept["acts_of_hosts"][0]["says"]["reason"], "rude");
    becoming(&site, &ann, "/api/me/delete", json!({ "name": "Annabella" })).await;
    in_time(async {
        while simon.get("/api/host/log").await.1["acts"][0]["person"] != Value::Null {
            tokio::task::yield_now().await;
        }
    })
    .await;
    assert_eq!(acts(&simon).await, ["mute", "enter"]);
}
