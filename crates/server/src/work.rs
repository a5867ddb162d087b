//! Dear work: whole games that are read, uploaded or forked, and bots that think. It runs on a few
//! threads of its own, never on those that serve.
//!
//! Everybody who asks has a queue, and the queues take turns: somebody who wants much waits for
//! themselves, not the others for them. A queue has a bound; beyond it the answer is
//! [`ApiError::Busy`].

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

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
    waiting: VecDeque<oneshot::Sender<Permit>>,
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

/// The right to use a thread. Dropped, it goes to whoever is next.
struct Permit(Option<(Arc<Work>, Asker)>);

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
        let entered = self.enter(asker).ok_or(ApiError::Busy)?;
        let permit = match self.permit(asker) {
            Ok(permit) => permit,
            Err(turn) => turn.await.map_err(|_| ApiError::Internal)?,
        };
        // Both go with the job: it counts until it is done, even if nobody waits for it any more.
        let done = tokio::task::spawn_blocking(move || {
            let done = job();
            drop((permit, entered));
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
    fn permit(self: &Arc<Self>, asker: Asker) -> Result<Permit, oneshot::Receiver<Permit>> {
        let mut state = self.state();
        let some_free = state.free > 0;
        let queue = state.queues.entry(asker).or_default();
        if some_free && queue.running < self.each {
            queue.running += 1;
            state.free -= 1;
            return Ok(Permit(Some((Arc::clone(self), asker))));
        }
        let (call, turn) = oneshot::channel();
        let waiting = &mut queue.waiting;
        // Those who went away while they waited count no more, so they must not stay either.
        waiting.retain(|call| !call.is_closed());
        let first = waiting.is_empty();
        waiting.push_back(call);
        if first && !state.turns.contains(&asker) {
            state.turns.push_back(asker);
        }
        Err(turn)
    }

    /// Gives the thread of one asker to the next who still waits.
    fn pass_on(self: Arc<Self>, mut from: Asker) {
        loop {
            let Some((asker, call)) = self.next(from) else { return };
            match call.send(Permit(Some((Arc::clone(&self), asker)))) {
                Ok(()) => return,
                // They have gone meanwhile; this thread is still to be given away.
                Err(mut permit) => {
                    drop(permit.0.take());
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
                return Some((asker, call));
            }
        }
        state.free += 1;
        None
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
        if let Some((work, asker)) = self.0.take() {
            work.pass_on(asker);
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
mod tests {
    use std::sync::mpsc;

    use super::*;
    use crate::surroundings::SystemEntropy;

    fn making() -> Asker {
        Asker::Making(GuestId::random(&SystemEntropy).unwrap())
    }

    /// A pool with one thread, which is in use until something is sent.
    async fn blocked() -> (Arc<Work>, mpsc::Sender<()>) {
        let work = Work::new(1, Arc::default());
        let (go, wait) = mpsc::channel::<()>();
        let (begun, running) = oneshot::channel();
        let first = Arc::clone(&work);
        tokio::spawn(async move {
            let job = move || {
                begun.send(()).unwrap();
                wait.recv().unwrap();
            };
            first.run(Asker::Server, job).await.unwrap();
        });
        running.await.unwrap();
        (work, go)
    }

    /// Waits until so many jobs are in line or running.
    async fn until(work: &Work, jobs: u64) {
        while work.metrics.work_waiting.get() != jobs {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn whoever_wants_much_waits_for_themselves() {
        let (work, go) = blocked().await;
        let (done, order) = mpsc::channel();
        let reader = Asker::Reading(GuestId::random(&SystemEntropy).unwrap());
        let mut waiting = 1;
        for (asker, name) in [
            (reader, "many 1"),
            (reader, "many 2"),
            (reader, "many 3"),
            (making(), "one"),
            (making(), "another"),
        ] {
            let (work, done) = (Arc::clone(&work), done.clone());
            let job = move || done.send(name).unwrap();
            tokio::spawn({
                let work = Arc::clone(&work);
                async move { work.run(asker, job).await.unwrap() }
            });
            waiting += 1;
            until(&work, waiting).await;
        }
        go.send(()).unwrap();
        until(&work, 0).await;
        let order: Vec<_> = order.try_iter().collect();
        assert_eq!(order, ["many 1", "one", "another", "many 2", "many 3"]);
    }

    /// Bots of one person's tables leave a thread to the bots of others.
    #[tokio::test]
    async fn a_person_does_not_think_on_all_threads() {
        let work = Work::thinking(2, Arc::default());
        let (go, wait) = mpsc::channel::<()>();
        let wait = Arc::new(Mutex::new(wait));
        let asker = Asker::Thinking(GuestId::random(&SystemEntropy).unwrap());
        let mut thoughts = Vec::new();
        for _ in 0..3 {
            let (work, wait) = (Arc::clone(&work), Arc::clone(&wait));
            let job = move || wait.lock().unwrap().recv().unwrap();
            thoughts.push(tokio::spawn(async move { work.run(asker, job).await }));
        }
        while work.metrics.bots_waiting.get() != 3 {
            tokio::task::yield_now().await;
        }
        let other = Asker::Thinking(GuestId::random(&SystemEntropy).unwrap());
        assert_eq!(work.run(other, || 7).await.unwrap(), 7, "there is a thread for others");
        assert_eq!(work.state().free, 1, "and it stays free");
        for _ in 0..3 {
            go.send(()).unwrap();
        }
        for thought in thoughts {
            thought.await.unwrap().unwrap();
        }
        assert_eq!(work.state().free, 2);
        assert!(work.state().queues.is_empty());
    }

    #[tokio::test]
    async fn a_person_makes_two_things_at_once_and_no_more() {
        let (work, go) = blocked().await;
        let (asker, other) = (making(), making());
        let wanted = [asker, asker, other].map(|asker| {
            let work = Arc::clone(&work);
            tokio::spawn(async move { work.run(asker, || ()).await })
        });
        until(&work, 4).await;
        assert!(work.enter(asker).is_none());
        go.send(()).unwrap();
        for done in wanted {
            done.await.unwrap().unwrap();
        }
        work.run(asker, || ()).await.unwrap();
        until(&work, 0).await;
        assert!(work.state().queues.is_empty(), "nothing is remembered of those who have all");
    }

    #[tokio::test]
    async fn somebody_who_goes_away_is_passed_over() {
        let (work, go) = blocked().await;
        let asker = making();
        let ask = |answer| {
            let work = Arc::clone(&work);
            tokio::spawn(async move { work.run(asker, move || answer).await })
        };
        let first = ask(1);
        until(&work, 2).await;
        for _ in 0..50 {
            let gone = ask(0);
            until(&work, 3).await;
            gone.abort();
            until(&work, 2).await;
        }
        let last = ask(2);
        until(&work, 3).await;
        assert_eq!(work.state().queues[&asker].waiting.len(), 2, "nobody else is waited for");
        go.send(()).unwrap();
        assert_eq!((first.await.unwrap().unwrap(), last.await.unwrap().unwrap()), (1, 2));
        until(&work, 0).await;
        assert_eq!(work.state().free, 1);
    }

    #[tokio::test]
    async fn a_job_that_panics_gives_its_thread_back() {
        let work = Work::new(1, Arc::default());
        assert!(matches!(work.run(making(), || panic!("a bug")).await, Err(ApiError::Internal)));
        assert_eq!(work.run(making(), || 1).await.unwrap(), 1);
    }
}
