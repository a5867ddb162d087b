//! What is said about a run.

use std::io::{self, IsTerminal, Write};

use serde::Serialize;

use crate::check::Checked;

/// How many seconds lie between two lines of progress where there is no terminal.
const QUIET: u64 = 10;

/// Milliseconds from sending a move to its acknowledgement.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Latency {
    p50: f64,
    p95: f64,
    p99: f64,
    max: f64,
}

impl Latency {
    /// From all times in microseconds, in order.
    pub fn of(sorted: &[u32]) -> Self {
        let at = |part: f64| {
            let index = (part * sorted.len() as f64) as usize;
            sorted
                .get(index.min(sorted.len().saturating_sub(1)))
                .map_or(0.0, |us| f64::from(*us) / 1e3)
        };
        Self { p50: at(0.50), p95: at(0.95), p99: at(0.99), max: at(1.0) }
    }
}

/// All figures of a run.
#[derive(Debug, Serialize)]
pub struct Report {
    /// Where the server keeps things.
    pub database: &'static str,
    /// The game that was played.
    pub game: &'static str,
    /// Guests that played.
    pub clients: usize,
    /// Tables at which they played at the same time.
    pub tables: usize,
    /// Whether every client had a table of its own.
    pub hot_seat: bool,
    /// Whether whole positions were sent.
    pub whole: bool,
    /// Servers that shared the database.
    pub nodes: usize,
    /// People who were connected and did nothing.
    pub connected: usize,
    /// Other tables that were made before.
    pub open_tables: usize,
    /// How long was measured.
    pub seconds: f64,
    /// Acknowledged moves in that time.
    pub moves: u64,
    /// Acknowledged moves per second.
    pub moves_per_s: f64,
    /// How long acknowledgements took.
    pub latency: Latency,
    /// Refusals, broken connections, missing answers.
    pub errors: u64,
    /// Games begun.
    pub games: usize,
    /// Processor time of the server for each move; 0 where it is not known.
    pub server_us_per_move: f64,
    /// Processor time of the clients for each move.
    pub client_us_per_move: f64,
    /// Bytes that all clients together received for each move.
    pub bytes_per_move: f64,
    /// The most memory of the server.
    pub memory_mb: f64,
    /// How long a stored table took to open after a restart, in milliseconds for a hundred moves.
    pub opening_ms_per_100: f64,
    /// What was found afterwards.
    pub checked: Checked,
}

impl Report {
    /// Says it.
    pub fn print(&self, json: bool) -> io::Result<()> {
        let mut out = io::stdout().lock();
        if json {
            return writeln!(out, "{}", serde_json::to_string(self)?);
        }
        let shape = if self.hot_seat { "one client each" } else { "two clients each" };
        let sent = if self.whole { ", whole positions" } else { "" };
        writeln!(
            out,
            "{}, {}{sent}, {} nodes: {} clients at {} tables, {shape}, {} others connected, \
             {} other tables, {:.0} s",
            self.game,
            self.database,
            self.nodes,
            self.clients,
            self.tables,
            self.connected,
            self.open_tables,
            self.seconds
        )?;
        writeln!(out, "  acknowledged   {:.0} moves/s, {} errors", self.moves_per_s, self.errors)?;
        let Latency { p50, p95, p99, max } = self.latency;
        writeln!(
            out,
            "  latency        p50 {p50:.1}  p95 {p95:.1}  p99 {p99:.1}  max {max:.1} ms"
        )?;
        writeln!(
            out,
            "  per move       server {:.0} us, clients {:.0} us, {:.1} kB to clients",
            self.server_us_per_move,
            self.client_us_per_move,
            self.bytes_per_move / 1e3
        )?;
        writeln!(out, "  server memory  {:.0} MB", self.memory_mb)?;
        writeln!(out, "  opening        {:.1} ms for 100 moves", self.opening_ms_per_100)?;
        writeln!(out, "  stored         {}", self.checked.words())
    }
}

/// Says how it goes, on standard error.
pub fn progress(second: u64, of: u64, moves: u64, memory: u64) {
    let mut err = io::stderr().lock();
    let line = format!(
        "{second}/{of} s  {} moves  {:.0} moves/s  {} MB",
        moves,
        moves as f64 / second as f64,
        memory / 1_000_000
    );
    // Nobody may be there to read it.
    let _ = if err.is_terminal() {
        write!(err, "\r{line:<70}")
    } else if second.is_multiple_of(QUIET) {
        writeln!(err, "{line}")
    } else {
        Ok(())
    };
}

/// Leaves the line of progress.
pub fn end_progress() {
    let mut err = io::stderr().lock();
    if err.is_terminal() {
        let _ = write!(err, "\r{:<70}\r", "");
    }
}
