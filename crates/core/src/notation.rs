//! Reading the text form of actions: a verb and its arguments, separated by spaces.

use std::fmt;
use std::str::{FromStr, SplitWhitespace};

/// Text that is not a word of the notation, with what was expected in its place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.sentence())]
pub struct BadNotation {
    /// The text that could not be read; empty at the end of a line.
    pub found: String,
    /// What could have stood there.
    pub expected: String,
}

impl BadNotation {
    /// A word that was read where something else was expected.
    pub fn new(found: &str, expected: impl Into<String>) -> Self {
        // Found text comes from outside: never repeat a whole file in a message.
        let found = found.chars().take(40).flat_map(char::escape_debug).collect();
        Self { found, expected: expected.into() }
    }

    /// A word that is none of these names; the nearest of them is suggested.
    pub fn not_among(found: &str, names: &[&str]) -> Self {
        let expected = match nearest(found, names) {
            Some(name) => format!("{name} perhaps"),
            None if names.len() > 12 => format!("{}, {} …", names[0], names[1]),
            None => one_of(names),
        };
        Self::new(found, expected)
    }

    fn sentence(&self) -> String {
        let Self { found, expected } = self;
        if found.is_empty() {
            format!("something is missing: expected {expected}")
        } else {
            format!("cannot read '{found}': expected {expected}")
        }
    }
}

/// The name most like the text, if any is near enough to have been meant.
pub fn nearest<'a>(text: &str, names: &[&'a str]) -> Option<&'a str> {
    let text: String = text.chars().take(64).collect::<String>().to_lowercase();
    names
        .iter()
        .map(|&name| (strsim::jaro_winkler(&text, name), name))
        .filter(|(likeness, _)| *likeness > 0.8)
        .max_by(|(a, _), (b, _)| a.total_cmp(b))
        .map(|(_, name)| name)
}

/// `a, b or c`.
pub fn one_of<T: fmt::Display>(names: &[T]) -> String {
    match names {
        [] => "nothing".to_owned(),
        [one] => one.to_string(),
        [first @ .., last] => {
            let first: Vec<_> = first.iter().map(ToString::to_string).collect();
            format!("{} or {last}", first.join(", "))
        }
    }
}

/// The words of one action, read from left to right.
///
/// ```
/// use quadrivium_core::Words;
///
/// let mut words = Words::new("sell d3 pink");
/// assert_eq!(words.verb(), "sell");
/// assert_eq!(words.next::<String>("a die").unwrap(), "d3");
/// assert_eq!(words.end().unwrap_err().found, "pink");
/// ```
#[derive(Clone, Debug)]
pub struct Words<'a>(SplitWhitespace<'a>);

impl<'a> Words<'a> {
    /// The words of a line.
    pub fn new(line: &'a str) -> Self {
        Self(line.split_whitespace())
    }

    /// The first word; empty when the line is.
    pub fn verb(&mut self) -> &'a str {
        self.0.next().unwrap_or_default()
    }

    /// The next word, which must be there and be readable.
    ///
    /// # Errors
    /// When the line ends here or the word cannot be read; `what` names what should stand there.
    pub fn next<T: FromStr>(&mut self, what: &str) -> Result<T, BadNotation> {
        let word = self.0.next().unwrap_or_default();
        word.parse().map_err(|_| BadNotation::new(word, what))
    }

    /// The next word as one of a list of names, with a suggestion where it is none of them.
    ///
    /// # Errors
    /// When the line ends here or the word is no such name.
    pub fn named<T: FromStr<Err = BadNotation>>(&mut self, what: &str) -> Result<T, BadNotation> {
        match self.0.next() {
            Some(word) => word.parse(),
            None => Err(BadNotation::new("", what)),
        }
    }

    /// The next word, if there is one.
    ///
    /// # Errors
    /// When there is one and it cannot be read.
    pub fn optional<T: FromStr>(&mut self, what: &str) -> Result<Option<T>, BadNotation> {
        if self.0.clone().next().is_none() { Ok(None) } else { self.next(what).map(Some) }
    }

    /// The end of the line.
    ///
    /// # Errors
    /// When a word is left over.
    pub fn end(mut self) -> Result<(), BadNotation> {
        match self.0.next() {
            None => Ok(()),
            Some(word) => Err(BadNotation::new(word, "the end of the action")),
        }
    }
}

/// Lets a type travel as its text, for `#[serde(into = "String", try_from = "String")]`.
#[macro_export]
macro_rules! as_text {
    ($Type:ident) => {
        $crate::typescript! { $Type = "string" }

        impl From<$Type> for String {
            fn from(value: $Type) -> Self {
                value.to_string()
            }
        }

        impl TryFrom<String> for $Type {
            type Error = $crate::BadNotation;

            fn try_from(text: String) -> Result<Self, $crate::BadNotation> {
                text.parse()
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_joined_like_a_sentence() {
        assert_eq!(one_of(&["a", "b", "c"]), "a, b or c");
        assert_eq!(one_of(&[7]), "7");
    }

    #[test]
    fn a_missing_word_is_said_to_be_missing() {
        let error = Words::new("").next::<u8>("a space").unwrap_err();
        assert_eq!(error.to_string(), "something is missing: expected a space");
    }

    #[test]
    fn a_found_word_is_cut_and_escaped() {
        let error = BadNotation::new(&"\u{7}x".repeat(100), "a verb");
        assert!(error.found.len() < 400);
        assert!(!error.to_string().contains('\u{7}'));
    }
}
