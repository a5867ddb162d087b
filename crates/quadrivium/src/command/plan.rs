//! `plan`: looks for the best way to play a game for one to its end.

use std::io::Write;
use std::ops::ControlFlow;
use std::time::Duration;

use anyhow::{Context, bail};
use indicatif::{ProgressBar, ProgressStyle};
use quadrivium_bots::{Limits, Line};
use quadrivium_core::{AnyGame, Record, Settings, Turn};
use quadrivium_games::GAMES;
use serde::Serialize;

use super::arena::cores;
use crate::cli::PlanArgs;
use crate::line::{self, ALONE};
use crate::speech::Speech;
use crate::{file, page, standings};

/// How long to think where nobody says it.
const USUAL: Duration = Duration::from_mins(1);
/// As whom a record names whoever played the line.
const PLANNER: &str = "bot:planner";
/// The bar is as long as this, whatever the budget.
const BAR: u64 = 1000;

/// What was found.
#[derive(Serialize)]
struct Planned<'a> {
    game: &'static str,
    options: Settings,
    /// How many actions came before.
    from: usize,
    points: i32,
    /// Whether as many points as were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    reached: Option<bool>,
    /// How many lines were tried.
    lines: u64,
    actions: &'a [String],
}

pub fn run(args: &PlanArgs, speech: Speech) -> anyhow::Result<()> {
    let you = speech.text("name-you");
    let speech = &speech.with_names(vec![you]);
    let (game, mut record) = begin(args)?;
    let from = record.actions.len();
    if game.turn() == Turn::Over {
        bail!("the game is over: there is nothing left to plan");
    }
    if let Some(path) = args.save.as_ref().filter(|path| path.exists()) {
        // Before minutes of thinking, not after.
        bail!("--save: '{}' exists already: choose another name", path.display());
    }
    let (line, tried) = think(&*game, limits(args), speech)?;
    if let Some(path) = &args.save {
        let mut end = game.boxed_clone();
        for action in &line.actions {
            end.advance(ALONE.into(), action)?;
            record.push(ALONE.into(), action);
        }
        record.finish(&end.standings());
        file::write(path, &record, false).context("--save")?;
    }
    let text = if args.json {
        let planned = Planned {
            game: game.name(),
            options: game.settings(),
            from,
            points: line.points,
            reached: args.reach.map(|points| line.points >= points),
            lines: tried,
            actions: &line.actions,
        };
        serde_json::to_string_pretty(&planned)? + "\n"
    } else {
        describe(&*game, &line, tried, speech)?
    };
    let mut out = anstream::stdout().lock();
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}

/// The position to plan from, and the record that leads to it.
fn begin(args: &PlanArgs) -> anyhow::Result<(Box<dyn AnyGame>, Record)> {
    let Some(path) = &args.from else {
        let mut settings = Settings::players(1);
        for option in &args.options {
            settings.add(option).context("--option")?;
        }
        let entry = GAMES.find(args.game.as_deref().unwrap_or_default())?;
        let game = entry.start(&settings)?;
        let record = Record::new(&*game, vec![PLANNER.to_owned()]);
        return Ok((game, record));
    };
    let in_file = || file::name(path);
    let mut record = Record::parse(&file::read(path, "record")?).with_context(in_file)?;
    let actions = record.actions.len();
    if let Some(to) = args.to.filter(|&to| to > actions) {
        bail!("--to {to}: the record has only {actions} actions");
    }
    let game = record.replay(&GAMES, args.to).with_context(in_file)?;
    record.actions.truncate(args.to.unwrap_or(actions));
    Ok((game, record))
}

fn limits(args: &PlanArgs) -> Limits {
    let limits = match (args.lines, args.time) {
        (Some(lines), None) => Limits::lines(lines),
        (Some(lines), Some(time)) => Limits::lines(lines).within(time),
        (None, time) => Limits::time(time.unwrap_or(USUAL)),
    };
    let limits = limits.with_seed(args.seed).with_heads(args.threads.unwrap_or_else(cores));
    args.reach.map_or(limits, |points| limits.reaching(points))
}

/// The best line, and how many were tried; a bar on standard error shows how far it is.
fn think(
    game: &dyn AnyGame,
    limits: Limits,
    speech: &Speech,
) -> anyhow::Result<(Line<String>, u64)> {
    let style = ProgressStyle::with_template("{bar:30} {elapsed}  {msg}");
    let bar = ProgressBar::new(BAR);
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let mut tried = 0;
    let planned = quadrivium_games::plan(game, limits, &mut |progress| {
        tried = progress.tried;
        bar.set_position((progress.spent * BAR as f32) as u64);
        bar.set_message(speech.say(&line::found(game.name(), progress.line, tried)));
        ControlFlow::Continue(())
    });
    bar.finish_and_clear();
    Ok((planned??, tried))
}

fn describe(
    game: &dyn AnyGame,
    line: &Line<String>,
    tried: u64,
    speech: &Speech,
) -> anyhow::Result<String> {
    let mut end = game.boxed_clone();
    for action in &line.actions {
        end.advance(ALONE.into(), action)?;
    }
    let found = speech.say(&line::found(game.name(), line, tried));
    let steps = line::describe(game, line, usize::MAX, speech)?;
    let table = page::render(&standings::table(end.name(), &end.standings()), speech);
    Ok(format!("{found}\n\n{steps}\n{table}"))
}
