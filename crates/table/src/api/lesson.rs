//! What there is to learn about a game.

use quadrivium_core::Seat;
use serde::Serialize;

/// Everything that teaches one game. What it says stands in the languages, under `lesson-<game>-…`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Course {
    /// The lessons in their order; none where nobody has written one.
    pub lessons: Vec<Lesson>,
    /// The game at the end, against a bot.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub first_game: Option<FirstGame>,
    /// The examples of its rulebook, each a position to be tried beside a rule.
    pub examples: Vec<Example>,
}

/// An example of the rulebook. What it says stands in the languages, under `book-<game>-<name>`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Example {
    /// Its name, which stands for the number of a lesson in addresses.
    pub name: String,
    /// The rule beside which it stands.
    pub rule: String,
    /// Who plays it.
    pub seat: Seat,
    /// How many moves lie before it.
    pub at: u32,
    /// What the book tells, in notation.
    pub actions: Vec<String>,
}

/// A game that was played, with remarks.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Lesson {
    /// Its place in the course, counted from 1.
    pub number: u8,
    /// Who learns.
    pub seat: Seat,
    /// What is told and done, in order.
    pub steps: Vec<LessonStep>,
}

/// One idea, and perhaps something to do.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LessonStep {
    /// What is said stands under `lesson-<game>-<number>-<key>`.
    pub key: String,
    /// How many moves lie before it.
    pub at: u32,
    /// What the learner plays, in notation; nothing where there is only something to read.
    pub actions: Vec<String>,
    /// What it speaks of, by the names that the drawn table gives its things.
    pub light: Vec<String>,
}

/// A whole game against a bot, with remarks that fade.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FirstGame {
    /// How many play.
    pub players: u8,
    /// What is said when something is asked.
    pub remarks: Vec<Remark>,
}

/// What is said when something is asked.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Remark {
    /// The message key of the prompt.
    pub asked: String,
    /// What is said stands under `lesson-<game>-first-<key>`.
    pub key: String,
    /// How often it is said.
    pub times: u8,
}
