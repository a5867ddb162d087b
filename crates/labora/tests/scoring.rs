//! Points at the end: goods, economic values, and what surrounds each settlement.

use crate::common::{A, B, C, D, Look, Notated, Words, at, france, ireland, wide};
use quadrivium_core::Score;
use quadrivium_labora::{Content, DistrictSide, PlotSide, Position, Settlement};

fn dwelling(position: Position, settlement: Settlement) -> i16 {
    let table = position.game().table();
    let found = table.estates[0].dwellings.iter().find(|it| it.settlement == settlement);
    found.expect("a settlement that stands").points
}

#[test]
fn economic_values_count_for_buildings_and_built_settlements() {
    let game = wide(france())
        .with(A, &[("windmill", -1, 0), ("cloister_courtyard", 3, 1)])
        .settled(A, Settlement::FishingVillage, at(-1, 1))
        .game();
    // Windmill 10, Courtyard 4, Fishing Village 4; the basic buildings and settlements in hand
    // nothing.
    assert_eq!(game.table().estates[0].economic_points, 18);
    // Values may be negative.
    let game = france().settled(A, Settlement::ArtistsColony, at(3, 0)).game();
    assert_eq!(game.table().estates[0].economic_points, -1);
}

#[test]
fn a_settlement_counts_itself_and_its_neighbours() {
    // (3, 0): Clay Mound 3 to the right, a free place below, a forest to the left.
    let alone = || france().settled(A, Settlement::MarketTown, at(3, 0));
    assert_eq!(dwelling(alone(), Settlement::MarketTown), 2 + 3);
    // A building below it counts, negative or not; the office touches it only by a corner.
    let kiln = || alone().with(A, &[("peat_coal_kiln", 3, 1)]);
    assert_eq!(dwelling(kiln(), Settlement::MarketTown), 2 + 3 - 2);
    let courtyard = || alone().with(A, &[("cloister_courtyard", 3, 1)]);
    assert_eq!(dwelling(courtyard(), Settlement::MarketTown), 2 + 3 + 4);
}

#[test]
fn corners_are_no_neighbours() {
    // (3, 1) touches the Farmyard and the Cloister Office, the Clay Mound only by a corner.
    let home = france().settled(A, Settlement::MarketTown, at(3, 1));
    assert_eq!(dwelling(home, Settlement::MarketTown), 2 + 2 + 2);
}

#[test]
fn a_building_between_two_settlements_counts_twice() {
    // The Stone Merchant (1) between Shanty Town and Farming Village, in a new district.
    let position = || {
        france()
            .district(A, -1, DistrictSide::Plains)
            .with(A, &[("stone_merchant", 2, -1)])
            .settled(A, Settlement::ShantyTown, at(1, -1))
            .settled(A, Settlement::FarmingVillage, at(3, -1))
    };
    assert_eq!(dwelling(position(), Settlement::ShantyTown), -3 + 1);
    assert_eq!(dwelling(position(), Settlement::FarmingVillage), 1 + 1);
}

#[test]
fn settlements_count_for_each_other() {
    let position = || {
        france().settled(A, Settlement::ShantyTown, at(3, 0)).settled(
            A,
            Settlement::MarketTown,
            at(3, 1),
        )
    };
    assert_eq!(
        dwelling(position(), Settlement::ShantyTown),
        2,
        "itself -3, Clay Mound 3, Market Town 2"
    );
    assert_eq!(dwelling(position(), Settlement::MarketTown), 2 + 2 + 2 - 3);
}

#[test]
fn negative_values_away_from_settlements_are_ignored() {
    let far =
        france().settled(A, Settlement::MarketTown, at(3, 0)).with(A, &[("peat_coal_kiln", 0, 0)]);
    assert_eq!(dwelling(far, Settlement::MarketTown), 5);
}

#[test]
fn the_sea_is_worth_three() {
    let coast = wide(france()).settled(A, Settlement::FishingVillage, at(-1, 0));
    assert_eq!(dwelling(coast, Settlement::FishingVillage), 6 + 3);
    let game = wide(france()).game();
    assert_eq!(game.cell(A, -2, 0).dwelling, 3);
    assert_eq!(game.cell(A, -1, 0).dwelling, 0, "the coast is not the sea");
}

#[test]
fn forest_and_moor_are_worth_nothing() {
    let game = france().game();
    for (col, row) in [(0, 0), (1, 0), (3, 0)] {
        assert_eq!(game.cell(A, col, row).dwelling, 0);
    }
    assert_eq!(game.cell(A, 0, 0).content, Content::Moor);
}

#[test]
fn two_mountain_plots_do_not_touch_at_their_mountains() {
    let base = || {
        france()
            .plot(A, 0, PlotSide::Mountain)
            .plot(A, 2, PlotSide::Mountain)
            .with(A, &[("quarry_b", 6, 2)])
    };
    // The hillside above the lower plot touches the hillside below, not the quarry's mountain.
    let upper = base().settled(A, Settlement::MarketTown, at(5, 1));
    assert_eq!(dwelling(upper, Settlement::MarketTown), 2 + 2);
    let lower = base().settled(A, Settlement::MarketTown, at(5, 2));
    assert_eq!(dwelling(lower, Settlement::MarketTown), 2 - 4);
}

#[test]
fn the_highest_total_wins_and_ties_are_shared() {
    let mut game =
        france().give(A, "reliquary 1").give(B, "ornament 2").give(C, "book 1").bonus(3).game();
    game.play_all("D", &["end"]);
    assert_eq!(game.to_act(), None);
    let standings = game.standings();
    let ranks = [A, B, C, D].map(|seat| standings.of(seat).unwrap().rank);
    assert_eq!(ranks, [1, 1, 3, 4]);
}

#[test]
fn all_sources_add_up() {
    let game = wide(ireland())
        .with(A, &[("houseboat", -2, 0), ("false_lighthouse", -1, 1)])
        .settled(A, Settlement::FishingVillage, at(-1, 0))
        .give(A, "book 2, coin 5, whiskey 1")
        .game();
    // Goods 4 + 2 + 1; Houseboat 4, Lighthouse 5, Fishing Village 4; the village itself 6, beside it
    // the Houseboat 6 and the Lighthouse 5.
    let expected = [("goods", 7), ("economic", 13), ("fishing_village", 17)];
    assert_eq!(game.breakdown(A), expected);
    assert_eq!(game.table().estates[0].points, 37);
}
