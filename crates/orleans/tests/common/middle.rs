//! A position in the middle of a game, in which everything can happen.

use std::cell::Cell;

use quadrivium_core::Seat;
use quadrivium_orleans::{Follower, Good, Options, Orleans, Place, Position, Stage, Town, Ware};

/// Tiles of the players, dealt in this order.
const TILES: [[Place; 4]; 4] = [
    [Place::GunpowderTower, Place::School, Place::Hayrick, Place::Pharmacy],
    [Place::Bathhouse, Place::Sacristy, Place::HerbGarden, Place::Cellar],
    [Place::Laboratory, Place::Windmill, Place::Office, Place::Winery],
    [Place::Library, Place::Hospital, Place::ShippingLine, Place::Brewery],
];
const EXTRA_TILES: [[Place; 2]; 4] = [
    [Place::Bakery, Place::Theatre],
    [Place::Hideaway, Place::Barracks],
    [Place::Court, Place::TailorShop],
    [Place::Goldsmith, Place::CheeseFactory],
];
const BAG: [Follower; 10] = [
    Follower::Farmer,
    Follower::Farmer,
    Follower::Boatman,
    Follower::Craftsman,
    Follower::Trader,
    Follower::Knight,
    Follower::Knight,
    Follower::Scholar,
    Follower::Monk,
    Follower::Monk,
];
const TOWNS: [Town; 4] = [Town::Blois, Town::Tours, Town::Nevers, Town::Chinon];

thread_local! {
    /// Which seat gets the first group of tiles: it wanders from test to test.
    pub static TURNED: Cell<usize> = const { Cell::new(0) };
}

/// Round 9: everybody has a full bag, some place tiles, technology, goods, trading stations and few
/// coins.
pub fn begin(options: &Options) -> Orleans {
    let mut position = Position::with(*options).round(9).starters_in_bags();
    let turned = TURNED.get();
    for (index, seat) in Seat::first(options.players).enumerate() {
        let group = (index + turned) % TILES.len();
        for tile in TILES[group] {
            position = position.tile(seat, tile);
        }
        if options.extra_tiles {
            for tile in EXTRA_TILES[group] {
                position = position.tile(seat, tile);
            }
        }
        position = position
            .bag(seat, &BAG[..if options.players == 4 { 8 } else { 10 }])
            .coins(seat, index as u16)
            .technologies(seat, 1)
            .technology(seat, "village.1")
            .stations(seat, &[TOWNS[index], Town::Orleans])
            .development(seat, 13)
            .wares(seat, Ware::Grain, 2)
            .wares(seat, Ware::Wool, 2)
            .unbuilt(seat, 1);
    }
    for route in 1..=43 {
        let goods = [Good::Wine, Good::Cheese];
        if route % 3 != 0 && route <= 20 {
            position = position.good_on(route, goods[usize::from(route % 2)]);
        }
    }
    position.game(Stage::Hourglass)
}

/// How many different positions there are.
pub const TURNS: usize = TILES.len();
