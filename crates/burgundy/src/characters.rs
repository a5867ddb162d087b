//! Styles of play: somebody who cannot see a river without a ship on it, somebody who keeps animals.

use quadrivium_core::{Character, Seat};

use crate::state::{Burgundy, Estate};
use crate::types::{Ground, Source};

/// The styles.
pub const CHARACTERS: &[Character<Burgundy>] = &[
    Character { name: "shipper", likes: ships_and_goods },
    Character { name: "farmer", likes: pastures_and_animals },
];

/// How many tiles lie on a kind of ground, and a part of those that wait for it.
fn tiles(estate: &Estate, ground: Ground) -> f32 {
    let placed =
        estate.board.map_or(0, |_| (estate.layout().spaces[ground] & estate.covered).len());
    let stored = estate.storage.values.iter().flatten().filter(|tile| tile.ground() == ground);
    placed as f32 + 0.6 * stored.count() as f32
}

fn ships_and_goods(game: &Burgundy, seat: Seat) -> f32 {
    let estate = &game.estates[seat];
    let (stock, sold): (u8, u8) =
        (estate.stock.values.iter().sum(), estate.sold.values.iter().sum());
    5.0 * tiles(estate, Ground::Ship) + 0.5 * f32::from(stock) + 1.5 * f32::from(sold)
}

fn pastures_and_animals(game: &Burgundy, seat: Seat) -> f32 {
    let estate = &game.estates[seat];
    3.0 * tiles(estate, Ground::Animal) + 0.3 * f32::from(estate.points[Source::Animals])
}
