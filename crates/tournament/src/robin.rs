//! Everybody meets everybody.
//!
//! For two: the old wheel, in which one stays and the others go round. For larger tables: where as many sit
//! down as the square of a table, lines of a plane, in which every two meet exactly once; otherwise a search
//! that changes places until meetings are spread as evenly as it finds.

use std::collections::BTreeSet;

use rand::RngExt;
use rand::seq::SliceRandom;

use crate::seats::{dice, lots, sizes};
use crate::{Field, History, Meetings, Paired, Player, Round};

/// How many changes of places are tried for all rounds together, and how often from another beginning.
const TRIES: u32 = 40_000;
const BEGINNINGS: u64 = 3;

/// A round of the wheel. Whoever would meet somebody who has left, or nobody, has no game.
pub fn circle(field: &Field<'_>, number: u16) -> Round {
    let lots = lots(field.seed, field.players);
    // With an odd number one place of the wheel stays empty.
    let places = field.players + field.players % 2;
    let turn = |place: u16| match place {
        0 => 0,
        _ => 1 + (place - 1 + number) % (places - 1),
    };
    let who = |place: u16| {
        let player = *lots.get(usize::from(turn(place)))?;
        (!field.left.contains(&player)).then_some(player)
    };
    let mut round = Round::default();
    for place in 0..places / 2 {
        match (who(place), who(places - 1 - place)) {
            (Some(one), Some(other)) => round.tables.push(vec![one, other]),
            (Some(one), None) | (None, Some(one)) => round.byes.push(one),
            (None, None) => {}
        }
    }
    round
}

/// A round at larger tables, with those that come after it.
pub fn spread(field: &Field<'_>, rounds: u16, history: &History, ahead: &[Round]) -> Paired {
    let here = field.here();
    if let Some((round, after)) = ahead.split_first()
        && everybody(round) == here.iter().copied().collect()
    {
        return Paired { round: round.clone(), ahead: after.to_vec() };
    }
    let all = plane(field, &here, rounds, history)
        .unwrap_or_else(|| search(field, &here, rounds, history));
    let mut all = all.into_iter();
    Paired { round: all.next().unwrap_or_default(), ahead: all.collect() }
}

fn everybody(round: &Round) -> BTreeSet<Player> {
    round.tables.iter().flatten().chain(&round.byes).copied().collect()
}

/// Adding and multiplying numbers below 3, 4 or 5 so that every number but 0 can be divided by.
fn sum(order: usize, one: usize, other: usize) -> usize {
    if order == 4 { one ^ other } else { (one + other) % order }
}

fn product(order: usize, one: usize, other: usize) -> usize {
    const FOUR: [[usize; 4]; 4] = [[0, 0, 0, 0], [0, 1, 2, 3], [0, 2, 3, 1], [0, 3, 1, 2]];
    if order == 4 { FOUR[one][other] } else { one * other % order }
}

/// People are the points of a plane, tables are its lines, and a round is all lines of one slope: every two
/// meet once in as many rounds as there are slopes. Nothing where there is no such plane.
fn plane(field: &Field<'_>, here: &[Player], rounds: u16, history: &History) -> Option<Vec<Round>> {
    let order = usize::from(field.shape.size);
    let fits = matches!(order, 3..=5) && here.len() == order * order && history.tables.is_empty();
    if !fits {
        return None;
    }
    let mut points = here.to_vec();
    points.shuffle(&mut dice(field.seed, 1));
    let line = |slope: usize, start: usize| -> Vec<Player> {
        let on = |x: usize| match slope {
            // The last slope is upright.
            slope if slope == order => start * order + x,
            _ => x * order + sum(order, product(order, slope, x), start),
        };
        (0..order).map(|x| points[on(x)]).collect()
    };
    let round = |slope| Round {
        tables: (0..order).map(|start| line(slope, start)).collect(),
        byes: Vec::new(),
    };
    Some((0..usize::from(rounds)).map(|number| round(number % (order + 1))).collect())
}

/// Rounds in which meetings are spread evenly: from several beginnings, the best that is found.
fn search(field: &Field<'_>, here: &[Player], rounds: u16, history: &History) -> Vec<Round> {
    let found = (0..BEGINNINGS).map(|beginning| {
        let mut search = Search::new(field, here, rounds, history, beginning);
        search.improve();
        (search.best, search.found)
    });
    found.min_by_key(|(cost, _)| *cost).map(|(_, rounds)| rounds).unwrap_or_default()
}

