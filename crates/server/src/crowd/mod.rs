//! Who has which table open: at this node, and at the others as far as they have told.
//!
//! A node that knows of others says a moment after somebody came or went who is at that table there: all of
//! them, not who came. So each word is true by itself, and what is said twice, or missed and said anew, does
//! no harm. A node of which nothing is heard for a while is forgotten with its people. Whoever may have missed
//! something asks for everything.

mod word;

use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::atomic::{AtomicU64, Ordering::SeqCst};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use quadrivium_core::Seat;
use quadrivium_table::Presence;
use quadrivium_table::ids::{GuestId, TableId};
use tokio::sync::Notify;
use tokio::time::Instant;

pub use self::word::{NodeId, Said, Word};

/// How many tables are told in one go.
pub const MOST_SAID: usize = 500;

/// Who is where.
pub struct Crowd {
    node: NodeId,
    known: Mutex<Known>,
    /// Goes up after every change.
    version: AtomicU64,
    /// Rung when there is something to say.
    pub bell: Notify,
}

struct Known {
    /// Tables that somebody has open at this node, or at which a bot thinks here.
    here: HashMap<TableId, Presence>,
    /// Which entries people at this node were surely shown, by table and person: the last of each connection.
    shown: HashMap<(TableId, GuestId), Vec<u64>>,
    /// What other nodes have said.
    others: HashMap<NodeId, Other>,
    /// Tables that have changed here since they were told.
    untold: BTreeSet<TableId>,
    /// Tables at which somebody is here, as the others were told.
    told: HashSet<TableId>,
    /// Whether everything has to be told anew.
    anew: bool,
    /// Who has to be asked to do so: all of them, or these.
    ask_all: bool,
    ask: BTreeSet<NodeId>,
    /// The number of the last word.
    number: u64,
    /// Whether nothing is said any more.
    gone: bool,
}

struct Other {
    heard: Instant,
    /// The number of the first word that was heard.
    first: u64,
    /// The number of its last word.
    number: u64,
    /// Who is there, and the number of the word that said so.
    tables: HashMap<TableId, (u64, Presence)>,
}

fn is_nothing(people: &Presence) -> bool {
    people.is_empty() && people.thinking.is_none()
}

