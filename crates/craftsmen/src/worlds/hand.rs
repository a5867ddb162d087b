//! A hand at random out of cards that nobody has shown, such that something known of it holds.
//!
//! How many hands there are is counted colour by colour: by the cards that are still to come and by
//! the score so far. Then cards are chosen colour by colour, each choice as often as hands follow
//! from it. So every hand that is possible comes, each with its due chance, and no other.

use quadrivium_core::Key;
use rand::{Rng, RngExt};
use tinyvec::ArrayVec;

use super::facts::Wish;
use crate::data::{BANKERS_GAINED, HAND_MOST};
use crate::purse::{MOST_COPIES, MOST_WORTH, Purse, of_colour};
use crate::types::{Capital, Colour, PerCapital};

/// As many cards as anybody can hold and none, as much as they can be worth and more or less.
const CARDS: usize = HAND_MOST as usize + BANKERS_GAINED as usize + 1;
const SCORES: usize = MOST_WORTH as usize + 2;

/// How many ways there are to take some cards of a kind, as a number of ways for each count. A card
/// that may lie in the deck counts for less than one that has to be in a hand.
pub(super) struct Odds(PerCapital<[f32; MOST_COPIES + 1]>);

impl Odds {
    /// For cards of which at most `stock` are in a deck of so many cards.
    pub fn new(pool: &Purse, stock: &Purse, deck: u32) -> Self {
        let loose = Purse::from_fn(|card| pool[card].min(stock[card]));
        let all = loose.total().max(1) as f32;
        let in_hand = (1.0 - deck as f32 / all).max(0.0);
        Self(PerCapital::from_fn(|card| {
            let mut ways = [0.0; MOST_COPIES + 1];
            ways[0] = 1.0;
            for copy in 0..pool[card] {
                let chance = if copy < loose[card] { in_hand } else { 1.0 };
                for count in (1..ways.len()).rev() {
                    ways[count] += chance * ways[count - 1];
                }
            }
            ways
        }))
    }
}

/// The hand that is wanted.
pub(super) struct Wanted<'a> {
    /// Cards that it can have.
    pub pool: &'a Purse,
    pub odds: &'a Odds,
    /// Cards that are known to be in it besides.
    pub known: &'a Purse,
    /// How many cards are to be dealt.
    pub cards: usize,
    pub wish: &'a Wish,
}

/// Cards of one colour: how many, their score, and in how many ways.
type Choice = (usize, usize, f32);

