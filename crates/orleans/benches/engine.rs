//! How fast the engine is: what search and simulation do, on positions of random games that begin
//! in the middle. Random players soon have all followers stuck on half-filled places, so games from
//! the beginning would show little.
//!
//! `cargo bench -p quadrivium-orleans` prints a table; `docs/performance.md` explains it.

use std::hint::black_box;

use divan::{Bencher, counter::ItemsCount};
use quadrivium_core::{Actor, Game, Heuristic, Seat, Turn, Viewer};
use quadrivium_orleans::{Action, Edition, Follower, Options, Orleans, Place, Position, Stage};
use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

const PLAYERS: [u8; 3] = [2, 3, 4];
/// Random games per measurement: enough to even out their lengths.
const GAMES: u64 = 200;

/// Followers with whom everybody begins in the middle of a game.
const BAG: [Follower; 8] = [
    Follower::Farmer,
    Follower::Farmer,
    Follower::Boatman,
    Follower::Trader,
    Follower::Knight,
    Follower::Knight,
    Follower::Scholar,
    Follower::Monk,
];

fn main() {
    divan::main();
}

fn rng() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(1)
}

/// A new game.
fn start(players: u8) -> Orleans {
    Orleans::new(&Options::of(players, Edition::Polish)).expect("2 to 4 players")
}

/// Round 9: everybody has a bag of twelve followers and five or more place tiles.
fn middle(players: u8) -> Orleans {
    let mut position = Position::of(players).round(9).starters_in_bags();
    for seat in Seat::first(players) {
        position = position.bag(seat, &BAG).development(seat, 10);
    }
    let tiles = Place::ALL.into_iter().skip(Place::ON_BOARD).take(20);
    for (tile, seat) in tiles.zip(Seat::first(players).cycle()) {
        position = position.tile(seat, tile);
    }
    position.game(Stage::Hourglass)
}

/// Takes one random action, and says whether a player took it.
fn step(game: &mut Orleans, legal: &mut Vec<Action>, rng: &mut impl Rng) -> bool {
    if let Some(seat) = game.turn().players().iter().next() {
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
fn positions(players: u8) -> Vec<(Orleans, Seat)> {
    let (mut rng, mut legal, mut positions) = (rng(), Vec::new(), Vec::new());
    for _ in 0..20 {
        let mut game = middle(players);
        while game.turn() != Turn::Over {
            if let Some(seat) = game.turn().players().iter().next() {
                positions.push((game, seat));
            }
            step(&mut game, &mut legal, &mut rng);
        }
    }
    positions
}

/// Runs something on every position; the table shows the time for one.
fn on_each(bencher: Bencher<'_, '_>, players: u8, mut work: impl FnMut(&Orleans, Seat)) {
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

#[divan::bench(args = PLAYERS)]
fn encode(bencher: Bencher<'_, '_>, players: u8) {
    let mut numbers = vec![0.0; Orleans::ENCODER.len()];
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

/// The judgement of a bot, which first carries out what the player has planned.
#[divan::bench(args = PLAYERS)]
fn worth(bencher: Bencher<'_, '_>, players: u8) {
    on_each(bencher, players, |game, seat| {
        black_box(game.worth(seat));
    });
}

/// Whole random games; an item is one decision of a player, chance comes on top.
fn play_out(bencher: Bencher<'_, '_>, begin: impl Fn() -> Orleans) {
    let play = || {
        let (mut rng, mut legal, mut decisions) = (rng(), Vec::new(), 0_u64);
        for _ in 0..GAMES {
            let mut game = begin();
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

#[divan::bench(args = PLAYERS)]
fn random_games(bencher: Bencher<'_, '_>, players: u8) {
    play_out(bencher, || start(players));
}

#[divan::bench(args = PLAYERS)]
fn random_games_from_round_9(bencher: Bencher<'_, '_>, players: u8) {
    play_out(bencher, || middle(players));
}
