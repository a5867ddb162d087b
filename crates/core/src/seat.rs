//! Who sits at the table, whose move it is, and who looks on.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{BadNotation, Key, KeySet, PerKey};

/// A place at the table, clockwise: `B` sits to the left of `A`, and so on.
// No number, so that an `Option<Seat>` takes no more room than a seat: positions are full of them, and a
// row of them is looked through at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Seat {
    /// The first seat.
    #[default]
    A,
    /// The second seat.
    B,
    /// The third seat.
    C,
    /// The fourth seat.
    D,
    /// The fifth seat.
    E,
}

impl Seat {
    /// The most seats a table can have.
    pub const MOST: usize = 5;

    /// The first so many seats.
    pub fn first(players: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        [Self::A, Self::B, Self::C, Self::D, Self::E].into_iter().take(players.into())
    }

    /// The seat to the left at a table of so many players.
    #[must_use]
    pub const fn next(self, players: u8) -> Self {
        let left = match self {
            Self::A => Self::B,
            Self::B => Self::C,
            Self::C => Self::D,
            Self::D => Self::E,
            Self::E => Self::A,
        };
        if (left as u8) < players { left } else { Self::A }
    }

    /// The seat's letter.
    pub const fn letter(self) -> char {
        (b'A' + self as u8) as char
    }
}

crate::typescript! { Seat = "string" }

#[cfg(feature = "openapi")]
impl utoipa::PartialSchema for Seat {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
        utoipa::openapi::ObjectBuilder::new()
            .schema_type(utoipa::openapi::schema::Type::String)
            .description(Some(
                "A place at the table, clockwise: `B` sits to the left of `A`, and so on.",
            ))
            .into()
    }
}

#[cfg(feature = "openapi")]
impl utoipa::ToSchema for Seat {}

impl Key for Seat {
    const COUNT: usize = Self::MOST;

    #[inline]
    fn index(self) -> usize {
        self as usize
    }

    #[inline]
    fn from_index(index: usize) -> Option<Self> {
        Some(match index {
            0 => Self::A,
            1 => Self::B,
            2 => Self::C,
            3 => Self::D,
            4 => Self::E,
            _ => return None,
        })
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A letter, large or small.
impl FromStr for Seat {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        Self::first(Self::MOST as u8)
            .find(|seat| text.len() == 1 && text.eq_ignore_ascii_case(&seat.to_string()))
            .ok_or_else(|| BadNotation::new(text, "a seat from A to E"))
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// Some of the seats.
pub type SeatSet = KeySet<Seat>;

/// One value per seat, for a game of at most `N` players.
pub type PerSeat<T, const N: usize> = PerKey<Seat, T, N>;

/// Who has to act now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Turn {
    /// Nobody: a die, a draw, a reveal.
    Chance,
    /// Each of these players, in whatever order they like; usually one.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Seat>))]
    Players(SeatSet),
    /// The game has ended.
    Over,
}

impl Turn {
    /// The turn of one player.
    pub fn of(seat: Seat) -> Self {
        Self::Players(SeatSet::only(seat))
    }

    /// The players who may act now.
    pub fn players(self) -> SeatSet {
        match self {
            Self::Players(seats) => seats,
            Self::Chance | Self::Over => SeatSet::EMPTY,
        }
    }

    /// The player whose turn it is alone.
    pub fn only_player(self) -> Option<Seat> {
        self.player().filter(|_| self.players().len() == 1)
    }

    /// The player who is asked first: players who may act at once are taken in seat order.
    pub fn player(self) -> Option<Seat> {
        self.players().iter().next()
    }
}

/// Who takes an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Actor {
    /// Nobody; written `*`.
    Chance,
    /// A player.
    Seat(Seat),
}

impl From<Seat> for Actor {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Chance => f.write_str("*"),
            Self::Seat(seat) => seat.fmt(f),
        }
    }
}

impl FromStr for Actor {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        match text {
            "*" => Ok(Self::Chance),
            _ => text
                .parse()
                .map(Self::Seat)
                .map_err(|_| BadNotation::new(text, "an actor: * or a seat from A to E")),
        }
    }
}

/// Who looks at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player, who knows what their seat knows.
    Seat(Seat),
    /// Anybody else, who knows what everybody knows.
    Public,
}

impl Viewer {
    /// Whether this viewer sits here.
    pub fn sits_at(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_go_round() {
        assert_eq!(Seat::B.next(3), Seat::C);
        assert_eq!(Seat::C.next(3), Seat::A);
    }

    #[test]
    fn actors_print_and_parse() {
        for actor in [Actor::Chance, Seat::A.into(), Seat::E.into()] {
            assert_eq!(actor.to_string().parse(), Ok(actor));
        }
        for text in ["", "F", "AB", "**", "1"] {
            assert!(text.parse::<Actor>().is_err(), "{text}");
        }
    }
}
