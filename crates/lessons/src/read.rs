//! From files to courses.

use quadrivium_core::{BadRecord, Record, Seat};
use serde::Deserialize;

use crate::{Course, Example, FirstGame, Lesson, Step, Told};

/// The remarks on the game that ends a course.
const FIRST_GAME: &str = "first-game.json";
/// Where the examples of the rulebook lie.
const BOOK: &str = "book/";

/// A lesson that cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum BadLesson {
    /// The name is not `<number>-<name>.rec` or `.json`, nor that of the first game.
    #[error("{0}: a lesson is called <number>-<name>.rec and .json")]
    Name(String),
    /// One of the two files is missing.
    #[error("{0}: there is no {1} beside it")]
    Alone(String, String),
    /// The remarks cannot be read.
    #[error("{0}: {1}")]
    Remarks(String, serde_json::Error),
    /// The record cannot be read.
    #[error("{0}: {1}")]
    Record(String, BadRecord),
    /// A step names actions that the record does not have.
    #[error("{0}: step '{1}' goes beyond the record, or backwards")]
    Range(String, String),
    /// An example has no moves, or more than its record.
    #[error("{0}: the example is no part of the record")]
    Moves(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Remarks {
    seat: Seat,
    steps: Vec<Step>,
}

/// The courses in these files: game, name, text.
///
/// # Errors
/// When a file cannot be read or has no partner.
pub fn read(files: &[(&str, &str, &str)]) -> Result<Vec<Course>, BadLesson> {
    let mut courses: Vec<Course> = Vec::new();
    for &(game, name, text) in files {
        if courses.last().is_none_or(|course| course.game != game) {
            courses.push(Course { game: game.to_owned(), ..Course::default() });
        }
        let course = courses.last_mut().expect("there is one by now");
        let place = format!("{game}/{name}");
        if name == FIRST_GAME {
            let first: FirstGame =
                serde_json::from_str(text).map_err(|bad| BadLesson::Remarks(place, bad))?;
            course.first_game = Some(first);
            continue;
        }
        let Some((stem, ending @ ("rec" | "json"))) = name.rsplit_once('.') else {
            return Err(BadLesson::Name(place));
        };
        let beside = |ending: &str| {
            let wanted = format!("{stem}.{ending}");
            let found = files.iter().find(|(of, name, _)| *of == game && *name == wanted);
            found.map(|(_, _, text)| *text).ok_or(BadLesson::Alone(place.clone(), wanted))
        };
        if ending == "json" {
            beside("rec")?;
        } else if let Some(name) = stem.strip_prefix(BOOK) {
            course.examples.push(example(&place, name, text, beside("json")?)?);
        } else if let Some((number, slug)) = numbered(stem) {
            course.lessons.push(lesson(&place, number, slug, text, beside("json")?)?);
        } else {
            return Err(BadLesson::Name(place));
        }
    }
    for course in &mut courses {
        course.lessons.sort_by_key(|lesson| lesson.number);
    }
    Ok(courses)
}

/// Number and name of a lesson.
fn numbered(stem: &str) -> Option<(u8, &str)> {
    let (number, slug) = stem.split_once('-')?;
    Some((number.parse().ok()?, slug))
}

fn example(place: &str, name: &str, record: &str, told: &str) -> Result<Example, BadLesson> {
    let bad = |fault| BadLesson::Record(place.to_owned(), fault);
    let record = Record::parse(record.as_bytes()).map_err(bad)?;
    let bad = |fault| BadLesson::Remarks(place.to_owned(), fault);
    let told: Told = serde_json::from_str(told).map_err(bad)?;
    if told.moves == 0 || told.moves > record.actions.len() {
        return Err(BadLesson::Moves(place.to_owned()));
    }
    Ok(Example { name: name.to_owned(), told, record })
}

fn lesson(
    place: &str,
    number: u8,
    slug: &str,
    record: &str,
    remarks: &str,
) -> Result<Lesson, BadLesson> {
    let bad = |fault| BadLesson::Record(place.to_owned(), fault);
    let record = Record::parse(record.as_bytes()).map_err(bad)?;
    let bad = |fault| BadLesson::Remarks(place.to_owned(), fault);
    let Remarks { seat, steps } = serde_json::from_str(remarks).map_err(bad)?;
    let mut before = 0;
    for step in &steps {
        let until = step.to.unwrap_or(step.at);
        let moves = step.to.is_none_or(|to| to > step.at);
        if step.at < before || !moves || until > record.actions.len() {
            return Err(BadLesson::Range(place.to_owned(), step.key.clone()));
        }
        before = until;
    }
    Ok(Lesson { number, slug: slug.to_owned(), seat, steps, record })
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &str = "quadrivium record 1\ngame chess\nrules 1\nplayers 2\n\
        seat A Ann\nseat B Bob\n\nA e4\nB e5\nend 2\n";

    fn fault(files: &[(&str, &str, &str)]) -> String {
        read(files).expect_err("something is wrong").to_string()
    }

    fn with_steps(steps: &str) -> Result<Vec<Course>, BadLesson> {
        let remarks = format!(r#"{{ "seat": "A", "steps": [{steps}] }}"#);
        read(&[("chess", "1-pawns.json", &remarks), ("chess", "1-pawns.rec", RECORD)])
    }

    #[test]
    fn a_lesson_is_a_record_with_remarks() {
        let courses = with_steps(
            r#"{ "key": "hail", "at": 0 }, { "key": "go", "at": 0, "to": 1, "light": ["e4"] }"#,
        )
        .unwrap();
        let lesson = courses[0].lesson(1).unwrap();
        assert_eq!((lesson.slug.as_str(), lesson.seat, lesson.end()), ("pawns", Seat::A, 1));
        assert_eq!(lesson.actions(&lesson.steps[1]).collect::<Vec<_>>(), ["e4"]);
        assert_eq!(lesson.actions(&lesson.steps[0]).count(), 0);
    }

    #[test]
    fn lessons_come_by_their_numbers() {
        let remarks = r#"{ "seat": "A", "steps": [] }"#;
        let names = ["10-k.json", "10-k.rec", "2-b.json", "2-b.rec"];
        let text = |name: &str| if name.ends_with("rec") { RECORD } else { remarks };
        let files: Vec<_> = names.iter().map(|name| ("chess", *name, text(name))).collect();
        let courses = read(&files).unwrap();
        let numbers: Vec<_> = courses[0].lessons.iter().map(|lesson| lesson.number).collect();
        assert_eq!(numbers, [2, 10]);
    }

    #[test]
    fn steps_stay_inside_the_record_and_in_order() {
        let beyond = with_steps(r#"{ "key": "far", "at": 1, "to": 3 }"#);
        assert!(beyond.is_err_and(|bad| bad.to_string().contains("'far'")));
        let back = with_steps(r#"{ "key": "on", "at": 1 }, { "key": "back", "at": 0 }"#);
        assert!(back.is_err_and(|bad| bad.to_string().contains("'back'")));
        let still = with_steps(r#"{ "key": "still", "at": 1, "to": 1 }"#);
        assert!(still.is_err_and(|bad| bad.to_string().contains("'still'")));
    }

    #[test]
    fn files_that_are_no_lesson_are_named() {
        assert!(fault(&[("chess", "notes.txt", "")]).starts_with("chess/notes.txt"));
        assert!(fault(&[("chess", "1-pawns.rec", RECORD)]).contains("1-pawns.json"));
        assert!(fault(&[("chess", "1-pawns.json", "{}")]).contains("1-pawns.rec"));
        let misspelled = r#"{ "seat": "A", "step": [] }"#;
        let files = [("chess", "1-a.json", misspelled), ("chess", "1-a.rec", RECORD)];
        assert!(fault(&files).contains("step"));
    }

    #[test]
    fn an_example_is_the_end_of_its_record() {
        let told = |moves: usize| {
            format!(
                r#"{{ "book": "1", "rule": "pawns", "seat": "B", "moves": {moves}, "says": [],
                    "wrong": {{ "actions": ["e6"] }} }}"#
            )
        };
        let with = |told: &str| {
            read(&[("chess", "book/open.json", told), ("chess", "book/open.rec", RECORD)])
        };
        let courses = with(&told(1)).unwrap();
        let example = courses[0].example("open").unwrap();
        assert_eq!((example.at(), example.actions().collect::<Vec<_>>()), (1, vec!["e5"]));
        assert!(courses[0].lessons.is_empty() && courses[0].example("shut").is_none());
        for none in [0, 3] {
            assert!(with(&told(none)).is_err_and(|bad| bad.to_string().contains("book/open.rec")));
        }
    }

    #[test]
    fn the_first_game_has_remarks() {
        let remarks =
            r#"{ "players": 2, "remarks": [{ "asked": "turn", "key": "begin", "times": 2 }] }"#;
        let courses = read(&[("chess", FIRST_GAME, remarks)]).unwrap();
        let first = courses[0].first_game.as_ref().unwrap();
        assert_eq!((first.players, first.remarks[0].times), (2, 2));
    }
}
