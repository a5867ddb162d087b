//! What many tests need: seats, playing in notation, points.

use quadrivium_burgundy::{Burgundy, Position, Question, Source, Tile};
use quadrivium_core::Seat;
pub use quadrivium_kit::Notated;

pub const A: Seat = Seat::A;
pub const B: Seat = Seat::B;
pub const C: Seat = Seat::C;
pub const D: Seat = Seat::D;

/// A player's points.
pub trait Points {
    /// Those from one source.
    fn points(&self, seat: Seat, source: Source) -> u16;
}

impl Points for Burgundy {
    fn points(&self, seat: Seat, source: Source) -> u16 {
        self.estate(seat).points[source]
    }
}

/// The last player of the order has only `end` or a purchase left; nothing else happens in the
/// round. That player has two silver.
pub fn only_end_is_left(position: Position, players: u8) -> Burgundy {
    let last = Seat::first(players).last().expect("somebody plays");
    let used = Seat::first(players).fold(position, Position::dice_used);
    let game = used.turn_of(last).silver(last, 2).depot("black.1", Tile::Castle).game();
    assert_eq!(game.asked(), Some(Question::TakeTurn.to(last)));
    game
}
