//! The line before the threads, driven by hand.

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

/// A job that takes so long and pauses whenever it is told to, until it is told to end.
struct Interrupted {
    tell: mpsc::Sender<bool>,
    /// Something for every pause that is over.
    over: mpsc::Receiver<()>,
    done: tokio::task::JoinHandle<()>,
}

impl Interrupted {
    /// One that has the thread, or waits for it.
    fn begin(work: &Arc<Work>, asker: Asker, takes: Duration) -> Self {
        let ((tell, told), (ends, over)) = (mpsc::channel(), mpsc::channel());
        let work = Arc::clone(work);
        let job = move |slice: &Slice| {
            while told.recv().unwrap() {
                slice.pause();
                ends.send(()).unwrap();
            }
        };
        let done = tokio::spawn(async move { work.run_sliced(asker, takes, job).await.unwrap() });
        Self { tell, over, done }
    }

    /// Pauses once, and waits until that is over.
    async fn pause(&self) {
        self.tell.send(true).unwrap();
        while self.over.try_recv().is_err() {
            tokio::task::yield_now().await;
        }
    }

    async fn end(self) {
        self.tell.send(false).unwrap();
        self.done.await.unwrap();
    }
}

fn thinking() -> Asker {
    Asker::Thinking(GuestId::random(&SystemEntropy).unwrap())
}

async fn until_thinking(work: &Work, jobs: u64) {
    while work.metrics.bots_waiting.get() != jobs {
        tokio::task::yield_now().await;
    }
}

const MOMENT: Duration = Duration::from_millis(300);
const WHILE: Duration = Duration::from_secs(3);
const LONG: Duration = Duration::from_secs(30);

/// One thread: whoever takes less time comes in the middle, one for each pause and in their order;
/// whoever takes as long or longer waits for the end.
#[tokio::test]
async fn a_long_job_lets_shorter_ones_in_between() {
    let work = Work::thinking(1, Arc::default());
    let (mine, other) = (thinking(), thinking());
    let long = Interrupted::begin(&work, mine, LONG);
    until_thinking(&work, 1).await;
    let (done, order) = mpsc::channel();
    let mut jobs = Vec::new();
    for (asker, takes, name) in [
        (other, LONG, "as long"),
        (other, MOMENT, "another's, behind theirs"),
        (mine, WHILE, "one's own"),
        (thinking(), MOMENT, "a third one's"),
    ] {
        let (sliced, done) = (Arc::clone(&work), done.clone());
        let job = move |_: &Slice| done.send(name).unwrap();
        jobs.push(tokio::spawn(async move { sliced.run_sliced(asker, takes, job).await }));
        until_thinking(&work, 1 + jobs.len() as u64).await;
    }
    let so_far = || order.try_iter().collect::<Vec<_>>();
    assert!(so_far().is_empty());
    for expected in [&["another's, behind theirs"][..], &["one's own"], &["a third one's"], &[]] {
        long.pause().await;
        assert_eq!(so_far(), expected);
    }
    assert_eq!(work.state().free, 0, "the thread is lent, not given away");
    long.end().await;
    for job in jobs {
        job.await.unwrap().unwrap();
    }
    assert_eq!(so_far(), ["as long"]);
    assert_eq!(work.state().free, 1);
    assert!(work.state().queues.is_empty());
}

/// What was lent can be lent on, and comes back the same way, even from somebody who panics.
#[tokio::test]
async fn what_is_lent_comes_back() {
    let work = Work::thinking(1, Arc::default());
    let long = Interrupted::begin(&work, thinking(), LONG);
    until_thinking(&work, 1).await;
    let between = Interrupted::begin(&work, thinking(), WHILE);
    until_thinking(&work, 2).await;
    long.tell.send(true).unwrap();
    let short = Arc::clone(&work);
    let job = |_: &Slice| panic!("a bug");
    let panicked =
        tokio::spawn(async move { short.run_sliced::<()>(thinking(), MOMENT, job).await });
    until_thinking(&work, 3).await;
    between.pause().await;
    assert!(matches!(panicked.await.unwrap(), Err(ApiError::Internal)));
    assert!(long.over.try_recv().is_err(), "it still waits");
    between.end().await;
    while long.over.try_recv().is_err() {
        tokio::task::yield_now().await;
    }
    long.end().await;
    assert_eq!(work.state().free, 1);
    assert!(work.state().queues.is_empty());
}

/// Two threads, of which nobody uses both: what somebody has lent still counts as theirs.
#[tokio::test]
async fn whoever_lends_a_thread_gets_no_other_for_it() {
    let work = Work::thinking(2, Arc::default());
    let mine = thinking();
    let long = Interrupted::begin(&work, mine, LONG);
    let theirs = Interrupted::begin(&work, thinking(), WHILE);
    until_thinking(&work, 2).await;
    let second = Interrupted::begin(&work, mine, LONG);
    let short = Interrupted::begin(&work, thinking(), MOMENT);
    until_thinking(&work, 4).await;
    long.tell.send(true).unwrap();
    short.pause().await;
    theirs.end().await;
    until_thinking(&work, 3).await;
    assert_eq!(work.state().free, 1, "it is for others");
    assert!(second.over.try_recv().is_err());
    short.end().await;
    long.end().await;
    second.end().await;
    until_thinking(&work, 0).await;
    assert_eq!(work.state().free, 2);
}
