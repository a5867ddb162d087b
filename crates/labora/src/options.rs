//! What can be chosen before the game: country, length, and the doubtful points of the rulebook.

use std::ops::RangeInclusive;

use quadrivium_core::{BadOptions, OptionSpec, OptionValues, Settings, named_enum, players_of};
use serde::{Deserialize, Serialize};

use crate::data::{Schedule, Shape};
use crate::types::Country;

named_enum! {
    /// How long the game is. The solo game has only one length.
    #[derive(Default)]
    pub enum Length / PerLength {
        #[default]
        Long = "long",
        Short = "short",
    }
}

named_enum! {
    /// How many landscape tiles there are, and at what prices (R-LAND-1).
    #[derive(Default)]
    pub enum LandscapeSupply / PerLandscapeSupply {
        /// Eight districts and eight plots, as the rulebook lists them.
        #[default]
        Seed = "seed",
        /// Nine and nine, as other editions and programs have them.
        Print9 = "print9",
    }
}

const BOOLS: [&str; 2] = ["true", "false"];

const COUNTRY: OptionSpec = OptionSpec {
    name: "country",
    default: Country::NAMES[0],
    values: OptionValues::OneOf(&Country::NAMES),
};
const LENGTH: OptionSpec = OptionSpec {
    name: "length",
    default: Length::NAMES[0],
    values: OptionValues::OneOf(&Length::NAMES),
};
const LANDSCAPE_SUPPLY: OptionSpec = OptionSpec {
    name: "landscape_supply",
    default: LandscapeSupply::NAMES[0],
    values: OptionValues::OneOf(&LandscapeSupply::NAMES),
};
const SECOND_QUARRY: OptionSpec =
    OptionSpec { name: "second_quarry", default: BOOLS[0], values: OptionValues::OneOf(&BOOLS) };

/// The options of a game of Ora et Labora.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Options {
    /// How many play, 1 to 4.
    pub players: u8,
    /// Which side of the cards is used.
    pub country: Country,
    /// How long the game is.
    pub length: Length,
    /// Which landscape tiles there are.
    pub landscape_supply: LandscapeSupply,
    /// Whether the Quarry of stack C takes part in the short game of France.
    pub second_quarry: bool,
}

impl Options {
    /// The long game in a country for so many players.
    pub const fn long(players: u8, country: Country) -> Self {
        Self {
            players,
            country,
            length: Length::Long,
            landscape_supply: LandscapeSupply::Seed,
            second_quarry: true,
        }
    }

    /// The short game in a country for so many players.
    pub const fn short(players: u8, country: Country) -> Self {
        Self { length: Length::Short, ..Self::long(players, country) }
    }

    /// The rules of this set-up in numbers.
    pub const fn schedule(&self) -> Schedule {
        Shape::of(self.players, self.length).schedule(self.players)
    }

    pub(crate) fn check(self) -> Result<(), BadOptions> {
        players_of::<Self>(crate::NAME, &Settings::players(self.players))?;
        let refuse = |spec: &OptionSpec, value: &str, expected: &str| {
            let (option, value) = (spec.name, value.to_owned());
            Err(BadOptions::Value { option, value, expected: expected.to_owned() })
        };
        if self.players == 1 && self.length == Length::Short {
            return refuse(&LENGTH, Length::Short.name(), "long: the solo game has one length");
        }
        let short_france =
            self.players > 2 && self.length == Length::Short && self.country == Country::France;
        if !self.second_quarry && !short_france {
            let expected = "true: the second Quarry can be left out only in the short game of \
                            France for three or four";
            return refuse(&SECOND_QUARRY, "false", expected);
        }
        Ok(())
    }
}

impl quadrivium_core::Options for Options {
    const PLAYERS: RangeInclusive<u8> = 1..=4;
    const SPECS: &'static [OptionSpec] = &[COUNTRY, LENGTH, LANDSCAPE_SUPPLY, SECOND_QUARRY];

    fn from_settings(settings: &Settings) -> Result<Self, BadOptions> {
        let players = players_of::<Self>(crate::NAME, settings)?;
        let values = settings.read(Self::SPECS)?;
        let options = Self {
            players,
            country: values.read(&COUNTRY)?,
            length: values.read(&LENGTH)?,
            landscape_supply: values.read(&LANDSCAPE_SUPPLY)?,
            second_quarry: values.read(&SECOND_QUARRY)?,
        };
        options.check()?;
        Ok(options)
    }

    fn settings(&self) -> Settings {
        Settings::players(self.players)
            .with(COUNTRY.name, self.country)
            .with(LENGTH.name, self.length)
            .with(LANDSCAPE_SUPPLY.name, self.landscape_supply)
            .with(SECOND_QUARRY.name, self.second_quarry)
    }

    fn players(&self) -> u8 {
        self.players
    }
}
