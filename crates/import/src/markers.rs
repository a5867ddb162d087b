//! Markers that other programs bring at other times (B2).
//!
//! In the long games of three and four the newer programs bring the stone marker, and with four
//! players the grape marker, a step ahead of ours, until somebody takes it; with three players the
//! grape marker comes a round late. Where a marker is not in play they take the joker by themselves.

use quadrivium_labora::{Action, Good, Marker, Shape, WheelView};

use crate::dialect::Dialect;
use crate::walk::Walk;

impl Walk {
    fn is_long(&self, players: u8) -> bool {
        self.options.schedule().shape == Shape::Long && self.options.players == players
    }

    /// How much a marker shows; nothing for one that is out of play.
    pub(crate) fn shows(&self, marker: Marker) -> Option<u8> {
        let markers = self.table().wheel.markers;
        markers.iter().find(|it| it.marker == marker).map(|it| it.value)
    }

    /// Whether a marker is out of play, here or in the program that wrote the log.
    fn is_out(&self, marker: Marker) -> bool {
        let late = marker == Marker::Grape
            && self.is_long(3)
            && self.options.schedule().grape_round == Some(self.table().round);
        self.shows(marker).is_none() || late
    }

    /// Whether the joker goes, named or by itself.
    pub(crate) fn by_joker(&self, good: Good, named: bool) -> bool {
        let has_joker = self.shows(Marker::Joker).is_some();
        let out = good.marker().is_some_and(|marker| self.is_out(marker));
        named || self.dialect == Dialect::Hathora && has_joker && out
    }

    /// Whether the other program gives more for this: its marker is a step ahead.
    pub(crate) fn is_behind(&self, action: Action) -> bool {
        let Action::Produce { good, joker: false } = action else { return false };
        let Some(marker) = good.marker().filter(|marker| self.new_markers.contains(*marker)) else {
            return false;
        };
        let ahead = match marker {
            Marker::Stone => self.is_long(3) || self.is_long(4),
            _ => self.is_long(4),
        };
        let WheelView { arm, row, markers, .. } = self.table().wheel;
        let Some(ours) = markers.iter().find(|it| it.marker == marker) else { return false };
        let steps = (usize::from(arm) + row.len() - usize::from(ours.space)) % row.len();
        let theirs = row[(steps + 1).min(row.len() - 1)];
        self.dialect == Dialect::Hathora && ahead && theirs != ours.value
    }
}
