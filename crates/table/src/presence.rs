//! Who has a table open.

use std::collections::{BTreeMap, btree_map};

use quadrivium_core::Seat;

use crate::ids::GuestId;

/// Who is connected to a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Presence {
    /// How many connections each person has.
    pub guests: BTreeMap<GuestId, u32>,
    /// How many of these nobody sees, as pages that are hidden behind others. Others are shown no difference.
    pub hidden: BTreeMap<GuestId, u32>,
    /// How many connections have nobody's cookie.
    pub nameless: u32,
    /// On which seat a bot has been thinking for a while.
    pub thinking: Option<Seat>,
    /// How often somebody has come or gone.
    pub changes: u64,
}

impl Presence {
    /// Somebody connects; nobody knows who, where they have no name.
    pub fn enter(&mut self, guest: Option<GuestId>) {
        self.changes += 1;
        match guest {
            Some(guest) => *self.guests.entry(guest).or_default() += 1,
            None => self.nameless += 1,
        }
    }

    /// Somebody goes who had come.
    pub fn leave(&mut self, guest: Option<GuestId>) {
        self.changes += 1;
        let Some(guest) = guest else {
            self.nameless = self.nameless.saturating_sub(1);
            return;
        };
        if let btree_map::Entry::Occupied(mut count) = self.guests.entry(guest) {
            *count.get_mut() -= 1;
            if *count.get() == 0 {
                count.remove();
            }
        }
    }

    /// Whether nobody is connected.
    pub fn is_empty(&self) -> bool {
        self.guests.is_empty() && self.nameless == 0
    }

    /// A connection of somebody is seen by nobody from now on, or it is again.
    pub fn hide(&mut self, guest: GuestId, hidden: bool) {
        let count = self.hidden.entry(guest).or_default();
        *count = if hidden { *count + 1 } else { count.saturating_sub(1) };
        if *count == 0 {
            self.hidden.remove(&guest);
        }
    }

    /// Whether somebody is connected and can see it.
    pub fn sees(&self, guest: GuestId) -> bool {
        let of = |counts: &BTreeMap<_, _>| counts.get(&guest).copied().unwrap_or_default();
        let (connected, hidden): (u32, u32) = (of(&self.guests), of(&self.hidden));
        connected > hidden
    }

    /// Others are connected elsewhere.
    pub fn join(&mut self, others: &Self) {
        for (guest, count) in &others.guests {
            *self.guests.entry(*guest).or_default() += count;
        }
        for (guest, count) in &others.hidden {
            *self.hidden.entry(*guest).or_default() += count;
        }
        self.nameless += others.nameless;
        self.thinking = self.thinking.or(others.thinking);
    }

    /// Whether it is the same to look at, however it came about.
    pub fn same(&self, other: &Self) -> bool {
        self.guests == other.guests
            && self.nameless == other.nameless
            && self.thinking == other.thinking
    }
}
