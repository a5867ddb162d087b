//! The server or servers under load: started here on throw-away storage, or running already.

use std::fs;
use std::net::SocketAddr;
use std::path::PathBuf;

use anyhow::{Context, ensure};
use quadrivium_load::process;
use tempfile::TempDir;
use tokio::process::Child;

use crate::args::Args;

/// Processor time stands in `/proc` in hundredths of a second.
const TICKS_PER_S: f64 = 100.0;

/// A server, or several on one database.
pub struct Server {
    nodes: Vec<Node>,
    /// How our own are started.
    launch: Option<Launch>,
}

struct Node {
    address: SocketAddr,
    pid: Option<u32>,
    child: Option<Child>,
}

struct Launch {
    program: PathBuf,
    database: Option<String>,
    folder: TempDir,
}

impl Launch {
    async fn start(&self, number: usize) -> anyhow::Result<Node> {
        let mut command = process::unlimited(&self.program);
        command.arg("--data").arg(self.folder.path().join(number.to_string()));
        if let Some(url) = &self.database {
            command.args(["--database", url]);
        }
        let (child, address) = process::launch(command).await?;
        Ok(Node { address, pid: child.id(), child: Some(child) })
    }
}

impl Server {
    /// A server that somebody else has started.
    pub fn running(address: &str, pid: Option<u32>) -> anyhow::Result<Self> {
        let address: SocketAddr = address.parse().context("expected an address and a port")?;
        ensure!(address.ip().is_loopback(), "load is only put on this machine");
        Ok(Self { nodes: vec![Node { address, pid, child: None }], launch: None })
    }

    /// Starts a server, or as many as are wanted.
    pub async fn start(args: &Args) -> anyhow::Result<Self> {
        ensure!(args.nodes == 1 || args.database.is_some(), "several servers need a --database");
        let program = match &args.server {
            Some(program) => program.clone(),
            None => std::env::current_exe()?.with_file_name("quadrivium"),
        };
        let folder = match &args.data {
            Some(folder) => TempDir::new_in(folder)?,
            None => TempDir::new()?,
        };
        let launch = Launch { program, database: args.database.clone(), folder };
        let mut nodes = Vec::new();
        for number in 0..args.nodes {
            nodes.push(launch.start(number).await?);
        }
        Ok(Self { nodes, launch: Some(launch) })
    }

    /// Where the first one listens.
    pub fn address(&self) -> SocketAddr {
        self.nodes[0].address
    }

    /// Where somebody with this number comes in.
    pub fn door(&self, number: usize) -> SocketAddr {
        self.nodes[number % self.nodes.len()].address
    }

    /// What all of them have used up to now; nothing where a process is not known.
    pub fn cost(&self) -> anyhow::Result<Cost> {
        let mut all = Cost::default();
        for pid in self.nodes.iter().filter_map(|node| node.pid) {
            let cost = Cost::of(&pid.to_string())?;
            all.memory += cost.memory;
            all.processor_us += cost.processor_us;
        }
        Ok(all)
    }

    /// Kills our own servers without warning and starts them again on what is stored.
    pub async fn crash(&mut self) -> anyhow::Result<()> {
        if self.launch.is_some() {
            self.stop().await?;
        }
        if let Some(launch) = &self.launch {
            for (number, node) in self.nodes.iter_mut().enumerate() {
                *node = launch.start(number).await?;
            }
        }
        Ok(())
    }

    /// Ends our own servers.
    pub async fn stop(&mut self) -> anyhow::Result<()> {
        for child in self.nodes.iter_mut().filter_map(|node| node.child.as_mut()) {
            child.kill().await?;
        }
        Ok(())
    }
}

/// What a process has used.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cost {
    /// Memory now, in bytes.
    pub memory: u64,
    /// Processor time, in microseconds.
    processor_us: f64,
}

impl Cost {
    /// What this program has used.
    pub fn own() -> anyhow::Result<Self> {
        Self::of("self")
    }

    fn of(process: &str) -> anyhow::Result<Self> {
        let memory = process::memory(process, "VmRSS")?;
        let stat = fs::read_to_string(format!("/proc/{process}/stat"))
            .with_context(|| format!("process {process} is gone"))?;
        // The name in brackets may hold anything; what follows it does not.
        let (_, rest) = stat.rsplit_once(')').context("its time is not told")?;
        let mut fields = rest.split_whitespace().skip(11);
        let mut ticks = || fields.next().and_then(|field| field.parse::<f64>().ok());
        let (user, system) = (ticks().unwrap_or_default(), ticks().unwrap_or_default());
        Ok(Self { memory, processor_us: (user + system) * 1e6 / TICKS_PER_S })
    }

    /// Microseconds of processor time since then.
    pub fn since(&self, before: &Self) -> f64 {
        self.processor_us - before.processor_us
    }
}
