//! What somebody has to be told, and what they were told: one paper for each person.
//!
//! Whoever wants to send something first writes into the paper that it is being sent, and may only if the
//! paper is as it was when it was read. So of several nodes one sends. What is being sent carries a number;
//! if its node dies, it is sent again with the same number once its time is over.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use jiff::tz::TimeZone;
use quadrivium_table::ids::{TableId, TournamentId};
use serde::{Deserialize, Serialize};

use super::rounds::Heard;
use super::times::{Gathering, Quiet};
use crate::post::PATIENCE;
use crate::tables::tournaments::Step;

/// How long whoever sends something has for it, in milliseconds; then somebody else takes it over.
pub const LEASE_MS: u64 = 90_000;
/// When whoever sends something gives it up themselves: from writing that they send it until there is only to be noted what
/// has come of it.
pub const WAY_OUT: Duration = Duration::from_secs(45);
// Nobody may still be sending what somebody else takes over, also where clocks differ or writing a note takes long; and
// there is time to look at tables before anything leaves.
const _: () = assert!(2 * WAY_OUT.as_millis() <= LEASE_MS as u128);
const _: () = assert!(2 * PATIENCE.as_millis() <= WAY_OUT.as_millis());
/// How long to wait before it is tried again, in milliseconds; after the last time it is given up.
const BACK_OFF_MS: [u64; 6] =
    [60_000, 5 * 60_000, 20 * 60_000, 3_600_000, 3 * 3_600_000, 8 * 3_600_000];

/// A way to reach somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// Their browsers show it.
    Push,
    /// A letter.
    Mail,
    /// Their webhook hears of it.
    Hook,
}

impl Way {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Push, Self::Mail, Self::Hook];
}

/// A table that somebody was called to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Called {
    /// Which turn of theirs it is.
    pub turn: u32,
    /// Whether it still waits for them.
    pub waits: bool,
    /// Since when it is known, in milliseconds since 1970.
    pub since: u64,
    /// At which entry the table stood then.
    #[serde(default)]
    pub at: u64,
    /// Nobody knows before this moment whether they see it, in milliseconds since 1970; 0 where that is known.
    #[serde(default)]
    pub unsure: u64,
    /// When their time is up.
    pub until: Option<u64>,
    /// The ways by which they were told, or need not be told any more.
    pub told: BTreeSet<Way>,
    /// The ways by which they were reminded.
    pub reminded: BTreeSet<Way>,
}

/// Something that is being sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sending {
    /// Its number.
    pub number: u64,
    /// Whether it reminds of what they were told before.
    pub reminder: bool,
    /// The tables that it tells of, and their turns.
    pub tables: Vec<(TableId, u32)>,
    /// The tournaments that it tells of, and how far they were.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rounds: Vec<(TournamentId, Step)>,
    /// How often it was tried.
    pub tries: u32,
    /// When somebody else may try.
    pub next: u64,
    /// The browsers that have shown it already.
    #[serde(default)]
    pub shown: BTreeSet<String>,
}

/// How far one way is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sent {
    /// When something was last sent by it.
    pub last: u64,
    /// What is being sent.
    pub now: Option<Sending>,
}

/// What somebody has to be told, and what they were told.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outbox {
    /// The number of the last notice.
    pub number: u64,
    /// The tables that have called them.
    pub tables: BTreeMap<TableId, Called>,
    /// The tournaments they have heard of, or have to.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub rounds: BTreeMap<TournamentId, Heard>,
    /// How far each way is.
    pub ways: BTreeMap<Way, Sent>,
}

/// When somebody wants to hear of something.
#[derive(Clone, Debug)]
pub struct Hours {
    /// The ways that are open.
    pub ways: BTreeSet<Way>,
    /// How often letters come.
    pub letters: Gathering,
    /// How many milliseconds before their time is up they want to be reminded; 0 for not at all.
    pub remind_ms: u64,
    /// When they want to hear nothing.
    pub quiet: Option<Quiet>,
    /// By which zone.
    pub zone: TimeZone,
    /// How long somebody has to come by themselves, in milliseconds.
    pub grace_ms: u64,
}

impl Hours {
    /// When a way may be used for something that has waited since then.
    fn opens(&self, way: Way, since: u64, last: u64) -> u64 {
        let gap = if way == Way::Mail && last > 0 { last + self.letters.gap() } else { 0 };
        let at = (since + self.grace_ms).max(gap);
        self.quiet.map_or(at, |quiet| quiet.ends(at, &self.zone))
    }

