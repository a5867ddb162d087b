//! What can be asked for.

use std::path::PathBuf;

use clap::Parser;
use quadrivium_core::UnknownGame;
use quadrivium_games::GAMES;

/// Plays real games against a table server as fast as it answers, and measures it
#[derive(Debug, Parser)]
#[command(version)]
pub struct Args {
    /// The game that is played, with its usual options
    #[arg(long, value_name = "NAME", default_value = "burgundy", value_parser = game)]
    pub game: &'static str,
    /// How many clients play, each a guest of its own
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = number(2, 2_000))]
    pub clients: usize,
    /// How many tables they play at [default: as many as the clients fill]
    #[arg(long, value_name = "N", value_parser = number(1, 20_000))]
    tables: Option<usize>,
    /// Every client holds both seats of its tables, instead of two clients sharing one
    #[arg(long)]
    pub hot_seat: bool,
    /// The clients are sent the whole position after every move, instead of what has changed
    #[arg(long)]
    pub whole: bool,
    /// How many other tables are made first, at which nobody plays
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = number(0, 100_000))]
    pub open_tables: usize,
    /// How many others are connected, two at a table of their own, and do nothing
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = number(0, 10_000))]
    pub connected: usize,
    /// How many servers share the database; clients of one table come to different ones
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = number(1, 8), conflicts_with = "address", requires_if("2", "database"))]
    pub nodes: usize,
    /// How long is measured
    #[arg(long, value_name = "S", default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=600))]
    pub seconds: u64,
    /// How long is played before that
    #[arg(long, value_name = "S", default_value_t = 3, value_parser = clap::value_parser!(u64).range(0..=60))]
    pub warm_up: u64,
    /// A PostgreSQL for the server, instead of the embedded database in a folder that is thrown away
    #[arg(long, value_name = "URL", conflicts_with = "address")]
    pub database: Option<String>,
    /// The program to start as the server [default: quadrivium beside this one]
    #[arg(long, value_name = "FILE", conflicts_with = "address")]
    pub server: Option<PathBuf>,
    /// Where the folder of the embedded database is made [default: the system's temporary folder]
    #[arg(long, value_name = "DIR", conflicts_with = "address")]
    pub data: Option<PathBuf>,
    /// A server that runs already, such as 127.0.0.1:4747; it must allow many requests a second
    #[arg(long, value_name = "ADDR")]
    pub address: Option<String>,
    /// The process of that server, for its memory and time
    #[arg(long, value_name = "PID", requires = "address")]
    pub pid: Option<u32>,
    /// Where the clients' choices begin
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// A game of the list, as clap reads it.
fn game(name: &str) -> Result<&'static str, UnknownGame> {
    GAMES.find(name).map(|entry| entry.name)
}

/// A number within bounds, as clap reads it.
fn number(least: usize, most: usize) -> impl Fn(&str) -> Result<usize, String> + Clone {
    move |text| match text.parse() {
        Ok(number) if (least..=most).contains(&number) => Ok(number),
        _ => Err(format!("expected a number from {least} to {most}")),
    }
}

impl Args {
    /// How many tables are played at.
    pub fn tables(&self) -> usize {
        let full = if self.hot_seat { self.clients } else { self.clients / 2 };
        self.tables.unwrap_or(full)
    }

    /// Where the server keeps things.
    pub fn kind_of_database(&self) -> &'static str {
        match (&self.address, &self.database) {
            (Some(_), _) => "running server",
            (None, Some(_)) => "PostgreSQL",
            (None, None) => "SQLite",
        }
    }
}
