//! Connections to PostgreSQL, and how many of them there are.

use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, Executor};
use tokio::time::timeout;

/// How long to wait for a connection.
pub const CONNECTING: Duration = Duration::from_secs(5);
/// How many connections there are unless somebody says otherwise.
pub const CONNECTIONS: u32 = 8;
/// How many of them do not read: one writes, one listens, and one sends beats.
const BUSY_OTHERWISE: u32 = 3;
/// The deadlines that the database itself keeps. A node that froze in the middle of a transaction
/// must not hold on to what it has locked.
const SESSION: &str = "
    SET statement_timeout = '6s';
    SET lock_timeout = '2s';
    SET idle_in_transaction_session_timeout = '10s';
";
/// How many of so many connections read.
pub fn readers_of(connections: u32) -> u32 {
    connections.saturating_sub(BUSY_OTHERWISE).max(1)
}

pub async fn connect(options: &PgConnectOptions) -> Result<PgConnection, sqlx::Error> {
    let connecting = async {
        let mut connection = options.connect().await?;
        connection.execute(SESSION).await?;
        Ok(connection)
    };
    timeout(CONNECTING, connecting).await.unwrap_or(Err(sqlx::Error::PoolTimedOut))
}

/// The connections that read; they are made when they are needed.
pub fn readers(options: &PgConnectOptions, most: u32) -> PgPool {
    let pool = PgPoolOptions::new().max_connections(most).acquire_timeout(CONNECTING);
    pool.after_connect(move |connection, _| {
        Box::pin(async move { connection.execute(SESSION).await.map(|_| ()) })
    })
    .connect_lazy_with(options.clone())
}
