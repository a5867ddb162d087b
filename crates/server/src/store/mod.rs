//! Where tables are kept.
//!
//! [`Backend`] is the small interface that SQLite and PostgreSQL implement; [`Store`] stands before
//! it and gathers what many tables want to write at the same time into one transaction. A write is
//! acknowledged after that transaction is committed.
//!
//! Entries are kept as batches: what one request leads to (a decision and the outcomes of chance
//! that follow it) is one row under (table, number of its first entry). The database takes a batch
//! only if it begins right after the last entry there is, and the primary key lets only one of
//! several nodes put it there: a table cannot fork, a number cannot be taken twice, and half of a
//! batch cannot be stored.
//!
//! After an error nobody knows what was stored. The connection is thrown away, and until a small
//! write has succeeded on a new one nothing more is taken.

pub mod acts;
pub mod ask;
pub mod copy;
mod explain;
pub mod papers;
mod postgres;
pub mod ratings;
mod rows;
mod slot;
mod sql;
mod sqlite;
pub mod ties;
mod together;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use async_trait::async_trait;
use quadrivium_table::Guest;
use quadrivium_table::entry::{Batch, Plan};
use quadrivium_table::ids::{GuestId, TableId, TournamentId};
use tokio::sync::mpsc;

use crate::crowd::Said;
use crate::metrics::Metrics;

pub use self::acts::Act;
pub use self::ask::{Ask, Dialect};
pub use self::papers::{Op, Paper, PaperKind, Touched};
pub use self::postgres::{CONNECTIONS, Postgres};
pub use self::rows::{Cell, Column, Statement, Value};
pub use self::sqlite::Sqlite;
pub use self::ties::{Tie, TieKind};

/// How long after a failure, and after each that follows, it is tried whether storing works again.
const PAUSE: Duration = Duration::from_secs(1);
/// How long to wait for the database when stopping.
const CLOSING: Duration = Duration::from_secs(4);
/// How many batches of a table that is gone are erased in one transaction: others wait to write
/// meanwhile.
const MOST_ERASED: i64 = 500;

/// Why something could not be stored or read.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// The server is stopping and takes no more writes. Nothing was stored.
    #[error("the storage is closing")]
    Stopping,
    /// Storing has failed, and has not been seen to succeed since. Nothing was stored.
    #[error("nothing can be stored at present")]
    Unavailable,
    /// The hosts let nothing be changed at present. Nothing was stored.
    #[error("the hosts let nothing be changed at present")]
    ReadOnly,
    /// Somebody else holds what is needed here. Nothing was stored.
    #[error("{0}")]
    Locked(String),
    /// The database says no, or nothing. What was to be stored may be stored or not.
    #[error("{0}")]
    Failed(String),
    /// What is stored cannot be read; trying again would not help.
    #[error("{0}")]
    Damaged(String),
}

impl StoreError {
    /// Whether it is certain that nothing was stored.
    pub fn stored_nothing(&self) -> bool {
        matches!(self, Self::Stopping | Self::Unavailable | Self::ReadOnly | Self::Locked(_))
    }
}

/// One more batch of a table, with what goes along with it.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The entries.
    pub batch: Batch,
    /// Whose list of games the table now stands on.
    pub guests: Vec<GuestId>,
}

