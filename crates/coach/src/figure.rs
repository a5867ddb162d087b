//! A number that was found by looking ahead, with how far it may be off.

use quadrivium_bots::Estimate;
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

impl From<Estimate> for Figure {
    fn from(estimate: Estimate) -> Self {
        Self { mean: estimate.mean, error: estimate.error }
    }
}

impl Figure {
    /// What was found by judging positions. However many looks agree, whatever judges them errs by so
    /// much; only where all looks are the same nothing had to be judged.
    #[must_use]
    pub fn judged(estimate: Estimate, errs: f32) -> Self {
        let error = if estimate.error > 0.0 { estimate.error.hypot(errs) } else { 0.0 };
        Self { mean: estimate.mean, error }
    }

    /// How much more this is than another that was found apart from it.
    #[must_use]
    pub fn above(self, other: Self) -> Self {
        Self { mean: self.mean - other.mean, error: self.error.hypot(other.error) }
    }

    /// Whether it is more than nothing, beyond doubt.
    pub fn is_sure(self) -> bool {
        self.mean > SURE * self.error
    }
}

/// What is so many times its error is no accident.
pub(crate) const SURE: f32 = 2.0;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_looks_do_not_make_a_judge_infallible() {
        let judged =
            |error| Figure::judged(Estimate { mean: 140.0, spread: 9.0, error }, 4.0).error;
        assert!((judged(3.0) - 5.0).abs() < 1e-6);
        assert!(judged(0.001) >= 4.0);
        assert!(judged(0.0) < 1e-6, "what all looks agree on exactly was not judged");
    }

    #[test]
    fn a_difference_is_less_sure_than_either_side() {
        let difference = Figure { mean: 10.0, error: 3.0 }.above(Figure { mean: 4.0, error: 4.0 });
        assert_eq!(difference, Figure { mean: 6.0, error: 5.0 });
        assert!(!difference.is_sure());
        assert!(Figure { mean: 11.0, error: 5.0 }.is_sure());
    }
}
