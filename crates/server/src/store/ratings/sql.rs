//! The statements and rows of ratings: the same for both databases.

use quadrivium_ratings::Rating;

use super::super::rows::Column::{Number as N, Text as T};
use super::super::rows::{Cell, Column};
use super::{Best, Pool, Ranked, Rated, Standing};

/// Ratings in the layout of a database.
pub const LAYOUT: &str = "
    CREATE TABLE pools (pool TEXT PRIMARY KEY, number BIGINT NOT NULL);
    CREATE TABLE ratings (
        pool TEXT NOT NULL, guest TEXT NOT NULL, mean BIGINT NOT NULL, dev BIGINT NOT NULL,
        at BIGINT NOT NULL, games BIGINT NOT NULL, won BIGINT NOT NULL, places BIGINT NOT NULL,
        left_games BIGINT NOT NULL, whole BIGINT NOT NULL, points BIGINT NOT NULL,
        best BIGINT, best_at BIGINT, best_table TEXT, PRIMARY KEY (pool, guest)
    );
    CREATE INDEX ratings_of ON ratings (guest);
    CREATE TABLE results (
        table_id TEXT NOT NULL, guest TEXT NOT NULL, pool TEXT NOT NULL, number BIGINT NOT NULL,
        at BIGINT NOT NULL, place BIGINT NOT NULL, points BIGINT, left_game BIGINT NOT NULL,
        pace BIGINT, was_mean BIGINT NOT NULL, was_dev BIGINT NOT NULL, mean BIGINT NOT NULL,
        dev BIGINT NOT NULL, PRIMARY KEY (table_id, guest)
    );
    CREATE INDEX results_of ON results (guest, pool, number);
    CREATE INDEX results_of_late ON results (guest, at);
    CREATE INDEX results_in ON results (pool, at);
    CREATE INDEX guests_named ON guests (name);
    ALTER TABLE tables ADD COLUMN rated BOOLEAN NOT NULL DEFAULT FALSE;
    CREATE INDEX unsettled ON tables (created) WHERE rated AND result IS NULL;";

/// A pool counts one more game, if it has counted no other since, and the table is not settled.
pub const COUNT: &str = "INSERT INTO pools (pool, number) SELECT $1, 1 \
     WHERE NOT EXISTS (SELECT 1 FROM results WHERE table_id = $3) \
     AND EXISTS (SELECT 1 FROM tables WHERE id = $3 AND result IS NULL) \
     ON CONFLICT (pool) DO UPDATE SET number = pools.number + 1 WHERE pools.number = $2";
/// Somebody stands elsewhere, unless they were forgotten meanwhile.
pub const STAND: &str = "INSERT INTO ratings (pool, guest, mean, dev, at, games, won, places, left_games, \
     whole, points, best, best_at, best_table) \
     SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14 \
     WHERE EXISTS (SELECT 1 FROM guests WHERE id = $2) \
     ON CONFLICT (pool, guest) DO UPDATE SET mean = excluded.mean, dev = excluded.dev, \
     at = excluded.at, games = excluded.games, won = excluded.won, places = excluded.places, \
     left_games = excluded.left_games, whole = excluded.whole, points = excluded.points, \
     best = excluded.best, best_at = excluded.best_at, best_table = excluded.best_table";
/// What a game was for somebody.
pub const RESULT: &str = "INSERT INTO results (table_id, guest, pool, number, at, place, points, \
     left_game, pace, was_mean, was_dev, mean, dev) \
     SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13 \
     WHERE EXISTS (SELECT 1 FROM guests WHERE id = $2)";

/// What goes when somebody is forgotten.
pub const FORGET: [&str; 2] =
    ["DELETE FROM ratings WHERE guest = $1", "DELETE FROM results WHERE guest = $1"];

/// How many games a pool has counted.
pub const NUMBER: &str = "SELECT number FROM pools WHERE pool = $1";
/// Where somebody stands in a pool.
pub const STANDING: &str = "SELECT pool, guest, mean, dev, at, games, won, places, left_games, whole, \
     points, best, best_at, best_table FROM ratings WHERE pool = $1 AND guest = $2";
/// Where somebody stands.
pub const STANDINGS: &str = "SELECT pool, guest, mean, dev, at, games, won, places, left_games, whole, \
     points, best, best_at, best_table FROM ratings WHERE guest = $1 ORDER BY pool";
/// Everybody of a pool who has played since then.
pub const RANKING: &str = "SELECT r.pool, r.guest, r.mean, r.dev, r.at, r.games, r.won, r.places, \
     r.left_games, r.whole, r.points, r.best, r.best_at, r.best_table, g.name, g.arms, p.body \
     FROM ratings r JOIN guests g ON g.id = r.guest \
     LEFT JOIN papers p ON p.kind = 'seen' AND p.id = r.guest \
     WHERE r.pool = $1 AND r.at >= $2";
/// The last that a season said of everybody who played in it.
pub const SEASON: &str = "SELECT x.pool, x.guest, x.mean, x.dev, x.at, s.games, s.won, s.places, \
     s.left_games, s.whole, s.points, s.best, NULL, NULL, g.name, g.arms, p.body \
     FROM (SELECT guest, max(number) AS number, count(*) AS games, \
         sum(CASE WHEN place = 1 THEN 1 ELSE 0 END) AS won, CAST(sum(place) AS BIGINT) AS places, \
         CAST(sum(left_game) AS BIGINT) AS left_games, count(points) AS whole, \
         CAST(coalesce(sum(points), 0) AS BIGINT) AS points, max(points) AS best \
         FROM results WHERE pool = $1 AND at >= $2 AND at < $3 GROUP BY guest) s \
     JOIN results x ON x.guest = s.guest AND x.pool = $1 AND x.number = s.number \
     JOIN guests g ON g.id = s.guest \
     LEFT JOIN papers p ON p.kind = 'seen' AND p.id = s.guest";
