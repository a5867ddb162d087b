//! What hosts did: a list that only grows. The database itself refuses to change or shorten it.
//!
//! People stand in it under a seal, so that somebody who is forgotten need not be cut out of it; a paper
//! of the person says whose seal it is, and goes with them.

use quadrivium_table::ids::Id;

use super::rows::{Statement, Value, text};

/// One thing that a host did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Act {
    /// Its name.
    pub id: Id<12>,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Who: a seal, or a word for whoever has the machine.
    pub host: String,
    /// What, as a word.
    pub act: String,
    /// To whom or what: the seal of a person, the name of a table, or nothing.
    pub about: String,
    /// What else is to be said, as JSON.
    pub body: String,
}

const ACT: &str =
    "INSERT INTO acts (id, at, host, act, about, body) VALUES ($1, $2, $3, $4, $5, $6)";

impl Act {
    pub(super) fn statement(&self) -> Statement {
        let values = vec![
            text(&self.id),
            Value::Number(self.at as i64),
            text(&self.host),
            text(&self.act),
            text(&self.about),
            text(&self.body),
        ];
        Statement { sql: ACT, values }
    }
}
