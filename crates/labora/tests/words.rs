//! Everything can be told, also what is not possible. That every language has the words is tested
//! with those of all games.

use std::fs;
use std::path::Path;

use quadrivium_core::Rules;
use quadrivium_kit::Listener;
use quadrivium_labora::{Country, Labora, Options};

#[test]
fn whatever_can_be_written_can_be_told() {
    let mut listener = Listener::default();
    listener.game(Labora::new(&Options::long(1, Country::Ireland)).unwrap(), 1);
    listener.game(Labora::new(&Options::short(4, Country::France)).unwrap(), 1);
    listener.glossary::<Labora>();
}

/// O-7.12: the rulebook breaks no tie, and the help says so in every language.
#[test]
fn the_help_says_who_wins_a_tie() {
    for (language, tie) in [("en", "tie"), ("pl", "remisie"), ("ru", "ничьей")] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
        let texts = fs::read_to_string(folder.join(language).join("labora.ftl")).unwrap();
        let help = texts.lines().find(|line| line.starts_with("labora-help-term-scoring ="));
        let help = help.unwrap_or_else(|| panic!("{language} explains how points are counted"));
        assert!(help.contains(tie), "{help}");
    }
}
