//! Turns, phases and what is written in another order than our engine asks.

use quadrivium_core::Rules;
use quadrivium_core::Turn;
use quadrivium_import::{Dialect, Import, Log};

use crate::{actions, read};

const THREE: &str = "CONFIG 3 france long\nSTART R G B\n";

#[track_caller]
fn hathora(header: &str, commands: &[&str]) -> Vec<String> {
    let text = format!("{header}{}", commands.join("\n"));
    actions(&text, Dialect::Hathora).unwrap_or_else(|bad| panic!("{bad}"))
}

#[test]
fn both_dialects_say_the_same() {
    let newer = "CONFIG 3 france long\nSTART R G B\nWITH_PRIOR\nUSE LR2 Gn\nCONVERT Gn\nCOMMIT\n\
                 FELL_TREES 1 0 Jo\nBUY_PLOT 0 COAST\nCOMMIT";
    let older = "config COUNTRY FRANCE\nconfig PLAYERS 3\nstart\nuse LR2 Gn *\nconvert Gn\ncommit\n\
                 fell_trees 1 0 Jo\nBuy_Plot 0 coast\ncommit";
    let newer = newer.replace("BUY_PLOT 0 COAST\n", "");
    let older = older.replace("Buy_Plot 0 coast\n", "");
    let expected = [
        "A place farmyard prior",
        "A produce grain",
        "A convert grain",
        "A end",
        "B fell 1 0",
        "B produce wood joker",
        "B end",
    ];
    assert_eq!(actions(&newer, Dialect::Hathora).unwrap(), expected);
    assert_eq!(actions(&older, Dialect::Weblabora).unwrap(), expected);
    let json = serde_json::json!({ "commands": newer.lines().collect::<Vec<_>>() }).to_string();
    assert_eq!(actions(&json, Dialect::Hathora).unwrap(), expected);
    let list = serde_json::json!(older.lines().collect::<Vec<_>>()).to_string();
    assert_eq!(actions(&list, Dialect::Weblabora).unwrap(), expected);
}

/// A seed shuffles the colours; the first basic building that is used tells them.
#[test]
fn the_seats_of_a_shuffled_game_are_found() {
    let log = read(
        "CONFIG 3 france long\nSTART 5000 R G B\nUSE LG2 Gn\nCOMMIT\nUSE LB3\nCOMMIT\nCUT_PEAT 0 0\n",
        Dialect::Hathora,
    );
    let mut import = Import::begin(&log);
    import.run().unwrap();
    assert_eq!(import.record().seats, ["Green", "Blue", "Red"]);
}

/// Goods can be converted between building and using; our engine asks for that before.
#[test]
fn a_conversion_in_the_middle_is_written_before() {
    let log = ["BUILD G07 3 0", "CONVERT Gn", "USE G07 Pt", "BUY_DISTRICT 2 HILLS", "COMMIT"];
    let expected = [
        "A convert grain",
        "A build peat_coal_kiln",
        "A at 3 0",
        "A enter",
        "A times 1",
        "A district 2 hills",
        "A end",
    ];
    assert_eq!(hathora(THREE, &log), expected);
}

/// Without a use to come, what is open is left out.
#[test]
fn a_prior_who_is_not_sent_stays_at_home() {
    let log = ["BUILD G07 3 0", "CONVERT Gn", "COMMIT"];
    let expected = ["A build peat_coal_kiln", "A at 3 0", "A skip", "A convert grain", "A end"];
    assert_eq!(hathora(THREE, &log), expected);
}

/// Five rounds after which Blue can buy and found, Red can found, and Green has nothing to do
/// either with; nobody has moor, so that turns may be empty.
#[rustfmt::skip]
const TO_THE_SETTLEMENT_PHASE: [&str; 31] = [
    "CUT_PEAT 0 0", "COMMIT", "CUT_PEAT 0 0", "COMMIT", "FELL_TREES 1 0", "COMMIT", "FELL_TREES 1 0", "COMMIT",
    "BUILD G12 3 0", "USE G12 ShPt", "COMMIT", "CUT_PEAT 0 0", "COMMIT", "CUT_PEAT 0 1", "COMMIT", "CUT_PEAT 0 1", "COMMIT",
    "CUT_PEAT 0 1", "COMMIT", "COMMIT", "COMMIT", "USE LB3", "COMMIT",
    "COMMIT", "COMMIT", "COMMIT", "COMMIT",
    "COMMIT", "COMMIT", "COMMIT", "COMMIT",
];

