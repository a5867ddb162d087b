//! Telling other nodes who is there, and hearing it of them.

use std::sync::{Arc, Weak};
use std::time::Duration;

use quadrivium_table::ids::TableId;
use tokio::time::{Instant, sleep, timeout};

use super::Tables;
use crate::crowd::{MOST_SAID, Said};
use crate::store::StoreError;

/// How long to gather who comes and goes before it is told.
const GATHER: Duration = Duration::from_millis(100);
/// After how many beats, in halves, a node of which nothing is heard is forgotten.
const PATIENCE_HALVES: u32 = 5;
/// How long the last word may take.
const FAREWELL: Duration = Duration::from_secs(1);

impl Tables {
    /// Tells the other nodes who is there, for ever; the first word asks them to do the same.
    pub(super) async fn tell_crowd(tables: Weak<Self>) {
        let mut told = true;
        while let Some(tables) = tables.upgrade() {
            let beat = Duration::from_millis(tables.config.beat_ms);
            tables.stir(tables.crowd.forget(Instant::now(), beat * PATIENCE_HALVES / 2));
            let words = tables.crowd.words();
            if words.is_empty() {
                return;
            }
            let saying = tables.say(&words).await;
            if let (Err(error), true) = (&saying, told) {
                tracing::warn!(%error, "other nodes cannot be told who is there");
            }
            told = saying.is_ok();
            let crowd = Arc::clone(&tables.crowd);
            // Nobody keeps the tables while waiting.
            drop(tables);
            if told {
                let _ = timeout(beat, crowd.bell.notified()).await;
                sleep(GATHER.min(beat)).await;
            } else {
                crowd.unheard();
                sleep(beat).await;
            }
        }
    }

    async fn say(&self, words: &[Said]) -> Result<(), StoreError> {
        for some in words.chunks(MOST_SAID) {
            self.store.read().say(some).await?;
        }
        Ok(())
    }

    /// Hears who is there at another node.
    pub(super) fn hear_crowd(&self, said: Said) {
        self.stir(self.crowd.hear(said, Instant::now()));
    }

    /// Tells those who look on at these tables that somebody has come or gone.
    fn stir(&self, changed: Vec<TableId>) {
        changed.into_iter().filter_map(|table| self.held(table)).for_each(|held| held.stirred());
    }

    /// Tells the other nodes that nobody is here any more: the server stops.
    pub async fn leave_crowd(&self) {
        if self.config.shared {
            // Who does not hear it misses our beats.
            let _ = timeout(FAREWELL, self.say(&self.crowd.farewell())).await;
        }
    }
}
