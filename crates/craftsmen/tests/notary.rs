//! The notary: purchases, auctions, the mayor, and the look at five cards.

use crate::common::{cards, is_chance, look, offered, own, play, refusal, to_act};
use quadrivium_core::{Actor, Seat, Sight, Viewer};
use quadrivium_craftsmen::{
    Building, Craftsmen, Guild, Illegal, Kind, Options, Position, QueueSpace,
};

const A: Seat = Seat::A;
const B: Seat = Seat::B;
const C: Seat = Seat::C;

fn notary(options: Options, space: QueueSpace) -> Position {
    Position::with(options)
        .shown(&["vineyard_green", "mine_red", "mill_3", "tannery_2", "winery_1", "bakery_2"])
        .helper(Guild::Notary, space, A)
}

fn names(cards: &[Building]) -> Vec<&'static str> {
    cards.iter().map(|card| card.name()).collect()
}

/// A green vineyard is paid in green only, a red and blue mill in red, blue or both.
#[test]
fn a_card_is_bought_in_its_colours() {
    let mut game = notary(Options::standard(3), QueueSpace::Silver)
        .capital(A, &["green3", "red3", "blue1", "blue1"])
        .stage(Guild::Notary);
    let buys: Vec<_> = offered(&game, A).into_iter().filter(|it| it.starts_with("buy")).collect();
    let expected = ["buy mine_red", "buy vineyard_green", "buy tannery_2", "buy mill_3"];
    assert_eq!(buys, expected);
    assert_eq!(refusal(&game, "A buy winery_1"), Some(Illegal::TooExpensive));
    play(&mut game, &["A buy mill_3"]);
    assert_eq!(offered(&game, A), ["pay blue1"], "3 red is too little, a blue pair is 5");
    play(&mut game, &["A pay blue1", "A pay blue1"]);
    assert!(is_chance(&game), "the place is filled");
    play(&mut game, &["* building smelter_2"]);
    assert_eq!(names(&own(&game, A).known_cards), ["mill_3"]);
    let seen = look(&game).players[0].known_cards.clone();
    assert_eq!(names(&seen), ["mill_3"], "everybody saw it being taken");
}

#[test]
fn the_highest_bid_wins_in_any_colours() {
    let mut game = notary(Options::standard(3), QueueSpace::Silver)
        .capital(A, &["red1", "blue1"])
        .capital(B, &["purple1", "purple2"])
        .capital(C, &["blue3"])
        .stage(Guild::Notary);
    play(&mut game, &["A auction mine_red"]);
    assert_eq!(offered(&game, A), ["bid 1", "bid 2"]);
    assert_eq!(refusal(&game, "A pass"), Some(Illegal::MustBid));
    play(&mut game, &["A bid 1"]);
    assert_eq!(refusal(&game, "B bid 6"), Some(Illegal::TooExpensive));
    play(&mut game, &["B bid 2", "C bid 3"]);
    assert_eq!(offered(&game, A), ["pass"], "asked all the same");
    play(&mut game, &["A pass", "B bid 4", "C pass"]);
    assert_eq!(offered(&game, B), ["pay purple1", "pay purple2"]);
    play(&mut game, &["B pay purple1", "B pay purple2", "* building mine_blue"]);
    assert_eq!(names(&own(&game, B).known_cards), ["mine_red"]);
}

fn unraised(options: Options) -> Craftsmen {
    let mut game = notary(options, QueueSpace::Silver)
        .capital(A, &["red3", "red3", "blue3"])
        .stage(Guild::Notary);
    play(&mut game, &["A auction mill_3", "A bid 4", "B pass", "C pass"]);
    assert!(is_chance(&game), "the mayor takes part");
    game
}