    /// When what did not arrive may be tried again: as quiet as at first, but for what is urgent.
    fn again(&self, sending: &Sending) -> u64 {
        let quiet = self.quiet.filter(|_| !sending.reminder);
        quiet.map_or(sending.next, |quiet| quiet.ends(sending.next, &self.zone))
    }

    /// When somebody is to be reminded of a table; nothing where they were told of it no earlier.
    fn reminds(&self, called: &Called) -> Option<u64> {
        let at = called.until?.checked_sub(self.remind_ms)?;
        (self.remind_ms > 0 && at > called.since + self.grace_ms).then_some(at)
    }
}

impl Outbox {
    /// A table waits for this turn of theirs; whether anything has changed by it. An earlier turn than before, after
    /// all have agreed to go far back, is another one too.
    pub fn call(&mut self, table: TableId, turn: u32, until: Option<u64>, now: u64) -> bool {
        match self.tables.get_mut(&table) {
            Some(called) if called.turn == turn => {
                let known = called.waits && called.until == until;
                (called.waits, called.until) = (true, until);
                !known
            }
            _ => {
                let (told, reminded) = (BTreeSet::new(), BTreeSet::new());
                let (at, unsure) = (0, 0);
                let called =
                    Called { turn, waits: true, since: now, at, unsure, until, told, reminded };
                self.tables.insert(table, called);
                true
            }
        }
    }

    /// At which entry a table stood when it was found that it waits for them; whether that is new.
    pub fn stands(&mut self, table: TableId, seq: u64) -> bool {
        let new = self.tables.get_mut(&table).filter(|called| called.at == 0);
        new.map(|called| called.at = seq).is_some()
    }

    /// Whether they see a table may be known at this moment, or is now.
    pub fn doubt(&mut self, table: TableId, until: impl Fn(u64) -> u64) {
        if let Some(called) = self.tables.get_mut(&table) {
            called.unsure = until(called.since);
        }
        for heard in self.rounds.values_mut().filter(|heard| heard.table == Some(table)) {
            heard.unsure = until(heard.since);
        }
    }

    /// A table does not wait for them; whether anything has changed by it. What they were told is
    /// remembered while the game is on.
    pub fn release(&mut self, table: TableId, over: bool) -> bool {
        if over {
            let settled = self.settle_round(table, &Way::ALL);
            return self.tables.remove(&table).is_some() || settled;
        }
        let called = self.tables.get_mut(&table);
        called.is_some_and(|called| std::mem::replace(&mut called.waits, false))
    }

    /// They look at a table: nobody has to tell them.
    pub fn look(&mut self, table: TableId) {
        if let Some(called) = self.tables.get_mut(&table).filter(|called| called.waits) {
            called.told.extend(Way::ALL);
        }
        self.settle_round(table, &Way::ALL);
    }

    fn waiting(&self) -> impl Iterator<Item = (TableId, &Called)> {
        self.tables.iter().filter(|(_, called)| called.waits).map(|(id, called)| (*id, called))
    }

    /// Whether a table waits for exactly this turn.
    fn is_for(&self, table: TableId, turn: u32) -> bool {
        self.tables.get(&table).is_some_and(|called| called.waits && called.turn == turn)
    }

    /// When to look into it next; nothing while there is nothing to be told.
    pub fn next(&self, hours: &Hours, now: u64) -> Option<u64> {
        hours.ways.iter().filter_map(|way| self.next_by(*way, hours, now)).min()
    }

    pub(super) fn next_by(&self, way: Way, hours: &Hours, now: u64) -> Option<u64> {
        let sent = self.ways.get(&way);
        if let Some(sending) = sent.and_then(|sent| sent.now.as_ref()) {
            return Some(hours.again(sending));
        }
        let last = sent.map_or(0, |sent| sent.last);
        let turns = self.waiting().filter(|(_, called)| !called.told.contains(&way));
        let turns =
            turns.map(|(_, called)| hours.opens(way, called.since, last).max(called.unsure));
        let reminders = self.waiting().filter_map(|(_, called)| {
            let at = hours.reminds(called).filter(|_| !called.reminded.contains(&way))?;
            (called.until? > now).then_some(at)
        });
        let rounds = self.unheard(way, now);
        let rounds = rounds.map(|(_, heard)| hours.opens(way, heard.since, last).max(heard.unsure));
        turns.chain(reminders).chain(rounds).min()
    }

