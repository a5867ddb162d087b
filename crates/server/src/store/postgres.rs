//! A PostgreSQL that several nodes share.
//!
//! Each commit tells the other nodes by `NOTIFY` which tables have gone on, see [`news`].
//!
//! A connection may fall silent without breaking: a firewall forgets it, a machine freezes. So
//! everything has a deadline, here and at the database, and what has missed one is not used again:
//! the connection that writes is thrown away, and so are all that read.

mod layout;
mod news;
mod pool;

use std::collections::HashSet;
use std::pin::pin;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use quadrivium_table::entry::Batch;
use quadrivium_table::ids::{GuestId, TableId};
use sqlx::error::DatabaseError;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool};
use sqlx::{Connection, Executor};
use tokio::sync::mpsc;
use tokio::time::timeout;

use self::news::Listening;
pub use self::pool::CONNECTIONS;
use self::pool::{CONNECTING, connect, readers, readers_of};
use super::ask::Dialect;
use super::papers::{self, Paper, PaperKind};
use super::rows::{Cell, Column, Run, Statement};
use super::slot::Slot;
use super::ties::{self, Tie, TieKind};
use super::{Append, Backend, Guest, Listed, News, StoreError, Write, explain, rows, sql};
use crate::crowd::Said;
use crate::sign;

/// How long a question may take until the connections that read are made anew.
const READING: Duration = Duration::from_secs(6);
/// What the database says where it is only a matter of trying again: a deadlock, two transactions
/// that cannot be put into an order, a lock that somebody holds for too long.
const LOCKED: [&str; 3] = ["40P01", "40001", "55P03"];

/// The tables among these that no other node is writing to. It takes hold of them until the end of
/// the transaction and waits for nobody: what another node is writing counts as written.
const HOLD: &str = "SELECT id FROM unnest($1::text[]) AS id \
     WHERE pg_try_advisory_xact_lock(hashtextextended(id, 0))";
/// Takes hold of people and tables whose rows are changed, in the order in which they are named:
/// nodes that change the same ones wait for each other here, and never in a ring. Nothing is added
/// to a table after it was deleted.
const HOLD_ALL: &str = "SELECT pg_advisory_xact_lock(hashtextextended(id, 0)) \
     FROM unnest($1::text[]) AS id";

/// Takes each batch that begins right after the last entry of its table, if the table is there.
const INSERT: &str = "INSERT INTO batches (table_id, seq, last, at, body) SELECT * FROM \
     unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[]) \
     AS wanted (table_id, seq, last, at, body) \
     WHERE wanted.seq = 1 + coalesce((SELECT batches.last FROM batches \
         WHERE batches.table_id = wanted.table_id ORDER BY batches.seq DESC LIMIT 1), 0) \
     AND EXISTS (SELECT 1 FROM tables WHERE id = wanted.table_id) \
     ON CONFLICT DO NOTHING RETURNING table_id";

/// A transaction that changes nothing and is written all the same.
const PROBE: &str = "BEGIN; SELECT pg_current_xact_id(); COMMIT";

/// An open PostgreSQL.
pub struct Postgres {
    options: PgConnectOptions,
    /// How many connections read.
    most_readers: u32,
    writer: Slot<PgConnection>,
    /// The connections that read, and how often they have been made anew. Locked for a look.
    readers: Mutex<(u64, PgPool)>,
    listening: Listening,
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        // SQLite numbers its reasons otherwise, and has nobody to wait for but other programs.
        let code = error.as_database_error().and_then(DatabaseError::code);
        match code {
            Some(code) if LOCKED.contains(&&*code) => Self::Locked(error.to_string()),
            _ => Self::Failed(error.to_string()),
        }
    }
}

fn silent() -> StoreError {
    StoreError::Failed("PostgreSQL does not answer".into())
}

