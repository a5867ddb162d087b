//! Building cards that a player cannot see: in hands, in the decks, and those that somebody looks at.

use quadrivium_core::Seat;
use rand::Rng;
use tinyvec::ArrayVec;

use super::shuffle;
use crate::data::{HOUSES, OF_KIND};
use crate::deck::Placed;
use crate::rules::random;
use crate::state::Craftsmen;
use crate::types::{Building, BuildingSet, Kind};

impl Craftsmen {
    pub(super) fn deal_cards_again(&mut self, viewer: Seat, rng: &mut impl Rng) {
        let mut pool = BuildingSet::EMPTY;
        for seat in self.others(viewer) {
            pool |= self.players[seat].cards - self.open;
        }
        for kind in Kind::ALL {
            let deck = &mut self.decks[kind];
            pool |= deck.shuffled[0] | deck.shuffled[1];
            pool |= deck.unknown_placed(viewer).map(|card| *card).collect();
        }
        pool |= self.looked_at_unknown(viewer).map(|placed| placed.card).collect();
        let mut deal = |card: Building| {
            let dealt = random(pool & alike(card), rng);
            pool.remove(dealt);
            dealt
        };
        for seat in self.others(viewer) {
            let secret = self.players[seat].cards - self.open;
            let dealt: BuildingSet = secret.iter().map(&mut deal).collect();
            self.players[seat].cards = (self.players[seat].cards & self.open) | dealt;
        }
        for kind in Kind::ALL {
            let deck = &mut self.decks[kind];
            deck.shuffled = deck.shuffled.map(|set| set.iter().map(&mut deal).collect());
            deck.unknown_placed(viewer).for_each(|card| *card = deal(*card));
        }
        self.looked_at_unknown(viewer).for_each(|placed| placed.card = deal(placed.card));
        for kind in Kind::ALL {
            self.decks[kind].mix_packets(viewer, rng);
        }
        self.mix_look(viewer, rng);
    }

    /// Cards that somebody looks at and the viewer does not know.
    fn looked_at_unknown(&mut self, viewer: Seat) -> impl Iterator<Item = &mut Placed> {
        let look = self.look.as_mut().into_iter();
        let cards = look.flat_map(|look| look.cards.iter_mut().chain(&mut look.order));
        cards.filter(move |placed| !placed.met_by.include(viewer.into()))
    }

    /// Which of the cards are in order already, and in which, only the one who looks knows.
    fn mix_look(&mut self, viewer: Seat, rng: &mut impl Rng) {
        let Some(look) = self.look.as_mut().filter(|look| look.seat != viewer) else { return };
        let mut all: ArrayVec<[Placed; 8]> =
            look.order.iter().chain(&look.cards).copied().collect();
        shuffle(&mut all, rng);
        let ordered = look.order.len();
        look.order = all[..ordered].iter().copied().collect();
        look.cards = all[ordered..].iter().copied().collect();
    }
}

/// Cards of the same kind, with a house in the corner or without: where one of them can be hidden,
/// another can be, too.
fn alike(card: Building) -> BuildingSet {
    let kind = OF_KIND[card.kind()];
    if HOUSES.contains(card) { kind & HOUSES } else { kind - HOUSES }
}
