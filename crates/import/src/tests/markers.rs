//! Markers that other programs bring at other times (B2).

use quadrivium_labora::Marker;

use super::*;
use crate::refused::Ruling;

/// B2: in the long game of three the newer programs have no grape marker yet in round 8, and take
/// the joker by themselves.
#[test]
fn the_joker_goes_where_the_grape_marker_comes_late() {
    // Red has the third turn of the eighth round, and the second of the ninth.
    for (round, turns, dialect, grapes) in
        [(8, 2, Dialect::Hathora, 2), (9, 1, Dialect::Hathora, 0), (8, 2, Dialect::Weblabora, 0)]
    {
        let position = Position::long(3, Country::France).round(round).turn(turns);
        let mut table = Table::of(owning(position, Building::GrapevineA), dialect);
        let word = if dialect == Dialect::Hathora { "USE" } else { "use" };
        table.play(&format!("{word} F14")).unwrap();
        assert_eq!(table.has(Seat::A, Good::Grape), grapes, "{dialect} {round}");
    }
}

/// B2: the newer programs have the stone marker a step ahead until it is taken. That is noted, and
/// whoever lacks goods after that lacks them for that.
#[test]
fn a_marker_that_is_ahead_in_the_other_program_is_noted() {
    let table = |stone| {
        let position = owning(Position::long(3, Country::France), Building::QuarryB);
        let mut table = Table::of(position.shows(Marker::Stone, stone), Dialect::Hathora);
        table.slot.walk.new_markers.insert(Marker::Stone);
        table
    };
    let too_dear = "BUY_DISTRICT 2 HILLS";
    let mut behind = table(3);
    behind.play("USE G22").unwrap();
    assert_eq!(behind.slot.walk.noted, [Difference::OtherGoods(Ruling::MARKERS)]);
    assert_eq!(behind.play(too_dear).unwrap_err().ruling, Some(Ruling::MARKERS));
    // After five steps and after six the wheel shows 6.
    let mut equal = table(6);
    equal.play("USE G22").unwrap();
    assert_eq!(equal.slot.walk.noted, []);
    assert_eq!(equal.play(too_dear).unwrap_err().ruling, None);
}
