//! Where faults happen: the nodes and the storage of one world.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::Context;
use futures_util::future::join_all;
use quadrivium_load::http::Address;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use sqlx::Executor;
use tempfile::TempDir;

use crate::answer::Outcome;
use crate::fault::{Database, Fault, Scenario};
use crate::hooks::Hooks;
use crate::ledger::{Counts, Wrong};
use crate::node::{Launch, Node};
use crate::probe::{Probed, RECOVERY, TRY, probe};
use crate::proxy::Proxy;
use crate::storage::{Cluster, SmallDisk, Storage, let_go};
use crate::world::{Guest, World};

/// How much memory a server may use.
const MEMORY: u64 = 512 << 20;
/// How long another program holds the embedded database: longer than the server waits for it.
const LOCKED: Duration = Duration::from_millis(11_500);
/// How many writes fail before the disk has room again.
const FAILURES: u64 = 4;
/// How long those may take.
const FULL: Duration = Duration::from_secs(20);
/// What is on its way when something stops gets this long to arrive.
const MARGIN: Duration = Duration::from_millis(200);
/// How long is waited for a little load between two faults.
const LOAD: Duration = Duration::from_secs(5);
/// How long is waited until somebody hears something.
const HEARING: Duration = Duration::from_secs(30);
/// How many people change their names through two nodes.
const RENAMERS: usize = 12;
/// People are told of their turns soon, by webhooks on this machine.
const TELLING: [&str; 3] = ["--private-webhooks", "--notices-after", "1"];
/// For how long.
const RENAMING: Duration = Duration::from_secs(4);

/// The nodes and the storage of one world.
pub struct Stage {
    world: Arc<World>,
    /// These end before their storage does.
    nodes: Vec<Option<Node>>,
    /// Where everything is kept.
    pub storage: Storage,
    launches: Vec<Launch>,
    rng: Xoshiro256PlusPlus,
    /// Where people wait to be told of their turns, if they do.
    hooks: Option<Arc<Hooks>>,
    /// Whose turn it is to suffer.
    turn: usize,
    /// The most memory of any node.
    pub memory: u64,
    logs: Option<TempDir>,
}

impl Stage {
    /// Prepares storage and starts all nodes.
    ///
    /// # Errors
    /// When something does not start.
    pub async fn set(
        world: Arc<World>,
        scenario: &Scenario,
        program: &Path,
        hooks: Option<Arc<Hooks>>,
    ) -> anyhow::Result<Self> {
        let storage = match (scenario.database, scenario.small_disk) {
            (Database::Sqlite, false) => Storage::Folder(TempDir::new()?),
            (Database::Sqlite, true) => Storage::Disk(SmallDisk::mount()?),
            (Database::Postgres, _) => {
                let cluster = Cluster::start().await?;
                let mut proxies = Vec::new();
                for _ in 0..scenario.nodes {
                    proxies.push(Proxy::start(cluster.socket()).await?);
                }
                Storage::Postgres(Box::new(cluster), proxies)
            }
        };
        let logs = TempDir::new()?;
        let launches: Vec<_> = (0..scenario.nodes)
            .map(|node| Launch {
                program: program.to_owned(),
                arguments: [&storage.arguments(node)[..], &TELLING.map(str::to_owned)].concat(),
                log: logs.path().join(format!("node-{node}.log")),
            })
            .collect();
        let mut stage = Self {
            world,
            storage,
            nodes: launches.iter().map(|_| None).collect(),
            launches,
            rng: Xoshiro256PlusPlus::seed_from_u64(scenario.seed),
            hooks,
            turn: 0,
            memory: 0,
            logs: Some(logs),
        };
        for node in 0..scenario.nodes {
            stage.start(node).await?;
        }
        Ok(stage)
    }

    /// Where a node listens.
    ///
    /// # Errors
    /// When it is down.
    pub fn address(&self, node: usize) -> anyhow::Result<Address> {
        Ok(self.nodes[node].as_ref().context("the node is down")?.address)
    }