/// In the settlement phase everybody has a slot with a commit. Our engine asks only those who can
/// do something, takes land before the settlement, and lets nobody do anything after it. What a
/// player converts who is not asked is converted in the next turn.
#[test]
fn every_player_has_a_slot_in_a_settlement_phase() {
    let phase = [
        "SETTLE SB1 3 0 ShPt",
        "CONVERT Gn",
        "BUY_DISTRICT 2 HILLS",
        "COMMIT",
        "SETTLE SR1 3 0 GnWo",
        "COMMIT",
        "CONVERT Gn",
        "COMMIT",
        "USE LB1",
        "COMMIT",
        "COMMIT",
        "USE LG1",
        "COMMIT",
    ];
    let all = hathora(THREE, &[&TO_THE_SETTLEMENT_PHASE[..], &phase].concat());
    let from = all.iter().position(|it| it == "C convert grain").unwrap();
    let rest: Vec<_> = all[from..].iter().filter(|it| !it.contains(" pay ")).collect();
    let expected = [
        "C convert grain",
        "C district 2 hills",
        "C settle shanty_town",
        "C at 3 0",
        "A settle shanty_town",
        "A at 3 0",
        "C place clay_mound lay",
        "C produce clay",
        "C end",
        "A idle",
        "A end",
        "B convert grain",
        "B place clay_mound lay",
        "B produce clay",
        "B end",
    ];
    assert_eq!(rest, expected);
}

/// Whoever is not asked cannot found or buy anything either.
#[test]
fn a_settlement_that_nobody_can_pay_is_refused() {
    let log = [&TO_THE_SETTLEMENT_PHASE[..], &["COMMIT", "COMMIT", "SETTLE SG1 3 1 PnSw"]].concat();
    let text = format!("{THREE}{}", log.join("\n"));
    let said = actions(&text, Dialect::Hathora).unwrap_err().to_string();
    assert_eq!(said, "line 36 `SETTLE SG1 3 1 PnSw`: 'SG1': you cannot pay for that");
    let text = text.replace("SETTLE SG1", "SETTLE SR1");
    let said = actions(&text, Dialect::Hathora).unwrap_err().to_string();
    assert!(said.ends_with("that settlement is Red's, and it is Green's turn"), "{said}");
}

/// Two players in the short game: two actions a turn, a commit after each, and the second ends it.
#[test]
fn a_turn_of_two_actions_has_two_commits() {
    let log = ["USE LR1", "COMMIT", "USE LR2 Sh", "COMMIT", "CUT_PEAT 0 0", "COMMIT"];
    let all = hathora("CONFIG 2 ireland short\nSTART R G\n", &log);
    let expected = [
        "A place clay_mound lay",
        "A produce clay",
        "A place farmyard lay",
        "A produce sheep",
        "A end",
        "B cut 0 0",
        "B produce peat",
    ];
    assert_eq!(all, expected);
}

/// Without moor a turn may be empty: that is our null action (R-NULL-1).
#[test]
fn an_empty_commit_is_the_null_action_where_there_is_one() {
    let log = ["CUT_PEAT 0 0", "COMMIT", "CUT_PEAT 0 1", "COMMIT", "COMMIT", "COMMIT"];
    let all = hathora("CONFIG 1 france long\nSTART R W\n", &log);
    let expected = [
        "A cut 0 0",
        "A produce peat",
        "A cut 0 1",
        "A produce peat",
        "A end",
        "A idle",
        "A idle",
        "A end",
    ];
    assert_eq!(all, expected);
}

/// The short game of four begins with goods for everybody; the cards are ours.
#[test]
fn the_short_game_of_four_is_set_up() {
    let log = ["USE LR1", "COMMIT", "BUILD G06 0 0", "COMMIT"];
    let header = "CONFIG 4 france short\nSTART R G B W\n";
    let expected = [
        "A place clay_mound lay",
        "A produce clay",
        "A end",
        "B build fuel_merchant",
        "B at 0 0",
        "B skip",
        "B end",
    ];
    assert_eq!(hathora(header, &log), expected);
}

