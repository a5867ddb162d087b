//! Everything that was acknowledged, and everything that should not have happened.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use serde::Serialize;
use serde_json::Value;
use tokio::sync::watch;

/// How many findings of a kind are told in words; the others are only counted.
const TOLD: usize = 12;

/// Something that must not happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Wrong {
    /// An acknowledged entry is not where it was acknowledged, or not at all.
    Lost,
    /// Two requests were acknowledged for one number, or one word is stored twice.
    Doubled,
    /// Numbers of a table with a gap or an overlap.
    Numbers,
    /// A table that does not open, or not as it is stored.
    Table,
    /// Something was refused and is stored all the same.
    Refused,
    /// Acknowledged while the database could not store anything.
    Impossible,
    /// A turn that nobody was told of.
    Untold,
    /// A turn that was told under two numbers, a notice that came twice without a fault between, or one of no turn.
    ToldTwice,
    /// An answer without a reason (500).
    Untyped,
    /// Not storing again in time after the end of a fault.
    Recovery,
    /// A stop that took too long or failed.
    Stop,
    /// More memory than allowed.
    Memory,
    /// The campaign itself could not go on.
    Broken,
}

impl Wrong {
    /// All of them, in the order of a report.
    pub const ALL: [Self; 13] = [
        Self::Lost,
        Self::Doubled,
        Self::Numbers,
        Self::Table,
        Self::Refused,
        Self::Impossible,
        Self::Untold,
        Self::ToldTwice,
        Self::Untyped,
        Self::Recovery,
        Self::Stop,
        Self::Memory,
        Self::Broken,
    ];

    /// What is counted, in words.
    pub fn words(self) -> &'static str {
        match self {
            Self::Lost => "acknowledged and lost",
            Self::Doubled => "acknowledged or stored twice",
            Self::Numbers => "tables with gaps or overlaps in their numbers",
            Self::Table => "tables that do not open as stored",
            Self::Refused => "refused and stored all the same",
            Self::Impossible => "acknowledged while nothing could be stored",
            Self::Untold => "turns that nobody was told of",
            Self::ToldTwice => "turns told under two numbers, or twice without a fault",
            Self::Untyped => "answers without a reason (500)",
            Self::Recovery => "not storing again within 30 s",
            Self::Stop => "stops that failed or took more than 15 s",
            Self::Memory => "more than 512 MB of memory",
            Self::Broken => "campaigns that could not go on",
        }
    }
}

/// What an entry must begin with to be the one that was acknowledged.
#[derive(Clone, Debug)]
pub struct Expected {
    /// The kinds it may have.
    pub kinds: &'static [&'static str],
    /// Fields it must have.
    pub fields: Vec<(&'static str, String)>,
}

impl Expected {
    /// Whether this is it.
    pub fn fits(&self, entry: &Value) -> bool {
        self.kinds.iter().any(|kind| entry["type"] == **kind)
            && self.fields.iter().all(|(name, text)| entry[*name] == **text)
    }
}

/// What became of something that was said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// Nobody knows: it may be stored or not.
    Unsure,
    /// It was refused.
    Refused,
    /// It is stored.
    Stored,
}

/// The names of a person.
#[derive(Clone, Debug, Default)]
pub struct Names {
    /// The last that was acknowledged.
    pub stored: String,
    /// Those that may be stored or not.
    pub unsure: HashSet<String>,
}

/// All books.
#[derive(Debug, Default)]
pub struct Books {
    /// What was acknowledged, by table and number of the last entry.
    pub stored: HashMap<(String, u64), Expected>,
    /// What was said, each word once.
    pub said: HashMap<String, Fate>,
    /// What people are called, by their id.
    pub names: HashMap<String, Names>,
    /// Tables that were made, and the cookie of whoever made it.
    pub tables: HashMap<String, String>,
    /// How many of what was acknowledged.
    pub acknowledged: BTreeMap<&'static str, u64>,
    /// Answers that acknowledge nothing, by status or reason.
    pub answers: BTreeMap<String, u64>,
    /// How many turns somebody was told of.
    pub told: u64,
    /// How many notices came once more, under the same number.
    pub told_again: u64,
    /// Since when nothing can be stored.
    blocked: Option<Instant>,
    /// What should not have happened.
    pub wrong: BTreeMap<Wrong, u64>,
    /// Some of it in words.
    pub findings: Vec<(Wrong, String)>,
}

