//! What can be chosen before the game: the edition, and every point on which editions differ.
//!
//! `edition` is a preset. An option that editions disagree on says `edition` unless it is named;
//! the options themselves hold what that means, so a record names every rule it was played by.

use std::ops::RangeInclusive;
use std::str::FromStr;

use quadrivium_core::{
    BadOptions, Key, OptionSpec, OptionValues, Seat, Settings, Values, named_enum, players_of,
};
use serde::{Deserialize, Serialize};

use crate::data::BANK;

named_enum! {
    /// Whose rulebook is followed where nothing else is said.
    #[derive(Default)]
    pub enum Edition / PerEdition {
        #[default]
        Polish = "polish",
        Russian = "russian",
        Original = "original",
    }
}

named_enum! {
    /// What the Bathhouse does (E1).
    pub enum Bathhouse / PerBathhouse {
        /// Its owner draws two more followers in phase 3 and keeps one.
        Passive = "passive",
        /// A place with one space: two followers are drawn and one is placed at once.
        Active = "active",
    }
}

named_enum! {
    /// Whether a follower can be recruited when the bonus of that step is exhausted (E3).
    pub enum EmptyBonus / PerEmptyBonus {
        Blocks = "blocks",
        Skips = "skips",
    }
}

named_enum! {
    /// How many coins there are (E4).
    pub enum Bank / PerBank {
        Limited = "limited",
        Unlimited = "unlimited",
    }
}

named_enum! {
    /// What happens when the plague draws a starting follower (E5).
    #[derive(Default)]
    pub enum PlagueStarter / PerPlagueStarter {
        /// It goes back, and nothing is lost.
        #[default]
        Lucky = "lucky",
        /// It goes back, and another one is drawn.
        Redraw = "redraw",
    }
}

named_enum! {
    /// When technology tiles may be placed (E6, E7).
    pub enum TechTiming / PerTechTiming {
        /// After one's own pass, and in one's own planning of later rounds.
        FromEndOfActions = "from_end_of_actions",
        /// Only after one's own pass.
        AfterPass = "after_pass",
    }
}

named_enum! {
    /// When followers on the Gunpowder Tower go to deeds (E8).
    #[derive(Default)]
    pub enum TowerDeeds / PerTowerDeeds {
        /// As an action of phase 5.
        #[default]
        Action = "action",
        /// While planning.
        Planning = "planning",
    }
}

named_enum! {
    /// In what order players plan (E9).
    #[derive(Default)]
    pub enum PlanningOrder / PerPlanningOrder {
        /// Everybody at once.
        #[default]
        Simultaneous = "simultaneous",
        /// In turn order, one place at a time, round and round.
        OneByOne = "in_turn_order_one_by_one",
        /// In turn order, each player completely.
        Whole = "in_turn_order_whole",
    }
}

named_enum! {
    /// What bounds how many followers are taken back in phase 3.
    #[derive(Default)]
    pub enum TakeBack / PerTakeBack {
        /// What the knight track and the market allow: also with an empty bag.
        #[default]
        Limit = "limit",
        /// Besides, the bag: only instead of a draw that could be made.
        Bag = "bag",
    }
}

named_enum! {
    /// How the hourglass tiles are shuffled (E11).
    #[derive(Default)]
    pub enum HourglassStack / PerHourglassStack {
        /// All together.
        #[default]
        Single = "single",
        /// Three piles of six different events, one after the other.
        Abc = "abc",
    }
}

/// The word of an option that the edition decides.
const BY_EDITION: &str = "edition";
const BOOLS: [&str; 2] = ["false", "true"];
const STARTS: [&str; 5] = ["random", "A", "B", "C", "D"];
const SMALLEST_BANK: u16 = 40;
const LARGEST_BANK: u16 = 999;
const DEFAULT_TOTAL: &str = "290";

