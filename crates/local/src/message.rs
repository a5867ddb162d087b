//! What is said between the table in the browser and the page around it, as JSON.
//!
//! The page keeps what it is told to keep before it passes on what it is told to pass on; see
//! [ADR 33](../../../docs/adr/0033-the-local-table-takes-messages.md).

use quadrivium_table::entry::{Batch, Missing, Plan};
use quadrivium_table::ids::TableId;
use quadrivium_table::{Ended, Guest};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// Something happens, at some time.
#[derive(Clone, Debug, Deserialize)]
#[serde(try_from = "Written")]
pub struct Call {
    /// The time in milliseconds since 1970.
    pub now: u64,
    /// What happens.
    pub what: In,
}

/// What happens.
#[derive(Clone, Debug)]
#[cfg_attr(test, derive(ts_rs::TS), ts(tag = "type", rename_all = "snake_case"))]
pub enum In {
    /// The first of all: who is here, and which tables there are.
    Boot {
        /// Nobody who has not yet taken a name, or whose paper cannot be read.
        guest: Option<Guest>,
        /// All tables.
        #[cfg_attr(test, ts(as = "Vec<Shelved>"))]
        shelf: Vec<Row>,
    },
    /// Who is here now: another tab has taken a name, or what was to be kept of it could not be.
    Guest {
        /// Nobody who has not yet taken a name.
        guest: Option<Guest>,
    },
    /// A table out of storage, or what another tab has added to it.
    Load {
        /// The table as it was created.
        #[cfg_attr(test, ts(type = "Plan"))]
        plan: Plan,
        /// Its entries; those that are known already are passed over.
        batches: Vec<Batch>,
        /// What was found about its game.
        #[cfg_attr(test, ts(as = "Option<Vec<Review>>", optional))]
        reviews: Vec<Review>,
    },
    /// What is stored of a table cannot be read: it is of another version, or damaged.
    Unread {
        /// What it is called there, whatever that is.
        table: String,
    },
    /// Another tab has made a table or added to it. Where nobody looks at it here, that is all there is to know.
    News {
        /// The table.
        #[cfg_attr(test, ts(flatten))]
        shelved: Shelved,
    },
    /// What is in memory of a table is not what is stored.
    Forget {
        /// The table.
        #[cfg_attr(test, ts(type = "string"))]
        table: TableId,
    },
    /// Another tab has removed a table.
    Removed {
        /// What it was called.
        table: String,
    },
    /// A request, as it would be sent to the server.
    Http {
        /// Comes back in the reply.
        n: u64,
        /// `GET` or `POST`.
        method: String,
        /// With its query.
        path: String,
        /// The body as text.
        #[cfg_attr(test, ts(as = "Option<String>", optional))]
        body: String,
    },
    /// A live connection to a table.
    Open {
        /// The connection.
        c: u64,
        /// The table.
        #[cfg_attr(test, ts(type = "string"))]
        table: TableId,
    },
    /// A frame, as it would be sent to the server.
    Frame {
        /// Over which connection.
        c: u64,
        /// The frame.
        text: String,
    },
    /// A connection ends.
    Close {
        /// Which.
        c: u64,
    },
    /// A question is being thought about for longer than a moment.
    Slow {
        /// Which.
        job: u64,
    },
    /// A thinker says something.
    Thought {
        /// To which question.
        job: u64,
        /// Whether there is no more to come.
        last: bool,
        /// A [`Thought`](crate::think::Thought) as JSON.
        thought: String,
    },
    /// A thinker has died over a question.
    Failed {
        /// Which.
        job: u64,
    },
    /// What it takes to think about a question is not there: nobody has kept it, and nobody can be asked for it.
    Missing {
        /// Which question.
        job: u64,
    },
}

/// A call as it is written, with the fields of all kinds side by side, as entries are read too. What comes out of storage
/// is read apart: a table that cannot be read must not hide the others.
#[derive(Deserialize)]
struct Written {
    now: u64,
    #[serde(rename = "type")]
    kind: Kind,
    guest: Option<Box<RawValue>>,
    shelf: Option<Vec<WrittenRow>>,
    plan: Option<Box<RawValue>>,
    ended: Option<Box<RawValue>>,
    batches: Option<Box<RawValue>>,
    reviews: Option<Vec<Box<RawValue>>>,
    table: Option<String>,
    n: Option<u64>,
    method: Option<String>,
    path: Option<String>,
    #[serde(default)]
    body: String,
    c: Option<u64>,
    text: Option<String>,
    job: Option<u64>,
    last: Option<bool>,
    thought: Option<String>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Boot,
    Guest,
    Load,
    Unread,
    News,
    Forget,
    Removed,
    Http,
    Open,
    Frame,
    Close,
    Slow,
    Thought,
    Failed,
    Missing,
}

