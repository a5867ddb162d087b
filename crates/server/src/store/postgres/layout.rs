//! How everything is laid out in a PostgreSQL, and how an older layout becomes this one.

use sqlx::Executor;
use sqlx::postgres::PgConnection;

use super::super::{StoreError, ratings};

/// Any number will do as long as no other program on this database takes it.
const MIGRATION_LOCK: i64 = 0x7175_6164;

/// Every change of the layout, oldest first.
const MIGRATIONS: &[&str] = &[
    "
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
",
    "
    ALTER TABLE batches ADD last BIGINT;
    UPDATE batches SET last = seq + json_array_length(body::json) - 1;
    ALTER TABLE batches ALTER last SET NOT NULL, ADD CHECK (seq <= last);
    ALTER TABLE guests ADD COLUMN generation BIGINT NOT NULL DEFAULT 0;
    CREATE INDEX renewed ON guests (id) WHERE generation > 0;
    CREATE INDEX listed ON sitters (table_id);
    CREATE INDEX unfinished ON tables (created) WHERE result IS NULL;
    CREATE TABLE deleted (table_id TEXT PRIMARY KEY);
",
    "
    CREATE TABLE reviews (
        table_id TEXT NOT NULL, move BIGINT NOT NULL, body TEXT NOT NULL,
        PRIMARY KEY (table_id, move)
    );
",
    "
    ALTER TABLE guests ADD COLUMN arms TEXT;
    ALTER TABLE guests ADD COLUMN zone TEXT;
    CREATE TABLE present (
        guest TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (guest, table_id)
    );
    CREATE INDEX present_at ON present (table_id);
    INSERT INTO present SELECT guest, table_id FROM sitters;
    INSERT INTO present SELECT plan::json ->> 'owner', id FROM tables ON CONFLICT DO NOTHING;
    INSERT INTO present SELECT DISTINCT entry ->> 'guest', table_id
        FROM batches, json_array_elements(body::json) AS entry
        WHERE body LIKE '%guest%' AND entry ->> 'guest' IS NOT NULL
        AND EXISTS (SELECT 1 FROM tables WHERE id = table_id)
        ON CONFLICT DO NOTHING;
    CREATE TABLE papers (
        kind TEXT NOT NULL, id TEXT NOT NULL, guest TEXT NOT NULL, version BIGINT NOT NULL,
        expires BIGINT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (kind, id)
    );
    CREATE INDEX papers_of ON papers (guest);
    CREATE INDEX papers_expire ON papers (expires) WHERE expires > 0;
",
    "
    ALTER TABLE tables ADD COLUMN public BOOLEAN NOT NULL DEFAULT FALSE;
    ALTER TABLE tables ADD COLUMN seeking TEXT;
    CREATE INDEX public_tables ON tables (created) WHERE public AND result IS NULL;
    CREATE UNIQUE INDEX sought ON tables (seeking) WHERE seeking IS NOT NULL;
    CREATE TABLE ties (
        kind TEXT NOT NULL, one TEXT NOT NULL, other TEXT NOT NULL, about TEXT NOT NULL,
        at BIGINT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (kind, one, other, about)
    );
    CREATE INDEX ties_from ON ties (one);
    CREATE INDEX ties_to ON ties (other);
    CREATE INDEX ties_about ON ties (about) WHERE about <> '';
",
    ratings::LAYOUT,
    "
    CREATE TABLE acts (
        id TEXT PRIMARY KEY, at BIGINT NOT NULL, host TEXT NOT NULL, act TEXT NOT NULL,
        about TEXT NOT NULL, body TEXT NOT NULL
    );
    CREATE INDEX acts_at ON acts (at, id);
    CREATE INDEX acts_about ON acts (about);
    CREATE FUNCTION acts_only_grow() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'the log of the hosts only grows'; END $$;
    CREATE TRIGGER acts_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON acts
        FOR EACH STATEMENT EXECUTE FUNCTION acts_only_grow();
",
];

/// Brings the layout up to date.
pub async fn migrate(connection: &mut PgConnection) -> Result<(), StoreError> {
    // A change of the layout may take longer than a move may.
    connection
        .execute("BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0")
        .await?;
    // Nodes that start together wait for the first of them.
    sqlx::query("SELECT pg_advisory_xact_lock($1)")
        .bind(MIGRATION_LOCK)
        .execute(&mut *connection)
        .await?;
    let (new,): (bool,) =
        sqlx::query_as("SELECT to_regclass('layout') IS NULL").fetch_one(&mut *connection).await?;
    if new {
        sqlx::raw_sql("CREATE TABLE layout (version INT NOT NULL)")
            .execute(&mut *connection)
            .await?;
    }
    let (done,): (i64,) =
        sqlx::query_as("SELECT count(*) FROM layout").fetch_one(&mut *connection).await?;
    let done = done as usize;
    if done > MIGRATIONS.len() {
        return Err(StoreError::Failed("the database was written by a newer Quadrivium".into()));
    }
    for (index, migration) in MIGRATIONS.iter().enumerate().skip(done) {
        connection.execute(*migration).await?;
        sqlx::query("INSERT INTO layout VALUES ($1)")
            .bind(index as i32 + 1)
            .execute(&mut *connection)
            .await?;
    }
    connection.execute("COMMIT").await?;
    Ok(())
}
