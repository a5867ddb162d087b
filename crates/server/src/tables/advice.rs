//! Hints, and where everybody stands.
//!
//! A coach thinks where the bots do, in the same line: whoever asks much waits for themselves. It is
//! told the position and the seat, and thinks about worlds that look the same to that seat.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use quadrivium_coach::{AnyCoach, Depth, Hint};
use rand::rngs::StdRng;
use tokio::sync::watch;

use super::Tables;
use crate::ApiError;
use crate::api::{AskHint, Stand};
use crate::ids::{GuestId, TableId};
use crate::table::State;

/// No hint is thought about for longer than this, however busy the machine is.
const LONGEST: Duration = Duration::from_secs(6);
/// Nobody waits longer for where they stand.
const LONGEST_STAND: Duration = Duration::from_secs(3);

/// What is known about a hint.
#[derive(Clone, Default)]
pub enum Told {
    /// Nothing yet.
    #[default]
    Nothing,
    /// What was found so far.
    Found(Arc<Hint>),
    /// Nothing will be found.
    Failed(Arc<ApiError>),
}

/// A hint that is being thought about; nobody thinks on when it is dropped.
pub struct Advising {
    /// The newest of what was found; it ends when all is thought.
    pub told: watch::Receiver<Told>,
    stop: Arc<AtomicBool>,
}

impl Drop for Advising {
    fn drop(&mut self) {
        self.stop.store(true, Relaxed);
    }
}

impl Tables {
    /// Begins to think about what somebody could do.
    ///
    /// # Errors
    /// When it is not their turn on that seat, or no hints are given at the table.
    pub async fn hint(
        self: &Arc<Self>,
        id: TableId,
        guest: GuestId,
        ask: AskHint,
    ) -> Result<Advising, ApiError> {
        let held = self.fetch_for(id, Some(guest)).await?;
        let game = {
            let fold = held.fold();
            fold.check_hint(guest, ask)?;
            fold.line.game().boxed_clone()
        };
        let (tell, told) = watch::channel(Told::default());
        let stop = Arc::new(AtomicBool::new(false));
        let (tables, stopped) = (Arc::clone(self), Arc::clone(&stop));
        tokio::spawn(async move {
            let name = game.name();
            let tell = Arc::new(tell);
            let telling = Arc::clone(&tell);
            let think = move |coach: &mut dyn AnyCoach, rng: &mut StdRng| {
                let began = Instant::now();
                let stop = || stopped.load(Relaxed) || began.elapsed() > LONGEST;
                let mut show = |hint: &Hint| {
                    telling.send_replace(Told::Found(Arc::new(hint.clone())));
                    ControlFlow::Continue(())
                };
                if let Some(hint) = coach.hint(&*game, ask.seat, &stop, &mut show, rng) {
                    telling.send_replace(Told::Found(Arc::new(hint)));
                }
            };
            if let Err(error) = tables.thinkers.advise(guest, name, Depth::hint, think).await {
                tell.send_replace(Told::Failed(Arc::new(error)));
            }
        });
        Ok(Advising { told, stop })
    }

    /// Where everybody stands. What they can expect is said only to somebody who plays, as far as
    /// they can know it, where hints are given.
    ///
    /// # Errors
    /// When there is no such table for them, or what they asked before is still thought about.
    pub async fn stand(
        self: &Arc<Self>,
        id: TableId,
        guest: Option<GuestId>,
    ) -> Result<Stand, ApiError> {
        let held = self.fetch_for(id, guest).await?;
        let (now, ended, thinks) = {
            let fold = held.fold();
            let game = fold.line.game();
            let advised = fold.state() == State::Running && !fold.plan.no_hints;
            let seat = fold.people.seats_of(guest).iter().next().filter(|_| advised);
            let thinks = guest.zip(seat).map(|(guest, seat)| (guest, seat, game.boxed_clone()));
            (fold.standings(), game.if_ended(), thinks)
        };
        // In the end whoever gave up stands behind the others.
        let over = held.fold().state() == State::Over;
        let ended = if over { now.clone() } else { ended };
        let Some((guest, seat, game)) = thinks else {
            return Ok(Stand { now, ended, expected: Vec::new() });
        };
        let name = game.name();
        let think = move |coach: &mut dyn AnyCoach, rng: &mut StdRng| {
            let began = Instant::now();
            let stop = || began.elapsed() > LONGEST_STAND;
            coach.project(&*game, seat, &stop, rng)
        };
        let found = self.thinkers.advise(guest, name, Depth::stand, think).await?;
        Ok(Stand { now, ended, expected: found.map(|found| found.expected).unwrap_or_default() })
    }
}
