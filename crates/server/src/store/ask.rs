//! What a host asks of the whole site. Every column is text, so that both databases answer alike; where
//! they do not speak alike, each has its own words.

use quadrivium_table::ids::{ClubId, GuestId, TableId};

use super::papers::{self, Paper, PaperKind};
use super::rows::{Cell, Column, Statement, Value, text};
use super::{Backend, StoreError};

/// One row of an answer.
pub type Line = Vec<Option<String>>;

/// In which words a database is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// Those of the embedded database.
    Sqlite,
    /// Those of a PostgreSQL.
    Postgres,
}

/// No answer is wider.
const COLUMNS: &[Column] = &[Column::Text; 7];

/// A question.
#[derive(Clone, Debug)]
pub struct Ask {
    sqlite: &'static str,
    postgres: &'static str,
    values: Vec<Value>,
    columns: usize,
}

/// A paper from a row that came as text.
pub fn paper(row: Line) -> Option<Paper> {
    let row: [Option<String>; 6] = row.try_into().ok()?;
    let [Some(kind), Some(id), Some(guest), Some(version), Some(expires), Some(body)] = row else {
        return None;
    };
    papers::paper((kind, id, guest, version.parse().ok()?, expires.parse().ok()?, body))
}

/// A word to look for inside others, whatever signs it holds.
fn like(word: &str) -> Value {
    let mut pattern = String::from("%");
    for sign in word.chars() {
        if matches!(sign, '%' | '_' | '\\') {
            pattern.push('\\');
        }
        pattern.push(sign);
    }
    pattern.push('%');
    Value::Text(Some(pattern))
}

/// Papers of one kind, however many there are.
const PAPERS: &str = "SELECT kind, id, guest, CAST(version AS TEXT), CAST(expires AS TEXT), body \
     FROM papers WHERE kind = $1";

const ORDERS: &str = "SELECT kind, id, guest, CAST(version AS TEXT), CAST(expires AS TEXT), body \
     FROM papers WHERE kind IN ('site', 'host', 'conduct')";

const TOTALS: &str = "SELECT CAST((SELECT count(*) FROM tables WHERE result IS NULL) AS TEXT), \
     CAST((SELECT count(*) FROM tables) AS TEXT), CAST((SELECT count(*) FROM guests) AS TEXT)";

/// Tables that are not over, newest first, without those that only their owner sees.
const TABLES: &str = "SELECT id, plan, result, CAST(created AS TEXT), \
     (SELECT CAST(at AS TEXT) FROM batches WHERE table_id = id ORDER BY seq DESC LIMIT 1) \
     FROM tables WHERE result IS NULL AND plan NOT LIKE '%\"kind\":\"sandbox\"%' \
     ORDER BY created DESC LIMIT $1";

/// Tables by the beginning of their names, by whoever sits there, and by their games while they run. Names
/// of tables are compared sign by sign, those of people without regard to capitals, each in its own words.
macro_rules! found {
    ($signs:literal, $like:literal) => {
        concat!(
            "SELECT id, plan, result, CAST(created AS TEXT), \
             (SELECT CAST(at AS TEXT) FROM batches WHERE table_id = id ORDER BY seq DESC LIMIT 1) \
             FROM tables WHERE plan NOT LIKE '%\"kind\":\"sandbox\"%' AND (id IN \
             (SELECT id FROM tables WHERE id ",
            $signs,
            " >= $2 AND id ",
            $signs,
            " < $3 UNION SELECT table_id FROM present JOIN guests ON guests.id = guest WHERE name ",
            $like,
            " $4 ESCAPE '\\' UNION SELECT id FROM tables WHERE result IS NULL AND plan LIKE $5 \
             ESCAPE '\\')) ORDER BY result IS NULL DESC, created DESC LIMIT $1"
        )
    };
}
const FOUND: [&str; 2] = [found!("", "LIKE"), found!("COLLATE \"C\"", "ILIKE")];

const SITTING: &str = "SELECT guests.id, name, arms FROM present JOIN guests ON guests.id = guest \
     WHERE table_id = $1 ORDER BY guests.id LIMIT 12";

/// People: who is called just so, then whoever was here last.
const PEOPLE: [&str; 2] = [
    "SELECT guests.id, name, arms, CAST(seen AS TEXT), CAST(since AS TEXT), \
     CAST((SELECT count(*) FROM present WHERE present.guest = guests.id) AS TEXT), \
     CAST(ways AS TEXT) FROM guests JOIN \
     (SELECT guest, max(json_extract(body, '$.seen')) AS seen, \
        min(json_extract(body, '$.created')) AS since, count(*) AS ways \
      FROM papers WHERE kind IN ('device', 'recovery', 'passkey') GROUP BY guest) AS devices \
     ON devices.guest = guests.id WHERE name LIKE $2 ESCAPE '\\' OR guests.id = $3 \
     ORDER BY name = $3 DESC, seen DESC LIMIT $1",
    "SELECT guests.id, name, arms, CAST(seen AS TEXT), CAST(since AS TEXT), \
     CAST((SELECT count(*) FROM present WHERE present.guest = guests.id) AS TEXT), \
     CAST(ways AS TEXT) FROM guests JOIN \
     (SELECT guest, max((body::json ->> 'seen')::bigint) AS seen, \
        min((body::json ->> 'created')::bigint) AS since, count(*) AS ways \
      FROM papers WHERE kind IN ('device', 'recovery', 'passkey') GROUP BY guest) AS devices \
     ON devices.guest = guests.id WHERE name ILIKE $2 ESCAPE '\\' OR guests.id = $3 \
     ORDER BY name = $3 DESC, seen DESC NULLS LAST LIMIT $1",
];

