//! A number that was found by looking ahead, with how far it may be off.

use serde::{Deserialize, Serialize};

/// A number and how sure it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Figure {
    /// What is expected.
    pub mean: f32,
    /// How far that may usually be off.
    pub error: f32,
}

impl Figure {
    /// The average of what was found each time. `blur` is how far whoever judged may be off as a part of
    /// the spread: that error is the same every time, and looking more often does not cure it.
    pub(crate) fn average(found: impl Iterator<Item = f32>, blur: f32) -> Self {
        let spread = Spread::of(found);
        // Off by more than this in 5 of 100 cases.
        let error = spread.wide() * (1.0 / spread.count + blur * blur).sqrt();
        Self { mean: spread.mean, error }
    }

    /// The average of shares of victories that were won: even if nobody ever lost, somebody may.
    pub(crate) fn won(shares: impl Iterator<Item = f32>) -> Self {
        let spread = Spread::of(shares);
        // As if two more had been won and two more lost.
        let count = spread.count + 4.0;
        let part = (spread.mean * spread.count + 2.0) / count;
        Self { mean: spread.mean, error: 2.0 * (part * (1.0 - part) / count).sqrt() }
    }

    /// The average of differences between such shares: even if it never mattered, it may.
    pub(crate) fn won_more(differences: impl Iterator<Item = f32>) -> Self {
        let differences: Vec<f32> = differences.collect();
        let mean = Spread::of(differences.iter().copied()).mean;
        // As if it had mattered once for either.
        let spread = Spread::of(differences.into_iter().chain([0.5, -0.5]));
        Self { mean, error: spread.wide() / spread.count.sqrt() }
    }

    /// Whether it says anything: it is off by at most half of it. A game that need not end may end
    /// anywhere.
    pub fn tells(self) -> bool {
        self.error <= self.mean.abs() / 2.0
    }

    /// Whether it is more than nothing, beyond doubt.
    pub fn is_sure(self) -> bool {
        self.mean > self.error
    }
}

/// What is shown of turns in the order in which they are shown, none above the one before it. Where a later
/// one came out higher, the games cannot tell the two apart: both are their average, and as much less sure
/// as that moves them.
pub(crate) fn falling(figures: Vec<Figure>) -> Vec<Figure> {
    let mut pools: Vec<Vec<Figure>> = Vec::new();
    let mean = |pool: &[Figure]| pool.iter().map(|it| it.mean).sum::<f32>() / pool.len() as f32;
    for figure in figures {
        let mut pool = vec![figure];
        while let Some(before) = pools.pop_if(|before| mean(before) < mean(&pool)) {
            pool = [before, pool].concat();
        }
        pools.push(pool);
    }
    let shown = pools.iter().flat_map(|pool| {
        let mean = mean(pool);
        pool.iter().map(move |it| Figure { mean, error: it.error + (it.mean - mean).abs() })
    });
    shown.collect()
}

/// Numbers, and how far they lie from each other.
pub(crate) struct Spread {
    pub mean: f32,
    /// How far a single one is from the average, usually.
    pub deviation: f32,
    count: f32,
}

impl Spread {
    pub fn of(numbers: impl Iterator<Item = f32>) -> Self {
        let numbers: Vec<f64> = numbers.map(f64::from).collect();
        let count = numbers.len().max(1) as f64;
        let mean = numbers.iter().sum::<f64>() / count;
        let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
        let deviation = (squares / (count - 1.0).max(1.0)).sqrt();
        Self { mean: mean as f32, deviation: deviation as f32, count: count as f32 }
    }

    /// So far from the average are 95 of 100; the fewer there were, the less is known of how far they
    /// spread (close to Student's distribution from four numbers on).
    fn wide(&self) -> f32 {
        let free = (self.count - 1.0).max(1.0);
        self.deviation * (1.96 + 2.37 / free + 2.8 / (free * free))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_numbers_make_it_surer_but_not_the_judge() {
        let coins = |count: u16| (0..count).map(|at| f32::from(at % 2) * 10.0);
        let few = Figure::average(coins(16), 0.0);
        let many = Figure::average(coins(1600), 0.0);
        assert!((many.mean - 5.0).abs() < 1e-4 && (few.mean - 5.0).abs() < 1e-4);
        assert!((many.error - 0.245).abs() < 0.005, "{many:?}");
        assert!(few.error > 10.0 * many.error, "{few:?}");
        let blurred = Figure::average(coins(1600), 0.1);
        assert!((blurred.error - 1.01).abs() < 0.02, "{blurred:?}");
        assert!(many.is_sure() && !Figure { mean: 1.0, error: 1.1 }.is_sure());
    }

    #[test]
    fn what_is_shown_first_is_shown_as_best() {
        let figures = |means: &[f32]| -> Vec<Figure> {
            means.iter().map(|&mean| Figure { mean, error: 4.0 }).collect()
        };
        let means = |shown: &[Figure]| shown.iter().map(|it| it.mean).collect::<Vec<_>>();
        assert_eq!(falling(figures(&[9.0, 7.0, 7.0])), figures(&[9.0, 7.0, 7.0]));
        let pooled = falling(figures(&[80.0, 84.0, 70.0]));
        assert_eq!(means(&pooled), [82.0, 82.0, 70.0]);
        assert_eq!(pooled.iter().map(|it| it.error).collect::<Vec<_>>(), [6.0, 6.0, 4.0]);
        assert_eq!(means(&falling(figures(&[1.0, 2.0, 3.0]))), [2.0, 2.0, 2.0]);
        assert_eq!(means(&falling(figures(&[5.0, 1.0, 3.0]))), [5.0, 2.0, 2.0]);
        assert!(falling(Vec::new()).is_empty());
    }

    #[test]
    fn a_number_that_may_be_anything_says_nothing() {
        assert!(Figure { mean: 152.0, error: 12.0 }.tells());
        assert!(Figure { mean: -20.0, error: 4.0 }.tells());
        assert!(!Figure { mean: 2913.0, error: 9242.0 }.tells());
    }

    #[test]
    fn what_was_always_won_may_still_be_lost() {
        let always = Figure::won([1.0; 10].into_iter());
        assert!((always.mean - 1.0).abs() < 1e-6 && always.error > 0.15, "{always:?}");
        let even = Figure::won((0..400).map(|at| f32::from(at % 2 == 0)));
        assert!((even.error - 0.05).abs() < 0.001, "{even:?}");
    }
}
