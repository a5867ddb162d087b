//! Styles of play: somebody who hoards treasures, somebody who founds settlements.

use quadrivium_core::{Character, Seat};

use crate::state::Labora;
use crate::types::Good;

/// The styles.
pub const CHARACTERS: &[Character<Labora>] = &[
    Character { name: "treasurer", likes: coins_and_treasures },
    Character { name: "settler", likes: settlements },
];

fn coins_and_treasures(game: &Labora, seat: Seat) -> f32 {
    let has = |good| f32::from(game.goods[seat][good]);
    let treasures = [Good::Book, Good::Ceramic, Good::Ornament, Good::Reliquary, Good::Wonder];
    0.6 * has(Good::Coin) + 1.5 * treasures.into_iter().map(has).sum::<f32>()
}

/// Everybody settles; whoever likes it builds where one lives well, long before.
fn settlements(game: &Labora, seat: Seat) -> f32 {
    let values = game.land[seat].iter().map(|cell| f32::from(game.dwelling_value(cell)));
    1.5 * values.sum::<f32>() + 5.0 * game.homes(seat).values.iter().flatten().count() as f32
}