/// R10: an offer that is not higher than the bid is beaten already.
#[test]
fn a_bid_above_the_mayors_offer_stands() {
    let mut game = unraised(Options::standard(3));
    play(&mut game, &["* capital green1", "* capital green2"]);
    assert_eq!(look(&game).bill.price, 4);
    play(&mut game, &["A pay red3", "A pay red3", "* building smelter_2"]);
    assert_eq!(names(&own(&game, A).known_cards), ["mill_3"]);
}

#[test]
fn the_mayor_can_be_outbid() {
    let mut game = unraised(Options::standard(3));
    play(&mut game, &["* capital green2", "* capital purple2"]);
    assert_eq!(offered(&game, A)[0], "bid 5", "4 is equal, not higher");
    play(&mut game, &["A bid 6", "A pay red3", "A pay red3"]);
    assert_eq!(look(&game).capital_discarded.total(), 4, "the mayor's cards are discarded");
}

#[test]
fn a_card_left_to_the_mayor_goes_under_its_deck() {
    let mut game = unraised(Options::standard(3));
    play(&mut game, &["* capital green3", "* capital purple3", "A pass"]);
    assert_eq!(cards(&game, A), 3, "nothing is paid");
    let extended = &look(&game).cards[1];
    let bottom = extended.runs.last().unwrap();
    assert_eq!((bottom.placed, names(&bottom.known)), (true, vec!["mill_3"]));
    assert!(is_chance(&game), "the place is filled");
}

/// The switch of R10.
#[test]
fn the_mayor_may_count_colour_sets() {
    let options = Options { mayor_values_colour_sets: true, ..Options::standard(3) };
    let mut game = unraised(options);
    play(&mut game, &["* capital green1", "* capital green2"]);
    assert_eq!(offered(&game, A)[0], "bid 6", "a green pair is worth 5");
}

fn looked() -> Craftsmen {
    let mut game =
        notary(Options::standard(3), QueueSpace::Gold).capital(A, &["red1"]).stage(Guild::Notary);
    play(&mut game, &["A look basic"]);
    play(&mut game, &["* building mine_blue", "* building apiary_red", "* building pasture_green"]);
    game
}

/// R11: two of five are laid out, the others go back together, in any order.
#[test]
fn a_look_arranges_three_cards() {
    let mut game = looked();
    assert_eq!(
        offered(&game, A),
        [
            "lay mine_blue",
            "lay mine_red",
            "lay pasture_green",
            "lay apiary_red",
            "lay vineyard_green"
        ]
    );
    play(&mut game, &["A lay mine_blue", "A lay apiary_red"]);
    assert_eq!(offered(&game, A), ["put top", "put under"]);
    play(&mut game, &["A put top", "A return vineyard_green", "A return mine_red"]);
    let top = |viewer| game.view(viewer).cards.swap_remove(0).runs.swap_remove(0);
    let own = top(Viewer::Seat(A));
    assert!(own.in_order);
    assert_eq!(names(&own.known), ["vineyard_green", "mine_red", "pasture_green"]);
    let others = top(Viewer::Seat(B));
    assert!(!others.in_order);
    assert_eq!(names(&others.known), ["mine_red", "vineyard_green"], "they lay on the board");
    assert_eq!(others.cards, 3);
    assert!(offered(&game, A).contains(&"auction mine_blue".to_owned()), "the action is left");
}

/// R11: any two of them, whichever is laid out first.
#[test]
fn two_cards_are_laid_out_in_either_order() {
    for [first, second] in [["mine_blue", "vineyard_green"], ["vineyard_green", "mine_blue"]] {
        let mut game = looked();
        play(&mut game, &[&format!("A lay {first}"), &format!("A lay {second}")]);
        let shown = game.view(Viewer::Public).cards.swap_remove(0).shown;
        assert_eq!(names(&shown), ["mine_blue", "vineyard_green"]);
    }
}