impl Crowd {
    /// Nobody is anywhere yet.
    pub fn new(node: NodeId) -> Self {
        let known = Known {
            here: HashMap::new(),
            shown: HashMap::new(),
            others: HashMap::new(),
            untold: BTreeSet::new(),
            told: HashSet::new(),
            anew: false,
            ask_all: true,
            ask: BTreeSet::new(),
            number: 0,
            gone: false,
        };
        Self { node, known: Mutex::new(known), version: AtomicU64::new(0), bell: Notify::new() }
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Goes up after every change, of whichever table.
    pub fn version(&self) -> u64 {
        self.version.load(SeqCst)
    }

    fn change(&self, table: TableId, change: impl FnOnce(&mut Presence)) {
        let mut known = self.known();
        let people = known.here.entry(table).or_default();
        change(people);
        if is_nothing(people) {
            known.here.remove(&table);
        }
        // Whoever comes later is told everything.
        let tell = !known.others.is_empty();
        if tell {
            known.untold.insert(table);
        }
        drop(known);
        self.version.fetch_add(1, SeqCst);
        if tell {
            self.bell.notify_one();
        }
    }

    /// Somebody opens a table here.
    pub fn enter(&self, table: TableId, guest: Option<GuestId>) {
        self.change(table, |people| people.enter(guest));
    }

    /// Somebody goes who had come.
    pub fn leave(&self, table: TableId, guest: Option<GuestId>) {
        self.change(table, |people| people.leave(guest));
    }

    /// A connection of somebody is seen by nobody from now on, or it is again.
    pub fn hide(&self, table: TableId, guest: GuestId, hidden: bool) {
        self.change(table, |people| people.hide(guest, hidden));
    }

    /// A connection of somebody here was surely shown a table up to this entry, and is seen; nothing where it is
    /// not, as a page that is hidden. Before it was that one.
    pub fn show(&self, table: TableId, guest: GuestId, before: Option<u64>, now: Option<u64>) {
        let mut known = self.known();
        let shown = known.shown.entry((table, guest)).or_default();
        if let Some(place) = before.and_then(|seq| shown.iter().position(|known| *known == seq)) {
            shown.swap_remove(place);
        }
        shown.extend(now);
        if shown.is_empty() {
            known.shown.remove(&(table, guest));
        }
    }

    /// Up to which entry a person who looks at a table at this node was surely shown it.
    pub fn shown(&self, table: TableId, guest: GuestId) -> Option<u64> {
        self.known().shown.get(&(table, guest))?.iter().max().copied()
    }

    /// A bot of this seat has been thinking here for a while, or none does.
    pub fn think(&self, table: TableId, seat: Option<Seat>) {
        self.change(table, |people| people.thinking = seat);
    }

    /// Whether somebody has a table open at this node.
    pub fn is_here(&self, table: TableId) -> bool {
        self.known().here.get(&table).is_some_and(|people| !people.is_empty())
    }

    /// Who has a table open, at whichever node.
    pub fn at(&self, table: TableId) -> Presence {
        let known = self.known();
        let mut all = known.here.get(&table).cloned().unwrap_or_default();
        for (_, people) in known.others.values().filter_map(|other| other.tables.get(&table)) {
            all.join(people);
        }
        all
    }

    /// Whether a person has a table open and can see it, at whichever node.
    pub fn sees(&self, table: TableId, guest: GuestId) -> bool {
        self.at(table).sees(guest)
    }

    /// Everybody who has a table open, at whichever node.
    pub fn everybody(&self) -> BTreeSet<GuestId> {
        let known = self.known();
        let others = known.others.values().flat_map(|other| other.tables.values());
        let all = known.here.values().chain(others.map(|(_, people)| people));
        all.flat_map(|people| people.guests.keys().copied()).collect()
    }

    /// Hears a word of another node. The tables at which something has changed.
    pub fn hear(&self, said: Said, now: Instant) -> Vec<TableId> {
        let Said { node, number, word } = said;
        if node == self.node {
            return Vec::new();
        }
        let mut changed = Vec::new();
        let mut known = self.known();
        if word == Word::Gone {
            let other = known.others.remove(&node);
            changed.extend(other.into_iter().flat_map(|other| other.tables.into_keys()));
        } else {
            let new = !known.others.contains_key(&node);
            let silent = || Other { heard: now, first: number, number: 0, tables: HashMap::new() };
            let other = known.others.entry(node).or_insert_with(silent);
            if number <= other.number {
                // A word that was thought lost and came late.
                return Vec::new();
            }
            (other.heard, other.number) = (now, number);
            let asks = matches!(&word, Word::Tell(whom) if whom.is_none_or(|id| id == self.node));
            // One that begins by asking has told nothing before.
            let knows_more = new && word != Word::Tell(None);
            let all = matches!(&word, Word::Since(first) if *first >= other.first);
            other.hear(number, word, &mut changed);
            // Nothing was told while nobody was known.
            known.anew |= asks || new;
            if all {
                // It has told everything before it was asked.
                known.ask.remove(&node);
            } else if knows_more {
                known.ask.insert(node);
            }
            if known.anew || knows_more {
                self.bell.notify_one();
            }
        }
        drop(known);
        self.note(&changed);
        changed
    }

    fn note(&self, changed: &[TableId]) {
        if !changed.is_empty() {
            self.version.fetch_add(1, SeqCst);
        }
    }

    /// Forgets nodes of which nothing was heard for so long. The tables at which something has changed.
    pub fn forget(&self, now: Instant, patience: Duration) -> Vec<TableId> {
        let mut changed = Vec::new();
        self.known().others.retain(|_, other| {
            let lives = now.saturating_duration_since(other.heard) <= patience;
            if !lives {
                changed.extend(other.tables.keys());
            }
            lives
        });
        self.note(&changed);
        changed
    }

    /// Some words of others may have been lost: asks for everything.
    pub fn ask(&self) {
        self.known().ask_all = true;
        self.bell.notify_one();
    }

    /// What has to be said now, at least that this node lives; nothing after the end.
    pub fn words(&self) -> Vec<Said> {
        let mut known = self.known();
        if known.gone {
            return Vec::new();
        }
        let mut words = Vec::new();
        let asked = std::mem::take(&mut known.ask);
        if std::mem::take(&mut known.ask_all) {
            words.push(Word::Tell(None));
        } else {
            words.extend(asked.into_iter().map(|node| Word::Tell(Some(node))));
        }
        let first = known.number + 1 + words.len() as u64;
        let untold = std::mem::take(&mut known.untold);
        if std::mem::take(&mut known.anew) {
            let here = known.here.iter();
            words.extend(here.flat_map(|(table, people)| Word::of(*table, people)));
            words.push(Word::Since(first));
            known.told = known.here.keys().copied().collect();
        } else {
            for table in untold {
                let people = known.here.get(&table).cloned().unwrap_or_default();
                let nobody = is_nothing(&people);
                let was_told =
                    if nobody { known.told.remove(&table) } else { !known.told.insert(table) };
                // Who came and went at once was not there.
                if was_told || !nobody {
                    words.extend(Word::of(table, &people));
                }
            }
        }
        if words.is_empty() {
            words.push(Word::Alive);
        }
        self.number(&mut known, words)
    }

    fn number(&self, known: &mut Known, words: Vec<Word>) -> Vec<Said> {
        let said = words.into_iter().map(|word| {
            known.number += 1;
            Said { node: self.node, number: known.number, word }
        });
        said.collect()
    }

    /// Nobody knows which of the last words were heard.
    pub fn unheard(&self) {
        let mut known = self.known();
        (known.anew, known.ask_all) = (true, true);
    }

    /// The last word.
    pub fn farewell(&self) -> Vec<Said> {
        let mut known = self.known();
        known.gone = true;
        self.number(&mut known, vec![Word::Gone])
    }
}

impl Other {
    fn hear(&mut self, number: u64, word: Word, changed: &mut Vec<TableId>) {
        match word {
            Word::Alive | Word::Tell(_) | Word::Gone => {}
            Word::There { table, people, more } => {
                let place = self.tables.entry(table).or_default();
                place.0 = number;
                if more {
                    place.1.join(&people);
                    changed.push(table);
                } else if place.1 != people {
                    place.1 = people;
                    changed.push(table);
                }
                if is_nothing(&place.1) {
                    self.tables.remove(&table);
                }
            }
            Word::Since(first) => self.tables.retain(|table, (number, _)| {
                let true_still = *number >= first;
                if !true_still {
                    changed.push(*table);
                }
                true_still
            }),
        }
    }
}

#[cfg(test)]
mod tests;
