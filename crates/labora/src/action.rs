//! What players can do: one small decision each, with its text and number.

use std::fmt;
use std::str::FromStr;

use quadrivium_core::{BadNotation, Key, Numbering, Seat, Words, key_at, named_enum};
use serde::{Deserialize, Serialize};

use crate::data::{ANY, IMPROVEMENTS};
use crate::state::MOST_PLAYERS;
use crate::types::{Building, DistrictSide, Good, PlotSide, Rank, Settlement, Spot};

named_enum! {
    /// How a work contract is paid.
    pub enum Fee / PerFee {
        /// Coins for the owner.
        Coins = "coins",
        /// Wine or whiskey that both drink.
        Present = "present",
    }
}

/// One decision of a player. There is no chance in this game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Action {
    /// Send a clergyman of one's own into a building of one's own: `place farmyard lay`.
    Place { building: Building, rank: Rank },
    /// Use a building of somebody else by a work contract: `contract B market`.
    Contract { owner: Seat, building: Building },
    /// Send the prior into any building in the bonus round: `visit B market`.
    Visit { owner: Seat, building: Building },
    /// Remove a forest for wood: `fell 1 0`.
    Fell { spot: Spot },
    /// Remove a moor for peat: `cut 0 1`.
    Cut { spot: Spot },
    /// Fell or cut although there is no forest or no moor: nothing happens (R-NULL-1): `idle`.
    Idle,
    /// Take a building from the display: `build windmill`.
    Build { building: Building },
    /// Buy the next district, or place a free one: `district -1 hills`.
    District { row: i8, side: DistrictSide },
    /// Buy the next plot, or place a free one: `plot 0 coast`.
    Plot { row: i8, side: PlotSide },
    /// Turn a grain into straw, a wine into a coin or a whiskey into two: `convert grain`.
    Convert { good: Good },
    /// Build a settlement: `settle shanty_town`.
    Settle { settlement: Settlement },
    /// Where a building or settlement goes: `at 3 1`.
    At { spot: Spot },
    /// The prior enters the new building: `enter`.
    Enter,
    /// How the contract is paid: `fee coins`.
    Fee { fee: Fee },
    /// Which clergyman goes to work: `send prior`.
    Send { rank: Rank },
    /// What is produced, by its own marker or by the joker: `produce sheep`, `produce sheep joker`.
    Produce { good: Good, joker: bool },
    /// How often a trade is made: `times 3`.
    Times { count: u8 },
    /// How many of a good go into the payment: `pay peat 2`.
    Pay { good: Good, count: u8 },
    /// Which goods, and how many, are received: `take book 2`.
    Take { good: Good, count: u8 },
    /// Turn a good into the next better one: `improve book`.
    Improve { good: Good },
    /// Use the function of another building: `copy B market`, `copy display market`.
    Copy { owner: Option<Seat>, building: Building },
    /// Remove a forest without taking wood: `clear 1 0`.
    Clear { spot: Spot },
    /// Do without: `skip`.
    Skip,
    /// End the turn: `end`.
    End,
}

/// The verbs, for the help of somebody who mistypes one.
const VERBS: [&str; 24] = [
    "place", "contract", "visit", "fell", "cut", "idle", "build", "district", "plot", "convert",
    "settle", "at", "enter", "fee", "send", "produce", "times", "pay", "take", "improve", "copy",
    "clear", "skip", "end",
];

