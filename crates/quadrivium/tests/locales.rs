//! The languages agree with each other: the same messages with the same variables, all of them
//! sound.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use quadrivium::language::Language;

/// Every message of a language with its variables, and what it says otherwise, as `message.attribute`.
type Messages = BTreeMap<String, BTreeSet<String>>;

fn messages(text: &str) -> Messages {
    let resource = fluent_syntax::parser::parse(text).expect("a language file can be read");
    let mut messages = Messages::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let mut variables = BTreeSet::new();
            gather(message.value.as_ref().expect("a message has a text"), &mut variables);
            for attribute in &message.attributes {
                let mut fewer = BTreeSet::new();
                gather(&attribute.value, &mut fewer);
                let key = format!("{}.{}", message.id.name, attribute.id.name);
                assert!(fewer.is_subset(&variables), "{key} wants what its message does not have");
                messages.insert(key, fewer);
            }
            let before = messages.insert(message.id.name.to_owned(), variables);
            assert!(before.is_none(), "{} stands twice in a file", message.id.name);
        }
    }
    messages
}

fn gather<'a>(pattern: &Pattern<&'a str>, variables: &mut BTreeSet<String>) {
    let inline =
        |expression: &InlineExpression<&'a str>, variables: &mut BTreeSet<String>| match expression
        {
            InlineExpression::VariableReference { id } => {
                variables.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                for argument in &arguments.positional {
                    if let InlineExpression::VariableReference { id } = argument {
                        variables.insert(id.name.to_owned());
                    }
                }
            }
            InlineExpression::Placeable { .. } => panic!("placeables are not nested here"),
            _ => {}
        };
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression: Expression::Inline(expression) } => {
                inline(expression, variables);
            }
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                inline(selector, variables);
                for variant in variants {
                    gather(&variant.value, variables);
                }
            }
        }
    }
}

fn all(language: Language) -> Messages {
    let mut all = Messages::new();
    for (subject, text) in language.texts() {
        for (key, variables) in messages(text) {
            let before = all.insert(key.clone(), variables);
            assert!(before.is_none(), "{language}/{subject}: {key} stands in another file too");
        }
    }
    all
}

#[test]
fn every_language_has_the_same_files() {
    let subjects = |language: Language| language.texts().map(|(name, _)| name).collect::<Vec<_>>();
    assert!(subjects(Language::English).contains(&"app"));
    for language in Language::ALL {
        assert_eq!(subjects(language), subjects(Language::English), "{language}");
    }
}

#[test]
fn every_language_has_the_same_messages_with_the_same_variables() {
    let english = all(Language::English);
    for language in [Language::Polish, Language::Russian] {
        let here = all(language);
        let missing: Vec<_> = english.keys().filter(|key| !here.contains_key(*key)).collect();
        let extra: Vec<_> = here.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(missing.is_empty() && extra.is_empty(), "{language}: -{missing:?} +{extra:?}");
        for (key, variables) in &english {
            assert_eq!(here.get(key), Some(variables), "{language}: {key}");
        }
    }
}

#[test]
fn every_message_can_be_formatted() {
    for language in Language::ALL {
        let id = language.name().parse().unwrap();
        let mut bundle = FluentBundle::new(vec![id]);
        for (subject, text) in language.texts() {
            let resource = FluentResource::try_new(text.to_owned());
            let resource = resource.unwrap_or_else(|(_, errors)| panic!("{subject}: {errors:?}"));
            bundle.add_resource(resource).expect("no message stands twice");
        }
        for (key, variables) in all(language) {
            let (name, attribute) = key.split_once('.').unwrap_or((&key, ""));
            let message = bundle.get_message(name).unwrap();
            let otherwise = message.get_attribute(attribute).map(|attribute| attribute.value());
            let pattern = otherwise.or_else(|| message.value()).unwrap();
            for number in [0, 1, 2, 5, 21] {
                let mut args = FluentArgs::new();
                for variable in &variables {
                    args.set(variable.as_str(), number);
                }
                let mut errors = Vec::new();
                let text = bundle.format_pattern(pattern, Some(&args), &mut errors);
                assert!(errors.is_empty(), "{language}: {key}: {errors:?}");
                assert!(!text.trim().is_empty(), "{language}: {key} says nothing");
            }
        }
    }
}
