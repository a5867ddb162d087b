//! A match as JSON for other programs.

use quadrivium_arena::{Line, Report};
use serde::Serialize;

/// Everything that the match says, and the figures of each bot once more under the names by which ladders know them.
#[derive(Serialize)]
pub struct Printed<'a> {
    #[serde(flatten)]
    report: &'a Report,
    bots: Vec<Figures<'a>>,
}

/// Figures of one bot, shares with what they may be in 95 cases of 100.
#[derive(Serialize)]
struct Figures<'a> {
    name: &'a str,
    /// How many victories, shared ones in part.
    wins: Option<f64>,
    win_share: Option<f64>,
    win_share_low: Option<f64>,
    win_share_high: Option<f64>,
    mean_points: Option<f64>,
    mean_placing: Option<f64>,
    /// The difference to the last bot, whose own is 0.
    rating: f64,
    rating_low: f64,
    rating_high: f64,
    seconds_per_turn: f64,
}

impl<'a> Printed<'a> {
    pub fn of(report: &'a Report) -> Self {
        let figures = |line| Figures::of(line, report.games);
        Self { report, bots: report.contestants.iter().map(figures).collect() }
    }
}

impl<'a> Figures<'a> {
    fn of(line: &'a Line, games: u64) -> Self {
        let bound = |sign: f64| {
            let share = line.wins? + sign * line.wins_margin?;
            Some(share.clamp(0.0, 1.0))
        };
        let (rating, low, high) =
            line.rating.map_or((0.0, 0.0, 0.0), |it| (it.difference, it.low, it.high));
        Self {
            name: &line.name,
            wins: line.wins.map(|share| share * games as f64 * line.seats as f64),
            win_share: line.wins,
            win_share_low: bound(-1.0),
            win_share_high: bound(1.0),
            mean_points: line.points,
            mean_placing: line.place,
            rating,
            rating_low: low,
            rating_high: high,
            seconds_per_turn: line.seconds_per_turn,
        }
    }
}
