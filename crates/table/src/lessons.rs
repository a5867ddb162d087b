//! Lessons: positions of a written game, at tables that are kept nowhere.

use quadrivium_core::{Record, Seat};
use quadrivium_games::GAMES;
use quadrivium_lessons::{Example, Lesson, course};

use super::frames::json;
use super::{Fold, stage};
use crate::api::{self, Reasons, Why};
use crate::fault::Fault;

/// A position of a lesson, or of an example of the rulebook.
#[derive(Clone, Copy)]
pub struct Place {
    record: &'static Record,
    seat: Seat,
    moves: u32,
}

impl Place {
    /// The position after so many moves: a lesson has a number, an example a name.
    ///
    /// # Errors
    /// When there is no such lesson, or it is shorter.
    pub fn find(game: &str, name: &str, moves: u32) -> Result<Self, Fault> {
        let course = course(game).ok_or(Fault::NoPage)?;
        let numbered = name.parse().ok().and_then(|number| course.lesson(number));
        let lesson = numbered.map(|lesson| (&lesson.record, lesson.seat));
        let example = || course.example(name).map(|example| (&example.record, example.told.seat));
        let (record, seat) = lesson.or_else(example).ok_or(Fault::NoPage)?;
        let all = record.actions.len() as u32;
        if moves > all {
            return Err(Fault::NoMove { asked: moves, moves: all });
        }
        Ok(Self { record, seat, moves })
    }

    /// The table at which the learner has come so far.
    fn fold(self) -> Result<Fold, Fault> {
        let Self { record, seat, moves } = self;
        stage::fold(record, seat, record.actions.iter().take(moves as usize).cloned())
    }

    /// The lesson as the learner sees it there, with everything that came before, as JSON.
    ///
    /// # Errors
    /// When the lesson does not fit its game.
    pub fn seen(self, now: u64, page: bool) -> Result<String, Fault> {
        Ok(stage::seen(&self.fold()?, now, page, |seen| json(seen)))
    }

    /// Why actions are not possible there.
    ///
    /// # Errors
    /// When it is not the learner's seat, or too much is asked at once.
    pub fn why(self, why: &Why) -> Result<Reasons, Fault> {
        Ok(Reasons { refusals: self.fold()?.refusals(stage::visitor(), why)? })
    }
}

/// What there is to learn about a game.
///
/// # Errors
/// When there is no such game.
pub fn lessons(game: &str) -> Result<api::Course, Fault> {
    GAMES.find(game)?;
    let course = course(game);
    let lessons = course.map(|course| course.lessons.iter().map(listed).collect());
    let first = course.and_then(|course| course.first_game.as_ref());
    let first_game = first.map(|first| api::FirstGame {
        players: first.players,
        remarks: first
            .remarks
            .iter()
            .map(|remark| api::Remark {
                asked: remark.asked.clone(),
                key: remark.key.clone(),
                times: remark.times,
            })
            .collect(),
    });
    let examples = course.map(|course| course.examples.iter().map(shown).collect());
    let (lessons, examples) = (lessons.unwrap_or_default(), examples.unwrap_or_default());
    Ok(api::Course { lessons, first_game, examples })
}

fn shown(example: &Example) -> api::Example {
    api::Example {
        name: example.name.clone(),
        rule: example.told.rule.clone(),
        seat: example.told.seat,
        at: example.at() as u32,
        actions: example.actions().map(str::to_owned).collect(),
    }
}

fn listed(lesson: &Lesson) -> api::Lesson {
    let steps = lesson.steps.iter().map(|step| api::LessonStep {
        key: step.key.clone(),
        at: step.at as u32,
        actions: lesson.actions(step).map(str::to_owned).collect(),
        light: step.light.clone(),
    });
    api::Lesson { number: lesson.number, seat: lesson.seat, steps: steps.collect() }
}
