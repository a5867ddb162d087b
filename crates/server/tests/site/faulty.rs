//! A database that fails on command, over a real one.

use std::collections::VecDeque;
use std::path::Path;
use std::sync::atomic::AtomicUsize;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_trait::async_trait;
use quadrivium_server::Config;
use quadrivium_server::crowd::Said;
use quadrivium_server::metrics::Metrics;
use quadrivium_server::store::{
    Backend, Cell, Column, Dialect, Listed, News, Paper, PaperKind, Sqlite, Statement, Store,
    StoreError, Tie, TieKind, Write,
};
use quadrivium_table::Guest;
use quadrivium_table::entry::Batch;
use quadrivium_table::ids::{GuestId, TableId};
use tokio::sync::{Semaphore, mpsc};

use crate::support::Site;

/// What happens to a transaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It is stored.
    Stored,
    /// It is not stored, and one hears so.
    Failed,
    /// It is stored, but the answer is lost.
    StoredUnheard,
    /// It waits until the test lets it go on.
    Held,
}

pub struct Faulty {
    inner: Arc<dyn Backend>,
    /// What happens to the next transactions; those after them are stored.
    fates: Mutex<VecDeque<Fate>>,
    /// One permit for each transaction or reading that is held.
    pub gate: Semaphore,
    /// Whether tables are not read before the test says so.
    pub slow_reading: Mutex<bool>,
    /// Which reading of a paper of a kind waits until the test lets it go on, the next one being the first.
    pub slow_paper: Mutex<Option<(PaperKind, u32)>>,
    /// How often somebody, a paper, a table or ties were read.
    readings: AtomicUsize,
}

impl Faulty {
    pub fn over(inner: Arc<dyn Backend>) -> Arc<Self> {
        let (fates, slow_reading, slow_paper, readings) = Default::default();
        Arc::new(Self { inner, fates, gate: Semaphore::new(0), slow_reading, slow_paper, readings })
    }

    /// How often somebody, a paper, a table or ties were read until now, one by one or with others.
    pub fn readings(&self) -> usize {
        self.readings.load(Relaxed)
    }

    fn reads(&self) {
        self.readings.fetch_add(1, Relaxed);
    }

    /// Says what happens to the next transactions.
    pub fn next(&self, fates: impl IntoIterator<Item = Fate>) {
        self.fates.lock().unwrap().extend(fates);
    }

    /// Whether all has happened that was said.
    pub fn is_through(&self) -> bool {
        self.fates.lock().unwrap().is_empty()
    }

    /// A site over a database that fails on command, which tries after so long whether storing works again.
    pub async fn site(folder: &Path, pause: Duration) -> (Arc<Self>, Site) {
        let faulty = Self::over(Arc::new(Sqlite::open(folder).await.unwrap()));
        let site = faulty.start(pause).await;
        (faulty, site)
    }

    /// Another one over the same: nothing of what the first had in memory.
    pub async fn start(self: &Arc<Self>, pause: Duration) -> Site {
        let metrics = Arc::new(Metrics::default());
        let config = Config { requests_per_s: 100_000, burst: 100_000, ..Config::default() };
        let store = Store::with_pause(self.clone(), Arc::clone(&metrics), pause);
        Site::over(store, metrics, config, None).await
    }

    async fn wait(&self) {
        self.gate.acquire().await.unwrap().forget();
    }

    fn failed() -> StoreError {
        StoreError::Failed("the test wants it so".into())
    }
}

#[async_trait]
impl Backend for Faulty {
    async fn commit(&self, writes: &[Write]) -> Result<Vec<bool>, StoreError> {
        let fate = self.fates.lock().unwrap().pop_front().unwrap_or(Fate::Stored);
        match fate {
            Fate::Stored => self.inner.commit(writes).await,
            Fate::Failed => Err(Self::failed()),
            Fate::StoredUnheard => {
                self.inner.commit(writes).await?;
                Err(Self::failed())
            }
            Fate::Held => {
                self.wait().await;
                self.inner.commit(writes).await
            }
        }
    }

    async fn probe(&self) -> Result<(), StoreError> {
        self.inner.probe().await
    }

    async fn holds(&self, id: TableId, seq: u64) -> Result<bool, StoreError> {
        self.inner.holds(id, seq).await
    }

    async fn guest(&self, id: GuestId) -> Result<Option<Guest>, StoreError> {
        self.reads();
        self.inner.guest(id).await
    }