    /// Starts a node and tells people where it is.
    ///
    /// # Errors
    /// When it does not start.
    pub async fn start(&mut self, node: usize) -> anyhow::Result<Address> {
        let started = Node::start(&self.launches[node]).await.with_context(|| self.log(node))?;
        let address = started.address;
        self.nodes[node] = Some(started);
        self.note_fault();
        self.world.nodes.send_modify(|nodes| nodes[node] = Some(address));
        Ok(address)
    }

    /// What was on its way may come once more.
    fn note_fault(&self) {
        if let Some(hooks) = &self.hooks {
            hooks.note_fault();
        }
    }

    /// The end of a node's log.
    fn log(&self, node: usize) -> String {
        let log = std::fs::read_to_string(&self.launches[node].log).unwrap_or_default();
        let last: Vec<_> = log.lines().rev().take(3).collect();
        format!(
            "node {node} does not start: {}",
            last.into_iter().rev().collect::<Vec<_>>().join(" / ")
        )
    }

    fn take(&mut self, node: usize) -> anyhow::Result<Node> {
        self.look_at_memory();
        self.world.nodes.send_modify(|nodes| nodes[node] = None);
        self.nodes[node].take().context("the node is down")
    }

    /// Kills a node.
    ///
    /// # Errors
    /// When it has ended by itself.
    pub async fn kill(&mut self, node: usize) -> anyhow::Result<()> {
        // People hear of it by themselves.
        self.look_at_memory();
        let victim = self.nodes[node].take().context("the node is down")?;
        let killed = victim.kill().await;
        self.world.nodes.send_modify(|nodes| nodes[node] = None);
        killed
    }

    /// Tells a node to stop.
    ///
    /// # Errors
    /// When it is down already.
    pub async fn stop(&mut self, node: usize) -> anyhow::Result<()> {
        let stopped = self.take(node)?;
        if let Err(error) = stopped.stop().await {
            self.world.ledger.wrong(Wrong::Stop, &format!("node {node}: {error:#}"));
        }
        Ok(())
    }

    /// How many nodes there are.
    pub fn nodes(&self) -> usize {
        self.nodes.len()
    }

    /// Notes the most memory that any node has had.
    pub fn look_at_memory(&mut self) {
        let most = self.nodes.iter().flatten().filter_map(|node| node.memory().ok()).max();
        let Some(most) = most else { return };
        if most > MEMORY && self.memory <= MEMORY {
            self.world.ledger.wrong(Wrong::Memory, &format!("{} MB", most >> 20));
        }
        self.memory = self.memory.max(most);
    }

    /// Waits until so much more was acknowledged or has failed; whether it was in time.
    async fn wait(&self, most: Duration, enough: impl Fn(Counts, Counts) -> bool) -> bool {
        let mut counts = self.world.ledger.counts();
        let before = *counts.borrow_and_update();
        let waited = counts.wait_for(|now| enough(before, *now));
        tokio::time::timeout(most, waited).await.is_ok_and(|counts| counts.is_ok())
    }

    /// Lets one fault happen; what it was in the end, and how long it took after its end until everything was stored again.
    ///
    /// # Errors
    /// When the world cannot go on.
    pub async fn inject(&mut self, fault: Fault) -> anyhow::Result<(Fault, Duration)> {
        if !self.wait(RECOVERY, |before, now| now.stored > before.stored).await {
            let words = format!("nothing was acknowledged before: {}", fault.words());
            self.world.ledger.wrong(Wrong::Recovery, &words);
        }
        let quiet = self.rng.random_range(0..40);
        self.wait(LOAD, |before, now| now.stored >= before.stored + quiet).await;
        let node = self.turn % self.nodes.len();
        self.turn += 1;
        let fault = match fault {
            Fault::KillUnheard if self.kill_unheard().await? => fault,
            Fault::KillUnheard => Fault::Kill,
            fault => fault,
        };
        let ended = self.happen(fault, node).await?;
        self.note_fault();
        self.look_at_memory();
        let recovery = if fault.kills() {
            self.first_word(ended).await
        } else {
            self.recover(ended, fault).await?
        };
        Ok((fault, recovery))
    }

