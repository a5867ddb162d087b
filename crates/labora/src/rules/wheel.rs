//! The production wheel.

use quadrivium_core::{Observer, Seat};

use crate::action::Action;
use crate::data::Shape;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::Labora;
use crate::types::{Good, Marker};

/// Spaces of the wheel.
pub(crate) const SPACES: u8 = 13;

impl Labora {
    /// The arm goes on by one space. A marker that is already worth most is pushed along by the
    /// arm; in the solo game it leaves the game.
    pub(super) fn rotate(&mut self, seen: &mut impl Observer<Event>) {
        let next = (self.arm + 1) % SPACES;
        for marker in Marker::ALL {
            if self.markers[marker] == Some(next) {
                if self.schedule().shape == Shape::Solo {
                    self.markers[marker] = None;
                    seen.saw(Event::MarkerLeft { marker });
                } else {
                    self.markers[marker] = Some((next + 1) % SPACES);
                }
            }
        }
        self.arm = next;
    }

    /// A new marker starts at nothing.
    pub(super) fn enter_marker(&mut self, marker: Marker, seen: &mut impl Observer<Event>) {
        self.markers[marker] = Some(self.arm);
        seen.saw(Event::MarkerEntered { marker });
    }

    /// The marker by which a good can be produced now.
    fn producer(&self, good: Good, joker: bool) -> Option<Marker> {
        let marker = if joker { Marker::Joker } else { good.marker()? };
        self.markers[marker].is_some().then_some(marker)
    }

    /// Every good of a list by its own marker, where that counts, and by the joker.
    pub(super) fn producers(
        &self,
        goods: &[Good],
        markers: bool,
    ) -> impl Iterator<Item = (Good, bool)> {
        let each = goods.iter().flat_map(|&good| [(good, false), (good, true)]);
        each.filter(move |&(good, joker)| {
            (markers || joker) && self.producer(good, joker).is_some()
        })
    }

    pub(super) fn legal_production(&self, goods: &[Good], markers: bool, out: &mut Vec<Action>) {
        let start = out.len();
        let producers = self.producers(goods, markers);
        out.extend(producers.map(|(good, joker)| Action::Produce { good, joker }));
        out[start..].sort_unstable();
    }

    /// Takes as much as the marker shows, and the marker goes back to nothing. In the short game
    /// everybody gets one more, also when the marker showed nothing (R-SHORT-3).
    pub(super) fn produce(
        &mut self,
        seat: Seat,
        good: Good,
        joker: bool,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let marker = self.producer(good, joker).ok_or(Illegal::NotProduced)?;
        let count = self.shows(marker).map_or(0, u16::from);
        self.markers[marker] = Some(self.arm);
        self.goods[seat][good] += count;
        seen.saw(Event::Produced { seat, good, count, marker });
        if self.schedule().shape == Shape::Short {
            for other in self.seats() {
                self.gain(other, good, 1, seen);
            }
        }
        Ok(())
    }
}
