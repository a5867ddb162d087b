//! The map of the rules, `docs/rules/labora.md`, names tests and code that exist, the code names
//! rules that the map has, and every verb and every building is in it.

use quadrivium_kit::{Folder, RuleMap, explained_verbs, verbs_of};
use quadrivium_labora::{Action, Building, Labora};

const CRATE: Folder = Folder(env!("CARGO_MANIFEST_DIR"));
const MAP: &str = "../../docs/rules/labora.md";

/// `O-6.3` or `R-USE-8`.
fn is_id(word: &str) -> bool {
    let digit = |text: &str| text.starts_with(|c: char| c.is_ascii_digit());
    let page = word.strip_prefix("O-").is_some_and(digit);
    let ruling = word.strip_prefix("R-").is_some_and(|rest| {
        rest.rsplit_once('-').is_some_and(|(topic, number)| !topic.is_empty() && digit(number))
    });
    page || ruling
}

fn map() -> RuleMap {
    RuleMap::read(&CRATE.read(MAP), is_id)
}

#[test]
fn the_rules_of_every_page_are_numbered_without_a_gap() {
    let map = map();
    for page in 1..=8 {
        let of_page = map.rows.iter().filter(|row| row.id.starts_with(&format!("O-{page}.")));
        let rules = of_page.count();
        assert!((1..=rules).all(|rule| map.has(&format!("O-{page}.{rule}"))));
        assert!(rules > 0, "page {page}");
    }
}

#[test]
fn everything_named_in_the_map_exists() {
    let map = map();
    map.check_code(|path| CRATE.read(path));
    let tests = map.check_tests(|path| CRATE.read(path));
    assert!(tests > 300, "{tests} tests are named");
}

#[test]
fn every_rule_named_in_the_code_and_the_tests_exists() {
    let map = map();
    let folders = ["src", "tests", "../import/src", "../import/tests"];
    let files = folders.into_iter().flat_map(|folder| CRATE.sources(folder));
    let named: usize = files.map(|text| map.check_names(&text)).sum();
    assert!(named > 20, "the code names the rulings it follows");
}

/// A ruling has at least one test of its own name.
#[test]
fn every_ruling_has_a_test_of_its_name() {
    for row in map().rows.iter().filter(|row| row.id.starts_with("R-")) {
        let name = format!("::{}_", row.id.to_lowercase().replace('-', "_"));
        assert!(row.tests.iter().any(|test| test.contains(&name)), "{}", row.id);
    }
}

/// A building has a row with its name and a test of its name.
#[test]
fn every_building_has_a_row_and_a_test() {
    let map = map();
    for building in Building::ALL {
        let name = building.name();
        let row = map.rows.iter().find(|row| row.place.starts_with(&format!("{name},")));
        let row = row.unwrap_or_else(|| panic!("{name} has no row"));
        let last = row.tests.last().expect("a row has tests");
        assert!(last.ends_with(&format!("::{name}")), "{name}: {last}");
    }
}

/// The examples of the notation are actions, and every verb has a row.
#[test]
fn every_verb_is_explained() {
    let verbs = explained_verbs::<Action>(&CRATE.read(MAP));
    assert_eq!(verbs, verbs_of::<Labora>(&[]));
}

#[test]
fn no_file_of_tests_is_left_out() {
    CRATE.runs_all_tests();
}
