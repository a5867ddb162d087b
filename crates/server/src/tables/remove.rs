//! Tables that nobody wants any more: taken from lists, deleted, erased.
//!
//! A table that is deleted is gone at once; its entries are erased afterwards, a few hundred in a
//! transaction, so that nobody who plays has to wait. What is left of that after a crash is done
//! after the next start.

use std::sync::Arc;

use quadrivium_table::api::Removed;
use quadrivium_table::ids::{GuestId, TableId};
use quadrivium_table::{Fault, Fold, Moment, Removal, State};

use super::Tables;
use crate::ApiError;
use crate::held::Held;
use crate::store::{StoreError, Write};

/// How many tables are looked for at once.
const MOST: u32 = 1_000;
/// How often it is tried to remove a table that others go on with.
const TRIES: u32 = 5;
/// The milliseconds of a day.
const DAY_MS: u64 = 24 * 3_600 * 1_000;

impl Tables {
    /// Takes a table from a person's list, or deletes it where it is theirs alone.
    ///
    /// Runs to its end even if whoever asked goes away: half of it would leave a table that nobody
    /// can delete.
    ///
    /// # Errors
    /// When it is no table of theirs.
    pub async fn remove(
        self: &Arc<Self>,
        id: TableId,
        guest: GuestId,
    ) -> Result<Removed, ApiError> {
        let tables = Arc::clone(self);
        let done = tokio::spawn(async move {
            for _ in 0..TRIES {
                if let Some(removed) = tables.try_to_remove(id, guest).await? {
                    return Ok(removed);
                }
            }
            Err(ApiError::Unavailable)
        });
        done.await.unwrap_or(Err(ApiError::Internal))
    }

    /// The same; nothing if the table has moved on meanwhile, so that what was true of it may not be
    /// true any more.
    async fn try_to_remove(
        self: &Arc<Self>,
        id: TableId,
        guest: GuestId,
    ) -> Result<Option<Removed>, ApiError> {
        let held = match self.fetch_for(id, Some(guest)).await {
            Ok(held) => held,
            // It can be read by nobody, but whoever runs the server may want to mend it: it goes
            // only when it stands on nobody's list any more.
            Err(ApiError::Table(Fault::Damaged | Fault::OldRules(_))) => {
                return self.unlist(id, None, guest, <[GuestId]>::is_empty).await;
            }
            Err(error) => return Err(error),
        };
        // A seat that somebody has taken before the start is free for somebody else then.
        let leave = move |fold: &Fold, moment: Moment<'_>| fold.entries_of_unlisting(moment, guest);
        self.change(&held, leave).await?;
        let _turn = held.turn.lock().await;
        if held.is_dead() {
            return Ok(None);
        }
        self.catch_up(&held).await?;
        let (removal, people, seq) = {
            let fold = held.fold();
            (fold.removal(guest), fold.everybody(), fold.seq())
        };
        match removal {
            Removal::Delete => {
                let deleted = self.delete(id, Some(seq)).await?;
                Ok(deleted.then_some(Removed { deleted }))
            }
            Removal::Unlist => {
                let wanted = |lists: &[GuestId]| lists.iter().any(|other| people.contains(other));
                self.unlist(id, Some(seq), guest, |lists| !wanted(lists)).await
            }
        }
    }

    /// Takes a table from a person's list, and deletes it if it stands on no list that counts.
    async fn unlist(
        self: &Arc<Self>,
        id: TableId,
        seq: Option<u64>,
        guest: GuestId,
        is_unwanted: impl Fn(&[GuestId]) -> bool,
    ) -> Result<Option<Removed>, ApiError> {
        if !self.store.read().listed_by(id).await?.contains(&guest) {
            return Err(Fault::NotSeated.into());
        }
        self.store.write(Write::Unlist(id, guest)).await?;
        let unwanted = is_unwanted(&self.store.read().listed_by(id).await?);
        // One that has moved on has somebody who wants it after all.
        let deleted = unwanted && self.delete(id, seq).await?;
        Ok(Some(Removed { deleted }))
    }

    /// Deletes a table, if this is its last entry; whether it was. Whoever holds its `turn` calls
    /// this, so that nothing comes after it.
    async fn delete(self: &Arc<Self>, id: TableId, seq: Option<u64>) -> Result<bool, ApiError> {
        let deleted = self.store.write(Write::Delete(id, seq)).await;
        self.deleted(id, deleted)
    }

