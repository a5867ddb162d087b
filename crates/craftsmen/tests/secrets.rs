//! Who knows what, and that worlds dealt again agree with it.

use crate::common::{look, play, random_game, to_act};
use quadrivium_core::{Actor, Audit, Chance, Rules, Seat, Sight, Viewer};
use quadrivium_craftsmen::{
    Action, Capital, CapitalView, Craftsmen, Guild, Options, PerCapital, Position, QueueSpace,
    Token,
};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

const A: Seat = Seat::A;
const B: Seat = Seat::B;
const C: Seat = Seat::C;

fn known(game: &Craftsmen, viewer: impl Into<Viewer>, seat: Seat) -> PerCapital<u8> {
    let players = game.view(viewer.into()).players;
    match players.into_iter().find(|player| player.seat == seat).unwrap().capital {
        CapitalView::Open(purse) | CapitalView::Backs { known: purse, .. } => purse,
    }
}

/// A hundred worlds as a player may imagine them.
fn worlds(game: &Craftsmen, viewer: Seat) -> Vec<Craftsmen> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    (0..100)
        .map(|_| {
            let mut world = *game;
            world.determinize(viewer, &mut rng);
            assert_eq!(world.view(viewer.into()), game.view(viewer.into()));
            world.audit().unwrap();
            world
        })
        .collect()
}

/// A card from the board is known to be in the hand, until such a card leaves it.
#[test]
fn a_card_taken_openly_is_known() {
    let mut game = Position::of(3)
        .helper(Guild::Bankers, QueueSpace::Silver, A)
        .capital(A, &["purple1", "purple1"])
        .capital_shown(&["green2", "red3"])
        .stage(Guild::Bankers);
    play(&mut game, &["A take green2", "A take red3", "* capital blue1", "* capital blue2"]);
    let seen = known(&game, Viewer::Public, A);
    assert_eq!((seen.total(), seen[Capital::Green2], seen[Capital::Red3]), (2, 1, 1));
    for world in worlds(&game, B) {
        let hand = known(&world, A, A);
        assert!(hand[Capital::Green2] > 0 && hand[Capital::Red3] > 0);
        assert_eq!(hand.total(), 6);
    }
    play(&mut game, &["A discard purple1", "A discard green2"]);
    let seen = known(&game, B, A);
    assert_eq!((seen.total(), seen[Capital::Red3]), (1, 1));
}

/// R18: a card that is handed over is seen by the two; the others know less than before.
#[test]
fn a_card_handed_over_is_known_to_two() {
    let mut game = Position::of(4)
        .helper(Guild::Notary, QueueSpace::Gold, B)
        .helper(Guild::Notary, QueueSpace::Silver, B)
        .helper(Guild::Notary, QueueSpace::Ribbon, C)
        .capital(A, &["red1", "blue2"])
        .helper_phase();
    play(&mut game, &["A stack notary gold"]);
    let give = "give blue2".parse().unwrap();
    let masked = |viewer: Viewer| game.masked(Actor::Seat(A), give, viewer);
    assert_eq!(masked(A.into()), Some(give));
    assert_eq!(masked(B.into()), Some(give));
    assert_eq!(masked(C.into()), None);
    assert_eq!(masked(Viewer::Public), None);
    play(&mut game, &["A give blue2"]);
    assert_eq!(known(&game, A, B)[Capital::Blue2], 1);
    assert_eq!(known(&game, C, B).total(), 0);
    assert!(worlds(&game, A).iter().all(|world| known(world, B, B)[Capital::Blue2] > 0));
    let blue = |world: &&Craftsmen| known(world, B, B)[Capital::Blue2] > 0;
    let all = worlds(&game, C);
    let often = all.iter().filter(blue).count();
    assert!(often < 50, "C does not know it: {often} of 100 worlds");
}

/// Once a hidden card may have been one that was known, it is no longer known.
#[test]
fn a_known_card_may_have_been_given_away() {
    let mut game = Position::of(4)
        .helper(Guild::Bankers, QueueSpace::Silver, A)
        .helper(Guild::Merchants, QueueSpace::Silver, A)
        .built(A, quadrivium_craftsmen::End::Right, "tailor_1")
        .granary("leather", &[Some(B)])
        .capital_shown(&["green2", "red3"])
        .stage(Guild::Bankers);
    play(&mut game, &["A take green2", "A take red3", "* capital blue1", "* capital blue2"]);
    play(&mut game, &["A discard blue1", "A discard blue2", "* capital red1", "* capital red1"]);
    assert_eq!(known(&game, C, A).total(), 2);
    play(&mut game, &["A purchase leather tailor_1", "A give red3"]);
    assert_eq!(known(&game, C, A).total(), 0, "it may have been either card");
    assert_eq!(known(&game, B, A)[Capital::Green2], 1, "B saw which one it was");
}