    /// What is to be sent by a way at this moment; from then on it is being sent.
    pub fn take(&mut self, way: Way, hours: &Hours, now: u64) -> Option<Sending> {
        if !hours.ways.contains(&way) {
            return None;
        }
        if let Some(sending) = self.ways.get(&way).and_then(|sent| sent.now.as_ref()) {
            return if hours.again(sending) > now { None } else { self.take_again(way, now) };
        }
        let last = self.ways.get(&way).map_or(0, |sent| sent.last);
        let due = |called: &Called| {
            let at = hours.reminds(called).filter(|_| !called.reminded.contains(&way));
            at.is_some_and(|at| at <= now) && called.until.is_some_and(|until| until > now)
        };
        let urgent: Vec<_> =
            self.waiting().filter(|(_, called)| due(called)).map(|(id, _)| id).collect();
        let reminder = !urgent.is_empty();
        let open = |since: u64, unsure: u64| hours.opens(way, since, last).max(unsure) <= now;
        let tables = if reminder {
            urgent
        } else {
            let untold = self.waiting().filter(|(_, called)| !called.told.contains(&way));
            untold
                .filter(|(_, called)| open(called.since, called.unsure))
                .map(|(id, _)| id)
                .collect()
        };
        let news = |heard: &Heard| !reminder && open(heard.since, heard.unsure);
        let rounds = self.unheard(way, now).filter(|(_, heard)| news(heard));
        let rounds: Vec<_> = rounds.map(|(id, heard)| (id, heard.step)).collect();
        if tables.is_empty() && rounds.is_empty() {
            return None;
        }
        self.number += 1;
        for (id, _) in &rounds {
            if let Some(heard) = self.rounds.get_mut(id) {
                heard.told.insert(way);
            }
        }
        let mut told = Vec::new();
        for id in tables {
            // What tells of a table tells of its round.
            self.settle_round(id, &[way]);
            if let Some(called) = self.tables.get_mut(&id) {
                told.push((id, called.turn));
                called.told.insert(way);
                if reminder {
                    called.reminded.insert(way);
                }
            }
        }
        let sending = Sending {
            number: self.number,
            reminder,
            tables: told,
            rounds,
            tries: 1,
            next: now + LEASE_MS,
            shown: BTreeSet::new(),
        };
        self.ways.entry(way).or_default().now = Some(sending.clone());
        Some(sending)
    }

    /// What did not arrive, or whose node died, once more: as far as they have not acted meanwhile.
    fn take_again(&mut self, way: Way, now: u64) -> Option<Sending> {
        let mut sending = self.ways.get_mut(&way)?.now.take()?;
        if sending.next > now {
            self.ways.entry(way).or_default().now = Some(sending);
            return None;
        }
        sending.tables.retain(|(table, turn)| self.is_for(*table, *turn));
        sending.rounds.retain(|(tournament, step)| self.is_at(*tournament, *step));
        let nothing = sending.tables.is_empty() && sending.rounds.is_empty();
        if nothing || sending.tries as usize > BACK_OFF_MS.len() {
            return None;
        }
        sending.tries += 1;
        sending.next = now + LEASE_MS;
        self.ways.entry(way).or_default().now = Some(sending.clone());
        Some(sending)
    }

    /// It has arrived, or never will.
    pub fn done(&mut self, way: Way, number: u64, arrived: bool, now: u64) {
        let sent = self.ways.entry(way).or_default();
        if sent.now.as_ref().is_some_and(|sending| sending.number == number) {
            sent.now = None;
            if arrived {
                sent.last = now;
            }
        }
    }

    /// It has not arrived yet, but in some browsers.
    pub fn later(&mut self, way: Way, number: u64, shown: &BTreeSet<String>, now: u64) {
        let sent = self.ways.entry(way).or_default();
        if let Some(sending) = sent.now.as_mut().filter(|sending| sending.number == number) {
            sending.shown.extend(shown.iter().cloned());
            let wait = BACK_OFF_MS.get(sending.tries.saturating_sub(1) as usize);
            match wait {
                Some(wait) => sending.next = now + wait,
                None => sent.now = None,
            }
        }
    }
}

#[cfg(test)]
pub(super) mod tests;
