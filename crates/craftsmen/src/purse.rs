//! What capital cards are worth, and how a price is put together from them.
//!
//! A card is worth its number; two and more of a colour may count as a set instead. There is no
//! change, so only payments are offered from which no card could be taken out again (R1). They are
//! chosen card by card, in any order, and a card is offered only if such a payment can still be
//! completed with it.

use std::cmp::Reverse;

use quadrivium_core::Key;

use crate::data::{CAPITAL_SET_STEP, COPIES, HAND_MOST};
use crate::types::{Capital, Colour, ColourSet, PerCapital, PerColour};

/// Some capital cards, one count per kind.
pub(crate) type Purse = PerCapital<u8>;

/// The most that the cards of a full hand can be worth: all of one colour.
pub(crate) const MOST_WORTH: u8 = CAPITAL_SET_STEP * (HAND_MOST - 1);

/// The most cards of a kind.
pub(crate) const MOST_COPIES: usize = {
    let (mut most, mut kind) = (0, 0);
    while kind < COPIES.len() {
        if COPIES[kind] > most {
            most = COPIES[kind];
        }
        kind += 1;
    }
    most as usize
};

/// The best worth of cards of one colour, given as counts per value.
pub(crate) const fn worth_of_colour(counts: [u8; 3]) -> u8 {
    let cards = counts[0] + counts[1] + counts[2];
    let numbers = numbers_of_colour(counts);
    let set = if cards >= 2 { CAPITAL_SET_STEP * (cards - 1) } else { 0 };
    if set > numbers { set } else { numbers }
}

/// The sum of the printed numbers of cards of one colour, given as counts per value.
pub(crate) const fn numbers_of_colour([ones, twos, threes]: [u8; 3]) -> u8 {
    ones + 2 * twos + 3 * threes
}

/// The counts of one colour in a purse.
#[inline]
pub(crate) fn of_colour(purse: &Purse, colour: usize) -> [u8; 3] {
    let from = colour * Capital::VALUES;
    [purse.values[from], purse.values[from + 1], purse.values[from + 2]]
}

/// The best worth of the cards of each colour.
pub(crate) fn worth_by_colour(purse: &Purse) -> PerColour<u8> {
    PerColour::from_fn(|colour| worth_of_colour(of_colour(purse, colour.index())))
}

/// The best worth of cards.
pub(crate) fn worth(purse: &Purse) -> u8 {
    let colours = purse.values.as_chunks::<{ Capital::VALUES }>().0;
    colours.iter().map(|counts| worth_of_colour(*counts)).sum()
}

/// The sum of the printed numbers.
pub(crate) fn numbers(purse: &Purse) -> u8 {
    purse.iter().map(|(card, &count)| count * card.value()).sum()
}

/// Some cards of a purse without some others.
pub(crate) fn without(purse: &Purse, cards: &Purse) -> Purse {
    Purse::from_fn(|card| purse[card] - cards[card])
}

/// Some cards and some others.
pub(crate) fn together(some: &Purse, others: &Purse) -> Purse {
    Purse::from_fn(|card| some[card] + others[card])
}

/// Cards that leave the most in hand come first: by worth, then by numbers, then the fewest cards.
pub(crate) fn rank(hand: &Purse, choices: &mut [Purse]) {
    choices.sort_by_cached_key(|cards| rank_of(hand, cards));
}

fn rank_of(hand: &Purse, cards: &Purse) -> impl Ord + use<> {
    let rest = without(hand, cards);
    (Reverse(worth(&rest)), Reverse(numbers(&rest)), cards.total())
}

/// The cards of some colours.
pub(crate) fn only(purse: &Purse, colours: ColourSet) -> Purse {
    let mut some = *purse;
    for colour in !colours {
        for card in Capital::of(colour) {
            some[card] = 0;
        }
    }
    some
}

/// What is lost when the card that is missed least is taken out of cards of one colour; more than
/// anything if there is none.
const fn least_loss(cards: [u8; 3]) -> usize {
    let worth = worth_of_colour(cards);
    let (mut least, mut value) = (NOTHING, 0);
    while value < 3 {
        if cards[value] > 0 {
            let mut rest = cards;
            rest[value] -= 1;
            let loss = (worth - worth_of_colour(rest)) as usize;
            if loss < least {
                least = loss;
            }
        }
        value += 1;
    }
    least
}

/// The loss of taking a card out of nothing: larger than any real one.
const NOTHING: usize = CAPITAL_SET_STEP as usize + 1;