/// The books of one world.
pub struct Ledger {
    /// The world, for words.
    name: String,
    books: Mutex<Books>,
    /// Acknowledgements and failures, for whoever waits for them.
    counts: watch::Sender<Counts>,
}

/// What is waited for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counts {
    /// Everything that was acknowledged.
    pub stored: u64,
    /// Everything that failed inside the server.
    pub failed: u64,
}

impl Ledger {
    /// Empty books.
    pub fn new(name: String) -> Self {
        Self { name, books: Mutex::default(), counts: watch::Sender::default() }
    }

    /// The books, for reading or writing several things.
    pub fn books(&self) -> MutexGuard<'_, Books> {
        self.books.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What was counted so far, and every change.
    pub fn counts(&self) -> watch::Receiver<Counts> {
        self.counts.subscribe()
    }

    /// Something was acknowledged: an answer came to a request that was sent then.
    fn counted(&self, books: &mut Books, what: &'static str, sent: Instant) -> bool {
        *books.acknowledged.entry(what).or_default() += 1;
        self.counts.send_modify(|counts| counts.stored += 1);
        books.blocked.is_some_and(|since| since < sent)
    }

    /// The server says that entries up to this number are stored.
    pub fn entry(
        &self,
        what: &'static str,
        sent: Instant,
        table: &str,
        seq: u64,
        expected: Expected,
    ) {
        let mut books = self.books();
        let impossible = self.counted(&mut books, what, sent);
        let now = format!("{expected:?}");
        let before = books.stored.insert((table.to_owned(), seq), expected);
        drop(books);
        if let Some(before) = before {
            let both = format!("for {before:?} and for {now}");
            self.wrong(Wrong::Doubled, &format!("table {table}, number {seq}: {both}"));
        }
        if impossible {
            self.wrong(Wrong::Impossible, &format!("table {table}: {what} {seq}"));
        }
    }

    /// A table was made.
    pub fn table(&self, sent: Instant, table: &str, cookie: &str) {
        let mut books = self.books();
        books.tables.insert(table.to_owned(), cookie.to_owned());
        let impossible = self.counted(&mut books, "tables", sent);
        drop(books);
        if impossible {
            self.wrong(Wrong::Impossible, &format!("table {table} was made"));
        }
    }

    /// Somebody is about to take a name.
    pub fn naming(&self, guest: &str, name: &str) {
        self.books().names.entry(guest.to_owned()).or_default().unsure.insert(name.to_owned());
    }

    /// Somebody has a name.
    pub fn named(&self, sent: Instant, guest: &str, name: &str) {
        let mut books = self.books();
        let names = books.names.entry(guest.to_owned()).or_default();
        names.unsure.remove(name);
        name.clone_into(&mut names.stored);
        let impossible = self.counted(&mut books, "names", sent);
        drop(books);
        if impossible {
            self.wrong(Wrong::Impossible, &format!("the name {name}"));
        }
    }

    /// What became of a word.
    pub fn said(&self, text: &str, fate: Fate) {
        self.books().said.insert(text.to_owned(), fate);
    }

    /// Somebody was told of a turn.
    pub fn told(&self) {
        self.books().told += 1;
    }

    /// Notices came once more.
    pub fn told_again(&self, times: u64) {
        self.books().told_again += times;
    }

    /// An answer that acknowledges nothing.
    pub fn answered(&self, reason: &str, failed: bool) {
        *self.books().answers.entry(reason.to_owned()).or_default() += 1;
        if failed {
            self.counts.send_modify(|counts| counts.failed += 1);
        }
    }

    /// From now on nothing can be stored, or it can again.
    pub fn block(&self, blocked: bool) {
        self.books().blocked = blocked.then(Instant::now);
    }

    /// Something happened that must not.
    pub fn wrong(&self, wrong: Wrong, words: &str) {
        let mut books = self.books();
        let count = books.wrong.entry(wrong).or_default();
        *count += 1;
        if *count as usize <= TOLD {
            let words = format!("{}: {words}", self.name);
            eprintln!("WRONG ({}): {words}", wrong.words());
            books.findings.push((wrong, words));
        }
    }
}
