//! Markers that other programs bring at other times (B2).

use super::*;
use crate::import::refused::Ruling;
use crate::types::Marker;

/// B2: in the long game of three the newer programs have no grape marker yet in round 8, and take
/// the joker by themselves.
#[test]
fn the_joker_goes_where_the_grape_marker_comes_late() {
    for (round, dialect, grapes) in
        [(8, Dialect::Hathora, 2), (9, Dialect::Hathora, 0), (8, Dialect::Weblabora, 0)]
    {
        let mut table = Table::new(dialect, Country::France)
            .with_house(Seat::A, HERE, Building::GrapevineA)
            .with_goods("");
        let game = &mut table.slot.walk.game;
        (game.round, game.markers[Marker::Grape]) = (round, Some(game.arm));
        let word = if dialect == Dialect::Hathora { "USE" } else { "use" };
        table.play(&format!("{word} F14")).unwrap();
        assert_eq!(table.slot.walk.game.has(Seat::A, Good::Grape), grapes, "{dialect} {round}");
    }
}

/// B2: the newer programs have the stone marker a step ahead until it is taken. That is noted, and
/// whoever lacks goods after that lacks them for that.
#[test]
fn a_marker_that_is_ahead_in_the_other_program_is_noted() {
    let table = |steps: u8| {
        let mut table = Table::new(Dialect::Hathora, Country::France)
            .with_house(Seat::A, HERE, Building::QuarryB)
            .with_goods("");
        let walk = &mut table.slot.walk;
        walk.game.markers[Marker::Stone] = Some((walk.game.arm + 13 - steps) % 13);
        walk.new_markers.insert(Marker::Stone);
        table
    };
    let too_dear = "BUY_DISTRICT 2 HILLS";
    let mut behind = table(2);
    behind.play("USE G22").unwrap();
    assert_eq!(behind.slot.walk.noted, [Difference::OtherGoods(Ruling::MARKERS)]);
    assert_eq!(behind.play(too_dear).unwrap_err().ruling, Some(Ruling::MARKERS));
    // After five steps and after six the wheel shows the same.
    let mut equal = table(5);
    equal.play("USE G22").unwrap();
    assert_eq!(equal.slot.walk.noted, []);
    assert_eq!(equal.play(too_dear).unwrap_err().ruling, None);
}