/// Where districts can lie.
const DISTRICT_ROWS: (i8, i8) = (-9, 10);
/// Where the upper row of a plot can lie.
pub(crate) const PLOT_ROWS: (i8, i8) = (Spot::ROWS.0, Spot::ROWS.1 - 1);
/// What can be converted at any time.
pub const CONVERTIBLE: [Good; 3] = [Good::Grain, Good::Whiskey, Good::Wine];

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(VERBS[self.fields().0])?;
        match *self {
            Self::Place { building, rank } => write!(f, " {building} {rank}"),
            Self::Contract { owner, building } | Self::Visit { owner, building } => {
                write!(f, " {owner} {building}")
            }
            Self::Fell { spot } | Self::Cut { spot } | Self::At { spot } | Self::Clear { spot } => {
                write!(f, " {spot}")
            }
            Self::Build { building } => write!(f, " {building}"),
            Self::District { row, side } => write!(f, " {row} {side}"),
            Self::Plot { row, side } => write!(f, " {row} {side}"),
            Self::Convert { good } | Self::Improve { good } => write!(f, " {good}"),
            Self::Settle { settlement } => write!(f, " {settlement}"),
            Self::Fee { fee } => write!(f, " {fee}"),
            Self::Send { rank } => write!(f, " {rank}"),
            Self::Produce { good, joker } => {
                write!(f, " {good}{}", if joker { " joker" } else { "" })
            }
            Self::Times { count } => write!(f, " {count}"),
            Self::Pay { good, count } | Self::Take { good, count } => write!(f, " {good} {count}"),
            Self::Copy { owner: Some(owner), building } => write!(f, " {owner} {building}"),
            Self::Copy { owner: None, building } => write!(f, " display {building}"),
            Self::Idle | Self::Enter | Self::Skip | Self::End => Ok(()),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let mut words = Words::new(text);
        let action = match words.verb() {
            "place" => Self::Place {
                building: words.named("a building")?,
                rank: words.named("lay or prior")?,
            },
            "contract" => {
                Self::Contract { owner: owner(&mut words)?, building: words.named("a building")? }
            }
            "visit" => {
                Self::Visit { owner: owner(&mut words)?, building: words.named("a building")? }
            }
            "fell" => Self::Fell { spot: Spot::read(&mut words)? },
            "cut" => Self::Cut { spot: Spot::read(&mut words)? },
            "idle" => Self::Idle,
            "build" => Self::Build { building: words.named("a building")? },
            "district" => Self::District {
                row: row(&mut words, DISTRICT_ROWS)?,
                side: words.named("plains or hills")?,
            },
            "plot" => Self::Plot {
                row: row(&mut words, PLOT_ROWS)?,
                side: words.named("coast or mountain")?,
            },
            "convert" => Self::Convert { good: among(&mut words, &CONVERTIBLE)? },
            "settle" => Self::Settle { settlement: words.named("a settlement")? },
            "at" => Self::At { spot: Spot::read(&mut words)? },
            "enter" => Self::Enter,
            "fee" => Self::Fee { fee: words.named("coins or present")? },
            "send" => Self::Send { rank: words.named("lay or prior")? },
            "produce" => {
                let good = words.named("a good")?;
                let joker: Option<Joker> = words.optional("joker or nothing")?;
                Self::Produce { good, joker: joker.is_some() }
            }
            "times" => Self::Times { count: count(&mut words, 1)? },
            "pay" => Self::Pay { good: words.named("a good")?, count: count(&mut words, 0)? },
            "take" => Self::Take { good: words.named("a good")?, count: count(&mut words, 0)? },
            "improve" => {
                Self::Improve { good: among(&mut words, &IMPROVEMENTS.map(|(from, _)| from))? }
            }
            "copy" => {
                let house: House = words.next("a seat or display")?;
                Self::Copy { owner: house.0, building: words.named("a building")? }
            }
            "clear" => Self::Clear { spot: Spot::read(&mut words)? },
            "skip" => Self::Skip,
            "end" => Self::End,
            verb => return Err(BadNotation::not_among(verb, &VERBS)),
        };
        words.end()?;
        Ok(action)
    }
}

/// The word `joker`.
struct Joker;

impl FromStr for Joker {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        if text == "joker" { Ok(Self) } else { Err(()) }
    }
}

/// Where a copied building is: with somebody, or in the display.
struct House(Option<Seat>);

impl FromStr for House {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "display" => Ok(Self(None)),
            _ => text
                .parse()
                .ok()
                .filter(|seat: &Seat| seat.index() < MOST_PLAYERS)
                .map(|seat| Self(Some(seat)))
                .ok_or(()),
        }
    }
}

fn owner(words: &mut Words<'_>) -> Result<Seat, BadNotation> {
    let seat: Seat = words.named("a seat")?;
    if seat.index() < MOST_PLAYERS {
        Ok(seat)
    } else {
        Err(BadNotation::new(&seat.to_string(), "a seat from A to D"))
    }
}

fn row(words: &mut Words<'_>, (low, high): (i8, i8)) -> Result<i8, BadNotation> {
    let expected = format!("a row from {low} to {high}");
    let row: i8 = words.next(&expected)?;
    if (low..=high).contains(&row) {
        Ok(row)
    } else {
        Err(BadNotation::new(&row.to_string(), expected))
    }
}

