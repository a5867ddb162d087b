//! A table in memory.

use std::sync::Arc;

use quadrivium_core::Seat;
use quadrivium_table::entry::{Batch, Plan};
use quadrivium_table::study::Study;
use quadrivium_table::{Broken, Fold, Presence};

use crate::message::Review;

/// A bot that was asked what to do.
#[derive(Clone, Copy, Debug)]
pub struct Asked {
    /// The question.
    pub job: u64,
    /// Where it sits.
    pub seat: Seat,
    /// After how many entries it was asked.
    pub seq: u64,
}

/// A table in memory: a cache of what is stored.
pub struct Held {
    /// What the entries amount to.
    pub fold: Fold,
    /// Who is connected, and whether a bot thinks.
    pub presence: Presence,
    /// The bot that thinks.
    pub asked: Option<Asked>,
    /// Whether a bot does not know what to do; it is asked again when something has changed.
    pub stuck: bool,
    /// What was stored about its game, until somebody wants to know.
    pub reviews: Vec<Review>,
    /// The analysis of its game, once somebody has asked for it.
    pub study: Option<Study>,
    /// The question of the analysis that is being thought about.
    pub studied: Option<u64>,
}

impl Held {
    /// A table with these entries.
    pub fn new(fold: Fold) -> Self {
        Self {
            fold,
            presence: Presence::default(),
            asked: None,
            stuck: false,
            reviews: Vec::new(),
            study: None,
            studied: None,
        }
    }

    /// A table from storage.
    ///
    /// # Errors
    /// When what is stored does not fit together.
    pub fn read(plan: Plan, batches: Vec<Batch>, reviews: Vec<Review>) -> Result<Self, Broken> {
        Ok(Self { reviews, ..Self::new(Fold::read(Arc::new(plan), batches)?) })
    }

    /// Folds what is not known yet; whether there was something.
    ///
    /// # Errors
    /// When it does not fit.
    pub fn catch_up(&mut self, batches: Vec<Batch>) -> Result<bool, Broken> {
        let before = self.fold.seq();
        for batch in batches {
            if batch.seq > self.fold.seq() {
                self.fold.apply_batch(batch)?;
            }
        }
        Ok(self.fold.seq() > before)
    }
}
