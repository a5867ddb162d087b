//! The analysis of finished games: decision by decision, in the background, on as many threads as bots
//! and hints leave.
//!
//! What was found is stored with the table, one decision at a time: an analysis that was stopped, by
//! somebody or with the server, goes on where it was. Each decision has chances of its own, so it does
//! not matter when it is judged, or on which node.

use std::collections::HashSet;
use std::collections::hash_map::Entry;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use quadrivium_bots::Tempo;
use quadrivium_coach::{AnyCoach, Decision, Depth};
use quadrivium_table::ids::{GuestId, TableId};
use quadrivium_table::study::{Found, SEED, Study, Subject, Walk};
use quadrivium_table::{Fault, Riddle, api};
use tokio::time::timeout;

use super::Tables;
use crate::ApiError;
use crate::held::Held;
use crate::store::Write;
use crate::study::Studied;
use crate::work::Asker;

/// How long whoever stops an analysis waits until it has stopped.
const STOPPING: Duration = Duration::from_secs(2);

/// Somebody has an analysis under way; dropped when it is over.
struct Analysing {
    tables: Arc<Tables>,
    guest: GuestId,
    study: Arc<Studied>,
}

impl Drop for Analysing {
    fn drop(&mut self) {
        let mut analysing = self.tables.analysing.lock().unwrap_or_else(PoisonError::into_inner);
        analysing.remove(&self.guest);
        drop(analysing);
        self.study.rest();
    }
}

/// The decisions of a game that nobody has judged. Several who judge share it.
struct Desk {
    /// Locked while somebody takes a decision from it.
    walk: Mutex<Walk>,
    known: HashSet<usize>,
    looks: u32,
    /// Set where nobody shall begin another one, and those who judge shall stop.
    stop: Arc<AtomicBool>,
}

/// A decision that was judged.
struct Judged {
    /// Before which move.
    at: u32,
    found: Found,
    /// What is to be stored of it.
    body: String,
}

impl Desk {
    /// Judges the next decision; nothing where there is none, or it shall stop.
    fn next(&self, coach: &mut dyn AnyCoach) -> Option<Judged> {
        let decision = self.take()?;
        let review = decision.review(coach, SEED, &|| self.is_stopped());
        if self.is_stopped() {
            return None;
        }
        let (found, body) = Found::kept(&decision, self.looks, review, coach);
        Some(Judged { at: decision.at as u32, found, body })
    }

    fn take(&self) -> Option<Decision> {
        let mut walk = self.walk.lock().unwrap_or_else(PoisonError::into_inner);
        let mut left = walk.by_ref().map_while(Result::ok);
        left.find(|decision| !self.known.contains(&decision.at))
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Relaxed)
    }
}

impl Tables {
    /// What is known about a finished game.
    ///
    /// # Errors
    /// When there is no such table for them, or its game is not finished.
    pub async fn analysis(
        self: &Arc<Self>,
        id: TableId,
        guest: Option<GuestId>,
    ) -> Result<api::Study, ApiError> {
        Ok(self.study(id, guest).await?.1.shown(guest, 0))
    }

    /// Has a finished game analysed, from where it was left; by one person one at a time.
    ///
    /// # Errors
    /// When its game is not finished, or another one is still being analysed for them.
    pub async fn analyse(
        self: &Arc<Self>,
        id: TableId,
        guest: GuestId,
    ) -> Result<api::Study, ApiError> {
        self.known(Some(guest)).await?;
        let (held, study) = self.study(id, Some(guest)).await?;
        if !study.is_done() && !study.is_running() {
            self.begin(&held, Arc::clone(&study), guest)?;
        }
        Ok(study.shown(Some(guest), 0))
    }

    /// Stops an analysis that one has begun; what was found stays.
    ///
    /// # Errors
    /// When somebody else has begun it.
    pub async fn stop_analysis(
        self: &Arc<Self>,
        id: TableId,
        guest: GuestId,
    ) -> Result<api::Study, ApiError> {
        let (_, study) = self.study(id, Some(guest)).await?;
        study.stop(guest)?;
        // It stops within one look ahead; only where it waits for a thread it takes longer.
        let mut pulse = study.pulse.subscribe();
        let _ = timeout(STOPPING, pulse.wait_for(|_| !study.is_running())).await;
        Ok(study.shown(Some(guest), 0))
    }

