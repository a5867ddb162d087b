//! Who knows what: history as a viewer may see it, and worlds that look the same to a player.
//!
//! Hidden are capital and building cards in hand, the order of the decks, and cards that somebody
//! looked at. A card that was taken in front of everybody is known as long as it stays where it is;
//! a card that was handed over is known to the two who saw it.

use quadrivium_core::{Actor, Key, PerSeat, Seat, Viewer};
use rand::{Rng, RngExt};
use tinyvec::ArrayVec;

use crate::action::Action;
use crate::data::{HOUSES, OF_KIND, START_HAND_CAPITAL};
use crate::deck::Placed;
use crate::purse::{Purse, numbers, worth};
use crate::rules::random;
use crate::state::{Ask, Craftsmen, MOST_PLAYERS};
use crate::types::{Building, BuildingSet, Capital, Colour, Kind, PerCapital, Season};

/// How often cards are dealt again until they agree with what everybody has seen.
const TRIES: u8 = 64;
/// How many exchanges make another hand that can pay what is owed.
const SWAPS: u8 = 48;

impl Craftsmen {
    /// Drawn cards are seen by whoever draws, cards handed over by the two, cards put back by whoever
    /// puts them back.
    pub(crate) fn hide(&self, by: Actor, action: Action, viewer: Viewer) -> Option<Action> {
        let sees = |seat: Seat| viewer.sits_at(seat);
        let visible = match (self.asked(), action) {
            (Some(Ask::DealCapital { seat, .. }), Action::Capital { .. })
            | (
                Some(Ask::DealCards { seat, .. } | Ask::DealLook { seat, .. }),
                Action::Building { .. },
            )
            | (Some(Ask::GiveBack { seat, .. } | Ask::Arrange { seat }), Action::Return { .. }) => {
                sees(seat)
            }
            (Some(Ask::PayFee { seat, to }), Action::Give { .. }) => sees(seat) || sees(to),
            (Some(Ask::PayGoods { seat, good, .. }), Action::Give { .. }) => {
                sees(seat) || self.seller(seat, good).is_some_and(sees)
            }
            _ => true,
        };
        let own = matches!(by, Actor::Seat(seat) if sees(seat));
        (visible || own).then_some(action)
    }

    /// Deals again what a player cannot know.
    pub(crate) fn deal_again(&mut self, viewer: Seat, rng: &mut impl Rng) {
        self.deal_capital_again(viewer, rng);
        self.deal_cards_again(viewer, rng);
    }

    fn others(&self, viewer: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.seats().filter(move |&seat| seat != viewer)
    }

    // Capital

    fn deal_capital_again(&mut self, viewer: Seat, rng: &mut impl Rng) {
        let mut pool = self.capital;
        let mut hidden = PerSeat::<u32, MOST_PLAYERS>::default();
        for seat in self.others(viewer) {
            let known = self.known(viewer.into(), seat);
            for (card, &count) in self.players[seat].capital.iter() {
                pool[card] += count - known[card];
            }
            hidden[seat] = self.players[seat].capital.total() - known.total();
        }
        let debtor = self.debtor().filter(|&seat| seat != viewer);
        if let Some(seat) = debtor {
            self.swap_cards(viewer, seat, &mut pool, rng);
        }
        let fresh = debtor.is_none() && self.hands_are_fresh();
        let size = self.capital.total();
        let before = *self;
        for tries in 0.. {
            if tries == TRIES {
                *self = before;
                self.swap_fresh_cards(viewer, rng);
                break;
            }
            let mut rest = pool;
            self.capital = draw(&mut self.in_deck(viewer, &pool), size, rng);
            rest.iter_mut().for_each(|(card, count)| *count -= self.capital[card]);
            for seat in self.others(viewer).filter(|&seat| Some(seat) != debtor) {
                let dealt = draw(&mut rest, hidden[seat], rng);
                let known = self.known(viewer.into(), seat);
                self.players[seat].capital = PerCapital::from_fn(|card| known[card] + dealt[card]);
            }
            if !fresh || self.sort_hands(viewer) {
                break;
            }
        }
        self.tell_others_again(viewer, rng);
    }

