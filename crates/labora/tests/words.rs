//! Everything can be told, also what is not possible. That every language has the words is tested
//! with those of all games.

use std::fs;
use std::path::Path;

use crate::common::{A, owning};
use quadrivium_core::{Narrate, Rules};
use quadrivium_kit::Listener;
use quadrivium_labora::{Action, Country, Labora, Options, Rank};

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

/// A building that brings nothing now may be entered, but not unawares.
#[test]
fn whoever_would_enter_a_building_in_vain_is_warned() {
    for (name, goods, vain) in [
        ("market", "peat 1, wood 2, clay 1", true),
        ("market", "peat 1, wood 2, clay 1, stone 1", false),
        ("builders_market", "coin 1", true),
        ("builders_market", "coin 2", false),
        // Received without paying.
        ("false_lighthouse", "", false),
        ("clay_mound", "", false),
    ] {
        let building = name.parse().expect("a building");
        let place = Action::Place { building, rank: Rank::LayBrother };
        let told = owning(name, goods).game().tell_action(A.into(), place);
        assert_eq!(told.key == "labora-in-vain", vain, "{name} with {goods}: {}", told.key);
    }
}