/// Somebody who has bid is good for the bid in every world.
#[test]
fn a_bidder_can_pay_in_every_world() {
    let mut game = Position::of(3)
        .helper(Guild::Notary, QueueSpace::Silver, A)
        .shown(&["winery_1"])
        .capital(A, &["red1", "red2", "red3", "red3", "blue1"])
        .capital(B, &["green1"])
        .stage(Guild::Notary);
    play(&mut game, &["A auction winery_1", "A bid 15"]);
    assert_eq!(to_act(&game), Some(B));
    let mut different = 0;
    for mut world in worlds(&game, B) {
        different += usize::from(known(&world, A, A) != known(&game, A, A));
        play(&mut world, &["B pass", "C pass"]);
        let (mut offered, mut outcomes) = (Vec::new(), Vec::new());
        for _ in 0..3 {
            world.outcomes(&mut outcomes);
            world.apply(Actor::Chance, outcomes[0].0).unwrap();
        }
        while world.view(Viewer::Public).bill.price > 0 {
            world.legal(A, &mut offered);
            world.apply(A.into(), offered[0]).unwrap();
        }
    }
    assert!(different > 50, "other hands can pay it, too");
}

/// Building cards of others are any cards that can be there; those taken openly are not touched.
#[test]
fn building_cards_are_dealt_again_within_their_kind() {
    let game =
        Position::of(3).cards(A, &["mine_red", "mill_3"]).cards(B, &["mine_blue"]).helper_phase();
    let mut held = std::collections::BTreeSet::new();
    for world in worlds(&game, B) {
        for card in world.view(A.into()).players[0].known_cards.clone() {
            held.insert(card);
        }
    }
    assert!(held.len() > 20, "many cards are possible");
    assert!(held.iter().all(|card| card.name() != "mine_blue"), "B holds that one");
    let extended = held.iter().filter(|card| card.kind() == quadrivium_craftsmen::Kind::Extended);
    assert_eq!(extended.count(), 8, "cards with a house only");
}

/// Cards that were put back keep their places for the one who did it, and their faces for those who
/// saw them on the board.
#[test]
fn cards_put_back_stay_where_a_viewer_knows_them() {
    let mut game = Position::of(3)
        .shown(&["vineyard_green", "mine_red"])
        .helper(Guild::Notary, QueueSpace::Gold, A)
        .stage(Guild::Notary);
    play(&mut game, &["A look basic"]);
    play(&mut game, &["* building mine_blue", "* building apiary_red", "* building pasture_green"]);
    play(&mut game, &["A lay mine_blue", "A lay apiary_red", "A put top"]);
    play(&mut game, &["A return vineyard_green", "A return mine_red"]);
    let top = |world: &Craftsmen| world.view(A.into()).cards[0].runs[0].known.clone();
    let truth = top(&game);
    assert!(worlds(&game, A).iter().all(|world| top(world) == truth));
    let mut orders = std::collections::BTreeSet::new();
    for world in worlds(&game, B) {
        let packet = top(&world);
        let names: Vec<_> = packet.iter().map(|card| card.name()).collect();
        assert!(names.contains(&"vineyard_green") && names.contains(&"mine_red"), "{names:?}");
        orders.insert(names.iter().position(|&name| name == "mine_red"));
    }
    assert_eq!(orders.len(), 3, "B does not know the order");
}

/// Before any card moves, hands agree with the first order in every world.
#[test]
fn fresh_hands_agree_with_the_first_order() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let options = Options::standard(5);
    let mut game = Craftsmen::new(&options).unwrap();
    while game.turn() == quadrivium_core::Turn::Chance {
        let action = game.sample(&mut rng);
        game.apply(Actor::Chance, action).unwrap();
    }
    let order = game.view(Viewer::Public).order;
    let sum = |world: &Craftsmen, seat: Seat| {
        let hand = known(world, seat, seat);
        hand.iter().map(|(card, &count)| count * card.value()).sum::<u8>()
    };
    for viewer in order.clone() {
        for world in worlds(&game, viewer) {
            let merits: Vec<_> = order.iter().map(|&seat| (sum(&world, seat), seat)).collect();
            assert!(merits.is_sorted(), "{viewer}: {merits:?}");
        }
    }
}