impl Wanted<'_> {
    /// Every choice of cards of a colour.
    fn choices(&self, colour: Colour, mut each: impl FnMut([u8; 3], Choice)) {
        let pool = of_colour(self.pool, colour.index());
        let known = of_colour(self.known, colour.index());
        let odds = |value: usize| &self.odds.0.values[colour.index() * Capital::VALUES + value];
        for ones in 0..=pool[0] {
            for twos in 0..=pool[1] {
                for threes in 0..=pool[2] {
                    let dealt = [ones, twos, threes];
                    let cards = dealt.iter().map(|&count| usize::from(count)).sum();
                    let hand = std::array::from_fn(|value| known[value] + dealt[value]);
                    let Some(score) = self.wish.score_of(colour, hand) else { continue };
                    if cards <= self.cards {
                        let ways = |value: usize| odds(value)[usize::from(dealt[value])];
                        each(dealt, (cards, score.into(), ways(0) * ways(1) * ways(2)));
                    }
                }
            }
        }
    }

    /// Deals the hand; nothing where there is none.
    pub fn deal(&self, rng: &mut impl Rng) -> Option<Purse> {
        let (least, most) = self.wish.range();
        // All scores that are high enough are alike, and so are those that are too high.
        let cap = usize::from(most.map_or(least, |most| most + 1));
        let mut hands = [[[0.0; SCORES]; CARDS]; Colour::COUNT + 1];
        hands[Colour::COUNT][0][least.into()..=usize::from(most.unwrap_or(least))].fill(1.0);
        for colour in Colour::ALL.into_iter().rev() {
            let mut choices = ArrayVec::<[Choice; 128]>::new();
            self.choices(colour, |_, (cards, score, ways)| {
                let same = choices.iter_mut().find(|it| (it.0, it.1) == (cards, score));
                match same {
                    Some(same) => same.2 += ways,
                    None => choices.push((cards, score, ways)),
                }
            });
            let (to_come, done) = hands.split_at_mut(colour.index() + 1);
            let (here, after) = (&mut to_come[colour.index()], &done[0]);
            let first = if colour.index() == 0 { self.cards } else { 0 };
            for cards in first..=self.cards {
                for score in 0..=if colour.index() == 0 { 0 } else { cap } {
                    let fitting = choices.iter().filter(|choice| choice.0 <= cards);
                    let ways = fitting.map(|&(taken, more, ways)| {
                        ways * after[cards - taken][(score + more).min(cap)]
                    });
                    here[cards][score] = ways.sum();
                }
            }
        }
        let (mut cards, mut score, mut hand) = (self.cards, 0, Purse::default());
        for colour in Colour::ALL {
            let all = hands[colour.index()][cards][score];
            let after = &hands[colour.index() + 1];
            let mut at = rng.random::<f32>() * all;
            let mut chosen = None;
            self.choices(colour, |dealt, (taken, more, ways)| {
                if taken <= cards && at >= 0.0 {
                    let more = (score + more).min(cap);
                    let ways = ways * after[cards - taken][more];
                    if ways > 0.0 {
                        at -= ways;
                        chosen = Some((dealt, taken, more));
                    }
                }
            });
            let (dealt, taken, total) = chosen?;
            let from = colour.index() * Capital::VALUES;
            hand.values[from..][..Capital::VALUES].copy_from_slice(&dealt);
            (cards, score) = (cards - taken, total);
        }
        Some(hand)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use rand::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;
    use crate::purse::{numbers, together};
    use crate::worlds::facts::Fact;

    fn purse(names: &[&str]) -> Purse {
        let mut purse = Purse::default();
        for name in names {
            purse[name.parse::<Capital>().unwrap()] += 1;
        }
        purse
    }

    /// All hands of so many cards out of a pool, card by card, with how often each of them comes.
    fn every_hand(pool: &Purse, cards: usize) -> BTreeMap<[u8; 12], u32> {
        let single = pool.iter().flat_map(|(card, &count)| (0..count).map(move |_| card));
        let single: Vec<_> = single.collect();
        let mut found = BTreeMap::new();
        for chosen in (0_u32..1 << single.len()).filter(|it| it.count_ones() as usize == cards) {
            let mut hand = Purse::default();
            for (index, &card) in single.iter().enumerate() {
                hand[card] += (chosen >> index & 1) as u8;
            }
            *found.entry(hand.values).or_default() += 1;
        }
        found
    }

    /// Every hand that fits is dealt as often as it is due, and no other.
    fn deals_all(wish: &Wish, known: &Purse, fits: impl Fn(&Purse) -> bool) {
        const DEALS: u32 = 15_000;
        let pool = purse(&[
            "red1", "red2", "red2", "red3", "blue1", "blue3", "blue3", "green1", "green2",
            "purple1", "purple3",
        ]);
        let odds = Odds::new(&pool, &pool, 0);
        let wanted = Wanted { pool: &pool, odds: &odds, known, cards: 4, wish };
        let mut due = every_hand(&pool, 4);
        due.retain(|hand, _| fits(&together(&Purse::new(*hand), known)));
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
        let mut dealt = BTreeMap::<_, u32>::new();
        for _ in 0..DEALS {
            *dealt.entry(wanted.deal(&mut rng).unwrap().values).or_default() += 1;
        }
        assert_eq!(dealt.keys().collect::<Vec<_>>(), due.keys().collect::<Vec<_>>());
        let all: u32 = due.values().sum();
        let square = |(hand, ways): (&[u8; 12], &u32)| {
            let expected = f64::from(DEALS) * f64::from(*ways) / f64::from(all);
            (f64::from(dealt[hand]) - expected).powi(2) / expected
        };
        let (sum, degrees) = (due.iter().map(square).sum::<f64>(), due.len() as f64 - 1.0);
        let far = (sum - degrees) / (2.0 * degrees).sqrt();
        assert!(far < 4.0, "{far:.1} with {} hands", due.len());
    }

    #[test]
    fn hands_are_dealt_for_what_they_are_worth() {
        for least in [5, 8, 10, 11] {
            let fact = Fact::worth(least);
            deals_all(&Wish::Fact(fact), &purse(&["green3"]), |hand| fact.holds(hand));
        }
    }

    #[test]
    fn hands_are_dealt_for_their_numbers() {
        for (least, most) in [(0, Some(6)), (7, Some(9)), (10, None)] {
            let wish = Wish::Numbers { least, most };
            deals_all(&wish, &Purse::default(), |hand| {
                numbers(hand) >= least && most.is_none_or(|most| numbers(hand) <= most)
            });
        }
    }

    #[test]
    fn nothing_is_dealt_that_cannot_be() {
        let pool = purse(&["red1", "blue1", "green1", "purple1"]);
        let odds = Odds::new(&pool, &pool, 0);
        let (known, wish) = (&Purse::default(), &Wish::Fact(Fact::worth(5)));
        let wanted = Wanted { pool: &pool, odds: &odds, known, cards: 3, wish };
        assert_eq!(wanted.deal(&mut Xoshiro256PlusPlus::seed_from_u64(6)), None);
    }

    /// Of cards that may all be in the deck hardly any are in a hand; those that cannot be there are.
    #[test]
    fn cards_that_cannot_be_in_the_deck_are_in_hands() {
        let pool = purse(&["red1", "red2", "blue1", "blue2", "green1", "green2"]);
        let stock = purse(&["blue1", "blue2", "green1", "green2"]);
        let odds = Odds::new(&pool, &stock, 4);
        let (known, wish) = (&Purse::default(), &Wish::Fact(Fact::worth(0)));
        let wanted = Wanted { pool: &pool, odds: &odds, known, cards: 2, wish };
        let hand = wanted.deal(&mut Xoshiro256PlusPlus::seed_from_u64(7));
        assert_eq!(hand, Some(purse(&["red1", "red2"])));
    }
}