const fn choice(name: &'static str, words: &'static [&'static str]) -> OptionSpec {
    OptionSpec { name, default: words[0], values: OptionValues::OneOf(words) }
}

const EDITION: OptionSpec = choice("edition", &Edition::NAMES);
const BATHHOUSE: OptionSpec = choice("bathhouse", &[BY_EDITION, "passive", "active"]);
const TOWN_HALL_MIN: OptionSpec = choice("town_hall_min", &["1", "2"]);
const EMPTY_BONUS: OptionSpec = choice("empty_bonus", &[BY_EDITION, "blocks", "skips"]);
const BANK_KIND: OptionSpec = choice("bank", &[BY_EDITION, "limited", "unlimited"]);
const BANK_TOTAL: OptionSpec = OptionSpec {
    name: "bank_total",
    default: DEFAULT_TOTAL,
    values: OptionValues::Like("a number from 40 to 999"),
};
const PLAGUE_STARTER: OptionSpec = choice("plague_starter", &PlagueStarter::NAMES);
const TECH_TIMING: OptionSpec =
    choice("tech_timing", &[BY_EDITION, "from_end_of_actions", "after_pass"]);
const TAKE_BACK: OptionSpec = choice("take_back", &TakeBack::NAMES);
const TOWER_DEEDS: OptionSpec = choice("tower_deeds", &TowerDeeds::NAMES);
const PLANNING_ORDER: OptionSpec = choice("planning_order", &PlanningOrder::NAMES);
const EXTRA_TILES: OptionSpec = choice("extra_tiles", &BOOLS);
const HOURGLASS_STACK: OptionSpec = choice("hourglass_stack", &HourglassStack::NAMES);
const REMOVE_TILES: OptionSpec = choice("remove_tiles", &BOOLS);
const START: OptionSpec = choice("start", &STARTS);

/// The options of a game of Orléans.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Options {
    /// The revision of the rules that is played by, from 1.
    pub rules: u16,
    /// How many play, 2 to 4.
    pub players: u8,
    /// Where the rules come from that are not named.
    pub edition: Edition,
    /// What the Bathhouse does.
    pub bathhouse: Bathhouse,
    /// How many followers the Town Hall needs, 1 or 2 (E2).
    pub town_hall_min: u8,
    /// Whether an exhausted bonus forbids recruiting.
    pub empty_bonus: EmptyBonus,
    /// Whether coins are limited.
    pub bank: Bank,
    /// What all coins of a limited bank are worth together.
    pub bank_total: u16,
    /// What happens to a starting follower that the plague draws.
    pub plague_starter: PlagueStarter,
    /// When technology tiles may be placed.
    pub tech_timing: TechTiming,
    /// What bounds how many followers are taken back.
    pub take_back: TakeBack,
    /// When followers on the Gunpowder Tower go to deeds.
    pub tower_deeds: TowerDeeds,
    /// In what order players plan.
    pub planning_order: PlanningOrder,
    /// Whether the six extra tiles take part (E10).
    pub extra_tiles: bool,
    /// How the hourglass tiles are shuffled.
    pub hourglass_stack: HourglassStack,
    /// Whether players may remove place tiles before the game.
    pub remove_tiles: bool,
    /// Who starts; nobody where chance decides.
    pub start: Option<Seat>,
}

impl Options {
    /// The game of an edition for so many players.
    pub const fn of(players: u8, edition: Edition) -> Self {
        let (bathhouse, empty_bonus, bank, tech_timing) = match edition {
            Edition::Polish => (
                Bathhouse::Passive,
                EmptyBonus::Blocks,
                Bank::Limited,
                TechTiming::FromEndOfActions,
            ),
            Edition::Russian => {
                (Bathhouse::Active, EmptyBonus::Skips, Bank::Unlimited, TechTiming::AfterPass)
            }
            Edition::Original => {
                (Bathhouse::Passive, EmptyBonus::Skips, Bank::Unlimited, TechTiming::AfterPass)
            }
        };
        Self {
            rules: crate::RULES,
            players,
            edition,
            bathhouse,
            town_hall_min: 1,
            empty_bonus,
            bank,
            bank_total: BANK,
            plague_starter: PlagueStarter::Lucky,
            tech_timing,
            take_back: TakeBack::Limit,
            tower_deeds: TowerDeeds::Action,
            planning_order: PlanningOrder::Simultaneous,
            extra_tiles: false,
            hourglass_stack: HourglassStack::Single,
            remove_tiles: false,
            start: None,
        }
    }

