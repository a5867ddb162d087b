//! What came of a campaign, as a table and as JSON.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::time::Duration;

use serde::Serialize;

use crate::fault::{Database, Fault};
use crate::ledger::{Books, Wrong};

/// What a kind of fault did.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Suffered {
    /// How often it happened.
    pub times: u64,
    /// The longest time after its end until everything was stored again, in seconds.
    pub longest_recovery_s: f64,
}

impl Suffered {
    /// It happened once.
    pub fn once(recovery: Duration) -> Self {
        Self { times: 1, longest_recovery_s: recovery.as_secs_f64() }
    }
}

/// All figures of a campaign.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Where tables were kept.
    pub database: &'static str,
    /// Where chance began.
    pub seed: u64,
    /// How long it took.
    pub seconds: u64,
    /// The faults by kind.
    pub faults: BTreeMap<&'static str, Suffered>,
    /// What was acknowledged, by kind.
    pub acknowledged: BTreeMap<&'static str, u64>,
    /// Tables that were looked at in the end.
    pub tables: u64,
    /// Answers that acknowledge nothing, by reason.
    pub answers: BTreeMap<String, u64>,
    /// Turns that somebody was told of.
    pub told: u64,
    /// Notices that came once more, under the same number.
    pub told_again: u64,
    /// The most memory of a server, in bytes.
    pub memory: u64,
    /// What must not happen, by kind.
    pub wrong: BTreeMap<Wrong, u64>,
    /// Some of it in words.
    pub findings: Vec<String>,
    /// What could not be tried here, and why.
    pub skipped: Vec<String>,
}

impl Report {
    /// Nothing has happened yet.
    pub fn new(database: Database, seed: u64) -> Self {
        let database = match database {
            Database::Sqlite => "SQLite",
            Database::Postgres => "PostgreSQL",
        };
        Self {
            database,
            seed,
            seconds: 0,
            faults: BTreeMap::new(),
            acknowledged: BTreeMap::new(),
            tables: 0,
            answers: BTreeMap::new(),
            told: 0,
            told_again: 0,
            memory: 0,
            wrong: BTreeMap::new(),
            findings: Vec::new(),
            skipped: Vec::new(),
        }
    }

    /// A fault is over.
    pub fn suffered(&mut self, fault: Fault, one: Suffered) {
        let all = self.faults.entry(fault.words()).or_default();
        all.times += one.times;
        all.longest_recovery_s = all.longest_recovery_s.max(one.longest_recovery_s);
    }

    /// A world has ended.
    pub fn add(&mut self, books: &Books) {
        for (what, count) in &books.acknowledged {
            *self.acknowledged.entry(what).or_default() += count;
        }
        for (reason, count) in &books.answers {
            *self.answers.entry(reason.clone()).or_default() += count;
        }
        for (wrong, count) in &books.wrong {
            *self.wrong.entry(*wrong).or_default() += count;
        }
        self.findings.extend(
            books.findings.iter().map(|(wrong, words)| format!("{}: {words}", wrong.words())),
        );
        self.tables += books.tables.len() as u64;
        self.told += books.told;
        self.told_again += books.told_again;
    }

    /// Something is wrong with the campaign itself.
    pub fn wrong(&mut self, wrong: Wrong, words: String) {
        *self.wrong.entry(wrong).or_default() += 1;
        self.findings.push(words);
    }

    /// How often something was wrong.
    pub fn count(&self, wrong: Wrong) -> u64 {
        self.wrong.get(&wrong).copied().unwrap_or_default()
    }

    /// How often anything was wrong.
    pub fn all_wrong(&self) -> u64 {
        self.wrong.values().sum()
    }

    /// How many faults there were.
    pub fn faults(&self) -> u64 {
        self.faults.values().map(|suffered| suffered.times).sum()
    }

    /// How much was acknowledged.
    pub fn acknowledged(&self) -> u64 {
        self.acknowledged.values().sum()
    }

    /// The tables that stand in the documentation.
    pub fn markdown(&self) -> String {
        let mut text = format!("### {}\n\n", self.database);
        let _ = writeln!(text, "| fault | times | longest recovery |\n|---|---:|---:|");
        for (kind, suffered) in &self.faults {
            let recovery = suffered.longest_recovery_s;
            let _ = writeln!(text, "| {kind} | {} | {recovery:.1} s |", grouped(suffered.times));
        }
        let _ = writeln!(text, "\n| what | |\n|---|---:|");
        let kinds: Vec<_> = self
            .acknowledged
            .iter()
            .map(|(what, count)| format!("{} {what}", grouped(*count)))
            .collect();
        let all = grouped(self.acknowledged());
        let _ = writeln!(text, "| acknowledged: {} | {all} |", kinds.join(", "));
        let _ = writeln!(text, "| tables looked at in the end | {} |", grouped(self.tables));
        let _ = writeln!(text, "| turns told to webhooks | {} |", grouped(self.told));
        let again = grouped(self.told_again);
        let _ = writeln!(
            text,
            "| notices that came once more, under the same number, after a fault | {again} |"
        );
        for wrong in Wrong::ALL {
            let _ = writeln!(text, "| {} | {} |", wrong.words(), grouped(self.count(wrong)));
        }
        let _ = writeln!(text, "| most memory of a server | {} MB |", self.memory >> 20);
        let _ = writeln!(text, "| time | {} min |", self.seconds.div_ceil(60));
        let _ = writeln!(text, "| seed | {} |", self.seed);
        for skipped in &self.skipped {
            let _ = writeln!(text, "\nSkipped: {skipped}.");
        }
        text
    }
}

/// A number with its thousands apart.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_stand_apart() {
        let shown = [0, 999, 1_000, 1_234_567].map(grouped);
        assert_eq!(shown, ["0", "999", "1,000", "1,234,567"]);
    }
}
