//! All tables of one browser: a function of messages.
//!
//! What a call leads to is first kept and then told, in two lists. A table that has changed is looked at
//! once more at the end: what nobody has to decide happens, its bot is asked, and connections are told.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use quadrivium_table::entry::{Batch, Entry, Plan};
use quadrivium_table::fault::ErrorBody;
use quadrivium_table::ids::{GuestId, TableId};
use quadrivium_table::moment::{Entropy, Moment};
use quadrivium_table::{Broken, Eyes, Fault, Fold, Founded, Founding, Guest, Next, State};
use serde::Serialize;
use serde_json::value::to_raw_value;

use crate::held::Held;
use crate::jobs::Jobs;
use crate::live::Connection;
use crate::message::{Call, In, Out, Review, Row, Shelved};
use crate::think::Thought;

/// How many entries a table may have: as many as on the server.
const MOST_ENTRIES: u64 = 50_000;

/// Why there is no answer.
#[derive(Debug)]
pub enum Stop {
    /// It is refused.
    Fault(Fault),
    /// These tables have to be read first. Nothing has changed.
    Read(Vec<TableId>),
    /// The puzzles of this game have to be handed over first. Nothing has changed.
    Fetch(String),
}

impl From<Fault> for Stop {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

/// A table that was read.
enum Known {
    Whole(Box<Held>),
    /// It cannot be shown, and why.
    Unread(Broken),
}

/// What there is to tell at the end of a call.
#[derive(Default)]
struct News {
    /// Tables that have changed.
    tables: BTreeSet<TableId>,
    /// Tables to which somebody has come or from which somebody has gone.
    presence: BTreeSet<TableId>,
    /// Tables of whose game something was found.
    studies: BTreeSet<TableId>,
}

/// All tables of one browser.
#[derive(Default)]
pub struct Local {
    pub(crate) guest: Option<Guest>,
    /// All tables, those in memory among them.
    pub(crate) shelf: BTreeMap<TableId, Shelved>,
    /// Tables that cannot be read at all, by whatever they are called in storage.
    unread: BTreeSet<String>,
    known: HashMap<TableId, Known>,
    pub(crate) connections: BTreeMap<u64, Connection>,
    pub(crate) jobs: Jobs,
    kept: Vec<Out>,
    told: Vec<Out>,
    news: News,
}

impl Local {
    /// Takes a message; what is to be done then.
    pub fn take(&mut self, entropy: &(dyn Entropy + Sync), call: Call) -> Vec<Out> {
        let moment = Moment { now: call.now, entropy };
        let first = match self.hear(moment, call.what) {
            Err(Stop::Read(tables)) => Some(Out::Read { tables }),
            Err(Stop::Fetch(puzzles)) => Some(Out::Fetch { puzzles }),
            Ok(()) | Err(Stop::Fault(_)) => None,
        };
        if let Some(first) = first {
            (self.kept, self.told, self.news) = <_>::default();
            return vec![first];
        }
        self.settle(moment);
        self.tell(moment.now);
        let mut done = std::mem::take(&mut self.kept);
        done.append(&mut self.told);
        done
    }

    /// The same with a message as it is written. One that cannot be read changes nothing.
    pub fn take_text(&mut self, entropy: &(dyn Entropy + Sync), call: &str) -> Vec<Out> {
        match serde_json::from_str(call) {
            Ok(call) => self.take(entropy, call),
            Err(error) => vec![Out::Misheard { reason: error.to_string() }],
        }
    }

