//! What is found bit by bit and heard over the live connection: a hint, and the analysis of a game.

use std::sync::Arc;

use quadrivium_core::Seat;
use quadrivium_table::api;
use quadrivium_table::ids::GuestId;
use tokio::sync::watch;

use crate::study::Studied;
use crate::tables::{Advising, Told};

/// A hint that is being thought about.
pub struct Asked {
    /// The number of the request.
    pub id: u64,
    /// For whom.
    pub seat: Seat,
    /// Since when the seat is asked this.
    pub since: u64,
    /// What is found.
    pub advising: Advising,
}

/// What is found next about a hint; nothing when all is said. Without a hint it waits for ever.
pub async fn next_told(hint: &mut Option<Asked>) -> Option<Told> {
    match hint {
        Some(Asked { advising, .. }) => match advising.told.changed().await {
            Ok(()) => Some(advising.told.borrow_and_update().clone()),
            Err(_) => None,
        },
        None => std::future::pending().await,
    }
}

/// An analysis that somebody wants to hear of.
pub struct Followed {
    /// The number of the request.
    pub id: u64,
    /// How many decisions were sent.
    have: usize,
    study: Arc<Studied>,
    pulse: watch::Receiver<u64>,
}

impl Followed {
    /// From so many decisions on, which they know already.
    pub fn new(id: u64, have: usize, study: Arc<Studied>) -> Self {
        let pulse = study.pulse.subscribe();
        Self { id, have, study, pulse }
    }

    /// What they have not been sent, and whether more may come.
    pub fn next(&mut self, guest: Option<GuestId>) -> (api::Study, bool) {
        // In this order: what is found after the look is told by the next pulse.
        let more = self.study.is_running();
        let shown = self.study.shown(guest, self.have);
        self.have = shown.done;
        (shown, more)
    }
}

/// Waits until something is found about the game. Without an analysis it waits for ever.
pub async fn found(followed: &mut Option<Followed>) {
    let heard = match followed {
        // Who tells of it lives as long as it is followed.
        Some(Followed { pulse, .. }) => pulse.changed().await.is_ok(),
        None => false,
    };
    if !heard {
        std::future::pending::<()>().await;
    }
}
