//! Points, where they came from, and who is ahead.

use std::cmp::Reverse;

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::Seat;

/// Named amounts in a fixed order; an object in JSON.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(value_type = HashMap<String, i32>))]
pub struct Breakdown(pub Vec<(&'static str, i32)>);

impl Breakdown {
    /// All amounts together.
    pub fn total(&self) -> i32 {
        self.0.iter().map(|(_, points)| points).sum()
    }

    /// The amount under this name.
    pub fn get(&self, source: &str) -> Option<i32> {
        self.0.iter().find(|(name, _)| *name == source).map(|&(_, points)| points)
    }
}

impl Serialize for Breakdown {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (source, points) in &self.0 {
            map.serialize_entry(source, points)?;
        }
        map.end()
    }
}

/// How one player stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Standing {
    /// The player.
    pub seat: Seat,
    /// The points so far, or at the end.
    pub points: i32,
    /// Where the points came from; sums to `points`.
    pub breakdown: Breakdown,
    /// What decides between equal points, most important first; more is better.
    pub tie_breaks: Breakdown,
    /// 1 for the leader; equal ranks share.
    pub rank: u8,
}

/// How all players stand, in seat order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Standings(Vec<Standing>);

impl Standings {
    /// Ranks players by points, then by their tie-breaks in order, where more is better.
    pub fn ranked(players: impl IntoIterator<Item = (Seat, Breakdown, Breakdown)>) -> Self {
        let mut all: Vec<_> = players
            .into_iter()
            .map(|(seat, breakdown, tie_breaks)| {
                let points = breakdown.total();
                Standing { seat, points, breakdown, tie_breaks, rank: 0 }
            })
            .collect();
        let merit = |s: &Standing| {
            let ties: Vec<_> = s.tie_breaks.0.iter().map(|&(_, amount)| Reverse(amount)).collect();
            (Reverse(s.points), ties)
        };
        let merits: Vec<_> = all.iter().map(merit).collect();
        for (standing, mine) in all.iter_mut().zip(&merits) {
            standing.rank = 1 + merits.iter().filter(|other| *other < mine).count() as u8;
        }
        Self(all)
    }

    /// Ranks these players behind all others, the first of them last: in this order they gave up.
    #[must_use]
    pub fn with_last(mut self, gave_up: &[Seat]) -> Self {
        let merit =
            |standing: &Standing| match gave_up.iter().position(|&seat| seat == standing.seat) {
                None => (0, standing.rank),
                Some(earlier) => (gave_up.len() - earlier, 0),
            };
        let merits: Vec<_> = self.0.iter().map(merit).collect();
        for (standing, mine) in self.0.iter_mut().zip(&merits) {
            standing.rank = 1 + merits.iter().filter(|other| *other < mine).count() as u8;
        }
        self
    }

    /// The players in seat order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &Standing> {
        self.0.iter()
    }

    /// How this player stands.
    pub fn of(&self, seat: Seat) -> Option<&Standing> {
        self.0.iter().find(|standing| standing.seat == seat)
    }

    /// The players who lead; several share a victory.
    pub fn leaders(&self) -> impl Iterator<Item = Seat> {
        self.0.iter().filter(|standing| standing.rank == 1).map(|standing| standing.seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranks(players: [(i32, i32); 3]) -> Vec<u8> {
        let players = Seat::first(3).zip(players).map(|(seat, (points, tie))| {
            (seat, Breakdown(vec![("points", points)]), Breakdown(vec![("tie", tie)]))
        });
        Standings::ranked(players).iter().map(|standing| standing.rank).collect()
    }

    #[test]
    fn points_come_before_tie_breaks() {
        assert_eq!(ranks([(5, 0), (7, 0), (5, 1)]), [3, 1, 2]);
    }

    #[test]
    fn equal_players_share_a_rank_and_the_next_one_is_left_out() {
        assert_eq!(ranks([(5, 1), (5, 1), (4, 9)]), [1, 1, 3]);
    }

    #[test]
    fn whoever_gave_up_is_last_and_the_others_keep_their_order() {
        let standing =
            |seat, points| (seat, Breakdown(vec![("points", points)]), Breakdown::default());
        let points = [9, 5, 5, 7];
        let all = Standings::ranked(Seat::first(4).zip(points).map(|(s, p)| standing(s, p)));
        let ranks = |last: &[Seat]| {
            let ranked = all.clone().with_last(last);
            ranked.iter().map(|standing| standing.rank).collect::<Vec<_>>()
        };
        assert_eq!(ranks(&[]), [1, 3, 3, 2]);
        assert_eq!(ranks(&[Seat::A]), [4, 2, 2, 1]);
        assert_eq!(ranks(&[Seat::D, Seat::A]), [3, 1, 1, 4], "who gave up later is ahead");
    }
}