const LOG: &str = "SELECT id, CAST(at AS TEXT), host, act, about, body FROM acts \
     WHERE at < $1 ORDER BY at DESC, id DESC LIMIT $2";
const LOG_ABOUT: &str = "SELECT id, CAST(at AS TEXT), host, act, about, body FROM acts \
     WHERE about = $1 OR host = $1 ORDER BY at, id";

/// What everybody of a club has played: how many games, how many of them were won, and the sum of the places,
/// each between 0 for the first and 1 for the last.
const PLAYED: [&str; 2] = [
    "SELECT other, CAST(count(*) AS TEXT), CAST(sum(json_extract(body, '$.rank') = 1) AS TEXT), \
     CAST(sum((json_extract(body, '$.rank') - 1.0) / (max(json_extract(body, '$.players'), 2) - 1)) AS TEXT) \
     FROM ties WHERE kind = 'played' AND one = $1 GROUP BY other",
    "SELECT other, CAST(count(*) AS TEXT), \
     CAST(count(*) FILTER (WHERE (body::json ->> 'rank')::int = 1) AS TEXT), \
     CAST(sum(((body::json ->> 'rank')::float8 - 1) / (greatest((body::json ->> 'players')::int, 2) - 1)) AS TEXT) \
     FROM ties WHERE kind = 'played' AND one = $1 GROUP BY other",
];

const SIZE: [&str; 2] = [
    "SELECT CAST(page_count * page_size AS TEXT) FROM pragma_page_count(), pragma_page_size()",
    "SELECT CAST(pg_database_size(current_database()) AS TEXT)",
];

impl Ask {
    fn both(columns: usize, sql: &'static str, values: Vec<Value>) -> Self {
        Self { sqlite: sql, postgres: sql, values, columns }
    }

    pub(super) fn each(
        columns: usize,
        [sqlite, postgres]: [&'static str; 2],
        values: Vec<Value>,
    ) -> Self {
        Self { sqlite, postgres, values, columns }
    }

    /// Asks it.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn of(self, database: &dyn Backend) -> Result<Vec<Line>, StoreError> {
        let sql = match database.dialect() {
            Dialect::Sqlite => self.sqlite,
            Dialect::Postgres => self.postgres,
        };
        let question = Statement { sql, values: self.values };
        let found = database.ask(question, &COLUMNS[..self.columns]).await?;
        let line = |row: Vec<Cell>| row.into_iter().map(Cell::into_text).collect();
        Ok(found.into_iter().map(line).collect())
    }

    /// What hosts have ordered: papers of the site, of hosts, and of those who may not write or come in.
    pub fn orders() -> Self {
        Self::both(6, ORDERS, Vec::new())
    }

    /// All papers of a kind.
    pub fn papers(kind: PaperKind) -> Self {
        Self::both(6, PAPERS, vec![text(&kind.word())])
    }

    /// How many tables are not over, how many there are, and how many people.
    pub fn totals() -> Self {
        Self::both(3, TOTALS, Vec::new())
    }

    /// The newest tables that are not over, or those that somebody looks for.
    pub fn tables(wanted: &str, most: u32) -> Self {
        let most = Value::Number(i64::from(most));
        if wanted.is_empty() {
            return Self::both(5, TABLES, vec![most]);
        }
        let name = wanted.to_lowercase();
        // No name of a table holds a sign above this one.
        let (from, to) = (text(&name), text(&format!("{name}\u{7f}")));
        // What is no beginning of a game's name finds none.
        let plain = name.bytes().all(|byte| byte.is_ascii_lowercase());
        let game = if plain { format!("\"game\":\"{name}") } else { "\n".to_owned() };
        Self::each(5, FOUND, vec![most, from, to, like(wanted), like(&game)])
    }

    /// Who is or was at a table: number, name, arms.
    pub fn sitting(table: TableId) -> Self {
        Self::both(3, SITTING, vec![text(&table)])
    }

    /// People: number, name, arms, last seen, since when, at how many tables, how many ways in.
    pub fn people(wanted: &str, most: u32) -> Self {
        let values = vec![Value::Number(i64::from(most)), like(wanted), text(&wanted)];
        Self::each(7, PEOPLE, values)
    }

    /// One of them.
    pub fn person(guest: GuestId) -> Self {
        // A name cannot hold a line break, so nobody else is found.
        Self::each(7, PEOPLE, vec![Value::Number(1), text(&"\n"), text(&guest)])
    }

    /// What hosts did before a time, newest first.
    pub fn log(before: u64, most: u32) -> Self {
        Self::both(6, LOG, vec![Value::Number(before as i64), Value::Number(i64::from(most))])
    }

    /// What hosts did to somebody, or somebody as a host.
    pub fn log_about(seal: &str) -> Self {
        Self::both(6, LOG_ABOUT, vec![text(&seal)])
    }

    /// What everybody of a club has played: number, games, victories, sum of places.
    pub fn played(club: ClubId) -> Self {
        Self::each(4, PLAYED, vec![text(&club)])
    }

    /// How many bytes the database takes.
    pub fn size() -> Self {
        Self::each(1, SIZE, Vec::new())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_somebody_looks_for_is_no_pattern() {
        let Value::Text(Some(pattern)) = like("50%_\\Ann") else { panic!("it is text") };
        assert_eq!(pattern, "%50\\%\\_\\\\Ann%");
    }
}
