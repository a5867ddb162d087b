//! One task writes. While a transaction is on its way to the disk the next one gathers what all
//! tables want to write, so many moves share the cost of one commit.
//!
//! When a transaction fails, or does not end in time, the task stops taking writes: they are
//! refused at once, so nobody waits for a disk that is full or a database that is away. Now and
//! then it makes a small write on a new connection. When that is stored, and what was last
//! acknowledged is still there, writes are taken again.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use quadrivium_table::ids::TableId;
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::{Instant, timeout, timeout_at};

use super::{Backend, StoreError, Write};
use crate::metrics::Metrics;

/// The most that goes into one transaction.
const MOST: usize = 512;
/// How long a transaction may take. Those who wait for the next one hear of it before their requests
/// are given up.
const DEADLINE: Duration = Duration::from_secs(8);

type Reply = oneshot::Sender<Result<bool, StoreError>>;

pub struct Writer {
    /// Who wants to write sends here; taken out when the store closes.
    queue: std::sync::Mutex<Option<mpsc::Sender<(Write, Reply)>>>,
    /// The task; whoever closes the store waits for it.
    task: Mutex<Option<JoinHandle<()>>>,
    /// Whether the last transaction failed. Set and cleared by the task, read by all.
    failing: Arc<AtomicBool>,
}

impl Writer {
    pub fn start(backend: Arc<dyn Backend>, metrics: Arc<Metrics>, pause: Duration) -> Self {
        let (queue, wanted) = mpsc::channel(4 * MOST);
        let failing = Arc::new(AtomicBool::new(false));
        let task = Task { backend, metrics, failing: Arc::clone(&failing), pause, promised: None };
        let task = tokio::spawn(task.run(wanted));
        Self { queue: Some(queue).into(), task: Mutex::new(Some(task)), failing }
    }

    /// Whether nothing can be stored at present.
    pub fn is_failing(&self) -> bool {
        self.failing.load(Relaxed)
    }

    pub async fn write(&self, write: Write) -> Result<bool, StoreError> {
        let queue = self.queue.lock().expect("nobody panics with it").clone();
        let queue = queue.ok_or(StoreError::Stopping)?;
        if self.is_failing() {
            return Err(StoreError::Unavailable);
        }
        let (reply, answer) = oneshot::channel();
        queue.send((write, reply)).await.map_err(|_| StoreError::Stopping)?;
        drop(queue);
        // A task that went away in the middle of a transaction says nothing about it.
        answer.await.unwrap_or_else(|_| Err(StoreError::Failed("the writer has ended".into())))
    }

    /// Takes no more, writes what is waiting, and ends.
    pub async fn close(&self) {
        drop(self.queue.lock().expect("nobody panics with it").take());
        if let Some(task) = self.task.lock().await.take() {
            // A writer that panicked has nothing left to write.
            let _ = task.await;
        }
    }
}

struct Task {
    backend: Arc<dyn Backend>,
    metrics: Arc<Metrics>,
    failing: Arc<AtomicBool>,
    /// How long to wait before it is tried whether storing works again.
    pause: Duration,
    /// An entry that was acknowledged, the latest of those that were stored.
    promised: Option<(TableId, u64)>,
}

impl Task {
    async fn run(mut self, mut wanted: mpsc::Receiver<(Write, Reply)>) {
        let mut gathered = Vec::with_capacity(MOST);
        let mut next_try = Instant::now();
        loop {
            let heard = if self.failing.load(Relaxed) {
                timeout_at(next_try, wanted.recv_many(&mut gathered, MOST)).await
            } else {
                Ok(wanted.recv_many(&mut gathered, MOST).await)
            };
            match heard {
                Ok(0) => return,
                // They came while the last transaction failed.
                Ok(_) if self.failing.load(Relaxed) => {
                    for (_, reply) in gathered.drain(..) {
                        let _ = reply.send(Err(StoreError::Unavailable));
                    }
                }
                Ok(_) => {
                    let (writes, replies): (Vec<_>, Vec<_>) = gathered.drain(..).unzip();
                    let answers = self.commit(&writes).await;
                    for (reply, answer) in replies.into_iter().zip(answers) {
                        // Whoever asked may have gone; what is written stays written.
                        let _ = reply.send(answer);
                    }
                    next_try = Instant::now() + self.pause;
                }
                Err(_) => {
                    self.recover().await;
                    next_try = Instant::now() + self.pause;
                }
            }
        }
    }

    async fn commit(&mut self, writes: &[Write]) -> Vec<Result<bool, StoreError>> {
        match self.transact(writes).await {
            Ok(written) => written.into_iter().map(Ok).collect(),
            // Whatever somebody else holds, the others' writes have nothing to do with it.
            Err(StoreError::Locked(_)) if writes.len() > 1 => {
                let until = Instant::now() + DEADLINE;
                let mut answers = Vec::with_capacity(writes.len());
                for write in writes {
                    if Instant::now() > until {
                        answers.push(Err(StoreError::Unavailable));
                        continue;
                    }
                    let alone = self.transact(std::slice::from_ref(write)).await;
                    answers.push(alone.map(|written| written[0]));
                }
                answers
            }
            Err(error) => vec![Err(error); writes.len()],
        }
    }

    async fn transact(&mut self, writes: &[Write]) -> Result<Vec<bool>, StoreError> {
        if self.failing.load(Relaxed) {
            return Err(StoreError::Unavailable);
        }
        let started = Instant::now();
        let answer = timeout(DEADLINE, self.backend.commit(writes)).await.unwrap_or_else(|_| {
            Err(StoreError::Failed(format!("no answer within {} s", DEADLINE.as_secs())))
        });
        self.metrics.committed(writes.len(), started.elapsed());
        match &answer {
            Ok(written) => {
                let gone =
                    |table| writes.iter().any(|w| matches!(w, Write::Delete(t, _) if *t == table));
                self.promised.take_if(|(table, _)| gone(*table));
                let mut stored = writes.iter().zip(written).rev().filter(|(_, written)| **written);
                let last = stored.find_map(|(write, _)| write.append());
                if let Some(append) = last.filter(|append| !gone(append.table)) {
                    self.promised = Some((append.table, append.batch.seq));
                }
            }
            Err(error) => {
                self.metrics.storage_failures.add(1);
                tracing::error!(%error, writes = writes.len(), "a transaction failed");
                if !error.stored_nothing() {
                    self.failing.store(true, Relaxed);
                }
            }
        }
        answer
    }

    /// Takes writes again if something can be stored, and what was promised is there.
    async fn recover(&self) {
        let looking = async {
            self.backend.probe().await?;
            match self.promised {
                Some((table, seq)) => self.backend.holds(table, seq).await,
                None => Ok(true),
            }
        };
        match timeout(DEADLINE, looking).await {
            Ok(Ok(true)) => {
                tracing::info!("storing works again");
                self.failing.store(false, Relaxed);
            }
            Ok(Ok(false)) => tracing::error!(
                promised = ?self.promised,
                "the database has lost an acknowledged entry: restore it from a backup"
            ),
            Ok(Err(error)) => tracing::warn!(%error, "still nothing can be stored"),
            Err(_) => tracing::warn!("still nothing can be stored: the database does not answer"),
        }
    }
}
