//! Stored entries become tables in memory, on the threads for dear work: a whole game is played
//! through.

use std::sync::Arc;

use quadrivium_table::entry::{Batch, Plan};
use quadrivium_table::{Broken, Fault, Fold};

use super::Tables;
use crate::ApiError;
use crate::held::Held;
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
            let folded = Fold::read(Arc::clone(&plan), batches);
            folded.map_err(|broken| unread(&plan, &broken))
        };
        Ok(self.work.run(asker, read).await??)
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
                fold.apply_batch(batch).map_err(|broken| unread(&fold.plan, &broken))
            })
        };
        let folded = if few { add() } else { self.work.run(Asker::Server, add).await? };
        Ok(folded?)
    }
}

/// Why a table cannot be shown; the log has the rest.
fn unread(plan: &Plan, broken: &Broken) -> Fault {
    tracing::error!(table = %plan.id, %broken, "a table cannot be folded");
    broken.fault(plan)
}
