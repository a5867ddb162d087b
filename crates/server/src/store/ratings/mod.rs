//! What rated games have said: who stands where, and one row for each person in each of them.
//!
//! All games with one name and number of players are a pool, and a pool counts its games. A game is
//! written together with all that it changes, and only if the pool has counted no other since its
//! ratings were read: so each game changes each rating once, on whichever node it ends. Numbers are kept
//! in thousandths of a point.

mod sql;

use quadrivium_ratings::Rating;
use quadrivium_table::ids::{GuestId, TableId};

pub use self::sql::LAYOUT;
use self::sql::{
    AT_TABLE, BEFORE, COUNT, COUNTS, FIRST, HISTORY, MEETINGS, NAMED, NUMBER, OF_GUEST, RANKED_ROW,
    RANKING, RATED_ROW, RESULT, SEASON, STAND, STANDING, STANDING_ROW, STANDINGS, UNSETTLED,
    points, ranked, rated, standing,
};
use super::rows::Column::{Number as N, Text as T};
use super::rows::{Cell, Column, Statement, Value, text};
use super::ties::{self, Tie};
use super::{Store, StoreError};

/// Everything that is asked: each must find its rows by an index.
pub const QUESTIONS: &[&str] = &[
    NUMBER, STANDING, STANDINGS, RANKING, SEASON, BEFORE, FIRST, HISTORY, OF_GUEST, AT_TABLE,
    MEETINGS, NAMED, UNSETTLED,
];
/// What goes when somebody is forgotten.
pub const FORGET: [&str; 2] = sql::FORGET;

/// A game with so many players.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pool {
    /// The name of the game.
    pub game: String,
    /// How many play.
    pub players: u8,
}

impl Pool {
    /// The word in the column.
    fn word(&self) -> String {
        format!("{}/{}", self.game, self.players)
    }

    fn read(word: &str) -> Option<Self> {
        let (game, players) = word.split_once('/')?;
        Some(Self { game: game.to_owned(), players: players.parse().ok()? })
    }
}

/// Where somebody stands in a pool.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// In which.
    pub pool: Pool,
    /// Who.
    pub guest: GuestId,
    /// What is known of them, since `at`.
    pub rating: Rating,
    /// When they last played, in milliseconds since 1970.
    pub at: u64,
    /// How many games they have played.
    pub games: u32,
    /// How many of them they have won, shared victories too.
    pub won: u32,
    /// The sum of their places.
    pub places: u64,
    /// How many games they left.
    pub left: u32,
    /// How many they played to the end.
    pub whole: u32,
    /// The sum of their points in those.
    pub points: i64,
    /// The most they had, when and where.
    pub best: Option<Best>,
}

/// The most points that somebody had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Best {
    /// How many.
    pub points: i32,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Where.
    pub table: TableId,
}

/// What one rated game was for one person.
#[derive(Clone, Debug, PartialEq)]
pub struct Rated {
    /// The table.
    pub table: TableId,
    /// Who.
    pub guest: GuestId,
    /// In which pool.
    pub pool: Pool,
    /// Which game of that pool it was.
    pub number: u64,
    /// When it ended, in milliseconds since 1970.
    pub at: u64,
    /// The place.
    pub place: u8,
    /// The points; nothing for a game that was not played to its end.
    pub points: Option<i32>,
    /// Whether they left.
    pub left: bool,
    /// How many milliseconds they usually took to begin a turn.
    pub pace: Option<u64>,
    /// What was known before.
    pub before: Rating,
    /// And after.
    pub after: Rating,
}

impl Rated {
    /// By how much the rating has changed, as it is shown.
    pub fn change(&self) -> i32 {
        (self.after.mean.round() - self.before.mean.round()) as i32
    }
}

/// A rated game that is over, with all that it changes.
#[derive(Clone, Debug)]
pub struct Settling {
    /// The table.
    pub table: TableId,
    /// How it ended, as JSON.
    pub result: String,
    /// Its pool.
    pub pool: Pool,
    /// How many games the pool had when the ratings were read.
    pub number: u64,
    /// Everybody, as they stand afterwards, and what the game was for them.
    pub people: Vec<(Standing, Rated)>,
    /// What the standing of a club keeps of it.
    pub standing: Vec<Tie>,
}

