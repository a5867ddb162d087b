//! Which method foretells the next result best? Plays tournaments of people whose strength is known here and
//! nowhere else, lets every method look on, and adds up how surprised each of them was.
//!
//! ```text
//! cargo run --release -p quadrivium-ratings --example tournament            # what ADR 47 has
//! cargo run -p quadrivium-ratings --example tournament -- 300               # a quick look
//! ```
//!
//! The number says how many games each of the tournaments has. Tournaments are of two to five players, with
//! two kinds of chance (bell curves, and the one that Plackett and Luce have), people who come at different times, play
//! unequally often, learn or drift, leave games, and bots that stay as they are. Every method was first given the
//! settings with which it did best on other tournaments than those that are shown.

mod methods;
mod world;

use methods::{Known, Method};
use world::{Chance, Game, World};

/// How often everything is played, with other chance.
const SEEDS: std::ops::Range<u64> = 100..106;
/// Those on which settings were tried.
const TRIED: std::ops::Range<u64> = 1..4;

/// How surprised a method was.
#[derive(Clone, Copy, Default)]
struct Surprise {
    pairs: f64,
    pairs_seen: f64,
    winner: f64,
    games: f64,
    inside: f64,
    looked: f64,
}

impl Surprise {
    fn add(&mut self, other: Self) {
        self.pairs += other.pairs;
        self.pairs_seen += other.pairs_seen;
        self.winner += other.winner;
        self.games += other.games;
        self.inside += other.inside;
        self.looked += other.looked;
    }

    fn per_pair(self) -> f64 {
        self.pairs / self.pairs_seen
    }

    fn per_game(self) -> f64 {
        self.winner / self.games
    }

    fn covered(self) -> f64 {
        100.0 * self.inside / self.looked
    }
}

/// Lets a method look on at a tournament.
fn watch(method: &Method, world: &World) -> Surprise {
    let mut known: Vec<Known> = world.people.iter().map(|_| method.newcomer()).collect();
    let mut felt = Surprise::default();
    for (number, Game { day, seats, places, truth }) in world.games.iter().enumerate() {
        let before: Vec<Known> = seats
            .iter()
            .map(|seat| match seat {
                world::Seat::Person(person) => method.rested(known[*person], *day),
                world::Seat::Bot(rating) => Known::fixed(*rating),
            })
            .collect();
        // The first fifth is for getting acquainted.
        if number * 5 >= world.games.len() {
            let mut strengths = Vec::new();
            for one in 0..seats.len() {
                for other in one + 1..seats.len() {
                    let likely = method
                        .chance(&before[one], &before[other], seats.len())
                        .clamp(1e-6, 1.0 - 1e-6);
                    let got = match places[one].cmp(&places[other]) {
                        std::cmp::Ordering::Less => 1.0,
                        std::cmp::Ordering::Equal => 0.5,
                        std::cmp::Ordering::Greater => 0.0,
                    };
                    felt.pairs -= got * likely.ln() + (1.0 - got) * (1.0 - likely).ln();
                    felt.pairs_seen += 1.0;
                }
                strengths.push(Method::strength(&before, one));
            }
            let sum: f64 = strengths.iter().sum();
            let winners = (0..places.len()).filter(|at| places[*at] == 1).count() as f64;
            for (strength, place) in strengths.iter().zip(places) {
                if *place == 1 {
                    felt.winner -= (strength / sum).max(1e-6).ln() / winners;
                }
            }
            felt.games += 1.0;
            for ((seat, known), truth) in seats.iter().zip(&before).zip(truth) {
                if let (world::Seat::Person(_), Some(dev)) = (seat, known.dev()) {
                    felt.inside += f64::from((known.mean - truth).abs() <= 1.96 * dev);
                    felt.looked += 1.0;
                }
            }
        }
        let after = method.played(&before, places);
        for (seat, now) in seats.iter().zip(after) {
            if let world::Seat::Person(person) = seat {
                known[*person] = Known { day: *day, games: now.games + 1, ..now };
            }
        }
    }
    felt
}

fn over(method: &Method, worlds: &[World]) -> Surprise {
    let mut all = Surprise::default();
    for world in worlds {
        all.add(watch(method, world));
    }
    all
}

fn worlds(seeds: std::ops::Range<u64>, players: usize, games: usize) -> Vec<World> {
    let kinds = [Chance::Bell, Chance::Gumbel];
    seeds.flat_map(|seed| kinds.map(|chance| World::played(seed, players, games, chance))).collect()
}

fn main() {
    let games = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(3_000);
    let tried: Vec<_> = (2..=5).map(|players| worlds(TRIED, players, games)).collect();
    let shown: Vec<_> = (2..=5).map(|players| worlds(SEEDS, players, games)).collect();
    println!("{games} games in each of {} tournaments for each number of players", shown[0].len());
    println!(
        "surprise a pair (log loss) with 2, 3, 4, 5 players; their mean; about the winner; truth inside ±, %"
    );
    let mut rows: Vec<(f64, String)> = Vec::new();
    for kind in Method::kinds() {
        let score = |method: &&Method| {
            tried.iter().map(|worlds| over(method, worlds).per_pair()).sum::<f64>()
        };
        let settings = Method::settings(kind);
        let scored = settings.iter().map(|method| (score(&method), method));
        let Some((_, best)) = scored.min_by(|(one, _), (other, _)| one.total_cmp(other)) else {
            continue;
        };
        let felt: Vec<_> = shown.iter().map(|worlds| over(best, worlds)).collect();
        let mean = felt.iter().map(|felt| felt.per_pair()).sum::<f64>() / 4.0;
        let winner = felt.iter().map(|felt| felt.per_game()).sum::<f64>() / 4.0;
        let covered = felt.iter().map(|felt| felt.covered()).sum::<f64>() / 4.0;
        let each: Vec<_> = felt.iter().map(|felt| format!("{:.4}", felt.per_pair())).collect();
        let row = format!(
            "{kind:<28} {}  {mean:.4}  {winner:.4}  {covered:>5.1}  {best}",
            each.join(" ")
        );
        rows.push((mean, row));
    }
    rows.sort_by(|(one, _), (other, _)| one.total_cmp(other));
    for (_, row) in rows {
        println!("{row}");
    }
}
