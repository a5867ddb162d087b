//! The commands.

mod games;
mod import;
mod replay;
mod serve;
mod sim;

pub(crate) use self::sim::level;
use crate::cli::{Cli, Command};
use crate::language::Language;
use crate::play;
use crate::speech::Speech;

/// Does what was typed.
///
/// # Errors
/// When that is not possible: one sentence that says what is wrong and where.
pub fn run(cli: Cli) -> anyhow::Result<()> {
    let speech = Speech::new(Language::choose(cli.lang.as_deref())?);
    match cli.command {
        Command::Games(args) => games::run(&args, &speech),
        Command::Serve(args) => serve::run(args),
        Command::Play(args) => play::run(args, speech),
        Command::Sim(args) => sim::run(&args, &speech),
        Command::Replay(args) => replay::run(&args, speech),
        Command::Import(args) => import::run(&args, &speech),
    }
}
