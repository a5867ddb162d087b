//! Conversions between other commands: the goods afterwards are those that the log leads to.

use quadrivium_import::{Dialect, Import};
use quadrivium_labora::Good;

use crate::read;

/// What Red has after a log, of these goods.
#[track_caller]
fn red<const N: usize>(header: &str, commands: &[&str], goods: [Good; N]) -> [u16; N] {
    let log = read(&format!("{header}{}", commands.join("\n")), Dialect::Hathora);
    let mut import = Import::begin(&log);
    import.run().unwrap_or_else(|bad| panic!("{bad}"));
    let record = import.record();
    record.replay_as::<quadrivium_labora::Labora>(None).expect("what was imported replays");
    goods.map(|good| import.game().has(quadrivium_core::Seat::A, good))
}

const THREE: &str = "CONFIG 3 france long\nSTART R G B\n";
const SHEAVES: [Good; 2] = [Good::Grain, Good::Straw];

/// Red has three grain, and the rest of the round is played.
const THREE_GRAIN: [&str; 8] = [
    "USE LR2 Gn",
    "COMMIT",
    "CUT_PEAT 0 0",
    "COMMIT",
    "CUT_PEAT 0 0",
    "COMMIT",
    "USE LR3",
    "COMMIT",
];
const GREEN_BLUE: [&str; 4] = ["CUT_PEAT 0 1", "COMMIT", "CUT_PEAT 0 1", "COMMIT"];

/// The Fuel Merchant costs a straw: one grain is threshed for it. The grain that is converted after
/// that is not the one that pays.
#[test]
fn a_conversion_after_building_does_not_pay_for_the_building() {
    let built = ["BUILD G06 3 0", "CONVERT Gn", "USE G06", "COMMIT"];
    let log = [&THREE_GRAIN[..], &GREEN_BLUE, &built].concat();
    assert_eq!(red(THREE, &log, SHEAVES), [1, 1]);
    // Not using the building makes no difference, nor does a purchase after it.
    let built = ["BUILD G06 3 0", "CONVERT Gn", "COMMIT"];
    assert_eq!(red(THREE, &[&THREE_GRAIN[..], &GREEN_BLUE, &built].concat(), SHEAVES), [1, 1]);
    let built = ["BUILD G06 3 0", "CONVERT Gn", "USE G06", "CONVERT Gn", "BUY_DISTRICT 2 HILLS"];
    assert_eq!(red(THREE, &[&THREE_GRAIN[..], &GREEN_BLUE, &built].concat(), SHEAVES), [0, 2]);
}

/// A conversion before the building pays for it.
#[test]
fn a_conversion_before_building_pays_for_the_building() {
    let built = ["CONVERT Gn", "BUILD G06 3 0", "USE G06", "COMMIT"];
    let log = [&THREE_GRAIN[..], &GREEN_BLUE, &built].concat();
    assert_eq!(red(THREE, &log, SHEAVES), [2, 0]);
}
