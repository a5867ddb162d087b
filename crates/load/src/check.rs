//! Every acknowledged move is stored, and every stored game is a game.
//!
//! Two who play at a table know all of it between them. Who holds both seats sees what the seat on
//! turn may see: moves that are hidden from it are counted, and replayed is what comes before them.

use anyhow::{Context, ensure};
use quadrivium_core::{Actor, Seat, Settings};
use quadrivium_games::GAMES;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::table::Played;
use quadrivium_load::http::{self, Address};

/// How many tables are read at the same time.
const READERS: usize = 8;

/// What was found.
#[derive(Debug, Default, Serialize)]
pub struct Checked {
    /// Tables that were read back and replayed.
    tables: usize,
    /// Acknowledged moves that were looked for.
    moves: usize,
    /// Tables with a move missing or a game that does not replay.
    wrong: usize,
}

impl Checked {
    /// Whether nothing is missing.
    pub fn sound(&self) -> bool {
        self.wrong == 0
    }

    /// What was found in words.
    pub fn words(&self) -> String {
        format!(
            "{} acknowledged moves at {} tables, read back after a kill and replayed: {}",
            self.moves,
            self.tables,
            if self.sound() { "all there".into() } else { format!("{} tables WRONG", self.wrong) }
        )
    }
}

/// Reads all tables back.
pub async fn all(address: Address, name: &str, played: &[Played]) -> anyhow::Result<Checked> {
    let mut checked = Checked::default();
    for some in played.chunks(READERS) {
        let reads = some.iter().map(|game| async move {
            let read = one(address, name, game).await;
            if let Err(error) = &read {
                eprintln!("table {}: {error:#}", game.table);
            }
            read.is_ok()
        });
        let right = futures_util::future::join_all(reads).await;
        checked.wrong += right.iter().filter(|right| !**right).count();
    }
    checked.tables = played.len();
    checked.moves = played.iter().map(Played::count).sum();
    Ok(checked)
}

#[derive(Deserialize)]
struct Stored {
    seq: u64,
    settings: serde_json::Map<String, Value>,
    standings: Vec<Standing>,
    log: Vec<Line>,
}

#[derive(Deserialize)]
struct Standing {
    points: i32,
}

#[derive(Deserialize)]
struct Line {
    by: String,
    action: Option<String>,
}

async fn one(address: Address, name: &str, played: &Played) -> anyhow::Result<()> {
    let stored = read(address, played).await?;
    let alone = played.cookies.len() == 1;
    let as_played = |line: &Line, action: Option<&String>| {
        line.action.as_ref() == action || (alone && line.action.is_none())
    };
    ensure!(
        stored.seq >= played.seq,
        "the server spoke of {} entries, but {} are stored",
        played.seq,
        stored.seq
    );
    for (seat, acknowledged) in Seat::first(2).zip(&played.moves) {
        let by = seat.to_string();
        let mut found = stored.log.iter().filter(|line| line.by == by);
        for (number, action) in acknowledged.iter().enumerate() {
            let line = found.next().with_context(|| {
                format!("move {} of {seat} was acknowledged and is gone", number + 1)
            })?;
            ensure!(
                as_played(line, Some(action)),
                "move {} of {seat} was {action}, stored is {:?}",
                number + 1,
                line.action
            );
        }
        let unknown = played.unknown[usize::from(seat == Seat::B)].as_ref();
        for line in found {
            ensure!(as_played(line, unknown), "{seat} never played {:?}", line.action);
        }
    }
    replay(name, &stored, alone)
}

/// The table as its players together see it.
async fn read(address: Address, played: &Played) -> anyhow::Result<Stored> {
    let path = format!("/api/tables/{}", played.table);
    let mut known: Option<Stored> = None;
    for cookie in &played.cookies {
        let reply = http::send(address, "GET", &path, cookie, None).await?;
        let seen: Stored = serde_json::from_value(reply.json()?)?;
        match &mut known {
            None => known = Some(seen),
            Some(known) => {
                for (line, seen) in known.log.iter_mut().zip(seen.log) {
                    line.action = line.action.take().or(seen.action);
                }
            }
        }
    }
    known.context("nobody played")
}

fn replay(name: &str, stored: &Stored, alone: bool) -> anyhow::Result<()> {
    let mut settings = Settings::players(2);
    for (name, value) in stored.settings.iter().filter(|(name, _)| *name != "players") {
        settings = settings.with(name, value.as_str().context("an option is text")?);
    }
    let mut game = GAMES.find(name)?.start(&settings)?;
    for (number, line) in stored.log.iter().enumerate() {
        let by: Actor = line.by.parse()?;
        let Some(action) = line.action.as_deref() else {
            ensure!(alone, "move {} is hidden from both", number + 1);
            return Ok(());
        };
        game.advance(by, action).with_context(|| format!("move {}: {action}", number + 1))?;
    }
    game.audit()?;
    let points: Vec<_> = game.standings().iter().map(|standing| standing.points).collect();
    let stored: Vec<_> = stored.standings.iter().map(|standing| standing.points).collect();
    ensure!(points == stored, "the engine counts {points:?} points, the server {stored:?}");
    Ok(())
}