/// What was known of everybody before the first of their games since then.
pub const BEFORE: &str = "SELECT x.guest, x.was_mean FROM \
     (SELECT guest, min(number) AS number FROM results WHERE pool = $1 AND at >= $2 GROUP BY guest) s \
     JOIN results x ON x.guest = s.guest AND x.pool = $1 AND x.number = s.number";
/// How many people have played in each pool since then.
pub const COUNTS: &str = "SELECT pool, count(*) FROM ratings WHERE at >= $1 GROUP BY pool";
/// When the first game of a pool ended.
pub const FIRST: &str = "SELECT min(at) FROM results WHERE pool = $1";
/// All games of somebody in a pool.
pub const HISTORY: &str = "SELECT table_id, guest, pool, number, at, place, points, left_game, pace, \
     was_mean, was_dev, mean, dev FROM results WHERE guest = $1 AND pool = $2 ORDER BY number";
/// Some games of somebody.
pub const OF_GUEST: &str = "SELECT table_id, guest, pool, number, at, place, points, left_game, pace, \
     was_mean, was_dev, mean, dev FROM results WHERE guest = $1 AND at < $2 \
     ORDER BY at DESC, table_id LIMIT $3";
/// What a table was for those who sat there.
pub const AT_TABLE: &str = "SELECT table_id, guest, pool, number, at, place, points, left_game, pace, \
     was_mean, was_dev, mean, dev FROM results WHERE table_id = $1";
/// What two people had of each other.
pub const MEETINGS: &str = "SELECT one.pool, \
     sum(CASE WHEN one.place < other.place THEN 1 ELSE 0 END), \
     sum(CASE WHEN one.place > other.place THEN 1 ELSE 0 END), count(*) \
     FROM results one JOIN results other ON other.table_id = one.table_id AND other.guest = $2 \
     WHERE one.guest = $1 GROUP BY one.pool ORDER BY one.pool";
/// Those who have this name.
pub const NAMED: &str = "SELECT g.id, g.name, g.arms, p.body FROM guests g \
     JOIN (SELECT guest, sum(games) AS games FROM ratings WHERE guest IN \
         (SELECT id FROM guests WHERE name = $1) GROUP BY guest) found ON found.guest = g.id \
     LEFT JOIN papers p ON p.kind = 'seen' AND p.id = g.id \
     WHERE g.name = $1 ORDER BY found.games DESC, g.id LIMIT 20";
/// Rated tables of which no result is known.
pub const UNSETTLED: &str =
    "SELECT id FROM tables WHERE rated AND result IS NULL ORDER BY created DESC LIMIT $1";

/// The columns of a standing.
pub const STANDING_ROW: &[Column] = &[T, T, N, N, N, N, N, N, N, N, N, N, N, T];
/// Those of somebody in a list.
pub const RANKED_ROW: &[Column] = &[T, T, N, N, N, N, N, N, N, N, N, N, N, T, T, T, T];
/// Those of a game.
pub const RATED_ROW: &[Column] = &[T, T, T, N, N, N, N, N, N, N, N, N, N];

/// Points from how they are kept.
pub fn points(kept: i64) -> f64 {
    kept as f64 / 1_000.0
}

/// A standing from its row.
pub fn standing(row: &[Cell]) -> Option<Standing> {
    let n = |at: usize| row.get(at).and_then(Cell::number);
    let count = |at: usize| n(at).and_then(|number| u32::try_from(number).ok());
    let best = match (n(11), n(12), row.get(13).and_then(Cell::text)) {
        // A table that cannot be named is none to be linked.
        (Some(points), Some(at), Some(table)) => {
            let (points, at) = (points as i32, at as u64);
            table.parse().ok().map(|table| Best { points, at, table })
        }
        _ => None,
    };
    Some(Standing {
        pool: Pool::read(row.first()?.text()?)?,
        guest: row.get(1)?.text()?.parse().ok()?,
        rating: Rating { mean: points(n(2)?), dev: points(n(3)?) },
        at: n(4)? as u64,
        games: count(5)?,
        won: count(6)?,
        places: n(7)? as u64,
        left: count(8)?,
        whole: count(9)?,
        points: n(10)?,
        best,
    })
}

/// Somebody in a list from their row.
pub fn ranked(row: &[Cell]) -> Option<Ranked> {
    let owned = |at: usize| row.get(at).and_then(Cell::text).map(str::to_owned);
    Some(Ranked { standing: standing(row)?, name: owned(14)?, arms: owned(15), seen: owned(16) })
}

/// A game from its row.
pub fn rated(row: &[Cell]) -> Option<Rated> {
    let n = |at: usize| row.get(at).and_then(Cell::number);
    Some(Rated {
        table: row.first()?.text()?.parse().ok()?,
        guest: row.get(1)?.text()?.parse().ok()?,
        pool: Pool::read(row.get(2)?.text()?)?,
        number: n(3)? as u64,
        at: n(4)? as u64,
        place: u8::try_from(n(5)?).ok()?,
        points: n(6).map(|points| points as i32),
        left: n(7)? != 0,
        pace: n(8).map(|pace| pace as u64),
        before: Rating { mean: points(n(9)?), dev: points(n(10)?) },
        after: Rating { mean: points(n(11)?), dev: points(n(12)?) },
    })
}
