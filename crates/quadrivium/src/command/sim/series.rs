//! Many games on several threads.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::{self, ScopedJoinHandle};

use indicatif::{ProgressBar, ProgressStyle};
use quadrivium_bots::{Bot, play_game};
use quadrivium_core::{Playable, Record, game_rng};
use quadrivium_games::Learned;

use super::Plan;
use super::tally::Tally;
use crate::file;

/// Plays all games of the plan and sums them up.
///
/// # Errors
/// When a record cannot be written.
pub fn play<G: Learned>(plan: &Plan, options: &G::Options, start: &G) -> anyhow::Result<Tally> {
    let progress = progress(plan.games);
    // A thread takes some games at a time: enough to rarely meet the others at the counter, few
    // enough that all end together.
    let portion = (plan.games / (plan.threads as u64 * 16)).clamp(1, 256);
    let threads = (plan.threads as u64).min(plan.games.div_ceil(portion)).max(1);
    let taken = AtomicU64::new(0);
    let work = || -> anyhow::Result<Tally> {
        let mut bots: Vec<Bot<G>> = plan.bots.iter().map(|&wanted| G::bot(wanted)).collect();
        let mut tally = Tally::new(plan.bots.len());
        loop {
            let first = taken.fetch_add(portion, Ordering::Relaxed);
            if first >= plan.games {
                return Ok(tally);
            }
            let last = plan.games.min(first + portion);
            for game in first..last {
                // Games are counted from 1.
                play_one(plan, options, start, &mut bots, game + 1, &mut tally).inspect_err(
                    |_| {
                        // The others need not go on.
                        taken.store(plan.games, Ordering::Relaxed);
                    },
                )?;
            }
            progress.inc(last - first);
        }
    };
    let tallies = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let done = workers.into_iter().map(ScopedJoinHandle::join);
        done.map(|result| result.unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect::<anyhow::Result<Vec<_>>>()
    })?;
    progress.finish_and_clear();
    Ok(tallies.iter().fold(Tally::new(plan.bots.len()), Tally::merge))
}

fn play_one<G: Playable>(
    plan: &Plan,
    options: &G::Options,
    start: &G,
    bots: &mut [Bot<G>],
    number: u64,
    tally: &mut Tally,
) -> anyhow::Result<()> {
    let mut rng = game_rng(plan.seed, number);
    let Some(folder) = &plan.record else {
        tally.add(&play_game(start.clone(), bots, &mut rng, |_, _, _| {}));
        return Ok(());
    };
    let names = plan.bots.iter().map(|wanted| format!("bot:{wanted}")).collect();
    let mut record = Record::of::<G>(options, names);
    let outcome = play_game(start.clone(), bots, &mut rng, |_, by, action| record.push(by, action));
    record.finish(&outcome.standings);
    tally.add(&outcome);
    let path = folder.join(format!("{}-{}-{number}.rec", G::NAME, plan.seed));
    // The same seed gives the same record: it may lie there from last time.
    file::write(&path, &record, true)
}

/// A bar on standard error that hides itself where that is no terminal.
fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {per_sec} {eta}");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
