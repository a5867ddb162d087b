//! Payments, discards and investments, worked out once more by trying every choice of cards, and
//! compared with what the game offers one card at a time.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::printed::worth;
use crate::common::{hand_of, look, offered, play, question};
use quadrivium_core::{Chance, Rules, Seat};
use quadrivium_craftsmen::{
    Action, Building, Capital, Colour, Craftsmen, Guild, Kind, PerCapital, Position, Question,
    QueueSpace, Season,
};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

const A: Seat = Seat::A;

type Cards = PerCapital<u8>;

/// Every choice of some of these cards.
fn choices(hand: &Cards) -> Vec<Cards> {
    let mut found = vec![Cards::default()];
    for card in Capital::ALL {
        let before = std::mem::take(&mut found);
        for some in before {
            for count in 0..=hand[card] {
                let mut more = some;
                more[card] = count;
                found.push(more);
            }
        }
    }
    found
}

fn key(cards: &Cards) -> [u8; 12] {
    cards.values
}

/// Choices that reach a price and from which no card can be taken out.
fn payments(hand: &Cards, price: u32) -> BTreeSet<[u8; 12]> {
    let fits = |some: &Cards| {
        let needless = Capital::ALL.into_iter().filter(|&card| some[card] > 0).any(|card| {
            let mut rest = *some;
            rest[card] -= 1;
            worth(&rest, &Colour::ALL) >= price
        });
        worth(some, &Colour::ALL) >= price && !needless
    };
    choices(hand).iter().filter(|some| fits(some)).map(key).collect()
}

/// What has left the hand when the question changes, by taking every way, with the number of orders
/// in which it can leave. Cards that left in another order leave the same position behind.
fn ways(game: &Craftsmen, asked: fn(Question) -> bool) -> BTreeMap<[u8; 12], u64> {
    let before = hand_of(game, A);
    let mut found = BTreeMap::new();
    let mut begun = BTreeMap::from([([0; 12], (*game, 1))]);
    while let Some((gone, (game, orders))) = begun.pop_first() {
        if !question(&look(&game)).is_some_and(asked) {
            found.insert(gone, orders);
            continue;
        }
        let mut actions: Vec<Action> = Vec::new();
        game.legal(A, &mut actions);
        assert!(!actions.is_empty(), "what was begun can be finished");
        for action in actions.into_iter().filter(|&action| action != Action::Privilege) {
            let mut next = game;
            next.apply(A.into(), action).unwrap();
            let hand = hand_of(&next, A);
            let gone = std::array::from_fn(|index| before.values[index] - hand.values[index]);
            let known = begun.entry(gone).or_insert((next, 0));
            assert_eq!(known.0, next, "{action} first or last");
            known.1 += orders;
        }
    }
    found
}

/// Every choice that can be made, once it is clear that any of its cards can come first.
fn in_any_order(game: &Craftsmen, asked: fn(Question) -> bool) -> BTreeSet<[u8; 12]> {
    let factorial = |count: u8| (1..=u64::from(count)).product::<u64>();
    let found = ways(game, asked);
    for (cards, &orders) in &found {
        let alike: u64 = cards.iter().map(|&count| factorial(count)).product();
        assert_eq!(orders, factorial(cards.iter().sum()) / alike, "orders of {cards:?}");
    }
    found.into_keys().collect()
}

/// Some random cards, not more than the box has of them.
fn random_hand(cards: usize, rng: &mut Xoshiro256PlusPlus) -> Vec<&'static str> {
    let mut box_of_cards: Vec<_> =
        Capital::ALL.into_iter().flat_map(|card| [card.name(); 4]).collect();
    (0..cards).map(|_| box_of_cards.swap_remove(rng.random_range(0..box_of_cards.len()))).collect()
}

