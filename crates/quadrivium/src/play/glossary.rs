//! Help texts: every component of the game, found by its notation or its name.

use quadrivium_core::{Phrase, Term, nearest};

use crate::page;
use crate::speech::Speech;

/// The components of a game with their names in one language.
pub struct Glossary {
    terms: Vec<(Term, String)>,
}

/// What was found under a name.
#[derive(Debug, PartialEq, Eq)]
enum Found<'a> {
    /// These components, by name, with their help texts.
    Terms(Vec<(&'a Term, &'a str)>),
    /// Nothing, but there is a name like it.
    Nearest(String),
    /// Nothing.
    Nothing,
}

impl Glossary {
    /// The glossary in the language of the table.
    pub fn new(terms: Vec<Term>, speech: &Speech) -> Self {
        let named = |term: Term| {
            let name = speech.say(&term.name);
            (term, name)
        };
        Self { terms: terms.into_iter().map(named).collect() }
    }

    /// The help text of a component, or the nearest name there is.
    pub fn explain(&self, name: &str, speech: &Speech) -> String {
        let shown = name.escape_debug().to_string();
        let answer = match self.find(name) {
            Found::Terms(terms) => {
                let one = |(term, name): (&Term, &str)| {
                    let head = format!("{name} ({})", term.id);
                    page::wrap(&head, 2) + &page::wrap(&speech.say(&term.text), 4)
                };
                return terms.into_iter().map(one).collect();
            }
            Found::Nearest(near) => {
                Phrase::new("help-nearest").with("name", shown).with("nearest", near)
            }
            Found::Nothing => Phrase::new("help-unknown").with("name", shown),
        };
        page::wrap(&speech.say(&answer), 0)
    }

    /// Looks a name up: the whole of it, or else the beginning of a word of it.
    fn find(&self, text: &str) -> Found<'_> {
        let wanted = text.to_lowercase();
        let begins = |name: &str| {
            name.to_lowercase().split_whitespace().any(|word| word.starts_with(&wanted))
                || name.to_lowercase().starts_with(&wanted)
        };
        let exact = self.all(|id, name| id == wanted || name.to_lowercase() == wanted);
        let found = if exact.is_empty() { self.all(|_, name| begins(name)) } else { exact };
        if !found.is_empty() {
            return Found::Terms(found);
        }
        let names: Vec<_> = self
            .terms
            .iter()
            .flat_map(|(term, name)| [term.id.to_lowercase(), name.to_lowercase()])
            .collect();
        let names: Vec<_> = names.iter().map(String::as_str).collect();
        nearest(&wanted, &names).map_or(Found::Nothing, |name| Found::Nearest(name.to_owned()))
    }

    fn all(&self, wanted: impl Fn(&str, &str) -> bool) -> Vec<(&Term, &str)> {
        let terms = self.terms.iter().filter(|(term, name)| wanted(&term.id, name));
        terms.map(|(term, name)| (term, name.as_str())).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    fn find(text: &str) -> String {
        let term = |id: &'static str, name| Term {
            id: id.into(),
            name: Phrase::new(name),
            text: Phrase::new("turn-over"),
        };
        // Any messages will do as names: "random" and "apprentice".
        let terms = vec![term("k1", "bot-random"), term("k2", "bot-apprentice")];
        let glossary = Glossary::new(terms, &Speech::new(Language::English));
        match glossary.find(text) {
            Found::Terms(terms) => terms.iter().map(|(term, _)| term.id.as_ref()).collect(),
            Found::Nearest(name) => format!("{name}?"),
            Found::Nothing => String::new(),
        }
    }

    #[test]
    fn components_are_found_by_notation_name_or_the_beginning_of_it() {
        assert_eq!(find("K1"), "k1");
        assert_eq!(find("Apprentice"), "k2");
        assert_eq!(find("rand"), "k1");
        assert_eq!(find("aprentice"), "apprentice?");
        assert_eq!(find("xyz"), "");
    }
}
