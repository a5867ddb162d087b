//! Who meets whom in a tournament, and how everybody stands.
//!
//! People are numbers in the order in which they came. A [`Shape`] says what is played: everybody against
//! everybody (`robin`), those who stand alike against each other (`swiss`), or the same people several
//! times at one table. [`Field::next`] pairs the next round from what was played so far; [`standings`]
//! says how everybody stands, with tie-breaks that can be told to people.
//!
//! Points are shares: what part of the others at the table one has left behind, a tie for half. So tables of
//! different sizes can be added up. Reasons are in ADR 49.
//!
//! There is no clock, no storage and no chance in here but that of a seed: the same tournament is paired the
//! same way again, and the order in which results came does not matter.

mod robin;
mod seats;
mod standings;
mod swiss;

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

pub use self::standings::{Measure, Row, TieBreak, score, standings};

/// Somebody who takes part, by the place in the list of those who do.
pub type Player = u16;

/// A point is made of so many parts, so that all shares at tables of two to five are whole.
pub const POINT: u32 = 24;

/// What kind of tournament it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Format {
    /// Everybody meets everybody, as evenly as can be.
    RoundRobin,
    /// In every round those meet who stand alike.
    Swiss,
    /// The same people at one table, several times.
    Series,
}

/// What is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shape {
    /// What kind of tournament it is.
    pub format: Format,
    /// How many sit at a table.
    pub size: u8,
    /// How few may sit at one where there are not enough.
    pub least: u8,
    /// How many rounds; of a round-robin, how often everybody meets.
    pub wish: u8,
}

impl Shape {
    /// How many rounds are played by so many people.
    pub fn rounds(&self, players: u16) -> u16 {
        let wish = u16::from(self.wish);
        match self.format {
            Format::Swiss | Format::Series => wish,
            Format::RoundRobin if self.size == 2 => wish * (players.max(2) - 1 + players % 2),
            Format::RoundRobin => {
                let others = u16::from(self.size.max(2) - 1);
                wish * (players.max(2) - 1).div_ceil(others)
            }
        }
    }

    /// What a round without a game is worth: a victory where two meet, what one has on average elsewhere.
    pub fn bye(&self) -> u32 {
        if self.size == 2 { POINT } else { POINT / 2 }
    }
}

/// A round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    /// Who sits at each table, seat by seat; the best first where people are paired by standing.
    pub tables: Vec<Vec<Player>>,
    /// Who has no game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub byes: Vec<Player>,
}

/// What somebody took from a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// Who.
    pub player: Player,
    /// The place at the table, 1 for the first; shared by those who are equal.
    pub place: u8,
    /// The points of the game; nothing where it was not played to its end by them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<i32>,
}

/// What was played so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History {
    /// The tables that are over, seat by seat.
    pub tables: Vec<Vec<Score>>,
    /// Who had no game, once for each round.
    pub byes: Vec<Player>,
}

impl History {
    /// How often every two have met.
    fn meetings(&self, players: u16) -> Meetings {
        let mut meetings = Meetings::none(players);
        for table in &self.tables {
            let sat: Vec<_> = table.iter().map(|score| score.player).collect();
            meetings.note(&sat, 1);
        }
        meetings
    }

    /// How often somebody had no game.
    fn byes_of(&self, player: Player) -> usize {
        self.byes.iter().filter(|other| **other == player).count()
    }
}

/// How often every two have met.
#[derive(Clone)]
struct Meetings {
    players: usize,
    counts: Vec<i32>,
}

impl Meetings {
    fn none(players: u16) -> Self {
        let players = usize::from(players);
        Self { players, counts: vec![0; players * players] }
    }

    fn of(&self, one: Player, other: Player) -> i32 {
        self.counts[usize::from(one) * self.players + usize::from(other)]
    }

    fn add(&mut self, one: Player, other: Player, by: i32) {
        self.counts[usize::from(one) * self.players + usize::from(other)] += by;
        self.counts[usize::from(other) * self.players + usize::from(one)] += by;
    }

    fn note(&mut self, table: &[Player], by: i32) {
        for (at, &one) in table.iter().enumerate() {
            for &other in &table[at + 1..] {
                self.add(one, other, by);
            }
        }
    }
}

/// Those who take part, and what is played.
#[derive(Clone, Copy, Debug)]
pub struct Field<'a> {
    /// What is played.
    pub shape: Shape,
    /// How many have begun.
    pub players: u16,
    /// Who of them has left.
    pub left: &'a BTreeSet<Player>,
    /// What chance is drawn from.
    pub seed: u64,
}

/// The next round, and those after it as far as they are settled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paired {
    /// The next one.
    pub round: Round,
    /// Those after it, unless somebody leaves.
    pub ahead: Vec<Round>,
}

impl Field<'_> {
    /// Pairs the next round after so many; nothing where the tournament is over. What was settled `ahead`
    /// when an earlier round was paired is kept while nobody leaves.
    pub fn next(&self, number: u16, history: &History, ahead: &[Round]) -> Option<Paired> {
        let rounds = self.shape.rounds(self.players);
        let here = self.here();
        if number >= rounds || here.len() < usize::from(self.shape.least.max(2)) {
            return None;
        }
        let mut paired = match self.shape.format {
            Format::Series => Paired { round: series(&here, self.shape), ahead: Vec::new() },
            Format::Swiss => Paired { round: swiss::pair(self, history), ahead: Vec::new() },
            Format::RoundRobin if self.shape.size == 2 => {
                Paired { round: robin::circle(self, number), ahead: Vec::new() }
            }
            Format::RoundRobin => robin::spread(self, rounds - number, history, ahead),
        };
        seats::give(self, number, history, &mut paired.round);
        Some(paired)
    }

    /// Those who have not left.
    fn here(&self) -> Vec<Player> {
        (0..self.players).filter(|player| !self.left.contains(player)).collect()
    }
}

/// Everybody at one table; whoever does not fit there any more has no game.
fn series(here: &[Player], shape: Shape) -> Round {
    let (table, rest) = here.split_at(here.len().min(usize::from(shape.size)));
    Round { tables: vec![table.to_vec()], byes: rest.to_vec() }
}