/// R1: exactly the payments without a needless card, in the colours of the card that is bought.
#[test]
fn a_card_is_paid_in_every_sensible_way() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut bought = 0;
    for round in 0..240 {
        let hand = random_hand(4 + round % 7, &mut rng);
        let cards: Vec<_> = Building::all().collect();
        let card = cards[rng.random_range(0..cards.len())];
        let game = Position::of(3)
            .shown(&[card.name()])
            .capital(A, &hand)
            .helper(Guild::Notary, QueueSpace::Silver, A)
            .stage(Guild::Notary);
        let fitting = |one: Capital| [card.top(), card.bottom()].contains(&one.colour());
        let purse = hand_of(&game, A);
        let usable = PerCapital::from_fn(|one| if fitting(one) { purse[one] } else { 0 });
        let price = match card.kind() {
            Kind::Basic => 3,
            Kind::Extended => 5,
            Kind::Advanced => 10,
        };
        let expected = payments(&usable, price);
        let buy = format!("buy {card}");
        assert_eq!(offered(&game, A).contains(&buy), !expected.is_empty(), "{hand:?} for {card}");
        if !expected.is_empty() {
            let mut game = game;
            play(&mut game, &[&format!("A {buy}")]);
            let found = in_any_order(&game, |it| matches!(it, Question::Pay { .. }));
            assert_eq!(found, expected, "{hand:?} for {card}");
            bought += 1;
        }
    }
    assert!(bought > 60, "{bought} cards were bought");
}

/// R1 and R28: the same for any sum that was bid, in any colours.
#[test]
fn a_bid_is_paid_in_every_sensible_way() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    for round in 0..120 {
        let hand = random_hand(1 + round % 10, &mut rng);
        let mut game = Position::of(3)
            .shown(&["mine_red"])
            .capital(A, &hand)
            .helper(Guild::Notary, QueueSpace::Silver, A)
            .stage(Guild::Notary);
        let purse = hand_of(&game, A);
        let most = worth(&purse, &Colour::ALL);
        play(&mut game, &["A auction mine_red"]);
        let bids = offered(&game, A);
        assert_eq!(bids.len() as u32, most, "nobody bids more than the hand is worth");
        let bid = rng.random_range(1..=most);
        play(&mut game, &[&format!("A bid {bid}"), "B pass", "C pass"]);
        let mut outcomes = Vec::new();
        game.outcomes(&mut outcomes);
        game.apply(quadrivium_core::Actor::Chance, outcomes[0].0).unwrap();
        if look(&game).bill.price == 0 {
            continue;
        }
        let found = in_any_order(&game, |it| matches!(it, Question::Pay { .. }));
        assert_eq!(found, payments(&purse, bid), "{hand:?} for {bid}");
    }
}

/// R2: any cards can be discarded, in any order.
#[test]
fn any_cards_are_discarded() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    for round in 0..60 {
        let hand = random_hand(9 + round % 2, &mut rng);
        let game = Position::of(3).capital(A, &hand).season_end();
        let before = hand_of(&game, A);
        let due = before.total() - 8;
        let expected: BTreeSet<_> =
            choices(&before).iter().filter(|some| some.total() == due).map(key).collect();
        assert_eq!(in_any_order(&game, |it| matches!(it, Question::Discard { .. })), expected);
    }
}

/// R15: any card of each colour; as every colour is asked for, one order of them is enough.
#[test]
fn any_four_colours_are_invested() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    let mut invested = 0;
    for _ in 0..60 {
        let hand = random_hand(8, &mut rng);
        let game = Position::of(3).season(1, Season::Winter).capital(A, &hand).season_end();
        let before = hand_of(&game, A);
        let sensible = |some: &&Cards| {
            let of = |colour: Colour| -> u8 {
                Capital::ALL.into_iter().filter(|it| it.colour() == colour).map(|it| some[it]).sum()
            };
            some.total() == 0 || Colour::ALL.into_iter().all(|colour| of(colour) == 1)
        };
        let expected: BTreeSet<_> = choices(&before).iter().filter(sensible).map(key).collect();
        invested += expected.len() - 1;
        let found = ways(&game, |it| matches!(it, Question::Invest { .. }));
        assert!(found.values().all(|&orders| orders == 1), "one choice has one spelling");
        assert_eq!(found.into_keys().collect::<BTreeSet<_>>(), expected);
    }
    assert!(invested > 100, "{invested}");
}
