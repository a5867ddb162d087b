//! One decision of a game, judged by what its player could know then.

use quadrivium_bots::Tally;
use quadrivium_core::{Playable, Seat};
use rand::Rng;
use serde::{Deserialize, Serialize};

use crate::coach::{Coach, Patience};
use crate::figure::Figure;

/// One of the numbers of what was found.
type Reading = fn(&Tally, Seat) -> Figure;

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
        // What was played and the two best others.
        let others = candidates.iter().map(|it| it.action).filter(|&action| action != played);
        let compared: Vec<_> = [played].into_iter().chain(others.take(2)).collect();
        self.search.compare(game, seat, &compared, &mut Patience { looks, stop }, rng);
        if stop() {
            return None;
        }
        let mut found = Vec::new();
        for &action in &compared {
            found.push((action, *self.search.tally(action)?));
        }
        let mine = found[0].1;
        let worth = |tally: &Tally| tally.worth(seat).mean;
        let (other, next) = found[1..]
            .iter()
            .max_by(|a, b| worth(&a.1).total_cmp(&worth(&b.1)))
            .expect("something else is offered");
        // What is not better beyond doubt is no reproach.
        let better = Figure::from(next.worth(seat)).above(mine.worth(seat).into()).is_sure();
        let (first, best) = if better { (*other, next) } else { (played, &mine) };
        let (share, points): (Reading, Reading) =
            (|tally, seat| tally.share(seat).into(), |tally, seat| tally.points(seat).into());
        let more = |of: Reading, one: &Tally, other: &Tally| of(one, seat).above(of(other, seat));
        let cost = |of| if better { more(of, best, &mine) } else { Figure::default() };
        let each = |tally: &Tally, of: Reading| {
            Seat::first(game.players()).map(|seat| of(tally, seat).mean).collect()
        };
        let line = self.search.line(game, seat, first);
        Some(Review {
            seat,
            played: played.to_string(),
            best: line.iter().map(ToString::to_string).collect(),
            chances: each(best, share),
            points: each(best, points),
            chances_left: each(&mine, share),
            points_left: each(&mine, points),
            lost: cost(share),
            lost_points: cost(points),
            ahead: if better { Figure::default() } else { more(share, &mine, next) },
        })
    }
}
