//! What becomes of a table that somebody does not want any more.

use std::collections::BTreeSet;

use super::{Fold, State};
use crate::entry::Plan;
use crate::ids::GuestId;

/// What a person can do with a table that they do not want any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Removal {
    /// It is deleted for everybody: nobody else plays there, or the game has not begun and they
    /// made the table.
    Delete,
    /// It goes from their own list. When all whose table it is have done so, it is deleted.
    Unlist,
}

impl Removal {
    /// What this person can do with a table of these people.
    pub fn of(plan: &Plan, begun: bool, people: &BTreeSet<GuestId>, guest: GuestId) -> Self {
        let alone = people.iter().all(|&other| other == guest);
        if guest == plan.owner && (alone || !begun) { Self::Delete } else { Self::Unlist }
    }
}

impl Fold {
    /// Everybody whose table it is: those who sit there and whoever made it.
    pub fn everybody(&self) -> BTreeSet<GuestId> {
        self.people.guests().chain([self.plan.owner]).collect()
    }

    /// What this person can do with the table.
    pub fn removal(&self, guest: GuestId) -> Removal {
        Removal::of(&self.plan, self.state() != State::Waiting, &self.everybody(), guest)
    }
}
