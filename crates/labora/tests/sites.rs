//! What the view tells about the places for a card: what it would change, and that it does.

use crate::common::{A, Look, Notated, Words, at, france, ireland, wide};
use quadrivium_labora::{Labora, Phase, Position, Settlement, SiteView, Spot, Stack};

const RICH: &str = "wood 9, clay 9, stone 9, straw 9, coin 9, bread 9, coal 9, meat 9";

fn sites(game: &Labora) -> Vec<SiteView> {
    game.table().ask.map_or_else(Vec::new, |ask| ask.sites)
}

fn site(game: &Labora, spot: Spot) -> SiteView {
    sites(game).into_iter().find(|site| site.spot == spot).expect("an open place")
}

/// Which settlements would change, from how much to how much.
fn changes(site: &SiteView) -> Vec<(Settlement, i16, i16)> {
    site.changes.iter().map(|it| (it.settlement, it.now, it.then)).collect()
}

#[test]
fn a_building_tells_which_settlements_it_would_change() {
    let mut game = france().settled(A, Settlement::MarketTown, at(3, 0)).give(A, RICH).game();
    game.play_all("A", &["build cloister_courtyard"]);
    // Beside the Clay Mound the town has 5; the Courtyard below it adds 4.
    let beside = site(&game, at(3, 1));
    assert_eq!(changes(&beside), [(Settlement::MarketTown, 5, 9)]);
    assert_eq!((beside.dwelling, beside.points), (None, 4 + 4));
    game.play_all("A", &["at 3 1"]);
    assert_eq!(sites(&game), [], "it is built");
}

/// A mountain lies beside the two hillsides of its plot and nothing else.
#[test]
fn a_building_on_a_mountain_changes_the_hillsides_of_its_plot_alone() {
    let position = wide(france())
        .opened(Stack::B)
        .settled(A, Settlement::MarketTown, at(5, 1))
        .settled(A, Settlement::ShantyTown, at(3, 1));
    let mut game = position.give(A, RICH).game();
    game.play_all("A", &["build quarry_b"]);
    let mountain = site(&game, at(6, 0));
    let town = game.table().estates[0].dwellings.clone();
    let now = town.iter().find(|it| it.settlement == Settlement::MarketTown).unwrap().points;
    assert_eq!(changes(&mountain), [(Settlement::MarketTown, now, now - 4)]);
    assert_eq!(mountain.points, 7 - 4);
}

/// Water counts as long as nothing floats on it.
#[test]
fn a_houseboat_takes_the_place_of_water() {
    let position = wide(ireland()).settled(A, Settlement::MarketTown, at(-1, 0));
    let mut game = position.give(A, RICH).game();
    game.play_all("A", &["build houseboat"]);
    let water = site(&game, at(-2, 0));
    let [(settlement, now, then)] = changes(&water)[..] else { panic!("one settlement") };
    assert_eq!((settlement, then - now), (Settlement::MarketTown, 6 - 3));
    assert_eq!(water.points, 4 + 3);
}

#[test]
fn a_settlement_tells_what_it_would_have_and_change() {
    let position = france().settled(A, Settlement::MarketTown, at(3, 0)).settling(Phase::E, 0);
    let mut game = position.give(A, RICH).game();
    game.play_all("A", &["settle farming_village"]);
    let below = site(&game, at(3, 1));
    // Itself 1, Farmyard and Cloister Office 2 each, the town 2.
    assert_eq!((below.dwelling, changes(&below)), (Some(7), vec![(Settlement::MarketTown, 5, 6)]));
    assert_eq!(below.points, 1 + 7 + 1);
}

/// Points of everything that A has built.
fn land(game: &Labora) -> i32 {
    let estate = &game.table().estates[0];
    let dwellings: i16 = estate.dwellings.iter().map(|it| it.points).sum();
    estate.economic_points + i32::from(dwellings)
}

/// Every building of the display and every settlement, on every place.
#[test]
fn what_is_told_is_what_comes() {
    let position = || {
        wide(france())
            .opened(Stack::B)
            .all_cleared(A)
            .settled(A, Settlement::MarketTown, at(3, 0))
            .settled(A, Settlement::ShantyTown, at(5, 1))
            .give(A, RICH)
    };
    let mut tried = 0;
    let mut try_all = |position: Position, verb: &str| {
        let game = position.game();
        for card in game.offered("A").into_iter().filter(|it| it.starts_with(verb)) {
            let mut asked = game.clone();
            asked.play_all("A", &[&card]);
            let told = sites(&asked);
            let spots = told.iter().map(|site| format!("at {} {}", site.spot.col, site.spot.row));
            let mut open = asked.offered("A");
            let mut spots: Vec<_> = spots.collect();
            open.sort();
            spots.sort();
            assert_eq!(spots, open, "{card}");
            for site in told {
                let mut after = asked.clone();
                after.play_all("A", &[&format!("at {} {}", site.spot.col, site.spot.row)]);
                assert_eq!(land(&after) - land(&asked), site.points, "{card} {}", site.spot);
                for change in &site.changes {
                    let estate = &after.table().estates[0];
                    let found = estate.dwellings.iter().find(|it| it.spot == change.spot);
                    assert_eq!(found.unwrap().points, change.then, "{card} {}", site.spot);
                }
                tried += 1;
            }
        }
    };
    try_all(position(), "build");
    try_all(position().settling(Phase::E, 0), "settle");
    assert!(tried > 100, "{tried}");
}