/// What cards of one colour are worth and what is lost with the one that is missed least, by the
/// counts of ones, twos and threes: asked a thousand times while a price is put together.
static OF_COLOUR: [[[(u8, usize); CHOICES]; CHOICES]; CHOICES] = {
    let mut table = [[[(0, 0); CHOICES]; CHOICES]; CHOICES];
    let mut index = 0;
    while index < CHOICES * CHOICES * CHOICES {
        let (ones, twos, threes) =
            (index / CHOICES / CHOICES, index / CHOICES % CHOICES, index % CHOICES);
        let cards = [ones as u8, twos as u8, threes as u8];
        table[ones][twos][threes] = (worth_of_colour(cards), least_loss(cards));
        index += 1;
    }
    table
};

/// None of a kind, or as many as there are.
const CHOICES: usize = MOST_COPIES + 1;

/// Which sums can be put together, and what is lost without any one of their cards: bit `s` of
/// `sums[less]` is the sum `s`, where that is always more than `less`.
#[derive(Clone, Copy)]
struct Sums([u64; NOTHING]);

impl Sums {
    /// Nothing is paid.
    fn nothing() -> Self {
        Self([1; NOTHING])
    }

    /// These sums with every choice of cards of one more colour, at least and at most so many.
    fn with(&self, least: [u8; 3], most: [u8; 3]) -> Self {
        if most == [0; 3] {
            return *self;
        }
        let range = |value: usize| usize::from(least[value])..=usize::from(most[value]);
        let mut sums = [0; NOTHING];
        for by_twos in &OF_COLOUR[range(0)] {
            for by_threes in &by_twos[range(1)] {
                for &(worth, loss) in &by_threes[range(2)] {
                    for (sums, before) in sums.iter_mut().zip(self.0).take(loss) {
                        *sums |= before << worth.min(63);
                    }
                }
            }
        }
        Self(sums)
    }

    /// Whether a sum reaches the price, and would not without any of its cards.
    fn reaches(&self, price: u8) -> bool {
        let mut sums = self.0.iter().enumerate();
        sums.any(|(less, bits)| bits >> price & ((2 << less) - 1) != 0)
    }
}

/// A price that is being paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Payment {
    /// The cards that may be used, those already paid included.
    pub purse: Purse,
    /// The cards already paid.
    pub paid: Purse,
    /// What has to be reached.
    pub price: u8,
}

impl Payment {
    /// Whether the price is reached.
    pub fn is_complete(&self) -> bool {
        worth(&self.paid) >= self.price
    }

    /// Tells of every kind, rising, whether it can be paid next: with any of them, whichever came
    /// before, a payment without a needless card can be completed.
    pub fn next_cards(&self, mut offer: impl FnMut(Capital)) {
        let mut before = Sums::nothing();
        for colour in 0..Colour::COUNT {
            let mut others = None;
            for value in 0..Capital::VALUES {
                let card = Capital::ALL[colour * Capital::VALUES + value];
                if self.paid[card] < self.purse[card] {
                    let others = others.get_or_insert_with(|| {
                        (colour + 1..Colour::COUNT).fold(before, |sums, it| self.any_of(sums, it))
                    });
                    if self.completes(card, others) {
                        offer(card);
                    }
                }
            }
            before = self.any_of(before, colour);
        }
    }

    /// Whether this kind can be paid next.
    pub fn allows(&self, card: Capital) -> bool {
        let others = Colour::ALL.into_iter().filter(|&colour| colour != card.colour());
        let others = others.fold(Sums::nothing(), |sums, it| self.any_of(sums, it.index()));
        self.paid[card] < self.purse[card] && self.completes(card, &others)
    }

    /// These sums with what was paid of one more colour, and any more of it.
    fn any_of(&self, sums: Sums, colour: usize) -> Sums {
        sums.with(of_colour(&self.paid, colour), of_colour(&self.purse, colour))
    }

    /// Whether the payment can be completed with this card, more of its colour, and these sums of the
    /// other colours.
    fn completes(&self, card: Capital, others: &Sums) -> bool {
        let colour = card.index() / Capital::VALUES;
        let mut least = of_colour(&self.paid, colour);
        least[card.index() % Capital::VALUES] += 1;
        others.with(least, of_colour(&self.purse, colour)).reaches(self.price)
    }

