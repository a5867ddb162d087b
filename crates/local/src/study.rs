//! The analysis of a finished game, one decision after the other.

use quadrivium_coach::Depth;
use quadrivium_table::ids::TableId;
use quadrivium_table::study::{Study, Subject};
use quadrivium_table::{Fault, Riddle, api};

use crate::jobs::Job;
use crate::local::{Local, Stop};
use crate::message::Out;
use crate::think::{Played, Question, Thought};

impl Local {
    /// Sees to it that what is known about the game of a table is in memory.
    ///
    /// # Errors
    /// When the game is not finished.
    pub(crate) fn study(&mut self, id: TableId) -> Result<(), Stop> {
        let held = self.held(id)?;
        if held.study.as_ref().is_some_and(|study| study.fits(&held.fold)) {
            return Ok(());
        }
        let subject = Subject::of(&held.fold)?;
        let coach = quadrivium_games::coach(subject.game(), |_| Depth { first: 1, whole: 1 });
        let stored = held.reviews.iter().map(|review| (review.at, review.body.clone())).collect();
        held.study = Some(Study::read(subject, &*coach.map_err(Fault::from)?, stored)?);
        Ok(())
    }

    /// What is to be told of it from so many decisions on, and whether more may come.
    pub(crate) fn shown_study(&self, id: TableId, have: usize) -> Option<(api::Study, bool)> {
        let held = self.in_memory(id)?;
        let worker = held.studied.and(self.who());
        Some((held.study.as_ref()?.shown(self.who(), worker, have), worker.is_some()))
    }

    /// What is known about a finished game.
    ///
    /// # Errors
    /// When the game is not finished.
    pub(crate) fn analysis(&mut self, id: TableId) -> Result<api::Study, Stop> {
        self.study(id)?;
        let shown = self.shown_study(id, 0).map(|shown| shown.0);
        shown.ok_or_else(|| Fault::Unfinished.into())
    }

    /// Has a finished game analysed, from where it was left; one at a time.
    ///
    /// # Errors
    /// When the game is not finished, or another one is being analysed.
    pub(crate) fn analyse(&mut self, id: TableId) -> Result<api::Study, Stop> {
        self.person()?;
        self.study(id)?;
        if self.jobs.reviewed().is_some_and(|other| other != id) {
            return Err(Fault::Analysing.into());
        }
        self.ask_review(id);
        self.analysis(id)
    }

    /// Stops an analysis; what was found stays.
    ///
    /// # Errors
    /// When the game is not finished.
    pub(crate) fn stop_analysis(&mut self, id: TableId) -> Result<api::Study, Stop> {
        self.person()?;
        self.study(id)?;
        self.rest(id);
        self.analysis(id)
    }

    /// A decision that was judged, to be tried again.
    ///
    /// # Errors
    /// When the game is not finished, or nobody has judged it.
    pub(crate) fn moment(&mut self, id: TableId, at: u32) -> Result<Riddle, Stop> {
        self.study(id)?;
        let held = self.held(id)?;
        let study = held.study.as_ref().ok_or(Fault::Unfinished)?;
        Ok(Riddle::of_moment(&held.fold, study, at as usize)?)
    }

    /// A game that goes on is not analysed any longer.
    pub(crate) fn end_stale_study(&mut self, id: TableId) {
        let Some(held) = self.in_memory(id) else { return };
        let fits = held.study.as_ref().is_some_and(|study| study.fits(&held.fold));
        if held.studied.is_some() && !fits {
            self.rest(id);
        }
    }

    /// Nobody works on it any longer.
    fn rest(&mut self, id: TableId) {
        let job = self.in_memory_mut(id).and_then(|held| held.studied.take());
        if let Some(job) = job {
            self.drop_job(job);
            self.studied(id);
        }
    }

    /// Asks about the first decision that nobody has judged, unless somebody thinks about one.
    fn ask_review(&mut self, id: TableId) {
        let Some(held) = self.in_memory(id).filter(|held| held.studied.is_none()) else { return };
        let Some(at) = held.study.as_ref().and_then(Study::next) else { return };
        let Ok(tempo) = quadrivium_games::tempo(&held.fold.plan.game) else { return };
        let looks = Depth::journeyman(tempo).whole;
        let question = Question::Review { at, looks, position: Played::of(&held.fold) };
        let job = self.ask(Job::Review(id), &question);
        if let Some(held) = self.in_memory_mut(id) {
            held.studied = Some(job);
        }
        self.studied(id);
    }

    /// A decision was judged: it is kept, and the next one is asked about.
    pub(crate) fn reviewed(&mut self, id: TableId, thought: Thought) {
        let Some(held) = self.in_memory_mut(id) else { return };
        held.studied = None;
        let game = held.fold.plan.game.clone();
        let coach = quadrivium_games::coach(&game, |_| Depth { first: 1, whole: 1 });
        let (Thought::Review(review), Some(study), Ok(coach)) = (thought, &mut held.study, coach)
        else {
            return self.studied(id);
        };
        if study.learn(review.at as usize, &review.body, &*coach) {
            held.reviews.push(review.clone());
            self.keep(Out::Review { table: id, review });
            self.ask_review(id);
        }
        self.studied(id);
    }
}
