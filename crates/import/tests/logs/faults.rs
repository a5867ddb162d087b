//! Bad logs: the line, the word, the reason.

use std::path::Path;

use quadrivium_import::{Dialect, Import, Log};
use quadrivium_labora::Labora;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// What is said about a log, and how many commands were done before.
#[track_caller]
fn said(text: &str, dialect: Dialect) -> String {
    let log = match Log::read(text, dialect) {
        Err(bad) => return bad.to_string(),
        Ok(log) => log,
    };
    let bad = Import::begin(&log).run().expect_err("the log is bad");
    assert!(!bad.is_divergence(), "{bad}");
    bad.to_string()
}

#[track_caller]
fn hathora(commands: &str) -> String {
    said(&format!("CONFIG 3 france long\nSTART R G B\n{commands}"), Dialect::Hathora)
}

#[track_caller]
fn weblabora(commands: &str) -> String {
    let head = "config PLAYERS 3\nconfig COUNTRY FRANCE\nstart\n";
    said(&format!("{head}{commands}"), Dialect::Weblabora)
}

#[test]
fn an_unknown_command_is_named() {
    assert_eq!(
        hathora("USE LR1\nPLOUGH 3"),
        "line 4 `PLOUGH 3`: 'PLOUGH': there is no such command: expected USE, BUILD, CUT_PEAT, \
         FELL_TREES, WORK_CONTRACT, BUY_PLOT, BUY_DISTRICT, CONVERT, SETTLE, COMMIT, WITH_PRIOR or \
         WITH_LAYBROTHER"
    );
    // The newer dialect is strict about case, the older one is not.
    assert!(hathora("use LR1").contains("'use': there is no such command"));
    assert!(weblabora("with_prior").contains("there is no such command: expected use, build"));
}

#[test]
fn a_word_that_cannot_be_read_is_named() {
    for (command, expected) in [
        ("USE LR4", "'LR4': the basic buildings have the numbers 1 to 3"),
        ("USE G99", "'G99': there is no such building"),
        ("BUILD I05 3 0", "'I05': that building is not on the cards of france"),
        ("USE G06 PtXx", "'Xx': there is no such good in 'PtXx'"),
        ("BUILD G06 9 0", "'9': expected a column from -2 to 6"),
        ("BUILD G06 3", "something is missing: expected a row"),
        ("CUT_PEAT 0 0 Sh", "'Sh': expected Jo or nothing"),
        ("BUY_PLOT 0 HILLS", "'HILLS': expected COAST or MOUNTAIN"),
        ("BUY_DISTRICT 2 COAST", "'COAST': expected PLAINS or HILLS"),
        ("SETTLE S01 3 0 ShPt", "'S01': expected a settlement such as SR1"),
        ("SETTLE SR9 3 0 ShPt", "'SR9': the settlements have the numbers 1 to 8"),
        ("WORK_CONTRACT G06", "something is missing: expected a payment"),
        ("WORK_CONTRACT G06 Pn NOW", "'NOW': expected WITH_PRIOR or nothing"),
        ("COMMIT COMMIT", "'COMMIT': nothing more was expected here"),
    ] {
        assert_eq!(hathora(command), format!("line 3 `{command}`: {expected}"));
    }
    assert_eq!(weblabora("use LR1 * Jo"), "line 4 `use LR1 * Jo`: '*': the star comes last");
    assert_eq!(
        weblabora("with NOBODY"),
        "line 4 `with NOBODY`: 'NOBODY': expected PRIOR or LAYBROTHER"
    );
}

#[test]
fn a_wrong_seat_is_named() {
    assert_eq!(
        hathora("USE LG1"),
        "line 3 `USE LG1`: 'LG1': that building is Green's, and it is Red's turn"
    );
    assert_eq!(hathora("USE LW1"), "line 3 `USE LW1`: 'LW1': White does not play");
    assert_eq!(
        hathora("BUILD G06 3 0\nCOMMIT\nUSE G06 Pt"),
        "line 5 `USE G06 Pt`: 'G06': that building is Red's, and it is Green's turn"
    );
    assert_eq!(hathora("USE G06"), "line 3 `USE G06`: 'G06': nobody has built that");
}

#[test]
fn an_impossible_payment_is_named() {
    assert_eq!(
        hathora("BUILD G07 3 0\nUSE G07 PtPtPt"),
        "line 4 `USE G07 PtPtPt`: 'PtPtPt': that cannot be done so often"
    );
    assert_eq!(hathora("BUILD F08 3 0"), "line 3 `BUILD F08 3 0`: 'F08': you cannot pay for that");
    assert_eq!(
        hathora("WORK_CONTRACT LG1 Wn"),
        "line 3 `WORK_CONTRACT LG1 Wn`: 'Wn': you do not have that"
    );
    assert_eq!(
        hathora("WORK_CONTRACT LG1 Sh"),
        "line 3 `WORK_CONTRACT LG1 Sh`: 'Sh': the contract costs Pn or Wn"
    );
    assert_eq!(hathora("CONVERT Sh"), "line 3 `CONVERT Sh`: 'Sh': that cannot be converted");
    assert_eq!(hathora("CONVERT GnGn"), "line 3 `CONVERT GnGn`: 'Gn': you do not have that");
    assert_eq!(
        hathora("CONVERT PnPn"),
        "line 3 `CONVERT PnPn`: 'PnPn': coins are changed five at a time"
    );
    assert_eq!(
        hathora("BUY_DISTRICT 2 HILLS"),
        "line 3 `BUY_DISTRICT 2 HILLS`: '2': you cannot pay for that"
    );
}

