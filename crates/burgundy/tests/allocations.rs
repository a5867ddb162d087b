//! A decision costs no memory: random games run in the buffers they started with.

use quadrivium_burgundy::{Burgundy, Options};
use quadrivium_core::{Actor, Game, Turn};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

#[test]
fn no_decision_allocates() {
    let mut legal = Vec::with_capacity(Burgundy::ACTION_IDS as usize);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut decisions = 0;
    for players in 2..=4 {
        let mut game = Burgundy::new(&Options::standard(players)).unwrap();
        let used = allocation_counter::measure(|| {
            while game.turn() != Turn::Over {
                if let Some(seat) = game.turn().player() {
                    game.legal(seat, &mut legal);
                    let action = legal[rng.random_range(0..legal.len() as u32) as usize];
                    game.apply(seat.into(), action).unwrap();
                    decisions += 1;
                } else {
                    let action = game.sample(&mut rng);
                    game.apply(Actor::Chance, action).unwrap();
                }
            }
        });
        assert_eq!(used.count_total, 0, "with {players} players");
    }
    assert!(decisions > 300);
}

#[test]
fn four_players_fit_in_two_kibibytes() {
    assert!(size_of::<Burgundy>() <= 2048, "{} bytes", size_of::<Burgundy>());
}
