//! A table that somebody uses: its fold, who is connected, and who wants to hear of changes.

use std::ops::Deref;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed, Ordering::SeqCst};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use quadrivium_core::Seat;
use quadrivium_table::ids::{GuestId, TableId};
use quadrivium_table::{Fold, Presence};
use tokio::sync::watch;

use crate::crowd::Crowd;
use crate::study::Studied;

/// What connections hear of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pulse {
    /// Goes up with every change of the table.
    pub table: u64,
    /// Goes up whenever somebody comes or goes, or a bot begins or ends to think.
    pub presence: u64,
}

/// Who has a table open, at this node or another, and up to which change.
struct Seen {
    version: Option<u64>,
    people: Presence,
}

/// Who has a table open, for a few lines.
pub struct Present<'a>(MutexGuard<'a, Seen>);

impl Deref for Present<'_> {
    type Target = Presence;

    fn deref(&self) -> &Presence {
        &self.0.people
    }
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
    /// Who has which table open.
    crowd: Arc<Crowd>,
    /// Who has this one open, as it was last looked up.
    presence: Mutex<Seen>,
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
    pub fn new(fold: Fold, now: u64, crowd: Arc<Crowd>) -> Self {
        let seen = Seen { version: None, people: Presence::default() };
        Self {
            id: fold.plan.id,
            turn: tokio::sync::Mutex::new(()),
            fold: Mutex::new(fold),
            crowd,
            presence: Mutex::new(seen),
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

    /// Who has it open, at this node or another, for a few lines. Locked after `fold` where both are
    /// needed.
    pub fn presence(&self) -> Present<'_> {
        let mut seen = self.presence.lock().unwrap_or_else(PoisonError::into_inner);
        // Before the people: what changes meanwhile is looked up once more.
        let version = Some(self.crowd.version());
        if seen.version != version {
            seen.version = version;
            let people = self.crowd.at(self.id);
            let changes = seen.people.changes + u64::from(!people.same(&seen.people));
            seen.people = Presence { changes, ..people };
        }
        Present(seen)
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

    /// Tells all connections that somebody has come or gone, here or at another node.
    pub fn stirred(&self) {
        self.pulse.send_modify(|pulse| pulse.presence += 1);
    }

    /// Tells all connections that a bot thinks, or no longer does.
    pub fn think(&self, seat: Option<Seat>) {
        self.crowd.think(self.id, seat);
        self.stirred();
    }

    /// Notes that somebody is connected as long as the answer lives.
    pub fn enter(self: &Arc<Self>, guest: Option<GuestId>) -> Visit {
        self.crowd.enter(self.id, guest);
        self.stirred();
        let (hidden, silent, shown) = (false, false, None);
        Visit { held: Arc::clone(self), guest, hidden, silent, shown, noted: (false, None) }
    }

    /// Whether nobody is connected to this node and nothing is going on.
    pub fn is_idle(&self) -> bool {
        !self.crowd.is_here(self.id) && !self.thinking.load(Relaxed)
    }
}

/// Somebody is connected; dropped when they go.
pub struct Visit {
    held: Arc<Held>,
    guest: Option<GuestId>,
    /// Whether they have said that nobody sees it.
    hidden: bool,
    /// Whether they do not answer.
    silent: bool,
    /// Up to which entry they were surely shown it.
    shown: Option<u64>,
    /// What the crowd knows: whether nobody sees it, and what was shown to somebody who does.
    noted: (bool, Option<u64>),
}

impl Visit {
    /// Whether nobody sees it from now on. Others are shown no difference.
    pub fn hide(&mut self, hidden: bool) {
        self.hidden = hidden;
        self.note();
    }

    /// Whether it does not answer: then nobody may see it either.
    pub fn hush(&mut self, silent: bool) {
        self.silent = silent;
        self.note();
    }

    /// It was surely shown up to this entry.
    pub fn show(&mut self, seq: u64) {
        self.shown = Some(seq);
        self.note();
    }

    /// Up to which entry it was surely shown.
    pub fn shown(&self) -> Option<u64> {
        self.shown
    }

    fn note(&mut self) {
        let Some(guest) = self.guest else { return };
        let hidden = self.hidden || self.silent;
        let now = (hidden, self.shown.filter(|_| !hidden));
        let (crowd, table, before) = (&self.held.crowd, self.held.id, self.noted);
        if before.1 != now.1 {
            crowd.show(table, guest, before.1, now.1);
        }
        if before.0 != now.0 {
            crowd.hide(table, guest, hidden);
        }
        self.noted = now;
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        (self.hidden, self.silent, self.shown) = (false, false, None);
        self.note();
        self.held.crowd.leave(self.held.id, self.guest);
        self.held.stirred();
    }
}
