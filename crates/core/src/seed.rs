//! From one written-down seed to the chances of each game.

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// The generator that a game of a series is played with.
pub type GameRng = Xoshiro256PlusPlus;

/// The generator of one game of a series: the same on every machine, in every order of play.
///
/// `seed_from_u64` fills the state with consecutive words of `SplitMix64`, which steps by a
/// constant. Seeds that differ by a multiple of that step would give games that share words, so
/// seed and game number are mixed first and no two games of a series start near each other.
///
/// ```
/// use quadrivium_core::game_rng;
/// use rand::Rng;
///
/// assert_eq!(game_rng(7, 1).next_u64(), game_rng(7, 1).next_u64());
/// assert_ne!(game_rng(7, 1).next_u64(), game_rng(7, 2).next_u64());
/// ```
pub fn game_rng(seed: u64, game: u64) -> GameRng {
    GameRng::seed_from_u64(mix(mix(seed).wrapping_add(game)))
}

/// A bijection of 64 bits in which every bit of the result hangs on every bit given: the finalizer
/// of `MurmurHash3` with the constants of Stafford's variant 13.
const fn mix(mut bits: u64) -> u64 {
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use rand::Rng;

    use super::*;

    /// The games of a written-down seed must stay the same for ever.
    #[test]
    fn the_first_words_are_fixed() {
        let words = [(0, 0), (1, 1), (1, 2)].map(|(seed, game)| game_rng(seed, game).next_u64());
        assert_eq!(
            words,
            [5_987_356_902_031_041_503, 15_214_791_934_562_887_077, 13_795_003_224_635_582_232]
        );
    }

    #[test]
    fn games_near_each_other_share_no_words() {
        let mut seen = HashSet::new();
        for seed in 0..20 {
            for game in 0..20 {
                let mut rng = game_rng(seed, game);
                assert!((0..20).all(|_| seen.insert(rng.next_u64())));
            }
        }
    }
}