    /// Which of these cards can be in the deck, as a player knows: a new deck is made of cards that
    /// everybody has seen.
    fn in_deck(&self, viewer: Seat, pool: &Purse) -> Purse {
        let stock = &self.stock[viewer.index()];
        PerCapital::from_fn(|card| pool[card].min(stock[card]))
    }

    /// The others know as much as before of each other's hands and of the deck, but of the cards that
    /// were dealt again.
    fn tell_others_again(&mut self, viewer: Seat, rng: &mut impl Rng) {
        for other in self.others(viewer) {
            for seat in self.others(viewer) {
                let seen = self.known[other.index()][seat];
                let own = self.known[viewer.index()][seat];
                let both = PerCapital::from_fn(|card: Capital| seen[card].min(own[card]));
                let hand = self.players[seat].capital;
                let mut rest = PerCapital::from_fn(|card| hand[card] - both[card]);
                let more = draw(&mut rest, seen.total() - both.total(), rng);
                self.known[other.index()][seat] =
                    PerCapital::from_fn(|card| both[card] + more[card]);
            }
        }
        // What came out of the deck unseen came to the others.
        let stock = self.stock[viewer.index()];
        let mut drawn = PerCapital::from_fn(|card| stock[card] - self.capital[card]);
        let everything = self.stock[MOST_PLAYERS];
        for other in self.others(viewer) {
            let cards = everything.total() - self.stock[other.index()].total();
            let own = draw(&mut drawn, cards, rng);
            self.stock[other.index()] = PerCapital::from_fn(|card| everything[card] - own[card]);
        }
    }

    /// Who has to be able to pay for something: what was bid, built or begun to be paid or discarded
    /// tells everybody something about a hand.
    fn debtor(&self) -> Option<Seat> {
        match self.asked()? {
            Ask::Pay { seat } | Ask::Invest { seat, last: Some(_) } => Some(seat),
            Ask::Act { seat } if self.act.cost > 0 => Some(seat),
            Ask::Bid { .. } | Ask::ShowMayor { .. } => self.auction.map(|auction| auction.leader),
            _ => None,
        }
    }

    /// Whether a player's hand is good for what is owed.
    fn can_pay(&self, debtor: Seat) -> bool {
        let hand = &self.players[debtor].capital;
        match (self.asked(), self.auction) {
            (Some(Ask::Pay { .. }), _) => {
                let mut payable = false;
                self.payment(debtor).next_cards(|_| payable = true);
                payable
            }
            (Some(Ask::Invest { last: Some(last), .. }), _) => {
                let mut left = Colour::ALL.into_iter().filter(|&it| it > last.colour());
                left.all(|colour| Capital::of(colour).any(|card| hand[card] > 0))
            }
            (Some(Ask::Act { .. }), _) => worth(hand) >= self.act.cost,
            (_, Some(auction)) if !auction.mayor => worth(hand) >= auction.bid,
            _ => true,
        }
    }

    /// Exchanges cards of the debtor's hand with others one by one, as long as the debt can be paid:
    /// after many exchanges any hand that can pay it is about as likely as any other.
    fn swap_cards(&mut self, viewer: Seat, debtor: Seat, pool: &mut Purse, rng: &mut impl Rng) {
        let known = *self.known(viewer.into(), debtor);
        let mut hidden = self.players[debtor].capital;
        for (card, count) in hidden.iter_mut() {
            *count -= known[card];
            pool[card] -= *count;
        }
        if hidden.total() == 0 || pool.total() == 0 {
            return;
        }
        for _ in 0..SWAPS {
            let before = (hidden, *pool);
            let (out, into) = (hidden.sample(rng), pool.sample(rng));
            hidden[out] -= 1;
            pool[out] += 1;
            pool[into] -= 1;
            hidden[into] += 1;
            self.players[debtor].capital = PerCapital::from_fn(|card| known[card] + hidden[card]);
            if !self.can_pay(debtor) || self.in_deck(viewer, pool).total() < self.capital.total() {
                (hidden, *pool) = before;
            }
        }
        self.players[debtor].capital = PerCapital::from_fn(|card| known[card] + hidden[card]);
    }

