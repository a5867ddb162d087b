//! Somebody says when they are away: a table over days hears of it, and lets their time stand still then.

use super::rest::Away;
use super::{Fold, Moment, State};
use crate::entry::Entry;
use crate::ids::GuestId;

impl Fold {
    /// A person is away on these days. Nothing where the table knows that already, or has no time over days.
    pub fn entries_of_away(&self, moment: Moment<'_>, guest: GuestId, days: &[Away]) -> Vec<Entry> {
        if !self.clocks.is_over_days() || self.state() == State::Over {
            return Vec::new();
        }
        let days: Vec<_> = days.iter().copied().filter(|away| moment.now < away.until).collect();
        let tells = |seat: &_| !self.clocks.days_away(*seat, moment.now).eq(days.iter().copied());
        let seats = self.people.held_by(guest).iter().filter(tells);
        seats.map(|seat| Entry::Away { seat, guest, days: days.clone() }).collect()
    }
}
