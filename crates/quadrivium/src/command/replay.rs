//! `replay`: verifies a record and shows the position it leads to.

use std::io::Write;

use anyhow::{Context, bail};
use quadrivium_core::{AnyGame, Phrase, Record, Seat, Settings, Standings, Turn, Viewer};
use quadrivium_games::GAMES;
use serde::Serialize;
use serde_json::Value;

use crate::cli::ReplayArgs;
use crate::speech::Speech;
use crate::{file, page, standings};

#[derive(Serialize)]
struct Replayed {
    game: &'static str,
    options: Settings,
    actions: usize,
    over: bool,
    turn: Turn,
    standings: Standings,
    view: Value,
}

pub fn run(args: &ReplayArgs, speech: Speech) -> anyhow::Result<()> {
    let bytes = file::read(&args.file, "record")?;
    let in_file = || file::name(&args.file);
    let record = Record::parse(&bytes).with_context(in_file)?;
    let actions = record.actions.len();
    if let Some(to) = args.to.filter(|&to| to > actions) {
        bail!("--to {to}: the record has only {actions} actions");
    }
    let game = record.replay(&GAMES, args.to).with_context(in_file)?;
    let shown = args.to.unwrap_or(actions);
    let text = if args.json {
        let replayed = Replayed {
            game: game.name(),
            options: game.settings(),
            actions: shown,
            over: game.turn() == Turn::Over,
            turn: game.turn(),
            standings: game.standings(),
            view: game.view(Viewer::Public),
        };
        serde_json::to_string_pretty(&replayed)? + "\n"
    } else {
        let names = names(&record, &speech);
        describe(&*game, shown, actions, &speech.with_names(names))
    };
    let mut out = anstream::stdout().lock();
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}

/// What the players of a record are called: bots and nameless people by their seats.
pub(super) fn names(record: &Record, speech: &Speech) -> Vec<String> {
    let seats = Seat::first(record.seats.len() as u8);
    let name = |(seat, name): (Seat, &String)| {
        let key = match name.as_str() {
            "" | "you" => "name-player",
            bot if bot.starts_with("bot:") => "name-bot",
            other => return other.to_owned(),
        };
        speech.say(&Phrase::new(key).with("seat", seat.to_string()))
    };
    seats.zip(&record.seats).map(name).collect()
}

fn describe(game: &dyn AnyGame, shown: usize, actions: usize, speech: &Speech) -> String {
    let count = Phrase::new("count-actions").with("count", shown);
    let key = if shown == actions { "replay-all" } else { "replay-part" };
    let verified = Phrase::new(key).with("actions", count).with("all", actions);
    let turn = match game.turn() {
        Turn::Over => Phrase::new("turn-over"),
        Turn::Chance => Phrase::new("turn-chance"),
        Turn::Players(seats) => {
            let name = |seat| Phrase::new("turn-name").with("seat", seat);
            Phrase::new("turn-players").with("players", seats.iter().map(name).collect::<Vec<_>>())
        }
    };
    let position = page::render(&game.position(Viewer::Public), speech);
    let table = page::render(&standings::table(game.name(), &game.standings()), speech);
    format!("{}\n{}\n\n{position}\n{table}", speech.say(&verified), speech.say(&turn))
}
