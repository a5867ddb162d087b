//! Worlds that are dealt again tell nothing of the truth.
//!
//! A viewer cannot know which of many worlds is the true one. So all of them that look alike must
//! be dealt into the same worlds, each equally often: whoever starts from the true hands and swaps
//! a few cards deals worlds that resemble the truth, and a bot that thinks about them has peeped.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::hash::Hasher;

use serde_json::Value;

use super::chance::{bound, together};
use super::play::pick;
use super::violation::{Check, Checked, ensure};
use quadrivium_core::{Game, GameRng, Seat};

/// How often the truth is dealt again to get a world far from it.
const APART: usize = 24;
/// In how many groups whole worlds are sorted.
const GROUPS: u64 = 64;
/// A first impression is made of the worlds divided by this.
const GLANCE: u32 = 10;

/// A position in which a viewer does not know everything, and another that looks the same.
pub(super) struct Truth<G> {
    game: G,
    other: G,
    viewer: Seat,
    after: usize,
    /// How far apart the first few worlds of the two were.
    suspicion: f64,
}

impl<G: Game> Truth<G> {
    /// The position after so many actions, if some seat misses something in it.
    pub(super) fn of(game: &G, after: usize, worlds: u32, eye: &mut GameRng) -> Option<Self> {
        let seats: Vec<_> = Seat::first(game.players()).collect();
        let viewer = seats[pick(seats.len(), eye)];
        let mut other = game.clone();
        for _ in 0..APART {
            other.determinize(viewer, eye);
        }
        if other == *game {
            return None;
        }
        let mut truth = Self { game: game.clone(), other, viewer, after, suspicion: 0.0 };
        truth.suspicion = truth.deal(worlds / GLANCE, eye).most_unlike();
        Some(truth)
    }

    /// The more suspicious of two.
    pub(super) fn or(self, earlier: Option<Self>) -> Self {
        match earlier {
            Some(earlier) if earlier.suspicion >= self.suspicion => earlier,
            _ => self,
        }
    }

    fn deal(&self, worlds: u32, eye: &mut GameRng) -> Tally {
        let mut tally = Tally::of(&self.game);
        for _ in 0..worlds {
            tally.count(&dealt(&self.game, self.viewer, eye), 0);
            tally.count(&dealt(&self.other, self.viewer, eye), 1);
        }
        tally
    }

    /// Deals worlds from both positions, with new luck, and compares them.
    pub(super) fn stays_unknown(&self, worlds: u32, eye: &mut GameRng) -> Checked {
        let Self { viewer, after, .. } = self;
        let unlike = self.deal(worlds, eye).most_unlike();
        ensure(Check::Worlds, unlike <= 0.0, || {
            let (what, [here, there]) = self.in_words(worlds, eye);
            format!(
                "dealt again for {viewer} {worlds} times after {after} actions, {what} \
                 {here} times, and {there} times from a position that looks the same to {viewer}"
            )
        })
    }

    /// What differs most, by its place in the position as it is written.
    fn in_words(&self, worlds: u32, eye: &mut GameRng) -> (String, Times) {
        let mut found = BTreeMap::<String, Times>::new();
        for _ in 0..worlds {
            for (from, game) in [&self.game, &self.other].into_iter().enumerate() {
                let world = serde_json::to_value(dealt(game, self.viewer, eye));
                leaves(&world.expect("a position is plain data"), "", &mut |leaf| {
                    found.entry(leaf).or_default()[from] += 1;
                });
            }
        }
        let apart = |(_, [here, there]): &(String, Times)| here.abs_diff(*there);
        found.into_iter().max_by_key(apart).expect("a position has something in it")
    }
}

/// Every value inside a value, with its place: `hands.1.0 was 3`.
fn leaves(value: &Value, place: &str, hear: &mut impl FnMut(String)) {
    let inside = |key: &dyn Display| match place {
        "" => key.to_string(),
        place => format!("{place}.{key}"),
    };
    match value {
        Value::Array(values) => {
            for (index, value) in values.iter().enumerate() {
                leaves(value, &inside(&index), hear);
            }
        }
        Value::Object(values) => {
            for (name, value) in values {
                leaves(value, &inside(name), hear);
            }
        }
        value => hear(format!("{place} was {value}")),
    }
}

