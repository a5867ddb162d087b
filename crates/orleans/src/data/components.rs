//! What lies in the box, counted (facts `components.toml`).

use crate::types::{Kind, PerGood, PerHourglass, PerKind, PerWare};

/// Rounds of a game.
pub const ROUNDS: u8 = 18;
/// Coins with which everybody starts.
pub const COINS: u16 = 5;
/// What all coins are worth together; reconstructed, only a limited bank asks.
pub const BANK: u16 = 290;
/// Trading stations of every player.
pub const STATIONS: u8 = 10;
/// Market spaces of the player board.
pub const MARKET: u8 = 8;
/// Market spaces of the Gunpowder Tower.
pub const TOWER: u8 = 2;
/// Technology tiles.
pub const TECHNOLOGIES: u8 = 16;
/// What somebody without any food pays in a harvest.
pub const FOOD_FINE: u16 = 5;
/// For so many goods one coin of taxes is due.
pub const TAXED: u16 = 3;

/// Neutral followers by kind, for two, three and four players.
#[rustfmt::skip]
const NEUTRAL: PerKind<[u8; 3]> = PerKind::new([
    /* farmer    */ [12, 14, 16],
    /* boatman   */ [ 6,  8, 10],
    /* craftsman */ [ 6,  8, 10],
    /* trader    */ [ 6,  8, 10],
    /* knight    */ [ 8, 11, 14],
    /* scholar   */ [ 8, 11, 14],
    /* monk      */ [ 8, 11, 14],
]);

/// How many neutral followers of a kind take part.
pub fn neutral_followers(kind: Kind, players: u8) -> u8 {
    NEUTRAL[kind][usize::from(players) - 2]
}

/// Goods tokens: grain, cheese, wine, wool, brocade.
pub const GOODS: PerGood<u8> = PerGood::new([24, 21, 18, 15, 12]);

/// How many random goods leave the game before it begins.
pub const fn goods_removed(players: u8) -> u8 {
    match players {
        2 => 12,
        3 => 6,
        _ => 0,
    }
}

/// Points of goods at the end; bread counts by development level instead.
pub const POINTS: PerWare<u8> = PerWare::new([1, 2, 3, 4, 5, 0]);

/// Hourglass tiles of each event.
pub const HOURGLASS: PerHourglass<u8> = PerHourglass::new([3; 6]);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_holds_what_the_rulebooks_list() {
        assert_eq!(Kind::ALL.map(|kind| neutral_followers(kind, 4)).iter().sum::<u8>(), 88);
        assert_eq!(GOODS.total(), 90);
        assert_eq!(HOURGLASS.total(), u32::from(ROUNDS));
    }
}
