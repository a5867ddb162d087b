//! Sets of keys, as bits.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub};

use serde::de::{SeqAccess, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Key;

/// A set of keys, as bits. At most 64 keys.
pub struct KeySet<K> {
    /// One bit per key, lowest first.
    pub bits: u64,
    key: PhantomData<K>,
}

impl<K> KeySet<K> {
    /// The set with nothing in it.
    pub const EMPTY: Self = Self::from_bits(0);

    /// The set of the keys whose bits are set.
    pub const fn from_bits(bits: u64) -> Self {
        Self { bits, key: PhantomData }
    }

    /// Whether nothing is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// How many keys are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Whether every key of this set is in `other`.
    #[inline]
    pub const fn is_subset(self, other: Self) -> bool {
        self.bits & !other.bits == 0
    }
}

impl<K: Key> KeySet<K> {
    const MASK: u64 = if K::COUNT >= 64 { u64::MAX } else { (1 << K::COUNT) - 1 };

    /// The set of all keys.
    pub const ALL: Self = Self::from_bits(Self::MASK);

    /// The bit of a key. A kind of which there are more than bits does not compile.
    #[inline]
    fn bit(key: K) -> u64 {
        const { assert!(K::COUNT <= 64, "a set holds at most 64 keys") };
        1 << key.index()
    }

    /// The set with one key.
    #[inline]
    pub fn only(key: K) -> Self {
        Self::from_bits(Self::bit(key))
    }

    /// The set of the first `count` keys.
    #[inline]
    pub fn first(count: usize) -> Self {
        const { assert!(K::COUNT <= 64, "a set holds at most 64 keys") };
        if count < K::COUNT { Self::from_bits((1 << count) - 1) } else { Self::ALL }
    }

    /// Whether the key is in the set.
    #[inline]
    pub fn contains(self, key: K) -> bool {
        self.bits & Self::bit(key) != 0
    }

    /// Puts a key in.
    #[inline]
    pub fn insert(&mut self, key: K) {
        self.bits |= Self::bit(key);
    }

    /// Takes a key out.
    #[inline]
    pub fn remove(&mut self, key: K) {
        self.bits &= !Self::bit(key);
    }

    /// This set with one more key.
    #[must_use]
    pub fn with(mut self, key: K) -> Self {
        self.insert(key);
        self
    }

    /// The keys of the set in rising order.
    #[inline]
    pub fn iter(self) -> Keys<K> {
        Keys(self)
    }
}

/// The keys of a [`KeySet`], rising.
#[derive(Clone, Debug)]
pub struct Keys<K: Key>(KeySet<K>);

impl<K: Key> Iterator for Keys<K> {
    type Item = K;

    #[inline]
    fn next(&mut self) -> Option<K> {
        if self.0.is_empty() {
            return None;
        }
        let index = self.0.bits.trailing_zeros() as usize;
        self.0.bits &= self.0.bits - 1;
        K::from_index(index)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl<K: Key> ExactSizeIterator for Keys<K> {}

impl<K: Key> IntoIterator for KeySet<K> {
    type Item = K;
    type IntoIter = Keys<K>;

    fn into_iter(self) -> Keys<K> {
        Keys(self)
    }
}

impl<K: Key> FromIterator<K> for KeySet<K> {
    fn from_iter<I: IntoIterator<Item = K>>(keys: I) -> Self {
        keys.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl<K> Clone for KeySet<K> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<K> Copy for KeySet<K> {}

impl<K> PartialEq for KeySet<K> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<K> Eq for KeySet<K> {}

impl<K> Hash for KeySet<K> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.bits.hash(state);
    }
}

impl<K> Default for KeySet<K> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<K: Key> fmt::Debug for KeySet<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl<K> BitAnd for KeySet<K> {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self::from_bits(self.bits & other.bits)
    }
}

impl<K> BitAndAssign for KeySet<K> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        self.bits &= other.bits;
    }
}

impl<K> BitOr for KeySet<K> {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self::from_bits(self.bits | other.bits)
    }
}

impl<K> BitOrAssign for KeySet<K> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.bits |= other.bits;
    }
}

/// Set difference.
impl<K> Sub for KeySet<K> {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self::from_bits(self.bits & !other.bits)
    }
}

/// All keys that are not in the set.
impl<K: Key> Not for KeySet<K> {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self::from_bits(!self.bits & Self::MASK)
    }
}

impl<K: Key + Serialize> Serialize for KeySet<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.len()))?;
        for key in *self {
            list.serialize_element(&key)?;
        }
        list.end()
    }
}

impl<'de, K: Key + Deserialize<'de>> Deserialize<'de> for KeySet<K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Elements<K>(PhantomData<K>);

        impl<'de, K: Key + Deserialize<'de>> Visitor<'de> for Elements<K> {
            type Value = KeySet<K>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of keys")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<KeySet<K>, A::Error> {
                let mut set = KeySet::EMPTY;
                while let Some(key) = list.next_element()? {
                    set.insert(key);
                }
                Ok(set)
            }
        }

        deserializer.deserialize_seq(Elements(PhantomData))
    }
}
