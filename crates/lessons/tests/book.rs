//! Every example of a rulebook: it is played through with what the book says comes of it, something else is
//! tried too, and its words are there in every language, with the numbers of the book.

use std::collections::BTreeSet;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use quadrivium_core::{Actor, AnyGame, MessageKey, Seat, Turn};
use quadrivium_games::GAMES;
use quadrivium_lessons::{Example, Says, check};
use quadrivium_speech::Language;
use serde_json::Value;

/// So many examples a game has at least, where its rulebook has so many that somebody decides.
const FEWEST: usize = 4;

fn each(mut look: impl FnMut(&str, &Example, &str)) {
    for course in check().unwrap_or_else(|bad| panic!("{bad}")) {
        for example in &course.examples {
            look(&course.game, example, &format!("{}/{}", course.game, example.name));
        }
    }
}

/// What stands at a place of a view: `good=sheep` is the one of a list that has this, and what is not
/// there is nothing.
fn found<'a>(view: &'a Value, path: &str) -> &'a Value {
    let step = |value: &'a Value, part: &str| match (value, part.split_once('=')) {
        (Value::Array(all), Some((key, wanted))) => all.iter().find(|one| one[key] == wanted),
        (Value::Array(all), None) => all.get(part.parse::<usize>().ok()?),
        _ => value.get(part),
    };
    path.split('/').skip(1).try_fold(view, step).unwrap_or(&Value::Null)
}

fn count(value: &Value) -> i64 {
    value.as_i64().unwrap_or_default()
}

/// Plays some actions and looks whether what is said of them is so.
fn plays(game: &mut dyn AnyGame, seat: Seat, actions: &[&str], says: &[Says], place: &str) {
    let mut views = vec![game.view(seat.into())];
    for action in actions {
        assert!(game.legal(seat).iter().any(|one| one == action), "{place}: {action} is offered");
        game.advance(seat.into(), action).unwrap();
        views.push(game.view(seat.into()));
    }
    for Says { at, by, is, more } in says {
        let (before, after) = by.map_or((0, actions.len()), |by| (by - 1, by));
        let (before, after) = (found(&views[before], at), found(&views[after], at));
        if let Some(is) = is {
            assert_eq!(after, is, "{place}: {at}");
        }
        if let Some(more) = more {
            assert_eq!(count(after) - count(before), *more, "{place}: {at} becomes so much more");
        }
        assert!(is.is_some() || more.is_some(), "{place}: {at}: nothing is said");
    }
}

fn position(example: &Example) -> Box<dyn AnyGame> {
    example.record.replay(&GAMES, Some(example.at())).unwrap()
}

#[test]
fn every_game_shows_examples_of_its_rulebook() {
    for course in check().unwrap() {
        assert!(course.examples.len() >= FEWEST, "{}", course.game);
    }
}

#[test]
fn what_the_book_says_is_what_the_engine_gives() {
    each(|game, example, place| {
        assert_eq!(example.record.game, game, "{place}");
        assert_eq!(example.record.rules, GAMES.find(game).unwrap().rules, "{place}");
        let seat = example.told.seat;
        for (by, action) in &example.record.actions[example.at()..] {
            assert_eq!(*by, Actor::Seat(seat), "{place}: {action} is for another to decide");
        }
        assert!(!example.told.says.is_empty(), "{place}: the book says something");
        let actions: Vec<_> = example.actions().collect();
        let mut game = position(example);
        assert_ne!(game.turn(), Turn::Chance, "{place}: chance is to act");
        plays(&mut *game, seat, &actions, &example.told.says, place);
        let (parsed, replayed) = (game.view(seat.into()), example.record.replay(&GAMES, None));
        assert_eq!(parsed, replayed.unwrap().view(seat.into()), "{place}");
    });
}

#[test]
fn something_else_is_refused_or_comes_to_something_else() {
    each(|_, example, place| {
        let (seat, wrong) = (example.told.seat, &example.told.wrong);
        let actions: Vec<&str> = wrong.actions.iter().map(String::as_str).collect();
        let book: Vec<_> = example.actions().collect();
        assert!(!book.starts_with(&actions), "{place}: that is what is meant");
        let mut game = position(example);
        let Some(refused) = &wrong.refused else {
            assert!(!wrong.says.is_empty(), "{place}: what comes of it?");
            return plays(&mut *game, seat, &actions, &wrong.says, place);
        };
        let (last, before) = actions.split_last().expect("something is tried");
        plays(&mut *game, seat, before, &[], place);
        let no = game.advance(seat.into(), last).expect_err(place);
        assert_eq!(no.message_key(), refused, "{place}: {no}");
    });
}

/// A text without its markup; what it puts in is a number or a word, no part of it.
fn plain(pattern: &Pattern<&str>) -> String {
    let text = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => value.trim().to_owned(),
        PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::StringLiteral { value }),
        } => (*value).to_owned(),
        PatternElement::Placeable { .. } => panic!("examples say plain text"),
    };
    pattern.elements.iter().map(text).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_example_is_told_in_every_language_with_its_numbers() {
    let mut wanted = BTreeSet::new();
    each(|game, example, _| {
        wanted.insert(format!("book-{game}-{}", example.name));
    });
    for language in Language::ALL {
        let mut told = BTreeSet::new();
        for (subject, text) in language.texts().filter(|(name, _)| name.starts_with("book-")) {
            let resource = fluent_syntax::parser::parse(text)
                .unwrap_or_else(|(_, faults)| panic!("{language}/{subject}: {faults:?}"));
            for entry in &resource.body {
                let Entry::Message(message) = entry else { continue };
                let key = message.id.name;
                assert!(told.insert(key.to_owned()), "{language}: {key} stands twice");
                assert!(key.starts_with(subject), "{language}/{subject}: {key}");
                let idea = plain(message.value.as_ref().expect("a message has a text"));
                assert!(idea.split_whitespace().count() <= 8, "{language}: {key} is long: {idea}");
                let parts: Vec<_> = message.attributes.iter().map(|it| it.id.name).collect();
                assert_eq!(parts, ["text", "task", "done", "nearly"], "{language}: {key}");
                let done = plain(&message.attributes[2].value);
                each(|game, example, place| {
                    if key != format!("book-{game}-{}", example.name) {
                        return;
                    }
                    let numbers = done.split(|it: char| !it.is_ascii_digit());
                    let numbers: BTreeSet<&str> = numbers.collect();
                    for more in example.told.says.iter().filter_map(|it| it.more) {
                        let number = more.abs().to_string();
                        assert!(
                            numbers.contains(&*number),
                            "{language}, {place}: {number}: {done}"
                        );
                    }
                });
            }
        }
        assert_eq!(told, wanted, "{language}");
    }
}

#[test]
fn the_maps_of_the_rules_name_every_example() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules");
    each(|game, example, place| {
        let map = std::fs::read_to_string(docs.join(format!("{game}.md"))).unwrap();
        let (book, name) = (&example.told.book, &example.name);
        assert!(map.contains(&format!("\n| {book} |")), "{place}: there is no rule {book}");
        let row = format!("\n| `{name}` | {book} | ");
        assert!(map.contains(&row), "{place} does not stand in docs/rules/{game}.md");
    });
}
