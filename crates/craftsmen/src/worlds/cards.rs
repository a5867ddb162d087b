//! Building cards that a player cannot see: in hands, in the decks, and those that somebody looks at.

use quadrivium_core::Seat;
use rand::Rng;
use tinyvec::ArrayVec;

use super::shuffle;
use crate::data::{HOUSES, OF_KIND};
use crate::deck::{Placed, packets};
use crate::rules::random;
use crate::state::Craftsmen;
use crate::types::{Building, BuildingSet, Kind};

impl Craftsmen {
    /// Cards that a player cannot see, by the place where they are hidden.
    fn hidden_cards(&self, viewer: Seat) -> impl Iterator<Item = BuildingSet> {
        let hands = self.others(viewer).map(|seat| self.players[seat].cards - self.open);
        let shuffled = self.decks.values.iter().flat_map(|deck| deck.shuffled);
        let placed = self.decks.values.iter().flat_map(|deck| &deck.placed);
        let looked_at = self.look.iter().flat_map(|look| look.cards.iter().chain(&look.order));
        let unknown = placed.chain(looked_at).filter(move |it| !it.met_by.include(viewer.into()));
        hands.chain(shuffled).chain(unknown.map(|placed| BuildingSet::only(placed.card)))
    }

    /// Whether building cards can lie otherwise.
    pub(crate) fn hides_cards(&self, viewer: Seat) -> bool {
        let mut elsewhere = BuildingSet::EMPTY;
        let exchangeable = self.hidden_cards(viewer).any(|place| {
            let found = place.iter().any(|card| !(elsewhere & alike(card)).is_empty());
            elsewhere |= place;
            found
        });
        let unseen = |placed: &&Placed| !placed.seen_by.include(viewer.into());
        let mut packets = self.decks.values.iter().flat_map(|deck| packets(&deck.placed));
        exchangeable
            || packets.any(|packet| packet.iter().filter(unseen).count() > 1)
            || self.look.is_some_and(|look| look.seat != viewer && !look.order.is_empty())
    }

    /// Whether a player cannot tell which cards that were put on a deck come next, so many at most.
    pub(crate) fn is_surprised(&self, viewer: Seat, kind: Kind, cards: u8) -> bool {
        let unseen = |placed: &Placed| !placed.seen_by.include(viewer.into());
        let (mut left, mut unknown) = (usize::from(cards), BuildingSet::EMPTY);
        for packet in packets(self.decks[kind].on_top()) {
            let (coming, below) = packet.split_at(left.min(packet.len()));
            if coming.iter().any(unseen) && below.iter().any(unseen) {
                return true;
            }
            let unmet = coming.iter().filter(|placed| !placed.met_by.include(viewer.into()));
            unknown |= unmet.map(|placed| placed.card).collect();
            left -= coming.len();
        }
        let hidden = self.hidden_cards(viewer).fold(BuildingSet::EMPTY, |all, some| all | some);
        unknown.iter().any(|card| !(hidden & alike(card)).is_subset(unknown))
    }

    /// Deals the building cards again that a player cannot see. What is mixed and dealt is brought
    /// into an order first that only tells what the player knows: the same chance makes the same world,
    /// whatever the truth is.
    pub(crate) fn deal_cards_again(&mut self, viewer: Seat, rng: &mut impl Rng) {
        self.mix_packets(viewer, rng);
        self.mix_look(viewer, rng);
        let mut pool = self.hidden_cards(viewer).fold(BuildingSet::EMPTY, |all, some| all | some);
        let mut deal = |card: Building| {
            let dealt = random(pool & alike(card), rng);
            pool.remove(dealt);
            dealt
        };
        for seat in self.others(viewer) {
            let secret = self.players[seat].cards - self.open;
            let dealt: BuildingSet = by_looks(secret).map(&mut deal).collect();
            self.players[seat].cards = (self.players[seat].cards & self.open) | dealt;
        }
        for deck in &mut self.decks.values {
            deck.shuffled = deck.shuffled.map(|set| by_looks(set).map(&mut deal).collect());
        }
        let placed = self.decks.values.iter_mut().flat_map(|deck| &mut deck.placed);
        let look = self.look.iter_mut();
        let looked_at = look.flat_map(|look| look.cards.iter_mut().chain(&mut look.order));
        let unknown = placed.chain(looked_at).filter(|it| !it.met_by.include(viewer.into()));
        unknown.for_each(|placed| placed.card = deal(placed.card));
        if let Some(look) = &mut self.look {
            look.sort();
        }
    }

    /// In which order cards lie that somebody else has put back, only they know.
    fn mix_packets(&mut self, viewer: Seat, rng: &mut impl Rng) {
        let decks = self.decks.values.iter_mut();
        for packet in decks.flat_map(|deck| deck.unknown_packets(viewer.into())) {
            sort_by_looks(packet, viewer);
            shuffle(packet, rng);
            for (place, placed) in packet.iter_mut().enumerate() {
                placed.joined = place > 0;
            }
        }
    }

    /// Which of the cards are in order already, and in which, only the one who looks knows.
    fn mix_look(&mut self, viewer: Seat, rng: &mut impl Rng) {
        let Some(look) = self.look.as_mut().filter(|look| look.seat != viewer) else { return };
        let mut all: ArrayVec<[Placed; 8]> =
            look.order.iter().chain(&look.cards).copied().collect();
        sort_by_looks(&mut all, viewer);
        let ordered = look.order.len();
        if ordered > 0 {
            shuffle(&mut all, rng);
        }
        look.order = all[..ordered].iter().copied().collect();
        look.cards = all[ordered..].iter().copied().collect();
    }
}

/// Cards that nobody can tell apart from behind, one after another.
fn by_looks(cards: BuildingSet) -> impl Iterator<Item = Building> {
    let kinds = Kind::ALL.into_iter().map(move |kind| cards & OF_KIND[kind]);
    kinds.flat_map(|cards| (cards & HOUSES).iter().chain((cards - HOUSES).iter()))
}

/// The same for cards of which the player may know some, and others may know others.
fn sort_by_looks(placed: &mut [Placed], viewer: Seat) {
    placed.sort_unstable_by_key(|it| {
        let known = it.met_by.include(viewer.into()).then_some(it.card);
        (known, it.card.kind(), HOUSES.contains(it.card), it.met_by)
    });
}

/// Cards of the same kind, with a house in the corner or without: where one of them can be hidden,
/// another can be, too.
fn alike(card: Building) -> BuildingSet {
    let kind = OF_KIND[card.kind()];
    if HOUSES.contains(card) { kind & HOUSES } else { kind - HOUSES }
}
