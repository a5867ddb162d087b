//! What the view tells beyond what lies on the table: whole payments, where goods could go, and what
//! a hand or a row is worth.

use crate::common::{look, offered, own, play};
use quadrivium_core::{Rules, Seat, Sight, Viewer};
use quadrivium_craftsmen::{
    Capital, Craftsmen, End, Guild, PaymentView, Position, QueueSpace, Season,
};

const A: Seat = Seat::A;
const B: Seat = Seat::B;

fn names(payment: &PaymentView) -> Vec<String> {
    let way = |way: &quadrivium_craftsmen::WayView| {
        let cards = way.cards.iter().filter(|(_, count)| **count > 0);
        let named = |(card, count): (Capital, &u8)| vec![card.to_string(); usize::from(*count)];
        cards.flat_map(named).collect::<Vec<_>>().join(" ")
    };
    payment.ways.iter().map(way).collect()
}

fn at_the_notary() -> Craftsmen {
    Position::of(3)
        .capital(A, &["red1", "red2", "blue3", "green1"])
        .capital(B, &["red3", "red3"])
        .shown(&["mill_1"])
        .helper(Guild::Notary, QueueSpace::Silver, A)
        .stage(Guild::Notary)
}

/// R1: every payment from which no card can be taken out, the cheapest for the hand first; only the
/// one who pays sees them.
#[test]
fn whoever_pays_sees_whole_payments() {
    let mut game = at_the_notary();
    play(&mut game, &["A auction mill_1"]);
    play(&mut game, &["A bid 4", "B pass", "C pass", "* capital red1", "* capital red1"]);
    while game.turn() == quadrivium_core::Turn::Chance {
        play(&mut game, &["* building mill_2"]);
    }
    let view = game.view(A.into());
    let [payment] = &view.payments[..] else { panic!("one price is asked: {:?}", view.payments) };
    assert_eq!(payment.price, 4);
    assert_eq!(names(payment), ["green1 blue3", "red1 red2", "blue3 red1", "blue3 red2"]);
    assert!(look(&game).payments.is_empty());
    assert!(game.view(B.into()).payments.is_empty());
    assert_eq!(offered(&game, A), ["pay green1", "pay blue3", "pay red1", "pay red2"]);
}

#[test]
fn whoever_bids_sees_a_payment_for_every_bid() {
    let mut game = at_the_notary();
    play(&mut game, &["A auction mill_1", "A bid 3"]);
    let bids = game.view(B.into()).payments;
    assert_eq!(bids.iter().map(|it| it.price).collect::<Vec<_>>(), [4, 5, 6]);
    assert!(bids.iter().all(|it| names(it) == ["red3 red3"]));
    assert!(game.view(A.into()).payments.is_empty() && look(&game).payments.is_empty());
}

#[test]
fn a_building_that_is_ready_tells_where_its_good_could_go() {
    let game = Position::of(3)
        .built(A, End::Right, "mill_3")
        .built(A, End::Right, "bakery_1")
        .filled("mill_3", "wheat")
        .helper(Guild::Crafts, QueueSpace::Silver, A)
        .stage(Guild::Crafts);
    let [work] = &look(&game).works[..] else { panic!("one building is ready") };
    let to: Vec<_> = work.to.iter().map(|to| to.way.to_string()).collect();
    assert_eq!(
        (work.card.name(), &to[..]),
        ("mill_3", &["deliver bakery_1".to_owned(), "store".to_owned()][..])
    );
}

/// R15: of every colour that is still wanted, and only for the one who invests; none where a colour is
/// missing.
#[test]
fn whoever_invests_sees_what_can_be_invested() {
    let cards = |game: &Craftsmen, viewer: Viewer| {
        let named = |cards: &Vec<Capital>| cards.iter().map(Capital::to_string).collect::<Vec<_>>();
        let colours: Vec<_> = game.view(viewer).investments.iter().map(named).collect();
        colours.iter().map(|colour| colour.join(" ")).collect::<Vec<_>>()
    };
    let hand =
        |hand: &[&str]| Position::of(3).season(1, Season::Winter).capital(A, hand).season_end();
    let mut game = hand(&["purple1", "green2", "green3", "blue1", "red1", "red1"]);
    assert_eq!(cards(&game, A.into()), ["purple1", "green2 green3", "blue1", "red1"]);
    assert!(cards(&game, B.into()).is_empty() && cards(&game, Viewer::Public).is_empty());
    play(&mut game, &["A invest purple1"]);
    assert_eq!(cards(&game, A.into()), ["green2 green3", "blue1", "red1"]);
    play(&mut game, &["A invest green3"]);
    assert_eq!(cards(&game, A.into()), ["blue1", "red1"]);
    let lacking = hand(&["purple1", "green1", "green2", "blue1"]);
    assert_eq!((offered(&lacking, A), cards(&lacking, A.into())), (vec!["done".into()], vec![]));
}

#[test]
fn a_hand_and_a_row_are_valued() {
    let game = Position::of(3)
        .capital(A, &["red1", "red2", "blue3"])
        .cards(A, &["mine_purple", "mine_blue"])
        .built(A, End::Right, "mine_red")
        .helper_phase();
    let me = own(&game, A);
    assert_eq!(me.worth.unwrap().values, [0, 0, 3, 5]);
    assert_eq!(game.view(B.into()).players[0].worth, None);
    assert!(game.view(Viewer::Public).players[0].fitting.is_empty(), "cards are hidden");
    // The first sawmill is purple above and green below.
    let ends: Vec<_> = me.fitting.iter().map(|fit| (fit.card.name(), fit.ends.clone())).collect();
    assert_eq!(ends, [("mine_purple", vec![End::Left]), ("mine_blue", vec![])]);
    assert_eq!((me.halves.values, me.growth), ([1, 1, 0, 2], 0));
}
