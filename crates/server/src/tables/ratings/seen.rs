//! What somebody lets others see of their ratings.

use std::sync::Arc;

use quadrivium_table::ids::GuestId;
use serde::{Deserialize, Serialize};

use super::super::Tables;
use crate::ApiError;
use crate::store::{Op, Paper, PaperKind};

/// What others see; without a word all of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[schema(as = SeenByOthers)]
pub struct Seen {
    /// Whether one stands in the ranking.
    pub ranking: bool,
    /// Whether one's page shows ratings and games.
    pub games: bool,
}

impl Default for Seen {
    fn default() -> Self {
        Self { ranking: true, games: true }
    }
}

impl Seen {
    /// What a paper says; nothing of it is shown where it cannot be read.
    pub(super) fn read(body: Option<&str>) -> Self {
        let hidden = Self { ranking: false, games: false };
        body.map_or_else(Self::default, |body| serde_json::from_str(body).unwrap_or(hidden))
    }
}

impl Tables {
    /// What a person lets others see.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn seen_of(&self, guest: GuestId) -> Result<Seen, ApiError> {
        let paper = self.store.read().paper(PaperKind::Seen, guest.as_str()).await?;
        Ok(Seen::read(paper.as_ref().map(|paper| &*paper.body)))
    }

    /// A person lets others see this from now on.
    ///
    /// # Errors
    /// When they are nobody.
    pub async fn show_to_others(
        self: &Arc<Self>,
        guest: GuestId,
        seen: Seen,
    ) -> Result<Seen, ApiError> {
        self.check_rates()?;
        self.known(Some(guest)).await?;
        let old = self.store.read().paper(PaperKind::Seen, guest.as_str()).await?;
        let paper = match &old {
            Some(old) => old.changed(&seen),
            None => Paper::new(PaperKind::Seen, &guest, guest, &seen),
        };
        // Two clicks at once: what is kept is what was kept last.
        self.keep_papers(guest, vec![Op::Keep(paper)]).await?;
        self.seen_of(guest).await
    }
}
