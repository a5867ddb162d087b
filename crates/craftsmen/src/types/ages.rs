//! Who is younger than whom, for equal hands (R5).

use std::fmt;
use std::str::FromStr;

use quadrivium_core::{BadNotation, Key, Seat};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// The seats from the youngest player to the oldest; nothing where they sit in that order.
///
/// ```
/// use quadrivium_core::Seat;
/// use quadrivium_craftsmen::Ages;
///
/// let ages: Ages = "CAB".parse().unwrap();
/// assert!(ages.is_younger(Seat::C, Seat::A));
/// assert!(Ages::default().is_younger(Seat::A, Seat::C));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Ages(ArrayVec<[Seat; Seat::MOST]>);

quadrivium_core::typescript! { Ages = "string" }

impl Ages {
    /// Whether the first player is younger than the second one.
    pub fn is_younger(self, seat: Seat, other: Seat) -> bool {
        self.rank(seat) < self.rank(other)
    }

    /// How many players are younger.
    pub(crate) fn rank(self, seat: Seat) -> usize {
        self.0.iter().position(|&one| one == seat).unwrap_or_else(|| seat.index())
    }

    /// Whether nobody at a table of so many is missing, and nobody else is named.
    pub(crate) fn are_of(self, players: u8) -> bool {
        self.0.is_empty()
            || (self.0.len() == usize::from(players)
                && Seat::first(players).all(|seat| self.0.contains(&seat)))
    }
}

impl fmt::Display for Ages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|seat| write!(f, "{seat}"))
    }
}

impl FromStr for Ages {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let mut seats = ArrayVec::new();
        for letter in text.chars() {
            let seat = letter.to_string().parse()?;
            if seats.contains(&seat) {
                return Err(BadNotation::new(text, "every seat once"));
            }
            seats.push(seat);
        }
        Ok(Self(seats))
    }
}

impl From<Ages> for String {
    fn from(ages: Ages) -> Self {
        ages.to_string()
    }
}

impl TryFrom<String> for Ages {
    type Error = BadNotation;

    fn try_from(text: String) -> Result<Self, BadNotation> {
        text.parse()
    }
}
