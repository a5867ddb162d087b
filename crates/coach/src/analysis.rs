//! What the decisions of a game say together: who played how well, who was lucky, where it turned.
//!
//! Play is what decisions cost. Luck is by how much somebody's chances, always at first sight, differ
//! after chance has acted between two decisions from what they were on average over all it might have
//! done: it comes and goes, and nothing of it was to be expected. What opponents did is neither.

use quadrivium_core::{Actor, Key, Seat, named_enum};
use serde::Serialize;

use crate::review::Review;

/// From here on a decision is a slip, a mistake, a blunder: what it costs in chance to win.
const SLIP: f32 = 0.05;
const MISTAKE: f32 = 0.10;
const BLUNDER: f32 = 0.22;
/// By so much the only good thing to do is better than all else.
const GREAT: f32 = 0.10;
/// Luck of less than this is not told.
const TURN_OF_LUCK: f32 = 0.10;
/// How fast accuracy falls with what turns cost on average.
const STEEPNESS: f64 = 4.0;
/// Who plays alone plays for points: so many count as much as the whole victory.
const ALONE: f32 = 100.0;

named_enum! {
    /// How good a decision was.
    pub enum Grade / PerGrade {
        /// By far the best of all.
        Great = "great",
        /// Nothing or little was lost.
        Good = "good",
        /// Something was lost.
        Slip = "slip",
        /// Much was lost.
        Mistake = "mistake",
        /// Very much was lost.
        Blunder = "blunder",
    }
}

impl Grade {
    /// The grade of a decision.
    pub fn of(review: &Review) -> Self {
        let lost = cost(review);
        if lost >= BLUNDER {
            Self::Blunder
        } else if lost >= MISTAKE {
            Self::Mistake
        } else if lost >= SLIP {
            Self::Slip
        } else if review.ahead.mean >= GREAT && review.ahead.is_sure() {
            Self::Great
        } else {
            Self::Good
        }
    }
}

/// What a decision cost, as a part of the victory.
fn cost(review: &Review) -> f32 {
    let lost =
        if review.chances.len() == 1 { review.lost_points.mean / ALONE } else { review.lost.mean };
    lost.max(0.0)
}

/// How well somebody played.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Performance {
    /// The player.
    pub seat: Seat,
    /// How often there was something to choose.
    pub decisions: usize,
    /// In how many turns: a turn lasts until chance or somebody else acts.
    pub turns: usize,
    /// From 0 to 100: 100 where no turn lost anything.
    pub accuracy: f64,
    /// How much chance to win all decisions together cost.
    pub lost: f32,
    /// How many points all decisions together cost.
    pub lost_points: f32,
    /// How much chance to win came and went with chance.
    pub luck: f32,
    /// How many decisions there are of each grade, from great to blunder.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<usize>))]
    pub grades: [usize; Grade::COUNT],
}

/// A moment at which a game turned.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Turning {
    /// Before which action of the record, counted from 0.
    pub at: usize,
    /// Whose decision, or whose luck.
    pub seat: Seat,
    /// What it brought them, as a part of the victory: less than nothing where it cost.
    pub swing: f32,
    /// How good the decision was; nothing where it was luck.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub grade: Option<Grade>,
}

/// What all decisions of a game say together.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Analysis {
    /// How well each played, in seat order.
    pub players: Vec<Performance>,
    /// Where it turned, in the order of the game.
    pub turnings: Vec<Turning>,
}

impl Analysis {
    /// Sums up the decisions of a game: who acted, each decision that was judged with its place, in
    /// order, and everybody's share of the victory in the end.
    pub fn of(players: u8, actors: &[Actor], reviews: &[(usize, Review)], result: &[f32]) -> Self {
        Self::sum_up(players, actors, reviews, Some(result))
    }

    /// The same of the first decisions of a game, while the others are still to be judged.
    pub fn so_far(players: u8, actors: &[Actor], reviews: &[(usize, Review)]) -> Self {
        Self::sum_up(players, actors, reviews, None)
    }

    fn sum_up(
        players: u8,
        actors: &[Actor],
        reviews: &[(usize, Review)],
        result: Option<&[f32]>,
    ) -> Self {
        let mut turnings = Vec::new();
        for (at, review) in reviews {
            let (grade, at) = (Grade::of(review), *at);
            let swing = if grade == Grade::Great { review.ahead.mean } else { -cost(review) };
            if grade != Grade::Good {
                turnings.push(Turning { at, seat: review.seat, swing, grade: Some(grade) });
            }
        }
        let mut luck = vec![0.0; usize::from(players)];
        for (index, (at, review)) in reviews.iter().enumerate() {
            let (until, then) = match (reviews.get(index + 1), result) {
                (Some((next, review)), _) => (*next, &review.seen[..]),
                (None, Some(result)) => (actors.len(), result),
                // What chance brought after this is known when the next one is judged.
                (None, None) => break,
            };
            let chance = actors.get(at + 1..until).unwrap_or_default().iter();
            let Some(rolled) = chance.into_iter().position(|by| *by == Actor::Chance) else {
                continue;
            };
            for seat in Seat::first(players) {
                let swing = then[seat.index()] - review.foreseen[seat.index()];
                luck[seat.index()] += swing;
                if swing.abs() >= TURN_OF_LUCK {
                    turnings.push(Turning { at: at + 1 + rolled, seat, swing, grade: None });
                }
            }
        }
        turnings.sort_by_key(|turning| (turning.at, turning.seat));
        let performance = |seat: Seat| {
            let own = || reviews.iter().map(|(_, it)| it).filter(move |it| it.seat == seat);
            let mut grades = [0; Grade::COUNT];
            own().for_each(|review| grades[Grade::of(review).index()] += 1);
            let decisions = own().count();
            let lost: f32 = own().map(cost).sum();
            let turns = turns(seat, actors, reviews);
            let mean = f64::from(lost) / turns.max(1) as f64;
            Performance {
                seat,
                decisions,
                turns,
                accuracy: 100.0 * (-STEEPNESS * mean).exp(),
                lost,
                lost_points: own().map(|it| it.lost_points.mean.max(0.0)).sum(),
                luck: luck[seat.index()],
                grades,
            }
        };
        Self { players: Seat::first(players).map(performance).collect(), turnings }
    }
}

