//! Going on while there is nothing to choose.

use quadrivium_core::{Actor, Chance, Rules, Seat, Turn, game_rng};
use quadrivium_kit::toy::{Length, Setup, Toy};

fn start() -> Toy {
    Toy::new(&Setup { players: 3, length: Length::Short }).unwrap()
}

/// Everybody always does what is offered first: the positions in which there was something else.
fn one_by_one(seed: u64) -> Vec<(Toy, Seat)> {
    let (mut game, mut rng, mut offers) = (start(), game_rng(seed, 1), Vec::new());
    let mut choices = Vec::new();
    loop {
        let (by, action) = match game.turn() {
            Turn::Over => return choices,
            Turn::Chance => (Actor::Chance, game.sample(&mut rng)),
            Turn::Players(seats) => {
                let seat = seats.iter().next().unwrap();
                game.legal(seat, &mut offers);
                if offers.len() > 1 {
                    choices.push((game.clone(), seat));
                }
                (seat.into(), offers[0])
            }
        };
        game.apply(by, action).unwrap();
    }
}

#[test]
fn every_choice_is_left_to_the_caller_and_nothing_else() {
    let (mut offers, mut legal) = (Vec::new(), Vec::new());
    for seed in 0..20 {
        let (mut game, mut rng) = (start(), game_rng(seed, 1));
        for (position, seat) in one_by_one(seed) {
            assert_eq!(game.go_to_choice(None, &mut offers, &mut rng), Some(seat));
            assert_eq!(game, position);
            game.legal(seat, &mut legal);
            assert_eq!(offers, legal);
            game.apply(seat.into(), offers[0]).unwrap();
        }
        assert_eq!(game.go_to_choice(None, &mut offers, &mut rng), None);
        assert_eq!(game.turn(), Turn::Over);
    }
}

#[test]
fn whoever_asks_comes_before_the_others() {
    let (mut game, mut rng, mut offers) = (start(), game_rng(1, 1), Vec::new());
    let mut together = 0;
    while let Some(seat) = game.go_to_choice(Some(Seat::B), &mut offers, &mut rng) {
        let seats = game.turn().players();
        assert!(seat == Seat::B || !seats.contains(Seat::B));
        together += usize::from(seats.len() > 1);
        game.apply(seat.into(), offers[0]).unwrap();
    }
    assert!(together > 0, "several decide at once in this game");
}
