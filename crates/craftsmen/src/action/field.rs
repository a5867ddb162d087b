//! The fields of actions: what each can be, its word and its digit.

use std::fmt;

use quadrivium_core::{BadNotation, Key, Seat, Words, key_at};

use super::Place;
use crate::purse::MOST_WORTH;
use crate::types::{Building, Capital, End, Good, Guild, Kind, QueueSpace, Sawmill, Ship, Token};

/// A value of a field.
pub(super) trait Field: Copy {
    /// Where it stands among all values of its type.
    fn index(self) -> usize;

    fn at(index: usize) -> Self;

    /// Writes it after a space.
    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    fn read(words: &mut Words<'_>, what: &str) -> Result<Self, BadNotation>;
}

macro_rules! fields {
    ($read:ident, $index:path, $at:expr => $($Field:ty),*) => {$(
        impl Field for $Field {
            fn index(self) -> usize {
                $index(self)
            }

            fn at(index: usize) -> Self {
                $at(index)
            }

            fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, " {self}")
            }

            fn read(words: &mut Words<'_>, what: &str) -> Result<Self, BadNotation> {
                words.$read(what)
            }
        }
    )*};
}

fields!(named, Key::index, key_at => Building, Capital, End, Good, Guild, Kind, Place, QueueSpace);
fields!(named, Key::index, key_at => Sawmill, Seat, Token);
fields!(next, Key::index, key_at => Ship);
fields!(next, usize::from, |index| index as u8 => u8);

/// With the privilege, or without a word.
impl Field for bool {
    fn index(self) -> usize {
        self.into()
    }

    fn at(index: usize) -> Self {
        index == 1
    }

    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self { " privileged" } else { "" })
    }

    fn read(words: &mut Words<'_>, what: &str) -> Result<Self, BadNotation> {
        match words.optional::<String>(what)?.as_deref() {
            None => Ok(false),
            Some("privileged") => Ok(true),
            Some(word) => Err(BadNotation::new(word, what)),
        }
    }
}

/// A building, or the fair.
impl Field for Option<Building> {
    fn index(self) -> usize {
        self.map_or(0, |card| Key::index(card) + 1)
    }

    fn at(index: usize) -> Self {
        index.checked_sub(1).map(key_at)
    }

    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            None => f.write_str(" fair"),
            Some(card) => card.write(f),
        }
    }

    fn read(words: &mut Words<'_>, what: &str) -> Result<Self, BadNotation> {
        let word: String = words.next(what)?;
        let card =
            (word != "fair").then(|| word.parse().map_err(|_| BadNotation::new(&word, what)));
        card.transpose()
    }
}

/// What a field of an action can be: so many values from the first one on.
#[derive(Clone, Copy)]
pub(super) struct Range {
    first: usize,
    pub count: usize,
    /// In words.
    what: &'static str,
}

impl Range {
    const fn new(first: usize, count: usize, what: &'static str) -> Self {
        Self { first, count, what }
    }

    /// The digit of a value, beyond the count where no action ever has it.
    pub fn digit(self, value: impl Field) -> usize {
        value.index().wrapping_sub(self.first)
    }

    pub fn value<F: Field>(self, digit: usize) -> F {
        F::at(self.first + digit)
    }

    pub fn read<F: Field>(self, words: &mut Words<'_>) -> Result<F, BadNotation> {
        let word = words.clone().verb();
        let value = F::read(words, self.what)?;
        let right = self.digit(value) < self.count;
        right.then_some(value).ok_or_else(|| BadNotation::new(word, self.what))
    }
}

pub(super) const BID: Range = Range::new(1, MOST_WORTH as usize, "a number from 1 to 45");
const _: () = assert!(MOST_WORTH == 45, "as it is said");
pub(super) const CAPITAL: Range = Range::new(0, Capital::COUNT, "a capital card");
pub(super) const CARD: Range = Range::new(0, Building::COUNT, "a building");
pub(super) const CARD_OR_FAIR: Range = Range::new(0, Building::COUNT + 1, "a building or fair");
pub(super) const END: Range = Range::new(0, End::COUNT, "left or right");
pub(super) const GUILD: Range = Range::new(0, Guild::COUNT, "a guild");
pub(super) const KIND: Range = Range::new(0, Kind::COUNT, "basic, extended or advanced");
/// Nobody starts with an advanced building.
pub(super) const KIND_AT_FIRST: Range = Range::new(0, 2, "basic or extended");
pub(super) const PLACE: Range = Range::new(0, Place::COUNT, "top or under");
pub(super) const PRIVILEGED: Range = Range::new(0, 2, "privileged or nothing");
pub(super) const RAW: Range = Range::new(0, Good::RAW, "a raw good");
pub(super) const SAWMILL: Range = Range::new(0, Sawmill::COUNT, "a sawmill");
pub(super) const SEAT: Range = Range::new(0, Seat::MOST, "a seat");
pub(super) const SHIP: Range = Range::new(0, Ship::COUNT, "a ship from 1 to 4");
pub(super) const SPACE: Range = Range::new(0, QueueSpace::COUNT, "gold, silver or ribbon");
pub(super) const STORED: Range = Range::new(Good::RAW, Good::STORED, "a half-product");
pub(super) const TOKEN: Range = Range::new(0, Token::COUNT, "privilege or work");
