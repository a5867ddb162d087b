//! The analysis of one finished game in memory: who works on it, and who wants to hear of it.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use quadrivium_table::ids::GuestId;
use quadrivium_table::study::{Found, Study, Walk};
use quadrivium_table::{Fault, Fold, Riddle, api};
use tokio::sync::watch;

/// Who works on it.
#[derive(Default)]
struct Worker {
    guest: Option<GuestId>,
    /// Set where it shall stop after the present decision, or in the middle of it.
    stop: Arc<AtomicBool>,
}

/// An analysis that somebody may work on, and others may follow.
pub struct Studied {
    /// What was found. Locked for a few lines.
    study: Mutex<Study>,
    worker: Mutex<Worker>,
    /// Goes up with every change.
    pub pulse: watch::Sender<u64>,
}

impl Studied {
    /// An analysis on which nobody works yet.
    pub fn new(study: Study) -> Self {
        Self { study: Mutex::new(study), worker: Mutex::default(), pulse: watch::Sender::default() }
    }

    /// Whether it is still about the line of play of a table.
    pub fn fits(&self, fold: &Fold) -> bool {
        self.study().fits(fold)
    }

    /// What its game is called.
    pub fn game(&self) -> &'static str {
        self.study().subject().game()
    }

    /// One of its decisions, to be tried again.
    ///
    /// # Errors
    /// When it was not looked at.
    pub fn moment(&self, fold: &Fold, at: usize) -> Result<Riddle, Fault> {
        Riddle::of_moment(fold, &self.study(), at)
    }

    /// The decisions of its game, and the places of those that were looked at.
    pub fn walk(&self) -> (Walk, Vec<usize>) {
        let study = self.study();
        (study.subject().walk(), study.known())
    }

    /// Whether all was looked at.
    pub fn is_done(&self) -> bool {
        self.study().is_done()
    }

    /// Notes what was found about a decision, and tells of it.
    pub fn add(&self, found: Found) {
        self.study().add(found);
        self.changed();
    }

    /// Somebody works on it from now on; how they know that they shall stop. Nothing where somebody
    /// does already.
    pub fn begin(&self, guest: GuestId) -> Option<Arc<AtomicBool>> {
        let mut worker = self.worker();
        if worker.guest.is_some() {
            return None;
        }
        *worker = Worker { guest: Some(guest), stop: Arc::default() };
        let stop = Arc::clone(&worker.stop);
        drop(worker);
        self.changed();
        Some(stop)
    }

    /// Whoever works on it shall stop, if it is this person.
    ///
    /// # Errors
    /// When somebody else had it begun.
    pub fn stop(&self, guest: GuestId) -> Result<(), Fault> {
        let worker = self.worker();
        match worker.guest {
            Some(other) if other != guest => Err(Fault::NotYours),
            _ => {
                worker.stop.store(true, Relaxed);
                Ok(())
            }
        }
    }

    /// Nobody works on it any longer.
    pub fn rest(&self) {
        self.worker().guest = None;
        self.changed();
    }

    /// Whether somebody works on it.
    pub fn is_running(&self) -> bool {
        self.worker().guest.is_some()
    }

    /// Tells everybody who wants to hear of it.
    fn changed(&self) {
        self.pulse.send_modify(|pulse| *pulse += 1);
    }

    /// What a person is told, without the decisions that they know already: so many were looked at.
    pub fn shown(&self, guest: Option<GuestId>, have: usize) -> api::Study {
        let worker = self.worker().guest;
        self.study().shown(guest, worker, have)
    }

    fn study(&self) -> MutexGuard<'_, Study> {
        self.study.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn worker(&self) -> MutexGuard<'_, Worker> {
        self.worker.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
