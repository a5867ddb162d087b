//! A PostgreSQL that several nodes share.
//!
//! Each commit tells the other nodes by `NOTIFY` which tables have gone on; they load what is new
//! and push it to their clients. A node that loses its listening connection looks at all the
//! tables it holds, because it may have missed something.

use std::collections::HashSet;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPool, PgPoolOptions};
use tokio::sync::mpsc;

use super::{Backend, Guest, Listed, News, StoreError, Write, explain, rows, sql};
use crate::entry::Batch;
use crate::ids::{GuestId, Id, TableId};
use crate::sign;

const CHANNEL: &str = "quadrivium";
/// Any number will do as long as no other program on this database takes it.
const MIGRATION_LOCK: i64 = 0x7175_6164;

/// Every change of the layout, oldest first.
const MIGRATIONS: &[&str] = &["
    CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL);
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, plan TEXT NOT NULL, created BIGINT NOT NULL,
        bots BOOLEAN NOT NULL, result TEXT
    );
    CREATE INDEX unfinished_bots ON tables (created) WHERE bots AND result IS NULL;
    CREATE TABLE batches (
        table_id TEXT NOT NULL, seq BIGINT NOT NULL, at BIGINT NOT NULL, body TEXT NOT NULL,
        PRIMARY KEY (table_id, seq)
    );
    CREATE TABLE sitters (
        guest TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (guest, table_id)
    );
    CREATE TABLE secrets (name TEXT PRIMARY KEY, value BYTEA NOT NULL);
"];

/// An open PostgreSQL.
pub struct Postgres {
    pool: PgPool,
    /// The name of this node, so that it does not listen to itself.
    node: Id<12>,
}

impl Postgres {
    /// Connects and brings the layout up to date.
    ///
    /// # Errors
    /// When the database cannot be reached or was written by a newer version.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        let options: PgConnectOptions = url.parse()?;
        let pool = PgPoolOptions::new()
            .max_connections(8)
            .acquire_timeout(Duration::from_secs(10))
            .connect_with(options.clone());
        let pool = match pool.await {
            Ok(pool) => pool,
            Err(error) => return Err(explain::postgres(&options, error).await),
        };
        migrate(&pool).await?;
        let node = Id::random().map_err(|error| StoreError::Failed(error.to_string()))?;
        Ok(Self { pool, node })
    }
}

async fn migrate(pool: &PgPool) -> Result<(), StoreError> {
    let mut transaction = pool.begin().await?;
    // Nodes that start together wait for the first of them.
    sqlx::query("SELECT pg_advisory_xact_lock($1)")
        .bind(MIGRATION_LOCK)
        .execute(&mut *transaction)
        .await?;
    let (new,): (bool,) =
        sqlx::query_as("SELECT to_regclass('layout') IS NULL").fetch_one(&mut *transaction).await?;
    if new {
        sqlx::raw_sql("CREATE TABLE layout (version INT NOT NULL)")
            .execute(&mut *transaction)
            .await?;
    }
    let (done,): (i64,) =
        sqlx::query_as("SELECT count(*) FROM layout").fetch_one(&mut *transaction).await?;
    let done = done as usize;
    if done > MIGRATIONS.len() {
        return Err(StoreError::Failed("the database was written by a newer Quadrivium".into()));
    }
    for (index, migration) in MIGRATIONS.iter().enumerate().skip(done) {
        sqlx::raw_sql(migration).execute(&mut *transaction).await?;
        sqlx::query("INSERT INTO layout VALUES ($1)")
            .bind(index as i32 + 1)
            .execute(&mut *transaction)
            .await?;
    }
    Ok(transaction.commit().await?)
}

