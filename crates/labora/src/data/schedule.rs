//! What differs between the fourteen set-ups: rounds, phases, markers, cards, clergy.

use crate::options::{Length, Options};
use crate::types::{Building, Country, Good, Phase};

/// The two ways in which the production wheel can be mounted: how much the arm shows for a marker
/// that has stood still for so many steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WheelRow {
    /// 0, 2, 3, 4, …
    Standard,
    /// 0, 1, 2, 2, …
    TwoShort,
}

impl WheelRow {
    /// The values in the order in which a marker passes them.
    pub const fn values(self) -> [u8; 13] {
        match self {
            Self::Standard => [0, 2, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9, 10],
            Self::TwoShort => [0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8, 10],
        }
    }
}

/// How a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// After so many rounds there is a bonus round and the last settlement phase.
    Bonus {
        /// The last normal round.
        after: u16,
    },
    /// Once at most one building is left, the other player has one last action.
    OneBuildingLeft,
    /// The round in which at most three buildings are left is the last one.
    ThreeBuildingsLeft,
    /// In this round, with the last settlement phase at its end.
    InRound(u16),
}

/// Which of the variants is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// One player and a neutral one.
    Solo,
    /// Two players, short: every turn is a round of two actions.
    TwoShort,
    /// Two players, long: two actions, then one.
    TwoLong,
    /// Three or four players.
    Long,
    /// Three or four players in half the time.
    Short,
}

/// The rules of a set-up in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Schedule {
    /// Which variant it is.
    pub shape: Shape,
    /// How the wheel is mounted.
    pub row: WheelRow,
    /// At the start of which round the phases A to D take place.
    pub settlement_rounds: [u16; 4],
    /// When the grape marker comes, in France; never in the solo game.
    pub grape_round: Option<u16>,
    /// When the stone marker comes; never in the solo game.
    pub stone_round: Option<u16>,
    /// How it ends.
    pub ending: Ending,
    /// How many lay brothers everybody has.
    pub lay_brothers: u8,
}

impl Shape {
    /// The variant for so many players and this length.
    pub const fn of(players: u8, length: Length) -> Self {
        match (players, length) {
            (1, _) => Self::Solo,
            (2, Length::Short) => Self::TwoShort,
            (2, Length::Long) => Self::TwoLong,
            (_, Length::Short) => Self::Short,
            (_, Length::Long) => Self::Long,
        }
    }

    /// Its numbers for so many players.
    #[rustfmt::skip]
    pub const fn schedule(self, players: u8) -> Schedule {
        let standard = WheelRow::Standard;
        match self {
            Self::Solo => Schedule {
                shape: self, row: standard, settlement_rounds: [12, 16, 22, 26],
                grape_round: None, stone_round: None, ending: Ending::InRound(32), lay_brothers: 2,
            },
            Self::TwoShort => Schedule {
                shape: self, row: WheelRow::TwoShort, settlement_rounds: [7, 14, 21, 28],
                grape_round: Some(11), stone_round: Some(18), ending: Ending::OneBuildingLeft, lay_brothers: 2,
            },
            Self::TwoLong => Schedule {
                shape: self, row: standard, settlement_rounds: [7, 14, 21, 28],
                grape_round: Some(11), stone_round: Some(18), ending: Ending::ThreeBuildingsLeft, lay_brothers: 2,
            },
            Self::Long => Schedule {
                shape: self, row: standard,
                settlement_rounds: if players == 3 { [6, 11, 15, 20] } else { [7, 10, 16, 19] },
                grape_round: Some(8), stone_round: Some(13), ending: Ending::Bonus { after: 24 }, lay_brothers: 2,
            },
            Self::Short => Schedule {
                shape: self, row: standard, settlement_rounds: [3, 5, 7, 9],
                grape_round: Some(4), stone_round: Some(6), ending: Ending::Bonus { after: 12 }, lay_brothers: 1,
            },
        }
    }
}

impl Schedule {
    /// The settlement phase at the start of a round.
    pub fn phase_in(&self, round: u16) -> Option<Phase> {
        let index = self.settlement_rounds.iter().position(|&start| start == round)?;
        Some(Phase::ALL[index])
    }

    /// Whether a building takes part, by its mark and by the lists of the variants.
    pub fn uses(&self, building: Building, options: Options) -> bool {
        use Building::{BuildersMarket, Carpentry, GrapevineA, GrapevineC, QuarryC};
        let mark = super::BUILDINGS[building].mark;
        match self.shape {
            // The Builders' Market stands on the neutral heartland from the start.
            Shape::Solo => {
                !matches!(building, Carpentry | GrapevineA | GrapevineC | QuarryC | BuildersMarket)
            }
            Shape::TwoLong => !matches!(building, Carpentry | GrapevineC | QuarryC),
            Shape::TwoShort => mark == 1,
            Shape::Short => {
                let left_out = building == QuarryC && !options.second_quarry;
                mark < options.players && !left_out
            }
            Shape::Long => mark <= options.players,
        }
    }

    /// Whether the grape marker belongs to this country.
    pub const fn grape_round_in(&self, country: Country) -> Option<u16> {
        match country {
            Country::France => self.grape_round,
            Country::Ireland => None,
        }
    }
}

/// What everybody receives at the start of rounds 1 to 12 in the short game of three or four
/// players. The space of the bonus round brings nothing (R-SHORT-2). The eighth round brings a
/// 5-coin tile.
pub const SHORT_ROUND_GOODS: [[(Good, u16); 2]; 12] = [
    [(Good::Sheep, 1), (Good::Grain, 1)],
    [(Good::Clay, 1), (Good::Grain, 1)],
    [(Good::Wood, 1), (Good::Grain, 1)],
    [(Good::Stone, 1), (Good::Grain, 1)],
    [(Good::Stone, 1), (Good::Peat, 1)],
    [(Good::Stone, 1), (Good::Clay, 1)],
    [(Good::Stone, 1), (Good::Wood, 1)],
    [(Good::Stone, 1), (Good::Coin, 5)],
    [(Good::Stone, 1), (Good::Meat, 1)],
    [(Good::Book, 1), (Good::Grain, 1)],
    [(Good::Ceramic, 1), (Good::Clay, 1)],
    [(Good::Ornament, 1), (Good::Wood, 1)],
];
