//! What stands in a row, and the way to and from it: the same for both databases.

use std::collections::HashSet;

use quadrivium_table::entry::{Batch, Chair, Entry, Plan};
use quadrivium_table::ids::{GuestId, Id};
use quadrivium_table::{Arms, Card};
use serde_json::Error as JsonError;
use sqlx::query::Query;
use sqlx::{ColumnIndex, Database, Decode, Encode, Row, Type};

use super::papers::Touched;
use super::{Append, Guest, Listed, MOST_ERASED, News, StoreError, Write, papers, sql, ties};

impl From<JsonError> for StoreError {
    fn from(error: JsonError) -> Self {
        Self::Damaged(format!("a row cannot be read: {error}"))
    }
}

/// The entries of a batch as they are stored.
pub fn body(batch: &Batch) -> String {
    serde_json::to_string(&batch.entries).expect("entries are plain data")
}

/// A batch from its row.
pub fn batch((seq, at, body): (i64, i64, String)) -> Result<Batch, StoreError> {
    let entries: Vec<Entry> = serde_json::from_str(&body)?;
    Ok(Batch { seq: seq as u64, at: at as u64, entries })
}

/// A plan as it is stored.
fn plan_text(plan: &Plan) -> String {
    serde_json::to_string(plan).expect("a plan is plain data")
}

/// A plan from its row.
fn plan(text: &str) -> Result<Plan, StoreError> {
    Ok(serde_json::from_str(text)?)
}

/// A person as they stand in a row: name, arms, zone.
pub type Person = (String, Option<String>, Option<String>);

/// A person from their row.
pub fn guest(id: GuestId, (name, arms, zone): Person) -> Guest {
    let arms = arms.and_then(|words| Arms::read(&words).ok());
    Guest { id, name, card: Card { arms, zone, ..Card::default() } }
}

/// A table of a list from its row.
pub fn listed((text, result): (String, Option<String>)) -> Result<Listed, StoreError> {
    Ok(Listed { plan: plan(&text)?, result })
}

/// The names in a column; what is no name is left out.
pub fn ids<const N: usize>(found: &[(String,)]) -> Vec<Id<N>> {
    found.iter().filter_map(|(id,)| id.parse().ok()).collect()
}

/// Whose cookies were renewed, and how often.
pub fn renewed(found: &[(String, i64)]) -> Vec<(GuestId, u32)> {
    let row = |(id, generation): &(String, i64)| {
        Some((id.parse().ok()?, u32::try_from(*generation).ok()?))
    };
    found.iter().filter_map(row).collect()
}

/// What was found about decisions; a place that no game has is left out.
pub fn reviews(found: Vec<(i64, String)>) -> Vec<(u32, String)> {
    let row = |(moves, body)| Some((u32::try_from(moves).ok()?, body));
    found.into_iter().filter_map(row).collect()
}

/// Whether bots sit at a table.
fn has_bots(plan: &Plan) -> bool {
    plan.chairs.iter().any(|chair| matches!(chair, Chair::Bot { .. }))
}

/// The batch among these that each table may get, with its place in the list, in the order of keys.
/// A table grows by one batch at a time: whoever comes second with one has not seen the first.
pub fn appends(writes: &[Write]) -> Vec<(usize, &Append)> {
    let mut grown = HashSet::new();
    let all = writes.iter().enumerate();
    let all = all.filter_map(|(index, write)| Some((index, write.append()?)));
    let mut first: Vec<_> = all.filter(|(_, append)| grown.insert(append.table)).collect();
    first.sort_unstable_by_key(|(_, append)| append.table);
    first
}

/// A value of a statement.
#[derive(Clone, Debug)]
pub enum Value {
    /// Text, or nothing.
    Text(Option<String>),
    /// A number.
    Number(i64),
    /// A number, or nothing.
    Perhaps(Option<i64>),
    /// Yes or no.
    Truth(bool),
}

/// What a column of an answer holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// Text.
    Text,
    /// A whole number.
    Number,
}

/// What stands in one column of a row that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cell {
    /// Text, or nothing.
    Text(Option<String>),
    /// A number, or nothing.
    Number(Option<i64>),
}

impl Cell {
    /// The number in it.
    pub fn number(&self) -> Option<i64> {
        match self {
            Self::Number(number) => *number,
            Self::Text(_) => None,
        }
    }