    /// Kills all nodes when somebody has heard something and has not said so yet; whether anybody has.
    async fn kill_unheard(&mut self) -> anyhow::Result<bool> {
        let Some(hooks) = self.hooks.clone() else { return Ok(false) };
        let Some(_answer) = hooks.catch(HEARING).await else { return Ok(false) };
        // Who of them has called is not known.
        for node in 0..self.nodes.len() {
            self.kill(node).await?;
        }
        Ok(true)
    }

    /// The fault itself; when it ended.
    #[allow(clippy::too_many_lines)] // one arm for each kind
    async fn happen(&mut self, fault: Fault, node: usize) -> anyhow::Result<Instant> {
        let world = Arc::clone(&self.world);
        match fault {
            Fault::Kill => {
                self.kill(node).await?;
                self.start(node).await?;
                // Now and then again while it is still busy with starting.
                while self.rng.random_range(0..8) == 0 {
                    self.kill(node).await?;
                    self.start(node).await?;
                }
            }
            Fault::KillUnheard => {
                for node in 0..self.nodes.len() {
                    self.start(node).await?;
                }
            }
            Fault::Stop => {
                self.stop(node).await?;
                self.start(node).await?;
            }
            Fault::DiskFull => {
                // What the log has once used it could use again.
                self.storage.connect().await?.execute("PRAGMA wal_checkpoint(TRUNCATE)").await?;
                let Storage::Disk(disk) = &self.storage else { unreachable!("it is a small disk") };
                disk.fill()?;
                self.wait(FULL, |before, now| now.failed >= before.failed + FAILURES).await;
                disk.free()?;
            }
            Fault::Locked => {
                let lock = self.storage.lock().await?;
                self.blocked(LOCKED).await;
                let_go(lock).await?;
            }
            Fault::DatabaseStop(away) | Fault::DatabaseCrash(away) => {
                let mode =
                    if matches!(fault, Fault::DatabaseCrash(_)) { "immediate" } else { "fast" };
                self.cluster().stop(mode).await?;
                self.blocked(away).await;
                self.cluster().restart().await?;
            }
            Fault::Frozen(away) => {
                self.cluster().freeze().await?;
                tokio::time::sleep(MARGIN).await;
                self.blocked(away).await;
                self.cluster().thaw().await?;
            }
            Fault::Silenced => self.proxy(node).silence(),
            Fault::SilencedStop => {
                self.proxy(node).silence();
                tokio::time::sleep(MARGIN).await;
                self.stop(node).await?;
                self.start(node).await?;
            }
            Fault::Delayed(away) => {
                let by = self.rng.random_range(20..400);
                self.proxy(node).delay(Duration::from_millis(by));
                tokio::time::sleep(away).await;
                self.proxy(node).heal();
            }
            Fault::Cut => {
                for _ in 0..3 {
                    self.proxy(node).cut();
                    self.wait(MARGIN, |before, now| now.stored > before.stored + 5).await;
                }
            }
            Fault::Parted(away) => {
                self.proxy(node).part();
                tokio::time::sleep(MARGIN).await;
                if self.nodes.len() == 1 {
                    self.blocked(away).await;
                } else {
                    tokio::time::sleep(away).await;
                }
                self.proxy(node).heal();
            }
            Fault::HeldPlace(away) => {
                let tables: Vec<_> = world.active().keys().cloned().collect();
                let some = self.rng.random_range(0..tables.len().max(1));
                // Where no table is left there is nothing to be held; that was told already.
                if let Some(table) = tables.get(some) {
                    let held = self.storage.hold_next(table).await?;
                    tokio::time::sleep(away).await;
                    let_go(held).await?;
                }
            }
            Fault::HeldNames(away) => {
                let held = self.storage.hold_people().await?;
                tokio::time::sleep(away).await;
                let_go(held).await?;
            }
            Fault::Paused(away) => {
                let paused = self.nodes[node].as_ref().context("the node is down")?;
                paused.pause().await?;
                tokio::time::sleep(away).await;
                paused.wake().await?;
            }
            Fault::Renames => self.rename().await?,
        }
        Ok(Instant::now())
    }

    /// A time in which nothing can be stored, and nothing may be acknowledged.
    async fn blocked(&self, time: Duration) {
        self.world.ledger.block(true);
        tokio::time::sleep(time).await;
        self.world.ledger.block(false);
    }

