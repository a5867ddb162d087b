//! A whole site from one database into another, checked row by row.
//!
//! Everything is read at one moment and written in one transaction. Before that is committed both are read
//! in the same order and compared: a copy that breaks off, or differs, has written nothing and is begun
//! again. Which tables and columns there are is asked from the databases, so that nothing new is forgotten.

use std::fmt::Write as _;
use std::path::PathBuf;

use futures_util::StreamExt;
use futures_util::stream::BoxStream;
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::query::Query;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ColumnIndex, ConnectOptions, Decode, Executor, Row, Type};

use super::ask::Line;
use super::sqlite::DATABASE;
use super::{Backend, Postgres, Sqlite, StoreError};

/// How many rows are written by one statement.
const AT_ONCE: usize = 50;
/// How often one hears how far it is, in rows.
const OFTEN: u64 = 1_000;

/// Where a site is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// In a folder.
    Folder(PathBuf),
    /// In a PostgreSQL.
    Postgres(String),
}

impl Place {
    /// A place as somebody types it.
    pub fn read(text: &str) -> Self {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            Self::Postgres(text.to_owned())
        } else {
            Self::Folder(text.into())
        }
    }
}

/// How far a copy is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Whether it is being compared already.
    pub checking: bool,
    /// Which table of the database.
    pub table: String,
    /// How many rows are done, of all tables.
    pub done: u64,
    /// Of how many.
    pub all: u64,
}

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Text,
    Number,
    Truth,
    Bytes,
}

#[derive(Clone, Debug)]
struct Column {
    name: String,
    kind: Kind,
}

/// A table of the database.
#[derive(Clone, Debug)]
struct Sheet {
    name: String,
    columns: Vec<Column>,
    /// What its rows are told apart and put in order by.
    keys: Vec<String>,
}

enum Side {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

/// A database that is open, and what keeps others out of it meanwhile.
struct Opened {
    side: Side,
    sheets: Vec<Sheet>,
    _backend: Box<dyn Backend>,
}

fn failed(reason: impl Into<String>) -> StoreError {
    StoreError::Failed(reason.into())
}

/// What stands in one row; all of it was asked for as text.
fn line<R: Row>(row: &R) -> Result<Line, sqlx::Error>
where
    usize: ColumnIndex<R>,
    Option<String>: for<'r> Decode<'r, R::Database> + Type<R::Database>,
{
    (0..row.len()).map(|at| row.try_get(at)).collect()
}

async fn open(place: &Place, is_source: bool) -> Result<Opened, StoreError> {
    let (mut side, backend): (_, Box<dyn Backend>) = match place {
        Place::Folder(folder) => {
            let file = folder.join(DATABASE);
            if is_source && !file.is_file() {
                return Err(failed(format!("there is no site in '{}'", folder.display())));
            }
            let backend = Sqlite::open(folder).await?;
            let options = SqliteConnectOptions::new().filename(file);
            (Side::Sqlite(options.connect().await?), Box::new(backend))
        }
        Place::Postgres(url) => {
            let backend = Postgres::open(url).await?;
            let options: PgConnectOptions = url.parse()?;
            (Side::Postgres(options.connect().await?), Box::new(backend))
        }
    };
    let sheets = side.sheets().await?;
    Ok(Opened { side, sheets, _backend: backend })
}

impl Side {
    fn rows(&mut self, sql: String) -> BoxStream<'_, Result<Line, sqlx::Error>> {
        let sql = AssertSqlSafe(sql);
        match self {
            Self::Sqlite(connection) => {
                let rows = sqlx::query(sql).fetch(connection);
                rows.map(|row| row.and_then(|row| line(&row))).boxed()
            }
            Self::Postgres(connection) => {
                let rows = sqlx::query(sql).fetch(connection);
                rows.map(|row| row.and_then(|row| line(&row))).boxed()
            }
        }
    }

    async fn all(&mut self, sql: String) -> Result<Vec<Line>, StoreError> {
        let mut rows = self.rows(sql);
        let mut all = Vec::new();
        while let Some(row) = rows.next().await {
            all.push(row?);
        }
        Ok(all)
    }

    async fn run(&mut self, sql: String, values: Vec<Option<String>>) -> Result<(), StoreError> {
        let sql = AssertSqlSafe(sql);
        match self {
            Self::Sqlite(connection) => {
                let query = values.into_iter().fold(sqlx::query(sql), Query::bind);
                query.execute(connection).await?;
            }
            Self::Postgres(connection) => {
                let query = values.into_iter().fold(sqlx::query(sql), Query::bind);
                query.execute(connection).await?;
            }
        }
        Ok(())
    }

