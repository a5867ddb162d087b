//! What can be chosen before the game: the doubtful points of the rulebook.

use std::ops::RangeInclusive;

use quadrivium_core::{BadOptions, OptionSpec, OptionValues, Settings, named_enum, players_of};
use serde::{Deserialize, Serialize};

use crate::types::Ages;

named_enum! {
    /// How often a player may invest after a winter (R15).
    #[derive(Default)]
    pub enum Investments / PerInvestments {
        #[default]
        Once = "once",
        /// As often as there are four cards of four colours.
        Unlimited = "unlimited",
    }
}

named_enum! {
    /// Where the second marker of a hold goes (R34).
    #[derive(Default)]
    pub enum SecondMarker / PerSecondMarker {
        /// To the space that is left.
        #[default]
        Left = "left",
        /// To the right space, from where the first one moves to the left.
        Right = "right",
    }
}

const YES: [&str; 2] = ["true", "false"];
const NO: [&str; 2] = ["false", "true"];

const fn switch(name: &'static str, values: &'static [&'static str; 2]) -> OptionSpec {
    OptionSpec { name, default: values[0], values: OptionValues::OneOf(values) }
}

const MAYOR_SETS: OptionSpec = switch("mayor_values_colour_sets", &NO);
const WINTER_GRANT: OptionSpec = switch("winter_privilege_grant", &NO);
const WINTER_WORK: OptionSpec = switch("winter_work_token_window", &YES);
const REFILL_ALL: OptionSpec = switch("granary_refill_all_empty", &YES);
const INVESTMENTS: OptionSpec = OptionSpec {
    name: "investments_per_year",
    default: Investments::NAMES[0],
    values: OptionValues::OneOf(&Investments::NAMES),
};
const GIVEN_UP_SAWMILL: OptionSpec = switch("given_up_sawmill_can_be_taken", &YES);
const SECOND_MARKER: OptionSpec = OptionSpec {
    name: "second_marker",
    default: SecondMarker::NAMES[0],
    values: OptionValues::OneOf(&SecondMarker::NAMES),
};

const AGES: OptionSpec = OptionSpec {
    name: "ages",
    default: "",
    values: OptionValues::Like(
        "every seat once, from the youngest player to the oldest, such as BCA; empty for the order of the seats",
    ),
};

/// The options of a game of Craftsmen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[expect(clippy::struct_excessive_bools, reason = "each doubtful point is a switch of its own")]
pub struct Options {
    /// How many play, 2 to 5.
    pub players: u8,
    /// Whether the mayor's cards count with colour sets (R10).
    pub mayor_values_colour_sets: bool,
    /// Whether everybody takes a privilege token after a winter, with three and more players (R14).
    pub winter_privilege_grant: bool,
    /// Whether work tokens can be spent in winter (R7).
    pub winter_work_token_window: bool,
    /// Whether every empty space of the granary gets a natural cube after a year, or only one for a
    /// good that is wholly missing (R16).
    pub granary_refill_all_empty: bool,
    /// How often a player may invest after a winter (R15).
    pub investments_per_year: Investments,
    /// Whether a sawmill that was given up can be taken by a later player (R6).
    pub given_up_sawmill_can_be_taken: bool,
    /// Where the second marker of a hold goes (R34).
    pub second_marker: SecondMarker,
    /// Who is younger, for equal hands in the beginning (R5).
    pub ages: Ages,
}

impl Options {
    /// The game for so many players, every doubtful point decided as usual.
    pub fn standard(players: u8) -> Self {
        Self {
            players,
            mayor_values_colour_sets: false,
            winter_privilege_grant: false,
            winter_work_token_window: true,
            granary_refill_all_empty: true,
            investments_per_year: Investments::Once,
            given_up_sawmill_can_be_taken: true,
            second_marker: SecondMarker::Left,
            ages: Ages::default(),
        }
    }

    pub(crate) fn check(self) -> Result<(), BadOptions> {
        let players = players_of::<Self>(crate::NAME, &Settings::players(self.players))?;
        let complete = self.ages.are_of(players);
        if complete { Ok(()) } else { Err(AGES.bad(&self.ages.to_string())) }
    }
}

impl quadrivium_core::Options for Options {
    const PLAYERS: RangeInclusive<u8> = 2..=5;
    const SPECS: &'static [OptionSpec] = &[
        MAYOR_SETS,
        WINTER_GRANT,
        WINTER_WORK,
        REFILL_ALL,
        INVESTMENTS,
        GIVEN_UP_SAWMILL,
        SECOND_MARKER,
        AGES,
    ];

    fn from_settings(settings: &Settings) -> Result<Self, BadOptions> {
        let players = players_of::<Self>(crate::NAME, settings)?;
        let values = settings.read(Self::SPECS)?;
        let options = Self {
            players,
            mayor_values_colour_sets: values.read(&MAYOR_SETS)?,
            winter_privilege_grant: values.read(&WINTER_GRANT)?,
            winter_work_token_window: values.read(&WINTER_WORK)?,
            granary_refill_all_empty: values.read(&REFILL_ALL)?,
            investments_per_year: values.read(&INVESTMENTS)?,
            given_up_sawmill_can_be_taken: values.read(&GIVEN_UP_SAWMILL)?,
            second_marker: values.read(&SECOND_MARKER)?,
            ages: values.read(&AGES)?,
        };
        options.check()?;
        Ok(options)
    }

    fn settings(&self) -> Settings {
        Settings::players(self.players)
            .with(MAYOR_SETS.name, self.mayor_values_colour_sets)
            .with(WINTER_GRANT.name, self.winter_privilege_grant)
            .with(WINTER_WORK.name, self.winter_work_token_window)
            .with(REFILL_ALL.name, self.granary_refill_all_empty)
            .with(INVESTMENTS.name, self.investments_per_year)
            .with(GIVEN_UP_SAWMILL.name, self.given_up_sawmill_can_be_taken)
            .with(SECOND_MARKER.name, self.second_marker)
            .with(AGES.name, self.ages)
    }

    fn players(&self) -> u8 {
        self.players
    }
}
