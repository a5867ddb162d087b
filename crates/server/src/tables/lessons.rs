//! Lessons: positions of a written game, at tables that are kept nowhere.

use quadrivium_games::GAMES;
use quadrivium_lessons::{Lesson, course};

use super::look::json;
use super::{Tables, stage};
use crate::ApiError;
use crate::api::{self, Reasons, Why};
use crate::ids::GuestId;
use crate::table::Fold;
use crate::work::Asker;

/// A position of a lesson.
#[derive(Clone, Copy)]
pub struct Place {
    lesson: &'static Lesson,
    moves: u32,
}

impl Place {
    /// The position after so many moves.
    ///
    /// # Errors
    /// When there is no such lesson, or it is shorter.
    pub fn find(game: &str, number: u8, moves: u32) -> Result<Self, ApiError> {
        let lesson = course(game).and_then(|course| course.lesson(number));
        let lesson = lesson.ok_or(ApiError::NoPage)?;
        let all = lesson.record.actions.len() as u32;
        if moves > all {
            return Err(ApiError::NoMove { asked: moves, moves: all });
        }
        Ok(Self { lesson, moves })
    }

    /// The table at which the learner has come so far.
    fn fold(self) -> Result<Fold, ApiError> {
        let Self { lesson: Lesson { record, seat, .. }, moves } = self;
        stage::fold(record, *seat, record.actions.iter().take(moves as usize).cloned())
    }
}

impl Tables {
    /// What there is to learn about a game.
    ///
    /// # Errors
    /// When there is no such game.
    pub fn course(game: &str) -> Result<api::Course, ApiError> {
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
        Ok(api::Course { lessons: lessons.unwrap_or_default(), first_game })
    }

    /// A lesson as the learner sees it after so many moves, with everything that came before.
    ///
    /// # Errors
    /// When the server is busy.
    pub async fn lesson(
        &self,
        guest: Option<GuestId>,
        place: Place,
        page: bool,
    ) -> Result<String, ApiError> {
        let now = self.now();
        let shown = self.work.run(Asker::reading(guest), move || {
            Ok::<_, ApiError>(stage::seen(&place.fold()?, now, page, |seen| json(seen)))
        });
        shown.await?
    }

    /// Why actions are not possible there.
    ///
    /// # Errors
    /// When it is not the learner's seat, or too much is asked at once.
    pub async fn lesson_why(
        &self,
        guest: Option<GuestId>,
        place: Place,
        why: Why,
    ) -> Result<Reasons, ApiError> {
        let asked = self.work.run(Asker::reading(guest), move || {
            Ok::<_, ApiError>(Reasons { refusals: place.fold()?.refusals(stage::visitor(), &why)? })
        });
        asked.await?
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