impl Postgres {
    /// Connects and brings the layout up to date.
    ///
    /// # Errors
    /// When the database cannot be reached or was written by a newer version.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        Self::with(url, CONNECTIONS).await
    }

    /// The same, with so many connections; four at least.
    ///
    /// # Errors
    /// When the database cannot be reached or was written by a newer version.
    pub async fn with(url: &str, connections: u32) -> Result<Self, StoreError> {
        let most_readers = readers_of(connections);
        let options: PgConnectOptions = url.parse()?;
        let mut writer = match connect(&options).await {
            Ok(writer) => writer,
            Err(error) => return Err(explain::postgres(&options, &error)),
        };
        layout::migrate(&mut writer).await?;
        let listening = Listening::new()?;
        let readers = Mutex::new((0, readers(&options, most_readers)));
        Ok(Self { options, most_readers, writer: Slot::new(writer), readers, listening })
    }

    /// Asks something, but does not wait for ever.
    async fn read<T, F>(&self, ask: impl FnOnce(PgPool) -> F) -> Result<T, StoreError>
    where
        F: Future<Output = Result<T, sqlx::Error>>,
    {
        let (age, pool) = self.readers.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let mut asking = pin!(ask(pool));
        match timeout(READING, &mut asking).await {
            // Those that it waited for may all have fallen silent.
            Ok(Err(sqlx::Error::PoolTimedOut)) | Err(_) => {
                // Before the question is dropped: its connection must not go back to the others.
                self.renew_readers(age);
                Err(silent())
            }
            Ok(answer) => Ok(answer?),
        }
    }

    /// Makes the connections that read anew, unless somebody has done so since.
    fn renew_readers(&self, age: u64) {
        let mut readers = self.readers.lock().unwrap_or_else(PoisonError::into_inner);
        if readers.0 == age {
            let fresh = self::readers(&self.options, self.most_readers);
            let (_, old) = std::mem::replace(&mut *readers, (age + 1, fresh));
            // Marks it as closed at once; whether the other side hears of it does not matter.
            tokio::spawn(async move { timeout(CONNECTING, old.close()).await });
        }
    }
}

async fn transact(
    connection: &mut PgConnection,
    writes: &[Write],
    listening: &Listening,
) -> Result<Vec<bool>, StoreError> {
    connection.execute("BEGIN").await?;
    rows::make_tables(connection, writes).await?;
    let held = rows::held(writes);
    if !held.is_empty() {
        sqlx::query(HOLD_ALL).bind(held).execute(&mut *connection).await?;
    }
    let appends = rows::appends(writes);
    let mut stored = HashSet::new();
    if !appends.is_empty() {
        let taken = insert(connection, appends.iter().map(|(_, append)| *append).collect()).await?;
        let taken = |append: &Append| taken.contains(append.table.as_str());
        let kept = appends.into_iter().filter(|(_, append)| taken(append));
        stored.extend(kept.map(|(index, _)| index));
    }
    let written = rows::finish(connection, writes, &stored).await?;
    listening.tell(connection, rows::news(writes, &written)).await?;
    connection.execute("COMMIT").await?;
    Ok(written)
}

/// Stores batches of different tables; those whose batch was stored.
async fn insert(
    connection: &mut PgConnection,
    mut wanted: Vec<&Append>,
) -> Result<HashSet<String>, StoreError> {
    let ids: Vec<_> = wanted.iter().map(|append| append.table.to_string()).collect();
    let held: Vec<(String,)> = sqlx::query_as(HOLD).bind(ids).fetch_all(&mut *connection).await?;
    let held: HashSet<_> = held.into_iter().map(|(id,)| id).collect();
    wanted.retain(|append| held.contains(append.table.as_str()));
    let batches = || wanted.iter().map(|append| &append.batch);
    let stored: Vec<(String,)> = sqlx::query_as(INSERT)
        .bind(wanted.iter().map(|append| append.table.to_string()).collect::<Vec<_>>())
        .bind(batches().map(|batch| batch.seq as i64).collect::<Vec<_>>())
        .bind(batches().map(|batch| batch.last() as i64).collect::<Vec<_>>())
        .bind(batches().map(|batch| batch.at as i64).collect::<Vec<_>>())
        .bind(batches().map(rows::body).collect::<Vec<_>>())
        .fetch_all(connection)
        .await?;
    Ok(stored.into_iter().map(|(id,)| id).collect())
}

impl Run for PgConnection {
    async fn run(&mut self, statement: Statement) -> Result<u64, sqlx::Error> {
        Ok(statement.query().execute(self).await?.rows_affected())
    }
}

#[async_trait]
impl Backend for Postgres {
    async fn commit(&self, writes: &[Write]) -> Result<Vec<bool>, StoreError> {
        let (mut slot, mut connection) = self.writer.take(connect(&self.options)).await?;
        // Until it is seen to be stored: it may be stored later, and then it is news to us.
        let doubt = self.listening.doubt();
        let written = transact(&mut connection, writes, &self.listening).await?;
        doubt.settled();
        *slot = Some(connection);
        Ok(written)
    }

    async fn probe(&self) -> Result<(), StoreError> {
        let (mut slot, mut connection) = self.writer.take(connect(&self.options)).await?;
        connection.execute(PROBE).await?;
        *slot = Some(connection);
        Ok(())
    }

    async fn holds(&self, id: TableId, seq: u64) -> Result<bool, StoreError> {
        let ask = async move |pool: PgPool| {
            sqlx::query_as(sql::HOLDS).bind(id.as_str()).bind(seq as i64).fetch_one(&pool).await
        };
        let (found,): (i64,) = self.read(ask).await?;
        Ok(found == 1 || self.table(id).await?.is_none())
    }

