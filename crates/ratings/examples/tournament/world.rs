//! People whose strength is known, and the games they play.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// How luck comes to strength on a day.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Chance {
    /// As a bell curve.
    Bell,
    /// As Plackett and Luce have it.
    Gumbel,
}

/// Who sits at a table.
#[derive(Clone, Copy)]
pub enum Seat {
    /// One of the people.
    Person(usize),
    /// A bot, as strong as this.
    Bot(f64),
}

/// A game.
pub struct Game {
    /// On which day.
    pub day: f64,
    /// Who played.
    pub seats: Vec<Seat>,
    /// And took which place.
    pub places: Vec<u8>,
    /// How strong they were in truth.
    pub truth: Vec<f64>,
}

/// A person.
pub struct Person {
    strength: f64,
    /// Points a year: some learn.
    learns: f64,
    /// How much they like to play.
    keen: f64,
    arrives: f64,
}

/// A tournament.
pub struct World {
    /// Everybody.
    pub people: Vec<Person>,
    /// What they played, in order.
    pub games: Vec<Game>,
}

/// 400 points are ten to one.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;
const BOTS: [f64; 3] = [1_000.0, 1_400.0, 1_530.0];
const YEAR: f64 = 365.0;
/// By how much strength drifts in a day.
const DRIFT: f64 = 3.0;

fn bell(rng: &mut StdRng) -> f64 {
    let (one, other): (f64, f64) = (rng.random_range(1e-12..1.0), rng.random());
    (-2.0 * one.ln()).sqrt() * (std::f64::consts::TAU * other).cos()
}

impl World {
    /// A year of games of so many players.
    pub fn played(seed: u64, players: usize, games: usize, chance: Chance) -> Self {
        let mut rng = StdRng::seed_from_u64(
            seed * 100 + players as u64 * 2 + u64::from(chance == Chance::Bell),
        );
        let mut people: Vec<_> = (0..60)
            .map(|_| Person {
                strength: 1_200.0 + 220.0 * bell(&mut rng),
                learns: if rng.random_bool(0.3) { rng.random_range(0.0..300.0) } else { 0.0 },
                keen: rng.random_range(0.05_f64..1.0).powi(-1),
                arrives: if rng.random_bool(0.5) { 0.0 } else { rng.random_range(0.0..0.8 * YEAR) },
            })
            .collect();
        let step = YEAR / games as f64;
        let mut all = Vec::new();
        for number in 0..games {
            let day = number as f64 * step;
            for person in &mut people {
                person.strength +=
                    person.learns * step / YEAR + DRIFT * step.sqrt() * bell(&mut rng);
            }
            // At least two people; bots on some of the other seats.
            let bots = (2..players).filter(|_| rng.random_bool(0.25)).count();
            let bots = if players == 2 { 0 } else { bots };
            let mut seats = Vec::new();
            while seats.len() < players - bots {
                let who = drawn(&people, day, &mut rng);
                let there = |seat: &Seat| matches!(seat, Seat::Person(other) if *other == who);
                if !seats.iter().any(there) {
                    seats.push(Seat::Person(who));
                }
            }
            seats.extend((0..bots).map(|_| Seat::Bot(BOTS[rng.random_range(0..BOTS.len())])));
            let truth: Vec<_> = seats
                .iter()
                .map(|seat| match seat {
                    Seat::Person(person) => people[*person].strength,
                    Seat::Bot(strength) => *strength,
                })
                .collect();
            // Points are whole numbers, so there are ties; now and then somebody leaves and is last.
            let points: Vec<i64> = (seats.iter().zip(&truth))
                .map(|(seat, strength)| {
                    let luck = match chance {
                        Chance::Bell => 1.702 * SCALE / std::f64::consts::SQRT_2 * bell(&mut rng),
                        Chance::Gumbel => -SCALE * (-rng.random_range(1e-12_f64..1.0).ln()).ln(),
                    };
                    match seat {
                        Seat::Person(_) if rng.random_bool(0.02) => i64::MIN,
                        _ => ((strength + luck) / 12.0).round() as i64,
                    }
                })
                .collect();
            let place = |own: &i64| 1 + points.iter().filter(|other| *other > own).count() as u8;
            let places = points.iter().map(place).collect();
            all.push(Game { day, seats, places, truth });
        }
        Self { people, games: all }
    }
}

/// Somebody who is here by then, the keen ones more often.
fn drawn(people: &[Person], day: f64, rng: &mut StdRng) -> usize {
    let keen = |person: &Person| if person.arrives <= day { person.keen } else { 0.0 };
    let mut left = rng.random_range(0.0..people.iter().map(keen).sum::<f64>());
    for (index, person) in people.iter().enumerate() {
        left -= keen(person);
        if left < 0.0 {
            return index;
        }
    }
    0
}
