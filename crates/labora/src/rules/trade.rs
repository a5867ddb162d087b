//! Trades: how often, then what is due, then what they bring.

use quadrivium_core::{Observer, Seat};

use super::Due;
use crate::data::{ANY, BUILDINGS, Step, Trade, Yield};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Frame, Labora, Progress};
use crate::types::Good;

impl Frame {
    /// The step that is carried out; nothing after the last one.
    pub fn step(self) -> Option<&'static Step> {
        BUILDINGS[self.building].function.get(usize::from(self.step))
    }

    /// The trade whose number is asked for.
    pub fn trade(self) -> Option<&'static Trade> {
        let Progress::Trading { next, .. } = self.progress else { return None };
        self.step()?.trades()?.0.get(usize::from(next))
    }

    /// Once a trade is paid, some yield one of several goods.
    pub(super) fn choice_of_yield(self) -> Option<&'static [(Good, u8)]> {
        match (self.progress, self.step()?.trades()?.0) {
            (Progress::Paid { .. }, [Trade { get: Yield::OneOf(goods), .. }, ..]) => Some(goods),
            _ => None,
        }
    }

    /// What is due for trades that are made so often.
    pub(crate) fn due(self, times: [u8; 2]) -> Due {
        let mut due = Due::default();
        let trades = self.step().and_then(Step::trades).map_or(&[][..], |(trades, _)| trades);
        for (trade, times) in trades.iter().zip(times) {
            due.add(&trade.pay, times);
        }
        due
    }
}

impl Trade {
    /// What it brings when it is made so often; for a choice of goods, that comes after it.
    pub(crate) fn brings(&self, times: u8) -> impl Iterator<Item = (Good, u16)> {
        let (goods, table) = match self.get {
            Yield::Goods(goods) => (goods, None),
            Yield::Table(good, counts) => {
                let count = usize::from(times).checked_sub(1).map(|index| counts[index]);
                (&[][..], count.map(|count| (good, count.into())))
            }
            Yield::OneOf(_) => (&[][..], None),
        };
        let each = move |&(good, count): &(Good, u8)| (good, u16::from(count) * u16::from(times));
        goods.iter().map(each).chain(table)
    }
}

impl Labora {
    /// How often the trade that is asked about can be made, beside those of the same step that
    /// come before it.
    pub(crate) fn most_times(&self, seat: Seat, frame: Frame) -> u8 {
        let (Progress::Trading { times, .. }, Some(trade)) = (frame.progress, frame.trade()) else {
            return 0;
        };
        let (_, together) = frame.step().and_then(Step::trades).unwrap_or_default();
        let mut due = frame.due(times);
        let brings_wonder = trade.brings(1).any(|(good, _)| good == Good::Wonder);
        let supply = if brings_wonder { self.wonders } else { ANY };
        let limit = trade.most.min(together - times.iter().sum::<u8>()).min(supply);
        let goods = &self.goods[seat];
        let mut times = 0;
        while times < limit {
            due.add(&trade.pay, 1);
            if !due.payable(goods) {
                break;
            }
            times += 1;
        }
        times
    }

    /// So often; not at all is said by skipping.
    pub(super) fn trade(&mut self, seat: Seat, frame: Frame, count: u8) -> Result<(), Illegal> {
        if frame.trade().is_none() {
            return Err(Illegal::NotAsked);
        }
        if !(1..=self.most_times(seat, frame)).contains(&count) {
            return Err(Illegal::TooOften);
        }
        self.next_trade(frame.progress, count);
        Ok(())
    }

    /// Goes on to the next trade after this one was chosen so often.
    pub(super) fn next_trade(&mut self, progress: Progress, count: u8) {
        if let Progress::Trading { mut times, next } = progress {
            times[usize::from(next)] = count;
            self.set_progress(Progress::Trading { times, next: next + 1 });
        }
    }

    /// Goes on with a step of trades: past those that cannot be made, to what is due, and to what
    /// it brings.
    pub(super) fn go_on_trading(
        &mut self,
        seat: Seat,
        frame: Frame,
        trades: &[Trade],
        seen: &mut impl Observer<Event>,
    ) -> bool {
        match frame.progress {
            Progress::Trading { .. } if frame.trade().is_some() => {
                if self.most_times(seat, frame) > 0 {
                    return false;
                }
                self.next_trade(frame.progress, 0);
            }
            Progress::Trading { times: [0, 0], .. } => {
                if matches!(frame.step(), Some(Step::Price(_))) {
                    self.pending.pop();
                } else {
                    self.next_step();
                }
            }
            Progress::Trading { times, .. } => {
                self.set_progress(Progress::Paid { times });
                self.demand(seat, &frame.due(times), seen);
            }
            _ if frame.choice_of_yield().is_some() => return false,
            Progress::Paid { times } => {
                for (trade, times) in trades.iter().zip(times) {
                    for (good, count) in trade.brings(times) {
                        self.gain(seat, good, count, seen);
                    }
                }
                // No limit is so many times at once, and then again.
                let again = times[0] == ANY && trades[0].most == ANY;
                self.begin_step(if again { frame.step } else { frame.step + 1 });
            }
            Progress::Start
            | Progress::Chosen { .. }
            | Progress::Rewarding { .. }
            | Progress::Repeated { .. } => self.begin_step(frame.step),
        }
        true
    }
}
