//! Small finite kinds: enums and numbered spaces that index arrays and form sets.
//!
//! A game is full of "one number per good", "one tile per space", "the colours already finished".
//! [`PerKey`] is the array for the first two and [`KeySet`] the set for the last. Both are plain
//! `Copy` data, so a state built of them is copied like a number.
//! [`named_enum!`](crate::named_enum) declares an enum with its names, parser and array type,
//! [`numbered!`](crate::numbered) a kind that is only numbered.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Index, IndexMut, Not, Sub};

use rand::{Rng, RngExt};
use serde::de::{Error as _, SeqAccess, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A kind with a known, small number of values, numbered from zero.
pub trait Key: Copy + Eq + fmt::Debug {
    /// How many values there are.
    const COUNT: usize;

    /// The number of this value, below [`Key::COUNT`].
    fn index(self) -> usize;

    /// The value with this number.
    fn from_index(index: usize) -> Option<Self>;
}

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

    /// The set with one key.
    #[inline]
    pub fn only(key: K) -> Self {
        Self::from_bits(1 << key.index())
    }

    /// The set of the first `count` keys.
    pub fn first(count: usize) -> Self {
        (0..count.min(K::COUNT)).filter_map(K::from_index).collect()
    }

    /// Whether the key is in the set.
    #[inline]
    pub fn contains(self, key: K) -> bool {
        self.bits >> key.index() & 1 == 1
    }

    /// Puts a key in.
    #[inline]
    pub fn insert(&mut self, key: K) {
        self.bits |= 1 << key.index();
    }

    /// Takes a key out.
    #[inline]
    pub fn remove(&mut self, key: K) {
        self.bits &= !(1 << key.index());
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

/// Declares an enum of game terms with its names, and the array type indexed by it.
///
/// ```
/// quadrivium_core::named_enum! {
///     /// What grows on a field.
///     pub enum Crop / PerCrop { Wheat = "wheat", Rye = "rye" }
/// }
///
/// let mut harvest = PerCrop::<u8>::default();
/// harvest[Crop::Rye] += 2;
/// assert_eq!("rye".parse(), Ok(Crop::Rye));
/// assert_eq!(Crop::ALL.map(Crop::name), ["wheat", "rye"]);
/// assert!("oats".parse::<Crop>().is_err());
/// ```
#[macro_export]
macro_rules! named_enum {
    (
        $(#[$meta:meta])*
        $vis:vis enum $Name:ident / $Per:ident {
            $( $(#[$variant_meta:meta])* $Variant:ident = $text:literal ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        $vis enum $Name {
            $(
                #[doc = concat!("`", $text, "`")]
                $(#[$variant_meta])*
                $Variant
            ),+
        }

        #[doc = concat!("One value per [`", stringify!($Name), "`].")]
        $vis type $Per<T> = $crate::PerKey<$Name, T, { $Name::COUNT }>;

        impl $Name {
            /// How many there are.
            pub const COUNT: usize = [$($text),+].len();
            /// All of them, in order.
            pub const ALL: [Self; Self::COUNT] = [$(Self::$Variant),+];
            /// Their names, in order.
            pub const NAMES: [&'static str; Self::COUNT] = [$($text),+];

            /// The name in notation and message keys.
            pub const fn name(self) -> &'static str {
                Self::NAMES[self as usize]
            }
        }

        impl $crate::Key for $Name {
            const COUNT: usize = Self::COUNT;

            #[inline]
            fn index(self) -> usize {
                self as usize
            }

            #[inline]
            fn from_index(index: usize) -> Option<Self> {
                Self::ALL.get(index).copied()
            }
        }

        impl ::std::fmt::Display for $Name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl ::std::str::FromStr for $Name {
            type Err = $crate::BadNotation;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                Self::ALL
                    .into_iter()
                    .find(|value| value.name() == text)
                    .ok_or_else(|| $crate::BadNotation::not_among(text, &Self::NAMES))
            }
        }

        impl ::serde::Serialize for $Name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $Name {
            fn deserialize<D: ::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> Result<Self, D::Error> {
                let name = <::std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                name.parse().map_err(::serde::de::Error::custom)
            }
        }
    };
}

/// Declares a kind that is only numbered, from 1: spaces of a board, slots, die faces.
///
/// ```
/// quadrivium_core::numbered! {
///     /// A field of the village, as printed.
///     pub struct Field / PerField (12)
/// }
///
/// let field = Field::new(7).unwrap();
/// assert_eq!(field.to_string(), "7");
/// assert_eq!("7".parse(), Ok(field));
/// assert!("13".parse::<Field>().is_err());
/// assert_eq!(Field::all().count(), 12);
/// ```
#[macro_export]
macro_rules! numbered {
    (
        $(#[$meta:meta])*
        $vis:vis struct $Name:ident / $Per:ident ( $count:literal )
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[derive(::serde::Serialize, ::serde::Deserialize)]
        #[serde(into = "u8", try_from = "u8")]
        $vis struct $Name(u8);

        #[doc = concat!("One value per [`", stringify!($Name), "`].")]
        $vis type $Per<T> = $crate::PerKey<$Name, T, $count>;

        impl $Name {
            /// How many there are.
            pub const COUNT: usize = $count;

            /// The one with this number, counted from 1.
            pub const fn new(number: u8) -> Option<Self> {
                if 1 <= number && number <= $count { Some(Self(number - 1)) } else { None }
            }

            /// Its number, counted from 1.
            pub const fn number(self) -> u8 {
                self.0 + 1
            }

            /// All of them, in order.
            pub fn all() -> impl ExactSizeIterator<Item = Self> + DoubleEndedIterator + Clone {
                (0..$count).map(Self)
            }
        }

        impl $crate::Key for $Name {
            const COUNT: usize = $count;

            #[inline]
            fn index(self) -> usize {
                self.0 as usize
            }

            #[inline]
            fn from_index(index: usize) -> Option<Self> {
                if index < $count { Some(Self(index as u8)) } else { None }
            }
        }

        impl From<$Name> for u8 {
            fn from(value: $Name) -> u8 {
                value.number()
            }
        }

        impl TryFrom<u8> for $Name {
            type Error = $crate::BadNotation;

            fn try_from(number: u8) -> Result<Self, Self::Error> {
                Self::new(number).ok_or_else(|| {
                    $crate::BadNotation::new(
                        &number.to_string(),
                        concat!("a number from 1 to ", $count),
                    )
                })
            }
        }

        impl ::std::fmt::Display for $Name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(&self.number(), f)
            }
        }

        impl ::std::str::FromStr for $Name {
            type Err = $crate::BadNotation;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                // Only the spelling that is printed: no sign, no leading zero.
                let plain = !text.starts_with(['+', '0']);
                text.parse().ok().filter(|_| plain).and_then(Self::new).ok_or_else(|| {
                    $crate::BadNotation::new(text, concat!("a number from 1 to ", $count))
                })
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    numbered! {
        struct Field / PerField (12)
    }

    #[test]
    fn a_number_has_one_spelling() {
        for text in ["0", "13", "+3", "03", "", "x", "256"] {
            assert!(text.parse::<Field>().is_err(), "{text}");
        }
        assert_eq!(Field::all().len(), Field::COUNT);
        let ploughed = PerField::<bool>::from_fn(|field| field.number() == 3);
        assert_eq!(ploughed.iter().filter(|(_, done)| **done).count(), 1);
        assert_eq!(serde_json::to_string(&Field::new(3)).unwrap(), "3");
        assert!(serde_json::from_str::<Field>("13").is_err());
    }

    named_enum! {
        enum Crop / PerCrop { Wheat = "wheat", Rye = "rye", Oats = "oats" }
    }

    #[test]
    fn things_are_laid_out_in_key_order() {
        let counts = PerCrop::<u8>::new([2, 0, 1]);
        assert_eq!(counts.total(), 3);
        assert_eq!([0, 1, 2].map(|n| counts.nth(n)), [Crop::Wheat, Crop::Wheat, Crop::Oats]);
    }

    #[test]
    fn a_set_knows_its_complement_and_difference() {
        let set = KeySet::only(Crop::Rye);
        assert_eq!((!set).iter().collect::<Vec<_>>(), [Crop::Wheat, Crop::Oats]);
        assert!((set - set).is_empty());
        assert!(set.is_subset(KeySet::ALL));
        assert_eq!(KeySet::<Crop>::first(2).len(), 2);
    }

    #[test]
    fn arrays_and_sets_survive_json() {
        let counts = PerCrop::<u8>::new([2, 0, 1]);
        let text = serde_json::to_string(&counts).unwrap();
        assert_eq!(text, "[2,0,1]");
        assert_eq!(serde_json::from_str::<PerCrop<u8>>(&text).unwrap(), counts);
        assert!(serde_json::from_str::<PerCrop<u8>>("[1]").is_err());
        let set = !KeySet::only(Crop::Rye);
        let text = serde_json::to_string(&set).unwrap();
        assert_eq!(text, r#"["wheat","oats"]"#);
        assert_eq!(serde_json::from_str::<KeySet<Crop>>(&text).unwrap(), set);
    }

    #[test]
    fn an_unknown_name_suggests_the_nearest() {
        let error = "oat".parse::<Crop>().unwrap_err();
        assert!(error.to_string().contains("oats"), "{error}");
    }
}
