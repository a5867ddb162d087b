//! Where a server of the campaign keeps its tables, how that is broken, and how it is read behind
//! the server's back.

mod disk;
mod postgres;

use std::path::PathBuf;

use anyhow::Context;
use serde_json::Value;
use sqlx::error::DatabaseError;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor};
use tempfile::TempDir;

pub use self::disk::SmallDisk;
pub use self::postgres::Cluster;
use crate::proxy::Proxy;

/// How often the place where a table goes on is tried to be held.
const ATTEMPTS: u32 = 50;

/// The place of one world.
pub enum Storage {
    /// An embedded database in a folder.
    Folder(TempDir),
    /// An embedded database on a disk that can be filled.
    Disk(SmallDisk),
    /// A PostgreSQL of its own, with a network before each node.
    Postgres(Box<Cluster>, Vec<Proxy>),
}

/// One stored batch.
pub struct Row {
    /// The table.
    pub table: String,
    /// The number of its first entry.
    pub seq: u64,
    /// The entries.
    pub entries: Vec<Value>,
}

/// Everything that is stored.
pub struct Stored {
    /// All batches by table and number.
    pub rows: Vec<Row>,
    /// All tables.
    pub tables: Vec<String>,
    /// All people: id and name.
    pub guests: Vec<(String, String)>,
}

impl Storage {
    /// The arguments of a node that uses it.
    pub fn arguments(&self, node: usize) -> Vec<String> {
        match self {
            Self::Folder(_) | Self::Disk(_) => {
                vec!["--data".into(), self.data().to_string_lossy().into_owned()]
            }
            Self::Postgres(_, proxies) => {
                let port = proxies[node].port;
                vec!["--database".into(), format!("postgres://postgres@127.0.0.1:{port}/postgres")]
            }
        }
    }

    fn data(&self) -> PathBuf {
        match self {
            Self::Folder(folder) => folder.path().join("data"),
            Self::Disk(disk) => disk.path().join("data"),
            Self::Postgres(cluster, _) => cluster.folder().to_owned(),
        }
    }

    /// A connection of somebody else to the same database.
    ///
    /// # Errors
    /// When it cannot be opened.
    pub async fn connect(&self) -> anyhow::Result<AnyConnection> {
        sqlx::any::install_default_drivers();
        let url = match self {
            Self::Folder(_) | Self::Disk(_) => {
                format!("sqlite://{}", self.data().join("quadrivium.db").display())
            }
            Self::Postgres(cluster, _) => cluster.url().to_owned(),
        };
        AnyConnection::connect(&url).await.context("the database cannot be opened from outside")
    }

    /// Reads everything, behind the back of the server.
    ///
    /// # Errors
    /// When the database cannot be read or is damaged.
    pub async fn read(&self) -> anyhow::Result<Stored> {
        let mut connection = self.connect().await?;
        if !matches!(self, Self::Postgres(..)) {
            let (found,): (String,) =
                sqlx::query_as("PRAGMA integrity_check").fetch_one(&mut connection).await?;
            anyhow::ensure!(found == "ok", "the database is damaged: {found}");
        }
        let batches: Vec<(String, i64, String)> =
            sqlx::query_as("SELECT table_id, seq, body FROM batches ORDER BY table_id, seq")
                .fetch_all(&mut connection)
                .await?;
        let rows = batches.into_iter().map(|(table, seq, body)| {
            Ok(Row { table, seq: seq as u64, entries: serde_json::from_str(&body)? })
        });
        let rows = rows.collect::<anyhow::Result<_>>()?;
        let tables: Vec<(String,)> =
            sqlx::query_as("SELECT id FROM tables").fetch_all(&mut connection).await?;
        let tables = tables.into_iter().map(|(id,)| id).collect();
        let guests =
            sqlx::query_as("SELECT id, name FROM guests").fetch_all(&mut connection).await?;
        connection.close().await?;
        Ok(Stored { rows, tables, guests })
    }

    /// Takes the place where a table goes on, in a transaction that stays open. The next entry of
    /// the table has to wait for it.
    ///
    /// # Errors
    /// When somebody else takes it each time.
    pub async fn hold_next(&self, table: &str) -> anyhow::Result<AnyConnection> {
        let mut connection = self.connect().await?;
        let copy = format!(
            "BEGIN; \
             CREATE TEMP TABLE held ON COMMIT DROP AS \
                 SELECT * FROM batches WHERE table_id = '{table}' ORDER BY seq DESC LIMIT 1; \
             UPDATE held SET seq = last + 1, last = last + 1; \
             INSERT INTO batches SELECT * FROM held"
        );
        for _ in 0..ATTEMPTS {
            let Err(error) = connection.execute(AssertSqlSafe(copy.as_str())).await else {
                return Ok(connection);
            };
            connection.execute("ROLLBACK").await?;
            // The table may have gone on meanwhile.
            let taken = error.as_database_error().is_some_and(DatabaseError::is_unique_violation);
            anyhow::ensure!(taken, "the place where a table goes on cannot be held: {error}");
        }
        anyhow::bail!("the place where table {table} goes on is always taken");
    }

    /// Locks the rows of some people, in a transaction that stays open.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn hold_people(&self) -> anyhow::Result<AnyConnection> {
        let mut connection = self.connect().await?;
        connection.execute("BEGIN").await?;
        connection.execute("SELECT id FROM guests FOR UPDATE").await?;
        Ok(connection)
    }

    /// Takes the one lock for writing that an embedded database has.
    ///
    /// # Errors
    /// When the server never lets go of it.
    pub async fn lock(&self) -> anyhow::Result<AnyConnection> {
        let mut connection = self.connect().await?;
        connection.execute("PRAGMA busy_timeout = 60000").await?;
        connection.execute("BEGIN IMMEDIATE").await?;
        Ok(connection)
    }
}

/// Ends the open transaction of somebody else.
///
/// # Errors
/// When the database does not answer.
pub async fn let_go(mut held: AnyConnection) -> anyhow::Result<()> {
    // The database may have ended it already.
    let _ = held.execute("ROLLBACK").await;
    let _ = held.close().await;
    Ok(())
}
