//! The list of games, and how one of them can be set up.

use quadrivium_bots::Level;
use quadrivium_core::{OptionSpec, OptionValues, Settings};
use quadrivium_games::GAMES;
use serde_json::{Map, Value};

use crate::api::{Games, ListedGame, ListedOption, Players, Possible, PossibleOption};
use crate::fault::Fault;

/// The most options that a request may name.
const MOST_OPTIONS: usize = 100;

/// All games.
pub fn games() -> Games {
    let option = |game: &str, spec: &OptionSpec| ListedOption {
        name: spec.name,
        default: spec.default,
        values: match spec.values {
            OptionValues::OneOf(words) => Some(words),
            OptionValues::Like(_) => None,
        },
        form: match spec.values {
            OptionValues::OneOf(_) => None,
            OptionValues::Like(form) => Some(form),
        },
        help: format!("option-{game}-{}", spec.name.replace('_', "-")),
    };
    let games = GAMES.iter().map(|listing| ListedGame {
        game: listing.name,
        title: format!("{}-title", listing.name),
        about: format!("{}-about", listing.name),
        rules: listing.rules,
        players: Players {
            min: *listing.players.start(),
            max: *listing.players.end(),
            all: listing.players.clone().collect(),
        },
        options: listing.options.iter().map(|spec| option(listing.name, spec)).collect(),
        characters: quadrivium_games::characters(listing.name).unwrap_or_default(),
    });
    Games { games: games.collect(), levels: Level::NAMES.to_vec() }
}

/// What each option can be while the others are as they are chosen: the game is asked, by being
/// set up.
///
/// # Errors
/// When there is no such game, or what is chosen cannot be read.
pub fn possible(game: &str, chosen: &Map<String, Value>) -> Result<Possible, Fault> {
    let listing = GAMES.find(game)?;
    let starts = |name: &str, value: &str| {
        let mut tried = chosen.clone();
        tried.insert(name.to_owned(), Value::String(value.to_owned()));
        Ok::<_, Fault>(listing.start(&settings(&tried, 0)?).is_ok())
    };
    let mut options = Vec::new();
    for spec in listing.options {
        let OptionValues::OneOf(words) = spec.values else { continue };
        let mut values = Vec::new();
        for &word in words {
            if starts(spec.name, word)? {
                values.push(word);
            }
        }
        options.push(PossibleOption { name: spec.name, values });
    }
    Ok(Possible { options })
}

/// The settings that a request names.
pub(crate) fn settings(wish: &Map<String, Value>, seats: usize) -> Result<Settings, Fault> {
    let bad = |reason: &str| Fault::BadField { field: "settings", reason: reason.to_owned() };
    if wish.len() > MOST_OPTIONS {
        return Err(bad("too many options"));
    }
    let mut settings = Settings::default();
    settings.players = u8::try_from(seats).ok();
    for (name, value) in wish {
        let value = match value {
            Value::String(text) => text.clone(),
            Value::Number(number) => number.to_string(),
            Value::Bool(yes) => yes.to_string(),
            _ => return Err(bad("an option is a text, a number, true or false")),
        };
        if name == "players" {
            let players = value.parse().map_err(|_| bad("players must be a small number"))?;
            settings.players = Some(players);
        } else {
            settings = settings.with(name, value);
        }
    }
    Ok(settings)
}

/// All options by name.
pub(crate) fn pairs(settings: &Settings) -> Vec<(String, String)> {
    settings.pairs().map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
}
