//! `games`: every game with its player counts and options.

use std::fmt::Write as _;
use std::io::Write as _;

use quadrivium_bots::Level;
use quadrivium_core::{Listing, OptionSpec, OptionValues, Phrase};
use quadrivium_games::{GAMES, Opponent};
use serde::Serialize;

use crate::cli::GamesArgs;
use crate::page;
use crate::speech::Speech;

#[derive(Serialize)]
struct Listed<'a> {
    game: &'a str,
    title: String,
    rules: u16,
    players: Players,
    options: Vec<ListedOption>,
    /// The ranks, then the characters.
    bots: Vec<ListedBot>,
}

#[derive(Serialize)]
struct ListedBot {
    name: &'static str,
    title: String,
    /// How they play, in a sentence.
    plays: String,
}

#[derive(Serialize)]
struct Players {
    min: u8,
    max: u8,
    all: Vec<u8>,
}

#[derive(Serialize)]
struct ListedOption {
    name: &'static str,
    default: &'static str,
    /// The words it takes; nothing for free text.
    values: Option<&'static [&'static str]>,
    /// The form of free text.
    form: Option<String>,
    help: String,
}

pub fn run(args: &GamesArgs, speech: &Speech) -> anyhow::Result<()> {
    let text = if args.json {
        let listed: Vec<_> = GAMES.iter().map(|listing| list(listing, speech)).collect();
        serde_json::to_string_pretty(&listed)? + "\n"
    } else {
        let games = GAMES.iter().map(|listing| describe(listing, speech));
        games.chain([describe_ranks(speech)]).collect::<Vec<_>>().join("\n")
    };
    let mut out = anstream::stdout().lock();
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}

fn list<'a>(listing: &'a Listing, speech: &Speech) -> Listed<'a> {
    let option = |spec: &OptionSpec| ListedOption {
        name: spec.name,
        default: spec.default,
        values: match spec.values {
            OptionValues::OneOf(words) => Some(words),
            OptionValues::Like(_) => None,
        },
        form: match spec.values {
            OptionValues::OneOf(_) => None,
            OptionValues::Like(_) => Some(speech.text(&form_key(listing, spec))),
        },
        help: speech.text(&option_key(listing, spec)),
    };
    Listed {
        game: listing.name,
        title: title(listing, speech),
        rules: listing.rules,
        players: Players {
            min: *listing.players.start(),
            max: *listing.players.end(),
            all: listing.players.clone().collect(),
        },
        options: listing.options.iter().map(option).collect(),
        bots: Opponent::names(listing.name)
            .into_iter()
            .map(|name| ListedBot {
                name,
                title: speech.text(&format!("bot-{name}")),
                plays: plays(name, speech),
            })
            .collect(),
    }
}

/// How a bot plays, in a sentence.
pub(crate) fn plays(name: &str, speech: &Speech) -> String {
    speech.text(&format!("bot-{name}-plays"))
}

/// One line for each of these bots.
fn describe_bots(names: &[&str], speech: &Speech) -> String {
    let line = |name: &&str| page::wrap(&format!("{name}: {}", plays(name, speech)), 6);
    names.iter().map(line).collect()
}

/// The ranks, who play every game.
fn describe_ranks(speech: &Speech) -> String {
    speech.text("games-bots") + "\n" + &describe_bots(&Level::NAMES, speech)
}

/// The explanation of an option is the message `option-<game>-<name>`.
fn option_key(listing: &Listing, spec: &OptionSpec) -> String {
    format!("option-{}-{}", listing.name, spec.name.replace('_', "-"))
}

/// The form of free text is the message `option-<game>-<name>-form`.
fn form_key(listing: &Listing, spec: &OptionSpec) -> String {
    format!("{}-form", option_key(listing, spec))
}

fn title(listing: &Listing, speech: &Speech) -> String {
    speech.text(&format!("{}-title", listing.name))
}

fn describe(listing: &Listing, speech: &Speech) -> String {
    let strong = anstyle::Style::new().bold();
    let mut text = format!("{strong}{}{strong:#}  {}\n", listing.name, title(listing, speech));
    let players = Phrase::new("games-players")
        .with("min", *listing.players.start())
        .with("max", *listing.players.end());
    text += &page::wrap(&speech.say(&players), 2);
    for spec in listing.options {
        let _ = writeln!(text, "  {strong}{}{strong:#}={}", spec.name, spec.default);
        let key = option_key(listing, spec);
        text += &page::wrap(&speech.text(&key), 6);
        match spec.values {
            OptionValues::OneOf(words) => {
                for word in words {
                    let help = speech.text(&format!("{key}-{}", word.replace('_', "-")));
                    text += &page::wrap(&format!("{word}: {help}"), 6);
                }
            }
            OptionValues::Like(_) => {
                let form = speech.text(&form_key(listing, spec));
                let form = Phrase::new("games-form").with("form", form);
                text += &page::wrap(&speech.say(&form), 6);
            }
        }
    }
    // The ranks come once, behind all games.
    let characters = Opponent::names(listing.name).split_off(Level::COUNT);
    let _ = writeln!(text, "  {}", speech.text("games-bots"));
    text += &describe_bots(&characters, speech);
    text
}