    async fn guest(&self, id: GuestId) -> Result<Option<Guest>, StoreError> {
        let ask = async move |pool: PgPool| {
            sqlx::query_as(sql::GUEST).bind(id.as_str()).fetch_optional(&pool).await
        };
        let row: Option<rows::Person> = self.read(ask).await?;
        Ok(row.map(|row| rows::guest(id, row)))
    }

    async fn table(&self, id: TableId) -> Result<Option<Listed>, StoreError> {
        let ask = async move |pool: PgPool| {
            sqlx::query_as(sql::TABLE).bind(id.as_str()).fetch_optional(&pool).await
        };
        self.read(ask).await?.map(rows::listed).transpose()
    }

    async fn batches(&self, id: TableId, after: u64) -> Result<Vec<Batch>, StoreError> {
        let ask = async move |pool: PgPool| {
            sqlx::query_as(sql::BATCHES).bind(id.as_str()).bind(after as i64).fetch_all(&pool).await
        };
        self.read(ask).await?.into_iter().map(rows::batch).collect()
    }

    async fn reviews(&self, id: TableId) -> Result<Vec<(u32, String)>, StoreError> {
        let ask = async move |pool: PgPool| {
            sqlx::query_as(sql::REVIEWS).bind(id.as_str()).fetch_all(&pool).await
        };
        Ok(rows::reviews(self.read(ask).await?))
    }

    async fn mine(&self, guest: GuestId, most: u32) -> Result<Vec<Listed>, StoreError> {
        let ask = async move |pool: PgPool| {
            sqlx::query_as(sql::MINE)
                .bind(guest.as_str())
                .bind(i64::from(most))
                .fetch_all(&pool)
                .await
        };
        self.read(ask).await?.into_iter().map(rows::listed).collect()
    }

    async fn with_bots(&self, most: u32) -> Result<Vec<TableId>, StoreError> {
        let ask = async move |pool: PgPool| {
            sqlx::query_as(sql::WITH_BOTS).bind(i64::from(most)).fetch_all(&pool).await
        };
        let found: Vec<(String,)> = self.read(ask).await?;
        Ok(rows::ids(&found))
    }

    async fn unfinished(&self, guest: GuestId) -> Result<u64, StoreError> {
        let ask = async move |pool: PgPool| {
            sqlx::query_as(sql::UNFINISHED).bind(guest.as_str()).fetch_one(&pool).await
        };
        let (count,): (i64,) = self.read(ask).await?;
        Ok(count as u64)
    }

    async fn listed_by(&self, id: TableId) -> Result<Vec<GuestId>, StoreError> {
        let ask = async move |pool: PgPool| {
            sqlx::query_as(sql::LISTED_BY).bind(id.as_str()).fetch_all(&pool).await
        };
        Ok(rows::ids(&self.read(ask).await?))
    }

    async fn abandoned(&self, before: u64, most: u32) -> Result<Vec<TableId>, StoreError> {
        let ask = async move |pool: PgPool| {
            sqlx::query_as(sql::ABANDONED)
                .bind(before as i64)
                .bind(i64::from(most))
                .fetch_all(&pool)
                .await
        };
        Ok(rows::ids(&self.read(ask).await?))
    }

    async fn deleted(&self, most: u32) -> Result<Vec<TableId>, StoreError> {
        let ask = async move |pool: PgPool| {
            sqlx::query_as(sql::DELETED).bind(i64::from(most)).fetch_all(&pool).await
        };
        Ok(rows::ids(&self.read(ask).await?))
    }

    async fn renewed(&self) -> Result<Vec<(GuestId, u32)>, StoreError> {
        let ask = async |pool: PgPool| sqlx::query_as(sql::RENEWED).fetch_all(&pool).await;
        Ok(rows::renewed(&self.read(ask).await?))
    }

    async fn paper(&self, kind: PaperKind, id: &str) -> Result<Option<Paper>, StoreError> {
        let id = id.to_owned();
        let ask = async move |pool: PgPool| {
            sqlx::query_as(papers::PAPER).bind(kind.word()).bind(id).fetch_optional(&pool).await
        };
        let found: Option<papers::Row> = self.read(ask).await?;
        Ok(found.and_then(papers::paper))
    }

    async fn present(&self, guest: GuestId) -> Result<Vec<TableId>, StoreError> {
        let ask = async move |pool: PgPool| {
            sqlx::query_as(sql::PRESENT).bind(guest.as_str()).fetch_all(&pool).await
        };
        Ok(rows::ids(&self.read(ask).await?))
    }

