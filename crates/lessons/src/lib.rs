//! Lessons: records of real games with remarks beside them.
//!
//! A record holds the whole lesson: what came before, what the learner does, what others and chance
//! do in between. The remarks say after how many actions what is told, and up to which action the
//! learner plays what stands in the record. Words stand in `locales/`; whether everything fits
//! together, the tests say. The examples of the rulebooks are such records too, without a course.

mod course;
mod example;
mod read;

pub use course::{Course, FirstGame, Lesson, Remark, Step};
pub use example::{Example, Says, Told, Wrong};
pub use read::{BadLesson, read};

use std::sync::LazyLock;

/// Every file of `lessons/`: game, name, text.
static FILES: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

static COURSES: LazyLock<Vec<Course>> =
    LazyLock::new(|| read(FILES).expect("the tests have read every lesson"));

/// What there is to learn, game by game.
///
/// # Errors
/// When a lesson cannot be read.
pub fn check() -> Result<Vec<Course>, BadLesson> {
    read(FILES)
}

/// What there is to learn about a game; nothing where nobody has written a lesson.
pub fn course(game: &str) -> Option<&'static Course> {
    COURSES.iter().find(|course| course.game == game)
}
