//! Which language to speak.

use std::env;

use anyhow::anyhow;
use quadrivium_core::{nearest, one_of};
pub use quadrivium_speech::Language;

/// The language asked for, or else the one of the environment, or else English.
///
/// # Errors
/// When a language is asked for that is not spoken here.
pub fn choose(asked: Option<&str>) -> anyhow::Result<Language> {
    match asked {
        None => Ok(of_environment(|name| env::var(name).ok())),
        Some(name) => name.parse().map_err(|_| {
            let meant = nearest(name, &Language::NAMES);
            let meant = meant.map(|name| format!(" (did you mean '{name}'?)"));
            let shown = name.escape_debug();
            let known = one_of(&Language::NAMES);
            let meant = meant.unwrap_or_default();
            anyhow!("--lang: there is no language '{shown}': expected {known}{meant}")
        }),
    }
}

/// The first variable that is set decides, as everywhere on a Unix machine.
fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Language {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(variable)
        .find(|value| !value.is_empty())
        .and_then(|value| value.split(['_', '.', '@', '-']).next()?.parse().ok())
        .unwrap_or(Language::English)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(set: &[(&str, &str)]) -> Language {
        let find = |name: &str| set.iter().find(|(set, _)| *set == name).map(|(_, value)| *value);
        of_environment(|name| find(name).map(str::to_owned))
    }

    #[test]
    fn the_environment_chooses_in_the_usual_order() {
        assert_eq!(chosen(&[]), Language::English);
        assert_eq!(chosen(&[("LANG", "pl_PL.UTF-8")]), Language::Polish);
        assert_eq!(chosen(&[("LANG", "pl_PL.UTF-8"), ("LC_ALL", "ru_RU")]), Language::Russian);
        assert_eq!(chosen(&[("LC_ALL", ""), ("LC_MESSAGES", "ru")]), Language::Russian);
        assert_eq!(chosen(&[("LC_ALL", "C"), ("LANG", "pl")]), Language::English);
    }

    #[test]
    fn an_unknown_language_names_the_known_ones() {
        let error = choose(Some("de")).unwrap_err();
        assert_eq!(error.to_string(), "--lang: there is no language 'de': expected en, pl or ru");
    }
}
