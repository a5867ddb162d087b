//! Tables that others find without a link: to whom they are listed, and who sits there.
//!
//! What a list tells of a table is read from the entries that seat somebody. Its game is not played
//! through for that: a list has hundreds of tables, and none of their moves.

use serde::{Deserialize, Serialize};

use crate::entry::{Batch, Entry, Plan};
use crate::fault::Fault;
use crate::ids::ClubId;
use crate::people::People;

/// The languages in which people may want to talk.
pub const LANGUAGES: [&str; 3] = ["en", "pl", "ru"];

/// Who may sit down at a listed table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Welcome {
    /// Whoever likes.
    Everybody,
    /// Those with whom whoever made the table has played to the end of a game.
    Met,
    /// The members of a club.
    Club {
        /// Which one.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        club: ClubId,
    },
}

/// How a table is listed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Public {
    /// Who may sit down there; nobody else is told of the table.
    pub who: Welcome,
    /// The language in which people talk there; moves need none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// What those look for who are led here by a quick match. Only one open table is sought by each
    /// of these.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seeking: Option<String>,
}

/// How a new table shall be listed.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PublicWish {
    /// Who may sit down there.
    pub who: Welcome,
    /// The language in which people talk there: `en`, `pl` or `ru`.
    #[serde(default)]
    pub language: Option<String>,
}

impl Public {
    /// A table that is listed as somebody wishes.
    ///
    /// # Errors
    /// When nobody talks in that language here.
    pub fn wished(wish: &PublicWish) -> Result<Self, Fault> {
        let language = wish.language.as_deref().map(language).transpose()?;
        Ok(Self { who: wish.who, language, seeking: None })
    }
}

/// A language in which people may want to talk.
fn language(word: &str) -> Result<String, Fault> {
    let reason = format!("expected {}", quadrivium_core::one_of(&LANGUAGES));
    let known = LANGUAGES.contains(&word).then(|| word.to_owned());
    known.ok_or(Fault::BadField { field: "language", reason })
}

/// Who sits at a table, read without its game.
#[derive(Clone)]
pub struct Seating {
    /// Who sits where.
    pub people: People,
    /// How many entries were read.
    pub seq: u64,
}

impl Seating {
    /// Who sits at a table after these entries, from the first one on.
    pub fn read(plan: &Plan, batches: &[Batch]) -> Self {
        let mut people = People::new(plan);
        for entry in batches.iter().flat_map(|batch| &batch.entries) {
            // What does not fit is found by whoever opens the table.
            let _ = match entry {
                Entry::Sit { seat, guest, name, card } => {
                    people.sit(*seat, *guest, name.clone(), card.clone())
                }
                Entry::Leave { seat } => people.leave(*seat),
                Entry::Bot { seat, level } => people.seat_bot(*seat, level),
                Entry::Resign { seat } | Entry::Claim { seat, .. } => people.give_up(*seat),
                _ => None,
            };
        }
        Self { people, seq: batches.last().map_or(0, Batch::last) }
    }
}

impl Entry {
    /// Whether it changes what a list tells of a table.
    pub fn seats_somebody(&self) -> bool {
        matches!(self, Self::Sit { .. } | Self::Leave { .. } | Self::Bot { .. })
    }
}
