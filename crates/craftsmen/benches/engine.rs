//! How fast the engine is: the moves of search and simulation.
//!
//! `cargo bench -p quadrivium-craftsmen` prints a table.

use std::hint::black_box;

use divan::{Bencher, counter::ItemsCount};
use quadrivium_core::{Actor, Game, Seat, Turn, Viewer};
use quadrivium_craftsmen::{Action, Craftsmen, Options};
use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

const PLAYERS: [u8; 4] = [2, 3, 4, 5];
/// Random games per measurement: enough to even out their lengths.
const GAMES: u64 = 100;

fn main() {
    divan::main();
}

fn rng() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(1)
}

fn start(players: u8) -> Craftsmen {
    Craftsmen::new(&Options::standard(players)).expect("2 to 5 players")
}

/// Takes one random action, and says whether a player took it.
fn step(game: &mut Craftsmen, legal: &mut Vec<Action>, rng: &mut impl Rng) -> bool {
    if let Some(seat) = game.turn().player() {
        game.legal(seat, legal);
        let action = legal[rng.random_range(0..legal.len() as u32) as usize];
        game.apply(seat.into(), action).expect("an offered action is legal");
        true
    } else {
        let action = game.sample(rng);
        game.apply(Actor::Chance, action).expect("a sampled outcome is legal");
        false
    }
}

/// Positions of random games in which a player has to decide.
fn positions(players: u8) -> Vec<(Craftsmen, Seat)> {
    let (mut rng, mut legal, mut positions) = (rng(), Vec::new(), Vec::new());
    for _ in 0..10 {
        let mut game = start(players);
        while game.turn() != Turn::Over {
            if let Some(seat) = game.turn().player() {
                positions.push((game, seat));
            }
            step(&mut game, &mut legal, &mut rng);
        }
    }
    positions
}

/// Runs something on every position; the table shows the time for one.
fn on_each(bencher: Bencher<'_, '_>, players: u8, mut work: impl FnMut(&Craftsmen, Seat)) {
    let positions = positions(players);
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for (game, seat) in &positions {
            work(black_box(game), *seat);
        }
    });
}

#[divan::bench(args = PLAYERS)]
fn clone(bencher: Bencher<'_, '_>, players: u8) {
    on_each(bencher, players, |game, _| {
        black_box(*game);
    });
}

#[divan::bench(args = PLAYERS)]
fn legal(bencher: Bencher<'_, '_>, players: u8) {
    let mut actions = Vec::new();
    on_each(bencher, players, |game, seat| {
        game.legal(seat, &mut actions);
        black_box(&actions);
    });
}

/// A copy of the position and one action.
#[divan::bench(args = PLAYERS)]
fn apply(bencher: Bencher<'_, '_>, players: u8) {
    let mut rng = rng();
    let positions: Vec<_> = positions(players)
        .into_iter()
        .map(|(game, seat)| {
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            (game, seat, legal[rng.random_range(0..legal.len() as u32) as usize])
        })
        .collect();
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for (game, seat, action) in &positions {
            let mut game = *black_box(game);
            game.apply((*seat).into(), *action).expect("an offered action is legal");
            black_box(&game);
        }
    });
}

/// A copy of the position, dealt again for whoever has to act.
#[divan::bench(args = PLAYERS)]
fn determinize(bencher: Bencher<'_, '_>, players: u8) {
    let mut rng = rng();
    on_each(bencher, players, |game, seat| {
        let mut world = *game;
        world.determinize(seat, &mut rng);
        black_box(&world);
    });
}

#[divan::bench(args = PLAYERS)]
fn encode(bencher: Bencher<'_, '_>, players: u8) {
    let mut numbers = vec![0.0; Craftsmen::ENCODER.len()];
    on_each(bencher, players, |game, seat| {
        game.encode(seat, &mut numbers);
        black_box(&numbers);
    });
}

#[divan::bench(args = PLAYERS)]
fn view(bencher: Bencher<'_, '_>, players: u8) {
    on_each(bencher, players, |game, seat| {
        black_box(game.view(Viewer::Seat(seat)));
    });
}

/// Whole random games; an item is one decision of a player, chance comes on top.
#[divan::bench(args = PLAYERS)]
fn random_games(bencher: Bencher<'_, '_>, players: u8) {
    let play = || {
        let (mut rng, mut legal, mut decisions) = (rng(), Vec::new(), 0_u64);
        for _ in 0..GAMES {
            let mut game = start(players);
            while game.turn() != Turn::Over {
                decisions += u64::from(step(&mut game, &mut legal, &mut rng));
            }
            black_box(&game);
        }
        decisions
    };
    let decisions = play();
    bencher.counter(ItemsCount::new(decisions)).bench_local(play);
}