fn count(words: &mut Words<'_>, least: u8) -> Result<u8, BadNotation> {
    let expected = format!("a number from {least} to {ANY}");
    let count: u8 = words.next(&expected)?;
    if (least..=ANY).contains(&count) {
        Ok(count)
    } else {
        Err(BadNotation::new(&count.to_string(), expected))
    }
}

fn among(words: &mut Words<'_>, goods: &[Good]) -> Result<Good, BadNotation> {
    let good: Good = words.named("a good")?;
    if goods.contains(&good) {
        Ok(good)
    } else {
        let names: Vec<_> = goods.iter().map(|good| good.name()).collect();
        Err(BadNotation::not_among(good.name(), &names))
    }
}

quadrivium_core::as_text!(Action);

/// How many values the two fields of each kind of action have, in the order of [`VERBS`].
const NUMBERING: Numbering<{ VERBS.len() }> = Numbering([
    [Building::COUNT, Rank::COUNT, 1],
    [MOST_PLAYERS, Building::COUNT, 1],
    [MOST_PLAYERS, Building::COUNT, 1],
    [Spot::COUNT, 1, 1],
    [Spot::COUNT, 1, 1],
    [1, 1, 1],
    [Building::COUNT, 1, 1],
    [span(DISTRICT_ROWS), DistrictSide::COUNT, 1],
    [span(PLOT_ROWS), PlotSide::COUNT, 1],
    [CONVERTIBLE.len(), 1, 1],
    [Settlement::COUNT, 1, 1],
    [Spot::COUNT, 1, 1],
    [1, 1, 1],
    [Fee::COUNT, 1, 1],
    [Rank::COUNT, 1, 1],
    [Good::COUNT, 2, 1],
    [ANY as usize, 1, 1],
    [Good::COUNT, ANY as usize + 1, 1],
    [Good::COUNT, ANY as usize + 1, 1],
    [IMPROVEMENTS.len(), 1, 1],
    [MOST_PLAYERS + 1, Building::COUNT, 1],
    [Spot::COUNT, 1, 1],
    [1, 1, 1],
    [1, 1, 1],
]);

/// Whether a row lies between these two.
pub(crate) const fn within(row: i8, (low, high): (i8, i8)) -> bool {
    low <= row && row <= high
}

const fn span((low, high): (i8, i8)) -> usize {
    (high - low + 1) as usize
}

/// How many player actions are numbered.
pub const ACTION_IDS: u32 = NUMBERING.total();

impl Action {
    /// Which kind of action it is, and its fields as numbers; a field that no such action ever has
    /// is beyond all numbers.
    fn fields(self) -> (usize, usize, usize) {
        const BEYOND: usize = usize::MAX;
        let place_of =
            |goods: &[Good], good| goods.iter().position(|&it| it == good).unwrap_or(BEYOND);
        let place = |spot: Spot| if spot.is_within_reach() { spot.index() } else { BEYOND };
        let line = |row, rows: (i8, i8)| {
            if within(row, rows) { (row - rows.0) as usize } else { BEYOND }
        };
        match self {
            Self::Place { building, rank } => (0, building.index(), rank.index()),
            Self::Contract { owner, building } => (1, owner.index(), building.index()),
            Self::Visit { owner, building } => (2, owner.index(), building.index()),
            Self::Fell { spot } => (3, place(spot), 0),
            Self::Cut { spot } => (4, place(spot), 0),
            Self::Idle => (5, 0, 0),
            Self::Build { building } => (6, building.index(), 0),
            Self::District { row, side } => (7, line(row, DISTRICT_ROWS), side.index()),
            Self::Plot { row, side } => (8, line(row, PLOT_ROWS), side.index()),
            Self::Convert { good } => (9, place_of(&CONVERTIBLE, good), 0),
            Self::Settle { settlement } => (10, settlement.index(), 0),
            Self::At { spot } => (11, place(spot), 0),
            Self::Enter => (12, 0, 0),
            Self::Fee { fee } => (13, fee.index(), 0),
            Self::Send { rank } => (14, rank.index(), 0),
            Self::Produce { good, joker } => (15, good.index(), joker.into()),
            Self::Times { count } => (16, usize::from(count).checked_sub(1).unwrap_or(BEYOND), 0),
            Self::Pay { good, count } => (17, good.index(), count.into()),
            Self::Take { good, count } => (18, good.index(), count.into()),
            Self::Improve { good } => (19, place_of(&IMPROVEMENTS.map(|(from, _)| from), good), 0),
            Self::Copy { owner, building } => {
                (20, owner.map_or(0, |seat| seat.index() + 1), building.index())
            }
            Self::Clear { spot } => (21, place(spot), 0),
            Self::Skip => (22, 0, 0),
            Self::End => (23, 0, 0),
        }
    }

