//! Trying things on a private copy of a table, and keeping what was tried for one's turn.

use std::sync::Arc;

use quadrivium_bots::Level;
use quadrivium_games::Opponent;

use super::Tables;
use super::look::json;
use crate::ApiError;
use crate::api::{Forgo, Reasons, Stored, Try, WhyTried};
use crate::ids::{GuestId, TableId};
use crate::table::{Eyes, Fold, Presence, Trial};
use crate::work::Asker;

/// Who decides for the others on a copy: somebody quick, whoever sits at the table.
const STAND_IN: Opponent = Opponent::Rank(Level::Apprentice);

/// Plays a copy to where it is asked about.
fn play(mut trial: Trial, ask: &Try, game: &str, now: u64) -> Result<Trial, ApiError> {
    trial.replay(&ask.line, now)?;
    if !ask.stay {
        trial.go_on(&mut *quadrivium_games::sit(game, STAND_IN, 1)?, now)?;
    }
    Ok(trial)
}

impl Tables {
    /// Does something with a private copy of a table, where whole games are played through: it may
    /// be asked while the bots of the table think.
    async fn with_trial<T: Send + 'static>(
        self: &Arc<Self>,
        id: TableId,
        guest: GuestId,
        ask: Try,
        then: impl FnOnce(&Trial, u64) -> Result<T, ApiError> + Send + 'static,
    ) -> Result<T, ApiError> {
        let held = self.fetch_for(id, Some(guest)).await?;
        let (trial, game) = {
            let fold = held.fold();
            (fold.trial(guest, &ask)?, fold.line.game().name())
        };
        let now = self.now();
        let job = move || then(&play(trial, &ask, game, now)?, now);
        self.work.run(Asker::Reading(guest), job).await?
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
        let show = move |trial: &Trial, now| {
            let presence = Presence { guests: [(guest, 1)].into(), ..Presence::default() };
            let eyes = Eyes { guest: Some(guest), now, presence: &presence, page };
            Ok(json(&trial.show(eyes)))
        };
        self.with_trial(id, guest, ask, show).await
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
            return Err(ApiError::BadField { field: "line", reason });
        }
        let held = self.fetch_for(id, Some(guest)).await?;
        let make = move |fold: &Fold, _| fold.entries_of_intent(guest, seat, &turn);
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
        let make = move |fold: &Fold, _| fold.entries_of_forgo(guest, forgo);
        Ok(Stored { seq: self.change(&held, make).await? })
    }
}
