//! Bots think here: on their own few threads, behind a bounded queue, never on the runtime.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use quadrivium_bots::{AnyBot, Level};
use quadrivium_core::{AnyGame, Seat};
use rand::SeedableRng;
use rand::rngs::{StdRng, SysRng};
use tokio::sync::{mpsc, oneshot};

use crate::metrics::Metrics;

/// How many questions wait for a thread; whoever asks more waits to ask.
const QUEUE: usize = 64;

struct Question {
    game: Box<dyn AnyGame>,
    seat: Seat,
    level: Level,
    reply: oneshot::Sender<Option<String>>,
}

/// The threads on which bots think. They end when this is dropped.
pub struct Thinkers {
    queue: mpsc::Sender<Question>,
    metrics: Arc<Metrics>,
}

impl Thinkers {
    /// Starts so many threads.
    pub fn start(threads: usize, metrics: Arc<Metrics>) -> Self {
        let (queue, questions) = mpsc::channel(QUEUE);
        let questions = Arc::new(Mutex::new(questions));
        for number in 0..threads.max(1) {
            let questions = Arc::clone(&questions);
            let metrics = Arc::clone(&metrics);
            let name = format!("bot-{number}");
            let started =
                thread::Builder::new().name(name).spawn(move || run(&questions, &metrics));
            if let Err(error) = started {
                tracing::error!(%error, "a thread for bots cannot be started");
            }
        }
        Self { queue, metrics }
    }

    /// What a bot would do; nothing if it does not know or the server is stopping.
    pub async fn ask(&self, game: Box<dyn AnyGame>, seat: Seat, level: Level) -> Option<String> {
        let (reply, answer) = oneshot::channel();
        self.metrics.bots_waiting.add(1);
        let answer = match self.queue.send(Question { game, seat, level, reply }).await {
            Ok(()) => answer.await.ok().flatten(),
            Err(_) => None,
        };
        self.metrics.bots_waiting.less();
        answer
    }
}

fn run(questions: &Mutex<mpsc::Receiver<Question>>, metrics: &Metrics) {
    let mut bots: HashMap<(&'static str, Level), Box<dyn AnyBot>> = HashMap::new();
    loop {
        let next = questions.lock().unwrap_or_else(PoisonError::into_inner).blocking_recv();
        let Some(Question { game, seat, level, reply }) = next else {
            return;
        };
        let started = Instant::now();
        let picked = catch_unwind(AssertUnwindSafe(|| pick(&mut bots, &*game, seat, level)));
        metrics.thinking.note(started.elapsed());
        let picked = picked.unwrap_or_else(|_| {
            tracing::error!(game = game.name(), %seat, %level, "a bot panicked");
            // It may have been left half-way.
            bots.clear();
            None
        });
        // Whoever asked may have gone.
        let _ = reply.send(picked);
    }
}

fn pick(
    bots: &mut HashMap<(&'static str, Level), Box<dyn AnyBot>>,
    game: &dyn AnyGame,
    seat: Seat,
    level: Level,
) -> Option<String> {
    let bot = match bots.entry((game.name(), level)) {
        std::collections::hash_map::Entry::Occupied(bot) => bot.into_mut(),
        std::collections::hash_map::Entry::Vacant(place) => {
            place.insert(quadrivium_games::hire(game.name(), level).ok()?)
        }
    };
    let mut rng = StdRng::try_from_rng(&mut SysRng).ok()?;
    bot.pick(game, seat, &mut rng)
}
