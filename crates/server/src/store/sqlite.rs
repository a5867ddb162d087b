//! The embedded database: one file in the data folder.
//!
//! Write-ahead log with `synchronous=FULL`: a commit is on the disk before it is acknowledged, so
//! neither a killed process nor a power cut loses an acknowledged move. One connection writes,
//! a few read.

use std::collections::HashSet;
use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::QueryBuilder;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use tokio::sync::mpsc;

use super::{Backend, Guest, Listed, News, StoreError, Write, explain, rows, sql};
use crate::entry::Batch;
use crate::ids::{GuestId, TableId};
use crate::sign;

/// Every change of the layout, oldest first; the number of those applied is `user_version`.
const MIGRATIONS: &[&str] = &["
    CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, plan TEXT NOT NULL, created INTEGER NOT NULL,
        bots INTEGER NOT NULL, result TEXT
    ) WITHOUT ROWID;
    CREATE INDEX unfinished_bots ON tables (created) WHERE bots AND result IS NULL;
    CREATE TABLE batches (
        table_id TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, body TEXT NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID;
    CREATE TABLE sitters (
        guest TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (guest, table_id)
    ) WITHOUT ROWID;
    CREATE TABLE secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
"];

/// The file in the data folder; the write-ahead log and its index lie beside it.
const DATABASE: &str = "quadrivium.db";

/// After how many pages of 4 kB the log is taken over into the database. The pages at the ends of
/// running games are written again with every move: the longer one waits, the fewer times each of
/// them is copied.
const CHECKPOINT_PAGES: &str = "8000";

/// An open data folder.
pub struct Sqlite {
    /// One connection: SQLite has one writer at a time anyway.
    writer: SqlitePool,
    readers: SqlitePool,
    /// Held as long as the folder is in use; the operating system lets go of it when we die.
    _lock: File,
}

impl Sqlite {
    /// Opens the database in this folder and brings its layout up to date. Both are made if missing.
    ///
    /// # Errors
    /// When the folder cannot be used or another server uses it.
    pub async fn open(folder: &Path) -> Result<Self, StoreError> {
        let shown = folder.display();
        make_private(folder).map_err(|error| {
            StoreError::Failed(format!("cannot make the folder '{shown}': {error}"))
        })?;
        let cannot_write =
            |error| StoreError::Failed(format!("cannot write into '{shown}': {error}"));
        let lock = File::create(folder.join("lock")).map_err(cannot_write)?;
        lock.try_lock().map_err(|_| {
            StoreError::Failed(format!(
                "another server uses the folder '{shown}': stop it or give another --data"
            ))
        })?;
        let file = folder.join(DATABASE);
        keep_private(&file).map_err(cannot_write)?;
        let options = SqliteConnectOptions::new()
            .filename(&file)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .pragma("wal_autocheckpoint", CHECKPOINT_PAGES)
            .busy_timeout(Duration::from_secs(10));
        let writer = SqlitePoolOptions::new()
            .max_connections(1)
            .connect_with(options.clone())
            .await
            .map_err(|error| explain::sqlite(&file, &error))?;
        migrate(&writer).await?;
        let readers = SqlitePoolOptions::new().max_connections(4).connect_with(options).await?;
        Ok(Self { writer, readers, _lock: lock })
    }
}

/// Makes the folder, for its owner only. One that is there already stays as somebody made it.
fn make_private(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Makes an empty database that only its owner can read, or takes one away from all others: the key
/// of the cookies stands in it. SQLite gives what it writes beside it the same permissions.
fn keep_private(file: &Path) -> io::Result<()> {
    File::options().create(true).append(true).open(file)?;
    #[cfg(unix)]
    for beside in ["", "-wal", "-shm"] {
        let mut path = file.as_os_str().to_owned();
        path.push(beside);
        let mode = std::os::unix::fs::PermissionsExt::from_mode(0o600);
        match fs::set_permissions(path, mode) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(())
}

async fn migrate(pool: &SqlitePool) -> Result<(), StoreError> {
    let (done,): (i64,) = sqlx::query_as("PRAGMA user_version").fetch_one(pool).await?;
    let done = done as usize;
    if done > MIGRATIONS.len() {
        return Err(StoreError::Failed("the data folder was written by a newer Quadrivium".into()));
    }
    for (index, migration) in MIGRATIONS.iter().enumerate().skip(done) {
        let script = format!("BEGIN; {migration}; PRAGMA user_version = {}; COMMIT;", index + 1);
        sqlx::raw_sql(&script).execute(pool).await?;
    }
    Ok(())
}

/// One statement for all batches, whose places may be taken. A statement that can fail half-way
/// would first write every page it touches to a file; one that ignores cannot fail.
fn insert<'a>(
    wanted: &'a [(TableId, &Batch, String)],
    returning: &str,
) -> QueryBuilder<'a, sqlx::Sqlite> {
    let mut statement = QueryBuilder::new("INSERT OR IGNORE INTO batches ");
    statement.push_values(wanted, |mut row, (table, batch, body)| {
        row.push_bind(table.as_str()).push_bind(batch.seq as i64);
        row.push_bind(batch.at as i64).push_bind(body.as_str());
    });
    statement.push(returning);
    statement
}

#[async_trait]
impl Backend for Sqlite {
    async fn commit(&self, writes: &[Write]) -> Result<Vec<bool>, StoreError> {
        let mut written = vec![true; writes.len()];
        let wanted: Vec<_> = rows::appends(writes)
            .map(|(_, append)| (append.table, &append.batch, rows::body(&append.batch)))
            .collect();
        let mut transaction = self.writer.begin().await?;
        if !wanted.is_empty() {
            let stored = insert(&wanted, "").build().execute(&mut *transaction).await?;
            if stored.rows_affected() < wanted.len() as u64 {
                // A place is taken, which should not happen here: once more, asking which.
                transaction.rollback().await?;
                transaction = self.writer.begin().await?;
                let stored: Vec<(String, i64)> = insert(&wanted, " RETURNING table_id, seq")
                    .build_query_as()
                    .fetch_all(&mut *transaction)
                    .await?;
                let stored: HashSet<_> =
                    stored.iter().map(|(id, seq)| (id.as_str(), *seq)).collect();
                for (index, append) in rows::appends(writes) {
                    let place = (append.table.as_str(), append.batch.seq as i64);
                    written[index] = stored.contains(&place);
                }
            }
        }
        for (write, _) in writes.iter().zip(&written).filter(|(_, written)| **written) {
            let append = match write {
                Write::Guest(Guest { id, name }) => {
                    sqlx::query(sql::NAME_GUEST)
                        .bind(id.as_str())
                        .bind(name)
                        .execute(&mut *transaction)
                        .await?;
                    continue;
                }
                Write::Create(plan, append) => {
                    sqlx::query(sql::NEW_TABLE)
                        .bind(plan.id.as_str())
                        .bind(rows::plan_text(plan))
                        .bind(plan.created as i64)
                        .bind(rows::has_bots(plan))
                        .execute(&mut *transaction)
                        .await?;
                    append
                }
                Write::Append(append) => append,
                Write::Result(table, result) => {
                    sqlx::query(sql::RESULT)
                        .bind(result)
                        .bind(table.as_str())
                        .execute(&mut *transaction)
                        .await?;
                    continue;
                }
            };
            for guest in &append.guests {
                sqlx::query(sql::SIT)
                    .bind(guest.as_str())
                    .bind(append.table.as_str())
                    .execute(&mut *transaction)
                    .await?;
            }
        }
        transaction.commit().await?;
        Ok(written)
    }

    async fn guest(&self, id: GuestId) -> Result<Option<Guest>, StoreError> {
        let row: Option<(String,)> =
            sqlx::query_as(sql::GUEST).bind(id.as_str()).fetch_optional(&self.readers).await?;
        Ok(row.map(|(name,)| Guest { id, name }))
    }

    async fn table(&self, id: TableId) -> Result<Option<Listed>, StoreError> {
        let row =
            sqlx::query_as(sql::TABLE).bind(id.as_str()).fetch_optional(&self.readers).await?;
        row.map(rows::listed).transpose()
    }

    async fn batches(&self, id: TableId, after: u64) -> Result<Vec<Batch>, StoreError> {
        let found: Vec<_> = sqlx::query_as(sql::BATCHES)
            .bind(id.as_str())
            .bind(after as i64)
            .fetch_all(&self.readers)
            .await?;
        found.into_iter().map(rows::batch).collect()
    }

    async fn mine(&self, guest: GuestId, most: u32) -> Result<Vec<Listed>, StoreError> {
        let found: Vec<_> = sqlx::query_as(sql::MINE)
            .bind(guest.as_str())
            .bind(i64::from(most))
            .fetch_all(&self.readers)
            .await?;
        found.into_iter().map(rows::listed).collect()
    }

    async fn with_bots(&self, most: u32) -> Result<Vec<TableId>, StoreError> {
        let found: Vec<(String,)> =
            sqlx::query_as(sql::WITH_BOTS).bind(i64::from(most)).fetch_all(&self.readers).await?;
        Ok(found.iter().filter_map(|(id,)| id.parse().ok()).collect())
    }

    async fn secret(&self) -> Result<[u8; 32], StoreError> {
        sqlx::query(sql::KEEP_SECRET)
            .bind(sign::new_secret()?.as_slice())
            .execute(&self.writer)
            .await?;
        let (secret,): (Vec<u8>,) = sqlx::query_as(sql::SECRET).fetch_one(&self.writer).await?;
        secret.try_into().map_err(|_| StoreError::Failed("the stored secret is damaged".into()))
    }

    async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query(sql::PING).execute(&self.readers).await?;
        Ok(())
    }

    async fn news(&self) -> Result<Option<mpsc::Receiver<News>>, StoreError> {
        Ok(None)
    }

    async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}