fn dealt<G: Game>(game: &G, viewer: Seat, eye: &mut GameRng) -> G {
    let mut world = game.clone();
    world.determinize(viewer, eye);
    world
}

/// A position taken to pieces: everything that is hashed of it, in order.
#[derive(Default)]
struct Pieces(Vec<u64>);

impl Hasher for Pieces {
    fn finish(&self) -> u64 {
        self.0.iter().fold(0xcbf2_9ce4_8422_2325, |hash, piece| {
            (hash ^ piece).wrapping_mul(0x0100_0000_01b3).rotate_left(29)
        })
    }

    fn write(&mut self, bytes: &[u8]) {
        self.0.extend(bytes.iter().map(|&byte| u64::from(byte)));
    }

    fn write_u16(&mut self, value: u16) {
        self.write_u64(value.into());
    }

    fn write_u32(&mut self, value: u32) {
        self.write_u64(value.into());
    }

    fn write_u64(&mut self, value: u64) {
        self.0.push(value);
    }

    fn write_usize(&mut self, value: usize) {
        self.write_u64(value as u64);
    }
}

/// How often something was found, in worlds dealt from one position and from another.
type Times = [u32; 2];

/// How often each piece was another one than in the first position.
struct Tally {
    worlds: u32,
    first: Vec<u64>,
    /// By place and value.
    others: BTreeMap<(usize, u64), Times>,
    groups: [Times; GROUPS as usize],
}

impl Tally {
    fn of<G: Game>(game: &G) -> Self {
        let mut first = Pieces::default();
        game.hash(&mut first);
        Self {
            worlds: 0,
            first: first.0,
            others: BTreeMap::new(),
            groups: [[0; 2]; GROUPS as usize],
        }
    }

    fn count<G: Game>(&mut self, world: &G, from: usize) {
        let mut pieces = Pieces::default();
        world.hash(&mut pieces);
        self.worlds += u32::from(from == 0);
        self.groups[(pieces.finish() % GROUPS) as usize][from] += 1;
        for (place, (&piece, &first)) in pieces.0.iter().zip(&self.first).enumerate() {
            if piece != first {
                self.others.entry((place, piece)).or_default()[from] += 1;
            }
        }
    }

    /// How far the two positions are apart in what differs most between them: above zero if luck
    /// cannot explain it.
    fn most_unlike(&self) -> f64 {
        let mut places = BTreeMap::<usize, Vec<Times>>::new();
        for (&(place, _), &times) in &self.others {
            places.entry(place).or_default().push(times);
        }
        let by_place = places.into_values().map(|mut values| {
            let changed = values.iter().fold([0; 2], |sum: Times, times| added(sum, *times));
            values.push(changed.map(|times| self.worlds - times));
            excess(values.into_iter())
        });
        by_place.fold(excess(self.groups.into_iter()), f64::max)
    }
}

fn added(a: Times, b: Times) -> Times {
    [a[0] + b[0], a[1] + b[1]]
}

/// How much further two samples are apart than chance would have it: not above zero if they may
/// well be samples of the same thing.
fn excess(cells: impl Iterator<Item = Times>) -> f64 {
    let cells = together(cells.map(|[here, there]| {
        let [here, there] = [here, there].map(f64::from);
        (f64::midpoint(here, there), here)
    }));
    // Both samples stray from what is expected of both of them.
    let distance: f64 = cells.iter().map(|(e, found)| 2.0 * (found - e) * (found - e) / e).sum();
    distance - bound(cells.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_are_told_apart_only_beyond_luck() {
        assert!(excess([[510, 490], [490, 510]].into_iter()) < 0.0);
        assert!(excess([[620, 430], [380, 570]].into_iter()) > 0.0);
        assert!(excess([[1, 0], [0, 1], [3, 5]].into_iter()) < 0.0, "too few to judge");
    }
}
