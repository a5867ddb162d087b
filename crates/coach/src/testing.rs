//! What several tests of the coach begin with.

use quadrivium_core::{Actor, Chance, Options, Rules, Seat, Settings, Turn, game_rng};
use quadrivium_kit::toy::Toy;

/// A game in which somebody can choose, who that is, and what is offered to them.
pub fn choice() -> (Toy, Seat, Vec<<Toy as Rules>::Action>) {
    let rng = &mut game_rng(2, 1);
    let mut game = Toy::new(&Options::from_settings(&Settings::players(3)).unwrap()).unwrap();
    let mut offered = Vec::new();
    loop {
        match game.turn() {
            Turn::Chance => {
                let outcome = game.sample(rng);
                game.apply(Actor::Chance, outcome).unwrap();
            }
            Turn::Players(seats) => {
                let seat = seats.iter().next().unwrap();
                game.legal(seat, &mut offered);
                if offered.len() > 1 {
                    return (game, seat, offered);
                }
                game.apply(seat.into(), offered[0]).unwrap();
            }
            Turn::Over => panic!("somebody chooses in every game"),
        }
    }
}