    async fn say(&mut self, sql: &'static str) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(connection) => connection.execute(sql).await.map(|_| ())?,
            Self::Postgres(connection) => connection.execute(sql).await.map(|_| ())?,
        }
        Ok(())
    }

    /// All tables with their columns, both in the order of their names.
    async fn sheets(&mut self) -> Result<Vec<Sheet>, StoreError> {
        let (columns, keys) = match self {
            Self::Sqlite(_) => (
                "SELECT t.name, c.name, c.type FROM sqlite_master AS t, pragma_table_info(t.name) AS c \
                 WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite\\_%' ESCAPE '\\' \
                 ORDER BY t.name, c.name",
                "SELECT t.name, c.name FROM sqlite_master AS t, pragma_table_info(t.name) AS c \
                 WHERE t.type = 'table' AND c.pk > 0 ORDER BY t.name, c.pk",
            ),
            Self::Postgres(_) => (
                "SELECT table_name::text, column_name::text, data_type::text \
                 FROM information_schema.columns \
                 WHERE table_schema = current_schema() AND table_name <> 'layout' \
                 ORDER BY table_name::text COLLATE \"C\", column_name::text COLLATE \"C\"",
                "SELECT c.relname::text, a.attname::text FROM pg_index AS i \
                 JOIN pg_class AS c ON c.oid = i.indrelid \
                 JOIN pg_attribute AS a ON a.attrelid = c.oid AND a.attnum = ANY(i.indkey) \
                 WHERE i.indisprimary AND c.relnamespace = current_schema()::regnamespace \
                 ORDER BY c.relname::text, array_position(i.indkey::int[], a.attnum::int)",
            ),
        };
        let mut sheets: Vec<Sheet> = Vec::new();
        for row in self.all(columns.to_owned()).await? {
            let Ok([Some(table), Some(name), Some(kind)]) = <[_; 3]>::try_from(row) else {
                continue;
            };
            let kind = match kind.to_lowercase().as_str() {
                "text" => Kind::Text,
                "integer" | "bigint" | "smallint" => Kind::Number,
                "boolean" => Kind::Truth,
                "blob" | "bytea" => Kind::Bytes,
                other => {
                    return Err(failed(format!(
                        "'{table}.{name}' holds '{other}', which is not known here"
                    )));
                }
            };
            if sheets.last().is_none_or(|sheet| sheet.name != table) {
                sheets.push(Sheet { name: table, columns: Vec::new(), keys: Vec::new() });
            }
            if let Some(sheet) = sheets.last_mut() {
                sheet.columns.push(Column { name, kind });
            }
        }
        for row in self.all(keys.to_owned()).await? {
            let Ok([Some(table), Some(key)]) = <[_; 2]>::try_from(row) else { continue };
            if let Some(sheet) = sheets.iter_mut().find(|sheet| sheet.name == table) {
                sheet.keys.push(key);
            }
        }
        match sheets.iter().find(|sheet| sheet.keys.is_empty()) {
            Some(sheet) => {
                Err(failed(format!("the rows of '{}' cannot be told apart", sheet.name)))
            }
            None => Ok(sheets),
        }
    }

    /// How a column is read as text.
    fn reading(&self, Column { name, kind }: &Column) -> String {
        match (self, kind) {
            (_, Kind::Text) => format!("\"{name}\""),
            (Self::Sqlite(_), Kind::Bytes) => format!("lower(hex(\"{name}\"))"),
            (Self::Postgres(_), Kind::Bytes) => format!("encode(\"{name}\", 'hex')"),
            (Self::Postgres(_), Kind::Truth) => format!("CAST(CAST(\"{name}\" AS INT) AS TEXT)"),
            _ => format!("CAST(\"{name}\" AS TEXT)"),
        }
    }

    /// How a column is made from text.
    fn making(&self, column: &Column, number: usize) -> String {
        match (self, column.kind) {
            (Self::Sqlite(_), Kind::Text) => format!("${number}"),
            (Self::Sqlite(_), Kind::Bytes) => format!("unhex(${number})"),
            (Self::Sqlite(_), _) => format!("CAST(${number} AS INTEGER)"),
            (Self::Postgres(_), Kind::Text) => format!("${number}::text"),
            (Self::Postgres(_), Kind::Number) => format!("${number}::text::bigint"),
            (Self::Postgres(_), Kind::Truth) => format!("(${number}::text = '1')"),
            (Self::Postgres(_), Kind::Bytes) => format!("decode(${number}::text, 'hex')"),
        }
    }

    /// All rows of a table in the order of its keys, the same on both sides.
    fn select(&self, sheet: &Sheet) -> String {
        let columns: Vec<_> = sheet.columns.iter().map(|column| self.reading(column)).collect();
        let order = sheet.keys.iter().map(|key| {
            let text = sheet.columns.iter().any(|one| one.name == *key && one.kind == Kind::Text);
            let bytes = matches!(self, Self::Postgres(_)) && text;
            format!("\"{key}\"{}", if bytes { " COLLATE \"C\"" } else { "" })
        });
        let order: Vec<_> = order.collect();
        format!(
            "SELECT {} FROM \"{}\" ORDER BY {}",
            columns.join(", "),
            sheet.name,
            order.join(", ")
        )
    }

    async fn count(&mut self, sheet: &Sheet) -> Result<u64, StoreError> {
        let sql = format!("SELECT CAST(count(*) AS TEXT) FROM \"{}\"", sheet.name);
        let told = self.all(sql).await?.into_iter().flatten().flatten().next();
        told.and_then(|text| text.parse().ok()).ok_or_else(|| failed("a count is no number"))
    }

    async fn insert(&mut self, sheet: &Sheet, lines: &mut Vec<Line>) -> Result<(), StoreError> {
        if lines.is_empty() {
            return Ok(());
        }
        let names: Vec<_> = sheet.columns.iter().map(|one| format!("\"{}\"", one.name)).collect();
        let mut sql = format!("INSERT INTO \"{}\" ({}) VALUES ", sheet.name, names.join(", "));
        let width = sheet.columns.len();
        for line in 0..lines.len() {
            let made = sheet.columns.iter().enumerate();
            let made: Vec<_> =
                made.map(|(at, column)| self.making(column, line * width + at + 1)).collect();
            let comma = if line == 0 { "" } else { ", " };
            let _ = write!(sql, "{comma}({})", made.join(", "));
        }
        self.run(sql, lines.drain(..).flatten().collect()).await
    }
}

