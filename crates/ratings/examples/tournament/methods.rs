//! The methods that are compared, each with what it leaves open.

use std::cmp::Ordering;
use std::f64::consts::{LN_10, PI};
use std::fmt;

use quadrivium_ratings::{Contestant, Rating, Shape, chance};

const SCALE: f64 = 400.0 / LN_10;
const START: f64 = 1_200.0;

/// What a method knows of somebody.
#[derive(Clone, Copy)]
pub struct Known {
    pub mean: f64,
    /// Nothing where a method does not say how sure it is; 0 for bots.
    pub dev: f64,
    /// Only one method has it.
    pub volatility: f64,
    pub games: u32,
    pub day: f64,
}

impl Known {
    pub fn fixed(mean: f64) -> Self {
        Self { mean, dev: 0.0, volatility: 0.0, games: 1_000, day: 0.0 }
    }

    pub fn dev(&self) -> Option<f64> {
        (self.dev > 0.0).then_some(self.dev)
    }

    fn contestant(&self) -> Contestant {
        if self.dev > 0.0 {
            Contestant::Person(Rating { mean: self.mean, dev: self.dev })
        } else {
            Contestant::Bot(self.mean)
        }
    }
}

/// A method with its settings.
pub enum Method {
    /// Elo for every two: so much a game at first, and from the twentieth game on.
    Elo { first: f64, later: f64 },
    /// Glicko-2, every other at the table a game of one period; a period is a day. How much it counts.
    Glicko { dev: f64, volatility: f64, tau: f64, dampening: f64 },
    /// Weng and Lin, Bradley–Terry for every two.
    Terry { dev: f64, daily: f64, beta: f64 },
    /// Weng and Lin, Plackett–Luce.
    Luce { dev: f64, daily: f64, beta: f64 },
    /// Weng and Lin, Thurstone–Mosteller for every two.
    Thurstone { dev: f64, daily: f64, beta: f64 },
    /// What the library has.
    Likely(Shape),
}

const ELO: &str = "Elo by pairs";
const GLICKO: &str = "Glicko-2 by pairs";
const TERRY: &str = "Weng-Lin Bradley-Terry";
const LUCE: &str = "Weng-Lin Plackett-Luce";
const THURSTONE: &str = "Weng-Lin Thurstone-Mosteller";
const LIKELY: &str = "pairs, most likely point";
const SHIPPED: &str = "the same, as it is shipped";

