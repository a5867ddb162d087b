//! What is missing: a network that nobody has kept, while nobody can be asked for it.

use quadrivium_table::fault::{ErrorBody, Refused};
use quadrivium_table::moment::Moment;

use crate::jobs::Job;
use crate::local::{Local, reply};
use crate::message::Out;
use crate::think::Thought;

impl Local {
    /// What it takes to think about a question is not there. A bot waits for it; everybody else goes without.
    pub(crate) fn lack(&mut self, moment: Moment<'_>, job: u64) {
        match self.jobs.get(job) {
            None => return,
            Some(&Job::Bot(id)) => {
                let thought = self.in_memory_mut(id).and_then(|held| held.presence.thinking.take());
                if thought.is_some() {
                    self.moved(id);
                }
                return self.say(Out::Lacks { job });
            }
            Some(&Job::Hint(c)) => return self.hint_refused(c, not_kept()),
            Some(&Job::Behind(n, _)) => {
                self.jobs.close(job);
                self.say(reply(n, 503, &ErrorBody { error: not_kept() }));
            }
            Some(Job::Stand(..) | Job::Review(_)) => {
                self.think(moment, job, true, Thought::Nothing);
            }
        }
        self.say(Out::Drop { job });
    }
}

/// Why nobody thinks about something for which a network or puzzles are missing.
fn not_kept() -> Refused {
    Refused::new("not_kept", "this is not kept here, and its host cannot be reached".to_owned())
}
