//! Dear work: whole games that are read, uploaded or forked. It runs on a few threads of its own,
//! never on those that serve.
//!
//! Everybody who asks has a queue, and the queues take turns: somebody who wants much waits for
//! themselves, not the others for them. A queue has a bound; beyond it the answer is
//! [`ApiError::Busy`].

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use crate::ApiError;
use crate::ids::GuestId;
use crate::metrics::Metrics;

/// Who wants something done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Asker {
    /// A person who makes a table: plays through a record, goes on from a position.
    Making(GuestId),
    /// A person who opens a table.
    Reading(GuestId),
    /// People without a name who open tables, all of them together.
    Nameless,
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
            Self::Making(_) => 2,
            Self::Reading(_) => 16,
            Self::Nameless => 64,
            Self::Server => usize::MAX,
        }
    }
}

#[derive(Default)]
struct Queue {
    /// How many jobs wait or run.
    jobs: usize,
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
    metrics: Arc<Metrics>,
}

/// A job that waits or runs; dropped when it is done or nobody wants it any more.
struct Job {
    work: Arc<Work>,
    asker: Asker,
}

/// The right to use a thread. Dropped, it goes to whoever is next.
struct Permit(Option<Arc<Work>>);

impl Work {
    /// So many jobs at once.
    pub fn new(threads: usize, metrics: Arc<Metrics>) -> Arc<Self> {
        let state = State { free: threads.max(1), queues: HashMap::new(), turns: VecDeque::new() };
        Arc::new(Self { state: Mutex::new(state), metrics })
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
        self.metrics.work_waiting.add(1);
        Some(Job { work: Arc::clone(self), asker })
    }

    /// A thread, or when it comes.
    fn permit(self: &Arc<Self>, asker: Asker) -> Result<Permit, oneshot::Receiver<Permit>> {
        let mut state = self.state();
        if state.free > 0 {
            state.free -= 1;
            return Ok(Permit(Some(Arc::clone(self))));
        }
        let (call, turn) = oneshot::channel();
        let waiting = &mut state.queues.entry(asker).or_default().waiting;
        // Those who went away while they waited count no more, so they must not stay either.
        waiting.retain(|call| !call.is_closed());
        let first = waiting.is_empty();
        waiting.push_back(call);
        if first && !state.turns.contains(&asker) {
            state.turns.push_back(asker);
        }
        Err(turn)
    }

    /// Gives a thread to the next who still waits.
    fn pass_on(self: Arc<Self>) {
        loop {
            let Some(call) = self.next() else { return };
            match call.send(Permit(Some(Arc::clone(&self)))) {
                Ok(()) => return,
                // They have gone meanwhile; this thread is still to be given away.
                Err(mut permit) => drop(permit.0.take()),
            }
        }
    }

    /// Whose turn it is; nobody's, and the thread is free.
    fn next(&self) -> Option<oneshot::Sender<Permit>> {
        let mut state = self.state();
        while let Some(asker) = state.turns.pop_front() {
            let waiting = state.queues.get_mut(&asker).map(|queue| &mut queue.waiting);
            let Some(waiting) = waiting else { continue };
            let call = waiting.pop_front();
            if !waiting.is_empty() {
                state.turns.push_back(asker);
            }
            if call.is_some() {
                return call;
            }
        }
        state.free += 1;
        None
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        if let Some(work) = self.0.take() {
            work.pass_on();
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
        self.work.metrics.work_waiting.less();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    fn making() -> Asker {
        Asker::Making(GuestId::random().unwrap())
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
        let reader = Asker::Reading(GuestId::random().unwrap());
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

    #[tokio::test]
    async fn a_person_makes_two_things_at_once_and_no_more() {
        let (work, go) = blocked().await;
        let (asker, other) = (making(), making());
        let wanted = [asker, asker, other].map(|asker| {
            let work = Arc::clone(&work);
            tokio::spawn(async move { work.run(asker, || ()).await })
        });
        until(&work, 4).await;
        assert!(matches!(work.run(asker, || ()).await, Err(ApiError::Busy)));
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
        for _ in 0..50 {
            let gone = {
                let work = Arc::clone(&work);
                tokio::spawn(async move { work.run(asker, || ()).await })
            };
            until(&work, 2).await;
            gone.abort();
            until(&work, 1).await;
        }
        let stays = {
            let work = Arc::clone(&work);
            tokio::spawn(async move { work.run(asker, || 7).await })
        };
        until(&work, 2).await;
        assert_eq!(work.state().queues[&asker].waiting.len(), 1);
        go.send(()).unwrap();
        assert_eq!(stays.await.unwrap().unwrap(), 7);
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