fn logistic(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

fn got(own: u8, other: u8) -> f64 {
    match own.cmp(&other) {
        Ordering::Less => 1.0,
        Ordering::Equal => 0.5,
        Ordering::Greater => 0.0,
    }
}

/// How much the uncertainty of an opponent flattens the curve, in the units of Glicko.
fn flattened(phi: f64) -> f64 {
    1.0 / (1.0 + 3.0 * phi * phi / (PI * PI)).sqrt()
}

impl Method {
    pub fn kinds() -> [&'static str; 7] {
        [ELO, GLICKO, TERRY, LUCE, THURSTONE, LIKELY, SHIPPED]
    }

    /// What is tried of each.
    pub fn settings(kind: &str) -> Vec<Self> {
        let mut all = Vec::new();
        let three = |make: &dyn Fn(f64, f64, f64) -> Self, all: &mut Vec<Self>| {
            for dev in [130.0, 180.0, 230.0] {
                for daily in [1.0, 2.0, 4.0, 6.0] {
                    for beta in [0.35, 0.5, 0.7, 1.0, 1.4] {
                        all.push(make(dev, daily, beta));
                    }
                }
            }
        };
        match kind {
            ELO => {
                for first in [32.0, 48.0, 64.0, 96.0] {
                    for later in [12.0, 18.0, 24.0, 32.0] {
                        all.push(Self::Elo { first, later });
                    }
                }
            }
            GLICKO => {
                for dev in [180.0, 230.0, 300.0] {
                    for volatility in [0.015, 0.025, 0.04] {
                        for tau in [0.2, 0.4] {
                            for dampening in [0.0, 0.5, 0.75, 1.0] {
                                all.push(Self::Glicko { dev, volatility, tau, dampening });
                            }
                        }
                    }
                }
            }
            TERRY => three(&|dev, daily, beta| Self::Terry { dev, daily, beta }, &mut all),
            LUCE => three(&|dev, daily, beta| Self::Luce { dev, daily, beta }, &mut all),
            THURSTONE => three(&|dev, daily, beta| Self::Thurstone { dev, daily, beta }, &mut all),
            SHIPPED => all.push(Self::Likely(Shape::CHOSEN)),
            _ => {
                for new_dev in [230.0, 300.0, 370.0] {
                    for daily in [2.0, 4.0, 6.0, 8.0] {
                        for dampening in [0.0, 0.5, 0.75, 1.0] {
                            all.push(Self::Likely(Shape {
                                new_mean: START,
                                new_dev,
                                daily,
                                dampening,
                            }));
                        }
                    }
                }
            }
        }
        all
    }

    pub fn newcomer(&self) -> Known {
        let (dev, volatility) = match self {
            Self::Elo { .. } => (0.0, 0.0),
            Self::Glicko { dev, volatility, .. } => (*dev, *volatility),
            Self::Terry { dev, .. } | Self::Luce { dev, .. } | Self::Thurstone { dev, .. } => {
                (*dev, 0.0)
            }
            Self::Likely(shape) => (shape.new_dev, 0.0),
        };
        Known { mean: START, dev, volatility, games: 0, day: 0.0 }
    }

    /// What is known of somebody by this day.
    pub fn rested(&self, known: Known, day: f64) -> Known {
        let days = if known.games == 0 { 0.0 } else { day - known.day };
        let (daily, widest) = match self {
            Self::Elo { .. } => return known,
            Self::Glicko { dev, .. } => (known.volatility * SCALE, *dev),
            Self::Terry { daily, dev, .. }
            | Self::Luce { daily, dev, .. }
            | Self::Thurstone { daily, dev, .. } => (*daily, *dev),
            Self::Likely(shape) => {
                let rested = shape.rested(Rating { mean: known.mean, dev: known.dev }, days);
                return Known { dev: rested.dev, ..known };
            }
        };
        Known { dev: known.dev.hypot(daily * days.sqrt()).min(widest), ..known }
    }

    /// How likely one stands before another.
    pub fn chance(&self, one: &Known, other: &Known, _players: usize) -> f64 {
        match self {
            Self::Elo { .. } => logistic((one.mean - other.mean) / SCALE),
            Self::Glicko { .. } => {
                let phi = one.dev.hypot(other.dev) / SCALE;
                logistic(flattened(phi) * (one.mean - other.mean) / SCALE)
            }
            Self::Terry { .. } | Self::Luce { .. } | Self::Thurstone { .. } | Self::Likely(_) => {
                chance(one.contestant(), other.contestant())
            }
        }
    }

    /// What a seat has of the odds of winning, by any measure that all of the table share.
    pub fn strength(table: &[Known], seat: usize) -> f64 {
        let unsure: f64 =
            table.iter().map(|one| one.dev * one.dev).sum::<f64>() / table.len() as f64;
        let smear = (1.0 + PI / 8.0 * 2.0 * unsure / (SCALE * SCALE)).sqrt();
        ((table[seat].mean - START) / (SCALE * smear)).exp()
    }

    /// What is known of everybody after a game.
    pub fn played(&self, before: &[Known], places: &[u8]) -> Vec<Known> {
        match self {
            Self::Elo { first, later } => elo(before, places, *first, *later),
            Self::Glicko { tau, dampening, .. } => glicko(before, places, *tau, *dampening),
            Self::Terry { beta, .. } => terry(before, places, *beta * SCALE),
            Self::Luce { beta, .. } => luce(before, places, *beta * SCALE),
            Self::Thurstone { beta, .. } => thurstone(before, places, *beta * SCALE),
            Self::Likely(shape) => {
                let table: Vec<_> = before
                    .iter()
                    .zip(places)
                    .map(|(known, place)| (known.contestant(), *place))
                    .collect();
                let found = shape.after_game(&table).into_iter().zip(before);
                found.map(|(Rating { mean, dev }, known)| Known { mean, dev, ..*known }).collect()
            }
        }
    }
}

fn elo(before: &[Known], places: &[u8], first: f64, later: f64) -> Vec<Known> {
    let others = before.len() as f64 - 1.0;
    let moved = |(index, known): (usize, &Known)| {
        let step = if known.games < 20 { first } else { later };
        let sum: f64 = (0..before.len())
            .filter(|other| *other != index)
            .map(|other| {
                got(places[index], places[other])
                    - logistic((known.mean - before[other].mean) / SCALE)
            })
            .sum();
        Known { mean: known.mean + step / others * sum, ..*known }
    };
    before.iter().enumerate().map(moved).collect()
}

/// One period of Glicko-2, in which everybody has played once against each of the others.
fn glicko(before: &[Known], places: &[u8], tau: f64, dampening: f64) -> Vec<Known> {
    let weight = (before.len() as f64 - 1.0).powf(-dampening);
    let moved = |(index, known): (usize, &Known)| {
        if known.dev <= 0.0 {
            return *known;
        }
        let phi = known.dev / SCALE;
        let (mut precision, mut sum) = (0.0, 0.0);
        for other in (0..before.len()).filter(|other| *other != index) {
            let flat = flattened(before[other].dev / SCALE);
            let expected = logistic(flat * (known.mean - before[other].mean) / SCALE);
            precision += weight * flat * flat * expected * (1.0 - expected);
            sum += weight * flat * (got(places[index], places[other]) - expected);
        }
        let (variance, delta) = (1.0 / precision, sum / precision);
        let volatility = volatile(phi, delta, variance, known.volatility, tau);
        let dev = 1.0 / (1.0 / (phi * phi) + precision).sqrt();
        Known { mean: known.mean + SCALE * dev * dev * sum, dev: SCALE * dev, volatility, ..*known }
    };
    before.iter().enumerate().map(moved).collect()
}

/// Glickman's iteration for the new volatility.
fn volatile(phi: f64, delta: f64, variance: f64, sigma: f64, tau: f64) -> f64 {
    let start = (sigma * sigma).ln();
    let squared = delta * delta - phi * phi - variance;
    let f = |x: f64| {
        let e = x.exp();
        e * (squared - e) / (2.0 * (phi * phi + variance + e).powi(2)) - (x - start) / (tau * tau)
    };
    let mut low = start;
    let mut high = if squared > 0.0 {
        squared.ln()
    } else {
        let mut k = 1.0;
        while f(start - k * tau) < 0.0 && k < 100.0 {
            k += 1.0;
        }
        start - k * tau
    };
    let (mut at_low, mut at_high) = (f(low), f(high));
    for _ in 0..100 {
        if (high - low).abs() < 1e-6 {
            break;
        }
        let middle = low + (low - high) * at_low / (at_high - at_low);
        let at_middle = f(middle);
        if at_middle * at_high <= 0.0 {
            (low, at_low) = (high, at_high);
        } else {
            at_low /= 2.0;
        }
        (high, at_high) = (middle, at_middle);
    }
    (low / 2.0).exp()
}

/// What all methods of Weng and Lin do in the end.
fn wenged(known: &Known, omega: f64, delta: f64) -> Known {
    let variance = known.dev * known.dev * (1.0 - delta).max(0.0001);
    Known { mean: known.mean + omega, dev: variance.sqrt(), ..*known }
}

fn terry(before: &[Known], places: &[u8], beta: f64) -> Vec<Known> {
    let moved = |(index, known): (usize, &Known)| {
        let (mut omega, mut delta) = (0.0, 0.0);
        let own = known.dev * known.dev;
        for other in (0..before.len()).filter(|other| *other != index) {
            let c = (own + before[other].dev.powi(2) + 2.0 * beta * beta).sqrt();
            let expected = logistic((known.mean - before[other].mean) / c);
            let gamma = known.dev / c;
            omega += own / c * (got(places[index], places[other]) - expected);
            delta += gamma * own / (c * c) * expected * (1.0 - expected);
        }
        wenged(known, omega, delta)
    };
    before.iter().enumerate().map(moved).collect()
}

fn luce(before: &[Known], places: &[u8], beta: f64) -> Vec<Known> {
    let c = before.iter().map(|known| known.dev * known.dev + beta * beta).sum::<f64>().sqrt();
    let worth: Vec<f64> = before.iter().map(|known| ((known.mean - START) / c).exp()).collect();
    let moved = |(index, known): (usize, &Known)| {
        let (mut omega, mut delta) = (0.0, 0.0);
        let own = known.dev * known.dev;
        for better in (0..before.len()).filter(|better| places[*better] <= places[index]) {
            let rest: f64 = (0..before.len())
                .filter(|at| places[*at] >= places[better])
                .map(|at| worth[at])
                .sum();
            let tied = (0..places.len()).filter(|at| places[*at] == places[better]).count() as f64;
            let share = worth[index] / rest;
            omega += if better == index { (1.0 - share) / tied } else { -share / tied };
            delta += share * (1.0 - share) / tied;
        }
        let gamma = known.dev / c;
        wenged(known, own / c * omega, gamma * own / (c * c) * delta)
    };
    before.iter().enumerate().map(moved).collect()
}

fn thurstone(before: &[Known], places: &[u8], beta: f64) -> Vec<Known> {
    let moved = |(index, known): (usize, &Known)| {
        let (mut omega, mut delta) = (0.0, 0.0);
        let own = known.dev * known.dev;
        for other in (0..before.len()).filter(|other| *other != index) {
            let c = (own + before[other].dev.powi(2) + 2.0 * beta * beta).sqrt();
            let x = (known.mean - before[other].mean) / c;
            let (v, w) = match places[index].cmp(&places[other]) {
                Ordering::Less => bent(x),
                Ordering::Greater => {
                    let (v, w) = bent(-x);
                    (-v, w)
                }
                // A tie without a margin of its own pulls both together.
                Ordering::Equal => (-x, 1.0),
            };
            let gamma = known.dev / c;
            omega += own / c * v;
            delta += gamma * own / (c * c) * w;
        }
        wenged(known, omega, delta)
    };
    before.iter().enumerate().map(moved).collect()
}

/// How far a victory that was so likely moves, and how much it makes sure.
fn bent(x: f64) -> (f64, f64) {
    let density = (-x * x / 2.0).exp() / (2.0 * PI).sqrt();
    // Good to seven digits (Abramowitz and Stegun 26.2.17).
    let t = 1.0 / (1.0 + 0.231_641_9 * x.abs());
    let poly = t
        * (0.319_381_530
            + t * (-0.356_563_782
                + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
    let tail = density * poly;
    let below = if x >= 0.0 { 1.0 - tail } else { tail };
    let v = density / below.max(1e-9);
    (v, v * (v + x))
}

impl fmt::Display for Method {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Elo { first, later } => write!(to, "K {first}, then {later}"),
            Self::Glicko { dev, volatility, tau, dampening } => {
                write!(to, "dev {dev}, volatility {volatility}, tau {tau}, dampening {dampening}")
            }
            Self::Terry { dev, daily, beta }
            | Self::Luce { dev, daily, beta }
            | Self::Thurstone { dev, daily, beta } => {
                write!(to, "dev {dev}, daily {daily}, beta {beta}")
            }
            Self::Likely(Shape { new_dev, daily, dampening, .. }) => {
                write!(to, "dev {new_dev}, daily {daily}, dampening {dampening}")
            }
        }
    }
}
