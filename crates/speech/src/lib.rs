//! What games say, in a language.
//!
//! A game speaks in [`Phrase`](quadrivium_core::Phrase)s; [`Speech`] makes sentences of them, with
//! the messages of `locales/`, which stand in the program. Terminal and Python share it; the
//! browser has its own.

mod language;
mod speech;

pub use language::{Language, PerLanguage};
pub use speech::Speech;
