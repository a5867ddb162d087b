//! Small finite kinds: enums and numbered spaces that index arrays and form sets.
//!
//! A game is full of "one number per good", "one tile per space", "the colours already finished".
//! [`PerKey`] is the array for the first two and [`KeySet`] the set for the last. Both are plain
//! `Copy` data, so a state built of them is copied like a number.
//! [`named_enum!`](crate::named_enum) declares an enum with its names, parser and array type,
//! [`numbered!`](crate::numbered) a kind that is only numbered.

mod array;
mod declare;
mod set;

use std::fmt;

pub use array::PerKey;
pub use set::{KeySet, Keys};

/// A kind with a known, small number of values, numbered from zero.
pub trait Key: Copy + Eq + fmt::Debug {
    /// How many values there are.
    const COUNT: usize;

    /// The number of this value, below [`Key::COUNT`].
    fn index(self) -> usize;

    /// The value with this number.
    fn from_index(index: usize) -> Option<Self>;
}

impl Key for bool {
    const COUNT: usize = 2;

    fn index(self) -> usize {
        self.into()
    }

    fn from_index(index: usize) -> Option<Self> {
        [false, true].get(index).copied()
    }
}

impl Key for u8 {
    const COUNT: usize = 256;

    fn index(self) -> usize {
        self.into()
    }

    fn from_index(index: usize) -> Option<Self> {
        index.try_into().ok()
    }
}

impl Key for i8 {
    const COUNT: usize = 256;

    fn index(self) -> usize {
        self.cast_unsigned().into()
    }

    fn from_index(index: usize) -> Option<Self> {
        u8::from_index(index).map(u8::cast_signed)
    }
}

/// Nothing comes first.
impl<K: Key> Key for Option<K> {
    const COUNT: usize = K::COUNT + 1;

    fn index(self) -> usize {
        self.map_or(0, |key| key.index() + 1)
    }

    fn from_index(index: usize) -> Option<Self> {
        match index {
            0 => Some(None),
            _ => K::from_index(index - 1).map(Some),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{named_enum, numbered};

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