/// Something to be written.
#[derive(Clone, Debug)]
pub enum Write {
    /// A table is new; its first batch comes with it.
    Create(Box<Plan>, Append),
    /// A table goes on.
    Append(Append),
    /// A table goes on, and somebody may have to be told.
    Stir(Append),
    /// It has to be looked whom a table calls that stands at this entry, although nothing was added: as it seemed at
    /// this moment.
    Ring(TableId, u64, u64),
    /// Everybody was told who had to be, up to this entry of a table. Not written: it has gone on.
    Calm(TableId, u64),
    /// How a game ended, as JSON, or that it has not after all, and what the standing of a club keeps of it.
    /// The entries say so too; this is for lists.
    Result(TableId, Option<String>, Vec<Tie>),
    /// The cookies of a person are void but those of this generation. Not written: they are void
    /// already.
    Renew(GuestId, u32),
    /// What was found about the decision after so many moves of a finished game, as JSON. Not written:
    /// the table is gone.
    Review(TableId, u32, String),
    /// A table stands no longer on a person's list.
    Unlist(TableId, GuestId),
    /// A table is gone for everybody. Its entries are still there until they are erased. Not written:
    /// it is gone already, or this is not its last entry.
    Delete(TableId, Option<u64>),
    /// Some entries of a table that is gone are erased. Not written: there were none left.
    Erase(TableId),
    /// What is kept about a person changes, all of it or nothing. Not written: the first of it could
    /// not be.
    Papers(GuestId, Vec<Op>),
    /// Papers that nobody can use any more are thrown away, at this time.
    Expire(u64),
    /// Somebody is taken out of a table. Not written: the table is gone.
    Rewrite(Box<Rewritten>),
    /// Whoever looks for a quick match is led to this table no more. Not written: nobody was.
    Unseek(TableId),
    /// A rated game is over, and changes ratings. Not written: it was settled already, or other games were
    /// since the ratings were read.
    Settle(Box<ratings::Settling>),
}

/// A table from which somebody was taken: the same entries, the same numbers, another name.
#[derive(Clone, Debug)]
pub struct Rewritten {
    /// The table.
    pub table: TableId,
    /// Who was taken out.
    pub guest: GuestId,
    /// Its plan.
    pub plan: Plan,
    /// How it ended, as JSON.
    pub result: Option<String>,
    /// The last entry that was looked at. Where there are later ones nothing is written.
    pub last: u64,
    /// The batches that have changed.
    pub batches: Vec<Batch>,
}

impl Write {
    /// Whether rankings tell of it: results, names and shields, what somebody hides, tables that are gone.
    fn is_ranked(&self) -> bool {
        match self {
            Self::Settle(_) | Self::Delete(..) | Self::Rewrite(_) => true,
            Self::Papers(_, ops) => ops.iter().any(Op::is_ranked),
            _ => false,
        }
    }

    /// The batch in it. A new table on which nothing has happened yet has none.
    fn append(&self) -> Option<&Append> {
        match self {
            Self::Create(_, append) | Self::Append(append) | Self::Stir(append) => {
                (!append.batch.entries.is_empty()).then_some(append)
            }
            Self::Result(..)
            | Self::Renew(..)
            | Self::Review(..)
            | Self::Unlist(..)
            | Self::Delete(..)
            | Self::Erase(_)
            | Self::Papers(..)
            | Self::Ring(..)
            | Self::Calm(..)
            | Self::Expire(_)
            | Self::Rewrite(_)
            | Self::Unseek(_)
            | Self::Settle(_) => None,
        }
    }
}

/// A table in somebody's list.
#[derive(Clone, Debug)]
pub struct Listed {
    /// The table as it was created.
    pub plan: Plan,
    /// How it ended, as JSON.
    pub result: Option<String>,
}

/// News from other nodes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// This table has entries up to this number.
    Table(TableId, u64),
    /// This table is gone.
    Deleted(TableId),
    /// The cookies of this person are void but those of this generation.
    Renewed(GuestId, u32),
    /// Somebody was taken out of this table: what is in memory is old.
    Rewritten(TableId),
    /// Who sits at this table, or whether it goes on, has changed; it may be new.
    Seats(TableId),
    /// What is kept about this person has changed: where they are known, perhaps.
    Person(GuestId),
    /// Whom this person knows has changed, and nothing else.
    Company(GuestId),
    /// This tournament has changed, or is gone.
    Tournament(TournamentId),
    /// Who is there at another node.
    Crowd(Said),
    /// Some news may have been lost: look at everything.
    Everything,
}

