//! The stage of merchants: what is loaded, what a hold brings, and half-products that are bought.

use crate::common::{kind, look, offered, play, points, refusal, to_act};
use crate::stages::with_helper;
use quadrivium_core::{Breakdown, Effect, Narrate, Seat};
use quadrivium_craftsmen::{
    Craftsmen, End, Good, Guild, Illegal, Options, Position, QueueSpace, SecondMarker, Step,
};

const A: Seat = Seat::A;
const B: Seat = Seat::B;

/// R26: what cannot be loaded is lost, and its points with it; what can be has to be.
#[test]
fn goods_that_find_no_ship_are_lost() {
    let smith = |left| {
        with_helper(Guild::Crafts, QueueSpace::Silver)
            .built(A, End::Right, "butcher_1")
            .filled("butcher_1", "cow")
            .loaded(3, "meat", left, Some(A))
            .loaded(4, "meat", Some(A), Some(B))
            .stage(Guild::Crafts)
    };
    let mut full = smith(Some(A));
    play(&mut full, &["A work butcher_1"]);
    assert_eq!(points(&full, A), 0, "own markers stay, whatever the captain is offered");
    let mut open = smith(None);
    play(&mut open, &["A work butcher_1"]);
    assert_eq!(points(&open, A), 1, "the only free space is taken unasked");
    let mut choice = with_helper(Guild::Crafts, QueueSpace::Silver)
        .built(A, End::Right, "butcher_1")
        .filled("butcher_1", "cow")
        .stage(Guild::Crafts);
    play(&mut choice, &["A work butcher_1"]);
    assert_eq!(offered(&choice, A), ["load 3", "load 4"]);
    assert_eq!(refusal(&choice, "A lose"), Some(Illegal::MustLoad));
    assert_eq!(refusal(&choice, "A store"), Some(Illegal::WrongPlace), "meat is shipped");
    let mut bribe = with_helper(Guild::Crafts, QueueSpace::Silver)
        .built(A, End::Right, "butcher_1")
        .filled("butcher_1", "cow")
        .loaded(3, "meat", Some(B), Some(B))
        .loaded(4, "meat", Some(B), Some(B))
        .capital(A, &["red1"])
        .stage(Guild::Crafts);
    play(&mut bribe, &["A work butcher_1"]);
    assert_eq!(offered(&bribe, A), ["bribe 3", "bribe 4", "lose"]);
}

/// What an offer costs and brings is said as numbers too, for a building that could make the good as for
/// a good that was made.
#[test]
fn a_bribe_and_the_granary_say_what_they_cost_and_bring() {
    let cards = |game: &Craftsmen, action: &str| {
        let effects = game.effects(A, action.parse().unwrap());
        effects
            .into_iter()
            .flat_map(|Effect { gains: Breakdown(gains), .. }| gains)
            .collect::<Vec<_>>()
    };
    let ways = |game: &Craftsmen| {
        let [work] = &look(game).works[..] else { panic!("one building is ready") };
        work.to.iter().map(|to| (to.way.to_string(), to.cards)).collect::<Vec<_>>()
    };
    let butcher = with_helper(Guild::Crafts, QueueSpace::Silver)
        .built(A, End::Right, "butcher_1")
        .filled("butcher_1", "cow")
        .loaded(3, "meat", Some(B), Some(B))
        .loaded(4, "meat", Some(B), Some(B))
        .capital(A, &["red1"]);
    let mut game = butcher.stage(Guild::Crafts);
    let expected = [("bribe 3", -1), ("bribe 4", -1), ("lose", 0)];
    assert_eq!(ways(&game), expected.map(|(way, cards)| (way.to_owned(), cards)));
    play(&mut game, &["A work butcher_1"]);
    assert_eq!(cards(&game, "bribe 3"), [("capital", -1)]);
    assert_eq!(cards(&game, "lose"), []);

    let mut game = with_helper(Guild::Crafts, QueueSpace::Silver)
        .built(A, End::Right, "mill_3")
        .built(A, End::Right, "bakery_1")
        .filled("mill_3", "wheat")
        .stage(Guild::Crafts);
    let expected = [("deliver bakery_1", 0), ("store", 1)];
    assert_eq!(ways(&game), expected.map(|(way, cards)| (way.to_owned(), cards)));
    play(&mut game, &["A work mill_3"]);
    assert_eq!(cards(&game, "store"), [("capital", 1)]);
    assert_eq!(cards(&game, "deliver bakery_1"), []);
}

/// A hold is filled from the right; a foreign left marker leaves even if the right one is one's own.
#[test]
fn a_hold_is_filled_from_the_right() {
    let mut game = with_helper(Guild::Crafts, QueueSpace::Silver)
        .built(A, End::Right, "butcher_1")
        .filled("butcher_1", "cow")
        .loaded(3, "meat", Some(B), Some(A))
        .capital(A, &["red2"])
        .stage(Guild::Crafts);
    play(&mut game, &["A work butcher_1", "A load 4"]);
    let meat = |game: &Craftsmen, ship: usize| {
        let hold = &look(game).ships[ship].holds;
        let meat = hold.iter().find(|hold| hold.good == Good::Meat).unwrap();
        (meat.left, meat.right)
    };
    assert_eq!(meat(&game, 3), (None, Some(A)));
    let mut game = with_helper(Guild::Crafts, QueueSpace::Silver)
        .built(A, End::Right, "butcher_1")
        .filled("butcher_1", "cow")
        .loaded(3, "meat", Some(B), Some(A))
        .loaded(4, "meat", Some(A), Some(B))
        .capital(A, &["red2"])
        .stage(Guild::Crafts);
    play(&mut game, &["A work butcher_1"]);
    assert_eq!(refusal(&game, "A bribe 4"), Some(Illegal::OwnMarker));
    play(&mut game, &["A bribe 3", "A pay red2"]);
    assert_eq!(meat(&game, 2), (Some(A), Some(A)));
}

