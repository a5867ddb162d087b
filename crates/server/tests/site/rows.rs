//! What stands in a database, row by row, whatever tables there are.

use std::collections::BTreeMap;
use std::path::Path;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, Connection};

/// Every row of every table of the embedded database in a folder, as its own literals.
pub async fn dump(folder: &Path) -> BTreeMap<String, Vec<String>> {
    let mut database = open(folder).await;
    let mut all = BTreeMap::new();
    for (table, columns) in tables(&mut database).await {
        let cells: Vec<_> =
            columns.iter().map(|column| format!("quote(\"{}\")", column.name)).collect();
        let sql = format!("SELECT {} FROM \"{table}\"", cells.join(" || ', ' || "));
        let rows = sqlx::query_as(AssertSqlSafe(sql)).fetch_all(&mut database).await.unwrap();
        let mut rows: Vec<_> = rows.into_iter().map(|(row,): (String,)| row).collect();
        rows.sort();
        all.insert(table, rows);
    }
    database.close().await.unwrap();
    all
}

/// A column of a table.
pub struct Column {
    pub name: String,
    pub kind: String,
    /// Whether it may hold nothing.
    pub optional: bool,
}

pub async fn open(folder: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(folder.join("quadrivium.db"));
    SqliteConnection::connect_with(&options).await.unwrap()
}

/// All tables with their columns.
pub async fn tables(database: &mut SqliteConnection) -> BTreeMap<String, Vec<Column>> {
    let found: Vec<(String, String, String, bool)> = sqlx::query_as(
        "SELECT t.name, c.name, c.type, c.\"notnull\" = 0 AND c.pk = 0 \
         FROM sqlite_master AS t, pragma_table_info(t.name) AS c \
         WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite%' ORDER BY t.name, c.cid",
    )
    .fetch_all(database)
    .await
    .unwrap();
    let mut all: BTreeMap<String, Vec<Column>> = BTreeMap::new();
    for (table, name, kind, optional) in found {
        all.entry(table).or_default().push(Column { name, kind, optional });
    }
    all
}