    /// The text in it, taken out.
    pub fn into_text(self) -> Option<String> {
        match self {
            Self::Text(text) => text,
            Self::Number(_) => None,
        }
    }

    /// The text in it.
    pub fn text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => text.as_deref(),
            Self::Number(_) => None,
        }
    }
}

/// The cells of rows that a database has found.
pub fn cells<R>(found: &[R], columns: &[Column]) -> Result<Vec<Vec<Cell>>, sqlx::Error>
where
    R: Row,
    usize: ColumnIndex<R>,
    for<'r> Option<String>: Decode<'r, R::Database> + Type<R::Database>,
    for<'r> Option<i64>: Decode<'r, R::Database> + Type<R::Database>,
{
    let cell = |row: &R, (at, column): (usize, &Column)| match column {
        Column::Text => row.try_get(at).map(Cell::Text),
        Column::Number => row.try_get(at).map(Cell::Number),
    };
    found.iter().map(|row| columns.iter().enumerate().map(|at| cell(row, at)).collect()).collect()
}

/// A statement that both databases understand, with its values.
#[derive(Clone, Debug)]
pub struct Statement {
    /// The statement.
    pub sql: &'static str,
    /// Its values in order.
    pub values: Vec<Value>,
}

impl Statement {
    /// It, as one of them takes it.
    pub fn query<DB: Database>(self) -> Query<'static, DB, DB::Arguments>
    where
        Option<String>: Encode<'static, DB> + Type<DB>,
        Option<i64>: Encode<'static, DB> + Type<DB>,
        i64: Encode<'static, DB> + Type<DB>,
        bool: Encode<'static, DB> + Type<DB>,
    {
        self.values.into_iter().fold(sqlx::query(self.sql), |query, value| match value {
            Value::Text(text) => query.bind(text),
            Value::Number(number) => query.bind(number),
            Value::Perhaps(number) => query.bind(number),
            Value::Truth(truth) => query.bind(truth),
        })
    }
}

/// A connection in a transaction.
pub trait Run {
    /// Runs a statement; how many rows it has changed.
    async fn run(&mut self, statement: Statement) -> Result<u64, sqlx::Error>;
}

async fn run_all(
    connection: &mut impl Run,
    statements: impl IntoIterator<Item = Statement>,
) -> Result<(), sqlx::Error> {
    for statement in statements {
        connection.run(statement).await?;
    }
    Ok(())
}

/// Makes the new tables, before their batches.
pub async fn make_tables(connection: &mut impl Run, writes: &[Write]) -> Result<(), sqlx::Error> {
    for write in writes {
        if let Write::Create(plan, _) = write {
            let values = vec![
                text(&plan.id),
                Value::Text(Some(plan_text(plan))),
                Value::Number(plan.created as i64),
                Value::Truth(has_bots(plan)),
                Value::Truth(plan.public.is_some()),
                Value::Text(plan.public.as_ref().and_then(|public| public.seeking.clone())),
                Value::Truth(plan.rated),
            ];
            connection.run(Statement { sql: sql::NEW_TABLE, values }).await?;
        }
    }
    Ok(())
}

/// Writes everything but new tables and batches, of which only these were stored. Says for each
/// write whether it was written.
pub async fn finish(
    connection: &mut impl Run,
    writes: &[Write],
    stored: &HashSet<usize>,
) -> Result<Vec<bool>, sqlx::Error> {
    let kept =
        |(index, write): (usize, &Write)| write.append().is_none() || stored.contains(&index);
    let mut written: Vec<_> = writes.iter().enumerate().map(kept).collect();
    run_all(connection, beside(writes, &written)).await?;
    for attempt in attempts(writes) {
        let done = connection.run(attempt.first).await? > 0;
        written[attempt.index] = done;
        run_all(connection, if done { attempt.then } else { attempt.otherwise }).await?;
    }
    Ok(written)
}

pub fn text(value: &impl ToString) -> Value {
    Value::Text(Some(value.to_string()))
}

