//! What goods are worth.
//!
//! Each list is in falling order of worth: paid in this order and stopped as soon as the sum is
//! reached, a payment never holds a good that could be taken out again.

use crate::types::Good;

/// Worth in halves of energy. Grain counts as the straw it can be turned into.
pub const ENERGY: [(Good, u8); 4] =
    [(Good::Coal, 6), (Good::Peat, 4), (Good::Wood, 2), (Good::Straw, 1)];

/// Worth in food.
pub const FOOD: [(Good, u8); 11] = [
    (Good::Meat, 5),
    (Good::Beer, 5),
    (Good::Bread, 3),
    (Good::Sheep, 2),
    (Good::Whiskey, 2),
    (Good::Grain, 1),
    (Good::Flour, 1),
    (Good::Malt, 1),
    (Good::Grape, 1),
    (Good::Wine, 1),
    (Good::Coin, 1),
];

/// Worth in points, where points are paid. Wonders are never paid (R-USE-13).
pub const POINTS: [(Good, u8); 7] = [
    (Good::Reliquary, 8),
    (Good::Ornament, 4),
    (Good::Ceramic, 3),
    (Good::Book, 2),
    (Good::FiveCoins, 2),
    (Good::Wine, 1),
    (Good::Whiskey, 1),
];

/// What can be received for points, the dearest first.
pub const REWARDS: [(Good, u8); 4] =
    [(Good::Reliquary, 8), (Good::Ornament, 4), (Good::Ceramic, 3), (Good::Book, 2)];

/// What becomes what at the Pilgrimage Site.
pub const IMPROVEMENTS: [(Good, Good); 3] = [
    (Good::Book, Good::Ceramic),
    (Good::Ceramic, Good::Ornament),
    (Good::Ornament, Good::Reliquary),
];

/// The basic goods: everybody starts with one of each, except in the solo game.
pub const BASIC_GOODS: [Good; 6] =
    [Good::Peat, Good::Sheep, Good::Grain, Good::Wood, Good::Clay, Good::Coin];

/// How many wonders there are; everything else is unlimited.
pub const WONDERS: u8 = 8;

/// Points at the end of the game for one of these; coins are counted by fives.
pub const fn points_of(good: Good) -> u16 {
    match good {
        Good::Book => 2,
        Good::Ceramic => 3,
        Good::Ornament => 4,
        Good::Reliquary => 8,
        Good::Wonder => 30,
        Good::Wine | Good::Whiskey => 1,
        _ => 0,
    }
}
