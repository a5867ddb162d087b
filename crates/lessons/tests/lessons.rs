//! Every lesson in the folder: it replays, its steps are the learner's own decisions, and everything
//! it says is there in every language, and nothing else.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Pattern, PatternElement};
use quadrivium_core::{Actor, Turn};
use quadrivium_games::GAMES;
use quadrivium_lessons::{Course, Lesson, check};
use quadrivium_speech::Language;

/// An idea is read at a glance.
const LONGEST_IDEA: usize = 8;

/// Messages and attributes (`message.attribute`) with their texts.
type Words = BTreeMap<String, String>;

fn courses() -> Vec<Course> {
    check().unwrap_or_else(|bad| panic!("{bad}"))
}

fn each(mut look: impl FnMut(&Course, &Lesson, &str)) {
    for course in &courses() {
        for lesson in &course.lessons {
            let place = format!("{}/{}-{}", course.game, lesson.number, lesson.slug);
            look(course, lesson, &place);
        }
    }
}

fn plain(key: &str, pattern: &Pattern<&str>) -> String {
    let text = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => value.trim().to_owned(),
        PatternElement::Placeable { .. } => panic!("{key}: lessons say plain text"),
    };
    pattern.elements.iter().map(text).collect::<Vec<_>>().join(" ")
}

/// The words of the lessons of a game in a language; none where there is no such file.
fn words(language: Language, game: &str) -> Words {
    let subject = format!("learn-{game}");
    let mut words = Words::new();
    for (_, text) in language.texts().filter(|(name, _)| *name == subject) {
        let resource = fluent_syntax::parser::parse(text)
            .unwrap_or_else(|(_, faults)| panic!("{language}/{subject}: {faults:?}"));
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let key = message.id.name;
            let value = message.value.as_ref().expect("a message has a text");
            words.insert(key.to_owned(), plain(key, value));
            for attribute in &message.attributes {
                let key = format!("{key}.{}", attribute.id.name);
                words.insert(key.clone(), plain(&key, &attribute.value));
            }
        }
    }
    words
}

/// What the lessons of a game must say, and what they may.
fn wanted(course: &Course) -> (BTreeSet<String>, BTreeSet<String>) {
    let (mut must, mut may) = (BTreeSet::new(), BTreeSet::new());
    let game = &course.game;
    for lesson in &course.lessons {
        let lesson_key = format!("lesson-{game}-{}", lesson.number);
        must.extend([lesson_key.clone(), format!("{lesson_key}.about")]);
        for step in &lesson.steps {
            let key = format!("{lesson_key}-{}", step.key);
            must.extend([key.clone(), format!("{key}.text")]);
            if step.to.is_some() {
                must.insert(format!("{key}.task"));
                may.extend([format!("{key}.done"), format!("{key}.nearly")]);
            }
        }
    }
    if let Some(first) = &course.first_game {
        let key = format!("lesson-{game}-first");
        must.extend([key.clone(), format!("{key}.about")]);
        for remark in &first.remarks {
            let key = format!("{key}-{}", remark.key);
            must.extend([key.clone(), format!("{key}.text")]);
        }
    }
    (must, may)
}

#[test]
fn every_lesson_is_of_its_game_and_replays() {
    each(|course, lesson, place| {
        assert_eq!(lesson.record.game, course.game, "{place}");
        let played = lesson.record.replay(&GAMES, None);
        assert!(played.is_ok(), "{place}: {}", played.err().unwrap());
        let ours = GAMES.find(&course.game).unwrap().rules;
        assert_eq!(lesson.record.rules, ours, "{place} teaches older rules");
    });
}

#[test]
fn lessons_are_numbered_from_one() {
    for course in courses() {
        let numbers = course.lessons.iter().map(|lesson| usize::from(lesson.number));
        assert!(numbers.eq(1..=course.lessons.len()), "{}: a number is missing", course.game);
    }
}

