//! What this node remembers of tournaments: all of them in short, and when to look at which table. What is
//! stored is the truth; what is remembered is never older than what was remembered before.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use quadrivium_table::ids::{GuestId, TableId, TournamentId};
use tokio::sync::Notify;

use super::kept::{Stage, Tournament};

/// How many tournaments that are gone are remembered.
const MOST_GONE: usize = 4_096;

/// When to look at a table.
#[derive(Clone, Copy, Debug, Default)]
pub struct Look {
    /// When to look whether it is over.
    pub peek: u64,
    /// When somebody's time is up, or that of the round.
    pub due: u64,
}

#[derive(Default)]
struct Known {
    all: HashMap<TournamentId, (u64, Arc<Tournament>)>,
    gone: HashSet<TournamentId>,
    /// Those that may be stored otherwise than they are remembered.
    doubtful: HashSet<TournamentId>,
    looks: HashMap<TableId, Look>,
}

/// All tournaments, as this node knows them.
#[derive(Default)]
pub struct Hub {
    /// Locked for a look-up.
    known: Mutex<Known>,
    /// Held while a tournament is changed: those of one node need not fail to find that out.
    pub(super) turn: tokio::sync::Mutex<()>,
    /// Rung when a table of a tournament is over.
    pub bell: Notify,
}

impl Hub {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Remembers a tournament, or what is newer of it.
    pub(super) fn put(&self, id: TournamentId, version: u64, mut kept: Tournament) {
        let mut known = self.known();
        let older = known.all.get(&id).is_some_and(|(have, _)| *have >= version);
        if older || known.gone.contains(&id) {
            return;
        }
        if kept.stage == Stage::Over {
            for table in kept.rounds.iter().flat_map(|round| &round.tables) {
                known.looks.remove(&table.id);
            }
            // Lists tell only how many rounds there were.
            for round in &mut kept.rounds {
                round.tables.clear();
            }
        }
        known.all.insert(id, (version, Arc::new(kept)));
    }

    pub(super) fn remove(&self, id: TournamentId) {
        let mut known = self.known();
        known.all.remove(&id);
        if known.gone.len() >= MOST_GONE {
            known.gone.clear();
        }
        known.gone.insert(id);
    }

    /// What is remembered of a tournament may be old.
    pub(super) fn doubt(&self, id: TournamentId) {
        self.known().doubtful.insert(id);
    }

    /// Those of which it may be; whoever takes them reads them.
    pub(super) fn take_doubtful(&self) -> HashSet<TournamentId> {
        std::mem::take(&mut self.known().doubtful)
    }

    pub(super) fn get(&self, id: TournamentId) -> Option<Arc<Tournament>> {
        self.known().all.get(&id).map(|(_, kept)| Arc::clone(kept))
    }

    /// Everything.
    pub(super) fn all(&self) -> Vec<(TournamentId, Arc<Tournament>)> {
        self.known().all.iter().map(|(id, (_, kept))| (*id, Arc::clone(kept))).collect()
    }

    /// In how many tournaments that are not over somebody does this.
    pub(super) fn live(&self, does: impl Fn(&Tournament) -> bool) -> usize {
        let known = self.known();
        known.all.values().filter(|(_, kept)| kept.is_live() && does(kept)).count()
    }

    /// When to look at a table; at once where nobody has looked yet.
    pub(super) fn look(&self, table: TableId) -> Look {
        self.known().looks.get(&table).copied().unwrap_or_default()
    }

    /// Says when to look at a table next.
    pub(super) fn look_at(&self, table: TableId, look: Look) {
        self.known().looks.insert(table, look);
    }

    /// Nobody has to look at a table any more.
    pub(super) fn forget(&self, table: TableId) {
        self.known().looks.remove(&table);
    }

    /// The tournaments at which there is something to do now.
    pub(super) fn due(&self, now: u64) -> Vec<TournamentId> {
        let known = self.known();
        let look = |table: TableId| known.looks.get(&table).copied().unwrap_or_default();
        let due = |kept: &Tournament| {
            if kept.end_untold || kept.is_lapsed(now) {
                return true;
            }
            kept.stage == Stage::Running
                && kept.rounds.last().is_none_or(|round| {
                    let open = |table: &&super::kept::KeptTable| table.scores.is_none();
                    let mut open = round.tables.iter().filter(open).peekable();
                    !round.opened
                        || open.peek().is_none()
                        || open.any(|table| look(table.id).peek.min(look(table.id).due) <= now)
                })
        };
        let all = known.all.iter().filter(|(_, (_, kept))| due(kept));
        all.map(|(id, _)| *id).collect()
    }

    /// A table of whoever has made it is over: if that is a tournament, somebody looks at once.
    pub(in crate::tables) fn ended(&self, owner: GuestId, table: TableId) {
        let known = self.known();
        if known.all.contains_key(&owner) {
            drop(known);
            self.look_at(table, Look::default());
            self.bell.notify_one();
        }
    }
}
