//! One task writes. While a transaction is on its way to the disk the next one gathers what all
//! tables want to write, so many moves share the cost of one commit.

use std::sync::Arc;

use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use super::{Backend, StoreError, Write};
use crate::metrics::Metrics;

/// The most that goes into one transaction.
const MOST: usize = 512;

type Reply = oneshot::Sender<Result<bool, StoreError>>;

pub struct Writer {
    /// Who wants to write sends here; taken out when the store closes.
    queue: std::sync::Mutex<Option<mpsc::Sender<(Write, Reply)>>>,
    /// The task; whoever closes the store waits for it.
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    pub fn start(backend: Arc<dyn Backend>, metrics: Arc<Metrics>) -> Self {
        let (queue, wanted) = mpsc::channel(4 * MOST);
        let task = tokio::spawn(run(backend, wanted, metrics));
        Self { queue: Some(queue).into(), task: Mutex::new(Some(task)) }
    }

    pub async fn write(&self, write: Write) -> Result<bool, StoreError> {
        let queue = self.queue.lock().expect("nobody panics with it").clone();
        let queue = queue.ok_or(StoreError::Stopping)?;
        let (reply, answer) = oneshot::channel();
        queue.send((write, reply)).await.map_err(|_| StoreError::Stopping)?;
        drop(queue);
        answer.await.map_err(|_| StoreError::Stopping)?
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

async fn run(
    backend: Arc<dyn Backend>,
    mut wanted: mpsc::Receiver<(Write, Reply)>,
    metrics: Arc<Metrics>,
) {
    let mut gathered = Vec::with_capacity(MOST);
    while wanted.recv_many(&mut gathered, MOST).await > 0 {
        let (writes, replies): (Vec<_>, Vec<_>) = gathered.drain(..).unzip();
        let started = std::time::Instant::now();
        let answer = backend.commit(&writes).await;
        metrics.committed(writes.len(), started.elapsed());
        match answer {
            Ok(written) => {
                for (reply, written) in replies.into_iter().zip(written) {
                    // Whoever asked may have gone; what is written stays written.
                    let _ = reply.send(Ok(written));
                }
            }
            Err(error) => {
                metrics.storage_failures.add(1);
                let reason = error.to_string();
                tracing::error!(%reason, writes = writes.len(), "a transaction failed");
                for reply in replies {
                    let _ = reply.send(Err(StoreError::Failed(reason.clone())));
                }
            }
        }
    }
}
