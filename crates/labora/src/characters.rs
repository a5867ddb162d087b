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
    1.5 * has(Good::Coin) + 4.0 * treasures.into_iter().map(has).sum::<f32>()
}

fn settlements(game: &Labora, seat: Seat) -> f32 {
    10.0 * game.homes(seat).values.iter().flatten().count() as f32
}