/// Copies everything from one place to another that is empty, and compares; how many rows there are.
///
/// # Errors
/// When a server uses one of them, the other is not empty, or a row differs.
pub async fn copy(
    from: &Place,
    to: &Place,
    mut tell: impl FnMut(Progress),
) -> Result<u64, StoreError> {
    if from == to {
        return Err(failed("a site is not copied onto itself"));
    }
    let Opened { side: mut source, sheets, _backend: _source_open } = open(from, true).await?;
    let Opened { side: mut target, sheets: target_sheets, _backend: _target_open } =
        open(to, false).await?;
    let shape = |sheets: &[Sheet]| -> Vec<(String, Vec<String>)> {
        let names =
            |sheet: &Sheet| sheet.columns.iter().map(|column| column.name.clone()).collect();
        sheets.iter().map(|sheet| (sheet.name.clone(), names(sheet))).collect()
    };
    if shape(&sheets) != shape(&target_sheets) {
        return Err(failed("the two databases are not laid out alike"));
    }
    for sheet in &target_sheets {
        if target.count(sheet).await? > 0 {
            let name = &sheet.name;
            return Err(failed(format!(
                "the target is not empty ('{name}' has rows): nothing was copied"
            )));
        }
    }
    source
        .say(match &source {
            Side::Sqlite(_) => "BEGIN",
            Side::Postgres(_) => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        })
        .await?;
    let mut all = 0;
    for sheet in &sheets {
        all += source.count(sheet).await?;
    }
    target.say("BEGIN").await?;
    let mut done = 0;
    for (sheet, into) in sheets.iter().zip(&target_sheets) {
        let mut lines = Vec::with_capacity(AT_ONCE);
        let select = source.select(sheet);
        let mut rows = source.rows(select);
        let progress = |done| Progress { checking: false, table: sheet.name.clone(), done, all };
        tell(progress(done));
        while let Some(row) = rows.next().await {
            lines.push(row?);
            done += 1;
            if lines.len() == AT_ONCE {
                target.insert(into, &mut lines).await?;
            }
            if done % OFTEN == 0 {
                tell(progress(done));
            }
        }
        target.insert(into, &mut lines).await?;
    }
    // Before it is committed: what differs was never copied.
    let checked = compare((&mut source, &sheets), (&mut target, &target_sheets), all, tell).await?;
    if checked != done {
        return Err(failed(format!(
            "{done} rows were copied, and {checked} are there: nothing was kept"
        )));
    }
    target.say("COMMIT").await?;
    Ok(done)
}

/// Reads both in the same order; how many rows are the same. The first that is not is an error.
async fn compare(
    (source, sheets): (&mut Side, &[Sheet]),
    (target, target_sheets): (&mut Side, &[Sheet]),
    all: u64,
    mut tell: impl FnMut(Progress),
) -> Result<u64, StoreError> {
    let mut done = 0;
    for (sheet, copied) in sheets.iter().zip(target_sheets) {
        let (here, there) = (source.select(sheet), target.select(copied));
        let (mut here, mut there) = (source.rows(here), target.rows(there));
        let progress = |done| Progress { checking: true, table: sheet.name.clone(), done, all };
        tell(progress(done));
        loop {
            let (one, other) = (here.next().await.transpose()?, there.next().await.transpose()?);
            if one != other {
                let name = &sheet.name;
                return Err(failed(format!(
                    "row {done} differs, in '{name}': nothing was kept of the copy"
                )));
            }
            if one.is_none() {
                break;
            }
            done += 1;
            if done % OFTEN == 0 {
                tell(progress(done));
            }
        }
    }
    tell(Progress { checking: true, table: String::new(), done, all });
    Ok(done)
}
