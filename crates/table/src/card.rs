//! What a person brings to a table beside a name: arms, the zone in which their days begin, and the days on
//! which they are away.

use jiff::tz::TimeZone;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::fault::Fault;
use crate::ids::GuestId;
use crate::rest::{Away, ZONES};

/// The divisions of a shield.
const DIVISIONS: [&str; 14] = [
    "plain",
    "chief",
    "base",
    "bordure",
    "per-pale",
    "per-fess",
    "per-bend",
    "quarterly",
    "per-chevron",
    "paly",
    "barry",
    "chequy",
    "fess",
    "chevron",
];
/// Its colours.
const COLOURS: [&str; 5] = ["azure", "gules", "vert", "purpure", "sable"];
/// Its metals: a colour stands on a metal or a metal on a colour, so that lightness tells them apart.
const METALS: [&str; 2] = ["or", "argent"];
/// What stands on it; also the signs by which two devices are compared.
pub const CHARGES: [&str; 24] = [
    "tower", "key", "star", "moon", "lily", "sheaf", "fish", "bell", "book", "grapes", "ship",
    "hammer", "wheel", "barrel", "rose", "bird", "acorn", "crown", "cross", "sun", "tree", "bee",
    "shell", "cup",
];

/// A shield in four words: how it is divided, its colour, its metal, and what stands on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arms([u8; 4]);

impl Arms {
    const PARTS: [&'static [&'static str]; 4] = [&DIVISIONS, &COLOURS, &METALS, &CHARGES];

    /// The shield of somebody who has not chosen one.
    pub fn of(guest: GuestId) -> Self {
        // Five bits for each letter of a name that chance has made.
        let mut letters = guest.as_str().bytes().map(u64::from);
        Self(Self::PARTS.map(|words| {
            let drawn = letters.by_ref().take(5).fold(0, |sum, letter| sum * 131 + letter);
            (drawn % words.len() as u64) as u8
        }))
    }

    /// A shield from its four words.
    ///
    /// # Errors
    /// When they are not such words.
    pub fn read(text: &str) -> Result<Self, Fault> {
        let bad = || Fault::BadField { field: "arms", reason: "these are no arms".into() };
        let words: Vec<_> = text.split(' ').collect();
        let words: [&str; 4] = words.try_into().map_err(|_| bad())?;
        let mut parts = [0; 4];
        for ((part, word), known) in parts.iter_mut().zip(words).zip(Self::PARTS) {
            *part = known.iter().position(|known| *known == word).ok_or_else(bad)? as u8;
        }
        Ok(Self(parts))
    }

    /// The four words.
    pub fn words(self) -> String {
        let words = self.0.iter().zip(Self::PARTS).map(|(part, known)| known[usize::from(*part)]);
        words.collect::<Vec<_>>().join(" ")
    }
}

impl Serialize for Arms {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.words())
    }
}

impl<'de> Deserialize<'de> for Arms {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::read(&String::deserialize(deserializer)?).map_err(serde::de::Error::custom)
    }
}

/// What a person brings to a table beside a name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    /// Their shield; nothing for somebody who has left, and at tables that are older than shields.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arms: Option<Arms>,
    /// The zone by which their weekends are told; nobody else learns of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub zone: Option<String>,
    /// The days on which they are away, where games are played over days.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub away: Vec<Away>,
}

/// The longest name of a zone.
const LONGEST_ZONE: usize = 64;

/// A zone of the world, such as `Europe/Warsaw`.
///
/// # Errors
/// When there is none of this name.
pub fn zone(name: &str) -> Result<TimeZone, Fault> {
    let can_be = ZONES && name.len() <= LONGEST_ZONE;
    let known = can_be.then(|| TimeZone::get(name).ok()).flatten();
    let reason = "there is no such zone".to_owned();
    known.ok_or(Fault::BadField { field: "zone", reason })
}

/// What two names have in common that a reader takes for the same: capitals, signs between letters,
/// and letters of another alphabet that look alike make no difference.
pub fn likeness(name: &str) -> String {
    let letters = name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase);
    let like = |c| match c {
        'а' => 'a',
        'в' | 'ь' | 'ъ' => 'b',
        'е' | 'ё' => 'e',
        'к' => 'k',
        'м' => 'm',
        'н' => 'h',
        'о' | '0' => 'o',
        'р' => 'p',
        'с' => 'c',
        'т' => 't',
        'у' => 'y',
        'х' => 'x',
        'і' | 'l' | '1' | 'ı' => 'i',
        'ј' => 'j',
        'ѕ' => 's',
        c => c,
    };
    let alike: String = letters.map(like).filter(|c| !"②③④⑤⑥".contains(*c)).collect();
    // A name that is all signs is like itself only.
    if alike.is_empty() { name.to_owned() } else { alike }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::desk::person;

    #[test]
    fn arms_are_four_words() {
        for text in ["plain azure or tower", "per-chevron sable argent cup"] {
            assert_eq!(Arms::read(text).unwrap().words(), text);
        }
        for text in [
            "",
            "plain",
            "plain azure or",
            "plain azure or tower tower",
            "plain or azure tower",
            "plain azure or <script>",
            "Plain azure or tower",
        ] {
            assert!(Arms::read(text).is_err(), "{text}");
        }
        let own = Arms::of(person('a'));
        assert_eq!(Arms::read(&own.words()).unwrap(), own);
        // Whoever has not chosen one has the same in every version.
        let guest = "abcdefghijkmnpqrstuv".parse().unwrap();
        assert_eq!(Arms::of(guest).words(), "chief azure argent tree");
    }

    #[test]
    fn a_zone_has_a_name_of_the_world() {
        for name in ["Europe/Warsaw", "America/New_York", "UTC", "Asia/Kolkata"] {
            assert!(zone(name).is_ok(), "{name}");
        }
        for name in ["", "Warsaw", "../../etc/passwd", "Europe/Warsaw\0", &"x".repeat(100)] {
            assert!(zone(name).is_err(), "{name}");
        }
    }

    #[test]
    fn names_that_look_alike_are_alike() {
        for (one, other) in [
            ("Anna", "anna"),
            ("Anna", "А n n а"),
            ("Anna", "Anna ②"),
            ("Bob", "B0b"),
            ("Іvan", "lvan"),
        ] {
            assert_eq!(likeness(one), likeness(other), "{one} {other}");
        }
        assert_ne!(likeness("Anna"), likeness("Hanna"));
        assert_ne!(likeness("🔥"), likeness("❤"));
    }
}
