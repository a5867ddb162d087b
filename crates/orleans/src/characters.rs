//! Styles of play: somebody who is always on the road, somebody who is always at their books.

use quadrivium_core::{Character, Seat};

use crate::state::Orleans;

/// The styles.
pub const CHARACTERS: &[Character<Orleans>] = &[
    Character { name: "traveller", likes: trading_stations },
    Character { name: "scholar", likes: development },
];

fn trading_stations(game: &Orleans, seat: Seat) -> f32 {
    5.0 * game.players[seat].stations.len() as f32
}

fn development(game: &Orleans, seat: Seat) -> f32 {
    2.5 * f32::from(game.players[seat].development)
}
