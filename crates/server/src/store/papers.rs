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
use super::ties::{self, Tie, TieKind};

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
    /// The days on which they are away.
    Away,
    /// Their tables have to hear of those days, and have not all heard yet.
    Announce,
    /// What else is known of the person.
    Profile,
    /// What of their ratings and games they do not show to others.
    Seen,
    /// They want to be forgotten, and it is not done yet.
    Leaving,
    /// Who may invite them.
    Inviting,
    /// How they want to hear that it is their turn.
    Wishes,
    /// A browser that shows them notices; it has the name of its device.
    Push,
    /// An address that waits for its confirmation.
    Confirm,
    /// The way out of letters.
    Stop,
    /// What they have to be told, and what they were told.
    Outbox,
    /// When to look into their outbox next.
    Due,
    /// A table has gone on, and nobody has looked yet whom it calls. It belongs to nobody.
    Stir,
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
    /// A tournament. It belongs to nobody but itself: its name is also that of whose it is.
    Tournament,
}

impl PaperKind {
    /// All of them.
    pub const ALL: [Self; 27] = [
        Self::Device,
        Self::Link,
        Self::Recovery,
        Self::Passkey,
        Self::Challenge,
        Self::Away,
        Self::Announce,
        Self::Profile,
        Self::Seen,
        Self::Leaving,
        Self::Inviting,
        Self::Wishes,
        Self::Push,
        Self::Confirm,
        Self::Stop,
        Self::Outbox,
        Self::Due,
        Self::Stir,
        Self::Site,
        Self::Host,
        Self::Desk,
        Self::Conduct,
        Self::Barred,
        Self::Report,
        Self::Welcome,
        Self::Docket,
        Self::Tournament,
    ];

    /// Whether such a paper can only be of somebody who has a name here. It is never written together with the name.
    fn is_of_somebody(self) -> bool {
        matches!(
            self,
            Self::Wishes
                | Self::Push
                | Self::Confirm
                | Self::Stop
                | Self::Outbox
                | Self::Due
                | Self::Link
                | Self::Recovery
                | Self::Inviting
                | Self::Seen
        )
    }

    /// The word in the column.
    pub fn word(self) -> &'static str {
        match self {
            Self::Device => "device",
            Self::Link => "link",
            Self::Recovery => "recovery",
            Self::Passkey => "passkey",
            Self::Challenge => "challenge",
            Self::Away => "away",
            Self::Announce => "announce",
            Self::Profile => "profile",
            Self::Seen => "seen",
            Self::Leaving => "leaving",
            Self::Inviting => "inviting",
            Self::Wishes => "wishes",
            Self::Push => "push",
            Self::Confirm => "confirm",
            Self::Stop => "stop",
            Self::Outbox => "outbox",
            Self::Due => "due",
            Self::Stir => "stir",
            Self::Site => "site",
            Self::Host => "host",
            Self::Desk => "desk",
            Self::Conduct => "conduct",
            Self::Barred => "barred",
            Self::Report => "report",
            Self::Welcome => "welcome",
            Self::Docket => "docket",
            Self::Tournament => "tournament",
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
    /// All papers of a kind that somebody else has go.
    TearFrom(GuestId, PaperKind),
    /// All papers go but those of a kind, and all ties.
    TearAll(PaperKind),
    /// There is a tie, or it says something else.
    Tie(Tie),
    /// A tie says something else, if it is still there.
    Retie(Tie),
    /// A tie is no more.
    Untie(Tie),
    /// All ties of a kind to the person are no more.
    UntieAll(TieKind),
    /// Somebody else shall hear of it, at whatever node they look on.
    Tell(GuestId),
    /// The person is forgotten: name, lists, papers, ties.
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
/// The same, unless whose it is was forgotten meanwhile: nobody would ever find it.
const NEW_OF_SOMEBODY: &str = "INSERT INTO papers (kind, id, guest, version, expires, body) \
     SELECT $1, $2, $3, CAST($4 AS BIGINT), CAST($5 AS BIGINT), $6 \
     WHERE EXISTS (SELECT 1 FROM guests WHERE id = $3) ON CONFLICT DO NOTHING";
const CHANGE: &str = "UPDATE papers SET version = $4, expires = $5, body = $6 \
     WHERE kind = $1 AND id = $2 AND guest = $3 AND version = $4 - 1";
const TEAR: &str = "DELETE FROM papers WHERE kind = $1 AND id = $2 AND guest = $3";
const TEAR_OTHERS: &str = "DELETE FROM papers WHERE kind = $1 AND id <> $2 AND guest = $3";
const TEAR_ALL: &str = "DELETE FROM papers WHERE kind <> $1 AND guest = $2";
const FORGET: [&str; 5] = [
    "DELETE FROM guests WHERE id = $1",
    "DELETE FROM papers WHERE guest = $1",
    "DELETE FROM sitters WHERE guest = $1",
    "DELETE FROM present WHERE guest = $1",
    ties::CUT,
];
/// What nobody can use any more.
pub const EXPIRE: &str = "DELETE FROM papers WHERE expires > 0 AND expires < $1";
/// A paper by its name.
pub const PAPER: &str =
    "SELECT kind, id, guest, version, expires, body FROM papers WHERE kind = $1 AND id = $2";
/// Everything that is kept about a person.
pub const PAPERS_OF: &str =
    "SELECT kind, id, guest, version, expires, body FROM papers WHERE guest = $1 ORDER BY kind, id";
/// A table has gone on to this entry. Written with it, so that nobody is forgotten who has to hear of it; the
/// version is the entry, which never comes again.
pub const STIR: &str = "INSERT INTO papers (kind, id, guest, version, expires, body) \
     VALUES ('stir', $1, 'stirstirstirstirstir', $2, 0, $3) \
     ON CONFLICT (kind, id) DO UPDATE SET version = excluded.version, body = excluded.body";
/// The same where nothing was added: a mark of later entries stays.
pub const RING: &str = "INSERT INTO papers (kind, id, guest, version, expires, body) \
     VALUES ('stir', $1, 'stirstirstirstirstir', $2, 0, $3) \
     ON CONFLICT (kind, id) DO UPDATE SET version = excluded.version, body = excluded.body \
     WHERE papers.version <= excluded.version";
/// Everybody has been told of a table up to this entry.
pub const CALM: &str = "DELETE FROM papers WHERE kind = 'stir' AND id = $1 AND version <= $2";
/// Papers of a kind in the order of their names, after one of them.
pub const PAPERS_AFTER: &str = "SELECT kind, id, guest, version, expires, body FROM papers \
     WHERE kind = $1 AND id > $2 ORDER BY id LIMIT 1000";
/// All papers of a kind.
pub const PAPERS_LIKE: &str =
    "SELECT kind, id, guest, version, expires, body FROM papers WHERE kind = $1 LIMIT 1000";

/// How much of a person others have to look at anew after a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Touched {
    /// Nothing that anybody waits for.
    Nothing,
    /// Whom they know, who invites them, their clubs.
    Company,
    /// Where they are known, whether they may come in, what holds for the site, and all else.
    Everything,
}

impl Touched {
    /// What changes touch together.
    pub fn by(ops: &[Op]) -> Self {
        ops.iter().map(Op::touches).max().unwrap_or(Self::Nothing)
    }
}

impl PaperKind {
    /// What a paper of this kind is about, for those who wait for changes.
    fn touches(self) -> Touched {
        match self {
            Self::Device | Self::Link | Self::Site | Self::Host | Self::Conduct => {
                Touched::Everything
            }
            Self::Inviting => Touched::Company,
            _ => Touched::Nothing,
        }
    }
}

impl Op {
    /// Whom else it concerns than the person whose papers change. Whoever is followed is not told.
    pub fn concerns(&self) -> Option<GuestId> {
        match self {
            Self::Tell(guest) => Some(*guest),
            Self::Tie(tie) | Self::Untie(tie) | Self::Retie(tie) if tie.kind != TieKind::Follow => {
                tie.to()
            }
            _ => None,
        }
    }

