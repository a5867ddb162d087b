//! How games may end that begin with an action: what many looks ahead found together.

use quadrivium_core::{Key, Seat};

use crate::mind::{Outlook, Worth};

/// A number that was found many times, and how sure it is.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimate {
    /// On average.
    pub mean: f32,
    /// How far a single one is from the average, usually.
    pub spread: f32,
    /// How far the average itself may be off, usually.
    pub error: f32,
}

/// Numbers that are added up one by one, one for each player.
#[derive(Clone, Copy, Debug, Default)]
struct Sums {
    sum: [f64; Seat::MOST],
    squares: [f64; Seat::MOST],
}

impl Sums {
    fn add(&mut self, numbers: &Worth) {
        for ((sum, square), &number) in self.sum.iter_mut().zip(&mut self.squares).zip(numbers) {
            *sum += f64::from(number);
            *square += f64::from(number) * f64::from(number);
        }
    }

    fn estimate(&self, at: usize, count: u32) -> Estimate {
        let count = f64::from(count.max(1));
        let mean = self.sum[at] / count;
        let variance =
            (self.squares[at] / count - mean * mean).max(0.0) * count / (count - 1.0).max(1.0);
        Estimate {
            mean: mean as f32,
            spread: variance.sqrt() as f32,
            error: (variance / count).sqrt() as f32,
        }
    }
}

/// What was found in many looks ahead.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    count: u32,
    points: Sums,
    shares: Sums,
    worth: Sums,
}

impl Tally {
    /// One more look, and what was found there is worth to each.
    pub fn add(&mut self, found: &Outlook, worth: &Worth) {
        self.count += 1;
        self.points.add(&found.points);
        self.shares.add(&found.shares);
        self.worth.add(worth);
    }

    /// How many looks there were.
    pub fn count(&self) -> u32 {
        self.count
    }

    /// How many points somebody will have in the end.
    pub fn points(&self, seat: Seat) -> Estimate {
        self.points.estimate(seat.index(), self.count)
    }

    /// How much of the victory somebody will have.
    pub fn share(&self, seat: Seat) -> Estimate {
        self.shares.estimate(seat.index(), self.count)
    }

    /// What it is worth to somebody, by what they play for.
    pub fn worth(&self, seat: Seat) -> Estimate {
        self.worth.estimate(seat.index(), self.count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_average_gets_surer_and_the_spread_stays() {
        let mut tally = Tally::default();
        for look in 0_u8..100 {
            let mut found = Outlook::default();
            found.points[1] = 50.0 + f32::from(look % 2) * 10.0;
            tally.add(&found, &Worth::default());
        }
        let points = tally.points(Seat::B);
        assert!((points.mean - 55.0).abs() < 1e-4);
        assert!((points.spread - 5.0).abs() < 0.05, "{points:?}");
        assert!((points.error - 0.5).abs() < 0.01, "{points:?}");
        assert_eq!(tally.points(Seat::A), Estimate::default());
    }
}
