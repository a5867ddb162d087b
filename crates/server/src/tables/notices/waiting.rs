//! Which tables a notice speaks of: each that it is about and that still asks, and some of those that wait besides.

use std::collections::BTreeSet;
use std::sync::Arc;

use quadrivium_table::Fault;
use quadrivium_table::ids::{GuestId, TableId};

use super::outbox::{Outbox, Sending};
use super::wishes::Desk;
use super::wording::Waiting;
use crate::ApiError;
use crate::tables::Tables;

/// How many waiting tables a notice speaks of, unless it is about more.
const MOST_TABLES: usize = 20;

/// What there is to be told of the tables that wait for somebody.
#[derive(Default)]
pub(super) struct Found {
    /// Those of the notice before all others; none if none of its own is left.
    pub waiting: Vec<Waiting>,
    /// Tables that are no more.
    pub gone: Vec<TableId>,
}

/// A table as it is when somebody is to be told of it.
enum Now {
    /// It asks them for this turn.
    Calls(u32, Box<Waiting>),
    /// They have acted there, or nobody can.
    Nothing,
    /// It was deleted.
    Gone,
}

impl Tables {
    /// The tables that still wait for somebody: all those of the notice, and some of the others.
    pub(super) async fn still_waiting(
        self: &Arc<Self>,
        guest: GuestId,
        desk: &Desk,
        sending: &Sending,
    ) -> Result<Found, ApiError> {
        let mut found = Found::default();
        for (id, turn) in &sending.tables {
            match self.asks_at(*id, guest).await? {
                Now::Calls(now, shown) if now == *turn => found.waiting.push(*shown),
                Now::Calls(..) | Now::Nothing => {}
                Now::Gone => found.gone.push(*id),
            }
        }
        soonest_first(&mut found.waiting);
        // A reminder speaks of what it reminds of, nothing else.
        let Some(paper) =
            desk.outbox.as_ref().filter(|_| !found.waiting.is_empty() && !sending.reminder)
        else {
            return Ok(found);
        };
        let outbox: Outbox = paper.read()?;
        let mut others = Vec::new();
        let told: BTreeSet<_> = sending.tables.iter().map(|(table, _)| *table).collect();
        let waits = outbox.tables.iter().filter(|(id, called)| called.waits && !told.contains(id));
        for (id, _) in waits {
            if found.waiting.len() + others.len() >= MOST_TABLES {
                break;
            }
            match self.asks_at(*id, guest).await? {
                Now::Calls(_, shown) => others.push(*shown),
                Now::Nothing => {}
                Now::Gone => found.gone.push(*id),
            }
        }
        soonest_first(&mut others);
        found.waiting.extend(others);
        Ok(found)
    }

    /// Whether a table asks somebody.
    async fn asks_at(self: &Arc<Self>, id: TableId, guest: GuestId) -> Result<Now, ApiError> {
        let held = match self.fetch(id).await {
            Ok(held) => held,
            Err(ApiError::Table(Fault::NoTable)) => return Ok(Now::Gone),
            Err(ApiError::Table(Fault::Damaged | Fault::OldRules(_))) => return Ok(Now::Nothing),
            Err(error) => return Err(error),
        };
        let now = self.now();
        let fold = held.fold();
        let call = fold.calls(now).into_iter().find(|call| call.guest == guest);
        Ok(call.map_or(Now::Nothing, |call| {
            let shown = Waiting::of(&fold, guest, call.until, now);
            Now::Calls(call.turn, Box::new(shown))
        }))
    }
}

/// Those whose time is up first come first.
fn soonest_first(tables: &mut [Waiting]) {
    tables.sort_by_key(|table| (table.until.unwrap_or(u64::MAX), table.table));
}