/// What goes along with the batches that were written. In one order on every node, so that two of
/// them that touch the same rows wait for each other and never in a ring.
fn beside(writes: &[Write], written: &[bool]) -> Vec<Statement> {
    let mut ordered = Vec::new();
    for (write, _) in writes.iter().zip(written).filter(|(_, written)| **written) {
        match write {
            Write::Create(_, append) | Write::Append(append) | Write::Stir(append) => {
                for guest in &append.guests {
                    let key = (1, format!("{guest} {}", append.table));
                    let values = || vec![text(guest), text(&append.table)];
                    ordered.push((key.clone(), sql::SIT, values()));
                    ordered.push((key, sql::BE_PRESENT, values()));
                }
                if matches!(write, Write::Stir(_)) {
                    let (last, at) = (append.batch.last() as i64, append.batch.at);
                    let values = vec![text(&append.table), Value::Number(last), text(&at)];
                    ordered.push(((5, append.table.to_string()), papers::STIR, values));
                }
            }
            Write::Result(table, result, standing) => {
                let values = vec![Value::Text(result.clone()), text(table)];
                ordered.push(((2, table.to_string()), sql::RESULT, values));
                for tie in standing {
                    let Statement { sql, values } = ties::tie(tie);
                    ordered.push(((6, format!("{} {table}", tie.other)), sql, values));
                }
            }
            // What is added to a table in the same transaction in which it is deleted goes with it.
            Write::Unlist(table, guest) => {
                let key = (3, format!("{guest} {table}"));
                ordered.push((key, sql::UNLIST, vec![text(guest), text(table)]));
            }
            Write::Expire(now) => {
                let values = vec![Value::Number(*now as i64)];
                ordered.push(((4, String::new()), papers::EXPIRE, values));
                ordered.push(((5, String::new()), ties::EMPTY_CLUBS, Vec::new()));
            }
            Write::Renew(..)
            | Write::Review(..)
            | Write::Delete(..)
            | Write::Erase(_)
            | Write::Papers(..)
            | Write::Ring(..)
            | Write::Calm(..)
            | Write::Rewrite(_)
            | Write::Unseek(_)
            | Write::Settle(_) => {}
        }
    }
    // Stable: of two writes to one row the later one has the last word.
    ordered.sort_by(|(key, ..), (other, ..)| key.cmp(other));
    ordered.into_iter().map(|(_, sql, values)| Statement { sql, values }).collect()
}

/// A write of which the database says whether it was written: if its first statement has changed a
/// row.
struct Attempt {
    /// Its place in the list.
    index: usize,
    first: Statement,
    then: Vec<Statement>,
    otherwise: Vec<Statement>,
}

/// Those among the writes, after everything that adds.
fn attempts(writes: &[Write]) -> impl Iterator<Item = Attempt> {
    let statement = |sql, values| Statement { sql, values };
    writes.iter().enumerate().filter_map(move |(index, write)| match write {
        Write::Renew(guest, generation) => {
            let values = vec![Value::Number(i64::from(*generation)), text(guest)];
            let first = statement(sql::RENEW, values);
            Some(Attempt { index, first, then: Vec::new(), otherwise: Vec::new() })
        }
        Write::Review(table, moves, body) => {
            let values = vec![
                text(table),
                Value::Number(i64::from(*moves)),
                Value::Text(Some(body.clone())),
            ];
            let first = statement(sql::REVIEW, values);
            Some(Attempt { index, first, then: Vec::new(), otherwise: Vec::new() })
        }
        Write::Unseek(table) => {
            let first = statement(sql::UNSEEK, vec![text(table)]);
            Some(Attempt { index, first, then: Vec::new(), otherwise: Vec::new() })
        }
        Write::Delete(table, seq) => {
            let first = match seq {
                Some(seq) => {
                    statement(sql::DELETE_AT, vec![text(table), Value::Number(*seq as i64)])
                }
                None => statement(sql::DELETE, vec![text(table)]),
            };
            let then = sql::DELETED_TOO.map(|sql| statement(sql, vec![text(table)])).into();
            Some(Attempt { index, first, then, otherwise: Vec::new() })
        }
        Write::Erase(table) => {
            let first = statement(sql::ERASE, vec![text(table), Value::Number(MOST_ERASED)]);
            let otherwise = vec![statement(sql::ERASED, vec![text(table)])];
            Some(Attempt { index, first, then: Vec::new(), otherwise })
        }
        Write::Ring(table, seq, at) => {
            let values = vec![text(table), Value::Number(*seq as i64), text(at)];
            let first = statement(papers::RING, values);
            Some(Attempt { index, first, then: Vec::new(), otherwise: Vec::new() })
        }
        Write::Calm(table, seq) => {
            let first = statement(papers::CALM, vec![text(table), Value::Number(*seq as i64)]);
            Some(Attempt { index, first, then: Vec::new(), otherwise: Vec::new() })
        }
        Write::Papers(guest, ops) => {
            let mut all = ops.iter().flat_map(|op| op.statements(*guest));
            let first = all.next()?;
            Some(Attempt { index, first, then: all.collect(), otherwise: Vec::new() })
        }
        Write::Settle(settling) => {
            let (first, then) = settling.statements();
            Some(Attempt { index, first, then, otherwise: Vec::new() })
        }
        Write::Rewrite(rewritten) => {
            let values = vec![
                Value::Text(Some(plan_text(&rewritten.plan))),
                Value::Text(rewritten.result.clone()),
                text(&rewritten.table),
                Value::Truth(rewritten.plan.public.is_some()),
                Value::Number(rewritten.last as i64),
            ];
            let first = statement(sql::REWRITE, values);
            let batches = rewritten.batches.iter().map(|batch| {
                let values = vec![
                    text(&body(batch)),
                    text(&rewritten.table),
                    Value::Number(batch.seq as i64),
                ];
                statement(sql::REWRITE_BATCH, values)
            });
            let away = sql::NOT_PRESENT
                .map(|sql| statement(sql, vec![text(&rewritten.guest), text(&rewritten.table)]));
            let then = batches.chain(away).collect();
            Some(Attempt { index, first, then, otherwise: Vec::new() })
        }
        _ => None,
    })
}

