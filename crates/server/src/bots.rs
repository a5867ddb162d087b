//! Bots think here: in a fair line, on a few threads, never on those that serve.
//!
//! Everybody at whose tables bots think has a place in the line, so somebody with many tables waits for
//! themselves. Who thought last for a seat is asked again, because they remember the turn. Those who think
//! longer let those who think less long in between.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use quadrivium_bots::{AnyBot, Host, Level, Tempo};
use quadrivium_coach::{AnyCoach, Depth};
use quadrivium_core::{AnyGame, Seat};
use quadrivium_games::Opponent;
use quadrivium_table::ids::{GuestId, TableId};
use rand::SeedableRng;
use rand::rngs::{StdRng, SysRng};

use crate::ApiError;
use crate::metrics::Metrics;
use crate::spare::{Spare, step_back};
use crate::work::{Asker, Slice, Work};

/// What a bot is asked.
pub struct Question {
    /// At which table.
    pub table: TableId,
    /// Whose table it is.
    pub owner: GuestId,
    /// On which seat.
    pub seat: Seat,
    /// Who is asked.
    pub opponent: Opponent,
    /// The position.
    pub game: Box<dyn AnyGame>,
}

/// A bot that does not think at present.
struct Resting {
    table: TableId,
    seat: Seat,
    game: &'static str,
    opponent: Opponent,
    bot: Box<dyn AnyBot>,
}

/// The bots that do not think at present, whoever thought last comes last.
struct Stable {
    resting: Mutex<Vec<Resting>>,
    /// Each of them may hold a large tree: of more than these the longest idle goes.
    most: usize,
    heads: Heads,
}

/// With how many heads those think who think long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Heads {
    count: usize,
    /// Whether all but the first take only what is left of a core.
    step_back: bool,
}

impl Heads {
    /// On so many threads for bots, where so many may be taken by those who are in no hurry.
    fn on(threads: usize, spare: usize) -> Self {
        match threads {
            // Two cores each are enough for others too.
            4.. => Self { count: 2, step_back: false },
            // There is a core that bots leave to those who serve: nobody waits for a head that steps back.
            // Where the system cannot tell threads apart, it would be in their way.
            _ if spare > threads && cfg!(target_os = "linux") => Self { count: 2, step_back: true },
            _ => Self { count: 1, step_back: false },
        }
    }

    /// How many of so many threads each of those who think needs.
    fn threads(self) -> usize {
        if self.step_back { 1 } else { self.count }
    }
}

/// The threads of a thought, as they were lent.
struct Lent<'a> {
    slice: &'a Slice,
    heads: Heads,
}

impl Host for Lent<'_> {
    fn pause(&self) {
        self.slice.pause();
    }

    fn head(&self) {
        if self.heads.step_back {
            step_back();
        }
    }
}

/// Where bots think.
pub struct Thinkers {
    work: Arc<Work>,
    /// What they leave to those who are in no hurry.
    spare: Arc<Spare>,
    stable: Arc<Stable>,
    metrics: Arc<Metrics>,
}

impl Thinkers {
    /// On so many threads; on so many games are analysed while nobody thinks.
    pub fn start(threads: usize, spare: usize, metrics: Arc<Metrics>) -> Self {
        let threads = threads.max(1);
        let heads = Heads::on(threads, spare);
        let stable = Stable { resting: Mutex::default(), most: threads + 2, heads };
        Self {
            work: Work::thinking(threads / heads.threads(), Arc::clone(&metrics)),
            spare: Spare::new(spare),
            stable: Arc::new(stable),
            metrics,
        }
    }

    /// What a bot would do; nothing if it does not know or has panicked.
    pub async fn ask(&self, question: Question) -> Option<String> {
        let asker = Asker::Thinking(question.owner);
        let patience = question.opponent.level().patience();
        let (stable, metrics) = (Arc::clone(&self.stable), Arc::clone(&self.metrics));
        let spare = Arc::clone(&self.spare);
        let job = move |slice: &Slice| {
            let _taken = spare.take(stable.heads.count);
            let started = Instant::now();
            let picked = stable.pick(&question, slice);
            metrics.thinking.note(started.elapsed());
            picked
        };
        self.work.run_sliced(asker, patience, job).await.ok().flatten()
    }

