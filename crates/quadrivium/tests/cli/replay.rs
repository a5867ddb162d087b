//! `replay`: sound records are shown, everything else is refused with its line.

use serde_json::Value;

use crate::{game, run, run_with};

/// A whole random game as a record.
fn record() -> String {
    let folder = tempfile::tempdir().unwrap();
    let dir = folder.path().to_str().unwrap();
    run(&["sim", game(), "--games", "1", "--seed", "4", "--record", dir]).ok();
    std::fs::read_to_string(folder.path().join(format!("{}-4-1.rec", game()))).unwrap()
}

#[track_caller]
fn refused(record: &[u8]) -> String {
    run_with(&["replay", "-"], record).refused()
}

/// The lines of the record with one of its actions changed; counted from the first action.
fn with_line(record: &str, action: usize, change: impl Fn(&str) -> String) -> (usize, String) {
    let mut lines: Vec<_> = record.lines().map(str::to_owned).collect();
    let line = lines.iter().position(String::is_empty).unwrap() + 1 + action;
    lines[line] = change(&lines[line]);
    (line + 1, lines.join("\n") + "\n")
}

#[test]
fn a_sound_record_shows_position_and_standings() {
    let text = run_with(&["replay", "-"], record().as_bytes()).ok();
    assert!(text.starts_with("The record is sound: "), "{text}");
    assert!(text.contains("The game is over."));
    assert!(!text.contains('\u{1b}'), "no colours where nobody sees them");
    let russian = run_with(&["replay", "-", "--lang", "ru"], record().as_bytes()).ok();
    assert!(russian.contains("Игра окончена."));
}

#[test]
fn json_has_the_agreed_keys() {
    let record = record();
    let text = run_with(&["replay", "-", "--json"], record.as_bytes()).ok();
    let whole: Value = serde_json::from_str(&text).unwrap();
    let agreed = ["game", "options", "actions", "over", "turn", "standings", "view"];
    assert_eq!(whole.as_object().unwrap().len(), agreed.len());
    let places = agreed.map(|key| text.find(&format!("\n  \"{key}\": ")).expect(key));
    assert!(places.is_sorted(), "{text}");
    assert_eq!(whole["turn"], "over");
    for standing in whole["standings"].as_array().unwrap() {
        let sum: i64 =
            standing["breakdown"].as_object().unwrap().values().map(|n| n.as_i64().unwrap()).sum();
        assert_eq!(standing["points"], sum);
        assert!(standing["rank"].as_u64().unwrap() >= 1);
        assert!(standing["seat"].is_string());
    }
    let begun = run_with(&["replay", "-", "--json", "--to", "0"], record.as_bytes()).json();
    assert_eq!(begun["actions"], 0);
    assert_eq!(begun["over"], false);
}

#[test]
fn a_position_past_the_end_is_refused() {
    let record = record();
    let actions = run_with(&["replay", "-", "--json"], record.as_bytes()).json()["actions"].clone();
    let refused = run_with(&["replay", "-", "--to", "999999"], record.as_bytes()).refused();
    assert_eq!(refused, format!("--to 999999: the record has only {actions} actions"));
}

#[test]
fn a_truncated_record_is_refused() {
    let record = record();
    let half = &record.as_bytes()[..record.len() / 2];
    assert!(refused(half).contains("line "), "{}", refused(half));
    let without_end = record.rsplit_once("end").unwrap().0;
    assert!(refused(without_end.as_bytes()).contains("cut short"));
}

#[test]
fn a_reordered_record_names_the_first_line_that_does_not_fit() {
    let record = record();
    let mut lines: Vec<_> = record.lines().collect();
    let first = lines.iter().position(|line| line.is_empty()).unwrap() + 1;
    let last = lines.len() - 2;
    lines.swap(first, last);
    let said = refused((lines.join("\n") + "\n").as_bytes());
    assert!(said.contains(&format!("line {}", first + 1)), "{said}");
}

#[test]
fn an_edited_action_is_refused_with_line_and_reason() {
    let record = record();
    let (line, text) = with_line(&record, 3, |_| "B dance".to_owned());
    let said = refused(text.as_bytes());
    assert!(said.contains(&format!("line {line}")) && said.contains("dance"), "{said}");
    let (line, text) = with_line(&record, 3, |_| "Q pass".to_owned());
    assert!(refused(text.as_bytes()).contains(&format!("line {line}")));
}

#[test]
fn an_edited_result_is_refused() {
    let text = record().replacen("result A ", "result A 9", 1);
    assert!(refused(text.as_bytes()).contains("result"));
}

#[test]
fn binary_and_empty_files_are_refused() {
    let noise: Vec<u8> = (0..4000_u32).map(|n| (n * n % 251) as u8).collect();
    assert!(refused(&noise).contains("line 1"));
    assert!(refused(b"").contains("empty"));
    let mut broken = record().into_bytes();
    let middle = broken.len() / 2;
    broken[middle] = 0xff;
    assert!(refused(&broken).contains("line "));
}

#[test]
fn a_file_that_cannot_be_read_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let dir = folder.path().to_str().unwrap();
    assert!(run(&["replay", dir]).refused().contains("is a directory"));
    let missing = folder.path().join("missing.rec");
    let missing = missing.to_str().unwrap();
    assert!(
        run(&["replay", missing]).refused().starts_with(&format!("there is no file '{missing}'"))
    );
}
