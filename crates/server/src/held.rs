//! A table that somebody uses: its fold, who is connected, and who wants to hear of changes.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed, Ordering::SeqCst};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use quadrivium_core::Seat;
use quadrivium_table::ids::{GuestId, TableId};
use quadrivium_table::{Fold, Presence};
use tokio::sync::watch;

use crate::study::Studied;

/// What connections hear of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pulse {
    /// Goes up with every change of the table.
    pub table: u64,
    /// Goes up whenever somebody comes or goes, or a bot begins or ends to think.
    pub presence: u64,
}

/// A table in memory: a cache of what is stored.
pub struct Held {
    /// The table.
    pub id: TableId,
    /// Whoever holds it may add entries. It is held until they are stored and folded, so entries
    /// of one table are stored one after the other.
    pub turn: tokio::sync::Mutex<()>,
    /// What the stored entries amount to. Changed only by whoever holds `turn`; read by all.
    fold: Mutex<Fold>,
    /// Who is connected to this node.
    presence: Mutex<Presence>,
    /// How many of these connections of each person nobody sees, as pages that are hidden behind others. Locked after
    /// `presence` where both are needed.
    hidden: Mutex<HashMap<GuestId, u32>>,
    /// Connections wait for it.
    pub pulse: watch::Sender<Pulse>,
    /// When it was last asked for, in milliseconds since 1970: the longest idle go first.
    pub used: AtomicU64,
    /// Whether a task lets its bots think.
    pub thinking: AtomicBool,
    /// Whether it was thrown away because it could not be trusted. Set once, by whoever holds
    /// `turn`; nothing is added to it any more, and everybody looks for the new one.
    dead: AtomicBool,
    /// The analysis of its game, once somebody has asked for it.
    study: Mutex<Option<Arc<Studied>>>,
}

impl Held {
    /// A table that was just read.
    pub fn new(fold: Fold, now: u64) -> Self {
        Self {
            id: fold.plan.id,
            turn: tokio::sync::Mutex::new(()),
            fold: Mutex::new(fold),
            presence: Mutex::default(),
            hidden: Mutex::default(),
            pulse: watch::Sender::default(),
            used: AtomicU64::new(now),
            thinking: AtomicBool::new(false),
            dead: AtomicBool::new(false),
            study: Mutex::default(),
        }
    }

    /// What the entries amount to, for a few lines.
    pub fn fold(&self) -> MutexGuard<'_, Fold> {
        // A panic while reading leaves it whole; one while folding is found by the next append.
        self.fold.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Who is connected, for a few lines. Locked after `fold` where both are needed.
    pub fn presence(&self) -> MutexGuard<'_, Presence> {
        self.presence.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The analysis of its game, for a few lines. Locked after `fold` where both are needed.
    pub fn study(&self) -> MutexGuard<'_, Option<Arc<Studied>>> {
        self.study.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Throws it away: what it holds may not be what is stored.
    pub fn die(&self) {
        self.dead.store(true, SeqCst);
        self.changed();
    }

    /// Whether it was thrown away.
    pub fn is_dead(&self) -> bool {
        self.dead.load(SeqCst)
    }

    /// Tells all connections that the table has changed.
    pub fn changed(&self) {
        self.pulse.send_modify(|pulse| pulse.table += 1);
    }

    /// Tells all connections that a bot thinks, or no longer does.
    pub fn think(&self, seat: Option<Seat>) {
        self.presence().thinking = seat;
        self.pulse.send_modify(|pulse| pulse.presence += 1);
    }

    /// Notes that somebody is connected as long as the answer lives.
    pub fn enter(self: &Arc<Self>, guest: Option<GuestId>) -> Present {
        self.presence().enter(guest);
        self.pulse.send_modify(|pulse| pulse.presence += 1);
        Present { held: Arc::clone(self), guest, hidden: false }
    }

    /// Whether somebody is connected and can see it.
    pub fn sees(&self, guest: GuestId) -> bool {
        let connected = self.presence().guests.get(&guest).copied().unwrap_or_default();
        connected > self.hidden().get(&guest).copied().unwrap_or_default()
    }

    fn hidden(&self) -> MutexGuard<'_, HashMap<GuestId, u32>> {
        self.hidden.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether nobody is connected and nothing is going on.
    pub fn is_idle(&self) -> bool {
        self.presence().is_empty() && !self.thinking.load(Relaxed)
    }
}

/// Somebody is connected; dropped when they go.
pub struct Present {
    held: Arc<Held>,
    guest: Option<GuestId>,
    hidden: bool,
}

impl Present {
    /// Whether nobody sees it from now on. Others are shown no difference.
    pub fn hide(&mut self, hidden: bool) {
        let Some(guest) = self.guest.filter(|_| self.hidden != hidden) else { return };
        self.hidden = hidden;
        let mut all = self.held.hidden();
        let count = all.entry(guest).or_default();
        *count = if hidden { *count + 1 } else { *count - 1 };
        if *count == 0 {
            all.remove(&guest);
        }
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        self.hide(false);
        self.held.presence().leave(self.guest);
        self.held.pulse.send_modify(|pulse| pulse.presence += 1);
    }
}
