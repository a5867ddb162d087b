//! What belongs to a person beside a name: small papers, each of a kind, with a number that goes up
//! with every change.
//!
//! A device, a link to another device, a recovery code, a passkey, a profile are all kept in one
//! table. What is written together is written together or not at all, if the first of it could be:
//! a paper that is new must not be there yet, one that is changed must be as it was when it was read.

use quadrivium_table::ids::GuestId;
use quadrivium_table::{Arms, Guest};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::StoreError;
use super::acts::Act;
use super::rows::{Statement, Value, text};

/// What a paper is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PaperKind {
    /// A browser in which the person is known.
    Device,
    /// A way for another device to become one of theirs.
    Link,
    /// A code to be written down.
    Recovery,
    /// A key that a device or a manager of keys holds.
    Passkey,
    /// A question to such a key that waits for its answer.
    Challenge,
    /// What else is known of the person.
    Profile,
    /// They want to be forgotten, and it is not done yet.
    Leaving,
    /// What the hosts have ordered for the whole site.
    Site,
    /// The person is a host.
    Host,
    /// A device has shown the token of the site.
    Desk,
    /// The person may not write, or not come in, for a time.
    Conduct,
    /// An address from which somebody came who may not come in.
    Barred,
    /// Somebody has complained about the person.
    Report,
    /// An invitation to the site.
    Welcome,
    /// Under which seal the person stands in the log of the hosts.
    Docket,
}

impl PaperKind {
    /// All of them.
    pub const ALL: [Self; 15] = [
        Self::Device,
        Self::Link,
        Self::Recovery,
        Self::Passkey,
        Self::Challenge,
        Self::Profile,
        Self::Leaving,
        Self::Site,
        Self::Host,
        Self::Desk,
        Self::Conduct,
        Self::Barred,
        Self::Report,
        Self::Welcome,
        Self::Docket,
    ];

    /// The word in the column.
    pub fn word(self) -> &'static str {
        match self {
            Self::Device => "device",
            Self::Link => "link",
            Self::Recovery => "recovery",
            Self::Passkey => "passkey",
            Self::Challenge => "challenge",
            Self::Profile => "profile",
            Self::Leaving => "leaving",
            Self::Site => "site",
            Self::Host => "host",
            Self::Desk => "desk",
            Self::Conduct => "conduct",
            Self::Barred => "barred",
            Self::Report => "report",
            Self::Welcome => "welcome",
            Self::Docket => "docket",
        }
    }
}

/// One paper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paper {
    /// What it is about.
    pub kind: PaperKind,
    /// Its name; one of a kind.
    pub id: String,
    /// Whose it is.
    pub guest: GuestId,
    /// 1 when it is new, one more with every change.
    pub version: u64,
    /// When it may be thrown away, in milliseconds since 1970; 0 for never.
    pub expires: u64,
    /// What it says, as JSON.
    pub body: String,
}

impl Paper {
    /// A new one, for ever.
    pub fn new(kind: PaperKind, id: &impl ToString, guest: GuestId, body: &impl Serialize) -> Self {
        Self { kind, id: id.to_string(), guest, version: 1, expires: 0, body: written(body) }
    }

    /// The same until then.
    #[must_use]
    pub fn until(self, expires: u64) -> Self {
        Self { expires, ..self }
    }

    /// What follows it.
    #[must_use]
    pub fn changed(&self, body: &impl Serialize) -> Self {
        Self { version: self.version + 1, body: written(body), ..self.clone() }
    }

    /// What it says.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, StoreError> {
        Ok(serde_json::from_str(&self.body)?)
    }
}

fn written(body: &impl Serialize) -> String {
    serde_json::to_string(body).expect("papers are plain data")
}

/// One thing to be done with papers.
#[derive(Clone, Debug)]
pub enum Op {
    /// The person is new.
    Name(Guest),
    /// The person has another name; nobody who is forgotten comes back by it.
    Rename(String),
    /// The person has another shield.
    Arms(Arms),
    /// The person lives by another zone.
    Zone(String),
    /// A paper is new, or has changed since it was read.
    Keep(Paper),
    /// A paper goes.
    Tear(PaperKind, String),
    /// All papers of a kind go but this one.
    TearOthers(PaperKind, String),
    /// All papers go but those of a kind.
    TearAll(PaperKind),
    /// The person is forgotten: name, lists, papers.
    Forget,
    /// A host has done something, and it stands in the log.
    Act(Act),
}

