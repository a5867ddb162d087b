//! `arena`: a match between bots that says who is stronger, and how sure that is.

mod ladder;
mod printed;
mod words;

use std::io::Write;
use std::num::NonZero;
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Context;
use indicatif::{ProgressBar, ProgressStyle};
use quadrivium_arena::{Contestant, Match, Question, Report, Terms, seats};
use quadrivium_bots::Tempo;
use quadrivium_core::{Options, Settings};
use quadrivium_games::{Learned, Visitor, Wanted};

use self::printed::Printed;
use crate::cli::ArenaArgs;
use crate::speech::Speech;

/// What is to be played.
struct Plan<'a> {
    settings: Settings,
    bots: Vec<Wanted>,
    games: u64,
    threads: usize,
    seed: u64,
    /// The share that is asked about, or the fair one.
    share: Option<f64>,
    /// Play on when the question is answered.
    all: bool,
    /// Begin no round after so much time.
    time: Option<Duration>,
    speech: &'a Speech,
}

pub fn run(args: &ArenaArgs, speech: &Speech) -> anyhow::Result<()> {
    let plan = Plan {
        settings: args.table.settings().context("--option")?,
        bots: bots(args)?,
        games: args.games,
        threads: args.threads.unwrap_or_else(cores),
        seed: args.seed,
        share: args.share.map(|percent| percent / 100.0),
        all: args.all,
        time: args.minutes.map(|minutes| Duration::from_secs_f64(60.0 * minutes)),
        speech,
    };
    // Before hours of thinking, not after.
    let ladder = args.ladder.as_ref().map(ladder::open).transpose()?;
    let networks = networks(&args.table.game, &plan.bots)?;
    let report = quadrivium_games::visit(&args.table.game, Arena(plan))??;
    if let Some(ladder) = ladder {
        ladder.add(&report, &networks)?;
    }
    let mut out = anstream::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&Printed::of(&report))?)?;
    } else {
        write!(out, "{}", words::describe(&report, speech))?;
    }
    Ok(out.flush()?)
}

/// Who plays; those who look ahead and have no pace of their own have the one that is given for all.
fn bots(args: &ArenaArgs) -> anyhow::Result<Vec<Wanted>> {
    let game = &args.table.game;
    let wanted = super::bots(game, &args.bots)?;
    let pace = match (args.sims, args.time_ms) {
        (Some(simulations), _) => format!("{simulations}sims"),
        (None, Some(time)) => format!("{time}ms"),
        (None, None) => return Ok(wanted),
    };
    let paced = wanted.into_iter().map(|bot| {
        let own = bot.to_string();
        let looks_ahead = bot.opponent().level().pace(Tempo::default()).is_some();
        if own.contains(':') || !looks_ahead {
            return Ok(bot);
        }
        Ok(Wanted::read(game, &format!("{own}:{pace}"))?)
    });
    paced.collect()
}

/// Which network each of them has: those who look ahead that of the game.
fn networks(game: &str, bots: &[Wanted]) -> anyhow::Result<Vec<Option<String>>> {
    let network = quadrivium_games::network(game)?;
    let looks_ahead = |bot: &Wanted| bot.opponent().level().pace(Tempo::default()).is_some();
    Ok(bots.iter().map(|bot| network.clone().filter(|_| looks_ahead(bot))).collect())
}

pub(crate) fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

struct Arena<'a>(Plan<'a>);

impl Visitor for Arena<'_> {
    type Output = anyhow::Result<Report>;

    fn visit<G: Learned>(self) -> Self::Output {
        let Self(plan) = self;
        let options = G::Options::from_settings(&plan.settings)?;
        let start = G::new(&options)?;
        let players = usize::from(options.players());
        seats(plan.bots.len(), players).context("--bots")?;
        let names: Vec<String> = plan.bots.iter().map(ToString::to_string).collect();
        let contestants: Vec<_> = plan
            .bots
            .iter()
            .zip(&names)
            .map(|(&wanted, name)| Contestant { name: name.clone(), bot: G::bot(wanted) })
            .collect();
        // Against nobody else there is nothing to ask.
        let alone = contestants.len() == 1;
        let share = plan.share.or_else(|| (!alone).then(|| 1.0 / players as f64));
        let rounds = plan.games.div_ceil(players as u64);
        let terms = Terms {
            rounds,
            threads: plan.threads,
            seed: plan.seed,
            question: share.filter(|_| !plan.all).map(|share| Question { share }),
            until: plan.time.map(|time| Instant::now() + time),
        };
        let progress = progress(rounds * players as u64);
        let began = Instant::now();
        let played = Match::play(&start, &contestants, terms, |so_far| {
            progress.set_position(so_far.games());
            progress.set_message(words::so_far(so_far, &names, plan.speech));
        })?;
        progress.finish_and_clear();
        let asked = share.filter(|_| !plan.all);
        let mut report = Report::new(G::NAME, options.settings(), plan.seed, asked, names, &played);
        report.seconds = began.elapsed().as_secs_f64();
        report.peak_memory = peak_memory();
        Ok(report)
    }
}

/// A bar on standard error that hides itself where that is no terminal.
fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} {eta}  {msg}");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// The most memory that this program has used, where the system says so.
fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string(PathBuf::from("/proc/self/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}
