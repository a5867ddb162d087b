//! Tables in memory: read when asked for, forgotten when idle.

use std::collections::HashMap;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, MutexGuard, PoisonError, Weak};

use futures_util::StreamExt;
use quadrivium_table::ids::{GuestId, TableId};
use quadrivium_table::{Fault, Fold, State};
use tokio::sync::mpsc;

use super::finding::Call;
use super::{Cell, Tables};
use crate::ApiError;
use crate::held::Held;
use crate::store::News;
use crate::work::Asker;

/// How many tables are read at once when all of them may have gone on.
const READ_AT_ONCE: usize = 4;

impl Tables {
    /// The table, from memory or from storage, if this person may look at it.
    ///
    /// # Errors
    /// When there is none for them.
    pub async fn fetch_for(
        self: &Arc<Self>,
        id: TableId,
        guest: Option<GuestId>,
    ) -> Result<Arc<Held>, ApiError> {
        let held = self.fetch_as(id, Asker::reading(guest)).await?;
        if held.fold().is_open_to(guest) { Ok(held) } else { Err(Fault::NoTable.into()) }
    }

    pub(super) async fn fetch(self: &Arc<Self>, id: TableId) -> Result<Arc<Held>, ApiError> {
        self.fetch_as(id, Asker::Server).await
    }

    pub(super) async fn fetch_as(
        self: &Arc<Self>,
        id: TableId,
        asker: Asker,
    ) -> Result<Arc<Held>, ApiError> {
        let cell = Arc::clone(self.cells().entry(id).or_default());
        let waiting = Waiting { tables: self, id, cell };
        let held = waiting.cell.get_or_try_init(|| self.load(id, asker)).await?;
        held.used.store(self.now(), Relaxed);
        Ok(Arc::clone(held))
    }

