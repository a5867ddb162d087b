//! From phrases to sentences.
//!
//! A game says a message key with arguments; here it becomes text in one language, with the names
//! of the players at the table. A key that a language lacks is shown in brackets: never a panic,
//! and easy to find. What a player is offered as an action, the log tells by the attribute `told`
//! of its message, where it has one: somebody did it.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use quadrivium_core::{Arg, Key, Phrase, Seat};
use unic_langid::LanguageIdentifier;

use crate::language::Language;

/// A language, spoken at one table.
pub struct Speech {
    bundle: FluentBundle<FluentResource>,
    names: Vec<String>,
}

impl Speech {
    /// The language at a table where nobody is named yet.
    pub fn new(language: Language) -> Self {
        let id: LanguageIdentifier = language.name().parse().expect("two letters are a language");
        let mut bundle = FluentBundle::new(vec![id]);
        // Marks around foreign text would be seen as boxes on many terminals.
        bundle.set_use_isolating(false);
        for (_, text) in language.texts() {
            // What can be read of a broken file is used; the tests find the rest.
            let texts = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(part, _)| part);
            bundle.add_resource_overriding(texts);
        }
        Self { bundle, names: Vec::new() }
    }

    /// The same language where these players sit, in seat order.
    #[must_use]
    pub fn with_names(self, names: Vec<String>) -> Self {
        Self { names, ..self }
    }

    /// A player's name. Where the players have names, a seat at which none of them sits is the
    /// neutral player's.
    pub fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) => name.clone(),
            None if !self.names.is_empty() => self.text("name-neutral"),
            None => self.say(&Phrase::new("name-player").with("seat", seat.to_string())),
        }
    }

    /// The text of a message without arguments.
    pub fn text(&self, key: &str) -> String {
        self.say(&Phrase::new(key.to_owned()))
    }

    /// The text of a phrase.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.fill(phrase, &mut Vec::new())
    }

    /// The text of something filled into a message.
    pub fn say_arg(&self, arg: &Arg) -> String {
        self.fill_arg(arg, &mut Vec::new())
    }

    /// The text of a phrase; whatever is wrong with it is added to the faults.
    pub fn fill(&self, phrase: &Phrase, faults: &mut Vec<String>) -> String {
        let told = phrase.key == "log-action"
            && phrase.args.iter().any(|(_, arg)| match arg {
                Arg::Phrase(action) => self.can_tell(action.key.as_ref()),
                _ => false,
            });
        self.fill_as(phrase, told, faults)
    }

    /// Whether the log tells otherwise what the message offers.
    fn can_tell(&self, key: &str) -> bool {
        let message = self.bundle.get_message(key);
        message.is_some_and(|message| message.get_attribute("told").is_some())
    }

    fn fill_as(&self, phrase: &Phrase, told: bool, faults: &mut Vec<String>) -> String {
        let key = phrase.key.as_ref();
        let message = self.bundle.get_message(key);
        let pattern = message.as_ref().and_then(|one| match one.get_attribute("told") {
            Some(past) if told => Some(past.value()),
            _ => one.value(),
        });
        let Some(pattern) = pattern else {
            faults.push(format!("{key}: there is no such message"));
            return format!("[{key}]");
        };
        let mut args = FluentArgs::with_capacity(phrase.args.len());
        for (name, arg) in &phrase.args {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Phrase(action) if told => self.fill_as(action, true, faults).into(),
                other => FluentValue::from(self.fill_arg(other, faults)),
            };
            args.set(*name, value);
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        faults.extend(errors.iter().map(|error| format!("{key}: {error}")));
        text
    }

    /// The text of an argument; whatever is wrong with it is added to the faults.
    pub fn fill_arg(&self, arg: &Arg, faults: &mut Vec<String>) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) => text.clone().into_owned(),
            Arg::Phrase(phrase) => self.fill(phrase, faults),
            Arg::Seat(seat) => self.name(*seat),
            Arg::List(phrases) => {
                let texts: Vec<_> = phrases.iter().map(|one| self.fill(one, faults)).collect();
                texts.join(", ")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_message_shows_its_key() {
        let speech = Speech::new(Language::English);
        let mut faults = Vec::new();
        assert_eq!(speech.fill(&Phrase::new("no-such-key"), &mut faults), "[no-such-key]");
        assert_eq!(faults, ["no-such-key: there is no such message"]);
    }

    #[test]
    fn seats_are_called_by_their_names() {
        let speech = Speech::new(Language::Polish).with_names(vec!["Ann".to_owned()]);
        assert_eq!(speech.say_arg(&Arg::Seat(Seat::A)), "Ann");
        assert_eq!(speech.say_arg(&Arg::Seat(Seat::B)), "Gracz neutralny");
        let nameless = Speech::new(Language::Polish);
        assert_eq!(nameless.say_arg(&Arg::Seat(Seat::B)), "Gracz B");
    }

    #[test]
    fn what_was_done_is_told_and_not_asked_for() {
        let speech = Speech::new(Language::English).with_names(vec!["Ann".to_owned()]);
        let done = |key: &'static str| {
            let action = Phrase::new(key);
            speech.say(&Phrase::new("log-action").with("seat", Seat::A).with("action", action))
        };
        assert_eq!(speech.text("craftsmen-done-bankers"), "Take no cards");
        assert_eq!(done("craftsmen-done-bankers"), "Ann took no cards.");
        assert_eq!(done("craftsmen-done"), "Ann: Finish");
    }

    #[test]
    fn numbers_choose_their_plural() {
        let said = |language, count: u32| {
            Speech::new(language).say(&Phrase::new("count-actions").with("count", count))
        };
        assert_eq!(
            [1, 2, 5].map(|n| said(Language::English, n)),
            ["1 action", "2 actions", "5 actions"]
        );
        assert_eq!(
            [1, 2, 5, 12, 22].map(|n| said(Language::Polish, n)),
            ["1 ruch", "2 ruchy", "5 ruchów", "12 ruchów", "22 ruchy"]
        );
        assert_eq!(
            [1, 2, 5, 11, 21].map(|n| said(Language::Russian, n)),
            ["1 ход", "2 хода", "5 ходов", "11 ходов", "21 ход"]
        );
    }
}
