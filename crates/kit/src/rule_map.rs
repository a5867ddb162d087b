//! The maps of the rules, `docs/rules/<game>.md`: a table row for every rule, with its code and its
//! tests. What a map names has to exist, and what code and tests name has to stand in the map.
//!
//! Nothing is read here: a test hands in the texts.

use std::collections::BTreeSet;
use std::fmt::{Debug, Display};
use std::str::FromStr;

use quadrivium_core::Numbers;

/// A row of a map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleRow {
    /// The number of the rule or ruling.
    pub id: String,
    /// The rule in words.
    pub rule: String,
    /// Where it stands in the rulebook; in other tables whatever the third column holds.
    pub place: String,
    /// Files, and functions in them.
    pub code: Vec<String>,
    /// Tests, as file and name.
    pub tests: Vec<String>,
}

/// A map of the rules of a game.
#[derive(Clone, Debug)]
pub struct RuleMap {
    /// All rows of tables with these five columns, in order.
    pub rows: Vec<RuleRow>,
    /// How a number looks in a source.
    is_id: fn(&str) -> bool,
    /// Tests named in the sentences between the tables.
    in_prose: Vec<String>,
}

/// What stands between backquotes.
pub fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// The verbs that the chapter about notation of a map explains. Its examples are actions, each written as it prints.
///
/// # Panics
/// When there is no such chapter, or an example is no action.
pub fn explained_verbs<A: FromStr<Err: Debug> + Display>(map: &str) -> BTreeSet<String> {
    let (_, notation) = map.split_once("## Notation").expect("a chapter about notation");
    let table = notation.split("## ").next().unwrap_or_default();
    let mut verbs = BTreeSet::new();
    for line in table.lines().filter(|line| line.starts_with("| `")) {
        let cells: Vec<_> = line.split('|').collect();
        verbs.extend(quoted(cells[1]).map(str::to_owned));
        for example in quoted(cells[2]).map(|example| example.trim_start_matches("* ")) {
            let action: A = example.parse().unwrap_or_else(|error| panic!("{example}: {error:?}"));
            assert_eq!(action.to_string(), example);
            assert!(verbs.contains(verb_of(example)), "{example} stands at another verb");
        }
    }
    verbs
}

/// The verbs of all that players of a game can do, and of what only chance does.
pub fn verbs_of<G: Numbers>(of_chance: &[&str]) -> BTreeSet<String> {
    let actions = (0..G::ACTION_IDS).filter_map(G::action_from_id);
    let verbs = actions.map(|action| verb_of(&action.to_string()).to_owned());
    verbs.chain(of_chance.iter().map(|verb| (*verb).to_owned())).collect()
}

fn verb_of(action: &str) -> &str {
    action.split(' ').next().unwrap_or_default()
}

/// Whether a source text has this test.
fn has_test(text: &str, name: &str) -> bool {
    text.split("#[test]").skip(1).any(|after| {
        let function = after.trim_start().strip_prefix("fn ");
        let rest = function.and_then(|function| function.strip_prefix(name));
        rest.is_some_and(|rest| rest.starts_with('('))
    })
}

impl RuleMap {
    /// Reads a map; `is_id` says what looks in a source like the number of a rule, such as `B-6.3`.
    ///
    /// # Panics
    /// When a cell of a rule is empty, or a number stands twice.
    pub fn read(map: &str, is_id: fn(&str) -> bool) -> Self {
        let owned = |cell: &str| quoted(cell).map(str::to_owned).collect::<Vec<_>>();
        let mut rows = Vec::new();
        for line in map.lines().filter(|line| line.starts_with('|')) {
            let cells: Vec<_> = line.split('|').map(str::trim).collect();
            if let [_, id, rule, place, code, tests, _] = cells[..]
                && !["id", "---"].contains(&id)
            {
                let row = RuleRow {
                    id: id.to_owned(),
                    rule: rule.to_owned(),
                    place: place.to_owned(),
                    code: owned(code),
                    tests: owned(tests),
                };
                assert!(cells[1..6].iter().all(|cell| !cell.is_empty()), "{id} has no empty cell");
                rows.push(row);
            }
        }
        let ids: BTreeSet<_> = rows.iter().map(|row| &row.id).collect();
        assert_eq!(ids.len(), rows.len(), "every rule has its own number");
        let prose = map.lines().filter(|line| !line.starts_with('|'));
        let in_prose = prose.flat_map(quoted).filter(|name| name.contains("::"));
        let in_prose = in_prose.map(str::to_owned).collect();
        Self { rows, is_id, in_prose }
    }

