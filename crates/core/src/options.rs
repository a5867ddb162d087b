//! What can be chosen before a game starts, and how it is written: `name=value`.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::de::DeserializeOwned;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::notation::{nearest, one_of};

/// One option of a game, as `quadrivium games` lists it.
///
/// Its explanation is the message `option-<game>-<name>` in every language; words have messages of
/// their own (`option-<game>-<name>-<word>`), and so has the form of free text (`…-form`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct OptionSpec {
    /// The name before the `=`.
    pub name: &'static str,
    /// The value it has when nobody names it.
    pub default: &'static str,
    /// What may stand after the `=`.
    pub values: OptionValues,
}

/// The values that an option takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OptionValues {
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// Free text of this form.
    Like(&'static str),
}

impl fmt::Display for OptionValues {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OneOf(words) => f.write_str(&one_of(words)),
            Self::Like(form) => f.write_str(form),
        }
    }
}

/// Options that no game can be set up with.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadOptions {
    /// No option has this name.
    #[error("there is no option '{name}'{}", suggestion(*.nearest, .known))]
    Unknown {
        /// The name that was given.
        name: String,
        /// An existing name like it.
        nearest: Option<&'static str>,
        /// All names of this game.
        known: Vec<&'static str>,
    },
    /// The option does not take this value.
    #[error("option '{option}' cannot be '{value}': expected {expected}")]
    Value {
        /// The option.
        option: &'static str,
        /// The value that was given.
        value: String,
        /// What it may be.
        expected: String,
    },
    /// The option was given more than once.
    #[error("option '{0}' is given twice")]
    Twice(&'static str),
    /// The game is not for so many.
    #[error("{game} is for {} to {} players, not {players}", .allowed.start(), .allowed.end())]
    Players {
        /// The game.
        game: &'static str,
        /// How many were asked for.
        players: u8,
        /// How many there may be.
        allowed: RangeInclusive<u8>,
    },
    /// Text that should be `name=value` and is not.
    #[error("cannot read the option '{0}': expected name=value")]
    Form(String),
}

impl BadOptions {
    /// The option that it is about, as it was named.
    pub fn option(&self) -> Option<&str> {
        match self {
            Self::Unknown { name, .. } => Some(name),
            Self::Value { option, .. } | Self::Twice(option) => Some(option),
            Self::Players { .. } | Self::Form(_) => None,
        }
    }
}

fn suggestion(nearest: Option<&str>, known: &[&str]) -> String {
    match nearest {
        Some(name) => format!(": did you mean '{name}'?"),
        None if known.is_empty() => ": this game has none".to_owned(),
        None => format!(": this game has {}", one_of(known).replace(" or ", " and ")),
    }
}

/// Options as text: the number of players and `name=value` pairs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// How many play; the game's smallest number that makes sense when not given.
    pub players: Option<u8>,
    pairs: Vec<(String, String)>,
}

impl Settings {
    /// The settings of a table with so many players and nothing else said.
    pub fn players(players: u8) -> Self {
        Self { players: Some(players), pairs: Vec::new() }
    }

    /// These settings with one more.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl fmt::Display) -> Self {
        self.pairs.push((name.to_owned(), value.to_string()));
        self
    }

    /// Adds one `name=value`.
    ///
    /// # Errors
    /// When there is no `=` in the text.
    pub fn add(&mut self, text: &str) -> Result<(), BadOptions> {
        let (name, value) = text.split_once('=').ok_or_else(|| {
            BadOptions::Form(text.chars().take(60).flat_map(char::escape_debug).collect())
        })?;
        self.pairs.push((name.trim().to_owned(), value.trim().to_owned()));
        Ok(())
    }

    /// The pairs in the order in which they were given.
    pub fn pairs(&self) -> impl ExactSizeIterator<Item = (&str, &str)> + DoubleEndedIterator {
        self.pairs.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Reads the options of the list, each the given one or its default.
    ///
    /// # Errors
    /// When a name is unknown or given twice, or a value is none of an option's words.
    pub fn read(&self, specs: &'static [OptionSpec]) -> Result<Values<'_>, BadOptions> {
        for (name, _) in self.pairs() {
            if !specs.iter().any(|spec| spec.name == name) {
                let known: Vec<_> = specs.iter().map(|spec| spec.name).collect();
                let name = name.chars().take(60).flat_map(char::escape_debug).collect::<String>();
                return Err(BadOptions::Unknown { nearest: nearest(&name, &known), name, known });
            }
        }
        for spec in specs {
            if self.pairs().filter(|(name, _)| *name == spec.name).count() > 1 {
                return Err(BadOptions::Twice(spec.name));
            }
            let value = Values(self).of(spec);
            if matches!(spec.values, OptionValues::OneOf(words) if !words.contains(&value)) {
                return Err(spec.bad(value));
            }
        }
        Ok(Values(self))
    }
}

/// Settings that name known options only, each once.
#[derive(Clone, Copy, Debug)]
pub struct Values<'a>(&'a Settings);

