//! The sums over many games, in whole numbers.

use quadrivium_bots::Outcome;
use quadrivium_core::Key;

/// What came of some games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    pub games: u64,
    pub decisions: u64,
    pub chance: u64,
    /// In seat order.
    pub seats: Vec<SeatTally>,
}

/// What came of some games for one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatTally {
    pub points: i64,
    /// The fewest and the most points; nothing before the first game.
    pub range: Option<(i32, i32)>,
    /// Shared victories count in full for each.
    pub wins: u64,
}

impl Tally {
    /// No games yet.
    pub fn new(players: usize) -> Self {
        Self { games: 0, decisions: 0, chance: 0, seats: vec![SeatTally::default(); players] }
    }

    /// One game more.
    pub fn add(&mut self, outcome: &Outcome) {
        self.games += 1;
        self.decisions += outcome.decisions;
        self.chance += outcome.chance;
        for standing in outcome.standings.iter() {
            self.seats[standing.seat.index()].merge(&SeatTally {
                points: standing.points.into(),
                range: Some((standing.points, standing.points)),
                wins: u64::from(standing.rank == 1),
            });
        }
    }

    /// Both together, in whatever order.
    #[must_use]
    pub fn merge(mut self, other: &Self) -> Self {
        self.games += other.games;
        self.decisions += other.decisions;
        self.chance += other.chance;
        for (mine, other) in self.seats.iter_mut().zip(&other.seats) {
            mine.merge(other);
        }
        self
    }
}

impl SeatTally {
    fn merge(&mut self, other: &Self) {
        self.points += other.points;
        self.wins += other.wins;
        self.range = match (self.range, other.range) {
            (Some((min, max)), Some((low, high))) => Some((min.min(low), max.max(high))),
            (mine, theirs) => mine.or(theirs),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_of_merging_does_not_show() {
        let seat = |points, range, wins| SeatTally { points, range, wins };
        let tally = |games, seats| Tally { games, decisions: games, chance: 0, seats };
        let a = tally(2, vec![seat(-3, Some((-5, 2)), 1)]);
        let b = tally(1, vec![seat(9, Some((9, 9)), 0)]);
        let both = a.clone().merge(&b);
        assert_eq!(both, tally(3, vec![seat(6, Some((-5, 9)), 1)]));
        assert_eq!(both, b.merge(&a).merge(&Tally::new(1)));
    }
}
