//! Worlds that look the same to a player: everything they cannot know is dealt again.
//!
//! Hidden cards are never looked at. What a world is made of is what the player knows: which cards
//! are nowhere to be seen, how many of them each hand and the deck have, which of them can be in the
//! deck, and what everybody was told of the hands. Cards are dealt at random until all of that
//! agrees; where that would take long, hands are dealt for what is known of them.

mod cards;
mod facts;
mod hand;

use quadrivium_core::{Key, PerSeat, Seat};
use rand::{Rng, RngExt};
use tinyvec::ArrayVec;

use self::facts::{Fact, Wish};
use self::hand::{Odds, Wanted};
use crate::data::COPIES;
use crate::pending::{Auction, Question};
use crate::purse::{Purse, numbers, together, without};
use crate::state::{Craftsmen, MOST_PLAYERS};
use crate::types::PerCapital;

/// How often cards are simply dealt, and how often in all, until they agree with what is known.
const PLAIN: usize = 24;
pub(crate) const TRIES: usize = 256;

type Seats = ArrayVec<[Seat; MOST_PLAYERS]>;

/// Hidden capital cards as they may lie: what is not known of each hand, and the deck.
struct Dealt {
    hands: PerSeat<Purse, MOST_PLAYERS>,
    deck: Purse,
}

/// What a player knows of the capital cards that they cannot see.
struct Unseen<'a> {
    game: &'a Craftsmen,
    viewer: Seat,
    others: Seats,
    /// All of these cards.
    pool: Purse,
    /// How many of them are in each hand.
    hidden: PerSeat<u32, MOST_PLAYERS>,
    /// What a hand has to be good for, and what bids tell of it.
    facts: PerSeat<[Option<Fact>; 3], MOST_PLAYERS>,
    /// Those whose hands are still the ones that were compared for the first order.
    compared: Seats,
}

impl<'a> Unseen<'a> {
    fn of(game: &'a Craftsmen, viewer: Seat) -> Self {
        let others: Seats = game.others(viewer).collect();
        let mut pool = without(&Purse::new(COPIES), &game.players[viewer].capital);
        pool = without(&without(&pool, &game.shown), &game.discard);
        if let Some(auction) = game.auction() {
            pool = without(&pool, &auction.shown);
        }
        let mut hidden = PerSeat::<u32, MOST_PLAYERS>::default();
        let mut facts = PerSeat::<[Option<Fact>; 3], MOST_PLAYERS>::default();
        for &seat in &others {
            let known = game.known(viewer.into(), seat);
            pool = without(&pool, known);
            hidden[seat] = u32::from(game.players[seat].capital_cards()) - known.total();
            let [latest, highest] = game.promised(seat);
            facts[seat] = [game.owed(seat), latest, highest];
        }
        let begun = !game.order.is_empty();
        let compared = game.seats().filter(|&it| begun && !game.told.moved.contains(it)).collect();
        Self { game, viewer, others, pool, hidden, facts, compared }
    }

    fn known(&self, seat: Seat) -> &Purse {
        self.game.known(self.viewer.into(), seat)
    }

    /// Which of these cards can be in the deck: a new deck is made of cards that everybody has seen.
    fn loose(&self, cards: &Purse) -> Purse {
        let stock = &self.game.stock[self.viewer.index()];
        PerCapital::from_fn(|card| cards[card].min(stock[card]))
    }

    fn in_deck(&self) -> u32 {
        self.game.capital.total()
    }

    /// Deals everything, for what is known of the hands where it is `aimed`; nothing where that did not
    /// lead to a world that agrees with all of it.
    fn deal(&self, aimed: bool, rng: &mut impl Rng) -> Option<Dealt> {
        let mut rest = self.pool;
        let mut hands = PerSeat::<Purse, MOST_PLAYERS>::default();
        let mut open = self.others;
        if aimed {
            shuffle(&mut open, rng);
            for seat in std::mem::take(&mut open) {
                let Some(wish) = self.wish(seat) else {
                    open.push(seat);
                    continue;
                };
                hands[seat] = self.deal_hand(seat, &rest, &wish, rng)?;
                rest = without(&rest, &hands[seat]);
            }
        }
        let mut loose = self.loose(&rest);
        if loose.total() < self.in_deck() {
            return None;
        }
        // Where any card can be in the deck it is what the hands leave.
        let any = loose == rest;
        let mut deck = Purse::default();
        if !any {
            deck = draw(&mut loose, self.in_deck(), rng);
            rest = without(&rest, &deck);
        }
        for &seat in &open {
            hands[seat] = draw(&mut rest, self.hidden[seat], rng);
        }
        let mut dealt = Dealt { hands, deck: if any { rest } else { deck } };
        self.sort(&mut dealt, rng);
        self.agrees(&dealt).then_some(dealt)
    }

