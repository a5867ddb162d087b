//! Styles of play: somebody who is always on the road, somebody who is always at their books.

use quadrivium_core::{Character, Seat};

use crate::state::{Orleans, Player};

/// The styles.
pub const CHARACTERS: &[Character<Orleans>] = &[
    Character { name: "traveller", likes: wares_and_stations },
    Character { name: "scholar", likes: development },
];

/// What a plan will bring counts while it is made: later it is too late to go for it.
fn when_carried_out(game: &Orleans, seat: Seat) -> Player {
    game.carried_out(seat, &mut Vec::new()).0.players[seat]
}

fn wares_and_stations(game: &Orleans, seat: Seat) -> f32 {
    let player = when_carried_out(game, seat);
    let wares: u8 = player.wares.values.iter().sum();
    3.0 * player.stations.len() as f32 + f32::from(wares)
}

fn development(game: &Orleans, seat: Seat) -> f32 {
    2.5 * f32::from(when_carried_out(game, seat).development)
}