    async fn papers_of(&self, guest: GuestId) -> Result<Vec<Paper>, StoreError> {
        let ask = async move |pool: PgPool| {
            sqlx::query_as(papers::PAPERS_OF).bind(guest.as_str()).fetch_all(&pool).await
        };
        let found: Vec<papers::Row> = self.read(ask).await?;
        Ok(found.into_iter().filter_map(papers::paper).collect())
    }

    async fn papers_like(&self, kind: PaperKind) -> Result<Vec<Paper>, StoreError> {
        let ask = async move |pool: PgPool| {
            sqlx::query_as(papers::PAPERS_LIKE).bind(kind.word()).fetch_all(&pool).await
        };
        let found: Vec<papers::Row> = self.read(ask).await?;
        Ok(found.into_iter().filter_map(papers::paper).collect())
    }

    async fn public(&self, most: u32) -> Result<Vec<TableId>, StoreError> {
        let ask = async move |pool: PgPool| {
            sqlx::query_as(sql::PUBLIC).bind(i64::from(most)).fetch_all(&pool).await
        };
        Ok(rows::ids(&self.read(ask).await?))
    }

    async fn sought(&self, seeking: &str) -> Result<Option<TableId>, StoreError> {
        let seeking = seeking.to_owned();
        let ask = async move |pool: PgPool| {
            sqlx::query_as(sql::SOUGHT).bind(seeking).fetch_all(&pool).await
        };
        Ok(rows::ids(&self.read(ask).await?).pop())
    }

    async fn results_of(&self, guest: GuestId, most: u32) -> Result<Vec<String>, StoreError> {
        let ask = async move |pool: PgPool| {
            sqlx::query_as(sql::RESULTS_OF)
                .bind(guest.as_str())
                .bind(i64::from(most))
                .fetch_all(&pool)
                .await
        };
        let found: Vec<(String,)> = self.read(ask).await?;
        Ok(found.into_iter().map(|(result,)| result).collect())
    }

    async fn ties_from(&self, kind: TieKind, one: &str) -> Result<Vec<Tie>, StoreError> {
        let one = one.to_owned();
        let ask = async move |pool: PgPool| {
            sqlx::query_as(ties::TIES_FROM).bind(kind.word()).bind(one).fetch_all(&pool).await
        };
        let found: Vec<ties::Row> = self.read(ask).await?;
        Ok(found.into_iter().filter_map(ties::from_row).collect())
    }

    async fn ties_of(&self, guest: GuestId) -> Result<Vec<Tie>, StoreError> {
        let ask = async move |pool: PgPool| {
            sqlx::query_as(ties::TIES_OF).bind(guest.as_str()).fetch_all(&pool).await
        };
        let found: Vec<ties::Row> = self.read(ask).await?;
        Ok(found.into_iter().filter_map(ties::from_row).collect())
    }

    async fn ask(
        &self,
        question: Statement,
        columns: &'static [Column],
    ) -> Result<Vec<Vec<Cell>>, StoreError> {
        let ask = async move |pool: PgPool| question.query().fetch_all(&pool).await;
        Ok(rows::cells(&self.read(ask).await?, columns)?)
    }

    fn dialect(&self) -> Dialect {
        Dialect::Postgres
    }

    async fn papers_after(&self, kind: PaperKind, after: &str) -> Result<Vec<Paper>, StoreError> {
        let after = after.to_owned();
        let ask = async move |pool: PgPool| {
            let query = sqlx::query_as(papers::PAPERS_AFTER).bind(kind.word()).bind(after);
            query.fetch_all(&pool).await
        };
        let found: Vec<papers::Row> = self.read(ask).await?;
        Ok(found.into_iter().filter_map(papers::paper).collect())
    }

    async fn secret(&self, name: &'static str) -> Result<[u8; 32], StoreError> {
        let (mut slot, mut connection) = self.writer.take(connect(&self.options)).await?;
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
        self.read(async |pool: PgPool| sqlx::query(sql::PING).execute(&pool).await).await?;
        if self.listening.is_deaf() {
            return Err(StoreError::Failed("nothing is heard of other nodes".into()));
        }
        Ok(())
    }

    async fn news(&self) -> Result<Option<mpsc::Receiver<News>>, StoreError> {
        Ok(Some(self.listening.start(&self.options).await?))
    }

    async fn say(&self, said: &[Said]) -> Result<(), StoreError> {
        let lines = said.iter().map(Said::to_string).collect();
        self.read(async move |pool: PgPool| Listening::say(&pool, lines).await).await
    }

    async fn close(&self) {
        self.listening.stop();
        let (_, readers) = self.readers.lock().unwrap_or_else(PoisonError::into_inner).clone();
        readers.close().await;
        if let Some(writer) = self.writer.empty().await {
            // It has written all it was given; whether the other side hears us go does not matter.
            let _ = writer.close().await;
        }
    }
}