impl TryFrom<Written> for Call {
    type Error = Missing;

    fn try_from(it: Written) -> Result<Self, Missing> {
        let Written { now, kind, body, .. } = it;
        let id = |table: Option<&String>| table.and_then(|it| it.parse().ok());
        let id = id(it.table.as_ref()).ok_or(Missing("table"));
        let table = it.table.ok_or(Missing("table"));
        let (c, job) = (it.c.ok_or(Missing("c")), it.job.ok_or(Missing("job")));
        let guest = it.guest.and_then(|guest| read(&guest));
        let row = WrittenRow { plan: it.plan, ended: it.ended };
        let what = match kind {
            Kind::Boot => {
                let rows = it.shelf.ok_or(Missing("shelf"))?;
                In::Boot { guest, shelf: rows.into_iter().filter_map(WrittenRow::read).collect() }
            }
            Kind::Guest => In::Guest { guest },
            Kind::Load => {
                let batches = it.batches.ok_or(Missing("batches"))?;
                let reviews = it.reviews.unwrap_or_default();
                match (row.read().ok_or(Missing("plan"))?, read(&batches)) {
                    (Row::Whole(it), Some(batches)) => {
                        let reviews = reviews.iter().filter_map(|it| read(it)).collect();
                        In::Load { plan: it.plan, batches, reviews }
                    }
                    (Row::Whole(it), None) => In::Unread { table: it.plan.id.to_string() },
                    (Row::Unread(table), _) => In::Unread { table },
                }
            }
            Kind::Unread => In::Unread { table: table? },
            Kind::News => match row.read().ok_or(Missing("plan"))? {
                Row::Whole(shelved) => In::News { shelved: *shelved },
                Row::Unread(table) => In::Unread { table },
            },
            Kind::Forget => In::Forget { table: id? },
            Kind::Removed => In::Removed { table: table? },
            Kind::Http => In::Http {
                n: it.n.ok_or(Missing("n"))?,
                method: it.method.ok_or(Missing("method"))?,
                path: it.path.ok_or(Missing("path"))?,
                body,
            },
            Kind::Open => In::Open { c: c?, table: id? },
            Kind::Frame => In::Frame { c: c?, text: it.text.ok_or(Missing("text"))? },
            Kind::Close => In::Close { c: c? },
            Kind::Slow => In::Slow { job: job? },
            Kind::Thought => In::Thought {
                job: job?,
                last: it.last.ok_or(Missing("last"))?,
                thought: it.thought.ok_or(Missing("thought"))?,
            },
            Kind::Failed => In::Failed { job: job? },
            Kind::Missing => In::Missing { job: job? },
        };
        Ok(Self { now, what })
    }
}

/// A table in storage.
#[derive(Clone, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Shelved {
    /// The table as it was created.
    #[cfg_attr(test, ts(type = "Plan"))]
    pub plan: Plan,
    /// What lists keep of a game that is over.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub ended: Option<Ended>,
}

/// A table in storage, as far as it can be read.
#[derive(Clone, Debug)]
pub enum Row {
    /// It can be.
    Whole(Box<Shelved>),
    /// It cannot, and this is what it is called.
    Unread(String),
}

#[derive(Deserialize)]
struct WrittenRow {
    plan: Option<Box<RawValue>>,
    ended: Option<Box<RawValue>>,
}

/// All that has to be known of a table to throw it away.
#[derive(Deserialize)]
struct Named {
    id: String,
}

impl WrittenRow {
    /// Nothing where not even a name is there.
    fn read(self) -> Option<Row> {
        let plan = self.plan?;
        if let Some(plan) = read(&plan) {
            // How it ended is found again by reading the table.
            let ended = self.ended.and_then(|ended| read(&ended));
            return Some(Row::Whole(Box::new(Shelved { plan, ended })));
        }
        read(&plan).map(|Named { id }| Row::Unread(id))
    }
}

