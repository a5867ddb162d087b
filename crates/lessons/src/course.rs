//! What a course is made of.

use quadrivium_core::{Record, Seat};
use serde::Deserialize;

use crate::Example;

/// Everything that teaches one game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Course {
    /// The name of the game.
    pub game: String,
    /// The lessons in their order.
    pub lessons: Vec<Lesson>,
    /// The game at the end, against a bot.
    pub first_game: Option<FirstGame>,
    /// The examples of its rulebook, by name.
    pub examples: Vec<Example>,
}

impl Course {
    /// The lesson with this number.
    pub fn lesson(&self, number: u8) -> Option<&Lesson> {
        self.lessons.iter().find(|lesson| lesson.number == number)
    }

    /// The example with this name.
    pub fn example(&self, name: &str) -> Option<&Example> {
        self.examples.iter().find(|example| example.name == name)
    }
}

/// A record with remarks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Its place in the course, counted from 1.
    pub number: u8,
    /// Its name in the folder.
    pub slug: String,
    /// Who learns.
    pub seat: Seat,
    /// What is told and done, in order.
    pub steps: Vec<Step>,
    /// The whole lesson as a game.
    pub record: Record,
}

impl Lesson {
    /// What the learner plays in a step, in notation.
    pub fn actions<'a>(&'a self, step: &Step) -> impl Iterator<Item = &'a str> {
        let until = step.to.unwrap_or(step.at);
        self.record.actions[step.at..until].iter().map(|(_, action)| action.as_str())
    }

    /// After how many actions the last remark is over.
    pub fn end(&self) -> usize {
        self.steps.iter().map(|step| step.to.unwrap_or(step.at)).max().unwrap_or_default()
    }
}

/// One idea, and perhaps something to do.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// What is said stands under this name.
    pub key: String,
    /// How many actions of the record lie before it.
    pub at: usize,
    /// The learner plays the actions of the record up to this one; nothing where there is only
    /// something to read.
    #[serde(default)]
    pub to: Option<usize>,
    /// What it speaks of, by the names that the drawn table gives its things.
    #[serde(default)]
    pub light: Vec<String>,
}

/// A whole game against a bot, with remarks that fade.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FirstGame {
    /// How many play.
    pub players: u8,
    /// What is said when something is asked.
    pub remarks: Vec<Remark>,
}

/// What is said when something is asked for the first time.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Remark {
    /// The message key of the prompt.
    pub asked: String,
    /// What is said stands under this name.
    pub key: String,
    /// How often.
    pub times: u8,
}
