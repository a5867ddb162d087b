//! What a drawn table gets: views and events, as they are sent.

use std::num::NonZeroU8;

use crate::common::{look, play};
use quadrivium_core::{Record, Rules, Seat, Sight, Viewer};
use quadrivium_craftsmen::{
    CapitalView, Colour, Craftsmen, End, Event, Guild, Position, QueueSpace, Season,
};

const A: Seat = Seat::A;
const B: Seat = Seat::B;
const C: Seat = Seat::C;
const D: Seat = Seat::D;

fn recorded(name: &str, actions: usize) -> Craftsmen {
    let path = format!("{}/tests/games/{name}.rec", env!("CARGO_MANIFEST_DIR"));
    let record = Record::parse(&std::fs::read(path).unwrap()).unwrap();
    record.replay_as(Some(actions)).unwrap()
}

/// The middle of a game, as one of the players and as the public see it.
#[test]
fn a_view_has_everything_on_the_table() {
    let game = recorded("standard-3", 708);
    insta::assert_json_snapshot!("middle_for_a_player", game.view(Viewer::Seat(B)));
    insta::assert_json_snapshot!("middle_for_the_public", game.view(Viewer::Public).players);
}

#[derive(serde::Serialize)]
struct Step {
    action: String,
    events: Vec<Event>,
}

/// What happened in every step of a whole season and of a year's scoring.
#[test]
fn events_tell_what_happened() {
    let path = format!("{}/tests/games/standard-2.rec", env!("CARGO_MANIFEST_DIR"));
    let record = Record::parse(&std::fs::read(path).unwrap()).unwrap();
    let mut game: Craftsmen = record.replay_as(Some(0)).unwrap();
    let mut told = Vec::new();
    for (by, action) in &record.actions {
        let mut events = Vec::new();
        game.apply_seen(*by, action.parse().unwrap(), &mut events).unwrap();
        told.push(Step { action: format!("{by} {action}"), events });
        if look(&game).year == 2 {
            break;
        }
    }
    let last = told.len() - 60;
    insta::assert_json_snapshot!("the_end_of_a_year", told[last..]);
}

#[test]
fn an_auction_shows_who_bid_what_and_who_passed() {
    let mut game = Position::of(4)
        .helper(Guild::Notary, QueueSpace::Silver, A)
        .shown(&["mine_red"])
        .capital(A, &["red1", "red2"])
        .capital(B, &["blue1", "blue2"])
        .capital(C, &["green3"])
        .stage(Guild::Notary);
    play(&mut game, &["A auction mine_red", "A bid 1", "B bid 2", "C pass", "D pass"]);
    let auction = look(&game).auction.unwrap();
    assert_eq!((auction.leader, auction.bid), (B, 2));
    let bidders = auction.bidders.iter();
    let bidders = bidders.map(|it| (it.seat, it.bid.map(NonZeroU8::get), it.passed));
    let expected = [(A, Some(1), false), (B, Some(2), false), (C, None, true), (D, None, true)];
    assert_eq!(bidders.collect::<Vec<_>>(), expected);
    let own = &game.view(A.into()).players[0];
    assert_eq!(own.worth.unwrap()[Colour::Red], 5, "how far A can go");
    assert_eq!(game.view(A.into()).players[1].worth, None, "and nobody else's purse");
}

#[test]
fn a_payment_shows_how_far_it_has_come() {
    let mut game = Position::of(3)
        .helper(Guild::Notary, QueueSpace::Silver, A)
        .shown(&["mill_3"])
        .capital(A, &["blue2", "red1", "red2"])
        .stage(Guild::Notary);
    play(&mut game, &["A buy mill_3", "A pay red1"]);
    assert_eq!((look(&game).bill.price, look(&game).bill_paid), (5, 1));
}

#[test]
fn a_queue_shows_its_room_and_fee() {
    let game = Position::of(4)
        .season(2, Season::Spring)
        .helper(Guild::Crafts, QueueSpace::Gold, A)
        .helper(Guild::Crafts, QueueSpace::Silver, B)
        .helper_phase();
    let view = look(&game);
    assert_eq!(view.guilds.iter().map(|guild| guild.room).collect::<Vec<_>>(), [5, 5, 5, 3, 5, 5]);
    assert_eq!(view.fee_points, 2);
}

#[test]
fn a_queue_shows_where_the_next_helper_stands() {
    let next = |position: Position| look(&position.helper_phase()).guilds[3].next;
    let one = || Position::of(4).helper(Guild::Crafts, QueueSpace::Gold, A);
    assert_eq!(next(Position::of(4)), Some(QueueSpace::Gold));
    assert_eq!(next(one()), Some(QueueSpace::Silver));
    let two = || one().helper(Guild::Crafts, QueueSpace::Silver, B);
    assert_eq!(next(two()), Some(QueueSpace::Ribbon));
    assert_eq!(next(two().helper(Guild::Crafts, QueueSpace::Ribbon, C)), None);
}

/// In winter only builders and craftsmen work.
#[test]
fn guilds_are_shut_in_winter_but_for_two() {
    let shut = |season| {
        let crafts = Position::of(3).season(1, season).helper(Guild::Crafts, QueueSpace::Gold, A);
        let game = crafts.stage(Guild::Crafts);
        let guilds = look(&game).guilds;
        let shut = guilds.into_iter().filter(|guild| guild.shut);
        shut.map(|guild| guild.guild).collect::<Vec<_>>()
    };
    assert_eq!(shut(Season::Autumn), []);
    let closed = [Guild::Bankers, Guild::Notary, Guild::Merchants, Guild::TownHall];
    assert_eq!(shut(Season::Winter), closed);
}

/// Fewer cards may be kept at the end of a season.
#[test]
fn a_hand_shows_how_many_cards_it_may_have() {
    assert_eq!(look(&Position::of(3).helper_phase()).hand_most, 10);
    let cards = ["red1", "red1", "red2", "blue1", "blue1", "blue2", "green1", "green1", "green2"];
    let game = Position::of(3).capital(A, &cards).season_end();
    assert_eq!(look(&game).hand_most, 8);
}

#[test]
fn a_year_is_foretold_in_its_parts() {
    let game = Position::of(3)
        .built(A, End::Right, "mill_3")
        .granary("iron", &[Some(A), Some(B)])
        .loaded(2, "books", Some(A), Some(B))
        .loaded(2, "tools", None, Some(B))
        .helper_phase();
    let year = |seat: usize| {
        let players = look(&game).players;
        let year = &players[seat].year;
        (year.majorities, year.cargo, year.growth, year.granary)
    };
    assert_eq!(year(0), (3, 7, 3, 1));
    assert_eq!(year(1), (5, 7 + 5, 0, 1));
    assert_eq!(year(2), (0, 0, 0, 0));
}

/// A view of somebody else's hand has no place for its faces.
#[test]
fn hands_of_others_are_backs() {
    let game = Position::of(3).capital(A, &["red1"]).cards(A, &["mill_3"]).helper_phase();
    let seen = game.view(Viewer::Seat(B)).players.swap_remove(0);
    assert!(matches!(seen.capital, CapitalView::Backs { cards: 1, known } if known.total() == 0));
    assert!(seen.known_cards.is_empty());
    assert_eq!(seen.cards.values, [0, 1, 0]);
}
