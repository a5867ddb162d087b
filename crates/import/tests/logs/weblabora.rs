//! Habits of the older program: words that it does not look at, owners who do not choose, and the
//! commits of its solo game.

use quadrivium_import::{Dialect, Import};

use crate::{actions, read};

const THREE: &str = "config PLAYERS 3\nconfig COUNTRY FRANCE\nstart\n";
const ALONE: &str = "config PLAYERS 1\nconfig COUNTRY FRANCE\nstart\n";

#[track_caller]
fn weblabora(header: &str, commands: &[&str]) -> Vec<String> {
    let text = format!("{header}{}", commands.join("\n"));
    actions(&text, Dialect::Weblabora).unwrap_or_else(|bad| panic!("{bad}"))
}

#[test]
fn words_behind_a_command_are_not_looked_at() {
    let short = [
        "build G07 3 0",
        "use G07 Pt",
        "commit",
        "fell_trees 1 0",
        "convert Gn",
        "commit",
        "cut_peat 0 0 Jo",
    ];
    let long = [
        "build G07 3 0 there",
        "use G07 Pt Sh *",
        "commit now",
        "fell_trees 1 0 quickly",
        "convert Gn Gn",
        "commit *",
        "cut_peat 0 0 Jo Jo",
    ];
    assert_eq!(weblabora(THREE, &long), weblabora(THREE, &short));
    // The one command that counts its words.
    let text = format!("{THREE}with PRIOR now");
    let said = actions(&text, Dialect::Weblabora).unwrap_err().to_string();
    assert_eq!(said, "line 4 `with PRIOR now`: 'now': nothing more was expected here");
}

/// Without a choice of the owner a lay brother goes.
#[test]
fn an_owner_who_does_not_choose_sends_a_lay_brother() {
    let chosen = ["work_contract LG1 Pn", "with LAYBROTHER", "use LG1", "commit"];
    let silent = ["work_contract LG1 Pn", "use LG1", "commit"];
    assert_eq!(weblabora(THREE, &silent), weblabora(THREE, &chosen));
    assert!(weblabora(THREE, &silent).contains(&"B send lay".to_owned()));
    // With the star the prior goes.
    let starred = ["work_contract LG1 Pn", "use LG1 *", "commit"];
    assert!(weblabora(THREE, &starred).contains(&"B send prior".to_owned()));
}

/// The eleven rounds before the first settlement phase; without moor turns may be empty.
fn eleven_rounds() -> Vec<&'static str> {
    let mut log = vec!["use LR3", "commit", "cut_peat 0 0", "commit", "cut_peat 0 1", "commit"];
    log.extend(["commit"; 19]);
    log
}

const NEUTRAL: [&str; 11] = [
    "build G01 3 1",
    "build G02 3 0",
    "build F09 2 0",
    "build F03 1 0",
    "build F04 0 1",
    "build F05 1 1",
    "build G06 4 0",
    "build G07 2 1",
    "build F08 0 0",
    "build F11 1 0",
    "build G12 0 1",
];

/// The neutral player has a slot of its own, in which every building may have its commit; after it
/// comes the slot of the player, and then the turns go on.
#[test]
fn the_neutral_player_has_its_own_commits() {
    let together = [&NEUTRAL[..], &["work_contract G07 Pn", "use G07 Pt", "commit"]].concat();
    let apart: Vec<_> = NEUTRAL
        .iter()
        .flat_map(|build| [*build, "commit"])
        .take(21)
        .chain(["work_contract G07 Pn", "use G07 Pt", "commit"])
        .collect();
    let settled = ["settle S01 3 0 PnPtPt", "commit", "use LR1", "commit"];
    let skipped = ["commit", "use LR1", "commit"];
    for neutral in [&together, &apart] {
        let all = weblabora(ALONE, &[&eleven_rounds()[..], neutral, &settled].concat());
        let from = all.iter().position(|it| it == "A contract B peat_coal_kiln").unwrap();
        let rest: Vec<_> = all[from + 1..].iter().filter(|it| !it.contains(" pay ")).collect();
        let expected = [
            "A times 1",
            "A settle shanty_town",
            "A at 3 0",
            "A place clay_mound lay",
            "A produce clay",
        ];
        assert_eq!(rest, expected);
        let all = weblabora(ALONE, &[&eleven_rounds()[..], neutral, &skipped].concat());
        let from = all.iter().position(|it| it == "A times 1").unwrap();
        let expected = ["A times 1", "A end", "A place clay_mound lay", "A produce clay"];
        assert_eq!(all[from..], expected);
    }
}

/// A settlement outside a phase: the phases of other programs come at other times (R-SOLO-2).
#[test]
fn a_settlement_at_another_time_stops_with_the_ruling() {
    let text = format!("{ALONE}use LR2 Sh\nsettle S01 3 0 ShPt");
    let log = read(&text, Dialect::Weblabora);
    let mut import = Import::begin(&log);
    let stopped = import.run().unwrap_err();
    assert_eq!(stopped.ruling.map(|it| it.id), Some("R-SOLO-2"));
    assert_eq!(import.record().actions.len(), 2);
}
