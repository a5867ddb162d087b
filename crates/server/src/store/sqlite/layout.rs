//! How everything is laid out in the embedded database, and how an older layout becomes this one.

use sqlx::sqlite::SqliteConnection;
use sqlx::{AssertSqlSafe, Executor};

use super::super::{StoreError, ratings};

/// Every change of the layout, oldest first; the number of those applied is `user_version`.
const MIGRATIONS: &[&str] = &[
    "
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
",
    "
    CREATE TABLE numbered (
        table_id TEXT NOT NULL, seq INTEGER NOT NULL, last INTEGER NOT NULL,
        at INTEGER NOT NULL, body TEXT NOT NULL,
        PRIMARY KEY (table_id, seq), CHECK (seq <= last)
    ) WITHOUT ROWID;
    INSERT INTO numbered
        SELECT table_id, seq, seq + json_array_length(body) - 1, at, body FROM batches;
    DROP TABLE batches;
    ALTER TABLE numbered RENAME TO batches;
    ALTER TABLE guests ADD COLUMN generation BIGINT NOT NULL DEFAULT 0;
    CREATE INDEX renewed ON guests (id) WHERE generation > 0;
    CREATE INDEX listed ON sitters (table_id);
    CREATE INDEX unfinished ON tables (created) WHERE result IS NULL;
    CREATE TABLE deleted (table_id TEXT PRIMARY KEY) WITHOUT ROWID;
",
    "
    CREATE TABLE reviews (
        table_id TEXT NOT NULL, move INTEGER NOT NULL, body TEXT NOT NULL,
        PRIMARY KEY (table_id, move)
    ) WITHOUT ROWID;
",
    "
    ALTER TABLE guests ADD COLUMN arms TEXT;
    ALTER TABLE guests ADD COLUMN zone TEXT;
    CREATE TABLE present (
        guest TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (guest, table_id)
    ) WITHOUT ROWID;
    CREATE INDEX present_at ON present (table_id);
    INSERT OR IGNORE INTO present SELECT guest, table_id FROM sitters;
    INSERT OR IGNORE INTO present SELECT json_extract(plan, '$.owner'), id FROM tables;
    INSERT OR IGNORE INTO present SELECT json_extract(entry.value, '$.guest'), table_id
        FROM batches, json_each(CASE WHEN json_valid(body) THEN body ELSE '[]' END) AS entry
        WHERE body LIKE '%guest%' AND json_extract(entry.value, '$.guest') IS NOT NULL
        AND EXISTS (SELECT 1 FROM tables WHERE id = table_id);
    CREATE TABLE papers (
        kind TEXT NOT NULL, id TEXT NOT NULL, guest TEXT NOT NULL, version BIGINT NOT NULL,
        expires BIGINT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (kind, id)
    ) WITHOUT ROWID;
    CREATE INDEX papers_of ON papers (guest);
    CREATE INDEX papers_expire ON papers (expires) WHERE expires > 0;
",
    "
    ALTER TABLE tables ADD COLUMN public INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN seeking TEXT;
    CREATE INDEX public_tables ON tables (created) WHERE public AND result IS NULL;
    CREATE UNIQUE INDEX sought ON tables (seeking) WHERE seeking IS NOT NULL;
    CREATE TABLE ties (
        kind TEXT NOT NULL, one TEXT NOT NULL, other TEXT NOT NULL, about TEXT NOT NULL,
        at BIGINT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (kind, one, other, about)
    ) WITHOUT ROWID;
    CREATE INDEX ties_from ON ties (one);
    CREATE INDEX ties_to ON ties (other);
    CREATE INDEX ties_about ON ties (about) WHERE about <> '';
",
    ratings::LAYOUT,
    "
    CREATE TABLE acts (
        id TEXT PRIMARY KEY, at BIGINT NOT NULL, host TEXT NOT NULL, act TEXT NOT NULL,
        about TEXT NOT NULL, body TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX acts_at ON acts (at, id);
    CREATE INDEX acts_about ON acts (about);
    CREATE TRIGGER acts_unchanged BEFORE UPDATE ON acts
        BEGIN SELECT RAISE(ABORT, 'the log of the hosts only grows'); END;
    CREATE TRIGGER acts_kept BEFORE DELETE ON acts
        BEGIN SELECT RAISE(ABORT, 'the log of the hosts only grows'); END;
",
];

/// Brings the layout up to date.
pub async fn migrate(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let (done,): (i64,) = sqlx::query_as("PRAGMA user_version").fetch_one(&mut *connection).await?;
    let done = done as usize;
    if done > MIGRATIONS.len() {
        return Err(StoreError::Failed("the data folder was written by a newer Quadrivium".into()));
    }
    for (index, migration) in MIGRATIONS.iter().enumerate().skip(done) {
        let script = format!("BEGIN; {migration}; PRAGMA user_version = {}; COMMIT;", index + 1);
        connection.execute(AssertSqlSafe(script)).await?;
    }
    Ok(())
}