    fn cells(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Cell>>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets a table whose memory cannot be trusted; the next one who asks reads it anew. To be
    /// called by whoever holds its turn.
    pub(super) fn forget(self: &Arc<Self>, held: &Arc<Held>) {
        let mut cells = self.cells();
        let here = |cell: &Arc<Cell>| cell.get().is_some_and(|other| Arc::ptr_eq(other, held));
        if cells.get(&held.id).is_some_and(here) {
            cells.remove(&held.id);
        }
        self.metrics.live_tables.set(cells.len() as u64);
        drop(cells);
        held.die();
        self.revive(held.id);
    }

    /// The table in memory, if it is there.
    pub(super) fn held(&self, id: TableId) -> Option<Arc<Held>> {
        self.cells().get(&id).and_then(|cell| cell.get().cloned())
    }

    async fn load(self: &Arc<Self>, id: TableId, asker: Asker) -> Result<Arc<Held>, ApiError> {
        // In this order: a table that is there after its entries were read had all of them.
        let batches = self.store.read().batches(id, 0).await?;
        let listed = self.store.read().table(id).await?.ok_or(Fault::NoTable)?;
        let fold = self.fold_whole(asker, listed.plan, batches).await?;
        self.metrics.loads.add(1);
        let held = self.hold(fold);
        // Lists may not have heard of the end before a crash. Of an end that another node has just
        // brought about, the entries that were read first may not know.
        let over = held.fold().state() == State::Over;
        if listed.result.is_some() != over && (over || !self.config.shared) {
            self.note_result(&held).await;
        }
        if self.config.shared {
            self.hear_late(id);
        }
        self.wake(&held);
        Ok(held)
    }

    /// How many tables are in memory or being read.
    pub fn tables_held(&self) -> usize {
        self.cells().len()
    }

    /// Looks once more at a table that was just read: news that came meanwhile found nobody here.
    fn hear_late(self: &Arc<Self>, id: TableId) {
        let tables = Arc::clone(self);
        tokio::spawn(async move {
            if let Err(error) = tables.refresh(id).await {
                tracing::warn!(table = %id, %error, "cannot catch up");
            }
        });
    }

    /// Takes a new table into memory.
    pub(super) fn keep(self: &Arc<Self>, fold: Fold) -> Arc<Held> {
        let held = self.hold(fold);
        let cell = Arc::new(Cell::new_with(Some(Arc::clone(&held))));
        let mut cells = self.cells();
        cells.insert(held.id, cell);
        self.metrics.live_tables.set(cells.len() as u64);
        drop(cells);
        self.post_up(&held);
        self.wake(&held);
        held
    }

    fn hold(&self, fold: Fold) -> Arc<Held> {
        self.make_room();
        Arc::new(Held::new(fold, self.now(), Arc::clone(&self.crowd)))
    }

    /// Forgets the longest idle tables where there are too many.
    fn make_room(&self) {
        let mut cells = self.cells();
        if cells.len() > self.config.most_live {
            let mut idle: Vec<_> = cells
                .iter()
                .filter(|(_, cell)| is_unused(cell))
                .filter_map(|(id, cell)| Some((cell.get()?.used.load(Relaxed), *id)))
                .collect();
            idle.sort_unstable();
            // A tenth at once, so that this is not done for every table.
            for (_, id) in idle.into_iter().take(self.config.most_live / 10 + 1) {
                cells.remove(&id);
            }
        }
        self.metrics.live_tables.set(cells.len() as u64);
    }

    /// Forgets tables that nobody has asked for in a while, and lists those no more that nobody wants.
    pub fn sweep(&self) {
        self.board.age(self.now());
        let old = self.now().saturating_sub(self.config.idle_s * 1_000);
        let mut cells = self.cells();
        cells.retain(|_, cell| {
            cell.get().is_none_or(|held| held.used.load(Relaxed) > old) || !is_unused(cell)
        });
        self.metrics.live_tables.set(cells.len() as u64);
    }

    /// Reads what other nodes have added. To be called by whoever holds the turn.
    pub(super) async fn catch_up(self: &Arc<Self>, held: &Arc<Held>) -> Result<(), ApiError> {
        let have = held.fold().seq();
        let batches = self.store.read().batches(held.id, have).await?;
        if batches.is_empty() {
            return Ok(());
        }
        if let Err(error) = self.fold_more(held, batches).await {
            self.forget(held);
            return Err(error);
        }
        held.changed();
        self.post_up(held);
        self.wake_later(held);
        let rated_end = {
            let fold = held.fold();
            fold.plan.rated && fold.state() == State::Over
        };
        if rated_end {
            // Whoever brought the end about may have died before it was settled.
            let (tables, held) = (Arc::clone(self), Arc::clone(held));
            tokio::spawn(async move { tables.note_result(&held).await });
        }
        Ok(())
    }

    /// Reads what other nodes have added to a table, without waiting to hear of it.
    ///
    /// # Errors
    /// When there is no such table or the database fails.
    pub async fn refresh(self: &Arc<Self>, id: TableId) -> Result<(), ApiError> {
        let held = self.fetch(id).await?;
        let _turn = held.turn.lock().await;
        // One that was thrown away is read anew by whoever asks next.
        if held.is_dead() { Ok(()) } else { self.catch_up(&held).await }
    }

    /// Hears what other nodes have written, for ever.
    pub(super) async fn listen(tables: Weak<Self>, mut news: mpsc::Receiver<News>) {
        while let (Some(heard), Some(tables)) = (news.recv().await, tables.upgrade()) {
            let lost = heard == News::Everything;
            let those: Vec<_> = match heard {
                News::Crowd(said) => {
                    tables.hear_crowd(said);
                    continue;
                }
                News::Table(id, seq) => {
                    tables.held(id).into_iter().filter(|held| held.fold().seq() < seq).collect()
                }
                News::Deleted(id) => {
                    tables.hear_deleted(id);
                    continue;
                }
                News::Renewed(guest, generation) => {
                    tables.signer.renewed(guest, generation);
                    tables.sessions.changed(Some(guest));
                    continue;
                }
                News::Rewritten(id) => {
                    tables.hear_rewritten(id);
                    continue;
                }
                News::Person(guest) => {
                    tables.sessions.changed(Some(guest));
                    tables.call(Call::Person(guest));
                    tables.hear_orders(guest).await;
                    continue;
                }
                News::Company(guest) => {
                    tables.call(Call::Person(guest));
                    continue;
                }
                News::Seats(id) => {
                    tables.hear_seats(id);
                    continue;
                }
                News::Tournament(id) => {
                    tables.hear_tournament(id);
                    continue;
                }
                News::Everything => {
                    tables.crowd.ask();
                    tables.hear_renewals().await;
                    tables.sessions.changed(None);
                    tables.call(Call::Everybody);
                    tables.hear_everything_listed();
                    tables.hear_orders(super::host::site()).await;
                    tables.hear_all_tournaments();
                    tables.cells().values().filter_map(|cell| cell.get().cloned()).collect()
                }
            };
            if !those.is_empty() {
                tokio::spawn(async move {
                    let all = futures_util::stream::iter(those);
                    let hear = |held| tables.hear_of(held, lost);
                    all.for_each_concurrent(READ_AT_ONCE, hear).await;
                });
            }
        }
    }

    /// Another node has added something to a table. Where news may have been lost, it may also have
    /// deleted the table.
    async fn hear_of(self: &Arc<Self>, held: Arc<Held>, lost: bool) {
        let turn = held.turn.lock().await;
        if held.is_dead() {
            return;
        }
        let there = if lost { self.is_there(&held).await } else { Ok(true) };
        let caught_up = match there {
            Ok(true) => self.catch_up(&held).await,
            Ok(false) => return,
            Err(error) => Err(error),
        };
        if let Err(error) = caught_up {
            tracing::warn!(table = %held.id, %error, "cannot catch up");
            // Nobody may tell us a second time.
            self.forget(&held);
            return;
        }
        drop(turn);
        self.wake_later(&held);
    }
}

/// Somebody waits for a table that is being read. If it comes to nothing, because it cannot be read
/// or because all who waited have gone, nothing of it stays.
struct Waiting<'a> {
    tables: &'a Tables,
    id: TableId,
    cell: Arc<Cell>,
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        let mut cells = self.tables.cells();
        // Held by the cache and by us: nobody else waits.
        let last = Arc::strong_count(&self.cell) == 2 && self.cell.get().is_none();
        if last && cells.get(&self.id).is_some_and(|cell| Arc::ptr_eq(cell, &self.cell)) {
            cells.remove(&self.id);
        }
        self.tables.metrics.live_tables.set(cells.len() as u64);
    }
}

/// Whether only the cache knows a table, nobody is connected, and nobody is just taking it out.
fn is_unused(cell: &Arc<Cell>) -> bool {
    Arc::strong_count(cell) == 1
        && cell.get().is_some_and(|held| Arc::strong_count(held) == 1 && held.is_idle())
}