    /// Lets a coach think about a game for somebody, in the same line and on the same threads.
    ///
    /// # Errors
    /// When what they asked before is still thought about, or something inside fails.
    pub async fn advise<T: Send + 'static>(
        &self,
        guest: GuestId,
        game: &str,
        depth: fn(Tempo) -> Depth,
        think: impl FnOnce(&mut dyn AnyCoach, &mut StdRng) -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let mut coach = quadrivium_games::coach(game, depth)?;
        let mut rng = StdRng::try_from_rng(&mut SysRng)?;
        let (metrics, spare) = (Arc::clone(&self.metrics), Arc::clone(&self.spare));
        let job = move |_: &Slice| {
            let _taken = spare.take(1);
            let started = Instant::now();
            let thought = think(&mut *coach, &mut rng);
            metrics.thinking.note(started.elapsed());
            thought
        };
        // About as long as a master, and somebody waits for it as for a master.
        let takes = Level::Master.patience();
        self.work.run_sliced(Asker::Advised(guest), takes, job).await
    }

    /// About how many decisions of finished games is thought at once where nobody else thinks.
    pub fn analysts(&self) -> usize {
        self.spare.threads()
    }

    /// Thinks about one decision of a finished game, on a thread that nobody thinks on.
    ///
    /// # Errors
    /// When something inside fails.
    pub async fn study<T: Send + 'static>(
        &self,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let metrics = Arc::clone(&self.metrics);
        let job = move || {
            let started = Instant::now();
            let thought = think();
            metrics.studying.note(started.elapsed());
            thought
        };
        self.spare.run(job).await
    }
}

impl Stable {
    fn pick(&self, question: &Question, slice: &Slice) -> Option<String> {
        let mut bot = self.call(question)?;
        let mut rng = StdRng::try_from_rng(&mut SysRng).ok()?;
        // One that panics does not come back: it may have been left half-way.
        let lent = Lent { slice, heads: self.heads };
        let picked = bot.pick_beside(&*question.game, question.seat, &mut rng, &lent);
        let &Question { table, seat, opponent, .. } = question;
        let mut resting = self.resting();
        resting.push(Resting { table, seat, game: question.game.name(), opponent, bot });
        if resting.len() > self.most {
            resting.remove(0);
        }
        picked
    }

    /// Whoever thought last on this seat, or somebody like them.
    fn call(&self, question: &Question) -> Option<Box<dyn AnyBot>> {
        let game = question.game.name();
        let mut resting = self.resting();
        let alike = |one: &Resting| one.game == game && one.opponent == question.opponent;
        let same =
            |one: &Resting| alike(one) && (one.table, one.seat) == (question.table, question.seat);
        let found = resting.iter().position(same).or_else(|| resting.iter().position(alike));
        match found {
            Some(at) => Some(resting.remove(at).bot),
            None => quadrivium_games::sit(game, question.opponent, self.heads.count).ok(),
        }
    }

