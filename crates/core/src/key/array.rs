//! Arrays indexed by keys.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

use rand::{Rng, RngExt};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Key;

/// An array with one value per key. `N` is the number of keys in use: usually all of them.
pub struct PerKey<K, T, const N: usize> {
    /// The values in key order, for `const` tables; everything else indexes by key.
    pub values: [T; N],
    key: PhantomData<K>,
}

impl<K, T, const N: usize> PerKey<K, T, N> {
    /// The array with these values, in key order.
    pub const fn new(values: [T; N]) -> Self {
        Self { values, key: PhantomData }
    }
}

impl<K: Key, T, const N: usize> PerKey<K, T, N> {
    /// The array whose value at each key is computed from it.
    pub fn from_fn(mut value: impl FnMut(K) -> T) -> Self {
        Self::new(std::array::from_fn(|index| {
            value(K::from_index(index).expect("an array is no longer than its keys"))
        }))
    }

    /// The keys of this array.
    pub fn keys() -> impl ExactSizeIterator<Item = K> + DoubleEndedIterator + Clone {
        (0..N).map(|index| K::from_index(index).expect("an array is no longer than its keys"))
    }

    /// Every key with its value.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (K, &T)> {
        Self::keys().zip(&self.values)
    }

    /// Every key with its value, to change it.
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = (K, &mut T)> {
        Self::keys().zip(&mut self.values)
    }

    /// The value at a key, or nothing where the key is past the end of this array.
    pub fn get(&self, key: K) -> Option<&T> {
        self.values.get(key.index())
    }
}

/// How many of each kind: a shuffled pile, a stock of goods, a bag.
impl<K: Key, const N: usize> PerKey<K, u8, N> {
    /// Everything counted together.
    pub fn total(&self) -> u32 {
        self.values.iter().map(|&count| u32::from(count)).sum()
    }

    /// The kind of the `nth` thing when all are laid out in key order.
    ///
    /// # Panics
    /// When there are not that many.
    pub fn nth(&self, nth: u32) -> K {
        let mut left = nth;
        for (key, &count) in self.iter() {
            if left < u32::from(count) {
                return key;
            }
            left -= u32::from(count);
        }
        panic!("no thing number {nth} among {}", self.total())
    }

    /// One thing at random, each with the same chance.
    ///
    /// # Panics
    /// When there is nothing.
    pub fn sample(&self, rng: &mut impl Rng) -> K {
        self.nth(rng.random_range(0..self.total()))
    }
}

impl<K, T: Clone, const N: usize> Clone for PerKey<K, T, N> {
    fn clone(&self) -> Self {
        Self::new(self.values.clone())
    }
}

impl<K, T: Copy, const N: usize> Copy for PerKey<K, T, N> {}

impl<K, T: PartialEq, const N: usize> PartialEq for PerKey<K, T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.values == other.values
    }
}

impl<K, T: Eq, const N: usize> Eq for PerKey<K, T, N> {}

impl<K, T: Hash, const N: usize> Hash for PerKey<K, T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.values.hash(state);
    }
}

impl<K: Key, T: Default, const N: usize> Default for PerKey<K, T, N> {
    fn default() -> Self {
        Self::from_fn(|_| T::default())
    }
}

impl<K: Key, T: fmt::Debug, const N: usize> fmt::Debug for PerKey<K, T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<K: Key, T, const N: usize> Index<K> for PerKey<K, T, N> {
    type Output = T;

    #[inline]
    fn index(&self, key: K) -> &T {
        &self.values[key.index()]
    }
}

impl<K: Key, T, const N: usize> IndexMut<K> for PerKey<K, T, N> {
    #[inline]
    fn index_mut(&mut self, key: K) -> &mut T {
        &mut self.values[key.index()]
    }
}

impl<K, T: Serialize, const N: usize> Serialize for PerKey<K, T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.values)
    }
}

impl<'de, K, T: Deserialize<'de>, const N: usize> Deserialize<'de> for PerKey<K, T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        let found = values.len();
        values.try_into().map(Self::new).map_err(|_| {
            D::Error::custom(format_args!("expected a list of {N} values, found {found}"))
        })
    }
}
