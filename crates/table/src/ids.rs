//! Names that nobody can guess: tables, guests, invitations, and the seeds of chance.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::moment::{Entropy, NoEntropy};

/// Letters and digits that are not mistaken for each other; 32 of them, so five bits each.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Text that is no name of this kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected {0} letters and digits")]
pub struct BadId(usize);

/// A random name of `N` characters, five bits each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id<const N: usize>([u8; N]);

/// The name of a table: 60 bits, it stands in the public link.
pub type TableId = Id<12>;
/// The name of a guest: 100 bits, signed where it comes back from a browser.
pub type GuestId = Id<20>;
/// The name of a tournament: as long as that of a guest, because it makes tables as a guest does.
pub type TournamentId = Id<20>;
/// The name of a club: 60 bits, it stands in the link to its page.
pub type ClubId = Id<12>;
/// The key to an open seat: 120 bits, whoever has it may sit down.
pub type Invite = Id<24>;
/// What all luck of a table comes from: 260 bits that nobody is ever shown.
pub type Seed = Id<52>;

impl<const N: usize> Id<N> {
    /// A new name.
    ///
    /// # Errors
    /// When there is no entropy to make it from.
    pub fn random(entropy: &dyn Entropy) -> Result<Self, NoEntropy> {
        let mut bytes = [0; N];
        entropy.fill(&mut bytes)?;
        Ok(Self(bytes.map(|byte| LETTERS[usize::from(byte % 32)])))
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        str::from_utf8(&self.0).expect("made of ASCII letters and digits")
    }
}

impl<const N: usize> FromStr for Id<N> {
    type Err = BadId;

    fn from_str(text: &str) -> Result<Self, BadId> {
        let bytes: [u8; N] = text.as_bytes().try_into().map_err(|_| BadId(N))?;
        if bytes.iter().all(|byte| LETTERS.contains(byte)) {
            Ok(Self(bytes))
        } else {
            Err(BadId(N))
        }
    }
}

impl<const N: usize> fmt::Display for Id<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl<const N: usize> fmt::Debug for Id<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl<const N: usize> Serialize for Id<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de, const N: usize> Deserialize<'de> for Id<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::desk::MOMENT;

    #[test]
    fn names_print_and_parse() {
        let id = TableId::random(MOMENT.entropy).unwrap();
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_eq!(format!("{id:?}"), id.to_string());
        assert_ne!(TableId::random(MOMENT.entropy).unwrap(), id);
    }

    /// Five bits each: a name of fewer letters could be guessed.
    #[test]
    fn every_letter_is_drawn() {
        let names: Vec<_> = (0..50).map(|_| Seed::random(MOMENT.entropy).unwrap()).collect();
        for letter in LETTERS {
            let drawn = |name: &&Seed| name.as_str().as_bytes().contains(letter);
            let times = names.iter().filter(drawn).count();
            assert!(times >= 20, "{} in {times} names", char::from(*letter));
        }
    }

    #[test]
    fn nothing_else_is_a_name() {
        for text in ["", "short", "../../../etc", "UPPERCASE123", "abcdefghijkl", "abcdefghijkm\n"]
        {
            assert!(text.parse::<TableId>().is_err(), "{text:?}");
        }
    }
}