    /// Whether there is a rule with this number.
    pub fn has(&self, id: &str) -> bool {
        self.rows.iter().any(|row| row.id == id)
    }

    /// Every test that is named exists; `read` gives the text of a file of the crate. Says how many
    /// there are.
    ///
    /// # Panics
    /// When a test does not exist.
    pub fn check_tests(&self, read: impl Fn(&str) -> String) -> usize {
        let named = self.rows.iter().flat_map(|row| &row.tests).chain(&self.in_prose);
        let mut tests = 0;
        for test in named {
            let (file, name) = test.split_once("::").expect("a file and a test");
            let text = match file.strip_prefix("src ") {
                Some(file) => read(&format!("src/{file}.rs")),
                None => read(&format!("tests/{file}.rs")),
            };
            assert!(has_test(&text, name), "there is no test {test}");
            tests += 1;
        }
        tests
    }

    /// All code that is named exists; `read` gives the text of a file of the crate.
    ///
    /// # Panics
    /// When something does not exist.
    pub fn check_code(&self, read: impl Fn(&str) -> String) {
        for RuleRow { id, code, .. } in &self.rows {
            let mut text = String::new();
            for name in code {
                if name.contains('.') {
                    text = read(&format!("src/{name}"));
                } else {
                    let item = name.rsplit("::").next().expect("a name has a last part");
                    assert!(text.contains(item), "{id}: there is no {name}");
                }
            }
        }
    }

    /// Every rule that a source text names stands in the map. Says how many there are.
    ///
    /// # Panics
    /// When a rule does not exist.
    pub fn check_names(&self, source: &str) -> usize {
        let words = source.split(|c: char| !c.is_alphanumeric() && !"-._".contains(c));
        let words = words.map(|word| word.trim_end_matches('.'));
        let mut named = 0;
        for word in words.filter(|word| (self.is_id)(word)) {
            assert!(self.has(word), "there is no rule {word}");
            named += 1;
        }
        named
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MAP: &str = "\
| id | rule | place | code | test |
|---|---|---|---|---|
| B-1 | one | page 1 | `a.rs` `begin`, `end` | `a::begins` |

See also `a::ends`.
";

    fn is_id(word: &str) -> bool {
        word.strip_prefix("B-").is_some_and(|number| number.parse::<u8>().is_ok())
    }

    fn file(path: &str) -> String {
        match path {
            "src/a.rs" => "fn begin() {} fn end() {}".to_owned(),
            "tests/a.rs" => "#[test]\nfn begins() {}\n#[test]\nfn ends() {}".to_owned(),
            _ => panic!("{path}"),
        }
    }

    #[test]
    fn what_a_map_names_is_looked_up() {
        let map = RuleMap::read(MAP, is_id);
        assert_eq!((map.rows.len(), map.check_tests(file)), (1, 2));
        map.check_code(file);
        assert_eq!(map.check_names("// B-1, and B-1 again; B-x is none"), 2);
    }

    #[test]
    #[should_panic(expected = "there is no test a::begin")]
    fn a_test_is_known_by_its_whole_name() {
        RuleMap::read(&MAP.replace("begins", "begin"), is_id).check_tests(file);
    }

    #[test]
    #[should_panic(expected = "B-1: there is no stop")]
    fn code_that_is_gone_is_noticed() {
        RuleMap::read(&MAP.replace("end`", "stop`"), is_id).check_code(file);
    }

    #[test]
    #[should_panic(expected = "there is no rule B-2")]
    fn a_rule_that_is_gone_is_noticed() {
        RuleMap::read(MAP, is_id).check_names("// B-2");
    }
}
