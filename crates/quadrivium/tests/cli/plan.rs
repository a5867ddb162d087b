//! `plan`, and `line` at the table.

use std::fs;

use quadrivium_core::Record;
use quadrivium_games::GAMES;

use crate::{run, run_with};

/// Plans the game for one in a few lines, with more arguments.
fn plan(more: &[&str]) -> crate::Ran {
    run(&[&["plan", "labora", "--lines", "200", "--threads", "2"], more].concat())
}

#[test]
fn a_line_is_told_step_by_step_with_its_points() {
    for (language, steps) in
        [("en", "200 lines tried"), ("pl", "200 wariantów"), ("ru", "200 вариантов")]
    {
        let text = plan(&["--lang", language]).ok();
        assert!(text.contains(steps), "{text}");
        assert!(text.lines().count() > 100, "{text}");
        assert!(!text.contains('['), "{text}");
    }
}

#[test]
fn a_saved_line_is_a_record_that_replays_to_the_same_points() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("line.rec");
    let file = path.to_str().unwrap();
    let found = plan(&["--with", "country=ireland", "--json", "--save", file]).json();
    assert_eq!(found["options"]["country"], "ireland");
    assert_eq!((&found["from"], &found["lines"]), (&0.into(), &200.into()));
    let replayed = run(&["replay", file, "--json"]).json();
    assert_eq!(replayed["standings"][0]["points"], found["points"]);
    assert_eq!(replayed["over"], true);
    let again = plan(&["--with", "country=ireland", "--save", file]).refused();
    assert!(again.contains("exists already"), "{again}");
}

#[test]
fn a_record_is_played_on_from_anywhere() {
    let folder = tempfile::tempdir().unwrap();
    let [first, second] = ["a.rec", "b.rec"].map(|name| folder.path().join(name));
    let [first, second] = [&first, &second].map(|path| path.to_str().unwrap());
    plan(&["--save", first]).ok();
    let more = ["--from", first, "--to", "7", "--lines", "50", "--save", second, "--json"];
    let found = run(&[&["plan"][..], &more].concat()).json();
    assert_eq!(found["from"], 7);
    let [before, after] =
        [first, second].map(|file| Record::parse(&fs::read(file).unwrap()).unwrap());
    assert_eq!(before.actions[..7], after.actions[..7]);
    let end = after.replay(&GAMES, None).unwrap();
    assert_eq!(end.standings().iter().next().unwrap().points, found["points"]);
}

#[test]
fn enough_is_enough() {
    let found = run(&["plan", "labora", "--time", "1h", "--reach", "100", "--json"]).json();
    assert_eq!(found["reached"], true);
    assert!(found["points"].as_i64().unwrap() >= 100);
    assert_eq!(plan(&["--reach", "10000", "--json"]).json()["reached"], false);
}

#[test]
fn what_cannot_be_planned_is_refused_with_a_reason() {
    let refused = |args: &[&str]| run(&[&["plan"], args].concat()).refused();
    assert!(refused(&["burgundy"]).contains("players"));
    assert!(refused(&["laboro"]).contains("did you mean 'labora'?"));
    assert!(refused(&["labora", "--time", "10"]).contains("such as 30s, 10m or 1h"));
    let folder = tempfile::tempdir().unwrap();
    let text = folder.path().to_str().unwrap();
    run(&["sim", "labora", "--players", "2", "--games", "1", "--record", text]).ok();
    let file = fs::read_dir(folder.path()).unwrap().next().unwrap().unwrap().path();
    let file = file.to_str().unwrap();
    assert!(refused(&["--from", file, "--to", "5"]).contains("here 2 play"));
    assert!(refused(&["--from", file]).contains("the game is over"));
    assert!(refused(&["--from", file, "--to", "99999"]).contains("only"));
}

#[test]
fn a_line_can_be_asked_for_at_the_table() {
    let play =
        |players: &str| run_with(&["play", "labora", "--players", players], b"line\nquit\n").ok();
    let alone = play("1");
    assert!(alone.contains("lines tried") && alone.contains("steps more"), "{alone}");
    assert!(play("2").contains("Only a game that one plays alone"));
}
