//! How long to plan, and with how many heads.

use std::time::{Duration, Instant};

/// How long to plan: a number of lines, a time, or whichever is over first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    lines: Option<u64>,
    time: Option<Duration>,
    reach: Option<i32>,
    heads: usize,
    seed: u64,
}

impl Limits {
    /// So many lines are tried: the same thoughts, however fast or busy the machine is.
    pub const fn lines(lines: u64) -> Self {
        Self { lines: Some(lines), time: None, reach: None, heads: 1, seed: 1 }
    }

    /// So much time.
    pub const fn time(time: Duration) -> Self {
        Self { lines: None, time: Some(time), reach: None, heads: 1, seed: 1 }
    }

    /// No longer than this.
    #[must_use]
    pub const fn within(self, time: Duration) -> Self {
        Self { time: Some(time), ..self }
    }

    /// So many points are enough.
    #[must_use]
    pub const fn reaching(self, points: i32) -> Self {
        Self { reach: Some(points), ..self }
    }

    /// So many lines are changed at the same time, each on a thread of its own.
    #[must_use]
    pub fn with_heads(self, heads: usize) -> Self {
        Self { heads: heads.max(1), ..self }
    }

    /// Another seed, another line.
    #[must_use]
    pub const fn with_seed(self, seed: u64) -> Self {
        Self { seed, ..self }
    }

    pub(super) const fn reach(&self) -> Option<i32> {
        self.reach
    }

    pub(super) const fn heads(&self) -> usize {
        self.heads
    }

    pub(super) const fn seed(&self) -> u64 {
        self.seed
    }

    /// Begins to plan now.
    pub(super) fn begin(&self) -> Budget<'static> {
        let began = Instant::now();
        self.begin_by(move || began.elapsed())
    }

    /// Begins to plan, by a clock that says how much time is over.
    pub(super) fn begin_by<'a>(&self, clock: impl Fn() -> Duration + 'a) -> Budget<'a> {
        let clock: Clock<'a> = Box::new(clock);
        Budget { limits: *self, clock: self.time.map(|time| (clock, time)), tried: 0 }
    }
}

/// Says how much time is over.
type Clock<'a> = Box<dyn Fn() -> Duration + 'a>;

/// What is spent of the limits.
pub(super) struct Budget<'a> {
    limits: Limits,
    /// Without a time there is no clock to look at.
    clock: Option<(Clock<'a>, Duration)>,
    tried: u64,
}

impl Budget<'_> {
    /// How many lines were tried.
    pub(super) const fn tried(&self) -> u64 {
        self.tried
    }

    /// What part is over, from 0 to 1.
    pub(super) fn spent(&self) -> f32 {
        let lines = self.limits.lines.map_or(0.0, |all| self.tried as f32 / all as f32);
        let time = self.clock.as_ref().map_or(0.0, |(clock, all)| part(clock(), *all));
        // Lines that are all spent are 1 to the last digit, and none of none is spent too.
        let over = self.limits.lines.is_some_and(|all| self.tried >= all);
        if over { 1.0 } else { lines.max(time).min(1.0) }
    }

    /// How many lines each head tries next: so many, as long as there are enough left.
    pub(super) fn shares(&mut self, most: u64) -> Vec<u64> {
        let heads = self.limits.heads as u64;
        let left = self.limits.lines.map_or(u64::MAX, |all| all - self.tried);
        let all = left.min(most * heads);
        self.tried += all;
        (0..heads).map(|head| all / heads + u64::from(head < all % heads)).collect()
    }
}

fn part(elapsed: Duration, all: Duration) -> f32 {
    if elapsed >= all { 1.0 } else { elapsed.as_secs_f32() / all.as_secs_f32() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_shared_out_to_the_last() {
        let mut budget = Limits::lines(1000).with_heads(3).begin();
        assert_eq!(budget.shares(256), [256; 3]);
        assert!(budget.spent() < 1.0);
        assert_eq!(budget.shares(256), [78, 77, 77]);
        assert_eq!(budget.tried(), 1000);
        assert!(budget.spent() >= 1.0);
        assert_eq!(budget.shares(256), [0; 3]);
    }

    #[test]
    fn whichever_is_over_first_ends_it() {
        let hour = Duration::from_hours(1);
        assert!(Limits::lines(0).within(hour).begin().spent() >= 1.0);
        assert!(Limits::lines(u64::MAX).within(Duration::ZERO).begin().spent() >= 1.0);
        assert!(Limits::lines(9).within(hour).begin().spent() < 0.1);
    }
}
