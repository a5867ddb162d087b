//! `import`: logs of other programs become records, and nothing is written for a bad one.

use std::fs;
use std::path::Path;

use quadrivium_core::Record;
use quadrivium_games::GAMES;

use crate::{run, run_with};

const SHORT: &str = "CONFIG 3 france long\nSTART R G B\nUSE LR2 Gn\nCOMMIT\nCUT_PEAT 0 0\nCOMMIT\n";

/// The game of three people, as it was collected.
fn fixture() -> String {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../import/tests/games");
    games.join("weblabora-3p-france-long.json").to_str().unwrap().to_owned()
}

const DIVERGENCE: &str = "command 288 `use F38 1 0 2 0 0 2 1 4 2 4 *`: '2 4': expected at most 4 \
    forests (R-USE-19: the printed maximum binds)";

/// A record as it was written, replayed by whoever knows the game.
#[track_caller]
fn replayed(text: &str) -> Record {
    let record = Record::parse(text.as_bytes()).unwrap();
    if GAMES.find("labora").is_ok() {
        run_with(&["replay", "-"], text.as_bytes()).ok();
    }
    record
}

#[test]
fn a_log_becomes_a_record() {
    let record = replayed(&run_with(&["import", "--from", "hathora", "-"], SHORT.as_bytes()).ok());
    assert_eq!(record.game, "labora");
    assert_eq!(record.seats, ["Red", "Green", "Blue"]);
    assert_eq!(record.actions.len(), 6);
    let option = record.settings.pairs().find(|(name, _)| *name == "landscape_supply");
    assert_eq!(option.map(|it| it.1), Some("print9"));
}

#[test]
fn a_record_is_written_to_a_new_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.rec");
    let name = path.to_str().unwrap();
    let args = ["import", "--from", "hathora", "-", "-o", name];
    let said = run_with(&args, SHORT.as_bytes()).ok();
    assert_eq!(said, "Imported: 4 commands, 6 actions.\n");
    replayed(&fs::read_to_string(&path).unwrap());
    assert_eq!(
        run_with(&args, SHORT.as_bytes()).refused(),
        format!("'{name}' exists already: choose another name for the record")
    );
}

/// The game of three people goes against a ruling: what comes before is kept only when asked for.
#[test]
fn a_divergence_stops_the_import() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.rec");
    let name = path.to_str().unwrap();
    let (file, args) = (fixture(), ["import", "--from", "weblabora"]);
    let args = [&args[..], &[file.as_str(), "-o", name]].concat();
    assert_eq!(run(&args).refused(), format!("{file}: {DIVERGENCE}"));
    assert!(!path.exists());
    let part = run(&[&args[..], &["--until-divergence"]].concat());
    assert_eq!(part.err, format!("{file}: {DIVERGENCE}\n"));
    let said = part.ok();
    assert!(
        said.starts_with("Imported up to where the log goes by other rules: 283 commands of 335, "),
        "{said}"
    );
    let record = replayed(&fs::read_to_string(&path).unwrap());
    assert!(said.contains(&format!(" {} actions", record.actions.len())));
    assert!(record.result.is_empty());
}

/// What a log overpays is not taken, and that is said beside the record.
#[test]
fn an_overpayment_is_noted() {
    let log = "CONFIG 3 france long\nSTART R G B\nBUILD G12 3 0\nUSE G12 ShPnPt\n";
    let import = |language| {
        let args = ["--lang", language, "import", "--from", "hathora", "-"];
        let run = run_with(&args, log.as_bytes());
        let said = run.err.clone();
        replayed(&run.ok());
        said
    };
    assert_eq!(
        import("en"),
        "standard input: line 4 `USE G12 ShPnPt`: 'Pn' could be left out and was not taken \
         (R-USE-18).\n"
    );
    assert!(import("pl").contains("wiersz 4 `USE G12 ShPnPt`: „Pn” można było pominąć"));
    assert!(import("ru").contains("строка 4 `USE G12 ShPnPt`: «Pn» можно было не называть"));
}

#[test]
fn nothing_is_written_for_a_bad_log() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.rec");
    let name = path.to_str().unwrap();
    let import = |log: &str| {
        let args = ["import", "--from", "hathora", "-", "-o", name, "--until-divergence"];
        let said = run_with(&args, log.as_bytes()).refused();
        assert!(!path.exists());
        said
    };
    // An unknown command, an impossible payment, a wrong seat.
    let plough = import(&format!("{SHORT}PLOUGH 1\n"));
    assert!(
        plough
            .starts_with("standard input: line 7 `PLOUGH 1`: 'PLOUGH': there is no such command: ")
    );
    assert_eq!(
        import(&format!("{SHORT}WORK_CONTRACT LR1 PnPn\n")),
        "standard input: line 7 `WORK_CONTRACT LR1 PnPn`: 'PnPn': the contract costs Pn or Wn"
    );
    assert_eq!(
        import(&format!("{SHORT}USE LR1\n")),
        "standard input: line 7 `USE LR1`: 'LR1': that building is Red's, and it is Blue's turn"
    );
}

#[test]
fn a_file_that_is_no_log_is_refused() {
    let import = |input: &[u8]| run_with(&["import", "--from", "weblabora", "-"], input).refused();
    assert_eq!(import(b""), "standard input: the log stops before its start line");
    assert_eq!(import(b"start \xff"), "standard input: this is not text: byte 7 is not UTF-8");
    assert_eq!(import(b"{}"), "standard input: there is no list 'weblabora_commands' in this JSON");
    let missing = run(&["import", "--from", "hathora", "/no/such.log"]).refused();
    assert_eq!(
        missing,
        "there is no file '/no/such.log': give the path of a log, or - for standard input"
    );
    assert!(run(&["import", "-"]).refused().contains("--from"));
    assert!(run(&["import", "--from", "rails", "-"]).refused().contains("'rails'"));
}