    /// The action of this kind with these fields.
    fn from_fields(kind: usize, one: usize, two: usize) -> Self {
        match kind {
            0 => Self::Place { building: key_at(one), rank: key_at(two) },
            1 => Self::Contract { owner: key_at(one), building: key_at(two) },
            2 => Self::Visit { owner: key_at(one), building: key_at(two) },
            3 => Self::Fell { spot: key_at(one) },
            4 => Self::Cut { spot: key_at(one) },
            5 => Self::Idle,
            6 => Self::Build { building: key_at(one) },
            7 => Self::District { row: one as i8 + DISTRICT_ROWS.0, side: key_at(two) },
            8 => Self::Plot { row: one as i8 + PLOT_ROWS.0, side: key_at(two) },
            9 => Self::Convert { good: CONVERTIBLE[one] },
            10 => Self::Settle { settlement: key_at(one) },
            11 => Self::At { spot: key_at(one) },
            12 => Self::Enter,
            13 => Self::Fee { fee: key_at(one) },
            14 => Self::Send { rank: key_at(one) },
            15 => Self::Produce { good: key_at(one), joker: two == 1 },
            16 => Self::Times { count: one as u8 + 1 },
            17 => Self::Pay { good: key_at(one), count: two as u8 },
            18 => Self::Take { good: key_at(one), count: two as u8 },
            19 => Self::Improve { good: IMPROVEMENTS[one].0 },
            20 => Self::Copy { owner: one.checked_sub(1).map(key_at), building: key_at(two) },
            21 => Self::Clear { spot: key_at(one) },
            22 => Self::Skip,
            _ => Self::End,
        }
    }

    /// The number of the action: each kind has a stretch, and within it the fields count like
    /// digits. Nothing for what no player can ever do, such as a contract with a fifth player.
    pub fn id(self) -> Option<u32> {
        let (kind, one, two) = self.fields();
        NUMBERING.id(kind, [one, two, 0])
    }

    /// The action with this number.
    pub fn from_id(id: u32) -> Option<Self> {
        let (kind, [one, two, _]) = NUMBERING.fields(id)?;
        Some(Self::from_fields(kind, one, two))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_texts_go_both_ways() {
        for id in 0..ACTION_IDS {
            let action = Action::from_id(id).expect("every number is an action");
            assert_eq!(action.id(), Some(id), "{action}");
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        assert_eq!(Action::from_id(ACTION_IDS), None);
        assert_eq!(Action::from_id(u32::MAX), None);
    }

    #[test]
    fn what_nobody_can_do_has_a_text_and_no_number() {
        let owner = Seat::from_index(MOST_PLAYERS).unwrap();
        for action in [
            Action::Contract { owner, building: Building::Farmyard },
            Action::Visit { owner, building: Building::Farmyard },
            Action::Copy { owner: Some(owner), building: Building::Farmyard },
            Action::District { row: i8::MIN, side: DistrictSide::Hills },
            Action::Plot { row: i8::MAX, side: PlotSide::Coast },
            Action::At { spot: Spot::new(i8::MAX, i8::MIN) },
            Action::Convert { good: Good::Sheep },
            Action::Improve { good: Good::Wonder },
            Action::Times { count: 0 },
            Action::Pay { good: Good::Peat, count: ANY + 1 },
        ] {
            assert_eq!(action.id(), None, "{action}");
        }
    }

    #[test]
    fn what_is_not_notation_says_what_was_expected() {
        for (text, expected) in [
            ("bild windmill", "build"),
            ("", "place"),
            ("build windmil", "windmill"),
            ("place farmyard", "lay or prior"),
            ("contract E market", "a seat from A to D"),
            ("copy x market", "a seat or display"),
            ("fell 7 0", "a column from -2 to 6"),
            ("district 11 hills", "a row from -9 to 10"),
            ("convert sheep", "grain"),
            ("times 0", "a number from 1 to 40"),
            ("pay peat 41", "a number from 0 to 40"),
            ("produce sheep jester", "joker or nothing"),
            ("improve wonder", "book"),
            ("end now", "the end of the action"),
        ] {
            let error = text.parse::<Action>().unwrap_err();
            assert!(error.expected.contains(expected), "{text}: {error}");
        }
    }
}