#[test]
fn an_impossible_move_is_named() {
    for (commands, expected) in [
        (
            "USE LR1\nUSE LR2 Sh",
            "line 4 `USE LR2 Sh`: 'LR2': the main action of this turn is taken: end the turn",
        ),
        (
            "USE LR1\nCUT_PEAT 0 0",
            "line 4 `CUT_PEAT 0 0`: '0 0': the main action of this turn is taken: end the turn",
        ),
        ("CUT_PEAT 1 0", "line 3 `CUT_PEAT 1 0`: '1 0': there is no moor there"),
        ("BUILD G06 0 0", "line 3 `BUILD G06 0 0`: '0 0': that place is not free"),
        (
            "BUILD G07 3 0\nBUILD G06 3 1",
            "line 4 `BUILD G06 3 1`: 'G06': the main action of this turn is taken: end the turn",
        ),
        (
            "WORK_CONTRACT LG1 Pn\nCOMMIT",
            "line 4 `COMMIT`: expected the owner's choice of a clergyman before this",
        ),
    ] {
        assert_eq!(hathora(commands), expected);
    }
}

#[test]
fn a_bad_beginning_is_named() {
    for (text, expected) in [
        ("", "the log stops before its CONFIG line"),
        ("CONFIG 3 france long", "the log stops before its START line"),
        (
            "START R G",
            "line 1 `START R G`: 'START': expected CONFIG, with players, country and length",
        ),
        (
            "CONFIG 5 france long",
            "line 1 `CONFIG 5 france long`: '5': expected the number of players, from 1 to 4",
        ),
        (
            "CONFIG 3 spain long",
            "line 1 `CONFIG 3 spain long`: 'spain': expected france or ireland",
        ),
        (
            "CONFIG 3 long france",
            "line 1 `CONFIG 3 long france`: 'long': expected france or ireland",
        ),
        (
            "CONFIG 3 france long\nSTART R R B",
            "line 2 `START R R B`: 'R': expected a colour that is free: R, G, B or W",
        ),
        ("CONFIG 3 france long\n\nSTART R G", "line 3 `START R G`: expected 3 colours, found 2"),
        ("{", "this is not JSON: EOF while parsing an object at line 1 column 1"),
        ("{}", "there is no list 'commands' in this JSON"),
        ("[\"CONFIG 3 france long\", 7]", "command 2 `7`: expected a text"),
        (
            "{\"commands\": [\"CONFIG 3 france long\", \"START R G B\"], \"colors\": [\"R\", \"R\"]}",
            "'colors' is not a list of different letters among R, G, B and W",
        ),
        (
            "{\"commands\": [\"CONFIG 3 france long\", \"START R G B\"], \"colors\": [\"W\", \"G\", \"B\"]}",
            "'colors' does not fit the colours of the log",
        ),
    ] {
        assert_eq!(said(text, Dialect::Hathora), expected);
    }
    for (text, expected) in [
        (
            "use LR1",
            "line 1 `use LR1`: expected 'config PLAYERS', 'config COUNTRY', 'config LENGTH' or 'start'",
        ),
        ("config PLAYERS 3\nstart", "line 2 `start`: expected 'config COUNTRY' before this"),
        ("{}", "there is no list 'weblabora_commands' in this JSON"),
    ] {
        assert_eq!(said(text, Dialect::Weblabora), expected);
    }
}

/// Whatever is done to a log, it is imported or refused; what was imported replays.
#[test]
fn a_mangled_log_does_no_harm() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    for (name, list, dialect) in [
        ("weblabora-4p-france-long.json", "weblabora_commands", Dialect::Weblabora),
        ("kennerspiel-random-3p-france-long.json", "commands", Dialect::Hathora),
    ] {
        let json = std::fs::read_to_string(games.join(name)).unwrap();
        let json: serde_json::Value = serde_json::from_str(&json).unwrap();
        let lines: Vec<&str> =
            json[list].as_array().unwrap().iter().map(|it| it.as_str().unwrap()).collect();
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut imported = 0;
        for _ in 0..200 {
            let mut mangled = lines.clone();
            for _ in 0..4 {
                let (at, from) =
                    (chance.random_range(4..lines.len()), chance.random_range(4..lines.len()));
                match chance.random_range(0..12) {
                    0..6 => mangled[at] = lines[from],
                    6..11 => mangled.swap(at, from),
                    _ => mangled[at] = lines[at].split_at(lines[at].len() / 2).0,
                }
            }
            let Ok(log) = Log::read(&mangled.join("\n"), dialect) else {
                continue;
            };
            let mut import = Import::begin(&log);
            assert!(import.run().is_err(), "even unchanged these logs go against a ruling");
            imported += import.done();
            import.record().replay_as::<Labora>(None).unwrap();
        }
        assert!(imported > 2000, "{name}: only {imported} commands were tried");
    }
}