/// The neutral player of the solo game: the display goes on his heartland, a new building may be
/// used by his prior, then comes the settlement; all of it is one slot.
#[test]
fn the_neutral_player_builds_in_the_solo_game() {
    let mut log = vec!["USE LR3", "COMMIT", "CUT_PEAT 0 0", "COMMIT", "CUT_PEAT 0 1", "COMMIT"];
    log.extend(["COMMIT"; 19]);
    let neutral = [
        "BUILD G01 3 1",
        "BUILD G02 3 0",
        "BUILD F09 2 0",
        "BUILD F03 1 0",
        "BUILD F04 0 1",
        "BUILD F05 1 1",
        "BUILD G06 4 0",
        "BUILD G07 2 1",
        "BUILD F08 0 0",
        "BUILD F11 1 0",
        "BUILD G12 0 1",
        "WORK_CONTRACT G07 Pn",
        "USE G07 Pt",
        "COMMIT",
        "USE LR1",
        "COMMIT",
    ];
    log.extend(neutral);
    let all = hathora("CONFIG 1 france long\nSTART R W\n", &log);
    let from = all.iter().position(|it| it == "A build priory").unwrap();
    assert_eq!(
        all[from + 20..from + 25],
        ["A build stone_merchant", "A at 0 1", "A contract B peat_coal_kiln", "A times 1", "A end",]
    );
}

/// Land is bought after the neutral player has built, and before the settlement.
#[test]
fn land_can_be_bought_in_a_settlement_phase_of_the_solo_game() {
    let mut log = vec!["CUT_PEAT 0 0", "COMMIT", "CUT_PEAT 0 1", "COMMIT"];
    log.extend(["COMMIT"; 19]);
    log.extend(["USE LR3", "COMMIT"]);
    log.extend([
        "BUILD G01 3 1",
        "BUILD G02 3 0",
        "BUILD F09 2 0",
        "BUILD F03 1 0",
        "BUILD F04 0 1",
        "BUILD F05 1 1",
        "BUILD G06 4 0",
        "BUILD G07 2 1",
        "BUILD F08 0 0",
        "BUILD F11 1 0",
        "BUILD G12 0 1",
    ]);
    log.extend(["BUY_PLOT 0 COAST", "SETTLE SR1 3 0 PnPt", "COMMIT"]);
    let all = hathora("CONFIG 1 france long\nSTART R W\n", &log);
    let end: Vec<_> = all[all.len() - 6..].iter().filter(|it| !it.contains(" pay ")).collect();
    assert_eq!(end[end.len() - 3..], ["A plot 0 coast", "A settle shanty_town", "A at 3 0"]);
}

/// A settlement phase of another program at another time (R-SOLO-2): none of its neutral buildings
/// is taken for one's own.
#[test]
fn buildings_of_a_neutral_phase_at_another_time_stop_with_the_ruling() {
    let log =
        "CONFIG 1 france long\nSTART R W\nUSE LR1\nCOMMIT\nBUILD G07 3 0\nBUILD G12 3 1\nCOMMIT\n";
    let log = read(log, Dialect::Hathora);
    let mut import = Import::begin(&log);
    let stopped = import.run().unwrap_err();
    assert_eq!((stopped.token.as_str(), stopped.ruling.map(|it| it.id)), ("G07", Some("R-SOLO-2")));
    assert_eq!(import.done(), 2);
}

/// Alone one pays the supply, and a neutral lay brother goes unless the prior is named.
#[test]
fn a_neutral_building_is_used_by_contract() {
    let log = [
        "USE LR3",
        "COMMIT",
        "WORK_CONTRACT LW1 Pn",
        "USE LW1",
        "COMMIT",
        "WORK_CONTRACT LW2 Pn WITH_PRIOR",
        "COMMIT",
    ];
    let expected = [
        "A place cloister_office lay",
        "A produce coin",
        "A contract B clay_mound",
        "A send lay",
        "A produce clay",
        "A end",
        "A contract B farmyard",
        "A send prior",
        "A skip",
    ];
    assert_eq!(hathora("CONFIG 1 france long\nSTART R W\n", &log), expected);
}

/// A log may stop anywhere; a finished one has its result in the record.
#[test]
fn an_unfinished_log_is_a_record_without_result() {
    let log = Log::read(&format!("{THREE}USE LR1\n"), Dialect::Hathora).unwrap();
    let mut import = Import::begin(&log);
    import.run().unwrap();
    assert_ne!(import.game().turn(), Turn::Over);
    let record = import.record();
    assert!(record.result.is_empty());
    let option = |name| record.settings.pairs().find(|it| it.0 == name).map(|it| it.1.to_owned());
    assert_eq!(option("landscape_supply").as_deref(), Some("print9"));
}
