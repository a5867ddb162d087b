//! A PostgreSQL of its own, run by `scripts/postgres.sh`, which can be stopped and frozen.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::{Context, ensure};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader, Lines};
use tokio::process::{Child, ChildStdin, ChildStdout, Command};

use crate::node::signal;

/// A running or stopped PostgreSQL; it ends when its standard input does.
pub struct Cluster {
    url: String,
    folder: PathBuf,
    orders: Option<ChildStdin>,
    answers: Lines<BufReader<ChildStdout>>,
    /// The processes that were frozen.
    frozen: Vec<u32>,
    script: Child,
}

impl Cluster {
    /// Starts one.
    ///
    /// # Errors
    /// When PostgreSQL is not installed or does not start.
    pub async fn start() -> anyhow::Result<Self> {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scripts/postgres.sh");
        let mut script = Command::new(script)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            // An interrupt is for us; we tell it when to end.
            .process_group(0)
            .spawn()
            .context("scripts/postgres.sh cannot be started")?;
        let mut answers = BufReader::new(script.stdout.take().expect("it is piped")).lines();
        let url = answers.next_line().await?.context("PostgreSQL does not start")?;
        let folder = url.split_once("?host=").context("scripts/postgres.sh gives no folder")?.1;
        let folder = PathBuf::from(folder);
        let orders = script.stdin.take();
        Ok(Self { folder, url, orders, answers, frozen: Vec::new(), script })
    }

    /// Where it is reached without a network.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Where it keeps everything.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The socket that a network ends at.
    pub fn socket(&self) -> PathBuf {
        self.folder.join(".s.PGSQL.5432")
    }

    async fn order(&mut self, order: &str) -> anyhow::Result<()> {
        let orders = self.orders.as_mut().expect("open until it is dropped");
        orders.write_all(order.as_bytes()).await?;
        let answer = self.answers.next_line().await?;
        ensure!(answer.as_deref() == Some("done"), "PostgreSQL does not {}", order.trim());
        Ok(())
    }

    /// Stops it: `fast` ends all transactions, `immediate` is a crash.
    ///
    /// # Errors
    /// When it does not stop.
    pub async fn stop(&mut self, mode: &str) -> anyhow::Result<()> {
        self.order(&format!("stop {mode}\n")).await
    }

    /// Starts it again.
    ///
    /// # Errors
    /// When it does not start.
    pub async fn restart(&mut self) -> anyhow::Result<()> {
        self.order("start\n").await
    }

    /// Freezes all its processes.
    ///
    /// # Errors
    /// When it does not run.
    pub async fn freeze(&mut self) -> anyhow::Result<()> {
        let pid = fs::read_to_string(self.folder.join("data/postmaster.pid"))?;
        let first: u32 = pid.lines().next().context("an empty postmaster.pid")?.parse()?;
        // The first one starts no others once it is frozen.
        signal("STOP", &[first]).await?;
        self.frozen = vec![first];
        for child in children(first)? {
            // A process that has just ended needs no freezing.
            if signal("STOP", &[child]).await.is_ok() {
                self.frozen.push(child);
            }
        }
        Ok(())
    }

    /// Lets them go on.
    ///
    /// # Errors
    /// When they have gone.
    pub async fn thaw(&mut self) -> anyhow::Result<()> {
        for pid in std::mem::take(&mut self.frozen) {
            signal("CONT", &[pid]).await?;
        }
        Ok(())
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        if !self.frozen.is_empty() {
            let pids: Vec<_> = self.frozen.iter().map(ToString::to_string).collect();
            let _ = std::process::Command::new("kill").args(["-s", "CONT"]).args(pids).status();
        }
        drop(self.orders.take());
        // The folder is to be gone before the program ends; it takes a moment.
        while matches!(self.script.try_wait(), Ok(None)) {
            std::thread::sleep(std::time::Duration::from_millis(10));
        }
    }
}

/// The processes that a process has started.
fn children(of: u32) -> anyhow::Result<Vec<u32>> {
    let mut children = Vec::new();
    for entry in fs::read_dir("/proc")? {
        let Some(pid) = entry?.file_name().to_str().and_then(|name| name.parse().ok()) else {
            continue;
        };
        // It may have ended meanwhile.
        let Ok(stat) = fs::read_to_string(format!("/proc/{pid}/stat")) else { continue };
        let parent = stat.rsplit_once(')').and_then(|(_, rest)| rest.split_whitespace().nth(1));
        if parent.and_then(|parent| parent.parse().ok()) == Some(of) {
            children.push(pid);
        }
    }
    Ok(children)
}
