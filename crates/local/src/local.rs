//! All tables of one browser: a function of messages.
//!
//! What a call leads to is first kept and then told, in two lists. A table that has changed is looked at
//! once more at the end: what nobody has to decide happens, its bot is asked, and connections are told.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use quadrivium_table::entry::{Batch, Entry};
use quadrivium_table::fault::ErrorBody;
use quadrivium_table::ids::{GuestId, TableId};
use quadrivium_table::moment::{Entropy, Moment};
use quadrivium_table::{Broken, Eyes, Fault, Fold, Founded, Founding, Guest, Next, State};
use serde::Serialize;
use serde_json::value::to_raw_value;

use crate::held::{Asked, Held};
use crate::jobs::{Job, Jobs};
use crate::live::Connection;
use crate::message::{Call, In, Out, Review, Shelved};
use crate::think::{Played, Question, Thought};

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

    /// # Errors
    /// When tables have to be read first; what is refused is told otherwise.
    fn hear(&mut self, moment: Moment<'_>, what: In) -> Result<(), Stop> {
        match what {
            In::Boot { guest, shelf } => {
                *self = Self { guest, ..Self::default() };
                self.shelf.extend(shelf.into_iter().map(|it| (it.plan.id, it)));
            }
            In::Load { plan, batches, reviews } => self.load(plan, batches, reviews),
            In::Forget { table } => self.forget(table),
            In::Removed { table } => {
                self.forget(table);
                self.end_connections(table);
            }
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

    fn load(
        &mut self,
        plan: quadrivium_table::entry::Plan,
        batches: Vec<Batch>,
        reviews: Vec<Review>,
    ) {
        let id = plan.id;
        let shelved = Shelved { plan: plan.clone(), ended: None };
        self.shelf.entry(id).or_insert(shelved);
        let known = match self.known.remove(&id) {
            Some(Known::Whole(mut held)) => match held.catch_up(batches) {
                Ok(_) => Known::Whole(held),
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
        self.shelf.remove(&id);
        self.lose_sight(id);
    }

    /// A table in memory that this person may look at.
    ///
    /// # Errors
    /// When there is none, it cannot be shown, or it has to be read first.
    pub(crate) fn held(&mut self, id: TableId) -> Result<&mut Held, Stop> {
        let shelved = self.shelf.get(&id).ok_or(Fault::NoTable)?;
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

    /// Asks the bot that has the turn, and no longer one that has not.
    fn ask_bot(&mut self, id: TableId) {
        let Some(held) = self.in_memory_mut(id) else { return };
        let next = match held.fold.next() {
            Some(Next::Bot(seat, opponent)) if !held.stuck => Some((seat, opponent)),
            _ => None,
        };
        if let Some(asked) = held.asked {
            let since = held.fold.line.asked(asked.seat);
            if next.is_some_and(|(seat, _)| seat == asked.seat) && since <= asked.seq {
                return;
            }
            held.asked = None;
            held.presence.thinking = None;
            self.drop_job(asked.job);
        }
        let Some((seat, opponent)) = next else { return };
        let Some(held) = self.in_memory(id) else { return };
        let (seq, position) = (held.fold.seq(), Played::of(&held.fold));
        let bot = opponent.name().to_owned();
        let job = self.ask(Job::Bot(id), &Question::Pick { table: id, seat, bot, position });
        if let Some(held) = self.in_memory_mut(id) {
            held.asked = Some(Asked { job, seat, seq });
        }
    }

    /// Asks somebody who thinks; the number of the question.
    pub(crate) fn ask(&mut self, job: Job, question: &Question) -> u64 {
        let job = self.jobs.open(job);
        let (net, puzzles) = (question.net(), question.puzzles());
        let question = quadrivium_table::json(question);
        self.told.push(Out::Think { job, net, puzzles, question });
        job
    }

    /// Nobody wants to know any more.
    pub(crate) fn drop_job(&mut self, job: u64) {
        if self.jobs.close(job).is_some() {
            self.told.push(Out::Drop { job });
        }
    }

    /// A bot has been thinking for a while: whoever waits is told.
    fn slow(&mut self, job: u64) {
        let Some(&Job::Bot(id)) = self.jobs.get(job) else { return };
        let Some(held) = self.in_memory_mut(id) else { return };
        held.presence.thinking = held.asked.filter(|asked| asked.job == job).map(|it| it.seat);
        self.moved(id);
    }

    /// Somebody who was asked says something.
    pub(crate) fn think(&mut self, moment: Moment<'_>, job: u64, last: bool, thought: Thought) {
        if !last {
            if let (Some(&Job::Hint(c)), Thought::Hint(hint)) = (self.jobs.get(job), &thought) {
                self.hint_found(c, hint);
            }
            return;
        }
        match self.jobs.close(job) {
            None => {}
            Some(Job::Bot(id)) => self.bot_decides(moment, id, thought),
            Some(Job::Hint(c)) => {
                if let Thought::Hint(hint) = &thought {
                    self.hint_found(c, hint);
                }
                self.hint_done(c);
            }
            Some(Job::Stand(n, mut stand)) => {
                if let Thought::Stand(expected) = thought {
                    stand.expected = expected;
                }
                self.told.push(reply(n, 200, &stand));
            }
            Some(Job::Behind(n, solution)) => self.told.push(match thought {
                Thought::Behind(behind) => reply(n, 200, &solution.verdict(behind)),
                _ => refusal(n, &Fault::Inside("nobody knows what a turn costs".to_owned())),
            }),
            Some(Job::Review(id)) => self.reviewed(id, thought),
        }
    }

    fn bot_decides(&mut self, moment: Moment<'_>, id: TableId, thought: Thought) {
        let Some(held) = self.in_memory_mut(id) else { return };
        let Some(Asked { seat, seq, .. }) = held.asked.take() else { return };
        if held.presence.thinking.take().is_some() {
            self.moved(id);
        }
        self.news.tables.insert(id);
        let known = match thought {
            Thought::Pick(action) => {
                let decided = self.change(moment, id, |fold, moment| {
                    fold.entries_of_bot(moment, seq, seat, &action)
                });
                // Somebody took a move back or played meanwhile: it is asked once more.
                !matches!(decided, Err(Stop::Fault(Fault::Refused { .. } | Fault::Inside(_))))
            }
            _ => false,
        };
        if let Some(held) = self.in_memory_mut(id) {
            held.stuck = !known;
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