    /// A table was deleted, or not, or nobody knows.
    fn deleted(
        self: &Arc<Self>,
        id: TableId,
        deleted: Result<bool, StoreError>,
    ) -> Result<bool, ApiError> {
        let forget = match &deleted {
            Ok(deleted) => *deleted,
            Err(error) => !error.stored_nothing(),
        };
        if let Some(held) = self.held(id).filter(|_| forget) {
            self.forget(&held);
        }
        let deleted = deleted?;
        if deleted {
            self.board.take_down(id);
            self.metrics.deleted.add(1);
            let tables = Arc::clone(self);
            tokio::spawn(async move { tables.erase(id).await });
        }
        Ok(deleted)
    }

    /// Deletes a table whatever stands on it, as hosts do, also while nobody else may change anything.
    pub(super) async fn delete_as_host(self: &Arc<Self>, id: TableId) -> Result<(), ApiError> {
        let held = self.fetch(id).await.ok();
        let _turn = match &held {
            Some(held) => Some(held.turn.lock().await),
            None => None,
        };
        let deleted = self.store.write_as_host(Write::Delete(id, None)).await;
        self.deleted(id, deleted)?;
        Ok(())
    }

    /// Erases what is left of a table that is gone.
    async fn erase(&self, id: TableId) {
        loop {
            match self.store.write(Write::Erase(id)).await {
                Ok(true) => {}
                Ok(false) => return,
                Err(error) => {
                    tracing::warn!(table = %id, %error, "a deleted table is not erased yet");
                    return;
                }
            }
        }
    }

    /// Another node has deleted a table: nobody here goes on with it.
    pub(super) fn hear_deleted(self: &Arc<Self>, id: TableId) {
        self.board.take_down(id);
        let Some(held) = self.held(id) else { return };
        let tables = Arc::clone(self);
        tokio::spawn(async move {
            let _turn = held.turn.lock().await;
            tables.forget(&held);
            // What was added here before the news came.
            tables.erase(id).await;
        });
    }

    /// Another node has taken somebody out of a table: it is read anew.
    pub(super) fn hear_rewritten(self: &Arc<Self>, id: TableId) {
        self.hear_seats(id);
        let Some(held) = self.held(id) else { return };
        let tables = Arc::clone(self);
        tokio::spawn(async move {
            let _turn = held.turn.lock().await;
            tables.forget(&held);
        });
    }

    /// News may have been lost: whether a table is still there. Forgets it otherwise.
    pub(super) async fn is_there(self: &Arc<Self>, held: &Arc<Held>) -> Result<bool, ApiError> {
        let there = self.store.read().table(held.id).await?.is_some();
        if !there {
            self.board.take_down(held.id);
            self.forget(held);
        }
        Ok(there)
    }

    /// Deletes tables that are not over and were left alone for as long as the host says, and
    /// erases what is left of deleted ones.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn tidy(self: &Arc<Self>) -> Result<(), ApiError> {
        // Nothing changes while hosts want it so.
        if self.store.is_frozen() {
            return Ok(());
        }
        if let Some(days) = self.config.forget_unfinished_days {
            let before = self.now().saturating_sub(u64::from(days) * DAY_MS);
            for id in self.store.read().abandoned(before, MOST).await? {
                self.delete_abandoned(id, before).await?;
            }
        }
        for id in self.store.read().deleted(MOST).await? {
            self.erase(id).await;
        }
        self.store.write(Write::Expire(self.now())).await?;
        self.go_on_forgetting().await?;
        self.go_on_banning().await;
        self.go_on_announcing().await?;
        Ok(())
    }

    async fn delete_abandoned(self: &Arc<Self>, id: TableId, before: u64) -> Result<(), ApiError> {
        let held = match self.fetch(id).await {
            Ok(held) => held,
            // Gone already, or something for whoever runs the server to look at.
            Err(ApiError::Table(Fault::NoTable | Fault::Damaged | Fault::OldRules(_))) => {
                return Ok(());
            }
            Err(error) => return Err(error),
        };
        let _turn = held.turn.lock().await;
        if held.is_dead() {
            return Ok(());
        }
        self.catch_up(&held).await?;
        // Somebody may have played since it was looked for, and lists may not know of an end.
        let abandoned = {
            let fold = held.fold();
            (fold.state() != State::Over && fold.clocks.last() < before).then_some(fold.seq())
        };
        if abandoned.is_some() {
            self.delete(id, abandoned).await?;
        }
        Ok(())
    }
}
