//! Somebody wants to be forgotten: name, devices and words go, games stay for those who played them.
//!
//! One transaction signs all devices out and notes that the person leaves. Then one table after the
//! other lets them go: bots play on where they were on turn or will be, what was theirs alone is
//! deleted, and their name is taken out of what is kept. What is left of it after a crash is done
//! after the next start.

use std::sync::Arc;
use std::time::Duration;

use quadrivium_table::entry::{Batch, Entry};
use quadrivium_table::ids::{GuestId, TableId};
use quadrivium_table::{Ended, Fault, Fold, Guest, Moment, Parting, Removal, State};
use serde::{Deserialize, Serialize};

use super::Tables;
use crate::ApiError;
use crate::held::Held;
use crate::store::{Listed, Op, Paper, PaperKind, Rewritten, Write};

/// So long whoever leaves waits until it is done everywhere.
const LONGEST_WAIT: Duration = Duration::from_secs(5);

/// How often a table is looked at anew to which another node has added meanwhile.
const TRIES: u32 = 20;

/// That somebody leaves.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Leaving {
    since: u64,
}

impl Tables {
    /// Forgets a person who has said their own name to show that they mean it.
    ///
    /// # Errors
    /// When it is another name.
    pub async fn forget_person(
        self: &Arc<Self>,
        guest: GuestId,
        name: &str,
    ) -> Result<(), ApiError> {
        let person = self.known(Some(guest)).await?;
        if Guest::named(guest, name)?.name != person.name {
            let reason = "this is not your name".to_owned();
            return Err(Fault::BadField { field: "name", reason }.into());
        }
        let leaving = Leaving { since: self.now() };
        let paper = Paper::new(PaperKind::Leaving, &guest, guest, &leaving);
        // Whoever has asked before needs not wait for it to be noted again.
        self.keep_papers(guest, vec![Op::Keep(paper), Op::TearAll(PaperKind::Leaving)]).await?;
        let tables = Arc::clone(self);
        let done = tokio::spawn(async move {
            if let Err(error) = tables.finish_forgetting(guest).await {
                tracing::warn!(%error, "somebody is not forgotten yet; it is tried again");
            }
        });
        // What is left is done by and by: they are nobody any more.
        let _ = tokio::time::timeout(LONGEST_WAIT, done).await;
        Ok(())
    }

    /// Goes on with those who leave and are not forgotten yet.
    ///
    /// # Errors
    /// When the database fails.
    pub(super) async fn go_on_forgetting(self: &Arc<Self>) -> Result<(), ApiError> {
        for paper in self.store.read().papers_like(PaperKind::Leaving).await? {
            if let Err(error) = self.finish_forgetting(paper.guest).await {
                tracing::warn!(%error, "somebody is not forgotten yet; it is tried again");
            }
        }
        Ok(())
    }

    async fn finish_forgetting(self: &Arc<Self>, guest: GuestId) -> Result<(), ApiError> {
        self.void_first(guest).await?;
        let mut left = Ok(());
        for table in self.store.read().present(guest).await? {
            // One table that cannot be read keeps them from no other.
            if let Err(error) = self.part_from(table, guest).await {
                tracing::warn!(%table, %error, "somebody is still named at a table");
                left = Err(error);
            }
        }
        left?;
        self.forget_reporter(guest).await?;
        self.part_from_tournaments(guest).await?;
        self.keep_papers(guest, vec![Op::Forget]).await?;
        Ok(())
    }

    /// One table lets somebody go.
    async fn part_from(self: &Arc<Self>, id: TableId, guest: GuestId) -> Result<(), ApiError> {
        match self.fetch(id).await {
            Ok(held) => {
                let delete = held.fold().removal(guest) == Removal::Delete;
                // Somebody may have sat down meanwhile: then it is not theirs alone any more.
                if delete && self.remove(id, guest).await?.deleted {
                    return Ok(());
                }
                self.stand_up(&held, guest).await?;
            }
            Err(ApiError::Table(Fault::NoTable)) => return Ok(()),
            // It cannot be played, but the name can be taken out of it.
            Err(ApiError::Table(Fault::Damaged | Fault::OldRules(_))) => {}
            Err(error) => return Err(error),
        }
        self.take_out(id, guest).await
    }

    /// Somebody plays no longer at a table: their seats are free before the start, and bots play on
    /// after it.
    pub(super) async fn stand_up(
        self: &Arc<Self>,
        held: &Arc<Held>,
        guest: GuestId,
    ) -> Result<(), ApiError> {
        let leave = move |fold: &Fold, moment: Moment<'_>| match fold.state() {
            State::Waiting => fold.entries_of_unlisting(moment, guest),
            State::Running => {
                let seats = fold.people.held_by(guest).iter();
                Ok(seats.map(|seat| Entry::Resign { seat }).collect())
            }
            State::Over => Ok(Vec::new()),
        };
        self.change(held, leave).await?;
        Ok(())
    }

    /// Takes somebody's name out of what is kept of a table.
    async fn take_out(self: &Arc<Self>, id: TableId, guest: GuestId) -> Result<(), ApiError> {
        let parting = Parting { guest, stand_in: GuestId::random(self.moment().entropy)? };
        let take_out = |listed: &mut Listed, batches: &mut Vec<Batch>| {
            batches.retain_mut(|batch| parting.from_batch(batch));
            parting.from_plan(&mut listed.plan);
            if let Some(text) = &mut listed.result
                && let Ok(ended) = serde_json::from_str::<Ended>(text)
            {
                *text = quadrivium_table::json(&parting.from_ended(ended));
            }
        };
        if self.rewrite(id, guest, false, take_out).await? && self.board.has(id) {
            self.reread_listing(id).await?;
        }
        Ok(())
    }

    /// Changes what is kept of a table, of which the changed batches stay; a person is no longer among those who are there.
    /// Where another node has added to it meanwhile, all of it is looked at anew. Hosts may do so while nobody else may change
    /// anything. Whether there is such a table.
    pub(super) async fn rewrite(
        self: &Arc<Self>,
        id: TableId,
        guest: GuestId,
        as_host: bool,
        change: impl Fn(&mut Listed, &mut Vec<Batch>) + Send,
    ) -> Result<bool, ApiError> {
        let held = self.held(id);
        // Nobody adds to it meanwhile, and whoever looks next reads it anew.
        let _turn = match &held {
            Some(held) => Some(held.turn.lock().await),
            None => None,
        };
        let mut written = Ok(false);
        for _ in 0..TRIES {
            let Some(mut listed) = self.store.read().table(id).await? else { return Ok(false) };
            let mut batches = self.store.read().batches(id, 0).await?;
            let last = batches.last().map_or(0, Batch::last);
            change(&mut listed, &mut batches);
            let Listed { plan, result } = listed;
            let rewritten = Rewritten { table: id, guest, plan, result, last, batches };
            let write = Write::Rewrite(Box::new(rewritten));
            written = if as_host {
                self.store.write_as_host(write).await
            } else {
                self.store.write(write).await
            };
            if !matches!(written, Ok(false)) {
                break;
            }
        }
        if let Some(held) = &held {
            self.forget(held);
        }
        if written? { Ok(true) } else { Err(ApiError::Unavailable) }
    }
}
