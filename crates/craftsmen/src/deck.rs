//! Decks of building cards: what nobody has seen, and what somebody has put there.
//!
//! Every building card is unlike every other, so a shuffled stretch is a set, and drawing from it is
//! chance. Cards that were put on or under the deck keep their places, with who knows them. This is
//! what [`quadrivium_core::Pile`] does; a type of its own keeps three decks within a few hundred
//! bytes, and remembers a thing that a pile does not: cards that were put back together, whose
//! order only one player knows, while others know which cards they are.

use quadrivium_core::{Key, Seat, Viewer};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::types::{Building, BuildingSet};

/// Some viewers: the seats, and the public, which knows what everybody knows.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Eyes(u8);

impl Eyes {
    /// Nobody.
    pub const NONE: Self = Self(0);
    /// Everybody.
    pub const ALL: Self = Self((1 << (Seat::MOST + 1)) - 1);

    /// One player.
    pub fn only(seat: Seat) -> Self {
        Self(1 << seat.index())
    }

    /// Whether a viewer is among them.
    pub fn include(self, viewer: Viewer) -> bool {
        let bit = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Public => Seat::MOST,
        };
        self.0 >> bit & 1 == 1
    }

    /// These and one more.
    #[must_use]
    pub fn with(self, seat: Seat) -> Self {
        Self(self.0 | Self::only(seat).0)
    }
}

impl std::ops::BitOr for Eyes {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// A card that was put on or under a deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Placed {
    pub card: Building,
    /// Who knows that this card lies here.
    pub seen_by: Eyes,
    /// Who knows that this card lies here or at another place of the same packet.
    pub met_by: Eyes,
    /// Whether it belongs to the same packet as the card above it.
    pub joined: bool,
}

/// The most cards of a kind.
const MOST: usize = 24;

/// A deck, from the top: placed cards, a shuffled stretch, another one, placed cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Deck {
    pub placed: ArrayVec<[Placed; MOST]>,
    /// How many of the placed cards lie above the shuffled ones.
    above: u8,
    /// The shuffled stretches, the upper one first.
    pub shuffled: [BuildingSet; 2],
}

/// What lies on top of a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Top {
    /// Nothing.
    Empty,
    /// Any of these.
    Unknown(BuildingSet),
    /// A card that was put there.
    Placed(Placed),
}

/// One stretch of a deck.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Run<'a> {
    /// Cards in an order that nobody knows.
    Shuffled(BuildingSet),
    /// Cards that were put there together, from the top down.
    Packet(&'a [Placed]),
}

impl Deck {
    /// A deck of two shuffled stretches, the upper one first.
    pub fn new(shuffled: [BuildingSet; 2]) -> Self {
        Self { shuffled, ..Self::default() }
    }

    pub fn len(&self) -> usize {
        self.placed.len() + self.shuffled[0].len() + self.shuffled[1].len()
    }

    pub fn top(&self) -> Top {
        if self.above > 0 {
            return Top::Placed(self.placed[0]);
        }
        if let Some(&set) = self.shuffled.iter().find(|set| !set.is_empty()) {
            return Top::Unknown(set);
        }
        self.placed.first().map_or(Top::Empty, |&placed| Top::Placed(placed))
    }

    /// The cards on top, as far as somebody has put them there.
    pub fn on_top(&self) -> &[Placed] {
        let shuffled = self.shuffled != [BuildingSet::EMPTY; 2];
        &self.placed[..if shuffled { self.above.into() } else { self.placed.len() }]
    }

    /// How many cards of the packet on top are left in it.
    pub fn packet(&self) -> usize {
        packets(self.on_top()).next().map_or(0, <[Placed]>::len)
    }

    /// Takes the card on top: the known one, or the one that chance has chosen.
    ///
    /// # Panics
    /// When that card is not on top.
    pub fn draw(&mut self, card: Building) {
        match self.top() {
            Top::Unknown(_) => {
                let stretch = self.shuffled.iter_mut().find(|set| set.contains(card));
                stretch.expect("a drawn card is in the deck").remove(card);
            }
            Top::Placed(placed) => {
                assert_eq!(placed.card, card, "a placed card is drawn as it is");
                self.placed.remove(0);
                self.above = self.above.saturating_sub(1);
                if let Some(next) = self.placed.first_mut() {
                    next.joined = false;
                }
            }
            Top::Empty => panic!("nothing is drawn from an empty deck"),
        }
    }