    fn cluster(&mut self) -> &mut Cluster {
        match &mut self.storage {
            Storage::Postgres(cluster, _) => cluster,
            Storage::Folder(_) | Storage::Disk(_) => unreachable!("a fault of PostgreSQL"),
        }
    }

    fn proxy(&self, node: usize) -> &Proxy {
        match &self.storage {
            Storage::Postgres(_, proxies) => &proxies[node],
            Storage::Folder(_) | Storage::Disk(_) => unreachable!("a fault of PostgreSQL"),
        }
    }

    /// Many people change their names, each through all nodes in turn.
    async fn rename(&self) -> anyhow::Result<()> {
        let nodes: Vec<_> =
            (0..self.nodes()).map(|node| self.address(node)).collect::<anyhow::Result<_>>()?;
        let until = Instant::now() + RENAMING;
        let nodes = &nodes;
        join_all((0..RENAMERS).map(|number| async move {
            let mut guest = Guest::default();
            let mut times = 0;
            while Instant::now() < until {
                let name = format!("Renamed {number}-{times}");
                self.world.name(nodes[times % nodes.len()], &mut guest, &name).await;
                times += 1;
            }
        }))
        .await;
        Ok(())
    }

    /// Waits for the first acknowledgement after a kill.
    async fn first_word(&self, ended: Instant) -> Duration {
        if !self.wait(RECOVERY, |before, now| now.stored > before.stored).await {
            self.world.ledger.wrong(Wrong::Recovery, "nothing was acknowledged after a kill");
        }
        ended.elapsed()
    }

    /// Waits until every table in use stores again through every node, and every node has heard of
    /// what the other has stored; how long after the end of the fault that was.
    async fn recover(&mut self, ended: Instant, fault: Fault) -> anyhow::Result<Duration> {
        let world = &self.world;
        let mut longest = Duration::ZERO;
        let addresses: Vec<_> =
            (0..self.nodes()).map(|node| self.address(node)).collect::<anyhow::Result<_>>()?;
        let tables: Vec<_> = world.active().clone().into_iter().collect();
        let probes = tables.iter().flat_map(|(table, cookie)| {
            addresses.iter().enumerate().map(move |(node, address)| async move {
                (node, table, probe(world, *address, cookie, table, ended).await)
            })
        });
        for (node, table, probed) in join_all(probes).await {
            match probed {
                Probed::Stored(took) => longest = longest.max(took),
                // The check at the end tells why it does not open.
                Probed::Gone => drop(world.active().remove(table)),
                Probed::Late => {
                    world.active().remove(table);
                    let words = format!("table {table} at node {node} after: {}", fault.words());
                    world.ledger.wrong(Wrong::Recovery, &words);
                }
            }
        }
        if let [one, other] = addresses[..] {
            for (from, to) in [(one, other), (other, one)] {
                let heard = self.heard(from, to, &tables).await;
                if !heard {
                    let words =
                        format!("a node does not hear of the other after: {}", fault.words());
                    world.ledger.wrong(Wrong::Recovery, &words);
                }
            }
        }
        Ok(longest)
    }

    /// Whether what is stored through one node is soon shown by another.
    async fn heard(&self, from: Address, to: Address, tables: &[(String, String)]) -> bool {
        let world = &self.world;
        let still = world.active().clone();
        let Some((table, cookie)) = tables.iter().find(|(table, _)| still.contains_key(table))
        else {
            return true;
        };
        let Outcome::Stored(said) = world.say(from, cookie, table).await else { return true };
        let started = Instant::now();
        let path = format!("/api/tables/{table}");
        while started.elapsed() < RECOVERY {
            if let Outcome::Stored(seen) = world.ask(to, "GET", &path, cookie, None).await
                && seen["seq"].as_u64() >= said["seq"].as_u64()
            {
                return true;
            }
            tokio::time::sleep(TRY).await;
        }
        false
    }
}

impl Drop for Stage {
    /// The logs of a world in which something was wrong are kept.
    fn drop(&mut self) {
        let wrong = !self.world.ledger.books().wrong.is_empty();
        if let Some(logs) = self.logs.take().filter(|_| wrong) {
            eprintln!("The logs of its servers are in {}.", logs.keep().display());
        }
    }
}
