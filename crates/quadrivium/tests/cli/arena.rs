//! `arena`.

use std::fs;

use crate::{game, run};

/// A short match, with more arguments.
fn arena(more: &[&str]) -> crate::Ran {
    run(&[&["arena", game(), "--threads", "2"], more].concat())
}

#[test]
fn a_match_is_decided_before_all_games_are_played() {
    let report = arena(&["--bots", "apprentice,random", "--games", "400", "--json"]).json();
    assert_eq!(report["answer"], "more");
    let games = report["games"].as_u64().unwrap();
    assert!((16..400).contains(&games), "{games}");
    let [first, last] = &report["contestants"].as_array().unwrap()[..] else { panic!("two play") };
    assert_eq!((&first["name"], &last["name"]), (&"apprentice".into(), &"random".into()));
    assert!(first["wins"].as_f64().unwrap() > 0.8);
    assert!(first["rating"]["low"].as_f64().unwrap() > 0.0, "{report}");
    assert!(last["rating"].is_null());
    for line in [first, last] {
        let places = line["places"].as_array().unwrap().iter().map(|times| times.as_u64().unwrap());
        assert_eq!(places.sum::<u64>(), games);
        assert!(line["decisions_per_turn"].as_f64().unwrap() >= 1.0);
    }
}

#[test]
fn all_games_are_played_if_wanted_and_the_first_sits_everywhere() {
    let args =
        ["--players", "3", "--bots", "apprentice,random", "--games", "10", "--all", "--json"];
    let report = arena(&args).json();
    assert_eq!(report["games"], 12, "whole rounds");
    assert_eq!((&report["answer"], &report["asked"]), (&().into(), &().into()));
    assert_eq!(report["contestants"][1]["seats"], 2);
}

#[test]
fn a_pace_is_for_all_who_have_none_and_their_figures_have_the_names_of_ladders() {
    let of = |more: &[&str]| {
        let bots = ["--bots", "journeyman,journeyman:12,apprentice", "--players", "3"];
        arena(&[&bots[..], &["--games", "3", "--all", "--json"], more].concat()).json()
    };
    let report = of(&["--sims", "30"]);
    let names: Vec<_> = report["bots"].as_array().unwrap().iter().map(|bot| &bot["name"]).collect();
    assert_eq!(names, ["journeyman:30", "journeyman:12", "apprentice"]);
    let wins = report["bots"].as_array().unwrap().iter().map(|bot| bot["wins"].as_f64().unwrap());
    assert!((wins.sum::<f64>() - 3.0).abs() < 1e-9, "{report}");
    for bot in report["bots"].as_array().unwrap() {
        let [low, share, high] =
            ["win_share_low", "win_share", "win_share_high"].map(|it| bot[it].as_f64().unwrap());
        assert!(low <= share && share <= high, "{bot}");
        assert!(bot["rating_low"].as_f64() <= bot["rating_high"].as_f64(), "{bot}");
    }
    assert_eq!(of(&["--time-ms", "2"])["bots"][0]["name"], "journeyman:0.002s");
}

#[test]
fn the_same_seed_gives_the_same_match_on_any_number_of_threads() {
    let of = |threads, seed| {
        let args = ["--bots", "journeyman:30,apprentice", "--games", "4", "--all", "--json"];
        let more = ["--threads", threads, "--seed", seed];
        let report = run(&[&["arena", game()], &args[..], &more[..]].concat()).json();
        let line = report["contestants"][0].clone();
        (line["points"].clone(), line["places"].clone(), line["simulations_per_turn"].clone())
    };
    assert_eq!(of("1", "5"), of("3", "5"));
    assert_ne!(of("1", "5"), of("1", "6"));
}

#[test]
fn results_are_added_to_a_ladder() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("ladder.jsonl");
    let network = quadrivium_games::network(game()).unwrap();
    assert!(network.is_some(), "what is measured is true of a network");
    let bots = [("random", vec![None]), ("apprentice,journeyman:8", vec![None, network])];
    for (lines, (bots, networks)) in (1..).zip(bots) {
        arena(&["--ladder", path.to_str().unwrap(), "--bots", bots, "--games", "2"]).ok();
        let text = fs::read_to_string(&path).unwrap();
        assert_eq!(text.lines().count(), lines);
        let last: serde_json::Value = serde_json::from_str(text.lines().last().unwrap()).unwrap();
        assert_eq!((&last["game"], &last["games"]), (&game().into(), &2.into()));
        assert!(last["at"].as_str().unwrap().contains('T'));
        assert_eq!(last["networks"], serde_json::json!(networks));
    }
}

#[test]
fn a_match_is_told_in_every_language() {
    for (language, decided) in [("en", "Decided:"), ("pl", "Rozstrzygnięte:"), ("ru", "Решено:")]
    {
        let args = ["--bots", "apprentice,random", "--games", "200", "--lang", language];
        let told = arena(&args).ok();
        assert!(told.contains(decided), "{told}");
        assert!(told.contains(" % ± "), "{told}");
    }
}

#[test]
fn what_cannot_be_played_is_refused_before_anything_is() {
    let refused = |more: &[&str]| arena(more).refused();
    assert_eq!(
        refused(&["--bots", "random,random,random"]),
        "--bots: there are 3 contestants for 2 seats"
    );
    assert_eq!(
        refused(&["--bots", "mastre"]),
        "--bots: there is no bot 'mastre': did you mean 'master'?"
    );
    assert!(refused(&["--bots", "master:0"]).contains("nobody thinks for '0'"));
    assert!(refused(&["--share", "120"]).contains("from 0 to 100"));
    let nowhere = "/nowhere/ladder.jsonl";
    let ran = run(&["arena", game(), "--ladder", nowhere]);
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains(nowhere), "{}", ran.err);
}
