//! Sitting down at a listed table, without a link.

use std::sync::Arc;

use quadrivium_table::api::Stored;
use quadrivium_table::ids::{GuestId, TableId};
use quadrivium_table::{Fault, Fold, Moment};

use crate::ApiError;
use crate::tables::Tables;

impl Tables {
    /// A person sits down at a listed table.
    ///
    /// # Errors
    /// When it is not listed to them, or somebody was faster.
    pub async fn join(self: &Arc<Self>, id: TableId, guest: GuestId) -> Result<Stored, ApiError> {
        if !self.config.finding.public {
            return Err(ApiError::SwitchedOff);
        }
        self.known(Some(guest)).await?;
        self.check_room(guest).await?;
        let held = self.fetch_for(id, Some(guest)).await?;
        let (owner, public) = {
            let fold = held.fold();
            (fold.plan.owner, fold.plan.public.clone())
        };
        // What is not listed is opened by its link alone.
        let public = public.ok_or(Fault::BadInvite)?;
        self.check_welcome(owner, public.who, guest).await?;
        let clock = held.fold().plan.clock;
        let person = self.comes(guest, clock).await?;
        let make =
            move |fold: &Fold, moment: Moment<'_>| fold.entries_of_join(moment, &person, false);
        Ok(Stored { seq: self.add(&held, make).await? })
    }
}
