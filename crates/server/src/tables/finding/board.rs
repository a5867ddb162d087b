//! The board on which listed tables hang: every listed table that is not over, as this node knows it.
//!
//! Read at the start, before the first news of other nodes is heard, and kept up by whatever changes a
//! table. What is stored is the truth; a listing never goes back behind a newer one, and a table that
//! was taken down does not come back.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use quadrivium_table::entry::Plan;
use quadrivium_table::ids::TableId;
use quadrivium_table::{People, Public, Sitter, State};
use tokio::sync::watch;

/// How many changes are remembered for those who look on; who has missed more looks at everything.
const REMEMBERED: usize = 1_024;
/// How many tables that are gone are remembered.
const MOST_GONE: usize = 4_096;
/// After so long without anything happening there a table that waits leaves the lists: two weeks.
const STALE_MS: u64 = 14 * 24 * 3_600 * 1_000;

/// A listed table.
#[derive(Clone)]
pub struct ListedTable {
    /// The table as it was made.
    pub plan: Arc<Plan>,
    /// How it is listed.
    pub public: Public,
    /// Who sits there.
    pub people: People,
    /// Whether it waits for people or is played.
    pub state: State,
    /// How many entries it had.
    pub seq: u64,
    /// When the last of them was made.
    pub at: u64,
    /// Whether it has waited for so long that it is listed only to its own people.
    pub stale: bool,
}

impl ListedTable {
    /// A table that is not over; nothing if it is not listed.
    pub fn new(plan: Arc<Plan>, people: People, seq: u64, at: u64) -> Option<Self> {
        let public = plan.public.clone()?;
        let state = if people.open().is_empty() { State::Running } else { State::Waiting };
        Some(Self { plan, public, people, state, seq, at, stale: false })
    }

    /// The same as it is listed by now.
    #[must_use]
    pub fn by(self, now: u64) -> Self {
        let stale = self.state == State::Waiting && now >= self.at + STALE_MS;
        Self { stale, ..self }
    }

    /// Whether it stands before others and waits for people.
    fn waits(&self) -> bool {
        self.state == State::Waiting && !self.stale
    }

    /// Whether a list tells the same of both.
    fn is_like(&self, other: &Self) -> bool {
        let seats = |listing: &Self| {
            listing.people.iter().map(|(_, sitter)| sitter.clone()).collect::<Vec<Sitter>>()
        };
        self.state == other.state && self.stale == other.stale && seats(self) == seats(other)
    }
}

#[derive(Default)]
struct Hung {
    listings: HashMap<TableId, Arc<ListedTable>>,
    /// The number of the last change.
    changes: u64,
    /// What was changed last, newest at the end.
    changed: VecDeque<TableId>,
    gone: HashSet<TableId>,
}

impl Hung {
    fn note(&mut self, id: TableId) {
        self.changes += 1;
        self.changed.push_back(id);
        if self.changed.len() > REMEMBERED {
            self.changed.pop_front();
        }
    }
}

/// All listed tables.
#[derive(Default)]
pub struct Board {
    /// Locked for a look-up.
    hung: Mutex<Hung>,
    /// The number of the last change; connections wait for it.
    pub pulse: watch::Sender<u64>,
}

/// What has changed on the board.
pub enum Changed {
    /// These tables, each once.
    These(Vec<TableId>),
    /// So much that one has to look at everything.
    Everything,
}

impl Board {
    fn hung(&self) -> MutexGuard<'_, Hung> {
        self.hung.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a table hangs here.
    pub fn has(&self, id: TableId) -> bool {
        self.hung().listings.contains_key(&id)
    }

    /// A table that hangs here.
    pub fn get(&self, id: TableId) -> Option<Arc<ListedTable>> {
        self.hung().listings.get(&id).cloned()
    }

    /// Hangs a table up, or what is newer of it.
    pub fn put(&self, listing: ListedTable) {
        let id = listing.plan.id;
        let mut hung = self.hung();
        let old = hung.listings.get(&id);
        if hung.gone.contains(&id) || old.is_some_and(|old| old.seq > listing.seq) {
            return;
        }
        let same = old.is_some_and(|old| old.is_like(&listing));
        hung.listings.insert(id, Arc::new(listing));
        if !same {
            hung.note(id);
            self.pulse.send_replace(hung.changes);
        }
    }

    /// Takes those from the lists that have waited for too long.
    pub fn age(&self, now: u64) {
        let mut hung = self.hung();
        let aged = |one: &Arc<ListedTable>| (**one).clone().by(now);
        let old: Vec<_> = hung.listings.values().filter(|one| one.waits()).map(aged).collect();
        let old: Vec<_> = old.into_iter().filter(|one| one.stale).collect();
        if old.is_empty() {
            return;
        }
        for listing in old {
            let id = listing.plan.id;
            hung.listings.insert(id, Arc::new(listing));
            hung.note(id);
        }
        self.pulse.send_replace(hung.changes);
    }

    /// Of how many tables that wait before others this is so.
    pub fn waiting(&self, is: impl Fn(&ListedTable) -> bool) -> usize {
        self.hung().listings.values().filter(|one| one.waits() && is(one)).count()
    }