/// The people and tables whose rows are changed, in the order of keys. Whoever has hold of these
/// first may change the rows in any order.
pub fn held(writes: &[Write]) -> Vec<String> {
    let held = writes.iter().flat_map(|write| match write {
        Write::Renew(id, _) => vec![id.to_string()],
        Write::Papers(id, ops) => {
            let kept = ops.iter().filter_map(papers::Op::keeps_of);
            [*id].into_iter().chain(kept).map(|id| id.to_string()).collect()
        }
        Write::Rewrite(rewritten) => vec![rewritten.table.to_string()],
        // Those who stand in it may be forgotten at the same moment.
        Write::Result(table, _, standing) => {
            let people = standing.iter().map(|tie| tie.other.clone());
            people.chain([table.to_string()]).collect()
        }
        Write::Review(table, ..)
        | Write::Unseek(table)
        | Write::Delete(table, _)
        | Write::Ring(table, ..)
        | Write::Calm(table, _)
        | Write::Erase(table) => vec![table.to_string()],
        Write::Settle(settling) => settling.held(),
        Write::Create(..)
        | Write::Append(_)
        | Write::Stir(_)
        | Write::Unlist(..)
        | Write::Expire(_) => Vec::new(),
    });
    let mut held: Vec<_> = held.collect();
    held.sort_unstable();
    held.dedup();
    held
}

/// What other nodes must hear of the writes that were written.
pub fn news(writes: &[Write], written: &[bool]) -> Vec<News> {
    let written = writes.iter().zip(written).filter(|(_, written)| **written);
    let mut news = Vec::new();
    for (write, _) in written {
        match write {
            Write::Renew(guest, generation) => news.push(News::Renewed(*guest, *generation)),
            Write::Delete(table, _) => news.push(News::Deleted(*table)),
            Write::Rewrite(rewritten) => news.push(News::Rewritten(rewritten.table)),
            Write::Papers(id, ops) if ops.iter().any(papers::Op::is_of_tournament) => {
                news.push(News::Tournament(*id));
            }
            Write::Papers(guest, ops) => {
                let others = ops.iter().filter_map(papers::Op::concerns);
                news.extend(match Touched::by(ops) {
                    Touched::Everything => Some(News::Person(*guest)),
                    Touched::Company => Some(News::Company(*guest)),
                    Touched::Nothing => None,
                });
                news.extend(others.map(News::Company));
            }
            // How a game ended is told to the lists after its last entry.
            Write::Result(table, ..) => news.push(News::Seats(*table)),
            _ => {
                let Some(append) = write.append() else { continue };
                news.push(News::Table(append.table, append.batch.last()));
                if append.batch.entries.iter().any(Entry::seats_somebody) {
                    news.push(News::Seats(append.table));
                }
            }
        }
    }
    news
}
