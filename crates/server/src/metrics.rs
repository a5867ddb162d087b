//! What the server counts, in the text format of Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// A number that goes up, or up and down.
#[derive(Debug, Default)]
pub struct Count(AtomicU64);

impl Count {
    /// Adds to it.
    pub fn add(&self, amount: u64) {
        self.0.fetch_add(amount, Relaxed);
    }

    /// Takes one away.
    pub fn less(&self) {
        self.0.fetch_sub(1, Relaxed);
    }

    /// Sets it.
    pub fn set(&self, amount: u64) {
        self.0.store(amount, Relaxed);
    }

    /// What it is now.
    pub fn get(&self) -> u64 {
        self.0.load(Relaxed)
    }
}

/// Upper bounds of the time buckets, in microseconds.
const BOUNDS: [u64; 10] =
    [500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 500_000, 2_500_000];

/// How long something took.
#[derive(Debug, Default)]
pub struct Times {
    buckets: [Count; BOUNDS.len()],
    count: Count,
    micros: Count,
}

impl Times {
    /// Notes one more.
    pub fn note(&self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        self.count.add(1);
        self.micros.add(micros);
        for (bucket, _) in self.buckets.iter().zip(BOUNDS).filter(|(_, bound)| micros <= *bound) {
            bucket.add(1);
        }
    }

    /// How long it took in so many of a thousand cases at most, in microseconds, as far as the buckets
    /// tell; nothing where nothing was noted.
    pub fn within(&self, permille: u64) -> Option<u64> {
        let wanted = (self.count.get() * permille).div_ceil(1_000);
        let mut all = self.buckets.iter().zip(BOUNDS);
        let found = all.find(|(bucket, _)| bucket.get() >= wanted).map(|(_, bound)| bound);
        (wanted > 0).then(|| found.unwrap_or(BOUNDS[BOUNDS.len() - 1]))
    }

    fn render(&self, out: &mut String, name: &str) {
        for (bucket, bound) in self.buckets.iter().zip(BOUNDS) {
            let _ =
                writeln!(out, "{name}_bucket{{le=\"{}\"}} {}", bound as f64 / 1e6, bucket.get());
        }
        let count = self.count.get();
        let _ = writeln!(out, "{name}_bucket{{le=\"+Inf\"}} {count}");
        let _ = writeln!(out, "{name}_sum {}", self.micros.get() as f64 / 1e6);
        let _ = writeln!(out, "{name}_count {count}");
    }
}

/// Everything that is counted. Anybody may add to it.
#[derive(Debug, Default)]
pub struct Metrics {
    /// HTTP requests answered, by the first digit of their status.
    pub answers: [Count; 6],
    /// WebSocket connections now.
    pub connections: Count,
    /// Frames from clients.
    pub frames: Count,
    /// Moves acknowledged to people.
    pub moves: Count,
    /// Moves of bots stored.
    pub bot_moves: Count,
    /// Requests that were refused because the table had moved on.
    pub conflicts: Count,
    /// Requests that were refused because there were too many.
    pub limited: Count,
    /// Notices that were given to somebody to carry, tried again or not.
    pub notices: Count,
    /// Tables held in memory.
    pub live_tables: Count,
    /// Tables read from storage.
    pub loads: Count,
    /// Tables created.
    pub created: Count,
    /// Transactions.
    pub commits: Times,
    /// Writes in them.
    pub writes: Count,
    /// Transactions that failed.
    pub storage_failures: Count,
    /// Time from a move's arrival to its acknowledgement.
    pub move_times: Times,
    /// Time that bots thought.
    pub thinking: Times,
    /// Time that decisions of finished games were thought about.
    pub studying: Times,
    /// Bots that wait for a thread or think.
    pub bots_waiting: Count,
    /// Dear jobs that wait for a thread or run.
    pub work_waiting: Count,
    /// Tables deleted.
    pub deleted: Count,
}

impl Metrics {
    /// Notes a transaction.
    pub fn committed(&self, writes: usize, time: Duration) {
        self.commits.note(time);
        self.writes.add(writes as u64);
    }

    /// All of it as text.
    pub fn render(&self) -> String {
        let mut out = String::new();
        let head = |out: &mut String, name: &str, kind: &str, help: &str| {
            let _ =
                writeln!(out, "# HELP quadrivium_{name} {help}\n# TYPE quadrivium_{name} {kind}");
        };
        head(&mut out, "http_responses_total", "counter", "HTTP responses by class of status.");
        for (class, count) in self.answers.iter().enumerate().skip(1) {
            let _ = writeln!(
                out,
                "quadrivium_http_responses_total{{class=\"{class}xx\"}} {}",
                count.get()
            );
        }
        let counters = [
            ("frames_total", &self.frames, "Frames from clients."),
            ("moves_total", &self.moves, "Moves acknowledged to people."),
            ("bot_moves_total", &self.bot_moves, "Moves of bots stored."),
            (
                "conflicts_total",
                &self.conflicts,
                "Requests refused because the table had moved on.",
            ),
            ("notices_total", &self.notices, "Notices of turns sent, or tried to."),
            ("limited_total", &self.limited, "Requests refused because there were too many."),
            ("table_loads_total", &self.loads, "Tables read from storage."),
            ("tables_created_total", &self.created, "Tables created."),
            ("tables_deleted_total", &self.deleted, "Tables deleted."),
            ("writes_total", &self.writes, "Writes stored."),
            ("storage_failures_total", &self.storage_failures, "Transactions that failed."),
        ];
        for (name, count, help) in counters {
            head(&mut out, name, "counter", help);
            let _ = writeln!(out, "quadrivium_{name} {}", count.get());
        }
        let gauges = [
            ("connections", &self.connections, "WebSocket connections now."),
            ("live_tables", &self.live_tables, "Tables held in memory."),
            ("bots_waiting", &self.bots_waiting, "Bots that wait for a thread or think."),
            ("work_waiting", &self.work_waiting, "Tables being read or made, or in line for it."),
        ];
        for (name, count, help) in gauges {
            head(&mut out, name, "gauge", help);
            let _ = writeln!(out, "quadrivium_{name} {}", count.get());
        }
        let times = [
            ("commit_seconds", &self.commits, "Time of a transaction."),
            (
                "move_seconds",
                &self.move_times,
                "Time from a move's arrival to its acknowledgement.",
            ),
            ("thinking_seconds", &self.thinking, "Time that bots thought about a move."),
            (
                "studying_seconds",
                &self.studying,
                "Time that a decision of a finished game was thought about.",
            ),
        ];
        for (name, times, help) in times {
            head(&mut out, name, "histogram", help);
            times.render(&mut out, &format!("quadrivium_{name}"));
        }
        out
    }
}
