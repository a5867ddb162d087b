//! Tables in memory: read when asked for, forgotten when idle.

use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, PoisonError, Weak};

use tokio::sync::{OnceCell, mpsc};

use super::Tables;
use super::look::ended;
use crate::ApiError;
use crate::ids::{GuestId, TableId};
use crate::live::Live;
use crate::store::News;
use crate::table::Fold;
use crate::work::Asker;

impl Tables {
    /// The table, from memory or from storage, if this person may look at it.
    ///
    /// # Errors
    /// When there is none for them.
    pub async fn live_for(
        self: &Arc<Self>,
        id: TableId,
        guest: Option<GuestId>,
    ) -> Result<Arc<Live>, ApiError> {
        let live = self.live_as(id, Asker::reading(guest)).await?;
        if live.fold().is_open_to(guest) { Ok(live) } else { Err(ApiError::NoTable) }
    }

    pub(super) async fn live(self: &Arc<Self>, id: TableId) -> Result<Arc<Live>, ApiError> {
        self.live_as(id, Asker::Server).await
    }

    pub(super) async fn live_as(
        self: &Arc<Self>,
        id: TableId,
        asker: Asker,
    ) -> Result<Arc<Live>, ApiError> {
        let cell = Arc::clone(self.cells().entry(id).or_default());
        let live = cell.get_or_try_init(|| self.load(id, asker)).await;
        match live {
            Ok(live) => {
                live.used.store(self.now(), Relaxed);
                Ok(Arc::clone(live))
            }
            Err(error) => {
                self.forget_if(id, |cell| cell.get().is_none());
                Err(error)
            }
        }
    }

    fn cells(
        &self,
    ) -> std::sync::MutexGuard<'_, std::collections::HashMap<TableId, Arc<OnceCell<Arc<Live>>>>>
    {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn forget_if(&self, id: TableId, unless: impl Fn(&OnceCell<Arc<Live>>) -> bool) {
        let mut cells = self.cells();
        if cells.get(&id).is_some_and(|cell| unless(cell)) {
            cells.remove(&id);
        }
        self.metrics.live_tables.set(cells.len() as u64);
    }

    /// Forgets a table whose memory cannot be trusted; the next one who asks reads it anew.
    pub(super) fn forget(&self, live: &Arc<Live>) {
        self.forget_if(live.id, |cell| cell.get().is_some_and(|other| Arc::ptr_eq(other, live)));
        live.dead.store(true, Relaxed);
        live.changed();
    }

    /// The table in memory, if it is there.
    pub(super) fn held(&self, id: TableId) -> Option<Arc<Live>> {
        self.cells().get(&id).and_then(|cell| cell.get().cloned())
    }

    async fn load(self: &Arc<Self>, id: TableId, asker: Asker) -> Result<Arc<Live>, ApiError> {
        // In this order: a table that is there after its entries were read had all of them.
        let batches = self.store.read().batches(id, 0).await?;
        let listed = self.store.read().table(id).await?.ok_or(ApiError::NoTable)?;
        let fold = self.fold_whole(asker, listed.plan, batches).await?;
        self.metrics.loads.add(1);
        let live = self.hold(fold);
        // Lists may not have heard of the end before a crash.
        if listed.result.is_some() != ended(&live).is_some() {
            self.note_result(&live).await?;
        }
        self.wake(&live);
        Ok(live)
    }

    /// Takes a new table into memory.
    pub(super) fn keep(self: &Arc<Self>, fold: Fold) -> Arc<Live> {
        let live = self.hold(fold);
        let cell = Arc::new(OnceCell::new_with(Some(Arc::clone(&live))));
        let mut cells = self.cells();
        cells.insert(live.id, cell);
        self.metrics.live_tables.set(cells.len() as u64);
        drop(cells);
        self.wake(&live);
        live
    }

    fn hold(&self, fold: Fold) -> Arc<Live> {
        self.make_room();
        Arc::new(Live::new(fold, self.now()))
    }

    /// Forgets the longest idle tables where there are too many.
    fn make_room(&self) {
        let mut cells = self.cells();
        if cells.len() > self.config.most_live {
            let mut idle: Vec<_> = cells
                .iter()
                .filter_map(|(id, cell)| {
                    let live = cell.get().filter(|live| is_unused(live))?;
                    Some((live.used.load(Relaxed), *id))
                })
                .collect();
            idle.sort_unstable();
            // A tenth at once, so that this is not done for every table.
            for (_, id) in idle.into_iter().take(self.config.most_live / 10 + 1) {
                cells.remove(&id);
            }
        }
        self.metrics.live_tables.set(cells.len() as u64);
    }

    /// Forgets tables that nobody has asked for in a while.
    pub fn sweep(&self) {
        let old = self.now().saturating_sub(self.config.idle_s * 1_000);
        let mut cells = self.cells();
        cells.retain(|_, cell| {
            cell.get().is_none_or(|live| live.used.load(Relaxed) > old || !is_unused(live))
        });
        self.metrics.live_tables.set(cells.len() as u64);
    }

    /// Reads what other nodes have added.
    pub(super) async fn catch_up(self: &Arc<Self>, live: &Arc<Live>) -> Result<(), ApiError> {
        let have = live.fold().seq;
        let batches = self.store.read().batches(live.id, have).await?;
        if batches.is_empty() {
            return Ok(());
        }
        if let Err(error) = self.fold_more(live, batches).await {
            self.forget(live);
            return Err(error);
        }
        live.changed();
        Ok(())
    }

    /// Reads what other nodes have added to a table, without waiting to hear of it.
    ///
    /// # Errors
    /// When there is no such table or the database fails.
    pub async fn refresh(self: &Arc<Self>, id: TableId) -> Result<(), ApiError> {
        let live = self.live(id).await?;
        let _turn = live.turn.lock().await;
        self.catch_up(&live).await
    }

    /// Hears what other nodes have written, for ever.
    pub(super) async fn listen(tables: Weak<Self>, mut news: mpsc::Receiver<News>) {
        while let (Some(heard), Some(tables)) = (news.recv().await, tables.upgrade()) {
            let lives: Vec<_> = match heard {
                News::Table(id, _) => tables.held(id).into_iter().collect(),
                News::Deleted(id) => {
                    tables.hear_deleted(id);
                    continue;
                }
                News::Renewed(guest, generation) => {
                    tables.signer.renewed(guest, generation);
                    continue;
                }
                News::Everything => {
                    tables.hear_renewals().await;
                    tables.cells().values().filter_map(|cell| cell.get().cloned()).collect()
                }
            };
            for live in lives {
                if matches!(heard, News::Table(_, seq) if live.fold().seq >= seq) {
                    continue;
                }
                let tables = Arc::clone(&tables);
                tokio::spawn(async move {
                    let _turn = live.turn.lock().await;
                    let news = match heard {
                        News::Everything => tables.is_there(&live).await,
                        _ => Ok(true),
                    };
                    let caught_up = match news {
                        Ok(true) => tables.catch_up(&live).await,
                        Ok(false) => return,
                        Err(error) => Err(error),
                    };
                    if let Err(error) = caught_up {
                        tracing::warn!(table = %live.id, %error, "cannot catch up");
                    }
                    tables.wake_later(&live);
                });
            }
        }
    }
}

/// Whether only the cache knows a table and nobody is connected.
fn is_unused(live: &Arc<Live>) -> bool {
    Arc::strong_count(live) == 1 && live.is_idle()
}
