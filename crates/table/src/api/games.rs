//! What there is to play: the games, what can be chosen for them, and the bots.

use serde::Serialize;

/// All games and all bots.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Games {
    /// The games.
    pub games: Vec<ListedGame>,
    /// The levels of bots, weakest first. `bot-<level>` is the key of a level's name.
    pub levels: Vec<&'static str>,
}

/// A game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ListedGame {
    /// Its name in requests and records.
    pub game: &'static str,
    /// The key of its title.
    pub title: String,
    /// The key of what it is about.
    pub about: String,
    /// The revision of its rules.
    pub rules: u16,
    /// How many can play.
    pub players: Players,
    /// What can be chosen.
    pub options: Vec<ListedOption>,
    /// Bots with a style of their own, offered besides the levels and named in the same way.
    pub characters: Vec<&'static str>,
}

/// How many can play.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Players {
    /// At least.
    pub min: u8,
    /// At most.
    pub max: u8,
    /// All numbers.
    pub all: Vec<u8>,
}

/// Something that can be chosen.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ListedOption {
    /// Its name.
    pub name: &'static str,
    /// What it is if nobody chooses.
    pub default: &'static str,
    /// The words it takes; nothing for free text.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Vec<String>>, required))]
    pub values: Option<&'static [&'static str]>,
    /// The form of free text.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub form: Option<&'static str>,
    /// The key of its explanation; that of a value is `<help>-<value>` with `-` for `_`.
    pub help: String,
}

/// What the options of a game can be, each while the others are as they are chosen.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Possible {
    /// The options that take one of several words.
    pub options: Vec<PossibleOption>,
}

/// What an option can be.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PossibleOption {
    /// Its name.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub name: &'static str,
    /// The words it can take.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub values: Vec<&'static str>,
}
