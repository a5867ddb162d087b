//! `sim`.

use std::fs;

use crate::{game, run};

#[test]
fn the_summary_does_not_depend_on_the_threads() {
    let sum = |threads, seed| {
        let args = ["--players", "3", "--games", "50", "--seed", seed, "--threads", threads];
        run(&[&["sim", game()], &args[..]].concat()).ok()
    };
    let one = sum("1", "1");
    assert_eq!(one, sum("2", "1"));
    assert_eq!(one, sum("7", "1"));
    assert_ne!(one, sum("1", "2"));
}

#[test]
fn json_is_one_object_with_the_agreed_keys() {
    let ran = run(&["sim", game(), "--games", "7", "--bots", "random,apprentice", "--json"]);
    let sum = ran.json();
    let keys: Vec<_> = sum.as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(
        keys,
        [
            "bots",
            "chance",
            "decisions",
            "decisions_per_second",
            "game",
            "games",
            "games_per_second",
            "options",
            "players",
            "scores",
            "seconds",
            "wins",
        ]
    );
    assert_eq!(sum["game"], game());
    assert_eq!(sum["players"], 2);
    assert_eq!(sum["bots"], serde_json::json!(["random", "apprentice"]));
    assert_eq!(sum["games"], 7);
    assert!(sum["decisions"].as_u64().unwrap() > 0);
    for key in ["mean", "min", "max"] {
        assert_eq!(sum["scores"][key].as_array().unwrap().len(), 2);
    }
    let wins: u64 = sum["wins"].as_array().unwrap().iter().map(|wins| wins.as_u64().unwrap()).sum();
    assert!(wins >= 7);
}

#[test]
fn no_games_are_summed_up_too() {
    let sum = run(&["sim", game(), "--games", "0", "--json"]).json();
    assert_eq!(sum["games"], 0);
    assert_eq!(sum["decisions"], 0);
    assert!(sum["scores"]["mean"][0].is_null());
    assert!(run(&["sim", game(), "--games", "0"]).ok().contains('–'));
}

#[test]
fn bots_are_repeated_round_the_table() {
    let args = ["--players", "3", "--bots", "apprentice,random", "--games", "1", "--json"];
    let sum = run(&[&["sim", game()], &args[..]].concat()).json();
    assert_eq!(sum["bots"], serde_json::json!(["apprentice", "random", "apprentice"]));
}

#[test]
fn records_are_the_same_for_the_same_seed_and_replay_to_the_result() {
    let folder = tempfile::tempdir().unwrap();
    let record = |name: &str, threads| {
        let path = folder.path().join(name);
        let dir = path.to_str().unwrap();
        let args = ["--games", "4", "--seed", "9", "--threads", threads, "--record", dir, "--json"];
        let sum = run(&[&["sim", game()], &args[..]].concat()).json();
        (path, sum)
    };
    let (one, sum) = record("one", "1");
    let (two, _) = record("deep/two", "2");
    let mut best = i64::MIN;
    for number in 1..=4 {
        let name = format!("{}-9-{number}.rec", game());
        let text = fs::read_to_string(one.join(&name)).unwrap();
        assert_eq!(text, fs::read_to_string(two.join(&name)).unwrap());
        assert!(!text.contains("\ndate "), "a simulation has no date");
        let replayed = run(&["replay", "--json", one.join(&name).to_str().unwrap()]).json();
        assert_eq!(replayed["over"], true);
        best = best.max(replayed["standings"][0]["points"].as_i64().unwrap());
    }
    assert_eq!(sum["scores"]["max"][0], best);
    assert_eq!(fs::read_dir(one).unwrap().count(), 4);
}

#[test]
fn a_file_is_no_folder_for_records() {
    let file = tempfile::NamedTempFile::new().unwrap();
    let path = file.path().to_str().unwrap();
    let refused = run(&["sim", game(), "--games", "1", "--record", path]).refused();
    assert_eq!(refused, format!("'{path}' is a file: give a folder for the records"));
}
