//! Questions that are being thought about, and what becomes of the answers.

use std::collections::BTreeMap;

use quadrivium_table::api::{Solution, Stand};
use quadrivium_table::ids::TableId;
use quadrivium_table::moment::Moment;
use quadrivium_table::{Fault, Next};

use crate::held::Asked;
use crate::local::{Local, Stop, refusal, reply};
use crate::message::Out;
use crate::think::{Played, Question, Thought};

/// Who waits for an answer.
pub enum Job {
    /// A table whose bot has the turn.
    Bot(TableId),
    /// A connection that wants a hint.
    Hint(u64),
    /// A request about where everybody stands, of which this is known.
    Stand(u64, Stand),
    /// A request about a puzzle, of which this is known.
    Behind(u64, Solution),
    /// The analysis of the game of a table.
    Review(TableId),
}

/// All questions that are being thought about, by number.
#[derive(Default)]
pub struct Jobs {
    open: BTreeMap<u64, Job>,
    last: u64,
}

impl Jobs {
    /// One more; its number.
    pub fn open(&mut self, job: Job) -> u64 {
        self.last += 1;
        self.open.insert(self.last, job);
        self.last
    }

    /// Who waits for this one.
    pub fn get(&self, job: u64) -> Option<&Job> {
        self.open.get(&job)
    }

    /// The table whose game is being analysed.
    pub fn reviewed(&self) -> Option<TableId> {
        self.open.values().find_map(|job| match job {
            Job::Review(table) => Some(*table),
            _ => None,
        })
    }

    /// Nobody waits for it any longer.
    pub fn close(&mut self, job: u64) -> Option<Job> {
        self.open.remove(&job)
    }
}

impl Local {
    /// Asks the bot that has the turn, and no longer one that has not.
    pub(crate) fn ask_bot(&mut self, id: TableId) {
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
        let table = match &job {
            Job::Bot(table) => Some(*table),
            Job::Hint(_) | Job::Stand(..) | Job::Behind(..) | Job::Review(_) => None,
        };
        let job = self.jobs.open(job);
        let (net, puzzles) = (question.net(), question.puzzles());
        let question = quadrivium_table::json(question);
        self.say(Out::Think { job, net, puzzles, table, question });
        job
    }

    /// Nobody wants to know any more.
    pub(crate) fn drop_job(&mut self, job: u64) {
        if self.jobs.close(job).is_some() {
            self.say(Out::Drop { job });
        }
    }

    /// A bot has been thinking for a while: whoever waits is told.
    pub(crate) fn slow(&mut self, job: u64) {
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
                self.say(reply(n, 200, &stand));
            }
            Some(Job::Behind(n, solution)) => self.say(match thought {
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
        self.changed(id);
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
        if !known {
            self.say(Out::Stuck { table: id });
        }
    }
}