    async fn table(&self, id: TableId) -> Result<Option<Listed>, StoreError> {
        let slow = *self.slow_reading.lock().unwrap();
        if slow {
            self.wait().await;
        }
        self.reads();
        self.inner.table(id).await
    }

    async fn batches(&self, id: TableId, after: u64) -> Result<Vec<Batch>, StoreError> {
        self.inner.batches(id, after).await
    }

    async fn reviews(&self, id: TableId) -> Result<Vec<(u32, String)>, StoreError> {
        self.inner.reviews(id).await
    }

    async fn mine(&self, guest: GuestId, most: u32) -> Result<Vec<Listed>, StoreError> {
        self.inner.mine(guest, most).await
    }

    async fn with_bots(&self, most: u32) -> Result<Vec<TableId>, StoreError> {
        self.inner.with_bots(most).await
    }

    async fn unfinished(&self, guest: GuestId) -> Result<u64, StoreError> {
        self.inner.unfinished(guest).await
    }

    async fn listed_by(&self, id: TableId) -> Result<Vec<GuestId>, StoreError> {
        self.inner.listed_by(id).await
    }

    async fn abandoned(&self, before: u64, most: u32) -> Result<Vec<TableId>, StoreError> {
        self.inner.abandoned(before, most).await
    }

    async fn deleted(&self, most: u32) -> Result<Vec<TableId>, StoreError> {
        self.inner.deleted(most).await
    }

    async fn renewed(&self) -> Result<Vec<(GuestId, u32)>, StoreError> {
        self.inner.renewed().await
    }

    async fn paper(&self, kind: PaperKind, id: &str) -> Result<Option<Paper>, StoreError> {
        let slow = {
            let mut slow = self.slow_paper.lock().unwrap();
            let those = slow.as_mut().filter(|(those, _)| *those == kind);
            let now = those.is_some_and(|(_, which)| {
                *which -= 1;
                *which == 0
            });
            slow.take_if(|_| now).is_some()
        };
        if slow {
            self.wait().await;
        }
        self.reads();
        self.inner.paper(kind, id).await
    }

    async fn present(&self, guest: GuestId) -> Result<Vec<TableId>, StoreError> {
        self.inner.present(guest).await
    }

    async fn papers_of(&self, guest: GuestId) -> Result<Vec<Paper>, StoreError> {
        self.inner.papers_of(guest).await
    }

    async fn papers_like(&self, kind: PaperKind) -> Result<Vec<Paper>, StoreError> {
        self.inner.papers_like(kind).await
    }

    async fn public(&self, most: u32) -> Result<Vec<TableId>, StoreError> {
        self.inner.public(most).await
    }

    async fn sought(&self, seeking: &str) -> Result<Option<TableId>, StoreError> {
        self.inner.sought(seeking).await
    }

    async fn results_of(&self, guest: GuestId, most: u32) -> Result<Vec<String>, StoreError> {
        self.inner.results_of(guest, most).await
    }

    async fn ties_from(&self, kind: TieKind, one: &str) -> Result<Vec<Tie>, StoreError> {
        self.reads();
        self.inner.ties_from(kind, one).await
    }

    async fn ties_of(&self, guest: GuestId) -> Result<Vec<Tie>, StoreError> {
        self.inner.ties_of(guest).await
    }

    async fn ask(
        &self,
        question: Statement,
        columns: &'static [Column],
    ) -> Result<Vec<Vec<Cell>>, StoreError> {
        self.reads();
        self.inner.ask(question, columns).await
    }

    fn dialect(&self) -> Dialect {
        self.inner.dialect()
    }

    async fn papers_after(&self, kind: PaperKind, after: &str) -> Result<Vec<Paper>, StoreError> {
        self.inner.papers_after(kind, after).await
    }

    async fn secret(&self, name: &'static str) -> Result<[u8; 32], StoreError> {
        self.inner.secret(name).await
    }

    async fn ping(&self) -> Result<(), StoreError> {
        self.inner.ping().await
    }

    async fn news(&self) -> Result<Option<mpsc::Receiver<News>>, StoreError> {
        self.inner.news().await
    }

    async fn say(&self, said: &[Said]) -> Result<(), StoreError> {
        self.inner.say(said).await
    }

    async fn close(&self) {
        self.inner.close().await;
    }
}
