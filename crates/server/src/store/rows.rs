//! What stands in a row, and the way to and from it: the same for both databases.

use serde_json::Error as JsonError;

use super::{Append, Listed, StoreError, Write};
use crate::entry::{Batch, Entry, Plan};
use crate::ids::{GuestId, Id};

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
pub fn plan_text(plan: &Plan) -> String {
    serde_json::to_string(plan).expect("a plan is plain data")
}

/// A plan from its row.
pub fn plan(text: &str) -> Result<Plan, StoreError> {
    Ok(serde_json::from_str(text)?)
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

/// Whether bots sit at a table.
pub fn has_bots(plan: &Plan) -> bool {
    plan.chairs.iter().any(|chair| chair.level().is_some())
}

/// The batches among the writes, each with its place in the list. A new table on which nothing has
/// happened yet has none.
pub fn appends(writes: &[Write]) -> impl Iterator<Item = (usize, &Append)> {
    writes.iter().enumerate().filter_map(|(index, write)| match write {
        Write::Create(_, append) | Write::Append(append) => {
            (!append.batch.entries.is_empty()).then_some((index, append))
        }
        Write::Guest(_)
        | Write::Result(..)
        | Write::Renew(..)
        | Write::Unlist(..)
        | Write::Delete(_)
        | Write::Erase(_) => None,
    })
}
