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

/// Who would ship goods must make them first.
fn cargo(game: &Craftsmen, seat: Seat) -> f32 {
    let shipped: f32 = Ship::all().map(|ship| f32::from(game.cargo(ship, seat))).sum();
    let makers = game.players[seat].built.iter().filter(|card| card.output().is_shipped());
    6.0 * shipped + 14.0 * makers.count() as f32
}