impl<'a> Values<'a> {
    /// The value of an option: the given one or its default.
    pub fn of(self, spec: &OptionSpec) -> &'a str {
        self.0.pairs().find(|(name, _)| *name == spec.name).map_or(spec.default, |(_, value)| value)
    }

    /// The value of an option, read as what it stands for.
    ///
    /// # Errors
    /// When it cannot be read as that.
    pub fn read<T: FromStr>(self, spec: &OptionSpec) -> Result<T, BadOptions> {
        let value = self.of(spec);
        value.parse().map_err(|_| spec.bad(value))
    }
}

impl OptionSpec {
    /// The refusal of a value of this option.
    pub fn bad(&self, value: &str) -> BadOptions {
        let near = match self.values {
            OptionValues::OneOf(words) => nearest(value, words),
            OptionValues::Like(_) => None,
        };
        let meant = near.map(|word| format!(" (did you mean '{word}'?)")).unwrap_or_default();
        BadOptions::Value {
            option: self.name,
            value: value.chars().take(60).flat_map(char::escape_debug).collect(),
            expected: format!("{}{meant}", self.values),
        }
    }
}

/// An object with `players` and one field per option.
impl Serialize for Settings {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        if let Some(players) = self.players {
            map.serialize_entry("players", &players)?;
        }
        for (name, value) in self.pairs() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

/// The options of one game.
pub trait Options:
    Clone + Eq + fmt::Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// How many can play.
    const PLAYERS: RangeInclusive<u8>;
    /// What can be chosen besides.
    const SPECS: &'static [OptionSpec];

    /// Reads the options; what is not said has its default.
    ///
    /// # Errors
    /// When something is unknown, out of range or contradicts itself.
    fn from_settings(settings: &Settings) -> Result<Self, BadOptions>;

    /// Reads the options of a game that was begun with this revision of the rules. A game that
    /// still knows older rules says so here; any other is played by the newest.
    ///
    /// # Errors
    /// As [`Options::from_settings`].
    fn from_revision(_rules: u16, settings: &Settings) -> Result<Self, BadOptions> {
        Self::from_settings(settings)
    }

    /// The older revision of the rules that is played by; nothing where it is the newest.
    fn older_rules(&self) -> Option<u16> {
        None
    }

    /// The options as text, every one of them named: `from_settings` reads it back.
    fn settings(&self) -> Settings;

    /// How many play.
    fn players(&self) -> u8;
}

/// The number of players in the settings, or the smallest number but one where alone is possible.
///
/// # Errors
/// When the game is not for so many.
pub fn players_of<O: Options>(game: &'static str, settings: &Settings) -> Result<u8, BadOptions> {
    let allowed = O::PLAYERS;
    let players = settings.players.unwrap_or(2.clamp(*allowed.start(), *allowed.end()));
    if allowed.contains(&players) {
        Ok(players)
    } else {
        Err(BadOptions::Players { game, players, allowed })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPECS: &[OptionSpec] = &[
        OptionSpec { name: "boards", default: "", values: OptionValues::Like("a list") },
        OptionSpec {
            name: "setup",
            default: "standard",
            values: OptionValues::OneOf(&["standard", "expert"]),
        },
    ];

    #[test]
    fn values_are_read_by_name() {
        let settings = Settings::default().with("setup", "expert");
        let values = settings.read(SPECS).unwrap();
        assert_eq!(SPECS.iter().map(|spec| values.of(spec)).collect::<Vec<_>>(), ["", "expert"]);
        let number = values.read::<u8>(&SPECS[1]);
        assert_eq!(number, Err(SPECS[1].bad("expert")));
    }

    #[test]
    fn a_misspelt_option_names_the_nearest() {
        let error = Settings::default().with("bords", 3).read(SPECS).unwrap_err();
        assert_eq!(error.to_string(), "there is no option 'bords': did you mean 'boards'?");
    }

    #[test]
    fn a_misspelt_value_names_the_nearest() {
        let error = Settings::default().with("setup", "exprt").read(SPECS).unwrap_err();
        assert_eq!(
            error.to_string(),
            "option 'setup' cannot be 'exprt': expected standard or expert (did you mean 'expert'?)"
        );
    }

    #[test]
    fn an_option_is_given_once() {
        let settings = Settings::default().with("boards", 1).with("boards", 1);
        assert_eq!(settings.read(SPECS).unwrap_err(), BadOptions::Twice("boards"));
    }
}