#[async_trait]
impl Backend for Postgres {
    async fn commit(&self, writes: &[Write]) -> Result<Vec<bool>, StoreError> {
        let mut transaction = self.pool.begin().await?;
        let mut written = vec![true; writes.len()];
        // In the order of keys: two nodes that write the same ones wait for each other, not in a ring.
        let mut wanted: Vec<_> = rows::appends(writes).collect();
        wanted.sort_by_key(|(_, append)| (append.table, append.batch.seq));
        if !wanted.is_empty() {
            let batches = || wanted.iter().map(|(_, append)| append);
            let ids: Vec<_> = batches().map(|append| append.table.to_string()).collect();
            let seqs: Vec<_> = batches().map(|append| append.batch.seq as i64).collect();
            let ats: Vec<_> = batches().map(|append| append.batch.at as i64).collect();
            let bodies: Vec<_> = batches().map(|append| rows::body(&append.batch)).collect();
            let stored: Vec<(String, i64)> = sqlx::query_as(
                "INSERT INTO batches SELECT * FROM \
                 unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[]) \
                 ON CONFLICT DO NOTHING RETURNING table_id, seq",
            )
            .bind(ids)
            .bind(seqs)
            .bind(ats)
            .bind(bodies)
            .fetch_all(&mut *transaction)
            .await?;
            let stored: HashSet<_> = stored.iter().map(|(id, seq)| (id.as_str(), *seq)).collect();
            let mut news = Vec::with_capacity(wanted.len());
            for (index, append) in wanted {
                let batch = &append.batch;
                written[index] = stored.contains(&(append.table.as_str(), batch.seq as i64));
                if written[index] {
                    let last = batch.seq + batch.entries.len() as u64 - 1;
                    news.push(format!("{} {} {last}", self.node, append.table));
                }
            }
            sqlx::query("SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload")
                .bind(CHANNEL)
                .bind(news)
                .execute(&mut *transaction)
                .await?;
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
            sqlx::query_as(sql::GUEST).bind(id.as_str()).fetch_optional(&self.pool).await?;
        Ok(row.map(|(name,)| Guest { id, name }))
    }

    async fn table(&self, id: TableId) -> Result<Option<Listed>, StoreError> {
        let row = sqlx::query_as(sql::TABLE).bind(id.as_str()).fetch_optional(&self.pool).await?;
        row.map(rows::listed).transpose()
    }

    async fn batches(&self, id: TableId, after: u64) -> Result<Vec<Batch>, StoreError> {
        let found: Vec<_> = sqlx::query_as(sql::BATCHES)
            .bind(id.as_str())
            .bind(after as i64)
            .fetch_all(&self.pool)
            .await?;
        found.into_iter().map(rows::batch).collect()
    }

    async fn mine(&self, guest: GuestId, most: u32) -> Result<Vec<Listed>, StoreError> {
        let found: Vec<_> = sqlx::query_as(sql::MINE)
            .bind(guest.as_str())
            .bind(i64::from(most))
            .fetch_all(&self.pool)
            .await?;
        found.into_iter().map(rows::listed).collect()
    }

    async fn with_bots(&self, most: u32) -> Result<Vec<TableId>, StoreError> {
        let found: Vec<(String,)> =
            sqlx::query_as(sql::WITH_BOTS).bind(i64::from(most)).fetch_all(&self.pool).await?;
        Ok(found.iter().filter_map(|(id,)| id.parse().ok()).collect())
    }

    async fn secret(&self) -> Result<[u8; 32], StoreError> {
        sqlx::query(sql::KEEP_SECRET)
            .bind(sign::new_secret()?.as_slice())
            .execute(&self.pool)
            .await?;
        let (secret,): (Vec<u8>,) = sqlx::query_as(sql::SECRET).fetch_one(&self.pool).await?;
        secret.try_into().map_err(|_| StoreError::Failed("the stored secret is damaged".into()))
    }

    async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query(sql::PING).execute(&self.pool).await?;
        Ok(())
    }

    async fn news(&self) -> Result<Option<mpsc::Receiver<News>>, StoreError> {
        let mut listener = PgListener::connect_with(&self.pool).await?;
        listener.listen(CHANNEL).await?;
        let (send, news) = mpsc::channel(1_024);
        let own = self.node.to_string();
        tokio::spawn(async move {
            loop {
                let heard = match listener.try_recv().await {
                    Ok(Some(notice)) => match read_notice(notice.payload(), &own) {
                        Some(heard) => heard,
                        None => continue,
                    },
                    // The connection broke and is made anew by the next call.
                    Ok(None) => News::Everything,
                    Err(error) => {
                        tracing::warn!(%error, "listening to other nodes failed; trying again");
                        tokio::time::sleep(Duration::from_secs(1)).await;
                        News::Everything
                    }
                };
                if send.send(heard).await.is_err() {
                    return;
                }
            }
        });
        Ok(Some(news))
    }

    async fn close(&self) {
        self.pool.close().await;
    }
}

/// What another node says; nothing if it is this node or cannot be read.
fn read_notice(payload: &str, own: &str) -> Option<News> {
    let mut words = payload.split(' ');
    let node = words.next()?;
    let table = words.next()?.parse().ok()?;
    let seq = words.next()?.parse().ok()?;
    (node != own).then_some(News::Table(table, seq))
}
