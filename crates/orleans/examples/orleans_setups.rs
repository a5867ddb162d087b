//! Random games of every edition, number of players and planning order: how fast they are and how
//! long the lists get. Random players seldom fill a place, so the last rows begin in round 9 with full
//! bags and place tiles.
//!
//! ```text
//! cargo run --release -p quadrivium-orleans --example orleans_setups -- 2000000
//! ```
//!
//! The number is how many decisions are taken in each set-up.

use std::time::Instant;

use quadrivium_core::{Actor, Chance, Rules, Seat, Turn};
use quadrivium_orleans::{
    Action, Edition, Follower, Options, Orleans, Place, PlanningOrder, Position, Stage,
};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

struct Played {
    games: u32,
    decisions: u64,
    chance: u64,
    longest_list: usize,
    longest_game: u64,
    seconds: f64,
}

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

/// Round 9: everybody has a bag of twelve followers and four or more place tiles.
fn middle(options: &Options) -> Orleans {
    let mut position = Position::with(*options).round(9).starters_in_bags();
    for seat in Seat::first(options.players) {
        position = position.bag(seat, &BAG).development(seat, 10);
    }
    let tiles = Place::ALL.into_iter().skip(Place::ON_BOARD).take(20);
    for (tile, seat) in tiles.zip(Seat::first(options.players).cycle()) {
        position = position.tile(seat, tile);
    }
    position.game(Stage::Hourglass)
}

fn play(options: &Options, begin: impl Fn(&Options) -> Orleans, decisions: u64) -> Played {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut legal: Vec<Action> = Vec::new();
    let mut played = Played {
        games: 0,
        decisions: 0,
        chance: 0,
        longest_list: 0,
        longest_game: 0,
        seconds: 0.0,
    };
    let start = Instant::now();
    while played.decisions < decisions {
        let mut game = begin(options);
        let mut taken = 0;
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let action = game.sample(&mut rng);
                    game.apply(Actor::Chance, action).expect("chance brings what it can bring");
                    played.chance += 1;
                }
                Turn::Players(seats) => {
                    let seat = seats.iter().next().expect("somebody is asked");
                    game.legal(seat, &mut legal);
                    played.longest_list = played.longest_list.max(legal.len());
                    let action = legal[rng.random_range(0..legal.len())];
                    game.apply(seat.into(), action).expect("offered actions are legal");
                    taken += 1;
                }
            }
        }
        played.games += 1;
        played.decisions += taken;
        played.longest_game = played.longest_game.max(taken);
    }
    played.seconds = start.elapsed().as_secs_f64();
    played
}

fn report(name: &str, played: &Played) {
    let games = u64::from(played.games);
    println!(
        "| {name} | {:.0} | {} | {} | {} | {} |",
        played.decisions as f64 / played.seconds,
        played.decisions / games,
        played.chance / games,
        played.longest_game,
        played.longest_list,
    );
}

fn main() {
    let decisions = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(1_000_000);
    let begin = |options: &Options| Orleans::new(options).expect("a set-up of the game");
    println!("A position takes {} bytes.", size_of::<Orleans>());
    println!("| set-up | decisions/s | decisions a game | chance | longest game | longest list |");
    println!("|---|---:|---:|---:|---:|---:|");
    for players in 2..=4 {
        for edition in Edition::ALL {
            for planning_order in PlanningOrder::ALL {
                let options =
                    Options { planning_order, extra_tiles: true, ..Options::of(players, edition) };
                let name = format!("{players}, {edition}, {planning_order}");
                report(&name, &play(&options, begin, decisions));
            }
        }
    }
    for players in 2..=4 {
        for edition in Edition::ALL {
            let name = format!("{players}, {edition}, from round 9");
            report(&name, &play(&Options::of(players, edition), middle, decisions));
        }
    }
}
