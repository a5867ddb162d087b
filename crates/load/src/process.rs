//! The server as a process.

use std::fs;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context, bail};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use crate::http::Address;

/// How long the server may take to start.
const START: Duration = Duration::from_mins(1);

/// What is limited for each person and address: here all come from one.
const LIMITS: [&str; 4] =
    ["--requests-per-s", "--tables-per-hour", "--unfinished-tables", "--connections-per-address"];

/// A server on any free port that lets one machine do what it likes.
pub fn unlimited(program: &Path) -> Command {
    let mut command = Command::new(program);
    command.args(["serve", "--listen", "127.0.0.1:0"]);
    for limit in LIMITS {
        command.args([limit, "1000000"]);
    }
    command
}

/// Starts a server and waits until it says where it listens. It ends with whoever holds it.
///
/// # Errors
/// When it cannot be started, ends at once or says nothing.
pub async fn launch(mut command: Command) -> anyhow::Result<(Child, Address)> {
    command.stdout(Stdio::piped()).stdin(Stdio::null()).kill_on_drop(true);
    let program = command.as_std().get_program().to_owned();
    let mut child = command
        .spawn()
        .with_context(|| format!("cannot start '{}': build it first", program.display()))?;
    let mut lines = BufReader::new(child.stdout.take().expect("it is piped")).lines();
    let line = tokio::time::timeout(START, lines.next_line()).await.context("it does not start")?;
    let Some(line) = line? else { bail!("the server ended at once") };
    let address = line.split_once("http://").and_then(|(_, rest)| rest.split('/').next());
    let address = address.context("the server does not say where it listens")?.parse()?;
    Ok((child, address))
}

/// The memory of a process in bytes: `VmRSS` is what it has now, `VmHWM` the most it ever had.
///
/// # Errors
/// When the process is gone.
pub fn memory(process: &str, field: &str) -> anyhow::Result<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status"))
        .with_context(|| format!("process {process} is gone"))?;
    let line = status.lines().find_map(|line| line.strip_prefix(field)?.strip_prefix(':'));
    let kilobytes = line.and_then(|text| text.split_whitespace().next());
    let kilobytes: u64 = kilobytes.context("its memory is not told")?.parse()?;
    Ok(kilobytes << 10)
}
