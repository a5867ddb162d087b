//! Counted trees: how many sequences of decisions lead on from a position. `perft.txt` holds a
//! position, a depth and the count; it changes only together with a rule. The counts of the first
//! steps can be worked out by hand, as said at each position.

use crate::common::{A, Notated, Words, enter, france, new_game, owning, position, wide};
use quadrivium_kit::check_trees;
use quadrivium_labora::{Building, Country, Labora, Marker, Phase, Rank};

/// The first turn of a set-up, such as `4L_france`.
///
/// With four players in France: three buildings and two ranks (6), three buildings of three others
/// for the one coin (9), three forests and two moors (5), the grain (1), and of the display Priory,
/// Grain Storage, Fuel Merchant, Kiln and Stone Merchant (5): 26. Land is too dear. In Ireland
/// there are the Granary and the Spinning Mill in place of the Grain Storage: 27.
fn start(name: &str) -> Labora {
    let (set_up, country) = name.split_once('_').expect("a set-up and a country");
    new_game(set_up, country.parse().expect("a country"))
}

/// A settlement phase with many goods to pay from.
///
/// B can buy land (two rows and two sides of districts, three and two of plots), turn grain, build
/// all settlements but those on coast and hillside, or end: 4 + 6 + 1 + 6 + 1 = 18.
fn settling() -> Labora {
    france()
        .settling(Phase::E, 1)
        .give(
            crate::common::B,
            "coal 1, peat 1, wood 2, straw 1, grain 3, meat 1, sheep 2, bread 1, coin 4",
        )
        .game()
}

/// Four different goods of eight kinds, in any order.
fn market() -> Labora {
    let mut game =
        enter(owning("market", "peat 1, grain 2, wood 1, coin 6, stone 1, wine 1"), "market");
    game.play_all("A", &["times 1"]);
    game
}

/// Palace, Priory and Garden can lead to each other. The Garden touches the Farmyard, the office and
/// the Priory: three copies, or none.
fn chain() -> Labora {
    let position = wide(france())
        .with(A, &[("cloister_garden", 3, 1), ("priory", 3, 0), ("palace", 5, 1)])
        .working(A, Rank::Prior, "palace")
        .give(A, "wine 2, grain 1")
        .shows(Marker::Clay, 4);
    enter(position, "cloister_garden")
}

/// The neutral player of the solo game has four buildings to place on six free places, of which
/// one touches the office: 4, then 6 + 6 + 6 + 1.
fn neutral() -> Labora {
    position("1", Country::France)
        .display(&[
            Building::Windmill,
            Building::Bakery,
            Building::CloisterCourtyard,
            Building::StoneMerchant,
        ])
        .before_round(12)
        .game()
}

/// The bonus round: twelve buildings to visit, five to build (Priory, Garden, Kiln, Stone Merchant,
/// Chamber of Wonders), ten ways to lay a tile, and the end: 28.
fn bonus() -> Labora {
    france().bonus(3).give(crate::common::D, "wood 1, clay 1, coin 3").game()
}

fn game(name: &str) -> Labora {
    match name {
        "settling" => settling(),
        "market" => market(),
        "chain" => chain(),
        "neutral" => neutral(),
        "bonus" => bonus(),
        _ => start(name),
    }
}

#[test]
fn the_trees_have_the_known_sizes() {
    check_trees(include_str!("perft.txt"), game);
}
