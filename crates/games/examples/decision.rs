//! Where the time of a decision goes when many games are stepped for learning: taking the action,
//! writing what is seen, writing what may be done, and finding an action to take.
//!
//! `cargo run --release -p quadrivium-games --example decision -- orleans 500000` prints nanoseconds;
//! `valgrind --tool=callgrind` in front of the program counts instructions instead.

use std::time::{Duration, Instant};

use anyhow::Context as _;
use clap::Parser;
use quadrivium_core::{AnyBatch, Batch, Options, Settings, game_rng};
use quadrivium_games::{GAMES, Learned, Visitor, visit};
use rand::RngExt as _;

/// As many games as lie in the cache together.
const GAMES_AT_ONCE: usize = 16;

#[derive(Parser)]
struct Args {
    /// The game; all of them without one.
    name: Option<String>,
    /// How many decisions.
    #[arg(default_value_t = 500_000)]
    decisions: usize,
    /// How many play.
    #[arg(long, default_value_t = 2)]
    players: u8,
}

struct Measure<'a>(&'a Args);

impl Visitor for Measure<'_> {
    type Output = anyhow::Result<()>;

    fn visit<G: Learned>(self) -> Self::Output {
        let options = G::Options::from_settings(&Settings::players(self.0.players))?;
        let mut batch = Batch::<G>::new(&options, GAMES_AT_ONCE, 1)?;
        let words = batch.mask_words();
        let mut numbers = vec![0.0; GAMES_AT_ONCE * G::ENCODER.len()];
        let mut flags = vec![false; GAMES_AT_ONCE * batch.action_ids()];
        let mut masks = vec![0; GAMES_AT_ONCE * words];
        let (mut ids, mut rng) = ([0; GAMES_AT_ONCE], game_rng(1, 1));
        let mut spent = [Duration::ZERO; 4];
        let steps = self.0.decisions.div_ceil(GAMES_AT_ONCE);
        for _ in 0..steps {
            let mut began = Instant::now();
            let mut lap = |part: usize| {
                let now = Instant::now();
                spent[part] += now - began;
                began = now;
            };
            batch.masks(&mut masks);
            for (mask, id) in masks.chunks_exact(words).zip(&mut ids) {
                *id = pick(mask, &mut rng);
            }
            lap(0);
            batch.step(&ids).context("what is drawn is legal")?;
            lap(1);
            batch.encode(&mut numbers);
            lap(2);
            batch.flags(&mut flags);
            lap(3);
        }
        let each = |part: usize| spent[part].as_nanos() as f64 / (steps * GAMES_AT_ONCE) as f64;
        println!(
            "{:<10} {:>6.0} {:>8.0} {:>7.0} {:>10.0}",
            G::NAME,
            each(1),
            each(2),
            each(3),
            each(0)
        );
        Ok(())
    }
}

/// Any of the bits that are set.
fn pick(mask: &[u64], rng: &mut impl rand::Rng) -> u32 {
    let set: u32 = mask.iter().map(|word| word.count_ones()).sum();
    let mut left = rng.random_range(0..set);
    for (at, &word) in mask.iter().enumerate() {
        let here = word.count_ones();
        if left < here {
            let cleared = (0..left).fold(word, |word, _| word & (word - 1));
            return at as u32 * 64 + cleared.trailing_zeros();
        }
        left -= here;
    }
    unreachable!("so many bits are set")
}

fn main() -> anyhow::Result<()> {
    let args = Args::parse();
    println!("ns         step   encode   mask   drawing");
    match &args.name {
        Some(name) => visit(name, Measure(&args))?,
        None => GAMES.iter().try_for_each(|entry| visit(entry.name, Measure(&args))?),
    }
}
