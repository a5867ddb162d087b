//! The map of the rules, `docs/rules/orleans.md`: what it names exists, and what the code names
//! stands in it.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// A row of the map: its id, the code and the tests, with what stands between backquotes.
struct Row {
    id: String,
    code: Vec<String>,
    tests: Vec<String>,
}

fn here() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn text_of(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn rows() -> Vec<Row> {
    let map = text_of(&here().join("../../docs/rules/orleans.md"));
    let quoted = |cell: &str| cell.split('`').skip(1).step_by(2).map(str::to_owned).collect();
    let mut rows = Vec::new();
    for line in map.lines().filter(|line| line.starts_with('|')) {
        let cells: Vec<_> = line.split(" | ").collect();
        let id = cells[0].trim_start_matches("| ").to_owned();
        if cells.len() == 5 && is_id(&id) {
            rows.push(Row { id, code: quoted(cells[3]), tests: quoted(cells[4]) });
        }
    }
    rows
}

/// `O-2.3`, `E11` or `R-8b`.
fn is_id(word: &str) -> bool {
    ["O-", "E", "R-"].iter().any(|start| {
        let number = word.strip_prefix(start);
        number.is_some_and(|number| number.starts_with(|first: char| first.is_ascii_digit()))
    })
}

fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in folder.read_dir().expect("a folder of the crate") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn every_edition_and_ruling_has_one_row() {
    let ids: Vec<_> = rows().into_iter().map(|row| row.id).collect();
    let different: BTreeSet<_> = ids.iter().collect();
    assert_eq!(different.len(), ids.len());
    assert!((1..=11).all(|row| ids.contains(&format!("E{row}"))));
    assert!((1..=46).all(|row| ids.contains(&format!("R-{row}"))));
}

#[test]
fn every_test_of_the_map_exists() {
    for Row { id, tests, .. } in rows() {
        assert!(!tests.is_empty(), "{id} has a test");
        for test in tests {
            let (file, name) = test.split_once("::").expect("a file and a test");
            let text = text_of(&here().join(format!("tests/{file}.rs")));
            assert!(text.contains(&format!("#[test]\nfn {name}()")), "{id}: there is no {test}");
        }
    }
}

#[test]
fn all_code_of_the_map_exists() {
    for Row { id, code, .. } in rows() {
        let mut text = String::new();
        for name in code {
            if name.strip_suffix(".rs").is_some() {
                text = text_of(&here().join("src").join(name));
            } else {
                assert!(text.contains(&name), "{id}: there is no {name}");
            }
        }
    }
}

#[test]
fn every_rule_named_in_the_code_stands_in_the_map() {
    let known: BTreeSet<_> = rows().into_iter().map(|row| row.id).collect();
    let mut files = Vec::new();
    rust_files(&here().join("src"), &mut files);
    let mut named = 0;
    for path in files {
        let text = text_of(&path);
        let words = text.split(|c: char| !c.is_alphanumeric() && !"-.".contains(c));
        for word in words.map(|word| word.trim_end_matches('.')).filter(|word| is_id(word)) {
            assert!(known.contains(word), "{}: there is no {word}", path.display());
            named += 1;
        }
    }
    assert!(named > 20, "the code names the rules it follows: {named}");
}
