//! Taking workers, with any die (B-14.1). Always possible: this is why nobody ever has to pass.

use quadrivium_core::{Observer, Seat};

use crate::data::ACTION_WORKERS;
use crate::event::Event;
use crate::state::Burgundy;
use crate::types::Die;

impl Burgundy {
    /// Two workers (four with yellow tile 14), and with yellow tile 13 a silver (B-17.16, R20).
    pub(super) fn take_workers(&mut self, seat: Seat, die: Die, seen: &mut impl Observer<Event>) {
        self.spend(seat, die, 0, seen);
        let estate = &mut self.estates[seat];
        let workers = ACTION_WORKERS[usize::from(estate.knows(14))];
        let silver = u16::from(estate.knows(13));
        estate.workers += workers;
        estate.silver += silver;
        seen.saw(Event::WorkersTaken { seat, workers, silver });
    }
}
