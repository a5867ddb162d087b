//! Face-down piles as lists of runs.
//!
//! What nobody has seen does not exist yet: a shuffled stretch of a pile is only the count of
//! each kind, and drawing from it is chance. A card that somebody put there on purpose keeps its
//! place, with who saw it.

use rand::Rng;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::{Key, PerKey, Seat, SeatSet};

/// One stretch of a face-down pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "K: Key + Serialize + serde::de::DeserializeOwned")]
pub enum Run<K: Key, const N: usize> {
    /// Shuffled: only how many of each kind.
    Shuffled(PerKey<K, u8, N>),
    /// One card put here on purpose.
    Placed {
        /// The card.
        card: K,
        /// Who knows it.
        seen_by: SeatSet,
    },
}

impl<K: Key, const N: usize> Run<K, N> {
    fn len(&self) -> u32 {
        match self {
            Self::Shuffled(counts) => counts.total(),
            Self::Placed { .. } => 1,
        }
    }
}

impl<K: Key, const N: usize> Default for Run<K, N> {
    fn default() -> Self {
        Self::Shuffled(PerKey::default())
    }
}

/// What lies on top of a pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Top<K: Key, const N: usize> {
    /// Nothing: the pile is used up.
    Empty,
    /// Any of these, each with the chance of its count.
    Unknown(PerKey<K, u8, N>),
    /// This card, known to those who saw it placed.
    Card(K),
}

/// A face-down pile of at most `RUNS` runs, top first.
///
/// ```
/// use quadrivium_core::{Pile, Seat, SeatSet, Top, named_enum, PerKey};
///
/// named_enum! { enum Suit / PerSuit { Sun = "sun", Moon = "moon" } }
///
/// let mut pile = Pile::<Suit, 2, 4>::shuffled(PerSuit::new([3, 1]));
/// pile.put_on_top(Suit::Moon, SeatSet::only(Seat::A));
/// assert_eq!(pile.top(), Top::Card(Suit::Moon));
/// pile.draw(Suit::Moon);
/// assert_eq!(pile.top(), Top::Unknown(PerSuit::new([3, 1])));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "K: Key + Serialize + serde::de::DeserializeOwned")]
pub struct Pile<K: Key, const N: usize, const RUNS: usize> {
    runs: ArrayVec<[Run<K, N>; RUNS]>,
}

impl<K: Key, const N: usize, const RUNS: usize> Pile<K, N, RUNS> {
    /// A freshly shuffled pile.
    pub fn shuffled(counts: PerKey<K, u8, N>) -> Self {
        let mut runs = ArrayVec::new();
        if counts.total() > 0 {
            runs.push(Run::Shuffled(counts));
        }
        Self { runs }
    }

    /// How many cards there are.
    pub fn len(&self) -> u32 {
        self.runs.iter().map(Run::len).sum()
    }

    /// Whether the pile is used up.
    pub fn is_empty(&self) -> bool {
        self.runs.is_empty()
    }

    /// The runs, top first.
    pub fn runs(&self) -> &[Run<K, N>] {
        &self.runs
    }

    /// How many of each kind are in the pile.
    pub fn counts(&self) -> PerKey<K, u8, N> {
        let mut all = PerKey::default();
        for run in &self.runs {
            match run {
                Run::Shuffled(counts) => {
                    for (key, count) in counts.iter() {
                        all[key] += count;
                    }
                }
                Run::Placed { card, .. } => all[*card] += 1,
            }
        }
        all
    }

    /// What lies on top.
    pub fn top(&self) -> Top<K, N> {
        match self.runs.first() {
            None => Top::Empty,
            Some(Run::Shuffled(counts)) => Top::Unknown(*counts),
            Some(Run::Placed { card, .. }) => Top::Card(*card),
        }
    }

