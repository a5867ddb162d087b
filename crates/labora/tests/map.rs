//! The map of the rules, `docs/rules/labora.md`, names tests and code that exist, the code names
//! rules that the map has, and every verb and every building is in it.

use std::fs;
use std::path::{Path, PathBuf};

use quadrivium_labora::{Action, Building};

fn crate_file(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn read(path: &str) -> String {
    let path = crate_file(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn map() -> String {
    read("../../docs/rules/labora.md")
}

/// The rows of the tables with a rule, its code and its test: all five cells.
fn rows(map: &str) -> Vec<[&str; 5]> {
    let rows = map.lines().map(|line| line.split('|').map(str::trim).collect::<Vec<_>>());
    let rows = rows.filter(|cells| cells.len() == 7 && !["id", "---"].contains(&cells[1]));
    rows.map(|cells| [cells[1], cells[2], cells[3], cells[4], cells[5]]).collect()
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

/// The words of a text that look like the id of a rule or ruling, such as `O-6.3` and `R-USE-8`.
fn ids(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|c: char| !c.is_alphanumeric() && !"-._".contains(c));
    words.map(|word| word.trim_end_matches('.')).filter(|word| {
        let digit = |text: &str| text.starts_with(|c: char| c.is_ascii_digit());
        let page = word.strip_prefix("O-").is_some_and(digit);
        let ruling = word.strip_prefix("R-").is_some_and(|rest| {
            rest.rsplit_once('-').is_some_and(|(topic, number)| !topic.is_empty() && digit(number))
        });
        page || ruling
    })
}

fn has_test(text: &str, name: &str) -> bool {
    text.split("#[test]").skip(1).any(|after| {
        let function = after.trim_start().strip_prefix("fn ");
        function
            .is_some_and(|rest| rest.strip_prefix(name).is_some_and(|rest| rest.starts_with('(')))
    })
}

#[test]
fn every_rule_has_its_own_number() {
    let map = map();
    let mut ids: Vec<_> = rows(&map).into_iter().map(|[id, ..]| id).collect();
    let rows = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), rows);
    for page in 1..=8 {
        let of_page = ids.iter().filter(|id| id.starts_with(&format!("O-{page}."))).count();
        assert!((1..=of_page).all(|row| ids.contains(&format!("O-{page}.{row}").as_str())));
        assert!(of_page > 0, "page {page}");
    }
}

#[test]
fn every_rule_says_something() {
    let map = map();
    for cells in rows(&map) {
        assert!(cells.iter().all(|cell| !cell.is_empty()), "{cells:?}");
    }
}

#[test]
fn every_test_named_in_the_map_exists() {
    let map = map();
    let in_tables = rows(&map).into_iter().flat_map(|[.., tests]| quoted(tests));
    let prose = map.lines().filter(|line| !line.starts_with('|')).flat_map(quoted);
    let tests = in_tables.chain(prose.filter(|name| name.contains("::")));
    let mut named = 0;
    for test in tests {
        let (file, name) = test.split_once("::").expect("a file and a test");
        let text = match file.strip_prefix("src ") {
            Some(file) => read(&format!("src/{file}.rs")),
            None => read(&format!("tests/{file}.rs")),
        };
        assert!(has_test(&text, name), "there is no test {test}");
        named += 1;
    }
    assert!(named > 300, "{named} tests are named");
}

#[test]
fn all_code_named_in_the_map_exists() {
    let map = map();
    for [id, _, _, code, _] in rows(&map) {
        let mut file = String::new();
        for name in quoted(code) {
            if Path::new(name).extension().is_some() {
                file = read(&format!("src/{name}"));
            } else {
                let item = name.rsplit("::").next().expect("a name has a last part");
                assert!(file.contains(item), "{id}: there is no {name}");
            }
        }
    }
}

#[test]
fn every_rule_named_in_the_code_and_the_tests_exists() {
    let map = map();
    let rules: Vec<_> = rows(&map).into_iter().map(|[id, ..]| id).collect();
    let mut named = 0;
    for path in sources(&crate_file("src")).iter().chain(&sources(&crate_file("tests"))) {
        if path.ends_with("map.rs") {
            continue;
        }
        let text = fs::read_to_string(path).expect("the file can be read");
        for id in ids(&text) {
            assert!(rules.contains(&id), "{}: there is no rule {id}", path.display());
            named += 1;
        }
    }
    assert!(named > 20, "the code names the rulings it follows");
}

/// A ruling has at least one test of its own name.
#[test]
fn every_ruling_has_a_test_of_its_name() {
    let map = map();
    for [id, .., tests] in rows(&map).into_iter().filter(|[id, ..]| id.starts_with("R-")) {
        let name = format!("{}_", id.to_lowercase().replace('-', "_"));
        let own = quoted(tests).any(|test| test.split("::").nth(1).unwrap().starts_with(&name));
        assert!(own, "{id}");
    }
}

/// A building has a row with its name and a test of its name.
#[test]
fn every_building_has_a_row_and_a_test() {
    let map = map();
    let rows = rows(&map);
    for building in Building::ALL {
        let name = building.name();
        let row = rows.iter().find(|row| row[2].starts_with(&format!("{name},")));
        let row = row.unwrap_or_else(|| panic!("{name} has no row"));
        assert!(row[4].ends_with(&format!("::{name}`")), "{name}: {}", row[4]);
    }
}

/// The examples of the notation are actions, and every kind of action has one.
#[test]
fn every_verb_is_explained() {
    let map = map();
    let notation = map.split("## Notation").nth(1).expect("a chapter about notation");
    let table = notation.split("## ").next().expect("its text");
    let mut verbs = Vec::new();
    for line in table.lines().filter(|line| line.starts_with("| `")) {
        let cells: Vec<_> = line.split('|').collect();
        verbs.extend(quoted(cells[1]));
        for example in quoted(cells[2]) {
            let action: Action = example.parse().unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(action.to_string(), example);
            assert!(example.starts_with(verbs.last().expect("a verb")), "{example}");
        }
    }
    let error = "nothing".parse::<Action>().unwrap_err().to_string();
    assert_eq!(verbs.len(), 24, "{error}");
}
