//! Bots think here: in a fair line, on a few threads, never on those that serve.
//!
//! Everybody at whose tables bots think has a place in the line, so somebody with many tables waits for
//! themselves. Who thought last for a seat is asked again, because they remember the turn.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use quadrivium_bots::{AnyBot, Tempo};
use quadrivium_coach::{AnyCoach, Depth};
use quadrivium_core::{AnyGame, Seat};
use quadrivium_games::Opponent;
use quadrivium_table::ids::{GuestId, TableId};
use rand::SeedableRng;
use rand::rngs::{StdRng, SysRng};

use crate::ApiError;
use crate::metrics::Metrics;
use crate::spare::Spare;
use crate::work::{Asker, Work};

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
    /// With how many heads each of them thinks.
    heads: usize,
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
        // Those who think long use two cores, if there are enough for others too.
        let heads = if threads < 4 { 1 } else { 2 };
        let stable = Stable { resting: Mutex::default(), most: threads + 2, heads };
        Self {
            work: Work::thinking(threads / heads, Arc::clone(&metrics)),
            spare: Spare::new(spare),
            stable: Arc::new(stable),
            metrics,
        }
    }

    /// What a bot would do; nothing if it does not know or has panicked.
    pub async fn ask(&self, question: Question) -> Option<String> {
        let asker = Asker::Thinking(question.owner);
        let (stable, metrics) = (Arc::clone(&self.stable), Arc::clone(&self.metrics));
        let spare = Arc::clone(&self.spare);
        let job = move || {
            let _taken = spare.take(stable.heads);
            let started = Instant::now();
            let picked = stable.pick(&question);
            metrics.thinking.note(started.elapsed());
            picked
        };
        self.work.run(asker, job).await.ok().flatten()
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
        let job = move || {
            let _taken = spare.take(1);
            let started = Instant::now();
            let thought = think(&mut *coach, &mut rng);
            metrics.thinking.note(started.elapsed());
            thought
        };
        self.work.run(Asker::Advised(guest), job).await
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
    fn pick(&self, question: &Question) -> Option<String> {
        let mut bot = self.call(question)?;
        let mut rng = StdRng::try_from_rng(&mut SysRng).ok()?;
        // One that panics does not come back: it may have been left half-way.
        let picked = bot.pick(&*question.game, question.seat, &mut rng);
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
            None => quadrivium_games::sit(game, question.opponent, self.heads).ok(),
        }
    }

    fn resting(&self) -> MutexGuard<'_, Vec<Resting>> {
        self.resting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use quadrivium_bots::Level;
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