    fn deal_hand(
        &self,
        seat: Seat,
        pool: &Purse,
        wish: &Wish,
        rng: &mut impl Rng,
    ) -> Option<Purse> {
        let stock = &self.game.stock[self.viewer.index()];
        let odds = &Odds::new(pool, stock, self.in_deck());
        let (known, cards) = (self.known(seat), self.hidden[seat] as usize);
        Wanted { pool, odds, known, cards, wish }.deal(rng)
    }

    /// What a hand is dealt for: the heaviest thing that is known of it.
    fn wish(&self, seat: Seat) -> Option<Wish> {
        let fact = self.facts[seat].into_iter().flatten().next().map(Wish::Fact);
        fact.or_else(|| self.wish_for_place(seat))
    }

    /// Whose hand goes before the viewer's in the first order was lower, and the other way round.
    fn wish_for_place(&self, seat: Seat) -> Option<Wish> {
        let viewer = self.viewer;
        if !self.compared.contains(&viewer) || !self.compared.contains(&seat) {
            return None;
        }
        let place = |it: Seat| self.game.order.iter().position(|&other| other == it);
        let own = numbers(&self.game.players[viewer].capital);
        let younger = self.game.options.ages.is_younger(seat, viewer);
        match (place(seat), place(viewer)) {
            (None, None) => None,
            (Some(before), after) if after.is_none_or(|after| before < after) => {
                let most = own.saturating_sub(u8::from(!younger));
                Some(Wish::Numbers { least: 0, most: Some(most) })
            }
            _ => Some(Wish::Numbers { least: own + u8::from(younger), most: None }),
        }
    }

    /// Hands of which nothing else is known go to those who must have had them by the first order.
    fn sort(&self, dealt: &mut Dealt, rng: &mut impl Rng) {
        let any = |seat: &Seat| *seat != self.viewer && self.facts[*seat] == [None; 3];
        let is_placed = |seat: &Seat| self.game.order.contains(seat);
        let placed = self.game.order.iter().copied().filter(|it| self.compared.contains(it));
        let mut waiting: Seats =
            self.compared.iter().copied().filter(|it| !is_placed(it)).collect();
        shuffle(&mut waiting, rng);
        let seats: Seats = placed.chain(waiting).filter(any).collect();
        let mut hands: ArrayVec<[Purse; MOST_PLAYERS]> =
            seats.iter().map(|&seat| dealt.hands[seat]).collect();
        hands.sort_unstable_by_key(numbers);
        for (&seat, hand) in seats.iter().zip(hands) {
            dealt.hands[seat] = hand;
        }
    }

    fn agrees(&self, dealt: &Dealt) -> bool {
        let hand = |seat: Seat| {
            if seat == self.viewer {
                self.game.players[seat].capital
            } else {
                together(self.known(seat), &dealt.hands[seat])
            }
        };
        let holds = |&seat: &Seat| {
            let hand = hand(seat);
            let mut facts = self.facts[seat].iter().flatten();
            facts.all(|fact| fact.holds(&hand)) && self.game.can_finish(seat, &hand)
        };
        self.others.iter().all(holds) && self.follows_order(hand)
    }

    /// Whether the hands that were compared agree with the first order, as far as it is known.
    fn follows_order(&self, hand: impl Fn(Seat) -> Purse) -> bool {
        let before = |one: Seat, other: Seat| {
            let (first, second) = (numbers(&hand(one)), numbers(&hand(other)));
            first < second || (first == second && self.game.options.ages.is_younger(one, other))
        };
        let compared = self.compared.iter().copied();
        let placed: Seats =
            self.game.order.iter().copied().filter(|it| self.compared.contains(it)).collect();
        let last = placed.last().copied();
        let mut waiting = compared.filter(|it| !self.game.order.contains(it));
        placed.windows(2).all(|pair| before(pair[0], pair[1]))
            && waiting.all(|seat| last.is_none_or(|last| before(last, seat)))
    }

