//! Lessons and puzzles: positions of written games, at tables that are kept nowhere.

use std::time::{Duration, Instant};

use quadrivium_coach::{AnyCoach, Depth};
use quadrivium_table::api::{Reasons, Solving, SolvingWhy, Verdict, Why};
use quadrivium_table::ids::GuestId;
use quadrivium_table::{Fault, Place, Riddle, Weighed};

use super::Tables;
use crate::ApiError;
use crate::work::Asker;

/// Nobody waits longer for what their turn costs.
const LONGEST: Duration = Duration::from_secs(3);

impl Tables {
    /// Asks something about a written game, where whole games are played through.
    async fn ask_written<T: Send + 'static>(
        &self,
        guest: Option<GuestId>,
        ask: impl FnOnce() -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, ApiError> {
        Ok(self.work.run(Asker::reading(guest), ask).await??)
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
        self.ask_written(guest, move || place.seen(now, page)).await
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
        self.ask_written(guest, move || place.why(&why)).await
    }

    /// A puzzle after some decisions.
    ///
    /// # Errors
    /// When one of them is not possible, or the server is busy.
    pub async fn puzzle(
        &self,
        guest: Option<GuestId>,
        riddle: Riddle,
        solving: Solving,
    ) -> Result<String, ApiError> {
        let now = self.now();
        self.ask_written(guest, move || riddle.seen(&solving, now)).await
    }

    /// Why actions are not possible there.
    ///
    /// # Errors
    /// When what was decided before is not possible, or too much is asked at once.
    pub async fn puzzle_why(
        &self,
        guest: Option<GuestId>,
        riddle: Riddle,
        why: SolvingWhy,
    ) -> Result<Reasons, ApiError> {
        self.ask_written(guest, move || riddle.why(&why)).await
    }

    /// What a turn is worth, and what the best one is; without any decisions only the latter.
    ///
    /// # Errors
    /// When the decisions are no whole turn, or what somebody asked before is still thought about.
    pub async fn solve(
        &self,
        guest: Option<GuestId>,
        riddle: Riddle,
        moves: Vec<String>,
    ) -> Result<Verdict, ApiError> {
        let (asked, weighed) = (moves.clone(), riddle.clone());
        let solution = match self.ask_written(guest, move || weighed.weigh(&asked)).await? {
            Weighed::Known(verdict) => return Ok(verdict),
            Weighed::Unknown(solution) => solution,
        };
        // Somebody without a name waits in a line of their own.
        let whose = guest.map_or_else(|| GuestId::random(self.moment().entropy), Ok)?;
        let game = riddle.game().to_owned();
        let think = move |coach: &mut dyn AnyCoach, _: &mut rand::rngs::StdRng| {
            let began = Instant::now();
            riddle.compare(coach, &moves, &|| began.elapsed() > LONGEST)
        };
        let behind = self.thinkers.advise(whose, &game, Depth::stand, think).await??;
        Ok(solution.verdict(behind))
    }
}
