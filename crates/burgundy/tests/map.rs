//! The map of the rules, `docs/rules/burgundy.md`, names tests and code that exist, and the code
//! names rules that the map has; every verb is explained there.

use quadrivium_burgundy::{Action, Burgundy};
use quadrivium_kit::{Folder, RuleMap, explained_verbs, verbs_of};

const CRATE: Folder = Folder(env!("CARGO_MANIFEST_DIR"));
const MAP: &str = "../../docs/rules/burgundy.md";

/// `B-6.3` or `R8`.
fn is_id(word: &str) -> bool {
    let number = word.strip_prefix("B-").or_else(|| word.strip_prefix('R'));
    number.is_some_and(|number| number.starts_with(|c: char| c.is_ascii_digit()))
}

fn map() -> RuleMap {
    RuleMap::read(&CRATE.read(MAP), is_id)
}

#[test]
fn every_ruling_has_a_row() {
    let map = map();
    assert!((1..=35).all(|ruling| map.has(&format!("R{ruling}"))));
}

#[test]
fn everything_named_in_the_map_exists() {
    let map = map();
    map.check_code(|path| CRATE.read(path));
    let tests = map.check_tests(|path| CRATE.read(path));
    assert!(tests > 100, "{tests} tests are named");
}

#[test]
fn every_rule_named_in_the_code_exists() {
    let (map, files) = (map(), CRATE.sources("src"));
    let named: usize = files.iter().map(|text| map.check_names(text)).sum();
    assert!(named > 0, "the code names the rules it follows");
}

/// The examples of the notation are actions, and every verb has a row.
#[test]
fn every_verb_is_explained() {
    let verbs = explained_verbs::<Action>(&CRATE.read(MAP));
    assert_eq!(verbs, verbs_of::<Burgundy>(&["good", "roll", "sheet", "start", "tile", "white"]));
}

#[test]
fn no_file_of_tests_is_left_out() {
    CRATE.runs_all_tests();
}
