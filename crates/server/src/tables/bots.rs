//! Letting the bots of a table play, one decision after the other, and people who have said
//! beforehand what they want to do.

use std::sync::Arc;
use std::sync::atomic::Ordering::SeqCst;
use std::time::Duration;

use quadrivium_core::Seat;
use quadrivium_games::Opponent;
use quadrivium_table::ids::TableId;
use quadrivium_table::{Fault, Fold, Moment, Next};

use super::Tables;
use crate::ApiError;
use crate::bots::Question;
use crate::held::Held;

/// How long a node leaves a bot to the node that made the last move.
const PATIENCE: Duration = Duration::from_secs(3);
/// A bot that thinks for no longer than this does so unnoticed.
const MOMENT: Duration = Duration::from_millis(400);
/// How many tables are looked at after a start; the others wake when somebody opens them.
const MOST_WOKEN: u32 = 1_000;

/// What a bot is asked, after so many entries.
fn question(fold: &Fold, seat: Seat, opponent: Opponent) -> (u64, Question) {
    let (table, owner) = (fold.plan.id, fold.plan.owner);
    let game = fold.line.game().boxed_clone();
    (fold.seq(), Question { table, owner, seat, opponent, game })
}

impl Tables {
    /// Lets the bots of a table think if it is their turn and nobody does so already.
    pub(super) fn wake(self: &Arc<Self>, held: &Arc<Held>) {
        if !held.is_dead() && held.fold().next().is_some() && !held.thinking.swap(true, SeqCst) {
            let (tables, held) = (Arc::clone(self), Arc::clone(held));
            tokio::spawn(async move {
                // Bots do not think about what cannot be stored.
                let well = !tables.store.is_frozen() && tables.let_bots_play(&held).await;
                held.thinking.store(false, SeqCst);
                // Somebody may have played between the last look and that line.
                let more = matches!(held.fold().next(), Some(Next::Bot(..) | Next::Due(_)));
                match (more, well) {
                    (true, true) => tables.wake(&held),
                    // What went wrong would only go wrong again at once.
                    (true, false) => tables.wake_later(&held),
                    (false, _) => {}
                }
            });
        }
    }

    /// Looks after a while whether the bots of a table still have to think: the node that made the
    /// last move lets them, unless it has died.
    pub(super) fn wake_later(self: &Arc<Self>, held: &Arc<Held>) {
        let seq = held.fold().seq();
        if held.fold().next().is_some() {
            let (tables, held) = (Arc::clone(self), Arc::clone(held));
            tokio::spawn(async move {
                tokio::time::sleep(PATIENCE).await;
                let unchanged = held.fold().seq() == seq;
                if unchanged {
                    tables.wake(&held);
                }
            });
        }
    }

    /// Looks again at a table that was thrown away, once something can be stored: what was thought to
    /// have failed may have been stored late, and its bots must not wait until somebody comes by.
    pub(super) fn revive(self: &Arc<Self>, id: TableId) {
        let tables = Arc::downgrade(self);
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(PATIENCE).await;
                let Some(tables) = tables.upgrade() else { return };
                if tables.store.is_failing() {
                    continue;
                }
                match tables.refresh(id).await {
                    // It plays again, or was deleted.
                    Ok(()) | Err(ApiError::Table(Fault::NoTable) | ApiError::Stopping) => return,
                    // It can wait until there is time to read it.
                    Err(ApiError::Unavailable | ApiError::Busy) => {}
                    Err(error) => {
                        return tracing::warn!(table = %id, %error, "a table cannot be resumed");
                    }
                }
            }
        });
    }

    /// Lets bots play until it is somebody else's turn; whether nothing went wrong.
    async fn let_bots_play(self: &Arc<Self>, held: &Arc<Held>) -> bool {
        loop {
            if held.is_dead() {
                return true;
            }
            let waits = held.fold().next();
            let done = match waits {
                None => return true,
                Some(Next::Chance) => {
                    let make = |fold: &Fold, moment: Moment<'_>| fold.entries_of_chance(moment);
                    self.change(held, make).await
                }
                Some(Next::Due(seat)) => {
                    let make =
                        move |fold: &Fold, moment: Moment<'_>| fold.entries_of_due(moment, seat);
                    self.change(held, make).await
                }
                Some(Next::Bot(seat, opponent)) => {
                    let (seq, question) = question(&held.fold(), seat, opponent);
                    let Some(action) = self.ask(held, question).await else {
                        tracing::warn!(table = %held.id, %seat, "a bot does not know what to do");
                        return false;
                    };
                    let make = move |fold: &Fold, moment: Moment<'_>| {
                        fold.entries_of_bot(moment, seq, seat, &action)
                    };
                    self.change(held, make).await.inspect(|_| self.metrics.bot_moves.add(1))
                }
            };
            match done {
                // Somebody took a move back or played meanwhile: look again.
                Ok(_)
                | Err(ApiError::Table(Fault::Stale { .. } | Fault::Over | Fault::NotYourSeat(_))) =>
                    {}
                Err(ApiError::Stopping) => return false,
                Err(error) => {
                    tracing::error!(table = %held.id, %error, "a bot's move failed");
                    return false;
                }
            }
        }
    }

    /// Asks a bot what to do. Who waits for longer than a moment is told that it thinks.
    async fn ask(&self, held: &Held, question: Question) -> Option<String> {
        let seat = question.seat;
        let thought = self.thinkers.ask(question);
        tokio::pin!(thought);
        if let Ok(action) = tokio::time::timeout(MOMENT, &mut thought).await {
            return action;
        }
        held.think(Some(seat));
        let action = thought.await;
        held.think(None);
        action
    }

    /// After a start: picks up the thinking where it was left.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn resume_bots(self: &Arc<Self>) -> Result<(), ApiError> {
        for id in self.store.read().with_bots(MOST_WOKEN).await? {
            // One that cannot be read must not keep the others from playing.
            if let Err(error) = self.fetch(id).await {
                tracing::warn!(table = %id, %error, "a table cannot be resumed");
            }
        }
        Ok(())
    }
}
