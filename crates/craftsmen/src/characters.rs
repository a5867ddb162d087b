//! Styles of play: somebody who never stops building, somebody who fills the ships.

use quadrivium_core::{Character, Seat};

use crate::state::Craftsmen;
use crate::types::Ship;

/// The styles.
pub const CHARACTERS: &[Character<Craftsmen>] = &[
    Character { name: "builder", likes: buildings },
    Character { name: "exporter", likes: cargo },
];

fn buildings(game: &Craftsmen, seat: Seat) -> f32 {
    4.0 * game.players[seat].built.len() as f32
}

fn cargo(game: &Craftsmen, seat: Seat) -> f32 {
    5.0 * Ship::all().map(|ship| f32::from(game.cargo(ship, seat))).sum::<f32>()
}