    fn resting(&self) -> MutexGuard<'_, Vec<Resting>> {
        self.resting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, Ordering};

    use quadrivium_core::{Settings, Turn};
    use quadrivium_games::GAMES;

    use super::*;
    use crate::surroundings::SystemEntropy;

    fn question(level: Level) -> Question {
        let mut game = GAMES.find("burgundy").unwrap().start(&Settings::players(2)).unwrap();
        let mut rng = StdRng::seed_from_u64(1);
        while game.turn() == Turn::Chance {
            let outcome = game.sample(&mut rng).unwrap();
            game.play(quadrivium_core::Actor::Chance, &outcome).unwrap();
        }
        let seat = game.turn().only_player().unwrap();
        Question {
            table: TableId::random(&SystemEntropy).unwrap(),
            owner: GuestId::random(&SystemEntropy).unwrap(),
            seat,
            opponent: level.into(),
            game,
        }
    }

    /// One, two, three, four, five and eight cores, all but one of them for bots.
    #[test]
    fn a_second_head_steps_back_where_cores_are_few() {
        let of = |threads, spare| {
            let heads = Heads::on(threads, spare);
            (threads / heads.threads(), heads.count, heads.step_back)
        };
        let two = if cfg!(target_os = "linux") { (2, true) } else { (1, false) };
        assert_eq!(of(1, 1), (1, 1, false), "on one core it would only be in the way");
        for threads in 1..4 {
            assert_eq!(of(threads, threads + 1), (threads, two.0, two.1));
        }
        assert_eq!(of(4, 5), (2, 2, false));
        assert_eq!(of(7, 8), (3, 2, false));
    }

    /// Those who serve, and the first head, come first.
    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn only_a_further_head_steps_back_and_only_where_it_must() {
        let niceness = || rustix::process::getpriority_process(None).unwrap();
        let work = Work::new(1, Arc::default());
        for (step_back, expected) in [(true, 19), (false, niceness())] {
            let job = move |slice: &Slice| {
                let lent = Lent { slice, heads: Heads { count: 2, step_back } };
                let head = || {
                    lent.head();
                    niceness()
                };
                let further = std::thread::scope(|scope| scope.spawn(head).join().unwrap());
                (niceness(), further)
            };
            let before = niceness();
            let found = work.run_sliced(Asker::Server, Level::Master.patience(), job).await;
            assert_eq!(found.unwrap(), (before, expected));
        }
    }

    /// Thinks until it is told to end, and pauses as those do who look ahead.
    struct Pondering(Arc<AtomicBool>);

    impl AnyBot for Pondering {
        fn pick_beside(
            &mut self,
            _: &dyn AnyGame,
            _: Seat,
            _: &mut dyn rand::Rng,
            host: &dyn Host,
        ) -> Option<String> {
            while !self.0.load(Ordering::Relaxed) {
                host.pause();
                std::thread::yield_now();
            }
            Some("thought".to_owned())
        }
    }

    /// Somebody's grandmaster has the only thread: quick bots of others come in between.
    #[tokio::test]
    async fn nobody_waits_for_a_thought_that_is_longer_than_theirs() {
        let thinkers = Arc::new(Thinkers::start(1, 1, Arc::default()));
        let (asked, end) = (question(Level::Grandmaster), Arc::new(AtomicBool::new(false)));
        thinkers.stable.resting().push(Resting {
            table: asked.table,
            seat: asked.seat,
            game: asked.game.name(),
            opponent: asked.opponent,
            bot: Box::new(Pondering(Arc::clone(&end))),
        });
        let slow = tokio::spawn({
            let thinkers = Arc::clone(&thinkers);
            async move { thinkers.ask(asked).await }
        });
        while thinkers.metrics.bots_waiting.get() != 1 {
            tokio::task::yield_now().await;
        }
        let quick = async {
            for level in [Level::Apprentice, Level::Random, Level::Apprentice] {
                assert!(thinkers.ask(question(level)).await.is_some());
            }
        };
        let in_between = tokio::time::timeout(std::time::Duration::from_secs(20), quick).await;
        end.store(true, Ordering::Relaxed);
        assert_eq!(slow.await.unwrap().as_deref(), Some("thought"));
        assert!(in_between.is_ok(), "they waited for the thread");
    }

    #[tokio::test]
    async fn bots_rest_between_questions_and_no_more_than_may() {
        let thinkers = Thinkers::start(1, 1, Arc::default());
        for _ in 0..5 {
            assert!(thinkers.ask(question(Level::Apprentice)).await.is_some());
            assert_eq!(thinkers.stable.resting().len(), 1, "the same one is asked again");
        }
        for level in [Level::Random, Level::Apprentice, Level::Journeyman, Level::Random] {
            thinkers.ask(question(level)).await.unwrap();
        }
        let mine = question(Level::Journeyman);
        let table = mine.table;
        thinkers.ask(mine).await.unwrap();
        let resting = thinkers.stable.resting();
        assert!(resting.len() <= 3);
        assert_eq!(resting.last().unwrap().table, table);
    }
}
