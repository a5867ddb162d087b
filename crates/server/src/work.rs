//! Dear work: whole games that are read, uploaded or forked, and bots that think. It runs on a few
//! threads of its own, never on those that serve.
//!
//! Everybody who asks has a queue, and the queues take turns: somebody who wants much waits for
//! themselves, not the others for them. A queue has a bound; beyond it the answer is
//! [`ApiError::Busy`].
//!
//! A job that takes long can lend its thread to a shorter one in between: where there is one thread, a
//! thought of half a minute would keep all others waiting. It has the thread back after each of them,
//! so it gets on too; and because only shorter ones come in between, few are ever half done.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, mpsc};
use std::time::Duration;

use quadrivium_table::ids::GuestId;
use tokio::sync::oneshot;

use crate::ApiError;
use crate::metrics::{Count, Metrics};

/// Who wants something done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Asker {
    /// A person who makes a table: plays through a record, goes on from a position.
    Making(GuestId),
    /// A person who opens a table.
    Reading(GuestId),
    /// People without a name who open tables, all of them together.
    Nameless,
    /// A person at whose table a bot thinks.
    Thinking(GuestId),
    /// A person who asks for advice.
    Advised(GuestId),
    /// The server itself.
    Server,
}

impl Asker {
    /// Somebody who opens a table.
    pub fn reading(guest: Option<GuestId>) -> Self {
        guest.map_or(Self::Nameless, Self::Reading)
    }

    /// How many jobs may wait or run at once.
    fn most(self) -> usize {
        match self {
            // One that is wanted and one that is about to end.
            Self::Making(_) | Self::Advised(_) => 2,
            Self::Reading(_) => 16,
            Self::Nameless => 64,
            // A table asks one thing at a time, and how many tables one has is limited elsewhere.
            Self::Thinking(_) | Self::Server => usize::MAX,
        }
    }
}

#[derive(Default)]
struct Queue {
    /// How many jobs wait or run.
    jobs: usize,
    /// How many of them run.
    running: usize,
    /// Those that wait, first come first.
    waiting: VecDeque<Call>,
}

/// A job that waits.
struct Call {
    /// How long it takes at most.
    takes: Duration,
    /// Where the thread goes.
    permit: oneshot::Sender<Permit>,
}

struct State {
    /// Threads that nobody uses.
    free: usize,
    queues: HashMap<Asker, Queue>,
    /// Those whose jobs wait, each once; whoever is next comes first.
    turns: VecDeque<Asker>,
}

/// The threads for dear work.
pub struct Work {
    /// Locked for a few lines.
    state: Mutex<State>,
    /// How many threads one asker may use at once.
    each: usize,
    metrics: Arc<Metrics>,
    /// Where it is counted how many jobs wait or run.
    waiting: fn(&Metrics) -> &Count,
}

/// A job that waits or runs; dropped when it is done or nobody wants it any more.
struct Job {
    work: Arc<Work>,
    asker: Asker,
}

/// The right to use a thread. Dropped, it goes back to whoever has lent it, else to whoever is next.
struct Permit {
    held: Option<(Arc<Work>, Asker)>,
    /// Who waits for the thread in the middle of their job.
    lender: Option<(Asker, mpsc::Sender<()>)>,
}

/// The thread of a job that takes so long at most, and may be interrupted.
pub struct Slice {
    takes: Duration,
    permit: Mutex<Permit>,
}

impl Slice {
    /// Lets whoever is next and takes less time have the thread, and waits until it is back. All who
    /// work on the same job wait here meanwhile.
    pub fn pause(&self) {
        let permit = self.permit.lock().unwrap_or_else(PoisonError::into_inner);
        permit.lend(self.takes);
    }
}

impl Permit {
    fn new(work: &Arc<Work>, asker: Asker) -> Self {
        Self { held: Some((Arc::clone(work), asker)), lender: None }
    }

    fn lend(&self, takes: Duration) {
        let Some((work, lender)) = &self.held else { return };
        let Some((asker, call)) = work.shorter(*lender, takes) else { return };
        let (back, returned) = mpsc::channel();
        let lent = Self { held: Some((Arc::clone(work), asker)), lender: Some((*lender, back)) };
        // Whoever has gone meanwhile gives it back at once.
        drop(call.send(lent));
        // It comes back even if they panic, by being dropped.
        let _ = returned.recv();
    }
}

impl Work {
    /// So many jobs at once.
    pub fn new(threads: usize, metrics: Arc<Metrics>) -> Arc<Self> {
        let threads = threads.max(1);
        Self::start(threads, threads, metrics, |metrics| &metrics.work_waiting)
    }

    /// So many bots think at once. One is left for others, whoever has how many tables.
    pub fn thinking(threads: usize, metrics: Arc<Metrics>) -> Arc<Self> {
        let threads = threads.max(1);
        let each = threads.saturating_sub(1).max(1);
        Self::start(threads, each, metrics, |metrics| &metrics.bots_waiting)
    }

    fn start(
        threads: usize,
        each: usize,
        metrics: Arc<Metrics>,
        waiting: fn(&Metrics) -> &Count,
    ) -> Arc<Self> {
        let state = State { free: threads, queues: HashMap::new(), turns: VecDeque::new() };
        Arc::new(Self { state: Mutex::new(state), each, metrics, waiting })
    }