#[test]
fn what_the_learner_does_is_theirs_to_decide() {
    each(|_, lesson, place| {
        assert!(!lesson.steps.is_empty(), "{place} says nothing");
        for step in &lesson.steps {
            for (at, action) in (step.at..).zip(lesson.actions(step)) {
                let by = lesson.record.actions[at].0;
                assert_eq!(by, Actor::Seat(lesson.seat), "{place}, {}: {by} {action}", step.key);
            }
        }
    });
}

#[test]
fn a_step_shows_a_position_that_waits_for_somebody() {
    each(|_, lesson, place| {
        for step in &lesson.steps {
            let game = lesson.record.replay(&GAMES, Some(step.at)).unwrap();
            assert_ne!(game.turn(), Turn::Chance, "{place}, {}: chance is to act", step.key);
        }
    });
}

#[test]
fn what_a_step_does_is_offered() {
    each(|_, lesson, place| {
        for step in &lesson.steps {
            for (at, action) in (step.at..).zip(lesson.actions(step)) {
                let game = lesson.record.replay(&GAMES, Some(at)).unwrap();
                let offered = game.legal(lesson.seat);
                assert!(offered.iter().any(|one| one == action), "{place}, {}: {action}", step.key);
            }
        }
    });
}

#[test]
fn no_two_steps_of_a_lesson_share_a_name() {
    each(|_, lesson, place| {
        let keys: BTreeSet<_> = lesson.steps.iter().map(|step| &step.key).collect();
        assert_eq!(keys.len(), lesson.steps.len(), "{place}: a key stands twice");
    });
}

#[test]
fn a_first_game_can_be_played_and_waits_for_real_questions() {
    for course in courses() {
        let Some(first) = &course.first_game else { continue };
        let game = GAMES.find(&course.game).unwrap();
        assert!(game.players.contains(&first.players), "{}: {first:?}", course.game);
        let known: Vec<_> = Language::English.texts().map(|(_, text)| text).collect();
        for remark in &first.remarks {
            let line = format!("\n{} =", remark.asked);
            let asked = known.iter().any(|text| text.contains(&line));
            assert!(asked, "{}: nothing asks {}", course.game, remark.asked);
            assert!(remark.times > 0, "{}: {} is never said", course.game, remark.key);
        }
    }
}

#[test]
fn everything_has_words_in_every_language_and_nothing_is_left_over() {
    for course in courses() {
        let (must, may) = wanted(&course);
        let optional = words(Language::English, &course.game);
        for language in Language::ALL {
            let words = words(language, &course.game);
            let here: BTreeSet<_> = words.keys().cloned().collect();
            let missing: Vec<_> = must.difference(&here).collect();
            assert!(missing.is_empty(), "{language}, {}: -{missing:?}", course.game);
            let extra: Vec<_> = here.iter().filter(|key| !must.contains(*key)).collect();
            let orphans: Vec<_> = extra.iter().filter(|key| !may.contains(**key)).collect();
            assert!(orphans.is_empty(), "{language}, {}: +{orphans:?}", course.game);
            let english = |key: &&&String| !optional.contains_key(**key);
            let uneven: Vec<_> = extra.iter().filter(english).collect();
            assert!(uneven.is_empty(), "{language}, {}: not in English: {uneven:?}", course.game);
        }
    }
}

/// A dash or another mark between spaces is no word.
fn count(idea: &str) -> usize {
    idea.split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric)).count()
}

#[test]
fn an_idea_is_short() {
    for language in Language::ALL {
        for course in courses() {
            for (key, text) in words(language, &course.game) {
                let idea = !key.contains('.');
                assert!(!text.is_empty(), "{language}: {key} is empty");
                assert!(!idea || count(&text) <= LONGEST_IDEA, "{language}: {key} is long: {text}");
            }
        }
    }
}

#[test]
fn no_words_of_lessons_are_without_a_course() {
    let games: BTreeSet<_> = courses().into_iter().map(|course| course.game).collect();
    for language in Language::ALL {
        for (subject, _) in language.texts() {
            let Some(game) = subject.strip_prefix("learn-") else { continue };
            assert!(games.contains(game), "{language}/{subject}: there are no such lessons");
        }
    }
}
