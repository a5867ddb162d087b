//! What bots and people leave of the machine: threads for those who are in no hurry.
//!
//! Whoever analyses a game takes as many threads as nobody thinks on, one at least, and keeps each for
//! one decision. Bots never wait for them: where the system can tell threads apart, these run only on
//! what is left of a core, and they become fewer as soon as somebody begins to think.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use tokio::sync::oneshot;

use crate::ApiError;

#[derive(Default)]
struct State {
    /// How many threads people and bots think on.
    taken: usize,
    /// How many jobs run.
    running: usize,
    /// Those who wait, first come first.
    line: VecDeque<oneshot::Sender<Turn>>,
}

/// The threads that may be left over.
pub struct Spare {
    /// How many there are at most.
    threads: usize,
    /// Locked for a few lines.
    state: Mutex<State>,
}

/// Somebody thinks; dropped when they are done.
pub struct Taken {
    spare: Arc<Spare>,
    threads: usize,
}

/// The right to run. Dropped, it goes to whoever is next.
struct Turn(Option<Arc<Spare>>);

impl Spare {
    /// So many threads where nobody thinks.
    pub fn new(threads: usize) -> Arc<Self> {
        Arc::new(Self { threads: threads.max(1), state: Mutex::default() })
    }

    /// How many jobs run at once where nobody thinks.
    pub fn threads(&self) -> usize {
        self.threads
    }

    /// Somebody who does not wait thinks on so many threads.
    pub fn take(self: &Arc<Self>, threads: usize) -> Taken {
        self.state().taken += threads;
        Taken { spare: Arc::clone(self), threads }
    }

    /// Does something when there is a thread for it.
    ///
    /// # Errors
    /// When the job panicked, or the system has no thread.
    pub async fn run<T: Send + 'static>(
        self: &Arc<Self>,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let (call, coming) = oneshot::channel();
        self.state().line.push_back(call);
        self.call();
        let turn = coming.await.map_err(|_| ApiError::Internal)?;
        let (done, answer) = oneshot::channel();
        let run = move || {
            step_back();
            let found = job();
            drop(turn);
            // Whoever asked may have gone.
            let _ = done.send(found);
        };
        // A thread of its own, because one that has stepped back cannot come forward again.
        let begun = thread::Builder::new().name("analysis".to_owned()).spawn(run);
        begun.map_err(|error| {
            tracing::error!(%error, "there is no thread for an analysis");
            ApiError::Internal
        })?;
        answer.await.map_err(|_| ApiError::Internal)
    }

    /// Gives threads to those who wait, as far as there are any.
    fn call(self: &Arc<Self>) {
        let mut state = self.state();
        while state.running < self.threads.saturating_sub(state.taken).max(1) {
            let Some(call) = state.line.pop_front() else { return };
            match call.send(Turn(Some(Arc::clone(self)))) {
                Ok(()) => state.running += 1,
                // They have gone meanwhile; nothing has begun that could end.
                Err(mut turn) => drop(turn.0.take()),
            }
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        self.spare.state().taken -= self.threads;
        self.spare.call();
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        if let Some(spare) = self.0.take() {
            spare.state().running -= 1;
            spare.call();
        }
    }
}

/// From now on this thread runs when no other wants to. Elsewhere than on Linux that would be said of
/// the whole server.
pub fn step_back() {
    #[cfg(target_os = "linux")]
    {
        const LAST: i32 = 19;
        if let Err(error) = rustix::process::setpriority_process(None, LAST) {
            tracing::debug!(%error, "a thread does not step back");
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Barrier, mpsc};

    use super::*;

    /// A job that runs until it is told to end.
    fn held(spare: &Arc<Spare>) -> (mpsc::Sender<()>, tokio::task::JoinHandle<()>) {
        let (go, wait) = mpsc::channel::<()>();
        let spare = Arc::clone(spare);
        let job =
            tokio::spawn(async move { spare.run(move || wait.recv().unwrap()).await.unwrap() });
        (go, job)
    }

    async fn until(spare: &Spare, running: usize, waiting: usize) {
        let now = || {
            let state = spare.state();
            (state.running, state.line.len())
        };
        while now() != (running, waiting) {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn where_nobody_thinks_all_threads_are_used_at_once() {
        let spare = Spare::new(3);
        let together = Arc::new(Barrier::new(3));
        let jobs: Vec<_> = (0..3)
            .map(|_| {
                let (spare, together) = (Arc::clone(&spare), Arc::clone(&together));
                tokio::spawn(async move { spare.run(move || together.wait().is_leader()).await })
            })
            .collect();
        let mut leaders = 0;
        for job in jobs {
            leaders += usize::from(job.await.unwrap().unwrap());
        }
        assert_eq!(leaders, 1, "each of them waited for the other two");
        until(&spare, 0, 0).await;
    }

    /// Whoever thinks begins at once; what runs ends its decision, and no new one begins beside them.
    #[tokio::test]
    async fn whoever_thinks_has_their_threads_back() {
        let spare = Spare::new(2);
        let jobs = [held(&spare), held(&spare), held(&spare)];
        until(&spare, 2, 1).await;
        let bot = spare.take(1);
        jobs[0].0.send(()).unwrap();
        until(&spare, 1, 1).await;
        let many = spare.take(5);
        jobs[1].0.send(()).unwrap();
        until(&spare, 1, 0).await;
        let last = held(&spare);
        until(&spare, 1, 1).await;
        drop((bot, many));
        until(&spare, 2, 0).await;
        for (go, _) in [&jobs[2], &last] {
            go.send(()).unwrap();
        }
        for (_, job) in jobs.into_iter().chain([last]) {
            job.await.unwrap();
        }
        until(&spare, 0, 0).await;
        assert_eq!(spare.state().taken, 0);
    }

    #[tokio::test]
    async fn one_goes_on_however_many_think() {
        let spare = Spare::new(1);
        let _bots = spare.take(8);
        assert_eq!(spare.run(|| 7).await.unwrap(), 7);
    }

    #[tokio::test]
    async fn who_panics_or_goes_away_leaves_the_thread_to_others() {
        let spare = Spare::new(1);
        assert!(matches!(spare.run(|| panic!("a bug")).await, Err(ApiError::Internal)));
        let (go, first) = held(&spare);
        until(&spare, 1, 0).await;
        let (_, gone) = held(&spare);
        until(&spare, 1, 1).await;
        gone.abort();
        assert!(gone.await.unwrap_err().is_cancelled());
        go.send(()).unwrap();
        first.await.unwrap();
        assert_eq!(spare.run(|| 1).await.unwrap(), 1);
        until(&spare, 0, 0).await;
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn it_runs_on_what_others_leave_of_a_core() {
        let niceness = || rustix::process::getpriority_process(None).unwrap();
        let before = niceness();
        assert_eq!(Spare::new(1).run(niceness).await.unwrap(), 19);
        assert_eq!(niceness(), before, "and nobody else does");
    }
}
