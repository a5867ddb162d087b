//! What can be chosen before the game: set-up, estates, and the house rules about purchases.

use std::ops::RangeInclusive;

use quadrivium_core::{
    BadOptions, OptionSpec, OptionValues, Options as _, Settings, named_enum, players_of,
};
use serde::{Deserialize, Serialize};

use crate::data::SHEETS;
use crate::types::{Board, Sheet};

named_enum! {
    /// How estates are given out.
    #[derive(Default)]
    pub enum Setup / PerSetup {
        /// Everybody has estate 1 with the castle in its centre (B-3.10).
        #[default]
        Standard = "standard",
        /// Boards are dealt; sides and castle spaces are chosen in turn order, openly (B-18.3).
        ExpertOpen = "expert_open",
        /// Boards are dealt; sides and castle spaces are chosen by all at once, secretly (B-18.4).
        ExpertSecret = "expert_secret",
    }
}

named_enum! {
    /// When a player may buy a tile.
    #[derive(Default)]
    pub enum Purchase / PerPurchase {
        /// Before, between or after the actions of the dice (rulebook, B-14.3).
        #[default]
        BetweenActions = "between_actions",
        /// Also before the extra action of a castle or the effect of a building (2019 edition,
        /// R11).
        AnyTime = "any_time",
    }
}

const SETUP: OptionSpec = OptionSpec {
    name: "setup",
    default: Setup::NAMES[0],
    values: OptionValues::OneOf(&Setup::NAMES),
};
const BOARDS: OptionSpec = OptionSpec {
    name: "boards",
    default: "",
    values: OptionValues::Like(
        "one estate from 1 to 9 per player, such as 1,7; empty to deal them",
    ),
};
const SHEETS_OPTION: OptionSpec = OptionSpec {
    name: "sheets",
    default: "1-2,1-3,1-4,1-5,6-7,8-9",
    values: OptionValues::Like(
        "up to 12 player boards, at least one per player, each two estates such as 1-2 or one such as 7",
    ),
};
const PURCHASE: OptionSpec = OptionSpec {
    name: "purchase",
    default: Purchase::NAMES[0],
    values: OptionValues::OneOf(&Purchase::NAMES),
};

/// The most sheets that the option `sheets` takes.
pub const MOST_SHEETS: usize = 12;

/// The options of a game of Burgundy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// How many play, 2 to 4.
    pub players: u8,
    /// How estates are given out.
    pub setup: Setup,
    /// The estate of each seat, where it is fixed; otherwise empty.
    pub boards: Vec<Board>,
    /// The player boards that are dealt in the expert set-up.
    pub sheets: Vec<Sheet>,
    /// When a player may buy a tile.
    pub purchase: Purchase,
}

impl Options {
    /// The standard game for so many players.
    pub fn standard(players: u8) -> Self {
        Self {
            players,
            setup: Setup::Standard,
            boards: Vec::new(),
            sheets: SHEETS.to_vec(),
            purchase: Purchase::BetweenActions,
        }
    }

    /// Whether the lists are as long as they must be; parsed options always are, built ones may
    /// not be.
    pub(crate) fn check(&self) -> Result<(), BadOptions> {
        let text = self.settings();
        let value = |name| {
            let pair = text.pairs().find(|(option, _)| *option == name);
            pair.map_or_else(String::new, |(_, value)| value.to_owned())
        };
        players_of::<Self>(crate::NAME, &Settings::players(self.players))?;
        if !self.boards.is_empty() && self.boards.len() != usize::from(self.players) {
            return Err(BOARDS.bad(&value("boards")));
        }
        if !(usize::from(self.players)..=MOST_SHEETS).contains(&self.sheets.len()) {
            return Err(SHEETS_OPTION.bad(&value("sheets")));
        }
        Ok(())
    }
}

fn list<T: std::str::FromStr>(spec: &OptionSpec, text: &str) -> Result<Vec<T>, BadOptions> {
    let parts = text.split(',').map(str::trim).filter(|_| !text.is_empty());
    parts.map(|part| part.parse().map_err(|_| spec.bad(text))).collect()
}

fn joined<T: ToString>(values: &[T]) -> String {
    values.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

impl quadrivium_core::Options for Options {
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    const SPECS: &'static [OptionSpec] = &[SETUP, BOARDS, SHEETS_OPTION, PURCHASE];

    fn from_settings(settings: &Settings) -> Result<Self, BadOptions> {
        let players = players_of::<Self>(crate::NAME, settings)?;
        let values = settings.read(Self::SPECS)?;
        let options = Self {
            players,
            setup: values.read(&SETUP)?,
            boards: list(&BOARDS, values.of(&BOARDS))?,
            sheets: list(&SHEETS_OPTION, values.of(&SHEETS_OPTION))?,
            purchase: values.read(&PURCHASE)?,
        };
        options.check()?;
        Ok(options)
    }

    fn settings(&self) -> Settings {
        Settings::players(self.players)
            .with(SETUP.name, self.setup)
            .with(BOARDS.name, joined(&self.boards))
            .with(SHEETS_OPTION.name, joined(&self.sheets))
            .with(PURCHASE.name, self.purchase)
    }

    fn players(&self) -> u8 {
        self.players
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(name: &str, value: &str) -> Result<Options, String> {
        let settings = Settings::players(2).with(name, value);
        Options::from_settings(&settings).map_err(|error| error.to_string())
    }

    #[test]
    fn nothing_said_is_the_standard_game() {
        assert_eq!(Options::from_settings(&Settings::players(3)), Ok(Options::standard(3)));
    }

    #[test]
    fn options_are_written_as_they_are_read() {
        for (name, value) in [
            ("setup", "expert_secret"),
            ("boards", "1,7"),
            ("sheets", "2,3-4,5"),
            ("purchase", "any_time"),
        ] {
            let options = read(name, value).unwrap();
            assert_eq!(Options::from_settings(&options.settings()), Ok(options));
        }
    }

    #[test]
    fn impossible_lists_are_refused_by_name() {
        for (name, value) in [
            ("boards", "1"),
            ("boards", "1,2,3"),
            ("boards", "1,10"),
            ("boards", "1,,2"),
            ("boards", ","),
            ("sheets", "1-2"),
            ("sheets", ""),
            ("sheets", "1-2-3,4"),
            ("sheets", "1,1,1,1,1,1,1,1,1,1,1,1,1"),
            ("setup", "expert"),
        ] {
            let error = read(name, value).unwrap_err();
            assert!(error.starts_with(&format!("option '{name}' cannot be '{value}'")), "{error}");
        }
    }

    #[test]
    fn the_game_is_for_two_to_four() {
        for players in [0, 1, 5, 255] {
            let error = Options::from_settings(&Settings::players(players)).unwrap_err();
            assert!(matches!(error, BadOptions::Players { .. }), "{error}");
        }
    }
}
