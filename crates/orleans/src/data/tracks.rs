//! The tracks of the main board. A marker starts on index 0; step `k` is index `k` (facts
//! `tracks.toml`; two public reconstructions agree).

use crate::types::{Good, PerKind};

/// The last index of each track: farmer, boatman, craftsman, trader, knight, scholar. Monks have no
/// track.
pub const STEPS: PerKind<u8> = PerKind::new([8, 5, 5, 5, 5, 5, 0]);

/// The good of each step on the farmer track, from index 1.
pub const GOOD_OF_FARMER: [Good; 8] = [
    Good::Grain,
    Good::Grain,
    Good::Cheese,
    Good::Cheese,
    Good::Wine,
    Good::Wine,
    Good::Wool,
    Good::Brocade,
];

/// The coins of each step on the boatman track, from index 1; the last has a citizen instead.
pub const COINS_OF_BOATMAN: [u8; 5] = [2, 3, 4, 5, 0];
/// Where the citizen of the boatman track lies.
pub const CITIZEN_OF_BOATMEN: u8 = 5;

/// How many followers may be drawn, by the index on the knight track.
pub const DRAW_LIMIT: [u8; 6] = [4, 5, 6, 7, 7, 8];
/// Where the citizen of the knight track lies.
pub const CITIZEN_OF_KNIGHTS: u8 = 4;

/// The development points of each step on the scholar track, from index 1.
pub const POINTS_OF_SCHOLAR: [u8; 5] = [2, 3, 4, 5, 6];

/// The last index of the development track.
pub const DEVELOPMENT_END: u8 = 30;
/// Where the stars lie: levels 1 to 6.
const STARS: [u8; 6] = [0, 4, 9, 15, 22, 30];
/// Where coins lie on the development track, and how many.
pub const DEVELOPMENT_COINS: [(u8, u8); 3] = [(7, 3), (12, 4), (25, 5)];
/// Where citizens lie on the development track.
pub const DEVELOPMENT_CITIZENS: [u8; 3] = [3, 18, 28];

const LEVELS: [u8; DEVELOPMENT_END as usize + 1] = {
    let mut levels = [0; DEVELOPMENT_END as usize + 1];
    let mut index = 0;
    while index < levels.len() {
        let mut star = 0;
        while star < STARS.len() {
            if STARS[star] as usize <= index {
                levels[index] += 1;
            }
            star += 1;
        }
        index += 1;
    }
    levels
};

/// The development level on a space: that of the last star at or behind it.
#[inline]
pub fn level_at(index: u8) -> u8 {
    LEVELS[usize::from(index)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_star_raises_the_level_on_its_own_space() {
        let levels = [0, 3, 4, 8, 9, 14, 15, 21, 22, 29, 30].map(level_at);
        assert_eq!(levels, [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]);
    }
}