/// Somebody in a list, with their name, their shield and what they let others see, as JSON.
#[derive(Clone, Debug)]
pub struct Ranked {
    /// Where they stand.
    pub standing: Standing,
    /// What they are called.
    pub name: String,
    /// Their shield in words.
    pub arms: Option<String>,
    /// What they let others see.
    pub seen: Option<String>,
}

/// Points as they are kept.
fn kept(points: f64) -> Value {
    Value::Number((points * 1_000.0).round() as i64)
}

fn number(number: impl TryInto<i64>) -> Value {
    Value::Number(number.try_into().unwrap_or(i64::MAX))
}

fn perhaps(value: Option<i64>) -> Value {
    Value::Perhaps(value)
}

impl Settling {
    /// The statement that says whether it is the first, and what follows then.
    pub(super) fn statements(&self) -> (Statement, Vec<Statement>) {
        let pool = || text(&self.pool.word());
        let values = vec![pool(), number(self.number), text(&self.table)];
        let first = Statement { sql: COUNT, values };
        let ended = vec![text(&self.result), text(&self.table)];
        let mut then = vec![Statement { sql: super::sql::RESULT, values: ended }];
        for (standing, rated) in &self.people {
            let best = standing.best.as_ref();
            let values = vec![
                pool(),
                text(&standing.guest),
                kept(standing.rating.mean),
                kept(standing.rating.dev),
                number(standing.at),
                number(standing.games),
                number(standing.won),
                number(standing.places),
                number(standing.left),
                number(standing.whole),
                Value::Number(standing.points),
                perhaps(best.map(|best| i64::from(best.points))),
                perhaps(best.map(|best| best.at as i64)),
                Value::Text(best.map(|best| best.table.to_string())),
            ];
            then.push(Statement { sql: STAND, values });
            let values = vec![
                text(&self.table),
                text(&rated.guest),
                pool(),
                number(self.number + 1),
                number(rated.at),
                number(rated.place),
                perhaps(rated.points.map(i64::from)),
                number(u8::from(rated.left)),
                perhaps(rated.pace.map(|pace| pace as i64)),
                kept(rated.before.mean),
                kept(rated.before.dev),
                kept(rated.after.mean),
                kept(rated.after.dev),
            ];
            then.push(Statement { sql: RESULT, values });
        }
        then.extend(self.standing.iter().map(ties::tie));
        (first, then)
    }

    /// Whose rows are changed.
    pub(super) fn held(&self) -> Vec<String> {
        let people = self.people.iter().map(|(standing, _)| standing.guest.to_string());
        let members = self.standing.iter().map(|tie| tie.other.clone());
        people.chain(members).chain([self.table.to_string(), self.pool.word()]).collect()
    }
}

/// Who was met in a pool: how often one stood before the other, behind, and how many games there were.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Met {
    /// The pool.
    pub pool: Pool,
    /// How often the first of the two stood before the other.
    pub before: u32,
    /// How often behind.
    pub behind: u32,
    /// How often they played.
    pub games: u32,
}

/// Somebody found by name.
#[derive(Clone, Debug)]
pub struct Named {
    /// Who.
    pub guest: GuestId,
    /// What they are called.
    pub name: String,
    /// Their shield in words.
    pub arms: Option<String>,
    /// What they let others see, as JSON.
    pub seen: Option<String>,
}

impl Store {
    async fn asked<R>(
        &self,
        sql: &'static str,
        values: Vec<Value>,
        columns: &'static [Column],
        read: impl Fn(&[Cell]) -> Option<R>,
    ) -> Result<Vec<R>, StoreError> {
        let found = self.read().ask(Statement { sql, values }, columns).await?;
        Ok(found.iter().filter_map(|row| read(row)).collect())
    }

