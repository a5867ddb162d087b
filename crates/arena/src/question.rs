//! When enough has been played: a sequential test.

use serde::Serialize;

use crate::Estimate;

/// Whether the first contestant wins at least a share of its games.
///
/// Two answers are weighed against each other, a little more and a little less than that share. The
/// match ends when one of them is nineteen times as likely as the other: wrong in one case of twenty.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Question {
    /// The share.
    pub share: f64,
}

/// What a question is answered with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// It wins more.
    More,
    /// It wins less.
    Less,
}

/// How far from the share the two answers are.
const A_LITTLE: f64 = 0.04;
/// The logarithm of 19.
const LIKELY: f64 = 2.944_438_979_166_44;
/// Fewer rounds than this say nothing about how much rounds differ.
const FEWEST: u64 = 8;
/// Rounds that came out alike may still have been lucky.
const LEAST_VARIANCE: f64 = 0.02;

impl Question {
    /// The answer, if so many rounds give one.
    pub fn answer(self, wins: &Estimate) -> Option<Answer> {
        let likely = self.likely(wins)?;
        match likely {
            _ if likely >= LIKELY => Some(Answer::More),
            _ if likely <= -LIKELY => Some(Answer::Less),
            _ => None,
        }
    }

    /// The logarithm of how much likelier "more" is than "less".
    fn likely(self, wins: &Estimate) -> Option<f64> {
        let variance = wins.variance().filter(|_| wins.rounds >= FEWEST)?.max(LEAST_VARIANCE);
        let beyond = wins.mean()? - self.share;
        Some(2.0 * wins.rounds as f64 * A_LITTLE * beyond / variance)
    }
}

#[cfg(test)]
mod tests {
    use quadrivium_core::game_rng;

    use super::*;

    /// Plays until there is an answer, each round won so often.
    fn asked(share: f64, strength: f64, seed: u64) -> (Option<Answer>, u64) {
        let mut wins = Estimate::default();
        let mut rng = game_rng(seed, 0);
        for _ in 0..5_000 {
            // A number from 0 to 1, by the highest bits.
            let even = (rand::Rng::next_u64(&mut rng) >> 11) as f64 / (1_u64 << 53) as f64;
            wins.add(f64::from(u8::from(even < strength)));
            if let Some(answer) = (Question { share }).answer(&wins) {
                return (Some(answer), wins.rounds);
            }
        }
        (None, wins.rounds)
    }

    #[test]
    fn what_is_plain_is_answered_soon_and_rightly() {
        for seed in 0..50 {
            let (better, rounds) = asked(0.5, 0.9, seed);
            assert_eq!(better, Some(Answer::More));
            assert!(rounds < 60, "{rounds}");
            assert_eq!(asked(0.5, 0.1, seed).0, Some(Answer::Less));
        }
    }

    #[test]
    fn one_answer_of_twenty_may_be_wrong() {
        let wrong = (0..200).filter(|&seed| asked(0.5, 0.54, seed).0 == Some(Answer::Less)).count();
        assert!(wrong <= 20, "{wrong} of 200");
    }
}
