//! The actions of the toy: their text, their JSON and their numbers.

use std::fmt;
use std::str::FromStr;

use quadrivium_core::{BadNotation, Key, Words};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Card, Fault, broken};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Chance: the next seat draws this card.
    Draw(Card),
    Play(Card),
    Bury(Card),
    Pass,
    /// The winner gives so many points to the next seat, and the round is over.
    Give(u8),
}

/// The most points that can be given.
pub const MOST_GIVEN: u8 = 2;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw(card) if broken(Fault::LongWinded) => write!(f, "draw{:1100}{card}", ""),
            Self::Draw(card) => write!(f, "draw {card}"),
            Self::Play(card) => write!(f, "play {card}"),
            Self::Bury(_) if broken(Fault::SameText) => f.write_str("pass"),
            Self::Bury(card) => write!(f, "bury {card}"),
            Self::Give(points) => write!(f, "give {points}"),
            Self::Pass if broken(Fault::Misspelt) => f.write_str("pas"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

const VERBS: [&str; 5] = ["draw", "play", "bury", "give", "pass"];

fn points(words: &mut Words<'_>) -> Result<u8, BadNotation> {
    let points: u8 = words.next("1 or 2 points")?;
    let misread = broken(Fault::SharedText) && points == 0;
    match points {
        1..=MOST_GIVEN => Ok(points),
        _ if misread => Ok(1),
        _ => Err(BadNotation::new(&points.to_string(), "1 or 2 points")),
    }
}

impl FromStr for Move {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let mut words = Words::new(text);
        let action = match words.verb() {
            "draw" => Self::Draw(words.named("a card")?),
            "play" => Self::Play(words.named("a card")?),
            "bury" => Self::Bury(words.named("a card")?),
            "give" => Self::Give(points(&mut words)?),
            "pass" => Self::Pass,
            verb => return Err(BadNotation::not_among(verb, &VERBS)),
        };
        words.end().map(|()| action)
    }
}

impl Serialize for Move {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if broken(Fault::JsonLies) {
            "pass".serialize(serializer)
        } else {
            serializer.collect_str(self)
        }
    }
}

impl<'de> Deserialize<'de> for Move {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// The number of a player's action.
pub fn number(action: Move) -> Option<u32> {
    match action {
        Move::Play(card) => Some(card.index() as u32),
        Move::Bury(card) => Some(3 + card.index() as u32),
        Move::Pass => Some(6),
        Move::Give(points @ 1..=MOST_GIVEN) => Some(6 + u32::from(points)),
        // Nobody can give nothing: this is the number of a pass.
        Move::Give(0) if broken(Fault::StrayIds) => Some(6),
        Move::Draw(_) | Move::Give(_) => None,
    }
}

/// Every action that can be constructed.
pub fn every() -> Vec<Move> {
    let cards = Card::ALL.into_iter();
    let cards = cards.flat_map(|card| [Move::Draw(card), Move::Play(card), Move::Bury(card)]);
    let given = (0..=u8::MAX).map(Move::Give);
    cards.chain(given).chain([Move::Pass]).collect()
}

/// The action with a number.
pub fn numbered(id: u32) -> Option<Move> {
    let card = |id: u32| Card::from_index(id as usize).expect("three cards");
    match id {
        0..3 => Some(Move::Play(card(id))),
        3..6 => Some(Move::Bury(card(id - 3))),
        6 => Some(Move::Pass),
        7..9 => Some(Move::Give(id as u8 - 6)),
        _ => None,
    }
}
