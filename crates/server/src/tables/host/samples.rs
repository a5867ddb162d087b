//! How busy the last day was, minute by minute, as far as this process remembers.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// One day.
const MOST: usize = 24 * 60;

/// One minute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sample {
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// How many moves people had made until then.
    pub moves: u64,
    /// How busy the threads of the bots were, in percent; above 100 where bots wait for one.
    pub load: u32,
}

/// Those of the last day.
#[derive(Default)]
pub struct Samples(Mutex<VecDeque<Sample>>);

impl Samples {
    fn all(&self) -> MutexGuard<'_, VecDeque<Sample>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn note(&self, sample: Sample) {
        let mut all = self.all();
        if all.len() >= MOST {
            all.pop_front();
        }
        all.push_back(sample);
    }

    /// How many moves were made since the first minute that is remembered.
    pub(super) fn moves(&self, now: u64) -> u64 {
        self.all().front().map_or(now, |first| now.saturating_sub(first.moves))
    }

    /// The busiest minute.
    pub(super) fn busiest(&self) -> Option<Sample> {
        self.all().iter().copied().max_by_key(|sample| sample.load)
    }

    /// The day in so many parts, the busiest minute of each.
    pub(super) fn drawn(&self, parts: usize) -> Vec<u32> {
        let all = self.all();
        let size = all.len().div_ceil(parts.max(1)).max(1);
        let most =
            |part: &[Sample]| part.iter().map(|sample| sample.load).max().unwrap_or_default();
        let all: Vec<_> = all.iter().copied().collect();
        all.chunks(size).map(most).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_remembered_and_drawn_in_parts() {
        let samples = Samples::default();
        assert_eq!((samples.moves(7), samples.busiest(), samples.drawn(4)), (7, None, Vec::new()));
        for minute in 0..2_000 {
            let load = if minute == 1_000 { 90 } else { 10 };
            samples.note(Sample { at: minute, moves: minute, load });
        }
        assert_eq!(samples.moves(2_000), 1_440, "of the last day");
        assert_eq!(samples.busiest().unwrap().at, 1_000);
        let drawn = samples.drawn(48);
        assert_eq!((drawn.len(), drawn.iter().filter(|load| **load == 90).count()), (48, 1));
    }
}
