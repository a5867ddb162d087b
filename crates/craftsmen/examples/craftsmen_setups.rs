//! Random games for every number of players: how fast they are and how long the lists get.
//!
//! ```text
//! cargo run --release -p quadrivium-craftsmen --example craftsmen_setups -- 2000000
//! ```
//!
//! The number is how many decisions are taken with each number of players.

use std::time::Instant;

use quadrivium_core::{Actor, Chance, Rules, Turn};
use quadrivium_craftsmen::{Action, Craftsmen, Options};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

#[derive(Default)]
struct Played {
    games: u32,
    decisions: u64,
    chance: u64,
    longest_list: usize,
    longest_game: u64,
    seconds: f64,
}

fn play(options: Options, decisions: u64) -> Played {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut legal: Vec<Action> = Vec::new();
    let mut played = Played::default();
    let start = Instant::now();
    while played.decisions < decisions {
        let mut game = Craftsmen::new(&options).expect("a set-up of the game");
        let mut taken = 0;
        loop {
            let (by, action) = match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    played.chance += 1;
                    (Actor::Chance, game.sample(&mut rng))
                }
                Turn::Players(seats) => {
                    let seat = seats.iter().next().expect("somebody is asked");
                    game.legal(seat, &mut legal);
                    played.longest_list = played.longest_list.max(legal.len());
                    taken += 1;
                    (seat.into(), legal[rng.random_range(0..legal.len())])
                }
            };
            game.apply(by, action).expect("offered actions are legal");
        }
        played.games += 1;
        played.decisions += taken;
        played.longest_game = played.longest_game.max(taken);
    }
    played.seconds = start.elapsed().as_secs_f64();
    played
}

fn main() {
    let decisions = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(1_000_000);
    println!("A position takes {} bytes.", size_of::<Craftsmen>());
    println!(
        "| players | decisions/s | decisions a game | chance a game | longest game | longest list |"
    );
    println!("|---|---:|---:|---:|---:|---:|");
    for players in 2..=5 {
        let played = play(Options::standard(players), decisions);
        println!(
            "| {players} | {:.0} | {} | {} | {} | {} |",
            played.decisions as f64 / played.seconds,
            played.decisions / u64::from(played.games),
            played.chance / u64::from(played.games),
            played.longest_game,
            played.longest_list,
        );
    }
}