/// R34 and its switch.
#[test]
fn the_second_marker_of_a_hold_goes_left_or_pushes_the_first_one_there() {
    for (second_marker, spaces) in
        [(SecondMarker::Left, (Some(A), Some(B))), (SecondMarker::Right, (Some(B), Some(A)))]
    {
        let mut game = Position::with(Options { second_marker, ..Options::standard(3) })
            .built(A, End::Right, "butcher_1")
            .filled("butcher_1", "cow")
            .loaded(3, "meat", None, Some(B))
            .helper(Guild::Crafts, QueueSpace::Silver, A)
            .stage(Guild::Crafts);
        play(&mut game, &["A work butcher_1", "A load 3"]);
        let ships = look(&game).ships;
        let meat = ships[2].holds.iter().find(|hold| hold.good == Good::Meat).unwrap();
        assert_eq!((meat.left, meat.right), spaces);
        let first = spaces.0.unwrap();
        assert_eq!(ships[2].ranked[0], first, "the left marker breaks the tie");
    }
}

/// What a delivery would bring, for the marker and for the place by markers, stands at every hold.
#[test]
fn a_hold_says_what_a_marker_more_would_bring() {
    let mut game = with_helper(Guild::Crafts, QueueSpace::Silver)
        .built(A, End::Right, "butcher_1")
        .filled("butcher_1", "cow")
        .loaded(3, "meat", None, Some(B))
        .capital(A, &["red2"])
        .stage(Guild::Crafts);
    play(&mut game, &["A work butcher_1"]);
    let meat = |ship: usize| {
        let ships = look(&game).ships;
        let hold = ships[ship].holds.iter().find(|hold| hold.good == Good::Meat).unwrap();
        (hold.points, hold.freight.unwrap(), ships[ship].majority.clone())
    };
    // The left marker of the same hold goes before the right one; nobody is on the fourth ship.
    for ship in [2, 3] {
        let (points, freight, majority) = meat(ship);
        assert_eq!(freight.place, 1);
        assert_eq!(freight.points, i16::from(points) + i16::from(majority[0]));
    }
    let before = look(&game).players[0].year.majorities + look(&game).players[0].year.cargo;
    let (_, freight, _) = meat(2);
    play(&mut game, &["A load 3"]);
    let year = &look(&game).players[0].year;
    assert_eq!(year.majorities + year.cargo - before, freight.points, "as it was said");
}

/// Whoever comes second by markers is paid as the second.
#[test]
fn a_marker_behind_others_is_worth_the_place_that_it_reaches() {
    let mut game = with_helper(Guild::Crafts, QueueSpace::Silver)
        .built(A, End::Right, "butcher_1")
        .filled("butcher_1", "cow")
        .loaded(3, "meat", Some(B), Some(B))
        .loaded(4, "meat", None, None)
        .capital(A, &["red2"])
        .stage(Guild::Crafts);
    play(&mut game, &["A work butcher_1"]);
    let ships = look(&game).ships;
    let hold = ships[2].holds.iter().find(|hold| hold.good == Good::Meat).unwrap();
    // The captain would throw out one of the two of the other; both have one then, and the left one leads.
    let freight = hold.freight.unwrap();
    let second = ships[2].majority.get(1).copied().unwrap_or_default();
    assert_eq!((freight.place, freight.points), (2, i16::from(hold.points) + i16::from(second)));
    play(&mut game, &["A bribe 3", "A pay red2"]);
    let year = &look(&game).players[0].year;
    assert_eq!(year.majorities + year.cargo, freight.points);
}

#[test]
fn own_half_products_cannot_be_bought() {
    let game = with_helper(Guild::Merchants, QueueSpace::Silver)
        .built(A, End::Right, "tailor_1")
        .capital(A, &["red1"])
        .granary("leather", &[Some(A), Some(B)])
        .stage(Guild::Merchants);
    assert_eq!(refusal(&game, "A purchase leather tailor_1"), Some(Illegal::NotForSale));
    assert_eq!(offered(&game, A), ["purchase fabric tailor_1", "done"]);
}

/// R27: without a free icon nothing is bought, and there is nothing to ask.
#[test]
fn a_half_product_needs_an_icon() {
    let game = with_helper(Guild::Merchants, QueueSpace::Silver)
        .built(A, End::Right, "tailor_1")
        .filled("tailor_1", "leather")
        .filled("tailor_1", "fabric")
        .capital(A, &["red1"])
        .stage(Guild::Merchants);
    assert_ne!(look(&game).step, Step::Guild(Guild::Merchants));
}

/// A seller with three markers on the fair gets nothing for the privilege; neither does nature.
#[test]
fn a_seller_with_a_full_fair_is_not_asked() {
    for (markers, asked) in [(2, Some(B)), (3, None)] {
        let mut game = with_helper(Guild::Merchants, QueueSpace::Gold)
            .built(A, End::Right, "tailor_1")
            .granary("leather", &[Some(B)])
            .fair(A, 1)
            .fair(B, markers)
            .stage(Guild::Merchants);
        play(&mut game, &["A purchase leather tailor_1", "A privilege"]);
        let stall = kind(&game) == "stall";
        assert_eq!(to_act(&game).filter(|_| stall), asked);
    }
}
