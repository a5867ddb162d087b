//! What lies between two: somebody follows somebody, invites them to a table, is a member of a club,
//! can be found by a name.
//!
//! A paper belongs to one person; a tie to both of its ends, and goes with either. Whoever reads all
//! ties of a person has everything that leads to them from elsewhere.

use quadrivium_table::ids::GuestId;

use super::rows::Column::{Number as N, Text as T};
use super::rows::{Cell, Statement, Value, text};
use super::{Store, StoreError};

/// What a tie is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum TieKind {
    /// One person follows the other.
    Follow,
    /// One person invites the other to a table.
    Invite,
    /// By a name, as [likeness](quadrivium_table::likeness) has it, a person is found who wants to be.
    Name,
    /// There is a club; it has no other end.
    Club,
    /// A club has a member.
    Member,
    /// Somebody asks a club to become one.
    Asking,
    /// How a game of a club ended for somebody.
    Played,
}

impl TieKind {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Follow,
        Self::Invite,
        Self::Name,
        Self::Club,
        Self::Member,
        Self::Asking,
        Self::Played,
    ];

    /// The word in the column.
    pub fn word(self) -> &'static str {
        match self {
            Self::Follow => "follow",
            Self::Invite => "invite",
            Self::Name => "name",
            Self::Club => "club",
            Self::Member => "member",
            Self::Asking => "asking",
            Self::Played => "played",
        }
    }
}

/// One tie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tie {
    /// What it is.
    pub kind: TieKind,
    /// From whom or what.
    pub one: String,
    /// To whom.
    pub other: String,
    /// About which table; empty where it is about none.
    pub about: String,
    /// Since when, in milliseconds since 1970.
    pub at: u64,
    /// What else it says, as JSON.
    pub body: String,
}

impl Tie {
    /// A tie that says no more than that it is there.
    pub fn new(kind: TieKind, one: &impl ToString, other: &impl ToString, at: u64) -> Self {
        let (one, other) = (one.to_string(), other.to_string());
        Self { kind, one, other, about: String::new(), at, body: "{}".into() }
    }

    /// The person at its end, if it ends at one.
    pub fn to(&self) -> Option<GuestId> {
        self.other.parse().ok()
    }

    /// The person at its beginning, if it begins at one.
    pub fn from(&self) -> Option<GuestId> {
        self.one.parse().ok()
    }

    fn key(&self) -> Vec<Value> {
        vec![text(&self.kind.word()), text(&self.one), text(&self.other), text(&self.about)]
    }
}

const TIE: &str = "INSERT INTO ties (kind, one, other, about, at, body) \
     VALUES ($1, $2, $3, $4, $5, $6) \
     ON CONFLICT (kind, one, other, about) DO UPDATE SET body = excluded.body";
const RETIE: &str =
    "UPDATE ties SET body = $5 WHERE kind = $1 AND one = $2 AND other = $3 AND about = $4";
const UNTIE: &str = "DELETE FROM ties WHERE kind = $1 AND one = $2 AND other = $3 AND about = $4";
const UNTIE_ALL: &str = "DELETE FROM ties WHERE kind = $1 AND other = $2";
/// Nothing leads to or from a person any more.
pub const CUT: &str = "DELETE FROM ties WHERE one = $1 OR other = $1";
/// Clubs without members are no more.
pub const EMPTY_CLUBS: &str = "DELETE FROM ties WHERE kind IN ('club', 'asking', 'played') AND one NOT IN \
     (SELECT one FROM ties WHERE kind = 'member')";
/// All ties of a kind from somebody or something.
pub const TIES_FROM: &str = "SELECT kind, one, other, about, at, body FROM ties \
     WHERE kind = $1 AND one = $2 ORDER BY at, other LIMIT 1000";
/// The last ties of a kind to a person.
const TIES_TO: &str = "SELECT kind, one, other, about, at, body FROM ties \
     WHERE kind = $1 AND other = $2 ORDER BY at DESC, one LIMIT 1000";
/// All ties of a person.
pub const TIES_OF: &str = "SELECT kind, one, other, about, at, body FROM ties \
     WHERE one = $1 OR other = $1 ORDER BY at, kind, one, other";

/// A tie comes to be, or says something else.
pub fn tie(tie: &Tie) -> Statement {
    let mut values = tie.key();
    values.push(Value::Number(tie.at as i64));
    values.push(text(&tie.body));
    Statement { sql: TIE, values }
}

/// A tie says something else, if it is there.
pub fn retie(tie: &Tie) -> Statement {
    let mut values = tie.key();
    values.push(text(&tie.body));
    Statement { sql: RETIE, values }
}

/// A tie is no more.
pub fn untie(tie: &Tie) -> Statement {
    Statement { sql: UNTIE, values: tie.key() }
}

/// All ties of a kind to a person are no more.
pub fn untie_all(kind: TieKind, guest: GuestId) -> Statement {
    Statement { sql: UNTIE_ALL, values: vec![text(&kind.word()), text(&guest)] }
}

/// A tie as it stands in a row.
pub type Row = (String, String, String, String, i64, String);

/// A tie from its row; nothing where a newer program has written a kind that is not known here.
pub fn from_row((kind, one, other, about, at, body): Row) -> Option<Tie> {
    let kind = TieKind::ALL.into_iter().find(|known| known.word() == kind)?;
    Some(Tie { kind, one, other, about, at: at as u64, body })
}

impl Store {
    /// The last ties of a kind to a person, newest first. Asked by their kind, so that nobody hides one kind behind
    /// many of another.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn ties_to(&self, kind: TieKind, guest: GuestId) -> Result<Vec<Tie>, StoreError> {
        let question = Statement { sql: TIES_TO, values: vec![text(&kind.word()), text(&guest)] };
        let found = self.read().ask(question, &[T, T, T, T, N, T]).await?;
        let row = |row: Vec<Cell>| {
            let [kind, one, other, about, at, body] = <[Cell; 6]>::try_from(row).ok()?;
            let at = at.number()?;
            let [kind, one, other, about, body] =
                [kind, one, other, about, body].map(Cell::into_text);
            from_row((kind?, one?, other?, about?, at, body?))
        };
        Ok(found.into_iter().filter_map(row).collect())
    }
}
