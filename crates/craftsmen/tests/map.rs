//! The map of the rules, `docs/rules/craftsmen.md`: what it names exists, and what the code and the
//! tests name stands in it, every verb too.

use std::path::Path;

use quadrivium_craftsmen::{Action, Craftsmen};
use quadrivium_kit::{Folder, RuleMap, explained_verbs, verbs_of};

const CRATE: Folder = Folder(env!("CARGO_MANIFEST_DIR"));
const MAP: &str = "../../docs/rules/craftsmen.md";

/// `C-6.3` or `R8`.
fn is_id(word: &str) -> bool {
    let number = word.strip_prefix("C-").or_else(|| word.strip_prefix('R'));
    number.is_some_and(|number| number.starts_with(|first: char| first.is_ascii_digit()))
}

fn map() -> RuleMap {
    RuleMap::read(&CRATE.read(MAP), is_id)
}

#[test]
fn every_ruling_has_a_row() {
    let map = map();
    assert!((1..=34).all(|ruling| map.has(&format!("R{ruling}"))));
    assert!(map.rows.len() > 180, "{} rows", map.rows.len());
}

#[test]
fn everything_named_in_the_map_exists() {
    let map = map();
    // The cards stand beside the code, not in it.
    let is_data = |path: &str| Path::new(path).extension().is_some_and(|end| end == "toml");
    map.check_code(|path| {
        CRATE.read(path.strip_prefix("src/").filter(|it| is_data(it)).unwrap_or(path))
    });
    let tests = map.check_tests(|path| CRATE.read(path));
    assert!(tests > 150, "{tests} tests are named");
}

#[test]
fn every_rule_named_in_the_code_exists() {
    let map = map();
    let files = CRATE.sources("src");
    let named: usize = files.iter().map(|text| map.check_names(text)).sum();
    assert!(named > 30, "the code names the rules it follows: {named}");
}

/// The examples of the notation are actions, and every verb has a row.
#[test]
fn every_verb_is_explained() {
    let verbs = explained_verbs::<Action>(&CRATE.read(MAP));
    assert_eq!(verbs, verbs_of::<Craftsmen>(&["capital", "building", "deal", "next"]));
}

#[test]
fn no_file_of_tests_is_left_out() {
    CRATE.runs_all_tests();
}
