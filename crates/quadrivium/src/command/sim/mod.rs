//! `sim`: bots play many games, on many threads, and the results are summed up.
//!
//! Game `n` of a seed is the same game whoever plays it when: each has its own generator, and the
//! sums are whole numbers, so neither the number of threads nor their order shows in the result.

mod series;
mod summary;
mod tally;

use std::io::Write;
use std::num::NonZero;
use std::path::PathBuf;
use std::thread;
use std::time::Instant;

use anyhow::{Context, bail};
use quadrivium_core::{Options, Settings};
use quadrivium_games::{Learned, Visitor, Wanted};

use self::summary::Summary;
use crate::cli::SimArgs;
use crate::file;
use crate::speech::Speech;

/// What is to be played.
struct Plan {
    settings: Settings,
    bots: Vec<Wanted>,
    games: u64,
    threads: usize,
    seed: u64,
    record: Option<PathBuf>,
}

pub fn run(args: &SimArgs, speech: &Speech) -> anyhow::Result<()> {
    let plan = Plan {
        settings: args.table.settings().context("--option")?,
        bots: super::bots(&args.table.game, &args.bots)?,
        games: args.games,
        threads: args.threads.unwrap_or_else(cores),
        seed: args.seed,
        record: args.record.clone(),
    };
    let summary = quadrivium_games::visit(&args.table.game, Simulation(plan))??;
    let mut out = anstream::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&summary)?)?;
    } else {
        write!(out, "{}", summary.describe(speech))?;
        // Not on standard output: that is the same for the same seed.
        writeln!(anstream::stderr(), "{}", summary.describe_speed(speech))?;
    }
    Ok(out.flush()?)
}

fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

struct Simulation(Plan);

impl Visitor for Simulation {
    type Output = anyhow::Result<Summary>;

    fn visit<G: Learned>(self) -> Self::Output {
        let Self(mut plan) = self;
        let options = G::Options::from_settings(&plan.settings)?;
        let start = G::new(&options)?;
        let players = usize::from(options.players());
        if plan.bots.len() > players {
            bail!("--bots: there are {} bots for {players} players", plan.bots.len());
        }
        plan.bots = plan.bots.iter().copied().cycle().take(players).collect();
        if let Some(folder) = &plan.record {
            file::make_folder(folder)?;
        }
        let began = Instant::now();
        let tally = series::play(&plan, &options, &start)?;
        let seconds = began.elapsed().as_secs_f64();
        Ok(Summary::new(G::NAME, options.settings(), plan.bots, &tally, seconds))
    }
}
