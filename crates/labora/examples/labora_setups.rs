//! Random games of all fourteen set-ups: how fast they are and how long the lists get.
//!
//! ```text
//! cargo run --release -p quadrivium-labora --example labora_setups -- 2000000
//! ```
//!
//! The number is how many decisions are taken in each set-up.

use std::time::Instant;

use quadrivium_core::{Rules, Turn};
use quadrivium_labora::{Action, Country, Labora, Length, Options};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

struct Played {
    games: u32,
    decisions: u64,
    longest_list: usize,
    longest_game: u64,
    seconds: f64,
}

fn play(options: Options, decisions: u64) -> Played {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut legal: Vec<Action> = Vec::new();
    let mut played =
        Played { games: 0, decisions: 0, longest_list: 0, longest_game: 0, seconds: 0.0 };
    let start = Instant::now();
    while played.decisions < decisions {
        let mut game = Labora::new(&options).expect("a set-up of the game");
        let mut taken = 0;
        while let Turn::Players(seats) = game.turn() {
            let seat = seats.iter().next().expect("somebody is asked");
            game.legal(seat, &mut legal);
            played.longest_list = played.longest_list.max(legal.len());
            let action = legal[rng.random_range(0..legal.len())];
            game.apply(seat.into(), action).expect("offered actions are legal");
            taken += 1;
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
    println!("A position takes {} bytes.", size_of::<Labora>());
    println!("| set-up | decisions/s | decisions a game | longest game | longest list |");
    println!("|---|---:|---:|---:|---:|");
    for country in Country::ALL {
        for (players, length) in [
            (1, Length::Long),
            (2, Length::Short),
            (2, Length::Long),
            (3, Length::Short),
            (3, Length::Long),
            (4, Length::Short),
            (4, Length::Long),
        ] {
            let options = Options { length, ..Options::long(players, country) };
            let played = play(options, decisions);
            println!(
                "| {country}, {players}, {length} | {:.0} | {} | {} | {} |",
                played.decisions as f64 / played.seconds,
                played.decisions / u64::from(played.games),
                played.longest_game,
                played.longest_list,
            );
        }
    }
}
