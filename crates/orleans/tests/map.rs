//! The map of the rules, `docs/rules/orleans.md`: what it names exists, and what the code and the
//! tests name stands in it, every verb too.

use quadrivium_kit::{Folder, RuleMap, explained_verbs, verbs_of};
use quadrivium_orleans::{Action, Orleans};

const CRATE: Folder = Folder(env!("CARGO_MANIFEST_DIR"));
const MAP: &str = "../../docs/rules/orleans.md";

/// `O-2.3`, `E11` or `R-8b`.
fn is_id(word: &str) -> bool {
    ["O-", "E", "R-"].iter().any(|start| {
        let number = word.strip_prefix(start);
        number.is_some_and(|number| number.starts_with(|first: char| first.is_ascii_digit()))
    })
}

fn map() -> RuleMap {
    RuleMap::read(&CRATE.read(MAP), is_id)
}

#[test]
fn every_chapter_edition_and_ruling_is_complete() {
    let map = map();
    assert!((1..=11).all(|row| map.has(&format!("E{row}"))));
    assert!((1..=46).all(|row| map.has(&format!("R-{row}"))));
    for chapter in 1..=8 {
        let of_chapter = map.rows.iter().filter(|row| row.id.starts_with(&format!("O-{chapter}.")));
        let rules = of_chapter.count();
        assert!((1..=rules).all(|rule| map.has(&format!("O-{chapter}.{rule}"))));
        assert!(rules > 0, "chapter {chapter}");
    }
}

#[test]
fn everything_named_in_the_map_exists() {
    let map = map();
    assert!(map.rows.iter().all(|row| !row.code.is_empty() && !row.tests.is_empty()));
    map.check_code(|path| CRATE.read(path));
    let tests = map.check_tests(|path| CRATE.read(path));
    assert!(tests > 150, "{tests} tests are named");
}

#[test]
fn every_rule_named_in_the_code_and_the_tests_exists() {
    let map = map();
    let (code, tests) = (CRATE.sources("src"), CRATE.sources("tests"));
    let files = code.iter().chain(&tests).filter(|path| !path.ends_with("map.rs"));
    let named: usize = files.map(|text| map.check_names(text)).sum();
    assert!(named > 60, "the code names the rules it follows: {named}");
}

/// An edition and a ruling have at least one test of their own name.
#[test]
fn every_edition_and_ruling_has_a_test_of_its_name() {
    for row in map().rows.iter().filter(|row| !row.id.starts_with("O-")) {
        let name = format!("::{}_", row.id.to_lowercase().replace('-', ""));
        assert!(row.tests.iter().any(|test| test.contains(&name)), "{}", row.id);
    }
}

/// The examples of the notation are actions, and every verb has a row.
#[test]
fn every_verb_is_explained() {
    let verbs = explained_verbs::<Action>(&CRATE.read(MAP));
    assert_eq!(verbs, verbs_of::<Orleans>(&["follower", "good", "reveal", "start"]));
}

#[test]
fn no_file_of_tests_is_left_out() {
    CRATE.runs_all_tests();
}
