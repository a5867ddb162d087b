//! The map of the rules, `docs/rules/burgundy.md`, names tests and code that exist, and the code
//! names rules that the map has.

use std::fs;
use std::path::{Path, PathBuf};

use quadrivium_kit::RuleMap;

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

/// `B-6.3` or `R8`.
fn is_id(word: &str) -> bool {
    let number = word.strip_prefix("B-").or_else(|| word.strip_prefix('R'));
    number.is_some_and(|number| number.starts_with(|c: char| c.is_ascii_digit()))
}

fn map() -> RuleMap {
    RuleMap::read(&read("../../docs/rules/burgundy.md"), is_id)
}

#[test]
fn every_ruling_has_a_row() {
    let map = map();
    assert!((1..=35).all(|ruling| map.has(&format!("R{ruling}"))));
}

#[test]
fn everything_named_in_the_map_exists() {
    let map = map();
    map.check_code(read);
    let tests = map.check_tests(read);
    assert!(tests > 100, "{tests} tests are named");
}

#[test]
fn every_rule_named_in_the_code_exists() {
    let (map, files) = (map(), sources(&crate_file("src")));
    let named: usize =
        files.iter().map(|path| map.check_names(&fs::read_to_string(path).expect("a text"))).sum();
    assert!(named > 0, "the code names the rules it follows");
}