/// A database.
#[async_trait]
pub trait Backend: Send + Sync + 'static {
    /// Writes all of it in one transaction. Says for each whether it was written: a batch is not if
    /// the place it wants is taken. Everything that is written is on disk afterwards. After an error
    /// the connection is not used again.
    async fn commit(&self, writes: &[Write]) -> Result<Vec<bool>, StoreError>;
    /// Writes something that does not matter, to see whether something can be stored.
    async fn probe(&self) -> Result<(), StoreError>;
    /// Whether an entry of a table is stored, or the table was deleted.
    async fn holds(&self, id: TableId, seq: u64) -> Result<bool, StoreError>;
    /// The person with this name.
    async fn guest(&self, id: GuestId) -> Result<Option<Guest>, StoreError>;
    /// The table as it was created, and how it ended.
    async fn table(&self, id: TableId) -> Result<Option<Listed>, StoreError>;
    /// The batches of a table after so many entries, in order.
    async fn batches(&self, id: TableId, after: u64) -> Result<Vec<Batch>, StoreError>;
    /// What was found about the decisions of a table, by the moves before them.
    async fn reviews(&self, id: TableId) -> Result<Vec<(u32, String)>, StoreError>;
    /// The tables that a person sits or sat at, newest first.
    async fn mine(&self, guest: GuestId, most: u32) -> Result<Vec<Listed>, StoreError>;
    /// Tables with bots that are not over, newest first.
    async fn with_bots(&self, most: u32) -> Result<Vec<TableId>, StoreError>;
    /// How many tables on a person's list are not over.
    async fn unfinished(&self, guest: GuestId) -> Result<u64, StoreError>;
    /// On whose lists a table stands.
    async fn listed_by(&self, id: TableId) -> Result<Vec<GuestId>, StoreError>;
    /// Tables that are not over and on which nothing has happened since, oldest first.
    async fn abandoned(&self, before: u64, most: u32) -> Result<Vec<TableId>, StoreError>;
    /// Tables that are gone but not yet erased.
    async fn deleted(&self, most: u32) -> Result<Vec<TableId>, StoreError>;
    /// Whose first cookies are void, and which generation of them is not.
    async fn renewed(&self) -> Result<Vec<(GuestId, u32)>, StoreError>;
    /// A paper by its kind and its name.
    async fn paper(&self, kind: PaperKind, id: &str) -> Result<Option<Paper>, StoreError>;
    /// All tables at which a person is or was, on their list or not.
    async fn present(&self, guest: GuestId) -> Result<Vec<TableId>, StoreError>;
    /// All papers of a person.
    async fn papers_of(&self, guest: GuestId) -> Result<Vec<Paper>, StoreError>;
    /// Papers of a kind, whosever they are; a thousand at most.
    async fn papers_like(&self, kind: PaperKind) -> Result<Vec<Paper>, StoreError>;
    /// Listed tables that are not over, newest first.
    async fn public(&self, most: u32) -> Result<Vec<TableId>, StoreError>;
    /// The table to which a quick match leads.
    async fn sought(&self, seeking: &str) -> Result<Option<TableId>, StoreError>;
    /// How the games ended at which a person was, as JSON, newest first.
    async fn results_of(&self, guest: GuestId, most: u32) -> Result<Vec<String>, StoreError>;
    /// All ties of a kind from somebody or something, oldest first; a thousand at most.
    async fn ties_from(&self, kind: TieKind, one: &str) -> Result<Vec<Tie>, StoreError>;
    /// All ties from and to a person, oldest first.
    async fn ties_of(&self, guest: GuestId) -> Result<Vec<Tie>, StoreError>;
    /// What a question finds: rows of such columns.
    async fn ask(
        &self,
        question: Statement,
        columns: &'static [Column],
    ) -> Result<Vec<Vec<Cell>>, StoreError>;
    /// In which words it is asked where the two databases do not speak alike.
    fn dialect(&self) -> Dialect;
    /// Papers of a kind in the order of their names, after this one; a thousand at most.
    async fn papers_after(&self, kind: PaperKind, after: &str) -> Result<Vec<Paper>, StoreError>;
    /// The folder that everything is kept in, where it is one.
    fn folder(&self) -> Option<PathBuf> {
        None
    }
    /// Writes one consistent copy of everything to a file that is not there yet, while everybody plays
    /// on, and reads it back.
    async fn backup(&self, _to: &Path) -> Result<(), StoreError> {
        Err(StoreError::Failed("this database has its own way to be copied".into()))
    }
    /// A key of the site by its name, such as the one that cookies are signed with: made once, the same
    /// for all nodes.
    async fn secret(&self, name: &'static str) -> Result<[u8; 32], StoreError>;
    /// Whether it answers.
    async fn ping(&self) -> Result<(), StoreError>;
    /// What other nodes write from now on; nothing where there can be none.
    async fn news(&self) -> Result<Option<mpsc::Receiver<News>>, StoreError>;
    /// Tells other nodes who is there; nothing is stored.
    async fn say(&self, _said: &[Said]) -> Result<(), StoreError> {
        Ok(())
    }
    /// Ends all connections.
    async fn close(&self);
}