#[test]
fn what_was_put_on_top_comes_next() {
    let mut game = looked();
    play(&mut game, &["A lay mine_blue", "A lay apiary_red", "A put top"]);
    play(&mut game, &["A return vineyard_green", "A return mine_red"]);
    play(&mut game, &["A auction mine_blue", "A bid 1", "B pass", "C pass", "* capital red1"]);
    play(&mut game, &["A pass"]);
    let shown = look(&game).cards.swap_remove(0).shown;
    assert_eq!(names(&shown), ["apiary_red", "vineyard_green"]);
    let rest = game.view(B.into()).cards.swap_remove(0).runs.swap_remove(0);
    assert_eq!((rest.cards, names(&rest.known)), (2, vec!["mine_red"]));
}

#[test]
fn nobody_else_sees_the_order() {
    let mut game = looked();
    play(&mut game, &["A lay mine_blue", "A lay apiary_red", "A put under"]);
    let action = "return mine_red".parse().unwrap();
    let masked = |viewer| game.masked(Actor::Seat(A), action, viewer);
    assert_eq!(masked(Viewer::Seat(A)), Some(action));
    assert_eq!(masked(Viewer::Seat(B)), None);
    assert_eq!(masked(Viewer::Public), None);
}

/// A second look takes up cards that another player knows.
#[test]
fn who_knew_a_card_before_knows_it_in_a_later_look() {
    let mut game = notary(Options::standard(3), QueueSpace::Gold)
        .helper(Guild::Notary, QueueSpace::Gold, B)
        .capital(A, &["red1"])
        .capital(B, &["red1"])
        .stage(Guild::Notary);
    play(&mut game, &["A look basic"]);
    play(&mut game, &["* building mine_blue", "* building apiary_red", "* building pasture_green"]);
    play(&mut game, &["A lay mine_blue", "A lay apiary_red", "A put top"]);
    play(&mut game, &["A return vineyard_green", "A return mine_red", "A done"]);
    assert_eq!(to_act(&game), Some(B));
    play(&mut game, &["B look basic"]);
    assert_eq!(to_act(&game), Some(B), "placed cards come without chance");
    let seen = |viewer| game.view(viewer).look.unwrap().known.len();
    assert_eq!(seen(Viewer::Seat(A)), 5, "A put three of them there");
    assert_eq!(seen(Viewer::Seat(B)), 5);
    assert_eq!(seen(Viewer::Seat(C)), 4, "all but the one that A found in the deck");
}

#[test]
fn the_look_comes_before_or_after_the_action_once() {
    let mut game =
        notary(Options::standard(3), QueueSpace::Gold).capital(A, &["green3"]).stage(Guild::Notary);
    play(&mut game, &["A buy vineyard_green", "A pay green3", "* building mine_blue"]);
    assert_eq!(offered(&game, A), ["look basic", "look extended", "look advanced", "done"]);
    assert_eq!(refusal(&game, "A auction mine_red"), Some(Illegal::ActionTaken));
}

/// R31: without cards in the deck a place stays empty, and a card that returns fills it again.
#[test]
fn a_place_stays_empty_when_the_deck_is_used_up() {
    let basic = Building::all().filter(|card| card.kind() == Kind::Basic);
    let held: Vec<_> = basic.map(Building::name).filter(|name| *name != "mine_red").collect();
    let start = || {
        Position::of(3)
            .cards(B, &held)
            .shown(&["mine_red", "mill_3", "tannery_2"])
            .capital(A, &["red3"])
            .helper(Guild::Notary, QueueSpace::Silver, A)
            .stage(Guild::Notary)
    };
    let mut bought = start();
    play(&mut bought, &["A buy mine_red", "A pay red3"]);
    assert!(look(&bought).cards[0].shown.is_empty());
    let mut withdrawn = start();
    play(&mut withdrawn, &["A auction mine_red", "A bid 1", "B pass", "C pass"]);
    play(&mut withdrawn, &["* capital red2", "A pass"]);
    assert_eq!(names(&look(&withdrawn).cards[0].shown), ["mine_red"]);
}
