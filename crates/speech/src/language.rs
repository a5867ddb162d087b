//! The languages, and where their messages are.

use quadrivium_core::named_enum;

named_enum! {
    /// A language that everything is said in.
    pub enum Language / PerLanguage {
        /// English.
        English = "en",
        /// Polish.
        Polish = "pl",
        /// Russian.
        Russian = "ru",
    }
}

/// Every language file: language, subject, text.
static TEXTS: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/locales.rs"));

impl Language {
    /// The files of this language: their subjects and texts.
    pub fn texts(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let here = TEXTS.iter().filter(move |(language, _, _)| *language == self.name());
        here.map(|&(_, subject, text)| (subject, text))
    }
}
