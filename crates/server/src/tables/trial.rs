//! Trying things on a private copy of a table, and keeping what was tried for one's turn.

use std::sync::Arc;

use quadrivium_table::api::{Forgo, Reasons, Stored, Try, WhyTried};
use quadrivium_table::ids::{GuestId, TableId};
use quadrivium_table::{Fault, Fold, Moment, Trial};

use super::Tables;
use crate::ApiError;
use crate::work::Asker;

impl Tables {
    /// Does something with a private copy of a table, where whole games are played through: it may
    /// be asked while the bots of the table think.
    async fn with_trial<T: Send + 'static>(
        self: &Arc<Self>,
        id: TableId,
        guest: GuestId,
        ask: Try,
        then: impl FnOnce(&Trial, u64) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, ApiError> {
        let held = self.fetch_for(id, Some(guest)).await?;
        let mut trial = held.fold().trial(guest, &ask)?;
        let now = self.now();
        let job = move || {
            trial.play(&ask, now)?;
            then(&trial, now)
        };
        Ok(self.work.run(Asker::Reading(guest), job).await??)
    }

    /// A private copy on which somebody tries something, as JSON.
    ///
    /// # Errors
    /// When it is not their seat, or something of what they tried is not legal.
    pub async fn try_out(
        self: &Arc<Self>,
        id: TableId,
        guest: GuestId,
        ask: Try,
    ) -> Result<String, ApiError> {
        let page = ask.page;
        self.with_trial(id, guest, ask, move |trial, now| Ok(trial.seen(now, page))).await
    }

    /// Why actions are not possible there.
    ///
    /// # Errors
    /// As above, and when too much is asked at once.
    pub async fn try_why(
        self: &Arc<Self>,
        id: TableId,
        guest: GuestId,
        WhyTried { tried, actions }: WhyTried,
    ) -> Result<Reasons, ApiError> {
        let why = move |trial: &Trial, _| Ok(Reasons { refusals: trial.refusals(actions)? });
        self.with_trial(id, guest, tried, why).await
    }

    /// A person wants to do what they have tried when their seat is asked next.
    ///
    /// # Errors
    /// As above, and when they have decided nothing or have enough answers already.
    pub async fn intend(
        self: &Arc<Self>,
        id: TableId,
        guest: GuestId,
        ask: Try,
    ) -> Result<Stored, ApiError> {
        let seat = ask.seat;
        let ask = Try { stay: true, ..ask };
        let turn = self.with_trial(id, guest, ask, |trial, _| Ok(trial.first_turn())).await?;
        if turn.is_empty() {
            let reason = "nothing was decided on that seat".to_owned();
            return Err(Fault::BadField { field: "line", reason }.into());
        }
        let held = self.fetch_for(id, Some(guest)).await?;
        let make = move |fold: &Fold, _: Moment<'_>| fold.entries_of_intent(guest, seat, &turn);
        Ok(Stored { seq: self.add(&held, make).await? })
    }

    /// A person no longer wants that.
    ///
    /// # Errors
    /// When it is not their seat.
    pub async fn forgo(
        self: &Arc<Self>,
        id: TableId,
        guest: GuestId,
        forgo: Forgo,
    ) -> Result<Stored, ApiError> {
        let held = self.fetch_for(id, Some(guest)).await?;
        let make = move |fold: &Fold, _: Moment<'_>| fold.entries_of_forgo(guest, forgo);
        Ok(Stored { seq: self.change(&held, make).await? })
    }
}