/// In how many turns a player had something to choose.
fn turns(seat: Seat, actors: &[Actor], reviews: &[(usize, Review)]) -> usize {
    let own: Vec<usize> =
        reviews.iter().filter(|(_, review)| review.seat == seat).map(|(at, _)| *at).collect();
    let between = |from: usize, to: usize| actors.get(from..to).unwrap_or_default();
    let begins = |&index: &usize| {
        index == 0 || between(own[index - 1], own[index]).iter().any(|&by| by != Actor::Seat(seat))
    };
    (0..own.len()).filter(begins).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Figure;

    fn review(seat: Seat, before: [f32; 2], left: [f32; 2]) -> Review {
        let lost = before[seat.index()] - left[seat.index()];
        Review {
            seat,
            played: "one".into(),
            best: vec![if lost > 0.0 { "two".into() } else { "one".into() }],
            chances: before.to_vec(),
            points: vec![50.0; 2],
            chances_left: left.to_vec(),
            points_left: vec![50.0; 2],
            lost: Figure { mean: lost, error: 0.03 },
            lost_points: Figure { mean: 10.0 * lost, error: 0.4 },
            ahead: Figure::default(),
            sources: Vec::new(),
            seen: before.to_vec(),
            foreseen: left.to_vec(),
        }
    }

    /// A decides twice, the second time badly; the dice then help A; B loses nothing.
    fn game() -> Analysis {
        let (a, b) = (Actor::Seat(Seat::A), Actor::Seat(Seat::B));
        let actors = [a, a, Actor::Chance, b, a];
        let reviews = [
            (0, review(Seat::A, [0.5, 0.5], [0.5, 0.5])),
            (1, review(Seat::A, [0.5, 0.5], [0.3, 0.7])),
            (3, review(Seat::B, [0.6, 0.4], [0.6, 0.4])),
            (4, review(Seat::A, [0.7, 0.3], [0.7, 0.3])),
        ];
        Analysis::of(2, &actors, &reviews, &[1.0, 0.0])
    }

    #[test]
    fn luck_is_told_apart_from_play() {
        let [a, b] = &game().players[..] else { panic!("two play") };
        assert!((a.lost - 0.2).abs() < 1e-6 && b.lost == 0.0);
        assert!((a.luck - 0.3).abs() < 1e-6 && (b.luck + 0.3).abs() < 1e-6, "{a:?} {b:?}");
        assert_eq!((a.turns, a.decisions), (2, 3));
        assert!((a.accuracy - 100.0 * (-0.4_f64).exp()).abs() < 1e-4, "{}", a.accuracy);
        assert!((b.accuracy - 100.0).abs() < 1e-9);
        assert_eq!(a.grades[Grade::Mistake.index()], 1);
    }

    #[test]
    fn the_game_turns_where_much_changed() {
        let turnings = game().turnings;
        let told: Vec<_> = turnings.iter().map(|it| (it.at, it.seat, it.grade)).collect();
        assert_eq!(
            told,
            [(1, Seat::A, Some(Grade::Mistake)), (2, Seat::A, None), (2, Seat::B, None)]
        );
    }

    #[test]
    fn what_is_still_to_be_judged_is_nobodys_luck() {
        let (a, b) = (Actor::Seat(Seat::A), Actor::Seat(Seat::B));
        let actors = [a, Actor::Chance, b, Actor::Chance];
        let reviews = [(0, review(Seat::A, [0.5, 0.5], [0.5, 0.5]))];
        let whole = Analysis::of(2, &actors, &reviews, &[1.0, 0.0]);
        assert!((whole.players[0].luck - 0.5).abs() < 1e-6 && whole.turnings.len() == 2);
        let so_far = Analysis::so_far(2, &actors, &reviews);
        assert!(so_far.players[0].luck == 0.0 && so_far.turnings.is_empty());
    }

    #[test]
    fn what_is_good_alone_is_measured_in_points() {
        let mut alone = review(Seat::A, [1.0, 0.0], [1.0, 0.0]);
        alone.chances.truncate(1);
        alone.lost_points = Figure { mean: 12.0, error: 2.0 };
        assert_eq!(Grade::of(&alone), Grade::Mistake);
    }
}
