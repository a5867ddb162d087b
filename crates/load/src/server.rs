//! The server under load: started here on throw-away storage, or running already.

use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use quadrivium_load::process;
use tempfile::TempDir;
use tokio::process::Child;

use crate::args::Args;

/// Processor time stands in `/proc` in hundredths of a second.
const TICKS_PER_S: f64 = 100.0;

/// A server.
pub struct Server {
    /// Where it listens.
    pub address: SocketAddr,
    process: Option<Process>,
    pid: Option<u32>,
}

/// A server of our own.
struct Process {
    child: Child,
    program: PathBuf,
    database: Option<String>,
    folder: TempDir,
}

impl Server {
    /// A server that somebody else has started.
    pub fn running(address: &str, pid: Option<u32>) -> anyhow::Result<Self> {
        let address: SocketAddr = address.parse().context("expected an address and a port")?;
        ensure!(address.ip().is_loopback(), "load is only put on this machine");
        Ok(Self { address, process: None, pid })
    }

    /// Starts a server.
    pub async fn start(args: &Args) -> anyhow::Result<Self> {
        let program = match &args.server {
            Some(program) => program.clone(),
            None => std::env::current_exe()?.with_file_name("quadrivium"),
        };
        let folder = match &args.data {
            Some(folder) => TempDir::new_in(folder)?,
            None => TempDir::new()?,
        };
        let (child, address) = spawn(&program, args.database.as_deref(), &folder).await?;
        let pid = child.id();
        let process = Process { child, program, database: args.database.clone(), folder };
        Ok(Self { address, process: Some(process), pid })
    }

    /// What it has used up to now; nothing where its process is not known.
    pub fn cost(&self) -> anyhow::Result<Cost> {
        self.pid.map_or_else(|| Ok(Cost::default()), |pid| Cost::of(&pid.to_string()))
    }

    /// Kills our own server without warning and starts it again on what it has stored.
    pub async fn crash(&mut self) -> anyhow::Result<()> {
        if let Some(process) = &mut self.process {
            process.child.kill().await?;
            let database = process.database.as_deref();
            let (child, address) = spawn(&process.program, database, &process.folder).await?;
            self.pid = child.id();
            process.child = child;
            self.address = address;
        }
        Ok(())
    }

    /// Ends our own server.
    pub async fn stop(&mut self) -> anyhow::Result<()> {
        if let Some(process) = &mut self.process {
            process.child.kill().await?;
        }
        Ok(())
    }
}

async fn spawn(
    program: &Path,
    database: Option<&str>,
    folder: &TempDir,
) -> anyhow::Result<(Child, SocketAddr)> {
    let mut command = process::unlimited(program);
    command.arg("--data").arg(folder.path());
    if let Some(url) = database {
        command.args(["--database", url]);
    }
    process::launch(command).await
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