    /// Takes a card off the top: the known one, or the one that chance has chosen.
    ///
    /// # Panics
    /// When that card cannot be on top.
    pub fn draw(&mut self, card: K) {
        match self.runs.first_mut().expect("a pile that is drawn from has cards") {
            Run::Shuffled(counts) => {
                counts[card] = counts[card].checked_sub(1).expect("the drawn card is in the pile");
                if counts.total() == 0 {
                    self.runs.remove(0);
                }
            }
            Run::Placed { card: top, .. } => {
                assert_eq!(*top, card, "a placed card is drawn as it is");
                self.runs.remove(0);
            }
        }
    }

    /// Puts a card on the pile, known to some.
    ///
    /// # Panics
    /// When the pile has more runs than its bound.
    pub fn put_on_top(&mut self, card: K, seen_by: SeatSet) {
        self.runs.insert(0, Run::Placed { card, seen_by });
    }

    /// Puts a card under the pile, known to some.
    ///
    /// # Panics
    /// When the pile has more runs than its bound.
    pub fn put_under(&mut self, card: K, seen_by: SeatSet) {
        self.runs.push(Run::Placed { card, seen_by });
    }

    /// Moves every card whose place `viewer` does not know into `pool`, to be dealt again.
    pub fn pool_unknown(&self, viewer: Seat, pool: &mut PerKey<K, u8, N>) {
        for run in &self.runs {
            match run {
                Run::Shuffled(counts) => {
                    for (key, count) in counts.iter() {
                        pool[key] += count;
                    }
                }
                Run::Placed { card, seen_by } if !seen_by.contains(viewer) => pool[*card] += 1,
                Run::Placed { .. } => {}
            }
        }
    }

    /// Deals the places that `viewer` does not know from `pool`: a world that looks the same to them.
    ///
    /// # Panics
    /// When the pool has fewer cards than [`Pile::pool_unknown`] put into it.
    pub fn redeal(&mut self, viewer: Seat, pool: &mut PerKey<K, u8, N>, rng: &mut impl Rng) {
        let mut draw = || {
            let card = pool.sample(rng);
            pool[card] -= 1;
            card
        };
        for run in &mut self.runs {
            match run {
                Run::Shuffled(counts) => {
                    let cards = counts.total();
                    *counts = PerKey::default();
                    for _ in 0..cards {
                        counts[draw()] += 1;
                    }
                }
                Run::Placed { card, seen_by } if !seen_by.contains(viewer) => *card = draw(),
                Run::Placed { .. } => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;

    crate::named_enum! { enum Suit / PerSuit { Sun = "sun", Moon = "moon", Star = "star" } }

    type Deck = Pile<Suit, 3, 6>;

    #[test]
    fn cards_come_in_the_order_in_which_they_lie() {
        let mut deck = Deck::shuffled(PerSuit::new([0, 1, 0]));
        deck.put_under(Suit::Sun, SeatSet::EMPTY);
        deck.put_on_top(Suit::Star, SeatSet::EMPTY);
        assert_eq!(deck.len(), 3);
        deck.draw(Suit::Star);
        deck.draw(Suit::Moon);
        deck.draw(Suit::Sun);
        assert_eq!(deck.top(), Top::Empty);
        assert!(deck.is_empty());
    }

    #[test]
    fn dealing_again_keeps_what_the_viewer_saw() {
        let mut deck = Deck::shuffled(PerSuit::new([4, 4, 4]));
        deck.put_on_top(Suit::Star, SeatSet::only(Seat::A));
        deck.put_on_top(Suit::Moon, SeatSet::only(Seat::B));
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut tops = PerSuit::<u32>::default();
        for _ in 0..100 {
            let mut world = deck;
            let mut pool = PerSuit::default();
            world.pool_unknown(Seat::A, &mut pool);
            world.redeal(Seat::A, &mut pool, &mut rng);
            assert_eq!(pool.total(), 0);
            assert_eq!(world.counts(), deck.counts());
            assert_eq!(world.runs()[1], deck.runs()[1], "A saw the star go on the pile");
            if let Top::Card(card) = world.top() {
                tops[card] += 1;
            }
        }
        assert!(tops.values.iter().all(|&times| times > 0), "A did not see the moon: {tops:?}");
    }
}