fn read<T: DeserializeOwned>(raw: &RawValue) -> Option<T> {
    serde_json::from_str(raw.get()).ok()
}

/// What was found about one decision of a finished game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Review {
    /// Before which move.
    pub at: u32,
    /// What was found.
    pub body: String,
}

/// What is to be done, in this order: first all that is to be kept, then the rest.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Out {
    /// Alone: these tables are needed first, and then the same call once more.
    Read {
        /// Which.
        #[cfg_attr(test, ts(type = "Array<string>"))]
        tables: Vec<TableId>,
    },
    /// Alone: the puzzles of a game are needed first, by the export `learn`, and then the same call once more.
    Fetch {
        /// Which game.
        puzzles: String,
    },
    /// Alone: that was no message.
    Misheard {
        /// Why.
        reason: String,
    },
    /// To be kept: who is here.
    Guest {
        /// Who.
        guest: Guest,
    },
    /// To be kept: a new table.
    Create {
        /// The table.
        #[cfg_attr(test, ts(type = "Plan"))]
        plan: Box<Plan>,
    },
    /// To be kept: entries, under the number of the first of them, which can be taken once.
    Store {
        /// Of which table.
        #[cfg_attr(test, ts(type = "string"))]
        table: TableId,
        /// The entries.
        #[serde(flatten)]
        batch: Batch,
    },
    /// To be kept: how a game ended, or that it has not.
    Shelve {
        /// At which table.
        #[cfg_attr(test, ts(type = "string"))]
        table: TableId,
        /// How.
        #[cfg_attr(test, ts(type = "unknown"))]
        ended: Option<Ended>,
    },
    /// To be kept: what was found about a decision.
    Review {
        /// At which table.
        #[cfg_attr(test, ts(type = "string"))]
        table: TableId,
        /// What.
        review: Review,
    },
    /// A table goes, with all that was kept of it.
    Remove {
        /// What it is called in storage.
        table: String,
    },
    /// The answer to a request.
    Reply {
        /// To which.
        n: u64,
        /// The status.
        status: u16,
        /// The body; a text where the server would answer with plain text.
        #[cfg_attr(test, ts(type = "unknown"))]
        body: Box<RawValue>,
        /// What the text would be called as a file.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        file: Option<String>,
    },
    /// A frame, as the server would send it.
    Frame {
        /// Over which connection.
        c: u64,
        /// The frame.
        #[cfg_attr(test, ts(type = "ServerFrame"))]
        frame: Box<RawValue>,
    },
    /// A connection has ended.
    Closed {
        /// Which.
        c: u64,
        /// Why, as live connections say it.
        code: u16,
        /// The same in English.
        reason: &'static str,
    },
    /// A question for somebody who thinks.
    Think {
        /// Comes back with the thoughts.
        job: u64,
        /// The game whose network it takes.
        net: Option<&'static str>,
        /// The game whose puzzles it takes.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        puzzles: Option<String>,
        /// The table whose bot is asked: one tab is enough for that.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(as = "Option<String>", optional))]
        table: Option<TableId>,
        /// A [`Question`](crate::think::Question) as JSON.
        question: String,
    },
    /// Nobody wants to know any more.
    Drop {
        /// The question.
        job: u64,
    },
    /// A bot waits for what is missing: it is asked once more when that may be there, and people are told.
    Lacks {
        /// The question.
        job: u64,
    },
    /// A bot does not know what to do: it is asked again when its table has changed or was read anew, and people are told.
    Stuck {
        /// At which table.
        #[cfg_attr(test, ts(type = "string"))]
        table: TableId,
    },
}

impl Out {
    /// Whether it is to be kept before anything else is passed on.
    pub fn is_kept(&self) -> bool {
        match self {
            Self::Guest { .. }
            | Self::Create { .. }
            | Self::Store { .. }
            | Self::Shelve { .. }
            | Self::Review { .. }
            | Self::Remove { .. } => true,
            Self::Read { .. }
            | Self::Fetch { .. }
            | Self::Misheard { .. }
            | Self::Reply { .. }
            | Self::Frame { .. }
            | Self::Closed { .. }
            | Self::Think { .. }
            | Self::Drop { .. }
            | Self::Lacks { .. }
            | Self::Stuck { .. } => false,
        }
    }
}