    /// # Errors
    /// When tables have to be read first; what is refused is told otherwise.
    fn hear(&mut self, moment: Moment<'_>, what: In) -> Result<(), Stop> {
        match what {
            In::Boot { guest, shelf } => {
                *self = Self { guest, ..Self::default() };
                for row in shelf {
                    match row {
                        Row::Whole(it) => _ = self.shelf.insert(it.plan.id, *it),
                        Row::Unread(name) => _ = self.unread.insert(name),
                    }
                }
            }
            In::Guest { guest } => self.is_now(guest),
            In::Load { plan, batches, reviews } => self.load(plan, batches, reviews),
            In::Unread { table } => {
                // Whoever looks at it is not told that it is gone, because it is not.
                self.take_off(&table);
                self.unread.insert(table);
            }
            In::News { shelved } => self.news_of(shelved)?,
            In::Forget { table } => {
                self.forget(table);
                // Not even that is what is stored.
                self.shelf.entry(table).and_modify(|shelved| shelved.ended = None);
            }
            In::Removed { table } => self.removed(&table),
            In::Http { n, method, path, body } => {
                match self.answer(moment, n, &method, &path, &body) {
                    Ok(Some(reply)) => self.told.push(reply),
                    // It is being thought about.
                    Ok(None) => {}
                    Err(Stop::Fault(fault)) => self.told.push(refusal(n, &fault)),
                    Err(read) => return Err(read),
                }
            }
            In::Open { c, table } => self.open(c, table)?,
            In::Frame { c, text } => self.frame(moment, c, &text)?,
            In::Close { c } => self.close(c),
            In::Slow { job } => self.slow(job),
            In::Thought { job, last, thought } => {
                let thought = serde_json::from_str(&thought).unwrap_or(Thought::Nothing);
                self.think(moment, job, last, thought);
            }
            In::Failed { job } => self.think(moment, job, true, Thought::Nothing),
            In::Missing { job } => self.lack(moment, job),
        }
        Ok(())
    }

    /// Another tab has made a table or added to it.
    ///
    /// # Errors
    /// When it has to be read, because somebody looks at it here.
    fn news_of(&mut self, shelved: Shelved) -> Result<(), Stop> {
        let id = shelved.plan.id;
        let studied = self.in_memory(id).is_some_and(|held| held.studied.is_some());
        if studied || self.is_looked_at(id) {
            return Err(Stop::Read(vec![id]));
        }
        self.forget(id);
        self.shelf.insert(id, shelved);
        Ok(())
    }

    fn load(&mut self, plan: Plan, batches: Vec<Batch>, reviews: Vec<Review>) {
        let id = plan.id;
        self.unread.remove(id.as_str());
        let shelved = Shelved { plan: plan.clone(), ended: None };
        self.shelf.entry(id).or_insert(shelved);
        let known = match self.known.remove(&id) {
            Some(Known::Whole(mut held)) => match held.catch_up(batches) {
                Ok(more) => {
                    held.stuck &= !more;
                    Known::Whole(held)
                }
                Err(broken) => Known::Unread(broken),
            },
            Some(Known::Unread(_)) | None => match Held::read(plan, batches, reviews) {
                Ok(held) => Known::Whole(Box::new(held)),
                Err(broken) => Known::Unread(broken),
            },
        };
        if let Known::Whole(_) = known {
            self.news.tables.insert(id);
        }
        self.known.insert(id, known);
        self.enter_again(id);
        self.shelve(id);
    }

    /// What is in memory of a table is of no more use, and so are the questions about it.
    pub(crate) fn forget(&mut self, id: TableId) {
        if let Some(Known::Whole(held)) = self.known.remove(&id) {
            let open = held.asked.map(|asked| asked.job).into_iter().chain(held.studied);
            for job in open {
                self.drop_job(job);
            }
        }
        self.lose_sight(id);
    }

    /// A table is no more.
    pub(crate) fn removed(&mut self, name: &str) {
        if let Some(id) = self.take_off(name) {
            self.end_connections(id);
        }
    }

    /// A table is not on the shelf any more, by whatever name it stood there.
    fn take_off(&mut self, name: &str) -> Option<TableId> {
        self.unread.remove(name);
        let id = name.parse().ok()?;
        self.forget(id);
        self.shelf.remove(&id);
        Some(id)
    }

