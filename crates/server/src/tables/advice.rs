//! Hints, and where everybody stands.
//!
//! A coach thinks where the bots do, in the same line: whoever asks much waits for themselves. It is
//! told the position and the seat, and thinks about worlds that look the same to that seat.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use quadrivium_bots::Tempo;
use quadrivium_coach::{AnyCoach, Depth, Hint};
use quadrivium_table::api::{AskHint, Stand};
use quadrivium_table::ids::{GuestId, TableId};
use rand::rngs::StdRng;
use tokio::sync::watch;

use super::Tables;
use crate::ApiError;

/// No hint is thought about for longer than this, however busy the machine is; and none for longer than
/// that where somebody wants to know more exactly.
const LONGEST: Duration = Duration::from_secs(6);
const LONGER: Duration = Duration::from_secs(20);
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
        let (longest, depth): (_, fn(Tempo) -> Depth) =
            if ask.longer { (LONGER, Depth::longer) } else { (LONGEST, Depth::hint) };
        let (tell, told) = watch::channel(Told::default());
        let stop = Arc::new(AtomicBool::new(false));
        let (tables, stopped) = (Arc::clone(self), Arc::clone(&stop));
        tokio::spawn(async move {
            let name = game.name();
            let tell = Arc::new(tell);
            let telling = Arc::clone(&tell);
            let think = move |coach: &mut dyn AnyCoach, rng: &mut StdRng| {
                let began = Instant::now();
                let stop = || stopped.load(Relaxed) || began.elapsed() > longest;
                let mut show = |hint: &Hint| {
                    telling.send_replace(Told::Found(Arc::new(hint.clone())));
                    ControlFlow::Continue(())
                };
                if let Some(hint) = coach.hint(&*game, ask.seat, &stop, &mut show, rng) {
                    telling.send_replace(Told::Found(Arc::new(hint)));
                }
            };
            if let Err(error) = tables.thinkers.advise(guest, name, depth, think).await {
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
        let (stand, seat, game) = {
            let fold = held.fold();
            let (stand, seat) = fold.stand(guest);
            (stand, seat, fold.line.game().boxed_clone())
        };
        let Some((guest, seat)) = guest.zip(seat) else { return Ok(stand) };
        let name = game.name();
        let think = move |coach: &mut dyn AnyCoach, rng: &mut StdRng| {
            let began = Instant::now();
            let stop = || began.elapsed() > LONGEST_STAND;
            coach.project(&*game, seat, &stop, rng)
        };
        let found = self.thinkers.advise(guest, name, Depth::stand, think).await?;
        Ok(Stand { expected: found.map(|found| found.expected).unwrap_or_default(), ..stand })
    }
}
