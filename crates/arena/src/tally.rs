//! The sums over the rounds of a match.

use std::collections::BTreeMap;

/// A mean, and how far off it may be.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimate {
    /// How many rounds it comes from.
    pub rounds: u64,
    sum: f64,
    squares: f64,
}

/// So many standard errors on either side hold the truth in 95 cases of 100.
const SURE: f64 = 1.96;

impl Estimate {
    /// One round more.
    pub fn add(&mut self, value: f64) {
        self.rounds += 1;
        self.sum += value;
        self.squares += value * value;
    }

    /// The mean; nothing before the first round.
    pub fn mean(&self) -> Option<f64> {
        (self.rounds > 0).then(|| self.sum / self.rounds as f64)
    }

    /// How much rounds differ; nothing before the second.
    pub fn variance(&self) -> Option<f64> {
        let rounds = self.rounds as f64;
        let mean = self.mean().filter(|_| self.rounds > 1)?;
        Some(((self.squares - rounds * mean * mean) / (rounds - 1.0)).max(0.0))
    }

    /// How far the mean may be off, in 95 cases of 100.
    pub fn margin(&self) -> Option<f64> {
        Some(SURE * (self.variance()? / self.rounds as f64).sqrt())
    }

    /// How far the mean of shares may be off, in 95 cases of 100. Whoever has won every round so far
    /// may lose the next: one more round is taken for won and one for lost.
    pub fn share_margin(&self) -> Option<f64> {
        let mut cautious = (self.rounds > 0).then_some(*self)?;
        cautious.add(0.0);
        cautious.add(1.0);
        cautious.margin()
    }
}

/// What came of the rounds for one contestant.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    /// The share of the victories; those who lead together share one.
    pub wins: Estimate,
    /// Points at the end.
    pub points: Estimate,
    /// How often it had so many points at the end, the fewest first.
    pub scores: BTreeMap<i32, u64>,
    /// How often it came first, second, and so on.
    pub places: Vec<u64>,
    /// How often it stood before another contestant at the end, by their number; equal is a half.
    pub against: Vec<Estimate>,
}

impl Tally {
    /// Nothing yet, among so many contestants for so many seats.
    pub fn new(contestants: usize, players: usize) -> Self {
        Self {
            places: vec![0; players],
            against: vec![Estimate::default(); contestants],
            ..Self::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_knows_how_far_off_it_may_be() {
        let mut estimate = Estimate::default();
        assert_eq!((estimate.mean(), estimate.margin()), (None, None));
        for value in [0.0, 1.0, 1.0, 0.0] {
            estimate.add(value);
        }
        assert_eq!(estimate.mean(), Some(0.5));
        assert!((estimate.variance().unwrap() - 1.0 / 3.0).abs() < 1e-9);
        assert!((estimate.margin().unwrap() - 1.96 * (1.0_f64 / 12.0).sqrt()).abs() < 1e-9);
    }

    #[test]
    fn whoever_has_always_won_may_lose() {
        let mut wins = Estimate::default();
        assert_eq!(wins.share_margin(), None);
        let margins: Vec<f64> = (0..100)
            .map(|_| {
                wins.add(1.0);
                wins.share_margin().unwrap()
            })
            .collect();
        assert!(margins.is_sorted_by(|a, b| a > b), "the more games, the surer");
        assert!(margins[1] > 0.4 && margins[99] < 0.03, "{margins:?}");
    }
}
