//! How long to think: about one decision, and about a whole turn.

use std::time::{Duration, Instant};

use crate::thinker::Host;

/// How long to think about one decision.
pub trait Budget {
    /// How much of the time is over after so many simulations: from 0 to 1.
    fn spent(&mut self, simulations: u32) -> f32;
}

/// A number of simulations: the same thoughts, however fast or busy the machine is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Simulations(pub u32);

impl Budget for Simulations {
    fn spent(&mut self, simulations: u32) -> f32 {
        simulations as f32 / self.0 as f32
    }
}

/// A number of simulations, a time, or whichever is over first.
#[derive(Clone, Copy, Debug)]
pub struct Limit {
    simulations: f32,
    time: Option<(Instant, Duration)>,
}

impl Budget for Limit {
    fn spent(&mut self, simulations: u32) -> f32 {
        let thought = simulations as f32 / self.simulations;
        match self.time {
            Some((began, time)) => {
                let time = time.as_secs_f32().max(f32::MIN_POSITIVE);
                thought.max(began.elapsed().as_secs_f32() / time)
            }
            None => thought,
        }
    }
}

/// A limit on a thread that is lent: its host comes in between now and then. The clock does not stop
/// for that, so nobody waits longer for a thought that was interrupted.
pub(crate) struct Shared<'a, H: ?Sized> {
    pub(crate) limit: Limit,
    pub(crate) host: &'a H,
}

impl<H: ?Sized> Shared<'_, H> {
    /// So many simulations lie between two pauses: some milliseconds.
    pub(crate) const BETWEEN: u32 = 64;
}

impl<H: Host + ?Sized> Budget for Shared<'_, H> {
    fn spent(&mut self, simulations: u32) -> f32 {
        if simulations.is_multiple_of(Self::BETWEEN) {
            self.host.pause();
        }
        self.limit.spent(simulations)
    }
}

/// What a pace is meant for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Per {
    Decision,
    /// So many decisions are usual in a turn.
    Turn {
        decisions: u8,
    },
}

/// How long somebody thinks, by simulations, by time or by both.
///
/// A pace for a turn is shared out among its decisions, in equal parts as long as there are no more
/// of them than usual. Of what is left then, every further one gets half.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pace {
    simulations: Option<u32>,
    time: Option<Duration>,
    per: Per,
}

/// Fewer simulations than this are no thought.
const FEWEST: f32 = 8.0;

impl Pace {
    /// So many simulations for every decision.
    pub const fn decision(simulations: u32) -> Self {
        Self { simulations: Some(simulations), time: None, per: Per::Decision }
    }

    /// So many simulations for a turn, which usually has so many decisions.
    pub const fn turn(simulations: u32, decisions: u8) -> Self {
        Self { simulations: Some(simulations), time: None, per: Per::Turn { decisions } }
    }

    /// So much time for a turn, which usually has so many decisions.
    pub const fn turn_of(time: Duration, decisions: u8) -> Self {
        Self { simulations: None, time: Some(time), per: Per::Turn { decisions } }
    }

    /// The same, and no longer than this.
    #[must_use]
    pub fn within(self, time: Duration) -> Self {
        Self { time: Some(self.time.map_or(time, |already| already.min(time))), ..self }
    }

    /// The same by time alone, where it has a time.
    #[must_use]
    pub fn by_time(self) -> Self {
        Self { simulations: self.simulations.filter(|_| self.time.is_none()), ..self }
    }

    /// What part of the turn's time the next decision gets, after so many decisions that have left
    /// this part of it.
    pub(crate) fn share(self, taken: u32, left: f32) -> f32 {
        match self.per {
            Per::Decision => 1.0,
            Per::Turn { decisions } => {
                left / u32::from(decisions).saturating_sub(taken).max(2) as f32
            }
        }
    }

    /// The limit of one of several heads that think about a decision together, beginning now.
    pub(crate) fn limit(self, share: f32, heads: usize) -> Limit {
        let fewest = if self.per == Per::Decision { 1.0 } else { FEWEST };
        let simulations = |all: u32| (all as f32 * share / heads as f32).ceil().max(fewest);
        Limit {
            simulations: self.simulations.map_or(f32::INFINITY, simulations),
            time: self.time.map(|time| (Instant::now(), time.mul_f32(share))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What each of so many decisions gets of a turn.
    fn shares(pace: Pace, decisions: u32) -> Vec<f32> {
        let mut left = 1.0;
        let share = |taken| {
            let share = pace.share(taken, left);
            left -= share;
            share
        };
        (0..decisions).map(share).collect()
    }

    #[test]
    fn a_turn_is_shared_out_and_never_overdrawn() {
        let even = shares(Pace::turn(100, 4), 3);
        assert!(even.iter().all(|share| (share - 0.25).abs() < 1e-6), "{even:?}");
        for usual in [1, 2, 4, 20] {
            let all: f32 = shares(Pace::turn(100, usual), 40).iter().sum();
            assert!(all <= 1.0 + 1e-5, "{usual}: {all}");
            assert!(all > 0.9, "{usual}: {all} is left over");
        }
    }

    #[test]
    fn whichever_is_over_first_ends_the_thought() {
        let mut limit = Pace::decision(100).limit(1.0, 1);
        assert!((limit.spent(50) - 0.5).abs() < 1e-6);
        let hour = Duration::from_hours(1);
        let mut both = Pace::decision(100).within(hour).limit(1.0, 1);
        assert!(both.spent(99) < 1.0 && both.spent(100) >= 1.0);
        let mut short = Pace::decision(u32::MAX).within(Duration::ZERO).limit(1.0, 1);
        assert!(short.spent(1) >= 1.0);
        let mut timed = Pace::decision(1).within(hour).by_time().limit(1.0, 1);
        assert!(timed.spent(1_000_000) < 1.0);
    }

    #[test]
    fn several_heads_share_the_simulations_and_have_the_same_time() {
        let mut one = Pace::turn(1000, 2).limit(0.5, 2);
        assert!(one.spent(249) < 1.0 && one.spent(250) >= 1.0);
    }
}
