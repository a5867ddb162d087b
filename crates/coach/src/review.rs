//! One decision of a game, judged by what its player could know then.

use quadrivium_core::{Playable, Seat};
use rand::Rng;
use serde::{Deserialize, Serialize};

use crate::coach::{Coach, Patience};
use crate::figure::Figure;
use crate::trial::Until;
use crate::turn::Turn;

/// So many other turns are compared with what was played.
const OTHERS: usize = 2;
/// Of a source that matters less than this nothing is kept: it is rounded to no point at all.
const LEAST_SOURCE: f32 = 0.5;
/// So often it is seen what chance may bring.
const GLANCES: u32 = 64;

/// What a decision cost.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Review {
    /// Who decided.
    pub seat: Seat,
    /// What they did, in notation.
    pub played: String,
    /// The best turn that was found, in notation; it begins with what they did where nothing better
    /// was found.
    pub best: Vec<String>,
    /// Everybody's chance to win before, with the best turn, in seat order.
    pub chances: Vec<f32>,
    /// Everybody's points in the end before, with the best turn, in seat order.
    pub points: Vec<f32>,
    /// Everybody's chance to win with what was done.
    pub chances_left: Vec<f32>,
    /// Everybody's points in the end with what was done.
    pub points_left: Vec<f32>,
    /// What it cost the player in chance to win.
    pub lost: Figure,
    /// What it cost the player in points.
    pub lost_points: Figure,
    /// By how much it was better than the next best thing that was found, in chance to win.
    pub ahead: Figure,
    /// By how many points from each source the best turn is ahead in the end, beyond what nothing would
    /// be: of what was played where that was not the best, else of the next best thing.
    #[serde(default)]
    pub sources: Vec<(String, Figure)>,
    /// Everybody's chance to win at first sight of this position, which luck is measured by.
    pub seen: Vec<f32>,
    /// The same after what was done, on average over what chance may bring until the next decision.
    pub foreseen: Vec<f32>,
}

impl Review {
    /// Whether nothing better was found.
    pub fn is_best(&self) -> bool {
        self.best.first() == Some(&self.played)
    }
}

impl<G: Playable> Coach<G> {
    /// Judges what a seat decides in a position; nothing where it has no choice, the decision is not
    /// offered, or it was stopped.
    pub fn review(
        &mut self,
        game: &G,
        seat: Seat,
        played: G::Action,
        stop: &dyn Fn() -> bool,
        rng: &mut impl Rng,
    ) -> Option<Review> {
        let mut offered = Vec::new();
        game.legal(seat, &mut offered);
        if offered.len() < 2 || !offered.contains(&played) {
            return None;
        }
        let looks = self.depth.whole;
        self.search.pick(game, seat, &mut Patience { looks, stop }, rng)?;
        let mut candidates: Vec<_> = self.search.candidates().to_vec();
        candidates.sort_by(|a, b| b.weight.total_cmp(&a.weight));
        // What was played and the best others that come to something else.
        let mut turns = vec![self.turn(game, seat, played, rng)];
        for candidate in candidates.iter().filter(|it| it.visits > 0 && it.action != played) {
            let turn = self.turn(game, seat, candidate.action, rng);
            if !turns.iter().any(|other| other.comes_to(&turn)) {
                turns.push(turn);
            }
            if turns.len() > OTHERS {
                break;
            }
        }
        let lines: Vec<_> = turns.iter().map(|turn: &Turn<G>| &turn.actions[..]).collect();
        let patience = Patience { looks, stop };
        let trial = self.try_out(game, seat, &lines, Until::NextTurn, &patience, rng);
        let (seen, foreseen) = self.see_chance(game, seat, played, rng);
        if stop() {
            return None;
        }
        let worth = |at: &usize| trial.worth_ahead(*at, 0, seat);
        let next = (1..turns.len()).max_by(|a, b| worth(a).mean.total_cmp(&worth(b).mean));
        // What is not better beyond doubt is no reproach.
        let better = next.filter(|at| worth(at).is_sure());
        let best = better.unwrap_or(0);
        let each = |of: &dyn Fn(Seat) -> Figure| -> Vec<f32> {
            Seat::first(game.players()).map(|seat| of(seat).mean).collect()
        };
        let cost = |figure: Figure| if better.is_some() { figure } else { Figure::default() };
        let ahead = next.filter(|_| better.is_none());
        let other = if better.is_some() { Some(0) } else { next };
        let sources = other.map(|other| trial.sources_ahead(best, other, seat)).unwrap_or_default();
        let told = sources.into_iter().filter(|(_, points)| points.mean.abs() >= LEAST_SOURCE);
        Some(Review {
            seat,
            played: played.to_string(),
            best: turns[best].actions.iter().map(ToString::to_string).collect(),
            chances: each(&|seat| trial.chance(best, seat)),
            points: each(&|seat| trial.points(best, seat)),
            chances_left: each(&|seat| trial.chance(0, seat)),
            points_left: each(&|seat| trial.points(0, seat)),
            lost: cost(trial.chance_ahead(best, 0, seat)),
            lost_points: cost(trial.points_ahead(best, 0, seat)),
            ahead: ahead.map(|at| trial.chance_ahead(0, at, seat)).unwrap_or_default(),
            sources: told.map(|(source, points)| (source.to_owned(), points)).collect(),
            seen,
            foreseen,
        })
    }

    /// Everybody's chance to win at first sight, before a decision and after it, on average over what
    /// chance brings until the next one.
    fn see_chance(
        &mut self,
        game: &G,
        seat: Seat,
        played: G::Action,
        rng: &mut impl Rng,
    ) -> (Vec<f32>, Vec<f32>) {
        let players = usize::from(game.players());
        let seen = self.reader.glance(game, rng).outlook.shares[..players].to_vec();
        let mut after = game.clone();
        after.apply(seat.into(), played).expect("what is offered is legal");
        let glances = (self.depth.whole / 4).clamp(4, GLANCES);
        let mut sums = vec![0.0; players];
        for _ in 0..glances {
            let fate = self.reader.glance(&after, rng);
            for (sum, share) in sums.iter_mut().zip(fate.outlook.shares) {
                *sum += share;
            }
        }
        let foreseen = sums.into_iter().map(|sum| sum / glances as f32);
        (seen, foreseen.collect())
    }
}