    /// Where nothing agreed with everything: only what the game needs to go on.
    fn deal_anyhow(&self, rng: &mut impl Rng) -> Dealt {
        let mut rest = self.pool;
        let mut hands = PerSeat::<Purse, MOST_PLAYERS>::default();
        let debtor = self.others.iter().copied().find(|&seat| self.debt(seat).is_some());
        if let Some(seat) = debtor {
            let hand = self.deal_debtor(seat, rng);
            hands[seat] = hand.expect("the debt was taken on with some of these cards");
            rest = without(&rest, &hands[seat]);
        }
        let loose = self.loose(&rest);
        let mut from = if loose.total() < self.in_deck() { rest } else { loose };
        let deck = draw(&mut from, self.in_deck(), rng);
        rest = without(&rest, &deck);
        for &seat in self.others.iter().filter(|&&seat| Some(seat) != debtor) {
            hands[seat] = draw(&mut rest, self.hidden[seat], rng);
        }
        Dealt { hands, deck }
    }

    /// What a player owes, or will owe if nobody bids more.
    fn debt(&self, seat: Seat) -> Option<Fact> {
        let [owed, latest, highest] = self.facts[seat];
        let leads = |it: Auction| it.leader().0 == seat && it.mayor.is_none();
        let leads = self.game.auction().is_some_and(leads);
        owed.or(latest.or(highest).filter(|_| leads))
    }

    /// A hand that is good for a debt.
    fn deal_debtor(&self, seat: Seat, rng: &mut impl Rng) -> Option<Purse> {
        let Some(Question::Pay { bill }) = self.game.question() else {
            return self.deal_hand(seat, &self.pool, &Wish::Fact(self.debt(seat)?), rng);
        };
        // The cards that finish the payment, and any others.
        let known = self.known(seat);
        let payment = bill.payment(&together(known, &self.pool));
        let mut hand = None;
        payment.complete(0, &mut |paid| {
            let more = without(paid, &payment.paid);
            let dealt = PerCapital::from_fn(|card| more[card].saturating_sub(known[card]));
            hand = (dealt.total() <= self.hidden[seat]).then_some(dealt);
            hand.is_some()
        });
        let hand = hand?;
        let mut rest = without(&self.pool, &hand);
        Some(together(&hand, &draw(&mut rest, self.hidden[seat] - hand.total(), rng)))
    }
}

impl Craftsmen {
    fn others(&self, viewer: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.seats().filter(move |&seat| seat != viewer)
    }

    /// Whether capital cards can lie otherwise, whatever was told of the hands.
    pub(crate) fn hides_capital(&self, viewer: Seat) -> bool {
        let unseen = Unseen::of(self, viewer);
        let mixed = |cards: &Purse| cards.values.iter().filter(|&&count| count > 0).count() > 1;
        let loose = unseen.loose(&unseen.pool);
        let deck = 0 < unseen.in_deck() && unseen.in_deck() < loose.total() && mixed(&loose);
        let hands = unseen.others.iter().filter(|&&seat| unseen.hidden[seat] > 0).count();
        deck || (hands > 1 && mixed(&without(&unseen.pool, &self.capital)))
    }

    /// Deals the capital cards again that a player cannot see.
    pub(crate) fn deal_capital_again(&mut self, viewer: Seat, tries: usize, rng: &mut impl Rng) {
        let unseen = Unseen::of(self, viewer);
        let dealt = (0..tries).find_map(|count| unseen.deal(count >= PLAIN, rng));
        let Dealt { hands, deck } = dealt.unwrap_or_else(|| unseen.deal_anyhow(rng));
        self.capital = deck;
        for seat in self.others(viewer) {
            self.players[seat].capital = together(self.known(viewer.into(), seat), &hands[seat]);
        }
        self.tell_others_again(viewer, rng);
    }