    /// A decision of a finished game that was judged, to be tried again or gone through.
    ///
    /// # Errors
    /// When there is no such table for them, its game is not finished, or nobody has judged it.
    pub async fn turning(
        self: &Arc<Self>,
        id: TableId,
        guest: Option<GuestId>,
        at: u32,
    ) -> Result<Riddle, ApiError> {
        let (held, study) = self.study(id, guest).await?;
        let riddle = study.moment(&held.fold(), at as usize)?;
        Ok(riddle)
    }

    /// The analysis of a table, from memory or from storage.
    ///
    /// # Errors
    /// When there is no such table for them, or its game is not finished.
    pub async fn study(
        self: &Arc<Self>,
        id: TableId,
        guest: Option<GuestId>,
    ) -> Result<(Arc<Held>, Arc<Studied>), ApiError> {
        let held = self.fetch_for(id, guest).await?;
        let subject = {
            let fold = held.fold();
            if let Some(study) = held.study().as_ref().filter(|study| study.fits(&fold)) {
                return Ok((Arc::clone(&held), Arc::clone(study)));
            }
            Subject::of(&fold)?
        };
        let stored = self.store.read().reviews(id).await?;
        let coach = quadrivium_games::coach(subject.game(), |_| Depth { first: 1, whole: 1 })?;
        let read = move || Study::read(subject, &*coach, stored);
        let read = Studied::new(self.work.run(Asker::reading(guest), read).await??);
        let read = Arc::new(read);
        let fold = held.fold();
        let mut known = held.study();
        // Somebody else may have been quicker, and it may be worked on already.
        let study = match known.as_ref().filter(|study| study.fits(&fold)) {
            Some(study) => Arc::clone(study),
            None if read.fits(&fold) => Arc::clone(known.insert(read)),
            None => return Err(Fault::Unfinished.into()),
        };
        drop((known, fold));
        Ok((held, study))
    }

    fn begin(
        self: &Arc<Self>,
        held: &Arc<Held>,
        study: Arc<Studied>,
        guest: GuestId,
    ) -> Result<(), ApiError> {
        let depth = self.depth();
        let game = study.game();
        let looks = depth(quadrivium_games::tempo(game)?).whole;
        let coaches = (0..self.thinkers.analysts()).map(|_| quadrivium_games::coach(game, &depth));
        let coaches = coaches.collect::<Result<Vec<_>, _>>()?;
        let mut analysing = self.analysing.lock().unwrap_or_else(PoisonError::into_inner);
        let Entry::Vacant(place) = analysing.entry(guest) else {
            return Err(Fault::Analysing.into());
        };
        let Some(stop) = study.begin(guest) else { return Ok(()) };
        place.insert(held.id);
        drop(analysing);
        let (walk, known) = study.walk();
        let known = known.into_iter().collect();
        let desk = Arc::new(Desk { walk: Mutex::new(walk), known, looks, stop });
        // It is over when the last of them has let go of it.
        let under_way = Arc::new(Analysing { tables: Arc::clone(self), guest, study });
        for coach in coaches {
            let (under_way, desk, held) =
                (Arc::clone(&under_way), Arc::clone(&desk), Arc::clone(held));
            tokio::spawn(async move {
                if let Err(error) = under_way.work(&held, &desk, coach).await {
                    tracing::warn!(table = %held.id, %error, "an analysis has ended early");
                    desk.stop.store(true, Relaxed);
                }
            });
        }
        Ok(())
    }

    /// How deep is thought about each decision.
    fn depth(&self) -> impl Fn(Tempo) -> Depth + use<> {
        let looks = self.config.analysis_looks;
        move |tempo| match looks {
            Some(looks) => Depth { first: looks, whole: looks },
            None => Depth::journeyman(tempo),
        }
    }
}

impl Analysing {
    /// Judges decision by decision until none is left, somebody stops it, or the table is no more what
    /// it was.
    async fn work(
        &self,
        held: &Arc<Held>,
        desk: &Arc<Desk>,
        mut coach: Box<dyn AnyCoach>,
    ) -> Result<(), ApiError> {
        let Self { tables, study, .. } = self;
        loop {
            if desk.is_stopped() || held.is_dead() || !study.fits(&held.fold()) {
                return Ok(());
            }
            let shared = Arc::clone(desk);
            let think = move || {
                let judged = shared.next(&mut *coach);
                (coach, judged)
            };
            let (back, judged) = tables.thinkers.study(think).await?;
            coach = back;
            let Some(Judged { at, found, body }) = judged else { return Ok(()) };
            // Stored, then told.
            if !tables.store.write(Write::Review(held.id, at, body)).await? {
                return Ok(());
            }
            study.add(found);
        }
    }
}