    /// How many games a pool has counted.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn pool_number(&self, pool: &Pool) -> Result<u64, StoreError> {
        let read = |row: &[Cell]| row.first()?.number();
        let found = self.asked(NUMBER, vec![text(&pool.word())], &[N], read).await?;
        Ok(found.first().map_or(0, |number| *number as u64))
    }

    /// Where somebody stands in a pool.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn standing(
        &self,
        pool: &Pool,
        guest: GuestId,
    ) -> Result<Option<Standing>, StoreError> {
        let values = vec![text(&pool.word()), text(&guest)];
        Ok(self.asked(STANDING, values, STANDING_ROW, standing).await?.pop())
    }

    /// Where somebody stands in all pools.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn standings(&self, guest: GuestId) -> Result<Vec<Standing>, StoreError> {
        self.asked(STANDINGS, vec![text(&guest)], STANDING_ROW, standing).await
    }

    /// Everybody of a pool who has played since then.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn ranking(&self, pool: &Pool, since: u64) -> Result<Vec<Ranked>, StoreError> {
        self.asked(RANKING, vec![text(&pool.word()), number(since)], RANKED_ROW, ranked).await
    }

    /// Everybody of a pool who played between two moments, as they stood at their last game then. What they
    /// had is of those games alone; their best one is not linked.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn season(&self, pool: &Pool, from: u64, to: u64) -> Result<Vec<Ranked>, StoreError> {
        let values = vec![text(&pool.word()), number(from), number(to)];
        self.asked(SEASON, values, RANKED_ROW, ranked).await
    }

    /// What was known of everybody of a pool before the first of their games since then.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn means_before(
        &self,
        pool: &Pool,
        since: u64,
    ) -> Result<Vec<(GuestId, f64)>, StoreError> {
        let read = |row: &[Cell]| {
            Some((row.first()?.text()?.parse().ok()?, points(row.get(1)?.number()?)))
        };
        self.asked(BEFORE, vec![text(&pool.word()), number(since)], &[T, N], read).await
    }

    /// How many people have played in each pool since then.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn people_in_pools(&self, since: u64) -> Result<Vec<(Pool, u32)>, StoreError> {
        let read = |row: &[Cell]| {
            Some((Pool::read(row.first()?.text()?)?, u32::try_from(row.get(1)?.number()?).ok()?))
        };
        self.asked(COUNTS, vec![number(since)], &[T, N], read).await
    }

    /// When the first game of a pool ended.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn pool_since(&self, pool: &Pool) -> Result<Option<u64>, StoreError> {
        let read = |row: &[Cell]| Some(row.first()?.number()? as u64);
        Ok(self.asked(FIRST, vec![text(&pool.word())], &[N], read).await?.pop())
    }

    /// All games of somebody in a pool, oldest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn history(&self, guest: GuestId, pool: &Pool) -> Result<Vec<Rated>, StoreError> {
        self.asked(HISTORY, vec![text(&guest), text(&pool.word())], RATED_ROW, rated).await
    }

    /// Rated games of somebody before a moment, newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn rated_games(
        &self,
        guest: GuestId,
        before: u64,
        most: u32,
    ) -> Result<Vec<Rated>, StoreError> {
        let values = vec![text(&guest), number(before), number(most)];
        self.asked(OF_GUEST, values, RATED_ROW, rated).await
    }

    /// What a table was for those who sat there; nothing before it is settled.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn rated_table(&self, table: TableId) -> Result<Vec<Rated>, StoreError> {
        self.asked(AT_TABLE, vec![text(&table)], RATED_ROW, rated).await
    }

    /// What two people had of each other.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn meetings(&self, one: GuestId, other: GuestId) -> Result<Vec<Met>, StoreError> {
        let read = |row: &[Cell]| {
            let count =
                |at: usize| row.get(at)?.number().and_then(|number| u32::try_from(number).ok());
            let pool = Pool::read(row.first()?.text()?)?;
            Some(Met { pool, before: count(1)?, behind: count(2)?, games: count(3)? })
        };
        self.asked(MEETINGS, vec![text(&one), text(&other)], &[T, N, N, N], read).await
    }

    /// Those with this name who have played a rated game, whoever has played most first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn named(&self, name: &str) -> Result<Vec<Named>, StoreError> {
        let read = |row: &[Cell]| {
            let owned = |at: usize| row.get(at).and_then(Cell::text).map(str::to_owned);
            let guest = row.first()?.text()?.parse().ok()?;
            Some(Named { guest, name: owned(1)?, arms: owned(2), seen: owned(3) })
        };
        self.asked(NAMED, vec![text(&name)], &[T, T, T, T], read).await
    }

    /// Rated tables of which no result is known, newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn unsettled(&self, most: u32) -> Result<Vec<TableId>, StoreError> {
        let read = |row: &[Cell]| row.first()?.text()?.parse().ok();
        self.asked(UNSETTLED, vec![number(most)], &[T], read).await
    }
}