    /// What the others know of each other's hands and of the deck, as far as everybody knows that they
    /// know something.
    fn tell_others_again(&mut self, viewer: Seat, rng: &mut impl Rng) {
        for seat in self.others(viewer) {
            let public = self.known[MOST_PLAYERS][seat];
            let mut hidden = without(&self.players[seat].capital, self.known(viewer.into(), seat));
            for other in self.others(viewer) {
                let cards = u32::from(self.told.given[other][seat]).min(hidden.total());
                let given = draw(&mut hidden, cards, rng);
                self.known[other.index()][seat] = together(&public, &given);
            }
        }
        // What came out of the deck unseen came to the others.
        let stock = self.stock[viewer.index()];
        let mut drawn = PerCapital::from_fn(|card| stock[card].saturating_sub(self.capital[card]));
        let everything = self.stock[MOST_PLAYERS];
        for other in self.others(viewer) {
            let cards = everything.total() - self.stock[other.index()].total();
            let cards = cards.min(drawn.total());
            let own = draw(&mut drawn, cards, rng);
            self.stock[other.index()] = without(&everything, &own);
        }
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

fn shuffle<T>(items: &mut [T], rng: &mut impl Rng) {
    for count in (2..=items.len()).rev() {
        items.swap(count - 1, rng.random_range(0..count as u32) as usize);
    }
}

#[cfg(test)]
mod tests {
    use quadrivium_core::{Actor, Audit, Chance, Rules, Sight, Turn};
    use rand::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;
    use crate::position::Position;
    use crate::types::{Guild, QueueSpace, Season};

    fn played(mut game: Craftsmen, lines: &[(Seat, &str)]) -> Craftsmen {
        for &(seat, action) in lines {
            game.apply(seat.into(), action.parse().unwrap()).unwrap();
        }
        game
    }

    /// Whatever A owes in such a position, A is good for it, even if nothing else could be minded.
    fn can_go_on(game: &Craftsmen) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(8);
        let (mut hands, mut offered, mut outcomes) = (Vec::new(), Vec::new(), Vec::new());
        for _ in 0..200 {
            let mut world = *game;
            world.deal_capital_again(Seat::B, 0, &mut rng);
            world.audit().unwrap();
            assert_eq!(world.view(Seat::B.into()), game.view(Seat::B.into()));
            hands.push(world.players[Seat::A].capital.values);
            while world.year == game.year && world.turn() != Turn::Over {
                let (by, action) = if let Some(seat) = world.turn().player() {
                    world.legal(seat, &mut offered);
                    (Actor::Seat(seat), *offered.last().expect("something can be done"))
                } else {
                    world.outcomes(&mut outcomes);
                    (Actor::Chance, outcomes[0].0)
                };
                world.apply(by, action).unwrap();
            }
        }
        hands.sort_unstable();
        hands.dedup();
        assert!(hands.len() > 5, "{} hands", hands.len());
    }

    fn notary() -> Position {
        Position::of(3)
            .helper(Guild::Notary, QueueSpace::Silver, Seat::A)
            .shown(&["winery_1"])
            .capital(Seat::A, &["red1", "red2", "red3", "blue1", "blue3", "green2"])
            .capital(Seat::C, &["purple1", "purple2", "purple3"])
    }

    #[test]
    fn a_leader_can_pay_in_the_last_resort() {
        let game = notary().stage(Guild::Notary);
        let lines = [(Seat::A, "auction winery_1"), (Seat::A, "bid 14")];
        can_go_on(&played(game, &lines));
    }

    #[test]
    fn a_payment_is_finished_in_the_last_resort() {
        let game = notary().stage(Guild::Notary);
        let lines = [(Seat::A, "auction winery_1"), (Seat::A, "bid 14"), (Seat::B, "pass")];
        let mut game = played(game, &lines);
        game.apply(Seat::C.into(), "pass".parse().unwrap()).unwrap();
        for card in ["green1", "green1", "green1"] {
            game.apply(Actor::Chance, format!("capital {card}").parse().unwrap()).unwrap();
        }
        can_go_on(&game);
        can_go_on(&played(game, &[(Seat::A, "pay red3"), (Seat::A, "pay blue1")]));
    }

    #[test]
    fn an_investment_is_finished_in_the_last_resort() {
        let game = Position::of(3)
            .season(1, Season::Winter)
            .capital(Seat::A, &["purple1", "green1", "green2", "blue1", "blue2", "red2"])
            .season_end();
        can_go_on(&played(game, &[(Seat::A, "invest purple1")]));
    }
}
