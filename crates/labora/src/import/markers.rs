//! Markers that other programs bring at other times (B2).
//!
//! In the long games of three and four the newer programs bring the stone marker, and with four
//! players the grape marker, a step ahead of ours, until somebody takes it; with three players the
//! grape marker comes a round late. Where a marker is not in play they take the joker by themselves.

use super::dialect::Dialect;
use super::walk::Walk;
use crate::action::Action;
use crate::data::Shape;
use crate::rules::SPACES;
use crate::types::{Good, Marker};

impl Walk {
    fn is_long(&self, players: u8) -> bool {
        self.game.schedule().shape == Shape::Long && self.game.options.players == players
    }

    /// Whether a marker is out of play, here or in the program that wrote the log.
    fn is_out(&self, marker: Marker) -> bool {
        let late = marker == Marker::Grape
            && self.is_long(3)
            && self.game.schedule().grape_round == Some(self.game.round);
        self.game.shows(marker).is_none() || late
    }

    /// Whether the joker goes, named or by itself.
    pub(super) fn by_joker(&self, good: Good, named: bool) -> bool {
        let has_joker = self.game.shows(Marker::Joker).is_some();
        let out = good.marker().is_some_and(|marker| self.is_out(marker));
        named || self.dialect == Dialect::Hathora && has_joker && out
    }

    /// Whether the other program gives more for this: its marker is a step ahead.
    pub(super) fn is_behind(&self, action: Action) -> bool {
        let Action::Produce { good, joker: false } = action else { return false };
        let Some(marker) = good.marker().filter(|marker| self.new_markers.contains(*marker)) else {
            return false;
        };
        let ahead = match marker {
            Marker::Stone => self.is_long(3) || self.is_long(4),
            _ => self.is_long(4),
        };
        let Some(space) = self.game.markers[marker] else { return false };
        let steps = usize::from((self.game.arm + SPACES - space) % SPACES);
        let values = self.game.schedule().row.values();
        let theirs = values[(steps + 1).min(values.len() - 1)];
        self.dialect == Dialect::Hathora && ahead && theirs != values[steps]
    }
}
