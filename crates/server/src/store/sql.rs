//! The statements that both databases understand. Where they differ, each has its own.

/// A person is new or has another name.
pub const NAME_GUEST: &str =
    "INSERT INTO guests VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET name = excluded.name";
/// A table is new.
pub const NEW_TABLE: &str = "INSERT INTO tables (id, plan, created, bots) VALUES ($1, $2, $3, $4)";
/// A table stands on somebody's list.
pub const SIT: &str = "INSERT INTO sitters VALUES ($1, $2) ON CONFLICT DO NOTHING";
/// How a game ended.
pub const RESULT: &str = "UPDATE tables SET result = $1 WHERE id = $2";

/// What somebody is called.
pub const GUEST: &str = "SELECT name FROM guests WHERE id = $1";
/// A table as it was created, and how it ended.
pub const TABLE: &str = "SELECT plan, result FROM tables WHERE id = $1";
/// The batches of a table after so many entries.
pub const BATCHES: &str =
    "SELECT seq, at, body FROM batches WHERE table_id = $1 AND seq > $2 ORDER BY seq";
/// How many batches of a table hold this entry: one, or none if there is no such entry.
pub const HOLDS: &str =
    "SELECT count(*) FROM batches WHERE table_id = $1 AND seq <= $2 AND last >= $2";
/// Somebody's tables.
pub const MINE: &str = "SELECT plan, result FROM sitters JOIN tables ON id = table_id \
     WHERE guest = $1 ORDER BY created DESC LIMIT $2";
/// Tables on which a bot may have to go on.
pub const WITH_BOTS: &str =
    "SELECT id FROM tables WHERE bots AND result IS NULL ORDER BY created DESC LIMIT $1";

/// Keeps the first key of the cookies that anybody made.
pub const KEEP_SECRET: &str = "INSERT INTO secrets VALUES ('cookie', $1) ON CONFLICT DO NOTHING";
/// The key of the cookies.
pub const SECRET: &str = "SELECT value FROM secrets WHERE name = 'cookie'";
/// Whether it answers.
pub const PING: &str = "SELECT 1";
