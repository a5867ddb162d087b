//! The embedded database: one file in the data folder.
//!
//! Write-ahead log with `synchronous=FULL`: a commit is on the disk before it is acknowledged, so
//! neither a killed process nor a power cut loses an acknowledged move. One connection writes,
//! a few read.
//!
//! Transactions are begun and committed by statements of our own. SQLite ends a transaction by
//! itself when the disk is full, and a driver that counts how deep it is nested goes on counting;
//! `COMMIT` outside of a transaction is an error, so it cannot succeed without storing something.

mod layout;

use std::collections::HashSet;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use async_trait::async_trait;
use quadrivium_table::entry::Batch;
use quadrivium_table::ids::{GuestId, TableId};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, QueryBuilder};
use tokio::sync::mpsc;

use super::ask::Dialect;
use super::papers::{self, Paper, PaperKind};
use super::rows::{Cell, Column, Run, Statement};
use super::slot::Slot;
use super::ties::{self, Tie, TieKind};
use super::{Append, Backend, Guest, Listed, News, StoreError, Write, explain, rows, sql};
use crate::sign;

/// The file in the data folder; the write-ahead log and its index lie beside it.
pub(super) const DATABASE: &str = "quadrivium.db";

/// After how many pages of 4 kB the log is taken over into the database. The pages at the ends of
/// running games are written again with every move: the longer one waits, the fewer times each of
/// them is copied.
const CHECKPOINT_PAGES: &str = "8000";

/// Writes something that nobody reads, on the same kind of page as everything else.
const PROBE: &str = "INSERT INTO secrets VALUES ('probe', randomblob(16)) \
     ON CONFLICT (name) DO UPDATE SET value = excluded.value";

/// How long to wait for another program that holds the database.
const BUSY: Duration = Duration::from_secs(5);

/// An open data folder.
pub struct Sqlite {
    options: SqliteConnectOptions,
    /// One connection: SQLite has one writer at a time anyway.
    writer: Slot<SqliteConnection>,
    readers: SqlitePool,
    folder: PathBuf,
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
            .busy_timeout(BUSY);
        let writer = options.connect().await;
        let mut writer = writer.map_err(|error| explain::sqlite(&file, &error))?;
        layout::migrate(&mut writer).await?;
        let pool = SqlitePoolOptions::new().max_connections(4);
        let readers = pool.connect_with(options.clone()).await?;
        let folder = folder.to_owned();
        Ok(Self { options, writer: Slot::new(writer), readers, folder, _lock: lock })
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

/// One moment of the whole database as a file of its own, read back. A connection of its own reads it;
/// whoever writes goes on meanwhile.
async fn copy(options: &SqliteConnectOptions, to: &Path) -> Result<(), StoreError> {
    let failed = |error: sqlx::Error| StoreError::Failed(format!("the copy failed: {error}"));
    let name =
        to.to_str().ok_or_else(|| StoreError::Failed("the folder has no plain name".into()))?;
    let mut source = options.connect().await?;
    sqlx::query("VACUUM INTO $1").bind(name).execute(&mut source).await.map_err(failed)?;
    source.close().await?;
    File::open(to).and_then(|file| file.sync_all()).map_err(sqlx::Error::Io)?;
    let copied = SqliteConnectOptions::new().filename(to).read_only(true).immutable(true);
    let mut copied = copied.connect().await?;
    let check = sqlx::query_as("PRAGMA integrity_check");
    let (said,): (String,) = check.fetch_one(&mut copied).await.map_err(failed)?;
    copied.close().await?;
    if said == "ok" {
        Ok(())
    } else {
        Err(StoreError::Damaged(format!("the copy is damaged: {said}")))
    }
}

/// One statement for all batches. Each is taken if it begins right after the last entry of its
/// table, and the table is there. A statement that can fail half-way would first write every page it touches to a file; one
/// that ignores cannot fail.
fn insert(wanted: &[(&Append, String)], returning: &str) -> QueryBuilder<sqlx::Sqlite> {
    let mut statement = QueryBuilder::new("INSERT OR IGNORE INTO batches SELECT * FROM (");
    statement.push_values(wanted, |mut row, (append, body)| {
        let batch = &append.batch;
        row.push_bind(append.table.as_str()).push_bind(batch.seq as i64);
        row.push_bind(batch.last() as i64).push_bind(batch.at as i64).push_bind(body.as_str());
    });
    statement.push(
        ") WHERE column2 = 1 + coalesce((SELECT last FROM batches \
         WHERE table_id = column1 ORDER BY seq DESC LIMIT 1), 0) \
         AND EXISTS (SELECT 1 FROM tables WHERE id = column1)",
    );
    statement.push(returning);
    statement
}

async fn transact(
    connection: &mut SqliteConnection,
    writes: &[Write],
) -> Result<Vec<bool>, StoreError> {
    let appends = rows::appends(writes);
    let wanted: Vec<_> =
        appends.iter().map(|(_, append)| (*append, rows::body(&append.batch))).collect();
    begin(connection, writes).await?;
    let mut stored: HashSet<usize> = appends.iter().map(|(index, _)| *index).collect();
    if !wanted.is_empty() {
        let taken = insert(&wanted, "").build().execute(&mut *connection).await?;
        if taken.rows_affected() < wanted.len() as u64 {
            // A place is taken, which is rare here: once more, asking which.
            sqlx::query("ROLLBACK").execute(&mut *connection).await?;
            begin(connection, writes).await?;
            let taken: Vec<(String,)> = insert(&wanted, " RETURNING table_id")
                .build_query_as()
                .fetch_all(&mut *connection)
                .await?;
            let taken: HashSet<_> = taken.iter().map(|(id,)| id.as_str()).collect();
            let taken = appends.iter().filter(|(_, append)| taken.contains(append.table.as_str()));
            stored = taken.map(|(index, _)| *index).collect();
        }
    }
    let written = rows::finish(connection, writes, &stored).await?;
    sqlx::query("COMMIT").execute(&mut *connection).await?;
    Ok(written)
}

async fn begin(connection: &mut SqliteConnection, writes: &[Write]) -> Result<(), sqlx::Error> {
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    rows::make_tables(connection, writes).await
}

impl Run for SqliteConnection {
    async fn run(&mut self, statement: Statement) -> Result<u64, sqlx::Error> {
        Ok(statement.query().execute(self).await?.rows_affected())
    }
}

#[async_trait]
impl Backend for Sqlite {
    async fn commit(&self, writes: &[Write]) -> Result<Vec<bool>, StoreError> {
        let (mut slot, mut connection) = self.writer.take(self.options.connect()).await?;
        let written = transact(&mut connection, writes).await?;
        *slot = Some(connection);
        Ok(written)
    }

