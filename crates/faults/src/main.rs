//! `quadrivium-faults`: a fault campaign from the command line.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Context;
use clap::Parser;
use quadrivium_faults::{Campaign, Database, Wish, can_fill_a_disk};

/// Breaks a table server and its database on purpose, and looks for what was lost
#[derive(Debug, Parser)]
#[command(version)]
struct Args {
    /// Where the server keeps its tables
    #[arg(long, value_enum, default_value = "sqlite")]
    database: Database,
    /// How often a server is killed without warning
    #[arg(long, value_name = "N", default_value_t = 100)]
    kills: usize,
    /// How many other faults happen
    #[arg(long, value_name = "N", default_value_t = 20)]
    faults: usize,
    /// Only those with this in their words, such as renames
    #[arg(long, value_name = "WORDS", default_value = "")]
    only: String,
    /// How many servers suffer at the same time
    #[arg(long, value_name = "K", default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=32))]
    parallel: u8,
    /// How many people play in each world
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = clap::value_parser!(u64).range(1..=1000))]
    people: u64,
    /// Kill only nodes of which there are two, in turn (PostgreSQL)
    #[arg(long)]
    in_turn: bool,
    /// How many pairs of people in each world wait to be told of their turns before they play
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = clap::value_parser!(u64).range(0..=64))]
    pairs: u64,
    /// A number that fixes which fault happens when
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// After how many minutes nothing new begins
    #[arg(long, value_name = "M")]
    minutes: Option<u64>,
    /// The program to break [default: what the environment names, else quadrivium beside this one]
    #[arg(long, value_name = "FILE")]
    server: Option<PathBuf>,
    /// A file for the tables of the report, as Markdown
    #[arg(long, value_name = "FILE")]
    markdown: Option<PathBuf>,
    /// A file for the whole report, as JSON
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

fn main() -> anyhow::Result<ExitCode> {
    let args = Args::parse();
    let program = match args.server.or_else(|| std::env::var_os("QUADRIVIUM_BIN").map(Into::into)) {
        Some(program) => program,
        None => std::env::current_exe()?.with_file_name("quadrivium"),
    };
    anyhow::ensure!(program.exists(), "there is no '{}': build it first", program.display());
    let disk = match args.database {
        Database::Sqlite => can_fill_a_disk(),
        Database::Postgres => Ok(()),
    };
    let wish = Wish {
        database: args.database,
        kills: args.kills,
        faults: args.faults,
        in_turn: args.in_turn,
        only: args.only,
        small_disk: disk.is_ok(),
        seed: args.seed,
    };
    let campaign = Campaign {
        wish,
        program,
        parallel: args.parallel.into(),
        people: args.people,
        pairs: args.pairs,
        most: args.minutes.map(|minutes| Duration::from_secs(60 * minutes)),
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let report = runtime.block_on(async {
        tokio::select! {
            report = campaign.run() => Some(report),
            _ = tokio::signal::ctrl_c() => None,
        }
    });
    // Servers, databases and disks of an interrupted campaign go with its tasks.
    drop(runtime);
    let mut report = report.context("interrupted")?;
    if let Err(reason) = disk {
        report.skipped.push(format!("the full disk ({reason:#})"));
    }
    let tables = report.markdown();
    println!("{tables}");
    for finding in &report.findings {
        println!("- {finding}");
    }
    if let Some(file) = args.markdown {
        fs::write(file, tables)?;
    }
    if let Some(file) = args.json {
        fs::write(file, serde_json::to_string_pretty(&report)?)?;
    }
    Ok(if report.all_wrong() == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
