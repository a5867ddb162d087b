//! One world after the other, several at once, and what came of all of them.

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use futures_util::StreamExt;

use crate::check;
use crate::fault::{Scenario, Wish};
use crate::hooks::Hooks;
use crate::ledger::Wrong;
use crate::pair::{self, Pair};
use crate::person::Person;
use crate::report::{Report, Suffered};
use crate::stage::Stage;
use crate::storage::SmallDisk;
use crate::world::World;

/// How long people get to finish what they are doing.
const REST: Duration = Duration::from_mins(1);
/// How often progress is told where there is no terminal.
const QUIET: Duration = Duration::from_secs(10);

/// What a campaign is and how it is run.
pub struct Campaign {
    /// What happens.
    pub wish: Wish,
    /// The program to break.
    pub program: PathBuf,
    /// How many worlds at once.
    pub parallel: usize,
    /// How many people live in each world.
    pub people: u64,
    /// How many pairs of people in each world play only when they are told of their turns. Each may take minutes to come
    /// to its end.
    pub pairs: u64,
    /// When to begin nothing new.
    pub most: Option<Duration>,
}

/// Whether a disk can be filled here, or why not.
///
/// # Errors
/// Why not.
pub fn can_fill_a_disk() -> anyhow::Result<()> {
    SmallDisk::mount().map(drop)
}

impl Campaign {
    /// Runs all of it.
    pub async fn run(&self) -> Report {
        self.run_all(self.wish.scenarios()).await
    }

    /// Runs these worlds, on a runtime of their own.
    ///
    /// # Errors
    /// When there are no threads to be had.
    pub fn suffer(&self, scenarios: Vec<Scenario>) -> io::Result<Report> {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        Ok(runtime.block_on(self.run_all(scenarios)))
    }

    async fn run_all(&self, scenarios: Vec<Scenario>) -> Report {
        let started = Instant::now();
        let until = self.most.map(|most| started + most);
        let progress = Arc::new(Progress::new(&self.wish, &scenarios));
        let telling = tokio::spawn(Arc::clone(&progress).tell(started));
        let worlds = scenarios.into_iter().enumerate().map(|(number, scenario)| {
            let (program, progress) = (self.program.clone(), Arc::clone(&progress));
            let (people, pairs) = (self.people, self.pairs);
            tokio::spawn(async move {
                let course =
                    Course { scenario: &scenario, program: &program, people, pairs, until };
                run_world(number, &course, &progress).await;
            })
        });
        // A world is spawned when there is room for it.
        let mut running = futures_util::stream::iter(worlds).buffer_unordered(self.parallel);
        while let Some(world) = running.next().await {
            if let Err(panic) = world {
                progress.report().wrong(Wrong::Broken, format!("a world panicked: {panic}"));
            }
        }
        telling.abort();
        progress.line(started, true);
        let mut report = progress.report().clone();
        report.seconds = started.elapsed().as_secs();
        report
    }
}

/// How far a campaign is.
struct Progress {
    report: Mutex<Report>,
    /// The worlds that run now.
    running: Mutex<Vec<Arc<World>>>,
    worlds: usize,
    ended: AtomicUsize,
    planned: usize,
}

impl Progress {
    fn new(wish: &Wish, scenarios: &[Scenario]) -> Self {
        Self {
            report: Mutex::new(Report::new(wish.database, wish.seed)),
            running: Mutex::default(),
            worlds: scenarios.len(),
            ended: AtomicUsize::new(0),
            planned: scenarios.iter().map(|scenario| scenario.faults.len()).sum(),
        }
    }

    fn report(&self) -> MutexGuard<'_, Report> {
        self.report.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn running(&self) -> MutexGuard<'_, Vec<Arc<World>>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn line(&self, started: Instant, last: bool) {
        let running: u64 =
            self.running().iter().map(|world| world.ledger.counts().borrow().stored).sum();
        let report = self.report();
        let line = format!(
            "{} s  worlds {}/{}  faults {}/{}  acknowledged {}  lost {}  wrong {}",
            started.elapsed().as_secs(),
            self.ended.load(Relaxed),
            self.worlds,
            report.faults(),
            self.planned,
            report.acknowledged() + running,
            report.count(Wrong::Lost),
            report.all_wrong()
        );
        let mut err = io::stderr().lock();
        // Nobody may be there to read it.
        let _ = match (err.is_terminal(), last) {
            (true, false) => write!(err, "\r{line:<100}"),
            (true, true) => writeln!(err, "\r{line:<100}"),
            (false, _) => writeln!(err, "{line}"),
        };
    }

    async fn tell(self: Arc<Self>, started: Instant) {
        let every = if io::stderr().is_terminal() { Duration::from_secs(1) } else { QUIET };
        loop {
            tokio::time::sleep(every).await;
            self.line(started, false);
        }
    }
}