    async fn probe(&self) -> Result<(), StoreError> {
        let (mut slot, mut connection) = self.writer.take(self.options.connect()).await?;
        sqlx::query(PROBE).execute(&mut connection).await?;
        *slot = Some(connection);
        Ok(())
    }

    async fn holds(&self, id: TableId, seq: u64) -> Result<bool, StoreError> {
        let (found,): (i64,) = sqlx::query_as(sql::HOLDS)
            .bind(id.as_str())
            .bind(seq as i64)
            .fetch_one(&self.readers)
            .await?;
        Ok(found == 1 || self.table(id).await?.is_none())
    }

    async fn guest(&self, id: GuestId) -> Result<Option<Guest>, StoreError> {
        let row: Option<rows::Person> =
            sqlx::query_as(sql::GUEST).bind(id.as_str()).fetch_optional(&self.readers).await?;
        Ok(row.map(|row| rows::guest(id, row)))
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

    async fn reviews(&self, id: TableId) -> Result<Vec<(u32, String)>, StoreError> {
        let found: Vec<(i64, String)> =
            sqlx::query_as(sql::REVIEWS).bind(id.as_str()).fetch_all(&self.readers).await?;
        Ok(rows::reviews(found))
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
        Ok(rows::ids(&found))
    }

    async fn unfinished(&self, guest: GuestId) -> Result<u64, StoreError> {
        let (count,): (i64,) =
            sqlx::query_as(sql::UNFINISHED).bind(guest.as_str()).fetch_one(&self.readers).await?;
        Ok(count as u64)
    }

    async fn listed_by(&self, id: TableId) -> Result<Vec<GuestId>, StoreError> {
        let found: Vec<(String,)> =
            sqlx::query_as(sql::LISTED_BY).bind(id.as_str()).fetch_all(&self.readers).await?;
        Ok(rows::ids(&found))
    }

    async fn abandoned(&self, before: u64, most: u32) -> Result<Vec<TableId>, StoreError> {
        let found: Vec<(String,)> = sqlx::query_as(sql::ABANDONED)
            .bind(before as i64)
            .bind(i64::from(most))
            .fetch_all(&self.readers)
            .await?;
        Ok(rows::ids(&found))
    }

    async fn deleted(&self, most: u32) -> Result<Vec<TableId>, StoreError> {
        let found: Vec<(String,)> =
            sqlx::query_as(sql::DELETED).bind(i64::from(most)).fetch_all(&self.readers).await?;
        Ok(rows::ids(&found))
    }

    async fn renewed(&self) -> Result<Vec<(GuestId, u32)>, StoreError> {
        let found: Vec<_> = sqlx::query_as(sql::RENEWED).fetch_all(&self.readers).await?;
        Ok(rows::renewed(&found))
    }

    async fn paper(&self, kind: PaperKind, id: &str) -> Result<Option<Paper>, StoreError> {
        let found: Option<papers::Row> = sqlx::query_as(papers::PAPER)
            .bind(kind.word())
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        Ok(found.and_then(papers::paper))
    }

    async fn present(&self, guest: GuestId) -> Result<Vec<TableId>, StoreError> {
        let found: Vec<(String,)> =
            sqlx::query_as(sql::PRESENT).bind(guest.as_str()).fetch_all(&self.readers).await?;
        Ok(rows::ids(&found))
    }

    async fn papers_of(&self, guest: GuestId) -> Result<Vec<Paper>, StoreError> {
        let found: Vec<papers::Row> =
            sqlx::query_as(papers::PAPERS_OF).bind(guest.as_str()).fetch_all(&self.readers).await?;
        Ok(found.into_iter().filter_map(papers::paper).collect())
    }

    async fn papers_like(&self, kind: PaperKind) -> Result<Vec<Paper>, StoreError> {
        let found: Vec<papers::Row> =
            sqlx::query_as(papers::PAPERS_LIKE).bind(kind.word()).fetch_all(&self.readers).await?;
        Ok(found.into_iter().filter_map(papers::paper).collect())
    }

    async fn public(&self, most: u32) -> Result<Vec<TableId>, StoreError> {
        let found: Vec<(String,)> =
            sqlx::query_as(sql::PUBLIC).bind(i64::from(most)).fetch_all(&self.readers).await?;
        Ok(rows::ids(&found))
    }

    async fn sought(&self, seeking: &str) -> Result<Option<TableId>, StoreError> {
        let found: Vec<(String,)> =
            sqlx::query_as(sql::SOUGHT).bind(seeking).fetch_all(&self.readers).await?;
        Ok(rows::ids(&found).pop())
    }

    async fn results_of(&self, guest: GuestId, most: u32) -> Result<Vec<String>, StoreError> {
        let found: Vec<(String,)> = sqlx::query_as(sql::RESULTS_OF)
            .bind(guest.as_str())
            .bind(i64::from(most))
            .fetch_all(&self.readers)
            .await?;
        Ok(found.into_iter().map(|(result,)| result).collect())
    }

    async fn ties_from(&self, kind: TieKind, one: &str) -> Result<Vec<Tie>, StoreError> {
        let found: Vec<ties::Row> = sqlx::query_as(ties::TIES_FROM)
            .bind(kind.word())
            .bind(one)
            .fetch_all(&self.readers)
            .await?;
        Ok(found.into_iter().filter_map(ties::from_row).collect())
    }

    async fn ties_of(&self, guest: GuestId) -> Result<Vec<Tie>, StoreError> {
        let found: Vec<ties::Row> =
            sqlx::query_as(ties::TIES_OF).bind(guest.as_str()).fetch_all(&self.readers).await?;
        Ok(found.into_iter().filter_map(ties::from_row).collect())
    }

    async fn ask(
        &self,
        question: Statement,
        columns: &'static [Column],
    ) -> Result<Vec<Vec<Cell>>, StoreError> {
        Ok(rows::cells(&question.query().fetch_all(&self.readers).await?, columns)?)
    }

    fn dialect(&self) -> Dialect {
        Dialect::Sqlite
    }

    fn folder(&self) -> Option<PathBuf> {
        Some(self.folder.clone())
    }

    async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        copy(&self.options, to).await
    }

    async fn papers_after(&self, kind: PaperKind, after: &str) -> Result<Vec<Paper>, StoreError> {
        let found: Vec<papers::Row> = sqlx::query_as(papers::PAPERS_AFTER)
            .bind(kind.word())
            .bind(after)
            .fetch_all(&self.readers)
            .await?;
        Ok(found.into_iter().filter_map(papers::paper).collect())
    }

    async fn secret(&self, name: &'static str) -> Result<[u8; 32], StoreError> {
        let (mut slot, mut connection) = self.writer.take(self.options.connect()).await?;
        sqlx::query(sql::KEEP_SECRET)
            .bind(name)
            .bind(sign::new_secret()?.as_slice())
            .execute(&mut connection)
            .await?;
        let (secret,): (Vec<u8>,) =
            sqlx::query_as(sql::SECRET).bind(name).fetch_one(&mut connection).await?;
        *slot = Some(connection);
        secret.try_into().map_err(|_| StoreError::Damaged("the stored secret is damaged".into()))
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
        if let Some(writer) = self.writer.empty().await
            && let Err(error) = writer.close().await
        {
            tracing::warn!(%error, "the database was not closed cleanly");
        }
    }
}
