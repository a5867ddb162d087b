//! The statements that both databases understand. Where they differ, each has its own.

/// A table is new; there is none where another one is sought by the same.
pub const NEW_TABLE: &str = "INSERT INTO tables (id, plan, created, bots, public, seeking, rated) \
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING";
/// Listed tables that are not over.
pub const PUBLIC: &str =
    "SELECT id FROM tables WHERE public AND result IS NULL ORDER BY created DESC LIMIT $1";
/// The table to which a quick match leads.
pub const SOUGHT: &str = "SELECT id FROM tables WHERE seeking = $1";
/// A quick match leads elsewhere.
pub const UNSEEK: &str = "UPDATE tables SET seeking = NULL WHERE id = $1 AND seeking IS NOT NULL";
/// How the games of a person ended.
pub const RESULTS_OF: &str = "SELECT result FROM present JOIN tables ON id = table_id \
     WHERE guest = $1 AND result IS NOT NULL ORDER BY created DESC LIMIT $2";
/// A table stands on somebody's list.
pub const SIT: &str = "INSERT INTO sitters VALUES ($1, $2) ON CONFLICT DO NOTHING";
/// Somebody is at a table, whether it stays on their list or not.
pub const BE_PRESENT: &str = "INSERT INTO present VALUES ($1, $2) ON CONFLICT DO NOTHING";
/// The tables at which somebody is or was.
pub const PRESENT: &str = "SELECT table_id FROM present WHERE guest = $1 ORDER BY table_id";
/// How a game ended.
pub const RESULT: &str = "UPDATE tables SET result = $1 WHERE id = $2";

/// Somebody's cookies are void but the newest.
pub const RENEW: &str = "UPDATE guests SET generation = $1 WHERE id = $2 AND generation < $1";
/// A table stands no longer on somebody's list.
pub const UNLIST: &str = "DELETE FROM sitters WHERE guest = $1 AND table_id = $2";
/// A table is gone for everybody.
pub const DELETE: &str = "DELETE FROM tables WHERE id = $1";
/// A table is gone for everybody, if this is its last entry.
pub const DELETE_AT: &str = "DELETE FROM tables WHERE id = $1 AND $2 = \
     coalesce((SELECT last FROM batches WHERE table_id = $1 ORDER BY seq DESC LIMIT 1), 0)";
/// What goes with it; its entries are erased later, in small steps.
pub const DELETED_TOO: [&str; 5] = [
    "DELETE FROM present WHERE table_id = $1",
    "INSERT INTO deleted VALUES ($1) ON CONFLICT DO NOTHING",
    "DELETE FROM sitters WHERE table_id = $1",
    "DELETE FROM reviews WHERE table_id = $1",
    "DELETE FROM ties WHERE about = $1 AND kind = 'invite'",
];
/// Some of the entries of a table that is gone.
pub const ERASE: &str = "DELETE FROM batches WHERE table_id = $1 AND seq IN \
     (SELECT seq FROM batches WHERE table_id = $1 ORDER BY seq LIMIT $2)";
/// Nothing is left of a table that is gone.
pub const ERASED: &str = "DELETE FROM deleted WHERE table_id = $1 \
     AND NOT EXISTS (SELECT 1 FROM batches WHERE batches.table_id = $1)";

/// Somebody is taken out of a table.
pub const REWRITE: &str = "UPDATE tables SET plan = $1, result = $2, public = $4, \
     seeking = CASE WHEN $4 THEN seeking ELSE NULL END WHERE id = $3 \
     AND NOT EXISTS (SELECT 1 FROM batches WHERE table_id = $3 AND last > $5)";
/// Nothing leads from them to it any more.
pub const NOT_PRESENT: [&str; 2] = [
    "DELETE FROM present WHERE guest = $1 AND table_id = $2",
    "DELETE FROM sitters WHERE guest = $1 AND table_id = $2",
];
/// And out of one of its batches.
pub const REWRITE_BATCH: &str = "UPDATE batches SET body = $1 WHERE table_id = $2 AND seq = $3";

/// What was found about a decision, if the table is there; it may have been found before, or about
/// another line of play.
pub const REVIEW: &str = "INSERT INTO reviews (table_id, move, body) \
     SELECT $1, $2, $3 WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1) \
     ON CONFLICT (table_id, move) DO UPDATE SET body = excluded.body";
/// Everything that was found about the decisions of a table.
pub const REVIEWS: &str = "SELECT move, body FROM reviews WHERE table_id = $1 ORDER BY move";

/// What somebody is called.
pub const GUEST: &str = "SELECT name, arms, zone FROM guests WHERE id = $1";
/// A table as it was created, and how it ended.
pub const TABLE: &str = "SELECT plan, result FROM tables WHERE id = $1";
/// The batches of a table after so many entries.
pub const BATCHES: &str =
    "SELECT seq, at, body FROM batches WHERE table_id = $1 AND seq > $2 ORDER BY seq";
/// How many batches of a table hold this entry: one, or none if there is no such entry.
pub const HOLDS: &str =
    "SELECT count(*) FROM batches WHERE table_id = $1 AND seq <= $2 AND last >= $2";
/// Somebody's tables: those that are not over, then the others.
pub const MINE: &str = "SELECT plan, result FROM sitters JOIN tables ON id = table_id \
     WHERE guest = $1 ORDER BY result IS NULL DESC, created DESC LIMIT $2";
/// Tables on which a bot may have to go on.
pub const WITH_BOTS: &str =
    "SELECT id FROM tables WHERE bots AND result IS NULL ORDER BY created DESC LIMIT $1";

/// How many tables on somebody's list are not over.
pub const UNFINISHED: &str = "SELECT count(*) FROM sitters JOIN tables ON id = table_id \
     WHERE guest = $1 AND result IS NULL";
/// On whose lists a table stands.
pub const LISTED_BY: &str = "SELECT guest FROM sitters WHERE table_id = $1 ORDER BY guest";
/// Tables that are not over and on which nothing has happened since.
pub const ABANDONED: &str = "SELECT id FROM tables WHERE result IS NULL AND created < $1 \
     AND coalesce((SELECT at FROM batches WHERE table_id = id ORDER BY seq DESC LIMIT 1), 0) < $1 \
     ORDER BY created LIMIT $2";
/// Tables that are gone and not yet erased.
pub const DELETED: &str = "SELECT table_id FROM deleted LIMIT $1";
/// Whose first cookies are void, and up to which generation.
pub const RENEWED: &str = "SELECT id, generation FROM guests WHERE generation > 0";

/// Keeps the first key of this name that anybody made.
pub const KEEP_SECRET: &str = "INSERT INTO secrets VALUES ($1, $2) ON CONFLICT DO NOTHING";
/// The key of this name.
pub const SECRET: &str = "SELECT value FROM secrets WHERE name = $1";
/// Whether it answers.
pub const PING: &str = "SELECT 1";
