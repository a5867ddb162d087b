//! Goods of the player's choice: as listed, for points, or made better step by step.

use std::ops::RangeInclusive;

use quadrivium_core::{Observer, Seat};

use crate::data::{Allowance, BASIC_GOODS, IMPROVEMENTS, REWARDS, Shape, Step};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Frame, Labora, Progress};
use crate::types::Good;

impl Labora {
    /// How many points may be received (R-USE-12). The Brotherhood counts less in the solo game and
    /// in the long game of two.
    fn allowance(&self, seat: Seat, allowance: Allowance) -> u8 {
        let land = self.land[seat];
        match allowance {
            Allowance::Woodland => (land & (self.forests | self.moors)).len() as u8,
            Allowance::Cloisters => {
                let cloisters = (land & self.cloisters).len() as u8;
                match self.schedule().shape {
                    Shape::Solo => cloisters,
                    Shape::TwoLong => cloisters * 3 / 2,
                    _ => cloisters * 2,
                }
            }
        }
    }

    pub(super) fn go_on_rewarding(
        &mut self,
        seat: Seat,
        frame: Frame,
        allowance: Allowance,
    ) -> bool {
        let (points, next) = match frame.progress {
            Progress::Rewarding { points, next } => (points, next),
            _ => (self.allowance(seat, allowance), 0),
        };
        let kinds = REWARDS.iter().skip(next.into());
        let Some(dearer) = kinds.map(|(_, each)| *each).position(|each| each <= points) else {
            self.next_step();
            return true;
        };
        self.set_progress(Progress::Rewarding { points, next: next + dearer as u8 });
        false
    }

    /// How many of a good can be taken now.
    fn gift(frame: Frame, good: Good) -> Option<RangeInclusive<u8>> {
        let basic = BASIC_GOODS.contains(&good);
        let listed = |goods: &[(Good, u8)]| goods.iter().find(|it| it.0 == good).map(|it| it.1);
        let count = match (frame.step()?, frame.progress) {
            (Step::Reward(_), Progress::Rewarding { points, next }) => {
                let &(asked, each) = REWARDS.get(usize::from(next))?;
                return (asked == good).then_some(0..=points / each);
            }
            (Step::Choose(goods), _) => listed(goods),
            (Step::TwoBasics([_, count]), Progress::Chosen { good: first }) => {
                (basic && good != first).then_some(*count)
            }
            (Step::TwoBasics([count, _]), _) => basic.then_some(*count),
            _ => listed(frame.choice_of_yield()?),
        };
        count.map(|count| count..=count)
    }

    /// The goods that can be taken now, each with its number.
    pub(crate) fn gifts(frame: Frame) -> impl Iterator<Item = (Good, u8)> {
        let counts = move |good| Self::gift(frame, good).into_iter().flatten();
        let goods = if Self::is_given(frame) { &Good::ALL[..] } else { &[] };
        goods.iter().flat_map(move |&good| counts(good).map(move |count| (good, count)))
    }

    /// Whether goods are simply received, by choice: that cannot be left out.
    pub(super) fn is_given(frame: Frame) -> bool {
        matches!(frame.step(), Some(Step::Choose(_) | Step::TwoBasics(_) | Step::Reward(_)))
            || frame.choice_of_yield().is_some()
    }

    pub(super) fn take(
        &mut self,
        seat: Seat,
        frame: Frame,
        good: Good,
        count: u8,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        if !Self::gift(frame, good).is_some_and(|counts| counts.contains(&count)) {
            return Err(if Self::is_given(frame) {
                Illegal::NotOffered
            } else {
                Illegal::NotAsked
            });
        }
        self.gain(seat, good, count.into(), seen);
        match (frame.step(), frame.progress) {
            (Some(Step::TwoBasics(_)), Progress::Start) => {
                self.set_progress(Progress::Chosen { good });
            }
            (_, Progress::Rewarding { points, next }) => {
                let (_, each) = REWARDS[usize::from(next)];
                let points = points - each * count;
                self.set_progress(Progress::Rewarding { points, next: next + 1 });
            }
            _ => self.next_step(),
        }
        Ok(())
    }

    /// Books become ceramics, ceramics ornaments, ornaments reliquaries, and what was made of them
    /// can be improved again.
    pub(crate) fn improvements(&self, seat: Seat) -> impl Iterator<Item = (Good, Good)> {
        IMPROVEMENTS.into_iter().filter(move |&(good, _)| self.has(seat, good) > 0)
    }

    pub(super) fn improve(
        &mut self,
        seat: Seat,
        good: Good,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let better = self.improvements(seat).find(|&(from, _)| from == good);
        let (_, better) = better.ok_or(Illegal::NotOffered)?;
        self.charge(seat, good, 1, seen);
        self.gain(seat, better, 1, seen);
        self.repeated();
        Ok(())
    }
}
