//! `analyse`: judges every decision of a finished game and says where it was decided.

mod kept;
mod printed;
mod words;

use std::io::Write;
use std::path::Path;
use std::sync::Mutex;
use std::thread;

use anyhow::{Context, bail};
use indicatif::{ProgressBar, ProgressStyle};
use quadrivium_bots::shares;
use quadrivium_coach::{Analysis, Decisions, Depth, Grade, Review};
use quadrivium_core::{Actor, Record, Settings, Turn};
use quadrivium_games::GAMES;

use self::kept::Kept;
use self::printed::Printed;
use super::arena::cores;
use super::replay::names;
use crate::cli::AnalyseArgs;
use crate::file;
use crate::speech::Speech;

/// A decision of the record, judged.
struct Judged {
    /// Before which action of the record, counted from 0.
    at: usize,
    grade: Grade,
    review: Review,
}

/// Everything that was found.
struct Found {
    game: String,
    options: Settings,
    actions: usize,
    /// How many looks ahead there were about each decision.
    looks: u32,
    analysis: Analysis,
    decisions: Vec<Judged>,
}

pub fn run(args: &AnalyseArgs, speech: Speech) -> anyhow::Result<()> {
    let bytes = file::read(&args.file, "record")?;
    let in_file = || file::name(&args.file);
    let record = Record::parse(&bytes).with_context(in_file)?;
    let end = record.replay(&GAMES, None).with_context(in_file)?;
    if end.turn() != Turn::Over {
        bail!("{}: the game is not over: only finished games are analysed", in_file());
    }
    let usual = Depth::journeyman(quadrivium_games::tempo(&record.game)?).whole;
    let judge = Judge {
        record: &record,
        looks: args.looks.unwrap_or(usual),
        threads: args.threads.unwrap_or_else(cores),
        seed: args.seed,
        keep: args.keep.as_deref(),
    };
    let reviews = judge.run()?;
    let actors: Vec<Actor> = record.actions.iter().map(|(by, _)| *by).collect();
    let players = end.players();
    let result = shares(&end.standings());
    let analysis = Analysis::of(players, &actors, &reviews, &result[..usize::from(players)]);
    let decisions =
        reviews.into_iter().map(|(at, review)| Judged { at, grade: Grade::of(&review), review });
    let found = Found {
        game: record.game.clone(),
        options: end.settings(),
        actions: record.actions.len(),
        looks: judge.looks,
        analysis,
        decisions: decisions.collect(),
    };
    let text = if args.json {
        serde_json::to_string_pretty(&Printed::of(&found))? + "\n"
    } else {
        let names = names(&record, &speech);
        words::describe(&found, &record, &speech.with_names(names))?
    };
    let mut out = anstream::stdout().lock();
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}

/// How a game is judged.
struct Judge<'a> {
    record: &'a Record,
    looks: u32,
    threads: usize,
    seed: u64,
    keep: Option<&'a Path>,
}

impl Judge<'_> {
    /// Every decision with its place.
    fn run(&self) -> anyhow::Result<Vec<(usize, Review)>> {
        let actions = self.record.actions.iter().map(|(by, action)| (*by, action));
        let start = self.record.replay(&GAMES, Some(0))?;
        let decisions = Decisions::of(start, actions).collect::<Result<Vec<_>, _>>()?;
        let (kept, mut found) = Kept::open(self.keep, self.record, self.looks, self.seed)?;
        let progress = progress(decisions.len());
        progress.set_position(found.len() as u64);
        let left: Vec<_> =
            decisions.iter().filter(|it| found.iter().all(|(at, _)| *at != it.at)).collect();
        let next = Mutex::new((left.into_iter(), kept));
        let judge = || {
            let depth = Depth { first: self.looks, whole: self.looks };
            let mut coach = quadrivium_games::coach(&self.record.game, |_| depth)?;
            let mut found = Vec::new();
            loop {
                let decision = next.lock().expect("nobody fails with it").0.next();
                let Some(decision) = decision else { break };
                if let Some(review) = decision.review(&mut *coach, self.seed, &|| false) {
                    next.lock().expect("nobody fails with it").1.add(decision.at, &review)?;
                    found.push((decision.at, review));
                }
                progress.inc(1);
            }
            anyhow::Ok(found)
        };
        let new = thread::scope(|scope| {
            let threads: Vec<_> = (0..self.threads).map(|_| scope.spawn(judge)).collect();
            let join = |thread: thread::ScopedJoinHandle<'_, _>| match thread.join() {
                Ok(found) => found,
                Err(panic) => std::panic::resume_unwind(panic),
            };
            threads.into_iter().map(join).collect::<anyhow::Result<Vec<Vec<_>>>>()
        })?;
        progress.finish_and_clear();
        found.extend(new.into_iter().flatten());
        found.sort_by_key(|(at, _)| *at);
        Ok(found)
    }
}

/// A bar on standard error that hides itself where that is no terminal.
fn progress(decisions: usize) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} {eta}");
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(decisions as u64).with_style(style)
}