/// Two cards that changed hands are known, although both hands are as large as in the beginning.
#[test]
fn cards_that_were_exchanged_stay_known() {
    let mut game = Position::of(3)
        .helper(Guild::Notary, QueueSpace::Gold, B)
        .helper(Guild::Notary, QueueSpace::Silver, C)
        .helper(Guild::Notary, QueueSpace::Ribbon, C)
        .helper(Guild::Crafts, QueueSpace::Gold, A)
        .helper(Guild::Crafts, QueueSpace::Silver, C)
        .helper(Guild::Crafts, QueueSpace::Ribbon, C)
        .capital(A, &["red1", "green1", "green1", "green2", "green2"])
        .capital(B, &["blue1", "blue2", "blue2", "blue3", "blue3"])
        .capital(C, &["red3", "red3", "red3", "red2", "red2"])
        .helper_phase();
    play(&mut game, &["A stack notary gold", "A give red1"]);
    play(&mut game, &["B stack crafts gold", "B give blue1"]);
    for world in worlds(&game, A) {
        assert!(known(&world, B, B)[Capital::Red1] > 0);
    }
    for world in worlds(&game, B) {
        assert!(known(&world, A, A)[Capital::Blue1] > 0);
    }
}

/// Whoever has seen the whole hand of the giver knows what it was, if all its cards are alike.
#[test]
fn the_last_card_of_a_known_hand_is_known_when_it_is_handed_over() {
    let mut game = Position::of(4)
        .helper(Guild::Bankers, QueueSpace::Silver, A)
        .helper(Guild::Merchants, QueueSpace::Silver, A)
        .built(A, quadrivium_craftsmen::End::Right, "tailor_1")
        .granary("leather", &[Some(B)])
        .capital_shown(&["red3", "red3"])
        .stage(Guild::Bankers);
    play(&mut game, &["A take red3", "A take red3", "* capital blue1", "* capital blue2"]);
    play(&mut game, &["A discard blue1", "A discard blue2", "* capital red1", "* capital red1"]);
    play(&mut game, &["A purchase leather tailor_1", "A give red3"]);
    for viewer in [Viewer::Public, C.into(), B.into()] {
        assert_eq!(known(&game, viewer, A)[Capital::Red3], 1);
        assert_eq!(known(&game, viewer, B)[Capital::Red3], 1, "both cards of A were red3");
    }
    assert!(worlds(&game, C).iter().all(|world| known(world, B, B)[Capital::Red3] > 0));
}

/// Of a card that two others exchanged a player knows that they know it, not which one it is.
#[test]
fn what_others_know_of_each_other_is_dealt_again() {
    let mut game = Position::of(4)
        .helper(Guild::Notary, QueueSpace::Gold, B)
        .helper(Guild::Notary, QueueSpace::Silver, B)
        .helper(Guild::Notary, QueueSpace::Ribbon, C)
        .capital(A, &["red1", "blue2"])
        .capital(B, &["green1", "green2", "green3", "purple1"])
        .helper_phase();
    play(&mut game, &["A stack notary gold", "A give blue2"]);
    let mut cards = std::collections::BTreeSet::new();
    for world in worlds(&game, C) {
        let seen = known(&world, A, B);
        assert_eq!(seen.total(), 1, "A has seen one card of B");
        cards.extend(Capital::ALL.into_iter().filter(|&card| seen[card] > 0));
    }
    assert!(cards.len() > 6, "it may be any card: {cards:?}");
}

/// Everybody has seen which cards were discarded, and so knows what a new deck is made of.
#[test]
fn a_new_deck_is_made_of_the_cards_that_were_discarded() {
    let red = ["red1", "red2", "red3", "red3"];
    let mut game = Position::of(3)
        .helper(Guild::Bankers, QueueSpace::Silver, A)
        .capital(A, &red)
        .capital(B, &["blue1", "blue1", "blue2", "blue2"])
        .capital_shown(&["green2", "green3"])
        .capital_used_up()
        .stage(Guild::Bankers);
    play(&mut game, &["A take green2", "A take green3"]);
    for viewer in [B, C] {
        for world in worlds(&game, viewer) {
            let (mut outcomes, mut dealt) = (Vec::new(), PerCapital::<u8>::default());
            world.outcomes(&mut outcomes);
            for (action, count) in outcomes {
                let name = action.to_string();
                let card: Capital = name.strip_prefix("capital ").unwrap().parse().unwrap();
                dealt[card] = count as u8;
            }
            assert_eq!(dealt, new_deck(&game), "{viewer} saw all of it being discarded");
        }
    }
    play(&mut game, &["* capital purple1"]);
    let held =
        |world: &Craftsmen, card: Capital| known(world, A, A)[card] + known(world, B, B)[card];
    for world in worlds(&game, C) {
        let new =
            Capital::ALL.map(|card| i16::from(held(&world, card)) - i16::from(held(&game, card)));
        let more: i16 = new.iter().filter(|&&cards| cards > 0).sum();
        assert!(more <= 1, "one card of the new deck, the others are those that were left");
    }
}