/// What a world is to go through.
struct Course<'a> {
    scenario: &'a Scenario,
    program: &'a Path,
    people: u64,
    pairs: u64,
    until: Option<Instant>,
}

async fn run_world(number: usize, course: &Course<'_>, progress: &Progress) {
    let Course { scenario, until, .. } = *course;
    if until.is_some_and(|until| Instant::now() >= until) {
        return;
    }
    let name = format!("world {number} ({})", scenario.words());
    let world = Arc::new(World::new(number, name, scenario.nodes));
    progress.running().push(Arc::clone(&world));
    if let Err(error) = live(&world, course, progress).await {
        world.ledger.wrong(Wrong::Broken, &format!("{error:#}"));
    }
    world.stopping.send_replace(true);
    progress.running().retain(|other| !Arc::ptr_eq(other, &world));
    progress.report().add(&world.ledger.books());
    progress.ended.fetch_add(1, Relaxed);
}

/// The life of one world, from its first person to the last look into its database.
async fn live(world: &Arc<World>, course: &Course<'_>, progress: &Progress) -> anyhow::Result<()> {
    let Course { scenario, program, people, pairs, until } = *course;
    let hooks = Arc::new(Hooks::start().await?);
    let heard = (pairs > 0).then(|| Arc::clone(&hooks));
    let mut stage = Stage::set(Arc::clone(world), scenario, program, heard).await?;
    let pairs: Vec<_> = (0..pairs)
        .map(|number| {
            let pair = Pair::new(Arc::clone(world), Arc::clone(&hooks), number, scenario.seed);
            tokio::spawn(pair.live())
        })
        .collect();
    let people: Vec<_> = (0..people)
        .map(|number| {
            let person = Person::new(Arc::clone(world), number, scenario.seed);
            tokio::spawn(person.live())
        })
        .collect();
    for fault in &scenario.faults {
        if until.is_some_and(|until| Instant::now() >= until) {
            break;
        }
        let (fault, recovery) = stage.inject(*fault).await?;
        let mut report = progress.report();
        report.suffered(fault, Suffered::once(recovery));
        report.memory = report.memory.max(stage.memory);
    }
    world.stopping.send_replace(true);
    for person in people {
        if tokio::time::timeout(REST, person).await.is_err() {
            world.ledger.wrong(Wrong::Broken, "somebody does not come to rest");
        }
    }
    let mut turns = Vec::new();
    for pair in pairs {
        // They wait for what they have to be told, and no longer.
        turns.extend(pair.await?);
    }
    end(world, stage, scenario).await?;
    pair::compare(world, &hooks, &turns);
    Ok(())
}

/// After a last kill and a new start everything must be there; after a stop in good order too.
async fn end(world: &World, mut stage: Stage, scenario: &Scenario) -> anyhow::Result<()> {
    let first = stage.address(0)?;
    check::bots_go_on(world, first).await;
    for node in 0..stage.nodes() {
        // Half of all worlds end in good order.
        if scenario.seed.is_multiple_of(2) {
            stage.stop(node).await?;
        } else {
            stage.kill(node).await?;
        }
    }
    let again = stage.start(0).await?;
    let shown = check::open_all(world, again).await;
    stage.look_at_memory();
    stage.stop(0).await?;
    let stored = stage.storage.read().await?;
    check::compare(world, &stored, &shown);
    Ok(())
}

impl Scenario {
    /// What it is, in a few words.
    fn words(&self) -> String {
        let kills = self.faults.iter().filter(|fault| fault.kills()).count();
        let nodes = if self.nodes == 1 { "one node" } else { "two nodes" };
        format!("{nodes}, {kills} kills, {} other faults", self.faults.len() - kills)
    }
}
