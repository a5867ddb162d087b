//! `play`: a game in the terminal, alone against bots or several on one keyboard.

mod advice;
mod chair;
mod glossary;
mod input;
mod menu;
mod session;
mod table;

use std::io::{self, IsTerminal, Write};

use anyhow::{Context, bail};
use quadrivium_core::game_rng;
use quadrivium_games::GAMES;
use rand::SeedableRng;
use rand::rngs::SysRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use self::session::Session;
use self::table::Table;
use crate::cli::PlayArgs;
use crate::speech::Speech;

/// Plays a game.
///
/// # Errors
/// When the game cannot be set up or the terminal fails.
pub fn run(args: PlayArgs, speech: Speech) -> anyhow::Result<()> {
    let entry = GAMES.find(&args.table.game)?;
    let game = entry.start(&args.table.settings().context("--option")?)?;
    let chairs = chair::seated(&args.seats, &*game)?;
    if let Some(path) = args.record.as_ref().filter(|path| path.exists()) {
        bail!("--record: '{}' exists already: choose another name", path.display());
    }
    let rng = match args.seed {
        Some(seed) => game_rng(seed, 1),
        None => Xoshiro256PlusPlus::try_from_rng(&mut SysRng)
            .context("the operating system gives no chance, so choose it with --seed")?,
    };
    let names = chair::names(&chairs, &speech);
    let speech = speech.with_names(names);
    let table = Table::new(game, &chairs, Box::new(rng))?;
    let mut out = anstream::stdout().lock();
    let mut input = io::stdin().lock();
    // Then a transcript shows what was typed.
    let echo = !input.is_terminal();
    let session = Session::new(entry, table, &chairs, speech, args.record, echo);
    session.run(&mut input, &mut out)?;
    Ok(out.flush()?)
}
