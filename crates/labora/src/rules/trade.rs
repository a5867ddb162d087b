//! Trades: how often, then what is due, then what they bring.

use std::cmp::Ordering;

use quadrivium_core::{Observer, Seat};

use super::Due;
use super::function::Frame;
use crate::data::{ANY, Step, Trade, Yield};
use crate::event::Event;
use crate::state::Labora;
use crate::types::Good;

/// The trade whose number is asked for.
pub(super) fn asked_trade(frame: Frame) -> Option<(&'static [Trade], u8, &'static Trade)> {
    let (trades, together) = frame.step?.trades()?;
    Some((trades, together, trades.get(usize::from(frame.part))?))
}

/// Once a trade is paid, some yield one of several goods.
pub(super) fn choices_of_yield(frame: Frame) -> Option<&'static [(Good, u8)]> {
    let (trades, _) = frame.step?.trades()?;
    let paid = usize::from(frame.part) == trades.len() + 1;
    match trades[0].get {
        Yield::OneOf(goods) if paid => Some(goods),
        _ => None,
    }
}

impl Labora {
    /// How often a trade can be made, beside those of the same step that come before it.
    pub(super) fn most_times(&self, seat: Seat, frame: Frame) -> u8 {
        let Some((trades, together, trade)) = asked_trade(frame) else { return 0 };
        let before = &trades[..usize::from(frame.part)];
        let mut due = Due::default();
        let mut made = 0;
        for (earlier, times) in before.iter().zip(self.deal.times) {
            due.add(&earlier.pay, times);
            made += times;
        }
        let brings_wonder = matches!(trade.get, Yield::Goods(&[(Good::Wonder, _)]));
        let supply = if brings_wonder { self.wonders } else { ANY };
        let limit = trade.most.min(together - made).min(supply);
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

    /// Trades: how often, then what is due, then what it brings.
    pub(super) fn go_on_trading(
        &mut self,
        seat: Seat,
        frame: Frame,
        seen: &mut impl Observer<Event>,
    ) -> bool {
        let step = frame.step.expect("a step with trades");
        let (trades, _) = step.trades().expect("a step with trades");
        let part = usize::from(frame.part);
        let times = self.deal.times;
        match part.cmp(&trades.len()) {
            Ordering::Less if self.most_times(seat, frame) > 0 => return false,
            Ordering::Less => self.next_part_of_step(),
            Ordering::Equal if times == [0, 0] && matches!(step, Step::Price(_)) => {
                self.leave_function();
            }
            Ordering::Equal if times == [0, 0] => self.next_step(),
            Ordering::Equal => {
                let mut due = Due::default();
                for (trade, times) in trades.iter().zip(times) {
                    due.add(&trade.pay, times);
                }
                self.next_part_of_step();
                self.demand(seat, &due, seen);
            }
            Ordering::Greater if choices_of_yield(frame).is_some() => return false,
            Ordering::Greater => {
                for (trade, times) in trades.iter().zip(times) {
                    self.receive(seat, trade.get, times, seen);
                }
                let unlimited = matches!(step, Step::Trade(Trade { most: ANY, .. }));
                if unlimited && times[0] == ANY { self.same_step_again() } else { self.next_step() }
            }
        }
        true
    }

    fn receive(&mut self, seat: Seat, get: Yield, times: u8, seen: &mut impl Observer<Event>) {
        match get {
            Yield::Goods(goods) => {
                for &(good, count) in goods {
                    self.gain(seat, good, u16::from(count) * u16::from(times), seen);
                }
            }
            Yield::Table(good, counts) if times > 0 => {
                self.gain(seat, good, counts[usize::from(times) - 1].into(), seen);
            }
            Yield::Table(..) | Yield::OneOf(_) => {}
        }
    }
}
