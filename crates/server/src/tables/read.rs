//! Stored entries become tables in memory, on the threads for dear work: a whole game is played
//! through.

use std::sync::Arc;

use quadrivium_games::GAMES;

use super::Tables;
use crate::ApiError;
use crate::entry::{Batch, Plan};
use crate::held::Held;
use crate::table::{Broken, Fold};
use crate::work::Asker;

/// So many entries are folded at once, without waiting for a thread: what one request leads to.
const FEW: usize = 16;

impl Tables {
    /// A table from all its entries.
    ///
    /// # Errors
    /// When they do not fit.
    pub(super) async fn fold_whole(
        &self,
        asker: Asker,
        plan: Plan,
        batches: Vec<Batch>,
    ) -> Result<Fold, ApiError> {
        let plan = Arc::new(plan);
        let read = move || {
            let folded = fold(&plan, batches);
            folded.map_err(|fault| broken(&plan, &fault))
        };
        self.work.run(asker, read).await?
    }

    /// More entries of a table that another node has added.
    ///
    /// # Errors
    /// When they do not fit. Then what is in memory is of no more use.
    pub(super) async fn fold_more(
        &self,
        held: &Arc<Held>,
        batches: Vec<Batch>,
    ) -> Result<(), ApiError> {
        let few = batches.iter().map(|batch| batch.entries.len()).sum::<usize>() <= FEW;
        let held = Arc::clone(held);
        let add = move || {
            batches.into_iter().try_for_each(|batch| {
                let mut fold = held.fold();
                fold.apply_batch(batch).map_err(|fault| broken(&fold.plan, &fault))
            })
        };
        if few { add() } else { self.work.run(Asker::Server, add).await? }
    }
}

fn fold(plan: &Arc<Plan>, batches: Vec<Batch>) -> Result<Fold, Broken> {
    let mut fold = Fold::new(Arc::clone(plan))?;
    batches.into_iter().try_for_each(|batch| fold.apply_batch(batch))?;
    Ok(fold)
}

/// Why a table cannot be shown. Only a game whose rules have changed since was played by older
/// ones; everything else is damage.
fn broken(plan: &Plan, broken: &Broken) -> ApiError {
    tracing::error!(table = %plan.id, %broken, "a table cannot be folded");
    let present = GAMES.find(&plan.game).map(|entry| entry.rules).ok();
    match broken {
        _ if present == Some(plan.rules) => ApiError::Damaged,
        Broken::Action { seq, .. } => ApiError::OldRules(*seq),
        Broken::Game(_) | Broken::Options(_) => ApiError::OldRules(0),
        Broken::Entry(_) | Broken::Gap { .. } => ApiError::Damaged,
    }
}
