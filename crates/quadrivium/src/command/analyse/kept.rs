//! What was found so far, in a file of lines: an analysis that is stopped goes on from there.

use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;

use anyhow::{Context, bail};
use quadrivium_coach::Review;
use quadrivium_core::{Actor, Record};
use serde::{Deserialize, Serialize};

/// A decision as it is kept.
#[derive(Serialize, Deserialize)]
struct Line {
    at: usize,
    looks: u32,
    seed: u64,
    review: Review,
}

/// The file, open to be added to; nothing where nothing is kept.
pub struct Kept {
    file: Option<File>,
    looks: u32,
    seed: u64,
}

impl Kept {
    /// Opens the file and reads what was found before.
    ///
    /// # Errors
    /// When the file cannot be used, or belongs to another game or another depth.
    pub fn open(
        path: Option<&Path>,
        record: &Record,
        looks: u32,
        seed: u64,
    ) -> anyhow::Result<(Self, Vec<(usize, Review)>)> {
        let Some(path) = path else {
            return Ok((Self { file: None, looks, seed }, Vec::new()));
        };
        let name = || format!("--keep: '{}'", path.display());
        let file = OpenOptions::new()
            .read(true)
            .append(true)
            .create(true)
            .open(path)
            .with_context(name)?;
        let mut found: Vec<(usize, Review)> = Vec::new();
        for line in BufReader::new(&file).lines() {
            // A line that was being written when the analysis was stopped is found again.
            let Ok(line) = serde_json::from_str::<Line>(&line.with_context(name)?) else {
                continue;
            };
            let played = record.actions.get(line.at);
            let same = played.is_some_and(|(by, action)| {
                *by == Actor::Seat(line.review.seat) && *action == line.review.played
            });
            if !same {
                bail!("{} is of another game: choose another file", name());
            }
            if (line.looks, line.seed) != (looks, seed) {
                bail!("{} was thought with other --looks or --seed: choose another file", name());
            }
            if found.iter().all(|(at, _)| *at != line.at) {
                found.push((line.at, line.review));
            }
        }
        let begun = file.metadata().with_context(name)?.len() > 0;
        let mut kept = Self { file: Some(file), looks, seed };
        // What comes next begins on a line of its own, whatever stands before it.
        if begun {
            kept.write("\n")?;
        }
        Ok((kept, found))
    }

    /// Keeps one more.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn add(&mut self, at: usize, review: &Review) -> anyhow::Result<()> {
        let line = Line { at, looks: self.looks, seed: self.seed, review: review.clone() };
        self.write(&(serde_json::to_string(&line)? + "\n"))
    }

    fn write(&mut self, text: &str) -> anyhow::Result<()> {
        match &mut self.file {
            Some(file) => Ok(file.write_all(text.as_bytes())?),
            None => Ok(()),
        }
    }
}
