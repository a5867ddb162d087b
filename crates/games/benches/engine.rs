//! How fast the engines are: the moves of search and simulation, and random games beside those of a
//! well-known chess library as a yardstick. A game is measured the day it is on the list here.
//!
//! `make bench` prints a table; `docs/performance.md` explains it.

use std::hint::black_box;

use cozy_chess::{Board, GameStatus};
use divan::{Bencher, counter::ItemsCount};
use quadrivium_burgundy::Burgundy;
use quadrivium_core::{Actor, Game, Numbers, Options, Seat, Settings, Turn, Viewer};
use quadrivium_craftsmen::Craftsmen;
use quadrivium_labora::Labora;
use quadrivium_orleans::Orleans;
use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

const PLAYERS: [u8; 3] = [2, 3, 4];
/// Random games per measurement: enough to even out their lengths.
const GAMES: u64 = 100;

fn main() {
    divan::main();
}

fn rng() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(1)
}

fn start<G: Game>(players: u8) -> G {
    let options = G::Options::from_settings(&Settings::players(players)).expect("2 to 4 players");
    G::new(&options).expect("the default game")
}

/// Takes one random action, and says whether a player took it.
fn step<G: Game>(game: &mut G, legal: &mut Vec<G::Action>, rng: &mut impl Rng) -> bool {
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
fn positions<G: Game>(players: u8) -> Vec<(G, Seat)> {
    let (mut rng, mut legal, mut positions) = (rng(), Vec::new(), Vec::new());
    for _ in 0..10 {
        let mut game = start::<G>(players);
        while game.turn() != Turn::Over {
            if let Some(seat) = game.turn().players().iter().next() {
                positions.push((game.clone(), seat));
            }
            step(&mut game, &mut legal, &mut rng);
        }
    }
    positions
}

/// Runs something on every position; the table shows the time for one.
fn on_each<G: Game>(bencher: Bencher<'_, '_>, players: u8, mut work: impl FnMut(&G, Seat)) {
    let positions = positions::<G>(players);
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for (game, seat) in &positions {
            work(black_box(game), *seat);
        }
    });
}

#[divan::bench(types = [Burgundy, Labora, Orleans, Craftsmen], args = PLAYERS)]
fn clone<G: Game>(bencher: Bencher<'_, '_>, players: u8) {
    on_each::<G>(bencher, players, |game, _| {
        black_box(game.clone());
    });
}

#[divan::bench(types = [Burgundy, Labora, Orleans, Craftsmen], args = PLAYERS)]
fn legal<G: Game>(bencher: Bencher<'_, '_>, players: u8) {
    let mut actions = Vec::new();
    on_each::<G>(bencher, players, |game, seat| {
        game.legal(seat, &mut actions);
        black_box(&actions);
    });
}

/// A copy of the position and one action.
#[divan::bench(types = [Burgundy, Labora, Orleans, Craftsmen], args = PLAYERS)]
fn apply<G: Game>(bencher: Bencher<'_, '_>, players: u8) {
    let mut rng = rng();
    let positions: Vec<_> = positions::<G>(players)
        .into_iter()
        .map(|(game, seat)| {
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            (game, seat, legal[rng.random_range(0..legal.len() as u32) as usize])
        })
        .collect();
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for (game, seat, action) in &positions {
            let mut game = black_box(game).clone();
            game.apply((*seat).into(), *action).expect("an offered action is legal");
            black_box(&game);
        }
    });
}

/// A copy of the position, dealt again for whoever has to act.
#[divan::bench(types = [Burgundy, Labora, Orleans, Craftsmen], args = PLAYERS)]
fn determinize<G: Game>(bencher: Bencher<'_, '_>, players: u8) {
    let mut rng = rng();
    on_each::<G>(bencher, players, |game, seat| {
        let mut world = game.clone();
        world.determinize(seat, &mut rng);
        black_box(&world);
    });
}

#[divan::bench(types = [Burgundy, Labora, Orleans, Craftsmen], args = PLAYERS)]
fn encode<G: Numbers>(bencher: Bencher<'_, '_>, players: u8) {
    let mut numbers = vec![0.0; G::ENCODER.len()];
    on_each::<G>(bencher, players, |game, seat| {
        game.encode(seat, &mut numbers);
        black_box(&numbers);
    });
}

#[divan::bench(types = [Burgundy, Labora, Orleans, Craftsmen], args = PLAYERS)]
fn view<G: Game>(bencher: Bencher<'_, '_>, players: u8) {
    on_each::<G>(bencher, players, |game, seat| {
        black_box(game.view(Viewer::Seat(seat)));
    });
}

/// Whole random games; an item is one decision of a player, chance comes on top.
#[divan::bench(types = [Burgundy, Labora, Orleans, Craftsmen], args = PLAYERS)]
fn random_games<G: Game>(bencher: Bencher<'_, '_>, players: u8) {
    let play = || {
        let (mut rng, mut legal, mut decisions) = (rng(), Vec::new(), 0_u64);
        for _ in 0..GAMES {
            let mut game = start::<G>(players);
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

/// The yardstick: random chess with `cozy-chess`, one of the fastest move generators there are.
#[divan::bench]
fn random_chess(bencher: Bencher<'_, '_>) {
    let play = || {
        let (mut rng, mut decisions) = (rng(), 0_u64);
        let mut moves = Vec::new();
        for _ in 0..GAMES {
            let mut board = Board::default();
            while board.status() == GameStatus::Ongoing {
                moves.clear();
                board.generate_moves(|found| {
                    moves.extend(found);
                    false
                });
                board.play_unchecked(moves[rng.random_range(0..moves.len() as u32) as usize]);
                decisions += 1;
            }
            black_box(&board);
        }
        decisions
    };
    let decisions = play();
    bencher.counter(ItemsCount::new(decisions)).bench_local(play);
}
