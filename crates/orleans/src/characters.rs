//! Styles of play: somebody who is always on the road, somebody who is always at their books.

use quadrivium_core::{Character, Seat};

use crate::state::Orleans;

/// The styles.
pub const CHARACTERS: &[Character<Orleans>] = &[
    Character { name: "traveller", likes: wares_and_stations },
    Character { name: "scholar", likes: development },
];

fn wares_and_stations(game: &Orleans, seat: Seat) -> f32 {
    let player = &game.players[seat];
    let wares: u8 = player.wares.values.iter().sum();
    8.0 * player.stations.len() as f32 + 3.0 * f32::from(wares)
}

fn development(game: &Orleans, seat: Seat) -> f32 {
    2.5 * f32::from(game.players[seat].development)
}
