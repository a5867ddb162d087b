//! Taking workers, with any die (B-14.1).

use quadrivium_core::{Observer, Seat};

use super::dice::check_no_die;
use crate::action::Action;
use crate::data::ACTION_WORKERS;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Burgundy, Pending};
use crate::types::Die;

impl Burgundy {
    fn check_workers(&self, seat: Seat, die: Die) -> Result<(), Illegal> {
        match self.asked() {
            Some(Pending::TakeTurn { .. }) => self.check_own_die(seat, die),
            Some(Pending::ActAtOnce { .. }) => check_no_die(die),
            _ => Err(Illegal::NotAsked),
        }
    }

    /// Always possible: this is why nobody ever has to pass.
    #[expect(clippy::unused_self, reason = "beside its kin")]
    pub(super) fn legal_workers(&self, dice: [Option<Die>; 2], out: &mut Vec<Action>) {
        out.extend(dice.into_iter().flatten().map(|die| Action::Workers { die }));
    }

    /// Two workers (four with yellow tile 14), and with yellow tile 13 a silver (B-17.16, R20).
    pub(super) fn take_workers(
        &mut self,
        seat: Seat,
        die: Die,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_workers(seat, die)?;
        self.spend(seat, die, 0, seen);
        let estate = &mut self.estates[seat];
        let workers = ACTION_WORKERS[usize::from(estate.knows(14))];
        let silver = u16::from(estate.knows(13));
        estate.workers += workers;
        estate.silver += silver;
        seen.saw(Event::WorkersTaken { seat, workers, silver });
        Ok(())
    }
}