const NAME: &str = "INSERT INTO guests (id, name) VALUES ($1, $2) \
     ON CONFLICT (id) DO UPDATE SET name = excluded.name";
const RENAME: &str = "UPDATE guests SET name = $1 WHERE id = $2";
const ARMS: &str = "UPDATE guests SET arms = $1 WHERE id = $2";
const ZONE: &str = "UPDATE guests SET zone = $1 WHERE id = $2";
const NEW: &str = "INSERT INTO papers (kind, id, guest, version, expires, body) \
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING";
const CHANGE: &str = "UPDATE papers SET version = $4, expires = $5, body = $6 \
     WHERE kind = $1 AND id = $2 AND guest = $3 AND version = $4 - 1";
const TEAR: &str = "DELETE FROM papers WHERE kind = $1 AND id = $2 AND guest = $3";
const TEAR_OTHERS: &str = "DELETE FROM papers WHERE kind = $1 AND id <> $2 AND guest = $3";
const TEAR_ALL: &str = "DELETE FROM papers WHERE kind <> $1 AND guest = $2";
const FORGET: [&str; 4] = [
    "DELETE FROM guests WHERE id = $1",
    "DELETE FROM papers WHERE guest = $1",
    "DELETE FROM sitters WHERE guest = $1",
    "DELETE FROM present WHERE guest = $1",
];
/// What nobody can use any more.
pub const EXPIRE: &str = "DELETE FROM papers WHERE expires > 0 AND expires < $1";
/// A paper by its name.
pub const PAPER: &str =
    "SELECT kind, id, guest, version, expires, body FROM papers WHERE kind = $1 AND id = $2";
/// Everything that is kept about a person.
pub const PAPERS_OF: &str =
    "SELECT kind, id, guest, version, expires, body FROM papers WHERE guest = $1 ORDER BY kind, id";
/// All papers of a kind.
pub const PAPERS_LIKE: &str =
    "SELECT kind, id, guest, version, expires, body FROM papers WHERE kind = $1 LIMIT 1000";

impl Op {
    pub(super) fn statements(&self, guest: GuestId) -> Vec<Statement> {
        let word = |kind: PaperKind| text(&kind.word());
        let one = |sql, values| vec![Statement { sql, values }];
        match self {
            Self::Name(named) => one(NAME, vec![text(&named.id), text(&named.name)]),
            Self::Rename(name) => one(RENAME, vec![text(name), text(&guest)]),
            Self::Arms(arms) => one(ARMS, vec![text(&arms.words()), text(&guest)]),
            Self::Zone(name) => one(ZONE, vec![text(name), text(&guest)]),
            Self::Keep(paper) => {
                let values = vec![
                    word(paper.kind),
                    text(&paper.id),
                    text(&paper.guest),
                    Value::Number(paper.version as i64),
                    Value::Number(paper.expires as i64),
                    text(&paper.body),
                ];
                one(if paper.version == 1 { NEW } else { CHANGE }, values)
            }
            Self::Tear(kind, id) => one(TEAR, vec![word(*kind), text(id), text(&guest)]),
            Self::TearOthers(kind, id) => {
                one(TEAR_OTHERS, vec![word(*kind), text(id), text(&guest)])
            }
            Self::TearAll(kind) => one(TEAR_ALL, vec![word(*kind), text(&guest)]),
            Self::Forget => {
                FORGET.iter().map(|sql| Statement { sql, values: vec![text(&guest)] }).collect()
            }
            Self::Act(act) => vec![act.statement()],
        }
    }
}

/// A paper as it stands in a row.
pub type Row = (String, String, String, i64, i64, String);

/// A paper from its row; nothing where a newer program has written a kind that is not known here.
pub fn paper((kind, id, guest, version, expires, body): Row) -> Option<Paper> {
    let kind = PaperKind::ALL.into_iter().find(|known| known.word() == kind)?;
    let (version, expires) = (version as u64, expires as u64);
    Some(Paper { kind, id, guest: guest.parse().ok()?, version, expires, body })
}