    /// All whole payments without a needless card, those first after which most is left. What was
    /// already paid is in each of them.
    pub fn ways(&self) -> Vec<Purse> {
        let mut all = Vec::new();
        self.complete(0, &mut |paid| {
            all.push(*paid);
            false
        });
        rank(&self.purse, &mut all);
        all
    }

    /// The first of these ways.
    pub fn best(&self) -> Option<Purse> {
        let mut best = None;
        self.complete(0, &mut |paid| {
            let rank = rank_of(&self.purse, paid);
            if best.as_ref().is_none_or(|(first, _)| rank < *first) {
                best = Some((rank, *paid));
            }
            false
        });
        best.map(|(_, paid)| paid)
    }

    /// Shows every whole payment without a needless card once, until one is taken.
    pub fn complete(&self, from: usize, take: &mut impl FnMut(&Purse) -> bool) -> bool {
        if self.is_complete() {
            return self.is_tight() && take(&self.paid);
        }
        Capital::ALL[from..].iter().any(|&card| {
            let mut next = *self;
            next.paid[card] += 1;
            next.paid[card] <= self.purse[card] && next.complete(card.index(), take)
        })
    }

    /// Whether no card could be taken out of what was paid.
    fn is_tight(&self) -> bool {
        let mut paid = self.paid.iter().filter(|(_, count)| **count > 0);
        paid.all(|(card, _)| {
            let mut rest = self.paid;
            rest[card] -= 1;
            worth(&rest) < self.price
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn purse(names: &[&str]) -> Purse {
        let mut purse = Purse::default();
        for name in names {
            purse[name.parse::<Capital>().unwrap()] += 1;
        }
        purse
    }

    #[test]
    fn a_set_is_worth_five_for_each_card_after_the_first() {
        assert_eq!(worth(&purse(&["red1", "red1"])), 5);
        assert_eq!(worth(&purse(&["red1", "red2", "red3"])), 10);
        assert_eq!(worth(&purse(&["red1", "red2", "red3", "red1"])), 15);
    }

    #[test]
    fn two_threes_are_better_as_plain_numbers() {
        assert_eq!(worth(&purse(&["blue3", "blue3"])), 6);
        assert_eq!(worth(&purse(&["blue3", "blue3", "blue3"])), 10);
    }

    /// The rulebook shows a hand that is worth 13 and one that is worth 16.
    #[test]
    fn whole_hands_are_worth_the_sum_of_their_colours() {
        assert_eq!(worth(&purse(&["red1", "red2", "red3", "green3"])), 13);
        assert_eq!(worth(&purse(&["red1", "red2", "blue1", "blue1", "green3"])), 13);
        assert_eq!(worth(&purse(&["red1", "red2", "red3", "red1", "green1"])), 16);
    }

    /// All subsets from which no card can be taken out, found by trying everything.
    fn minimal(all: &Purse, price: u8) -> Vec<Purse> {
        let mut found = vec![Purse::default()];
        for card in Capital::ALL {
            let mut more = Vec::new();
            for some in &found {
                for count in 0..=all[card] {
                    let mut with = *some;
                    with[card] = count;
                    more.push(with);
                }
            }
            found = more;
        }
        found.retain(|some| {
            let without = |card: Capital| {
                let mut rest = *some;
                rest[card] -= 1;
                worth(&rest) < price
            };
            let used = Capital::ALL.into_iter().filter(|&card| some[card] > 0);
            worth(some) >= price && used.clone().all(without)
        });
        found.sort_unstable_by_key(|some| some.values);
        found
    }

    #[test]
    fn exactly_the_payments_without_a_needless_card_are_offered() {
        for cards in [
            &["red3", "red3", "red1", "blue2", "green1"][..],
            &["red1", "red1", "red1", "blue3", "blue3", "purple2"],
            &["purple1", "purple2", "purple3", "green1", "green2", "blue3", "red2", "red2"],
            &["green3", "green3", "green3", "green2", "red1"],
        ] {
            let purse = purse(cards);
            for price in 1..=worth(&purse) {
                let payment = Payment { purse, paid: Purse::default(), price };
                let mut found = payment.ways();
                assert_eq!(payment.best(), found.first().copied(), "{cards:?} for {price}");
                found.sort_unstable_by_key(|some| some.values);
                assert_eq!(found, minimal(&purse, price), "{cards:?} for {price}");
            }
        }
    }

    #[test]
    fn only_cards_of_the_right_colour_count() {
        let purse = purse(&["red3", "blue2", "blue1"]);
        assert_eq!(worth(&only(&purse, ColourSet::only(Colour::Blue))), 5);
    }
}