    /// Whether the followers to take back, and those for the tower, are chosen in rising order, so
    /// that whoever was passed over stays there: before revision 2.
    pub(crate) const fn in_rising_order(&self) -> bool {
        self.rules < 2
    }

    /// Whether technology may be placed when it can help in no round to come: before revision 2.
    pub(crate) const fn technology_to_the_end(&self) -> bool {
        self.rules < 2
    }

    pub(crate) fn check(self) -> Result<(), BadOptions> {
        players_of::<Self>(crate::NAME, &Settings::players(self.players))?;
        let refuse = |spec: &OptionSpec, value: String, expected: &str| {
            Err(BadOptions::Value { option: spec.name, value, expected: expected.to_owned() })
        };
        if self.tower_deeds == TowerDeeds::Planning
            && self.planning_order == PlanningOrder::Simultaneous
        {
            let expected =
                "action: deeds are a race, so planning them needs planning_order in turn";
            return refuse(&TOWER_DEEDS, self.tower_deeds.to_string(), expected);
        }
        if !(1..=2).contains(&self.town_hall_min) {
            return Err(TOWN_HALL_MIN.bad(&self.town_hall_min.to_string()));
        }
        if !(SMALLEST_BANK..=LARGEST_BANK).contains(&self.bank_total) {
            return Err(BANK_TOTAL.bad(&self.bank_total.to_string()));
        }
        if self.bank == Bank::Unlimited && self.bank_total != BANK {
            let expected = "290 or nothing: an unlimited bank has no total";
            return refuse(&BANK_TOTAL, self.bank_total.to_string(), expected);
        }
        match self.start {
            Some(seat) if seat.index() >= usize::from(self.players) => {
                refuse(&START, seat.to_string(), "random or a seat at the table")
            }
            _ => Ok(()),
        }
    }
}

impl quadrivium_core::Options for Options {
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    const SPECS: &'static [OptionSpec] = &[
        EDITION,
        BATHHOUSE,
        TOWN_HALL_MIN,
        EMPTY_BONUS,
        BANK_KIND,
        BANK_TOTAL,
        PLAGUE_STARTER,
        TECH_TIMING,
        TAKE_BACK,
        TOWER_DEEDS,
        PLANNING_ORDER,
        EXTRA_TILES,
        HOURGLASS_STACK,
        REMOVE_TILES,
        START,
    ];

    fn from_settings(settings: &Settings) -> Result<Self, BadOptions> {
        let players = players_of::<Self>(crate::NAME, settings)?;
        let values = settings.read(Self::SPECS)?;
        let edition = values.read(&EDITION)?;
        let preset = Self::of(players, edition);
        let options = Self {
            bathhouse: or_edition(values, &BATHHOUSE, preset.bathhouse)?,
            town_hall_min: values.read(&TOWN_HALL_MIN)?,
            empty_bonus: or_edition(values, &EMPTY_BONUS, preset.empty_bonus)?,
            bank: or_edition(values, &BANK_KIND, preset.bank)?,
            bank_total: values.read(&BANK_TOTAL)?,
            plague_starter: values.read(&PLAGUE_STARTER)?,
            tech_timing: or_edition(values, &TECH_TIMING, preset.tech_timing)?,
            take_back: values.read(&TAKE_BACK)?,
            tower_deeds: values.read(&TOWER_DEEDS)?,
            planning_order: values.read(&PLANNING_ORDER)?,
            extra_tiles: values.read(&EXTRA_TILES)?,
            hourglass_stack: values.read(&HOURGLASS_STACK)?,
            remove_tiles: values.read(&REMOVE_TILES)?,
            start: match values.of(&START) {
                "random" => None,
                _ => Some(values.read(&START)?),
            },
            ..preset
        };
        options.check()?;
        Ok(options)
    }

    /// Before revision 2 the bag bounded what was taken back, and no option named it.
    fn from_revision(rules: u16, settings: &Settings) -> Result<Self, BadOptions> {
        let mut settings = settings.clone();
        if rules < 2 && !settings.pairs().any(|(name, _)| name == TAKE_BACK.name) {
            settings = settings.with(TAKE_BACK.name, TakeBack::Bag);
        }
        Ok(Self { rules, ..Self::from_settings(&settings)? })
    }

    fn older_rules(&self) -> Option<u16> {
        (self.rules < crate::RULES).then_some(self.rules)
    }

    fn settings(&self) -> Settings {
        let start = self.start.map_or("random".to_owned(), |seat| seat.to_string());
        Settings::players(self.players)
            .with(EDITION.name, self.edition)
            .with(BATHHOUSE.name, self.bathhouse)
            .with(TOWN_HALL_MIN.name, self.town_hall_min)
            .with(EMPTY_BONUS.name, self.empty_bonus)
            .with(BANK_KIND.name, self.bank)
            .with(BANK_TOTAL.name, self.bank_total)
            .with(PLAGUE_STARTER.name, self.plague_starter)
            .with(TECH_TIMING.name, self.tech_timing)
            .with(TAKE_BACK.name, self.take_back)
            .with(TOWER_DEEDS.name, self.tower_deeds)
            .with(PLANNING_ORDER.name, self.planning_order)
            .with(EXTRA_TILES.name, self.extra_tiles)
            .with(HOURGLASS_STACK.name, self.hourglass_stack)
            .with(REMOVE_TILES.name, self.remove_tiles)
            .with(START.name, start)
    }

    fn players(&self) -> u8 {
        self.players
    }
}