    /// Takes a table down for good.
    pub fn take_down(&self, id: TableId) {
        let mut hung = self.hung();
        if hung.listings.remove(&id).is_some() {
            if hung.gone.len() >= MOST_GONE {
                hung.gone.clear();
            }
            hung.gone.insert(id);
            hung.note(id);
            self.pulse.send_replace(hung.changes);
        }
    }

    /// A table was rewritten: what hangs here is put up anew whatever its number.
    pub fn forget(&self, id: TableId) {
        self.hung().listings.remove(&id);
    }

    /// Everything, and the number of the last change.
    pub fn all(&self) -> (Vec<Arc<ListedTable>>, u64) {
        let hung = self.hung();
        (hung.listings.values().cloned().collect(), hung.changes)
    }

    /// What has changed since a change, and the number of the last one.
    pub fn since(&self, seen: u64) -> (Changed, u64) {
        let hung = self.hung();
        let missed = hung.changes.saturating_sub(seen);
        let Ok(missed) = usize::try_from(missed) else {
            return (Changed::Everything, hung.changes);
        };
        if missed > hung.changed.len() {
            return (Changed::Everything, hung.changes);
        }
        let mut those: Vec<_> = hung.changed.iter().rev().take(missed).copied().collect();
        those.sort_unstable();
        those.dedup();
        (Changed::These(those), hung.changes)
    }
}

#[cfg(test)]
mod tests {
    use quadrivium_table::entry::{Batch, Chair, Kind};
    use quadrivium_table::ids::{GuestId, Invite};
    use quadrivium_table::{Guest, Seating, Welcome};

    use super::*;
    use crate::surroundings::SystemEntropy;

    fn plan() -> Arc<Plan> {
        let chair = || Chair::Human { invite: Invite::random(&SystemEntropy).unwrap() };
        Arc::new(Plan {
            id: TableId::random(&SystemEntropy).unwrap(),
            kind: Kind::Game,
            game: "burgundy".into(),
            rules: 1,
            players: 2,
            options: Vec::new(),
            chairs: vec![chair(), chair()],
            clock: None,
            owner: GuestId::random(&SystemEntropy).unwrap(),
            created: 0,
            parent: None,
            seed: None,
            no_hints: false,
            rated: false,
            no_steward: false,
            round: None,
            public: Some(Public { who: Welcome::Everybody, language: None, seeking: None }),
        })
    }

    fn listing(plan: &Arc<Plan>, seats: &str, seq: u64) -> ListedTable {
        let id = GuestId::random(&SystemEntropy).unwrap();
        let guest = Guest::named(id, "Ann").unwrap();
        let entries = seats.chars().map(|seat| guest.sits(seat.to_string().parse().unwrap()));
        let batch = Batch { seq: 1, at: 0, entries: entries.collect() };
        let people = Seating::read(plan, &[batch]).people;
        ListedTable::new(Arc::clone(plan), people, seq, 0).unwrap()
    }

    #[test]
    fn a_listing_never_goes_back_and_what_is_gone_does_not_come_back() {
        let (board, plan) = (Board::default(), plan());
        board.put(listing(&plan, "AB", 3));
        board.put(listing(&plan, "A", 2));
        assert_eq!(board.get(plan.id).unwrap().state, State::Running);
        board.take_down(plan.id);
        board.put(listing(&plan, "AB", 4));
        assert!(!board.has(plan.id));
    }

    #[test]
    fn a_table_that_waits_for_too_long_is_stale_until_something_happens_there() {
        let (board, waits, runs) = (Board::default(), plan(), plan());
        board.put(listing(&waits, "A", 1));
        board.put(listing(&runs, "AB", 1));
        let (_, seen) = board.all();
        board.age(STALE_MS - 1);
        assert_eq!(board.since(seen).1, seen, "not yet");
        board.age(STALE_MS);
        assert!(matches!(board.since(seen).0, Changed::These(those) if those == [waits.id]));
        assert!(board.get(waits.id).unwrap().stale && !board.get(runs.id).unwrap().stale);
        assert_eq!(board.waiting(|_| true), 0);
        board.put(ListedTable { at: STALE_MS, ..listing(&waits, "A", 2) }.by(STALE_MS));
        assert!(!board.get(waits.id).unwrap().stale);
        assert_eq!(board.waiting(|_| true), 1);
    }

    #[test]
    fn who_looks_on_hears_of_each_change_once_and_of_all_after_too_many() {
        let (board, one, other) = (Board::default(), plan(), plan());
        let (_, start) = board.all();
        board.put(listing(&one, "A", 1));
        board.put(listing(&one, "AB", 2));
        board.put(listing(&other, "A", 1));
        let (changed, now) = board.since(start);
        let mut both = vec![one.id, other.id];
        both.sort_unstable();
        assert!(matches!(changed, Changed::These(those) if those == both));
        // Moves change nothing that a list tells.
        let same = board.get(other.id).unwrap();
        board.put(ListedTable { seq: 9, ..(*same).clone() });
        assert!(
            matches!(board.since(now), (Changed::These(those), seen) if those.is_empty() && seen == now)
        );
        for round in 0..REMEMBERED as u64 {
            board.put(listing(&one, if round % 2 == 0 { "A" } else { "AB" }, 3 + round));
        }
        assert!(matches!(board.since(start).0, Changed::Everything));
    }
}
