//! The one connection that writes.
//!
//! It is taken out for every use and put back only by whoever saw that all went well. After an
//! error, a deadline or a cancelled task it is gone: what state a connection is in then nobody can
//! say, and SQLite in particular may be inside a transaction that its caller believes has ended.

use tokio::sync::{Mutex, MutexGuard};

/// Where the connection lies between two uses; empty if there is none that can be trusted.
pub struct Slot<C>(Mutex<Option<C>>);

impl<C> Slot<C> {
    /// A connection that was just opened.
    pub fn new(connection: C) -> Self {
        Self(Mutex::new(Some(connection)))
    }

    /// Takes the connection out, or opens one. To be put back through the guard.
    pub async fn take<E>(
        &self,
        open: impl Future<Output = Result<C, E>>,
    ) -> Result<(MutexGuard<'_, Option<C>>, C), E> {
        let mut slot = self.0.lock().await;
        let connection = match slot.take() {
            Some(connection) => connection,
            None => open.await?,
        };
        Ok((slot, connection))
    }

    /// Takes the connection out for good.
    pub async fn empty(&self) -> Option<C> {
        self.0.lock().await.take()
    }
}