/// The value that is named, or what the edition says.
fn or_edition<T: FromStr>(
    values: Values<'_>,
    spec: &OptionSpec,
    preset: T,
) -> Result<T, BadOptions> {
    if values.of(spec) == BY_EDITION { Ok(preset) } else { values.read(spec) }
}

#[cfg(test)]
mod tests {
    use quadrivium_core::Options as _;

    use super::*;

    fn read(settings: &[(&str, &str)]) -> Result<Options, BadOptions> {
        let all =
            settings.iter().fold(Settings::players(3), |all, (name, value)| all.with(name, value));
        Options::from_settings(&all)
    }

    #[test]
    fn an_edition_is_a_preset_that_a_named_option_overrides() {
        let russian = read(&[("edition", "russian")]).unwrap();
        assert_eq!(russian, Options::of(3, Edition::Russian));
        assert_eq!(russian.bathhouse, Bathhouse::Active);
        let mixed = read(&[("bathhouse", "passive"), ("edition", "russian")]).unwrap();
        assert_eq!(mixed, Options { bathhouse: Bathhouse::Passive, ..russian });
    }

    #[test]
    fn contradictions_are_refused_by_name() {
        let refused = |settings| read(settings).unwrap_err().to_string();
        assert!(refused(&[("tower_deeds", "planning")]).contains("tower_deeds"));
        assert!(refused(&[("start", "D")]).contains("start"));
        assert!(refused(&[("bank_total", "39")]).contains("bank_total"));
        assert!(refused(&[("bank_total", "300"), ("bank", "unlimited")]).contains("bank_total"));
        assert!(refused(&[("town_hall_min", "3")]).contains("town_hall_min"));
        let both = [("tower_deeds", "planning"), ("planning_order", "in_turn_order_whole")];
        assert!(read(&both).is_ok());
    }

    #[test]
    fn the_words_of_the_options_are_the_names_of_their_values() {
        assert_eq!(Bathhouse::NAMES, ["passive", "active"]);
        assert_eq!(EmptyBonus::NAMES, ["blocks", "skips"]);
        assert_eq!(Bank::NAMES, ["limited", "unlimited"]);
        assert_eq!(TechTiming::NAMES, ["from_end_of_actions", "after_pass"]);
        assert_eq!(DEFAULT_TOTAL, BANK.to_string());
    }
}
