//! Everything that only looks.

use std::sync::Arc;

use quadrivium_core::Seat;
use quadrivium_table::api::{Mine, Reasons, Summary, Why};
use quadrivium_table::ids::{GuestId, TableId};
use quadrivium_table::{Ended, Eyes, Fault, Fold, State, json};

use super::Tables;
use crate::ApiError;
use crate::held::Held;
use crate::store::Listed;
use crate::work::Asker;

/// How many tables a list holds.
const MOST_LISTED: u32 = 200;

impl Tables {
    /// The table as one person may see it, as JSON.
    ///
    /// # Errors
    /// When there is none for them.
    pub async fn snapshot(
        self: &Arc<Self>,
        id: TableId,
        guest: Option<GuestId>,
        page: bool,
    ) -> Result<String, ApiError> {
        let held = self.fetch_for(id, guest).await?;
        Ok(self.show(&held, guest, page))
    }

    /// What an invitation is to, as JSON.
    ///
    /// # Errors
    /// When there is no such table.
    pub async fn invitation(
        self: &Arc<Self>,
        id: TableId,
        guest: Option<GuestId>,
        invite: &str,
    ) -> Result<String, ApiError> {
        let invite = invite.parse().map_err(|_| Fault::BadInvite)?;
        let held = self.fetch_for(id, guest).await?;
        let owner = held.fold().plan.owner;
        let host = self.guest(Some(owner)).await?.map(|host| host.name).unwrap_or_default();
        let fold = held.fold();
        Ok(json(&fold.invitation(guest, host, invite)))
    }

    /// A table in memory as one person may see it, as JSON.
    pub fn show(&self, held: &Held, guest: Option<GuestId>, page: bool) -> String {
        self.seen(held, guest, page, |fold, eyes| json(&fold.whole_snapshot(eyes)))
    }

    /// Does something with a table in memory as one person may see it.
    pub fn seen<T>(
        &self,
        held: &Held,
        guest: Option<GuestId>,
        page: bool,
        look: impl FnOnce(&Fold, Eyes<'_>) -> T,
    ) -> T {
        let fold = held.fold();
        let presence = held.presence();
        look(&fold, Eyes { guest, now: self.now(), presence: &presence, page })
    }

    /// A position of the line of play, as JSON. When the game is over, also with another seat's eyes.
    ///
    /// # Errors
    /// When there is no such move, or the seat is somebody else's in a running game.
    pub async fn position(
        self: &Arc<Self>,
        id: TableId,
        guest: Option<GuestId>,
        moves: u32,
        seat: Option<Seat>,
        page: bool,
    ) -> Result<String, ApiError> {
        let held = self.fetch_for(id, guest).await?;
        let fold = held.fold();
        Ok(json(&fold.position_for(guest, moves, seat, page)?))
    }

    /// Why actions are not possible now.
    ///
    /// # Errors
    /// When it is not one's own seat, or too much is asked at once.
    pub async fn why(
        self: &Arc<Self>,
        id: TableId,
        guest: GuestId,
        why: Why,
    ) -> Result<Reasons, ApiError> {
        let held = self.fetch_for(id, Some(guest)).await?;
        let refusals = held.fold().refusals(guest, &why)?;
        Ok(Reasons { refusals })
    }

    /// The tables of a person. Before tables are read that are not in memory, `pay` hears how many that are.
    ///
    /// # Errors
    /// When that is too many, or the database fails.
    pub async fn mine(
        self: &Arc<Self>,
        guest: GuestId,
        pay: impl FnOnce(usize) -> Result<(), ApiError>,
    ) -> Result<Mine, ApiError> {
        let (mut running, mut finished) = (Vec::new(), Vec::new());
        let listed = self.store.read().mine(guest, MOST_LISTED).await?;
        let listed: Vec<_> =
            listed.into_iter().map(|listed| (finished_summary(&listed, guest), listed)).collect();
        let away = |(summary, listed): &&(Option<Summary>, Listed)| {
            summary.is_none() && self.held(listed.plan.id).is_none()
        };
        pay(listed.iter().filter(away).count())?;
        for (summary, listed) in listed {
            let summary = match summary {
                Some(summary) => summary,
                // One that cannot be read must not hide the others.
                None => match self.fetch_as(listed.plan.id, Asker::Reading(guest)).await {
                    Ok(held) => held.fold().summary(guest, self.now()),
                    Err(_) => continue,
                },
            };
            if summary.state == State::Over { &mut finished } else { &mut running }.push(summary);
        }
        Ok(Mine { running, finished })
    }

    /// The record of a game that is over, and a name for its file.
    ///
    /// # Errors
    /// When it still runs: its record would tell secrets.
    pub async fn record(
        self: &Arc<Self>,
        id: TableId,
        guest: Option<GuestId>,
    ) -> Result<(String, String), ApiError> {
        let held = self.fetch_for(id, guest).await?;
        let fold = held.fold();
        Ok(fold.record()?)
    }
}

/// What the lists keep of a game that is over.
fn finished_summary(listed: &Listed, guest: GuestId) -> Option<Summary> {
    let ended: Ended = serde_json::from_str(listed.result.as_ref()?).ok()?;
    Some(ended.summary(&listed.plan, guest))
}