    /// Whether nobody's hand has changed since hands were compared for the first order: a card that
    /// was handed over is remembered by two, even if another one came back for it.
    fn hands_are_fresh(&self) -> bool {
        let dealt = |seat: Seat| self.players[seat].capital_cards() == START_HAND_CAPITAL;
        let unseen = self.known.iter().flat_map(|known| &known.values).all(|it| it.total() == 0);
        self.year == 0
            && self.season == Season::Spring
            && !self.order.is_empty()
            && self.discard.total() == 0
            && unseen
            && self.seats().all(dealt)
    }

    /// Gives the hands of the others to those who must have had them by the first order; false
    /// where they do not agree with the viewer's place.
    fn sort_hands(&mut self, viewer: Seat) -> bool {
        let placed = self.order;
        let waiting = self.seats().filter(|seat| !placed.contains(seat));
        let order: ArrayVec<[Seat; MOST_PLAYERS]> = placed.iter().copied().chain(waiting).collect();
        let mut hands: ArrayVec<[Purse; MOST_PLAYERS]> =
            self.others(viewer).map(|seat| self.players[seat].capital).collect();
        hands.sort_unstable_by_key(numbers);
        let others = order.iter().copied().filter(|&seat| seat != viewer);
        for (seat, hand) in others.zip(hands) {
            self.players[seat].capital = hand;
        }
        self.follows_order()
    }

    /// Whether everybody's hand agrees with the first order, as far as hands have been compared.
    fn follows_order(&self) -> bool {
        let merit = |seat: Seat| (numbers(&self.players[seat].capital), seat);
        let mut placed = self.order.windows(2);
        let waiting = self.seats().filter(|seat| !self.order.contains(seat));
        let last = self.order.last().copied();
        placed.all(|pair| merit(pair[0]) < merit(pair[1]))
            && waiting.into_iter().all(|seat| last.is_none_or(|last| merit(last) < merit(seat)))
    }

    /// Exchanges cards between the hands of the others and the deck, as long as the first order stays
    /// what it is: for places that are too unlikely to be dealt.
    fn swap_fresh_cards(&mut self, viewer: Seat, rng: &mut impl Rng) {
        let others: ArrayVec<[Seat; MOST_PLAYERS]> = self.others(viewer).collect();
        for count in 0..SWAPS * others.len() as u8 {
            let before = *self;
            let seat = others[usize::from(count) % others.len()];
            let other = others[rng.random_range(0..others.len() as u32) as usize];
            let out = self.players[seat].capital.sample(rng);
            let with_deck = rng.random();
            let into = if with_deck { &self.capital } else { &self.players[other].capital };
            let into = into.sample(rng);
            self.players[seat].capital[out] -= 1;
            self.players[seat].capital[into] += 1;
            let giver =
                if with_deck { &mut self.capital } else { &mut self.players[other].capital };
            giver[into] -= 1;
            giver[out] += 1;
            if !self.follows_order() {
                *self = before;
            }
        }
    }

    // Building cards

    fn deal_cards_again(&mut self, viewer: Seat, rng: &mut impl Rng) {
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
        for count in (2..=all.len()).rev() {
            all.swap(count - 1, rng.random_range(0..count as u32) as usize);
        }
        let ordered = look.order.len();
        look.order = all[..ordered].iter().copied().collect();
        look.cards = all[ordered..].iter().copied().collect();
    }
}

/// So many cards at random, out of these.
fn draw(from: &mut Purse, cards: u32, rng: &mut impl Rng) -> Purse {
    let mut drawn = Purse::default();
    for _ in 0..cards {
        let card = from.sample(rng);
        from[card] -= 1;
        drawn[card] += 1;
    }
    drawn
}

/// Cards of the same kind, with a house in the corner or without: where one of them can be hidden,
/// another can be, too.
fn alike(card: Building) -> BuildingSet {
    let kind = OF_KIND[card.kind()];
    if HOUSES.contains(card) { kind & HOUSES } else { kind - HOUSES }
}
