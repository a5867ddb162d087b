//! Counted trees: how many sequences of decisions, by players and by chance, lead on from a
//! position. `perft.txt` holds a position, a depth and the count; it changes only together with a
//! rule. The counts of the first steps can be worked out by hand, as said at each position.

use crate::common::play;
use quadrivium_core::{Rules, Seat};
use quadrivium_craftsmen::{Craftsmen, End, Guild, Options, Position, QueueSpace, Season, Token};
use quadrivium_kit::check_trees;

const A: Seat = Seat::A;
const B: Seat = Seat::B;
const C: Seat = Seat::C;

/// Twelve kinds of capital cards, four of each: 12, 12·12 and so on until a kind can run out with the
/// fifth card: 12^5 - 12.
fn set_up() -> Craftsmen {
    Craftsmen::new(&Options::standard(2)).unwrap()
}

/// Before the game A has a basic card and an extended one: two kinds to swap, three sawmills in the
/// box, or nothing: 6. A swap of either card has one card to give up, a sawmill leaves the two kinds
/// and the end (3 each), and after nothing B, without cards, has three sawmills or nothing (4):
/// 1 + 1 + 3·3 + 4.
fn exchanges() -> Craftsmen {
    Position::of(3).cards(A, &["mine_red", "mill_3"]).exchanges()
}

/// Six guilds or passing, three times.
fn helpers() -> Craftsmen {
    Position::of(3).helper_phase()
}

/// One queue is full: five guilds, three helpers to stack upon, or passing: 9. B's helper costs A a
/// point or one of two cards; C's, too; the ribbon nothing.
fn stacking() -> Craftsmen {
    Position::of(3)
        .helper(Guild::Bankers, QueueSpace::Gold, B)
        .helper(Guild::Bankers, QueueSpace::Silver, C)
        .helper(Guild::Bankers, QueueSpace::Ribbon, B)
        .points(A, 1)
        .capital(A, &["red1", "blue2"])
        .helper_phase()
}

/// The same with two players and two spaces: nothing is paid, B draws a card.
fn stacking_of_two() -> Craftsmen {
    Position::of(2)
        .helper(Guild::Bankers, QueueSpace::Gold, B)
        .helper(Guild::Bankers, QueueSpace::Silver, A)
        .helper_phase()
}

/// Two cards on the board or nothing: 3. After either of them the other one or the deck, and after
/// nothing seven ways to begin the next season: 2 + 2 + 7.
fn bankers() -> Craftsmen {
    Position::of(3)
        .capital_shown(&["green2", "red3"])
        .helper(Guild::Bankers, QueueSpace::Gold, A)
        .stage(Guild::Bankers)
}

/// The mine fits nowhere without the privilege, the two others at both ends of the sawmill: 2 + 4
/// and the end. Ten is enough for any two of them.
fn builders() -> Craftsmen {
    Position::of(3)
        .cards(A, &["mine_red", "mine_purple", "mine_green"])
        .capital(A, &["red1", "red2", "red3"])
        .helper(Guild::Builders, QueueSpace::Gold, A)
        .stage(Guild::Builders)
}

/// Two basic cards in two colours: one can be bought, both put up for auction, three kinds looked
/// at, or nothing: 7.
fn notary() -> Craftsmen {
    Position::of(3)
        .shown(&["vineyard_green", "mine_red"])
        .capital(A, &["green3", "red1"])
        .capital(B, &["blue3"])
        .helper(Guild::Notary, QueueSpace::Gold, A)
        .stage(Guild::Notary)
}

/// A look that has found three cards: any two of five, in either order: 5, then 20.
fn look() -> Craftsmen {
    let mut game = Position::of(3)
        .shown(&["vineyard_green", "mine_red"])
        .helper(Guild::Notary, QueueSpace::Gold, A)
        .stage(Guild::Notary);
    play(&mut game, &["A look basic"]);
    play(&mut game, &["* building mine_blue", "* building apiary_red", "* building pasture_green"]);
    game
}

/// Wood and wheat, for the fair each, wood for the cooperage, wheat for the brewery, or the end: 5.
/// Then, with the privilege for a second raw good: 8 with wood on the fair, which may come back as
/// either, 8 with wheat, 6 with the cooperage ready, 5 with the brewery not ready, and seven ways to
/// begin the next season: 34.
fn crafts() -> Craftsmen {
    Position::of(3)
        .built(A, End::Right, "wheat_field_green")
        .built(A, End::Right, "cooperage_1")
        .built(A, End::Right, "brewery_1")
        .helper(Guild::Crafts, QueueSpace::Gold, A)
        .stage(Guild::Crafts)
}

/// Meat on the last free space or by a bribe, elsewhere: 2, and then one of two cards.
fn butcher() -> Craftsmen {
    let mut game = Position::of(3)
        .built(A, End::Right, "butcher_1")
        .filled("butcher_1", "cow")
        .loaded(3, "meat", Some(B), Some(C))
        .loaded(4, "meat", None, Some(C))
        .capital(A, &["red1", "blue2"])
        .helper(Guild::Crafts, QueueSpace::Silver, A)
        .stage(Guild::Crafts);
    play(&mut game, &["A work butcher_1"]);
    game
}

/// Leather of B's or natural fabric, or nothing: 3. Then two cards or the marker on the fair.
fn merchants() -> Craftsmen {
    Position::of(3)
        .built(A, End::Right, "tailor_1")
        .granary("leather", &[Some(B), None])
        .capital(A, &["red1", "blue2"])
        .fair(A, 1)
        .helper(Guild::Merchants, QueueSpace::Gold, A)
        .stage(Guild::Merchants)
}

/// Two tokens, a place on the track, or nothing, for A and then for B; with the last of them the
/// season is over and C, who is first or not, has six guilds or passing.
fn town_hall() -> Craftsmen {
    Position::of(3)
        .helper(Guild::TownHall, QueueSpace::Gold, A)
        .helper(Guild::TownHall, QueueSpace::Silver, B)
        .stage(Guild::TownHall)
}

/// Work tokens of A between two stages: wood for the fair or nothing, twice.
fn tokens() -> Craftsmen {
    Position::of(3).tokens(A, Token::Work, 2).after(Guild::Builders)
}

/// Nine cards of nine kinds: any of them is discarded; after the winter of the last year four
/// colours are invested or not.
fn last_winter() -> Craftsmen {
    Position::of(3)
        .season(3, Season::Winter)
        .capital(
            A,
            &["purple1", "purple2", "green1", "green2", "blue1", "blue2", "red1", "red2", "red3"],
        )
        .season_end()
}

fn position(name: &str) -> Craftsmen {
    match name {
        "set_up" => set_up(),
        "exchanges" => exchanges(),
        "helpers" => helpers(),
        "stacking" => stacking(),
        "stacking_of_two" => stacking_of_two(),
        "bankers" => bankers(),
        "builders" => builders(),
        "notary" => notary(),
        "look" => look(),
        "crafts" => crafts(),
        "butcher" => butcher(),
        "merchants" => merchants(),
        "town_hall" => town_hall(),
        "tokens" => tokens(),
        "last_winter" => last_winter(),
        _ => panic!("no position is called {name}"),
    }
}

#[test]
fn the_trees_have_the_known_sizes() {
    check_trees(include_str!("perft.txt"), position);
}