    /// The packet on top is torn apart: whoever only knew which cards it holds, does no longer
    /// know which of them are still there.
    pub fn forget_packet(&mut self) {
        let count = self.packet();
        for placed in &mut self.placed[..count] {
            placed.met_by = placed.seen_by;
        }
    }

    /// Puts cards on top, as one packet, from the top down.
    pub fn put_on_top(&mut self, packet: &[Placed]) {
        if self.shuffled == [BuildingSet::EMPTY; 2] {
            // Without a shuffled stretch between them all placed cards lie below it.
            self.above = 0;
        } else {
            self.above += packet.len() as u8;
        }
        for (index, &placed) in packet.iter().enumerate() {
            self.placed.insert(index, Placed { joined: index > 0, ..placed });
        }
    }

    /// Puts cards under the deck, as one packet, from the top down.
    pub fn put_under(&mut self, packet: &[Placed]) {
        for (index, &placed) in packet.iter().enumerate() {
            self.placed.push(Placed { joined: index > 0, ..placed });
        }
    }

    /// The stretches from the top down.
    pub fn runs(&self) -> impl Iterator<Item = Run<'_>> {
        let above = usize::from(self.above);
        let packets = |placed| packets(placed).map(Run::Packet);
        let shuffled = self.shuffled.iter().filter(|set| !set.is_empty());
        packets(&self.placed[..above])
            .chain(shuffled.map(|&set| Run::Shuffled(set)))
            .chain(packets(&self.placed[above..]))
    }

    /// All cards.
    pub fn cards(&self) -> BuildingSet {
        let placed: BuildingSet = self.placed.iter().map(|placed| placed.card).collect();
        placed | self.shuffled[0] | self.shuffled[1]
    }

    /// The packets whose order a viewer does not know: only the one who arranged them does.
    pub fn unknown_packets(&mut self, viewer: Viewer) -> impl Iterator<Item = &mut [Placed]> {
        let packets = self.placed.chunk_by_mut(|_, below| below.joined);
        packets.filter(move |packet| !packet[0].seen_by.include(viewer))
    }
}

/// Placed cards, packet by packet.
pub(crate) fn packets(placed: &[Placed]) -> impl Iterator<Item = &[Placed]> {
    placed.chunk_by(|_, below| below.joined)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(index: usize) -> Building {
        Building::from_index(index).unwrap()
    }

    fn seen(index: usize, seat: Seat) -> Placed {
        let eyes = Eyes::only(seat);
        Placed { card: card(index), seen_by: eyes, met_by: eyes, joined: false }
    }

    #[test]
    fn cards_come_from_the_top() {
        let shuffled = [BuildingSet::only(card(1)), BuildingSet::only(card(2))];
        let mut deck = Deck::new(shuffled);
        deck.put_under(&[seen(3, Seat::A)]);
        deck.put_on_top(&[seen(4, Seat::A), seen(5, Seat::A)]);
        assert_eq!(deck.len(), 5);
        assert_eq!(deck.packet(), 2);
        for index in [4, 5, 1, 2, 3] {
            deck.draw(card(index));
        }
        assert_eq!(deck.top(), Top::Empty);
        deck.put_under(&[seen(3, Seat::A)]);
        deck.put_on_top(&[seen(4, Seat::A)]);
        deck.draw(card(4));
        deck.draw(card(3));
    }

    #[test]
    fn a_torn_packet_is_forgotten_by_those_who_only_knew_its_cards() {
        let mut deck = Deck::new([BuildingSet::EMPTY; 2]);
        let all = Placed { met_by: Eyes::ALL, ..seen(1, Seat::A) };
        deck.put_on_top(&[all, Placed { card: card(2), ..all }]);
        deck.forget_packet();
        let Top::Placed(top) = deck.top() else { panic!("a card lies there") };
        assert_eq!(top.met_by, Eyes::only(Seat::A));
    }
}
