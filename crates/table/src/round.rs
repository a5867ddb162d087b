//! A table of a tournament knows which round it was made for, so that whoever sits there finds back.
//!
//! The tournament itself is who has made the table. What it is called is settled when it is founded, so
//! the table can keep it.

use serde::{Deserialize, Serialize};

use super::Fold;
use crate::api::RoundShown;
use crate::entry::Plan;
use crate::ids::GuestId;

/// The round of a tournament that a table was made for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundOf {
    /// What the tournament is called.
    pub name: String,
    /// Which round, counted from 1.
    pub number: u16,
    /// Whether everybody may know of the tournament; otherwise those do who sit at the table.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub open: bool,
}

impl Plan {
    /// The round that the table belongs to, as those who sit there are told.
    pub(super) fn round_shown(&self) -> Option<RoundShown> {
        let round = self.round.as_ref()?;
        let (name, round) = (round.name.clone(), round.number);
        Some(RoundShown { tournament: self.owner, name, round })
    }
}

impl Fold {
    /// The round that the table belongs to, as far as it concerns a person: whoever may not look at a
    /// tournament does not learn of it from one of its tables.
    pub(super) fn round_for(&self, guest: Option<GuestId>) -> Option<RoundShown> {
        let open = self.plan.round.as_ref()?.open;
        let inside = || guest.is_some_and(|guest| self.everybody().contains(&guest));
        (open || inside()).then(|| self.plan.round_shown()).flatten()
    }
}
