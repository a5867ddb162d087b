//! The map of the rules, `docs/rules/craftsmen.md`: what it names exists, and what the code and the
//! tests name stands in it, every verb too.

use std::collections::BTreeSet;
use std::path::Path;

use quadrivium_core::Numbers;
use quadrivium_craftsmen::{Action, Craftsmen};
use quadrivium_kit::{Folder, RuleMap, quoted};

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
    let map = CRATE.read(MAP);
    let notation = map.split("## Notation").nth(1).expect("a chapter about notation");
    let mut verbs = BTreeSet::new();
    for line in notation.lines().filter(|line| line.starts_with("| `")) {
        let cells: Vec<_> = line.split('|').collect();
        verbs.extend(quoted(cells[1]).map(str::to_owned));
        for example in quoted(cells[2]) {
            let action: Action = example.parse().unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(action.to_string(), example);
        }
    }
    let verb = |text: String| text.split(' ').next().unwrap_or_default().to_owned();
    let ids = (0..Craftsmen::ACTION_IDS).filter_map(Craftsmen::action_from_id);
    let mut expected: BTreeSet<_> = ids.map(|action| verb(action.to_string())).collect();
    expected.extend(["capital", "building", "deal", "next"].map(str::to_owned));
    assert_eq!(verbs, expected);
}

#[test]
fn no_file_of_tests_is_left_out() {
    CRATE.runs_all_tests();
}
