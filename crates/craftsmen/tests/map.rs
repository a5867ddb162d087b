//! The map of the rules, `docs/rules/craftsmen.md`, names tests and code that exist, and the code
//! names rules that the map has.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use quadrivium_core::Game;
use quadrivium_craftsmen::{Action, Craftsmen};

fn crate_file(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn read(path: &str) -> String {
    let path = crate_file(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The rows of the tables with a rule, its code and its test: id, code, test.
fn rows(map: &str) -> Vec<[&str; 3]> {
    let rows = map.lines().map(|line| line.split('|').map(str::trim).collect::<Vec<_>>());
    let rows = rows.filter(|cells| cells.len() == 7 && !["id", "---"].contains(&cells[1]));
    rows.map(|cells| [cells[1], cells[4], cells[5]]).collect()
}

/// What stands between backquotes.
fn quoted(cell: &str) -> impl Iterator<Item = &str> {
    cell.split('`').skip(1).step_by(2)
}

/// The Rust files in a folder and the folders in it.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder can be read");
    let paths = entries.map(|entry| entry.expect("an entry of the folder").path());
    let (folders, files): (Vec<_>, Vec<_>) = paths.partition(|path| path.is_dir());
    let files = files.into_iter().filter(|path| path.extension().is_some_and(|end| end == "rs"));
    files.chain(folders.iter().flat_map(|folder| sources(folder))).collect()
}

/// The words of a text that look like the id of a rule or ruling, such as `C-6.3` and `R8`.
fn ids(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|c: char| !c.is_alphanumeric() && !"-._".contains(c));
    words.map(|word| word.trim_end_matches('.')).filter(|word| {
        let number = word.strip_prefix("C-").or_else(|| word.strip_prefix('R'));
        number.is_some_and(|number| number.starts_with(|c: char| c.is_ascii_digit()))
    })
}

#[test]
fn every_rule_has_its_own_number() {
    let map = read("../../docs/rules/craftsmen.md");
    let mut ids: Vec<_> = rows(&map).into_iter().map(|[id, ..]| id).collect();
    let rows = ids.len();
    assert!((1..=34).all(|ruling| ids.contains(&format!("R{ruling}").as_str())));
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), rows);
}

#[test]
fn every_test_named_in_the_map_exists() {
    let map = read("../../docs/rules/craftsmen.md");
    for [id, _, tests] in rows(&map) {
        for test in quoted(tests) {
            let (file, name) = test.split_once("::").expect("a file and a test");
            let text = match file.strip_prefix("src ") {
                Some(file) => read(&format!("src/{file}.rs")),
                None => read(&format!("tests/{file}.rs")),
            };
            let found = text.split("#[test]").skip(1).any(|after| {
                after.trim_start().strip_prefix("fn ").is_some_and(|rest| {
                    rest.strip_prefix(name).is_some_and(|rest| rest.starts_with('('))
                })
            });
            assert!(found, "{id}: there is no test {test}");
        }
    }
}

#[test]
fn all_code_named_in_the_map_exists() {
    let map = read("../../docs/rules/craftsmen.md");
    for [id, code, _] in rows(&map) {
        let mut file = String::new();
        for name in quoted(code) {
            if Path::new(name).extension().is_some_and(|end| end == "toml") {
                file = read(name);
            } else if Path::new(name).extension().is_some() {
                file = read(&format!("src/{name}"));
            } else {
                let item = name.rsplit("::").next().expect("a name has a last part");
                assert!(file.contains(item), "{id}: there is no {name}");
            }
        }
    }
}

#[test]
fn every_rule_named_in_the_code_exists() {
    let map = read("../../docs/rules/craftsmen.md");
    let rules: Vec<_> = rows(&map).into_iter().map(|[id, ..]| id).collect();
    let mut named = 0;
    for path in sources(&crate_file("src")) {
        let text = fs::read_to_string(&path).expect("the file can be read");
        for id in ids(&text) {
            assert!(rules.contains(&id), "{}: there is no rule {id}", path.display());
            named += 1;
        }
    }
    assert!(named > 0, "the code names the rules it follows");
}

#[test]
fn every_rule_says_something() {
    let map = read("../../docs/rules/craftsmen.md");
    let tables = map.lines().filter(|line| line.starts_with("| C-") || line.starts_with("| R"));
    let mut rows = 0;
    for line in tables {
        let cells: Vec<_> = line.split('|').map(str::trim).collect();
        assert!(cells.len() == 7 && cells[1..6].iter().all(|cell| !cell.is_empty()), "{line}");
        rows += 1;
    }
    assert!(rows > 180, "{rows} rows");
}

/// The examples of the notation are actions, and every verb has a row.
#[test]
fn every_verb_is_explained() {
    let map = read("../../docs/rules/craftsmen.md");
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
