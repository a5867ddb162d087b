//! The map of the rules, `docs/rules/craftsmen.md`: what it names exists, and what the code and the
//! tests name stands in it, every verb too.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use quadrivium_core::Numbers;
use quadrivium_craftsmen::{Action, Craftsmen};
use quadrivium_kit::{RuleMap, quoted};

fn crate_file(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn read(path: &str) -> String {
    let path = crate_file(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The Rust files in a folder and the folders in it.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder can be read");
    let paths = entries.map(|entry| entry.expect("an entry of the folder").path());
    let (folders, files): (Vec<_>, Vec<_>) = paths.partition(|path| path.is_dir());
    let files = files.into_iter().filter(|path| path.extension().is_some_and(|end| end == "rs"));
    files.chain(folders.iter().flat_map(|folder| sources(folder))).collect()
}

const MAP: &str = "../../docs/rules/craftsmen.md";

/// `C-6.3` or `R8`.
fn is_id(word: &str) -> bool {
    let number = word.strip_prefix("C-").or_else(|| word.strip_prefix('R'));
    number.is_some_and(|number| number.starts_with(|first: char| first.is_ascii_digit()))
}

fn map() -> RuleMap {
    RuleMap::read(&read(MAP), is_id)
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
    map.check_code(|path| read(path.strip_prefix("src/").filter(|it| is_data(it)).unwrap_or(path)));
    let tests = map.check_tests(read);
    assert!(tests > 150, "{tests} tests are named");
}

#[test]
fn every_rule_named_in_the_code_exists() {
    let map = map();
    let files = sources(&crate_file("src"));
    let named: usize =
        files.iter().map(|path| map.check_names(&fs::read_to_string(path).expect("a text"))).sum();
    assert!(named > 30, "the code names the rules it follows: {named}");
}

/// The examples of the notation are actions, and every verb has a row.
#[test]
fn every_verb_is_explained() {
    let map = read(MAP);
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
