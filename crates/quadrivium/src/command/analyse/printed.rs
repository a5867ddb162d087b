//! What was found, as JSON for other programs.

use quadrivium_coach::{Figure, Grade, Performance, Turning};
use quadrivium_core::{Seat, Settings};
use serde::Serialize;

use super::{Found, Judged};

/// An analysis.
#[derive(Serialize)]
pub struct Printed<'a> {
    game: &'a str,
    options: &'a Settings,
    /// How many play.
    players: usize,
    actions: usize,
    /// How many looks ahead there were about each decision.
    looks: u32,
    /// How well each played, from 0 to 100, in seat order.
    accuracy: Vec<f64>,
    /// By how much chance has changed each one's chance to win, in seat order.
    luck: Vec<f32>,
    /// The same with everything else that was counted.
    seats: &'a [Performance],
    turnings: &'a [Turning],
    decisions: Vec<Decision<'a>>,
}

#[derive(Serialize)]
struct Decision<'a> {
    /// Before which action of the record, counted from 0.
    at: usize,
    seat: Seat,
    action: &'a str,
    grade: Grade,
    /// The best turn that was found.
    best: &'a [String],
    /// What the action cost in chance to win, how far off that may be, and the same in points.
    loss: f32,
    loss_error: f32,
    loss_points: Figure,
    /// Everybody's points in the end and chance to win with the best turn, in seat order.
    expected_points: &'a [f32],
    win_chance: &'a [f32],
    /// The same with what was done.
    expected_points_left: &'a [f32],
    win_chance_left: &'a [f32],
    /// By how many points from each source the best turn is ahead in the end.
    sources: &'a [(String, Figure)],
}

impl<'a> Printed<'a> {
    pub fn of(found: &'a Found) -> Self {
        let seats = &found.analysis.players[..];
        Self {
            game: &found.game,
            options: &found.options,
            players: seats.len(),
            actions: found.actions,
            looks: found.looks,
            accuracy: seats.iter().map(|it| it.accuracy).collect(),
            luck: seats.iter().map(|it| it.luck).collect(),
            seats,
            turnings: &found.analysis.turnings,
            decisions: found.decisions.iter().map(Decision::of).collect(),
        }
    }
}

impl<'a> Decision<'a> {
    fn of(Judged { at, grade, review }: &'a Judged) -> Self {
        Self {
            at: *at,
            seat: review.seat,
            action: &review.played,
            grade: *grade,
            best: &review.best,
            loss: review.lost.mean,
            loss_error: review.lost.error,
            loss_points: review.lost_points,
            expected_points: &review.points,
            win_chance: &review.chances,
            expected_points_left: &review.points_left,
            win_chance_left: &review.chances_left,
            sources: &review.sources,
        }
    }
}