    /// Whether what is stored of a table was tried and cannot be read.
    pub(crate) fn is_unread(&self, name: &str) -> bool {
        let broken = |id| matches!(self.known.get(&id), Some(Known::Unread(_)));
        self.unread.contains(name) || name.parse().is_ok_and(broken)
    }

    /// All of those.
    pub(crate) fn all_unread(&self) -> Vec<String> {
        let broken = self.shelf.keys().map(TableId::to_string).filter(|name| self.is_unread(name));
        self.unread.iter().cloned().chain(broken).collect()
    }

    /// A table in memory that this person may look at.
    ///
    /// # Errors
    /// When there is none, it cannot be shown, or it has to be read first.
    pub(crate) fn held(&mut self, id: TableId) -> Result<&mut Held, Stop> {
        let none = || if self.is_unread(id.as_str()) { Fault::Damaged } else { Fault::NoTable };
        let shelved = self.shelf.get(&id).ok_or_else(none)?;
        match self.known.get_mut(&id) {
            Some(Known::Whole(held)) => Ok(held),
            Some(Known::Unread(broken)) => Err(broken.fault(&shelved.plan).into()),
            None => Err(Stop::Read(vec![id])),
        }
    }

    /// The same, where it need not be read for.
    pub(crate) fn in_memory(&self, id: TableId) -> Option<&Held> {
        match self.known.get(&id)? {
            Known::Whole(held) => Some(held),
            Known::Unread(_) => None,
        }
    }

    pub(crate) fn in_memory_mut(&mut self, id: TableId) -> Option<&mut Held> {
        match self.known.get_mut(&id)? {
            Known::Whole(held) => Some(held),
            Known::Unread(_) => None,
        }
    }

    /// Whether a table has been read, whatever came of it.
    pub(crate) fn was_read(&self, id: TableId) -> bool {
        self.known.contains_key(&id)
    }

    /// Who is here; somebody without a name may only look.
    ///
    /// # Errors
    /// When nobody has taken a name.
    pub(crate) fn person(&self) -> Result<Guest, Fault> {
        self.guest.clone().ok_or(Fault::NoGuest)
    }

    pub(crate) fn who(&self) -> Option<GuestId> {
        self.guest.as_ref().map(|guest| guest.id)
    }