/// A number goes up when this is dropped.
struct Later<'a>(&'a AtomicU64);

impl Drop for Later<'_> {
    fn drop(&mut self) {
        self.0.fetch_add(1, Relaxed);
    }
}

/// A database with the writer before it.
pub struct Store {
    backend: Arc<dyn Backend>,
    writer: writer::Writer,
    /// Whether only hosts may change anything. Set by them, read by all.
    frozen: AtomicBool,
    /// Goes up with everything written here that rankings tell of.
    ranked: AtomicU64,
}

impl Store {
    /// Puts the writer before a database.
    pub fn new(backend: Arc<dyn Backend>, metrics: Arc<Metrics>) -> Self {
        Self::with_pause(backend, metrics, PAUSE)
    }

    /// The same, with another pause after a failure until it is tried whether storing works again.
    pub fn with_pause(backend: Arc<dyn Backend>, metrics: Arc<Metrics>, pause: Duration) -> Self {
        let writer = writer::Writer::start(Arc::clone(&backend), metrics, pause);
        Self { backend, writer, frozen: AtomicBool::new(false), ranked: AtomicU64::new(0) }
    }

    /// The embedded database in a folder.
    ///
    /// # Errors
    /// When it cannot be opened.
    pub async fn sqlite(folder: &Path, metrics: Arc<Metrics>) -> Result<Self, StoreError> {
        Ok(Self::new(Arc::new(Sqlite::open(folder).await?), metrics))
    }

    /// A PostgreSQL, with so many connections to it.
    ///
    /// # Errors
    /// When it cannot be reached.
    pub async fn postgres(
        url: &str,
        connections: u32,
        metrics: Arc<Metrics>,
    ) -> Result<Self, StoreError> {
        Ok(Self::new(Arc::new(Postgres::with(url, connections).await?), metrics))
    }

    /// The database, for reading.
    pub fn read(&self) -> &dyn Backend {
        &*self.backend
    }

    /// Writes something together with whatever else is waiting, and comes back when it is stored.
    /// Whether it was: not if the place that a batch wants is taken.
    ///
    /// # Errors
    /// When the database fails. Then nothing was stored, or it is not known whether it was.
    pub async fn write(&self, write: Write) -> Result<bool, StoreError> {
        if self.is_frozen() {
            return Err(StoreError::ReadOnly);
        }
        self.write_as_host(write).await
    }

    /// The same for hosts, who may change something while nobody else may.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn write_as_host(&self, write: Write) -> Result<bool, StoreError> {
        // After an error, and where nobody waits for the answer any more, too: nobody knows what was stored.
        let _later = write.is_ranked().then(|| Later(&self.ranked));
        self.writer.write(write).await
    }

    /// A number that goes up with everything written here that rankings tell of.
    pub fn ranked(&self) -> u64 {
        self.ranked.load(Relaxed)
    }

    /// Lets nobody but hosts change anything from now on, or everybody again.
    pub fn freeze(&self, frozen: bool) {
        self.frozen.store(frozen, Relaxed);
    }

    /// Whether nobody but hosts may change anything.
    pub fn is_frozen(&self) -> bool {
        self.frozen.load(Relaxed)
    }

    /// Whether nothing can be stored at present.
    pub fn is_failing(&self) -> bool {
        self.writer.is_failing()
    }

    /// Writes what is waiting and ends all connections, as far as the database lets us in time.
    pub async fn close(&self) {
        let closing = async {
            self.writer.close().await;
            self.backend.close().await;
        };
        if tokio::time::timeout(CLOSING, closing).await.is_err() {
            tracing::warn!("the database does not answer; stopping without it");
        }
    }
}
