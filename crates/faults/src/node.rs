//! One server process, and what can be done to it.

use std::fs::File;
use std::path::PathBuf;
use std::process::Stdio;
use std::time::{Duration, Instant};

use anyhow::{Context, bail, ensure};
use quadrivium_load::http::Address;
use quadrivium_load::process;
use tokio::process::{Child, Command};

/// How long a stop may take.
pub const STOP: Duration = Duration::from_secs(15);
/// How long a program that was not told to stop in time is watched further.
const GIVE_UP: Duration = Duration::from_secs(15);

/// How a server is started.
#[derive(Clone, Debug)]
pub struct Launch {
    /// The program.
    pub program: PathBuf,
    /// Its arguments.
    pub arguments: Vec<String>,
    /// Where it writes its log.
    pub log: PathBuf,
}

/// A running server.
pub struct Node {
    /// Where it listens.
    pub address: Address,
    child: Child,
}

impl Node {
    /// Starts a server.
    ///
    /// # Errors
    /// When it does not start.
    pub async fn start(launch: &Launch) -> anyhow::Result<Self> {
        let log = File::options().create(true).append(true).open(&launch.log)?;
        let mut command = process::unlimited(&launch.program);
        command.args(&launch.arguments).stderr(Stdio::from(log));
        let (child, address) = process::launch(command).await?;
        Ok(Self { address, child })
    }

    /// Its process.
    fn pid(&self) -> anyhow::Result<u32> {
        self.child.id().context("the server has ended by itself")
    }

    /// The most memory it ever had, in bytes.
    ///
    /// # Errors
    /// When it has ended by itself.
    pub fn memory(&self) -> anyhow::Result<u64> {
        process::memory(&self.pid()?.to_string(), "VmHWM")
    }

    /// Stops it in the middle of whatever it does.
    ///
    /// # Errors
    /// When it has ended by itself.
    pub async fn kill(mut self) -> anyhow::Result<()> {
        self.pid()?;
        self.child.kill().await.context("the server cannot be killed")
    }

    /// Lets it sleep.
    ///
    /// # Errors
    /// When it has ended by itself.
    pub async fn pause(&self) -> anyhow::Result<()> {
        signal("STOP", &[self.pid()?]).await
    }

    /// Wakes it up.
    ///
    /// # Errors
    /// When it has ended by itself.
    pub async fn wake(&self) -> anyhow::Result<()> {
        signal("CONT", &[self.pid()?]).await
    }

    /// Asks it to stop, and says how long that took.
    ///
    /// # Errors
    /// When it does not stop, or not well.
    pub async fn stop(mut self) -> anyhow::Result<Duration> {
        signal("TERM", &[self.pid()?]).await?;
        let asked = Instant::now();
        let Ok(ended) = tokio::time::timeout(STOP + GIVE_UP, self.child.wait()).await else {
            self.child.kill().await?;
            bail!("it has not stopped after {} s", (STOP + GIVE_UP).as_secs());
        };
        let ended = ended?;
        let took = asked.elapsed();
        ensure!(ended.success(), "it ended with {ended}");
        ensure!(took <= STOP, "it took {:.1} s", took.as_secs_f64());
        Ok(took)
    }
}

/// Sends a signal to processes.
///
/// # Errors
/// When one of them is not there.
pub async fn signal(name: &str, pids: &[u32]) -> anyhow::Result<()> {
    let pids: Vec<_> = pids.iter().map(ToString::to_string).collect();
    let sent = Command::new("kill").args(["-s", name]).args(&pids).status().await?;
    ensure!(sent.success(), "no process {pids:?} for the signal {name}");
    Ok(())
}