fn new_deck(game: &Craftsmen) -> PerCapital<u8> {
    let mut deck = PerCapital::new([4; 12]);
    let view = game.view(Viewer::Public);
    for (card, count) in deck.iter_mut() {
        let hands: u8 = [A, B, C].iter().map(|&seat| known(game, seat, seat)[card]).sum();
        *count -= hands + view.capital_shown[card];
    }
    deck
}

/// Whoever holds cards that nobody else has seen hides something.
#[test]
fn the_first_card_is_hidden_from_the_others() {
    let mut game = Craftsmen::new(&Options::standard(3)).unwrap();
    assert!(![A, B, C].map(|seat| game.hides_from(seat)).contains(&true));
    play(&mut game, &["* capital red1"]);
    assert_eq!([A, B, C].map(|seat| game.hides_from(seat)), [false, true, true]);
}

/// Cards that come up from a deck are no news to whoever put them there.
#[test]
fn cards_on_a_deck_are_news_to_the_others() {
    let tells = |game: &Craftsmen, seat: Seat, action: &str| {
        let action: Action = action.parse().unwrap();
        assert!(game.clone().apply(seat.into(), action).is_ok(), "{action}");
        game.reveals(seat, action)
    };
    let mut game = Position::of(3)
        .shown(&["vineyard_green", "mine_red"])
        .capital(A, &["red3"])
        .capital(B, &["blue3"])
        .helper(Guild::Notary, QueueSpace::Gold, A)
        .helper(Guild::Notary, QueueSpace::Gold, B)
        .helper(Guild::Notary, QueueSpace::Silver, A)
        .tokens(A, Token::Privilege, 1)
        .stage(Guild::Notary);
    assert!(!tells(&game, A, "look basic"), "these cards come by chance");
    play(&mut game, &["A look basic"]);
    play(&mut game, &["* building mine_blue", "* building apiary_red", "* building pasture_green"]);
    play(&mut game, &["A lay mine_blue", "A lay apiary_red", "A put top"]);
    play(&mut game, &["A return vineyard_green", "A return mine_red", "A done"]);
    assert!(tells(&game, B, "look basic"));
    play(&mut game, &["B buy mine_blue"]);
    assert!(tells(&game, B, "pay blue3"));
    play(&mut game, &["B pay blue3", "B done"]);
    assert!(!tells(&game, A, "look basic"), "A knows them, and others come by chance");
    play(&mut game, &["A buy apiary_red"]);
    assert!(!tells(&game, A, "pay red3"));
}

/// In random games, wherever cards lie on a deck that somebody has put there: a decision tells
/// something if and only if it would lead to another view in another world.
#[test]
fn what_a_decision_tells_is_known_before() {
    let (mut tried, mut told) = (0, 0);
    for seed in 0..16 {
        random_game(2 + (seed % 4) as u8, 40 + seed, |game, rng| {
            let Some(seat) = to_act(game) else { return };
            let kinds = look(game).cards;
            if !kinds.iter().any(|kind| kind.runs.first().is_some_and(|run| run.placed)) {
                return;
            }
            let mut offered: Vec<Action> = Vec::new();
            game.legal(seat, &mut offered);
            // Nothing else turns cards over; a few of the others are tried all the same.
            let turning = |it: &Action| matches!(it, Action::Look { .. } | Action::Pay { .. });
            offered.retain(|it| turning(it) || rng.random_range(0..12) == 0);
            for action in offered {
                let after = |world: &Craftsmen| {
                    let mut world = *world;
                    world.apply(seat.into(), action).unwrap();
                    world.view(seat.into())
                };
                let (seen, tells) = (after(game), game.reveals(seat, action));
                let worlds = if tells { 40 } else { 4 };
                let found = (0..worlds).any(|_| {
                    let mut world = *game;
                    world.determinize(seat, rng);
                    after(&world) != seen
                });
                assert_eq!(tells, found, "{seat} {action}");
                tried += 1;
                told += u32::from(tells);
            }
        });
    }
    assert!(tried > 1_000 && told > 20, "{told} of {tried}");
}