/// What it weighs that two meet so often: three times is much worse than twice.
fn weight(times: i32) -> i64 {
    i64::from(times).pow(3)
}

struct Search {
    rounds: Vec<Round>,
    meetings: Meetings,
    dice: rand_xoshiro::Xoshiro256PlusPlus,
    /// What all meetings weigh together: the more even, the less.
    cost: i64,
    best: i64,
    found: Vec<Round>,
}

impl Search {
    fn new(
        field: &Field<'_>,
        here: &[Player],
        rounds: u16,
        history: &History,
        beginning: u64,
    ) -> Self {
        let mut dice = dice(field.seed, 2 + beginning + (u64::from(rounds) << 16));
        let mut meetings = history.meetings(field.players);
        let sizes = sizes(here.len(), field.shape);
        let waiting = here.len() - sizes.iter().sum::<usize>();
        let mut waits: Vec<_> =
            here.iter().map(|&player| (history.byes_of(player), player)).collect();
        waits.shuffle(&mut dice);
        let mut made = Vec::new();
        for _ in 0..rounds {
            // Whoever has waited least waits next.
            waits.sort_by_key(|(times, _)| *times);
            let byes: Vec<_> = waits.iter().take(waiting).map(|(_, player)| *player).collect();
            waits.iter_mut().take(waiting).for_each(|(times, _)| *times += 1);
            let mut rest: Vec<_> =
                here.iter().copied().filter(|player| !byes.contains(player)).collect();
            rest.shuffle(&mut dice);
            let mut rest = rest.into_iter();
            let tables: Vec<Vec<_>> =
                sizes.iter().map(|&size| rest.by_ref().take(size).collect()).collect();
            for table in &tables {
                meetings.note(table, 1);
            }
            made.push(Round { tables, byes });
        }
        let cost = meetings.counts.iter().map(|&times| weight(times)).sum::<i64>() / 2;
        Self { found: made.clone(), rounds: made, meetings, dice, cost, best: cost }
    }

    /// What it would cost if two of a round changed places.
    fn change(&self, round: usize, one: (usize, usize), other: (usize, usize)) -> i64 {
        let tables = &self.rounds[round].tables;
        let (a, b) = (tables[one.0][one.1], tables[other.0][other.1]);
        let side = |table: &[Player], leaves: Player, comes: Player| -> i64 {
            let others = table.iter().filter(|&&x| x != leaves);
            let change = |&x: &Player| {
                let (old, new) = (self.meetings.of(leaves, x), self.meetings.of(comes, x));
                (weight(new + 1) - weight(new)) - (weight(old) - weight(old - 1))
            };
            others.map(change).sum()
        };
        side(&tables[one.0], a, b) + side(&tables[other.0], b, a)
    }

    fn swap(&mut self, round: usize, one: (usize, usize), other: (usize, usize)) {
        for table in [one.0, other.0] {
            let sits = self.rounds[round].tables[table].clone();
            self.meetings.note(&sits, -1);
        }
        let tables = &mut self.rounds[round].tables;
        let (a, b) = (tables[one.0][one.1], tables[other.0][other.1]);
        tables[one.0][one.1] = b;
        tables[other.0][other.1] = a;
        for table in [one.0, other.0] {
            let sits = self.rounds[round].tables[table].clone();
            self.meetings.note(&sits, 1);
        }
    }

    /// Changes places: always for the better, for the worse ever more rarely.
    fn improve(&mut self) {
        for tried in 0..TRIES {
            let round = self.dice.random_range(0..self.rounds.len().max(1));
            let Some(tables) = self.rounds.get(round).map(|round| &round.tables) else { return };
            if tables.len() < 2 {
                return;
            }
            let one = self.dice.random_range(0..tables.len());
            let other = (one + self.dice.random_range(1..tables.len())) % tables.len();
            let (here, there) = (tables[one].len(), tables[other].len());
            let one = (one, self.dice.random_range(0..here));
            let other = (other, self.dice.random_range(0..there));
            let change = self.change(round, one, other);
            let warmth = 2.0 * (1.0 - f64::from(tried) / f64::from(TRIES)) + 0.05;
            let taken =
                change <= 0 || self.dice.random_range(0.0..1.0) < (-(change as f64) / warmth).exp();
            if taken {
                self.swap(round, one, other);
                self.cost += change;
                if self.cost < self.best {
                    self.best = self.cost;
                    self.found.clone_from(&self.rounds);
                }
            }
        }
    }
}
