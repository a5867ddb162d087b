//! Goods of the player's choice: for points, or made better step by step.

use quadrivium_core::Seat;

use super::function::Frame;
use crate::data::{Allowance, IMPROVEMENTS, REWARDS, Shape};
use crate::illegal::Illegal;
use crate::state::Labora;
use crate::types::Good;

impl Labora {
    /// How many points may be received (R-USE-12). The Brotherhood counts less in the solo game and
    /// in the long game of two.
    fn allowance(&self, seat: Seat, allowance: Allowance) -> u16 {
        let land = self.land[seat];
        match allowance {
            Allowance::Woodland => ((land & self.forests) | (land & self.moors)).len() as u16,
            Allowance::Cloisters => {
                let cloisters = (land & self.cloisters).len() as u16;
                match self.schedule().shape {
                    Shape::Solo => cloisters,
                    Shape::TwoLong => cloisters * 3 / 2,
                    _ => cloisters * 2,
                }
            }
        }
    }

    pub(super) fn asked_reward(&self, frame: Frame) -> (Good, u8) {
        let (good, points) = REWARDS[usize::from(frame.part) - 1];
        (good, (self.deal.points / u16::from(points)) as u8)
    }

    pub(super) fn go_on_rewarding(
        &mut self,
        seat: Seat,
        frame: Frame,
        allowance: Allowance,
    ) -> bool {
        if frame.part == 0 {
            self.deal.points = self.allowance(seat, allowance);
        } else if usize::from(frame.part) > REWARDS.len() {
            self.next_step();
            return true;
        } else if self.asked_reward(frame).1 > 0 {
            return false;
        }
        self.next_part_of_step();
        true
    }

    /// Books become ceramics, ceramics ornaments, ornaments reliquaries, and what was made of them
    /// can be improved again.
    pub(crate) fn check_improve(&self, seat: Seat, good: Good) -> Result<Good, Illegal> {
        let better = IMPROVEMENTS.iter().find(|&&(from, _)| from == good);
        match better {
            Some(&(_, better)) if self.has(seat, good) > 0 => Ok(better),
            _ => Err(Illegal::NotOffered),
        }
    }
}