    /// Does something when its turn comes.
    ///
    /// # Errors
    /// When this asker has too many jobs already, or the job panicked.
    pub async fn run<T: Send + 'static>(
        self: &Arc<Self>,
        asker: Asker,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        self.run_sliced(asker, Duration::ZERO, move |_| job()).await
    }

    /// Does something that takes so long at most when its turn comes, or in the middle of something
    /// that takes longer.
    ///
    /// # Errors
    /// When this asker has too many jobs already, or the job panicked.
    pub async fn run_sliced<T: Send + 'static>(
        self: &Arc<Self>,
        asker: Asker,
        takes: Duration,
        job: impl FnOnce(&Slice) -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let entered = self.enter(asker).ok_or(ApiError::Busy)?;
        let permit = match self.permit(asker, takes) {
            Ok(permit) => permit,
            Err(turn) => turn.await.map_err(|_| ApiError::Internal)?,
        };
        // Both go with the job: it counts until it is done, even if nobody waits for it any more.
        let done = tokio::task::spawn_blocking(move || {
            let slice = Slice { takes, permit: Mutex::new(permit) };
            let done = job(&slice);
            drop((slice, entered));
            done
        });
        done.await.map_err(|error| {
            tracing::error!(%error, "dear work panicked");
            ApiError::Internal
        })
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn enter(self: &Arc<Self>, asker: Asker) -> Option<Job> {
        let mut state = self.state();
        let queue = state.queues.entry(asker).or_default();
        if queue.jobs == asker.most() {
            self.metrics.limited.add(1);
            return None;
        }
        queue.jobs += 1;
        (self.waiting)(&self.metrics).add(1);
        Some(Job { work: Arc::clone(self), asker })
    }

    /// A thread, or when it comes.
    fn permit(
        self: &Arc<Self>,
        asker: Asker,
        takes: Duration,
    ) -> Result<Permit, oneshot::Receiver<Permit>> {
        let mut state = self.state();
        let some_free = state.free > 0;
        let queue = state.queues.entry(asker).or_default();
        if some_free && queue.running < self.each {
            queue.running += 1;
            state.free -= 1;
            return Ok(Permit::new(self, asker));
        }
        let (permit, turn) = oneshot::channel();
        let waiting = &mut queue.waiting;
        // Those who went away while they waited count no more, so they must not stay either.
        waiting.retain(|call| !call.permit.is_closed());
        let first = waiting.is_empty();
        waiting.push_back(Call { takes, permit });
        if first && !state.turns.contains(&asker) {
            state.turns.push_back(asker);
        }
        Err(turn)
    }

    /// Gives the thread of one asker to the next who still waits.
    fn pass_on(self: Arc<Self>, mut from: Asker) {
        loop {
            let Some((asker, call)) = self.next(from) else { return };
            match call.send(Permit::new(&self, asker)) {
                Ok(()) => return,
                // They have gone meanwhile; this thread is still to be given away.
                Err(mut permit) => {
                    drop(permit.held.take());
                    from = asker;
                }
            }
        }
    }

    /// Whose turn it is when one asker gives a thread back; nobody's, and the thread is free.
    fn next(&self, from: Asker) -> Option<(Asker, oneshot::Sender<Permit>)> {
        let mut state = self.state();
        if let Some(queue) = state.queues.get_mut(&from) {
            queue.running -= 1;
        }
        while let Some(at) = state.turn(self.each) {
            let asker = state.turns.remove(at).expect("it was found there");
            let State { queues, turns, .. } = &mut *state;
            let Some(queue) = queues.get_mut(&asker) else { continue };
            let call = queue.waiting.pop_front();
            if !queue.waiting.is_empty() {
                turns.push_back(asker);
            }
            if let Some(call) = call {
                queue.running += 1;
                return Some((asker, call.permit));
            }
        }
        state.free += 1;
        None
    }

    /// Whose job may come in the middle of one that takes so long. The lender keeps their place: what
    /// they have lent counts as theirs too.
    fn shorter(&self, lender: Asker, takes: Duration) -> Option<(Asker, oneshot::Sender<Permit>)> {
        if takes.is_zero() {
            return None;
        }
        let mut state = self.state();
        let State { queues, turns, .. } = &mut *state;
        let (place, at) = turns.iter().enumerate().find_map(|(place, asker)| {
            let queue = queues.get(asker)?;
            let open = *asker == lender || queue.running < self.each;
            let brief = |call: &Call| call.takes < takes && !call.permit.is_closed();
            let at = queue.waiting.iter().position(brief).filter(|_| open)?;
            Some((place, at))
        })?;
        let asker = turns.remove(place).expect("it was found there");
        let queue = queues.get_mut(&asker).expect("it was found there");
        let call = queue.waiting.remove(at).expect("it was found there");
        if !queue.waiting.is_empty() {
            turns.push_back(asker);
        }
        queue.running += usize::from(asker != lender);
        Some((asker, call.permit))
    }

    /// Takes a thread back from whoever had it in the middle of something.
    fn returned(&self, from: Asker, lender: Asker) {
        if let Some(queue) = self.state().queues.get_mut(&from) {
            queue.running -= usize::from(from != lender);
        }
    }
}

impl State {
    /// The place in the line of whoever is next. Those who use as many threads as they may keep their
    /// place in it.
    fn turn(&self, each: usize) -> Option<usize> {
        let full =
            |asker: &Asker| self.queues.get(asker).is_some_and(|queue| queue.running >= each);
        self.turns.iter().position(|asker| !full(asker))
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let Some((work, asker)) = self.held.take() else { return };
        match self.lender.take() {
            Some((lender, back)) => {
                work.returned(asker, lender);
                // They wait for nothing else.
                let _ = back.send(());
            }
            None => work.pass_on(asker),
        }
    }
}

impl Drop for Job {
    fn drop(&mut self) {
        let mut state = self.work.state();
        if let Some(queue) = state.queues.get_mut(&self.asker) {
            queue.jobs -= 1;
            if queue.jobs == 0 {
                state.queues.remove(&self.asker);
            }
        }
        drop(state);
        (self.work.waiting)(&self.work.metrics).less();
    }
}

#[cfg(test)]
mod tests;