    /// Does something with a table as whoever is here may see it.
    pub(crate) fn seen<T>(
        &self,
        held: &Held,
        now: u64,
        page: bool,
        look: impl FnOnce(&Fold, Eyes<'_>) -> T,
    ) -> T {
        look(&held.fold, Eyes { guest: self.who(), now, presence: &held.presence, page })
    }

    /// To be kept.
    pub(crate) fn keep(&mut self, out: Out) {
        self.kept.push(out);
    }

    /// To be passed on.
    pub(crate) fn say(&mut self, out: Out) {
        self.told.push(out);
    }

    /// A table has changed, or has to be looked at as if it had.
    pub(crate) fn changed(&mut self, id: TableId) {
        self.news.tables.insert(id);
    }

    /// Something was found about the game of a table.
    pub(crate) fn studied(&mut self, id: TableId) {
        self.news.studies.insert(id);
    }

    /// Somebody has come or gone, or a bot thinks.
    pub(crate) fn moved(&mut self, id: TableId) {
        self.news.presence.insert(id);
    }

    /// Adds the entries that `make` says; how many entries there are then.
    ///
    /// # Errors
    /// Why `make` says none.
    pub(crate) fn change(
        &mut self,
        moment: Moment<'_>,
        id: TableId,
        make: impl FnOnce(&Fold, Moment<'_>) -> Result<Vec<Entry>, Fault>,
    ) -> Result<u64, Stop> {
        let held = self.held(id)?;
        let seq = held.fold.seq();
        let entries = make(&held.fold, moment)?;
        if entries.is_empty() {
            return Ok(seq);
        }
        let batch = Batch { seq: seq + 1, at: moment.now, entries };
        if let Err(broken) = held.fold.apply_batch(batch.clone()) {
            self.known.insert(id, Known::Unread(broken));
            return Err(Fault::Inside("entries do not fold".to_owned()).into());
        }
        held.stuck = false;
        self.kept.push(Out::Store { table: id, batch });
        self.news.tables.insert(id);
        self.shelve(id);
        Ok(self.held(id)?.fold.seq())
    }

    /// The same for what a person may want again and again, while the table has room for it.
    ///
    /// # Errors
    /// Why `make` says none, or that there is no room.
    pub(crate) fn add(
        &mut self,
        moment: Moment<'_>,
        id: TableId,
        make: impl FnOnce(&Fold, Moment<'_>) -> Result<Vec<Entry>, Fault>,
    ) -> Result<u64, Stop> {
        self.change(moment, id, |fold, moment| {
            fold.check_room(MOST_ENTRIES)?;
            make(fold, moment)
        })
    }

    /// Makes a table.
    ///
    /// # Errors
    /// When its first entries do not fit.
    pub(crate) fn found(&mut self, moment: Moment<'_>, new: Founding) -> Result<TableId, Fault> {
        let Founded { fold, entries } = new.begin(moment)?;
        let (id, plan) = (fold.plan.id, (*fold.plan).clone());
        let batch = Batch { seq: 1, at: plan.created, entries };
        self.kept.push(Out::Create { plan: Box::new(plan.clone()) });
        self.kept.push(Out::Store { table: id, batch });
        self.shelf.insert(id, Shelved { plan, ended: None });
        self.known.insert(id, Known::Whole(Box::new(Held::new(fold))));
        self.news.tables.insert(id);
        self.shelve(id);
        Ok(id)
    }

    /// Notes for the lists how a game ended, or that it has not.
    fn shelve(&mut self, id: TableId) {
        let Some(held) = self.in_memory(id) else { return };
        let over = held.fold.state() == State::Over;
        let ended = held.fold.ended();
        let Some(shelved) = self.shelf.get_mut(&id) else { return };
        if over != shelved.ended.is_some() {
            shelved.ended.clone_from(&ended);
            self.kept.push(Out::Shelve { table: id, ended });
        }
    }

    /// Lets happen what nobody has to decide at the tables that have changed, and asks their bots.
    fn settle(&mut self, moment: Moment<'_>) {
        for id in self.news.tables.clone() {
            loop {
                let next = self.in_memory(id).and_then(|held| held.fold.next());
                let done = match next {
                    Some(Next::Chance) => self.change(moment, id, Fold::entries_of_chance),
                    Some(Next::Due(seat)) => {
                        self.change(moment, id, |fold, moment| fold.entries_of_due(moment, seat))
                    }
                    Some(Next::Bot(..)) | None => break,
                };
                if done.is_err() {
                    break;
                }
            }
            self.ask_bot(id);
            self.end_stale_study(id);
        }
    }

    /// Tells connections what has changed.
    fn tell(&mut self, now: u64) {
        let News { tables, presence, studies } = std::mem::take(&mut self.news);
        self.tell_changes(&tables, &presence, now);
        for id in studies {
            self.report_all(id);
        }
    }
}

/// The answer to a request.
pub(crate) fn reply(n: u64, status: u16, body: &impl Serialize) -> Out {
    let body = to_raw_value(body).expect("replies are plain data");
    Out::Reply { n, status, body, file: None }
}

/// The refusal of a request.
pub(crate) fn refusal(n: u64, fault: &Fault) -> Out {
    let error = fault.body();
    reply(n, fault.status().0, &ErrorBody { error })
}

/// What was written already, as it stands inside a message.
pub(crate) fn raw(text: String) -> Box<serde_json::value::RawValue> {
    serde_json::value::RawValue::from_string(text).expect("what is sent is JSON")
}
