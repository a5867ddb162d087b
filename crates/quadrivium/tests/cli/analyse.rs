//! `analyse`.

use std::fs;
use std::path::{Path, PathBuf};

use crate::{game, run};

/// The record of a short match, in a folder that goes when the test is over.
fn record(folder: &Path) -> PathBuf {
    let text = folder.to_str().unwrap();
    run(&["sim", game(), "--bots", "apprentice,random", "--games", "1", "--record", text]).ok();
    fs::read_dir(folder).unwrap().next().unwrap().unwrap().path()
}

/// Analyses it shallowly, with more arguments.
fn analyse(file: &Path, more: &[&str]) -> crate::Ran {
    run(&[&["analyse", file.to_str().unwrap(), "--looks", "16"], more].concat())
}

#[test]
fn every_decision_is_judged_and_summed_up() {
    let folder = tempfile::tempdir().unwrap();
    let file = record(folder.path());
    let found = analyse(&file, &["--json"]).json();
    let decisions = found["decisions"].as_array().unwrap();
    assert!(decisions.len() > 50, "{}", decisions.len());
    for (at, player) in found["seats"].as_array().unwrap().iter().enumerate() {
        let own = decisions.iter().filter(|it| it["seat"] == player["seat"]);
        assert_eq!(own.count() as u64, player["decisions"].as_u64().unwrap());
        let accuracy = player["accuracy"].as_f64().unwrap();
        assert!((0.0..=100.0).contains(&accuracy), "{accuracy}");
        assert_eq!(
            (&found["accuracy"][at], &found["luck"][at]),
            (&player["accuracy"], &player["luck"])
        );
    }
    assert_eq!(found["players"], 2);
    for decision in decisions {
        for each in ["expected_points", "win_chance"] {
            assert_eq!(decision[each].as_array().unwrap().len(), 2, "{decision}");
        }
        assert!(decision["loss"].is_f64() && decision["best"][0].is_string(), "{decision}");
        assert!(decision["at"].is_u64() && decision["action"].is_string(), "{decision}");
    }
    let [strong, weak] = [0, 1].map(|at| found["accuracy"][at].as_f64().unwrap());
    assert!(strong > weak, "an apprentice {strong}, by chance {weak}");
}

#[test]
fn the_same_seed_gives_the_same_judgement_on_any_number_of_threads() {
    let folder = tempfile::tempdir().unwrap();
    let file = record(folder.path());
    let of = |threads| analyse(&file, &["--json", "--threads", threads]).json();
    assert_eq!(of("1"), of("3"));
}

#[test]
fn what_was_stopped_goes_on_from_there() {
    let (folder, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let file = record(folder.path());
    let path = other.path().join("found.jsonl");
    let keep = ["--json", "--keep", path.to_str().unwrap()];
    let whole = analyse(&file, &keep).json();
    let text = fs::read_to_string(&path).unwrap();
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(lines.len(), whole["decisions"].as_array().unwrap().len());
    // Half of it, the last line torn.
    let half = lines[..lines.len() / 2].join("\n");
    fs::write(&path, &half[..half.len() - 20]).unwrap();
    assert_eq!(analyse(&file, &keep).json(), whole);
    let again = fs::read_to_string(&path).unwrap();
    assert!(again.starts_with(&half[..half.len() - 20]), "what was found is not found again");
    let refused = analyse(&file, &["--keep", path.to_str().unwrap(), "--seed", "2"]).refused();
    assert!(refused.contains("other --looks or --seed"), "{refused}");
}

#[test]
fn a_game_is_told_in_every_language() {
    let folder = tempfile::tempdir().unwrap();
    let file = record(folder.path());
    for (language, moments, better) in [
        ("en", "Key moments", "better:"),
        ("pl", "Kluczowe momenty", "lepiej:"),
        ("ru", "Ключевые моменты", "лучше:"),
    ] {
        let told = analyse(&file, &["--lang", language]).ok();
        assert!(told.contains(moments) && told.contains(better), "{told}");
        assert!(!told.contains('['), "a message is missing: {told}");
    }
}

#[test]
fn a_running_game_is_not_analysed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("running.rec");
    let typed = format!("save {}\nquit\n", file.to_str().unwrap());
    crate::run_with(&["play", game(), "--seed", "11"], typed.as_bytes()).ok();
    assert!(analyse(&file, &[]).refused().contains("the game is not over"));
}
