//! What a match says, for people and programs.

use quadrivium_core::Settings;
use serde::Serialize;

use crate::fair::Match;
use crate::question::Answer;
use crate::tally::Estimate;

/// A match in numbers.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The name of the game.
    pub game: &'static str,
    /// How it was set up.
    pub options: Settings,
    /// How many play.
    pub players: usize,
    /// What fixed all chance.
    pub seed: u64,
    /// How many games count.
    pub games: u64,
    /// One for each contestant.
    pub contestants: Vec<Line>,
    /// The question that was asked about the first contestant: does it win at least this share?
    pub asked: Option<f64>,
    /// What it was answered with; nothing when the games were over before.
    pub answer: Option<Answer>,
    /// How long the match took, in seconds.
    pub seconds: f64,
    /// The most memory that the program used, in bytes, where that can be said.
    pub peak_memory: Option<u64>,
}

/// What a match says about one contestant.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Line {
    /// What they are called.
    pub name: String,
    /// How many seats they have in every game.
    pub seats: usize,
    /// The share of the victories of each of their seats, and how far off it may be.
    pub wins: Option<f64>,
    /// The margin of `wins` in 95 cases of 100.
    pub wins_margin: Option<f64>,
    /// What the share would be if all were alike.
    pub fair: f64,
    /// The mean place, 1 for the first.
    pub place: Option<f64>,
    /// How often they came first, second, and so on.
    pub places: Vec<u64>,
    /// The mean points.
    pub points: Option<f64>,
    /// The margin of `points` in 95 cases of 100.
    pub points_margin: Option<f64>,
    /// The fewest points.
    pub least: Option<i32>,
    /// The most points.
    pub most: Option<i32>,
    /// Which points they had, and how often, the fewest first.
    pub scores: Vec<(i32, u64)>,
    /// How much stronger they are than the last contestant; nothing for the last.
    pub rating: Option<Rating>,
    /// How many decisions a turn has in which there is something to choose.
    pub decisions_per_turn: f64,
    /// How long they think about a turn.
    pub seconds_per_turn: f64,
    /// How long they thought about the longest.
    pub longest_turn: f64,
    /// How many simulations a turn gets.
    pub simulations_per_turn: f64,
}

/// A match as a line of a ladder, to which more are added later by whatever program there is then.
#[derive(Clone, Debug, Serialize)]
pub struct Rung<'a> {
    /// When the match was over.
    pub at: String,
    /// The program that played it.
    pub version: &'static str,
    /// By which network each contestant judges, as its hash begins; nothing for those who have none.
    pub networks: &'a [Option<String>],
    /// What came of it.
    #[serde(flatten)]
    pub report: &'a Report,
}

/// A difference of ratings: 400 of them are ten victories to one.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// The difference.
    pub difference: f64,
    /// In 95 cases of 100 it is no lower.
    pub low: f64,
    /// And no higher.
    pub high: f64,
}

impl Rating {
    /// The difference that a share of victories speaks for; nothing before the first round.
    pub fn of(against: &Estimate) -> Option<Self> {
        let (mean, margin) = (against.mean()?, against.share_margin()?);
        // Nobody always wins: there could have been another round.
        let least = 0.5 / (against.rounds + 1) as f64;
        let rating = |share: f64| {
            let share = share.clamp(least, 1.0 - least);
            400.0 * (share / (1.0 - share)).log10()
        };
        Some(Self {
            difference: rating(mean),
            low: rating(mean - margin),
            high: rating(mean + margin),
        })
    }
}

impl Report {
    /// What a match says about those who are called so.
    pub fn new(
        game: &'static str,
        options: Settings,
        seed: u64,
        asked: Option<f64>,
        names: Vec<String>,
        played: &Match,
    ) -> Self {
        let players = played.seats.len();
        let last = names.len() - 1;
        let line = |(at, name): (usize, String)| {
            let (tally, labour) = (&played.tallies[at], &played.labour[at]);
            let games: u64 = tally.places.iter().sum();
            let ranks = tally.places.iter().zip(1_u64..).map(|(times, rank)| times * rank);
            let turns = labour.turns.max(1) as f64;
            Line {
                name,
                seats: played.seats.iter().filter(|&&contestant| contestant == at).count(),
                wins: tally.wins.mean(),
                wins_margin: tally.wins.share_margin(),
                fair: 1.0 / players as f64,
                place: (games > 0).then(|| ranks.sum::<u64>() as f64 / games as f64),
                places: tally.places.clone(),
                points: tally.points.mean(),
                points_margin: tally.points.margin(),
                least: tally.scores.keys().next().copied(),
                most: tally.scores.keys().next_back().copied(),
                scores: tally.scores.iter().map(|(&points, &times)| (points, times)).collect(),
                rating: (at < last).then(|| Rating::of(&tally.against[last])).flatten(),
                decisions_per_turn: labour.decisions as f64 / turns,
                seconds_per_turn: labour.time.as_secs_f64() / turns,
                longest_turn: labour.longest.as_secs_f64(),
                simulations_per_turn: labour.simulations as f64 / turns,
            }
        };
        Self {
            game,
            options,
            players,
            seed,
            games: played.games(),
            contestants: names.into_iter().enumerate().map(line).collect(),
            asked,
            answer: played.answer,
            seconds: 0.0,
            peak_memory: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_victories_to_one_are_400() {
        let mut against = Estimate::default();
        assert_eq!(Rating::of(&against), None);
        (0..11_000).for_each(|round| against.add(f64::from(u8::from(round % 11 != 0))));
        let rating = Rating::of(&against).unwrap();
        assert!((rating.difference - 400.0).abs() < 1.0, "{rating:?}");
        assert!(rating.low > 370.0 && rating.high < 430.0, "{rating:?}");
    }

    #[test]
    fn whoever_won_always_has_a_rating_too() {
        let mut against = Estimate::default();
        (0..9).for_each(|_| against.add(1.0));
        let rating = Rating::of(&against).unwrap();
        assert!((rating.difference - 400.0 * 19.0_f64.log10()).abs() < 1e-6, "{rating:?}");
    }
}