    /// Whether rankings tell of it.
    pub(super) fn is_ranked(&self) -> bool {
        match self {
            Self::Rename(_) | Self::Arms(_) | Self::Forget => true,
            Self::Keep(paper) => paper.kind == PaperKind::Seen,
            _ => false,
        }
    }

    /// What it touches of the person whose papers change.
    fn touches(&self) -> Touched {
        match self {
            Self::Keep(Paper { kind, .. })
            | Self::Tear(kind, _)
            | Self::TearOthers(kind, _)
            | Self::TearFrom(_, kind) => kind.touches(),
            Self::TearAll(_) | Self::Forget => Touched::Everything,
            Self::Tie(_) | Self::Retie(_) | Self::Untie(_) | Self::UntieAll(_) => Touched::Company,
            Self::Tell(_)
            | Self::Name(_)
            | Self::Rename(_)
            | Self::Arms(_)
            | Self::Zone(_)
            | Self::Act(_) => Touched::Nothing,
        }
    }

    /// Whose papers change, where they need not be those of the person.
    pub(super) fn keeps_of(&self) -> Option<GuestId> {
        match self {
            Self::Keep(paper) => Some(paper.guest),
            Self::TearFrom(guest, _) => Some(*guest),
            _ => None,
        }
    }

    /// Whether it is about a tournament and not a person.
    pub(super) fn is_of_tournament(&self) -> bool {
        match self {
            Self::Keep(paper) => paper.kind == PaperKind::Tournament,
            Self::Tear(kind, _) => *kind == PaperKind::Tournament,
            _ => false,
        }
    }

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
                let new = if paper.kind.is_of_somebody() { NEW_OF_SOMEBODY } else { NEW };
                one(if paper.version == 1 { new } else { CHANGE }, values)
            }
            Self::Tear(kind, id) => one(TEAR, vec![word(*kind), text(id), text(&guest)]),
            Self::TearOthers(kind, id) => {
                one(TEAR_OTHERS, vec![word(*kind), text(id), text(&guest)])
            }
            Self::TearFrom(guest, kind) => {
                one(TEAR_OTHERS, vec![word(*kind), text(&""), text(guest)])
            }
            Self::TearAll(kind) => vec![
                Statement { sql: TEAR_ALL, values: vec![word(*kind), text(&guest)] },
                Statement { sql: ties::CUT, values: vec![text(&guest)] },
            ],
            Self::Tie(tie) => vec![ties::tie(tie)],
            Self::Retie(tie) => vec![ties::retie(tie)],
            Self::Untie(tie) => vec![ties::untie(tie)],
            Self::Tell(_) => Vec::new(),
            Self::UntieAll(kind) => vec![ties::untie_all(*kind, guest)],
            Self::Forget => {
                let all = FORGET.iter().chain(&super::ratings::FORGET);
                all.map(|sql| Statement { sql, values: vec![text(&guest)] }).collect()
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
