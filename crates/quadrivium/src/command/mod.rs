//! The commands.

mod admin;
mod analyse;
mod arena;
mod copy;
mod games;
mod import;
mod plan;
mod replay;
mod serve;
mod sim;

use anyhow::Context;
use quadrivium_games::{GAMES, Wanted};

pub(crate) use self::arena::cores;
pub(crate) use self::games::plays;
use crate::cli::{Cli, Command};
use crate::language;
use crate::play;
use crate::speech::Speech;

/// Does what was typed.
///
/// # Errors
/// When that is not possible: one sentence that says what is wrong and where.
pub fn run(cli: Cli) -> anyhow::Result<()> {
    let speech = Speech::new(language::choose(cli.lang.as_deref())?);
    match cli.command {
        Command::Games(args) => games::run(&args, &speech),
        Command::Serve(args) => serve::run(args),
        Command::Admin(args) => admin::run(&args),
        Command::Copy(args) => copy::run(&args),
        Command::Play(args) => play::run(args, speech),
        Command::Sim(args) => sim::run(&args, &speech),
        Command::Arena(args) => arena::run(&args, &speech),
        Command::Analyse(args) => analyse::run(&args, speech),
        Command::Plan(args) => plan::run(&args, speech),
        Command::Replay(args) => replay::run(&args, speech),
        Command::Import(args) => import::run(&args, &speech),
    }
}

/// The bots that `--bots` names, to play this game.
fn bots(game: &str, names: &str) -> anyhow::Result<Vec<Wanted>> {
    // What is wrong with the game comes first.
    GAMES.find(game)?;
    names.split(',').map(|name| Wanted::read(game, name.trim()).context("--bots")).collect()
}
